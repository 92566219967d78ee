import { isSight } from "../../languages/concepts.ts";
import type { Meal } from "../../languages/spoken.ts";
import { foldLabel } from "../../search/text/fold.ts";
import { isOfTwoDays } from "./amounts.ts";
import { AN_HOUR, clockAt, lengthOf } from "./clock.ts";
import { asked, isShape } from "./plan-changes.ts";
import { inItsHalf, isPause } from "./plan-hours.ts";
import {
  besideIn,
  clearedBy,
  daysExchanged,
  edgeOfDay,
  exchangedStops,
  mealsDenied,
  stayOf,
  targetsIn,
  visitsToGo,
  withoutAt,
} from "./plan-stops.ts";
import type { Reading } from "./reading.ts";
import { isMet, readSigns } from "./signs.ts";
import { dayMeant, mealSpokenOf, plannedMeals } from "./signs-of-plans.ts";
import { asksOfPlan } from "./signs-of-questions.ts";
import type { Said } from "./slots.ts";
import { withoutAbsent } from "./state.ts";
import type { Edit, EditOperation, NamedPlace, Understanding } from "./understanding.ts";
import { pickIds } from "./wishes.ts";

/**
 * The changes of an itinerary that a clause asks for: when they are to be and which stop they are done to. Of a plan that there is a clause
 * changes one thing; a new plan may be told all of its shape in one.
 */
export function readEdits(said: Said, previous: Understanding | undefined): Edit[] {
  if (asksOfPlan(said, previous)) return [];
  const holds = readSigns(said, previous);
  if (holds("other_to_go")) return [{ operation: "undo" }, ...makeLess(said, previous, "remove")];
  const meant = makeMeant(said, previous);
  if (meant.length > 0) return meant;
  const isPlanned = previous?.planned === true;
  const made = new Map<EditOperation, Edit[]>();
  for (const { operation, ...way } of asked) {
    const isTaken = made.size > 0 && (isPlanned || !isShape({ operation }));
    if (isTaken || !isMet(way, holds)) continue;
    const edits = (makers[operation] ?? makeOfDay)(said, previous, operation);
    if (edits[0] && !made.has(edits[0].operation)) made.set(edits[0].operation, edits);
  }
  const edits = [...made.values()].flat();
  const edge = said.planDays.filter(({ at }) => isOfTwoDays(said.reading, at));
  return edge.length === 0
    ? edits
    : edits.flatMap((edit) => (isOfNoDay(edit) ? edge.map(({ day }) => ({ ...edit, day })) : [edit]));
}

/** A change that may be of two days, "a later start on the last two days", and is of none yet. */
function isOfNoDay({ operation, day, weekdays, date, between, to }: Edit): boolean {
  return isShape({ operation }) && [day, weekdays, date, between, to].every((one) => one === undefined);
}

/** Of few words: which of several stops is meant. */
const ANSWER_WORDS = 8;

/** The change that the last answer asked back about, done to what is said now: a place, a day, "the second one", "all of them". */
export function decidedNow(
  { reading, turn, where, wishes, asked, planDays, stopNumbers, choice, loneNumber, when }: Said,
  previous: Understanding | undefined,
): Edit | undefined {
  const { edit, places = [] } = previous?.undecided ?? {};
  // "The zoo", of Copenhagen Zoo and the Little Mermaid.
  const kinds = wishes.things.filter(({ kind }) => kind === "category");
  const isCalled = ({ name }: NamedPlace) =>
    kinds.some(({ at }) => foldLabel(name).includes(reading.text(at)));
  const [called, ...alike] = places.filter(isCalled);
  const only = alike.length === 0 ? called : undefined;
  const isElse =
    asked.length > 0 ||
    turn.act === "ask" ||
    reading.spans.length > ANSWER_WORDS ||
    (reading.says("edit") && !reading.says("edit", edit?.operation ?? "")) ||
    (!only && kinds.some(({ id }) => !edit?.out?.categories.includes(id)));
  if (!edit || isElse) return undefined;
  const { isOne: _, ...ofAll } = edit;
  const named = where.places.find(({ place }) => places.some(({ id }) => id === place.id))?.place;
  const stop = stopNumbers[0]?.stop ?? choice;
  const counted = stop === undefined ? undefined : places.at(stop > 0 ? stop - 1 : stop);
  const place = named ?? only ?? (planDays.length === 0 ? counted : undefined);
  if (place) return { ...ofAll, out: { categories: [], place } };
  if (where.places.length > 0) return undefined;
  if (places.length > 0 && reading.says("act", "everything", "each_of_them")) return ofAll;
  const day = planDays[0]?.day ?? (places.length === 0 ? loneNumber : undefined);
  const part = when.part ?? edit.part;
  const isSame = day === undefined && part === edit.part;
  return isSame ? undefined : { ...edit, ...withoutAbsent({ day, part }) };
}

/** "No, I meant the second one": the last change is taken back and done to what is meant instead. */
function makeMeant(said: Said, previous: Understanding | undefined): Edit[] {
  const [last, ...others] = previous?.intent === "edit_plan" ? previous.edits : [];
  const { reading, turn, wishes, where, stopNumbers, choice, planDays } = said;
  if (!last || others.length > 0 || turn.act !== "correct" || reading.says("edit")) return [];
  const { operation, to } = last;
  const ordinal = reading.indices("ordinal").find((index) => planDays.every(({ at }) => at !== index));
  const counted = ordinal === undefined ? choice : Number(reading.value(ordinal, "ordinal"));
  const stop = stopNumbers[0]?.stop ?? counted;
  const isNamed = stop !== undefined || where.places.length > 0 || pickIds(wishes, "category").length > 0;
  const days = dayMeant(said);
  const isMeant = operation === "remove" || (operation === "move" && to !== undefined);
  if (!isMeant || !isNamed) return [];
  return [{ operation: "undo" }, { operation, ...days, ...(to ? { to } : {}), ...(stop ? { stop } : {}) }];
}

/** What is made of a clause that asks for an operation; nothing where it lacks what the operation needs. */
type Maker = (said: Said, previous: Understanding | undefined, operation: EditOperation) => Edit[];

export const makers: Partial<Record<EditOperation, Maker>> = {
  add: makeMore,
  remove: makeLess,
  replace: makeOfStop,
  keep: makeOfStop,
  stay: makeStay,
  move: makeMoved,
  swap: makeSwap,
  clear: makeCleared,
  limit: makeLimits,
  only: ({ onlyKinds }) => [{ operation: "only", in: { categories: onlyKinds.map(({ kind }) => kind) } }],
  set_days: ({ days, loneNumber }) => [{ operation: "set_days", days: days ?? loneNumber }],
  add_day: makeDays,
  remove_day: makeDays,
  shift: (said) => [{ operation: "shift", minutes: shiftOf(said.reading), ...dayMeant(said) }],
  rest: makeRest,
  free: (said) => [{ operation: "free", ...dayMeant(said), part: partToFree(said) }],
  start_at: makeHours,
  end_at: makeHours,
  start_later: makeShifted,
  start_earlier: makeShifted,
  end_earlier: makeShifted,
  move_to: makeMeals,
  move_later: makeMeals,
  move_earlier: makeMeals,
  slower: makeSlower,
};

const makeOfDay: Maker = (said, _, operation) => [{ operation, ...dayMeant(said) }];

/** A stop by what stands beside it, by its number, by its part of the day, or the meal that was told of last. */
function makeOfStop(said: Said, previous: Understanding | undefined, operation: EditOperation): Edit[] {
  const { when, stopNumbers } = said;
  const days = dayMeant(said);
  const beside = besideIn(said, operation === "add");
  if (beside) return [{ operation, ...days, beside: withoutAt(beside) }];
  const at = operation === "remove" || operation === "replace" ? hourOfStop(said, operation) : undefined;
  if (at !== undefined) return [{ operation, ...days, at }];
  const stop = stopNumbers[0]?.stop;
  if (stop !== undefined) return [{ operation, ...days, stop }];
  const part = when.meal ?? when.part;
  const ofPart: Edit = { operation, ...days, ...(part ? { part } : {}) };
  if (part === when.meal && said.reading.says("edit", "move") && said.where.near?.to === "host")
    return [{ ...ofPart, isNearer: true }];
  const most = mostOf(said);
  if (most) return [{ ...ofPart, whichever: most }];
  const spokenOf = said.reading.says("meal") ? undefined : mealSpokenOf(previous);
  const isOfSpoken = operation === "replace" && part === undefined && Object.keys(days).length === 0;
  return [isOfSpoken && spokenOf ? { operation, ...spokenOf } : ofPart];
}

/** "Three in the afternoon" is one hour. */
const BESIDE_HOUR = 3;

/** "Whatever is at three", "the three o'clock to the morning": the hour of the stop that is meant, where nothing else says which it is. */
function hourOfStop(said: Said, operation: EditOperation): number | undefined {
  const { reading, when, hours, where, stopNumbers } = said;
  const [minute, ...others] = when.clocks;
  const at = reading.spans.findIndex((_, index) => clockAt(reading, index) !== undefined);
  const isGoal =
    operation === "move"
      ? stopNumbers.length > 0 || !reading.indices("part").some((part) => part - at > BESIDE_HOUR)
      : reading.says("edit", "move", "add") || [1, 2].some((by) => reading.has(at - by, "moment", "until"));
  // What is named behind the hour comes in: "replace what is at three with a park".
  const named = targetsIn(said).filter((one) => !one.stop && (operation !== "replace" || one.at < at));
  const isTold = others.length + hours.length + where.places.length + named.length > 0;
  if (minute === undefined || isTold || isGoal) return undefined;
  return inItsHalf({ minute, certain: when.clocksAreCertain === true }, "start");
}

/** "Whichever is furthest away." */
function mostOf({ reading }: Said): "dearest" | "farthest" | undefined {
  return (["dearest", "farthest"] as const).find((one) => reading.says("numbered", one));
}

/** How long a stop is to be; where none is named it is the one that was spoken of, whatever day is said. */
function makeStay(said: Said, previous: Understanding | undefined, operation: EditOperation): Edit[] {
  const [stop] = targetsIn(said).length > 0 ? makeOfStop(said, previous, operation) : [{ operation }];
  return [{ ...stop!, ...stayOf(said) }];
}

/** Meals that are denied, so many visits whichever they are, or a stop. */
function makeLess(said: Said, previous: Understanding | undefined, operation: EditOperation): Edit[] {
  const { part, meal } = said.when;
  const days = dayMeant(said);
  const denied = mealsDenied(said);
  if (denied.length > 0) return denied.map((one) => ({ operation, ...days, part: one }));
  const saysAny = (section: "act" | "edit", ...values: readonly string[]) =>
    said.reading.says(section, ...values);
  const isOther =
    saysAny("act", "other", "the_other") && previous?.edits.some((edit) => edit.operation === "remove");
  const isUntold = !besideIn(said) && said.stopNumbers.length === 0 && !meal;
  const isFewer = saysAny("act", "less") && !saysAny("edit", "remove");
  const toGo = visitsToGo(said) ?? ((isOther && isUntold) || isFewer ? 1 : undefined);
  // "The last two", "the second and the third": what stands nearer to the middle goes first, so that the others keep their numbers.
  const isOfOneDay = new Set(said.stopNumbers.map(({ day }) => day)).size === 1;
  if (said.stopNumbers.length > 1 && isOfOneDay && !besideIn(said))
    return said.stopNumbers
      .toSorted((a, b) => Math.abs(b.stop) - Math.abs(a.stop))
      .map(({ stop }) => ({ operation, ...days, stop }));
  // "Take out whatever is planned for Friday afternoon": all of that part.
  const saysWhat = saysAny("act", "everything", "dont_care", "ask", "plan", "itinerary");
  const isOfPart = part !== undefined && !meal && isUntold && Object.keys(days).length > 0;
  if (toGo === undefined && isOfPart && saysWhat && targetsIn(said).length === 0)
    return [{ operation: "free", ...days, part }];
  if (toGo === undefined) return makeOfStop(said, previous, operation);
  const ofPart = withoutAbsent({ part: meal ?? part });
  const any: Edit = { operation, ...days, ...ofPart, whichever: mostOf(said) ?? true };
  return Array.from({ length: toGo }, () => any);
}

/** So many stops more, or one; "and a beer at the end" is of the day that was spoken of. */
function makeMore(said: Said, previous: Understanding | undefined, operation: EditOperation): Edit[] {
  const [edit] = makeOfStop(said, previous, operation);
  if (edit!.beside) return [edit!];
  const count = stopsMore(said);
  if (count !== undefined) return Array.from({ length: count }, () => edit!);
  const edge = edit!.part === undefined ? edgeOfDay(said.reading) : undefined;
  // What is put in first has a name; "first a coffee" is no hour.
  if (edge === "morning") return [said.where.places.length > 0 ? { ...edit!, part: edge } : edit!];
  const day = mealSpokenOf(previous)?.day;
  if (edge) return [{ operation, ...(day ? { day } : {}), ...dayMeant(said), part: edge }];
  // "Put it in for Saturday at eleven."
  const [at, ...others] = said.when.clocks;
  const isTimed = at !== undefined && others.length === 0 && edit!.part === undefined;
  return [isTimed ? { ...edit!, at } : edit!];
}

function makeCleared(said: Said): Edit[] {
  const cleared = clearedBy(said)!;
  return [{ ...cleared, operation: cleared.at === undefined ? "clear" : "end_at", ...dayMeant(said) }];
}

function makeLimits(said: Said): Edit[] {
  return said.limits.map(({ most, kind, isADay }) => ({
    operation: "limit",
    most,
    // "Just one thing on Friday."
    ...(said.reading.says("limit", "a_day") || kind !== undefined ? {} : dayMeant(said)),
    ...(kind === undefined ? {} : { out: { categories: [kind] } }),
    ...(isADay ? { isADay } : {}),
  }));
}

/** "Add two days": one and another one; "take day 2 away". */
function makeDays(said: Said, _: unknown, operation: EditOperation): Edit[] {
  const { reading, days = 1, planDay } = said;
  const word = reading.indices("edit", "remove_day")[0] ?? -1;
  // French "supprime le jour 2".
  const day = planDay ?? (word < 0 ? undefined : reading.number(word + 1));
  if (operation === "remove_day" && day !== undefined) return [{ operation, day }];
  return Array.from({ length: reading.says("edit", operation) ? 1 : days }, () => ({ operation }));
}

/** Days begin or end at the hours that are said. */
function makeHours(said: Said, previous: Understanding | undefined, operation: EditOperation): Edit[] {
  const ofDays = [...hoursOf(said, "start_at"), ...hoursOf(said, "end_at")];
  const hours = ofDays.length > 0 || operation !== "start_at" ? ofDays : onlyHour(said);
  const arrives = (previous?.days ?? 1) > 1 && isArrival(said, hours);
  return hours.map((edit) => ({ ...edit, ...(arrives ? { day: 1 } : dayMeant(said)) }));
}

/** "The morning free, the rest may be in the afternoon": the part of the day beside the word, else the last that is said. */
function partToFree({ reading, when }: Said): Edit["part"] {
  const free = reading.indices("edit", "free");
  const beside = reading.indices("part").find((at) => free.some((word) => !reading.isApart(at, word)));
  return beside === undefined ? when.part : (reading.value(beside, "part") as Edit["part"]);
}

/** A pause at the hotel; "back by 3 for a nap" is where the day ends. */
function makeRest(said: Said): Edit[] {
  const isEnd = said.hours.some(({ of }) => of === "end") && !isPause(said.hours);
  const isBack = isEnd && said.reading.says("edit", "end_at");
  if (isBack) return makeHours(said, undefined, "end_at");
  return restsOf(said).map((rest) => ({ operation: "rest", ...rest, ...dayMeant(said) }));
}

/** "Half an hour later"; "later, noon say". */
function makeShifted(said: Said, _: unknown, operation: EditOperation): Edit[] {
  if (operation === "start_later" && said.when.part === "midday")
    return [{ operation: "start_at", at: NOON, ...dayMeant(said) }];
  const minutes = lengthOf(said.reading);
  return [{ operation, ...dayMeant(said), ...(minutes ? { minutes } : {}) }];
}

/** "Less on Thursday afternoon" takes one visit out, "something calmer, a garden" puts another in; "slower, from half past ten" is an hour. */
function makeSlower(said: Said, previous: Understanding | undefined): Edit[] {
  const { part, meal } = said.when;
  const hours = previous?.planned ? hoursOf(said, "start_at") : [];
  if (hours.length > 0) return makeHours(said, previous, "start_at");
  const days = dayMeant(said);
  const isOfDay = Object.keys(days).length > 0 || previous?.days === 1;
  if (!part || meal || !previous?.planned || !isOfDay) return [{ operation: "slower", ...days }];
  const isPut = said.wishes.things.some(({ id, kind }) => kind === "category" && isSight(id));
  return [{ operation: isPut ? "replace" : "remove", ...days, part, whichever: true }];
}

/** Meals at an hour, later or earlier; "an easy first day and dinner at eight": the day is that of the pace. */
function makeMeals(said: Said, previous: Understanding | undefined, operation: EditOperation): Edit[] {
  const { reading, hours } = said;
  const spokenOf = reading.says("meal") ? undefined : mealSpokenOf(previous);
  const isOfPace =
    (!previous?.planned && reading.says("act", "calm")) || reading.says("edit", "slower", "fuller");
  const move: Edit = { operation, ...(isOfPace ? {} : dayMeant(said)) };
  const minutes = operation === "move_to" ? undefined : lengthOf(reading);
  const shift = minutes === undefined ? {} : { minutes };
  const meals = plannedMeals(reading);
  const ofHours = hours.flatMap(({ of }) => (of === "lunch" || of === "dinner" ? of : []));
  const atNoon: Meal[] = reading.says("part", "midday") && operation === "move_to" ? ["lunch"] : [];
  const named = [meals, ofHours, atNoon].find(({ length }) => length > 0) ?? [];
  if (named.length === 0 && spokenOf) return [{ ...move, ...spokenOf, ...shift }];
  return named.map((part): Edit => {
    const at = hourOf(said, part);
    return at === undefined ? { ...move, part, ...shift } : { ...move, operation: "move_to", part, at };
  });
}

export function hourOf({ hours, when }: Said, meal: Meal): number | undefined {
  const [clock] = when.clocks;
  const said = hours.find(({ of }) => of === meal)?.minute;
  if (said !== undefined) return said;
  if (clock !== undefined) return inItsHalf({ minute: clock, certain: when.clocksAreCertain === true }, meal);
  return meal === "lunch" && when.part === "midday" ? NOON : undefined;
}

const NOON = 12 * AN_HOUR;
/** No day has this number: what is to be on a day that the plan has not is refused as such. */
export const NO_DAY = 0;

/** "An hour later", "half an hour earlier". */
function shiftOf(reading: Reading): number {
  const isEarlier = reading.says("edit", "move_earlier", "start_earlier");
  return (isEarlier ? -1 : 1) * (lengthOf(reading) ?? AN_HOUR);
}

/** When a part of the day is half over. */
const REST_IN: Readonly<Partial<Record<NonNullable<Edit["part"]>, number>>> = {
  morning: 10 * 60 + 30,
  midday: 13 * 60,
  afternoon: 15 * 60,
  evening: 18 * 60,
};

/** "She naps at half past nine and at two": two pauses, where hours that are joined begin and end no time. */
function restsOf(said: Said): Pick<Edit, "at" | "minutes">[] {
  const { reading, when, hours } = said;
  const clocks = [...reading.spans.keys()].flatMap((index) => clockAt(reading, index) ?? []);
  const isJoin = (at: number) => at > clocks[0]!.until && at < clocks.at(-1)!.from;
  const isStretch = hours.some(({ of }) => of === "end") || reading.says("moment", "between");
  const isTwo = when.clocks.length === 2 && !isStretch && reading.indices("act", "join").some(isJoin);
  if (!isTwo) return [restOf(said)];
  return when.clocks.map((clock) => ({ at: clock }));
}

/** When a pause begins, where that is said, and how long it is: until a second hour, or so many minutes. */
function restOf({ when, hours, reading }: Said): Pick<Edit, "at" | "minutes"> {
  const ofDays = hours.filter(({ of }) => of === "start" || of === "end").map(({ minute }) => minute);
  const clocks = [...new Set([...ofDays, ...when.clocks])];
  // "A gap after lunch, until half past two."
  const isEnd = clocks.length === 1 && reading.spans.some((_, index) => isUntilClock(reading, index));
  const [from, until] = isEnd ? [clocks[0]! - AN_HOUR, clocks[0]] : clocks;
  const at = from ?? (when.part && REST_IN[when.part]);
  const isUntil = until !== undefined && at !== undefined && until > at;
  const minutes = isUntil ? until - at : lengthOf(reading);
  return withoutAbsent({ at, minutes: minutes || undefined });
}

/** "Until half past two", and not from then on. */
function isUntilClock(reading: Reading, index: number): boolean {
  const clock = clockAt(reading, index);
  return clock !== undefined && reading.has(clock.from - 1, "moment", "until");
}

/** "Two more stops". */
function stopsMore({ reading, loneNumber }: Said): number | undefined {
  const counts = (index: number) => reading.number(index) === loneNumber && !reading.has(index + 1, "unit");
  const isStops = reading.says("numbered", "stop") || reading.says("edit", "fuller");
  return isStops && reading.spans.keys().some(counts) ? loneNumber : undefined;
}

/** "Swap the two days" of more than two says not which; "change it to two days" swaps none. */
function makeSwap(said: Said): Edit[] {
  const { reading, days } = said;
  const between = exchanged(said);
  const isSaid = between?.some((one) => Object.keys(one).length > 0);
  const isOfTheTwo =
    days === 2 && reading.indices("unit", "day").some((at) => reading.has(at - 2, "article"));
  return isSaid || isOfTheTwo ? [{ operation: "swap", between }] : [];
}

/** Two stops by their numbers, else two days or a meal of both. */
function exchanged(said: Said): Edit["between"] {
  const { stopNumbers, planDays, reading } = said;
  const named = stopNumbers.length === 2 ? undefined : exchangedStops(said);
  if (named) {
    const [{ at: _, ...first }, { at: __, ...second }] = named;
    return [first, second];
  }
  const stops = stopNumbers.map(({ day, stop }) => (day === undefined ? { stop } : { day, stop }));
  const [meal] = plannedMeals(reading);
  const days = daysExchanged(planDays).map((day) => (meal === undefined ? { day } : { day, part: meal }));
  const [one = {}, other = {}] = stops.length === 2 ? stops : days;
  return [one, other];
}

/** Of two days that are said the first has the stop; one alone is where it goes, unless a stop or a meal of it goes to another hour. */
function makeMoved(said: Said, previous: Understanding | undefined): Edit[] {
  const beside = besideIn(said, true);
  const { planDays, stopNumbers, when, where, reading } = said;
  const days = [...new Set(planDays.map(({ day }) => day))];
  const of = hourOfStop(said, "move");
  const [part, at] = [when.part, of === undefined ? when.clocks[0] : undefined];
  // "Move dinner on Saturday to half past eight", "a bit later": it stays on its day.
  const isOfMealAlone = plannedMeals(reading).length === 1 && days.length < 2 && stopNumbers.length === 0;
  const shift = (["move_later", "move_earlier"] as const).find((one) => reading.says("edit", one));
  const isInstead = reading.says("negation", "instead", "instead_after");
  if (isOfMealAlone && !isInstead && !beside && where.places.length === 0 && (at !== undefined || shift))
    return makeMeals(said, previous, at === undefined ? shift! : "move_to");
  // "A café after the first stop" moves no stop by its number.
  const counted = stopNumbers.find((one) => one.at !== beside?.of.at)?.stop;
  // "Nyhavn as the first on Saturday": the number says where it goes.
  const isEdge = where.places.length > 0 && Math.abs(counted ?? 0) === 1;
  const stop = isEdge ? undefined : counted;
  const isWithin =
    days.length === 1 && (stop ?? of) !== undefined && (part !== undefined || at !== undefined);
  // A day that the plan has not is no day that it goes to by accident.
  const unknown =
    days.length === 0 && Object.keys(dayMeant(said)).length > 0 ? (said.laterDay ?? NO_DAY) : undefined;
  const [from, day] = days.length > 1 || isWithin ? days : [undefined, days[0] ?? unknown];
  // "The tower first."
  const edge = isEdge ? (counted === 1 ? "morning" : "evening") : edgeOfDay(reading, planDays);
  const order = part === undefined && at === undefined && edge ? ORDER_AT[edge] : undefined;
  const to = { day, part: part ?? edge, at, order };
  // "Lunch at midday."
  if (when.meal === "lunch" && part === "midday" && day === undefined)
    return [{ operation: "move_to", ...dayMeant(said), part: "lunch", at: NOON }];
  const goes = withoutAbsent(to);
  if (reading.says("act", "what_was") && targetsIn(said).length === 0)
    return Object.keys(goes).length > 0 ? [{ operation: "move", displaced: true, to: goes }] : [];
  // "After lunch" says where it goes, not what.
  const isOfMeal = when.meal !== undefined && beside?.of.part !== when.meal;
  return [
    {
      operation: "move",
      ...withoutAbsent({ day: from, stop, at: of }),
      to: goes,
      ...withoutAbsent({ part: isOfMeal ? when.meal : undefined, beside: beside && withoutAt(beside) }),
    },
  ];
}

const ORDER_AT = { morning: "first", evening: "last" } as const;

/** The hours at which days begin or end. */
export function hoursOf({ hours }: Said, operation: EditOperation): Edit[] {
  const of = operation === "start_at" ? "start" : "end";
  return hours.filter((hour) => hour.of === of).map(({ minute }) => ({ operation, at: minute }));
}

/** Who begins so late, where nobody says that it is on every day, arrives then. */
const ARRIVES = 14 * AN_HOUR;

function isArrival(said: Said, [first]: readonly Edit[]): boolean {
  if (first?.operation !== "start_at") return false;
  const isOfSome = Object.keys(dayMeant(said)).length > 0 || said.reading.says("limit", "a_day");
  return !isOfSome && !said.onlyPart && (first.at ?? 0) >= ARRIVES;
}

/** "Seven is too early, nine": the one hour that is said where days are to begin later or earlier. */
function onlyHour({ when, reading, loneNumber = 0 }: Said): Edit[] {
  if (reading.says("meal")) return [];
  const [clock, ...others] = when.clocks;
  const bare = loneNumber >= EARLIEST && loneNumber <= LATEST ? loneNumber * AN_HOUR : undefined;
  const minute = clock ?? bare;
  const isMoved = reading.says(
    ...(["edit", "start_later", "start_earlier", "start_at", "move_later", "move_earlier"] as const),
    ...(["slower"] as const),
  );
  if (minute === undefined || others.length > 0 || !isMoved || lengthOf(reading) !== undefined) return [];
  // In Chinese a little is said like one o'clock.
  const isMorning = minute >= EARLIEST * AN_HOUR && minute <= NOON;
  if (reading.says("edit", "slower") && !isMorning) return [];
  return [
    { operation: "start_at", at: inItsHalf({ minute, certain: when.clocksAreCertain === true }, "start") },
  ];
}

/** Hours that a number alone is where days begin. */
const [EARLIEST, LATEST] = [5, 13];
