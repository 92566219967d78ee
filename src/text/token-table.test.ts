import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TokenTable } from "./token-table.ts";

test("pieces are numbered in the order they are added and found inside of any text", () => {
  const table = new TokenTable();
  assert.deepEqual([table.add("bar"), table.add("寿司"), table.add("")], [0, 1, 2]);
  assert.equal(table.find("a bar here", 2, 5), 0);
  assert.equal(table.find("寿司", 0, 2), 1);
  assert.equal(table.find("bark", 0, 4), -1);
  assert.equal(table.size, 3);
});

test("it agrees with a map while it grows", () => {
  const piece = fc.string({ unit: fc.constantFrom(..."abéж"), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1500, maxLength: 3000 }), (pieces) => {
      const table = new TokenTable();
      const numbers = new Map<string, number>();
      for (const text of pieces) {
        assert.equal(table.find(`-${text}-`, 1, text.length + 1), numbers.get(text) ?? -1);
        if (!numbers.has(text)) {
          numbers.set(text, table.add(text));
        }
      }
      assert.deepEqual(
        [...numbers.values()],
        Array.from(numbers.keys(), (_, i) => i),
      );
    }),
    { seed: 19, numRuns: 20 },
  );
});
