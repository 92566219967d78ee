import { easter } from "../holidays.ts";
import { dayNumber, daysInMonth, nthWeekdayOf, weekdayOf, yearOf } from "../local-time.ts";
import type { TokenCursor } from "./tokens.ts";

/** From, to (both included) and every `step`-th from the first on. */
export interface NumberRange {
  from: number;
  to: number;
  step: number;
}

/** A date of the year, or of one year. */
type DateOfYear =
  | { kind: "day"; year?: number; month: number; day: number; offset: number }
  | { kind: "nth"; year?: number; month: number; weekday: number; nth: number; offset: number }
  | { kind: "easter"; year?: number; offset: number };

/** Dates from one to the other, both included; without years over the end of the year where `to` comes before `from`. */
export interface DateRange {
  from: DateOfYear;
  to: DateOfYear;
}

/** Days of each month, with a leap year's February: a range of months ends with its last day, whichever year it is. */
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the next token begins a year: a number of four digits from 1900 on. */
export function atYear(cursor: TokenCursor, ahead = 0): boolean {
  const value = cursor.peek("number", ahead)?.value ?? 0;
  return value >= 1900 && value <= 9999;
}

/** Whether the next tokens begin a date: a month, easter, a day before its month ("15 Jun") or one of these with a year. */
export function atDate(cursor: TokenCursor, ahead = 0): boolean {
  if (atYear(cursor, ahead)) return atDate(cursor, ahead + 1);
  if (cursor.peek("month", ahead) || cursor.peekWord("easter", ahead)) return true;
  return cursor.peek("number", ahead) !== undefined && cursor.peek("month", ahead + 1) !== undefined;
}

/** Years that stand alone ("2026-2027:"). */
export function parseYears(cursor: TokenCursor): NumberRange[] {
  const ranges: NumberRange[] = [];
  do {
    const from = cursor.need("number").value;
    const open = cursor.takeSign("+");
    const to = cursor.peekSign("-") && atYear(cursor, 1) ? secondNumber(cursor) : from;
    ranges.push({ from, to: open ? Number.POSITIVE_INFINITY : to, step: stepOf(cursor) });
  } while (cursor.peekSign(",") && atYear(cursor, 1) && !atDate(cursor, 1) && cursor.takeSign(","));
  return ranges;
}

/** ISO weeks, after the word: "29,31-33", "1-53/2", "30, week 32". */
export function parseWeeks(cursor: TokenCursor): NumberRange[] {
  const ranges: NumberRange[] = [];
  do {
    cursor.takeWord("week");
    const from = cursor.need("number").value;
    const to = cursor.peekSign("-") ? secondNumber(cursor) : from;
    if (from < 1 || to > 53 || to < from) cursor.refuse(`weeks are 1 to 53, in order, not ${from}-${to}`);
    ranges.push({ from, to, step: stepOf(cursor) });
  } while (
    cursor.peekSign(",") &&
    (cursor.peek("number", 1) || cursor.peekWord("week", 1)) &&
    cursor.takeSign(",")
  );
  return ranges;
}

/** Dates and ranges of them: "Mar-May,Sep 15-30", "Dec 24,25", "easter -2 days-easter +1 day", "2026 Dec 24-2027 Jan 6". */
export function parseDates(cursor: TokenCursor): DateRange[] {
  const ranges: DateRange[] = [];
  do {
    ranges.push(parseRange(cursor, ranges.at(-1)));
  } while (cursor.peekSign(",") && (atDate(cursor, 1) || atDayOfSameMonth(cursor)) && cursor.takeSign(","));
  return ranges;
}

/** "Dec 24,26-28": days of the month said before, which go on upwards; "Dec 24,12-18" may mean hours. */
function atDayOfSameMonth(cursor: TokenCursor): boolean {
  const before = cursor.peek("number", -1)?.value;
  const value = cursor.peek("number", 1)?.value;
  if (before === undefined || value === undefined || value > 31) return false;
  return (
    value > before ||
    cursor.refuse(`${value} after ${before} may be a day or an hour; write hours as ${value}:00`)
  );
}

function parseRange(cursor: TokenCursor, before: DateRange | undefined): DateRange {
  const same = before?.to.kind === "day" ? before.to : undefined;
  const from = parseDate(cursor, same);
  const single = from.last ?? from.date;
  if (!cursor.peekSign("-")) return { from: from.date, to: single };
  const next = cursor.peek("number", 1)?.value;
  if (!atDate(cursor, 1)) {
    if (from.date.kind !== "day" || from.last || next === undefined || next > 31)
      cursor.fail("expected a date after -");
    cursor.skip(2);
    return { from: from.date, to: { ...from.date, day: dayOf(cursor, from.date.month, next) } };
  }
  cursor.skip(1);
  const to = parseDate(cursor);
  const end = to.last ?? to.date;
  return {
    from: from.date,
    to: end.year === undefined && from.date.year !== undefined ? sameYear(from.date, end) : end,
  };
}

/** "2026 Dec 20-Jan 6" ends in the next year. */
function sameYear(from: DateOfYear, to: DateOfYear): DateOfYear {
  const month = (date: DateOfYear) => (date.kind === "easter" ? 4 : date.month);
  return { ...to, year: from.year! + (month(to) < month(from) ? 1 : 0) };
}

interface ParsedDate {
  date: DateOfYear;
  /** Of a month without a day: its last day. */
  last?: DateOfYear;
}

function parseDate(cursor: TokenCursor, same?: { year?: number; month: number }): ParsedDate {
  const year = atYear(cursor) ? cursor.need("number").value : undefined;
  if (cursor.takeWord("easter")) return { date: { kind: "easter", year, offset: parseDayOffset(cursor) } };
  const dayBefore = cursor.take("number")?.value;
  const month = cursor.take("month")?.month ?? (dayBefore !== undefined ? same?.month : undefined);
  if (month === undefined) return cursor.fail("expected a month");
  if (dayBefore !== undefined) return dayIn(cursor, year ?? same?.year, month, dayBefore);
  if (cursor.peek("weekday") && cursor.peekSign("[", 1) && isRangeOfNth(cursor)) {
    const { weekday } = cursor.need("weekday");
    const nth = parseNth(cursor);
    return { date: { kind: "nth", year, month, weekday, nth, offset: parseDayOffset(cursor) } };
  }
  const number = cursor.peek("number")?.value;
  const isTime = cursor.peekSign("-", 1) && cursor.peek("time", 2) !== undefined;
  if (number !== undefined && number >= 1 && number <= 31 && !isTime) {
    cursor.skip(1);
    return dayIn(cursor, year, month, number);
  }
  const days = DAYS_OF_MONTH[month - 1]!;
  return {
    date: { kind: "day", year, month, day: 1, offset: 0 },
    last: { kind: "day", year, month, day: days, offset: 0 },
  };
}

function dayIn(cursor: TokenCursor, year: number | undefined, month: number, day: number): ParsedDate {
  return {
    date: { kind: "day", year, month, day: dayOf(cursor, month, day), offset: parseDayOffset(cursor) },
  };
}

function dayOf(cursor: TokenCursor, month: number, day: number): number {
  if (day < 1 || day > DAYS_OF_MONTH[month - 1]!) cursor.refuse(`month ${month} has no day ${day}`);
  return day;
}

/** "Mar Su[-1]-Oct Su[-1]" is a range of dates; "Dec Fr[1],Sa[1]" are weekdays within a month. */
function isRangeOfNth(cursor: TokenCursor): boolean {
  const signed = cursor.peekSign("-", 2) ? 1 : 0;
  const end = 4 + signed;
  return cursor.peekSign("]", end - 1) && cursor.peekSign("-", end) && atDate(cursor, end + 1);
}

function parseNth(cursor: TokenCursor): number {
  cursor.skip(1);
  const sign = cursor.takeSign("-") ? -1 : 1;
  const value = cursor.need("number").value;
  if (value < 1 || value > 5) cursor.refuse(`a month has no weekday number ${value}, at most 5`);
  cursor.skip(1);
  return sign * value;
}

/** "+2 days", "-1 day", or nothing: days after a date. */
export function parseDayOffset(cursor: TokenCursor): number {
  const sign = cursor.peekSign("+") ? 1 : -1;
  const signed = cursor.peekSign("+") || cursor.peekSign("-");
  if (!signed || !cursor.peek("number", 1) || !cursor.peekWord("day", 2)) return 0;
  cursor.skip(1);
  const { value } = cursor.need("number");
  cursor.skip(1);
  return sign * value;
}

function secondNumber(cursor: TokenCursor): number {
  cursor.skip(1);
  return cursor.need("number").value;
}

function stepOf(cursor: TokenCursor): number {
  if (!cursor.takeSign("/")) return 1;
  const { value } = cursor.need("number");
  return value >= 1 ? value : cursor.refuse("a step is 1 or more");
}

/** The ISO 8601 week, 1..53, of a day. */
export function isoWeekOf(day: number): number {
  // A week belongs to the year of its Thursday.
  const thursday = day + 4 - (weekdayOf(day) || 7);
  return Math.floor((thursday - dayNumber(yearOf(thursday), 1, 1)) / 7) + 1;
}

export function inRanges(ranges: readonly NumberRange[], value: number): boolean {
  return ranges.some(({ from, to, step }) => value >= from && value <= to && (value - from) % step === 0);
}

/** Any leap year: to tell the order in the year of two dates whose year is not said. */
const SOME_LEAP_YEAR = 2024;

export function inDates({ from, to }: DateRange, day: number): boolean {
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
  if (date.kind === "easter") return easter(year) + date.offset;
  if (date.kind === "nth") return nthWeekdayOf(year, date.month, date.weekday, date.nth) + date.offset;
  const missing = date.day > daysInMonth(year, date.month);
  return dayNumber(year, date.month, date.day) + date.offset - (missing && side === "to" ? 1 : 0);
}
