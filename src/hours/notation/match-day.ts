import { dateOfDay, weekdayOf } from "../day.ts";
import type { DateOfYear, DateRange, NumberRange, Rule, WeekdayRange } from "./rule.ts";
import type { Holiday } from "./tokens.ts";

const DAY_MS = 86_400_000;

/** Whether a day (a number of opening-day.ts) is a holiday. */
export type IsHoliday = (holiday: Holiday, day: number) => boolean;

/** Whether a rule holds on a day. */
export function matchesDay(rule: Rule, day: number, isHoliday: IsHoliday): boolean {
  if (rule.years && !inRanges(rule.years, yearOf(day))) return false;
  if (rule.dates && !rule.dates.some((range) => inDates(range, day))) return false;
  if (rule.weeks && !inRanges(rule.weeks, isoWeekOf(day))) return false;
  const { weekdays, holidays } = rule;
  const onWeekday = weekdays?.some((range) => inWeekdays(range, day)) ?? false;
  const onHoliday = holidays?.some(({ holiday, offset }) => isHoliday(holiday, day - offset)) ?? false;
  if (weekdays && holidays) return rule.holidayAndWeekday ? onWeekday && onHoliday : onWeekday || onHoliday;
  return weekdays ? onWeekday : !holidays || onHoliday;
}

/** Easter Sunday of a year: the Gregorian computus of Meeus, Jones and Butcher (Nature, 1876). */
export function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayNumber(year, Math.floor(f / 31), (f % 31) + 1);
}

/** The ISO 8601 week, 1..53, of a day. */
export function isoWeekOf(day: number): number {
  // A week belongs to the year of its Thursday.
  const thursday = day + 4 - (weekdayOf(day) || 7);
  return Math.floor((thursday - dayNumber(yearOf(thursday), 1, 1)) / 7) + 1;
}

/** The day number of a date from the year 100 on; days past the end of the month go on into the next. */
export function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The number of days of a month (1..12). */
function daysInMonth(year: number, month: number): number {
  return month === 12 ? 31 : dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
}

/** The year of a day. */
export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

function inRanges(ranges: readonly NumberRange[], value: number): boolean {
  return ranges.some(({ from, to, step }) => value >= from && value <= to && (value - from) % step === 0);
}

function inWeekdays({ from, to, nth }: WeekdayRange, day: number): boolean {
  const weekday = weekdayOf(day);
  if (!(from <= to ? weekday >= from && weekday <= to : weekday >= from || weekday <= to)) return false;
  if (!nth) return true;
  const [year, month, date] = dateOfDay(day).split("-").map(Number) as [number, number, number];
  const fromStart = Math.ceil(date / 7);
  const fromEnd = -Math.ceil((daysInMonth(year, month) - date + 1) / 7);
  return nth.includes(fromStart) || nth.includes(fromEnd);
}

/** Any leap year: to tell the order in the year of two dates whose year is not said. */
const SOME_LEAP_YEAR = 2024;

function inDates({ from, to }: DateRange, day: number): boolean {
  if (from.year !== undefined) {
    const first = resolve(from, from.year, "from");
    const last = resolve(to, to.year ?? from.year, "to");
    return day >= first && day <= last;
  }
  const ordered = resolve(from, SOME_LEAP_YEAR, "from") <= resolve(to, SOME_LEAP_YEAR, "to");
  const year = yearOf(day);
  // An offset may carry a date over the end of its year.
  return [year - 1, year, year + 1].some((start) => {
    return day >= resolve(from, start, "from") && day <= resolve(to, ordered ? start : start + 1, "to");
  });
}

/** A date in a year. 29 February of a common year is not a day: a range begins after it and ends before it. */
function resolve(date: DateOfYear, year: number, side: "from" | "to"): number {
  if (date.kind === "easter") return easterOf(year) + date.offset;
  if (date.kind === "nth") return nthWeekday(year, date.month, date.weekday, date.nth) + date.offset;
  const missing = date.day > daysInMonth(year, date.month);
  return dayNumber(year, date.month, date.day) + date.offset - (missing && side === "to" ? 1 : 0);
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  if (nth > 0) {
    const first = dayNumber(year, month, 1);
    return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1);
  }
  const last = dayNumber(year, month, daysInMonth(year, month));
  return last - ((weekdayOf(last) - weekday + 7) % 7) + 7 * (nth + 1);
}
