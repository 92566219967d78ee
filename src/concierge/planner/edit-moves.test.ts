import assert from "node:assert/strict";
import { test } from "node:test";
import { touchedBesides } from "../../../test/support/planner/check-change.ts";
import { checkPlan } from "../../../test/support/planner/check-plan.ts";
import { city, request } from "../../../test/support/planner/city.ts";
import { editPlan } from "./edit-plan.ts";
import type { PlanEdit } from "./edits.ts";
import type { Candidate, Plan, PlanRequest } from "./plan.ts";
import { planItinerary } from "./plan-itinerary.ts";

const candidates = city(11, 140);
const asked = request({ days: 3 });
const plan = planItinerary(candidates, asked);
const SMALL_CITIES = 12;
const idsOn = ({ days }: Plan, dayNumber: number) => days[dayNumber - 1]!.stops.map(({ placeId }) => placeId);

interface Trip {
  plan: Plan;
  request: PlanRequest;
  places?: readonly Candidate[];
}

/** The trip after a change, which keeps every promise and touches only what was named. */
function after(edit: PlanEdit, before: Trip = { plan, request: asked }) {
  const { places = candidates } = before;
  const result = editPlan(before.plan, edit, places, before.request);
  assert.ok(result.plan, `${JSON.stringify(edit)} refused: ${result.refusal}`);
  assert.deepEqual(touchedBesides(before.plan, result.plan, edit), [], JSON.stringify(edit));
  assert.deepEqual(checkPlan(result.plan, places, result.request, true), [], JSON.stringify(edit));
  return result;
}
const refusal = (edit: PlanEdit) => editPlan(plan, edit, candidates, asked).refusal;

test("the second stop of day 1 goes and nothing else", () => {
  const [first, second, ...rest] = idsOn(plan, 1);
  const removed = after({ type: "remove", stop: { dayNumber: 1, position: 2 } });
  assert.deepEqual(idsOn(removed.plan, 1), [first, ...rest]);
  assert.deepEqual(removed.plan.days.slice(1), plan.days.slice(1));
  const last = after({ type: "remove", stop: { dayNumber: 1, position: -1 } });
  assert.deepEqual(idsOn(last.plan, 1), [first, second, ...rest].slice(0, -1));
});

test("a stop is replaced by one alike and no other goes with it", () => {
  const replaced = plan.days.flatMap(({ stops }) =>
    stops.filter(({ placeId }) => refusal({ type: "replace", stop: { placeId } }) === undefined),
  );
  assert.ok(replaced.length > 5);
  for (const { placeId } of replaced) after({ type: "replace", stop: { placeId } });
});

test("where places are few, what a change leaves free is not put into a day that it is not of, and what is left out is said", () => {
  for (let seed = 1; seed <= SMALL_CITIES; seed++) {
    const places = city(seed, 24);
    const few = request({ days: 5, mustInclude: ["p3", "p5", "p11", "p17"] });
    const before = { plan: planItinerary(places, few), request: few, places };
    for (const meal of ["lunch", "dinner"] as const) {
      const { plan } = after({ type: "dropMeal", meal }, before);
      assert.ok(!plan.days.some(({ stops }) => stops.some(({ role }) => role === meal)));
    }
    for (const { placeId } of before.plan.days.flatMap(({ stops }) => stops))
      after({ type: "remove", stop: { placeId } }, before);
  }
});

test("all of a day is an hour later, its meals too, and no other day; a day that begins an hour later than its first way begins so", () => {
  const later = after({ type: "shiftAll", minutes: 60, dayNumber: 2 });
  assert.deepEqual([later.plan.days[0], later.plan.days[2]], [plan.days[0], plan.days[2]]);
  const startOf = (trip: Plan, role: string) => trip.days[1]!.stops.find((stop) => stop.role === role)?.start;
  for (const role of ["lunch", "dinner"]) {
    const shift = startOf(later.plan, role)! - startOf(plan, role)!;
    assert.ok(Math.abs(shift - 60) <= 30, `${role} by ${shift} minutes`);
  }
  const [first] = plan.days[1]!.stops;
  const begun = first!.start - first!.travelMinutes;
  const start = later.plan.days[1]!.stops[0]!;
  assert.ok(
    start.start - start.travelMinutes >= begun + 60,
    `${start.start - start.travelMinutes}, ${begun}`,
  );
  const { request: asked } = after({ type: "shiftStart", minutes: 60, dayNumber: 2 });
  assert.equal(asked.dayHours!.find(({ dayNumber }) => dayNumber === 2)!.start, begun + 60);
});

test("a meal that was dropped on two days comes back on the one that is named", () => {
  const hasLunch = (trip: ReturnType<typeof after>) =>
    trip.plan.days.map(({ stops }) => stops.some(({ role }) => role === "lunch"));
  const [first, second] = [1, 2].map(
    (dayNumber) => ({ type: "dropMeal", meal: "lunch", dayNumber }) as const,
  );
  const without = after(second!, after(first!));
  assert.deepEqual(hasLunch(without).slice(0, 2), [false, false]);
  const back = after({ type: "addMeal", meal: "lunch", dayNumber: 1 }, without);
  assert.deepEqual(hasLunch(back).slice(0, 2), [true, false]);
});

test("a stop by its number needs its day where the plan has several, and one that there is not is refused", () => {
  assert.equal(refusal({ type: "remove", stop: { position: 2 } }), "which_day");
  assert.equal(refusal({ type: "remove", stop: { dayNumber: 1, position: 20 } }), "no_such_stop");
  assert.equal(refusal({ type: "remove", stop: { dayNumber: 8, position: 1 } }), "no_such_day");
});

test("nothing goes where it is not said what", () => {
  assert.equal(refusal({ type: "remove", stop: {} }), "no_such_stop");
});

test("a stop is moved to another day, or to another time of its own", () => {
  const visit = plan.days[0]!.stops.find(({ role }) => role === "visit")!;
  const { plan: moved } = after({ type: "move", stop: { placeId: visit.placeId }, toDay: 3 });
  assert.ok(idsOn(moved, 3).includes(visit.placeId) && !idsOn(moved, 1).includes(visit.placeId));
  const late = plan.days
    .flatMap(({ stops }) => stops)
    .filter(({ role, timeOfDay }) => role === "visit" && timeOfDay === "morning")
    .map(({ placeId }) =>
      editPlan(plan, { type: "move", stop: { placeId }, timeOfDay: "afternoon" }, candidates, asked),
    )
    .find((result) => result.plan);
  assert.ok(late?.plan, "some morning visit can be made in the afternoon");
});

test("a stop that is moved to a full day pushes out one other at most, or several that take no longer together, and no meal", () => {
  for (const { placeId, start, end } of plan.days[0]!.stops) {
    const { plan: moved } = editPlan(plan, { type: "move", stop: { placeId }, toDay: 2 }, candidates, asked);
    if (!moved) continue;
    const left = new Set(idsOn(moved, 2));
    const gone = plan.days[1]!.stops.filter((stop) => !left.has(stop.placeId));
    const minutes = gone.reduce((sum, stop) => sum + stop.end - stop.start, 0);
    assert.ok(gone.length <= 1 || minutes <= end - start, placeId);
    assert.ok(
      gone.every(({ role }) => role === "visit"),
      placeId,
    );
  }
});

test("two days change places with what is wished of them; what is closed on its new day stays or goes, and the rest changes places all the same", () => {
  const slower = after({ type: "slower", dayNumber: 3 }, after({ type: "slower", dayNumber: 1 }));
  for (const days of [
    [1, 2],
    [2, 1],
  ] as const) {
    const { dayPaces = [] } = after({ type: "swapDays", days }, slower).request;
    assert.deepEqual(dayPaces.map(({ dayNumber }) => dayNumber).sort(), [2, 3]);
  }
  assert.equal(refusal({ type: "swapDays", days: [1, 4] }), "no_such_day");
  const [closed, ...others] = idsOn(plan, 1);
  const openIntervals: Candidate["openIntervals"] = (date) =>
    date === plan.days[1]!.date ? [] : [[540, 1320]];
  const places = candidates.map((one) => (one.id === closed ? { ...one, openIntervals } : one));
  const { plan: made } = after({ type: "swapDays", days: [1, 2] }, { plan, request: asked, places });
  assert.ok(!idsOn(made, 2).includes(closed!));
  for (const id of others) assert.ok(idsOn(made, 2).includes(id), id);
  for (const id of idsOn(plan, 2)) assert.ok(idsOn(made, 1).includes(id), id);
});

test("a stop is added to the part of the day that is said, and nothing goes for it where there is room", () => {
  const isSpare = ({ role, timeOfDay }: Plan["days"][number]["stops"][number]) =>
    role === "visit" && timeOfDay === "afternoon";
  const { plan: spared, request: own } = plan.days[1]!.stops.filter(isSpare).reduce<Trip>(
    (trip, { placeId }) => after({ type: "remove", stop: { placeId } }, trip),
    {
      plan,
      request: asked,
    },
  );
  const add = { type: "add", wish: { kinds: ["church"] }, dayNumber: 2, timeOfDay: "afternoon" } as const;
  const { plan: made } = after(add, { plan: spared, request: own });
  const come = made.days[1]!.stops.find(({ placeId }) => !idsOn(spared, 2).includes(placeId))!;
  assert.equal(come.timeOfDay, "afternoon");
  assert.equal(made.days[1]!.stops.length, spared.days[1]!.stops.length + 1);
});

test("a meal begins at the minute that is said", () => {
  const { plan: made } = after({ type: "moveMeal", meal: "dinner", to: 20 * 60 });
  for (const { stops } of made.days)
    assert.equal(stops.find(({ role }) => role === "dinner")?.start, 20 * 60);
});

test("half a day is kept free, whatever else is changed", () => {
  const free = after({ type: "keepFree", timeOfDay: "afternoon", dayNumber: 2 });
  const fuller = after({ type: "fuller", dayNumber: 2 }, free);
  for (const { start, end } of fuller.plan.days[1]!.stops) assert.ok(end <= 14 * 60 || start >= 18 * 60);
  const evening = after({ type: "keepFree", timeOfDay: "evening", dayNumber: 2 });
  assert.ok(evening.plan.days[1]!.stops.every(({ role }) => role !== "dinner"));
});

test("a day begins and ends at the hours that are said", () => {
  const { plan: hours } = after({ type: "setHours", start: 11 * 60, end: 18 * 60, dayNumber: 1 });
  const { stops } = hours.days[0]!;
  assert.ok(stops[0]!.start >= 11 * 60 && stops.at(-1)!.end <= 18 * 60);
});

test("a meal is dropped on one day or added on all", () => {
  const without = after({ type: "dropMeal", meal: "lunch", dayNumber: 2 });
  assert.ok(without.plan.days[1]!.stops.every(({ role }) => role !== "lunch"));
  const breakfasts = after({ type: "addMeal", meal: "breakfast" });
  assert.ok(breakfasts.plan.days.some(({ stops }) => stops.some(({ role }) => role === "breakfast")));
});

test("a stop that is kept stays through changes that would let it go", () => {
  const least = plan.days[0]!.stops.findLast(({ role }) => role === "visit")!.placeId;
  const kept = after({ type: "keep", stop: { placeId: least } });
  assert.deepEqual(kept.plan, plan);
  assert.ok(idsOn(after({ type: "slower", dayNumber: 1 }, kept).plan, 1).includes(least));
});

test("so many days are added or taken at the end; a plan has one to seven", () => {
  assert.equal(after({ type: "setDays", days: 5 }).plan.days.length, 5);
  assert.deepEqual(after({ type: "setDays", days: 2 }).plan.days, plan.days.slice(0, 2));
  assert.equal(refusal({ type: "setDays", days: 10 }), "too_many_days");
});

test("a place that is to be on one day is on no other", () => {
  const { placeId } = plan.days[0]!.stops.find(({ role }) => role === "visit")!;
  const placed = planItinerary(candidates, {
    ...asked,
    mustInclude: [placeId],
    placedOn: [{ placeId, dayNumber: 3 }],
  });
  assert.ok(idsOn(placed, 3).includes(placeId));
});

test("a stop that is moved is no longer wished for on its day, and others are", () => {
  const [one, other] = plan.days[0]!.stops.filter(({ role }) => role === "visit").map(
    ({ placeId }) => placeId,
  );
  const placedOn = [one!, other!].map((placeId) => ({ placeId, dayNumber: 1 }));
  const wished = { ...asked, mustInclude: [one!, other!], placedOn };
  const before = { plan: planItinerary(candidates, wished), request: wished };
  const moved = after({ type: "move", stop: { placeId: one! }, toDay: 2 }, before);
  assert.deepEqual(moved.request.placedOn, [{ placeId: other, dayNumber: 1 }]);
});

test("days that change places keep to the most stops a day", () => {
  for (let seed = 1; seed <= SMALL_CITIES; seed++) {
    const few = request({ days: 4, mostVisits: 2 });
    const places = city(seed, 60);
    const before = { plan: planItinerary(places, few), request: few, places };
    for (const day of [2, 3, 4]) after({ type: "swapDays", days: [1, day] }, before);
  }
});

test("what comes in elsewhere for a stop that goes leaves all other days as they are, and both are done or neither", () => {
  const [gone, other] = [idsOn(plan, 1)[0]!, plan.days[2]!.stops.find(({ role }) => role === "visit")!];
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
  const free = candidates.filter(({ id, kind }) => !planned.has(id) && kind === "park");
  let made = 0;
  for (const { id } of free) {
    const edit: PlanEdit = { type: "replace", stop: { placeId: gone }, wish: { placeId: id }, toDay: 2 };
    const { plan: changed } = editPlan(plan, edit, candidates, asked);
    if (!changed) continue;
    made++;
    assert.deepEqual(touchedBesides(plan, changed, edit), []);
    assert.ok(!idsOn(changed, 1).includes(gone) && idsOn(changed, 2).includes(id));
    assert.deepEqual(changed.days[2], plan.days[2]);
  }
  assert.ok(made > 0);
  const edit: PlanEdit = {
    type: "replace",
    stop: { placeId: gone },
    wish: { placeId: other.placeId },
    toDay: 2,
  };
  const { plan: moved } = editPlan(plan, edit, candidates, asked);
  assert.ok(!moved || (idsOn(moved, 2).includes(other.placeId) && !idsOn(moved, 3).includes(other.placeId)));
});

test("two stops of two days that are closed at each other's hours go where they fit on each other's day, or the change names the two alone", () => {
  let fitted = 0;
  for (const one of plan.days[0]!.stops)
    for (const other of plan.days[1]!.stops) {
      const edit: PlanEdit = {
        type: "swapStops",
        stops: [{ placeId: one.placeId }, { placeId: other.placeId }],
      };
      const result = editPlan(plan, edit, candidates, asked);
      const both = [one.placeId, other.placeId];
      assert.ok(result.plan || (result.placeIds ?? []).every((id) => both.includes(id)));
      if (!result.plan) continue;
      fitted++;
      assert.deepEqual(touchedBesides(plan, result.plan, edit), []);
      assert.ok(idsOn(result.plan, 2).includes(one.placeId) && idsOn(result.plan, 1).includes(other.placeId));
    }
  assert.ok(fitted > 0);
});

test("a meal and a visit of two days change places only where no day gets more visits than it may have", () => {
  const [places, few] = [city(1, 60), request({ days: 3, mostVisits: 2 })];
  const small = planItinerary(places, few);
  for (const one of small.days[0]!.stops)
    for (const other of small.days[1]!.stops) {
      const stops = [{ placeId: one.placeId }, { placeId: other.placeId }] as const;
      const swapped = editPlan(small, { type: "swapStops", stops }, places, few);
      const broken = swapped.plan ? checkPlan(swapped.plan, places, swapped.request) : [];
      assert.deepEqual(
        broken.filter(({ code }) => code === "too_many_visits"),
        [],
      );
    }
});

test("all that comes after a stop goes, or all but what is named, and no other day changes", () => {
  const lunch = plan.days[1]!.stops.findIndex(({ role }) => role === "lunch");
  assert.ok(lunch > 0);
  const beside = { side: "after", stop: { meal: "lunch" } } as const;
  const rest = after({ type: "clear", beside, dayNumber: 2 });
  assert.deepEqual(idsOn(rest.plan, 2), idsOn(plan, 2).slice(0, lunch + 1));
  const [first] = idsOn(plan, 2);
  const kept = after({ type: "clear", but: [{ placeId: first! }, { meal: "dinner" }], dayNumber: 2 });
  assert.deepEqual(idsOn(kept.plan, 2), [
    first,
    plan.days[1]!.stops.find(({ role }) => role === "dinner")!.placeId,
  ]);
  assert.deepEqual([kept.plan.days[0], kept.plan.days[2]], [plan.days[0], plan.days[2]]);
  assert.equal(refusal({ type: "clear", but: [{ placeId: "nowhere" }], dayNumber: 2 }), "no_such_stop");
});

test("a stop comes in, or goes, before another one or after it", () => {
  for (const side of ["before", "after"] as const) {
    const beside = { side, stop: { meal: "lunch", dayNumber: 2 } } as const;
    const added = after({ type: "add", wish: { kinds: ["cafe"] }, dayNumber: 2, beside });
    const [now, old] = [idsOn(added.plan, 2), idsOn(plan, 2)];
    const come = now.findIndex((id) => !old.includes(id));
    const lunch = added.plan.days[1]!.stops.findIndex(({ role }) => role === "lunch");
    assert.ok(side === "after" ? come > lunch : come >= 0 && come < lunch, side);
  }
  assert.equal(
    refusal({
      type: "add",
      wish: { kinds: ["cafe"] },
      beside: { side: "after", stop: { placeId: "nowhere" } },
    }),
    "no_such_stop",
  );
});
