import type { Holiday } from "../holidays.ts";
import { dateOfDay, daysInMonth, weekdayOf, yearOf } from "../local-time.ts";
import {
  atDate,
  atYear,
  type DateRange,
  inDates,
  inRanges,
  isoWeekOf,
  type NumberRange,
  parseDates,
  parseDayOffset,
  parseWeeks,
  parseYears,
} from "./dates.ts";
import { atTime, parseTimes, type TimeSpan } from "./times.ts";
import { readTokens, TokenCursor } from "./tokens.ts";

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

/** Whether a rule says which days it is for. */
export function hasDays({ years, dates, weeks, weekdays, holidays }: Rule): boolean {
  return Boolean(years ?? dates ?? weeks ?? weekdays ?? holidays);
}

/** Weekdays from one to the other (0 = Sunday), over the end of the week where `to` is before `from`. */
interface WeekdayRange {
  from: number;
  to: number;
  /** Only the n-th such day of the month: 1..5, or -1..-5 from its end. Absent: every one. */
  nth?: number[];
}

/** A day that is named by a holiday. */
interface HolidayDay {
  holiday: Holiday;
  /** Days after the holiday; negative before it. */
  offset: number;
}

/**
 * The rules of an `opening_hours` value in their order.
 * @throws UnreadableValue where it cannot be read with certainty.
 */
export function parseRules(value: string): Rule[] {
  const cursor = new TokenCursor(readTokens(value));
  const rules: Rule[] = [];
  let link: Rule["link"] = "normal";
  while (!cursor.done) {
    if (cursor.takeSign(";")) continue;
    rules.push(parseRule(cursor, link));
    if (cursor.takeSign(";")) link = "normal";
    else if (cursor.takeSign("||")) link = "fallback";
    // "Mo-Fr 9:00-17:00 Sa 9:00-12:00": a separator was left out, and the days are others.
    else if (cursor.takeSign(",") || (hasDays(rules.at(-1)!) && atSelector(cursor))) link = "additional";
    else if (!cursor.done) cursor.fail("expected the end of a rule");
    if (link === "additional" && !cursor.done && cursor.peekSign(";")) link = "normal";
  }
  if (rules.length === 0) cursor.fail("expected a rule");
  return rules;
}

function atSelector(cursor: TokenCursor): boolean {
  return atDay(cursor) || atDate(cursor) || atYear(cursor) || cursor.peekWord("week");
}

function parseRule(cursor: TokenCursor, link: Rule["link"]): Rule {
  const rule: Rule = { link, state: "open" };
  let said = parseSelectors(cursor, rule);
  if (atTime(cursor)) {
    rule.times = parseTimes(cursor);
    said = true;
    // "09:00-17:00 Mo-Fr": nothing but days may stand behind times.
    if (!hasDays(rule) && parseSelectors(cursor, rule) && atTime(cursor)) cursor.fail("expected a separator");
  }
  const state = parseState(cursor);
  if (state) rule.state = state;
  // "off 12:00-14:00"
  if (state && !rule.times && atTime(cursor)) rule.times = parseTimes(cursor);
  if (!said && !state) cursor.fail("expected days, times or a state");
  return rule;
}

/** Reads the selectors of days into the rule; whether there were any. */
function parseSelectors(cursor: TokenCursor, rule: Rule): boolean {
  let any = false;
  for (;;) {
    if (!rule.dates && atDate(cursor)) rule.dates = parseDates(cursor);
    else if (!rule.years && !rule.dates && atYear(cursor)) rule.years = parseYears(cursor);
    else if (!rule.weeks && cursor.peekWord("week")) rule.weeks = parseWeeks(cursor);
    else if (!rule.weekdays && !rule.holidays && atDay(cursor)) Object.assign(rule, parseDays(cursor));
    else return any;
    any = true;
    // "Apr-Sep: Mo-Fr", "Mo-Fr: 09:00"; and the comma of "Dec 24, Mo-Fr 09:00" is none of these.
    cursor.takeSign(":");
  }
}

/**
 * The state that follows days and times; undefined when none is said. A comment without "open" or "off" is a condition that nobody but
 * people can judge, so that what it stands at is uncertain.
 */
function parseState(cursor: TokenCursor): Rule["state"] | undefined {
  const word = cursor.take("word")?.word;
  if (word !== undefined && word !== "off" && word !== "open" && word !== "unknown") {
    cursor.fail("expected off, open or unknown");
  }
  const comment = cursor.take("comment");
  if (word === "off") return "closed";
  if (word === "unknown") return "uncertain";
  if (word === "open") return "open";
  return comment ? "uncertain" : undefined;
}

type Days = Pick<Rule, "weekdays" | "holidays" | "holidayAndWeekday">;

/** Whether the next token is a weekday or a holiday. */
function atDay(cursor: TokenCursor, ahead = 0): boolean {
  return cursor.peek("weekday", ahead) !== undefined || cursor.peek("holiday", ahead) !== undefined;
}

/** Weekdays and holidays: "Mo-We,Fr", "Sa[1],Sa[-1]", "Su,PH" (either), "SH Mo-Fr" (both), "PH -1 day". */
function parseDays(cursor: TokenCursor): Days {
  const weekdays: WeekdayRange[] = [];
  const holidays: HolidayDay[] = [];
  let holidayAndWeekday = false;
  for (;;) {
    const holiday = cursor.take("holiday")?.holiday;
    if (holiday) holidays.push({ holiday, offset: parseDayOffset(cursor) });
    else weekdays.push(parseWeekday(cursor));
    if (cursor.peekSign(",") && atDay(cursor, 1)) cursor.takeSign(",");
    else if (!atDay(cursor)) break;
    // Side by side a holiday narrows weekdays; two weekdays are a list whose comma was left out.
    else if (holiday && cursor.peek("weekday")) holidayAndWeekday = true;
    else if (!holiday && cursor.peek("holiday")) cursor.fail("expected a comma before the holiday");
  }
  return {
    ...(weekdays.length > 0 && { weekdays }),
    ...(holidays.length > 0 && { holidays }),
    ...(holidayAndWeekday && { holidayAndWeekday }),
  };
}

function parseWeekday(cursor: TokenCursor): WeekdayRange {
  const from = cursor.need("weekday").weekday;
  if (cursor.takeSign("[")) return { from, to: from, nth: parseNths(cursor) };
  if (!cursor.peekSign("-")) return { from, to: from };
  cursor.skip(1);
  const to = cursor.need("weekday").weekday;
  if (cursor.peekSign("[")) cursor.fail("expected no [ after a range of weekdays");
  return { from, to };
}

function parseNths(cursor: TokenCursor): number[] {
  const nths: number[] = [];
  do {
    const sign = cursor.takeSign("-") ? -1 : 1;
    const from = cursor.need("number").value;
    const to = cursor.takeSign("-") ? cursor.need("number").value : from;
    if (from < 1 || to > 5 || to < from || (sign < 0 && to !== from))
      cursor.refuse(`weekdays of a month are 1 to 5, in order, not ${from}-${to}`);
    for (let nth = from; nth <= to; nth++) nths.push(sign * nth);
  } while (cursor.takeSign(","));
  if (!cursor.takeSign("]")) cursor.fail("expected ]");
  return nths;
}

/** Whether a day (a number of local-time.ts) is a holiday. */
export type IsHoliday = (holiday: Holiday, day: number) => boolean;

export function matchesDay(rule: Rule, day: number, isHoliday: IsHoliday): boolean {
  if (rule.years && !inRanges(rule.years, yearOf(day))) return false;
  if (rule.dates && !rule.dates.some((range) => inDates(range, day))) return false;
  if (rule.weeks && !inRanges(rule.weeks, isoWeekOf(day))) return false;
  const { weekdays, holidays, holidayAndWeekday } = rule;
  if (!weekdays && !holidays) return true;
  const onWeekday = weekdays?.some((range) => inWeekdays(range, day)) ?? false;
  const onHoliday = holidays?.some(({ holiday, offset }) => isHoliday(holiday, day - offset)) ?? false;
  return holidayAndWeekday ? onWeekday && onHoliday : onWeekday || onHoliday;
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
