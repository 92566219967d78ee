import assert from "node:assert/strict";
import { test } from "node:test";
import { touchedBesides } from "../../../test/support/planner/check-change.ts";
import { notDone } from "../../../test/support/planner/check-effect.ts";
import { checkPlan } from "../../../test/support/planner/check-plan.ts";
import { city, request } from "../../../test/support/planner/city.ts";
import { editPlan } from "./edit-plan.ts";
import type { PlanEdit } from "./edits.ts";
import type { Plan, TimeOfDay } from "./plan.ts";
import { planItinerary, randomNumbers } from "./plan-itinerary.ts";
import { buildProblem } from "./problem.ts";
import { buildDraft, reviveTour } from "./revive.ts";
import { scoreTour } from "./tour.ts";

const EDITS = 200;

/** A change of any sort to a plan, of stops that it has. */
function drawnEdit({ days }: Plan, random: () => number): PlanEdit {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const stops = days.flatMap((day) => day.stops);
  const { placeId, role } = pick(stops);
  const stop = { placeId };
  const other = { placeId: pick(stops.filter((one) => one.role === role)).placeId };
  const dayNumber = pick([undefined, 1, 2, 3]);
  const wish = pick([
    { kinds: [pick(["museum", "park", "church"] as const)] },
    { words: [pick(["castle", "shop"])] },
  ]);
  const timeOfDay = pick<TimeOfDay | undefined>([undefined, undefined, "morning", "afternoon", "evening"]);
  const meal = pick(["lunch", "dinner", "breakfast"] as const);
  const minutes = pick([-90, -60, -30, 30, 60, 90]);
  const beside = pick([undefined, { side: pick(["before", "after"] as const), stop: other }]);
  return pick<PlanEdit>([
    { type: "remove", stop },
    { type: "replace", stop },
    { type: "replace", stop, wish },
    { type: "add", wish, dayNumber, timeOfDay },
    { type: "add", wish, beside },
    { type: "move", stop, toDay: dayNumber, timeOfDay },
    { type: "move", stop, at: 60 * pick([10, 12, 15, 17, 20]) },
    { type: "lessWalking", dayNumber },
    { type: pick(["shiftStart", "shiftEnd"] as const), minutes, dayNumber },
    { type: "shiftAll", minutes, dayNumber },
    { type: "setHours", start: 60 * pick([8, 10, 11]), end: 60 * pick([17, 20, 23]), dayNumber },
    { type: "moveMeal", meal, to: 60 * pick([12, 14, 18, 20]), dayNumber },
    { type: "shiftMeal", meal, minutes, dayNumber },
    { type: pick(["slower", "fuller"] as const), dayNumber },
    { type: pick(["reverse", "indoors"] as const), dayNumber },
    { type: "more", wish, dayNumber },
    { type: "fewer", wish, dayNumber },
    { type: "only", wish: { words: [pick(["museum", "church", "park"])] } },
    { type: "limit", most: pick([1, 2, 3]), wish: pick([undefined, { words: ["museum"] }]) },
    { type: pick(["addMeal", "dropMeal"] as const), meal, dayNumber },
    { type: "setDays", days: pick([1, 2, 4]) },
    { type: "swapStops", stops: [stop, other] },
    { type: "swapDays", days: [1, pick([2, 3])] },
    { type: "keepFree", timeOfDay, dayNumber },
    { type: "rest", minutes: 60, dayNumber },
    { type: "removeDay", dayNumber },
  ]);
}

test("a change of any sort does what it says and nothing else, and keeps every promise", () => {
  let [made, worth] = [0, 0];
  for (let seed = 1; seed <= 4; seed++) {
    const candidates = city(seed, 110);
    const asked = request({ days: 3, dayEnd: 22 * 60 });
    const plan = planItinerary(candidates, asked);
    const random = randomNumbers(seed);
    for (let number = 0; number < EDITS; number++) {
      const edit = drawnEdit(plan, random);
      const result = editPlan(plan, edit, candidates, asked);
      if (!result.plan) continue;
      const said = `seed ${seed}: ${JSON.stringify(edit)}`;
      assert.deepEqual(checkPlan(result.plan, candidates, result.request, true), [], said);
      assert.deepEqual(touchedBesides(plan, result.plan, edit), [], said);
      assert.deepEqual(notDone(plan, result.plan, edit, candidates), [], said);
      made++;
      const problem = buildProblem(candidates, { ...result.request, mustInclude: [] });
      worth += scoreTour(reviveTour(problem, buildDraft(result.plan), new Set()).tour);
    }
  }
  // What becomes better raises these.
  assert.ok(made >= 686, `${made} were made`);
  assert.ok(worth / made >= 47.475, `${worth / made}`);
});
