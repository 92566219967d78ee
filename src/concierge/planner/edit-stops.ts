import { missingMeals } from "./construct.ts";
import {
  draftOfTour,
  excluding,
  findStop,
  type Given,
  meets,
  pinning,
  plannedIds,
  resultOf,
  workOn,
} from "./edit-frame.ts";
import type { EditResult, StopReference, Wish } from "./edits.ts";
import { withoutLeast } from "./meals.ts";
import type { PlanRequest, Role } from "./plan.ts";
import type { Problem, Visit } from "./problem.ts";
import { bestInsertion, type Route, routeOf } from "./route.ts";
import { draftOf } from "./revive.ts";
import { setRoutes, type Tour } from "./tour.ts";

/** Another place for a stop; for a meal that the day lacks, a place for it. */
export function replaceStop(given: Given, reference: StopReference, wish?: Wish): EditResult {
  const found = findStop(given, reference);
  const { meal, dayNumber } = reference;
  if (found === undefined) {
    const hasDay = dayNumber !== undefined && given.plan.days[dayNumber - 1] !== undefined;
    if (meal === undefined || !hasDay || wish === undefined) return { refusal: "no_such_stop" };
    const withoutMeals = given.request.withoutMeals?.filter(
      (without) => without.meal !== meal || without.dayNumber !== dayNumber,
    );
    return place(given, { ...given.request, withoutMeals }, wish, [dayNumber - 1], [meal]);
  }
  const { day, index, stop } = found;
  const old = given.candidates.find(({ id }) => id === stop.placeId)!;
  const request = { ...given.request, mustInclude: given.request.mustInclude?.filter((id) => id !== old.id) };
  if (wish) return place(given, request, wish, [day], [stop.role], index);
  const alike = stop.role === "visit" ? { kinds: [old.kind] } : {};
  return place(given, excluding(request, old.id), alike, [day], [stop.role], index, false);
}

/** A stop goes for good; the traveller does without the meal. */
export function removeStop(given: Given, reference: StopReference): EditResult {
  const found = findStop(given, reference);
  if (found === undefined) return { refusal: "no_such_stop" };
  const { day, index, stop } = found;
  let request = excluding(given.request, stop.placeId);
  if (stop.role !== "visit") {
    const without = { dayNumber: day + 1, meal: stop.role };
    request = { ...request, withoutMeals: [...(request.withoutMeals ?? []), without] };
  }
  const draft = draftOf(given.plan);
  draft[day]!.splice(index, 1);
  return resultOf(given, request, draft);
}

/** One more stop, as a meal where the day lacks one that it serves. */
export function addStop(given: Given, wish: Wish, dayNumber?: number): EditResult {
  const days = dayNumber === undefined ? given.plan.days.map((_, day) => day) : [dayNumber - 1];
  return place(given, given.request, wish, days, ["breakfast", "lunch", "dinner", "visit"]);
}

/**
 * The best place of a wish in one of the roles on one of the days, instead of the stop at `index` where there is one. When
 * none fits within the usual distances they are let go; when none fits the day, visits of least worth make room. What was
 * asked for stays asked for.
 */
function place(
  given: Given,
  request: PlanRequest,
  wish: Wish,
  days: readonly number[],
  roles: readonly Role[],
  index?: number,
  isAskedFor = true,
): EditResult {
  const planned = plannedIds(given.plan);
  const matching = given.candidates.filter(
    (candidate) => meets(candidate, wish) && candidate.position && !request.excludedIds?.includes(candidate.id),
  );
  const free = matching.filter(({ id }) => !planned.has(id));
  if (free.length === 0) return { refusal: matching.length > 0 ? "already_planned" : "no_match" };
  const wished = new Set(free.map(({ id }) => id));
  for (const asked of isAskedFor ? [request, pinning(request, wished)] : [request]) {
    const { problem, tour } = workOn(given, asked);
    const routes = days.map((day) => tour.routes[day]!).map((route) => withoutStop(problem, route, index));
    const next = bestWith(problem, tour, routes, wished, roles, index);
    if (next === undefined) continue;
    setRoutes(tour, next.route);
    return resultOf(given, isAskedFor ? pinning(request, [next.id]) : request, draftOfTour(tour));
  }
  return { refusal: "not_possible" };
}

function withoutStop(problem: Problem, route: Route, index: number | undefined): Route {
  if (index === undefined) return route;
  const rest = route.visits.toSpliced(index, 1);
  // What only stood because of the stop between (three museums) may not stand without; the new stop may mend that.
  return routeOf(problem, route.day, rest) ?? withoutLeast(problem, route.day, rest) ?? routeOf(problem, route.day, [])!;
}

/** The day with the stop that adds most to it, in the place of the old one if it can be; with fewer visits if it must be. */
function bestWith(
  problem: Problem,
  tour: Tour,
  routes: readonly Route[],
  wished: ReadonlySet<string>,
  roles: readonly Role[],
  index: number | undefined,
): { route: Route; id: string } | undefined {
  const places = problem.places.filter(({ candidate }) => wished.has(candidate.id));
  let fewer: readonly (Route | undefined)[] = routes;
  while (fewer.some((route) => route !== undefined)) {
    let best: { route: Route; id: string } | undefined;
    for (const route of fewer) {
      if (route === undefined) continue;
      for (const visit of visitsOf(problem, places, roles, route)) {
        const next = withVisitAt(problem, route, visit, index);
        const gain = next && next.score - tour.routes[route.day.index]!.score;
        if (next && (best === undefined || gain! > best.route.score - tour.routes[best.route.day.index]!.score)) {
          best = { route: next, id: visit.place.candidate.id };
        }
      }
    }
    if (best) return best;
    fewer = fewer.map((route) => route && withoutLeast(problem, route.day, route.visits));
  }
  return undefined;
}

/** The places in the first role that they can have on the day: a meal that it lacks before a visit. */
function visitsOf(
  problem: Problem,
  places: Problem["places"],
  roles: readonly Role[],
  route: Route,
): Visit[] {
  const missing = missingMeals(route);
  const open = roles.filter((role) => role === "visit" || missing.includes(role));
  return places.flatMap((one) => {
    const visits = open.map((role) => problem.visit(one, role, route.day)).filter((visit) => visit !== undefined);
    const meals = visits.filter(({ role }) => role !== "visit");
    return meals.length > 0 ? meals : visits;
  });
}

function withVisitAt(problem: Problem, route: Route, visit: Visit, index: number | undefined): Route | undefined {
  if (index !== undefined) {
    const there = routeOf(problem, route.day, route.visits.toSpliced(index, 0, visit));
    if (there) return there;
  }
  const insertion = bestInsertion(problem, route, visit, true);
  return insertion && routeOf(problem, route.day, route.visits.toSpliced(insertion.position, 0, visit));
}
