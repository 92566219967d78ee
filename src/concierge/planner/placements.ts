import { buildCalendar } from "./days.ts";
import type { Candidate, Placement, PlanRequest, Role } from "./plan.ts";
import { spans, startWindows, withinSpan } from "./start-windows.ts";
import { VISIT_KINDS } from "./visit-kinds.ts";
import { isWanted } from "./worth.ts";

/** When what comes first, or last, on its day begins. */
export const ENDS = {
  first: [spans.morning],
  last: [
    [spans.evening[0], spans.night[1]],
    [spans.afternoon[0], spans.night[1]],
  ],
} as const;

/** Whether a place can be visited, or eaten at, when it is to be. */
export function canBePlaced(
  candidate: Candidate,
  { dayNumber, span }: Omit<Placement, "placeId">,
  request: PlanRequest,
): boolean {
  if (candidate.position === undefined || !isWanted(candidate, request)) return false;
  const meals = Object.keys(VISIT_KINDS[candidate.kind].meals) as Role[];
  return buildCalendar(request)
    .days.filter(({ index }) => dayNumber === undefined || dayNumber === index + 1)
    .some((day) =>
      (["visit", ...meals] as const).some((role) => {
        const starts = startWindows(candidate, role, day, request);
        return (span ? withinSpan(starts, span) : starts).length > 0;
      }),
    );
}

/** The request with a place that is to be visited then. */
export function placing(request: PlanRequest, placement: Placement): PlanRequest {
  const { mustInclude = [] } = request;
  const { placedOn = [] } = unplaced(request, placement.placeId);
  return {
    ...request,
    mustInclude: [...new Set([...mustInclude, placement.placeId])],
    placedOn: [...placedOn, placement],
  };
}

/** The request in which places are to be at no time that was said of them. */
export function unplaced(request: PlanRequest, ...ids: readonly string[]): PlanRequest {
  return { ...request, placedOn: request.placedOn?.filter(({ placeId }) => !ids.includes(placeId)) };
}
