import type { EventDates } from "./event-dates.ts";
import { DAY_MINUTES } from "./event-text.ts";
import { dayAt, dayNumber, localMsToInstant, weekdayOf } from "./local-time.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK = 7;

/** One time that an event takes place, in epoch milliseconds; `endMs` not included. */
export interface Occurrence {
  startMs: number;
  endMs: number;
}

/** The first time that an event takes place in a zone and that is not over at an instant; undefined where it is past. */
export function occurrenceFrom(dates: EventDates, zone: string, fromMs: number): Occurrence | undefined {
  if (!dates.yearly) return occurrenceOf(dates, zone, fromMs);
  const year = new Date(fromMs).getUTCFullYear();
  for (const next of [year - 1, year, year + 1, year + 2]) {
    const found = occurrenceOf(inYear(dates, next), zone, fromMs);
    if (found) return found;
  }
  return undefined;
}

/** When an event is over for good, in epoch milliseconds; infinite where that is not known. */
export function lastEnd(dates: EventDates, zone: string): number {
  const { start, weekly, yearly } = dates;
  if (yearly || weekly?.lastDay === 0) return Number.POSITIVE_INFINITY;
  if (!weekly) return occurrenceAt(dates, start, zone).endMs;
  const first = Math.floor(start / DAY_MINUTES);
  for (let day = weekly.lastDay; day >= first && day > weekly.lastDay - WEEK; day--) {
    if (takesPlaceOn(weekly.weekdays, day)) return occurrenceAt(dates, startOn(dates, day), zone).endMs;
  }
  // It names no such weekday: what it says is not understood, and is over with its last day.
  return localMsToInstant((weekly.lastDay + 1) * DAY_MS, zone);
}

function occurrenceOf(dates: EventDates, zone: string, fromMs: number): Occurrence | undefined {
  const { start, length, weekly } = dates;
  if (!weekly) {
    const once = occurrenceAt(dates, start, zone);
    return once.endMs > fromMs ? once : undefined;
  }
  const first = Math.floor(start / DAY_MINUTES);
  const lasting = Math.ceil(length / DAY_MINUTES) + 1;
  const begin = Math.max(first, dayAt(fromMs, zone) - lasting);
  for (let day = begin; day <= begin + lasting + WEEK; day++) {
    if (weekly.lastDay !== 0 && day > weekly.lastDay) return undefined;
    if (!takesPlaceOn(weekly.weekdays, day)) continue;
    const found = occurrenceAt(dates, startOn(dates, day), zone);
    if (found.endMs > fromMs) return found;
  }
  return undefined;
}

function takesPlaceOn(weekdays: number, day: number): boolean {
  return (weekdays & (1 << weekdayOf(day))) > 0;
}

function startOn({ start }: EventDates, day: number): number {
  return day * DAY_MINUTES + (start % DAY_MINUTES);
}

function occurrenceAt({ clock, length }: EventDates, start: number, zone: string): Occurrence {
  const instant = (minutes: number) =>
    clock === "utc" ? minutes * MINUTE_MS : localMsToInstant(minutes * MINUTE_MS, zone);
  const startMs = instant(start);
  if (length > 0) return { startMs, endMs: Math.max(startMs + MINUTE_MS, instant(start + length)) };
  return { startMs, endMs: localMsToInstant((dayAt(startMs, zone) + 1) * DAY_MS, zone) };
}

/** Dates of no year, as those of one. */
function inYear({ yearly: _, ...dates }: EventDates, year: number): EventDates {
  const { start, weekly } = dates;
  const day = Math.floor(start / DAY_MINUTES);
  const at = new Date(day * DAY_MS);
  const shift = dayNumber(year, at.getUTCMonth() + 1, at.getUTCDate()) - day;
  return {
    ...dates,
    start: start + shift * DAY_MINUTES,
    ...(weekly && { weekly: { ...weekly, lastDay: weekly.lastDay === 0 ? 0 : weekly.lastDay + shift } }),
  };
}
