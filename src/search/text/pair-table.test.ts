import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { PairTable } from "./pair-table.ts";

test("a table of pairs agrees with a map while it grows", () => {
  const key = fc.oneof(
    fc.integer({ min: 1, max: 500 }),
    fc.integer().map((number) => number || 1),
  );
  fc.assert(
    fc.property(fc.array(key, { minLength: 300, maxLength: 2000 }), (keys) => {
      const table = new PairTable();
      const numbers = new Map<number, number>();
      for (const one of keys) {
        assert.equal(table.find(one), numbers.get(one) ?? -1);
        if (!numbers.has(one)) {
          table.add(one, numbers.size);
          numbers.set(one, numbers.size);
        }
      }
      assert.equal(table.size, numbers.size);
      for (const [one, number] of numbers) {
        assert.equal(table.find(one), number);
      }
    }),
    { seed: 20, numRuns: 20 },
  );
});
