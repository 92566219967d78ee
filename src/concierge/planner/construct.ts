import type { SpherePoint } from "../../content/sphere.ts";
import type { Meal } from "../../languages/spoken.ts";
import { bestAssignment, buildClusters, findMiddle, type Weighted } from "./clusters.ts";
import type { Day } from "./days.ts";
import type { Role } from "./plan.ts";
import type { Place, Problem, Visit } from "./problem.ts";
import { bestInsertion, type Insertion, type Route } from "./route.ts";
import { type MealWorths, mealOptions } from "./shortlist.ts";
import { emptyTour, insert, insertBest, isUsed, type Tour } from "./tour.ts";
import { PLANNING } from "./weights.ts";
import { visitsIn } from "./worth.ts";

/** A place of a group already taken counts this much less when the trip's best are chosen. */
const GROUP_TAKEN = 0.92;

/**
 * A first plan: the places asked for, then the best of the shortlist parted into neighbourhoods, one a day (the day on which
 * most of them is open), then each day's meals near its middle and its visits by insertion, and what else fits.
 */
export function construct(problem: Problem, shortlist: readonly Place[], meals: MealWorths): Tour {
  const tour = emptyTour(problem);
  for (const place of problem.places) if (place.pinned) insertPinned(problem, tour, place);
  // Few places are shared out evenly.
  const most = Math.ceil(shortlist.length / problem.days.length);
  const core = findCore(problem, shortlist, most);
  const clusters = clustersOfDays(problem, core, most);
  clusters.forEach((members, day) => {
    insertMeals(
      problem,
      tour,
      day,
      meals,
      findMiddle(
        weighted(members),
        members.map((_, i) => i),
      ),
    );
    fill(problem, tour, day, members, most);
  });
  for (const { index } of problem.days) fill(problem, tour, index, shortlist, most);
  fillAll(problem, tour, shortlist, meals);
  return tour;
}

/** Adds visits to a day, the one of most gain first, until it has so many, or as its pace allows, or no more is worth it. */
export function fill(
  problem: Problem,
  tour: Tour,
  day: number,
  places: readonly Place[],
  most = Number.POSITIVE_INFINITY,
): void {
  const { pace } = problem.days[day]!;
  const visits = visitsOn(problem, places, problem.days[day]!);
  while (visitsIn(tour.routes[day]!.visits) < Math.min(most, pace.visits)) {
    if (!insertBest(problem, tour, day, visits, PLANNING.leastGain)) return;
  }
}

/** Adds to every day the meals that it lacks and the visits that are worth it, up to the pace. */
export function fillAll(problem: Problem, tour: Tour, shortlist: readonly Place[], meals: MealWorths): void {
  for (const { index } of problem.days) {
    if (tour.tried.filling.has(tour.routes[index]!)) continue;
    insertMeals(problem, tour, index, meals, middleOfVisits(tour.routes[index]!.visits));
    fill(problem, tour, index, shortlist);
    tour.tried.filling.add(tour.routes[index]!);
  }
}

/** Adds the meals that a day lacks, near a point. */
export function insertMeals(
  problem: Problem,
  tour: Tour,
  index: number,
  worths: MealWorths,
  near: SpherePoint | undefined,
): void {
  const day = problem.days[index]!;
  for (const meal of missingMeals(tour.routes[index]!)) {
    const options = mealOptions(problem, worths, day, meal, near, (place) => isUsed(tour, place));
    insertBest(problem, tour, index, options);
  }
}

export function missingMeals({ day, visits }: Route): Meal[] {
  return day.meals.filter((meal) => !visits.some(({ role }) => role === meal));
}

/** The middle of some stops; undefined of none. */
export function middleOfVisits(visits: readonly Visit[]): SpherePoint | undefined {
  const points = visits.map(({ place }) => ({ point: place.point, weight: 1 }));
  return findMiddle(
    points,
    points.map((_, index) => index),
  );
}

/** A place asked for goes where it costs least: as a meal when it serves one that a day lacks, else as a visit. */
function insertPinned(problem: Problem, tour: Tour, place: Place): void {
  const roles: readonly Role[][] = [["lunch", "dinner", "breakfast"], ["visit"]];
  for (const group of roles) {
    let best: { day: number; visit: Visit; insertion: Insertion } | undefined;
    for (const route of tour.routes) {
      for (const role of group) {
        if (role !== "visit" && !missingMeals(route).includes(role)) continue;
        const visit = problem.visit(place, role, route.day);
        const insertion = visit && bestInsertion(problem, route, visit);
        if (insertion && insertion.gain > (best?.insertion.gain ?? Number.NEGATIVE_INFINITY)) {
          best = { day: route.day.index, visit, insertion };
        }
      }
    }
    if (best && insert(problem, tour, best.day, best.visit, best.insertion)) return;
  }
}

/** The trip's best places, each group's further ones counting less and less. */
function findCore(problem: Problem, shortlist: readonly Place[], most: number): Place[] {
  const { days, minutePrice } = problem;
  const rest = shortlist.map((place) => {
    const worths = days.map((day) => problem.visit(place, "visit", day)?.worth ?? 0);
    return { place, rank: Math.max(...worths) - (minutePrice * place.home) / 2 };
  });
  const size = days.reduce((sum, { pace }) => sum + Math.min(most, pace.visits), 0);
  const core: Place[] = [];
  while (core.length < size && rest.length > 0) {
    const best = rest.reduce((a, b) => (b.rank > a.rank ? b : a));
    core.push(best.place);
    rest.splice(rest.indexOf(best), 1);
    for (const entry of rest) if (entry.place.group === best.place.group) entry.rank *= GROUP_TAKEN;
  }
  return core;
}

/** By day, the members of the neighbourhood that suits it best. */
function clustersOfDays(problem: Problem, core: readonly Place[], most: number): Place[][] {
  const { days } = problem;
  const clusters = buildClusters(weighted(core), days.length).map((members) => members.map((i) => core[i]!));
  const values = clusters.map((places) => days.map((day) => worthOn(problem, places, day, most)));
  const dayOf = bestAssignment(values, days.length);
  return days.map((_, day) => clusters[dayOf.indexOf(day)]!);
}

/** What the best of some places are worth on a day, as many as it has room for. */
function worthOn(problem: Problem, places: readonly Place[], day: Day, most: number): number {
  const usual = problem.days.at(-1)!;
  const share = Math.max(0, day.until - day.from) / (usual.until - usual.from);
  return visitsOn(problem, places, day)
    .map(({ worth }) => worth)
    .sort((a, b) => b - a)
    .slice(0, Math.ceil(Math.min(most, day.pace.visits) * share))
    .reduce((sum, worth) => sum + worth, 0);
}

function visitsOn(problem: Problem, places: readonly Place[], day: Day): Visit[] {
  return places.map((place) => problem.visit(place, "visit", day)).filter((visit) => visit !== undefined);
}

function weighted(places: readonly Place[]): Weighted[] {
  return places.map(({ point, candidate, fame }) => ({
    point,
    weight: Math.max(0.01, candidate.fit + fame),
  }));
}
