import { middleOfVisits } from "./construct.ts";
import { buildResult, draftOfTour, type Given, workOn } from "./edit-frame.ts";
import type { EditResult } from "./edits.ts";
import { improveOrder } from "./improve-order.ts";
import type { Problem, Visit } from "./problem.ts";
import { type Route, without, withVisit } from "./route.ts";
import { type MealWorths, mealOptions, mealWorths, visitShortlist } from "./shortlist.ts";
import { isUsed, setRoutes, type Tour, unusedVisits } from "./tour.ts";
import { visitsIn } from "./worth.ts";

/** How much dearer a minute on the way becomes with each wish for less walking. */
const DEARER = 2.5;
/** The share of the way that is to be left. */
const ENOUGH = 0.75;
/** The most stops of a day that are changed for it. */
const MAX_CHANGES = 3;

/** Shorter ways: a better order, then, of up to three stops a day, nearer places, or none where the day has enough. */
export function walkLess(given: Given, dayNumber?: number): EditResult {
  const request = { ...given.request, travelAversion: (given.request.travelAversion ?? 1) * DEARER };
  const { problem, tour } = workOn(given, request);
  const before = measureTravel(tour);
  const meals = mealWorths(problem);
  const shortlist = visitShortlist(problem);
  for (const { index } of problem.days) {
    if (dayNumber !== undefined && index !== dayNumber - 1) continue;
    const enough = tour.routes[index]!.travel * ENOUGH;
    const ordered = improveOrder(problem, tour.routes[index]!);
    if (ordered.travel < tour.routes[index]!.travel) setRoutes(tour, ordered);
    for (let change = 0; change < MAX_CHANGES && tour.routes[index]!.travel > enough; change++) {
      const shorter = shorterRoute(problem, tour, index, shortlist, meals);
      if (shorter === undefined) break;
      setRoutes(tour, shorter);
    }
  }
  if (measureTravel(tour) >= before) return { refusal: "no_shorter_way" };
  return buildResult(given, request, draftOfTour(tour));
}

function measureTravel({ routes }: Tour): number {
  return routes.reduce((sum, { travel }) => sum + travel, 0);
}

/** The day with one stop replaced or left out that is worth most among those with a shorter way. */
function shorterRoute(
  problem: Problem,
  tour: Tour,
  index: number,
  shortlist: Problem["places"],
  meals: MealWorths,
): Route | undefined {
  const route = tour.routes[index]!;
  const isEnough = visitsIn(route.visits) > route.day.pace.least;
  let best: Route | undefined;
  const consider = (next: Route | undefined) => {
    if (next && next.travel < route.travel && next.score > (best?.score ?? Number.NEGATIVE_INFINITY))
      best = next;
  };
  for (const [stop, visit] of route.visits.entries()) {
    const rest = visit.place.pinned ? undefined : without(problem, route, stop);
    if (rest === undefined) continue;
    if (visit.role === "visit" && isEnough) consider(rest);
    for (const other of othersFor(problem, tour, route, visit, shortlist, meals)) {
      consider(withVisit(problem, rest, other));
    }
  }
  return best;
}

function othersFor(
  problem: Problem,
  tour: Tour,
  route: Route,
  { role }: Visit,
  shortlist: Problem["places"],
  meals: MealWorths,
): Visit[] {
  if (role !== "visit") {
    return mealOptions(problem, meals, route.day, role, middleOfVisits(route.visits), (place) =>
      isUsed(tour, place),
    );
  }
  return unusedVisits(problem, tour, shortlist, route.day);
}
