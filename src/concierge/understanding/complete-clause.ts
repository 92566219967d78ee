import { conceptOf, needsIn } from "../../languages/concepts.ts";
import { hourOf, NO_DAY } from "./changes.ts";
import {
  eachOf,
  isEatenAt,
  isForThat,
  isMeal,
  isPutIn,
  joined,
  kindsNamed,
  NAMED,
  type NamedStops,
  ofOne,
  withStops,
} from "./named-stops.ts";
import { findNotUnderstood } from "./not-understood.ts";
import { besideIn, edgeOfDay, mealsDenied, wantsPlace, withoutAt } from "./plan-stops.ts";
import { strollsChanged } from "./plan-strolls.ts";
import type { Reading } from "./reading.ts";
import { dayMeant, plannedMeals } from "./signs-of-plans.ts";
import { visitsNamed } from "./signs-of-wishes.ts";
import type { Said } from "./slots.ts";
import { withoutAbsent } from "./state.ts";
import { servesFood } from "./state-said.ts";
import type { Thing } from "./things.ts";
import type { Edit, Stops } from "./understanding.ts";
import { isTheOne } from "./which-of-kind.ts";
import { pickIds } from "./wishes.ts";

/** How far behind a place what it has may be said: "the museum with the winter garden". */
const BESIDE_PLACE = 3;

/** "Saturday, please." */
const FEW = 2;

/** How many words after its number, or before it, a stop may say what it is: "the second small museum". */
const BESIDE_NUMBER = 2;

/** The changes of one clause; `isLater`: after another, where what is wished for comes in. */
export function completeClause(said: Said, isLater = false): Edit[] {
  const { reading, wishes, planDays, stopNumbers } = said;
  const planDay = said.planDay ?? planDays.at(-1)?.day;
  const { named, unwanted, strolls, beside } = readStops(said);
  // "No castle, my wife has seen it": who comes along is said beside what goes; "she is allergic to fish" takes nothing out.
  const isNeed = needsIn(pickIds(wishes, "feature")).length > 0;
  const mayGo = said.edits.filter(({ operation }) => operation !== "suit" || isNeed || unwanted.length === 0);
  const edits = mayGo.map((edit) =>
    ofDay(onePart(edit, named.length + unwanted.length, said), said, named.length + unwanted.length),
  );
  // "My husband does not eat fish": what he is not to be given goes with it.
  const isFood = unwanted.length > 0 && wishes.excluded.every((id) => conceptOf(id)?.kind === "cuisine");
  const suits = said.edits.length > 0 && said.edits.every(({ operation }) => operation === "suit");
  if (suits && isFood && !isNeed) return [...said.edits, { operation: "remove", out: joined(unwanted) }];
  if (edits.length > 0 && edits.every(({ operation }) => operation === "suit")) return edits;
  const isInstead = reading.says("negation", "instead", "instead_after");
  if (isInstead && named.length > 0 && unwanted.length > 0) return exchangedFor(said, named, unwanted);
  // "Put that on Friday at noon instead of the lunch": what is pointed to is the meal.
  const [meal] = plannedMeals(reading);
  const [put] = edits;
  if (isInstead && unwanted.length > 0 && named.length === 0 && meal && put?.operation === "move") {
    const on = put.to?.day === undefined ? {} : { day: put.to.day };
    const at = put.to?.at;
    const moved: Edit[] = at === undefined ? [] : [{ operation: "move_to", ...on, part: meal, at }];
    return [{ operation: "add", ...on, part: meal, points: true }, ...moved];
  }
  // "We go there instead of the church", but "something instead of the church" says not what comes in.
  if (isInstead && unwanted.length > 0 && edits.length === 0)
    return saysThat(reading) ? [{ operation: "replace", ...dayMeant(said), out: joined(unwanted) }] : [];
  // "Until ten, with a glass of wine at the end."
  if (
    edits.length > 0 &&
    named.length > 0 &&
    edits.every(({ operation }) => operation === "start_at" || operation === "end_at")
  ) {
    const part = edgeOfDay(reading);
    const added: Edit = { operation: "add", ...dayMeant(said), ...(part ? { part } : {}) };
    return [...edits, ...eachOf("add", named, reading).map((one) => withStops(added, one, []))];
  }
  const meals = reading.indices("meal");
  // "Lunch at one, pizza or burgers."
  const moved = edits.find(({ operation }) => operation === "move_to");
  const eaten = named.filter(
    ({ at, categories }) => categories.some(servesFood) && !reading.has(at, "meal") && !isTheOne(reading, at),
  );
  if (moved && eaten.length > 0)
    return [...edits, withMeal(moved, joined(eaten), isAfterMeal(reading, eaten))];
  const denied = mealsDenied(said);
  // "Take the lunches out, we bring sandwiches"; Danish "frokosten" is a meal before it is a restaurant.
  const isReason = ({ at }: NamedStops) =>
    meals.includes(at) || meals.every((one) => reading.isApart(one, at));
  // "Not the second stop, we would rather go shopping": a kind that does not stand beside its number is no part of it.
  const isOfNumber = ({ at, place }: NamedStops) =>
    place !== undefined ||
    isTheOne(reading, at) ||
    stopNumbers.some((one) => Math.abs(one.at - at) <= BESIDE_NUMBER && !reading.isApart(one.at, at));
  const namedBy = ({ operation, stop }: Edit): readonly NamedStops[] =>
    stop !== undefined && NAMED.has(operation) ? named.filter(isOfNumber) : named;
  const isOfMealAlone = ({ operation, part }: Edit) =>
    operation === "remove" && isMeal(part) && (denied.some((one) => one === part) || named.every(isReason));
  if (edits.length > 0)
    return edits.flatMap((edit) =>
      eachOf(edit.operation, isOfMealAlone(edit) ? [] : namedBy(edit), reading).map((one) => {
        if (isOfMealAlone(edit) && (denied.length > 0 || unwanted.length === 0)) return edit;
        // "Italian for dinner": what goes is said by the meal alone.
        const isOfMeal =
          edit.operation === "replace" && !reading.says("edit", "replace") && isMeal(edit.part);
        // "Change lunch to something Korean or Asian."
        const isEither =
          edit.operation === "replace" &&
          isMeal(edit.part) &&
          reading.says("act", "either") &&
          isEatenAt(one);
        if (isOfMeal || isEither) return one.length > 0 ? { ...edit, in: joined(one) } : edit;
        const isFault = edit.operation === "replace" && !reading.says("edit", "replace");
        if (isFault) return withStops(edit, one.slice(0, 1), unwanted, true);
        // "The restaurant on the first evening is too far."
        if (edit.operation === "replace" && edit.part === "evening" && isEatenAt(one))
          return { ...edit, part: "dinner" as const, in: joined(one) };
        if (isPutIn(edit, one, said)) return { operation: "add", ...edit.to, in: joined(one) };
        return isForThat(edit, one, reading)
          ? { ...edit, in: joined(one), points: true }
          : withStops(
              ofOne(edit, one, reading),
              one,
              unwanted,
              one.length === 1 && !edit.whichever && isOfPlan(reading, one[0]!.at),
            );
      }),
    );
  if (unwanted.length > 0) return takenOut(reading, unwanted, planDay);
  return planDay === undefined
    ? putAnywhere(said, named, isLater)
    : putOnDay(said, { named, strolls, beside }, planDay);
}

interface StopsOfClause {
  named: readonly NamedStops[];
  unwanted: readonly Stops[];
  /** How many of those that are named are strolls. */
  strolls: number;
  /** What they are to be put beside. */
  beside: ReturnType<typeof besideIn>;
}

function readStops(said: Said): StopsOfClause {
  const { reading, wishes, where, stopNumbers } = said;
  // "The second station", "one station more", "one station off" is a stop.
  const isCounted =
    stopNumbers.length > 0 ||
    said.edits.some(({ whichever }) => whichever === true) ||
    reading.says("act", "other", "more", "also");
  const isStop = ({ at }: Thing) => isCounted && reading.has(at, "numbered", "stop");
  const strolls = strollsChanged(said);
  const beside = besideIn(said, said.edits.length === 0);
  // "Put the tower on day 1, I hear that it has a ramp": what is said of a place is no other stop.
  const isWithPlace = (at: number) =>
    where.places.some((one) => one.at < at && at - one.at <= BESIDE_PLACE && !reading.isApart(one.at, at)) &&
    [at - 1, at - 2].some((one) => reading.has(one, "act", "also"));
  const isSaidOfPlace = ({ kind, at }: Thing) =>
    (kind === "feature" &&
      where.places.length > 0 &&
      said.edits.every(({ operation }) => NAMED.has(operation))) ||
    isWithPlace(at);
  const named: NamedStops[] = [
    ...kindsNamed(reading, wishes)
      .filter((thing) => !isStop(thing) && !isSaidOfPlace(thing))
      .map(({ at, id }) => ({ at, categories: [id] })),
    ...where.places
      .filter(({ place }) => !where.unwanted.some(({ id }) => id === place.id))
      .map(({ at, place }) => ({ at, categories: [], place })),
    ...strolls.map(({ at, place }) => ({ at, categories: [], place })),
  ]
    .filter(({ at }) => at !== beside?.of.at)
    .toSorted((a, b) => a.at - b.at);
  const unwanted: readonly Stops[] = [
    ...wishes.excluded.map((id) => ({ categories: [id] })),
    // "Bars need not be."
    ...wishes.needless.flatMap(({ id }) => (conceptOf(id)?.kind === "place" ? [{ categories: [id] }] : [])),
    ...where.unwanted.map((place) => ({ categories: [], place })),
    ...where.areas.flatMap(({ place, isUnwanted }) => (isUnwanted ? { categories: [], place } : [])),
  ];
  return { named, unwanted, strolls: strolls.length, beside };
}

/** What is only said not to be wanted goes. */
function takenOut(reading: Reading, unwanted: readonly Stops[], planDay: number | undefined): Edit[] {
  const remove: Edit = { operation: "remove", ...(planDay === undefined ? {} : { day: planDay }) };
  // A stop is a named place or of a kind; what is both would be neither.
  const [places, kinds] = [unwanted.filter(({ place }) => place), unwanted.filter(({ place }) => !place)];
  // "Dinner without fish."
  const [only, ...others] = plannedMeals(reading);
  if (only && others.length + places.length === 0)
    return [{ ...remove, operation: "replace", part: only, out: joined(kinds) }];
  const goes = [...(kinds.length > 0 ? [kinds] : []), ...places.map((stop) => [stop])];
  return goes.map((stops) => withStops(remove, [], stops));
}

/** Where no day of the plan is said, what is named comes in if it is wished for. */
function putAnywhere(said: Said, named: readonly NamedStops[], isLater: boolean): Edit[] {
  const { reading, wishes } = said;
  // "The castle on Tuesday", which the plan has not.
  const isSought = reading.says("act", "find") && said.laterDay === undefined;
  const isOnOther = Object.keys(dayMeant(said)).length > 0 && !isSought;
  if (named.length > 0 && isOnOther)
    return eachOf("add", named, reading).map((stop) =>
      withStops({ operation: "move", to: { day: said.laterDay ?? NO_DAY } }, stop, []),
    );
  // "We would like to see the zoo too", "the kids want to go to the zoo".
  const isWish = reading.says("act", "find", "like", "also") || wishes.userCategory !== undefined;
  const isWished = isWish && said.asked.length === 0 && visitsNamed(said) > 0;
  return wantsPlace(said) || (named.length > 0 && (isLater || isWished))
    ? [withStops({ operation: "add" }, named, [])]
    : [];
}

/** Where a day of the plan is said and nothing that is done, what it is to have. */
function putOnDay(
  said: Said,
  { named, strolls, beside }: Omit<StopsOfClause, "unwanted">,
  planDay: number,
): Edit[] {
  const { reading, wishes, when } = said;
  // A stroll is one stop more.
  if (strolls > 0 && strolls === named.length)
    return [withStops({ operation: "add", day: planDay, part: when.meal ?? when.part }, named, [])];
  const isThat = reading.says("act", "reference", "theirs");
  // "Finish day 1 with a bar after dinner", "then we go there after lunch".
  if (beside && (named.length > 0 || isThat))
    return eachOf("add", named, reading).map((one) =>
      withStops({ operation: "add", day: planDay, beside: withoutAt(beside) }, one, []),
    );
  // "A quiet place to eat at on Saturday evening."
  const isEaten =
    wishes.things.some(({ id }) => conceptOf(id)?.purpose === "eat") ||
    (named.length > 0 && reading.says("activity", "eat"));
  if (when.meal || isEaten) {
    // "A bakery on Friday morning" is no dinner.
    const isBetween = !when.meal && (when.part === "morning" || when.part === "afternoon");
    if (isBetween) return [withStops({ operation: "add", day: planDay, part: when.part! }, named, [])];
    const part = when.meal ?? (isEaten ? "dinner" : when.part);
    // "Dinner on Thursday should be pizza. At six, please."
    const at = isMeal(part) && when.clocks.length === 1 ? hourOf(said, part) : undefined;
    const hour: Edit[] = at === undefined ? [] : [{ operation: "move_to", day: planDay, part, at }];
    const put = named.filter(({ at }) => !reading.has(at, "meal"));
    if (hour[0] && put.length > 0 && isAfterMeal(reading, put))
      return [...hour, withMeal(hour[0], joined(put))];
    return [...hour, withStops({ operation: "replace", day: planDay, part }, named, [])];
  }
  const isRather = reading.goesOn() && !reading.says("act", "is");
  const isOfSpoken =
    isThat ||
    isRather ||
    said.choice !== undefined ||
    reading.says("act", "yes") ||
    reading.spans.length <= FEW;
  if (named.length === 0 && !isOfSpoken) return [];
  const [at] = when.clocks;
  const to = { day: planDay, part: when.part, ...(at === undefined ? {} : { at }) };
  const placed: Edit = { operation: "move", to };
  return eachOf("add", named, reading).map((stop) => withStops(placed, stop, []));
}

/** "The zoo on day 2 instead of the castle": one goes, the other comes in its place or on the day that is said. */
function exchangedFor(
  { planDay, planDays }: Said,
  named: readonly Stops[],
  unwanted: readonly Stops[],
): Edit[] {
  const [out, put] = [joined(unwanted), joined(named)];
  const [on, ...others] = planDays;
  const day = on?.byName && others.length === 0 ? { day: on.day } : {};
  if (planDay === undefined || on?.byName) return [{ operation: "replace", ...day, out, in: put }];
  return [
    { operation: "remove", stop: 1, out },
    { operation: "move", to: { day: planDay }, out: put },
  ];
}

/** What is eaten at a meal that is moved, on the same days. */
function mealOf({ day, weekdays, date, part }: Edit, put: Stops): Edit {
  return { operation: "replace", ...withoutAbsent({ day, weekdays, date, part }), in: put };
}

/** What is said after a meal that is moved: eaten at it, or drunk after dinner ("and then a wine bar"). */
export function withMeal(moved: Edit, put: Stops, isAfter = true): Edit {
  const { part, in: _, ...meal } = mealOf(moved, put);
  const isDrunk = put.categories.every((id) => conceptOf(id)?.purpose === "drink");
  if (!isAfter || part !== "dinner" || put.place || !isDrunk) return mealOf(moved, put);
  return {
    ...meal,
    operation: "add",
    in: put,
    beside: { side: "after", of: withoutAbsent({ part, day: moved.day }) },
  };
}

/** What is named is joined to a meal: "dinner at eight and then a bar". */
function isAfterMeal(reading: Reading, named: readonly NamedStops[]): boolean {
  const isJoin = (at: number) => reading.breakBefore(at) || reading.has(at, "act", "join", "instead", "more");
  const joins = [...reading.spans.keys()].filter(isJoin);
  const meals = reading.indices("meal");
  return named.every(({ at }) => meals.some((meal) => joins.some((join) => meal < join && join <= at)));
}

/** "The last thing on day 1", "forget the first one": one stop of it, not the day. */
function onePart(edit: Edit, named: number, { reading, planDays }: Said): Edit {
  const { operation, day, weekdays, date, ...others } = edit;
  const most = { remove: 0, keep: 0, replace: 1 }[operation as string] ?? -1;
  // "The first evening" is a day's.
  const isOfDay = reading.indices("act", "early").some((at) => planDays.some((day) => day.at === at));
  const edge = isOfDay ? undefined : edgeOfDay(reading);
  const isTold = Object.keys(others).some((one) => one !== "part" || !reading.says("act", "early"));
  if (!edge || isTold || named > most) return edit;
  return { operation, ...withoutAbsent({ day, weekdays, date }), stop: edge === "morning" ? 1 : -1 };
}

/** What may stand beside a day that goes as a whole. */
const BESIDE_DAY = [
  ...(["edit", "unit", "numbered", "ordinal", "number", "weekday", "day", "month", "article"] as const),
] as const;
const COURTESY = ["join", "like", "yes", "no", "thanks", "instead", "meant", "find"] as const;

/** A day goes as a whole only where it alone is named: beside what nobody knows that is what goes, beside anything else one stop. */
function ofDay(edit: Edit, { reading, when, written }: Said, named: number): Edit {
  if (!isAllOfDay(edit) || named > 0) return edit;
  const unknown = reading.grammar.spaced === false ? [] : findNotUnderstood(reading, when.used, written);
  if (unknown.length > 0) return { ...edit, out: { categories: unknown } };
  const isPlain = reading.spans.every(
    (_, at) =>
      (reading.isFiller(at) && !reading.has(at, "act", "ask")) ||
      reading.isParticles(reading.text(at)) ||
      reading.hasAny(at, ...BESIDE_DAY) ||
      reading.has(at, "act", ...COURTESY),
  );
  return isPlain ? edit : { ...edit, whichever: true };
}

/** A day goes with all that is on it. */
export function isAllOfDay({ operation, day, weekdays, date, ...others }: Edit): boolean {
  const isOfDay = [day, weekdays, date].some((one) => one !== undefined);
  return operation === "remove" && isOfDay && Object.keys(others).length === 0;
}

/** Whether a kind is one that the plan has: "the bar", "那个酒吧"; or a fault is found with it: "the bar is too far". */
function isOfPlan(reading: Reading, at: number): boolean {
  const verb = reading.indices("edit", "replace")[0];
  const isBefore =
    reading.grammar.spaced === false && verb !== undefined && at < verb && !reading.has(at - 1, "number");
  return verb === undefined || isBefore || isTheOne(reading, at) || reading.has(at - 1, "act", "reference");
}

/** Whether a word points to something: an article does where no noun can follow it, as in "das am Samstag rein". */
export function saysThat(reading: Reading): boolean {
  const isLast = (at: number) =>
    at >= reading.spans.length ||
    reading.breakBefore(at) ||
    reading.hasAny(at, "edit", "where", "weekday", "part", "day", "negation", "moment");
  const isPronoun = (at: number) =>
    reading.number(at) === undefined &&
    (!reading.has(at, "article") || isLast(reading.isFiller(at + 1) ? at + 2 : at + 1));
  return reading.indices("act", "reference", "theirs").some(isPronoun);
}
