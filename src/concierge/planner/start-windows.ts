import type { Day } from "./days.ts";
import { mealTimesOn } from "./meals.ts";
import type { Candidate, FreeTime, OpenInterval, PlanRequest, Role, TimeOfDay } from "./plan.ts";
import { TABLE_MINUTES, VISIT_KINDS } from "./visit-kinds.ts";
import { mealTimes, STEP_MINUTES } from "./weights.ts";

/** The starts that a stop may have on a day: flat, sorted pairs of [earliest, latest], multiples of five minutes. */
export type StartWindows = readonly number[];

/** Every minute of a day and more: as many stops as a day can have by hand find room. */
export const ANY_TIME = [0, 7 * 1_440] as const;

/** The span of starts that a time of day covers (see `timeOfDayAt`). */
export const spans: Readonly<Record<TimeOfDay, readonly [number, number]>> = {
  morning: [0, 655],
  midday: [660, 870],
  afternoon: [875, 1_045],
  evening: [1_050, 1_285],
  night: [1_290, 1_440],
};

/** A stop that is to be at an hour may start so much before or after it, in minutes. */
export const PUNCTUAL = 15;

/** The starts of what is to be at a time of day, or at an hour. */
export function spanOf({
  timeOfDay,
  at,
}: {
  timeOfDay?: TimeOfDay;
  at?: number;
}): readonly [number, number] | undefined {
  if (at !== undefined) return [at - PUNCTUAL, at + PUNCTUAL];
  return timeOfDay && spans[timeOfDay];
}

/** How long a stop takes on a day, in minutes, a multiple of five. */
export function stopMinutes(
  candidate: Candidate,
  role: Role,
  { pace }: Pick<Day, "pace">,
  { stays }: Pick<PlanRequest, "stays"> = {},
): number {
  const { id, kind, visitMinutes } = candidate;
  const asked = stays?.find(({ placeId }) => placeId === id);
  if (asked) return asked.minutes;
  const own = VISIT_KINDS[kind].minutes;
  const usual = visitMinutes ?? (role === "visit" || kind !== "restaurant" ? own : TABLE_MINUTES[role]);
  // What has a length of its own is over when it is over.
  const factor = role === "visit" && visitMinutes === undefined ? pace.length : 1;
  return Math.max(STEP_MINUTES, Math.round((usual * factor) / STEP_MINUTES) * STEP_MINUTES);
}

/**
 * The starts at which a stop is open for the whole of its length and begins at a sensible hour: that of its kind for a
 * visit, that of the meal for a meal, within the day. Of a place with unknown hours only the hours of its kind and the times
 * of day that it declares are known; the traveller may choose another time.
 */
export function startWindows(candidate: Candidate, role: Role, day: Day, request: PlanRequest): StartWindows {
  const minutes = stopMinutes(candidate, role, day, request);
  const [earliest, latest] = sensibleStarts(candidate, role, day, request);
  const from = Math.max(earliest, day.from);
  const until = Math.min(latest, day.until - minutes);
  const open = candidate.openIntervals(day.date);
  const isDeclared = open === undefined && !request.ownTimes?.includes(candidate.id);
  const ranges = isDeclared ? declaredRanges(candidate) : [ANY_TIME];
  const windows: number[] = [];
  for (const [opens, closes] of open === undefined
    ? usualIntervals(candidate, role, minutes, request)
    : sorted(open)) {
    for (const [first, last] of ranges) {
      const start = roundUp(Math.max(from, opens, first));
      const end = roundDown(Math.min(until, closes - minutes, last));
      if (start <= end) windows.push(start, end);
    }
  }
  const free = request.freeTimes?.filter(({ dayNumber }) => dayNumber === day.index + 1) ?? [];
  return free.reduce((left, time) => outside(left, time, minutes), windows as StartWindows);
}

export function withinSpan(windows: StartWindows, [from, until]: readonly [number, number]): StartWindows {
  const left: number[] = [];
  for (let i = 0; i < windows.length; i += 2) {
    const [first, last] = [Math.max(windows[i]!, roundUp(from)), Math.min(windows[i + 1]!, roundDown(until))];
    if (first <= last) left.push(first, last);
  }
  return left;
}

/** The starts with which a stop of so many minutes is over before a free time, or begins after it. */
function outside(windows: StartWindows, { from, until }: FreeTime, minutes: number): StartWindows {
  const left: number[] = [];
  for (let i = 0; i < windows.length; i += 2) {
    const [first, last] = [windows[i]!, windows[i + 1]!];
    const [before, after] = [Math.min(last, roundDown(from - minutes)), Math.max(first, roundUp(until))];
    if (first <= before) left.push(first, before);
    if (after <= last) left.push(after, last);
  }
  return left;
}

/** The earliest start at or after a minute; undefined when there is none left. */
export function firstStart(windows: StartWindows, minute: number): number | undefined {
  const wanted = roundUp(minute);
  for (let i = 0; i < windows.length; i += 2) {
    if (wanted <= windows[i + 1]!) return Math.max(wanted, windows[i]!);
  }
  return undefined;
}

/** The latest start at or before a minute; undefined when there is none. */
export function lastStart(windows: StartWindows, minute: number): number | undefined {
  const wanted = roundDown(minute);
  for (let i = windows.length - 2; i >= 0; i -= 2) {
    if (wanted >= windows[i]!) return Math.min(wanted, windows[i + 1]!);
  }
  return undefined;
}

function sensibleStarts(
  { kind }: Candidate,
  role: Role,
  { index }: Day,
  request: PlanRequest,
): readonly [number, number] {
  if (role === "visit") return VISIT_KINDS[kind].starts;
  const { earliest, latest } = mealTimesOn(request, role, index + 1);
  return [earliest, latest];
}

/** When a place of unknown hours is likely to be open: from the first usual hour of its kind or its meal to the last. */
function usualIntervals(
  { kind }: Candidate,
  role: Role,
  minutes: number,
  { party }: PlanRequest,
): readonly OpenInterval[] {
  const { starts, usualClose } = VISIT_KINDS[kind];
  if (role === "visit") return [[0, usualClose]];
  const { earliest, latest } = mealTimes(role, party);
  return [[Math.min(starts[0], earliest), Math.max(usualClose, latest + minutes)]];
}

function declaredRanges({ bestTimes = [] }: Candidate): readonly (readonly [number, number])[] {
  if (bestTimes.length === 0) return [ANY_TIME];
  return bestTimes.map((time) => spans[time]).toSorted(([a], [b]) => a - b);
}

function sorted(intervals: readonly OpenInterval[]): readonly OpenInterval[] {
  return intervals.length < 2 ? intervals : intervals.toSorted(([a], [b]) => a - b);
}

function roundUp(minute: number): number {
  return Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
}

function roundDown(minute: number): number {
  return Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;
}
