import type { Problem, Visit } from "./problem.ts";
import { buildRoute, type Route } from "./route.ts";
import { mayJoin } from "./worth.ts";

/**
 * Two days with what follows a stop of one changed about with what follows a stop of the other (2-opt*, Potvin and Rousseau:
 * An exchange heuristic for routeing problems with time windows, 1995), the best pair; undefined when none is better. Each
 * day keeps its meals, and no more visits than its pace allows.
 */
export function exchangeTails(
  problem: Problem,
  first: Route,
  second: Route,
): readonly [Route, Route] | undefined {
  let best: readonly [Route, Route] | undefined;
  let score = first.score + second.score + 1e-6;
  const [tallyOne, tallyOther] = [tallyOf(first), tallyOf(second)];
  for (let i = 0; i <= first.visits.length; i++) {
    for (let j = 0; j <= second.visits.length; j++) {
      if (!keepsMeals(tallyOne, i, tallyOther, j) || !keepsMeals(tallyOther, j, tallyOne, i)) continue;
      const one = joined(problem, first, i, second, j);
      const other = one && joined(problem, second, j, first, i);
      if (other === undefined || one === undefined || one.score + other.score <= score) continue;
      best = [one, other];
      score = one.score + other.score;
    }
  }
  return best;
}

/** By how many stops from the beginning of a day: which meals are among them (a bit each), and how many visits. */
interface Tally {
  readonly meals: readonly number[];
  readonly visits: readonly number[];
  readonly mostVisits: number;
}

const bits = { visit: 0, breakfast: 1, lunch: 2, dinner: 4 } as const;

function tallyOf({ day, visits }: Route): Tally {
  const tally = { meals: [0], visits: [0], mostVisits: day.pace.visits };
  visits.forEach(({ role }, index) => {
    tally.meals.push(tally.meals[index]! | bits[role]);
    tally.visits.push(tally.visits[index]! + (role === "visit" ? 1 : 0));
  });
  return tally;
}

/** Whether the stops of a day before a place in it have the day's meals and not too many visits with those of another after one. */
function keepsMeals(head: Tally, end: number, tail: Tally, start: number): boolean {
  const after = tail.meals.at(-1)! & ~tail.meals[start]!;
  const visits = head.visits[end]! + tail.visits.at(-1)! - tail.visits[start]!;
  const isOnce = (head.meals[end]! & after) === 0;
  return isOnce && (head.meals[end]! | after) === head.meals.at(-1)! && visits <= head.mostVisits;
}

/** The stops of a day before a place in it, then those of another day from a place in that one. */
function joined(problem: Problem, head: Route, end: number, tail: Route, start: number): Route | undefined {
  const { day } = head;
  const visits: Visit[] = head.visits.slice(0, end);
  for (const { place, role } of tail.visits.slice(start)) {
    const visit = problem.visit(place, role, day);
    if (visit === undefined || !mayJoin(visits, visit)) return undefined;
    visits.push(visit);
  }
  return buildRoute(problem, day, visits);
}
