import type { LeftOutFor } from "../../languages/spoken.ts";
import { plannedIds } from "./edit-frame.ts";
import type { Candidate, Plan, PlanRequest } from "./plan.ts";
import { buildProblem, type Place, type Problem } from "./problem.ts";
import { buildDraft, reviveTour } from "./revive.ts";
import { type Route, withVisit } from "./route.ts";
import { startWindows } from "./start-windows.ts";
import { isSight } from "./visit-kinds.ts";
import { isWanted, visitsIn } from "./worth.ts";

/** So many of a city's best known sights are spoken of, and of the places of a kind. */
const BEST = 10;
const BEST_OF_KIND = 3;

/** Why each of some places is not in a plan, by id: told from what planning itself goes by. Ids of no candidate cannot be planned. */
export function whyLeftOut(
  ids: readonly string[],
  plan: Plan,
  candidates: readonly Candidate[],
  request: PlanRequest,
): Map<string, LeftOutFor> {
  const problem = buildProblem(candidates, request);
  const { tour } = reviveTour(problem, buildDraft(plan), new Set(candidates.map(({ id }) => id)));
  const planned = plannedIds(plan);
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return new Map(
    ids.map((id) => {
      const candidate = byId.get(id);
      if (planned.has(id)) return [id, "planned"];
      return [id, candidate ? reasonOf(candidate, problem, tour.routes) : "not_plannable"];
    }),
  );
}

/** The ids of the best known among candidates, best first; `isOfSights`: of those that are sights. */
export function bestKnown(candidates: readonly Candidate[], isOfSights = true): string[] {
  return candidates
    .filter(({ kind, position }) => (isSight(kind) || !isOfSights) && position !== undefined)
    .toSorted((a, b) => (b.renown ?? b.fit) - (a.renown ?? a.fit))
    .slice(0, isOfSights ? BEST : BEST_OF_KIND)
    .map(({ id }) => id);
}

function reasonOf(candidate: Candidate, problem: Problem, routes: readonly Route[]): LeftOutFor {
  const { request, days } = problem;
  if (candidate.position === undefined) return "not_plannable";
  if (!isWanted(candidate, request)) {
    return isWanted(candidate, { ...request, maxPriceLevel: undefined }) ? "too_dear" : "excluded";
  }
  const place = problem.placeOf.get(candidate.id);
  if (place === undefined) return "too_far";
  const isOpen = days.some((day) => startWindows(candidate, "visit", day, request).length > 0);
  if (!isOpen) return "closed";
  return days.some((_, index) => hasRoom(problem, place, routes[index]!)) ? "others_first" : "no_time";
}

/** Whether a day could have one more stop and still be a day of its pace. */
function hasRoom(problem: Problem, place: Place, route: Route): boolean {
  const visit = problem.visit(place, "visit", route.day);
  if (visit === undefined || visitsIn(route.visits) >= route.day.pace.visits) return false;
  return withVisit(problem, route, visit) !== undefined;
}
