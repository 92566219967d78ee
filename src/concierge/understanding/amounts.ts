import { MAX_DAYS } from "../../contract/inline-itinerary.ts";
import { DIETS } from "../../languages/concepts.ts";
import { listed } from "../../languages/grammar.ts";
import type { Reading } from "./reading.ts";

/** What the numbers of a message count. */
export interface Amounts {
  days?: number;
  partySize?: number;
  /** Metres. */
  radius?: number;
  stars?: number;
  /** A day of the plan, 1-based; -1 is the last. */
  planDay?: number;
  /** All days of the plan that are spoken of, with the positions of their spans; `byName`: by a name or a date. */
  planDays: { at: number; day: number; byName?: true }[];
  /** More days than a plan can have. */
  tooManyDays?: number;
  /** Children were counted or an age given. */
  children: boolean;
}

const METRES_PER_MILE = 1609;
/** A walk of a minute at 4.8 km/h. */
const METRES_PER_MINUTE = 80;
/** Years. */
const GROWN_UP = 18;
const PARTY_MAX = 99;

/** Who were counted by what they are: "two adults with three children", "two couples". */
interface Counted {
  adults: number;
  children: number;
  /** Children of whom only an age is said: "a 4 and a 7 year old". */
  ages: number;
}

/** Reads numbers with what they count: "3 days", "for 4 people", "500 m", "4 stars", "day 2", "zu zweit". */
export function readAmounts(reading: Reading, used: ReadonlySet<number>): Amounts {
  const amounts: Amounts = { planDays: [], children: false };
  const counted: Counted = { adults: 0, children: 0, ages: 0 };
  for (let index = 0; index < reading.spans.length; index++) {
    if (used.has(index)) continue;
    readPlanDay(reading, index, amounts);
    // "Plan a day", "a day plan": one.
    const isArticle = reading.has(index - 1, "article") && reading.has(index - 2, "act", "plan");
    const isOfPlan = reading.number(index - 1) === undefined && reading.gap(index + 1) === " ";
    const isNamed = isOfPlan && reading.has(index + 1, "act", "plan", "itinerary");
    if ((isArticle || isNamed) && reading.has(index, "unit", "day")) amounts.days ??= 1;
    const number = reading.number(index) ?? impliedOne(reading, index);
    if (number !== undefined) readCounted(reading, index, number, amounts, counted);
    if (number !== undefined && isDaysAfterNights(reading, index)) amounts.days = Math.min(MAX_DAYS, number);
    if (number !== undefined && number <= 5 && isStarsBefore(reading, index)) amounts.stars ??= number;
    const said = isRange(reading, index)
      ? undefined
      : reading.values(index, "partySize").find((value) => /^\d+$/.test(value));
    const isOther = isAfterWhom(reading, index + 2);
    const isUnit = !isOther && (reading.has(index + 1, "unit") || reading.has(index + 1, "act", "whole_day"));
    const isOfSome = said && isAfterWhom(reading, index);
    if (said && (isOfSome || (isUnit && !reading.breakBefore(index + 1))))
      readCounted(reading, index, Number(said), amounts, counted);
    else if (said) amounts.partySize ??= Number(said);
  }
  if (counted.adults > 0) {
    const all = counted.adults + (counted.children || counted.ages);
    amounts.partySize = Math.max(amounts.partySize ?? 0, all);
  }
  readOtherDay(reading, amounts);
  return amounts;
}

/** "For 2-3 hours" is no party of two. */
function isRange(reading: Reading, index: number): boolean {
  return reading.number(index + 1) !== undefined && /^\s*\p{Pd}\s*$/u.test(reading.gap(index + 1));
}

/** Words between the two days that change places. */
const BETWEEN_DAYS = 2;

/** "Swap day 1 for the 3rd", "the first and third day": of two days that change places one is said by its number alone. */
function readOtherDay(reading: Reading, { planDays }: Amounts): void {
  const [day] = planDays;
  if (!day || planDays.length > 1 || !reading.says("edit", "replace", "move")) return;
  const isLink = (at: number) =>
    !reading.breakBefore(at) &&
    (reading.isFiller(at) ||
      reading.isUnknownWord(at) ||
      reading.has(at, "act") ||
      reading.has(at, "numbered", "day_after")) &&
    (at > day.at || !reading.has(at, "where", "in"));
  const isBeside = (at: number) => {
    const between = reading.between(at, day.at);
    // "Swap days 1 3."
    if (between.length === 0)
      return [at, day.at].every((one) => reading.number(one) !== undefined) && !reading.breakBefore(at);
    return between.length <= BETWEEN_DAYS + 1 && between.every(isLink);
  };
  for (const at of reading.spans.keys()) {
    const number = Number(reading.value(at, "ordinal") ?? reading.number(at));
    const counts =
      reading.has(at + 1, "unit") ||
      [at, at + 1].some((one) => reading.has(one, "numbered", "stop")) ||
      reading.has(at + 1, "month");
    if (counts || !(number >= 1 && number <= MAX_DAYS) || number === day.day || !isBeside(at)) continue;
    planDays.push({ at, day: number });
    return;
  }
}

/** "Un couple", "a baby", "子供1人". */
function impliedOne(reading: Reading, index: number): number | undefined {
  if (reading.has(index, "party", "solo") && isAfterWhom(reading, index)) return 1;
  if (!reading.has(index, "article")) return undefined;
  const { definite } = reading.grammar;
  const isOne =
    definite !== undefined &&
    unitsAfter(reading, index).some((unit) => unit === "child" || unit === "pair") &&
    !listed(definite.before).includes(reading.text(index)) &&
    !definite.many?.test(reading.text(index + 1));
  return reading.has(index, "number", "1") || isOne ? 1 : undefined;
}

/** Whether who is counted stands before the number: "大人2人". */
function isAfterWhom(reading: Reading, index: number): boolean {
  const isOf = (unit: string) => reading.has(index - 1, "unit", unit) && !reading.breakBefore(index);
  return reading.grammar.verbLast === true && (isOf("adult") || isOf("child"));
}

function readCounted(
  reading: Reading,
  index: number,
  number: number,
  amounts: Amounts,
  counted: Counted,
): void {
  // "Ten years of marriage" are no ten guests.
  if (number > 2 && reading.has(index + 1, "party", "couples")) return;
  const units = isAfterWhom(reading, index) ? reading.values(index - 1, "unit") : unitsAfter(reading, index);
  const unit = units[0];
  if (unit === undefined) {
    const isNumber = number > 1 || !reading.has(index, "article");
    if (isNumber && number >= 1 && number <= PARTY_MAX && isPartyBefore(reading, index))
      amounts.partySize = number;
    return;
  }
  // "Nine girls" may be grown up.
  const isOfChildren = units.includes("child") && !units.includes("person");
  if (isOfChildren || units.includes("age")) {
    const isChild = !units.includes("age") || number < GROWN_UP;
    amounts.children ||= isChild;
    if (units.includes("age")) counted.ages += isChild ? agesSaid(reading, index) : 0;
    else counted.children += number;
    if (units.includes("child") && comesOnTop(reading, index, amounts))
      amounts.partySize = (amounts.partySize ?? 0) + number;
  } else if (units.includes("adult") || units.includes("pair")) {
    counted.adults += units.includes("pair") ? number * 2 : number;
  } else if (unit === "day" && !reading.has(index - 1, "numbered", "day")) {
    // "Five days, one of them at the beach."
    if (number > 1 || amounts.days === undefined) amounts.days = Math.min(MAX_DAYS, number);
    if (number > MAX_DAYS) amounts.tooManyDays = number;
  } else if (unit === "night") amounts.days ??= Math.min(MAX_DAYS, number);
  // "48 hours"; what is open 24 hours is no trip.
  else if (unit === "hour") {
    if (number > 24 && number % 24 === 0) amounts.days ??= Math.min(MAX_DAYS, number / 24);
  } else if (unit === "week") amounts.days ??= Math.min(MAX_DAYS, number * 7);
  else if (unit === "person" && number >= 1 && number <= PARTY_MAX) {
    // "4位，一位清真", "zu viert, zwei Erwachsene, zwei Kinder": some of those that were counted.
    const isOfAll = isOnDiet(reading, index) || !reading.has(index - 1, "act", "join");
    if (number < (amounts.partySize ?? 0) && isOfAll) return;
    amounts.partySize = number;
  } else if (unit === "star" && number <= 5) amounts.stars = number;
  else readDistance(reading, unit, number, amounts);
}

/** "Two friends and three children", "me and my wife, and three children" are five, but for who were counted in all before: "a family of four". */
function comesOnTop(reading: Reading, index: number, { partySize }: Amounts): boolean {
  const isLink = reading.has(index - 1, "act", "join", "also") || reading.isFiller(index - 1);
  const before = isLink ? index - 2 : index - 1;
  const isCounted =
    reading.has(before, "unit", "person") && (reading.number(before - 1) ?? partySize) === partySize;
  return partySize !== undefined && (isCounted || (partySize === 2 && reading.has(before, "partySize", "2")));
}

/** Whether so many people have a diet. */
function isOnDiet(reading: Reading, index: number): boolean {
  return [index + 1, index + 2, index + 3].some(
    (at) => !reading.isApart(index, at) && DIETS.has(reading.value(at, "concept") ?? ""),
  );
}

/** How many ages stand before a word for years: "a 4 and a 7 year old". */
function agesSaid(reading: Reading, index: number): number {
  const isAge = (at: number) => reading.number(at) !== undefined && !reading.has(at, "article");
  const isLink = (at: number) => reading.isFiller(at) || reading.has(at, "act", "join");
  let said = 1;
  for (let at = index - 1; isAge(at) || isLink(at); at--) if (isAge(at)) said++;
  return said;
}

/** "2泊3日": where the sign of a date counts the days of so many nights. */
function isDaysAfterNights(reading: Reading, index: number): boolean {
  const sign = reading.grammar.dateSigns?.day;
  return (
    reading.has(index - 1, "unit", "night") &&
    listed(sign).some((one) => reading.text(index + 1).startsWith(one)) &&
    reading.gap(index + 1) === ""
  );
}

/** "A star rating of 4". */
function isStarsBefore(reading: Reading, index: number): boolean {
  const before = reading.neighbour(index, -1);
  return (
    before !== undefined && reading.has(before, "slot", "stars") && reading.has(before, "asked", "stars")
  );
}

/** What a number counts: the unit that its own word says as well (Arabic has one for "two nights"), those of the next span, or of the one after a word between ("two small children", "zwei volle Tage"). */
function unitsAfter(reading: Reading, index: number): string[] {
  const own = reading.values(index, "unit");
  if (own.length > 0) return own;
  // Arabic "من 3 إلى 4 يوم الخميس": the word for a day is of the weekday.
  if (reading.has(index + 1, "numbered", "day") && reading.has(index + 2, "weekday")) return [];
  if (reading.breakBefore(index + 1) && reading.gap(index + 1) !== "-") return [];
  const next = reading.values(index + 1, "unit");
  if (next.length > 0) return next;
  // "Two full days."
  if (reading.has(index + 1, "act", "whole_day")) return ["day"];
  const isWord = (reading.spans[index + 1]?.meanings.length ?? 0) === 0 || reading.isFiller(index + 1);
  // "Two relaxed days".
  const isFull =
    reading.has(index + 1, "edit", "fuller", "slower") || reading.has(index + 1, "act", "calm", "busy");
  const isOther = reading.number(index + 2) !== undefined;
  return (isWord || isFull) && !isOther && !reading.breakBefore(index + 2)
    ? reading.values(index + 2, "unit").filter((unit) => (isFull ? unit === "day" : OF_PEOPLE.has(unit)))
    : [];
}

const OF_PEOPLE: ReadonlySet<string> = new Set(["child", "person", "adult", "pair"]);

function readDistance(reading: Reading, unit: string, number: number, amounts: Amounts): void {
  // "Minutes' walk" says it itself.
  const isOfWalk = (at: number) => reading.has(at, "unit", "walk_minute") && reading.text(at).includes(" ");
  const walks = reading.says("where", "walk", "within") || reading.spans.some((_, at) => isOfWalk(at));
  const metres = {
    metre: number,
    kilometre: number * 1000,
    mile: Math.round(number * METRES_PER_MILE),
    walk_minute: walks ? number * METRES_PER_MINUTE : 0,
  }[unit];
  if (metres) amounts.radius = metres;
}

/** "we are 4", "table for six", "dinner for 4", "personer: 4". */
function isPartyBefore(reading: Reading, index: number): boolean {
  // Danish "12 til 14" are hours, and so is what Portuguese "vamos de 3 a 5" begins with.
  if (isStretch(reading, index - 2) || isStretch(reading, index)) return false;
  if (reading.has(index + 1, "clock", "hour") || reading.has(index + 1, "month")) return false;
  if (reading.has(index - 1, "numbered", "day")) return false;
  return (
    reading.has(index - 1, "partySize", "of") ||
    (reading.isFiller(index - 1) &&
      (reading.has(index - 2, "partySize", "of") || reading.has(index - 2, "meal")))
  );
}

/** Whether a number is the first of two with a word for "to" between. */
function isStretch(reading: Reading, index: number): boolean {
  const [first, last] = [reading.number(index), reading.number(index + 2)];
  return first !== undefined && last !== undefined && reading.has(index + 1, "moment", "until");
}

/** "The first two", "le due ultime", "die ersten beiden". */
export function isOfTwo(reading: Reading, at: number): boolean {
  const isEdge = Math.abs(Number(reading.value(at, "ordinal"))) === 1;
  return isEdge && [at - 1, at, at + 1].some((beside) => isTwo(reading, beside, at));
}

function isTwo(reading: Reading, index: number, beside: number): boolean {
  const says =
    reading.number(index) === 2 ||
    reading.has(index, "partySize", "2") ||
    reading.has(index, "act", "each_of_them");
  return says && !reading.isApart(index, beside);
}

/** "The last two days": a word for days stands right after them. */
export function isOfTwoDays(reading: Reading, at: number): boolean {
  const next = isTwo(reading, at + 1, at) ? at + 2 : at + 1;
  return isOfTwo(reading, at) && reading.has(next, "unit", "day") && !reading.isApart(at, next);
}

/** "day 2", "the second day", "days 1 and 3", "2日目", "初日"; -1 is the last. */
function readPlanDay(reading: Reading, index: number, amounts: Amounts): void {
  const number = reading.number(index);
  const ordinal = Number(reading.value(index, "ordinal"));
  // "The last evening" is that of the last day; "first evening dinner" looks for one.
  // Arabic "المحطة الأخيرة يوم الأحد": the word for a day is of the weekday after it.
  // Korean "두 번째를 오후로 옮겨" has where it goes behind what is moved.
  const isMoved = reading.grammar.verbLast === true && reading.says("edit", "move");
  const isOfWeekday = (at: number) => reading.has(at + 1, "weekday") && !reading.isApart(at, at + 1);
  const isDay = (at: number) =>
    ((reading.has(at, "unit", "day") || reading.has(at, "numbered", "day")) && !isOfWeekday(at)) ||
    (reading.has(at, "part") && !reading.says("meal") && !isMoved);
  // "2 days 3 nights" has no third day.
  const isCount = reading.has(index + 1, "unit");
  const isNumbered =
    (reading.has(index - 1, "numbered", "day") && !(isCount && reading.has(index - 1, "unit"))) ||
    reading.has(index + 1, "numbered", "day_after");
  const isJoined =
    reading.has(index - 1, "act", "join") && amounts.planDays.at(-1)?.at === index - 2 && !isCount;
  // Arabic "المساء الأول".
  const isPartBefore =
    reading.grammar.headFirst === true &&
    reading.has(index - 1, "part") &&
    !reading.isApart(index - 1, index) &&
    !reading.says("meal");
  // French and Italian say "premier jour"; Japanese has one word for both.
  const day =
    number !== undefined && (isNumbered || isJoined)
      ? number
      : !Number.isNaN(ordinal) && (isDay(index + 1) || isDay(index) || isPartBefore)
        ? ordinal
        : undefined;
  if (day === undefined || isOfTwoDays(reading, index)) return;
  amounts.planDay = day;
  amounts.planDays.push({ at: index, day });
}
