import { type OpeningCalendar, planOfDay } from "../../hours/calendar.ts";
import { dayOfDate, localToInstant, utcOffsetMs } from "../../hours/local-time.ts";
import { MINUTES_PER_WEEK } from "../../hours/week.ts";
import type { OpenInterval } from "./plan.ts";

const MINUTES_PER_DAY = 1_440;
/** A night out belongs to the date on which it began. */
const NIGHT_ENDS = MINUTES_PER_DAY + 6 * 60;

/** The zones of a place and of its host (IANA names), where they differ. */
export interface Zones {
  readonly place: string;
  readonly host: string;
}

/**
 * When a place with a weekly schedule (see `openingWeekOf`) is open on a local date: sorted intervals that hold some of the
 * time from the date's midnight to six the next morning, clipped at midnight. Undefined when the schedule is unknown.
 * `zones`, where the host's clock is not the place's: the intervals are those of the host's clock, by the offsets at noon.
 * @throws RangeError for an ill-formed date or an unknown zone.
 */
export function openIntervalsOfWeek(
  week: Uint16Array | undefined,
  localDate: string,
  zones?: Zones,
): readonly OpenInterval[] | undefined {
  if (week === undefined) return undefined;
  const shift = zones === undefined || zones.place === zones.host ? 0 : hostAhead(localDate, zones);
  const midnight = weekdayOf(localDate) * MINUTES_PER_DAY - shift;
  const stretches: OpenInterval[] = [];
  // One week before and after: the date's own night may lie beyond either end of the week.
  for (const weekStart of [-MINUTES_PER_WEEK, 0, MINUTES_PER_WEEK]) {
    for (let i = 0; i < week.length; i += 2) {
      stretches.push([weekStart + week[i]! - midnight, weekStart + week[i + 1]! - midnight]);
    }
  }
  return clipped(joined(stretches));
}

/**
 * The same of hours that change by date. A date of which nothing is known is unknown; where only some of its hours are
 * uncertain, those do not count as open.
 */
export function openIntervalsOfCalendar(
  calendar: OpeningCalendar,
  localDate: string,
  zones?: Zones,
): readonly OpenInterval[] | undefined {
  const day = dayOfDate(localDate);
  const { open, uncertain } = planOfDay(calendar, day);
  const isUnknown = uncertain.some(([from, until]) => from <= 0 && until >= MINUTES_PER_DAY);
  if (open.length === 0 && isUnknown) return undefined;
  const shift = zones === undefined || zones.place === zones.host ? 0 : hostAhead(localDate, zones);
  const stretches = [-1, 0, 1].flatMap((offset) =>
    planOfDay(calendar, day + offset).open.map(
      ([from, until]) =>
        [from + offset * MINUTES_PER_DAY + shift, until + offset * MINUTES_PER_DAY + shift] as const,
    ),
  );
  return clipped(joined(stretches));
}

/** Sorted stretches, one where two meet. */
function joined(stretches: readonly OpenInterval[]): OpenInterval[] {
  const intervals: [number, number][] = [];
  for (const [open, close] of stretches) {
    const last = intervals.at(-1);
    if (last !== undefined && open <= last[1]) last[1] = Math.max(last[1], close);
    else intervals.push([open, close]);
  }
  return intervals;
}

/** What lies in the day or its night. */
function clipped(intervals: readonly OpenInterval[]): readonly OpenInterval[] {
  return intervals
    .filter(([open, close]) => close > 0 && open < NIGHT_ENDS)
    .map(([open, close]) => [Math.max(0, open), close]);
}

/** 0 (Sunday) to 6. */
function weekdayOf(localDate: string): number {
  const midnight = Date.parse(`${localDate}T00:00:00Z`);
  if (Number.isNaN(midnight))
    throw new RangeError(`not a date such as 2026-11-21: ${JSON.stringify(localDate)}`);
  return new Date(midnight).getUTCDay();
}

/** Minutes that the host's clock is ahead of the place's. */
function hostAhead(localDate: string, { place, host }: Zones): number {
  const noon = localToInstant(`${localDate}T12:00`, host);
  return Math.round((utcOffsetMs(noon, host) - utcOffsetMs(noon, place)) / 60_000);
}
