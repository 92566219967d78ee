import type { Day } from "./days.ts";
import type { Place, Problem, Visit } from "./problem.ts";
import { bestInsertion, buildRoute, type Insertion, mostGain, type Route } from "./route.ts";

/** A plan in the making: a route for each day, and the places in them. The search changes it in place. */
export interface Tour {
  readonly routes: Route[];
  /** Indexes of places, and of their buildings (see `markUsed`). */
  readonly used: Set<number>;
  /** What was tried in vain. Routes never change, so it is not tried again with the same one. */
  readonly tried: Tried;
}

interface Tried {
  /** Routes that no other order makes better. */
  readonly order: WeakSet<Route>;
  /** Routes of which no stop is better replaced. */
  readonly replacing: WeakSet<Route>;
  /** Routes that hold as much as they can. */
  readonly filling: WeakSet<Route>;
  /** By route, those of other days with which its stops were tried in vain. */
  readonly swapping: WeakMap<Route, WeakSet<Route>>;
}

export function emptyTour(problem: Problem): Tour {
  return newTour(problem.days.map((day) => buildRoute(problem, day, [])!));
}

/** The tour of these days' stops; a day that does not work in this order is an error of the caller. */
export function buildTour(problem: Problem, days: readonly (readonly Visit[])[]): Tour {
  const routes = problem.days.map((day, index) => {
    const route = buildRoute(problem, day, days[index] ?? []);
    if (route === undefined) throw new Error(`the stops of ${day.date} cannot be met in this order`);
    return route;
  });
  return newTour(routes);
}

export function copyPlan({ routes, used, tried }: Tour): Tour {
  return { routes: [...routes], used: new Set(used), tried };
}

/** Puts the copy's state into the tour. */
export function restore(tour: Tour, { routes, used }: Tour): void {
  tour.routes.splice(0, tour.routes.length, ...routes);
  tour.used.clear();
  for (const index of used) tour.used.add(index);
}

/** Whether a place is in the plan, or another of its building, unless it was asked for by name. */
export function isUsed({ used }: Pick<Tour, "used">, { index, building, pinned }: Place): boolean {
  return used.has(index) || (!pinned && used.has(~building));
}

/** The same when these visits give way. */
export function isUsedWithout(tour: Tour, given: readonly Visit[], place: Place): boolean {
  if (!isUsed(tour, place)) return false;
  return isUsed({ used: usedBy(allVisits(tour).filter((visit) => !given.includes(visit))) }, place);
}

/** What visits take: see `Tour.used`. */
export function usedBy(visits: readonly Visit[]): Set<number> {
  const used = new Set<number>();
  for (const { place } of visits) markUsed(used, place);
  return used;
}

function allVisits({ routes }: Pick<Tour, "routes">): Visit[] {
  return routes.flatMap(({ visits }) => visits);
}

/** A place and its building; the numbers of buildings are below zero. */
function markUsed(used: Set<number>, { index, building }: Place): void {
  used.add(index).add(~building);
}

/** Those of some places that no day has, as visits on a day on which they can be visited. */
export function unusedVisits(problem: Problem, tour: Tour, places: readonly Place[], day: Day): Visit[] {
  return places
    .filter((place) => !isUsed(tour, place))
    .map((place) => problem.visit(place, "visit", day))
    .filter((visit) => visit !== undefined);
}

/** What the search makes large. */
export function scoreTour({ routes }: Tour): number {
  let score = 0;
  for (const route of routes) score += route.score;
  return score;
}

/** A day's stops become these when that works; says whether it did. */
export function setVisits(problem: Problem, tour: Tour, day: number, visits: readonly Visit[]): boolean {
  const before = tour.routes[day]!;
  const route = buildRoute(problem, before.day, visits);
  if (route === undefined) return false;
  setRoutes(tour, route);
  return true;
}

/** The routes take the places of those of their days. */
export function setRoutes({ routes, used }: Tour, ...changed: readonly Route[]): void {
  for (const { day } of changed) {
    for (const { place } of routes[day.index]!.visits) {
      used.delete(place.index);
      used.delete(~place.building);
    }
  }
  for (const route of changed) {
    for (const { place } of route.visits) markUsed(used, place);
    routes[route.day.index] = route;
  }
}

/** Puts a stop where `bestInsertion` said; says whether it went. */
export function insert(
  problem: Problem,
  tour: Tour,
  day: number,
  visit: Visit,
  { position }: Insertion,
): boolean {
  return setVisits(problem, tour, day, tour.routes[day]!.visits.toSpliced(position, 0, visit));
}

/** Inserts the stop of most gain of several, if there is one of more than `leastGain`; says whether it did. */
export function insertBest(
  problem: Problem,
  tour: Tour,
  day: number,
  visits: readonly Visit[],
  leastGain = Number.NEGATIVE_INFINITY,
): boolean {
  let best: { visit: Visit; insertion: Insertion } | undefined;
  for (const visit of visits) {
    const least = best?.insertion.gain ?? leastGain;
    if (isUsed(tour, visit.place) || mostGain(visit) <= least) continue;
    const insertion = bestInsertion(problem, tour.routes[day]!, visit, { leastGain: least });
    if (insertion) best = { visit, insertion };
  }
  return best !== undefined && insert(problem, tour, day, best.visit, best.insertion);
}

function newTour(routes: Route[]): Tour {
  const tried = {
    order: new WeakSet<Route>(),
    replacing: new WeakSet<Route>(),
    filling: new WeakSet<Route>(),
    swapping: new WeakMap<Route, WeakSet<Route>>(),
  };
  return { routes, used: usedBy(allVisits({ routes })), tried };
}
