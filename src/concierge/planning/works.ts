import { changeByHand } from "../planner/by-hand.ts";
import { changePlan } from "../planner/change-plan.ts";
import { whyLeftOut } from "../planner/left-out.ts";
import type { Candidate, Plan, PlanRequest, Position } from "../planner/plan.ts";
import { planItinerary } from "../planner/plan-itinerary.ts";
import { buildProblem } from "../planner/problem.ts";
import { type Draft, planFromItinerary } from "../planner/revive.ts";
import { shapePlan } from "../planner/shape-plan.ts";
import { mealWorths, visitShortlist } from "../planner/shortlist.ts";
import { type Lines, PlanStreets } from "../streets.ts";

type Candidates = readonly Candidate[];

/** What planning does: pure functions of plain data, which may be done in a thread. */
const works = {
  plan: planItinerary,
  shape: shapePlan,
  change: changePlan,
  changeByHand,
  revive: (candidates: Candidates, request: PlanRequest, draft: Draft) =>
    planFromItinerary(draft, candidates, request),
  explain: (candidates: Candidates, request: PlanRequest, ids: readonly string[], plan: Plan) =>
    whyLeftOut(ids, plan, candidates, request),
  likely: likelyPlaces,
  lines: (_: Candidates, { streets }: PlanRequest, ways: readonly (readonly Position[])[]): Lines[] =>
    ways.map((places) => (streets instanceof PlanStreets ? streets.lines(places) : [])),
};

export type Work = keyof typeof works;
type Rest<F> = F extends (candidates: Candidates, request: PlanRequest, ...rest: infer R) => unknown
  ? R
  : never;
export type RestOf<W extends Work> = Rest<(typeof works)[W]>;
export type MadeBy<W extends Work> = ReturnType<(typeof works)[W]>;

/** Does the works of one turn. @throws what the work throws; ServiceError unavailable where there are too many */
export type Planner = <W extends Work>(
  work: W,
  candidates: Candidates,
  request: PlanRequest,
  ...rest: RestOf<W>
) => Promise<MadeBy<W>>;

/** Where planning is done. */
export interface Planners {
  /** For one turn. `caller`: whose it is; where many wait, callers take turns. `signal`: aborted when nobody waits any more. */
  of(caller: string, signal: AbortSignal): Planner;
}

/** A work by its name. */
export function doWork<W extends Work>(
  work: W,
  candidates: Candidates,
  request: PlanRequest,
  rest: RestOf<W>,
): MadeBy<W> {
  const done = works[work] as (...given: unknown[]) => unknown;
  return done(candidates, request, ...rest) as MadeBy<W>;
}

/** Plans in the thread that asks: for programs that serve nobody else meanwhile. */
export const plannersHere: Planners = {
  of:
    () =>
    async (work, candidates, request, ...rest) =>
      doWork(work, candidates, request, rest),
};

/** Places of a plan whose ways to each other are asked for beforehand. */
const MOST = 120;
/** The share of them that are for visits. */
const VISITS = 0.6;

/**
 * Where the places are that a plan most likely goes to: the anchor, what it holds already (ids), what is most worth a visit, and the
 * best places for meals that are near.
 */
function likelyPlaces(
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
