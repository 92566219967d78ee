import { nextHoliday } from "../../hours/holidays.ts";
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
import { type FoundDate, readDate } from "./dates.ts";
import type { Reading } from "./reading.ts";
import { daysAfter, isJoined, joinsDays, type Stretch, stretchAt, weekOf } from "./stretches.ts";
import type { TimeRange } from "./understanding.ts";

/** The times that a message names, before it is known what they are for. */
export interface When {
  now: boolean;
  today: LocalDay;
  /** A stay from one day to another: "we arrive on Friday and leave on Monday". */
  stay?: { first: LocalDay; days: number };
  /** All days that were said by a name or a date, with their spans. */
  days: readonly { at: number /** Its last span. */; until: number; first: LocalDay; byName?: true }[];
  /** The first day meant, and how many days from it. */
  day?: { first: LocalDay; length: number /** A weekday, which may be next week's. */; byName?: true };
  part?: PartOfDay;
  /** A meal that was named; it says what kind of place as well as when. */
  meal?: PartOfDay;
  /** Minutes from midnight; two for a stretch ("from 8 to 10"). */
  clocks: readonly number[];
  /** Whether the hours tell morning from evening: "9 am", "21:00". */
  clocksAreCertain?: boolean;
  /** Spans that are part of a time, so that their numbers count nothing else. */
  used: ReadonlySet<number>;
}

/**
 * Reads days, dates, parts of the day and times of the clock. Of several days the last is meant ("no, Saturday"); "the day after" is the
 * one after the day that was spoken of before.
 */
export function readWhen(
  reading: Reading,
  now: number,
  timeZone: string,
  before: LocalDay | undefined,
): When {
  const used = new Set<number>();
  const today = localDayAt(now, timeZone);
  let day: When["day"];
  const days: DayAt[] = [];
  for (let index = 0; index < reading.spans.length; index++) {
    if (used.has(index)) continue;
    const date = readDate(reading, index, today, days.findLast(({ date }) => date)?.first);
    for (let at = index; date && at < index + date.length; at++) used.add(at);
    const found = date
      ? { first: date.first, length: 1 }
      : namedDayAt(reading, index, today, days.at(-1)?.first ?? before, used);
    if (found) days.push({ at: index, until: index + (date?.length ?? 1) - 1, ...found, date });
    day = found ?? day;
    const after = !date && found && daysAfter(reading, days.at(-1)!.until);
    if (!after) continue;
    const first = found.first + found.length * DAY_MS;
    for (let at = index + 2; at <= after.until; at++) used.add(at);
    days.push({ at: index + 2, until: after.until, first, length: after.number });
  }
  const { minutes: clocks, certain } = readClocks(reading, used);
  const part = last(reading, "part", used);
  const tonight = reading.says("day", "tonight");
  const joined = joinedDays(reading, [...partOfToday(reading, days, today), ...days]);
  const isLeftAfter =
    saysPlan(reading) && joined !== undefined && joined.first + joined.length * DAY_MS === day?.first;
  return {
    now: reading.indices("moment", "now").some((index) => !isTransition(reading, index)),
    today,
    days: days.filter(({ length }) => length === 1),
    day: joined ?? day,
    stay: isLeftAfter ? undefined : findStay(reading, days, today, used),
    part: tonight ? "evening" : (part as PartOfDay | undefined),
    meal: last(reading, "meal", used) as PartOfDay | undefined,
    clocks,
    clocksAreCertain: certain,
    used,
  };
}

/**
 * The instants that places should be open at. A part of the day or a time without a day is the next one; a meal
 * without a day says nothing of when.
 */
export function openingRange(when: When, now: number, timeZone: string): TimeRange | undefined {
  const today = localDayAt(now, timeZone);
  const isLong = when.day !== undefined && when.day.length > 2;
  // "Dinner tonight" is said of the evening, and when people dine.
  const isMeal = when.part === undefined ? when.day !== undefined : when.part === partOf(when.meal);
  const part = isLong ? undefined : isMeal ? (when.meal ?? when.part) : when.part;
  if (when.clocks.length > 0) {
    const [from, until] = hoursToCome(when, now, today, timeZone);
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
  if (when.stay) return rangeOn(when.stay.first, 0, when.stay.days * 1440, timeZone);
  if (when.day) return rangeOn(when.day.first, 0, when.day.length * 1440, timeZone);
  return when.now ? { from: now, until: now, now: true } : undefined;
}

/** When a meal that was named without a day is had next. */
export function nextMeal({ meal }: When, now: number, timeZone: string): TimeRange | undefined {
  if (meal === undefined) return undefined;
  const on = (day: LocalDay) => rangeOn(day, partsOfDay[meal][0], partsOfDay[meal][1], timeZone);
  const today = localDayAt(now, timeZone);
  return on(today).until > now ? on(today) : on(today + DAY_MS);
}

/** Hours that are past today are those of the evening, where that is still to come: "at 8", said at two in the afternoon. */
function hoursToCome(
  { clocks, clocksAreCertain, day }: When,
  now: number,
  today: LocalDay,
  timeZone: string,
): [from: number, until: number] {
  const [from, until = from] = clocks as [number, number?];
  const isPast = (minute: number) => rangeOn(today, minute, minute, timeZone).until < now;
  const isOfToday = day === undefined || day.first === today;
  const isEvening =
    !clocksAreCertain && isOfToday && until >= from && until < 720 && isPast(until) && !isPast(from + 720);
  return isEvening ? [from + 720, until + 720] : [from, until];
}

function partOf(meal: PartOfDay | undefined): PartOfDay | undefined {
  const parts: Partial<Record<PartOfDay, PartOfDay>> = {
    breakfast: "morning",
    brunch: "morning",
    lunch: "midday",
    dinner: "evening",
  };
  return meal && parts[meal];
}

const STAY_MAX = 7;

/** A day that was said, and the date that it was said by. */
interface DayAt extends Stretch {
  at: number;
  /** Its last span. */
  until: number;
  byName?: true;
  date?: FoundDate;
}

/**
 * The last days that were said where they follow one another and are said together: "Saturday and Sunday", "tomorrow and the day after",
 * "Monday, Tuesday and Wednesday". Of two days a comma alone joins nothing.
 */
function joinedDays(reading: Reading, days: readonly DayAt[]): Stretch | undefined {
  let joined: (Stretch & { isSaid: boolean }) | undefined;
  for (let index = 1; index < days.length; index++) {
    const [before, day] = [days[index - 1]!, days[index]!];
    const start = joined ?? before;
    const end = start.first + start.length * DAY_MS;
    const isNext = day.first === end || (day.byName && day.first + 7 * DAY_MS === end);
    // "All of tomorrow and the rest of today."
    const isBefore = day.first + day.length * DAY_MS === start.first && !day.byName;
    const join = (isNext || isBefore) && isJoined(reading, before.until, day.at);
    const isSaid = join === true || joined !== undefined;
    const first = isBefore ? day.first : start.first;
    // "Friday and Saturday, leaving on Sunday."
    const isLeft = [day.at - 1, day.at - 2].some((at) => reading.has(at, "moment", "until"));
    if (joined?.isSaid && isLeft && index === days.length - 1) break;
    // "Plan Friday and Saturday, Tivoli on Friday evening."
    const isWithin = joined && day.first >= joined.first && day.first < joined.first + joined.length * DAY_MS;
    if (joined?.isSaid && isWithin && saysPlan(reading)) continue;
    joined = join ? { first, length: start.length + day.length, isSaid } : undefined;
  }
  return joined?.isSaid ? joined : undefined;
}

/**
 * Two days, the second said to be the last, or two dates with a dash between. The month may be said of the second alone ("from the 3rd to the 5th
 * of December"), and the first may be nothing but a number then ("3-5 December").
 */
function findStay(
  reading: Reading,
  days: readonly DayAt[],
  today: LocalDay,
  used: Set<number>,
): When["stay"] {
  const end = days.at(-1);
  if (!end) return undefined;
  const told = stayBefore(reading, days) ?? stayBetween(reading, days, today);
  if (told) return told;
  const isUntil = (at: number) => leadsTo(reading, at);
  const isDash = /^\s*[\p{Pd}~\u301c\uff5e]\s*$/u.test(reading.gap(end.at));
  const until = isDash ? end.at : ([end.at - 1, end.at - 2].find(isUntil) ?? endOfBetween(reading, end));
  const isAfter = reading.grammar.verbLast && [1, 2, 3, 4].some((step) => isUntil(end.at + step));
  if (until === undefined && !isAfter) return undefined;
  // "From Thursday to Saturday. Friday …".
  if (until !== undefined && until < (days.at(-2)?.at ?? 0)) return undefined;
  // "We are here until Saturday", "土曜までいます": from today.
  const word = until ?? end.until + 1;
  const isElse =
    reading.has(word, "article") || (reading.has(word, "where") && !reading.has(word, "where", "within"));
  const isFromNow = end.byName === true && isUntil(word) && !isElse;
  const start =
    days.at(-2) ??
    (until === undefined || reading.breakBefore(until) ? undefined : numberAt(reading, until - 1, used)) ??
    (isFromNow ? { first: today, date: undefined } : undefined);
  if (!start) return undefined;
  const first = start.date && end.date?.hasMonth ? monthBefore(start.date, end.first, today) : start.first;
  const last = end.first < first ? end.first + 7 * DAY_MS : end.first;
  const length = (last - first) / DAY_MS + 1;
  return length > 1 && length <= STAY_MAX ? { first, days: length } : undefined;
}

/** "A plan from Thursday to Saturday. On Friday we want to dance": the days of the plan, of which one is spoken of after them. */
function stayBefore(reading: Reading, days: readonly DayAt[]): When["stay"] {
  if (!saysPlan(reading)) return undefined;
  const isTo = (at: number) => leadsTo(reading, at);
  for (let index = days.length - 2; index > 0; index--) {
    const [start, end] = [days[index - 1]!, days[index]!];
    const between = reading.between(start.at, end.at);
    const isAfter = reading.grammar.verbLast === true && isTo(end.at + 1);
    if (!isAfter && !(between.length <= 2 && between.some(isTo))) continue;
    const length = ((((end.first - start.first) / DAY_MS) % 7) + 7) % 7;
    const isWithin = ({ first }: DayAt) => ((((first - start.first) / DAY_MS) % 7) + 7) % 7 <= length;
    if (length > 0 && days.slice(index + 1).every(isWithin)) return { first: start.first, days: length + 1 };
  }
  return undefined;
}

/** "We land on Friday at eleven. Home again Monday after lunch": a day of which coming is said, today, or the one day before another of which going is said. */
function stayBetween(reading: Reading, days: readonly DayAt[], today: LocalDay): When["stay"] {
  if (days.length < 2) return undefined;
  const isNearest = (day: DayAt, at: number) =>
    days.every((other) => other === day || Math.abs(other.at - at) > Math.abs(day.at - at));
  const isSaid = (day: DayAt, words: readonly Meant[]) =>
    reading.spans.some(
      (_, at) =>
        isNearest(day, at) &&
        !reading.isApart(at, day.at) &&
        words.some(([type, value]) => reading.has(at, type, value)),
    );
  const isOne = days.length === 2;
  const start = days.find((day) => isOne || day.first === today || isSaid(day, COMING));
  const end = days.findLast((day) => isSaid(day, GOING));
  if (!start || !end || start.at >= end.at) return undefined;
  const last = end.first < start.first && end.byName ? end.first + 7 * DAY_MS : end.first;
  const length = (last - start.first) / DAY_MS + 1;
  return length > 1 && length <= STAY_MAX ? { first: start.first, days: length } : undefined;
}

type Meant = readonly ["moment" | "edit", string];
const COMING: readonly Meant[] = [
  ["moment", "from"],
  ["edit", "start_at"],
];
const GOING: readonly Meant[] = [
  ...(["until", "departure", "flight"] as const).map((value) => ["moment", value] as const),
  ["edit", "end_at"],
];

/** "This afternoon and tomorrow": a part of a day before the first that is said is today's. */
function partOfToday(reading: Reading, [next]: readonly DayAt[], today: LocalDay): DayAt[] {
  const isToday = (at: number) => next && at < next.at && joinsDays(reading, at, next.at);
  const at = saysPlan(reading) ? reading.indices("part").find(isToday) : undefined;
  return at === undefined ? [] : [{ at, until: at, first: today, length: 1 }];
}

function leadsTo(reading: Reading, at: number): boolean {
  return reading.has(at, "moment", "until", "to");
}

function saysPlan(reading: Reading): boolean {
  return reading.says("act", "plan", "itinerary", "trip");
}

/** "Between the 3rd and the 5th", "3日から5日の間": the span that joins two days where a word for that goes with them. */
function endOfBetween(reading: Reading, { at, until }: DayAt): number | undefined {
  const joins = [at - 1, at - 2].find((index) => reading.has(index, "act", "join"));
  if (joins === undefined) return undefined;
  const around = reading.grammar.verbLast
    ? [until + 1, until + 2]
    : [joins - 2, joins - 3, joins - 4, joins - 5];
  return around.some((index) => reading.has(index, "moment", "between")) ? joins : undefined;
}

/** A number that is a day because a date follows it: "de 3 a 5 de dezembro". */
function numberAt(reading: Reading, index: number, used: Set<number>): DayAt | undefined {
  const day = reading.number(index);
  if (day === undefined || day < 1 || day > 31) return undefined;
  used.add(index);
  return {
    at: index,
    until: index,
    length: 1,
    first: Number.NaN,
    date: { first: Number.NaN, day, hasMonth: false, length: 1 },
  };
}

/** The last day with a date's number before another day, where the date says no month. */
function monthBefore(date: FoundDate, end: LocalDay, today: LocalDay): LocalDay {
  if (date.hasMonth) return date.first;
  const last = new Date(end);
  const inMonth = Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), date.day);
  return inMonth <= end && inMonth >= today ? inMonth : date.first;
}

/** "OK, now I need …" goes on to the next thing. */
function isTransition(reading: Reading, index: number): boolean {
  const isSpaced = reading.gap(index + 1) !== "";
  return reading.has(index - 1, "act", "yes") || (index === 0 && isSpaced && reading.has(1, "act", "find"));
}

function last(reading: Reading, type: "part" | "meal", used: ReadonlySet<number>): string | undefined {
  // "Two nights" are a length.
  const isCounted = (index: number) => reading.number(index - 1) !== undefined && reading.has(index, "unit");
  // "Samstagabend" is a day and a part of it.
  const isOfDay = (index: number) => reading.hasAny(index, "weekday", "day");
  const isFree = (index: number) => !used.has(index) || isOfDay(index);
  const indices = reading.indices(type).filter((index) => isFree(index) && !isCounted(index));
  return indices.length > 0 ? reading.value(indices.at(-1)!, type) : undefined;
}

/** Today, tomorrow, a weekday, the weekend, Boxing Day, in two weeks; "next" before a weekend or after one that has begun means a week later. */
function namedDayAt(
  reading: Reading,
  index: number,
  today: LocalDay,
  before: LocalDay | undefined,
  used: Set<number>,
): When["day"] {
  const ahead = daysAhead(reading, index, used);
  if (ahead !== undefined) return { first: today + ahead * DAY_MS, length: 1 };
  const stretch = stretchAt(reading, index, today);
  if (stretch) {
    for (let at = index; at < index + stretch.spans; at++) used.add(at);
    return { first: stretch.first, length: stretch.length };
  }
  const relative = reading.value(index, "day");
  const weekday = reading.value(index, "weekday");
  if (relative === undefined && weekday === undefined) return undefined;
  const step = { day_after: 1, day_before: -1 }[relative ?? ""];
  if (step === -1 && before === undefined) return undefined;
  used.add(index);
  if (step !== undefined) return { first: (before ?? today) + step * DAY_MS, length: 1 };
  const week = weekOf(reading, index, today);
  if (week) used.add(week.at);
  if (week && (relative === "weekend" || weekday !== undefined)) {
    const ofWeek = relative === "weekend" ? 6 : Number(weekday);
    return { first: nextWeekday(week.monday, ofWeek), length: relative === "weekend" ? 2 : 1 };
  }
  if (relative === "weekend") {
    const weekend = weekdayOf(today) === 0 ? today - DAY_MS : nextWeekday(today, 6);
    return { first: weekend + (isNext(reading, index) ? 7 * DAY_MS : 0), length: 2 };
  }
  if (relative !== undefined) {
    const offset = { tomorrow: 1, after_tomorrow: 2 }[relative] ?? 0;
    const holiday = nextHoliday(relative, today / DAY_MS);
    return { first: holiday === undefined ? today + offset * DAY_MS : holiday * DAY_MS, length: 1 };
  }
  return { first: nextWeekday(today, Number(weekday)), length: 1, byName: true };
}

/** "In two weeks", "zwei Wochen später": how many days that is from today. */
function daysAhead(reading: Reading, index: number, used: Set<number>): number | undefined {
  const number = reading.number(index) ?? (reading.has(index, "article") ? 1 : undefined);
  const unit = ["week", "day"].find(
    (one) => reading.has(index, "unit", one) || reading.has(index + 1, "unit", one),
  );
  if (number === undefined || unit === undefined) return undefined;
  const end = reading.has(index, "unit", unit) ? index : index + 1;
  const isBefore = reading.has(index - 1, "moment", unit === "week" ? "ahead" : "days_ahead");
  if (!isBefore && !reading.has(end + 1, "moment", "ahead_after")) return undefined;
  for (let at = index; at <= end; at++) used.add(at);
  return number * (unit === "week" ? 7 : 1);
}

function isNext(reading: Reading, index: number): boolean {
  return [index - 2, index - 1, index, index + 1, index + 2].some((at) => reading.has(at, "moment", "next"));
}
