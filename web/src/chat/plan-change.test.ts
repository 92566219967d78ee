import assert from "node:assert/strict";
import { test } from "node:test";
import { foreseen, outlineOf, type PlanOperation, standingBeside, standingOf } from "./plan-change.ts";
import type { Itinerary } from "./plan-places.ts";

const plan = (...days: string[][]): Itinerary => ({
  name: "Two days",
  durationDays: days.length,
  summary: "",
  days: days.map((ids, index) => ({
    dayNumber: index + 1,
    summary: "",
    activities: ids.map((placeId) => ({
      ...{ placeId, placeName: placeId, placeType: "listing", timeOfDay: "morning", activityType: "museum" },
      ...{ rationale: "why", listing: { id: placeId, name: placeId } },
    })),
  })),
});
const idsOf = ({ days }: Itinerary) => days.map(({ activities }) => activities.map(({ placeId }) => placeId));
const two = plan(["a", "b", "c"], ["d"]);

test("a change is shown before the service has answered as far as it can be foreseen", () => {
  const after = (operation: PlanOperation) => idsOf(foreseen(two, operation));
  assert.deepEqual(after({ op: "move", stop: "a", day: 1, position: 3 }), [["b", "c", "a"], ["d"]]);
  assert.deepEqual(after({ op: "move", stop: "a", day: 2, position: 1 }), [
    ["b", "c"],
    ["a", "d"],
  ]);
  assert.deepEqual(after({ op: "swap", stop: "b", with: "d" }), [["a", "d", "c"], ["b"]]);
  assert.deepEqual(after({ op: "remove", stop: "b" }), [["a", "c"], ["d"]]);
  for (const operation of [
    { op: "move", stop: "a", day: 2 },
    { op: "add", listingId: "e" },
    { op: "undo" },
  ] as const)
    assert.equal(foreseen(two, operation), two, "where it goes is for the service to say");
  assert.equal(foreseen(two, { op: "lock", stop: "a" }).days[0]!.activities[0]!.locked, true);
});

test("earlier and later lead over the ends of days, and no farther than the plan", () => {
  assert.deepEqual(standingOf(two, "c"), { day: 1, position: 3 });
  assert.deepEqual(standingBeside(two, "c", 1), { day: 2, position: 1 });
  assert.deepEqual(standingBeside(two, "d", -1), { day: 1, position: 4 });
  assert.deepEqual(standingBeside(two, "b", -1), { day: 1, position: 1 });
  assert.equal(standingBeside(two, "a", -1), undefined);
  assert.equal(standingBeside(two, "d", 1), undefined);
});

test("a plan is sent back without what the service does not read", () => {
  const [stop] = outlineOf(two).days[0]!.activities;
  assert.deepEqual([stop!.placeId, stop!.rationale, stop!.listing], ["a", "", undefined]);
});
