import { easter } from "../../hours/holidays.ts";
import { listed } from "../../languages/grammar.ts";
import { DAY_MS, type LocalDay, nextWeekday } from "./calendar.ts";
import type { Reading } from "./reading.ts";

/** Days that follow one another. */
export interface Stretch {
  first: LocalDay;
  length: number;
}

const MONDAY = 1;
/** How far a weekday and the week that it is of stand apart at most: "Friday of next week". */
const WEEK_REACH = 3;

/** The week at a span, from today on where it is this one: "this week", "next week". */
function weekAt(reading: Reading, index: number, today: LocalDay): Stretch | undefined {
  const next = nextWeekday(today + DAY_MS, MONDAY);
  if (reading.has(index, "day", "next_week")) return { first: next, length: 7 };
  return reading.has(index, "day", "this_week")
    ? { first: today, length: (next - today) / DAY_MS }
    : undefined;
}

/** The week that a weekday or a weekend at a span is said to be of, and the span that says it: "Friday next week", "来週の金曜日". */
export function weekOf(
  reading: Reading,
  index: number,
  today: LocalDay,
): { monday: LocalDay; at: number } | undefined {
  if (reading.has(index - 1, "moment", "next_week"))
    return { monday: nextWeekday(today + DAY_MS, MONDAY), at: index - 1 };
  for (let step = 1; step <= WEEK_REACH; step++) {
    for (const at of [index - step, index + step]) {
      const week = weekAt(reading, at, today);
      if (!week || !isTogether(reading, at, index)) continue;
      return { monday: week.length === 7 ? week.first : nextWeekday(week.first - 6 * DAY_MS, MONDAY), at };
    }
  }
  return undefined;
}

/** A week, a month, a feast or weekdays of several days at a span: "next week", "in July", "over Christmas". */
export function stretchAt(
  reading: Reading,
  index: number,
  today: LocalDay,
): (Stretch & { spans: number }) | undefined {
  const stretch =
    weekAt(reading, index, today) ?? relativeMonth(reading, index, today) ?? feastAt(reading, index, today);
  if (stretch) return { ...stretch, spans: 1 };
  return namedMonth(reading, index, today) ?? weekdaysAt(reading, index, today);
}

/** Weekdays that follow one another, by their signs: "木金土". */
function weekdaysAt(
  reading: Reading,
  index: number,
  today: LocalDay,
): (Stretch & { spans: number }) | undefined {
  const signs = reading.grammar.weekdaySigns;
  if (!signs) return undefined;
  let said = "";
  let at = index;
  for (; at < reading.spans.length && (at === index || reading.gap(at) === ""); at++) {
    const text = said + reading.text(at);
    const isNext = (sign: string, place: number) =>
      signs.includes(sign) && (signs.indexOf(text[0]!) + place) % 7 === signs.indexOf(sign);
    if (![...text].every(isNext)) break;
    said = text;
  }
  if (said.length < 2) return undefined;
  return { first: nextWeekday(today, signs.indexOf(said[0]!)), length: said.length, spans: at - index };
}

function relativeMonth(reading: Reading, index: number, today: LocalDay): Stretch | undefined {
  const date = new Date(today);
  const month = (ahead: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1);
  if (reading.has(index, "day", "this_month")) return between(today, month(1));
  return reading.has(index, "day", "next_month") ? between(month(1), month(2)) : undefined;
}

/** Christmas from its eve, Easter from Good Friday. */
function feastAt(reading: Reading, index: number, today: LocalDay): Stretch | undefined {
  const year = new Date(today).getUTCFullYear();
  const isEaster = reading.has(index, "day", "easter");
  const firstIn = (one: number): LocalDay =>
    isEaster ? easter(one) * DAY_MS - 2 * DAY_MS : Date.UTC(one, 11, 24);
  if (!isEaster && !reading.has(index, "day", "christmas")) return undefined;
  const days = isEaster ? 4 : 3;
  const ends = [year, year + 1].map((one) => firstIn(one) + days * DAY_MS);
  const end = ends.find((one) => one > today)!;
  return between(Math.max(end - days * DAY_MS, today), end);
}

/** "In July", "July 2027", "7月": a month without a day, the next such month where no year is said. */
function namedMonth(
  reading: Reading,
  index: number,
  today: LocalDay,
): (Stretch & { spans: number }) | undefined {
  const signs = reading.grammar.dateSigns;
  const number = reading.number(index);
  const isSigned =
    signs !== undefined &&
    number !== undefined &&
    reading.gap(index + 1) === "" &&
    listed(signs.month).some((sign) => reading.text(index + 1).startsWith(sign));
  const month = Number(reading.value(index, "month") ?? (isSigned ? number : Number.NaN));
  const spans = isSigned ? 2 : 1;
  if (!(month >= 1 && month <= 12)) return undefined;
  const isLed = [index - 1, index - 2].some(
    (at) => reading.has(at, "where", "in") || reading.has(at, "moment", "this", "next"),
  );
  // "March" and "may" are words besides.
  if (!isSigned && !isLed) return undefined;
  const said = /^20\d\d$/.test(reading.text(index + spans)) ? Number(reading.text(index + spans)) : undefined;
  const now = new Date(today);
  const isOver = month - 1 < now.getUTCMonth();
  const year = said ?? now.getUTCFullYear() + (isOver ? 1 : 0);
  const begin = Date.UTC(year, month - 1, 1);
  return { ...between(Math.max(begin, today), Date.UTC(year, month, 1)), spans: spans + (said ? 1 : 0) };
}

function between(first: LocalDay, end: LocalDay): Stretch {
  return { first, length: (end - first) / DAY_MS };
}

/** Whether nothing but grammar stands between two spans, and no mark ends a clause there. */
function isTogether(reading: Reading, one: number, other: number): boolean {
  return !reading.isApart(one, other) && reading.between(one, other).every((at) => isGrammar(reading, at));
}

/** How far behind a day the number of those after it stands: "today and the next two days". */
const MORE_REACH = 6;

/** How many days are said to go with one before them, "today and the next two days", and the last span that says so. */
export function daysAfter(reading: Reading, day: number): { number: number; until: number } | undefined {
  if (!reading.has(day + 1, "act", "join")) return undefined;
  const isOther = (at: number) => reading.hasAny(at, "weekday", "day", "month");
  for (let at = day + 2; at <= day + MORE_REACH && !reading.isApart(day, at) && !isOther(at); at++) {
    const isTwo = reading.has(at, "partySize", "2");
    const number = reading.has(at, "article") ? undefined : (reading.number(at) ?? (isTwo ? 2 : undefined));
    if (number === undefined) continue;
    const until = [at, at + 1, at + 2].find((one) => reading.has(one, "unit", "day"));
    return until === undefined || reading.isApart(at, until) ? undefined : { number, until };
  }
  return undefined;
}

function isGrammar(reading: Reading, at: number): boolean {
  return reading.isFiller(at) || reading.has(at, "where", "in") || reading.isParticles(reading.text(at));
}

/** Whether two days that were said are days together: "Saturday and Sunday", "sat/sun", "土日"; "listed": with nothing but a comma between. */
export function isJoined(reading: Reading, one: number, other: number): boolean | "listed" {
  let joins = reading.gap(other) === "" || !reading.breakBefore(other);
  const isOfPlan = reading.says("act", "plan", "itinerary");
  for (let at = one + 1; at <= other; at++) {
    if (reading.sentenceEndBefore(at)) return false;
    if (at === other) break;
    const isShare = isOfPlan && sharesDay(reading, at);
    if (reading.has(at, "act", "join") || isShare) joins = true;
    else if (!isGrammar(reading, at)) return false;
  }
  return joins || "listed";
}

/** Whether a word for it joins a part of a day and another day: "this afternoon and tomorrow". */
export function joinsDays(reading: Reading, part: number, day: number): boolean {
  const isBetween = (at: number) => at > part && at < day;
  return isJoined(reading, part, day) === true && reading.indices("act", "join").some(isBetween);
}

/** Whether a span says how much of a day there is to plan: "this afternoon and tomorrow", "today from three, all of tomorrow". */
function sharesDay(reading: Reading, at: number): boolean {
  return (
    reading.hasAny(at, "part", "clock") ||
    reading.number(at) !== undefined ||
    reading.has(at, "moment", "since") ||
    reading.has(at, "edit", "start_at") ||
    reading.has(at, "slot", "openAt") ||
    reading.has(at, "act", "whole_day", "half_day", "the_rest")
  );
}
