import { exchangeTails } from "./exchange-tails.ts";
import { improveOrder } from "./improve-order.ts";
import type { Place, Problem, Visit } from "./problem.ts";
import { replaceStops } from "./replace-stops.ts";
import { bestInsertion, mostGain, type Route, without, withVisit, withVisitAt } from "./route.ts";
import type { MealWorths } from "./shortlist.ts";
import { setRoutes, type Tour } from "./tour.ts";
import { visitsIn } from "./worth.ts";

const LEAST_BETTER = 1e-6;
const MAX_ROUNDS = 8;
const SLACK = 0.3;

/**
 * Improves a plan until none of these helps: a better order within a day, a visit moved to another day, two stops of
 * different days changed about, a stop replaced by an unused place. What was asked for stays in the plan.
 */
export function improve(problem: Problem, tour: Tour, shortlist: readonly Place[], meals: MealWorths): void {
  reorder(problem, tour);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const moved = relocateStops(problem, tour);
    const swapped = swapStops(problem, tour);
    const replaced = replaceStops(problem, tour, shortlist, meals);
    if (!moved && !swapped && !replaced) return;
    reorder(problem, tour);
  }
}

/** The same for a finished choice of stops: none comes or goes, and what follows two stops may be changed about as well. */
export function polish(problem: Problem, tour: Tour): void {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    reorder(problem, tour);
    const relocated = relocateStops(problem, tour);
    const swapped = swapStops(problem, tour);
    if (!swapTails(problem, tour) && !relocated && !swapped) return;
  }
}

/** Puts every day into its best order found. */
function reorder(problem: Problem, tour: Tour): void {
  for (const route of tour.routes) {
    if (tour.tried.order.has(route)) continue;
    const better = improveOrder(problem, route);
    setRoutes(tour, better);
    tour.tried.order.add(better);
  }
}

/** Moves visits to other days as long as that helps; says whether any was. */
function relocateStops(problem: Problem, tour: Tour): boolean {
  let any = false;
  for (const { index } of problem.days) {
    for (let stop = 0; stop < tour.routes[index]!.visits.length; stop++) {
      if (relocate(problem, tour, index, stop)) {
        any = true;
        stop--;
      }
    }
  }
  return any;
}

/** Changes stops of different days about (a meal only for the same meal) as long as that helps; says whether any was. */
function swapStops(problem: Problem, tour: Tour): boolean {
  let any = false;
  for (let a = 0; a < tour.routes.length; a++) {
    for (let b = a + 1; b < tour.routes.length; b++) {
      while (!isTriedWith(tour, a, b)) {
        if (swapOne(problem, tour, a, b)) any = true;
        else setTriedWith(tour, a, b);
      }
    }
  }
  return any;
}

function isTriedWith({ routes, tried }: Tour, a: number, b: number): boolean {
  return tried.swapping.get(routes[a]!)?.has(routes[b]!) ?? false;
}

function setTriedWith({ routes, tried }: Tour, a: number, b: number): void {
  const others = tried.swapping.get(routes[a]!) ?? new WeakSet();
  tried.swapping.set(routes[a]!, others.add(routes[b]!));
}

function relocate(problem: Problem, tour: Tour, from: number, stop: number): boolean {
  const source = tour.routes[from]!;
  const visit = source.visits[stop]!;
  if (visit.role !== "visit") return false;
  const rest = without(problem, source, stop);
  if (rest === undefined) return false;
  for (const target of tour.routes) {
    const { day } = target;
    if (day.index === from || visitsIn(target.visits) >= day.pace.visits) continue;
    const there = problem.visit(visit.place, "visit", day);
    const next = there && withVisit(problem, target, there);
    if (next && rest.score + next.score > source.score + target.score + LEAST_BETTER) {
      setRoutes(tour, rest, next);
      return true;
    }
  }
  return false;
}

function swapOne(problem: Problem, tour: Tour, a: number, b: number): boolean {
  const first = tour.routes[a]!;
  const second = tour.routes[b]!;
  const score = first.score + second.score + LEAST_BETTER;
  const restsOfSecond = second.visits.map((_, j) => without(problem, second, j));
  for (const [i, mine] of first.visits.entries()) {
    const restOfFirst = without(problem, first, i);
    if (restOfFirst === undefined) continue;
    for (const [j, other] of second.visits.entries()) {
      const restOfSecond = restsOfSecond[j];
      if (mine.role !== other.role || restOfSecond === undefined) continue;
      const swapped = withBoth(problem, restOfFirst, other, restOfSecond, mine, score);
      if (swapped === undefined) continue;
      setRoutes(tour, ...swapped);
      return true;
    }
  }
  return false;
}

/** Two days with one stop more each, when they score more than `score` together. */
function withBoth(
  problem: Problem,
  first: Route,
  forFirst: Visit,
  second: Route,
  forSecond: Visit,
  score: number,
): [Route, Route] | undefined {
  const here = problem.visit(forFirst.place, forFirst.role, first.day);
  const there = here && problem.visit(forSecond.place, forSecond.role, second.day);
  if (here === undefined || there === undefined) return undefined;
  // No stop adds much more than the gain of its insertion, which counts it last of its group.
  const rests = first.score + second.score;
  if (rests + mostGain(here) + mostGain(there) <= score) return undefined;
  const one = bestInsertion(problem, first, here);
  if (one === undefined || rests + one.gain + mostGain(there) <= score - SLACK) return undefined;
  const other = bestInsertion(problem, second, there);
  if (other === undefined || rests + one.gain + other.gain <= score - SLACK) return undefined;
  const newFirst = withVisitAt(problem, first, here, one.position);
  const newSecond = newFirst && withVisitAt(problem, second, there, other.position);
  return newSecond && newFirst.score + newSecond.score > score ? [newFirst, newSecond] : undefined;
}

/** Exchanges tails of days as long as that helps; says whether any was. */
function swapTails(problem: Problem, tour: Tour): boolean {
  let any = false;
  for (let a = 0; a < tour.routes.length; a++) {
    for (let b = a + 1; b < tour.routes.length; b++) {
      const better = exchangeTails(problem, tour.routes[a]!, tour.routes[b]!);
      if (better === undefined) continue;
      setRoutes(tour, ...better);
      any = true;
    }
  }
  return any;
}
