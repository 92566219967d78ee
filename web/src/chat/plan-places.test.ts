import assert from "node:assert/strict";
import { test } from "node:test";
import type { App } from "../app/app.ts";
import { buildDrawing } from "../map/drawing.ts";
import { type Itinerary, type Stop, type StopPlace, stopPoints } from "./plan-places.ts";

const stop = (placeId: string, travelLine?: [number, number][]) =>
  ({ placeId, placeName: placeId, placeType: "listing", travelLine }) as Stop;
const itinerary = (...days: Stop[][]) =>
  ({ days: days.map((activities, index) => ({ dayNumber: index + 1, activities })) }) as Itinerary;
const places = new Map<string, StopPlace>([
  ["a", { geoLocation: [0, 0] }],
  ["b", { geoLocation: [0, 2] }],
]);
const app = { host: {} } as App;

test("a day of a plan is drawn along the ways that its answer has, else straight from stop to stop", () => {
  const draw = (plan: Itinerary) => buildDrawing(app, [], stopPoints(plan, places, undefined), 12).routes;
  const [walked] = draw(
    itinerary([
      stop("a"),
      stop("b", [
        [0, 0],
        [1, 1],
        [0, 2],
      ]),
    ]),
  );
  assert.deepEqual(walked?.positions, [
    [0, 0],
    [0, 0],
    [1, 1],
    [0, 2],
  ]);
  const days = draw(itinerary([stop("a"), stop("b")], [stop("b")]));
  assert.deepEqual(
    days.map((day) => day.positions),
    [
      [
        [0, 0],
        [0, 2],
      ],
      [[0, 2]],
    ],
  );
});
