import { missingMeals } from "./construct.ts";
import { isOpenFor } from "./faults.ts";
import { mealTimesOn } from "./meals.ts";
import {
  type DayPlan,
  type Plan,
  type PlanNote,
  type PlanRequest,
  type Role,
  type Stop,
  timeOfDayAt,
} from "./plan.ts";
import type { Problem, Visit } from "./problem.ts";
import type { Route } from "./route.ts";
import { firstStart, lastStart } from "./start-windows.ts";
import type { Tour } from "./tour.ts";
import { visitsIn } from "./worth.ts";

/** A day with less of its time taken than this, and fewer visits than the pace's least, is called short. */
const BUSY_SHARE = 0.6;

/** A finished tour as a plan, with what there is to say of it. `wanted`: see `listStarts`. */
export function buildPlan(
  problem: Problem,
  { routes }: Tour,
  wanted?: ReadonlyMap<string, number>,
  further: readonly PlanNote[] = [],
): Plan {
  const days = routes.map((route) => buildDayPlan(problem, route, wanted));
  const { moved, startsNow } = problem.calendar;
  const notes: PlanNote[] = [
    ...(moved ? [{ code: "start_moved" } as const] : []),
    ...(startsNow ? [{ code: "starts_now", dayNumber: 1 } as const] : []),
    ...(routes.some((route) => isFarFromAnchor(problem, route))
      ? [{ code: "far_from_anchor" } as const]
      : []),
    ...routes.flatMap((route) => notesOfDay(route)),
    ...notesOfPinned(
      problem.request,
      new Set(days.flatMap(({ stops }) => stops.map((stop) => stop.placeId))),
    ),
  ];
  return { days, notes: [...notes, ...further] };
}

/** Whether the way from the hotel or to it is longer than one between stops may be. */
function isFarFromAnchor({ legLimit }: Problem, { visits }: Route): boolean {
  return [visits[0], visits.at(-1)].some(
    (visit) => visit && !visit.place.pinned && visit.place.home > legLimit,
  );
}

/** A day as a plan has it. `wanted`: see `listStarts`. */
export function buildDayPlan(problem: Problem, route: Route, wanted?: ReadonlyMap<string, number>): DayPlan {
  const { day, visits } = route;
  const starts = listStarts(problem, route, wanted);
  const stops = visits.map(({ place, role, minutes, known }, index): Stop => {
    const start = starts[index]!;
    return {
      placeId: place.candidate.id,
      role,
      start,
      end: start + minutes,
      timeOfDay: timeOfDayAt(start),
      travelMinutes: problem.leg(visits[index - 1]?.place, place),
      hours: hoursAt(problem, { place, known }, day.date, start, start + minutes),
    };
  });
  return {
    dayNumber: day.index + 1,
    date: day.date,
    stops,
    homeMinutes: problem.leg(visits.at(-1)?.place, undefined),
  };
}

function hoursAt(
  { request }: Problem,
  { place: { candidate }, known }: Pick<Visit, "place" | "known">,
  date: string,
  start: number,
  end: number,
): Stop["hours"] {
  if (!known) return "unknown";
  const isAtAny = request.anyHour?.includes(candidate.id);
  return isAtAny && !isOpenFor(candidate.openIntervals(date)!, start, end) ? "closed" : "open";
}

/** What there is to say of a day. */
export function notesOfDay(route: Route): PlanNote[] {
  const { day, visits, travel } = route;
  const dayNumber = day.index + 1;
  const notes: PlanNote[] = [];
  const busy = visits.reduce((sum, { minutes }) => sum + minutes, travel);
  if (visits.length === 0) notes.push({ code: "empty_day", dayNumber });
  else if (visitsIn(route.visits) < day.pace.least && busy < BUSY_SHARE * (day.until - day.from)) {
    notes.push({ code: "short_day", dayNumber });
  }
  for (const meal of missingMeals(route)) notes.push({ code: "no_meal", dayNumber, meal });
  for (const { known, place } of visits) {
    if (!known) notes.push({ code: "hours_unknown", dayNumber, placeId: place.candidate.id });
  }
  return notes;
}

/** What was asked for by its name and is not in a plan. `planned`: ids of its stops. */
export function notesOfPinned({ mustInclude = [] }: PlanRequest, planned: ReadonlySet<string>): PlanNote[] {
  const missing = [...new Set(mustInclude)].filter((id) => !planned.has(id));
  return missing.map((placeId) => ({ code: "must_not_possible", placeId }));
}

/**
 * The starts of a day's stops, minutes after midnight: as early as the order allows, but each as near to the wanted time as
 * the stops after it allow. Meals want their usual hour; `wanted` says other wishes, by place id: what an edit leaves alone
 * keeps its time.
 */
function listStarts(
  problem: Problem,
  { day, visits, latest }: Route,
  wanted: ReadonlyMap<string, number> = new Map(),
): number[] {
  const starts: number[] = [];
  let free = day.from;
  visits.forEach((visit, index) => {
    const previous = visits[index - 1];
    const arrival = free + problem.leg(previous?.place, visit.place) + (previous ? day.pace.pause : 0);
    const earliest = firstStart(visit.starts, arrival)!;
    const liked = wanted.get(visit.place.candidate.id) ?? likedStart(problem, day, visit.role) ?? earliest;
    const target = Math.max(earliest, Math.min(liked, latest[index]!));
    // Between two openings of a place the one before counts.
    const start = Math.max(earliest, lastStart(visit.starts, target) ?? earliest);
    starts.push(start);
    free = start + visit.minutes;
  });
  return starts;
}

function likedStart({ request }: Problem, { index }: Route["day"], role: Role): number | undefined {
  return role === "visit" ? undefined : mealTimesOn(request, role, index + 1).liked;
}
