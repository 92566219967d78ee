import { conceptOf, isSight, withCovered } from "../../languages/concepts.ts";
import { listed } from "../../languages/grammar.ts";
import { foldLabel } from "../../search/text/fold.ts";
import { readAct, type TurnAct } from "./act.ts";
import { type Amounts, isOfTwoDays, readAmounts } from "./amounts.ts";
import { isoDate, type LocalDay, localDayAt, weekdayOf } from "./calendar.ts";
import { decidedNow, readEdits } from "./changes.ts";
import { onceEach, readClauses } from "./clauses.ts";
import { isOfMonth } from "./dates.ts";
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
import { KNOWN_SCORE, type Nameable } from "./name-index.ts";
import { saysUnread, unknownWords, type WrittenForms, writtenAt } from "./not-understood.ts";
import { type PlanHour, readPlanHours } from "./plan-hours.ts";
import { readStopNumbers, type StopNumber } from "./plan-stops.ts";
import type { Reading } from "./reading.ts";
import type { Thing } from "./things.ts";
import type { Edit, FreeSlot, NamedPlace, PlaceOfKinds, UnderstandingContext } from "./understanding.ts";
import { readWhen, type When } from "./when.ts";
import { readWhere, takeAsPlace, type Where } from "./where.ts";
import { isDefinite } from "./which-of-kind.ts";
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
  /** The day of the plan that is spoken of. */
  planDay?: number;
  planDays: Amounts["planDays"];
  tooManyDays?: number;
  /** The one number of the message that counts nothing: "make it four". */
  loneNumber?: number;
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
  /** Hours of a plan. */
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
    wishes: children ? { ...wishes, userCategory: wishes.userCategory ?? "family" } : wishes,
    asked,
    choice,
    dontCare: readDontCare(reading),
    ...amounts,
    // "The last two days" are days of the plan, and not how many it has; "Friday to Sunday, one slow day" are three.
    days: isOfEdge || (amounts.days === 1 && (when.day?.length ?? 1) > 1) ? undefined : amounts.days,
    planDay: amounts.planDay ?? spokenOf[0]?.day,
    planDays,
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
  const isSince = reading.has(hour.at, "moment", "since") || reading.has(hour.at, "moment", "from");
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
    reading.has(index, "article") ||
    reading.has(index, "ordinal") ||
    reading.has(index - 1, "moment", "since") ||
    reading.has(index - 1, "moment", "until") ||
    [...planDays, ...stopNumbers].some(({ at }) => at === index);
  const found = reading.spans.flatMap((_, index) => (counts(index) ? [] : (reading.number(index) ?? [])));
  return found.length === 1 && found[0]! < 100 && partySize === undefined && days === undefined
    ? found[0]
    : undefined;
}

/**
 * "When does the zoo close?", unless one is looked for, is asked of the zoo that was spoken of or shown, else of the only one that there is, else
 * of the best known: "the castle".
 */
function placeCalledByKind(
  { reading, written }: Pick<Said, "reading" | "written">,
  { words, told = [], shown = [] }: UnderstandingContext,
  where: Where,
  { things, sort }: Wishes,
  isAsked: boolean,
): { named: Nameable; at: number } | undefined {
  const [kind, ...others] = things.filter((thing) => thing.kind === "category" && !thing.liked);
  const isSought = ["find", "todo", "like"].some((act) => reading.says("act", act));
  if (!kind || others.length > 0 || sort || where.area || where.townPart || where.places.length > 0)
    return undefined;
  const isOfHouse = reading.isOfPurpose(kind.at, "house");
  // What is served says nothing of where: "rice" is not the only place that has it.
  const { kind: sortOfThing, purpose } = conceptOf(kind.id) ?? {};
  if (isOfHouse || sortOfThing !== "place") return undefined;
  // "What does the metro cost?"
  if (kind.id === "station" && reading.says("asked", "price")) return undefined;
  const isKnown = isDefinite(reading, kind.at);
  // "ジャズの生演奏はありますか": where a language does not say which is known, whether there is one asks of none.
  const isLast = kind.at + 2 >= reading.spans.length;
  const isHad = [kind.at - 1, ...(isLast ? [kind.at + 1] : [])].some((at) => reading.has(at, "act", "have"));
  if (isKnown === undefined && !isAsked && isHad) return undefined;
  // "Is the aquarium any good?" looks for none, "any good aquarium?" does.
  const isByTransport = reading.purposesOf("house").includes("transport");
  if (isSought && !(isKnown && (isByTransport || reading.asksWhether("have", "is")))) return undefined;
  // "What is the square root of 144?"
  const isOfUnread = reading.says("act", "what_is", "ask") && !isAsked && saysUnread(reading);
  if (isOfUnread) return undefined;
  // "The cathedral of Zorvent" is none that is known.
  const next = reading.has(kind.at + 1, "article") ? kind.at + 2 : kind.at + 1;
  if (isNameless(reading, next) && !reading.breakBefore(next) && isWrittenAsName(reading, next, written))
    return undefined;
  if (isKnown === false && !isAsked) return undefined;
  for (const places of isKnown === false ? [] : [told, shown]) {
    const named = onlyCalled(reading, kind, places);
    if (named) return { named, at: kind.at };
  }
  const isShown = shown.some((place) => isOfKind(place, kind.id));
  const all = words.ofKind(kind.id);
  // "Where is the pharmacy?" is whichever is near.
  const isPlaceAsked = reading.says("act", "where") || reading.says("asked", "address");
  // "Is the pharmacy near here open tomorrow?" is asked of those that are near, "is the zoo near here?" is not.
  const isOfMore = reading.says("asked", "hours") || reading.says("day") || reading.says("weekday");
  if (where.near?.to === "me" && isOfMore) return undefined;
  const isAnywhere =
    purpose === "need" ? isPlaceAsked || isKnown === false : isPlaceAsked && isKnown !== true;
  if (all.length === 1 && !isAnywhere) return { named: all[0]!, at: kind.at };
  const isLookedAt = isSight(kind.id) || (kind.id === "station" && isAsked);
  if (!isLookedAt || isShown || isKnown !== true || reading.says("act", "where")) return undefined;
  const isCalled = isCalledBy(reading, kind.at);
  const best = all.find(({ names }) => names.some(isCalled)) ?? all[0];
  const isWellKnown = purpose === "need" || (best?.score ?? 0) >= KNOWN_SCORE;
  return best && isWellKnown ? { named: best, at: kind.at } : undefined;
}

/** Whether a name has the word in it that a kind is said by. */
function isCalledBy(reading: Reading, at: number): (name: string) => boolean {
  const { spaced, compounds } = reading.grammar;
  const word = spaced === false ? reading.text(at) : `${compounds ? "" : " "}${reading.text(at)} `;
  return (name) => ` ${foldLabel(name)} `.includes(word);
}

function isOfKind({ kinds = [] }: PlaceOfKinds, kind: string): boolean {
  return withCovered(kind).some((id) => kinds.includes(id));
}

/** The only one of places that has a kind's word in its name, else the only one of the kind. */
function onlyCalled(
  reading: Reading,
  { id: kind, at }: Pick<Thing, "id" | "at">,
  places: readonly PlaceOfKinds[],
): Nameable | undefined {
  const isCalled = isCalledBy(reading, at);
  const called = places.filter(({ name }) => isCalled(name));
  const alike = called.length > 0 ? called : places.filter((one) => isOfKind(one, kind));
  const [place, ...others] = new Map(alike.map((one) => [one.id, one])).values();
  return place && others.length === 0 ? { kind: place.kind, id: place.id, names: [place.name] } : undefined;
}

/** The day that was spoken of last. */
function daySpokenOf({ previous, timeZone }: UnderstandingContext): LocalDay | undefined {
  const { openAt, startDate } = previous ?? {};
  if (openAt) return localDayAt(openAt.from, timeZone);
  return startDate === undefined ? undefined : Date.parse(startDate);
}

/** Attributes of a place that a message asks for ("phone", "hours"), in the order they are said. */
function readAsked(reading: Reading, stars: number | undefined): string[] {
  // "We have two hours", "an hour's rest" is a length.
  const isCounted = (index: number) =>
    reading.has(index, "unit") &&
    (reading.number(index - 1) !== undefined ||
      reading.has(index - 1, "clock") ||
      reading.has(index + 1, "edit", "rest"));
  const asked = new Set(
    reading.spans.flatMap((_, index) => (isCounted(index) ? [] : reading.values(index, "asked"))),
  );
  // "A 4 star rating" is a wish.
  if (stars !== undefined) asked.delete("stars");
  // "Wie hoch ist der Eintritt?"
  if (asked.size > 1) asked.delete("fact");
  // "I have a phone call from three to four, keep that free."
  if (reading.says("edit", "free", "keep")) asked.delete("phone");
  const isWay = reading.asksWhether("have", "is") || reading.spans.every(isLittle) || asksWay([...asked]);
  if (!isWay) for (const mode of MODES) asked.delete(mode);
  return [...asked];

  function isLittle(_: unknown, index: number): boolean {
    return (
      reading.isFiller(index) ||
      reading.has(index, "where", "host") ||
      reading.values(index, "asked").some((one) => MODES.has(one))
    );
  }
}

/** How a way is gone: asked about only beside what asks for the way, or whether, or alone. */
const MODES: ReadonlySet<string> = new Set(["by_foot", "by_bike", "by_car"]);
/** What is asked of the way to a place. */
const OF_WAY: ReadonlySet<string> = new Set(["directions", "distance", "duration"]);

/** Whether the way to a place is asked about. */
export function asksWay(asked: readonly string[]): boolean {
  return asked.some((one) => OF_WAY.has(one));
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

/** The result of the last answer that a message points to: "the second one"; undefined without one. */
function readChoice(
  reading: Reading,
  planDay: number | undefined,
  used: ReadonlySet<number>,
): number | undefined {
  if (planDay !== undefined) return undefined;
  // Portuguese "o quarto" is the fourth, or a room of the house.
  const isOther = (at: number) => isOfMonth(reading, at) || reading.isOfPurpose(at, "house", "purpose");
  const pointed = reading.indices("ordinal").filter((at) => !used.has(at) && !isOther(at));
  const index = pointed.find((at) => !isAfterFrom(reading, at)) ?? pointed[0];
  if (index !== undefined) return Number(reading.value(index, "ordinal"));
  // "Number 3", "no.3".
  const isWhich = (at: number) =>
    reading.has(at, "numbered", "which") ||
    (reading.text(at) === "no" && reading.gap(at + 1).startsWith("."));
  const number = reading.spans
    .keys()
    .find((at) => at > 0 && isWhich(at - 1) && reading.number(at) !== undefined);
  return number === undefined ? undefined : reading.number(number);
}

/** Whether a word for where a way begins stands before a span. */
function isAfterFrom(reading: Reading, at: number): boolean {
  const before = reading.has(at - 1, "article") && !isFrom(at - 1) ? at - 2 : at - 1;
  return isFrom(before);

  function isFrom(index: number): boolean {
    return reading.has(index, "moment", "from") || reading.has(index, "moment", "since");
  }
}

/** Of the places that were shown the one that is chosen: "the second church" is the second of its kind. */
export function chosenOf(
  { choice, reading, wishes }: Pick<Said, "choice" | "reading" | "wishes">,
  shown: readonly PlaceOfKinds[] = [],
): number | undefined {
  const kind = wishes.things.find(
    (thing) =>
      thing.kind === "category" && [thing.at - 1, thing.at + 1].some((at) => reading.has(at, "ordinal")),
  );
  if (choice === undefined || kind === undefined) return choice;
  const kinds = new Set(withCovered(kind.id));
  const alike = [...shown.keys()].filter((at) => shown[at]!.kinds?.some((id) => kinds.has(id)));
  const at = alike.at(choice < 0 ? choice : choice - 1);
  return at === undefined ? choice : at + 1;
}

/** "How far is it between the two?": the two places that were told of last, else the first two of the list, by their numbers in it. */
export function betweenTwo(
  { reading, asked, where, wishes }: Pick<Said, "reading" | "asked" | "where" | "wishes">,
  { shown = [], told = [], previous }: UnderstandingContext,
): [number, number] | undefined {
  const isNamed = where.places.length + pickIds(wishes, "category").length > 0 || where.area !== undefined;
  const saysMore = reading.spans.some(
    (_, at) => reading.isUnknownWord(at) || (reading.number(at) ?? 2) !== 2,
  );
  if (!reading.says("moment", "between") || !asksWay(asked) || isNamed || saysMore || shown.length < 2)
    return undefined;
  const numberOf = (place?: NamedPlace) => shown.findIndex(({ id }) => id === place?.id) + 1;
  const [to, from] = previous?.intent === "about_place" ? [numberOf(told[0]), numberOf(told[1])] : [0, 0];
  return from > 0 && to > 0 ? [from, to] : [1, 2];
}

/**
 * Where a way begins that is asked about: at the first of two places, at a place that stands after "from" where another was spoken of, or at
 * one of the list ("how far is the first from the second?").
 */
export function wayBegins(said: Said, context: UnderstandingContext): NamedPlace | undefined {
  const { reading, asked, where, choice } = said;
  const { shown = [], spokenOf } = context;
  if (!asksWay(asked)) return undefined;
  const two = betweenTwo(said, context);
  if (two) return shown[two[0] - 1];
  const [first, second] = where.places;
  if (second) return where.places.at(-2)!.place;
  if (first) {
    // "And from there to the castle?"
    const isFromThere = reading.indices("where", "there").some((at) => isAfterFrom(reading, at));
    const begin = isFromThere && spokenOf?.id !== first.place.id ? spokenOf : undefined;
    return (spokenOf ?? where.area) && isAfterFrom(reading, first.at) ? first.place : begin;
  }
  const other = reading.indices("ordinal").find((at) => isAfterFrom(reading, at));
  const number = other === undefined ? undefined : Number(reading.value(other, "ordinal"));
  return number === undefined || number === choice ? undefined : shown.at(number < 0 ? number : number - 1);
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

/** Attributes that are asked of a place only: whatever else is named with them is one. */
const OF_WAYS: ReadonlySet<string> = new Set(["directions", "distance", "duration", "address"]);
/** Shorter words are particles of a language more often than names. */
const NAME_LENGTH_MIN = 4;

/** The kind of place at which a way begins that is asked about: "from the station to the castle". */
export function kindWayBegins({ reading, asked, wishes }: Said): string | undefined {
  if (!asksWay(asked)) return undefined;
  const kind = wishes.things.find(
    ({ id, at }) => conceptOf(id)?.kind === "place" && isAfterFrom(reading, at),
  );
  return kind?.category ?? kind?.id;
}

/**
 * The name of an end of the way that is asked for ("how do I get to Louisiana?") where the organisation has no such
 * place; undefined without one. Names in Latin letters are found alone.
 */
export function findUnknownPlace(said: Said): string | undefined {
  return unknownWayEnd(said) ?? unknownSubject(said) ?? nameGoneOnTo(said);
}

/** "And the Zorvent?", "y Noma": what a message goes on to by a name, which has a capital, stands alone or after "the", or is a town elsewhere. */
export function nameGoneOnTo({ reading, written, where, choice }: Said): string | undefined {
  if (where.places.length > 0 || where.area || choice !== undefined) return undefined;
  const isOpening = (index: number) =>
    ["instead", "join", "meant"].some((act) => reading.has(index, "act", act));
  if (!isOpening(0)) return undefined;
  let first = 1;
  while (first < reading.spans.length && (isOpening(first) || reading.isFiller(first))) first++;
  const { definite, capitalNouns } = reading.grammar;
  const hasCapitals = [...written.values()].some((word) => /\p{Lu}/u.test(word));
  const isLast = first + 1 >= reading.spans.length || reading.breakBefore(first + 1);
  const isAlone = isLast && !hasCapitals && !reading.isOrdinary(reading.text(first));
  const isAfterArticle = listed(definite?.before).includes(reading.text(first - 1));
  const isName = (index: number) => {
    const name = writtenAt(reading, index, written);
    const isAfter = isAfterArticle && !reading.isOrdinary(reading.text(index));
    const isTold =
      isAlone || reading.has(index, "world") || isAfter || (!capitalNouns && /^\p{Lu}/u.test(name));
    return isTold && isNameless(reading, index) && reading.text(index).length >= NAME_LENGTH_MIN;
  };
  let end = first;
  while (isName(end) && (end === first || !reading.breakBefore(end))) end++;
  if (end === first || reading.isOfPurpose(first, "house")) return undefined;
  const name = reading.spans.slice(first, end).map((_, at) => writtenAt(reading, first + at, written));
  return name.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** Whether a message speaks of something that nobody here knows, which may be where a way leads: "which bus goes to the airport?" */
export function leadsElsewhere({ reading, where }: Said): boolean {
  if (where.places.length > 0 || where.nearThere) return false;
  const min = reading.grammar.spaced === false ? 1 : NAME_LENGTH_MIN;
  return unknownWords(reading, new Set()).some(({ length }) => length >= min);
}

function unknownWayEnd(said: Said): string | undefined {
  const { reading, written, asked, where } = said;
  if (where.nearThere || !asked.some((one) => OF_WAYS.has(one))) return undefined;
  const end = unknownEnd(said);
  if (end !== undefined || where.places.length > 0 || where.area) return end;
  const begin = reading.indices("asked").find((index) => OF_WAYS.has(reading.value(index, "asked")!)) ?? 0;
  const names = reading.spans.flatMap((_, index) => {
    const isLater = index > begin || reading.grammar.verbLast === true;
    return isNameless(reading, index) && isLater && mayBeName(reading, index, written)
      ? [writtenAt(reading, index, written)]
      : [];
  });
  return names.length > 0 ? names.join(" ") : undefined;
}

/** Whether an unknown word may name an end of the way: an ordinary one ("dahin") does not, nor one of the house's ("taxa") or of another sentence. */
function mayBeName(reading: Reading, index: number, written: WrittenForms): boolean {
  const text = reading.text(index);
  const isAskedHere = reading.indices("asked").some((at) => {
    const between = Array.from({ length: Math.abs(index - at) }, (_, step) => Math.min(index, at) + step + 1);
    return OF_WAYS.has(reading.value(at, "asked")!) && !between.some((one) => reading.sentenceEndBefore(one));
  });
  if (text.length < NAME_LENGTH_MIN || !isAskedHere) return false;
  const isName = reading.has(index, "world") || /^\p{Lu}/u.test(writtenAt(reading, index, written));
  return isName || !(reading.isOrdinary(text) || reading.isOfPurpose(index, "house"));
}

/** Whether a span is a word that nothing here is called, or a town. */
function isNameless(reading: Reading, index: number): boolean {
  // A district that is a tag of places alone is nowhere that a way could end.
  const { meanings = [] } = reading.spans[index] ?? {};
  const isTag = meanings.length > 0 && meanings.every(({ type }) => type === "label");
  const isUnknown = isTag || reading.isUnknownWord(index) || reading.has(index, "world");
  return isUnknown && reading.tokens[reading.spans[index]!.start]?.kind === "word";
}

/**
 * The name of something that is asked about and that the organisation does not have, known by its capitals within the message: "when does
 * Kronborg open?"; undefined where a place, one of a list or a kind is meant.
 */
function unknownSubject({ reading, written, where, choice, wishes, asked }: Said): string | undefined {
  if (where.places.length > 0 || where.area || choice !== undefined) return undefined;
  if (pickIds(wishes, "category").length > 0) return undefined;
  const isName = (index: number) => {
    const text = reading.text(index);
    return (
      isNameless(reading, index) &&
      !reading.has(index - 1, "number", "1") &&
      text.length >= NAME_LENGTH_MIN &&
      /^\p{Lu}\p{Ll}/u.test(writtenAt(reading, index, written)) &&
      (asksWay(asked) || !reading.isOrdinary(text)) &&
      !reading.isOfPurpose(index, "house")
    );
  };
  const first = [...reading.spans.keys()].find(
    // The first word of a sentence has a capital anyway.
    (at) =>
      isName(at) && ((at > 0 && !reading.sentenceEndBefore(at)) || !reading.isOrdinary(reading.text(at))),
  );
  if (first === undefined) return undefined;
  let last = first;
  while (isName(last + 1) && !reading.breakBefore(last + 1)) last++;
  return Array.from({ length: last - first + 1 }, (_, at) => writtenAt(reading, first + at, written)).join(
    " ",
  );
}

/** What stands after a word for where a way begins or ends, written as a name, with the kinds of places in it: "Buckingham Palace". */
export function unknownEnd({ reading, written, asked }: Said): string | undefined {
  if (!asksWay(asked)) return undefined;
  for (let index = 1; index < reading.spans.length; index++) {
    const before = reading.has(index - 1, "article") ? index - 2 : index - 1;
    const isEnd =
      ["from", "since", "until"].some((value) => reading.has(before, "moment", value)) ||
      reading.has(before, "where", "in");
    if (!isEnd || !isNameless(reading, index) || !isWrittenAsName(reading, index, written)) continue;
    if (!mayBeName(reading, index, written)) continue;
    let last = index;
    while (
      last + 1 < reading.spans.length &&
      !reading.breakBefore(last + 1) &&
      (isNameless(reading, last + 1) || reading.has(last + 1, "concept"))
    )
      last++;
    return Array.from({ length: last - index + 1 }, (_, at) => writtenAt(reading, index + at, written)).join(
      " ",
    );
  }
  return undefined;
}

/** Whether a word has a capital first letter, or is a longer one in a message without capitals. */
function isWrittenAsName(reading: Reading, index: number, written: WrittenForms): boolean {
  if (/^\p{Lu}/u.test(writtenAt(reading, index, written))) return true;
  const hasCapitals = [...written.values()].some((word) => /\p{Lu}/u.test(word));
  return !hasCapitals && reading.text(index).length >= NAME_LENGTH_MIN;
}
