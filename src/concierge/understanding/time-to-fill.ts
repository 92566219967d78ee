import { MAX_DAYS } from "../../contract/inline-itinerary.ts";
import type { Meal } from "../../languages/spoken.ts";
import { DAY_MS, type LocalDay, partsOfDay } from "./calendar.ts";
import { LEAD } from "./free-time.ts";
import { dayNumberOf, type Moment, readMoments } from "./moments.ts";
import { inItsHalf } from "./plan-hours.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import type { Edit } from "./understanding.ts";

/** The time that a plan is for, as a message tells it. */
export interface TimeToFill {
  /** Its first day and how many, where they are said by name or follow: "from now until Friday evening". */
  days?: { first: LocalDay; length: number };
  /** When days begin and end, or have a pause; of all days where none is named. */
  hours: Edit[];
  /** Whether this explains an hour (minutes from midnight), so that it is no other. */
  isTold: (minute: number) => boolean;
}

/** A last day that ends before this is none: "we fly at six in the morning". */
const EARLIEST_END = 9 * 60;
/** So little is nothing to plan. */
const SHORTEST = 90;
/** An hour before this one, of which neither morning nor evening is said, is the evening's. */
const EARLIEST_START = 8 * 60;
/** A stretch of the same hours on each of several days that is so short is a pause, before this hour. */
const PAUSE = { most: 3 * 60, until: 16 * 60 } as const;
/** When somebody has eaten, and when a meal is over that ends something. */
const EATEN: Readonly<Record<Meal, number>> = { breakfast: 10 * 60, lunch: 14 * 60, dinner: 21 * 60 };
const EATING: Readonly<Record<Meal, number>> = { breakfast: 10 * 60, lunch: 13 * 60, dinner: 18 * 60 };

/** What is known of a plan while its hours are read: what is said of its time, but for what somebody is busy with, and its days. */
interface Planned {
  reading: Reading;
  moments: readonly Moment[];
  first: LocalDay;
  length: number;
  today: LocalDay;
}

/** Reads the time that a plan is for; the message is known to ask for a plan. */
export function readTimeToFill(said: Said): TimeToFill {
  const { reading, when } = said;
  const { today } = when;
  const all = readMoments(reading, when);
  // Who is at work until five is free from then on, where no other hours are said.
  const moments = all.filter((moment) => !isBusy(reading, moment));
  const days = stayOf(reading, moments, today) ?? daysTogether(reading, moments);
  const first = days?.first ?? when.stay?.first ?? when.day?.first ?? today;
  const length = days?.length ?? when.stay?.days ?? said.days ?? when.day?.length ?? 1;
  const planned: Planned = { reading, moments, first, length, today };
  const told: Moment[] = [];
  const hours = moments.flatMap((moment): Edit[] => {
    const isEach = isOfEach(moment, moments);
    const edits = isEach ? ofEach(planned, moment) : hoursAt(planned, moment);
    const isBeyond = (dayNumberOf(moment, first) ?? 0) > length;
    if (edits.length > 0 || isBeyond) told.push(...(isEach && edits.length > 1 ? all : [moment]));
    return edits;
  });
  const leads = (["flight", "departure"] as const)
    .filter((word) => reading.says("moment", word))
    .map((word) => LEAD[word]);
  const minutes = told.flatMap((moment) => {
    const clocks = [moment.clock, moment.to].flatMap((clock) => clock?.minute ?? []);
    const ofPart = moment.clock ? [] : [minuteAt(moment, moment.role ?? "start") ?? []].flat();
    return [...clocks, ...ofPart].flatMap((minute) => [minute, ...leads.map((lead) => minute - lead)]);
  });
  const isTold = (minute: number) => minutes.some((one) => (one - minute) % 720 === 0);
  const isSaid = ({ day }: Edit) =>
    hours.some((hour) => hour.operation !== "rest" && hour.day === day) ||
    (length === 1 &&
      said.hours.some(({ of, minute }) => (of === "start" || of === "end") && !isTold(minute)));
  const ofDays = moments.flatMap((moment) => hoursOfPart(planned, moment));
  const ofParts = ofDays.length === 0 && length === 1 ? partAlone(planned) : ofDays;
  return {
    days,
    hours: [...hours, ...ofParts.filter((edit) => !isSaid(edit))].toSorted(byDay),
    isTold,
  };
}

function byDay(a: Edit, b: Edit): number {
  return (a.day ?? 0) - (b.day ?? 0);
}

/** A meeting or work that ends then. */
function isBusy(reading: Reading, moment: Moment): boolean {
  return moment.role === "end" && isAtWork(reading, moment);
}

function isAtWork(reading: Reading, { from }: Moment): boolean {
  const others = [
    ...(["business", "friends"] as const).flatMap((party) => reading.indices("party", party)),
    ...reading.indices("moment", "at_work"),
  ];
  return others.some((at) => !reading.isApart(at, from));
}

/** Days up to the one that is said to be the last: from the first that is said, else from today. */
function stayOf(reading: Reading, moments: readonly Moment[], today: LocalDay): TimeToFill["days"] {
  const end = moments.findLast(({ role, day }) => role === "end" && day !== undefined);
  if (!end) return undefined;
  const others = moments.filter(
    (moment) => moment !== end && moment.day !== undefined && moment.role !== "end",
  );
  const before = others.filter(({ from }) => from < end.from);
  const begin = before.find(({ role }) => role === "start") ?? before[0];
  // "We leave on Friday morning. Tomorrow we would like …": it is tomorrow that is to be planned.
  if (!begin && others.length > 0) return undefined;
  const first = begin?.day ?? today;
  const last = end.day! < first && end.byName ? end.day! + 7 * DAY_MS : end.day!;
  const ends = minuteAt(end, "end");
  // "Friday and Saturday, leaving on Sunday."
  const isAfterAll =
    before.length > 1 &&
    before.every(({ role }) => !role) &&
    before.at(-1)!.day! + DAY_MS === last &&
    !reading.indices("act", "join").some((at) => at > before.at(-1)!.until && at < end.from);
  const isOver = isAfterAll || (ends !== undefined && ends - (end.lead ?? 0) < EARLIEST_END);
  const length = (last - first) / DAY_MS + (isOver ? 0 : 1);
  return length >= 1 && length <= MAX_DAYS ? { first, length } : undefined;
}

/** How far two days may stand from each other to be told together. */
const TOGETHER = 5;

/** "Today from noon and all of tomorrow": days that follow each other, with an hour or a part of one of them. */
function daysTogether(reading: Reading, moments: readonly Moment[]): TimeToFill["days"] {
  const days = moments.filter(({ day }) => day !== undefined);
  const isShare = days.some(
    ({ clock, part, meal, role }) => role === "start" || (clock ?? part ?? meal) !== undefined,
  );
  if (days.length < 2 || !isShare) return undefined;
  for (const [index, { until, day }] of days.entries()) {
    const next = days[index + 1];
    if (!next) break;
    const isNext =
      (next.day! - day!) % (7 * DAY_MS) === DAY_MS ||
      (next.byName && next.day! + 7 * DAY_MS - day! === DAY_MS);
    const isNear = next.from - until <= TOGETHER && !isInterrupted(reading, until, next.from);
    if (!isNext || !isNear) return undefined;
  }
  return days.length <= MAX_DAYS ? { first: days[0]!.day!, length: days.length } : undefined;
}

/** Whether a sentence ends between two spans, or the second corrects the first: "tomorrow, no wait, on Friday". */
function isInterrupted(reading: Reading, one: number, other: number): boolean {
  return Array.from({ length: other - one }, (_, step) => one + step + 1).some(
    (at) => reading.sentenceEndBefore(at) || reading.has(at, "negation") || reading.has(at, "act", "meant"),
  );
}

/** The day of a plan that a moment is of: its own; the first, where the time from it on ends another day ("from two until Sunday"). */
function dayOf({ moments, first, length }: Planned, moment: Moment): number | undefined {
  const next = moments[moments.indexOf(moment) + 1];
  const isFirst = moment.role === "start" && next?.role === "end" && next.day !== undefined;
  const day = dayNumberOf(moment, first) ?? (isFirst ? 1 : undefined);
  return day === undefined || day < 1 || day > length ? undefined : day;
}

/** When the day of a moment begins or ends. */
function hoursAt(planned: Planned, moment: Moment): Edit[] {
  const { moments, length } = planned;
  const { role, isNow, clock, to, lead = 0 } = moment;
  const isLeftFree = isFreeFrom(planned, moment);
  const day = dayOf(planned, moment) ?? (isLeftFree && length === 1 ? 1 : undefined);
  if (day === undefined || isNow) return [];
  const of = length > 1 ? { day } : {};
  if (to) return stretchOf(moment).map((edit) => ({ ...edit, ...of }));
  // "Thursday at half past two, home again on Sunday."
  const isOfStay = moments.some((other) => other.role === "end" && other.day !== undefined);
  const isArrival = role === undefined && clock !== undefined && isOfStay && day === 1 && length > 1;
  const start = role === "start" || isArrival ? minuteAt(moment, "start") : undefined;
  if (start !== undefined && !isLeftFree) return [{ operation: "start_at", at: start, ...of }];
  const end = role === "end" || isLeftFree ? minuteAt(moment, "end") : undefined;
  return end === undefined ? [] : [{ operation: "end_at", at: end - lead, ...of }];
}

/**
 * "Nothing after six", "a call from two to three, from four on keep it free": what is denied from an hour on is the rest of the day, where no
 * thing is named. Who is free from an hour on, and at no other is busy, has time then.
 */
function isFreeFrom({ reading, moments }: Planned, { clock, from, until, role }: Moment): boolean {
  if (!clock || role !== "start") return false;
  const isTaken = moments.some(({ to }) => to !== undefined);
  const denied = [
    ...reading.indices("negation", "not"),
    ...reading.indices("edit", "remove"),
    ...(isTaken ? reading.indices("edit", "free") : []),
  ];
  const isNamed = (at: number) => reading.hasAny(at, "concept", "label", "place", "topic");
  return denied.some(
    (at) =>
      !reading.isApart(at, at < from ? from : until) &&
      !reading.between(Math.min(at, until), Math.max(at, from)).some(isNamed),
  );
}

/** "Thursday evening and all of Friday", "Friday afternoon": the part of a day that is to be filled. */
function hoursOfPart(planned: Planned, moment: Moment): Edit[] {
  const { moments, length, today } = planned;
  const { role, part, clock, meal } = moment;
  const day = dayOf(planned, moment);
  const isAlone = moments.every((other) => other === moment || other.day !== moment.day);
  if (day === undefined || role || part === undefined || part === "midday" || !isAlone || clock || meal)
    return [];
  // "Two days, this evening as well."
  const of = length > 1 || moment.day === today ? { day } : {};
  const [start, end] = partsOfDay[part];
  return [
    ...(part === "morning" || (length > 1 && day > 1)
      ? []
      : [{ operation: "start_at", at: start, ...of } as const]),
    ...(part === "evening" || part === "night" || (length > 1 && day < length)
      ? []
      : [{ operation: "end_at", at: end, ...of } as const]),
  ];
}

/** How far the next day of a list stands. */
const LISTED = 3;

/** "Between five and nine on Wednesday, Thursday and Friday": hours beside a list of days are those of each, as they are where no day is said. */
function isOfEach({ to, day, from, until }: Moment, all: readonly Moment[]): boolean {
  if (!to || day === undefined) return to !== undefined;
  return all.some(
    (other) =>
      other.day !== undefined &&
      (other.clock ?? other.part ?? other.role) === undefined &&
      (other.from > until ? other.from - until : from - other.until) <= LISTED,
  );
}

/** "Between five and nine", of each day; a nap from one to two is a pause, and so is an hour's meeting. */
function ofEach({ reading, length }: Planned, moment: Moment): Edit[] {
  const [start, end] = stretchOf(moment);
  const minutes = end.at - start.at;
  const isTaken = length > 1 || isAtWork(reading, moment) || minutes <= SHORTEST;
  const isPause = isTaken && minutes <= PAUSE.most && start.at < PAUSE.until;
  return isPause ? [{ operation: "rest", at: start.at, minutes }] : [start, end];
}

function stretchOf(moment: Moment): [start: Edit & { at: number }, end: Edit & { at: number }] {
  const start = minuteAt(moment, "start")!;
  const end = minuteAt({ ...moment, clock: moment.to! }, "end")!;
  const later = end > start || moment.to!.certain ? end : end + 720;
  // "Between half past six and ten at night."
  const isLate = !moment.clock!.certain && start < EARLIEST_START && later > start + 720;
  return [
    { operation: "start_at", at: isLate ? start + 720 : start },
    { operation: "end_at", at: !moment.to!.certain && later - start > 720 ? later - 720 : later },
  ];
}

/** "One evening", "the whole afternoon": the only part of the day that is said, and counted. */
function partAlone({ reading, moments }: Planned): Edit[] {
  const named = moments.filter(({ clock, role }) => !clock && !role);
  const parts = new Set(named.flatMap(({ part }) => part ?? []));
  const [part] = parts;
  const isCounted = ({ from }: Moment) =>
    reading.number(from - 1) === 1 ||
    [from - 1, from - 2].some(
      (at) => reading.has(at, "act", "whole_day") || reading.has(at, "limit", "only"),
    );
  const isMeant = named.some(
    (moment) => moment.part !== undefined && moment.day === undefined && isCounted(moment),
  );
  if (parts.size !== 1 || part === undefined || part === "midday" || !isMeant) return [];
  const [start, end] = partsOfDay[part];
  return [
    ...(part === "morning" ? [] : [{ operation: "start_at", at: start } as const]),
    ...(part === "evening" || part === "night" ? [] : [{ operation: "end_at", at: end } as const]),
  ];
}

/** The minute of the day that a moment is, where the time to fill begins or ends then. */
function minuteAt({ clock, part, meal, isAfterMeal }: Moment, of: "start" | "end"): number | undefined {
  if (clock) {
    const isLate = part === "evening" || part === "afternoon" || part === "night";
    const minute = isLate && !clock.certain && clock.minute < 720 ? clock.minute + 720 : clock.minute;
    const isSaid = isLate || part === "morning";
    return isSaid ? minute : inItsHalf(clock, of);
  }
  if (meal) return isAfterMeal ? EATEN[meal] : of === "end" ? EATING[meal] : partsOfDay[meal][0];
  if (part === undefined) return undefined;
  return of === "start" ? partsOfDay[part][0] : Math.max(partsOfDay[part][0], partsOfDay.midday[0]);
}
