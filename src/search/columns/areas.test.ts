import assert from "node:assert/strict";
import { test } from "node:test";
import { pointOf } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { Outline } from "../../contract/geo-area.ts";
import { holding, insideArea, packOutline } from "./areas.ts";
import type { Table } from "./table.ts";

type Ring = [number, number][];
const square = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const outlineOf = (...polygons: Ring[][]): Outline => ({ type: "MultiPolygon", coordinates: polygons });

/** A table of one area with this outline and a circle of a kilometre. */
function areaWith(outline: Outline | undefined, at: GeoLocation = [41.15, -8.61]): Table {
  const packed = Uint32Array.from(outline ? packOutline(outline) : []);
  const { x, y, z } = pointOf(...at);
  const lists = { isEmpty: () => packed.length === 0, of: () => packed };
  return {
    lat: [at[0]],
    lng: [at[1]],
    x: [x],
    y: [y],
    z: [z],
    radius: [1_000],
    outline: lists,
  } as unknown as Table;
}

function isIn(table: Table, at: GeoLocation): boolean[] {
  const { x, y, z } = pointOf(...at);
  const points = { x: Float64Array.of(x), y: Float64Array.of(y), z: Float64Array.of(z) };
  return [insideArea(table, 0, points)!(0), holding(table, at)(0)];
}

test("what lies in an area is told by its outline, holes and islands included, and not by its circle", () => {
  const hole = square(-8.62, 41.14, -8.6, 41.15);
  const table = areaWith(outlineOf([square(-8.7, 41.1, -8.5, 41.2), hole], [square(-8, 41, -7.9, 41.1)]));
  assert.deepEqual(isIn(table, [41.11, -8.69]), [true, true]);
  assert.deepEqual(isIn(table, [41.145, -8.61]), [false, false]);
  assert.deepEqual(isIn(table, [41.05, -7.95]), [true, true]);
  assert.deepEqual(isIn(table, [41.05, -8.2]), [false, false]);
  assert.deepEqual(isIn(table, [Number.NaN, Number.NaN]), [false, false]);
});

test("an area without an outline is its circle", () => {
  assert.deepEqual(isIn(areaWith(undefined), [41.158, -8.61]), [true, true]);
  assert.deepEqual(isIn(areaWith(undefined), [41.16, -8.61]), [false, false]);
});

test("rings far from one another, and on both sides of the date line but not at it, are all of the area", () => {
  const table = areaWith(outlineOf([square(170, 10, 175, 12)], [square(-175, 10, -170, 12)]), [11, 172]);
  const inside = [172, -172, 178, -178, 160, 0].map((longitude) => isIn(table, [11, longitude])[0]);
  assert.deepEqual(inside, [true, true, false, false, false, false]);
});

test("an outline may lie on both sides of the date line", () => {
  const fiji = outlineOf([square(179, -18, 180, -16)], [square(-180, -18, -179, -16)]);
  const table = areaWith(fiji, [-17, 180]);
  const places: GeoLocation[] = [
    [-17, 179.5],
    [-17, -179.5],
    [-17, 0],
    [-17, 178],
  ];
  assert.deepEqual(
    places.map((at) => isIn(table, at)),
    [
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ],
  );
});
