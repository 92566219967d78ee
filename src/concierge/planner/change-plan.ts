import type { Refusal } from "../../languages/spoken.ts";
import { excluding, findStop, isByKindAlone, plannedIds } from "./edit-frame.ts";
import { editPlan } from "./edit-plan.ts";
import type { PlanEdit, StopReference } from "./edits.ts";
import type { Candidate, Plan, PlanRequest } from "./plan.ts";

/** What became of a change that was asked for. */
export interface EditOutcome {
  edit: PlanEdit;
  refusal?: Refusal;
  /** The places that stand in its way, or those of the kind that are elsewhere in the plan. */
  placeIds?: readonly string[];
}

/** The plan with all changes that can be made, one after the other, and what became of each. */
export function changePlan(
  candidates: readonly Candidate[],
  request: PlanRequest,
  plan: Plan,
  edits: readonly PlanEdit[],
): { plan: Plan; request: PlanRequest; outcomes: EditOutcome[] } {
  let result: { plan: Plan; request: PlanRequest } = { plan, request };
  const hasStop = (stop: StopReference) => typeof findStop({ plan, candidates, request }, stop) !== "string";
  const moveLost = (edit: PlanEdit & { type: "move" }): EditOutcome => {
    const left = plannedIds(result.plan);
    const placeIds = [...plannedIds(plan)].filter((placeId) => {
      const { toDay: dayNumber, timeOfDay } = edit;
      return !left.has(placeId) && change({ type: "add", wish: { placeId }, dayNumber, timeOfDay }).refusal;
    });
    return placeIds.length > 0 ? { edit, refusal: "not_then", placeIds } : { edit };
  };
  const change = (edit: PlanEdit): EditOutcome => {
    if (edit.type === "move" && edit.stop.displaced) return moveLost(edit);
    const next = editPlan(result.plan, edit, candidates, result.request);
    if (next.refusal === "no_such_stop" && edit.type === "remove" && edit.isDenied)
      result = { ...result, request: denying(result.request, edit) };
    // A change before may have taken it out already.
    const isGone = next.refusal === "no_such_stop" && edit.type === "remove" && hasStop(edit.stop);
    if (isGone) return { edit };
    if (next.refusal) return { edit, refusal: next.refusal, placeIds: next.placeIds };
    result = isOfAll(edit) ? withoutAny(next, edit, candidates) : next;
    return { edit };
  };
  // A meal that could not be added has no hour.
  const outcomes = edits.map(change).filter(({ edit }, at, all) => {
    const before = all[at - 1];
    return edit.type !== "moveMeal" || !before?.refusal || before.edit.type !== "addMeal";
  });
  return { plan: result.plan, request: result.request, outcomes };
}

type Removal = Extract<PlanEdit, { type: "remove" }>;

/** "No museums" means every one of them; "remove the dinner on day 2", "remove Tivoli" mean one stop. */
function isOfAll(edit: PlanEdit): edit is Removal {
  return edit.type === "remove" && isByKindAlone(edit.stop);
}

function withoutAny(
  first: { plan: Plan; request: PlanRequest },
  edit: Removal,
  candidates: readonly Candidate[],
): { plan: Plan; request: PlanRequest } {
  let result = first;
  for (;;) {
    const next = editPlan(result.plan, edit, candidates, result.request);
    if (next.refusal) break;
    result = next;
  }
  return { ...result, request: denying(result.request, edit) };
}

/** The request to which a place, or anything of a kind, comes in no more; what is denied of one day may be on others. */
function denying(request: PlanRequest, { stop: { dayNumber, is, placeId } }: Removal): PlanRequest {
  if (dayNumber !== undefined) return request;
  if (placeId !== undefined) return excluding(request, placeId);
  return { ...request, excludedWords: [...new Set([...(request.excludedWords ?? []), ...is!.words!])] };
}
