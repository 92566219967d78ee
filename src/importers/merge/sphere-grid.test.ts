import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { metresOfChord, pointOf } from "../../content/sphere.ts";
import { SphereGrid } from "./sphere-grid.ts";

test("a grid finds exactly what lies within its reach, at the poles and across the antimeridian as anywhere", () => {
  const centre = fc.constantFrom([0, 0], [0, 180], [90, 0], [-90, 77], [59.9, -179.9999], [41.15, -8.62]);
  const nudge = fc.double({ min: -0.004, max: 0.004, noNaN: true });
  const points = fc.array(fc.tuple(nudge, nudge), { minLength: 1, maxLength: 40 });
  const reach = fc.constantFrom(100, 150, 400);
  const property = fc.property(centre, points, reach, ([lat, lng], nudges, metres) => {
    const at = nudges.map(([north, east]) => pointOf(lat! + north, lng! + east));
    const grid = new SphereGrid<number>(metres);
    for (const [index, point] of at.entries()) grid.add(point, index);
    const [first] = at;
    const expected = at
      .map((point, index) => ({
        index,
        far: metresOfChord((point.x - first!.x) ** 2 + (point.y - first!.y) ** 2 + (point.z - first!.z) ** 2),
      }))
      .filter(({ far }) => far <= metres)
      .map(({ index }) => index);
    const found = grid.near(first!).map(({ value }) => value);
    assert.deepEqual(
      found.sort((a, b) => a - b),
      expected,
    );
  });
  fc.assert(property, { numRuns: 500, seed: 3 });
});

test("a reach too short to number the cells is refused", () => {
  assert.throws(() => new SphereGrid(10), /at least 100 metres, not 10/);
});
