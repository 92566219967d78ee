import { conceptOf } from "../../languages/concepts.ts";
import type { Reading } from "./reading.ts";

/** What tells that a number is an hour, and what it makes of it. */
export interface Clock {
  /** Minutes from midnight. */
  minute: number;
  /** Spans that were read. */
  from: number;
  until: number;
  /** Whether morning or evening was said, or the 24-hour clock leaves no doubt. */
  certain: boolean;
}

/** Kinds of places to eat and drink that people go to in the morning as well. */
const MORNING_KINDS: ReadonlySet<string> = new Set(
  "cafe,bakery,tea_room,ice_cream,breakfast,brunch,sandwich,fast_food,food_market".split(","),
);

/** Hours that are the evening's where somebody wants to dine or to drink, from and until, in minutes. */
const DINING_HOURS = [5 * 60, 10 * 60] as const;

/** The first hour that is taken for the morning where nothing tells, neither the message nor the grammar. */
const EARLIEST_MORNING_HOUR = 7;

/**
 * Times of the clock, in minutes from midnight, at most two, and whether their half of the day is certain; marks their spans as used. An early hour without morning or
 * evening is taken for the afternoon's; with a word for the afternoon, evening or dinner so is any hour up to 11.
 */
export function readClocks(reading: Reading, used: Set<number>): { minutes: number[]; certain: boolean } {
  const minutes: number[] = [];
  let isCertain = false;
  for (let index = 0; index < reading.spans.length && minutes.length < 2; index++) {
    const clock = used.has(index) ? undefined : clockAt(reading, index);
    if (!clock) continue;
    for (let at = clock.from; at <= clock.until; at++) used.add(at);
    index = clock.until;
    if (isRefused(reading, clock)) continue;
    const isOfNight = clock.minute < NIGHT_UNTIL && reading.spans.some((_, at) => saysNight(reading, at));
    minutes.push(isOfNight ? clock.minute : inItsHalf(reading, clock));
    isCertain ||= clock.certain || isOfNight;
  }
  return { minutes, certain: isCertain };
}

/** "Not at twelve, at two." */
export function isRefused(reading: Reading, { from, until }: Clock): boolean {
  const before = reading.has(from - 1, "clock", "at") ? from - 2 : from - 1;
  const isOther = (at: number) => at > until && clockAt(reading, at) !== undefined;
  return (
    reading.has(before, "negation", "not") &&
    !reading.has(before, "moment") &&
    reading.spans.keys().some(isOther)
  );
}

/** Hours that are after midnight where the night is spoken of, in minutes. */
const NIGHT_UNTIL = 5 * 60;

function saysNight(reading: Reading, at: number): boolean {
  return reading.has(at, "part", "night") || reading.has(at, "concept", "late_night");
}

function inItsHalf(reading: Reading, { minute, certain }: Clock): number {
  if (certain || minute >= 720) return minute;
  const late =
    reading.says("part", "afternoon", "evening", "night") ||
    reading.says("meal", "dinner") ||
    reading.says("day", "tonight");
  const early = reading.says("part", "morning") || reading.says("meal", "breakfast");
  if (late && minute >= 60) return minute + 720;
  if (!early && isForEvening(reading) && minute >= DINING_HOURS[0] && minute <= DINING_HOURS[1])
    return minute + 720;
  const earliest = (reading.grammar.earliestMorningHour ?? EARLIEST_MORNING_HOUR) * 60;
  return !early && minute >= 60 && minute < earliest ? minute + 720 : minute;
}

/** Whether a place is wanted that people go to in the evening: "Italian tomorrow at 8". */
function isForEvening(reading: Reading): boolean {
  const kinds = reading.indices("concept").flatMap((index) => reading.values(index, "concept"));
  const isOfPurpose = (id: string) => ["eat", "drink"].includes(conceptOf(id)?.purpose ?? "");
  return kinds.some(isOfPurpose) && !kinds.some((id) => MORNING_KINDS.has(id));
}

export function onTheHour(hour: number, index: number): Clock {
  return { minute: (hour % 24) * 60, from: index, until: index, certain: hour > 12 };
}

/** The time of the clock at a span, as it is written: morning or evening where that is certain. */
export function clockAt(reading: Reading, index: number): Clock | undefined {
  const hour = reading.number(index);
  if (hour === undefined || hour > 24) return undefined;
  const before = reading.values(index - 1, "clock");
  const withMinutes = figures(reading, index, hour);
  if (withMinutes) return withHalf(reading, withMinutes);
  const suffix = spokenMinutes(reading, index);
  const marked = before.length > 0 || suffix !== undefined || reading.has(index + 1, "clock", "am", "pm");
  if (!marked || isCounted(reading, index, suffix !== undefined)) return undefined;
  if (before.length === 0 && isLength(reading, index, hour)) return undefined;
  const [from, shift] = shiftBefore(before, index, reading);
  return withHalf(reading, {
    minute: (hour % 24) * 60 + (suffix?.minutes ?? 0) + shift,
    from,
    until: suffix?.until ?? index,
    certain: hour > 12,
  });
}

/** "20:30", "7.30", "20h30": two numbers with a mark or a sign of the hour between. */
function figures(reading: Reading, index: number, hour: number): Clock | undefined {
  const colon = reading.gap(index + 1);
  const apart = (colon === ":" || colon === ".") && reading.text(index + 1).length === 2;
  const sign =
    reading.has(index + 1, "clock", "hour") &&
    reading.gap(index + 1) === "" &&
    reading.gap(index + 2) === "" &&
    /^\d\d$/.test(reading.text(index + 2));
  const at = sign ? index + 2 : index + 1;
  const minutes = apart || sign ? reading.number(at) : undefined;
  if (minutes === undefined || minutes > 59) return undefined;
  return { minute: (hour % 24) * 60 + minutes, from: index, until: at, certain: hour >= 12 };
}

/** An hour sign after the number, with what follows it: "8 Uhr", "20 h", "8点半", "9 e mezza", "7 heures et quart". */
function spokenMinutes(reading: Reading, index: number): { minutes: number; until: number } | undefined {
  let at = index;
  let signed = false;
  if (reading.has(at + 1, "clock", "hour") && !reading.breakBefore(at + 1)) {
    at++;
    signed = true;
    const minutes = reading.number(at + 1);
    if (minutes !== undefined && reading.has(at + 2, "clock", "minute")) return { minutes, until: at + 2 };
  }
  // "一个半小时" is a length.
  const isLength = !signed && reading.has(at + 2, "unit", "hour") && !reading.has(at + 2, "clock", "hour");
  if (reading.has(at + 1, "clock", "half_after") && !isLength) return { minutes: 30, until: at + 1 };
  if (reading.has(at + 1, "clock", "quarter_past")) return { minutes: 15, until: at + 1 };
  if (reading.has(at + 1, "clock", "quarter_to")) return { minutes: -15, until: at + 1 };
  return signed ? { minutes: 0, until: at } : undefined;
}

/** "half past 8", "halb acht", "Viertel vor 9" before the hour. */
function shiftBefore(
  before: readonly string[],
  index: number,
  reading: Reading,
): [from: number, minutes: number] {
  const shifts: Readonly<Record<string, number>> = {
    half_to: -30,
    half_past: 30,
    quarter_past: 15,
    quarter_to: -15,
  };
  const shift = before.map((value) => shifts[value]).find((value) => value !== undefined);
  const from =
    shift !== undefined && reading.has(index - 2, "clock", "at")
      ? index - 2
      : before.length > 0
        ? index - 1
        : index;
  return [from, shift ?? 0];
}

/** "8 pm", "9 de la noche"; also where the word stands before, as in Chinese and Japanese. */
function withHalf(reading: Reading, clock: Clock): Clock {
  const after = clock.until + 1;
  const before = clock.from - 1;
  const at = [after, before, clock.from].find((index) => reading.has(index, "clock", "pm", "am"));
  if (at === undefined || clock.minute >= 780) return clock;
  // "3 at night" is before the morning.
  const isNight =
    clock.minute < NIGHT_UNTIL && (saysNight(reading, at) || reading.has(at, "part", "evening"));
  const pm = reading.has(at, "clock", "pm") && !isNight;
  const hour = clock.minute % 720;
  return {
    minute: pm ? hour + 720 : hour,
    from: Math.min(clock.from, at),
    until: Math.max(clock.until, at),
    certain: true,
  };
}

/** Hours that a word for a length counts too: "twee uur" is two o'clock only where something says so. */
const LENGTH_MAX = 6;

function isLength(reading: Reading, index: number, hour: number): boolean {
  const isHalved = reading.has(index + 2, "clock", "am", "pm");
  return reading.has(index + 1, "unit", "hour") && hour <= LENGTH_MAX && !isHalved;
}

/** Whether the number counts people, days, metres … instead. */
function isCounted(reading: Reading, index: number, signed: boolean): boolean {
  if (signed || reading.breakBefore(index + 1)) return false;
  // Arabic "الساعة الثالثة يوم السبت": the word for a day is of the weekday after it.
  if (reading.has(index + 1, "numbered", "day") && reading.has(index + 2, "weekday")) return false;
  const isNumbered = reading.has(index + 1, "numbered") && !reading.has(index + 1, "numbered", "that_day");
  // "Day 2 in the afternoon" is not at two.
  const isOfDay = reading.has(index - 1, "numbered", "day") && reading.has(index + 1, "part");
  // "No more than two things".
  const isOfThings = reading.has(index + 1, "limit", "thing") && !reading.has(index + 1, "clock");
  return reading.has(index + 1, "unit") || isNumbered || isOfDay || isOfThings;
}

/** "From 2 to half past 3", "between 12 and 14": a number before an hour that ends what it begins. */
export function beginsStretch(reading: Reading, index: number): boolean {
  // "Entre la una y las tres".
  const isArticle = (at: number) => reading.has(at, "article") || reading.has(at, "clock", "at");
  const before = isArticle(index - 1) && !reading.has(index - 1, "moment") ? index - 2 : index - 1;
  const isBetween = reading.has(before, "moment", "between") && reading.has(index + 1, "act", "join");
  const isFrom =
    reading.has(before, "moment", "since") &&
    (reading.has(index + 1, "moment", "until", "to") || reading.has(index + 1, "clock", "at"));
  // "She naps 1 to 2:30", but "move the 2 to 14:30".
  const isBare =
    reading.has(index + 1, "moment", "until") &&
    reading.gap(index + 3) === ":" &&
    !reading.has(index - 1, "numbered") &&
    !reading.says("edit", "move");
  const isBefore = isArticle(index + 2) || (isFrom && reading.has(index + 2, "clock"));
  const last = isBefore ? index + 3 : index + 2;
  const isCounted = !reading.has(last + 1, "clock") && reading.hasAny(last + 1, "unit", "month", "numbered");
  return (isBetween || isFrom || isBare) && reading.number(last) !== undefined && !isCounted;
}

/** In minutes. */
export const AN_HOUR = 60;
/** Words for half of an hour, beside a clock's hour or a length. */
const HALF = ["half_past", "half_to", "half_after"] as const;

/** "Two hours", "half an hour", "an hour and a half", "20 minutes"; undefined where no length is said. */
export function lengthOf(reading: Reading): number | undefined {
  const isHalf = (at: number) => reading.has(at, "clock", ...HALF);
  for (const [index] of reading.spans.entries()) {
    if (clockAt(reading, index) || clockAt(reading, index - 1)) continue;
    const number = reading.number(index - 1) ?? reading.number(index);
    const isMinute =
      reading.has(index, "clock", "minute") ||
      (reading.has(index, "unit", "walk_minute") && !reading.text(index).includes(" "));
    if (isMinute && number !== undefined) return number;
    const isHour = reading.has(index, "unit", "hour") || reading.has(index, "clock", "hour");
    if (!isHour) continue;
    const half = [index, index - 1, index - 2].find(isHalf);
    if (half !== undefined) return wholeHours(reading, half) * AN_HOUR + AN_HOUR / 2;
    const isMore = [1, 2, 3].some((step) => isHalf(index + step) && !reading.isApart(index, index + step));
    // "1,5 hours".
    const isDecimal = number === 5 && /^[.,]$/.test(reading.gap(index - 1));
    const hours = isDecimal ? reading.number(index - 2)! : (number ?? 1);
    return hours * AN_HOUR + (isMore || isDecimal ? AN_HOUR / 2 : 0);
  }
  return undefined;
}

/** The hours before a half: "two and a half hours", "一个半小时". */
function wholeHours(reading: Reading, half: number): number {
  if (reading.grammar.spaced === false) return reading.number(half - 1) ?? 0;
  const before = reading.has(half - 1, "article") ? half - 2 : half - 1;
  return reading.has(before, "act", "join") ? (reading.number(before - 1) ?? 0) : 0;
}

/** "Kinder von 4 und 7", "de 4, 8 et 12 ans": a number after the word for "of", which in some languages is that for "from", and children, or with years at the end. */
export function isAge(reading: Reading, index: number): boolean {
  if (!reading.has(index - 1, "moment", "since")) return false;
  let end = index + 1;
  while (reading.number(end) !== undefined || reading.has(end, "act", "join")) end++;
  // "The little one naps from one to two."
  const isStretch = reading.has(end, "moment", "until", "to");
  const isOfChild =
    reading.has(index - 2, "unit", "child") || (reading.has(index - 2, "party", "family") && !isStretch);
  return isOfChild || reading.has(end, "unit", "age");
}
