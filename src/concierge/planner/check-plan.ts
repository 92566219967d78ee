import { calendarOf, type Day } from "./days.ts";
import {
  type Candidate,
  type DayPlan,
  type Plan,
  type PlanRequest,
  type Position,
  type Role,
  type Stop,
  timeOfDayAt,
} from "./plan.ts";
import { anchorLimit } from "./problem.ts";
import { stopMinutes } from "./start-windows.ts";
import { TRAVEL } from "./travel.ts";
import { type Meal, VISIT_KINDS } from "./visit-kinds.ts";
import { mealTimes, PACES } from "./weights.ts";
import { isWanted } from "./worth.ts";

/** The promises of a plan; each is broken by the place or day that `BrokenPromise` names. */
export type PromiseCode =
  | "wrong_days"
  | "unknown_place"
  | "unwanted_place"
  | "repeat"
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
  | "silent_shortage";

export interface BrokenPromise {
  readonly code: PromiseCode;
  readonly dayNumber?: number;
  readonly placeId?: string;
  readonly detail: string;
}

type Report = (code: PromiseCode, detail: string, placeId?: string) => void;

/**
 * Holds a plan against every promise, in the slow and obvious way: minute by minute and place by place, with none of the
 * search's own arithmetic. An empty list is a plan without fault.
 */
export function checkPlan(
  plan: Plan,
  candidates: readonly Candidate[],
  request: PlanRequest,
): BrokenPromise[] {
  const broken: BrokenPromise[] = [];
  const checker = new PlanChecker(plan, candidates, request);
  const { days } = calendarOf(request);
  if (plan.days.length !== days.length) {
    return [{ code: "wrong_days", detail: `${plan.days.length} days instead of ${days.length}` }];
  }
  plan.days.forEach((dayPlan, index) => {
    const report: Report = (code, detail, placeId) =>
      broken.push({ code, dayNumber: index + 1, placeId, detail });
    checker.checkDay(dayPlan, days[index]!, report);
  });
  checker.checkWhole((code, detail, placeId) => broken.push({ code, placeId, detail }));
  return broken;
}

class PlanChecker {
  readonly #plan: Plan;
  readonly #candidates: readonly Candidate[];
  readonly #request: PlanRequest;
  readonly #byId: ReadonlyMap<string, Candidate>;
  readonly #planned: ReadonlySet<string>;
  readonly #reach: number;

  constructor(plan: Plan, candidates: readonly Candidate[], request: PlanRequest) {
    this.#plan = plan;
    this.#request = request;
    this.#byId = new Map(candidates.toReversed().map((candidate) => [candidate.id, candidate]));
    this.#candidates = [...this.#byId.values()];
    this.#planned = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
    const wanted = this.#candidates.filter(
      (candidate) => candidate.position !== undefined && isWanted(candidate, request),
    );
    this.#reach = anchorLimit(
      wanted.map(({ position }) => this.#minutes(request.anchor, position)),
      request,
    );
  }

  checkDay(dayPlan: DayPlan, day: Day, report: Report): void {
    if (dayPlan.dayNumber !== day.index + 1 || dayPlan.date !== day.date) {
      report("wrong_days", `day ${dayPlan.dayNumber} on ${dayPlan.date} stands where ${day.date} belongs`);
    }
    for (const stop of dayPlan.stops) this.#checkStop(stop, day, report);
    if (dayPlan.stops.some(({ placeId }) => this.#byId.get(placeId)?.position === undefined)) return;
    this.#checkWay(dayPlan, day, report);
    this.#checkMeals(dayPlan, day, report);
    this.#checkVariety(dayPlan, report);
    this.#checkShortage(dayPlan, day, report);
  }

  checkWhole(report: Report): void {
    const seen = new Set<string>();
    for (const { stops } of this.#plan.days) {
      for (const { placeId } of stops) {
        if (seen.has(placeId)) report("repeat", "is in the plan twice", placeId);
        seen.add(placeId);
      }
    }
    for (const placeId of this.#request.mustInclude ?? []) {
      const said = this.#plan.notes.some((note) => note.code === "must_not_possible" && note.placeId === placeId);
      if (!seen.has(placeId) && !said) report("must_left_out", "was asked for and nothing says why not", placeId);
    }
  }

  #checkStop(stop: Stop, day: Day, report: Report): void {
    const { placeId, start, end, role } = stop;
    const candidate = this.#byId.get(placeId);
    if (candidate?.position === undefined) {
      report("unknown_place", "is no candidate with a position", placeId);
      return;
    }
    if (!isWanted(candidate, this.#request)) report("unwanted_place", "was excluded", placeId);
    if (start < day.from || end > day.until || start >= end) {
      report("outside_day", `${start} to ${end} is not within ${day.from} to ${day.until}`, placeId);
    }
    const known = candidate.openIntervals(day.date) !== undefined;
    if (!isOpenThrough(candidate, day.date, start, end)) {
      report("closed", `is not open from ${start} to ${end} on ${day.date}`, placeId);
    }
    if ((stop.hours === "open") !== known) report("hours_mislabelled", `hours are not "${stop.hours}"`, placeId);
    if (!this.#isSensible(candidate, role, start, known ? 0 : end)) {
      report("odd_hour", `${role} from ${start} to ${end}`, placeId);
    }
    if (stop.timeOfDay !== timeOfDayAt(start)) report("wrong_time_of_day", `${start} is not ${stop.timeOfDay}`, placeId);
  }

  #checkWay({ stops, homeMinutes }: DayPlan, day: Day, report: Report): void {
    let from = this.#request.anchor;
    let free = day.from;
    stops.forEach((stop, index) => {
      const to = this.#position(stop);
      const minutes = this.#minutes(from, to);
      if (stop.travelMinutes !== minutes) {
        report("wrong_travel_time", `${stop.travelMinutes} minutes instead of ${minutes}`, stop.placeId);
      }
      if (stop.start < free + minutes) report("out_of_order", "starts before it can be reached", stop.placeId);
      const limit = index === 0 ? this.#reach : TRAVEL[this.#request.mode].legLimit;
      const pinned = this.#isPinned(stop.placeId) || (index > 0 && this.#isPinned(stops[index - 1]!.placeId));
      if (minutes > limit && !pinned) report("way_too_long", `${minutes} minutes on the way`, stop.placeId);
      free = stop.end;
      from = to;
    });
    const home = stops.length > 0 ? this.#minutes(this.#position(stops.at(-1)!), this.#request.anchor) : 0;
    if (homeMinutes !== home) report("wrong_travel_time", `${homeMinutes} minutes home instead of ${home}`);
  }

  #checkMeals({ stops }: DayPlan, day: Day, report: Report): void {
    const meals = stops.filter(({ role }) => role !== "visit");
    for (const { placeId, role } of meals) {
      const serves = VISIT_KINDS[this.#byId.get(placeId)!.kind].meals[role as Meal] ?? 0;
      if (serves === 0) report("no_meal_place", `serves no ${role}`, placeId);
      if (meals.filter((other) => other.role === role).length > 1) report("meal_twice", `a second ${role}`, placeId);
    }
    const kept = stops.filter(({ role, placeId }) => role !== "visit" || this.#isPinned(placeId));
    for (const meal of day.meals) {
      if (meals.some(({ role }) => role === meal)) continue;
      const possible = this.#unused().find((candidate) => this.#canJoin(candidate, meal, kept, day));
      if (possible) report("missing_meal", `no ${meal}, though it could be had`, possible.id);
    }
    for (const stop of meals) {
      const cuisine = this.#cuisine(stop);
      const same = meals.filter((other) => other !== stop && this.#cuisine(other) === cuisine);
      if (cuisine === undefined || same.length === 0) continue;
      const others = kept.filter((other) => other !== stop);
      const better = this.#unused().find(
        (candidate) => candidate.cuisine !== cuisine && this.#canJoin(candidate, stop.role, others, day),
      );
      if (better) report("same_cuisine", `${cuisine} twice, though ${better.id} could be had`, stop.placeId);
    }
  }

  #checkVariety({ stops }: DayPlan, report: Report): void {
    for (let i = 2; i < stops.length; i++) {
      const three = stops.slice(i - 2, i + 1);
      const groups = new Set(three.map(({ placeId }) => VISIT_KINDS[this.#byId.get(placeId)!.kind].group));
      if (groups.size === 1 && three.every(({ role }) => role === "visit")) {
        report("three_in_a_row", `three of ${[...groups]} in a row`, stops[i]!.placeId);
      }
    }
  }

  #checkShortage({ stops, homeMinutes, dayNumber }: DayPlan, day: Day, report: Report): void {
    const busy = stops.reduce((sum, { start, end, travelMinutes }) => sum + end - start + travelMinutes, homeMinutes);
    const visits = stops.filter(({ role }) => role === "visit").length;
    const few = visits < PACES[this.#request.pace ?? "normal"].least && busy < 0.6 * (day.until - day.from);
    const said = this.#plan.notes.some(
      (note) => note.dayNumber === dayNumber && (note.code === "short_day" || note.code === "empty_day"),
    );
    if ((few || stops.length === 0) && !said) report("silent_shortage", "is short and nothing says so");
  }

  /** Whether an unused place could serve a meal between stops that keep their order but not their times. */
  #canJoin(candidate: Candidate, role: Role, stops: readonly Stop[], day: Day): boolean {
    if (candidate.position === undefined || !isWanted(candidate, this.#request)) return false;
    if (role === "visit" || !VISIT_KINDS[candidate.kind].meals[role]) return false;
    if (this.#minutes(this.#request.anchor, candidate.position) > this.#reach) return false;
    for (let place = 0; place <= stops.length; place++) {
      const chain = stops.map(({ placeId, role }) => ({ candidate: this.#byId.get(placeId)!, role }));
      if (this.#isPossible(chain.toSpliced(place, 0, { candidate, role }), day)) return true;
    }
    return false;
  }

  #isPossible(chain: readonly { candidate: Candidate; role: Role }[], day: Day): boolean {
    const { anchor, mode, pace = "normal" } = this.#request;
    let from = anchor;
    let free = day.from;
    for (const [index, { candidate, role }] of chain.entries()) {
      const leg = this.#minutes(from, candidate.position);
      const pinned = [candidate, chain[index - 1]?.candidate].some((one) => one && this.#isPinned(one.id));
      if (index > 0 && leg > TRAVEL[mode].legLimit && !pinned) return false;
      const minutes = stopMinutes(candidate, role, this.#request);
      const known = candidate.openIntervals(day.date) !== undefined;
      let start = Math.ceil((free + leg + (index > 0 ? PACES[pace].pause : 0)) / 5) * 5;
      while (
        start + minutes <= day.until &&
        !(
          this.#isSensible(candidate, role, start, known ? 0 : start + minutes) &&
          isOpenThrough(candidate, day.date, start, start + minutes)
        )
      ) {
        start += 5;
      }
      if (start + minutes > day.until) return false;
      free = start + minutes;
      from = candidate.position;
    }
    return true;
  }

  /** Whether a stop begins at an hour of its kind or meal, and ends by the hour of its kind where that is all one knows. */
  #isSensible({ kind }: Candidate, role: Role, start: number, endOfUnknown: number): boolean {
    const { starts, usualClose } = VISIT_KINDS[kind];
    if (role === "visit") return start >= starts[0] && start <= starts[1] && endOfUnknown <= usualClose;
    const { earliest, latest } = mealTimes(role, this.#request.party);
    return start >= earliest && start <= latest;
  }

  #unused(): Candidate[] {
    return this.#candidates.filter(({ id }) => !this.#planned.has(id));
  }

  #cuisine({ placeId }: Stop): string | undefined {
    return this.#isPinned(placeId) ? undefined : this.#byId.get(placeId)!.cuisine;
  }

  #position({ placeId }: Stop): Position | undefined {
    return this.#byId.get(placeId)!.position;
  }

  #isPinned(id: string): boolean {
    return this.#request.mustInclude?.includes(id) ?? false;
  }

  /** By the haversine formula and the published figures of the mode. */
  #minutes(from: Position | undefined, to: Position | undefined): number {
    if (from === undefined || to === undefined) return 0;
    const radians = Math.PI / 180;
    const half = (angle: number) => Math.sin((angle * radians) / 2) ** 2;
    const square =
      half(to.lat - from.lat) +
      Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * half(to.lng - from.lng);
    const metres = 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(square)));
    if (metres <= 25) return 0;
    const { walk, [this.#request.mode]: own } = TRAVEL;
    const by = (figures: typeof own) =>
      figures.overheadMinutes + (metres * figures.circuity) / figures.metresPerMinute;
    // Two formulas for one distance differ in the last digits: a whole minute stays one.
    return Math.ceil((own.orWalk ? Math.min(by(own), by(walk)) : by(own)) - 1e-7);
  }
}

/** Whether each minute of a visit is within the hours, where they are known, and an event takes place that day. */
function isOpenThrough(candidate: Candidate, date: string, start: number, end: number): boolean {
  const { dates, bestTimes = [] } = candidate;
  if (dates && (date < dates.from || date > dates.through)) return false;
  const intervals = candidate.openIntervals(date);
  if (intervals === undefined) return bestTimes.length === 0 || bestTimes.includes(timeOfDayAt(start));
  for (let minute = start; minute < end; minute++) {
    if (!intervals.some(([open, close]) => open <= minute && minute < close)) return false;
  }
  return true;
}
