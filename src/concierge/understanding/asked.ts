import type { Frame } from "./frame.ts";
import type { Reading } from "./reading.ts";
import type { Holds } from "./signs.ts";
import type { Said } from "./slots.ts";
import type { UnderstandingContext } from "./understanding.ts";
import { asksWay } from "./ways.ts";
import { pickIds } from "./wishes.ts";

/** How a way is gone: asked about only beside what asks for the way, or whether, or alone. */
const MODES: ReadonlySet<string> = new Set(["by_foot", "by_bike", "by_car"]);

/** Attributes of a place that a message asks for ("phone", "hours"), in the order they are said. */
export function readAsked(reading: Reading, stars: number | undefined): string[] {
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

/** "And the second one?" asks of it what was asked of the one before. */
export function askedNow(
  said: Said,
  choice: number | undefined,
  holds: Holds,
  { previous }: UnderstandingContext,
  { name }: Frame,
  saysMore: boolean,
): string[] {
  // "Which of them is the most brutalist?" is more than to see the plan, "show it to me before we book" is not.
  if (name === "question_about_plan") {
    const ofPlan = [...new Set([...said.asked, ...(holds("price") && holds("question") ? ["price"] : [])])];
    if (holds("act.show")) return ofPlan.filter((one) => one !== "booking");
    return ofPlan.length === 0 && saysMore && !holds("time_asked") ? ["fact"] : ofPlan;
  }
  const asked = everythingAsked(said, holds);
  const isSameOfOther =
    asked.length === 0 &&
    previous?.intent === "about_place" &&
    said.reading.goesOn() &&
    (choice !== undefined || holds("place"));
  if (isSameOfOther) return previous.asked;
  // "With a pram?", "by bus?": the same way.
  if (name === "way") {
    const before = previous && asksWay(previous.asked) ? previous.asked : [];
    // "Bike or metro, which is faster?"
    const byBike = holds("house.bikes") || holds("topic.cycling") ? ["by_bike"] : [];
    return [...new Set([...(asksWay(asked) ? [] : ["directions", ...before]), ...asked, ...byBike])];
  }
  const isNamed = choice !== undefined || said.where.place !== undefined;
  // "Is the second one within walking distance?"
  if (asked.length === 0 && isNamed && said.where.walk) return ["distance"];
  // Nothing of it could be looked for.
  const isOfShown =
    holds("after_search") && holds("act.ask") && !holds("wishes") && !holds("asks_advice") && !isNamed;
  // "Is the boat heated?", "is the church with the stairs open in November?"
  const isOfUnread = (saysMore || holds("purpose.holiday")) && said.reading.asksWhether("have", "is");
  const isPointedTo = holds("question") && said.where.place === undefined && !holds("nothing_beside");
  const isOfDay =
    said.when.day !== undefined &&
    (isOfUnread || (holds("question") && choice !== undefined && !said.where.place));
  const isOfTime = isOfDay || (isPointedTo && said.when.clocks.length > 0);
  if (asked.length === 0 && name === "about_place" && isOfTime) return ["hours"];
  const isFact =
    isOfShown ||
    isOfUnread ||
    (isPointedTo && (holds("unread") || holds("topic")) && !asksToBeTold(said)) ||
    (asksFact(said, holds) && (saysMore || !isNamed));
  return asked.length === 0 && name === "about_place" && isFact ? ["fact"] : asked;
}

function everythingAsked({ reading, asked, wishes, where }: Said, holds: Holds): string[] {
  if (holds("asks_whether_then")) return ["hours"];
  const what = asked.length > 0 && where.places.some(({ at }) => isAskedWhat(reading, at)) ? ["type"] : [];
  // "And with kids?", of the place that was told of.
  const isForWhom = where.place ? asked.length > 0 : holds("after_place") && reading.goesOn();
  const forWhom = wishes.userCategory === "family" && isForWhom ? ["children"] : [];
  const price = wishes.priceLevel.length > 0 || wishes.compared ? ["price"] : [];
  // "How do I get there, and can I eat there as well?"
  const isWayAlone = asked.every((one) => asksWay([one]));
  const food = isWayAlone && reading.says("activity", "eat") ? ["menu"] : [];
  // "How much is the parking there?" asks for the price of what is named with it.
  const isListed = reading.indices("act", "join").some((at) => !reading.has(at, "act", "either"));
  const isOfThing = pickIds(wishes, "feature").length > 0 && !isListed;
  const ofPlace = isOfThing ? asked.filter((one) => one !== "price") : asked;
  // "How far is the first stop, and is there a toilet?"
  const isOfStop = asksWay(asked) && isListed && (holds("stop_number") || holds("stop_of_day"));
  const isOfService = (asked.length === 0 || isOfStop) && !where.place && !reading.says("act", "called");
  const services = isOfService ? pickIds(wishes, "category") : [];
  return [
    ...new Set([
      ...what,
      ...ofPlace,
      ...forWhom,
      ...pickIds(wishes, "feature"),
      ...services,
      ...price,
      ...food,
    ]),
  ];
}

/** "What is the Clock museum": whether it stands right before a place. */
function isAskedWhat(reading: Reading, place: number): boolean {
  const before = reading.has(place - 1, "article") ? place - 2 : place - 1;
  if (reading.has(before, "act", "what_is")) return true;
  return (
    reading.has(before, "act", "is") &&
    reading.has(before - 1, "act", "ask") &&
    !reading.has(before - 1, "asked")
  );
}

/** Whether something is asked that no word here is for: a fact that nobody here knows. */
function asksFact(said: Said, holds: Holds): boolean {
  if (asksToBeTold(said)) return false;
  const { reading } = said;
  const isQuestion = reading.says("act", "ask") || reading.asksWhether("have", "is") || holds("choice");
  return holds("sounds.fact") || holds(isQuestion ? "likely.about_place" : "surely.about_place");
}

/** "What is that?", "is it any good?": by what the place is. */
function asksToBeTold({ reading }: Said): boolean {
  return reading.says("act", "tell", "called", "what_is", "the_other", "advise");
}

/** Whether a question points to no place. */
export function isOfNone(said: Said, choice: number | undefined): boolean {
  const { reading, where, stopNumbers, planDays } = said;
  const isNamed = where.places.length + stopNumbers.length + planDays.length > 0 || choice !== undefined;
  return (
    !isNamed &&
    !where.nearThere &&
    !pointsBack(reading) &&
    !asksToBeTold(said) &&
    !reading.says("act", "those", "any_of_those", "the_other") &&
    !reading.says("where", "there")
  );
}

/** "It", but for what is an article as well right before a thing or a word that nobody knows: French "le". */
export function pointsBack(reading: Reading): boolean {
  const isOfThing = (at: number) =>
    reading.has(at, "article") && (reading.has(at + 1, "concept") || reading.isUnknownWord(at + 1));
  return reading.indices("act", "theirs", "reference").some((at) => !isOfThing(at));
}
