import { MAX_DAYS } from "../../contract/inline-itinerary.ts";
import { listed } from "../../languages/grammar.ts";
import { dateFrom, type LocalDay } from "./calendar.ts";
import type { Reading } from "./reading.ts";

const YEAR = /^(19|20)\d\d$/;

/** A date that was said: the day that is meant, the number of the day, and the length in spans. */
export interface FoundDate {
  first: LocalDay;
  day: number;
  hasMonth: boolean;
  length: number;
}

/**
 * A date at a span: "3 December", "December 3rd", "24.12.", "2026-12-03", "12月3日"; without a month the next such day, from the one said
 * `before` it on where there is one: "the 9th", "den 9.", "9日".
 */
export function readDate(
  reading: Reading,
  index: number,
  today: LocalDay,
  before: LocalDay | undefined,
): FoundDate | undefined {
  const said =
    isoDateAt(reading, index) ??
    monthDateAt(reading, index) ??
    signedDateAt(reading, index) ??
    numericDateAt(reading, index);
  if (!said) return dayOfMonthAt(reading, index, today, before);
  const first = dateFrom(today, said.month, said.day, said.year);
  return first === undefined ? undefined : { first, day: said.day, hasMonth: true, length: said.length };
}

/** How far weekdays stand before the number that counts them, in spans. */
const NAMED_WITHIN = 6;

/** A number that the language marks as a day of the month ("the 9th", "le 9", "am 9.", "9号"), or that ends a stay ("12월 3일부터 5일까지"). */
function dayOfMonthAt(
  reading: Reading,
  index: number,
  today: LocalDay,
  before: LocalDay | undefined,
): FoundDate | undefined {
  const marks = reading.grammar.dayOfMonth ?? {};
  const day = dayNumber(reading, index);
  // "The twenty first of November."
  const isTens = reading.has(index + 1, "ordinal") && isOfMonth(reading, index + 1);
  if (day === undefined || isTens || isCounted(reading, index)) return undefined;
  const isMarkedBefore = listed(marks.before).includes(wordBefore(reading, index));
  // A number in words before the sign counts days.
  const isMarkedAfter =
    /^\d/.test(reading.text(index)) &&
    reading.gap(index + 1) === "" &&
    listed(marks.after).some((sign) => reading.text(index + 1).startsWith(sign));
  if (isMarkedAfter && countsNamed(reading, index, day)) return undefined;
  const length = isMarkedAfter ? 2 : 1;
  const isUntil = [-2, -1, 1, 2, 3].some((step) => reading.has(index + step, "moment", "until"));
  const isBetween = reading.has(index - 1, "act", "join") && follows(reading, index + 3, "between");
  const isEnd = before !== undefined && (isBetween || (isUntil && follows(reading, index, "from", "until")));
  // Where one word is a day of the month and of a plan, or a length, plans have so many at most.
  const isOfPlan = reading.has(index - 1, "numbered", "day") || reading.has(index + 1, "unit", "day");
  // "Two nights three days".
  if (reading.has(index - 1, "unit", "night")) return undefined;
  // "1日1万歩": so much a day.
  const next = index + length;
  const isHour = reading.has(next + 1, "clock");
  if (day === 1 && reading.number(next) !== undefined && reading.gap(next) === "" && !isHour)
    return undefined;
  // "The 3rd" of a list, "on the 3rd", "from the 3rd to the 5th".
  const isChoice =
    reading.has(index, "ordinal") &&
    before === undefined &&
    !leadsTo(reading, index) &&
    !follows(reading, index, "from", "until", "between") &&
    !reading.has(index - 2, "where", "in");
  const isSaid = isEnd || ((isMarkedBefore || isMarkedAfter) && !isChoice && (!isOfPlan || day > MAX_DAYS));
  const first = isSaid ? nextDayOfMonth(before ?? today, day) : undefined;
  return first === undefined ? undefined : { first, day, hasMonth: false, length };
}

/** "金曜と土曜の2日で": whether a number counts the days that are named before it. */
function countsNamed(reading: Reading, index: number, day: number): boolean {
  const named = reading.indices("weekday").filter((at) => at < index && index - at <= NAMED_WITHIN).length;
  return named > 1 && named === day;
}

/** Whether a word for a beginning or an end stands before a span, at most one word between. */
function follows(reading: Reading, index: number, ...moments: readonly string[]): boolean {
  return [index - 1, index - 2].some((at) => reading.has(at, "moment", ...moments));
}

/** "The 3rd to the 5th": whether a word for an end follows, with an end after it. */
function leadsTo(reading: Reading, index: number): boolean {
  return (
    reading.has(index + 1, "moment", "until") &&
    [index + 2, index + 3].some((at) => dayNumber(reading, at) !== undefined)
  );
}

/** Whether a number counts something, or is an hour. */
function isCounted(reading: Reading, index: number): boolean {
  // "The whole week" is seven days.
  if (reading.has(index, "unit")) return true;
  const units = reading.values(index + 1, "unit");
  const isHour =
    reading.values(index + 1, "clock").some((sign) => sign !== "at") ||
    (/^[:.]$/.test(reading.gap(index + 1)) && reading.number(index + 1) !== undefined);
  return units.some((unit) => unit !== "day") || isHour || reading.has(index + 1, "numbered", "day_after");
}

/** The word right before a span, which may be the end of a phrase ("ab dem"). */
function wordBefore(reading: Reading, index: number): string {
  const span = reading.spans[index];
  return (span && reading.tokens[span.start - 1]?.text) ?? "";
}

/** The next day from one on that has this number; of a month that has it. */
function nextDayOfMonth(from: LocalDay, day: number): LocalDay | undefined {
  const start = new Date(from);
  for (let months = 0; months < 12; months++) {
    const date = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, day);
    if (date >= from && new Date(date).getUTCDate() === day) return date;
  }
  return undefined;
}

/** Day, month and year of a date, and its length in spans. */
interface WholeDate {
  day: number;
  month: number;
  year?: number;
  length: number;
}

function isoDateAt(reading: Reading, index: number): WholeDate | undefined {
  if (!YEAR.test(reading.text(index)) || reading.gap(index + 1) !== "-" || reading.gap(index + 2) !== "-")
    return undefined;
  const [month, day] = [reading.number(index + 1), reading.number(index + 2)];
  return month && day && month <= 12
    ? { year: Number(reading.text(index)), month, day, length: 3 }
    : undefined;
}

/** A month's name with a day of the month on either side, at most one word between. */
function monthDateAt(reading: Reading, index: number): WholeDate | undefined {
  const month = reading.value(index, "month");
  if (month !== undefined) {
    const day = dayNumber(reading, index + 1);
    return day ? { day, month: Number(month), length: 2 } : undefined;
  }
  const day = dayNumber(reading, index) ?? dayInWords(reading, index);
  if (day === undefined) return undefined;
  for (let at = index + 1; at <= index + 2; at++) {
    const named = reading.value(at, "month");
    // "3-5 December" is no third of December.
    if (reading.number(at) !== undefined) return undefined;
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

/** Whether a month follows: "the second of October". */
export function isOfMonth(reading: Reading, index: number): boolean {
  return reading.has(reading.isFiller(index + 1) ? index + 2 : index + 1, "month");
}

/** "The second of October", "the twenty first of November". */
function dayInWords(reading: Reading, index: number): number | undefined {
  const day = isOfMonth(reading, index) ? Number(reading.value(index, "ordinal")) : 0;
  const tens = reading.number(index - 1) ?? 0;
  return day >= 1 ? day + (tens === 20 || tens === 30 ? tens : 0) : undefined;
}

/** A date whose numbers are followed by signs: "12月3日". */
function signedDateAt(reading: Reading, index: number): WholeDate | undefined {
  const signs = reading.grammar.dateSigns;
  const [month, day] = [reading.number(index), reading.number(index + 2)];
  if (!signs || !month || month > 12 || !day || day > 31) return undefined;
  const follows = (at: number, sign: string) => listed(sign).some((one) => reading.text(at).startsWith(one));
  if (!follows(index + 1, signs.month)) return undefined;
  return { month, day, length: follows(index + 3, signs.day) ? 4 : 3 };
}

/** Day and month in figures, in the order of the language. */
function numericDateAt(reading: Reading, index: number): WholeDate | undefined {
  const numbers = [reading.number(index), reading.number(index + 1)];
  const [day, month] = reading.grammar.monthFirst ? numbers.toReversed() : numbers;
  const gap = reading.gap(index + 1);
  if (!day || !month || day > 31 || month > 12) return undefined;
  const isAfterSign = listed(reading.grammar.dayOfMonth?.before).includes(wordBefore(reading, index));
  const slashed = gap === "/" || (gap === "." && (isAfterSign || reading.gap(index + 2).startsWith(".")));
  return slashed ? { day, month, length: 2 } : undefined;
}
