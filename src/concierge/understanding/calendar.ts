import { localMsToInstant, utcOffsetMs } from "../../hours/local-time.ts";
import type { TimeRange } from "./understanding.ts";

const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/**
 * Hours that a part of the day or a meal stands for, in minutes from midnight of its day; the night runs into the
 * next.
 */
export const partsOfDay = {
  breakfast: [420, 630],
  morning: [480, 720],
  brunch: [600, 840],
  lunch: [690, 870],
  midday: [720, 840],
  afternoon: [840, 1080],
  dinner: [1080, 1290],
  evening: [1080, 1380],
  night: [1320, 1560],
} as const satisfies Record<string, readonly [from: number, until: number]>;

export type PartOfDay = keyof typeof partsOfDay;

/** Minutes after midnight of a time of the clock: "16:40". */
export function minuteOf(clockTime: string): number {
  const [hours, minutes] = clockTime.split(":").map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** A local day as the milliseconds of its midnight, counted as if the local clock were UTC. */
export type LocalDay = number;

/** The day that it is somewhere at an instant (epoch milliseconds). */
export function localDayAt(epochMs: number, timeZone: string): LocalDay {
  const local = epochMs + utcOffsetMs(epochMs, timeZone);
  return Math.floor(local / DAY_MS) * DAY_MS;
}

/** 0 (Sunday) to 6. */
export function weekdayOf(day: LocalDay): number {
  return new Date(day).getUTCDay();
}

/** The next day of the week from a day on, that day included. */
export function nextWeekday(from: LocalDay, weekday: number): LocalDay {
  return from + ((weekday - weekdayOf(from) + 7) % 7) * DAY_MS;
}

/** The next day with this date from a day on, or the one of the year that is said; undefined for a day that does not exist. */
export function dateFrom(from: LocalDay, month: number, day: number, year?: number): LocalDay | undefined {
  const thisYear = year ?? new Date(from).getUTCFullYear();
  const date = Date.UTC(thisYear, month - 1, day);
  if (new Date(date).getUTCDate() !== day) return undefined;
  return year === undefined && date < from ? Date.UTC(thisYear + 1, month - 1, day) : date;
}

/** YYYY-MM-DD. */
export function isoDate(day: LocalDay): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** The instants from one minute of a local day to another; minutes may run into the next day. */
export function rangeOn(day: LocalDay, fromMinute: number, untilMinute: number, timeZone: string): TimeRange {
  return {
    from: localMsToInstant(day + fromMinute * MINUTE_MS, timeZone),
    until: localMsToInstant(day + untilMinute * MINUTE_MS, timeZone),
  };
}
