import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Area, type AreaName, areaNames, areaShapes, type Covered } from "./areas.ts";
import { mercator, type Pixel, type Position, planeAt, unmercator, WORLD_PIXELS } from "./geometry.ts";

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

test("a circle that others would leave nothing of is drawn all the same", () => {
  const shapes = areaShapes([
    area("between", 0, 500),
    area("west", -1_700, 2_000),
    area("east", 1_700, 2_000),
  ]);
  assert.deepEqual(shapes.map(({ id }) => id).sort(), ["between", "east", "west"]);
});

test("a known border is drawn as it is, its largest part, and cuts no circle", () => {
  const square = (size: number) =>
    [
      [0, 0],
      [size, 0],
      [size, size],
      [0, size],
    ].map(([x, y]) => plane.toPosition({ x: x!, y: y! }));
  const known: Area = { ...area("known", 0, 1_000), border: [square(50), square(700)] };
  const shapes = areaShapes([known, area("circle", 900, 1_000)]);
  const outlines = new Map(shapes.map(({ id, outline }) => [id, flat(outline)]));
  assert.equal(outlines.get("known")!.length, 4);
  assert.ok(Math.abs(Math.max(...outlines.get("known")!.map(({ x }) => x)) - 700) < 1);
  assert.equal(outlines.get("circle")!.length, 96);
});

test("a name stands inside its area", () => {
  const shapes = areaShapes([area("west", 0, 1_000), area("east", 900, 1_000)]);
  for (const { outline, labelAt } of shapes) {
    const { x } = plane.toPlane(labelAt);
    const xs = flat(outline).map((corner) => corner.x);
    assert.ok(x > Math.min(...xs) && x < Math.max(...xs));
  }
});

const zoom = 13;
const bounds = { south: 55.6, west: 12.4, north: 55.76, east: 12.76 };
const shapes = areaShapes([
  { id: "a", name: "Indre By", centre: [55.68, 12.58], radiusMetres: 2_500 },
  { id: "b", name: "Nørrebro", centre: [55.7, 12.54], radiusMetres: 2_000 },
  { id: "c", name: "Too small for its name", centre: [55.66, 12.6], radiusMetres: 200 },
]);
/** Letters of eight pixels. */
const widthOf = (name: string) => 8 * name.length;
const around = (radius: number): Omit<Covered, "at"> => ({
  left: -radius,
  right: radius,
  top: -radius,
  bottom: radius,
});
const toPixel = (position: Position) => {
  const { x, y } = mercator(position);
  return { x: x * WORLD_PIXELS * 2 ** zoom, y: y * WORLD_PIXELS * 2 ** zoom };
};
const positionOf = ({ x, y }: Pixel) =>
  unmercator({ x: x / (WORLD_PIXELS * 2 ** zoom), y: y / (WORLD_PIXELS * 2 ** zoom) });
const labelOf = (name: string) => shapes.find((shape) => shape.name === name)!.labelAt;
const farFrom = (name: AreaName) => {
  const [a, b] = [toPixel(name.at), toPixel(labelOf(name.name))];
  return Math.hypot(a.x - b.x, a.y - b.y);
};

test("a wide district's name stands in its middle while nothing is there, a narrow one has none", () => {
  const names = areaNames(shapes, [], { zoom, bounds }, widthOf);
  assert.deepEqual(names.map(({ name }) => name).sort(), ["Indre By", "Nørrebro"]);
  for (const name of names) assert.ok(farFrom(name) < 0.01, name.name);
  assert.deepEqual(areaNames(shapes, [], { zoom: 9, bounds }, widthOf), []);
});

test("wherever signs stand, no name lies under one, and names make way rather than vanish", () => {
  const offset = fc.record({
    x: fc.integer({ min: -120, max: 120 }),
    y: fc.integer({ min: -120, max: 120 }),
  });
  const middle = toPixel(labelOf("Indre By"));
  const outcomes = { stayed: 0, moved: 0, leftOut: 0 };
  fc.assert(
    fc.property(fc.array(offset, { minLength: 1, maxLength: 40 }), (offsets) => {
      const signs = offsets.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
      const covered = signs.map((sign) => ({ at: positionOf(sign), ...around(24) }));
      const name = areaNames(shapes, covered, { zoom, bounds }, widthOf).find(
        (found) => found.name === "Indre By",
      );
      if (!name) return void outcomes.leftOut++;
      const { x, y } = toPixel(name.at);
      // A name of eight letters is 64 pixels wide and a line high.
      const isClear = signs.every(
        (sign) => Math.abs(x - sign.x) >= 24 + 32 - 1e-3 || Math.abs(y - sign.y) >= 24 + 9 - 1e-3,
      );
      assert.ok(isClear, JSON.stringify(offsets));
      if (farFrom(name) < 1) outcomes.stayed++;
      else outcomes.moved++;
    }),
    { seed: 7, numRuns: 150 },
  );
  assert.ok(outcomes.stayed > 5 && outcomes.moved > 50, JSON.stringify(outcomes));
  assert.equal(outcomes.leftOut, 0, "there was room for it each time");
});

test("over streets a name stays near its place, or is left out", () => {
  const covered = [{ at: labelOf("Indre By"), ...around(60) }];
  const names = (isOnStreets: boolean) =>
    areaNames(shapes, covered, { zoom, bounds }, widthOf, isOnStreets).map(({ name }) => name);
  assert.deepEqual(names(false).sort(), ["Indre By", "Nørrebro"]);
  assert.deepEqual(names(true), ["Nørrebro"]);
});

test("a district that is full of signs goes without its name", () => {
  const covered = [{ at: labelOf("Indre By"), ...around(2_000) }];
  assert.deepEqual(areaNames(shapes, covered, { zoom, bounds }, widthOf), []);
});

test("the name of a district that is seen in part stands in that part, also across the date line", () => {
  const part = { ...bounds, west: 12.585 };
  const [name] = areaNames(shapes, [], { zoom, bounds: part }, widthOf);
  assert.ok(toPixel(name!.at).x - 32 >= toPixel([55.68, part.west]).x - 1e-6);

  const fiji = areaShapes([{ id: "f", name: "Taveuni", centre: [-16.85, 179.97], radiusMetres: 9_000 }]);
  const east = { south: -17, west: 179.9, north: -16.7, east: 180.2 };
  assert.equal(areaNames(fiji, [], { zoom: 11, bounds: east }, widthOf).length, 1);
  const west = { south: -17, west: -180.1, north: -16.7, east: -179.8 };
  assert.equal(areaNames(fiji, [], { zoom: 11, bounds: west }, widthOf).length, 1);
});
