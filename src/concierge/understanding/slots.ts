import { MAX_DAYS } from "../../contract/inline-itinerary.ts";
import { readAct, type TurnAct } from "./act.ts";
import { type Amounts, isOfTwoDays, readAmounts } from "./amounts.ts";
import { readAsked } from "./asked.ts";
import { DAY_MS, isoDate, type LocalDay, localDayAt, weekdayOf } from "./calendar.ts";
import { decidedNow, readEdits } from "./changes.ts";
import { onceEach, readClauses } from "./clauses.ts";
import { readDenials } from "./denials.ts";
import { type FreeTime, readFreeTime } from "./free-time.ts";
import {
  hoursOfBeginning,
  hoursOfOnly,
  type Limit,
  type OnlyKind,
  readBudget,
  readCount,
  readLimits,
  readOnlyKinds,
} from "./limits.ts";
import { unknownWords, type WrittenForms } from "./not-understood.ts";
import { placeCalledByKind, readChoice } from "./place-meant.ts";
import { type PlanHour, readPlanHours } from "./plan-hours.ts";
import { readStopNumbers, type StopNumber } from "./plan-stops.ts";
import type { Reading } from "./reading.ts";
import type { Edit, FreeSlot, PlanStop, UnderstandingContext } from "./understanding.ts";
import { readWhen, type When } from "./when.ts";
import { readWhere, takeAsPlace, type Where } from "./where.ts";
import { pickIds, readWishes, type Wishes } from "./wishes.ts";

/** All that a message says, before it is known what it is for. */
export interface Said {
  reading: Reading;
  /** Its words as they were written. */
  written: WrittenForms;
  turn: TurnAct;
  when: When;
  where: Where;
  wishes: Wishes;
  edits: readonly Edit[];
  /** The edits are the change that the last answer asked back about, with what is said of it now. */
  isDecided?: true;
  /** What each of several changes of a plan says by itself; empty where there is one at most. */
  clauses: readonly Said[];
  asked: readonly string[];
  choice?: number;
  dontCare: readonly FreeSlot[];
  days?: number;
  planDay?: number;
  planDays: Amounts["planDays"];
  /** The number that a day would have which the plan has not, but may grow to. */
  laterDay?: number;
  tooManyDays?: number;
  /** The one number of the message that counts nothing: "make it four". */
  loneNumber?: number;
  /** What the plan has. */
  planStops: readonly PlanStop[];
  /** Stops of a day that are spoken of by their numbers. */
  stopNumbers: readonly StopNumber[];
  /** The most that a plan is to have. */
  limits: readonly Limit[];
  /** How many places are asked for. */
  count?: number;
  /** Kinds that a plan is to have alone: "only museums". */
  onlyKinds: readonly OnlyKind[];
  /** Days are to be a part of them alone: "only the afternoon". */
  onlyPart: boolean;
  hours: readonly PlanHour[];
  /** The time that is to be filled. */
  freeTime: FreeTime;
  partySize?: number;
  /** Metres. */
  radius?: number;
  stars?: number;
  email?: string;
  hasQuestionMark?: boolean;
}

/** A walk that people call walking distance, in metres: about twelve minutes. */
const WALKING_DISTANCE = 1_000;

/** What the phrases of a message say, slot by slot. */
export function readSlots(
  reading: Reading,
  turn: TurnAct,
  context: UnderstandingContext,
  written: WrittenForms,
  hasQuestionMark = false,
): Said {
  const said = readWhole(reading, turn, context, written, hasQuestionMark);
  if (!context.previous?.planned || said.isDecided) return said;
  const clauses = readClauses(said, (part) =>
    readWhole(part, readAct(part, context.previous), context, written),
  );
  return clauses.length === 0
    ? said
    : { ...said, clauses, edits: onceEach(clauses.map(({ edits }) => edits)).flat() };
}

function readWhole(
  reading: Reading,
  turn: TurnAct,
  context: UnderstandingContext,
  written: WrittenForms,
  hasQuestionMark = false,
): Said {
  const { words, now, timeZone } = context;
  const when = readWhen(reading, now, timeZone, daySpokenOf(context));
  const isPlanned = context.previous?.planned === true;
  const denials = readDenials(reading, turn.marks, !isPlanned);
  const where = readWhere(reading, words, denials);
  const budget = readBudget(reading);
  const all = readWishes(reading, words, denials, new Set([...where.used, ...budget.priced]));
  const isOfPlan = isPlanSpokenOf(reading, context);
  const { limits, used: limited } = readLimits(reading, all.things, isOfPlan);
  const used = new Set([...limited, ...budget.used]);
  const priceLevel = all.priceLevel.length > 0 ? all.priceLevel : budget.priceLevel;
  const named = { ...all, priceLevel, things: all.things.filter(({ at }) => !used.has(at)) };
  const { children, radius, ...amounts } = readAmounts(reading, new Set([...when.used, ...used]));
  const spokenOf = thatDay(reading, context);
  const numbered = amounts.planDays.length > 0 ? amounts.planDays : bothDays(reading, named.things, context);
  const planDays = [...numbered, ...planDaysByName(reading, when, context), ...spokenOf].toSorted(
    (a, b) => a.at - b.at,
  );
  // "Put the second in on day 2", of what was found.
  const { intent } = context.previous ?? {};
  const isOfList = (intent === "find_places" || intent === "refine") && (context.shown?.length ?? 0) > 0;
  const asked = readAsked(reading, amounts.stars);
  // "And from there to the hotel?"
  const choice = readChoice(
    reading,
    isOfList ? undefined : amounts.planDay,
    new Set([...when.used, ...planDays.map(({ at }) => at)]),
  );
  const isOfPlace =
    choice !== undefined || where.place !== undefined || where.nearThere || intent === "about_place";
  // "Is Tivoli near the hotel?"
  const isWay = reading.says("moment", "from", "since") || reading.says("where", "near");
  if (asked.length === 0 && isOfPlace && where.near?.to === "host" && isWay) asked.push("distance");
  // Of a plan a question may be a wish: "the castle on day 2?"
  const isQuestion = (hasQuestionMark && !isPlanned) || reading.asksWhether("have", "is");
  const isAskedOf =
    asked.length > 0 ||
    isQuestion ||
    reading.says("act", "tell", "what_is") ||
    reading.purposesOf("house").includes("transport");
  const mayAsk = isAskedOf && amounts.days === undefined;
  const only = mayAsk
    ? placeCalledByKind({ reading, written }, context, where, named, asked.length > 0)
    : undefined;
  const wishes = only
    ? { ...readWishes(reading, words, denials, takeAsPlace(where, only)), priceLevel }
    : named;
  const ofPart = isOfPlan ? hoursOfOnly(reading) : [];
  const ofHours = [...readPlanHours(reading), ...ofPart];
  const hours = isOfPlan && ofHours.length === 0 ? hoursOfBeginning(reading) : ofHours;
  const freeTime = readFreeTime(
    reading,
    { ...when, used: new Set([...when.used, ...limited]) },
    hours,
    context,
  );
  const last = context.planDates?.length ?? 0;
  const isLastDay = amounts.planDay === -1 || (last > 1 && planDays.some(({ day }) => day === last));
  const isOfEdge = planDays.some(({ at }) => isOfTwoDays(reading, at));
  const said: Said = {
    reading,
    written,
    turn,
    when,
    where,
    wishes: children ? { ...wishes, userCategory: wishes.userCategory ?? "family", grownUps: false } : wishes,
    asked,
    choice,
    dontCare: readDontCare(reading),
    ...amounts,
    // "The last two days" are days of the plan, and not how many it has; "Friday to Sunday, one slow day" are three.
    days: isOfEdge || (amounts.days === 1 && (when.day?.length ?? 1) > 1) ? undefined : amounts.days,
    planDay: amounts.planDay ?? spokenOf[0]?.day,
    planDays,
    laterDay: dayToCome(when, context),
    planStops: context.planStops ?? [],
    stopNumbers: readStopNumbers(reading, planDays, when.used, isOfList).filter(({ at }) => !used.has(at)),
    limits,
    count: readCount(reading, named.things, new Set([...when.used, ...used])),
    onlyKinds: isOfPlan ? readOnlyKinds(reading, wishes.things) : [],
    onlyPart: ofPart.length > 0,
    hours: [...hours, ...freeTime.hours].map((hour) => asDeparture(reading, hour, isLastDay)),
    freeTime,
    radius: radius ?? (where.walk ? WALKING_DISTANCE : undefined),
    edits: [],
    clauses: [],
    email: reading.value(reading.indices("email")[0] ?? -1, "email"),
    hasQuestionMark,
  };
  const counted = { ...said, loneNumber: findLoneNumber(said) };
  const decided = decidedNow(counted, context.previous);
  return decided
    ? { ...counted, edits: [decided], isDecided: true }
    : { ...counted, edits: readEdits(counted, context.previous) };
}

/** Days of the plan that are said by a name or a date: "Tuesday", "tomorrow". */
function planDaysByName(
  reading: Reading,
  { days }: When,
  { planDates = [] }: UnderstandingContext,
): Amounts["planDays"] {
  return days.flatMap(({ at, first, byName }) => {
    // "The 20th stop."
    // "Today's second stop" says a day.
    const isDate = !byName && !reading.has(at, "day");
    if (isDate && [at + 1, at + 2].some((next) => reading.has(next, "numbered", "stop"))) return [];
    const index = planDates.findIndex((date) =>
      byName ? weekdayOf(date) === weekdayOf(first) : date === first,
    );
    return index < 0 ? [] : [{ at, day: index + 1, byName: true as const }];
  });
}

/** "The aquarium on Monday", of a plan for Friday: the day that it would be, of a week at most. A weekday of a plan that is long to come is one of its week. */
function dayToCome({ days }: When, { planDates = [] }: UnderstandingContext): number | undefined {
  const [day, ...others] = days;
  const [first] = planDates;
  if (!day || others.length > 0 || first === undefined) return undefined;
  const away = Math.round((day.first - first) / DAY_MS);
  const ahead = day.byName && away <= -MAX_DAYS ? MAX_DAYS + (away % MAX_DAYS) : away;
  return ahead >= planDates.length && ahead < MAX_DAYS ? ahead + 1 : undefined;
}

/** How far a word for days may stand from the one that exchanges them. */
const DAYS_BESIDE = 4;

/** "Swap the two days": those of a plan that has two; "the last two days". */
function bothDays(
  reading: Reading,
  things: Wishes["things"],
  { planDates = [] }: UnderstandingContext,
): Amounts["planDays"] {
  const edgeOf = reading.indices("ordinal").find((index) => isOfTwoDays(reading, index));
  if (edgeOf !== undefined && planDates.length > 1) {
    const first = reading.has(edgeOf, "ordinal", "1") ? 1 : planDates.length - 1;
    return [first, first + 1].map((day) => ({ at: edgeOf, day }));
  }
  const [verb] = (["replace", "reverse"] as const).flatMap((edit) => reading.indices("edit", edit));
  if (verb === undefined) return [];
  const isBeside = (at: number) => Math.abs(at - verb) <= DAYS_BESIDE && !reading.isApart(at, verb);
  const at = reading.indices("unit", "day").find(isBeside);
  // "Replace the two days by museums."
  const isOther = things.some((thing) => !reading.isApart(thing.at, verb));
  if (at === undefined || isOther) return [];
  const edge = [at - 1, at - 2].flatMap((next) => reading.value(next, "ordinal") ?? [])[0];
  const last = planDates.length;
  const days = edge === "-1" && last > 2 ? [last - 1, last] : edge === "1" || last === 2 ? [1, 2] : [];
  return days.map((day) => ({ at, day }));
}

/** "That day", "ce jour-là": the day of the plan that was spoken of before. */
function thatDay(
  reading: Reading,
  { previous, planDates = [], timeZone }: UnderstandingContext,
): Amounts["planDays"] {
  const { stopsAsked, shownDays, edits = [], openAt } = previous ?? {};
  const isOf = ({ weekdays = [], date }: Edit) =>
    planDates.findIndex((one) => isoDate(one) === date || weekdays.includes(weekdayOf(one))) + 1;
  const changed = edits.map((edit) => edit.to?.day ?? edit.day ?? isOf(edit)).find((day) => day !== 0);
  const searched = openAt && planDates.indexOf(localDayAt(openAt.from, timeZone)) + 1;
  const day = [stopsAsked?.[0]?.day, shownDays?.[0], changed, searched].find(Boolean);
  const [at] = reading.indices("numbered", "that_day");
  return previous?.planned && day !== undefined && at !== undefined ? [{ at, day }] : [];
}

/** From then on there is nothing to plan on the last day. */
const LEAVES = 14 * 60;

/** "We leave at three on the last day" ends it; so does the last day's name. */
function asDeparture(reading: Reading, hour: PlanHour, isLast: boolean): PlanHour {
  const isLate = hour.minute >= LEAVES || reading.has(hour.at, "moment", "until");
  // "From two on Sunday" begins it.
  const isSince = reading.has(hour.at, "moment", "since", "from");
  return isLast && hour.of === "start" && isLate && !isSince ? { ...hour, of: "end" } : hour;
}

function isPlanSpokenOf(reading: Reading, { previous }: UnderstandingContext): boolean {
  const saysPlan = reading.says("act", "plan", "itinerary", "trip") || reading.says("unit", "day");
  return saysPlan || previous?.planned === true;
}

function findLoneNumber({ reading, when, planDays, stopNumbers, limits, ...said }: Said): number | undefined {
  const { partySize, days } = said;
  if (limits.length > 0) return undefined;
  const counts = (index: number) =>
    when.used.has(index) ||
    reading.hasAny(index, "article", "ordinal") ||
    reading.has(index - 1, "moment", "since", "until") ||
    [...planDays, ...stopNumbers].some(({ at }) => at === index);
  const found = reading.spans.flatMap((_, index) => (counts(index) ? [] : (reading.number(index) ?? [])));
  return found.length === 1 && found[0]! < 100 && partySize === undefined && days === undefined
    ? found[0]
    : undefined;
}

function daySpokenOf({ previous, timeZone }: UnderstandingContext): LocalDay | undefined {
  const { openAt, startDate } = previous ?? {};
  if (openAt) return localDayAt(openAt.from, timeZone);
  return startDate === undefined ? undefined : Date.parse(startDate);
}

/**
 * The slots that the traveller does not care about; the nearest one named in the same clause, or those named anywhere
 * in the message.
 */
function readDontCare(reading: Reading): FreeSlot[] {
  if (!reading.says("act", "dont_care")) return [];
  const found = new Set<FreeSlot>();
  for (const index of dontCares(reading)) {
    for (let at = Math.max(0, index - 4); at <= index + 4; at++) {
      for (const slot of reading.values(at, "slot")) found.add(slot as FreeSlot);
      if (reading.has(at, "asked", "area")) found.add("area");
    }
  }
  return [...found];
}

/** "any" alone says so little that it only counts right before a slot's name or as the whole message. */
function dontCares(reading: Reading): number[] {
  return reading.indices("act", "dont_care").filter((index) => {
    if (!reading.isFiller(index)) return true;
    return reading.has(index + 1, "slot") || reading.spans.length === 1;
  });
}

/** Words kept for a text search. */
const WORDS_MAX = 12;

/**
 * What a text search may look for: keywords of the organisation, topics without an interest, words that were not
 * understood.
 */
export function findFreeText({ reading, wishes, when }: Said): string {
  const topics = wishes.things
    .filter(({ kind, interest }) => kind === "topic" && !interest)
    .map(({ id }) => id);
  return [...new Set([...pickIds(wishes, "keyword"), ...topics, ...unknownWords(reading, when.used)])]
    .slice(0, WORDS_MAX)
    .join(" ");
}
