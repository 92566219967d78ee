import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { haversineMetres } from "./support/geo.ts";
import { area, guide, host, listing } from "./support/records.ts";
import { idsOf, type Query, startWorld } from "./support/world.ts";

const HALF_EARTH = 20_037_508;
/** A small generator of numbers in 0..1, the same each time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}
const random = numbers(7);
const next = (from: number, to: number) => from + random.next().value * (to - from);
const round = (value: number) => Math.round(value * 1e5) / 1e5;

const positions: [number, number][] = [
  [90, 0],
  [90, 77],
  [-90, 0],
  [-90, -120],
  [0, 180],
  [0, -180],
  [0, 0],
  [64.5, 180],
  [64.5, -180],
  ...Array.from({ length: 120 }, (): [number, number] => [round(next(-90, 90)), round(next(-180, 180))]),
  ...Array.from({ length: 40 }, (): [number, number] => [round(next(-19, -16)), round(next(177, 180))]),
  ...Array.from({ length: 40 }, (): [number, number] => [round(next(-19, -16)), round(next(-180, -177))]),
  ...Array.from({ length: 40 }, (): [number, number] => [round(next(88, 90)), round(next(-180, 180))]),
];
const spots = positions.map((geoLocation, index) => ({ id: `spot-${index}`, geoLocation }));

const world = await startWorld({
  demo: {
    records: [
      host("suva", { geoLocation: [-18.12, 178.44] }),
      ...spots.map(({ id, geoLocation }) => listing(id, { geoLocation, name: { "en-GB": `Spot ${id}` } })),
      listing("placeless", { name: { "en-GB": "Spot without a place" } }),
      ...spots.slice(0, 60).map(({ id, geoLocation }) => guide(id, { geoLocation })),
      ...spots.slice(0, 60).map(({ id, geoLocation }) => area(id, { geoLocation, radius: 500_000 })),
    ],
  },
});
const search = "listing-search";

const latitude = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.constantFrom(90, -90, 0, -17.5, 89.5),
);
const longitude = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.constantFrom(180, -180, 179.9, -179.9),
);
const position = fc
  .tuple(latitude, longitude)
  .map(([lat, lng]): [number, number] => [round(lat), round(lng)]);
const radius = fc.oneof(fc.integer({ min: 1, max: HALF_EARTH }), fc.integer({ min: 1_000, max: 400_000 }));
const runs = { seed: 20_260_521, numRuns: 60 };

/** Ids within the radius by a plain loop; `undefined` when a record lies so near the edge that rounding may decide. */
function plainly(centre: readonly number[], radiusMetres: number, among = spots): string[] | undefined {
  const away = among.map(({ id, geoLocation }) => ({ id, metres: haversineMetres(centre, geoLocation) }));
  if (away.some(({ metres }) => Math.abs(metres - radiusMetres) < 0.5)) return undefined;
  return idsOf(away.filter(({ metres }) => metres <= radiusMetres)).sort();
}
const found = async (operation: string, query: Query) => idsOf(await world.all(operation, query)).sort();

test("a radius finds what a plain loop of great circles finds, anywhere on earth", async () => {
  const property = fc.asyncProperty(position, radius, async (centre, radiusMetres) => {
    const expected = plainly(centre, radiusMetres);
    fc.pre(expected !== undefined);
    const query = { latlng: centre.join(","), radius: radiusMetres };
    assert.deepEqual(await found(search, query), expected);
  });
  await fc.assert(property, runs);
});

test("a radius cuts a text search, guides and areas alike", async () => {
  const property = fc.asyncProperty(
    position,
    fc.integer({ min: 1_000, max: 3_000_000 }),
    async (centre, radiusMetres) => {
      const expected = plainly(centre, radiusMetres);
      fc.pre(expected !== undefined);
      const query = { latlng: centre.join(","), radius: radiusMetres };
      assert.deepEqual(await found(search, { ...query, searchQuery: "spot" }), expected);
      const first = plainly(centre, radiusMetres, spots.slice(0, 60));
      assert.deepEqual(await found("guide-search", query), first);
      assert.deepEqual(await found("location-search", query), first);
    },
  );
  await fc.assert(property, { ...runs, numRuns: 30 });
});

test("geoDistance is the great-circle distance rounded to the metre, whatever ranks", async () => {
  const centre: [number, number] = [-17.8, 179.99];
  for (const rankBy of ["score", "distance", "relevance"]) {
    for (const hit of await world.all(search, { latlng: centre.join(","), rankBy })) {
      if (hit.id === "placeless") assert.ok(!("geoDistance" in hit));
      else {
        const metres = haversineMetres(centre, hit.geoLocation as number[]);
        assert.ok(Number.isInteger(hit.geoDistance) && Math.abs(hit.geoDistance! - metres) <= 0.51, hit.id);
      }
    }
  }
});

test("rankBy=distance orders by distance in bands of ten metres and puts what has no place last", async () => {
  const property = fc.asyncProperty(position, async (centre) => {
    const hits = await world.all(search, { latlng: centre.join(","), rankBy: "distance" });
    assert.equal(hits.length, spots.length + 1);
    assert.equal(hits.at(-1)!.id, "placeless");
    for (const [index, hit] of hits.slice(1, -1).entries()) {
      assert.ok(hit.geoDistance! > hits[index]!.geoDistance! - 11, `${hit.id} after ${hits[index]!.id}`);
    }
  });
  await fc.assert(property, { ...runs, numRuns: 5 });
});

test("the host's own radius cuts no record without a place, one that is asked for does, with words and without", async () => {
  const asking = { org: "placeless" };
  await world.addOrganisation("placeless", {
    records: [
      host("inn", { geoLocation: [55, 12], searchConfig: { searchRadius: 5_000 } }),
      ...["listing", "guide", "geoArea"].flatMap((kind) =>
        [undefined, [55.01, 12], [55.2, 12]].map((geoLocation, index) => {
          const name = { "en-GB": "Harbour" };
          const names = kind === "geoArea" ? { displayName: name } : { name };
          return { kind, id: `${kind}-${index}`, status: "active", geoLocation, ...names };
        }),
      ),
    ],
  });
  for (const [operation, kind] of [
    [search, "listing"],
    ["guide-search", "guide"],
    ["location-search", "geoArea"],
  ] as const) {
    for (const words of [{}, { searchQuery: "harbour" }]) {
      const ask = (query: Query) => world.ids(operation, { profileId: "inn", ...words, ...query }, asking);
      assert.deepEqual((await ask({})).sort(), [`${kind}-0`, `${kind}-1`]);
      assert.deepEqual(await ask({ radius: 5_000 }), [`${kind}-1`]);
      assert.equal((await ask({ rankBy: "distance" })).at(-1), `${kind}-0`);
    }
  }
});

test("a guide without a place of its own has the centre of its active listings: distance, cut, order and words alike", async () => {
  const asking = { org: "walks" };
  const dateLine = { latlng: "0,180" };
  await world.addOrganisation("walks", {
    records: [
      listing("west", { geoLocation: [0, 179.9] }),
      listing("east", { geoLocation: [0, -179.7] }),
      listing("draft", { status: "draft", geoLocation: [40, 0] }),
      listing("nowhere"),
      guide("own", { geoLocation: [0, 178], listingIds: ["west"] }),
      guide("walk", { listingIds: ["west", "east", "draft", "nowhere"] }),
      guide("lost", { listingIds: ["nowhere"] }),
    ],
  });
  const ask = (query: Query) => world.all("guide-search", { ...dateLine, ...query }, asking);
  const metres = haversineMetres([0, 180], [0, -179.9]);
  for (const words of [{}, { searchQuery: "walk" }]) {
    const [walk] = (await ask(words)).filter(({ id }) => id === "walk");
    assert.ok(Math.abs(walk!.geoDistance! - metres) <= 1, `${walk!.geoDistance} and ${metres}`);
    assert.deepEqual(idsOf(await ask({ ...words, radius: 20_000 })), ["walk"]);
  }
  assert.deepEqual(idsOf(await ask({ rankBy: "distance" })), ["walk", "own", "lost"]);
  assert.deepEqual(await ask({ radius: 5_000 }), []);
});

test("the antimeridian is an ordinary place: both its names are one", async () => {
  const east = await found(search, { latlng: "0,180", radius: 1 });
  assert.deepEqual(east, ["spot-4", "spot-5"]);
  assert.deepEqual(await found(search, { latlng: "0,-180", radius: 1 }), east);
});

test("the poles are ordinary places: every longitude is the same there", async () => {
  assert.deepEqual(await found(search, { latlng: "90,-33", radius: 1 }), ["spot-0", "spot-1"]);
  assert.deepEqual(await found(search, { latlng: "-90,5", radius: 1 }), ["spot-2", "spot-3"]);
});

test("the largest radius holds every record that has a place", async () => {
  assert.equal((await world.ask(search, { latlng: "12,34", radius: HALF_EARTH })).total, spots.length);
});

test("a box finds what a plain loop finds, across the date line too", async () => {
  const box = fc.tuple(latitude, latitude, longitude, longitude);
  const property = fc.asyncProperty(box, async ([a, b, west, east]) => {
    const [south, north] = [Math.min(a, b), Math.max(a, b)];
    const holds = (lng: number) => (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);
    const expected = spots.filter(
      ({ geoLocation: [lat, lng] }) =>
        lat >= south && lat <= north && (holds(lng) || (Math.abs(lng) === 180 && holds(-lng))),
    );
    assert.deepEqual(
      await found(search, { bbox: [south, west, north, east].join(",") }),
      idsOf(expected).sort(),
    );
  });
  await fc.assert(property, { ...runs, numRuns: 40 });
});

test("a malformed box is refused", async () => {
  for (const bbox of ["1,2,3", "1,2,3,4,5", "a,b,c,d", "10,0,5,1", "91,0,92,1", "0,181,1,182"]) {
    assert.equal((await world.refused(search, { bbox })).code, "invalid_bbox", bbox);
  }
});

test("latlng is two decimal degrees within their limits, with a hint when they look swapped", async () => {
  for (const latlng of ["1", "1,2,3", "a,b", "1;2", "91,0", "0,181", "NaN,0", "0x1,2", ","]) {
    for (const operation of [search, "guide-search", "location-search"]) {
      const { status, code } = await world.refused(operation, { latlng });
      assert.deepEqual([status, code], [400, "invalid_latlng"], `${operation} ${latlng}`);
    }
  }
  assert.match((await world.refused(search, { latlng: "120.5,55" })).detail, /swapped/);
  for (const latlng of ["90,180", "-90,-180", " 1.5 , -2 ", "+1,2", "1e1,2"]) {
    assert.equal((await world.get(search, { latlng })).status, 200, latlng);
  }
});

test("radius is metres above 0 and at most half of the earth", async () => {
  for (const radiusText of ["0", "-1", "20037509", "far", "1km", "Infinity"]) {
    const { status, code } = await world.refused(search, { latlng: "1,2", radius: radiusText });
    assert.deepEqual([status, code], [400, "invalid_radius"], radiusText);
  }
  for (const radiusText of ["0.5", "20037508", "1e3"]) {
    assert.equal((await world.get(search, { latlng: "1,2", radius: radiusText })).status, 200, radiusText);
  }
});

test("a host near the date line finds its neighbours on the other side", async () => {
  const radiusMetres = 400_000;
  const expected = plainly([-18.12, 178.44], radiusMetres);
  assert.deepEqual(await found(search, { profileId: "suva", radius: radiusMetres }), expected);
  const sides = new Set(expected!.map((id) => Math.sign(spots[Number(id.slice(5))]!.geoLocation[1])));
  assert.equal(sides.size, 2);
});
