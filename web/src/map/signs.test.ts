import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { chooseCategoryIcon } from "../parts/icon.ts";
import { contrast, parseColour } from "../theme/palette.ts";
import { dayColours, ringRadii } from "./drawing.ts";
import { mercator, type Position, WORLD_PIXELS } from "./geometry.ts";
import { besideEachOther, besideHost, gatherClusters, placeRings } from "./signs.ts";

const icon = (...ids: string[]) =>
  chooseCategoryIcon({
    integratedCategories: ids.map((category_id) => ({ category_id, full_label: [category_id] })),
  });

test("a place's picture follows its category, in an organisation's words and in OpenStreetMap's", () => {
  assert.equal(icon("drink.coffee"), "coffee");
  assert.equal(icon("amenity/cafe/coffee_shop"), "coffee");
  assert.equal(icon("drink.craft-beer"), "beer");
  assert.equal(icon("amenity/restaurant/italian"), "eat");
  assert.equal(icon("shop.books"), "shop");
  assert.equal(icon("tourism/museum"), "museum");
  assert.equal(icon("relax.beach"), "water");
  assert.equal(icon("leisure/park"), "park");
});

test("an unknown category is a plain place, and an event is one without a category", () => {
  assert.equal(icon("something.else"), "place");
  assert.equal(chooseCategoryIcon({ contentType: "event" }), "event");
});

test("white numbers can be read on every day's colour, and every colour is seen on white and on near black", () => {
  const [white, black] = [parseColour("#ffffff")!, parseColour("#1b1110")!];
  for (const day of dayColours) {
    const colour = parseColour(day)!;
    assert.ok(contrast(colour, white) >= 4.5, `${day} ${contrast(colour, white)}`);
    assert.ok(contrast(colour, black) >= 3, `${day} ${contrast(colour, black)}`);
  }
});

test("rings are round distances in the host's units, and larger ones when one looks from farther away", () => {
  assert.deepEqual(ringRadii(55.68, 14, "metric"), [250, 500, 1_000]);
  assert.ok(Math.min(...ringRadii(55.68, 10, "metric")) > 1_000);
  for (const metres of ringRadii(55.68, 12, "imperial")) {
    assert.ok([0.1, 0.5, 1, 2, 5, 10].some((miles) => Math.abs(miles * 1_609.344 - metres) < 1e-6));
  }
});

const points = fc.array(
  fc.record({
    at: fc.tuple(
      fc.double({ min: 55.6, max: 55.75, noNaN: true }),
      fc.double({ min: 12.4, max: 12.7, noNaN: true }),
    ),
  }),
  { maxLength: 60 },
);
const pixelsBetween = (a: Position, b: Position, zoom: number) => {
  const [from, to] = [mercator(a), mercator(b)];
  return Math.hypot(from.x - to.x, from.y - to.y) * WORLD_PIXELS * 2 ** zoom;
};

test("every point is in one cluster, near its first point; and first points are apart", () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 8, max: 17 }), (given, zoom) => {
      const clusters = gatherClusters(given, zoom, 40);
      assert.deepEqual(new Set(clusters.flatMap((cluster) => cluster.points)), new Set(given));
      assert.equal(clusters.flatMap((cluster) => cluster.points).length, given.length);
      for (const [index, cluster] of clusters.entries()) {
        for (const { at } of cluster.points) assert.ok(pixelsBetween(at, cluster.points[0].at, zoom) <= 40);
        for (const other of clusters.slice(index + 1)) {
          assert.ok(pixelsBetween(other.points[0].at, cluster.points[0].at, zoom) > 40);
        }
      }
    }),
    { seed: 6 },
  );
});

test("the stops of a plan all show their signs: one whose place is taken stands beside it, the others where they are", () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 8, max: 17 }), (given, zoom) => {
      const stops = [...given, ...given.slice(0, 3)];
      const signs = besideEachOther(stops, zoom);
      for (const [index, sign] of signs.entries()) {
        assert.deepEqual(sign.points, [stops[index]]);
        const gaps = signs.slice(0, index).map((other) => pixelsBetween(sign.at, other.at, zoom));
        assert.ok(Math.min(...gaps, 100) > 27.9);
        const own = signs.slice(0, index).map((other) => pixelsBetween(stops[index]!.at, other.at, zoom));
        if (Math.min(...own, 100) > 28) assert.deepEqual(sign.at, stops[index]!.at);
      }
    }),
    { seed: 6, numRuns: 40 },
  );
});

test("a point alone stands where it is, and far enough in every point is alone", () => {
  const given = [{ at: [55.68, 12.57] as Position }, { at: [55.681, 12.571] as Position }];
  assert.equal(gatherClusters(given, 10, 40).length, 1);
  assert.deepEqual(
    gatherClusters(given, 18, 40).map(({ at }) => at),
    given.map(({ at }) => at),
  );
});

test("a cluster stands beside the host, a single place where it is", () => {
  const host: Position = [55.68, 12.57];
  const at: Position = [55.6801, 12.5701];
  const [moved, single, onIt] = besideHost(
    [
      { points: [1, 2], at },
      { points: [1], at },
      { points: [1, 2], at: host },
    ],
    host,
    14,
  );
  assert.ok(Math.abs(pixelsBetween(host, moved!.at, 14) - 40) < 0.01);
  assert.equal(single!.at, at);
  assert.ok(onIt!.at[0] < host[0], "below");
});

test("a circle's label gives way to signs and stays in sight, or is left out", () => {
  const host: Position = [0, 0];
  const camera = {
    bounds: { south: -0.01, west: -0.01, north: 0.01, east: 0.01 },
    project: ([latitude, longitude]: Position) => ({ x: longitude * 20_000, y: -latitude * 20_000 }),
  };
  const [near, far] = [500, 2_000].map((metres) => ({ metres, text: `${metres}` }));
  const place = (rings: { metres: number; text: string }[], covered: Parameters<typeof placeRings>[2]) =>
    placeRings(host, rings, covered, camera);
  const [free] = place([near!], []);
  assert.ok(Math.abs(free!.at[1]) < 1e-9 && free!.at[0] > 0, "north");
  const sign = { at: free!.at, left: -20, right: 20, top: -20, bottom: 20 };
  assert.ok(Math.abs(place([near!], [sign])[0]!.at[1]) > 1e-4);
  assert.deepEqual(place([far!], []), []);
});
