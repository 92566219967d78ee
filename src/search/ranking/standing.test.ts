import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TableBuilder } from "../columns/table.ts";
import { compareNear, orderRows } from "./order.ts";
import { settleRows, standPlaces } from "./standing.ts";

const record = fc.record({
  score: fc.integer({ min: 0, max: 2 }),
  priority: fc.integer({ min: 0, max: 1 }),
  updatedAt: fc.integer({ min: 0, max: 1 }),
  key: fc.constantFrom(0.5, 0.5000001, 1),
  metres: fc.constantFrom(3, 10, 10.5, Number.NaN),
  passes: fc.boolean(),
});

test("rows that were ordered without a centre settle into the order that it gives, on every page", () => {
  fc.assert(
    fc.property(
      fc.array(record, { maxLength: 60 }),
      fc.nat(12),
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      (records, from, count, hasCentre) => {
        const builder = new TableBuilder();
        records.forEach(({ score, priority, updatedAt }, row) => {
          const id = `id${(row * 7919) % 1009}-${row}`;
          builder.add({ id, seq: row, version: 1, facts: { score, priority, updatedAt } });
        });
        const table = builder.done();
        const bases = Float64Array.from(records, ({ key }) => key);
        const order = { table, bases, factor: () => 1, parts: [] };
        const metres = hasCentre ? (row: number) => records[row]!.metres : undefined;
        const passes = (row: number) => records[row]!.passes;
        const rows = Uint32Array.from(records.keys());
        const near = (x: number, y: number) => compareNear({ table, metres }, x, y);
        const standing = standPlaces(order, rows);
        const passing = rows.filter(passes);
        const expected = orderRows({ ...order, strategy: "score", metres }, passing, from, from + count);
        const settled = settleRows(standing, near, passes, from, from + count);
        assert.deepEqual(settled, { rows: [...expected], total: passing.length });
      },
    ),
  );
});
