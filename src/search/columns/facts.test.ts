import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { listNames, packLists, unpackLists } from "./facts.ts";

test("what is packed comes out again, whatever the numbers and however many", () => {
  const list = fc.array(fc.oneof(fc.nat(200), fc.integer({ min: 0, max: 2 ** 32 - 1 })), { minLength: 1 });
  const lists = fc.record(Object.fromEntries(listNames.map((name) => [name, list])), {
    requiredKeys: [],
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(lists, (given) => {
      assert.deepEqual(unpackLists(packLists(given)), given);
    }),
    { seed: 5, numRuns: 500 },
  );
});

test("nothing is packed for nothing", () => {
  assert.equal(packLists({}), undefined);
  assert.equal(packLists({ tags: [] }), undefined);
  assert.deepEqual(unpackLists(undefined), {});
});

test("a text without the lists that were named last reads as if they were empty", () => {
  const eightLists = Buffer.from([1, 7, 0, 0, 0, 0, 0, 0, 2, 60, 120]).toString("base64");
  assert.deepEqual(unpackLists(eightLists), { category: [7], week: [60, 120] });
  assert.equal(packLists({ category: [7] }), Buffer.from([1, 7]).toString("base64"));
});
