import { listed } from "../../languages/grammar.ts";
import { saysUnread } from "./not-understood.ts";
import type { Section } from "./phrase-table.ts";
import { stopsNamed } from "./plan-stops.ts";
import type { Reading } from "./reading.ts";
import { isForRain, saysNothingElse } from "./signs-of-plans.ts";
import type { Said } from "./slots.ts";
import { hasSearch, isOfPlan, type SignTest } from "./talk-before.ts";
import type { BestBy, Understanding } from "./understanding.ts";
import { leadsElsewhere, nameGoneOnTo } from "./unknown-names.ts";
import { asksWay } from "./ways.ts";
import { pickIds } from "./wishes.ts";

/** What is asked or answered. */
export const questionSigns = {
  asked: ({ asked }) => asked.length > 0,
  asks_first: asksFirst,
  /** A word that asks, where it joins nothing. */
  asks: ({ reading }) => asking(reading).length > 0,
  question: ({ hasQuestionMark }) => hasQuestionMark === true,
  asked_area: ({ asked }) => asked.includes("area"),
  asked_way: ({ asked }) => asksWay(asked),
  /** The way to what was told of or is named is asked, or goes on to be, and to nowhere else: "which bus goes there?", "and with a pram?". */
  way_there: asksWayThere,
  /** A message goes on to something by a name that nobody here knows. */
  goes_on_to_name: (said) => nameGoneOnTo(said) !== undefined,
  asks_hours: ({ asked }) => asked.includes("hours"),
  /** A meal or two stops of the plan are named, of which something is asked. */
  stops_named: (said) => stopsNamed(said).length > 0,
  asks_whether: ({ reading }) => reading.asksWhether("have", "is"),
  asks_something: ({ asked, reading }) =>
    asked.length > 0 || reading.says("act", "tell", "what_is", "called") || reading.asksWhether("have", "is"),
  asks_to_have: ({ reading }) => reading.asksWhether("have"),
  /** "Does it have … tomorrow?", of what was told of or is named: whether it is open then, whatever the word for it. */
  asks_whether_then: asksWhetherThen,
  choice: ({ choice }) => choice !== undefined,
  /** One of several is asked for by what it has most of, and nothing else: "which one is cheapest?", "the nearest?". */
  picks: (said, previous) => bestAsked(said, previous) !== undefined,
  /** Of the places that were shown the one to go to is asked for: "which one would you pick?". */
  asks_advice: (said, previous) => hasSearch(previous) && asksAdvice(said),
  /** A place that was told of or shown is not wanted, and nothing else is said: "not that one". */
  rejects: (said, previous) => hasSearch(previous) && rejects(said),
  dont_care: ({ dontCare }) => dontCare.length > 0,
  email: ({ email }) => email !== undefined,
  /** "Another one", or "more" with nothing but courtesy beside it. */
  more: ({ reading }) => wantsMore(reading),
  goes_on: ({ reading }) => reading.goesOn(),
  /** Something is looked for, and what it is is not asked. */
  seeks: ({ reading }) => reading.says("act", "find") && !reading.says("act", "what_is"),
  /** Something is called by a name that nothing here has. */
  unknown_name: ({ reading }) => reading.spans.some(({ isName }) => isName),
  few_unknown: ({ reading }) => countUnknown(reading) <= FEW_WORDS,
  nothing_unknown: ({ reading }) =>
    reading.spans.every((_, index) => !reading.isUnknownWord(index) || reading.isPartOfWord(index)),
  /** A few words of which none says anything. */
  nothing_known: ({ reading }) =>
    countUnknown(reading) <= FEW_WORDS &&
    reading.spans.every(({ meanings }, index) => meanings.length === 0 || reading.isFiller(index)),
  /** A word that says something was not read. */
  unread: ({ reading }) => saysUnread(reading),
  terse: ({ reading }) =>
    countUnknown(reading) > 0 && reading.spans.length <= FEW_WORDS && !reading.says("act", "what_is"),
  /** Nothing is said but times, meals, changes and courtesy. */
  nothing_beside: (said) => saysNothingElse(said),
} satisfies Record<string, SignTest>;

/** A message of so few words that nothing explains may be a name or a thing to search for. */
export const FEW_WORDS = 3;

function asksWayThere(said: Said, previous: Understanding | undefined): boolean {
  const { reading, asked, where, wishes } = said;
  const isOfPlace = where.place !== undefined || previous?.intent === "about_place";
  const isBySomething = reading.purposesOf("house").includes("transport");
  const isFound = reading.says("act", "find") && !(isBySomething && where.place);
  const isSought =
    isFound ||
    reading.says("act", "todo", "where", "other") ||
    (reading.says("sort") && where.near?.to !== "host");
  const isElsewhere = where.area !== undefined || where.near?.to === "place" || leadsElsewhere(said);
  const isOfHouse = reading.purposesOf("house").some((one) => one === "address" || one === "contact");
  if (!isOfPlace || isSought || isElsewhere || isOfHouse) return false;
  const isKind = pickIds(wishes, "category").some((id) => id !== "station");
  if (isKind || !asked.every((one) => asksWay([one]) || one.startsWith("by_"))) return false;
  const isOfWay = previous?.intent === "about_place" && asksWay(previous.asked);
  const isWithChildren =
    wishes.userCategory === "family" || pickIds(wishes, "feature").includes("wheelchair");
  return (
    asked.some((one) => one !== "duration") || isBySomething || (isOfWay && isWithChildren && !where.place)
  );
}

/** Words that ask; what joins clauses as well asks only where a sentence begins: Spanish "que". */
function asking(reading: Reading): number[] {
  const joining = listed(reading.grammar.joining);
  return reading
    .indices("act", "ask")
    .filter((at) => at === 0 || reading.sentenceEndBefore(at) || !joining.includes(reading.text(at)));
}

/** A question word begins a clause: German "was" is something elsewhere. */
function asksFirst({ reading }: Said): boolean {
  return asking(reading).some((index) => index === 0 || reading.breakBefore(index));
}

/** Whether something of the plan that was just told is asked, as against "what about …?", "what if it rains?". */
export function asksOfPlan(said: Said, previous: Understanding | undefined): boolean {
  const { reading } = said;
  const isProposed = reading.goesOn() || reading.says("act", "like") || isForRain(said);
  return isOfPlan(previous) && (asksWhat(said) || asksWhatWent(said)) && !isProposed;
}

/** "What could we drop?": Danish has it in the words for what there is to do. "What is at three on Saturday we do not need" asks nothing. */
export function asksWhat(said: Said): boolean {
  const isOfHour = said.when.clocks.length === 1 && said.reading.says("edit", "remove", "replace");
  if (isOfHour && !said.hasQuestionMark) return false;
  return asksFirst(said) || (said.reading.has(0, "act", "todo") && said.reading.says("edit"));
}

/** "What did you take out?", of what was changed already. */
export function asksWhatWent({ reading, hasQuestionMark = false }: Said): boolean {
  return reading.says("act", "went") && (hasQuestionMark || reading.says("act", "ask", "what_is", "tell"));
}

/** What a message compares places by, where it asks which of them and looks for no others; "closer" only where it asks. */
export function bestAsked(
  { reading, when, where, wishes }: Said,
  previous?: Understanding,
): BestBy | undefined {
  const isAsked = reading.says("act", "ask", "what_is", "any_of_those") || reading.asksWhether("is");
  // "Which of those is closest to the cathedral?"
  const isNear = where.near?.to === "place" || where.near?.to === "category";
  const isOfThose =
    reading.says("act", "those") ||
    (isAsked && reading.says("sort", "distance", "closer")) ||
    reading.indices("act", "reference").some((at) => reading.has(at, "act", "theirs"));
  const isCalled = reading.spans.some(({ isName }) => isName);
  if (isNear && isOfThose && !isCalled && wishes.things.length === 0 && hasSearch(previous))
    return "distance";
  const isOther =
    reading.says("act", "find") ||
    reading
      .indices("act", "other", "more", "todo", "meant", "where")
      .some((index) => !reading.has(index, "act", "ask"));
  if (isOther || countUnknown(reading) > (isAsked ? 1 : 0)) return undefined;
  // "Which of them is open late?"
  const isLate = wishes.things.length > 0 && wishes.things.every(({ id }) => id === "late_night");
  if (isAsked && isLate && reading.says("act", "any_of_those")) return "closing";
  // "Is it far?", of the place that was told of.
  const isOfOne = previous?.intent === "about_place" && !reading.says("act", "ask");
  const isMore = (index: number, by: BestBy) =>
    MORE_OF[by]?.some((more) => reading.has(index, ...more)) ?? false;
  return (["opening", "price", "closing", "distance", "rating"] as const).find(
    (by) =>
      (by !== "distance" || !isOfOne) &&
      // "Which of them is open longest tomorrow?"
      (when.day === undefined || by === "opening" || by === "closing") &&
      reading.spans.some((_, index) =>
        isAsked
          ? reading.has(index, "sort", by) || isMore(index, by)
          : reading.has(index, "sort", by) && !isMore(index, by),
      ),
  );
}

/** Words for more of it, by what places are compared: many languages say "nearest" with them. */
const MORE_OF: Partial<Record<BestBy, readonly (readonly [Section, string])[]>> = {
  price: [["price", "cheaper"]],
  distance: [["sort", "closer"]],
  rating: [["sort", "better"]],
};

function asksWhetherThen(said: Said, previous: Understanding | undefined): boolean {
  const { reading, asked, wishes, where, when } = said;
  const { now, day, part, clocks } = when;
  const saysTime = now || day !== undefined || part !== undefined || clocks.length > 0;
  if (!saysTime) return false;
  // "And tomorrow?", after its hours.
  if (previous?.intent === "about_place" && previous.asked.includes("hours") && saysNothingElse(said))
    return true;
  const isAlone = asked.length + wishes.things.length + countUnknown(reading) === 0;
  // "Which of these are open now?", "any of them open before eleven?"
  const isOfThose = isAlone || (reading.says("act", "any_of_those") && wishes.things.length === 0);
  if (isOfThose && hasSearch(previous) && reading.says("act", "those", "any_of_those"))
    return wishes.priceLevel.length === 0;
  // "The second one, is it open on Sunday?"
  const isOfChosen =
    said.choice !== undefined && said.hasQuestionMark === true && reading.says("act", "is", "have");
  if (!isOfChosen && !reading.asksWhether("have", "is")) return false;
  return (isAlone && where.place !== undefined) || saysNothingElse(said);
}

function asksAdvice({ reading, choice, asked, wishes, where, when }: Said): boolean {
  const isOfOne =
    reading.says("act", "advise") || (reading.says("act", "ask") && reading.says("act", "find"));
  const isMore = reading.says("act", "other", "more", "todo", "where");
  return (
    isOfOne &&
    !isMore &&
    choice === undefined &&
    wishes.compared === undefined &&
    !when.now &&
    asked.length + wishes.things.length + wishes.priceLevel.length + where.places.length === 0 &&
    !reading.says("activity") &&
    where.near === undefined &&
    where.area === undefined &&
    countUnknown(reading) <= 1
  );
}

/** Whether nothing is said but a denial of what is pointed to. */
export function rejects({ reading, choice, asked, wishes, where, when }: Said): boolean {
  const isDenied = reading.says("negation", "not", "not_after", "except");
  return (
    isDenied &&
    (choice !== undefined || reading.says("act", "reference")) &&
    asked.length + wishes.things.length + wishes.excluded.length + wishes.priceLevel.length === 0 &&
    where.places.length === 0 &&
    when.day === undefined &&
    when.clocks.length === 0 &&
    countUnknown(reading) <= 1 &&
    !reading.says("act", "ask", "what_is")
  );
}

/** Whether others of what was found are wanted. */
function wantsMore(reading: Reading): boolean {
  if (reading.says("act", "other")) return true;
  const says = (index: number) => reading.has(index, "act", "more");
  const isCourtesy = (index: number) =>
    reading.isFiller(index) || reading.has(index, "act", "find", "yes", "thanks");
  const indices = [...reading.spans.keys()];
  return indices.some(says) && indices.every((index) => says(index) || isCourtesy(index));
}

export function countUnknown(reading: Reading): number {
  // A town alone may be looked for as well.
  return reading.spans.filter(({ meanings }) => meanings.every(({ type }) => type === "world")).length;
}
