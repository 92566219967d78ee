import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { jsonFaultOf, nestsDeeperThan } from "./json-fault.ts";

const cases: [text: string, column: number, reason: RegExp][] = [
  ['{"a":1,}', 8, /unexpected token '}'/],
  ['{"a" 1}', 6, /expected ':'/],
  ["{a:1}", 2, /expected an object key/],
  ['{"a":01}', 7, /expected ','/],
  ['{"a":NaN}', 6, /expected a value/],
  ['{"a":[1 2]}', 9, /expected ','/],
  ['{"a":1}{"b":2}', 8, /unexpected characters/],
  ['{"a":"b\tc"}', 8, /unescaped control character/],
  ['{"a":"b\\xc"}', 8, /wrong escape/],
  ['{"a":{"b":1}', 13, /cut off/],
  ['{"a":"b', 8, /cut off/],
  ["", 1, /cut off/],
];

test("the first fault is reported with its column and reason, without a word of the text", () => {
  for (const [text, column, reason] of cases) {
    const fault = jsonFaultOf(text);
    assert.equal(fault?.column, column, text);
    assert.match(fault.reason, reason);
  }
});

test("what JSON.parse takes has no fault, and what it refuses has one", () => {
  const text = fc.tuple(
    fc.json(),
    fc.nat(),
    fc.constantFrom("", ",", "}", '"', "\\", "0", "e", "\u0001", "é"),
  );
  const property = fc.property(text, ([json, at, mark]) => {
    const place = at % (json.length + 1);
    const changed = `${json.slice(0, place)}${mark}${json.slice(place + (at % 2))}`;
    assert.equal(jsonFaultOf(changed) === undefined, isJson(changed), changed);
  });
  fc.assert(property, { numRuns: 2_000, seed: 7 });
});

test("a faulty line of many megabytes is read without trouble", () => {
  assert.equal(jsonFaultOf(`{"a":"${"\\n".repeat(2_000_000)}"`)?.column, 4_000_008);
  assert.equal(jsonFaultOf("[".repeat(1_000_000))?.column, 1_000_001);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** How deep a value nests, found the slow and obvious way. */
function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test("depth is measured correctly, whatever the strings hold", () => {
  const text = fc.string({ unit: fc.constantFrom(...'\\"[]{}aé日'), maxLength: 90 });
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 6 },
      text,
      fc.integer(),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(text, tie("value"), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).value;
  const property = fc.property(json, fc.nat(7), (value, limit) => {
    const bytes = Buffer.from(JSON.stringify(value));
    assert.equal(nestsDeeperThan(limit, bytes), depthOf(value) > limit);
  });
  fc.assert(property, { seed: 14, numRuns: 2_000 });
});

test("a string that does not end hides what is in it, however long", () => {
  for (const length of [0, 20, 40, 1_000]) {
    const open = `[["${"x".repeat(length)}\\"[[[[[[`;
    assert.equal(nestsDeeperThan(2, Buffer.from(open)), false);
    assert.equal(nestsDeeperThan(1, Buffer.from(open)), true);
  }
});
