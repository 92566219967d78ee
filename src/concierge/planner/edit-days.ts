import { dayBounds } from "./days.ts";
import { buildResult, draftOfTour, fillDay, type Given, workOn } from "./edit-frame.ts";
import type { EditResult } from "./edits.ts";
import type { DayHours, PlanRequest } from "./plan.ts";
import { buildDraft } from "./revive.ts";

const MAX_DAYS = 7;
const LATEST_END = 26 * 60;

/** Days begin or end later or earlier: stops that no longer fit go, and time that is won is filled. */
export function shiftHours(
  given: Given,
  which: "start" | "end",
  minutes: number,
  dayNumber?: number,
): EditResult {
  const { plan } = given;
  const dayHours = [...(given.request.dayHours ?? [])];
  for (const day of plan.days) {
    if (dayNumber !== undefined && day.dayNumber !== dayNumber) continue;
    const shifted = shiftedHours(given, day.dayNumber, which, minutes);
    if (shifted === undefined) return { refusal: "no_time" };
    const at = dayHours.findIndex((hours) => hours.dayNumber === day.dayNumber);
    dayHours.splice(at === -1 ? dayHours.length : at, at === -1 ? 0 : 1, shifted);
  }
  const request: PlanRequest = { ...given.request, dayHours };
  const isLonger = which === "start" ? minutes < 0 : minutes > 0;
  if (!isLonger) return buildResult(given, request, buildDraft(plan));
  const { problem, tour } = workOn(given, request);
  for (const { index } of problem.days) {
    if (dayNumber === undefined || index === dayNumber - 1) fillDay(problem, tour, index);
  }
  return buildResult(given, request, draftOfTour(tour));
}

/** One more day at the end, of places not used yet. */
export function addDay(given: Given): EditResult {
  const days = given.request.days + 1;
  if (days > MAX_DAYS) return { refusal: "too_many_days" };
  const request = { ...given.request, days };
  const { problem, tour } = workOn(given, request);
  fillDay(problem, tour, days - 1);
  return buildResult(given, request, draftOfTour(tour));
}

/** A day goes; those after it move up. */
export function removeDay(given: Given, dayNumber = given.plan.days.length): EditResult {
  const days = given.request.days - 1;
  if (days < 1) return { refusal: "too_few_days" };
  const { mustInclude, dayHours, dayPaces, mealHours, withoutMeals } = given.request;
  const gone = new Set(given.plan.days[dayNumber - 1]!.stops.map(({ placeId }) => placeId));
  const movedUp = <T extends { readonly dayNumber?: number }>(list: readonly T[] | undefined) =>
    list
      ?.filter((one) => one.dayNumber !== dayNumber)
      .map((one) =>
        one.dayNumber !== undefined && one.dayNumber > dayNumber
          ? { ...one, dayNumber: one.dayNumber - 1 }
          : one,
      );
  const request: PlanRequest = {
    ...given.request,
    days,
    mustInclude: mustInclude?.filter((id) => !gone.has(id)),
    dayHours: movedUp(dayHours),
    dayPaces: movedUp(dayPaces),
    mealHours: movedUp(mealHours),
    withoutMeals: movedUp(withoutMeals),
  };
  return buildResult(given, request, buildDraft(given.plan).toSpliced(dayNumber - 1, 1));
}

function shiftedHours(
  { plan, request }: Given,
  dayNumber: number,
  which: "start" | "end",
  minutes: number,
): DayHours | undefined {
  const bounds = dayBounds(request, dayNumber);
  const stops = plan.days[dayNumber - 1]!.stops;
  // A traveller who says "start later" sees the first stop, not the hour of setting out that the plan began with.
  const first = stops[0] && stops[0].start - stops[0].travelMinutes;
  const last = stops.at(-1)?.end;
  const from =
    which === "start" ? (minutes > 0 ? Math.max(bounds.start, first ?? 0) : bounds.start) : bounds.start;
  const until = which === "end" && minutes < 0 ? Math.min(bounds.end, last ?? bounds.end) : bounds.end;
  const start = which === "start" ? Math.max(0, from + minutes) : bounds.start;
  const end = which === "end" ? Math.min(LATEST_END, until + minutes) : bounds.end;
  return start < end ? { dayNumber, start, end } : undefined;
}
