import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { metresApart, pointOf } from "../../content/sphere.ts";
import { SphereGrid } from "./sphere-grid.ts";

const centres = [
  [0, 0],
  [0, 180],
  [90, 0],
  [-90, 77],
  [59.9, -179.9999],
  [41.15, -8.62],
] as const;

test("a grid finds exactly what lies within its reach, at the poles and across the antimeridian as anywhere", () => {
  const nudge = fc.double({ min: -0.004, max: 0.004, noNaN: true });
  const points = fc.array(fc.tuple(nudge, nudge), { minLength: 1, maxLength: 40 });
  const reach = fc.constantFrom(5, 100, 150, 400);
  const within = fc.constantFrom(undefined, 60, 1_000);
  const centre = fc.constantFrom(...centres);
  const property = fc.property(centre, points, reach, within, ([lat, lng], nudges, most, metres) => {
    const at = nudges.map(([north, east]) => pointOf(lat + north, lng + east));
    const grid = new SphereGrid(most);
    for (const point of at) grid.add(point);
    const far = Math.min(most, metres ?? most);
    const expected = at
      .map((other, point) => ({ point, metres: metresApart(at[0]!, other) }))
      .filter((found) => found.metres <= far);
    assert.deepEqual(grid.near(at[0]!, metres), expected);
  });
  fc.assert(property, { numRuns: 500, seed: 3 });
});

test("a grid that has grown many times still finds every point", () => {
  const grid = new SphereGrid(150);
  const at = Array.from({ length: 5_000 }, (_, index) => {
    const [lat, lng] = centres[index % centres.length]!;
    return pointOf(lat + (index % 71) / 9_000, lng + (index % 67) / 9_000);
  });
  for (const point of at) grid.add(point);
  for (let index = 0; index < at.length; index += 111) {
    const expected = at
      .map((other, point) => ({ point, metres: metresApart(at[index]!, other) }))
      .filter(({ metres }) => metres <= 150);
    assert.deepEqual(grid.near(at[index]!), expected);
  }
});
