import assert from "node:assert/strict";
import { test } from "node:test";
import { isInPolygon, Plane, type Polygon, type Position, type Ring } from "../geometry/shapes.ts";
import { mendedPolygons, seaPolygons } from "./outlines.ts";

const box = { west: 0, south: 0, east: 10, north: 10 };
const centre: Position = [5, 5];
const lies = (polygons: readonly Polygon[], at: Position) =>
  polygons.some((polygon) => isInPolygon([0, 0], new Plane(at).polygonOf(polygon)));

test("the sea is on the right of a coastline, whichever edges of the box it goes on to", () => {
  const eastward: Ring = [
    [2, 4],
    [5, 4.5],
    [8, 4],
  ];
  const south = seaPolygons([eastward], box, centre);
  assert.ok(lies(south, [5, 1]) && !lies(south, [5, 9]));
  const north = seaPolygons([eastward.toReversed()], box, centre);
  assert.ok(lies(north, [5, 9]) && !lies(north, [5, 1]));
});

test("coastlines of several pieces, a strait and an island", () => {
  const upper: Ring[] = [
    [
      [0.5, 7],
      [4, 7],
    ],
    [
      [4, 7],
      [9.5, 7],
    ],
  ];
  const lower: Ring = [
    [9.5, 3],
    [0.5, 3],
  ];
  const island: Ring = [
    [4, 4],
    [6, 4],
    [6, 6],
    [4, 6],
    [4, 4],
  ];
  const strait = seaPolygons([...upper.toReversed(), lower, island], box, centre);
  assert.ok(lies(strait, [1, 5]) && lies(strait, [9, 5]));
  assert.ok(!lies(strait, [5, 9]) && !lies(strait, [5, 1]), "land on both sides");
  assert.ok(!lies(strait, [5, 5]), "the island is dry");
});

test("around an island alone everything is sea, and without a coastline nothing", () => {
  const island: Ring = [
    [4, 4],
    [6, 4],
    [6, 6],
    [4, 6],
    [4, 4],
  ];
  const sea = seaPolygons([island], box, centre);
  assert.ok(lies(sea, [1, 1]) && !lies(sea, [5, 5]));
  assert.deepEqual(seaPolygons([], box, centre), []);
});

test("a river whose outline the file cuts off at both ends is closed where it was cut", () => {
  const north: Ring = [
    [0, 6],
    [5, 6.2],
    [10, 6],
  ];
  const south: Ring = [
    [10, 4],
    [5, 4.2],
    [0, 4],
  ];
  const island: Ring = [
    [4, 5],
    [5, 5],
    [5, 5.5],
    [4, 5],
  ];
  const river = mendedPolygons([north, south], [island]);
  assert.equal(river.length, 1);
  assert.ok(lies(river, [2, 5]) && lies(river, [8, 5]));
  assert.ok(!lies(river, [2, 7]) && !lies(river, [8, 3]) && !lies(river, [4.7, 5.1]));
});
