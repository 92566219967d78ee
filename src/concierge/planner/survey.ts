import type { Candidate, PlanRequest, Position } from "./plan.ts";
import { buildProblem } from "./problem.ts";
import { mealWorths, visitShortlist } from "./shortlist.ts";

/** Places of a plan whose ways to each other are asked for beforehand. */
const MOST = 120;
/** The share of them that are for visits. */
const VISITS = 0.6;

/**
 * Where the places are that a plan most likely goes to: the anchor, what it holds already (ids), what is most worth a visit, and the
 * best places for meals that are near.
 */
export function likelyPlaces(
  candidates: readonly Candidate[],
  request: PlanRequest,
  held: readonly string[],
): Position[] {
  const problem = buildProblem(candidates, request);
  const visits = visitShortlist(problem).slice(0, MOST * VISITS);
  const meals = [...mealWorths(problem).values()]
    .flat()
    .map(({ place, worth }) => ({ place, rank: worth - problem.minutePrice * place.home }))
    .sort((a, b) => b.rank - a.rank);
  const places = new Set([
    ...held.flatMap((id) => problem.placeOf.get(id) ?? []),
    ...visits,
    ...meals.map(({ place }) => place),
  ]);
  const { anchor } = request;
  return [...(anchor ? [anchor] : []), ...[...places].slice(0, MOST).map(({ at }) => at)];
}
