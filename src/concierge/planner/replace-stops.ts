import { middleOfVisits } from "./construct.ts";
import type { Place, Problem, Visit } from "./problem.ts";
import { bestInsertion, mostGain, without, withVisitAt } from "./route.ts";
import { type MealWorths, mealOptions } from "./shortlist.ts";
import { isUsed, setRoutes, type Tour, unusedVisits } from "./tour.ts";

const LEAST_BETTER = 1e-6;
const SLACK = 0.3;

/** Replaces stops by unused places as long as that helps; says whether any was. */
export function replaceStops(
  problem: Problem,
  tour: Tour,
  shortlist: readonly Place[],
  meals: MealWorths,
): boolean {
  let any = false;
  for (const { index } of problem.days) {
    if (tour.tried.replacing.has(tour.routes[index]!)) continue;
    let replaced = false;
    for (let stop = 0; stop < tour.routes[index]!.visits.length; stop++) {
      replaced = replaceStop(problem, tour, index, stop, shortlist, meals) || replaced;
    }
    if (!replaced) tour.tried.replacing.add(tour.routes[index]!);
    any ||= replaced;
  }
  return any;
}

function replaceStop(
  problem: Problem,
  tour: Tour,
  index: number,
  stop: number,
  shortlist: readonly Place[],
  meals: MealWorths,
): boolean {
  const route = tour.routes[index]!;
  const { place, role } = route.visits[stop]!;
  if (place.pinned) return false;
  const rest = without(problem, route, stop);
  if (rest === undefined) return false;
  const isTaken = (other: Place) => isUsed(tour, other);
  const options =
    role === "visit"
      ? unusedVisits(problem, tour, shortlist, route.day)
      : mealOptions(problem, meals, route.day, role, middleOfVisits(route.visits), isTaken);
  // A gain counts the stop last of its group: a little less than the old one's may still be better.
  let leastGain = route.score - rest.score - SLACK;
  let best: { visit: Visit; position: number } | undefined;
  for (const visit of options) {
    if (mostGain(visit) <= leastGain) continue;
    const insertion = bestInsertion(problem, rest, visit, { leastGain });
    if (insertion === undefined) continue;
    leastGain = insertion.gain;
    best = { visit, position: insertion.position };
  }
  const next = best && withVisitAt(problem, rest, best.visit, best.position);
  if (next === undefined || next.score <= route.score + LEAST_BETTER) return false;
  setRoutes(tour, next);
  return true;
}
