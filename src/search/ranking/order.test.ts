import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TableBuilder } from "../columns/table.ts";
import { type OrderRequest, orderRows } from "./order.ts";

interface Record {
  score?: number;
  featured?: true;
  priority?: number;
  updatedAt?: number;
  key: number;
  tier: number;
  metres: number;
}

const record = fc.record(
  {
    score: fc.integer({ min: 0, max: 3 }),
    featured: fc.constant<true>(true),
    priority: fc.integer({ min: 0, max: 2 }),
    updatedAt: fc.integer({ min: 0, max: 2 }),
    key: fc.constantFrom(0.2, 0.5, 0.5000001, 1),
    tier: fc.integer({ min: 0, max: 2 }),
    metres: fc.constantFrom(3, 9.99, 10, 10.5, 250, Number.NaN),
  },
  { requiredKeys: ["key", "tier", "metres"] },
);

const HALF_METRES = 200;

function requestOf(records: Record[], strategy: OrderRequest["strategy"]): OrderRequest {
  const builder = new TableBuilder();
  records.forEach(({ score, featured, priority, updatedAt }, row) => {
    // Ids that do not follow the order of rows.
    const id = `id${(row * 7919) % 1009}-${row}`;
    builder.add({ id, seq: row, version: 1, facts: { score, featured, priority, updatedAt } });
  });
  return {
    strategy,
    table: builder.done(),
    rows: Uint32Array.from(records.keys()),
    scoreKey: (row) => records[row]!.key,
    textTier: (row) => records[row]!.tier,
    metres: (row) => records[row]!.metres,
    halfMetres: HALF_METRES,
  };
}

/** The documented order, written out key by key: smaller goes first. */
function keysOf(record: Record, id: string, strategy: OrderRequest["strategy"]): (number | string)[] {
  const metres = Number.isNaN(record.metres) ? Number.POSITIVE_INFINITY : record.metres;
  const balanced = Number.isFinite(metres) ? -record.key / (1 + metres / HALF_METRES) : 1;
  const first = {
    score: 0,
    relevance: record.tier,
    distance: Math.floor(metres / 10),
    balanced: Math.round(balanced * 1e9),
    name: 0,
  }[strategy];
  return [
    first,
    -record.key,
    record.featured ? 0 : 1,
    -(record.priority ?? 0),
    -(record.score ?? -1),
    metres,
    -(record.updatedAt ?? 0),
    id,
  ];
}

function slowOrder(records: Record[], request: OrderRequest): number[] {
  const keys = records.map((record, row) => keysOf(record, request.table.ids[row]!, request.strategy));
  return [...records.keys()].sort((a, b) => {
    for (let level = 0; level < keys[a]!.length; level++) {
      if (keys[a]![level]! < keys[b]![level]!) return -1;
      if (keys[a]![level]! > keys[b]![level]!) return 1;
    }
    return 0;
  });
}

for (const strategy of ["score", "relevance", "distance", "balanced"] as const) {
  test(`ordering by ${strategy} is the documented order`, () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 60 }), (records) => {
        const request = requestOf(records, strategy);
        assert.deepEqual([...orderRows(request, 0, records.length)], slowOrder(records, request));
      }),
      { seed: 11, numRuns: 300 },
    );
  });
}

test("pages of any size, joined, are the whole order: none overlaps and none loses a record", () => {
  fc.assert(
    fc.property(
      fc.array(record, { maxLength: 120 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom("score" as const, "relevance" as const, "distance" as const, "balanced" as const),
      (records, perPage, strategy) => {
        const request = requestOf(records, strategy);
        const joined: number[] = [];
        for (let from = 0; from < records.length; from += perPage) {
          joined.push(...orderRows(request, from, from + perPage));
        }
        assert.deepEqual(joined, slowOrder(records, request));
      },
    ),
    { seed: 11, numRuns: 300 },
  );
});

test("a page past the end is empty", () => {
  const request = requestOf([{ key: 1, tier: 0, metres: 1 }], "score");
  assert.deepEqual([...orderRows(request, 20, 40)], []);
});

test("records without coordinates rank last by distance, whatever their score", () => {
  const request = requestOf(
    [
      { key: 1, tier: 0, metres: Number.NaN },
      { key: 0.1, tier: 0, metres: 15_000_000 },
    ],
    "distance",
  );
  assert.deepEqual([...orderRows(request, 0, 2)], [1, 0]);
});
