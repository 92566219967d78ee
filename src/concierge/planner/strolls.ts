import type { Candidate, OpenInterval, Position } from "./plan.ts";
import type { Place, Problem, Visit } from "./problem.ts";
import { bestRoute, type Route, withVisitAt } from "./route.ts";
import { withinSpan } from "./start-windows.ts";
import { isUsed, setRoutes, type Tour, unusedVisits } from "./tour.ts";
import { AFTERNOON, PLANNING } from "./weights.ts";
import { mayJoin, visitsIn } from "./worth.ts";

/** Any place that is worth going to goes before a walk that nobody asked for. */
const FIT = 0.05;
/** Streets have no door. */
const ALWAYS: readonly OpenInterval[] = [[0, 2 * 1_440]];

/** A stroll through a neighbourhood as a stop that a plan may have. */
export function strollThrough(id: string, position: Position | undefined): Candidate {
  return {
    id,
    position,
    fit: FIT,
    renown: 0,
    kind: "stroll",
    openIntervals: () => ALWAYS,
  };
}

/** Whether a place is a neighbourhood to stroll through. */
export function isStroll({ candidate }: Pick<Place, "candidate">): boolean {
  return candidate.kind === "stroll";
}

/**
 * An afternoon for which nothing worth going to was found is a stroll through the neighbourhood that is on the way, where that is
 * worth more than having it empty. Nobody is sent out into bad weather for it.
 */
export function strollInEmptyAfternoons(problem: Problem, tour: Tour): void {
  const strolls = problem.places.filter((place) => isStroll(place) && !isUsed(tour, place));
  if (strolls.length === 0 || problem.request.weather === "indoor") return;
  for (const route of tour.routes) {
    const { day, visits } = route;
    if (day.indoor || day.isOwn || visitsIn(visits) >= day.pace.visits || !isAfternoonEmpty(route)) continue;
    const best = bestRoute(
      unusedVisits(problem, tour, strolls, day).map((visit) => withStroll(problem, route, visit)),
    );
    if (best && best.score > route.score + PLANNING.leastGain) setRoutes(tour, best);
  }
}

function isAfternoonEmpty({ visits, earliest }: Route): boolean {
  return visits.every(
    ({ minutes }, index) =>
      earliest[index]! >= AFTERNOON.until || earliest[index]! + minutes <= AFTERNOON.from,
  );
}

/** The day with the stroll in its afternoon, at the place where it walks least; undefined where it does not fit. */
function withStroll(problem: Problem, route: Route, visit: Visit): Route | undefined {
  const starts = withinSpan(visit.starts, [AFTERNOON.from, AFTERNOON.until - AFTERNOON.free]);
  if (starts.length === 0 || !mayJoin(route.visits, visit)) return undefined;
  return bestRoute(
    [...route.visits, visit].map((_, at) => withVisitAt(problem, route, { ...visit, starts }, at)),
  );
}
