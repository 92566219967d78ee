import type { Day } from "./days.ts";
import type { Problem, Visit } from "./problem.ts";
import { type Route, routeOf } from "./route.ts";

/** The most visits that give way to another stop. */
const MOST_GONE = 4;

/** A day with fewer visits, and the worth of those that are gone. */
export interface Thinned {
  readonly route: Route;
  readonly lost: number;
}

/**
 * A day's stops without none, one or up to four of its visits, each possible choice, the least worth lost first. Meals and
 * what was asked for by name stay.
 */
export function thinned(problem: Problem, day: Day, visits: readonly Visit[]): Thinned[] {
  const removable = visits.filter(({ role, place }) => role === "visit" && !place.pinned);
  const found: Thinned[] = [];
  for (let set = 0; set < 2 ** removable.length; set++) {
    const gone = removable.filter((_, index) => (set >> index) & 1);
    if (gone.length > MOST_GONE) continue;
    const route = routeOf(
      problem,
      day,
      visits.filter((visit) => !gone.includes(visit)),
    );
    const lost = gone.reduce((sum, { worth }) => sum + worth, 0);
    if (route) found.push({ route, lost });
  }
  return found.sort((a, b) => a.lost - b.lost);
}
