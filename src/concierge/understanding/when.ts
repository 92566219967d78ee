import {
  DAY_MS,
  type LocalDay,
  localDayAt,
  nextWeekday,
  type PartOfDay,
  partsOfDay,
  rangeOn,
  weekdayOf,
} from "./calendar.ts";
import { readClocks } from "./clock.ts";
import { dateAt } from "./dates.ts";
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
    stay: stayOf(reading, days),
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
function stayOf(reading: Reading, days: readonly { at: number; first: LocalDay }[]): When["stay"] {
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
