import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { insidePoint, lineMiddle, middleOf } from "./inside-point.ts";
import { coveringRadius, isInPolygon, metresBetween, Plane, type Polygon, type Position } from "./shapes.ts";

/** A closed rectangle. */
function box(west: number, south: number, east: number, north: number): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

function near(actual: Position | undefined, [longitude, latitude]: Position, degrees = 1e-9): void {
  assert.ok(actual, "a position was found");
  const off = Math.max(Math.abs(actual[0] - longitude), Math.abs(actual[1] - latitude));
  assert.ok(off <= degrees, `${actual} is not ${longitude},${latitude}`);
}

/** Whether a position lies in one of the polygons, on a plane of the first corner. */
function lies(position: Position, polygons: readonly Polygon[]): boolean {
  const plane = new Plane(polygons[0]![0]![0]!);
  return polygons.some((polygon) => isInPolygon(plane.pointOf(position), plane.polygonOf(polygon)));
}

test("a convex area stands at its centre of mass, whichever way its ring runs and whether or not it is closed", () => {
  const ring = box(12.5, 55.6, 12.7, 55.7);
  near(insidePoint([[ring]]), [12.6, 55.65]);
  near(insidePoint([[[...ring].reverse()]]), [12.6, 55.65]);
  near(insidePoint([[ring.slice(0, -1)]]), [12.6, 55.65]);
});

test("an area with a hole in its middle, and one shaped like a U, stand inside and not at their centre of mass", () => {
  const holed: Polygon = [box(0, 0, 10, 10), box(2, 2, 8, 8)];
  const u: Polygon = [
    [
      [0, 0],
      [9, 0],
      [9, 9],
      [8, 9],
      [8, 1],
      [1, 1],
      [1, 9],
      [0, 9],
    ],
  ];
  for (const polygon of [holed, u]) {
    const point = insidePoint([polygon])!;
    assert.ok(lies(point, [polygon]), `${point} is inside`);
  }
});

test("an area of two islands stands on the larger one", () => {
  const islands: Polygon[] = [[box(0, 0, 1, 1)], [box(5, 0, 7, 2)]];
  near(insidePoint(islands), [6, 1]);
});

test("an area across the antimeridian, whole or cut in two there, stands on the antimeridian", () => {
  const whole: Polygon[] = [
    [
      [
        [179, 0],
        [-179, 0],
        [-179, 2],
        [179, 2],
      ],
    ],
  ];
  const cut: Polygon[] = [[box(179, 0, 180, 2)], [box(-180, 0, -179, 2)]];
  for (const polygons of [whole, cut]) {
    const [longitude, latitude] = insidePoint(polygons)!;
    assert.ok(Math.abs(longitude) > 179.9999, `${longitude} is the antimeridian`);
    assert.ok(Math.abs(latitude - 1) < 1e-6);
    assert.equal(Math.round(coveringRadius([180, 1], polygons) / 1000), 157);
  }
});

test("the middle of a polygon is inside it, whatever its bays and holes", () => {
  const cornersOf = fc.array(fc.tuple(fc.integer({ min: 40, max: 100 }), fc.integer({ min: 1, max: 20 })), {
    minLength: 3,
    maxLength: 12,
  });
  const hole = ([x, y]: readonly [number, number]): [number, number] => [x / 4, y / 4];
  // Stars: corners at growing angles around the origin, so that the ring never crosses itself.
  const property = fc.property(cornersOf, (steps) => {
    const turn = steps.reduce((sum, [, step]) => sum + step, 0);
    let angle = 0;
    const ring = steps.map(([radius, step]): [number, number] => {
      angle += (step / turn) * 2 * Math.PI;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
    const polygon = [ring, ring.map(hole)];
    const found = middleOf(polygon);
    assert.ok(found && isInPolygon(found, polygon));
  });
  fc.assert(property, { numRuns: 200, seed: 11 });
});

test("a line stands half way along it, and a ring without area like a line", () => {
  const line: Position[] = [
    [0, 0],
    [0, 1],
    [0, 4],
  ];
  near(lineMiddle(line), [0, 2]);
  near(lineMiddle([[3, 4]]), [3, 4]);
  near(insidePoint([[line]]), [0, 2]);
  assert.equal(lineMiddle([]), undefined);
  assert.equal(insidePoint([]), undefined);
  assert.equal(insidePoint([[]]), undefined);
});

test("the covering radius reaches the farthest corner of any part, and holes do not matter", () => {
  const polygons: Polygon[] = [[box(0, 0, 1, 1), box(0.2, 0.2, 0.4, 0.4)], [box(2, 0, 3, 1)]];
  assert.equal(coveringRadius([0, 0], polygons), Math.ceil(metresBetween([0, 0], [3, 1])));
});

test("a degree of latitude is 111.2 km everywhere, a degree of longitude less towards the poles", () => {
  assert.equal(Math.round(metresBetween([0, 0], [0, 1])), 111195);
  assert.equal(Math.round(metresBetween([12, 60], [13, 60]) / 100), 556);
});

test("hostile shapes take no time: a thousand teeth, a needle", () => {
  const teeth: Position[] = [[0, 0]];
  for (let i = 0; i < 1_000; i++) teeth.push([i / 1_000, i % 2 === 0 ? 0.001 : 1]);
  teeth.push([1, 0]);
  const needle: Position[] = [
    [0, 0],
    [90, 0.000001],
    [90, 0.000002],
  ];
  for (const ring of [teeth, needle]) assert.ok(insidePoint([[ring]]));
});
