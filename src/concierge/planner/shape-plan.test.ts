import assert from "node:assert/strict";
import { test } from "node:test";
import { city, place, request } from "../../../test/support/planner/city.ts";
import type { PlanEdit } from "./edits.ts";
import { planItinerary } from "./plan-itinerary.ts";
import { shapePlan } from "./shape-plan.ts";

const candidates = [...city(5, 60), place("zoo", "zoo", [300, 0], { priceLevel: 4 })];

test("a place that is named is on its day of a new plan, though places like it are not wanted", () => {
  const asked = request({ days: 3, excludedWords: ["zoo"], maxPriceLevel: 2 });
  const plan = planItinerary(candidates, asked);
  for (const dayNumber of [1, 2, 3]) {
    const add = (wish: Extract<PlanEdit, { type: "add" }>["wish"]) =>
      shapePlan(candidates, asked, plan, [{ type: "add", wish, dayNumber }]).plan.days.flatMap(
        (day, index) => (day.stops.some(({ placeId }) => placeId === "zoo") ? [index + 1] : []),
      );
    assert.deepEqual(add({ placeId: "zoo" }), [dayNumber]);
    assert.deepEqual(add({ kinds: ["zoo"] }), []);
  }
});

test("what a trip is to begin or to end with is on its first day or its last", () => {
  const asked = request({ days: 3 });
  const plan = planItinerary(candidates, asked);
  const dayOf = (order: "first" | "last") =>
    shapePlan(candidates, asked, plan, [
      { type: "add", wish: { placeId: "zoo" }, order },
    ]).plan.days.findIndex(({ stops }) => stops.some(({ placeId }) => placeId === "zoo"));
  assert.deepEqual([dayOf("first"), dayOf("last")], [0, 2]);
});

test("a kind is put into a new plan that lacks it, is not put in once more, and for a day it is the one that the plan has", () => {
  const museums = [place("worse", "museum", [200, 0], { fit: 0.3 }), place("better", "museum", [0, 200])];
  const asked = request({ days: 2 });
  const plan = planItinerary(museums.slice(0, 1), asked);
  const placed = (dayNumber?: number, from = plan) =>
    shapePlan(museums, asked, from, [{ type: "add", wish: { kinds: ["museum"] }, dayNumber }]).request;
  assert.deepEqual(placed(undefined, planItinerary([], asked)).mustInclude, ["better"]);
  assert.equal(placed().mustInclude, undefined);
  for (const dayNumber of [1, 2])
    assert.deepEqual(placed(dayNumber).placedOn, [{ placeId: "worse", dayNumber }]);
});
