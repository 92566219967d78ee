import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { checkPlan } from "../../../test/support/planner/check-plan.ts";
import { always, city, place, request } from "../../../test/support/planner/city.ts";
import { dayOfDate } from "../../hours/local-time.ts";
import { type DayPlan, isOpenAt, MINUTES_PER_WEEK, openingWeekOf } from "../../hours/week.ts";
import { localHours, openIntervalsOfCalendar, openIntervalsOfWeek } from "./open-intervals.ts";
import type { Candidate, OpenInterval } from "./plan.ts";
import { planItinerary } from "./plan-itinerary.ts";

const at = (day: number, time: string) => ({ day, time });
const MONDAY = "2027-03-01";

test("a day has the openings that begin on it and what is left of the night before", () => {
  const week = openingWeekOf({
    periods: [
      { open: at(0, "2000"), close: at(1, "0200") },
      { open: at(1, "1000"), close: at(1, "1400") },
      { open: at(1, "1800"), close: at(2, "0100") },
    ],
  });
  assert.deepEqual(openIntervalsOfWeek(week, MONDAY), [
    [0, 120],
    [600, 840],
    [1_080, 1_500],
  ]);
  assert.deepEqual(openIntervalsOfWeek(week, "2027-03-03"), [], "closed is not unknown");
});

test("unknown stays unknown, and always open has no seam at midnight or at the end of the week", () => {
  assert.equal(openIntervalsOfWeek(undefined, MONDAY), undefined);
  const always = openingWeekOf({ periods: [{ open: at(0, "0000"), close: null }] });
  for (const date of [MONDAY, "2027-03-06", "2027-03-07"]) {
    const [[open, close]] = openIntervalsOfWeek(always, date) as [[number, number]];
    assert.ok(open === 0 && close >= 2 * 1_440);
  }
});

test("a host in another zone sees the hours by its own clock", () => {
  const week = openingWeekOf({ periods: [{ open: at(1, "0900"), close: at(1, "1700") }] });
  const zones = { place: "Europe/London", host: "Europe/Paris" };
  assert.deepEqual(openIntervalsOfWeek(week, MONDAY, zones), [[600, 1_080]]);
  assert.throws(() => openIntervalsOfWeek(week, "soon"), /not a date such as 2026-11-21: "soon"/);
});

test("hours that change by date are those of the date; a date of which nothing is known is unknown", () => {
  const day = (open: readonly (readonly [number, number])[]) => ({ open, uncertain: [] });
  const unsure = { open: [], uncertain: [[0, 1_440]] as const };
  const week = (plan: DayPlan) => Array.from({ length: 7 }, () => plan);
  const calendar = {
    usual: week(day([[1_080, 1_560]])),
    exceptions: [
      { from: dayOfDate("2027-03-03"), through: dayOfDate("2027-03-03"), plan: week(day([])) },
      { from: dayOfDate("2027-03-05"), through: dayOfDate("2027-03-05"), plan: week(unsure) },
      {
        from: dayOfDate("2027-03-06"),
        through: dayOfDate("2027-03-06"),
        plan: week({ open: [[600, 720]], uncertain: [[720, 900]] }),
      },
    ],
    validThrough: dayOfDate("2027-03-10"),
  };
  const on = (date: string) => openIntervalsOfCalendar(calendar, date);
  assert.deepEqual(on(MONDAY), [
    [0, 120],
    [1_080, 1_560],
  ]);
  assert.deepEqual(on("2027-03-03"), [[0, 120]], "the night before runs on");
  assert.deepEqual(on("2027-03-04"), [[1_080, 1_560]]);
  assert.equal(on("2027-03-05"), undefined);
  assert.deepEqual(on("2027-03-06"), [[600, 720]]);
  assert.equal(on("2027-03-11"), undefined);
  const abroad = { place: "Europe/London", host: "Europe/Paris" };
  assert.deepEqual(
    openIntervalsOfCalendar(calendar, "2027-03-06", abroad),
    [[660, 780]],
    "by the host's clock",
  );
});

test("each minute of a day is open as the week says", () => {
  const minutes = fc.integer({ min: 0, max: MINUTES_PER_WEEK - 1 });
  const weeks = fc.uniqueArray(minutes, { minLength: 2, maxLength: 12 }).map((list) => {
    const sorted = list.sort((a, b) => a - b);
    return Uint16Array.from(sorted.slice(0, sorted.length - (sorted.length % 2)));
  });
  fc.assert(
    fc.property(weeks, fc.nat(6), fc.nat(1_799), (week, day, minute) => {
      const date = `2027-03-0${1 + day}`;
      const weekMinute = (((day + 1) % 7) * 1_440 + minute) % MINUTES_PER_WEEK;
      const intervals = openIntervalsOfWeek(week, date)!;
      const isOpen = intervals.some(([open, close]) => open <= minute && minute < close);
      assert.equal(isOpen, isOpenAt(week, weekMinute));
    }),
    { seed: 3 },
  );
});

const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
const sights = city(3, 60).filter(({ kind }) => kind !== "restaurant");

/** A town with so many kitchens of these hours, some hundred metres apart. */
function town(count: number, ...hours: readonly OpenInterval[]): readonly Candidate[] {
  const kitchens = Array.from({ length: count }, (_, index) =>
    place(`kitchen-${index}`, "restaurant", [index * 60, 0], { openIntervals: always(...hours) }),
  );
  return [...sights, ...kitchens];
}

test("where kitchens open late, meals are planned late, and the plan keeps every promise", () => {
  const candidates = town(14, [clock(13, 30), clock(16)], [clock(21), clock(24)]);
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
    assert.ok(dinner.start >= clock(21) && dinner.start <= clock(22, 30), `${dinner.start}`);
    assert.ok(stops.find(({ role }) => role === "lunch")!.start >= clock(13, 30));
  }
});

test("kitchens that open in time leave the usual hours, and so do too few of them and children", () => {
  assert.deepEqual(localHours(town(14, [clock(11), clock(23)]), request()), {});
  assert.deepEqual(localHours(town(14, [clock(11, 30), clock(14)], [clock(18), clock(23)]), request()), {});
  assert.deepEqual(localHours(town(9, [clock(13, 30), clock(16)], [clock(21), clock(24)]), request()), {});
  const late = town(14, [clock(13, 30), clock(16)], [clock(21), clock(24)]);
  assert.deepEqual(localHours(late, request({ party: "children" })), {});
});

test("what is said of a meal and of the day's end counts more than what is usual in the town", () => {
  const late = town(14, [clock(13, 30), clock(16)], [clock(21), clock(24)]);
  const said = { meal: "dinner", earliest: clock(19), latest: clock(20), liked: clock(19, 30) } as const;
  const { mealHours, dayEnd } = localHours(late, request({ mealHours: [said], dayEnd: clock(23) }));
  assert.deepEqual(
    mealHours?.filter(({ meal }) => meal === "dinner"),
    [said],
  );
  assert.equal(dayEnd, clock(23));
});
