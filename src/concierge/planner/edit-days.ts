import { MAX_DAYS } from "../../contract/inline-itinerary.ts";
import { dayBounds, withDayHours } from "./days.ts";
import { buildResult, draftOfTour, fillDay, type Given, owning, renumbered, workOn } from "./edit-frame.ts";
import type { EditResult } from "./edits.ts";
import type { DayHours, PlanRequest } from "./plan.ts";
import { buildDraft } from "./revive.ts";

const LATEST_END = 26 * 60;

/** Days begin or end later or earlier: stops that no longer fit go, and time that is won is filled. */
export function shiftHours(
  given: Given,
  which: "start" | "end",
  minutes: number,
  dayNumber?: number,
): EditResult {
  const { plan } = given;
  let { request } = given;
  for (const day of plan.days) {
    if (dayNumber !== undefined && day.dayNumber !== dayNumber) continue;
    const shifted = shiftedHours(given, day.dayNumber, which, minutes);
    if (shifted === undefined) return { refusal: "no_time" };
    request = withDayHours(request, shifted);
  }
  const isLonger = which === "start" ? minutes < 0 : minutes > 0;
  if (!isLonger) return buildResult(given, request, buildDraft(plan));
  return filled(given, request, (day) => (dayNumber ?? day) === day);
}

/** Everything is so much later, or earlier, meals as far as their kitchens let them; what is closed then goes. */
export function shiftAll(given: Given, minutes: number, dayNumber?: number): EditResult {
  const days = given.plan.days.filter((day) => (dayNumber ?? day.dayNumber) === day.dayNumber);
  const wanted = new Map<string, number>();
  let { request } = given;
  for (const { dayNumber: number, stops } of days) {
    const [first, last] = [stops[0], stops.at(-1)];
    if (!first || !last) continue;
    const bounds = dayBounds(request, number);
    const start = first.start - first.travelMinutes + minutes;
    const end = Math.min(LATEST_END, Math.max(bounds.end, last.end) + minutes);
    if (start < 0 || start >= end) return { refusal: "no_time" };
    const meals = stops.flatMap(({ role, start: at }) =>
      role === "visit"
        ? []
        : {
            ...{ dayNumber: number, meal: role, liked: at + minutes },
            ...{ earliest: Math.min(at, at + minutes), latest: Math.max(at, at + minutes) },
          },
    );
    for (const { placeId, start: at } of stops) wanted.set(placeId, at + minutes);
    const mealHours = request.mealHours?.filter((one) => one.dayNumber !== number) ?? [];
    request = withDayHours(owning(request, number), { dayNumber: number, start, end });
    request = { ...request, mealHours: [...mealHours, ...meals] };
  }
  return buildResult(given, request, buildDraft(given.plan), wanted);
}

/** One more day at the end, of places not used yet. */
export function addDay(given: Given): EditResult {
  const days = given.request.days + 1;
  if (days > MAX_DAYS) return { refusal: "too_many_days" };
  const request = { ...given.request, days };
  // The days that there are stay as they are: none gets a meal that it had not, for which a visit would go.
  const held = owning(request, ...given.plan.days.map(({ dayNumber }) => dayNumber));
  const { problem, tour } = workOn(given, held);
  fillDay(problem, tour, days - 1);
  const result = buildResult(given, held, draftOfTour(tour));
  return result.plan ? { ...result, request } : result;
}

/** A day goes; those after it move up. */
export function removeDay(given: Given, dayNumber = given.plan.days.length): EditResult {
  const days = given.request.days - 1;
  if (days < 1) return { refusal: "too_few_days" };
  const gone = new Set(given.plan.days[dayNumber - 1]!.stops.map(({ placeId }) => placeId));
  const movedUp = (one: number) => (one === dayNumber ? undefined : one > dayNumber ? one - 1 : one);
  const request = renumbered({ ...given.request, days }, movedUp);
  const mustInclude = request.mustInclude?.filter((id) => !gone.has(id));
  // The days that are left are as they were, as far as the places of those that move up are open on another date.
  const own = owning({ ...request, mustInclude }, ...Array.from({ length: days }, (_, index) => index + 1));
  return buildResult(given, own, buildDraft(given.plan).toSpliced(dayNumber - 1, 1));
}

/** So many days: more at the end, or fewer of the last ones. */
export function setDays(given: Given, days: number): EditResult {
  let result: EditResult = given;
  while (result.plan && result.plan.days.length !== days) {
    const state: Given = { ...given, ...result };
    result = state.plan.days.length < days ? addDay(state) : removeDay(state);
  }
  return result;
}

/** Days begin or end at an hour of the clock, on one day or on all: stops that no longer fit go, and time that is won is filled. */
export function setHours(
  given: Given,
  { start, end, dayNumber }: { start?: number; end?: number; dayNumber?: number },
): EditResult {
  const isMeant = (one: number) => (dayNumber ?? one) === one;
  let { request } = given;
  let isLonger = false;
  for (const { dayNumber: number } of given.plan.days.filter((day) => isMeant(day.dayNumber))) {
    const before = dayBounds(request, number);
    const after = { start: start ?? before.start, end: Math.min(LATEST_END, end ?? before.end) };
    if (after.start >= after.end) return { refusal: "no_time" };
    isLonger ||= after.start < before.start || after.end > before.end;
    request = withDayHours(request, { dayNumber: number, ...after });
  }
  // Days that are added later begin and end so as well.
  if (dayNumber === undefined)
    request = { ...request, dayStart: start ?? request.dayStart, dayEnd: end ?? request.dayEnd };
  if (!isLonger) return buildResult(given, request, buildDraft(given.plan));
  return filled(given, request, isMeant);
}

function filled(given: Given, request: PlanRequest, isMeant: (dayNumber: number) => boolean): EditResult {
  const { problem, tour } = workOn(given, request);
  for (const { index } of problem.days) if (isMeant(index + 1)) fillDay(problem, tour, index);
  return buildResult(given, request, draftOfTour(tour));
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
