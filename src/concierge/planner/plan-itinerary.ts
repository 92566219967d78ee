import { construct, fill, fillAll } from "./construct.ts";
import { improve, polish } from "./improve-days.ts";
import { ensureMeals } from "./meals.ts";
import type { Candidate, Plan, PlanRequest } from "./plan.ts";
import { buildPlan } from "./present.ts";
import { buildProblem, type Place, type Problem } from "./problem.ts";
import { shareAnew } from "./share-anew.ts";
import { type MealWorths, mealWorths, visitShortlist } from "./shortlist.ts";
import { strollInEmptyAfternoons } from "./strolls.ts";
import { copyPlan, restore, scoreTour, setVisits, type Tour } from "./tour.ts";

/** By number of days, how often the search takes pieces out of the best plan and builds them anew: short plans are quick. */
const SHAKES = [0, 24, 16, 7, 4, 3, 2, 2];
/** The same for sharing out anew the stops of two days. */
const SHARES = [0, 0, 60, 40, 24, 16, 10, 8];

/**
 * Plans one to seven days: a tourist trip design problem, modelled as a team orienteering problem with time windows
 * (Vansteenwegen, Souffriau, Van Oudheusden: The orienteering problem, a survey, 2011; Gavalas et al.: A survey on
 * algorithmic approaches for solving tourist trip design problems, 2014) with meals, variety and a price on walking.
 *
 * Places are chosen by fit, parted into neighbourhoods, scheduled within opening hours, and improved by iterated local
 * search. Every stop is open, or of unknown hours, for the whole of its visit; no place comes twice; a meal is missing only
 * where no unused place could serve it. The same candidates and request give the same plan.
 * @throws RangeError for a request that makes no sense (see `calendarOf`).
 */
export function planItinerary(candidates: readonly Candidate[], request: PlanRequest): Plan {
  const problem = buildProblem(candidates, request);
  return buildPlan(problem, searchTour(problem));
}

/** The best tour that the search finds. */
export function searchTour(problem: Problem): Tour {
  const shortlist = visitShortlist(problem);
  const meals = mealWorths(problem);
  const tour = construct(problem, shortlist, meals);
  settle(problem, tour, shortlist, meals);
  const random = randomNumbers(problem.request.seed ?? 1);
  let best = copyPlan(tour);
  for (let shake = 0; shake < SHAKES[problem.days.length]!; shake++) {
    takeOutPieces(problem, tour, random);
    settle(problem, tour, shortlist, meals);
    if (scoreTour(tour) > scoreTour(best)) best = copyPlan(tour);
    else restore(tour, best);
  }
  polish(problem, tour);
  shareAnew(problem, tour, SHARES[problem.days.length]!, random);
  const polished = [...tour.routes];
  ensureMeals(problem, tour, meals);
  for (const { index } of problem.days) fill(problem, tour, index, shortlist);
  if (tour.routes.some((route, index) => route !== polished[index])) {
    polish(problem, tour);
    // Another order may have made room for a meal.
    ensureMeals(problem, tour, meals);
  }
  strollInEmptyAfternoons(problem, tour);
  return tour;
}

/** Local search, filling what it makes room for. */
function settle(problem: Problem, tour: Tour, shortlist: readonly Place[], meals: MealWorths): void {
  fillAll(problem, tour, shortlist, meals);
  improve(problem, tour, shortlist, meals);
  fillAll(problem, tour, shortlist, meals);
}

/** The shake step of iterated local search: every day loses one to three stops in a row, those asked for excepted. */
function takeOutPieces(problem: Problem, tour: Tour, random: () => number): void {
  for (const { day, visits } of tour.routes) {
    const from = Math.floor(random() * visits.length);
    const size = 1 + Math.floor(random() * 3);
    const kept = visits.filter(({ place }, index) => place.pinned || index < from || index >= from + size);
    setVisits(problem, tour, day.index, kept);
  }
}

/**
 * A small seeded source of numbers in [0, 1): mulberry32 by Tommy Ettinger (public domain). The same seed gives the same
 * stream; good enough to choose what a search tries next, and for nothing else.
 */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
