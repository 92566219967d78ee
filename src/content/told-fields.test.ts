import assert from "node:assert/strict";
import { test } from "node:test";
import { toldFields } from "./told-fields.ts";

test("fields are told as they are asked for, whatever their case; without a word all are", () => {
  const left = (request: Parameters<typeof toldFields>[0]) =>
    ["name", "geoLocation", "status"].filter((field) => toldFields(request)?.keeps(field) ?? true);
  assert.equal(toldFields({}), undefined);
  assert.deepEqual(left({ fields: ["Name", "GEOLOCATION"] }), ["name", "geoLocation"]);
  assert.deepEqual(left({ excludeFields: ["name"] }), ["geoLocation", "status"]);
  assert.deepEqual(left({ fields: ["name", "status"], excludeFields: ["Name"] }), ["status"]);
});

test("records narrowed to a set that is asked for a third time are kept, under one name in any order", () => {
  const keys = [
    ["a", "b"],
    ["B", "a"],
    ["b", "a"],
    ["a", "B"],
  ].map((fields) => toldFields({ fields })?.key);
  assert.deepEqual(keys.slice(0, 2), [undefined, undefined]);
  assert.ok(keys[2] !== undefined && keys[2] === keys[3]);
  const others = [{ excludeFields: ["a", "b"] }, { fields: ["a"], excludeFields: ["b"] }, { fields: ["a"] }];
  const names = others.map((request) => [1, 2, 3].map(() => toldFields(request)?.key).at(-1));
  assert.equal(new Set([...names, keys[2]]).size, 4);
});
