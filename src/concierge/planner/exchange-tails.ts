import type { Problem, Visit } from "./problem.ts";
import { type Route, routeOf } from "./route.ts";
import { mayJoin, visitsIn } from "./variety.ts";

/**
 * Two days with what follows a stop of one changed about with what follows a stop of the other (2-opt*, Potvin and Rousseau:
 * An exchange heuristic for routeing problems with time windows, 1995), the best pair; undefined when none is better. Each
 * day keeps its meals, and no more than `maxVisits` visits.
 */
export function exchangeTails(
  problem: Problem,
  first: Route,
  second: Route,
): readonly [Route, Route] | undefined {
  let best: readonly [Route, Route] | undefined;
  let score = first.score + second.score + 1e-6;
  for (let i = 0; i <= first.visits.length; i++) {
    for (let j = 0; j <= second.visits.length; j++) {
      const one = joined(problem, first, i, second, j);
      const other = one && joined(problem, second, j, first, i);
      if (other === undefined || one === undefined || one.score + other.score <= score) continue;
      best = [one, other];
      score = one.score + other.score;
    }
  }
  return best;
}

/** The stops of a day before a place in it, then those of another day from a place in that one. */
function joined(problem: Problem, head: Route, end: number, tail: Route, start: number): Route | undefined {
  const { day } = head;
  const visits = head.visits.slice(0, end);
  for (const { place, role } of tail.visits.slice(start)) {
    const visit = problem.visit(place, role, day);
    if (visit === undefined || !mayJoin(visits, visit)) return undefined;
    visits.push(visit);
  }
  if (mealsOf(visits) !== mealsOf(head.visits) || visitsIn(visits) > problem.maxVisits) return undefined;
  return routeOf(problem, day, visits);
}

function mealsOf(visits: readonly Visit[]): string {
  return visits
    .map(({ role }) => role)
    .filter((role) => role !== "visit")
    .sort()
    .join();
}
