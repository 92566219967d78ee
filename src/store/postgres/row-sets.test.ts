import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { eachRow, encodeRows, PART_ROWS, partOf } from "./row-sets.ts";

test("rows come back by field, whether few or many, and from any part", () => {
  const few = fc.uniqueArray(fc.nat(PART_ROWS - 1), { maxLength: 20 });
  const many = fc
    .tuple(fc.integer({ min: 400, max: PART_ROWS }), fc.nat(PART_ROWS - 1))
    .map(([count, start]) => {
      return Array.from({ length: count }, (_, n) => (start + n) % PART_ROWS);
    });
  const fields = fc.array(fc.option(fc.oneof(few, many), { nil: undefined }), { maxLength: 6 });
  const property = fc.property(fields, fc.nat(1_000), fc.nat(5), (offsets, part, unwanted) => {
    const found: number[][] = offsets.map(() => []);
    const wants = (field: number) => field !== unwanted;
    eachRow(part, encodeRows(offsets), wants, (seq, field) => {
      assert.equal(partOf(seq), part);
      found[field]!.push(seq % PART_ROWS);
    });
    const ascending = (list: readonly number[] = []) => [...list].sort((a, b) => a - b);
    const expected = offsets.map((list, field) => (wants(field) ? ascending(list) : []));
    assert.deepEqual(found.map(ascending), expected);
  });
  fc.assert(property, { seed: 3, numRuns: 200 });
});
