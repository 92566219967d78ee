import { type OpeningCalendar, weekFrom } from "./calendar.ts";
import { sameDay, type WeekPlan } from "./plan.ts";
import type { Period } from "./week.ts";

const MINUTES_PER_DAY = 1_440;

/** What is shown of the seven days that begin with a date. */
export interface ShownWeek {
  /** They are those of the usual week, so that what is stored of it can be shown as it stands. */
  usual: boolean;
  /** Their openings as weekly periods; absent when one of the days cannot be told wholly, since it would look closed. */
  periods?: Period[];
}

/** The week to show on a day (a number of opening-day.ts): that day and the six after it. */
export function shownWeekOf(calendar: OpeningCalendar, day: number): ShownWeek {
  const week = weekFrom(calendar, day);
  const usual = week.every((plan, weekday) => sameDay(plan, calendar.usual[weekday]!));
  if (week.some(({ uncertain }) => uncertain.length > 0)) return { usual };
  return { usual, periods: isAlwaysOpen(week) ? [alwaysOpen] : week.flatMap(periodsOfDay) };
}

/** The way in which the interface writes "open at all hours". */
export const alwaysOpen: Period = { open: { day: 0, time: "0000" }, close: null };

/** Whether every day is open from midnight to midnight. */
export function isAlwaysOpen(week: WeekPlan): boolean {
  return week.every(({ open }) => open.length === 1 && open[0]![0] === 0 && open[0]![1] === MINUTES_PER_DAY);
}

/** The openings of a weekday as periods. */
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
