import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { buildingOf, partsOf } from "./parts.ts";
import type { Table } from "./table.ts";

const ROWS = 8;
/** By row, the row that it is part of, by the place of its name in another list; -1 for none, `ROWS` for one that is not there. */
const wholes = fc.array(fc.integer({ min: -1, max: ROWS }), { minLength: ROWS, maxLength: ROWS });

function tableOf(whole: readonly number[]): Table {
  const ids = whole.map((_, row) => `id${row}`);
  return {
    size: whole.length,
    ids,
    gone: new Uint8Array(whole.length),
    whole: Int32Array.from(whole),
    wholeNames: { list: [...ids, "elsewhere"] },
    rowOfId: new Map(ids.map((id, row) => [id, row])),
  } as unknown as Table;
}

test("parts and the building of a listing are those that one finds step by step, four steps far", () => {
  fc.assert(
    fc.property(wholes, (whole) => {
      const table = tableOf(whole);
      const wholeOf = (row: number) => {
        const at = whole[row]!;
        return at >= 0 && at < ROWS && at !== row ? at : undefined;
      };
      for (let row = 0; row < ROWS; row++) {
        const parts = whole.flatMap((_, other) => (wholeOf(other) === row ? [other] : []));
        assert.deepEqual(partsOf(table, row), parts);
        let at = row;
        for (const _ of [1, 2, 3, 4]) at = wholeOf(at) ?? at;
        assert.equal(buildingOf(table, row), `id${at}`);
      }
    }),
    { seed: 11, numRuns: 200 },
  );
});
