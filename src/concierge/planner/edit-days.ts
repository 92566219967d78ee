import { fill, insertMeals, middleOfVisits } from "./construct.ts";
import { dayBounds } from "./days.ts";
import { draftOfTour, type Given, resultOf, workOn } from "./edit-frame.ts";
import type { EditResult } from "./edits.ts";
import { improveOrder } from "./improve-order.ts";
import type { DayHours, Pace, PlanRequest } from "./plan.ts";
import type { Problem } from "./problem.ts";
import { draftOf } from "./revive.ts";
import { mealWorths, visitShortlist } from "./shortlist.ts";
import { isUsed, setRoutes, type Tour } from "./tour.ts";

const MOST_DAYS = 7;
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
  if (!isLonger) return resultOf(given, request, draftOf(plan));
  const { problem, tour } = workOn(given, request);
  for (const { index } of problem.days) {
    if (dayNumber === undefined || index === dayNumber - 1) fillDay(problem, tour, index);
  }
  return resultOf(given, request, draftOfTour(tour));
}

const paces: readonly Pace[] = ["relaxed", "normal", "packed"];

/** The next pace: a fuller one fills what room it makes; a slower one lets go of what no longer fits. */
export function changePace(given: Given, way: "slower" | "fuller"): EditResult {
  const pace = paces[paces.indexOf(given.request.pace ?? "normal") + (way === "fuller" ? 1 : -1)];
  if (pace === undefined) return { refusal: "no_other_pace" };
  const request = { ...given.request, pace };
  if (way === "slower") return resultOf(given, request, draftOf(given.plan));
  const { problem, tour } = workOn(given, request);
  for (const { index } of problem.days) fillDay(problem, tour, index);
  return resultOf(given, request, draftOfTour(tour));
}

/** One more day at the end, of places not used yet. */
export function addDay(given: Given): EditResult {
  const days = given.request.days + 1;
  if (days > MOST_DAYS) return { refusal: "too_many_days" };
  const request = { ...given.request, days };
  const { problem, tour } = workOn(given, request);
  fillDay(problem, tour, days - 1);
  return resultOf(given, request, draftOfTour(tour));
}

/** A day goes; those after it move up. */
export function removeDay(given: Given, dayNumber = given.plan.days.length): EditResult {
  const days = given.request.days - 1;
  if (days < 1) return { refusal: "too_few_days" };
  const { mustInclude, dayHours, withoutMeals } = given.request;
  const gone = new Set(given.plan.days[dayNumber - 1]!.stops.map(({ placeId }) => placeId));
  const movedUp = <T extends { readonly dayNumber: number }>(list: readonly T[] | undefined) =>
    list
      ?.filter((one) => one.dayNumber !== dayNumber)
      .map((one) => (one.dayNumber > dayNumber ? { ...one, dayNumber: one.dayNumber - 1 } : one));
  const request: PlanRequest = {
    ...given.request,
    days,
    mustInclude: mustInclude?.filter((id) => !gone.has(id)),
    dayHours: movedUp(dayHours),
    withoutMeals: movedUp(withoutMeals),
  };
  return resultOf(given, request, draftOf(given.plan).toSpliced(dayNumber - 1, 1));
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

/** Fills what room a day has: visits first where it is empty, so that meals lie near them. */
function fillDay(problem: Problem, tour: Tour, index: number): void {
  const shortlist = visitShortlist(problem).filter((place) => !isUsed(tour, place));
  const isEmpty = tour.routes[index]!.visits.length === 0;
  if (isEmpty) fill(problem, tour, index, shortlist, 1);
  insertMeals(problem, tour, index, mealWorths(problem), middleOfVisits(tour.routes[index]!.visits));
  fill(problem, tour, index, shortlist, problem.maxVisits);
  if (isEmpty) setRoutes(tour, improveOrder(problem, tour.routes[index]!));
}
