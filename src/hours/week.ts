import type { OpeningHours } from "../contract/opening-hours.ts";

const MINUTES_PER_DAY = 1_440;

/** Minutes in a week; a minute of the week counts from Sunday 00:00, so it is in 0..10079. */
export const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

export type Period = NonNullable<OpeningHours["periods"]>[number];
type WeekTime = Period["open"];
/** [openMinute, closeMinute): the open in 0..10079, the close after it and at most a week later. */
export type WeekInterval = readonly [open: number, close: number];

/**
 * The weekly schedule of stored opening hours: sorted, merged, non-overlapping [openMinute, closeMinute) pairs, flat,
 * in minutes of the week from Sunday 00:00 (0..10080), in the local time of the place. An interval that crosses the
 * end of the week is split in two; always open is [0, 10080].
 *
 * - A point's time is `time` ("HHMM" or "HH:MM"), else hours/minutes, else hour/minute, else 00:00. A close may be 24:00.
 * - A close on the day of its open, at or before it, is on the next day.
 * - A close on another day is the next such day and time after the open. Sunday 00:00 to Saturday 24:00 is all week.
 * - A `close` that is null or absent means open at all hours.
 *
 * Undefined when the hours are unknown, which is never the same as closed: no opening hours, `isUnavailable`, no
 * periods, or one malformed period (the others cannot be trusted then).
 */
export function openingWeekOf(openingHours: OpeningHours | null | undefined): Uint16Array | undefined {
  const periods = openingHours?.periods;
  if (openingHours?.isUnavailable || !Array.isArray(periods) || periods.length === 0) return undefined;
  const intervals: WeekInterval[] = [];
  for (const period of periods) {
    const interval = weekIntervalOf(period);
    if (interval === undefined) return undefined;
    intervals.push(...splitAtWeekEnd(interval));
  }
  return Uint16Array.from(merged(intervals));
}

/**
 * Whether a schedule of `openingWeekOf` holds a minute of the week (0..10079). `start` and `end` say where it stands in an
 * array that holds many.
 */
export function isOpenAt(
  week: Uint16Array | Uint32Array,
  weekMinute: number,
  start = 0,
  end = week.length,
): boolean {
  for (let i = start; i < end; i += 2) {
    if (weekMinute < week[i]!) return false;
    if (weekMinute < week[i + 1]!) return true;
  }
  return false;
}

/** The minutes of the week that a period holds; undefined when it is malformed. */
export function weekIntervalOf(period: Period): WeekInterval | undefined {
  const open = minuteOfDay(period?.open);
  if (open === undefined || open === MINUTES_PER_DAY) return undefined;
  if (period.close === null || period.close === undefined) return [0, MINUTES_PER_WEEK];
  const close = minuteOfDay(period.close);
  if (close === undefined) return undefined;
  const opens = period.open.day * MINUTES_PER_DAY + open;
  if (period.close.day === period.open.day) {
    return [opens, opens - open + close + (close <= open ? MINUTES_PER_DAY : 0)];
  }
  const closes = period.close.day * MINUTES_PER_DAY + close;
  const length = (closes - opens + MINUTES_PER_WEEK) % MINUTES_PER_WEEK;
  return [opens, opens + (length || MINUTES_PER_WEEK)];
}

/** 0..1440, or undefined when the day or the time is malformed. Stored records are not trusted to be well-formed. */
function minuteOfDay(point: WeekTime): number | undefined {
  if (typeof point !== "object" || point === null || !isWhole(point.day, 6)) return undefined;
  let hour = point.hours ?? point.hour ?? 0;
  let minute = point.minutes ?? point.minute ?? 0;
  if (point.time !== undefined && point.time !== null) {
    const match = /^(\d\d):?(\d\d)$/.exec(point.time);
    if (match === null) return undefined;
    hour = Number(match[1]);
    minute = Number(match[2]);
  }
  if (!isWhole(hour, 24) || !isWhole(minute, 59)) return undefined;
  const total = hour * 60 + minute;
  return total <= MINUTES_PER_DAY ? total : undefined;
}

function isWhole(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max;
}

function splitAtWeekEnd([open, close]: WeekInterval): WeekInterval[] {
  if (close <= MINUTES_PER_WEEK) return [[open, close]];
  return [
    [open, MINUTES_PER_WEEK],
    [0, close - MINUTES_PER_WEEK],
  ];
}

function merged(intervals: WeekInterval[]): number[] {
  const week: number[] = [];
  for (const [open, close] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = week.length - 1;
    if (last > 0 && open <= week[last]!) week[last] = Math.max(week[last]!, close);
    else week.push(open, close);
  }
  return week;
}
