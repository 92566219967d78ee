import { DAY_MS, type LocalDay, localDayAt, partsOfDay, rangeOn } from "./calendar.ts";
import { beginsStretch, type Clock, clockAt, isAge, onTheHour } from "./clock.ts";
import { type HourOf, inItsHalf, isDenied, type PlanHour } from "./plan-hours.ts";
import type { Reading } from "./reading.ts";
import type { UnderstandingContext } from "./understanding.ts";
import type { When } from "./when.ts";

/** The time that a traveller has for a plan. */
export interface FreeTime {
  /** When it begins and ends, as far as that is said or follows from its length. */
  hours: PlanHour[];
  /** How long it is, in minutes: "six hours", "half a day". */
  minutes?: number;
  /** Its day, where it begins now. */
  day?: LocalDay;
}

const HALF_A_DAY = 5 * 60;
/** Of less time there is nothing to plan. */
const SHORTEST = 3 * 60;
const MORNING = 10 * 60;
/** Whoever has hours now has them before this one. */
const NIGHT = 22 * 60;

/** "From 10 to 4", "after 5", "4 hours this afternoon", "half a day": the time for a plan, besides hours that are planned in other words. */
export function readFreeTime(
  reading: Reading,
  when: When,
  planned: readonly PlanHour[],
  { now, timeZone }: Pick<UnderstandingContext, "now" | "timeZone">,
): FreeTime {
  const isPlanned = (of: HourOf) => planned.some((hour) => hour.of === of);
  const isTaken = ({ minute }: PlanHour) => planned.some((hour) => (hour.minute - minute) % 720 === 0);
  const said = stretchIn(reading, when).filter((hour) => !isPlanned(hour.of) && !isTaken(hour));
  // "Today and half of tomorrow": half of one of the days.
  const isOfSeveral = (when.day?.length ?? 1) > 1;
  const minutes = isOfSeveral ? undefined : lengthIn(reading);
  const of = (which: HourOf) => [...planned, ...said].find((hour) => hour.of === which)?.minute;
  if (minutes === undefined || of("end") !== undefined) return { hours: said, minutes };
  const today = localDayAt(now, timeZone);
  const minuteNow = Math.ceil((now - rangeOn(today, 0, 0, timeZone).from) / 60_000 / 30) * 30;
  const day = when.day?.first ?? today;
  const isNow = day === today && minuteNow + minutes <= NIGHT;
  const ofPart = when.part && partsOfDay[when.part][0];
  const start = of("start") ?? Math.max(ofPart ?? (isNow ? 0 : MORNING), isNow ? minuteNow : 0);
  const end = Math.min(start + minutes, DAY_MS / 60_000 - 1);
  const follows: PlanHour[] = [
    { of: "start", minute: start, at: 0 },
    { of: "end", minute: end, at: 0 },
  ];
  return {
    hours: [...said, ...follows.filter((hour) => of(hour.of) === undefined)],
    minutes,
    day: isNow && when.day === undefined ? today : undefined,
  };
}

/** "Six hours", "half a day". */
function lengthIn(reading: Reading): number | undefined {
  if (reading.says("act", "half_day")) return HALF_A_DAY;
  // "11 uur" is the clock.
  const isClock = (index: number) => [index, index - 1].some((at) => clockAt(reading, at) !== undefined);
  for (const index of reading.indices("unit", "hour").filter((at) => !isClock(at))) {
    const hours = reading.number(index - 1) ?? reading.number(index);
    if (hours !== undefined && hours * 60 >= SHORTEST && hours < 24) return hours * 60;
  }
  return undefined;
}

/** Whoever is busy until an hour before this one is so until the evening: "meetings until 6". */
const WORKING_HOURS = 8 * 60;

/** How far a part of the day may stand from an hour of it. */
const BESIDE = 2;

/** Spans that may stand between two hours, or between an hour and its word. */
const LINKS_MAX = 2;

/** "From 10 to 4"; of "after 5" and "until 6" one end alone. */
function stretchIn(reading: Reading, when: When): PlanHour[] {
  for (let index = 0; index < reading.spans.length; index++) {
    const first = hourAt(reading, when, index);
    // Of "from Friday at 10 to Sunday at 6" the hours are no other day's; "all week from 5 on" is of each.
    if (!first || (when.stay && !isSince(reading, first))) continue;
    const second = first && secondHour(reading, when, first);
    if (second) return asHours(reading, first, second);
    const isStart = isSince(reading, first);
    const isAfter = reading.grammar.verbLast || reading.grammar.spaced === false;
    const isEnd =
      reading.has(first.from - 1, "moment", "until") ||
      (reading.isFiller(first.from - 1) && reading.has(first.from - 2, "moment", "until")) ||
      (isAfter && [1, 2].some((step) => reading.has(first.until + step, "moment", "until")));
    // "We prefer not to be out after nine."
    if (isStart && isDenied(reading, first.from))
      return [{ of: "end", minute: inItsHalf(inPart(reading, first), "end"), at: index }];
    if (isStart) {
      const start: PlanHour = { of: "start", minute: inItsHalf(inPart(reading, first), "start"), at: index };
      return [start, ...departureAfter(reading, when, first.until + 1)];
    }
    // "A meeting until 12", "I work until 2", "we see friends until 1": after it the traveller is free.
    const others = [
      ...reading.indices("party", "business", "friends"),
      ...reading.indices("moment", "at_work"),
    ];
    const isBusy = others.some((at) => !reading.isApart(at, first.from));
    const of = isBusy ? "start" : "end";
    const isEvening = isBusy && !first.certain && first.minute < WORKING_HOURS;
    const minute = isEvening ? first.minute + NOON : inItsHalf(first, of);
    if (isEnd) return [{ of, minute, at: index }];
    const leaving = leavesAt(reading, first);
    if (leaving) return [leaving];
    index = first.until;
  }
  return [];
}

/** "Free from 2 until my flight at 8". */
function departureAfter(reading: Reading, when: When, from: number): PlanHour[] {
  for (let index = from; index < reading.spans.length; index++) {
    const clock = hourAt(reading, when, index);
    const leaving = clock && leavesAt(reading, clock);
    if (leaving) return [leaving];
  }
  return [];
}

function leavesAt(reading: Reading, clock: Clock): PlanHour | undefined {
  const lead = leadOf(reading, clock.from);
  return lead === undefined
    ? undefined
    : { of: "end", minute: inItsHalf(clock, "end") - lead, at: clock.from };
}

/** How long before a train or a flight the day ends, in minutes. */
export const LEAD = { departure: 60, flight: 180 } as const;

/** "Our flight is at 8", "we go to the airport at 5". */
function leadOf(reading: Reading, at: number): number | undefined {
  const says = (word: string) =>
    reading.indices("moment", word).filter((index) => !reading.isApart(index, at));
  // "Our flight lands at noon."
  const arrives = says("from").some((index) => !reading.has(index, "moment", "since"));
  const by = arrives ? undefined : (["flight", "departure"] as const).find((one) => says(one).length > 0);
  return by && LEAD[by];
}

/** A time of the clock, or a bare number beside a day. */
export function hourAt(reading: Reading, when: When, index: number): Clock | undefined {
  const clock = clockAt(reading, index) ?? namedHour(reading, index);
  const isSince = reading.has(index - 1, "moment", "since");
  const hour = isAge(reading, index) ? undefined : reading.number(index);
  // "From 15", with nothing after it; "with children of 3, 6 and 11".
  const isBareSince = isSince && reading.endsClause(index) && reading.number(index + 1) === undefined;
  const begins = isBareSince || (beginsStretch(reading, index) && !when.used.has(index));
  if (!clock && hour !== undefined && hour <= 24 && begins) return onTheHour(hour, index);
  if (clock || when.day === undefined || when.used.has(index)) return clock;
  return numberAsHour(reading, index);
}

/** A number up to 24 that counts nothing: "from 1 to 3". */
function numberAsHour(reading: Reading, index: number): Clock | undefined {
  const hour = reading.number(index);
  // Arabic has a word for a day before its name.
  const counts =
    !reading.has(index + 2, "weekday") && reading.hasAny(index + 1, "unit", "month", "numbered", "ordinal");
  const isParty = reading.has(index - 1, "partySize") && !reading.has(index - 1, "moment");
  if (hour === undefined || hour > 24 || counts || isParty) return undefined;
  if (isAge(reading, index) || reading.has(index, "article")) return undefined;
  return onTheHour(hour, index);
}

const [NOON, MIDNIGHT] = [12 * 60, DAY_MS / 60_000 - 1];

/** "From noon to midnight". */
function namedHour(reading: Reading, index: number): Clock | undefined {
  const isNoon = reading.has(index, "part", "midday");
  const links = isNoon ? ["since", "until", "to"] : ["until", "to"];
  const isAfter = reading.grammar.verbLast || reading.grammar.spaced === false;
  const isHour = reading.has(isAfter ? index + 1 : index - 1, "moment", ...links);
  if (!isHour || (!isNoon && !reading.has(index, "part", "night"))) return undefined;
  return { minute: isNoon ? NOON : MIDNIGHT, from: index, until: index, certain: true };
}

function isSince(reading: Reading, { from, until }: Clock): boolean {
  const isAfter = reading.grammar.verbLast || reading.grammar.spaced === false;
  return (
    (isAfter && reading.has(until + 1, "moment", "since")) ||
    [from, from - 1].some((at) => reading.has(at, "moment", "since")) ||
    (reading.isFiller(from - 1) && reading.has(from - 2, "moment", "since"))
  );
}

export function secondHour(reading: Reading, when: When, first: Clock): Clock | undefined {
  const after = first.until + 1;
  for (let at = after; at <= after + LINKS_MAX && at < reading.spans.length; at++) {
    const second = hourAt(reading, when, at) ?? numberAsHour(reading, at);
    if (!second) {
      if (reading.breakBefore(at)) return undefined;
      continue;
    }
    const between = Array.from({ length: at - after + 1 }, (_, step) => after + step);
    const isJoined = between.some((one) => reading.has(one, "act", "join"));
    const isUntil = between.some(
      (one) =>
        reading.has(one, "moment", "until") ||
        // "He naps at half past nine and at two" has two hours.
        (!isJoined && reading.has(one, "moment", "to")) ||
        (reading.has(first.from - 1, "moment", "between") && reading.has(one, "act", "join")) ||
        (!isJoined &&
          isSince(reading, first) &&
          (reading.has(one, "clock", "at") || reading.has(one, "moment", "since"))),
    );
    const isDash = /^\s*[\p{Pd}~\u301c\uff5e]\s*$/u.test(reading.gap(at));
    return isUntil || isDash ? second : undefined;
  }
  return undefined;
}

function asHours(reading: Reading, first: Clock, second: Clock): PlanHour[] {
  const start = inItsHalf(inPart(reading, first), "start");
  const later = second.certain || second.minute > start ? second.minute : second.minute + 720;
  return [
    { of: "start", minute: start, at: first.from },
    ...(later > start && later < DAY_MS / 60_000
      ? [{ of: "end", minute: later, at: second.from } as const]
      : []),
  ];
}

/** An hour beside an afternoon or evening is of it, whatever the clock says; "from 11, with a boat in the afternoon" is not. */
function inPart(reading: Reading, clock: Clock): Clock {
  const isBeside = (at: number) =>
    Math.min(Math.abs(at - clock.from), Math.abs(at - clock.until)) <= BESIDE &&
    !reading.isApart(at, clock.from);
  const parts = reading.indices("part", "afternoon", "evening");
  const isLate = !clock.certain && clock.minute < 720 && parts.some(isBeside);
  return isLate ? { ...clock, minute: clock.minute + 720, certain: true } : clock;
}
