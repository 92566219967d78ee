import type { Meal } from "../../languages/spoken.ts";
import { middleOfVisits, missingMeals } from "./construct.ts";
import type { Day } from "./days.ts";
import type { MealTimes, PlanRequest } from "./plan.ts";
import type { Place, Problem, Visit } from "./problem.ts";
import { bestRoute, buildRoute, type Route, withVisit, withVisitAt } from "./route.ts";
import { type MealWorths, mealOptions } from "./shortlist.ts";
import { isUsedWithout, setRoutes, type Tour } from "./tour.ts";
import { mealTimes } from "./weights.ts";
import { isSameCuisine, mayJoin } from "./worth.ts";

/** Every round adds a meal or parts two of one cuisine; a week has no more of them than this. */
const MAX_ROUNDS = 42;

/**
 * Sees to it that no meal is missing that any unused place of the catalogue could serve, and that no day has two meals of
 * one cuisine while another could be had: every such place is tried in the day as it is, then with fewer and fewer visits.
 * Visits that were asked for and other meals stay.
 */
export function ensureMeals(problem: Problem, tour: Tour, worths: MealWorths): void {
  // A visit that gives way may be to a place that serves another day's meal: until nothing changes any more.
  for (let changed = true, round = 0; changed && round < MAX_ROUNDS; round++) {
    changed = false;
    for (const { index, isOwn } of problem.days) {
      // What the traveller took out is not put back.
      if (isOwn) continue;
      for (const meal of missingMeals(tour.routes[index]!)) {
        const { day, visits } = tour.routes[index]!;
        const next =
          withMeal(problem, tour, day, visits, meal, worths, false) ??
          withMeal(problem, tour, day, visits, meal, worths, true);
        if (next === undefined) continue;
        setRoutes(tour, next);
        changed = true;
      }
      changed = changeCuisine(problem, tour, index, worths) || changed;
    }
  }
}

/**
 * The day of these stops with the meal, and with as many of its visits as possible; undefined when no place can serve it. The
 * stops alone need not make a possible day: a meal between two may be what makes the way from one to the other short enough.
 */
function withMeal(
  problem: Problem,
  tour: Tour,
  day: Day,
  visits: readonly Visit[],
  meal: Meal,
  worths: MealWorths,
  anyCuisine: boolean,
): Route | undefined {
  const near = middleOfVisits(visits);
  for (let kept: readonly Visit[] | undefined = visits; kept; kept = withoutLeastVisit(kept)) {
    const given = visits.filter((visit) => !kept!.includes(visit));
    const isTaken = (place: Place) => isUsedWithout(tour, given, place);
    const options = mealOptions(problem, worths, day, meal, near, isTaken, Number.POSITIVE_INFINITY);
    const next = withBest(problem, day, kept, options, anyCuisine);
    if (next) return next;
  }
  return undefined;
}

function withBest(
  problem: Problem,
  day: Day,
  visits: readonly Visit[],
  options: readonly Visit[],
  anyCuisine: boolean,
): Route | undefined {
  const route = buildRoute(problem, day, visits);
  return bestRoute(
    options.map((visit) =>
      route
        ? withVisit(problem, route, visit, { anyCuisine })
        : withAnyInsertion(problem, day, visits, visit, anyCuisine),
    ),
  );
}

function withAnyInsertion(
  problem: Problem,
  day: Day,
  visits: readonly Visit[],
  visit: Visit,
  anyCuisine: boolean,
): Route | undefined {
  if (!mayJoin(visits, visit, anyCuisine)) return undefined;
  return bestRoute([...visits, visit].map((_, at) => withVisitAt(problem, { day, visits }, visit, at)));
}

/** The stops without the visit of least worth; undefined when none can go. */
function withoutLeastVisit(visits: readonly Visit[]): readonly Visit[] | undefined {
  const least = visits
    .filter(({ role, place }) => role === "visit" && !place.pinned)
    .reduce<Visit | undefined>((a, b) => (a === undefined || b.worth < a.worth ? b : a), undefined);
  return least && visits.filter((visit) => visit !== least);
}

/** Replaces one of two meals of one cuisine where another place can serve it; says whether it did. */
function changeCuisine(problem: Problem, tour: Tour, index: number, worths: MealWorths): boolean {
  const route = tour.routes[index]!;
  const meals = route.visits.filter(({ role }) => role !== "visit");
  const twice = meals.filter((meal) => meals.some((other) => other !== meal && isSameCuisine(meal, other)));
  for (const { role, place } of twice) {
    const rest = route.visits.filter((visit) => visit.place !== place);
    const next = withMeal(problem, tour, route.day, rest, role as Meal, worths, false);
    if (next === undefined) continue;
    setRoutes(tour, next);
    return true;
  }
  return false;
}

/**
 * When a meal may start on a day of a request (from 1): the hours wanted of that day, else of all days, else the usual ones
 * of the party. Without a day's number: on a day that says nothing else.
 */
export function mealTimesOn(
  { mealHours = [], party }: PlanRequest,
  meal: Meal,
  dayNumber?: number,
): MealTimes {
  const wanted = (day: number | undefined) =>
    mealHours.find((hours) => hours.meal === meal && hours.dayNumber === day);
  return wanted(dayNumber) ?? wanted(undefined) ?? mealTimes(meal, party);
}
