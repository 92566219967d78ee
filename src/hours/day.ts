import { utcOffsetMs } from "./local-time.ts";

const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday; weekdays count from Sunday. */
const EPOCH_WEEKDAY = 4;

/** The day number of a local date "YYYY-MM-DD": days from 1970-01-01, negative before it. The date must exist. */
export function dayOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The local date "YYYY-MM-DD" of a day number. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The weekday of a day number, 0 = Sunday. */
export function weekdayOf(day: number): number {
  return (((day + EPOCH_WEEKDAY) % 7) + 7) % 7;
}

/**
 * The day number of the local date at an instant (epoch milliseconds).
 * @throws RangeError for an unknown time zone or an instant that is not finite or out of range.
 */
export function dayAt(epochMs: number, timeZone: string): number {
  return Math.floor((epochMs + utcOffsetMs(epochMs, timeZone)) / DAY_MS);
}
