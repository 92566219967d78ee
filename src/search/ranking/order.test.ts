import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { GeoLocation } from "../../contract/common.ts";
import { Cut, listRows } from "../columns/cut.ts";
import { metresTo } from "../columns/match.ts";
import { patchTable } from "../columns/patch-table.ts";
import { Space } from "../columns/space.ts";
import { TableBuilder } from "../columns/table.ts";
import { type Order, orderRows } from "./order.ts";

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

function orderOf(records: Record[], strategy: Order["strategy"]): Order {
  const builder = new TableBuilder();
  records.forEach(({ score, featured, priority, updatedAt }, row) => {
    // Ids that do not follow the order of rows.
    const id = `id${(row * 7919) % 1009}-${row}`;
    builder.add({ id, seq: row, version: 1, facts: { score, featured, priority, updatedAt } });
  });
  return {
    strategy,
    table: builder.done(),
    bases: Float64Array.from(records, ({ key }) => key / 2),
    factor: () => 2,
    parts: [],
    textTier: (row) => records[row]!.tier,
    metres: (row) => records[row]!.metres,
    halfMetres: HALF_METRES,
  };
}

function everyRow({ table }: Order): Uint32Array {
  return Uint32Array.from(table.ids.keys());
}

/** The documented order, written out key by key: smaller goes first. */
function keysOf(record: Record, id: string, strategy: Order["strategy"]): (number | string)[] {
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

function slowOrder(records: Record[], order: Order): number[] {
  const keys = records.map((record, row) => keysOf(record, order.table.ids[row]!, order.strategy));
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
        const order = orderOf(records, strategy);
        assert.deepEqual(
          [...orderRows(order, everyRow(order), 0, records.length)],
          slowOrder(records, order),
        );
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
        const order = orderOf(records, strategy);
        const joined: number[] = [];
        for (let from = 0; from < records.length; from += perPage) {
          joined.push(...orderRows(order, everyRow(order), from, from + perPage));
        }
        assert.deepEqual(joined, slowOrder(records, order));
      },
    ),
    { seed: 11, numRuns: 300 },
  );
});

test("a page past the end is empty", () => {
  const order = orderOf([{ key: 1, tier: 0, metres: 1 }], "score");
  assert.deepEqual([...orderRows(order, everyRow(order), 20, 40)], []);
});

test("records without coordinates rank last by distance, whatever their score", () => {
  const order = orderOf(
    [
      { key: 1, tier: 0, metres: Number.NaN },
      { key: 0.1, tier: 0, metres: 15_000_000 },
    ],
    "distance",
  );
  assert.deepEqual([...orderRows(order, everyRow(order), 0, 2)], [1, 0]);
});

const FITS = [0, 0.3, 0.5, 1];

const city = fc.record({
  at: fc.option(
    fc.tuple(
      fc.double({ min: 55.6, max: 55.7, noNaN: true }),
      fc.double({ min: 12.5, max: 12.7, noNaN: true }),
    ),
    { nil: undefined, freq: 20 },
  ),
  // Many are as good as can be: which of them come first rests on what is compared afterwards.
  score: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 100 })),
  fit: fc.constantFrom(...FITS),
});

/** Far from every city: only what has moved there since is near it. */
const ISLAND: GeoLocation = [55.1, 14.9];
const moved = fc.oneof(
  city,
  city.map((one) => ({ ...one, at: ISLAND })),
);

test("of a cut the same rows come first as of all its rows listed, in every version of a table", () => {
  fc.assert(
    fc.property(
      fc.array(city, { minLength: 300, maxLength: 1_200 }),
      fc.array(fc.tuple(fc.nat(299), moved), { maxLength: 8 }),
      fc.oneof(
        fc.constant<GeoLocation>(ISLAND),
        fc.tuple(
          fc.double({ min: 55.6, max: 55.7, noNaN: true }),
          fc.double({ min: 12.5, max: 12.7, noNaN: true }),
        ),
      ),
      fc.option(fc.constantFrom(1, 200, 2_000, 30_000), { nil: undefined }),
      fc.boolean(),
      fc.constantFrom("score" as const, "relevance" as const, "distance" as const, "balanced" as const),
      fc.integer({ min: 0, max: 40 }),
      (places, changes, centre, radiusMetres, keepsNowhere, strategy, from) => {
        const rowOf = ({ at, score }: (typeof places)[number], seq: number) => ({
          id: `r${seq}`,
          seq,
          version: 1,
          facts: { at, score },
        });
        const builder = new TableBuilder();
        for (const [seq, place] of places.entries()) builder.add(rowOf(place, seq));
        const first = { table: builder.done(), places };
        const changed = new Map(changes);
        const rows = Array.from(changed, ([seq, place]) => rowOf(place, seq));
        const later = {
          table: patchTable(first.table, new Set(rows.map(({ id }) => id)), rows, () => Infinity),
          places: places.map((place, seq) => changed.get(seq) ?? place),
        };
        const spaces = new WeakMap<object, Space>();
        // The first version is asked for again: what was looked at for the later one must not stand for it.
        for (const { table, places } of [first, later, first]) {
          const bases = Float64Array.from(places, ({ score }) => score / 100);
          const space = spaces.get(table.changes.log) ?? new Space(table, table, bases);
          spaces.set(table.changes.log, space);
          const cut = new Cut(space, (leaves) => space.seen(table, "", [], leaves), table, {
            centre,
            radiusMetres,
            keepsNowhere,
          });
          const order: Order = {
            strategy,
            table,
            bases,
            factor: (row) => 1 + 0.6 * places[row]!.fit,
            parts: [
              { key: "fit", weight: 0.6, values: FITS, placeOf: (row) => FITS.indexOf(places[row]!.fit) },
            ],
            metres: metresTo(table, centre),
            halfMetres: 500,
          };
          const listed = orderRows(order, listRows(cut), from, from + 20);
          assert.deepEqual(orderRows(order, cut, from, from + 20), listed);
        }
      },
    ),
    { seed: 5, numRuns: 100 },
  );
});
