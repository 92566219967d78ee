import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  type Bounds,
  bboxText,
  boundsAround,
  boundsOfText,
  circleAround,
  mercator,
  nearLongitude,
  type Position,
  planeAt,
  unmercator,
} from "./geometry.ts";

const position = fc.tuple(
  fc.double({ min: -84, max: 84, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
);

/** Whether a position lies in a box. */
function holds({ south, west, north, east }: Bounds, [latitude, longitude]: Position): boolean {
  const near = nearLongitude(longitude, (west + east) / 2);
  return latitude >= south && latitude <= north && near >= west && near <= east;
}

test("a position survives the way through web Mercator", () => {
  fc.assert(
    fc.property(position, (given) => {
      const [latitude, longitude] = unmercator(mercator(given));
      assert.ok(Math.abs(latitude - given[0]) < 1e-9 && Math.abs(longitude - given[1]) < 1e-9);
    }),
    { seed: 6 },
  );
  assert.deepEqual(mercator([0, 0]), { x: 0.5, y: 0.5 });
});

test("the box around positions holds each of them, also across the date line", () => {
  const fiji: Position[] = [
    [-17.7, 177.4],
    [-16.8, -179.9],
    [-18.1, 178.4],
  ];
  const box = boundsAround(fiji)!;
  assert.ok(Math.abs(box.west - 177.4) < 1e-9 && Math.abs(box.east - 180.1) < 1e-9);
  for (const place of fiji) assert.ok(holds(box, place));
  assert.ok(!holds(box, [-17, 170]));
  assert.equal(boundsAround([]), undefined);
  fc.assert(
    fc.property(
      position,
      fc.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -89, max: 89 }))),
      (first, offsets) => {
        const places = [
          first,
          ...offsets.map(([north, east]): Position => [first[0] + north, nearLongitude(first[1] + east, 0)]),
        ];
        const bounds = boundsAround(places)!;
        return (
          bounds.east >= bounds.west &&
          places.every(([latitude, longitude]) =>
            holds(bounds, [latitude, nearLongitude(longitude, first[1])]),
          )
        );
      },
    ),
    { seed: 6 },
  );
});

test("a box goes through the address as the interface's bbox, and what is no box is none", () => {
  assert.equal(
    bboxText({ south: -18, west: 177, north: -16, east: 181 }),
    "-18.00000,177.00000,-16.00000,-179.00000",
  );
  assert.deepEqual(boundsOfText("-18,177,-16,-179"), { south: -18, west: 177, north: -16, east: 181 });
  assert.equal(
    bboxText({ south: -95, west: -400, north: 95, east: 400 }),
    "-90.00000,-180.00000,90.00000,180.00000",
  );
  for (const text of [undefined, "", "1,2,3", "1,2,3,4,5", "a,b,c,d"])
    assert.equal(boundsOfText(text), undefined, text);
});

test("a circle's corners are its radius away from its centre", () => {
  const centre: Position = [55.6752, 12.5926];
  const { toPlane } = planeAt(centre);
  for (const corner of circleAround(centre, 2_000)) {
    const { x, y } = toPlane(corner);
    assert.ok(Math.abs(Math.hypot(x, y) - 2_000) < 1e-6);
  }
});
