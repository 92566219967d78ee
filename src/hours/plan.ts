import type { StoredOpeningHours } from "../contract/opening-hours.ts";
import { type Period, type WeekInterval, weekIntervalOf } from "./week.ts";

const MINUTES_PER_DAY = 1_440;

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
  return days.map(merged);
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
export function merged(stretches: readonly Stretch[]): Stretch[] {
  const result: [number, number][] = [];
  for (const [from, until] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else result.push([from, until]);
  }
  return result;
}
