import type { StoredOpeningHours } from "../contract/opening-hours.ts";
import { dayOfDate, weekdayOf } from "./day.ts";
import { type DayPlan, UNKNOWN_DAY, UNKNOWN_WEEK, type WeekPlan, weekPlanOf } from "./plan.ts";

const MINUTES_PER_DAY = 1_440;

/** Dates, from the first day number to the last, on which a plan of their own holds. */
export interface CalendarException {
  readonly from: number;
  readonly through: number;
  readonly plan: WeekPlan;
}

/** Hours that change by date, or that nobody can tell at some times. Days are numbers of opening-day.ts. */
export interface OpeningCalendar {
  /** The usual week. */
  readonly usual: WeekPlan;
  /** Where two hold a day, the first counts. */
  readonly exceptions: readonly CalendarException[];
  /** The last day for which anything is known; Infinity when the hours hold for good. */
  readonly validThrough: number;
}

/** The calendar of stored opening hours; undefined when `openingWeekOf` tells everything there is to tell. */
export function openingCalendarOf(hours: StoredOpeningHours | undefined): OpeningCalendar | undefined {
  if (!hours) return undefined;
  const { periods, uncertain, exceptions, validThrough } = hours;
  if (!uncertain?.length && !exceptions?.length && validThrough === undefined) return undefined;
  const untold = !periods?.length && !uncertain?.length;
  return {
    usual: untold ? UNKNOWN_WEEK : weekPlanOf(hours),
    exceptions: (exceptions ?? []).map((exception) => ({
      from: dayOfDate(exception.from),
      through: dayOfDate(exception.through),
      plan: weekPlanOf(exception),
    })),
    validThrough: validThrough === undefined ? Infinity : dayOfDate(validThrough),
  };
}

/** What begins on a day. */
export function planOfDay({ usual, exceptions, validThrough }: OpeningCalendar, day: number): DayPlan {
  if (day > validThrough) return UNKNOWN_DAY;
  const exception = exceptions.find(({ from, through }) => from <= day && day <= through);
  return (exception?.plan ?? usual)[weekdayOf(day)]!;
}

/**
 * Whether the wall clock of a day shows a time (a minute, 0..1439) that is surely open. Cheap, for a filter to call per record; in
 * the hours after a clock change only `calendarStateAt` tells.
 */
export function isOpenOn(calendar: OpeningCalendar, day: number, minute: number): boolean {
  return (
    planOfDay(calendar, day).open.some(([from, until]) => from <= minute && minute < until) ||
    planOfDay(calendar, day - 1).open.some(([, until]) => minute + MINUTES_PER_DAY < until)
  );
}

/** The plans of the seven days that begin with a day, by weekday from Sunday. */
export function weekFrom(calendar: OpeningCalendar, day: number): WeekPlan {
  const week: DayPlan[] = [];
  for (let next = day; next < day + 7; next++) week[weekdayOf(next)] = planOfDay(calendar, next);
  return week;
}

/** The first day from which on nothing changes but by weekday. */
export function firstSettledDay({ exceptions, validThrough }: OpeningCalendar): number {
  const last = Math.max(-Infinity, ...exceptions.map(({ through }) => through));
  return 1 + (Number.isFinite(validThrough) ? Math.max(last, validThrough) : last);
}
