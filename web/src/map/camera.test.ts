import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { boundsOfBoth, centreToShow, viewAt } from "./camera.ts";
import { mercator, type Position, WORLD_PIXELS } from "./geometry.ts";

const size = { width: 360, height: 500 };
const zoom = 14;
const scale = WORLD_PIXELS * 2 ** zoom;

/** A map of this size around a position. */
const mapAround = (centre: Position) => ({
  zoom,
  centre,
  project: (position: Position) => {
    const [at, middle] = [mercator(position), mercator(centre)];
    return {
      x: (at.x - middle.x) * scale + size.width / 2,
      y: (at.y - middle.y) * scale + size.height / 2,
    };
  },
});
const home: Position = [55.68, 12.58];

test("a place that is well within the map leaves it where it is", () => {
  assert.equal(centreToShow(mapAround(home), home, size), undefined);
});

test("wherever a place is, the map that is moved shows it with room around it, and need not move again", () => {
  const near = fc.tuple(
    fc.double({ min: -0.03, max: 0.03, noNaN: true }),
    fc.double({ min: -0.03, max: 0.03, noNaN: true }),
  );
  fc.assert(
    fc.property(near, ([north, east]) => {
      const place: Position = [home[0] + north, home[1] + east];
      const centre = centreToShow(mapAround(home), place, size) ?? home;
      const { x, y } = mapAround(centre).project(place);
      assert.ok(x >= 95.9 && x <= 264.1 && y >= 51.9 && y <= 448.1, `${x} ${y}`);
    }),
    { seed: 3, numRuns: 300 },
  );
});

test("a place at the edge moves the map a little, one out of sight stands in the middle", () => {
  const map = mapAround(home);
  const edge: Position = [home[0], home[1] + ((size.width / 2 - 10) / scale) * 360];
  const moved = centreToShow(map, edge, size)!;
  assert.ok(Math.abs((moved[1] - home[1]) * (scale / 360) - 86) < 0.1);
  assert.equal(moved[0].toFixed(9), home[0].toFixed(9));
  const away: Position = [home[0] + 1, home[1]];
  assert.deepEqual(centreToShow(map, away, size), away);
});

test("a view is as wide as the map, around its middle, and two boxes have one around them", () => {
  const { south, west, north, east } = viewAt(home, zoom, size);
  const [start, end] = [mercator([north, west]), mercator([south, east])];
  assert.ok(Math.abs((end.x - start.x) * scale - size.width) < 1e-3);
  assert.ok(Math.abs((end.y - start.y) * scale - size.height) < 1e-3);
  assert.ok(south < home[0] && home[0] < north);
  assert.deepEqual(
    boundsOfBoth({ south: 1, west: 1, north: 3, east: 3 }, { south: 0, west: 2, north: 2, east: 4 }),
    { south: 0, west: 1, north: 3, east: 4 },
  );
});
