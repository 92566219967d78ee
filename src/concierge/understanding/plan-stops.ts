import { conceptOf } from "../../languages/concepts.ts";
import type { Meal } from "../../languages/spoken.ts";
import { type Amounts, isOfTwo, isOfTwoDays } from "./amounts.ts";
import { beginsStretch, type Clock, clockAt, lengthOf } from "./clock.ts";
import { isOfMonth } from "./dates.ts";
import { inItsHalf } from "./plan-hours.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import type { Beside, Edit, Exchanged, Understanding } from "./understanding.ts";
import { asksWay } from "./ways.ts";
import { isAnyOne, isDefinite } from "./which-of-kind.ts";
import { pickIds } from "./wishes.ts";

/** A stop of a day by its number, from 1; -1 is the last. */
export interface StopNumber {
  at: number;
  stop: number;
  day?: number;
}

/** The days of a plan that are spoken of, in their order; two that are said by their numbers go before others: "swap day 2 and day 4, it is dry on Tuesday". */
export function daysExchanged(planDays: Amounts["planDays"]): number[] {
  const daysOf = (said: Amounts["planDays"]) =>
    [...new Set(said.map(({ day }) => day))].toSorted((a, b) => a - b);
  const numbered = daysOf(planDays.filter(({ byName }) => !byName));
  return numbered.length === 2 ? numbered : daysOf(planDays);
}

/** Changes that are done to stops: beside one of them an ordinal counts stops. */
const OF_STOPS = ["remove", "replace", "move", "keep", "free", "reverse"] as const;

/**
 * "The second stop", "stop 2", "2番目", "the last one": those of the plan that something is to be done to. `ofTimes`: spans of times;
 * `isOfList`: numbers alone are of a list that was told.
 */
export function readStopNumbers(
  reading: Reading,
  planDays: Amounts["planDays"],
  ofTimes: ReadonlySet<number>,
  isOfList: boolean,
): StopNumber[] {
  // "The second on Saturday is too much, rather a garden."
  const isGivenUp =
    (reading.says("act", "other") && (reading.says("negation", "not") || reading.says("edit", "unfit"))) ||
    (planDays.length > 0 &&
      reading.says("act", "instead", "meant") &&
      reading.says("edit", "unfit", "slower"));
  // "Drop the last one on Saturday" is of the plan, "put the second in on Saturday" of the list.
  const isOfPlan = !isOfList || planDays.length > 0;
  // "Tivoli instead of the last one on Saturday."
  const isInstead = planDays.length > 0 && reading.says("negation", "instead", "instead_after");
  const isDone =
    (isOfPlan && (isGivenUp || isInstead || reading.says("edit", "remove"))) ||
    (!isOfList && (reading.says("edit", ...OF_STOPS) || reading.says("act", "longer", "briefer")));
  // "Segunda" is a day and an ordinal.
  const isDay = (index: number) =>
    planDays.some(({ at }) => at === index) || (ofTimes.has(index) && reading.has(index, "weekday"));
  const found = reading.spans.flatMap((_, index): StopNumber[] => {
    if (isDay(index) || isOfMonth(reading, index)) return [];
    const isBeside = [index - 1, index, index + 1].some((at) => reading.has(at, "numbered", "stop"));
    const ordinal = reading.value(index, "ordinal");
    // "First, remove the museum."
    const isAdverb = index === 0 && reading.breakBefore(1);
    if (ordinal !== undefined && !isAdverb && (isBeside || isDone)) {
      const stop = Number(ordinal);
      const isTwo = isDone && isOfTwo(reading, index) && !isOfTwoDays(reading, index);
      const other = isTwo ? [{ at: index, stop: stop + Math.sign(stop) }] : [];
      return [{ at: index, stop }, ...other].toSorted((a, b) => a.stop - b.stop);
    }
    const number = reading.number(index);
    // "Is there a toilet at the second stop?": an article counts none.
    const isAfter = reading.has(index - 1, "numbered", "stop") && !reading.has(index, "article");
    // "去掉一个地方" counts them, where a word for any thing is theirs as well.
    const isWritten =
      reading.grammar.spaced === false &&
      reading.has(index + 1, "numbered", "stop") &&
      !(isDone && reading.has(index + 1, "limit", "thing"));
    return number !== undefined && (isAfter || isWritten || isOrdinal(reading, index))
      ? [{ at: index, stop: number }]
      : [];
  });
  return found.map((stop) => ({ ...stop, day: nearestTo(planDays, stop.at)?.day }));
}

const FEW = 5;

/** How many visits are to go, whichever they are: "take one thing out", "one stop fewer", "eins weniger"; undefined where something is named. */
export function visitsToGo(said: Said): number | undefined {
  const { reading, wishes, where, stopNumbers, when, planDays } = said;
  const isLess = reading.says("edit", "remove", "free") || reading.says("act", "less");
  const isThing = (at: number) => reading.has(at, "limit", "thing") || reading.has(at, "numbered", "stop");
  const isNamed =
    stopNumbers.length + where.places.length > 0 ||
    when.meal !== undefined ||
    wishes.things.some(({ at, kind }) => kind === "category" && !isThing(at));
  if (!isLess || isNamed) return undefined;
  if (takesSomething(reading)) return 1;
  for (const index of reading.spans.keys()) {
    const isArticle = reading.has(index, "article");
    const count = reading.number(index) ?? (isArticle && reading.has(index, "number", "1") ? 1 : undefined);
    const isTime =
      when.used.has(index) || beginsStretch(reading, index) || planDays.some(({ at }) => at === index);
    if (count === undefined || count < 1 || count > FEW || isTime) continue;
    const isOfTime = reading.hasAny(index + 1, "unit", "clock", "month");
    const next =
      isThing(index - 1) || [index + 1, index + 2].some((at) => isThing(at) && !reading.breakBefore(at));
    if (!isOfTime && !reading.has(index - 1, "numbered") && (next || !isArticle)) return count;
  }
  return undefined;
}

/** "Take something out", "quita algo", "何か外して": the word is the object of what is done, and no wish ("I want to remove day 2"). */
function takesSomething(reading: Reading): boolean {
  const isAny = (at: number) => reading.has(at, "act", "find") || reading.has(at, "limit", "thing");
  return reading.spans.some((_, at) => {
    const isOff = reading.has(at, "edit", "free");
    if (!isOff && !reading.has(at, "edit", "remove")) return false;
    const isBefore = reading.grammar.verbLast === true || isOff;
    const next = reading.isFiller(at + 1) && !isAny(at + 1) ? at + 2 : at + 1;
    const isAfter = isAny(next) && !reading.breakBefore(next);
    const isWish = isOff && (at < 2 || reading.breakBefore(at - 1));
    return isAfter || (isBefore && !isWish && isAny(at - 1) && !reading.breakBefore(at));
  });
}

/** What a message names of a plan: a stop by its number, a meal, or what is of a kind or has a name. */
export interface Target extends Exchanged {
  at: number;
}

type Naming = Pick<Said, "reading" | "stopNumbers" | "where" | "planDays">;

/** All that a message names of a plan, wanted or not, in order, each with its day where one is said. */
export function targetsIn(said: Naming): Target[] {
  const found: Target[] = [];
  for (const at of said.reading.spans.keys()) {
    const target = targetAt(said, at);
    const last = found.at(-1);
    // "The first museum" is one.
    const isSame = last?.stop !== undefined && !last.out && target?.out && at - last.at === 1;
    if (isSame) found[found.length - 1] = { ...last, out: target.out! };
    else if (target) found.push(target);
  }
  return found;
}

function targetAt(said: Naming, at: number): Target | undefined {
  const { reading, stopNumbers, where } = said;
  const on = { at, ...dayAt(said, at) };
  const number = stopNumbers.find((one) => one.at === at);
  if (number) return { ...on, stop: number.stop };
  const meal = mealAt(reading, at);
  if (meal) return { ...on, part: meal };
  const place = where.places.find((one) => one.at === at)?.place;
  if (place) return { ...on, out: { categories: [], place } };
  const isThing = reading.has(at, "limit", "thing") || reading.has(at, "numbered", "stop");
  const kind = isThing
    ? undefined
    : reading.values(at, "concept").find((id) => conceptOf(id)?.kind === "place");
  return kind === undefined ? undefined : { ...on, out: { categories: [kind] } };
}

function mealAt(reading: Reading, at: number): Meal | undefined {
  const [meal] = reading.values(at, "meal");
  return meal === "brunch" ? "breakfast" : (meal as Meal | undefined);
}

/** Which end of a day is said, "first", "before the others" or "at the end": of both the first. */
export function edgeOfDay(
  reading: Reading,
  planDays: Amounts["planDays"] = [],
): "morning" | "evening" | undefined {
  // "The first day."
  const isOfDay = (at: number) => planDays.some((day) => day.at === at);
  const isOfOthers = (side: string) =>
    reading.indices("moment", side).some((at) => {
      const others = reading.grammar.verbLast ? at - 1 : at + 1;
      const isOther = reading.has(others, "act", ...OTHERS);
      return isOther && !reading.isApart(at, others);
    });
  const says = (act: string) => reading.indices("act", act).some((at) => !isOfDay(at));
  if (says("early") || isOfOthers("before")) return "morning";
  return says("late") || isOfOthers("after") ? "evening" : undefined;
}

const OTHERS = ["other", "the_other", "the_rest", "everything"] as const;

/** What stands next to a word for before or after, and the side that is meant: "after lunch", "昼食の後"; of what is put somewhere "after eating" as well. */
export function besideIn(said: Naming, isPut = false): (Pick<Beside, "side"> & { of: Target }) | undefined {
  const { reading } = said;
  const isLast = reading.grammar.verbLast === true;
  for (const index of reading.spans.keys())
    for (const side of ["after", "before"] as const) {
      if (reading.has(index, "moment", "after_dinner")) return { side, of: { at: index, part: "dinner" } };
      if (!reading.has(index, "moment", side)) continue;
      const near = isLast ? [index - 1] : reading.isFiller(index + 1) ? [index + 1, index + 2] : [index + 1];
      const eaten = (at: number): Target[] =>
        isPut && reading.has(at, "activity", "eat")
          ? [{ at, part: reading.says("part", "midday") ? "lunch" : "dinner" }]
          : [];
      const of = near.flatMap((at) =>
        reading.isApart(at, index) ? [] : (targetAt(said, at) ?? eaten(at)),
      )[0];
      if (of) return { side, of };
    }
  return undefined;
}

/**
 * What of a plan is to go at once: all that comes after a stop or before it, or after an hour; or all but what is named ("keep only lunch",
 * "drop the rest"). Undefined where something else is said.
 */
export function clearedBy(said: Said): Pick<Edit, "beside" | "but" | "at"> | undefined {
  const { reading } = said;
  const says = (...of: readonly string[]) => of.some((act) => reading.says("act", act));
  // "Nothing after dinner."
  const isNothing = reading
    .indices("negation", "not")
    .some((at) => reading.has(at + 1, "moment", "after", "after_dinner"));
  const isGone = isNothing || reading.says("edit", "remove", "cancel", "free");
  const targets = targetsIn(said);
  const isKept = reading.says("edit", "keep") || reading.says("limit", "only");
  const isExcepted =
    reading.says("negation", "except", "except_after") &&
    (says("everything", "dont_care") || reading.says("edit", "remove"));
  // "Drop day 2 except dinner", "whatever else is on that day".
  const isOfDay = isExcepted && (said.planDays.length > 0 || reading.says("numbered", "that_day"));
  const isOfRest = says("the_rest") && (isKept || isGone || isExcepted);
  const isOnly = reading.says("edit", "keep") && reading.says("limit", "only");
  if (targets.length > 0 && (isOfRest || isOnly || (isExcepted && isGone && (isOfDay || says("everything")))))
    return { but: targets.map(({ at: _, ...of }) => of) };
  const beside = besideIn(said);
  // "After the fourth stop we are done."
  const ends = reading.says("edit", "end_at") && said.hours.length + said.when.clocks.length === 0;
  if (!isGone && !(ends && beside?.side === "after")) return undefined;
  // "Remove everything after dinner", where the meal is said with the side.
  const isOfOne = beside !== undefined && targets.every(({ at }) => at === beside.of.at);
  if (isOfOne && (!isGone || says("everything") || !says("reference"))) return { beside: withoutAt(beside) };
  // "Everything after that": after the stop that was spoken of.
  if (says("everything", "the_rest") && targets.length === 0 && isAfterThat(reading))
    return { beside: { side: "after", of: {} } };
  const hours = reading.spans.flatMap((_, index) =>
    reading.has(index, "moment", "after", "since")
      ? (clockAt(reading, index + 1) ?? bareClock(reading.number(index + 1)) ?? [])
      : [],
  );
  return says("everything") && hours.length === 1 ? { at: inItsHalf(hours[0]!, "end") } : undefined;
}

function isAfterThat(reading: Reading): boolean {
  const isThat = (at: number) => reading.has(at + 1, "act", "reference") && !reading.breakBefore(at + 1);
  return reading.says("moment", "after_that") || reading.indices("moment", "after").some(isThat);
}

function bareClock(hour: number | undefined): Pick<Clock, "minute" | "certain"> | undefined {
  return hour === undefined || hour > 24 ? undefined : { minute: hour * 60, certain: hour > 12 };
}

/** A side of a stop, without where it is said. */
export function withoutAt({
  side,
  of: { at: _, ...of },
}: NonNullable<ReturnType<typeof besideIn>>): Edit["beside"] {
  return { side, of };
}

/** The two stops that are to change places: "swap lunch and the museum", "swap lunch for dinner". What is replaced by a kind is none of them. */
export function exchangedStops(said: Said): [Target, Target] | undefined {
  const { reading } = said;
  const [one, other, ...others] = targetsIn(said);
  const verb = reading.indices("edit", "replace")[0];
  if (!one || !other || others.length > 0 || verb === undefined) return undefined;
  const isJoined = reading.between(one.at, other.at).some((at) => reading.has(at, "act", "join"));
  const isOfMeals = [one, other].every(({ part }) => part !== undefined);
  const isAfterMeal = [one, other].some(({ part }) => part !== undefined);
  if (reading.isApart(one.at, other.at) || (one.out?.place && other.out?.place)) return undefined;
  return isOfMeals || (isJoined && (isAfterMeal || !one.out?.place)) ? [one, other] : undefined;
}

/**
 * How long a stop is to be, or which way it is to be longer or shorter: "two hours at Tivoli", "more time there"; undefined where more or
 * less than a stop is named, or its length is no wish.
 */
export function stayOf(said: Naming & Pick<Said, "when">): Pick<Edit, "minutes" | "way"> | undefined {
  const { reading } = said;
  const minutes = lengthOf(reading);
  const isLength = (at: number) =>
    (["unit", "clock"] as const).some((type) => reading.has(at, type, "hour", "minute", "walk_minute"));
  const saysWay = (way: string, much: string) =>
    reading.says("act", way) ||
    (minutes !== undefined && reading.says("act", much) && !reading.says("limit", "most"));
  const way = saysWay("longer", "more") ? "longer" : saysWay("briefer", "less") ? "briefer" : undefined;
  const [target, ...others] = targetsIn(said);
  const isPronoun = (at: number) => !reading.has(at, "article");
  const isThere = reading.says("where", "there") || reading.indices("act", "reference").some(isPronoun);
  const isOne = (at: number) => isDefinite(reading, at) !== false || reading.has(at - 1, "where", "in");
  const isKnown = target ? !target.out || target.out.place || isOne(target.at) : isThere;
  const isOther =
    others.length > 0 ||
    said.when.clocks.length > 0 ||
    (way === undefined && (reading.says("edit") || saysWhen(reading)));
  if (!isKnown || isOther || besideIn(said) || (minutes === undefined && way === undefined)) return undefined;
  if (minutes === undefined) return { way };
  // "More time at the museum, two hours" says how long, "two hours more" by how much.
  const words = reading.indices("act", way ?? "more");
  const isBeside = (word: number) =>
    reading.spans.some((_, at) => isLength(at) && !reading.isApart(at, word));
  const isHowLong = words.length > 0 && !words.some(isBeside);
  return way === undefined || isHowLong ? { minutes } : { minutes, way };
}

/** "Two hours before Tivoli": a length that is no stop's. */
function saysWhen(reading: Reading): boolean {
  return reading.says("moment", "after", "before", "since", "from") || reading.says("where", "walk");
}

/** The meals that a message does without: "no dinner", "senza cena", "夕食はなし". */
export function mealsDenied({ reading }: Pick<Said, "reading">): Meal[] {
  const denies = (at: number, ...how: readonly string[]) =>
    reading.has(at, "negation", ...how) && !reading.breakBefore(at + 1);
  // "No restaurant on Saturday evening."
  const eatenAt = (at: number): Meal | undefined => {
    const isOfDay = reading.says("weekday") || reading.says("numbered") || reading.says("unit", "day");
    const isAny = reading.has(at, "concept", "restaurant") && isOfDay && !reading.says("price");
    if (reading.has(at, "meal") || !isAny) return mealAt(reading, at);
    return reading.says("part", "evening") ? "dinner" : reading.says("part", "midday") ? "lunch" : undefined;
  };
  const named = [...reading.spans.keys()].filter((at) => eatenAt(at) !== undefined);
  return named.flatMap((at) => {
    const before = reading.isFiller(at - 1) && !denies(at - 1, "not") ? at - 2 : at - 1;
    const isDenied =
      denies(before, "not", "except") ||
      (!reading.breakBefore(at + 1) &&
        (reading.has(at + 1, "negation", "not_after") ||
          (reading.grammar.verbLast === true && reading.has(at + 1, "edit", "free"))));
    const isOfHour = [at + 1, at + 2].some(
      (next) =>
        !reading.isApart(at, next) && (clockAt(reading, next) || reading.has(next, "moment", "before")),
    );
    const meal = eatenAt(at);
    return isDenied && !isOfHour && meal ? [meal] : [];
  });
}

/** "2. Station", "2ª parada", "2e arrêt": a mark or a few letters make an ordinal of a number. */
function isOrdinal(reading: Reading, index: number): boolean {
  const isStop = (at: number) => reading.has(at, "numbered", "stop");
  if (isStop(index + 1)) return reading.gap(index + 1).startsWith(".");
  return reading.gap(index + 1) === "" && reading.text(index + 1).length <= 3 && isStop(index + 2);
}

/**
 * The stops of a plan that a message asks about: "what is the second stop?", "the third on day 1", or of a way both its ends: "how do we get
 * from 2 to 3?"
 */
export function readStopsAsked(said: Said): NonNullable<Understanding["stopsAsked"]> {
  const { reading, stopNumbers, planDays, asked, choice, wishes, when, where } = said;
  // "How do I get there from the hotel?" asks of no hotel of the plan.
  const isHost = (id: string) =>
    wishes.things.some((thing) => thing.id === id && reading.has(thing.at, "where", "host"));
  const categories = pickIds(wishes, "category").filter((id) => !isHost(id));
  const part = when.meal ?? when.part ?? (reading.says("clock", "pm") ? "evening" : undefined);
  const isDay = (index: number) => planDays.some(({ at }) => at === index);
  const ordinals = reading.indices("ordinal").filter((at) => !isDay(at) && !isOfMonth(reading, at));
  // "The first place on Saturday, is there a toilet?" counts no toilets.
  const isByNumber = planDays.length > 0 && ordinals.some((at) => reading.has(at + 1, "limit", "thing"));
  if (stopNumbers.length === 0 && categories.length > 0 && !isByNumber)
    return [{ ...withDay(choice ?? 1, planDays[0]?.day), part, out: { categories } }];
  if (stopNumbers.length > 0) return stopNumbers.map(({ day, stop }) => withDay(stop, day));
  const isCounted = (index: number) => reading.has(index + 1, "unit") || reading.has(index, "article");
  const numbers = reading.spans.flatMap((_, at) => {
    const stop = isDay(at) || isCounted(at) ? undefined : reading.number(at);
    return stop === undefined ? [] : [{ at, stop }];
  });
  if (numbers.length === 2 && asksWay(asked))
    return numbers.map(({ at, stop }) => withDay(stop, nearestTo(planDays, at)?.day));
  if (planDays.length > 0 && ordinals.length > 0)
    return ordinals.map((at) => withDay(Number(reading.value(at, "ordinal")), nearestTo(planDays, at)?.day));
  // Italian "la Gliptoteca la vorrei domenica pomeriggio" points to what it names.
  const isThatOne = when.part !== undefined && reading.says("act", "theirs") && where.places.length === 0;
  if (choice === undefined && isThatOne && planDays[0])
    return [{ day: planDays[0].day, part: when.part, stop: -1 }];
  if (choice === undefined) return [];
  // "What comes after the first?"
  const at = reading.indices("ordinal")[0] ?? 0;
  const before = reading.has(at - 1, "article") ? at - 2 : at - 1;
  const next = reading.has(before, "moment", "after") ? 1 : reading.has(before, "moment", "before") ? -1 : 0;
  return [{ stop: choice + next }];
}

/** The meal that something is asked of, or the two ends of a way of which one at least is a meal: "from lunch to the museum"; "the first two". */
export function stopsNamed(
  said: Pick<Said, "reading" | "stopNumbers" | "planDays" | "asked" | "where">,
): NonNullable<Understanding["stopsAsked"]> {
  const { reading, asked } = said;
  const isWay = asksWay(asked);
  const isTwo = (at: number) =>
    reading.has(at, "ordinal", "1") && [at - 1, at + 1].some((beside) => reading.number(beside) === 2);
  if (isWay && reading.spans.some((_, at) => isTwo(at))) {
    const day = said.planDays[0]?.day;
    return [withDay(1, day), withDay(2, day)];
  }
  const targets = targetsIn(said);
  const meals = targets.filter(({ part }) => part === "lunch" || part === "dinner");
  const isOne = meals.length === 1 && (!isWay || targets.length === 1);
  if (!isOne && (targets.length !== 2 || meals.length === 0 || !isWay)) return [];
  return (isOne ? meals : targets).map(({ at: _, part, out, stop, day }) => ({
    ...withDay(stop ?? 1, day),
    ...(part ? { part, out: { categories: ["restaurant"] } } : out ? { out } : {}),
  }));
}

function withDay(stop: number, day: number | undefined): Pick<Edit, "day" | "stop"> {
  return day === undefined ? { stop } : { day, stop };
}

/** What stands nearest to a span, of two the first. */
export function nearestTo<T extends { at: number }>(all: readonly T[], at: number): T | undefined {
  return all.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
}

/** The day of the plan that is said in the same clause as a span, the nearest one. */
export function dayAt(
  { planDays, reading }: Pick<Said, "planDays" | "reading">,
  index: number,
): Pick<Edit, "day"> {
  const said = planDays.filter(({ at }) => !reading.isApart(at, index));
  const nearest = nearestTo(said, index);
  return nearest ? { day: nearest.day } : {};
}

/** "The kids would like to go to Tivoli", "put Tivoli in": a place is named with who wants it or to be put somewhere, and nothing is asked of it. */
export function wantsPlace({ where, reading, wishes, asked, planDays, when }: Said): boolean {
  const isAsked = asked.length > 0 || reading.says("act", "ask", "tell", "what_is", "where");
  const isTimed = planDays.length > 0 || when.part !== undefined || when.clocks.length > 0;
  const isPut = reading.says("edit", "move") && !isTimed;
  // "Bring Tivoli back."
  const isBack = reading.has(reading.spans.length - 1, "edit", "end_at") && !isTimed;
  const isWanted = wishes.userCategory !== undefined || reading.says("act", "like") || isPut || isBack;
  // "They say there is something called Zorvent near the lakes."
  const isLandmark = where.near?.to === "place" && where.places.length === 1;
  return where.places.length > 0 && where.unwanted.length === 0 && isWanted && !isAsked && !isLandmark;
}

/** "Put a lunch in", "put something special in for dinner", by a word that moves what there is as well. */
export function putsMeal({ reading, when }: Pick<Said, "reading" | "when">): boolean {
  const isAny = (at: number) => reading.has(at, "act", "find") && reading.has(at - 1, "edit", "move");
  const isMeal = (at: number) => isAnyOne(reading, at) || reading.says("edit", "add");
  return (
    reading.says("edit", "move") &&
    when.clocks.length === 0 &&
    reading.indices("meal").some((at) => isMeal(at) || reading.spans.some((_, one) => isAny(one)))
  );
}
