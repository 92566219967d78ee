import type { StopFaultCode } from "../../contract/chat-answer.ts";
import { buildCalendar, type Day } from "./days.ts";
import { mealTimesOn } from "./meals.ts";
import type { Candidate, OpenInterval, Plan, PlanRequest, Stop } from "./plan.ts";
import { lastStart, startWindows } from "./start-windows.ts";
import { TRAVEL } from "./travel.ts";
import { VISIT_KINDS } from "./visit-kinds.ts";

/**
 * What does not hold of a stop that a hand has put where it is:
 * - `closed`: it is not open for the whole of the visit; `open` says when it is on that date.
 * - `meal_time`: no time for that meal; `odd_hour`: none at which people go to such a place. `open`: when it would be.
 * - `day_over`: it ends after the day; `kept_free`: nothing was to be planned then; `other_time`: it was to be at another time, `open`.
 * - `long_way`: the way there takes `minutes`, longer than ways between stops may be.
 */
export interface StopFault {
  readonly code: StopFaultCode;
  /** Minutes after midnight. */
  readonly open?: readonly OpenInterval[];
  readonly minutes?: number;
}

/** What does not hold, by the ids of stops; a plan that no hand has changed has nothing of it. */
export function faultsOf(
  candidates: readonly Candidate[],
  request: PlanRequest,
  { days }: Plan,
): Map<string, StopFault[]> {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const calendar = buildCalendar(request);
  const { legLimit } = TRAVEL[request.mode];
  const faults = new Map<string, StopFault[]>();
  for (const [index, { stops }] of days.entries()) {
    const day = calendar.days[index]!;
    for (const [position, stop] of stops.entries()) {
      const { placeId, travelMinutes: minutes } = stop;
      const isForced = request.anyHour?.includes(placeId);
      const found = isForced ? faultsOfHours(byId.get(placeId)!, stop, day, request) : [];
      if (day.isOwn && position > 0 && minutes > legLimit) found.push({ code: "long_way", minutes });
      if (found.length > 0) faults.set(placeId, found);
    }
  }
  return faults;
}

function faultsOfHours(candidate: Candidate, stop: Stop, day: Day, request: PlanRequest): StopFault[] {
  const { placeId, start, end, role } = stop;
  const placed = request.placedOn?.find((one) => one.placeId === placeId);
  const isOther =
    (placed?.dayNumber ?? day.index + 1) !== day.index + 1 ||
    (placed?.span !== undefined && (start < placed.span[0] || start > placed.span[1]));
  const windows = startWindows(candidate, role, day, request);
  if (!isOther && lastStart(windows, start) === start) return [];
  const faults: StopFault[] = [];
  const open = candidate.openIntervals(day.date);
  if (open && !isOpenFor(open, start, end)) faults.push({ code: "closed", open });
  const { starts } = VISIT_KINDS[candidate.kind];
  const meal = role === "visit" ? undefined : mealTimesOn(request, role, day.index + 1);
  const [first, last] = meal ? [meal.earliest, meal.latest] : starts;
  if (start < first || start > last)
    faults.push({ code: meal ? "meal_time" : "odd_hour", open: [[first, last]] });
  if (end > day.until) faults.push({ code: "day_over", open: [[day.from, day.until]] });
  const isFree = request.freeTimes?.some(
    ({ dayNumber, from, until }) => dayNumber === day.index + 1 && start < until && end > from,
  );
  if (isFree) faults.push({ code: "kept_free" });
  if (isOther) faults.push({ code: "other_time", open: placed?.span ? [placed.span] : undefined });
  return faults.length > 0 ? faults : [{ code: "odd_hour" }];
}

/** Whether a visit lies within one opening. */
export function isOpenFor(open: readonly OpenInterval[], start: number, end: number): boolean {
  return open.some(([from, until]) => from <= start && end <= until);
}
