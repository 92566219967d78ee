import type { Day } from "./days.ts";
import type { Place, Problem, Visit } from "./problem.ts";
import { firstStart, lastStart } from "./start-windows.ts";
import { AFTERNOON, MORNING, PLANNING } from "./weights.ts";
import { isAlike, isVaried, joinsBadly, mayJoin, visitsIn } from "./worth.ts";

/** A day's stops in their order, with the span in which each can start. */
export interface Route {
  readonly day: Day;
  readonly visits: readonly Visit[];
  /** By stop, the earliest start. */
  readonly earliest: readonly number[];
  /** By stop, the latest start with which all that follow still come in time. */
  readonly latest: readonly number[];
  /** Minutes on the way, from the hotel and back to it. */
  readonly travel: number;
  /** Worth of the stops less the price of the way: what the search makes large. */
  readonly score: number;
}

/** Where a stop would go in a route and what it would add to the score. */
export interface Insertion {
  readonly position: number;
  readonly gain: number;
}

export interface InsertionOptions {
  readonly anyCuisine?: boolean;
  /** Worth less than this is not looked for. */
  readonly leastGain?: number;
}

/** The route of stops in this order; undefined when they cannot all be met in time, or break a rule of variety or distance. */
export function buildRoute(problem: Problem, day: Day, visits: readonly Visit[]): Route | undefined {
  const earliest: number[] = [];
  const ways = measureWay(problem, day, visits, earliest);
  return ways && { day, visits, earliest, latest: latestStarts(problem, day, visits), ...ways };
}

/**
 * Minutes on the way and the score of stops in this order, undefined as for `buildRoute`: all that comparing orders takes.
 * The stops' earliest starts are added to `earliest`; `worth` is what they are worth together. Undefined too where the
 * score is sure not to be above `leastScore`.
 */
export function measureWay(
  problem: Problem,
  day: Day,
  visits: readonly Visit[],
  earliest: number[] = [],
  worth = worthTogether(visits),
  leastScore = Number.NEGATIVE_INFINITY,
): Pick<Route, "travel" | "score"> | undefined {
  const most = worth - PLANNING.idlePrice * day.from;
  let free = day.from;
  let previous: Place | undefined;
  let travel = 0;
  let morning = 0;
  let afternoon = 0;
  for (const { place, starts, minutes } of visits) {
    const leg = problem.leg(previous, place);
    travel += leg;
    if (most - problem.minutePrice * travel <= leastScore) return undefined;
    if (!day.isOwn && !legAllowed(problem, leg, previous, place)) return undefined;
    const start = firstStart(starts, free + leg + (previous ? day.pace.pause : 0));
    if (start === undefined) return undefined;
    earliest.push(start);
    free = start + minutes;
    morning += Math.max(0, Math.min(free, MORNING.until) - start);
    afternoon += Math.max(0, Math.min(free, AFTERNOON.until) - Math.max(start, AFTERNOON.from));
    previous = place;
  }
  if (!day.isOwn && !isVaried(visits)) return undefined;
  travel += problem.leg(previous, undefined);
  const idle =
    PLANNING.idlePrice * free +
    PLANNING.emptyMorning * emptyShare(MORNING, day, morning) +
    PLANNING.emptyAfternoon * emptyShare(AFTERNOON, day, afternoon);
  return { travel, score: worth - problem.minutePrice * travel - idle };
}

/** How much of a part of the day is empty that should be filled, from 0 to 1, when so many minutes of it are taken. */
function emptyShare({ from, until, free }: typeof MORNING, day: Day, busy: number): number {
  const length = until - from - free;
  if (day.from > from || day.until < until || busy >= length) return 0;
  return 1 - busy / length;
}

/**
 * The best place for one more stop, if there is any that adds more than `leastGain`. Only the stop's neighbours are looked
 * at: its successor comes in time when it can start by its latest start (the "MaxShift" of Vansteenwegen et al., Iterated
 * local search for the team orienteering problem with time windows, 2009). `anyCuisine`: rather the same kitchen twice than no
 * meal.
 */
export function bestInsertion(
  problem: Problem,
  route: Route,
  visit: Visit,
  { anyCuisine = false, leastGain = Number.NEGATIVE_INFINITY }: InsertionOptions = {},
): Insertion | undefined {
  const { visits } = route;
  if (!mayJoin(visits, visit, anyCuisine)) return undefined;
  const worth = worthAmong(visits, visit);
  let gain = leastGain;
  let best = -1;
  for (let position = 0; position <= visits.length; position++) {
    const before = visits[position - 1];
    const after = visits[position];
    const leg = problem.leg(before?.place, visit.place);
    const onward = problem.leg(visit.place, after?.place);
    const detour = leg + onward - problem.leg(before?.place, after?.place);
    const more = worth - problem.minutePrice * detour;
    if (more <= gain || !isInTime(route, visit, position, leg, onward)) continue;
    if (!legAllowed(problem, leg, before?.place, visit.place)) continue;
    if (after && !legAllowed(problem, onward, visit.place, after.place)) continue;
    if (joinsBadly(visits, position, visit)) continue;
    gain = more;
    best = position;
  }
  return best === -1 ? undefined : { position: best, gain };
}

/** The day without one of its stops; undefined when the rest does not work so (two museums meet, or a way is too long). */
export function without(problem: Problem, { day, visits }: Route, stop: number): Route | undefined {
  return buildRoute(problem, day, visits.toSpliced(stop, 1));
}

/** The day with one more stop where it fits best, if anywhere. */
export function withVisit(
  problem: Problem,
  route: Route,
  visit: Visit,
  options?: InsertionOptions,
): Route | undefined {
  const insertion = bestInsertion(problem, route, visit, options);
  return insertion && withVisitAt(problem, route, visit, insertion.position);
}

/** The day with one more stop at a position. */
export function withVisitAt(
  problem: Problem,
  { day, visits }: Pick<Route, "day" | "visits">,
  visit: Visit,
  position: number,
): Route | undefined {
  return buildRoute(problem, day, visits.toSpliced(position, 0, visit));
}

/** The one of some routes that scores most, of equal ones the first. */
export function bestRoute(routes: readonly (Route | undefined)[]): Route | undefined {
  let best: Route | undefined;
  for (const route of routes)
    if (route && route.score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = route;
  return best;
}

/** Whether a stop at a position can start, and its successor after it; `leg` and `onward` are the minutes between them. */
function isInTime(
  { day, visits, earliest, latest }: Route,
  { starts, minutes }: Visit,
  position: number,
  leg: number,
  onward: number,
): boolean {
  const before = visits[position - 1];
  const free = before ? earliest[position - 1]! + before.minutes + day.pace.pause : day.from;
  const start = firstStart(starts, free + leg);
  if (start === undefined) return false;
  return position === visits.length || start + minutes + day.pace.pause + onward <= latest[position]!;
}

/** Whether a way of this many minutes may lie between two stops; stops that were asked for may lie anywhere. */
function legAllowed(problem: Problem, minutes: number, from: Place | undefined, to: Place): boolean {
  return from === undefined || minutes <= problem.legLimit || from.pinned || to.pinned;
}

/**
 * What the stops of a day are worth together, whatever their order: of a group each one after the best is worth less, and
 * each further visit adds less by being there.
 */
export function worthTogether(visits: readonly Visit[]): number {
  let sum = 0;
  for (let i = 0; i < visits.length; i++) {
    let worth = visits[i]!.worth;
    for (let j = 0; j < visits.length; j++) {
      if (i === j || !isAlike(visits[i]!, visits[j]!)) continue;
      const better = visits[j]!.worth - visits[i]!.worth;
      if (better > 0 || (better === 0 && j < i)) worth *= PLANNING.alike;
    }
    sum += worth;
  }
  for (let count = visitsIn(visits); count > 0; count--) sum += PLANNING.even / count;
  return sum;
}

/** The most that a stop can add to a day. */
export function mostGain({ worth, role }: Visit): number {
  return role === "visit" ? worth + PLANNING.even : worth;
}

function latestStarts(problem: Problem, day: Day, visits: readonly Visit[]): number[] {
  const latest = new Array<number>(visits.length);
  let limit = Number.POSITIVE_INFINITY;
  for (let i = visits.length - 1; i >= 0; i--) {
    const { starts, place, minutes } = visits[i]!;
    const next = visits[i + 1];
    if (next) limit = latest[i + 1]! - minutes - day.pace.pause - problem.leg(place, next.place);
    latest[i] = lastStart(starts, Math.min(limit, 2 * 1_440)) ?? day.from;
  }
  return latest;
}

/** What one more stop is worth, taken to be the last of its group. */
function worthAmong(visits: readonly Visit[], visit: Visit): number {
  if (visit.role !== "visit") return visit.worth;
  let worth = visit.worth;
  for (const other of visits) if (isAlike(other, visit)) worth *= PLANNING.alike;
  return worth + PLANNING.even / (visitsIn(visits) + 1);
}
