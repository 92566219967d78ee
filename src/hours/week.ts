import type { OpeningHours, StoredOpeningHours } from "../contract/opening-hours.ts";

export const MINUTES_PER_DAY = 1_440;

/** Minutes in a week; a minute of the week counts from Sunday 00:00, so it is in 0..10079. */
export const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

export type Period = NonNullable<OpeningHours["periods"]>[number];
type WeekTime = Period["open"];
/** [openMinute, closeMinute): the open in 0..10079, the close after it and at most a week later. */
type WeekInterval = readonly [open: number, close: number];

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
  return Uint16Array.from(mergeStretches(intervals).flat());
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
function weekIntervalOf(period: Period): WeekInterval | undefined {
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

/** [from, until): minutes from the midnight that begins a day; from in 0..1439, until at most 2880. */
export type Stretch = readonly [from: number, until: number];

/** What begins on a day. A stretch may run into the next day: it belongs to the day on which it begins. */
export interface DayPlan {
  readonly open: readonly Stretch[];
  /** When nobody can tell whether the place is open; where it overlaps `open`, open counts. */
  readonly uncertain: readonly Stretch[];
}

/** Seven day plans, from Sunday. */
export type WeekPlan = readonly DayPlan[];

export const CLOSED_DAY: DayPlan = { open: [], uncertain: [] };
export const UNKNOWN_DAY: DayPlan = { open: [], uncertain: [[0, MINUTES_PER_DAY]] };
export const UNKNOWN_WEEK: WeekPlan = Array.from({ length: 7 }, () => UNKNOWN_DAY);

/** Whether it is unknown for the whole of a day when a place is open. */
export function isUntold({ open, uncertain }: DayPlan): boolean {
  return open.length === 0 && uncertain.some(([from, until]) => from <= 0 && until >= MINUTES_PER_DAY);
}

type Hours = Pick<StoredOpeningHours, "isUnavailable" | "periods" | "uncertain">;

/**
 * The plan that periods make. What lasts longer than a day is cut at each midnight, so that it ends where dates with other
 * hours begin; a shorter opening keeps its end. A malformed period leaves the whole week unknown.
 */
export function weekPlanOf({ isUnavailable, periods, uncertain }: Hours): WeekPlan {
  if (isUnavailable) return UNKNOWN_WEEK;
  const open = stretchesOf(periods);
  const unsure = stretchesOf(uncertain);
  if (open === undefined || unsure === undefined) return UNKNOWN_WEEK;
  return open.map((stretches, day) => ({ open: stretches, uncertain: unsure[day]! }));
}

/** Whether two days bring the same. */
export function sameDay(a: DayPlan, b: DayPlan): boolean {
  return a === b || (sameStretches(a.open, b.open) && sameStretches(a.uncertain, b.uncertain));
}

function sameStretches(a: readonly Stretch[], b: readonly Stretch[]): boolean {
  return a.length === b.length && a.every(([from, until], i) => from === b[i]![0] && until === b[i]![1]);
}

function stretchesOf(periods: readonly Period[] | undefined): Stretch[][] | undefined {
  const days: Stretch[][] = Array.from({ length: 7 }, () => []);
  if (periods !== undefined && !Array.isArray(periods)) return undefined;
  for (const period of periods ?? []) {
    const interval = weekIntervalOf(period);
    if (interval === undefined) return undefined;
    for (const [open, close] of withinADay(interval)) {
      const from = open % MINUTES_PER_DAY;
      days[Math.floor(open / MINUTES_PER_DAY) % 7]!.push([from, from + close - open]);
    }
  }
  return days.map(mergeStretches);
}

function withinADay([open, close]: WeekInterval): WeekInterval[] {
  if (close - open <= MINUTES_PER_DAY) return [[open, close]];
  const pieces: WeekInterval[] = [];
  for (let from = open; from < close; ) {
    const midnight = (Math.floor(from / MINUTES_PER_DAY) + 1) * MINUTES_PER_DAY;
    pieces.push([from, Math.min(midnight, close)]);
    from = midnight;
  }
  return pieces;
}

/** Stretches in order, and one where two overlap or touch. */
export function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  const result: [number, number][] = [];
  for (const [from, until] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else result.push([from, until]);
  }
  return result;
}

/** The way in which the interface writes "open at all hours". */
export const alwaysOpen: Period = { open: { day: 0, time: "0000" }, close: null };

/** Whether every day is open from midnight to midnight. */
export function isAlwaysOpen(week: WeekPlan): boolean {
  return week.every(({ open }) => open.length === 1 && open[0]![0] === 0 && open[0]![1] === MINUTES_PER_DAY);
}

export function periodsOfDay({ open }: Pick<WeekPlan[number], "open">, weekday: number): Period[] {
  return open.map(([from, until]) => ({
    open: { day: weekday, time: clockTime(from) },
    close:
      until <= MINUTES_PER_DAY
        ? { day: weekday, time: clockTime(until) }
        : { day: (weekday + 1) % 7, time: clockTime(until - MINUTES_PER_DAY) },
  }));
}

/** Minutes of a day, 0..1440, as "HHMM". */
function clockTime(minutes: number): string {
  return String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, "0");
}
