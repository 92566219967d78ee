import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { clustersOf } from "./clusters.ts";
import { mercator, type Position, WORLD_PIXELS } from "./geometry.ts";

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
      const clusters = clustersOf(given, zoom, 40);
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

test("a point alone stands where it is, and far enough in every point is alone", () => {
  const given = [{ at: [55.68, 12.57] as Position }, { at: [55.681, 12.571] as Position }];
  assert.equal(clustersOf(given, 10, 40).length, 1);
  assert.deepEqual(
    clustersOf(given, 18, 40).map(({ at }) => at),
    given.map(({ at }) => at),
  );
});
