import type { StoredOpeningHours } from "../contract/opening-hours.ts";
import { dayOfDate, weekdayOf } from "./local-time.ts";
import {
  alwaysOpen,
  type DayPlan,
  isAlwaysOpen,
  isUntold,
  MINUTES_PER_DAY,
  type Period,
  periodsOfDay,
  type Stretch,
  sameDay,
  UNKNOWN_DAY,
  UNKNOWN_WEEK,
  type WeekPlan,
  weekPlanOf,
} from "./week.ts";

/** Day number 0 is 1970-01-01; packed days count from 0000-01-01, so that none is negative. */
const DAYS_BEFORE_1970 = 719_528;
/** Stands for Infinity: later than any date of four digits. */
const FOR_GOOD = 4_000_000;

/** Dates, from the first day number to the last, on which a plan of their own holds. */
interface CalendarException {
  readonly from: number;
  readonly through: number;
  readonly plan: WeekPlan;
}

/** Hours that change by date, or that nobody can tell at some times. Days are numbers of local-time.ts. */
export interface OpeningCalendar {
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

/** Whether it is unknown for a whole day when a place is open. */
export function isUnknownOn(calendar: OpeningCalendar, day: number): boolean {
  return isUntold(planOfDay(calendar, day));
}

/** The plans of the seven days that begin with a day, by weekday from Sunday. */
function weekFrom(calendar: OpeningCalendar, day: number): WeekPlan {
  const week: DayPlan[] = [];
  for (let next = day; next < day + 7; next++) week[weekdayOf(next)] = planOfDay(calendar, next);
  return week;
}

/** The first day from which on nothing changes but by weekday. */
export function firstSettledDay({ exceptions, validThrough }: OpeningCalendar): number {
  const last = Math.max(-Infinity, ...exceptions.map(({ through }) => through));
  return 1 + (Number.isFinite(validThrough) ? Math.max(last, validThrough) : last);
}

/** What is shown of the seven days that begin with a date. */
export interface ShownWeek {
  /** They are those of the usual week, so that what is stored of it can be shown as it stands. */
  usual: boolean;
  /** Their openings as weekly periods; absent when one of the days is partly unknown, since it would look closed. */
  periods?: Period[];
}

/** The week to show on a day (a number of local-time.ts): that day and the six after it. */
export function shownWeekOf(calendar: OpeningCalendar, day: number): ShownWeek {
  const week = weekFrom(calendar, day);
  const usual = week.every((plan, weekday) => sameDay(plan, calendar.usual[weekday]!));
  if (week.some(({ uncertain }) => uncertain.length > 0)) return { usual };
  return { usual, periods: isAlwaysOpen(week) ? [alwaysOpen] : week.flatMap(periodsOfDay) };
}

/**
 * A calendar as whole numbers for the facts of a record: `validThrough`, the usual week, then each exception as its first day, its
 * length in days and its week. A week is the number of different days in it and those days; a day is the weekdays it stands for as bits, then
 * for `open` and for `uncertain` the number of stretches and their pairs.
 */
export function packCalendar({ usual, exceptions, validThrough }: OpeningCalendar): number[] {
  const packed = [
    Number.isFinite(validThrough) ? validThrough + DAYS_BEFORE_1970 : FOR_GOOD,
    ...packWeek(usual),
  ];
  for (const { from, through, plan } of exceptions) {
    packed.push(from + DAYS_BEFORE_1970, through - from + 1, ...packWeek(plan));
  }
  return packed;
}

export function unpackCalendar(packed: ArrayLike<number>): OpeningCalendar {
  let at = 0;
  const next = () => packed[at++]!;
  const stretches = () => Array.from({ length: next() }, (): Stretch => [next(), next()]);
  const week = (): WeekPlan => {
    const days: DayPlan[] = [];
    for (let left = next(); left > 0; left--) {
      const weekdays = next();
      const plan: DayPlan = { open: stretches(), uncertain: stretches() };
      for (let day = 0; day < 7; day++) if (weekdays & (1 << day)) days[day] = plan;
    }
    return days;
  };
  const last = next();
  const usual = week();
  const exceptions: CalendarException[] = [];
  while (at < packed.length) {
    const from = next() - DAYS_BEFORE_1970;
    const through = from + next() - 1;
    exceptions.push({ from, through, plan: week() });
  }
  return { usual, exceptions, validThrough: last === FOR_GOOD ? Infinity : last - DAYS_BEFORE_1970 };
}

function packWeek(week: WeekPlan): number[] {
  const different: { plan: DayPlan; weekdays: number }[] = [];
  week.forEach((plan, day) => {
    const same = different.find((other) => sameDay(other.plan, plan));
    if (same) same.weekdays |= 1 << day;
    else different.push({ plan, weekdays: 1 << day });
  });
  const days = different.flatMap(({ plan, weekdays }) => [
    weekdays,
    ...[plan.open, plan.uncertain].flatMap((stretches) => [stretches.length, ...stretches.flat()]),
  ]);
  return [different.length, ...days];
}
