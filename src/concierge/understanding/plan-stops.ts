import type { Amounts } from "./amounts.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import type { Edit, Understanding } from "./understanding.ts";
import { pickIds } from "./wishes.ts";

/** A stop of a day by its number, from 1; -1 is the last. */
export interface StopNumber {
  at: number;
  stop: number;
  /** The day that is said with it. */
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
const OF_STOPS = ["remove", "replace", "move", "keep"] as const;

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
  const isDone = !isOfList && OF_STOPS.some((edit) => reading.says("edit", edit));
  // "Segunda" is a day and an ordinal.
  const isDay = (index: number) =>
    planDays.some(({ at }) => at === index) || (ofTimes.has(index) && reading.has(index, "weekday"));
  const found = reading.spans.flatMap((_, index): StopNumber[] => {
    if (isDay(index) || reading.has(index + 1, "month")) return [];
    const isBeside = [index - 1, index, index + 1].some((at) => reading.has(at, "numbered", "stop"));
    const ordinal = reading.value(index, "ordinal");
    // "First, remove the museum."
    const isAdverb = index === 0 && reading.breakBefore(1);
    if (ordinal !== undefined && !isAdverb && (isBeside || isDone))
      return [{ at: index, stop: Number(ordinal) }];
    const number = reading.number(index);
    const isAfter = reading.has(index - 1, "numbered", "stop");
    const isWritten = reading.grammar.spaced === false && reading.has(index + 1, "numbered", "stop");
    return number !== undefined && (isAfter || isWritten || isOrdinal(reading, index))
      ? [{ at: index, stop: number }]
      : [];
  });
  return found.map((stop) => ({ ...stop, day: nearest(planDays, stop.at) }));
}

const FEW = 5;

/** How many visits are to go, whichever they are: "take one thing out", "one stop fewer", "eins weniger"; undefined where something is named. */
export function visitsToGo({
  reading,
  wishes,
  where,
  stopNumbers,
  when,
  planDays,
}: Pick<Said, "reading" | "wishes" | "where" | "stopNumbers" | "when" | "planDays">): number | undefined {
  const isLess = reading.says("edit", "remove") || reading.says("act", "less");
  const isThing = (at: number) => reading.has(at, "limit", "thing") || reading.has(at, "numbered", "stop");
  const isNamed =
    stopNumbers.length + where.places.length > 0 ||
    when.meal !== undefined ||
    wishes.things.some(({ at, kind }) => kind === "category" && !isThing(at));
  if (!isLess || isNamed) return undefined;
  for (const index of reading.spans.keys()) {
    const isArticle = reading.has(index, "article");
    const count = reading.number(index) ?? (isArticle && reading.has(index, "number", "1") ? 1 : undefined);
    const isTime = when.used.has(index) || planDays.some(({ at }) => at === index);
    if (count === undefined || count < 1 || count > FEW || isTime) continue;
    const isOfTime = (["unit", "clock", "month"] as const).some((type) => reading.has(index + 1, type));
    const next =
      isThing(index - 1) || [index + 1, index + 2].some((at) => isThing(at) && !reading.breakBefore(at));
    if (!isOfTime && !reading.has(index - 1, "numbered") && (next || !isArticle)) return count;
  }
  return undefined;
}

/** The meal that a stop is said to come after: "the one after lunch". */
export function mealBefore({ reading }: Pick<Said, "reading">): Edit["after"] {
  const at = reading.indices("meal").find((index) => {
    const before = reading.has(index - 1, "article") ? index - 2 : index - 1;
    return reading.has(reading.grammar.verbLast ? index + 1 : before, "moment", "after");
  });
  const meal = at === undefined ? undefined : reading.value(at, "meal");
  return meal === "brunch" ? "breakfast" : (meal as Edit["after"]);
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
export function readStopsAsked({
  reading,
  stopNumbers,
  planDays,
  asked,
  choice,
  wishes,
  when,
}: Pick<Said, "reading" | "stopNumbers" | "planDays" | "asked" | "choice" | "wishes" | "when">): NonNullable<
  Understanding["stopsAsked"]
> {
  const categories = pickIds(wishes, "category");
  const part = when.meal ?? when.part ?? (reading.says("clock", "pm") ? "evening" : undefined);
  if (stopNumbers.length === 0 && categories.length > 0)
    return [{ ...withDay(choice ?? 1, planDays[0]?.day), part, out: { categories } }];
  if (stopNumbers.length > 0) return stopNumbers.map(({ day, stop }) => withDay(stop, day));
  const isDay = (index: number) => planDays.some(({ at }) => at === index);
  const isCounted = (index: number) => reading.has(index + 1, "unit") || reading.has(index, "article");
  const numbers = reading.spans.flatMap((_, at) => {
    const stop = isDay(at) || isCounted(at) ? undefined : reading.number(at);
    return stop === undefined ? [] : [{ at, stop }];
  });
  if (
    numbers.length === 2 &&
    asked.some((one) => one === "directions" || one === "distance" || one === "duration")
  )
    return numbers.map(({ at, stop }) => withDay(stop, nearest(planDays, at)));
  const ordinals = reading.indices("ordinal").filter((at) => !isDay(at) && !reading.has(at + 1, "month"));
  if (planDays.length > 0 && ordinals.length > 0)
    return ordinals.map((at) => withDay(Number(reading.value(at, "ordinal")), nearest(planDays, at)));
  return choice === undefined ? [] : [{ stop: choice }];
}

function withDay(stop: number, day: number | undefined): Pick<Edit, "day" | "stop"> {
  return day === undefined ? { stop } : { day, stop };
}

function nearest(planDays: Amounts["planDays"], at: number): number | undefined {
  return planDays.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]?.day;
}

/** The day of the plan that is said in the same clause as a span, the nearest one. */
export function dayAt({ planDays, reading }: Said, index: number): Pick<Edit, "day"> {
  const isTogether = (at: number) => {
    const [from, until] = [Math.min(at, index), Math.max(at, index)];
    for (let between = from + 1; between <= until; between++) if (reading.breakBefore(between)) return false;
    return true;
  };
  const [nearest] = planDays
    .filter(({ at }) => isTogether(at))
    .sort((a, b) => Math.abs(a.at - index) - Math.abs(b.at - index));
  return nearest ? { day: nearest.day } : {};
}

/** "The kids would like to go to Tivoli", "put Tivoli in": a place is named with who wants it or to be put somewhere, and nothing is asked of it. */
export function wantsPlace({
  where,
  reading,
  wishes,
  asked,
  planDays,
  when,
}: Pick<Said, "where" | "reading" | "wishes" | "asked" | "planDays" | "when">): boolean {
  const isAsked = asked.length > 0 || reading.says("act", "ask", "tell", "what_is", "where");
  const isTimed = planDays.length > 0 || when.part !== undefined || when.clocks.length > 0;
  const isPut = reading.says("edit", "move") && !isTimed;
  // "Bring Tivoli back."
  const isBack = reading.has(reading.spans.length - 1, "edit", "end_at") && !isTimed;
  const isWanted = wishes.userCategory !== undefined || reading.says("act", "like") || isPut || isBack;
  return where.places.length > 0 && where.unwanted.length === 0 && isWanted && !isAsked;
}
