import { fill, insertMeals, middleOfVisits } from "./construct.ts";
import type { EditResult, StopReference, Wish } from "./edits.ts";
import { improveOrder } from "./improve-order.ts";
import type { Candidate, Plan, PlanRequest, Stop } from "./plan.ts";
import { buildProblem, type Problem, type Visit } from "./problem.ts";
import { buildDraft, completed, type Draft, reviveTour, wantedStarts } from "./revive.ts";
import { bestInsertion, buildRoute, type Insertion, type Route } from "./route.ts";
import { mealWorths, visitShortlist } from "./shortlist.ts";
import { isUsed, setRoutes, type Tour } from "./tour.ts";
import { hasWord } from "./worth.ts";

/** What every edit is given. */
export interface Given {
  readonly plan: Plan;
  readonly candidates: readonly Candidate[];
  readonly request: PlanRequest;
}

/** A stop and where it stands; days and stops count from 0. */
export interface FoundStop {
  readonly day: number;
  readonly index: number;
  readonly stop: Stop;
}

export function findStop({ plan, candidates }: Given, reference: StopReference): FoundStop | undefined {
  const { placeId, dayNumber, meal, timeOfDay, is } = reference;
  for (const [day, { stops }] of plan.days.entries()) {
    if (dayNumber !== undefined && dayNumber !== day + 1) continue;
    for (const [index, stop] of stops.entries()) {
      if (placeId !== undefined && stop.placeId !== placeId) continue;
      if (meal !== undefined && stop.role !== meal) continue;
      if (timeOfDay !== undefined && stop.timeOfDay !== timeOfDay) continue;
      const candidate = candidates.find(({ id }) => id === stop.placeId);
      if (is !== undefined && !(candidate && meets(candidate, is))) continue;
      return { day, index, stop };
    }
  }
  return undefined;
}

/** Whether a place meets a wish. */
export function meets(candidate: Candidate, { placeId, kinds, words, maxPriceLevel }: Wish): boolean {
  if (placeId !== undefined && candidate.id !== placeId) return false;
  if (kinds !== undefined && !kinds.includes(candidate.kind)) return false;
  if (words !== undefined && !words.some((word) => hasWord(candidate, word))) return false;
  return maxPriceLevel === undefined || (candidate.priceLevel ?? Number.POSITIVE_INFINITY) <= maxPriceLevel;
}

/** The request with these ids asked for by name. */
export function pinning(request: PlanRequest, ids: Iterable<string>): PlanRequest {
  const mustInclude = [...new Set([...(request.mustInclude ?? []), ...ids])];
  const excludedIds = request.excludedIds?.filter((id) => !mustInclude.includes(id));
  return { ...request, mustInclude, excludedIds };
}

/** The request with this id left out for good. */
export function excluding(request: PlanRequest, id: string): PlanRequest {
  return {
    ...request,
    mustInclude: request.mustInclude?.filter((other) => other !== id),
    excludedIds: [...new Set([...(request.excludedIds ?? []), id])],
  };
}

/** The ids of a plan's stops. */
export function plannedIds({ days }: Plan): Set<string> {
  return new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
}

/** A problem and a plan's stops in it: what an edit that searches works on. */
export function workOn({ plan, candidates }: Given, request: PlanRequest): { problem: Problem; tour: Tour } {
  const problem = buildProblem(candidates, request);
  const { tour } = reviveTour(problem, buildDraft(plan), new Set(candidates.map(({ id }) => id)));
  return { problem, tour };
}

/** The plan of a draft under the changed request; stops keep the starts of the plan before where they can. */
export function buildResult({ plan, candidates }: Given, request: PlanRequest, draft: Draft): EditResult {
  const problem = buildProblem(candidates, request);
  const { tour, notes } = reviveTour(problem, draft, new Set(candidates.map(({ id }) => id)));
  return { plan: completed(problem, tour, wantedStarts(buildDraft(plan)), notes), request };
}

/** The draft of a tour. */
export function draftOfTour({ routes }: Tour): Draft {
  return routes.map(({ visits }) => visits.map(({ place, role }) => ({ placeId: place.candidate.id, role })));
}

/** Fills what room a day has: visits first where it is empty, so that meals lie near them. */
export function fillDay(problem: Problem, tour: Tour, index: number): void {
  const shortlist = visitShortlist(problem).filter((place) => !isUsed(tour, place));
  const isEmpty = tour.routes[index]!.visits.length === 0;
  if (isEmpty) fill(problem, tour, index, shortlist, 1);
  insertMeals(problem, tour, index, mealWorths(problem), middleOfVisits(tour.routes[index]!.visits));
  fill(problem, tour, index, shortlist);
  if (isEmpty) setRoutes(tour, improveOrder(problem, tour.routes[index]!));
}

/** The day without one of its stops; undefined when the rest does not work so (two museums meet, or a way is too long). */
export function without(problem: Problem, route: Route, stop: number): Route | undefined {
  return buildRoute(problem, route.day, route.visits.toSpliced(stop, 1));
}

/** Puts a visit into a route where it fits best, if anywhere. */
export function withVisit(problem: Problem, route: Route, visit: Visit): Route | undefined {
  const insertion = bestInsertion(problem, route, visit);
  return insertion && withInsertion(problem, route, visit, insertion);
}

/** The day with a stop where `bestInsertion` said. */
export function withInsertion(
  problem: Problem,
  route: Route,
  visit: Visit,
  insertion: Insertion,
): Route | undefined {
  return buildRoute(problem, route.day, route.visits.toSpliced(insertion.position, 0, visit));
}
