import type { Meal } from "../../languages/spoken.ts";
import { beginsStretch, type Clock, clockAt, isAge, isRefused, onTheHour } from "./clock.ts";
import type { Reading } from "./reading.ts";

/** What an hour of a plan is of: when days begin, when the traveller is back, or a meal. */
export type HourOf = "start" | "end" | Meal;

/** An hour that a message gives a plan. */
export interface PlanHour {
  of: HourOf;
  /** Minutes from midnight. */
  minute: number;
  /** Span of its word ("dinner", "back"). */
  at: number;
}

/** Of a longer time than a pause a day begins and ends then. */
const PAUSE_MAX = 3 * 60;

/** Whether hours begin and end what is a pause of a day rather than a day. */
export function isPause(hours: readonly PlanHour[]): boolean {
  const minuteOf = (which: HourOf) => hours.find(({ of }) => of === which)?.minute;
  const [start, end] = [minuteOf("start"), minuteOf("end")];
  return start !== undefined && end !== undefined && end > start && end - start <= PAUSE_MAX;
}

const NOON = 12 * 60;
/** An hour that comes so much after the one when days begin is when they end. */
const STAY_MIN = 3 * 60;
/** What is eaten before is lunch. */
const LUNCH_UNTIL = 16 * 60;
/** Hours before these, without morning or evening, are the afternoon's or the evening's. */
const LATE: Readonly<Record<HourOf, number>> = {
  start: 6 * 60,
  end: NOON,
  breakfast: 4 * 60,
  lunch: 10 * 60,
  dinner: NOON,
};

/**
 * The hours that a message gives a plan: "start at 11, back by 6, dinner at 8". Each belongs to the nearest word before it in its
 * clause, else to the nearest after it; one that belongs to none is left to whatever else times are for.
 */
export function readPlanHours(reading: Reading): PlanHour[] {
  const hours = new Map<HourOf, PlanHour>();
  let free = 0;
  for (let index = 0; index < reading.spans.length; index++) {
    const clock = clockAt(reading, index) ?? bareHour(reading, index);
    if (clock === undefined || isRefused(reading, clock)) continue;
    // "From 2 to half past 3" has its hour before.
    if ([2, 3].some((step) => beginsStretch(reading, clock.until - step))) continue;
    const word =
      wordBefore(reading, clock.from, free) ?? wordAfter(reading, clock.until) ?? eatingAt(reading, clock);
    const start = hours.get("start");
    // "We arrive at 10 and leave at 18."
    const isEnd = word?.of === "start" && start && inItsHalf(clock, "end") >= start.minute + STAY_MIN;
    // "Trabajo hasta las 14": the traveller is free from then on.
    const isBusy = word?.of === "end" && reading.has(word.at - 1, "moment", "at_work");
    const of = isEnd ? "end" : isBusy ? "start" : word?.of;
    if (word && of)
      hours.set(of, { ...word, of, minute: inItsHalf(clock, of) - leadOf(reading, clock, word) });
    // Of "10시부터 16시" the word between is of the hour before it.
    free = Math.max(clock.until, word?.at ?? 0) + 1;
    index = clock.until;
  }
  return [...hours.values()];
}

/** A number right after a word for beginning or coming back, or where a meal is moved to: "start 11", "move dinner to 7", "dinner before 7". */
function bareHour(reading: Reading, index: number): Clock | undefined {
  const hour = reading.number(index);
  // "Start day 2 at ten."
  if (reading.has(index - 1, "numbered", "day")) return undefined;
  // "Start about 12."
  const word = reading.isFiller(index - 1) || reading.has(index - 1, "where") ? index - 2 : index - 1;
  const isAfter = reading.has(word, "edit", "start_at", "end_at", "start_later", "start_earlier");
  if (isAge(reading, index)) return undefined;
  const counts = reading.hasAny(index + 1, "unit", "month", "numbered");
  const isMoved =
    (reading.says("meal") || reading.says("activity", "eat")) &&
    (reading.has(index - 1, "moment", "before") ||
      (reading.says("edit", "move") && reading.has(index - 1, "moment", "until")));
  // Danish "slut på en bar" ends at a bar, not at one.
  const isOther = counts || reading.has(index, "article") || reading.breakBefore(index);
  if (hour === undefined || hour > 24 || !(isAfter || isMoved) || isOther) return undefined;
  return onTheHour(hour, index);
}

type Word = Pick<PlanHour, "of" | "at">;

function wordBefore(reading: Reading, from: number, free: number): Word | undefined {
  for (let at = from; at >= free; at--) {
    const of = at < from || reading.hasAny(at, "edit", "meal") ? wordAt(reading, at) : undefined;
    if (of) return mealBeside(reading, of, at) ?? { of, at };
    if (at < reading.spans.length && reading.breakBefore(at)) return undefined;
  }
  return undefined;
}

/** "Lunch not before 1": a word for beginning right after a meal is of that meal. */
function mealBeside(reading: Reading, of: HourOf, at: number): Word | undefined {
  if (of !== "start" || reading.breakBefore(at)) return undefined;
  const before = reading.isFiller(at - 1) && !reading.has(at - 1, "meal") ? at - 2 : at - 1;
  const meal = wordAt(reading, before);
  return meal === undefined || meal === "start" || meal === "end" ? undefined : { of: meal, at: before };
}

function wordAfter(reading: Reading, until: number): Word | undefined {
  for (let at = until + 1; at < reading.spans.length && !reading.breakBefore(at); at++) {
    const of = wordAt(reading, at);
    if (of) return { of, at };
    if (clockAt(reading, at) || reading.has(at, "act", "join")) return undefined;
  }
  return undefined;
}

function wordAt(reading: Reading, at: number): HourOf | undefined {
  for (const meal of ["dinner", "lunch", "breakfast"] as const)
    if (reading.has(at, "meal", meal)) return meal;
  if (reading.has(at, "edit", "end_at")) return isMealMovedBack(reading, at) ? undefined : "end";
  if (reading.has(at, "edit", "start_later", "start_earlier")) return "start";
  if (reading.has(at, "moment", "before") && isDenied(reading, at)) return "start";
  return reading.has(at, "edit", "start_at") && !opensFrom(reading, at) ? "start" : undefined;
}

/** How long before an hour a meal begins that is to be before it. */
const LEAD_MIN = 30;

/** "Dinner before six", but not "not before six". */
function leadOf(reading: Reading, { from }: Clock, { at }: Word): number {
  const isBefore = reading.has(from - 1, "moment", "before") && !isDenied(reading, from - 1);
  return isBefore && reading.has(at, "meal") ? LEAD_MIN : 0;
}

/** "Push dinner back to nine." */
function isMealMovedBack(reading: Reading, at: number): boolean {
  return (
    reading.indices("edit", "move_later").some((word) => word < at && !reading.isApart(word, at)) &&
    reading.indices("meal").some((meal) => meal < at && !reading.isApart(meal, at))
  );
}

/** "We do not get up before ten." */
export function isDenied(reading: Reading, at: number): boolean {
  return reading.indices("negation", "not").some((not) => not < at && !reading.isApart(not, at));
}

/** "Cafés open from ten to twelve": it begins the hours of a kind of place, no days. */
function opensFrom(reading: Reading, at: number): boolean {
  return reading.has(at, "moment", "from") && reading.says("moment", "until") && reading.says("concept");
}

/** "We eat at seven", "we would rather eat at seven": a word for eating beside an hour is the meal of that hour. */
function eatingAt(reading: Reading, { from, until, minute, certain }: Clock): Word | undefined {
  const isThing = (at: number) => reading.hasAny(at, "concept", "label", "place");
  const before = reading
    .indices("activity", "eat")
    .findLast((at) => at < from && !reading.spans.slice(at + 1, from).some((_, n) => isThing(at + 1 + n)));
  // Korean "1시에 먹어요".
  const after = reading.has(until + 1, "where", "in_after") ? until + 2 : until + 1;
  const at = [after, before].find(
    (beside = -1) => reading.has(beside, "activity", "eat") && !reading.isApart(beside, from),
  );
  if (at === undefined) return undefined;
  return { of: inItsHalf({ minute, certain }, "lunch") < LUNCH_UNTIL ? "lunch" : "dinner", at };
}

/** An hour that is said without morning or evening, in the half of the day that it is likely of. */
export function inItsHalf({ minute, certain }: Pick<Clock, "minute" | "certain">, of: HourOf): number {
  return !certain && minute < LATE[of] ? minute + NOON : minute;
}
