import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ServiceError } from "./errors.ts";
import { hostHomeParameters } from "./parameters.ts";
import { readParameters, readQuery } from "./read-parameters.ts";

test("every text that is written as a query is read back", () => {
  const text = fc
    .string({ unit: "grapheme" })
    .filter((value) => !/\p{Cc}/u.test(value) && value.isWellFormed());
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      const kept = pairs.filter(([name, value]) => name !== "" || value !== "");
      const expected = kept.map(([name, value]) => ({ name, value }));
      assert.deepEqual(readQuery(new URLSearchParams(kept).toString()), expected);
      const encoded = kept.map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
      assert.deepEqual(readQuery(encoded), expected);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test("no query throws, and what cannot be decoded is shown as it was sent", () => {
  const piece = fc.constantFrom("%", "%f", "%ff", "%00", "%c3", "%c3%a6", "=", "&", "a", "+", "[", "]");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const raw = pieces.join("");
      for (const { name, value, broken } of readQuery(raw)) {
        assert.ok(broken !== undefined || !/\p{Cc}|\ufffd/u.test(name + value));
      }
    }),
    { seed: 7, numRuns: 500 },
  );
  assert.deepEqual(readQuery("a=%ff&%ff=b&c=%0a"), [
    { name: "a", value: "%ff", broken: "its value is not percent-encoded UTF-8" },
    { name: "%ff", value: "b", broken: "its name is not percent-encoded UTF-8" },
    { name: "c", value: "%0a", broken: "its value has a control character" },
  ]);
});

test("a name without a value is blank, and a value may hold equals signs", () => {
  assert.deepEqual(readQuery("a&b=1=2&=c&&="), [
    { name: "a", value: "" },
    { name: "b", value: "1=2" },
    { name: "", value: "c" },
  ]);
});

test("faults are told in the order of the parameters, whatever the order of the query, and unknown names after them", () => {
  const query = "x=1&strict=true&guidesPage=0&latlng=here&lang=%ff&key=a&key=b&radius=1&radius=2&profileId=";
  const said = ["key", "profileId", "lang", "latlng", "radius", "guidesPage", "x"];
  for (const raw of [query, query.split("&").reverse().join("&")]) {
    assert.throws(
      () => readParameters(hostHomeParameters, readQuery(raw)),
      (error) =>
        error instanceof ServiceError && error.faults?.map(({ name }) => name).join() === said.join(),
    );
  }
});

test("what a query leaves out has its default, and strict is none of the values", () => {
  const values = readParameters(hostHomeParameters, readQuery("strict=false&profileId=a&guidesPage=2"));
  assert.deepEqual(Object.keys(values), Object.keys(hostHomeParameters));
  assert.deepEqual([values.profileId, values.guidesPage, values.guidesPerPage], ["a", 2, 10]);
});
