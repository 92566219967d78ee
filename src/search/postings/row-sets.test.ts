import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  eachRow,
  encodeRows,
  LeastCosts,
  lowerCosts,
  makeEntry,
  maxBytes,
  PART_ROWS,
  writeRows,
} from "./row-sets.ts";

const FIELDS = 6;
const few = fc.uniqueArray(fc.nat(PART_ROWS - 1), { maxLength: 20 });
const many = fc
  .tuple(fc.integer({ min: 400, max: PART_ROWS }), fc.nat(PART_ROWS - 1))
  .map(([count, start]) => Array.from({ length: count }, (_, n) => (start + n) % PART_ROWS));
/** Entries, a few or many in each field, in any order. */
const someEntries = fc
  .array(fc.oneof(few, many), { maxLength: FIELDS })
  .map((fields) => fields.flatMap((offsets, field) => offsets.map((offset) => makeEntry(offset, field))))
  .chain((entries) =>
    fc.boolean().map((turned) => Uint32Array.from(turned ? entries.toReversed() : entries)),
  );

function entriesOf(rows: Uint8Array): Uint32Array {
  const found: number[] = [];
  eachRow(rows, (offset, field) => found.push(makeEntry(offset, field)));
  return Uint32Array.from(found);
}

test("rows come back with their fields, whether few or many", () => {
  const property = fc.property(someEntries, (entries) => {
    assert.deepEqual(entriesOf(encodeRows(entries)).sort(), entries.toSorted());
  });
  fc.assert(property, { seed: 3, numRuns: 200 });
});

test("rows that are written side by side are those that are written alone", () => {
  const property = fc.property(someEntries, someEntries, (first, second) => {
    const entries = Uint32Array.of(...first, ...second);
    const target = new Uint8Array(maxBytes(first.length) + maxBytes(second.length));
    const middle = writeRows(entries, 0, first.length, target, 0);
    const end = writeRows(entries, first.length, entries.length, target, middle);
    assert.deepEqual(target.subarray(0, middle), encodeRows(first));
    assert.deepEqual(target.subarray(middle, end), encodeRows(second));
  });
  fc.assert(property, { seed: 4, numRuns: 100 });
});

test("a row's cost is lowered to that of its cheapest field that has one", () => {
  const cost = fc.option(fc.nat(254), { nil: Infinity });
  const costs = fc.array(cost, { minLength: FIELDS, maxLength: FIELDS });
  const property = fc.property(someEntries, costs, fc.nat(3), (entries, fieldCosts, part) => {
    const first = part * PART_ROWS;
    const expected = new Map<number, number>();
    for (const entry of entries) {
      const row = first + Math.floor(entry / 8);
      if (fieldCosts[entry % 8] === Infinity) continue;
      expected.set(row, Math.min(expected.get(row) ?? Infinity, fieldCosts[entry % 8]!));
    }
    const rows = encodeRows(entries);
    const least = new LeastCosts();
    least.reserve(first + PART_ROWS);
    for (const time of ["first", "again"]) {
      lowerCosts(least, first, Uint8Array.of(1, 2, ...rows, 3), [2, 2 + rows.length], fieldCosts);
      const found = new Map(
        Array.from(least.rows.subarray(0, least.count), (row) => [row, least.costs[row]]),
      );
      assert.deepEqual(found, expected, time);
      least.clear();
    }
  });
  fc.assert(property, { seed: 5, numRuns: 100 });
});
