import assert from "node:assert/strict";
import { test } from "node:test";
import { checkPlan } from "../../../test/support/planner/check-plan.ts";
import { city, request } from "../../../test/support/planner/city.ts";
import { editPlan } from "./edit-plan.ts";
import type { PlanEdit } from "./edits.ts";
import { type Plan, placeIdsOf } from "./plan.ts";
import { planItinerary } from "./plan-itinerary.ts";

const candidates = city(5, 80);
const trip = request({ days: 3 });
const plan = planItinerary(candidates, trip);
const lengths = ({ days }: Plan) => days.flatMap(({ stops }) => stops.map(({ start, end }) => end - start));
const after = (edit: PlanEdit) => {
  const result = editPlan(plan, edit, candidates, trip);
  assert.ok(result.plan, result.refusal);
  return result;
};

test("who begins a little later, or rests, stays less long everywhere rather than seeing less", () => {
  for (const edit of [
    { type: "shiftStart", minutes: 30 },
    { type: "rest", minutes: 60 },
    { type: "shiftAll", minutes: 45 },
  ] as const) {
    const result = after(edit);
    assert.deepEqual(placeIdsOf(result.plan.days), placeIdsOf(plan.days), edit.type);
    assert.ok(Math.min(...lengths(result.plan)) >= 15);
    assert.deepEqual(checkPlan(result.plan, candidates, result.request), []);
  }
});

test("visits are as long as before where nothing would go without it, and on days that the change is not of", () => {
  const { stays } = after({ type: "shiftStart", minutes: -30 }).request;
  assert.deepEqual(stays ?? [], []);
  const { plan: next, request: asked } = after({ type: "rest", minutes: 60, dayNumber: 2 });
  assert.deepEqual(next.days[0], plan.days[0]);
  const ofDay = new Set(next.days[1]!.stops.map(({ placeId }) => placeId));
  assert.ok(asked.stays?.every(({ placeId }) => ofDay.has(placeId)));
});

test("a stop that cannot keep its hour comes at another, and all others keep their order", () => {
  const { plan: next } = after({ type: "setHours", start: 11 * 60 });
  const isInOrder = (positions: readonly number[]) =>
    positions.every((position, index) => index === 0 || position > positions[index - 1]!);
  for (const [index, { stops }] of next.days.entries()) {
    const before = plan.days[index]!.stops.map(({ placeId }) => placeId);
    const positions = stops.map(({ placeId }) => before.indexOf(placeId));
    assert.ok(
      positions.some((_, one) => isInOrder(positions.toSpliced(one, 1))),
      `${positions}`,
    );
  }
});
