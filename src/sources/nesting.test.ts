import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { nestsDeeperThan } from "./nesting.ts";

/** How deep a value nests, found the slow and obvious way. */
function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test("depth is told as it is, whatever the strings hold", () => {
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
