import type { Day } from "../../../src/concierge/planner/days.ts";
import { mealTimesOn } from "../../../src/concierge/planner/meals.ts";
import {
  type Candidate,
  type Plan,
  type PlanRequest,
  type Position,
  type Role,
  type Stop,
  timeOfDayAt,
} from "../../../src/concierge/planner/plan.ts";
import { anchorLimit, buildingOf } from "../../../src/concierge/planner/problem.ts";
import { stopMinutes } from "../../../src/concierge/planner/start-windows.ts";
import { TRAVEL } from "../../../src/concierge/planner/travel.ts";
import { isSight, VISIT_KINDS } from "../../../src/concierge/planner/visit-kinds.ts";
import { mealTimes } from "../../../src/concierge/planner/weights.ts";
import { isWanted } from "../../../src/concierge/planner/worth.ts";

/** What checking a plan needs to know, worked out in the slow and obvious way. */
export class CheckFacts {
  readonly plan: Plan;
  readonly request: PlanRequest;
  readonly byId: ReadonlyMap<string, Candidate>;
  /** The candidates that the plan leaves. */
  readonly unused: readonly Candidate[];
  /** The longest way from the hotel, in minutes, but for what is known best. */
  readonly reach: number;
  /** What the best known sight is known for. */
  readonly #best: number;

  constructor(plan: Plan, candidates: readonly Candidate[], request: PlanRequest) {
    this.plan = plan;
    this.request = request;
    this.byId = new Map(candidates.toReversed().map((candidate) => [candidate.id, candidate]));
    const planned = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
    this.unused = [...this.byId.values()].filter(({ id }) => !planned.has(id));
    const wanted = [...this.byId.values()].filter(
      (candidate) => candidate.position !== undefined && isWanted(candidate, request),
    );
    this.reach = anchorLimit(
      wanted.map(({ position }) => this.minutes(request.anchor, position)),
      request,
    );
    this.#best = Math.max(...wanted.map(renownOf));
  }

  /** The longest way from the hotel to a place, in minutes. */
  reachOf(id: string): number {
    if (this.request.inReach?.includes(id)) return Number.POSITIVE_INFINITY;
    const place = this.byId.get(id)!;
    const isWorthIt = place.kind === "stroll" || renownOf(place) > 0.9 * this.#best;
    return isWorthIt ? Math.max(60, this.reach) : this.reach;
  }

  /** Whether two places are of one building. */
  isSameBuilding(a: string, b: string): boolean {
    const [one, other] = [this.byId.get(a), this.byId.get(b)];
    return one !== undefined && other !== undefined && buildingOf(one) === buildingOf(other);
  }

  /** Whether a place may be in the plan beside the stops of other days and these of a day. */
  #isFree({ id }: Candidate, day: Day, kept: readonly Stop[]): boolean {
    if (this.isPinned(id)) return true;
    const others = this.plan.days.flatMap(({ stops }, index) => (index === day.index ? kept : stops));
    return !others.some(({ placeId }) => this.isSameBuilding(placeId, id));
  }

  /** Whether an unused place could serve a meal between stops that keep their order but not their times. */
  canJoin(candidate: Candidate, role: Role, stops: readonly Stop[], day: Day): boolean {
    if (candidate.position === undefined || !isWanted(candidate, this.request)) return false;
    if (role === "visit" || !VISIT_KINDS[candidate.kind].meals[role]) return false;
    if (this.minutes(this.request.anchor, candidate.position) > this.reach) return false;
    if (!this.#isFree(candidate, day, stops)) return false;
    for (let place = 0; place <= stops.length; place++) {
      const chain = stops.map(({ placeId, role }) => ({ candidate: this.byId.get(placeId)!, role }));
      if (this.#isPossible(chain.toSpliced(place, 0, { candidate, role }), day)) return true;
    }
    return false;
  }

  #isPossible(chain: readonly { candidate: Candidate; role: Role }[], day: Day): boolean {
    const { anchor, mode } = this.request;
    let from = anchor;
    let free = day.from;
    for (const [index, { candidate, role }] of chain.entries()) {
      const leg = this.minutes(from, candidate.position);
      const pinned = [candidate, chain[index - 1]?.candidate].some((one) => one && this.isPinned(one.id));
      if (index > 0 && leg > TRAVEL[mode].legLimit && !pinned) return false;
      const minutes = stopMinutes(candidate, role, day);
      const known = candidate.openIntervals(day.date) !== undefined;
      let start = Math.ceil((free + leg + (index > 0 ? day.pace.pause : 0)) / 5) * 5;
      while (
        start + minutes <= day.until &&
        !(
          this.isSensible(candidate, role, day, start, known ? 0 : start + minutes) &&
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
  isSensible({ kind }: Candidate, role: Role, day: Day, start: number, endOfUnknown: number): boolean {
    const { starts, usualClose } = VISIT_KINDS[kind];
    if (role === "visit") return start >= starts[0] && start <= starts[1] && endOfUnknown <= usualClose;
    const { earliest, latest } = mealTimesOn(this.request, role, day.index + 1);
    if (start < earliest || start > latest) return false;
    if (endOfUnknown === 0) return true;
    // Nobody knows when the kitchen is open: from the first usual hour of its kind or of the meal to the last.
    const usual = mealTimes(role, this.request.party);
    const opens = Math.min(starts[0], usual.earliest);
    return start >= opens && (endOfUnknown <= usualClose || start <= usual.latest);
  }

  /** Of a place that was asked for by name its cuisine does not matter. */
  cuisine({ placeId }: Stop): string | undefined {
    return this.isPinned(placeId) ? undefined : this.byId.get(placeId)!.cuisine;
  }

  position({ placeId }: Stop): Position | undefined {
    return this.byId.get(placeId)!.position;
  }

  isPinned(id: string): boolean {
    return this.request.mustInclude?.includes(id) ?? false;
  }

  /** By the haversine formula and the published figures of the mode. */
  minutes(from: Position | undefined, to: Position | undefined): number {
    if (from === undefined || to === undefined) return 0;
    const known = this.request.mode === "walk" ? this.request.streets?.minutes(from, to) : undefined;
    if (known !== undefined) return known;
    const radians = Math.PI / 180;
    const half = (angle: number) => Math.sin((angle * radians) / 2) ** 2;
    const square =
      half(to.lat - from.lat) +
      Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * half(to.lng - from.lng);
    const metres = 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(square)));
    if (metres <= 25) return 0;
    const { walk, [this.request.mode]: own } = TRAVEL;
    const by = (figures: typeof own) =>
      figures.overheadMinutes + (metres * figures.circuity) / figures.metresPerMinute;
    // Two formulas for one distance differ in the last digits: a whole minute stays one.
    return Math.ceil((own.orWalk ? Math.min(by(own), by(walk)) : by(own)) - 1e-7);
  }
}

function renownOf({ kind, fit, renown = fit }: Candidate): number {
  return isSight(kind) || kind === "event" ? renown : 0;
}

/** Whether each minute of a visit is within the hours, where they are known, and an event takes place that day. */
export function isOpenThrough(candidate: Candidate, date: string, start: number, end: number): boolean {
  const { bestTimes = [] } = candidate;
  const intervals = candidate.openIntervals(date);
  if (intervals === undefined) return bestTimes.length === 0 || bestTimes.includes(timeOfDayAt(start));
  for (let minute = start; minute < end; minute++) {
    if (!intervals.some(([open, close]) => open <= minute && minute < close)) return false;
  }
  return true;
}
