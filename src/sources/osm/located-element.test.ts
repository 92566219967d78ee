import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Position } from "../geometry/shapes.ts";
import { isClosed, joinRings, readPolygons } from "./located-element.ts";

/** Corners on a circle around a place. */
function circle(longitude: number, latitude: number, radius: number, corners: number): Position[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [longitude + radius * Math.cos(angle), latitude + radius * Math.sin(angle)] as const;
  });
}

test("lines cut out of rings are joined to these rings again, in any order and direction", () => {
  const property = fc.property(
    fc.array(fc.integer({ min: 4, max: 12 }), { minLength: 1, maxLength: 4 }),
    fc.array(fc.boolean(), { minLength: 48, maxLength: 48 }),
    fc.infiniteStream(fc.nat(1_000)),
    (sizes, flips, order) => {
      const rings = sizes.map((size, index) => circle(index * 10, 0, 1, size));
      const lines = rings.flatMap((ring) =>
        ring.map((corner, index) => [corner, ring[(index + 1) % ring.length]!]),
      );
      const turned = lines.map((line, index) => (flips[index] ? line.toReversed() : line));
      const keyed = turned.map((line) => ({ line, key: order.next().value }));
      const shuffled = keyed.toSorted((a, b) => a.key - b.key).map(({ line }) => line);
      const joined = joinRings(shuffled);
      assert.equal(joined.open.length, 0);
      assert.deepEqual(
        joined.rings.map((ring) => ring.length - 1).toSorted((a, b) => a - b),
        sizes.toSorted((a, b) => a - b),
      );
      for (const ring of joined.rings) assert.ok(isClosed(ring));
    },
  );
  fc.assert(property, { seed: 3, numRuns: 100 });
});

test("lines that lack a piece close no ring", () => {
  const ring = circle(0, 0, 1, 6);
  const joined = joinRings([ring.slice(0, 3), ring.slice(2, 5)]);
  assert.equal(joined.rings.length, 0);
  assert.deepEqual(joined.open, [ring.slice(0, 5)]);
});

test("a hole goes to the ring that it lies in; one that lies in none is no hole", () => {
  const rings = [circle(0, 0, 2, 8), circle(10, 0, 2, 8)];
  const holes = [circle(10, 0, 1, 8), circle(50, 0, 1, 8)];
  assert.deepEqual(readPolygons(rings, holes), [[rings[0]], [rings[1], holes[0]]]);
});
