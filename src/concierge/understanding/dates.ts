import { listed } from "../../languages/grammar.ts";
import { dateFrom, type LocalDay } from "./calendar.ts";
import type { Reading } from "./reading.ts";

const YEAR = /^(19|20)\d\d$/;

/** A date: "3 December", "December 3rd", "24.12.", "2026-12-03", "12月3日". */
export function dateAt(
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
