import type { Problem, Visit } from "./problem.ts";
import { bestInsertion, type Insertion, type Route, routeOf } from "./route.ts";

/** The day without one of its stops; undefined when the rest does not work so (two museums meet, or a way is too long). */
export function without(problem: Problem, route: Route, stop: number): Route | undefined {
  return routeOf(problem, route.day, route.visits.toSpliced(stop, 1));
}

/** Puts a visit into a route where it fits best, if anywhere. */
export function withVisit(problem: Problem, route: Route, visit: Visit): Route | undefined {
  const insertion = bestInsertion(problem, route, visit);
  return insertion && withInsertion(problem, route, visit, insertion);
}

/** The day with a stop where `bestInsertion` said. */
export function withInsertion(
  problem: Problem,
  route: Route,
  visit: Visit,
  insertion: Insertion,
): Route | undefined {
  return routeOf(problem, route.day, route.visits.toSpliced(insertion.position, 0, visit));
}
