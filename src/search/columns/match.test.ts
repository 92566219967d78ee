import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { chordOfMetres, EARTH_RADIUS_METRES, metresOfChord } from "../../content/sphere.ts";
import { holding } from "./areas.ts";
import { inBox, LookedAt, metresTo, ofHosts, rowsPassing, within } from "./match.ts";
import { type Row, TableBuilder } from "./table.ts";

function tableOf(facts: Row["facts"][]) {
  const builder = new TableBuilder();
  facts.forEach((fact, seq) => {
    builder.add({ id: `r${seq}`, seq, version: 1, facts: fact });
  });
  return builder.done();
}

/** The haversine formula, the textbook way: slow and obvious. */
function haversine([lat1, lng1]: [number, number], [lat2, lng2]: [number, number]): number {
  const rad = Math.PI / 180;
  const a =
    Math.sin(((lat2 - lat1) * rad) / 2) ** 2 +
    Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * Math.sin(((lng2 - lng1) * rad) / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(a)));
}

const latitude = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.constantFrom(-90, 90, 89.999, -89.999, 0),
);
const longitude = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.constantFrom(-180, 180, 179.999, -179.999, 0),
);
const place = fc.tuple(latitude, longitude);
/** Places around a spot: what a city looks like, also across the antimeridian and a pole. */
const cluster = fc
  .tuple(
    place,
    fc.array(
      fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })),
    ),
  )
  .map(([[lat, lng], offsets]) =>
    offsets.map(([dLat, dLng]): [number, number] => [
      Math.max(-90, Math.min(90, lat + dLat)),
      ((lng + dLng + 540) % 360) - 180,
    ]),
  );

test("a radius search finds what a plain loop over all records finds, at the poles and the antimeridian too", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.array(place), cluster),
      place,
      fc.oneof(
        fc.double({ min: 1, max: 20_037_508, noNaN: true }),
        fc.double({ min: 1, max: 100_000, noNaN: true }),
      ),
      (places, centre, radius) => {
        const table = tableOf(places.map((at) => ({ at })));
        const found = new Set(rowsPassing(table.size, [within(table, centre, radius)]));
        places.forEach((at, row) => {
          const metres = haversine(centre, at);
          // Within a millimetre, or a billionth, of the edge rounding may decide either way.
          const slack = Math.max(1e-3, metres * 1e-7);
          if (metres < radius - slack) assert.ok(found.has(row), `${at} is ${metres} m from ${centre}`);
          if (metres > radius + slack) assert.ok(!found.has(row), `${at} is ${metres} m from ${centre}`);
        });
      },
    ),
    { seed: 7, numRuns: 400 },
  );
});

test("distances are great circles to the metre", () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const metres = metresTo(tableOf([{ at: b }]), a)(0);
      // Near the antipode both formulas lose digits: a metre in twenty thousand kilometres is enough there.
      const slack = haversine(a, b) > 19_000_000 ? 30 : 0.01;
      assert.ok(Math.abs(metres - haversine(a, b)) <= slack);
    }),
    { seed: 7, numRuns: 1000 },
  );
});

test("one metre across the antimeridian is one metre", () => {
  const table = tableOf([{ at: [0, -179.999995] }]);
  assert.equal(Math.round(metresTo(table, [0, 179.999995])(0)), 1);
});

test("all longitudes meet at a pole", () => {
  const table = tableOf([{ at: [90, 12] }, { at: [90, -170] }]);
  assert.deepEqual([...rowsPassing(2, [within(table, [90, 100], 1)])], [0, 1]);
});

test("a chord and its metres are each other's inverse", () => {
  for (const metres of [0, 1, 10, 999, 12_345, 1_000_000, 19_000_000]) {
    assert.ok(Math.abs(metresOfChord(chordOfMetres(metres)) - metres) < 0.001, `${metres}`);
  }
});

test("a record without coordinates is in no circle and in no box", () => {
  const table = tableOf([{}]);
  assert.equal(within(table, [0, 0], 20_037_508)(0), false);
  assert.equal(inBox(table, { south: -90, west: -180, north: 90, east: 180 })(0), false);
});

test("a box that crosses the date line holds both of its sides and ±180 itself", () => {
  const table = tableOf([
    { at: [0, 179] },
    { at: [0, -179] },
    { at: [0, 0] },
    { at: [0, 180] },
    { at: [0, -180] },
  ]);
  assert.deepEqual(
    [...rowsPassing(5, [inBox(table, { south: -1, west: 178, north: 1, east: -178 })])],
    [0, 1, 3, 4],
  );
  assert.deepEqual(
    [...rowsPassing(5, [inBox(table, { south: -1, west: 170, north: 1, east: 180 })])],
    [0, 3, 4],
  );
});

test("an area holds a position by its own circle, and one without a radius is not known to", () => {
  const table = tableOf([{ at: [55, 12], radius: 2000 }, { at: [55, 12], radius: 10 }, { at: [55, 12] }]);
  assert.deepEqual([...rowsPassing(3, [holding(table, [55.01, 12])])], [0]);
});

test("a record of no host belongs to every host", () => {
  const table = tableOf([{ hosts: ["a"] }, { hosts: ["b", "a"] }, { hosts: ["b"] }, {}]);
  assert.deepEqual([...rowsPassing(4, [ofHosts(table, ["a"])])], [0, 1, 3]);
  assert.deepEqual([...rowsPassing(4, [ofHosts(table, ["nobody"])])], [3]);
});

test("a row is looked at once for a condition of one name, and apart for every name", () => {
  const looked = new LookedAt(3);
  const asked: number[] = [];
  const isOdd = (row: number) => {
    asked.push(row);
    return row % 2 === 1;
  };
  const rows = [0, 1, 2];
  assert.deepEqual(rows.filter(looked.once("odd", isOdd)), [1]);
  assert.deepEqual(rows.filter(looked.once("odd", isOdd)), [1]);
  assert.deepEqual(asked, rows);
  assert.deepEqual(rows.filter(looked.once("even", (row) => !isOdd(row))), [0, 2]);
});
