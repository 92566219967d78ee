import { type Given, plannedIds } from "./edit-frame.ts";
import type { EditResult } from "./edits.ts";
import { type Candidate, type DayPlan, lengthsOf, type Plan, type PlanRequest } from "./plan.ts";
import { STEP_MINUTES } from "./weights.ts";

/** What is left of visits that are made shorter. */
const SHARES = [0.85, 0.7];
const SHORTEST = 15;

/**
 * A change of a plan for which visits are shorter on days that lose stops by it, where fewer go so, or where it cannot be made else:
 * who begins half an hour later rather stays a little less everywhere than sees one sight less. `days`: those that may lose some.
 */
export function withShorterVisits(
  { plan, candidates, request }: Given,
  change: (request: PlanRequest) => EditResult,
  days: readonly DayPlan[] = plan.days,
): EditResult {
  let best = change(request);
  let asked = request;
  for (const day of days) {
    const before = asked;
    for (const share of SHARES) {
      if (best.plan && lost(day, best.plan) === 0) break;
      const shorter = shortened(day, candidates, before, share);
      const next = change(shorter);
      if (!next.plan || (best.plan && lostOf(plan, next.plan) >= lostOf(plan, best.plan))) continue;
      [best, asked] = [next, shorter];
    }
  }
  return best.plan ? { ...best, request: withoutOthers(best, request) } : best;
}

/** Stops of a day that a changed plan has not. */
function lost({ stops }: DayPlan, { days }: Plan): number {
  const ids = plannedIds({ days });
  return stops.filter(({ placeId }) => !ids.has(placeId)).length;
}

function lostOf({ days }: Plan, after: Plan): number {
  return days.reduce((sum, day) => sum + lost(day, after), 0);
}

/** The request with shorter visits of a day, but for those whose length is said or their own. */
function shortened(
  { stops }: DayPlan,
  candidates: readonly Candidate[],
  request: PlanRequest,
  share: number,
): PlanRequest {
  const { stays = [] } = request;
  const isFixed = (id: string) =>
    stays.some(({ placeId }) => placeId === id) ||
    candidates.find((one) => one.id === id)?.visitMinutes !== undefined;
  const shorter = stops
    .filter(({ role, placeId }) => role === "visit" && !isFixed(placeId))
    .map(({ placeId, start, end }) => ({ placeId, minutes: lengthOf((end - start) * share) }));
  return { ...request, stays: [...stays, ...shorter] };
}

function lengthOf(minutes: number): number {
  return Math.max(SHORTEST, Math.round(minutes / STEP_MINUTES) * STEP_MINUTES);
}

/** The request without lengths of stops that have not come to them: their days stayed as they were. */
function withoutOthers(
  { plan, request }: { plan: Plan; request: PlanRequest },
  before: PlanRequest,
): PlanRequest {
  const lengths = lengthsOf(plan.days);
  const stays = request.stays?.filter(
    (stay) => before.stays?.includes(stay) || lengths.get(stay.placeId) === stay.minutes,
  );
  return { ...request, stays };
}
