import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { checkPlan } from "../../../test/support/planner/check-plan.ts";
import { city, place, request } from "../../../test/support/planner/city.ts";
import { editPlan } from "./edit-plan.ts";
import type { EditResult, PlanEdit } from "./edits.ts";
import type { Candidate, Plan, PlanRequest } from "./plan.ts";
import { planItinerary } from "./plan-itinerary.ts";
import { planFromItinerary } from "./revive.ts";

const sushi = [
  place("sushi-near", "restaurant", [300, 300], { cuisine: "sushi", fit: 0.7 }),
  place("sushi-far", "restaurant", [5_500, 0], { cuisine: "sushi", fit: 0.9 }),
];
const candidates: readonly Candidate[] = [
  ...city(12, 140),
  ...sushi,
  place("zoo", "zoo", [200, 0], { fit: 0.1 }),
];
const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
const asked = request({ days: 3, excludedIds: ["sushi-near", "sushi-far", "zoo"] });
const plan = planItinerary(candidates, asked);
const base: PlanRequest = { ...asked, excludedIds: [] };

/** The changed plan, which keeps every promise. */
function edited(
  edit: PlanEdit,
  from: Plan = plan,
  by: PlanRequest = base,
): { plan: Plan; request: PlanRequest } {
  const result = editPlan(from, edit, candidates, by);
  assert.ok(result.plan, `refused: ${result.refusal}`);
  assert.deepEqual(checkPlan(result.plan, candidates, result.request), []);
  return result;
}

function refusalOf(result: EditResult): string | undefined {
  return result.refusal;
}

const ids = ({ days }: Plan, day: number) => days[day]!.stops.map(({ placeId }) => placeId);
const kindCount = ({ days }: Plan, kind: string) =>
  days.flatMap(({ stops }) => stops).filter(({ placeId }) => byId.get(placeId)!.kind === kind).length;
const travel = ({ days }: Plan) =>
  days.reduce(
    (sum, { stops, homeMinutes }) => stops.reduce((way, stop) => way + stop.travelMinutes, sum + homeMinutes),
    0,
  );

test("swapping day 2's dinner for sushi changes that dinner and nothing else", () => {
  const result = edited({
    type: "replace",
    stop: { dayNumber: 2, meal: "dinner" },
    wish: { words: ["Sushi"] },
  });
  assert.deepEqual(result.plan.days[0], plan.days[0]);
  assert.deepEqual(result.plan.days[2], plan.days[2]);
  const dinner = result.plan.days[1]!.stops.find(({ role }) => role === "dinner");
  assert.equal(dinner?.placeId, "sushi-near");
  assert.equal(
    ids(result.plan, 1)
      .filter((id) => !ids(plan, 1).includes(id))
      .join(),
    "sushi-near",
  );
  assert.deepEqual(result.request.mustInclude, ["sushi-near"]);
});

test("what was swapped in stays through later changes", () => {
  const swapped = edited({
    type: "replace",
    stop: { dayNumber: 2, meal: "dinner" },
    wish: { words: ["sushi"] },
  });
  const shorter = edited({ type: "shiftEnd", minutes: 60 }, swapped.plan, swapped.request);
  const slower = edited({ type: "slower" }, shorter.plan, shorter.request);
  assert.ok(ids(slower.plan, 1).includes("sushi-near"));
});

test("a wish is met beyond the usual distance when there is nothing nearer", () => {
  const nearGone = { ...base, excludedIds: ["sushi-near"] };
  const stop = { dayNumber: 2, meal: "dinner" } as const;
  const result = edited({ type: "replace", stop, wish: { words: ["sushi"] } }, plan, nearGone);
  assert.ok(ids(result.plan, 1).includes("sushi-far"));
});

test("a stop is replaced by one like it when nothing is wished for", () => {
  const stop = plan.days[0]!.stops.find(({ role }) => role === "visit")!;
  const result = edited({ type: "replace", stop: { placeId: stop.placeId } });
  assert.ok(!ids(result.plan, 0).includes(stop.placeId));
  assert.equal(
    kindCount(result.plan, byId.get(stop.placeId)!.kind),
    kindCount(plan, byId.get(stop.placeId)!.kind),
  );
});

test("where no other of its kind fits, anything else that is worth a visit comes for a stop", () => {
  const { placeId } = plan.days[0]!.stops.find(({ role }) => role === "visit")!;
  const { kind } = byId.get(placeId)!;
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.map((stop) => stop.placeId)));
  const few = candidates.filter((one) => planned.has(one.id) || one.kind !== kind);
  const result = editPlan(plan, { type: "replace", stop: { placeId } }, few, base);
  assert.ok(result.plan && !ids(result.plan, 0).includes(placeId));
  assert.equal(result.plan.days[0]!.stops.length, plan.days[0]!.stops.length);
});

test("what comes for a stop on another day may be planned already: it moves there", () => {
  const [gone] = plan.days[0]!.stops.filter(({ role }) => role === "visit");
  const moved = plan.days[1]!.stops.find(({ role }) => role === "visit")!;
  const result = edited({
    type: "replace",
    stop: { placeId: gone!.placeId },
    wish: { placeId: moved.placeId },
    toDay: 3,
  });
  const on = (id: string) => [0, 1, 2].filter((day) => ids(result.plan, day).includes(id));
  assert.deepEqual([on(gone!.placeId), on(moved.placeId)], [[], [2]]);
});

test("what is to come in on a day and is planned already goes there", () => {
  const moved = plan.days[1]!.stops.find(({ role }) => role === "visit")!;
  const result = edited({ type: "add", wish: { placeId: moved.placeId }, dayNumber: 3 });
  const on = [0, 1, 2].filter((day) => ids(result.plan, day).includes(moved.placeId));
  assert.deepEqual(on, [2]);
});

test("a removed stop goes for good, the others keep their times, and a removed meal is not planned again", () => {
  const dinner = plan.days[1]!.stops.find(({ role }) => role === "dinner")!;
  const result = edited({ type: "remove", stop: { placeId: dinner.placeId } });
  assert.ok(!result.plan.days[1]!.stops.some(({ role }) => role === "dinner"));
  const times = ({ days }: Plan) =>
    days[1]!.stops
      .filter(({ placeId }) => placeId !== dinner.placeId)
      .map(({ placeId, start }) => [placeId, start]);
  assert.deepEqual(times(result.plan), times(plan));
  const without: PlanEdit = { type: "replace", stop: { dayNumber: 2, meal: "dinner" } };
  assert.equal(refusalOf(editPlan(result.plan, without, candidates, result.request)), "no_such_stop");
  const longer = edited({ type: "fuller" }, result.plan, result.request);
  assert.ok(
    !longer.plan.days.flatMap(({ stops }) => stops).some(({ placeId }) => placeId === dinner.placeId),
  );
  const back = edited(
    { type: "replace", stop: { dayNumber: 2, meal: "dinner" }, wish: { kinds: ["restaurant"] } },
    result.plan,
    result.request,
  );
  assert.ok(back.plan.days[1]!.stops.some(({ role }) => role === "dinner"));
});

test("a day whose end is shifted twice ends later by both, and has its hours once", () => {
  const shift = { type: "shiftEnd", minutes: 30, dayNumber: 2 } as const;
  const once = edited(shift);
  const twice = edited(shift, once.plan, once.request);
  const hours = ({ request: { dayHours } }: typeof once) => dayHours!.map(({ end }) => end!);
  assert.equal(hours(once).length, 1);
  assert.deepEqual(
    hours(twice),
    hours(once).map((end) => end + 30),
  );
});

test("an added place is in the plan though others must make room", () => {
  const result = edited({ type: "add", wish: { placeId: "zoo" }, dayNumber: 3 });
  assert.ok(ids(result.plan, 2).includes("zoo"));
  assert.deepEqual([ids(result.plan, 0), ids(result.plan, 1)], [ids(plan, 0), ids(plan, 1)]);
  assert.equal(
    refusalOf(editPlan(result.plan, { type: "add", wish: { placeId: "zoo" } }, candidates, result.request)),
    "already_planned",
  );
});

test("less walking makes the ways shorter and leaves most stops, on one day or on all", () => {
  const all = edited({ type: "lessWalking" });
  assert.ok(travel(all.plan) < travel(plan));
  const kept = plan.days
    .flatMap((_, day) => ids(plan, day))
    .filter((id) => all.plan.days.some((_, day) => ids(all.plan, day).includes(id)));
  assert.ok(kept.length >= plan.days.flatMap(({ stops }) => stops).length / 2);
  const one = edited({ type: "lessWalking", dayNumber: 1 });
  assert.ok(travel(one.plan) < travel(plan));
  assert.deepEqual([one.plan.days[1], one.plan.days[2]], [plan.days[1], plan.days[2]]);
});

test("less walking leaves a stop out for a shorter way, but none of the few that a day should have", () => {
  const kinds = ["museum", "church", "park", "viewpoint"] as const;
  const spots = kinds.map((kind, index) => place(kind, kind, [600 + index * 500, (index % 2) * 900]));
  const alone = request({ meals: [] });
  const walkLess = (some: typeof spots) =>
    editPlan(planItinerary(some, alone), { type: "lessWalking" }, some, alone);
  assert.equal(walkLess(spots).plan?.days[0]?.stops.length, 3);
  assert.equal(refusalOf(walkLess(spots.slice(0, 3))), "no_shorter_way");
});

test("starting later moves what began too early and leaves what was later", () => {
  const result = edited({ type: "shiftStart", minutes: 60, dayNumber: 1 });
  const setOut = (day: Plan["days"][number]) => day.stops[0]!.start - day.stops[0]!.travelMinutes;
  assert.ok(setOut(result.plan.days[0]!) >= setOut(plan.days[0]!) + 55);
  assert.deepEqual([result.plan.days[1], result.plan.days[2]], [plan.days[1], plan.days[2]]);
});

test("starting earlier and ending later fill the time that is won", () => {
  const few = request({ days: 1, dayStart: 13 * 60, dayEnd: 21 * 60 });
  const short = planItinerary(candidates, few);
  const earlier = edited({ type: "shiftStart", minutes: -180 }, short, few);
  assert.ok(earlier.plan.days[0]!.stops[0]!.start < 13 * 60);
  assert.ok(earlier.plan.days[0]!.stops.some(({ role }) => role === "lunch"));
});

test("more museums and fewer museums are what they say", () => {
  const more = edited({ type: "more", wish: { kinds: ["museum"] } });
  assert.ok(kindCount(more.plan, "museum") > kindCount(plan, "museum"));
  const fewer = edited({ type: "fewer", wish: { kinds: ["museum"] } }, more.plan, more.request);
  assert.ok(kindCount(fewer.plan, "museum") < kindCount(more.plan, "museum"));
});

test("a slower pace has fewer stops, a fuller one more, and there is an end to either", () => {
  const stops = ({ days }: Plan) => days.flatMap((day) => day.stops).length;
  let slower = edited({ type: "fewer", wish: {} });
  for (let before = plan; ; ) {
    assert.ok(stops(slower.plan) < stops(before));
    assert.ok(
      slower.plan.days.every(({ stops }, day) => stops.at(-1)!.end <= before.days[day]!.stops.at(-1)!.end),
    );
    before = slower.plan;
    const next = editPlan(slower.plan, { type: "slower" }, candidates, slower.request);
    if (next.refusal === "no_other_pace") break;
    slower = next as typeof slower;
  }
  assert.ok(stops(edited({ type: "fuller" }).plan) > stops(plan));
});

test("a day is added at the end, and one taken out lets the others move up", () => {
  const longer = edited({ type: "addDay" });
  assert.equal(longer.plan.days.length, 4);
  assert.deepEqual(longer.plan.days.slice(0, 3), plan.days);
  assert.ok(longer.plan.days[3]!.stops.length >= 4);
  const shorter = edited({ type: "removeDay", dayNumber: 1 }, longer.plan, longer.request);
  assert.equal(shorter.plan.days.length, 3);
  assert.equal(shorter.plan.days[0]!.date, plan.days[0]!.date);
  const moved = ids(plan, 1).filter((id) => ids(shorter.plan, 0).includes(id));
  assert.ok(moved.length >= ids(plan, 1).length / 2);
});

test("what cannot be done is refused with its reason", () => {
  const refused = (edit: PlanEdit, from = plan, by = base) => refusalOf(editPlan(from, edit, candidates, by));
  assert.equal(refused({ type: "remove", stop: { placeId: "nothing" } }), "no_such_stop");
  assert.equal(refused({ type: "lessWalking", dayNumber: 9 }), "no_such_day");
  assert.equal(refused({ type: "replace", stop: { dayNumber: 9, meal: "lunch" }, wish: {} }), "no_such_day");
  const stop = { placeId: ids(plan, 0)[0] };
  assert.equal(refused({ type: "replace", stop, toDay: 9, wish: { kinds: ["museum"] } }), "no_such_day");
  assert.equal(refused({ type: "add", wish: { words: ["volcano"] } }), "no_match");
  assert.equal(refused({ type: "add", wish: { kinds: ["zoo"] } }, plan, asked), "no_match");
  assert.equal(refused({ type: "shiftStart", minutes: 1_200 }), "no_time");
  const week = request({ days: 7 });
  assert.equal(refused({ type: "addDay" }, planItinerary(candidates, week), week), "too_many_days");
  const day = request();
  assert.equal(refused({ type: "removeDay" }, planItinerary(candidates, day), day), "too_few_days");
});

const edits: fc.Arbitrary<PlanEdit> = fc.oneof(
  fc.record({
    type: fc.constant("replace" as const),
    stop: fc.record({
      dayNumber: fc.integer({ min: 1, max: 4 }),
      meal: fc.constantFrom("lunch" as const, "dinner" as const),
    }),
    wish: fc.constantFrom({ words: ["sushi"] }, { kinds: ["cafe" as const] }, { maxPriceLevel: 1 }),
  }),
  fc.record({
    type: fc.constant("remove" as const),
    stop: fc.record({ dayNumber: fc.integer({ min: 1, max: 4 }) }),
  }),
  fc.record({
    type: fc.constant("add" as const),
    wish: fc.nat(139).map((number) => ({ placeId: `p${number}` })),
  }),
  fc.record({
    type: fc.constantFrom("shiftStart" as const, "shiftEnd" as const),
    minutes: fc.integer({ min: -200, max: 200 }),
  }),
  fc.record({
    type: fc.constantFrom("more" as const, "fewer" as const),
    wish: fc.constantFrom({ kinds: ["museum" as const] }, {}),
  }),
  fc.record({
    type: fc.constant("moveMeal" as const),
    meal: fc.constantFrom("lunch" as const, "dinner" as const),
    to: fc.integer({ min: 11 * 60, max: 23 * 60 }),
    dayNumber: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  }),
  fc.record({
    type: fc.constant("shiftMeal" as const),
    meal: fc.constantFrom("lunch" as const, "dinner" as const),
    minutes: fc.constantFrom(-60, 60),
    dayNumber: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  }),
  fc.record({
    type: fc.constantFrom("slower" as const, "fuller" as const),
    dayNumber: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  }),
  fc.constantFrom<PlanEdit>({ type: "lessWalking" }, { type: "addDay" }, { type: "removeDay" }),
);

test("any sequence of changes keeps every promise", () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 5 }), (sequence) => {
      let state: { plan: Plan; request: PlanRequest } = { plan, request: base };
      for (const edit of sequence) {
        const result = editPlan(state.plan, edit, candidates, state.request);
        if (result.plan === undefined) continue;
        state = result;
        assert.deepEqual(checkPlan(state.plan, candidates, state.request, true), []);
      }
    }),
    { numRuns: 60, seed: 2 },
  );
});

test("a museum more is one more than the most that were asked for before, whether its kind or its word says so", () => {
  const museums = ({ plan: { days } }: { plan: Plan }) =>
    days.flatMap(({ stops }) => stops.filter(({ placeId }) => byId.get(placeId)!.kind === "museum")).length;
  const one = edited({ type: "limit", most: 1, wish: { words: ["museum"] } });
  assert.equal(museums(one), 1);
  for (const wish of [{ words: ["museum"] }, { kinds: ["museum"] }] as const)
    assert.equal(museums(edited({ type: "add", wish }, one.plan, one.request)), 2);
});

test("a meal that is not planned is not planned from then on, and nothing else changes", () => {
  const { plan: same, request: next } = edited({ type: "dropMeal", meal: "breakfast" });
  assert.deepEqual(same.days, plan.days);
  assert.ok(next.withoutMeals?.some(({ meal }) => meal === "breakfast"));
});

test("visits of one kind alone leave meals and what is of it as they are", () => {
  const museums = ({ days }: Plan) =>
    days.map(({ stops }) =>
      stops.filter(({ placeId, role }) => role !== "visit" || byId.get(placeId)!.kind === "museum"),
    );
  const { plan: after } = edited({ type: "only", wish: { words: ["museum"] } });
  after.days.forEach(({ stops }, index) => {
    assert.ok(stops.every(({ placeId, role }) => role !== "visit" || byId.get(placeId)!.kind === "museum"));
    for (const { placeId } of museums(plan)[index]!)
      assert.ok(stops.some((stop) => stop.placeId === placeId));
  });
  assert.equal(
    editPlan(plan, { type: "only", wish: { words: ["volcano"] } }, candidates, base).refusal,
    "no_match",
  );
});

test("days that are added have no place that a day before has, though that day as it stands could not be planned now", () => {
  const sights = candidates.filter(({ kind }) => kind !== "restaurant" && kind !== "cafe").slice(0, 14);
  const full = request({ days: 1, meals: [], pace: "packed" });
  const before = planItinerary(sights, full);
  const underWay: PlanRequest = { ...full, now: Date.parse(`${full.startDate}T15:00:00Z`) };
  const { plan: after } = editPlan(before, { type: "setDays", days: 3 }, sights, underWay);
  const all = after!.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId));
  assert.deepEqual(after!.days[0], before.days[0]);
  assert.equal(new Set(all).size, all.length, all.join());
});

test("a day that is added takes no visit of a day before for a meal that that day has not", () => {
  const without = planItinerary(candidates, { ...asked, days: 2, meals: [] });
  const { plan: after } = editPlan(without, { type: "setDays", days: 4 }, candidates, { ...base, days: 2 });
  const all = after!.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId));
  assert.deepEqual(after!.days.slice(0, 2), without.days);
  assert.equal(new Set(all).size, all.length, all.join());
});

test("what a longer plan had in reach stays through every change of the shorter one", () => {
  const some = (name: string, metres: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      place(`${name}-${index}`, "park", [metres, 90 * index], { fit: 300 / metres / 3 }),
    );
  const places = [...some("near", 100, 8), ...some("far", 2_900, 4)];
  const trip = request({ days: 3, meals: [] });
  const days = [["near-0"], ["far-0", "far-1"], ["near-1"]];
  const draft = days.map((ids) => ids.map((placeId) => ({ placeId })));
  const whole = planFromItinerary(draft, places, trip);
  const shorter = editPlan(whole, { type: "removeDay", dayNumber: 3 }, places, trip);
  assert.ok(shorter.plan);
  assert.deepEqual(ids(shorter.plan, 1), ["far-0", "far-1"]);
  const stop = { placeId: "far-0" };
  const after = editPlan(shorter.plan, { type: "remove", stop }, places, shorter.request);
  assert.deepEqual(ids(after.plan!, 1), ["far-1"]);
});
