import assert from "node:assert/strict";
import { test } from "node:test";
import { checkPlan } from "../../../test/support/planner/check-plan.ts";
import { city, place, request } from "../../../test/support/planner/city.ts";
import { editPlan } from "./edit-plan.ts";
import type { PlanEdit } from "./edits.ts";
import type { Candidate, Plan, PlanRequest } from "./plan.ts";
import { planItinerary } from "./plan-itinerary.ts";

const candidates: readonly Candidate[] = [
  ...city(23, 140),
  place("late-kitchen", "restaurant", [200, 200], { fit: 0.3, openIntervals: () => [[20 * 60, 25 * 60]] }),
];
const asked = request({ days: 3 });
const plan = planItinerary(candidates, asked);

interface Trip {
  plan: Plan;
  request: PlanRequest;
}

/** The trip after some changes, which keeps every promise after each. */
function after(trip: Trip, ...edits: readonly PlanEdit[]): Trip {
  return edits.reduce((state, edit) => {
    const result = editPlan(state.plan, edit, candidates, state.request);
    assert.ok(result.plan, `${JSON.stringify(edit)} refused: ${result.refusal}`);
    assert.deepEqual(checkPlan(result.plan, candidates, result.request), [], JSON.stringify(edit));
    return result;
  }, trip);
}

const start = { plan, request: asked };
const startsOf = ({ plan: { days } }: Trip, meal: string) =>
  days.map(({ stops }) => stops.find(({ role }) => role === meal)?.start);
const visitsOf = ({ plan: { days } }: Trip) =>
  days.map(({ stops }) => stops.filter(({ role }) => role === "visit").length);

test("dinner at eight is at eight on every day, and stays there whatever else is changed, on added days too", () => {
  const at = 20 * 60;
  const moved = after(start, { type: "moveMeal", meal: "dinner", to: at });
  const later = after(
    moved,
    { type: "shiftEnd", minutes: 30 },
    { type: "slower", dayNumber: 2 },
    { type: "removeDay", dayNumber: 1 },
    { type: "addDay" },
    { type: "lessWalking" },
  );
  for (const trip of [moved, later]) {
    for (const dinner of startsOf(trip, "dinner")) assert.ok(Math.abs(dinner! - at) <= 15, `${dinner}`);
  }
  assert.deepEqual(startsOf(moved, "lunch"), startsOf(start, "lunch"));
});

test("a meal is moved on one day alone, and the other days stay as they are", () => {
  const [, second] = startsOf(start, "lunch");
  const later = after(start, { type: "shiftMeal", meal: "lunch", minutes: 60, dayNumber: 2 });
  assert.ok(startsOf(later, "lunch")[1]! >= second! + 30);
  assert.deepEqual([later.plan.days[0], later.plan.days[2]], [plan.days[0], plan.days[2]]);
  const earlier = after(later, { type: "shiftMeal", meal: "lunch", minutes: -60, dayNumber: 2 });
  assert.ok(startsOf(earlier, "lunch")[1]! <= startsOf(later, "lunch")[1]! - 30);
  const twice = after(later, { type: "shiftMeal", meal: "lunch", minutes: 60, dayNumber: 2 });
  assert.ok(startsOf(twice, "lunch")[1]! >= second! + 60);
});

test("a kitchen that is closed at the hour asked for gives way to one that is open, and the day is long enough for it", () => {
  const late = after(start, { type: "moveMeal", meal: "dinner", to: 22 * 60 + 45, dayNumber: 1 });
  const dinner = late.plan.days[0]!.stops.find(({ role }) => role === "dinner")!;
  assert.ok(Math.abs(dinner.start - (22 * 60 + 45)) <= 15);
  assert.ok(dinner.end > 22 * 60 + 30);
});

test("a meal that nobody serves at the hour asked for stays where it is, and one that is not planned cannot be moved", () => {
  const byDay = candidates.map(
    (candidate): Candidate =>
      candidate.kind === "restaurant" && candidate.openIntervals(asked.startDate) !== undefined
        ? { ...candidate, openIntervals: () => [[10 * 60, 23 * 60]] }
        : candidate,
  );
  const before = planItinerary(byDay, asked);
  const refused = (edit: PlanEdit) => editPlan(before, edit, byDay, asked).refusal;
  assert.equal(refused({ type: "moveMeal", meal: "lunch", to: 5 * 60, dayNumber: 1 }), "not_possible");
  assert.equal(refused({ type: "moveMeal", meal: "breakfast", to: 8 * 60 }), "no_such_stop");
  assert.equal(refused({ type: "shiftMeal", meal: "lunch", minutes: 60, dayNumber: 9 }), "no_such_day");
});

test("where a meal can be moved on some days only, it is moved on those", () => {
  const opensOn = new Set([plan.days[0]!.date, plan.days[2]!.date]);
  const some = candidates.map((candidate): Candidate => {
    if (candidate.kind !== "restaurant") return candidate;
    const until = (date: string) => (opensOn.has(date) ? 26 * 60 : 22 * 60);
    return {
      ...candidate,
      openIntervals: (date) => [
        [11 * 60, 15 * 60],
        [17 * 60, until(date)],
      ],
    };
  });
  const before = planItinerary(some, asked);
  const edit = { type: "moveMeal", meal: "dinner", to: 21 * 60 + 30 } as const;
  const result = editPlan(before, edit, some, asked);
  assert.ok(result.plan);
  assert.deepEqual(checkPlan(result.plan, some, result.request), []);
  const [first, second, third] = startsOf(result, "dinner");
  assert.ok(Math.abs(first! - edit.to) <= 15 && Math.abs(third! - edit.to) <= 15, `${first} ${third}`);
  assert.equal(second, startsOf({ plan: before, request: asked }, "dinner")[1]);
});

test("one day is slower or fuller than the others, and keeps its pace when all change theirs", () => {
  const slower = after(start, { type: "slower", dayNumber: 1 });
  assert.ok(visitsOf(slower)[0]! <= 4 && visitsOf(slower)[0]! < visitsOf(start)[0]!);
  assert.deepEqual(slower.plan.days.slice(1), plan.days.slice(1));
  const fuller = after(slower, { type: "more", wish: {}, dayNumber: 3 });
  assert.ok(visitsOf(fuller)[2]! > visitsOf(start)[2]!);
  const all = after(fuller, { type: "slower" });
  assert.deepEqual(all.request.pace, "relaxed");
  assert.deepEqual(
    all.request.dayPaces?.map(({ dayNumber, pace }) => [dayNumber, pace]),
    [
      [1, "relaxed"],
      [3, "normal"],
    ],
  );
  const again = after(slower, { type: "slower", dayNumber: 1 });
  assert.equal(visitsOf(again)[0], visitsOf(slower)[0]! - 1, "the slowest pace loses visits still");
});

test("a plan is made with the paces of its days and the hours of its meals from the beginning", () => {
  const made = request({
    days: 3,
    dayPaces: [{ dayNumber: 1, pace: "relaxed" }],
    mealHours: [{ meal: "dinner", earliest: 20 * 60, latest: 20 * 60 + 30, liked: 20 * 60 }],
  });
  const trip = { plan: planItinerary(candidates, made), request: made };
  assert.deepEqual(checkPlan(trip.plan, candidates, made), []);
  assert.ok(visitsOf(trip)[0]! <= 4 && visitsOf(trip)[1]! > 4);
  assert.deepEqual(
    startsOf(trip, "dinner").map((dinner) => dinner! >= 20 * 60),
    [true, true, true],
  );
});

test("a meal that is moved does not come to the house in which the day has another", () => {
  const kitchen = (id: string, at: readonly [number, number], from: number, until: number, fit = 0.8) =>
    place(id, "restaurant", at, {
      fit,
      building: id.slice(0, 6),
      openIntervals: () => [[from * 60, until * 60]],
    });
  const few = [
    place("museum", "museum", [100, 100]),
    kitchen("bridge-a", [0, 300], 17, 24),
    kitchen("bridge-b", [20, 300], 15, 17, 0.9),
    kitchen("corner", [0, -300], 11, 15),
    kitchen("marble", [0, -900], 15, 17, 0.1),
  ];
  const before = planItinerary(few, request());
  assert.deepEqual(
    before.days[0]!.stops.flatMap(({ role, placeId }) => (role === "visit" ? [] : [placeId])),
    ["corner", "bridge-a"],
  );
  const late = editPlan(before, { type: "moveMeal", meal: "lunch", to: 15 * 60 + 30 }, few, request());
  assert.ok(late.plan);
  assert.ok(late.plan.days[0]!.stops.some(({ placeId }) => placeId === "marble"));
  assert.deepEqual(checkPlan(late.plan, few, late.request), []);
});
