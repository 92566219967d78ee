import { listed } from "../../languages/grammar.ts";
import {
  DAY_MS,
  dateFrom,
  type LocalDay,
  localDayAt,
  nextWeekday,
  type PartOfDay,
  partsOfDay,
  rangeOn,
  weekdayOf,
} from "./calendar.ts";
import { readClocks } from "./clock.ts";
import type { Reading } from "./reading.ts";
import type { TimeRange } from "./understanding.ts";

/** The times that a message names, before it is known what they are for. */
export interface When {
  now: boolean;
  /** A stay from one day to another: "we arrive on Friday and leave on Monday". */
  stay?: { first: LocalDay; days: number };
  /** The first day meant, and how many days from it. */
  day?: { first: LocalDay; length: number /** A weekday, which may be next week's. */; byName?: true };
  part?: PartOfDay;
  /** A meal that was named; it says what kind of place as well as when. */
  meal?: PartOfDay;
  /** Minutes from midnight; two for a stretch ("from 8 to 10"). */
  clocks: readonly number[];
  /** Spans that are part of a time, so that their numbers count nothing else. */
  used: ReadonlySet<number>;
}

/** Reads days, dates, parts of the day and times of the clock. Of several days the last is meant ("no, Saturday"). */
export function readWhen(reading: Reading, now: number, timeZone: string): When {
  const used = new Set<number>();
  const today = localDayAt(now, timeZone);
  let day: When["day"];
  const days: { at: number; first: LocalDay }[] = [];
  for (let index = 0; index < reading.spans.length; index++) {
    if (used.has(index)) continue;
    const found = dateAt(reading, index, today, used) ?? namedDayAt(reading, index, today, used);
    if (found) days.push({ at: index, first: found.first });
    day = found ?? day;
  }
  const clocks = readClocks(reading, used);
  const part = last(reading, "part", used);
  const tonight = reading.says("day", "tonight");
  return {
    now: reading.indices("moment", "now").some((index) => !isTransition(reading, index)),
    day,
    stay: findStay(reading, days),
    part: tonight ? "evening" : (part as PartOfDay | undefined),
    meal: last(reading, "meal", used) as PartOfDay | undefined,
    clocks,
    used,
  };
}

/**
 * The instants that places should be open at. A part of the day or a time without a day is the next one; a meal
 * without a day says nothing of when.
 */
export function openingRange(when: When, now: number, timeZone: string): TimeRange | undefined {
  const today = localDayAt(now, timeZone);
  const part = when.part ?? (when.day && mealTime(when.meal));
  if (when.clocks.length > 0) {
    const [from, until = from] = when.clocks as [number, number?];
    const range = (day: LocalDay) => rangeOn(day, from, until >= from ? until : until + 1440, timeZone);
    if (when.day?.byName && range(when.day.first).until < now) return range(when.day.first + 7 * DAY_MS);
    return when.day || range(today).until >= now ? range(when.day?.first ?? today) : range(today + DAY_MS);
  }
  if (part) {
    const [from, until] = partsOfDay[part];
    const range = (day: LocalDay) => rangeOn(day, from, until, timeZone);
    // "Tonight", said late, is what is left of the night.
    const isOver = part === "evening" && when.day?.first === today && range(today).until <= now;
    if (isOver) return { from: now, until: rangeOn(today, 0, partsOfDay.night[1], timeZone).until };
    return when.day || range(today).until > now ? range(when.day?.first ?? today) : range(today + DAY_MS);
  }
  if (when.day) return rangeOn(when.day.first, 0, when.day.length * 1440, timeZone);
  return when.now ? { from: now, until: now, now: true } : undefined;
}

/** Breakfast and brunch name a kind of place; only lunch and dinner narrow a day. */
function mealTime(meal: PartOfDay | undefined): PartOfDay | undefined {
  return meal === "lunch" || meal === "dinner" ? meal : undefined;
}

const STAY_MAX = 7;

/** Two days, the second said to be the last. */
function findStay(reading: Reading, days: readonly { at: number; first: LocalDay }[]): When["stay"] {
  const [start, end] = [days.at(-2), days.at(-1)];
  if (!start || !end || ![end.at - 1, end.at - 2].some((at) => reading.has(at, "moment", "until")))
    return undefined;
  const last = end.first < start.first ? end.first + 7 * DAY_MS : end.first;
  const length = (last - start.first) / DAY_MS + 1;
  return length > 1 && length <= STAY_MAX ? { first: start.first, days: length } : undefined;
}

/** "OK, now I need …" goes on to the next thing. */
function isTransition(reading: Reading, index: number): boolean {
  const isSpaced = reading.gap(index + 1) !== "";
  return reading.has(index - 1, "act", "yes") || (index === 0 && isSpaced && reading.has(1, "act", "find"));
}

function last(reading: Reading, type: "part" | "meal", used: ReadonlySet<number>): string | undefined {
  // "Two nights" are a length.
  const isCounted = (index: number) => reading.number(index - 1) !== undefined && reading.has(index, "unit");
  const indices = reading.indices(type).filter((index) => !used.has(index) && !isCounted(index));
  return indices.length > 0 ? reading.value(indices.at(-1)!, type) : undefined;
}

/** Today, tomorrow, a weekday, the weekend; "next" before a weekend or after one that has begun means a week later. */
function namedDayAt(reading: Reading, index: number, today: LocalDay, used: Set<number>): When["day"] {
  const relative = reading.value(index, "day");
  const weekday = reading.value(index, "weekday");
  if (relative === undefined && weekday === undefined) return undefined;
  used.add(index);
  if (relative === "weekend") {
    const weekend = weekdayOf(today) === 0 ? today - DAY_MS : nextWeekday(today, 6);
    return { first: weekend + (isNext(reading, index) ? 7 * DAY_MS : 0), length: 2 };
  }
  if (relative !== undefined) {
    const offset = { tomorrow: 1, after_tomorrow: 2 }[relative] ?? 0;
    return { first: today + offset * DAY_MS, length: 1 };
  }
  return { first: nextWeekday(today, Number(weekday)), length: 1, byName: true };
}

function isNext(reading: Reading, index: number): boolean {
  return [index - 2, index - 1, index + 1, index + 2].some((at) => reading.has(at, "moment", "next"));
}

const YEAR = /^(19|20)\d\d$/;

/** A date: "3 December", "December 3rd", "24.12.", "2026-12-03", "12月3日". */
function dateAt(
  reading: Reading,
  index: number,
  today: LocalDay,
  used: Set<number>,
): { first: LocalDay; length: number } | undefined {
  const found =
    isoDateAt(reading, index) ??
    monthDateAt(reading, index) ??
    signedDateAt(reading, index) ??
    numericDateAt(reading, index);
  if (!found) return undefined;
  const first = dateFrom(today, found.month, found.day, found.year);
  if (first === undefined) return undefined;
  for (let at = index; at < index + found.length; at++) used.add(at);
  return { first, length: 1 };
}

interface FoundDate {
  day: number;
  month: number;
  year?: number;
  /** In spans. */
  length: number;
}

function isoDateAt(reading: Reading, index: number): FoundDate | undefined {
  if (!YEAR.test(reading.text(index)) || reading.gap(index + 1) !== "-" || reading.gap(index + 2) !== "-")
    return undefined;
  const [month, day] = [reading.number(index + 1), reading.number(index + 2)];
  return month && day && month <= 12 && day <= 31
    ? { year: Number(reading.text(index)), month, day, length: 3 }
    : undefined;
}

/** A month's name with a day of the month on either side, at most one word between. */
function monthDateAt(reading: Reading, index: number): FoundDate | undefined {
  const month = reading.value(index, "month");
  if (month !== undefined) {
    const day = dayNumber(reading, index + 1);
    return day ? { day, month: Number(month), length: 2 } : undefined;
  }
  const day = dayNumber(reading, index);
  if (day === undefined) return undefined;
  for (let at = index + 1; at <= index + 2; at++) {
    const named = reading.value(at, "month");
    if (named === undefined) continue;
    const year = YEAR.test(reading.text(at + 1)) ? Number(reading.text(at + 1)) : undefined;
    return { day, month: Number(named), year, length: at - index + (year ? 2 : 1) };
  }
  return undefined;
}

function dayNumber(reading: Reading, index: number): number | undefined {
  // "1st" is one word, "24th" a number and another.
  const ordinal = /^\d/.test(reading.text(index)) ? reading.value(index, "ordinal") : undefined;
  const number = reading.number(index) ?? Number(ordinal);
  return Number.isInteger(number) && number >= 1 && number <= 31 ? number : undefined;
}

/** A date whose numbers are followed by signs: "12月3日". */
function signedDateAt(reading: Reading, index: number): FoundDate | undefined {
  const signs = reading.grammar.dateSigns;
  const [month, day] = [reading.number(index), reading.number(index + 2)];
  if (!signs || !month || month > 12 || !day || day > 31) return undefined;
  const follows = (at: number, sign: string) => listed(sign).some((one) => reading.text(at).startsWith(one));
  if (!follows(index + 1, signs.month)) return undefined;
  return { month, day, length: follows(index + 3, signs.day) ? 4 : 3 };
}

/** Day and month in figures, in the order of the language. */
function numericDateAt(reading: Reading, index: number): FoundDate | undefined {
  const numbers = [reading.number(index), reading.number(index + 1)];
  const [day, month] = reading.grammar.monthFirst ? numbers.toReversed() : numbers;
  const gap = reading.gap(index + 1);
  if (!day || !month || day > 31 || month > 12) return undefined;
  const slashed = gap === "/" || (gap === "." && reading.gap(index + 2).startsWith("."));
  return slashed ? { day, month, length: 2 } : undefined;
}
