import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { hashStep, PairTable, TokenTable } from "./token-table.ts";

/** The value of `text.slice(start, end)`; undefined where it was not added. */
function find(table: TokenTable, text: string, start: number, end: number): number | undefined {
  let hash = 0;
  for (let i = start; i < end; i++) hash = hashStep(hash, text.charCodeAt(i));
  const slot = table.slotOf(text, start, end, hash);
  return slot < 0 ? undefined : table.valueAt(slot);
}

test("pieces are found inside of any text", () => {
  const table = new TokenTable();
  ["bar", "寿司", ""].forEach((piece, value) => {
    table.add(piece, value);
  });
  assert.equal(find(table, "a bar here", 2, 5), 0);
  assert.equal(find(table, "寿司", 0, 2), 1);
  assert.equal(find(table, "bark", 0, 0), 2);
  assert.equal(find(table, "bark", 0, 4), undefined);
  assert.equal(table.size, 3);
});

test("it agrees with a map while it grows", () => {
  const piece = fc.string({ unit: fc.constantFrom(..."abéж"), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1500, maxLength: 3000 }), (pieces) => {
      const table = new TokenTable();
      const numbers = new Map<string, number>();
      for (const text of pieces) {
        assert.equal(find(table, `-${text}-`, 1, text.length + 1), numbers.get(text));
        if (numbers.has(text)) continue;
        table.add(text, numbers.size);
        numbers.set(text, numbers.size);
      }
      assert.equal(table.size, numbers.size);
    }),
    { seed: 19, numRuns: 20 },
  );
});

test("pieces longer than a slot are told apart by every letter, and keep their values", () => {
  const table = new TokenTable();
  const long = "abcdefghijklmnopqrstuvwxyz0123456789";
  const pieces = Array.from({ length: long.length }, (_, i) => `${long.slice(0, i)}-${long.slice(i + 1)}`);
  for (const [value, piece] of [...pieces, long, long.slice(0, 24), long.slice(0, 25)].entries()) {
    assert.equal(table.get(piece), undefined);
    table.add(piece, value - 5);
  }
  assert.deepEqual(
    pieces.map((piece) => table.get(piece)),
    pieces.map((_, i) => i - 5),
  );
  assert.equal(table.get(`${long}!`), undefined);
});

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

test("pairs that begin at every other place of a table are found, also one that is not in it", () => {
  const isEven = (key: number) => {
    const hash = Math.imul(key, 0x9e3779b1);
    return ((hash ^ (hash >>> 15)) & 1) === 0;
  };
  const keys = Array.from({ length: 1_000 }, (_, index) => index + 1).filter(isEven);
  const table = new PairTable();
  // As many as there is room for before the table grows.
  for (const [value, key] of keys.slice(0, 128).entries()) table.add(key, value);
  assert.deepEqual(
    keys.slice(0, 130).map((key) => table.find(key)),
    [...Array.from({ length: 128 }, (_, value) => value), -1, -1],
  );
});
