import type { Meal } from "../../languages/spoken.ts";
import { fill, middleOfVisits } from "./construct.ts";
import { type Day, dayBounds, withDayHours } from "./days.ts";
import { type Given, workOn } from "./edit-frame.ts";
import type { EditResult } from "./edits.ts";
import { mealTimesOn } from "./meals.ts";
import type { MealHours, MealTimes, PlanRequest, Role, Stop } from "./plan.ts";
import type { Place, Problem, Visit } from "./problem.ts";
import { buildDraft, completed, wantedStarts } from "./revive.ts";
import { buildRoute, type Route, withVisitAt } from "./route.ts";
import { mealOptions, mealWorths, visitShortlist } from "./shortlist.ts";
import { PUNCTUAL } from "./start-windows.ts";
import { isUsed, setRoutes, type Tour, usedBy } from "./tour.ts";
import { STEP_MINUTES } from "./weights.ts";

/** A day that begins or ends too soon for a meal is stretched so far around it, in minutes. */
const [BEFORE_MEAL, AFTER_MEAL] = [30, 120];
export const LAST_MINUTE = 26 * 60;

/** A meal at a time of the day (minutes after midnight), or where no kitchen lets it as near as may be, on one day or on all, later ones included. */
export function moveMeal(given: Given, meal: Meal, to: number, dayNumber?: number): EditResult {
  const liked = toStep(to);
  const within = (minutes: number) => ({ earliest: liked - minutes, latest: liked + minutes, liked });
  return moved(given, meal, dayNumber, () => [within(0), within(PUNCTUAL)], within(0));
}

/** A meal this many minutes later (earlier when negative), or at least half as many. */
export function shiftMeal(given: Given, meal: Meal, minutes: number, dayNumber?: number): EditResult {
  const least = toStep(minutes / 2);
  const usual = mealTimesOn(given.request, meal);
  const ofOthers = {
    earliest: usual.earliest + minutes,
    latest: usual.latest + minutes,
    liked: usual.liked + minutes,
  };
  return moved(
    given,
    meal,
    dayNumber,
    ({ start }, { earliest, latest }) => [
      {
        earliest: minutes > 0 ? start + least : Math.min(earliest, start + minutes),
        latest: minutes > 0 ? Math.max(latest, start + minutes) : start + least,
        liked: start + minutes,
      },
    ],
    ofOthers,
  );
}

/**
 * The plan with the meal moved on the days meant, as far as that is possible on each; every day of the plan is then held to
 * its own hours, and days that are added later to `ofOthers`.
 */
function moved(
  given: Given,
  meal: Meal,
  dayNumber: number | undefined,
  timesFor: (stop: Stop, before: MealTimes) => readonly MealTimes[],
  ofOthers: MealTimes,
): EditResult {
  let state = given;
  let refusal: EditResult["refusal"] = "no_such_stop";
  let isMoved = false;
  for (const { dayNumber: number, stops } of given.plan.days) {
    const before = mealTimesOn(given.request, meal, number);
    state = { ...state, request: withHours(state.request, { ...before, meal, dayNumber: number }) };
    const stop = stops.find(({ role }) => role === meal);
    if (stop === undefined || (dayNumber ?? number) !== number) continue;
    const visits = stops.filter(({ role }) => role === "visit").map(({ placeId }) => placeId);
    const isWhole = ({ plan }: Given) => {
      const now = plan.days[number - 1]!.stops;
      const isSame = now.some(({ role, start }) => role === meal && start === stop.start);
      return !isSame && visits.every((id) => now.some(({ placeId }) => placeId === id));
    };
    // A few minutes are not worth a visit.
    let next: Given | undefined;
    for (const times of timesFor(stop, before)) {
      const one = next && isWhole(next) ? undefined : movedOn(state, meal, number, times);
      if (one && (!next || isWhole(one))) next = one;
    }
    if (next === undefined) refusal = "not_possible";
    else {
      state = next;
      isMoved = true;
    }
  }
  if (!isMoved) return { refusal };
  const request = dayNumber === undefined ? withHours(state.request, { ...ofOthers, meal }) : state.request;
  return { plan: state.plan, request };
}

/** One day with the meal at these times: where it is if that is open then, else elsewhere; visits give way as they must. */
function movedOn(given: Given, meal: Meal, dayNumber: number, times: MealTimes): Given | undefined {
  const request = withHours(stretched(given.request, dayNumber, times.liked), { ...times, meal, dayNumber });
  const { start, end } = dayBounds(request, dayNumber);
  if (start >= end) return undefined;
  const index = dayNumber - 1;
  const { placeId } = given.plan.days[index]!.stops.find(({ role }) => role === meal)!;
  // The day is put together here; only the others come back as they were.
  const others = {
    ...given.plan,
    days: given.plan.days.map((day, at) => (at === index ? { ...day, stops: [] } : day)),
  };
  const { problem, tour } = workOn({ ...given, plan: others }, request);
  const visits = visitsWithout(problem, given.plan.days[index]!.stops, meal, index);
  const day = problem.days[index]!;
  const route =
    withOneOf(problem, day, visits, visitOf(problem, placeId, meal, index)) ??
    withOneOf(problem, day, visits, otherPlaces(problem, tour, visits, meal, index));
  if (route === undefined) return undefined;
  setRoutes(tour, route);
  if (route.visits.length <= visits.length) fill(problem, tour, index, visitShortlist(problem));
  const wanted = wantedStarts(buildDraft(given.plan));
  wanted.delete(placeId);
  return { ...given, request, plan: completed(problem, tour, wanted, []) };
}

/** The day's other stops, as visits of the changed problem. */
function visitsWithout(problem: Problem, stops: readonly Stop[], meal: Meal, index: number): Visit[] {
  return stops
    .filter(({ role }) => role !== meal)
    .flatMap(({ placeId, role }) => visitOf(problem, placeId, role, index));
}

function visitOf(problem: Problem, placeId: string, role: Role, index: number): Visit[] {
  const place = problem.placeOf.get(placeId);
  const visit = place && problem.visit(place, role, problem.days[index]!);
  return visit ? [visit] : [];
}

/** Other places that serve the meal then, the best near the day's other stops. */
function otherPlaces(
  problem: Problem,
  tour: Tour,
  visits: readonly Visit[],
  meal: Meal,
  index: number,
): Visit[] {
  const ofDay = { used: usedBy(visits) };
  const isTaken = (place: Place) => isUsed(ofDay, place) || isUsed(tour, place);
  const day = problem.days[index]!;
  return mealOptions(problem, mealWorths(problem), day, meal, middleOfVisits(visits), isTaken);
}

/** The request with a meal's hours on a day, or on all that say nothing else, in place of those it had. */
function withHours(request: PlanRequest, hours: MealHours): PlanRequest {
  const others = request.mealHours?.filter(
    ({ meal, dayNumber }) => meal !== hours.meal || dayNumber !== hours.dayNumber,
  );
  return { ...request, mealHours: [...(others ?? []), hours] };
}

/** The request with a day that is long enough for a meal at this minute. */
export function stretched(request: PlanRequest, dayNumber: number, liked: number): PlanRequest {
  const bounds = dayBounds(request, dayNumber);
  const start = Math.min(bounds.start, liked - BEFORE_MEAL);
  const end = Math.max(bounds.end, Math.min(LAST_MINUTE, liked + AFTER_MEAL));
  if (start === bounds.start && end === bounds.end) return request;
  return withDayHours(request, { dayNumber, start, end });
}

function toStep(minutes: number): number {
  return Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
}

/** A day's stops in their order and one of some meals, where it suits the day best, with as few visits lost as can be; undefined when none can be met. */
function withOneOf(
  problem: Problem,
  day: Day,
  visits: readonly Visit[],
  meals: readonly Visit[],
): Route | undefined {
  if (meals.length === 0) return undefined;
  const whole = bestWithOneOf(problem, day, visits, meals);
  if (whole) return whole;
  let best: Route | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { route: rest, lost } of thinned(problem, day, visits)) {
    if (best && lost > least) break;
    const next = bestWithOneOf(problem, day, rest.visits, meals);
    if (next === undefined || next.score <= (best?.score ?? Number.NEGATIVE_INFINITY)) continue;
    best = next;
    least = lost;
  }
  return best;
}

/** The route with one of some meals that is nearest to the hour it is liked at; of those as near, the one of most worth. */
function bestWithOneOf(
  problem: Problem,
  day: Day,
  visits: readonly Visit[],
  meals: readonly Visit[],
): Route | undefined {
  let best: { route: Route; missed: number } | undefined;
  for (const meal of meals) {
    const { liked } = mealTimesOn(problem.request, meal.role as Meal, day.index + 1);
    for (let position = 0; position <= visits.length; position++) {
      const route = withVisitAt(problem, { day, visits }, meal, position);
      if (route === undefined) continue;
      const missed = Math.max(0, route.earliest[position]! - liked, liked - route.latest[position]!);
      if (best && (missed > best.missed || (missed === best.missed && route.score <= best.route.score)))
        continue;
      best = { route, missed };
    }
  }
  return best?.route;
}

/** The most visits that give way to another stop. */
const MAX_GONE = 4;

/** A day with fewer visits, and the worth of those that are gone. */
export interface Thinned {
  readonly route: Route;
  readonly lost: number;
}

/**
 * A day's stops without none, one or up to four of its visits, each possible choice, the least worth lost first. Meals and
 * what was asked for by name stay; meals as well may go where that is said.
 */
export function thinned(
  problem: Problem,
  day: Day,
  visits: readonly Visit[],
  mayLoseMeals = false,
): Thinned[] {
  const removable = visits.filter(({ role, place }) => (mayLoseMeals || role === "visit") && !place.pinned);
  const found: Thinned[] = [];
  for (let set = 0; set < 2 ** removable.length; set++) {
    const gone = removable.filter((_, index) => (set >> index) & 1);
    if (gone.length > MAX_GONE) continue;
    const route = buildRoute(
      problem,
      day,
      visits.filter((visit) => !gone.includes(visit)),
    );
    const lost = gone.reduce((sum, { worth }) => sum + worth, 0);
    if (route) found.push({ route, lost });
  }
  return found.sort((a, b) => a.lost - b.lost);
}
