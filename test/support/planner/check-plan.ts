import { buildCalendar, type Day } from "../../../src/concierge/planner/days.ts";
import {
  type Candidate,
  type DayPlan,
  type Plan,
  type PlanRequest,
  type Stop,
  timeOfDayAt,
} from "../../../src/concierge/planner/plan.ts";
import { TRAVEL } from "../../../src/concierge/planner/travel.ts";
import { VISIT_KINDS } from "../../../src/concierge/planner/visit-kinds.ts";
import { hasWord, isWanted } from "../../../src/concierge/planner/worth.ts";
import type { Meal } from "../../../src/languages/spoken.ts";
import { CheckFacts, isOpenThrough } from "./check-facts.ts";

/** The promises of a plan; each is broken by the place or day that `BrokenPromise` names. */
export type PromiseCode =
  | "wrong_days"
  | "unknown_place"
  | "unwanted_place"
  | "repeat"
  | "one_building"
  | "closed"
  | "hours_mislabelled"
  | "odd_hour"
  | "outside_day"
  | "out_of_order"
  | "wrong_travel_time"
  | "way_too_long"
  | "wrong_time_of_day"
  | "no_meal_place"
  | "meal_twice"
  | "missing_meal"
  | "same_cuisine"
  | "three_in_a_row"
  | "must_left_out"
  | "silent_shortage"
  | "too_many_visits"
  | "too_many_of_kind"
  | "not_free";

export interface BrokenPromise {
  readonly code: PromiseCode;
  readonly dayNumber?: number;
  readonly placeId?: string;
  readonly detail: string;
}

const OF_NEW_PLANS: ReadonlySet<PromiseCode> = new Set(["missing_meal", "same_cuisine"]);

type Report = (code: PromiseCode, detail: string, placeId?: string) => void;

/**
 * Holds a plan against every promise, in the slow and obvious way: minute by minute and place by place, with none of the
 * search's own arithmetic. An empty list is a plan without fault. `isChanged`: a change leaves alone what it does not name, so a meal
 * that another day lacks is not put in because a place has become free.
 */
export function checkPlan(
  plan: Plan,
  candidates: readonly Candidate[],
  request: PlanRequest,
  isChanged = false,
): BrokenPromise[] {
  const broken: BrokenPromise[] = [];
  const facts = new CheckFacts(plan, candidates, request);
  const { days } = buildCalendar(request);
  if (plan.days.length !== days.length) {
    return [{ code: "wrong_days", detail: `${plan.days.length} days instead of ${days.length}` }];
  }
  plan.days.forEach((dayPlan, index) => {
    const report: Report = (code, detail, placeId) =>
      isChanged && OF_NEW_PLANS.has(code) ? 0 : broken.push({ code, dayNumber: index + 1, placeId, detail });
    checkDay(facts, dayPlan, days[index]!, report);
  });
  checkWhole(facts, (code, detail, placeId) => broken.push({ code, placeId, detail }));
  return broken;
}

function checkDay(facts: CheckFacts, dayPlan: DayPlan, day: Day, report: Report): void {
  if (dayPlan.dayNumber !== day.index + 1 || dayPlan.date !== day.date) {
    report("wrong_days", `day ${dayPlan.dayNumber} on ${dayPlan.date} stands where ${day.date} belongs`);
  }
  for (const stop of dayPlan.stops) checkStop(facts, stop, day, report);
  if (dayPlan.stops.some(({ placeId }) => facts.byId.get(placeId)?.position === undefined)) return;
  checkWay(facts, dayPlan, day, report);
  checkMeals(facts, dayPlan, day, report);
  checkFree(facts, dayPlan, report);
  const visits = dayPlan.stops.filter(({ role }) => role === "visit");
  const { mostVisits = visits.length } = facts.request;
  if (
    visits.length > mostVisits &&
    visits.filter(({ placeId }) => !facts.isPinned(placeId)).length > mostVisits
  )
    report("too_many_visits", `${visits.length} visits, at most ${mostVisits}`);
  if (!day.isOwn) checkVariety(facts, dayPlan, report);
  checkShortage(facts, dayPlan, day, report);
}

function checkWhole(facts: CheckFacts, report: Report): void {
  const seen = new Set<string>();
  for (const { stops } of facts.plan.days) {
    for (const { placeId } of stops) {
      if (seen.has(placeId)) report("repeat", "is in the plan twice", placeId);
      const other = [...seen].find((id) => id !== placeId && facts.isSameBuilding(id, placeId));
      if (other && !facts.isPinned(other) && !facts.isPinned(placeId)) {
        report("one_building", `is of one building with ${other}`, placeId);
      }
      seen.add(placeId);
    }
  }
  for (const { words, most, keep } of facts.request.mostOf ?? []) {
    const isOf = (id: string) => words.some((word) => hasWord(facts.byId.get(id)!, word));
    for (const { stops } of keep ? [] : facts.plan.days) {
      const visits = stops.filter(({ role, placeId }) => role === "visit" && isOf(placeId));
      if (visits.length > most && visits.some(({ placeId }) => !facts.isPinned(placeId)))
        report("too_many_of_kind", `${visits.length} of ${words.join()} a day, at most ${most}`);
    }
    const of = keep ? [...seen].filter(isOf) : [];
    if (of.length > most && of.some((id) => !facts.isPinned(id)))
      report("too_many_of_kind", `${of.length} of ${words.join()}, at most ${most}`, of.at(-1));
  }
  for (const placeId of facts.request.mustInclude ?? []) {
    const said = facts.plan.notes.some(
      (note) => note.code === "must_not_possible" && note.placeId === placeId,
    );
    if (!seen.has(placeId) && !said)
      report("must_left_out", "was asked for and nothing says why not", placeId);
  }
}

function checkStop(facts: CheckFacts, stop: Stop, day: Day, report: Report): void {
  const { placeId, start, end, role } = stop;
  const { request } = facts;
  const candidate = facts.byId.get(placeId);
  if (candidate?.position === undefined) {
    report("unknown_place", "is no candidate with a position", placeId);
    return;
  }
  if (!isWanted(candidate, request)) report("unwanted_place", "was excluded", placeId);
  if (start < day.from || end > day.until || start >= end) {
    report("outside_day", `${start} to ${end} is not within ${day.from} to ${day.until}`, placeId);
  }
  const known = candidate.openIntervals(day.date) !== undefined;
  const inDoubt = candidate.isInDoubt?.(day.date);
  const isOpen = isOpenThrough(candidate, day.date, start, end);
  if (!isOpen) {
    report("closed", `is not open from ${start} to ${end} on ${day.date}`, placeId);
  }
  if (stop.hours !== (!known || inDoubt ? "unknown" : isOpen ? "open" : "closed"))
    report("hours_mislabelled", `hours are not "${stop.hours}"`, placeId);
  if (!facts.isSensible(candidate, role, day, start, known ? 0 : end)) {
    report("odd_hour", `${role} from ${start} to ${end}`, placeId);
  }
  if (stop.timeOfDay !== timeOfDayAt(start))
    report("wrong_time_of_day", `${start} is not ${stop.timeOfDay}`, placeId);
}

function checkWay(facts: CheckFacts, { stops, homeMinutes }: DayPlan, day: Day, report: Report): void {
  let from = facts.request.anchor;
  let free = day.from;
  stops.forEach((stop, index) => {
    const to = facts.position(stop);
    const minutes = facts.minutes(from, to);
    if (stop.travelMinutes !== minutes) {
      report("wrong_travel_time", `${stop.travelMinutes} minutes instead of ${minutes}`, stop.placeId);
    }
    if (stop.start < free + minutes) report("out_of_order", "starts before it can be reached", stop.placeId);
    const limit = index === 0 ? facts.reachOf(stop.placeId) : TRAVEL[facts.request.mode].legLimit;
    const pinned = facts.isPinned(stop.placeId) || (index > 0 && facts.isPinned(stops[index - 1]!.placeId));
    if (minutes > limit && !pinned && !day.isOwn)
      report("way_too_long", `${minutes} minutes on the way`, stop.placeId);
    free = stop.end;
    from = to;
  });
  const home = stops.length > 0 ? facts.minutes(facts.position(stops.at(-1)!), facts.request.anchor) : 0;
  if (homeMinutes !== home) report("wrong_travel_time", `${homeMinutes} minutes home instead of ${home}`);
}

function checkMeals(facts: CheckFacts, { stops }: DayPlan, day: Day, report: Report): void {
  const meals = stops.filter(({ role }) => role !== "visit");
  for (const { placeId, role } of meals) {
    const serves = VISIT_KINDS[facts.byId.get(placeId)!.kind].meals[role as Meal] ?? 0;
    if (serves === 0) report("no_meal_place", `serves no ${role}`, placeId);
    if (meals.filter((other) => other.role === role).length > 1)
      report("meal_twice", `a second ${role}`, placeId);
  }
  // What is missing from a day of the traveller's own is not put back.
  if (day.isOwn) return;
  const kept = stops.filter(({ role, placeId }) => role !== "visit" || facts.isPinned(placeId));
  for (const meal of day.meals) {
    if (meals.some(({ role }) => role === meal)) continue;
    const possible = facts.unused.find((candidate) => facts.canJoin(candidate, meal, kept, day));
    if (possible) report("missing_meal", `no ${meal}, though it could be had`, possible.id);
  }
  for (const stop of meals) {
    const cuisine = facts.cuisine(stop);
    const same = meals.filter((other) => other !== stop && facts.cuisine(other) === cuisine);
    if (cuisine === undefined || same.length === 0) continue;
    const others = kept.filter((other) => other !== stop);
    const better = facts.unused.find(
      (candidate) => candidate.cuisine !== cuisine && facts.canJoin(candidate, stop.role, others, day),
    );
    if (better) report("same_cuisine", `${cuisine} twice, though ${better.id} could be had`, stop.placeId);
  }
}

function checkFree({ request }: CheckFacts, { stops, dayNumber }: DayPlan, report: Report): void {
  for (const { from, until } of request.freeTimes?.filter((free) => free.dayNumber === dayNumber) ?? []) {
    for (const { start, end, placeId } of stops) {
      if (start < until && end > from)
        report("not_free", `${start} to ${end} is in ${from} to ${until}`, placeId);
    }
  }
}

function checkVariety(facts: CheckFacts, { stops }: DayPlan, report: Report): void {
  for (let i = 2; i < stops.length; i++) {
    const three = stops.slice(i - 2, i + 1);
    const groups = new Set(three.map(({ placeId }) => VISIT_KINDS[facts.byId.get(placeId)!.kind].group));
    if (groups.size === 1 && three.every(({ role }) => role === "visit")) {
      report("three_in_a_row", `three of ${[...groups]} in a row`, stops[i]!.placeId);
    }
  }
}

function checkShortage(
  facts: CheckFacts,
  { stops, homeMinutes, dayNumber }: DayPlan,
  day: Day,
  report: Report,
): void {
  const busy = stops.reduce(
    (sum, { start, end, travelMinutes }) => sum + end - start + travelMinutes,
    homeMinutes,
  );
  const visits = stops.filter(({ role }) => role === "visit").length;
  const few = visits < day.pace.least && busy < 0.6 * (day.until - day.from);
  const said = facts.plan.notes.some(
    (note) => note.dayNumber === dayNumber && (note.code === "short_day" || note.code === "empty_day"),
  );
  if ((few || stops.length === 0) && !said) report("silent_shortage", "is short and nothing says so");
}
