import type { SpherePoint } from "../../content/sphere.ts";
import type { Meal } from "../../languages/spoken.ts";
import type { Day } from "./days.ts";
import type { Place, Problem, Visit } from "./problem.ts";
import { isStroll } from "./strolls.ts";
import { travelMinutes } from "./travel.ts";
import { weighWorth } from "./worth.ts";

/** The places that the search looks at, and how many: enough to choose from, few enough to try each everywhere. */
const VISITS = 30;
const VISITS_PER_DAY = 24;
/** No group takes more than this share of them. */
const GROUP_SHARE = 0.3;
const MEALS_PER_SLOT = 12;

/** The places most worth a visit that are open on some day, best first; those that were asked for always, and only they are strolls. */
export function visitShortlist(problem: Problem): Place[] {
  const size = VISITS + VISITS_PER_DAY * problem.days.length;
  const ranked = rankedBy(problem, (place) => {
    const worth = weighWorth(place, "visit", problem.request);
    return worth > 0 ? worth - (problem.minutePrice * place.home) / 2 : undefined;
  });
  const ofGroup = new Map<string, number>();
  const chosen: Place[] = [];
  for (const place of ranked) {
    const alike = ofGroup.get(place.group) ?? 0;
    const isOptional = chosen.length >= size || alike >= size * GROUP_SHARE || isStroll(place);
    if (!place.pinned && isOptional) continue;
    if (!problem.days.some((day) => problem.visit(place, "visit", day))) continue;
    ofGroup.set(place.group, alike + 1);
    chosen.push(place);
  }
  return chosen;
}

/** Every place that serves a meal, with its worth for it, best first; worked out once for a search. */
export type MealWorths = ReadonlyMap<Meal, readonly { readonly place: Place; readonly worth: number }[]>;

export function mealWorths(problem: Problem): MealWorths {
  const meals = new Set(problem.days.flatMap(({ meals }) => meals));
  return new Map(
    [...meals].map((meal) => [
      meal,
      problem.places
        .map((place) => ({ place, worth: weighWorth(place, meal, problem.request) }))
        .filter(({ worth }) => worth > 0)
        .sort((a, b) => b.worth - a.worth),
    ]),
  );
}

/**
 * The unused places best for a meal near a point, best first; there and back is reckoned. `count`: how many are wanted.
 */
export function mealOptions(
  problem: Problem,
  worths: MealWorths,
  day: Day,
  meal: Meal,
  near: SpherePoint | undefined,
  isUsed: (place: Place) => boolean,
  count = MEALS_PER_SLOT,
): Visit[] {
  const { mode } = problem.request;
  const options: { visit: Visit; rank: number }[] = [];
  for (const { place, worth } of worths.get(meal) ?? []) {
    const least = options.length < count ? Number.NEGATIVE_INFINITY : options.at(-1)!.rank;
    // No way makes a place worth more.
    if (worth <= least) break;
    if (isUsed(place)) continue;
    const minutes = near ? travelMinutes(mode, near, place.point) : place.home;
    const rank = worth - 2 * problem.minutePrice * minutes;
    const visit = rank > least ? problem.visit(place, meal, day) : undefined;
    if (visit === undefined) continue;
    if (options.length >= count) options.pop();
    const before = options.findLastIndex((option) => option.rank >= rank);
    options.splice(before + 1, 0, { visit, rank });
  }
  return options.map(({ visit }) => visit);
}

function rankedBy(problem: Problem, rankOf: (place: Place) => number | undefined): Place[] {
  return problem.places
    .map((place) => ({ place, rank: rankOf(place) }))
    .filter((entry): entry is { place: Place; rank: number } => entry.rank !== undefined)
    .sort((a, b) => b.rank - a.rank || a.place.index - b.place.index)
    .map(({ place }) => place);
}
