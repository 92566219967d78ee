import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { neededCorners } from "./simplify.ts";

type Point = [number, number];

test("a straight line needs its ends alone, a corner and a spur beyond an end stay", () => {
  const straight: Point[] = [0, 1, 2, 3, 4].map((at) => [3 * at, 2 * at]);
  assert.deepEqual(neededCorners(straight, 0.1), [0, 4]);
  const corner: Point[] = [
    [0, 0],
    [0, 4],
    [0, 9],
    [5, 9],
    [9, 9],
  ];
  assert.deepEqual(neededCorners(corner, 0.1), [0, 2, 4]);
  const spur: Point[] = [
    [0, 0],
    [-5, 0],
    [9, 0],
  ];
  assert.deepEqual(neededCorners(spur, 4.9), [0, 1, 2]);
  assert.deepEqual(neededCorners(spur, 5), [0, 2]);
});

test("of a ring that ends where it began the corners stay", () => {
  const ring: Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [0, 0],
  ];
  assert.deepEqual(neededCorners(ring, 1), [0, 2, 3, 4]);
});

test("no corner that goes lies farther than the tolerance from the line that stays", () => {
  const point = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 2, maxLength: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (line, most) => {
        const kept = neededCorners(line, most);
        assert.deepEqual([kept[0], kept.at(-1)], [0, line.length - 1]);
        for (const [place, first] of kept.slice(0, -1).entries()) {
          const last = kept[place + 1]!;
          for (let at = first + 1; at < last; at++)
            assert.ok(stepwise(line[first]!, line[last]!, line[at]!) <= most + 0.05, `corner ${at}`);
        }
      },
    ),
    { numRuns: 200, seed: 7 },
  );
});

/** The distance of a point from a stretch, by trying a thousand points of it. */
function stepwise([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= 1_000; step++) {
    const part = step / 1_000;
    least = Math.min(least, Math.hypot(ax + part * (bx - ax) - x, ay + part * (by - ay) - y));
  }
  return least;
}
