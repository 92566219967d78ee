import assert from "node:assert/strict";
import { test } from "node:test";
import { checkPlan } from "../../../test/support/planner/check-plan.ts";
import { always, city, place, request } from "../../../test/support/planner/city.ts";
import { localHours } from "./local-hours.ts";
import type { Candidate, OpenInterval } from "./plan.ts";
import { planItinerary } from "./plan-itinerary.ts";

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const sights = city(3, 60).filter(({ kind }) => kind !== "restaurant");

/** A town with so many kitchens of these hours, some hundred metres apart. */
function town(count: number, ...hours: readonly OpenInterval[]): readonly Candidate[] {
  const kitchens = Array.from({ length: count }, (_, index) =>
    place(`kitchen-${index}`, "restaurant", [index * 60, 0], { openIntervals: always(...hours) }),
  );
  return [...sights, ...kitchens];
}

test("where kitchens open late, meals are planned late, and the plan keeps every promise", () => {
  const candidates = town(14, [at(13, 30), at(16)], [at(21), at(24)]);
  const asked = request({ days: 2 });
  assert.deepEqual(
    planItinerary(candidates, asked).days.flatMap(({ stops }) =>
      stops.filter(({ role }) => role === "dinner"),
    ),
    [],
  );
  const local = { ...asked, ...localHours(candidates, asked) };
  const plan = planItinerary(candidates, local);
  assert.deepEqual(checkPlan(plan, candidates, local), []);
  for (const { stops } of plan.days) {
    const dinner = stops.find(({ role }) => role === "dinner")!;
    assert.ok(dinner.start >= at(21) && dinner.start <= at(22, 30), `${dinner.start}`);
    assert.ok(stops.find(({ role }) => role === "lunch")!.start >= at(13, 30));
  }
});

test("kitchens that open in time leave the usual hours, and so do too few of them and children", () => {
  assert.deepEqual(localHours(town(14, [at(11), at(23)]), request()), {});
  assert.deepEqual(localHours(town(14, [at(11, 30), at(14)], [at(18), at(23)]), request()), {});
  assert.deepEqual(localHours(town(9, [at(13, 30), at(16)], [at(21), at(24)]), request()), {});
  const late = town(14, [at(13, 30), at(16)], [at(21), at(24)]);
  assert.deepEqual(localHours(late, request({ party: "children" })), {});
});

test("what is said of a meal and of the day's end counts more than what is usual in the town", () => {
  const late = town(14, [at(13, 30), at(16)], [at(21), at(24)]);
  const said = { meal: "dinner", earliest: at(19), latest: at(20), liked: at(19, 30) } as const;
  const { mealHours, dayEnd } = localHours(late, request({ mealHours: [said], dayEnd: at(23) }));
  assert.deepEqual(
    mealHours?.filter(({ meal }) => meal === "dinner"),
    [said],
  );
  assert.equal(dayEnd, at(23));
});
