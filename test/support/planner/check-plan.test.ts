import assert from "node:assert/strict";
import { test } from "node:test";
import type { Candidate, DayPlan, Plan, PlanRequest, Stop } from "../../../src/concierge/planner/plan.ts";
import { planItinerary } from "../../../src/concierge/planner/plan-itinerary.ts";
import { checkPlan, type PromiseCode } from "./check-plan.ts";
import { always, place, request } from "./city.ts";

const restaurants = ["italian", "thai", "french", "italian"].map((cuisine, index) =>
  place(`${cuisine}-${index}`, "restaurant", [100 * index, 200], {
    cuisine,
    openIntervals: always([660, 1_380]),
  }),
);
const sights = [
  place("museum-a", "museum", [300, 0]),
  place("museum-shop", "shop", [310, 0], { building: "museum-a", fit: 0.1 }),
  place("museum-b", "museum", [350, 100]),
  place("museum-c", "museum", [400, 0]),
  place("church", "church", [0, 300]),
  place("park", "park", [-300, 0]),
  place("tower", "viewpoint", [0, -300]),
  place("far", "landmark", [4_000, 0]),
  place("mondays-closed", "gallery", [50, 50], {
    openIntervals: (date) => (date === "2027-03-01" ? [] : [[540, 1_200]]),
  }),
  place("unknown", "library", [60, 60], { openIntervals: () => undefined }),
  { ...place("nowhere", "park"), position: undefined },
];
const candidates: readonly Candidate[] = [...restaurants, ...sights];
const asked = request({ days: 2, excludedIds: ["tower"] });
const plan = planItinerary(candidates, asked);

/** The plan with its first day changed. */
function withDay(change: (day: DayPlan) => DayPlan): Plan {
  return { ...plan, days: [change(plan.days[0]!), ...plan.days.slice(1)] };
}

function withStops(change: (stops: Stop[]) => Stop[]): Plan {
  return withDay((day) => ({ ...day, stops: change(day.stops.map((stop) => ({ ...stop }))) }));
}

function stopAt(placeId: string, start: number, changes: Partial<Stop> = {}): Stop {
  return {
    placeId,
    role: "visit",
    start,
    end: start + 60,
    timeOfDay: "morning",
    travelMinutes: 0,
    hours: "open",
    ...changes,
  };
}

test("a plan of the planner breaks no promise", () => {
  assert.deepEqual(checkPlan(plan, candidates, asked), []);
  const roles = plan.days.map(({ stops }) => stops.map(({ role }) => role));
  for (const day of roles)
    assert.ok(day.includes("lunch") && day.includes("dinner") && day.includes("visit"));
});

const faults: Readonly<Record<PromiseCode, { plan: Plan; request?: PlanRequest }>> = {
  wrong_days: { plan: { ...plan, days: plan.days.slice(1) } },
  unknown_place: { plan: withStops((stops) => [stopAt("invented", 540), ...stops]) },
  unwanted_place: { plan: withStops((stops) => [stopAt("tower", 545), ...stops]) },
  repeat: { plan: withStops((stops) => [...stops, { ...stops[0]!, start: 1_290, end: 1_310 }]) },
  one_building: {
    plan: withStops((stops) => [
      ...stops.filter(({ placeId }) => placeId !== "museum-a"),
      stopAt("museum-a", 1_200),
      stopAt("museum-shop", 1_270),
    ]),
  },
  closed: { plan: withStops((stops) => [stopAt("mondays-closed", 545), ...stops]) },
  hours_mislabelled: { plan: withStops((stops) => stops.map((stop) => ({ ...stop, hours: "unknown" }))) },
  odd_hour: { plan: withStops((stops) => [...stops, stopAt("church", 1_280)]) },
  outside_day: { plan: withStops((stops) => [stopAt("park", 480), ...stops]) },
  out_of_order: { plan: withStops((stops) => stops.toReversed()) },
  wrong_travel_time: { plan: withStops(([first, ...rest]) => [{ ...first!, travelMinutes: 99 }, ...rest]) },
  way_too_long: { plan: withStops((stops) => [...stops, stopAt("far", 1_200)]) },
  wrong_time_of_day: { plan: withStops((stops) => stops.map((stop) => ({ ...stop, timeOfDay: "night" }))) },
  no_meal_place: { plan: withStops((stops) => [stopAt("park", 545, { role: "breakfast" }), ...stops]) },
  meal_twice: { plan: withStops((stops) => stops.map((stop) => ({ ...stop, role: "lunch" }))) },
  missing_meal: { plan: withStops((stops) => stops.filter(({ role }) => role !== "dinner")) },
  same_cuisine: {
    plan: withStops(() => [
      stopAt("italian-0", 750, { role: "lunch" }),
      stopAt("italian-3", 1_140, { role: "dinner" }),
    ]),
  },
  three_in_a_row: {
    plan: withStops(() =>
      ["museum-a", "museum-b", "museum-c"].map((id, index) => stopAt(id, 545 + 125 * index)),
    ),
  },
  must_left_out: { plan: withStops(() => []), request: { ...asked, mustInclude: ["church"], days: 2 } },
  too_many_visits: { plan, request: { ...asked, mostVisits: 1 } },
  too_many_of_kind: {
    plan: withStops((stops) => [stopAt("museum-a", 545), stopAt("museum-b", 700), ...stops]),
    request: { ...asked, mostOf: [{ words: ["museum"], most: 1, keep: ["museum-a"] }] },
  },
  not_free: {
    plan,
    request: { ...asked, freeTimes: [{ dayNumber: 1, from: 0, until: 1_500 }] },
  },
  silent_shortage: { plan: { ...withStops((stops) => stops.slice(0, 1)), notes: [] } },
};

for (const [code, fault] of Object.entries(faults)) {
  test(`the check sees a broken promise: ${code}`, () => {
    const plain = { ...fault.plan, days: fault.plan.days.map((day) => ({ ...day })) };
    if (code === "must_left_out") {
      plain.days = plain.days.map((day) => ({
        ...day,
        stops: day.stops.filter(({ placeId }) => placeId !== "church"),
      }));
    }
    const found = checkPlan(plain, candidates, fault.request ?? asked).map((broken) => broken.code);
    assert.ok(found.includes(code as PromiseCode), `found ${found}`);
  });
}

test("a missing meal is broken only where an unused place could serve it", () => {
  const without = (ids: readonly string[]) => candidates.filter(({ id }) => !ids.includes(id));
  const few = without(restaurants.map(({ id }) => id));
  const hungry = planItinerary(few, asked);
  assert.deepEqual(checkPlan(hungry, few, asked), []);
  assert.deepEqual(
    hungry.notes
      .filter(({ code }) => code === "no_meal")
      .map(({ dayNumber, meal }) => `${dayNumber} ${meal}`),
    ["1 lunch", "1 dinner", "2 lunch", "2 dinner"],
  );
});
