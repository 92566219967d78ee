import type { CalendarException, OpeningCalendar } from "./calendar.ts";
import { type DayPlan, type Stretch, sameDay, type WeekPlan } from "./plan.ts";

/** Day number 0 is 1970-01-01; packed days count from 0000-01-01, so that none is negative. */
const DAYS_BEFORE_1970 = 719_528;
/** Stands for Infinity: later than any date of four digits. */
const FOR_GOOD = 4_000_000;

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

/** The calendar that was packed. */
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
