import assert from "node:assert/strict";
import { test } from "node:test";
import { type Area, areaShapes } from "./area-shapes.ts";
import { type Pixel, type Position, planeAt } from "./geometry.ts";

const origin: Position = [55.68, 12.57];
const plane = planeAt(origin);
const area = (id: string, east: number, radiusMetres: number): Area => ({
  id,
  name: id,
  centre: plane.toPosition({ x: east, y: 0 }),
  radiusMetres,
});
const flat = (outline: readonly Position[]): Pixel[] => outline.map(plane.toPlane);

test("a circle that meets no other stays one", () => {
  const [shape] = areaShapes([area("alone", 0, 1_000)]);
  for (const { x, y } of flat(shape!.outline)) assert.ok(Math.abs(Math.hypot(x, y) - 1_000) < 1);
});

test("two circles that overlap share a straight border, and neither crosses it", () => {
  const shapes = areaShapes([area("west", 0, 1_000), area("east", 1_200, 1_000)]);
  const [west, east] = ["west", "east"].map((id) => flat(shapes.find((shape) => shape.id === id)!.outline));
  // Equal radii: the border runs halfway between.
  assert.ok(Math.abs(Math.max(...west!.map(({ x }) => x)) - 600) < 1);
  assert.ok(Math.abs(Math.min(...east!.map(({ x }) => x)) - 600) < 1);
});

test("a circle within another stays whole and comes after it, to be drawn over it", () => {
  const shapes = areaShapes([area("quarter", 500, 400), area("city", 0, 3_000)]);
  assert.deepEqual(
    shapes.map(({ id }) => id),
    ["city", "quarter"],
  );
  for (const { outline } of shapes) assert.equal(outline.length, 96);
});

test("a name stands inside its area", () => {
  const shapes = areaShapes([area("west", 0, 1_000), area("east", 900, 1_000)]);
  for (const { outline, labelAt } of shapes) {
    const { x } = plane.toPlane(labelAt);
    const xs = flat(outline).map((corner) => corner.x);
    assert.ok(x > Math.min(...xs) && x < Math.max(...xs));
  }
});
