import type { Holiday } from "./tokens.ts";

/**
 * One rule of an `opening_hours` value: on which days it holds, and what it says of them. Selectors that are absent hold every day; those
 * that are there must all hold. Source: https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
export interface Rule {
  /**
   * How the rule follows upon those before it: `normal` (after a semicolon) replaces what they say of its days, `additional` (after a
   * comma) adds to it, `fallback` (after two bars) fills what they leave closed. A `correction` replaces it on days on which their
   * times overlap, and adds to it on others.
   */
  link: "normal" | "additional" | "correction" | "fallback";
  years?: NumberRange[];
  dates?: DateRange[];
  /** ISO 8601 weeks, 1..53. */
  weeks?: NumberRange[];
  weekdays?: WeekdayRange[];
  holidays?: HolidayDay[];
  /** Both the weekday and the holiday must hold ("PH Mo-Fr"), instead of one of them ("Mo-Fr,PH"). */
  holidayAndWeekday?: boolean;
  /** Absent: nothing is said of times. */
  times?: TimeSpan[];
  /** What it says of its times: `uncertain` where nobody can tell ("unknown", or a condition in a comment). */
  state: "open" | "closed" | "uncertain";
}

/** From, to (both included) and every `step`-th from the first on. */
export interface NumberRange {
  from: number;
  to: number;
  step: number;
}

/** Weekdays from one to the other (0 = Sunday), over the end of the week where `to` is before `from`. */
export interface WeekdayRange {
  from: number;
  to: number;
  /** Only the n-th such day of the month: 1..5, or -1..-5 from its end. Absent: every one. */
  nth?: number[];
}

/** A day that is told by a holiday. */
export interface HolidayDay {
  holiday: Holiday;
  /** Days after the holiday; negative before it. */
  offset: number;
}

/** A date of the year, or of one year. */
export type DateOfYear =
  | { kind: "day"; year?: number; month: number; day: number; offset: number }
  | { kind: "nth"; year?: number; month: number; weekday: number; nth: number; offset: number }
  | { kind: "easter"; year?: number; offset: number };

/** Dates from one to the other, both included; without years over the end of the year where `to` comes before `from`. */
export interface DateRange {
  from: DateOfYear;
  to: DateOfYear;
}

/** A stretch of time of a day. */
export interface TimeSpan {
  /** Minutes from midnight, 0..1439. */
  from: number;
  /** Minutes from midnight, after `from`, at most 2880. */
  until: number;
  /** The end of the uncertain stretch that follows an open end ("18:00-22:00+"), in minutes from midnight. */
  openEnd?: number;
  /** Depends on the sun, or has no end but an open one: uncertain whatever the rule says. */
  uncertain?: boolean;
}

/** Whether a rule says which days it is for. */
export function hasDays({ years, dates, weeks, weekdays, holidays }: Rule): boolean {
  return Boolean(years ?? dates ?? weeks ?? weekdays ?? holidays);
}
