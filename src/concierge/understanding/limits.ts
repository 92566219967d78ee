import { conceptOf } from "../../languages/concepts.ts";
import { moneyPerEuro } from "../../languages/money.ts";
import { partsOfDay } from "./calendar.ts";
import { isDenied, type PlanHour } from "./plan-hours.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import type { Thing } from "./things.ts";

/** The most that a plan is to have: of a kind in all of it or a day, else visits on each of its days. */
export interface Limit {
  most: number;
  kind?: string;
  /** Of the kind on each day. */
  isADay?: true;
  /** Span of what is counted. */
  at: number;
}

/** Kinds that a plan is to have alone, meals apart, by the spans that name them. */
export interface OnlyKind {
  kind: string;
  at: number;
}

/** Limits, and the spans that they take. */
export interface Limits {
  limits: readonly Limit[];
  used: ReadonlySet<number>;
}

const MOST = 20;
/** How far from its number a word may stand. */
const REACH = 4;
/** How far the word that limits may stand behind all of "two things a day". */
const FAR = 6;
/** How far from an article. */
const NEAR = 2;

/** "Max 3 things a day", "only one church", "美術館は2つまで". Tables and ways have limits as well: `isOfPlan`, whether a plan is spoken of. */
export function readLimits(reading: Reading, things: readonly Thing[], isOfPlan: boolean): Limits {
  const limits: Limit[] = [];
  const used = new Set<number>();
  const mayBeFirst = reading.grammar.verbLast === true || reading.grammar.spaced === false;
  for (const index of isOfPlan ? reading.spans.keys() : []) {
    const most = reading.number(index);
    // "Only the zoo on day 2."
    const isOfDay =
      reading.has(index - 1, "numbered", "day") || reading.has(index + 1, "numbered", "day_after");
    // Of "1日2つ" the first counts days, of "两三个" the second is the most.
    const isNext = (step: number) => reading.number(index + step) !== undefined;
    const isOther = reading.grammar.spaced === false && [1, 2].some(isNext);
    if (most === undefined || most < 1 || most > MOST || isOfDay || isOther) continue;
    const before = beside(reading, index, -1);
    // "Just a piece of cake at a nice place": an article counts what stands right behind it, limited right before it.
    const isArticle = reading.has(index, "article");
    const after = beside(reading, index, 1).slice(0, isArticle ? NEAR : REACH);
    const each = [
      ...reading.indices("limit", "a_day"),
      ...[...before, ...after].filter((at) => isADay(reading, at)),
    ];
    const fewer = fewerBefore(reading, index, most);
    const isUpTo = fewer !== undefined;
    const limiting = isUpTo
      ? index - 1
      : ([index, ...before.slice(0, isArticle ? 1 : 2), ...after].find((at) => limitsNumber(reading, at)) ??
        // "Two things a day are enough."
        (each.length > 0
          ? reading.indices("limit", "most").find((at) => at > index && at - index <= FAR)
          : undefined) ??
        before.find((at) => saysMore(reading, at) && isDenied(reading, at)));
    const isTime = reading.has(index + 1, "clock", "hour") || reading.has(index + 1, "month");
    if (limiting === undefined || isTime || reading.has(index + 1, "unit")) continue;
    const kinds = things.filter(({ id, kind }) => kind === "category" && conceptOf(id)?.purpose !== "eat");
    const near = [...after, ...(mayBeFirst ? before : [])]
      .map((at) => kinds.find((thing) => thing.at === at))
      .find((thing) => thing !== undefined);
    const counted = after.find(
      (at) => reading.has(at, "limit", "thing") || reading.has(at, "numbered", "stop"),
    );
    const isDaily = each.length > 0;
    // "Too many museums, one a day at most."
    const kind = near ?? (isDaily && counted === undefined && kinds.length === 1 ? kinds[0] : undefined);
    if (!kind && counted === undefined && !isDaily) continue;
    limits.push(
      kind ? { most, kind: kind.id, at: kind.at, ...(isDaily ? { isADay: true } : {}) } : { most, at: index },
    );
    if (isUpTo) used.add(fewer);
    for (const at of [index, limiting, kind?.at ?? counted ?? index, ...each]) used.add(at);
    for (const at of each) if (isADay(reading, at)) used.add(at - 1);
  }
  return { limits, used };
}

/** The span of the smaller number in "one or two museums", "两三个". */
function fewerBefore(reading: Reading, index: number, most: number): number | undefined {
  if (reading.gap(index) === "" && reading.number(index - 1) === most - 1) return index - 1;
  return reading.has(index - 1, "act", "either") && (reading.number(index - 2) ?? most) < most
    ? index - 2
    : undefined;
}

/** Euros up to which a meal is of a price level, from 1. */
const LEVELS_UP_TO = [20, 45, 150];

/** "Under 80 kr", "20 € each": the price levels that an amount of money allows, and the spans that say it; none where it allows all. */
export function readBudget(reading: Reading): {
  priceLevel: number[];
  used: ReadonlySet<number>;
  /** Spans of what it is the price of, where another kind is looked for: "cocktails, not £25 a drink". */
  priced: ReadonlySet<number>;
} {
  const used = new Set<number>();
  const priced = new Set<number>();
  const priceLevel = new Set<number>();
  for (const at of reading.indices("money")) {
    const number = [at - 1, at + 1].find(
      (next) => reading.number(next) !== undefined && !reading.isApart(at, next),
    );
    if (number === undefined) continue;
    for (const one of [at, number]) used.add(one);
    const next = Math.max(at, number) + 1;
    const drink = reading.isFiller(next) && !isDrink(reading, next) ? next + 1 : next;
    const isOther = (one: number) => one !== drink && reading.namesKind(one);
    if (isDrink(reading, drink) && !reading.isApart(at, drink) && reading.indices("concept").some(isOther))
      priced.add(drink);
    const euros =
      reading.number(number)! / moneyPerEuro[reading.value(at, "money") as keyof typeof moneyPerEuro];
    // Nothing costs so little: "not even 1 krone in cash".
    if (euros > 0 && euros < 1) continue;
    const level = LEVELS_UP_TO.findIndex((most) => euros <= most);
    for (let one = 0; one <= level + 1 && level >= 0; one++) if (euros > 0 || one === 0) priceLevel.add(one);
  }
  return { priceLevel: [...priceLevel], used, priced };
}

function isDrink(reading: Reading, at: number): boolean {
  return reading.values(at, "concept").some((id) => conceptOf(id)?.purpose === "drink");
}

/** Places asked for where "one" is no article. */
const SHOWN_MAX = 5;

/** "Just one", "three museums": how many places are asked for; undefined where that is not said. `used`: spans that count something else. */
export function readCount(
  reading: Reading,
  things: readonly Thing[],
  used: ReadonlySet<number>,
): number | undefined {
  const isPlace = (at: number) =>
    reading.has(at, "limit", "thing") || things.some((thing) => thing.at === at && thing.kind === "category");
  for (const index of reading.spans.keys()) {
    const count = used.has(index) ? undefined : reading.number(index);
    if (count === undefined || count < 1 || count > SHOWN_MAX || reading.has(index + 1, "unit")) continue;
    const isOnly = [0, -1, -2, 1, 2].some((step) => reading.has(index + step, "limit", "only"));
    const isLast = reading.endsClause(index);
    if (isOnly && (isLast || [1, 2, -1, -2].some((step) => isPlace(index + step)))) return count;
    // "Two coffees" are no two cafés.
    const isDrunk = [1, 2].some(
      (step) => conceptOf(reading.value(index + step, "concept") ?? "")?.purpose === "drink",
    );
    if (count > 1 && !isLast && !isDrunk && (isPlace(index + 1) || isPlace(index + 2))) return count;
  }
  return undefined;
}

/** "Only museums", "museums and parks only", "美術館だけ": kinds to which a plan is restricted, where none is counted. */
export function readOnlyKinds(reading: Reading, things: readonly Thing[]): OnlyKind[] {
  const kinds = things.filter(
    ({ id, kind, denied }) => kind === "category" && denied === undefined && conceptOf(id)?.purpose !== "eat",
  );
  for (const index of reading.indices("limit", "only")) {
    const isFirst = reading.grammar.verbLast !== true;
    const [near, far] = [beside(reading, index, isFirst ? 1 : -1), beside(reading, index, isFirst ? -1 : 1)];
    const clause = [...near, ...far];
    if (clause.some((at) => reading.has(at, "edit") || reading.number(at) !== undefined)) continue;
    const found = [near, far]
      .map((side) => kinds.filter(({ at }) => side.includes(at)))
      .find((some) => some.length > 0);
    if (found) return found.map(({ id, at }) => ({ kind: id, at }));
  }
  return [];
}

/** "A route of four shops": the kind of all stops of a plan, and how many there are to be. */
export function countedKind({
  reading,
  wishes: { things },
  loneNumber,
}: Pick<Said, "reading" | "wishes" | "loneNumber">): { most: number; kind: string } | undefined {
  const kinds = things.filter(({ kind, denied }) => kind === "category" && denied === undefined);
  const [only, ...others] = kinds;
  if (only === undefined || others.length > 0 || loneNumber === undefined || loneNumber < 2) return undefined;
  const isNear = beside(reading, only.at, -1)
    .concat(beside(reading, only.at, 1))
    .some((at) => reading.number(at) === loneNumber);
  const isRoute = reading.says("act", "itinerary", "loop");
  return isNear && isRoute && loneNumber <= MOST ? { most: loneNumber, kind: only.id } : undefined;
}

/** "A day", "1日", where the number of days is not what is limited. */
function isADay(reading: Reading, at: number): boolean {
  const leads = reading.hasAny(at - 1, "article", "common", "where", "moment");
  return reading.has(at, "unit", "day") && (reading.number(at - 1) ?? (leads ? 1 : 0)) === 1;
}

/** "We cannot do more than two." */
function saysMore(reading: Reading, at: number): boolean {
  return reading.has(at, "act", "more", "busy");
}

function limitsNumber(reading: Reading, at: number): boolean {
  return reading.has(at, "limit", "most", "only") || reading.has(at, "where", "within");
}

/** The spans beside one in its clause, nearest first. */
function beside(reading: Reading, index: number, step: number): number[] {
  const found: number[] = [];
  for (let at = index + step; Math.abs(at - index) <= REACH; at += step) {
    if (at < 0 || at >= reading.spans.length || reading.isApart(at, at - step)) break;
    found.push(at);
  }
  return found;
}

/** "From the afternoon on", "start in the afternoon": when days begin. */
export function hoursOfBeginning(reading: Reading): PlanHour[] {
  const says = (at: number) =>
    !reading.has(at, "moment", "until") &&
    (reading.has(at, "moment", "since", "from") || reading.has(at, "edit", "start_at"));
  for (const at of reading.indices("part")) {
    const part = reading.value(at, "part");
    if (part !== "afternoon" && part !== "evening" && part !== "midday") continue;
    // French "de rentrer à pied le soir": something else stands between.
    const led = [at - 1, at - 2, at - 3].find((one) => says(one) || reading.has(one, "edit", "end_at"));
    const isLed = reading.grammar.verbLast ? says(at + 1) : led !== undefined && says(led);
    if (isLed && !reading.breakBefore(at)) return [{ of: "start", minute: partsOfDay[part][0], at }];
  }
  return [];
}

/** "Only the afternoon", "just mornings": when days begin and end. */
export function hoursOfOnly(reading: Reading): PlanHour[] {
  for (const at of reading.indices("limit", "only")) {
    const isLittle = (one: number) => reading.isFiller(one) || reading.hasAny(one, "article", "where");
    const near = [-1, 1].flatMap((step) => {
      const next = beside(reading, at, step);
      return next.slice(0, next.findIndex((one) => !isLittle(one) || reading.has(one, "part")) + 1);
    });
    const part = near.map((one) => reading.value(one, "part")).find((value) => value !== undefined);
    if (part !== "morning" && part !== "afternoon" && part !== "evening") continue;
    const [start, end] = partsOfDay[part];
    return [
      ...(part === "morning" ? [] : [{ of: "start", minute: start, at } as const]),
      ...(part === "evening" ? [] : [{ of: "end", minute: end, at } as const]),
    ];
  }
  return [];
}
