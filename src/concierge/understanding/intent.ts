import { conceptOf, samePurpose } from "../../languages/concepts.ts";
import { isAboutPlace } from "./about-place.ts";
import { isOfPlan, isShape } from "./edits.ts";
import { hasPlan, hasSearch } from "./previous.ts";
import { hasWishes, type Read, wantsCategory } from "./read-message.ts";
import type { Reading } from "./reading.ts";
import type { Intent, Understanding } from "./understanding.ts";
import { idsOf } from "./wishes.ts";

/** A message of so few words may be a name or a thing to search for. */
const FEW_WORDS = 3;

/** What a message is for. The rules are tried in this order; each says in what it trusts. */
export function intentOf(read: Read, previous: Understanding | undefined): Intent {
  const planned = hasPlan(previous);
  if (isForeign(read)) return "out_of_scope";
  if (isSend(read, planned)) return "send_plan";
  if (planned && isShow(read)) return "show_plan";
  if (isEdit(read, previous)) return "edit_plan";
  if (isPlan(read, previous)) return "plan_trip";
  if (isAboutPlace(read, previous)) return "about_place";
  if (!hasWishes(read)) return withoutWishes(read, previous);
  return hasSearch(previous) && !isNewSearch(read, previous) ? "refine" : "find_places";
}

/** Homework, code, politics: words of other trades, unless places are asked for as well. */
function isForeign({ reading, wishes, where, choice }: Read): boolean {
  if (!reading.says("act", "foreign")) return false;
  const places = idsOf(wishes, "category", "feature", "interest").length + wishes.priceLevel.length;
  const isSomewhere = where.place || where.area || where.near;
  const hasInterest = wishes.things.some(({ interest }) => interest !== undefined);
  return places === 0 && !hasInterest && !isSomewhere && choice === undefined;
}

/** An address, or a word for sending with an itinerary to send. */
function isSend(read: Read, planned: boolean): boolean {
  if (read.email !== undefined) return true;
  const { reading } = read;
  return reading.says("act", "send") && !wantsCategory(read) && (reading.says("act", "itinerary") || planned);
}

/** "What is planned for day 2?", "show me the plan": a day or the plan is named, and nothing to do with it. */
function isShow({ edits, wishes, where, reading, planDay, when, days }: Read): boolean {
  // "What's on day 2?" asks for no events.
  const things = wishes.things.filter(({ at }) => !reading.has(at, "act", "what_is"));
  const named = [things, wishes.excluded, where.places, edits].some(({ length }) => length > 0);
  if (named || when.meal !== undefined || days !== undefined || wishes.compared !== undefined) return false;
  if (planDay !== undefined) return true;
  return reading.says("act", "itinerary", "plan") && reading.says("act", "what_is", "tell", "find");
}

/** Whether others of what was found are wanted: "another one", or "more" with nothing else beside it. */
export function wantsMore({ reading }: Read): boolean {
  if (reading.says("act", "other")) return true;
  const says = (index: number) => reading.has(index, "act", "more");
  const isCourtesy = (index: number) =>
    reading.isFiller(index) || ["find", "yes", "thanks"].some((act) => reading.has(index, "act", act));
  const indices = [...reading.spans.keys()];
  return indices.some(says) && indices.every((index) => says(index) || isCourtesy(index));
}

/** Changes that only plans have, and others where a plan is spoken of. */
function isEdit(read: Read, previous: Understanding | undefined): boolean {
  const { edits, wishes, where, reading, planDay } = read;
  const planned = hasPlan(previous);
  if (isNewPlan(read, planned)) return false;
  if (edits.some(isOfPlan)) return true;
  const ofItinerary = reading.says("act", "itinerary") && !reading.says("act", "trip");
  if (ofItinerary && edits.length > 0) return !edits.every(({ operation }) => operation === "slower");
  const changes = edits.length + wishes.excluded.length + where.unwanted.length;
  // After a hotel for three nights was looked for, dinner at eight is looked for as well.
  if (isStay(previous) && edits.length > 0 && edits.every(({ operation }) => operation === "move_to"))
    return false;
  return planned && (changes > 0 || planDay !== undefined);
}

/** "Three days with an easy first day": how a plan is to be that there is not yet, or that is asked for by its name. */
function isNewPlan({ edits, days, when, reading }: Read, planned: boolean): boolean {
  if (edits.length === 0 || !edits.every(isShape)) return false;
  const hasLength = days !== undefined || when.day?.length === 2 || reading.says("act", "trip");
  return hasLength && (!planned || reading.says("act", "plan", "itinerary"));
}

/** A word for planning with something to plan, a trip with a length, or days with a beginning and no search before. */
function isPlan(read: Read, previous: Understanding | undefined): boolean {
  const { reading, days, when, wishes, where, asked } = read;
  if (where.place && (asked.length > 0 || reading.says("act", "tell", "called"))) return false;
  const itinerary = reading.says("act", "itinerary");
  const isLong = days !== undefined || when.day?.length === 2;
  if (reading.says("act", "plan") || itinerary) {
    if (saysPlanTwice(reading)) return true;
    if (hasSomethingToPlan(read)) return !wantsCategory(read) || days !== undefined || itinerary;
  }
  if (wishes.things.some(({ kind, liked }) => kind === "category" && !liked)) return false;
  if (isLong && reading.says("act", "trip") && wishes.userCategory !== "business") return true;
  if (asked.length > 0 || where.place) return false;
  if (saysDays(read) && wishes.userCategory !== "business" && !isStay(previous)) return true;
  if (hasSearch(previous)) return false;
  if (when.stay) return true;
  return days !== undefined && (reading.says("moment", "from") || reading.says("edit", "slower"));
}

/** Whether days are counted, and not nights. */
function saysDays({ days, reading }: Read): boolean {
  return days !== undefined && reading.says("unit", "day") && !reading.says("unit", "night");
}

/** Whether the last search was for a bed: days are then how long it is wanted. */
function isStay(previous: Understanding | undefined): boolean {
  return previous?.categories.some((id) => conceptOf(id)?.purpose === "sleep") ?? false;
}

/** Whether one word says to plan and another what ("put together an itinerary"). */
function saysPlanTwice(reading: Reading): boolean {
  const [plan, itinerary] = [reading.indices("act", "plan"), reading.indices("act", "itinerary")];
  return plan.length > 0 && itinerary.length > 0 && new Set([...plan, ...itinerary]).size > 1;
}

function hasSomethingToPlan({ reading, days, when, wishes, partySize }: Read): boolean {
  const known = [days, when.day, wishes.userCategory, partySize].some((value) => value !== undefined);
  return known || reading.says("act", "trip") || wishes.things.some(({ interest }) => interest !== undefined);
}

/**
 * Greetings, thanks, yes and no; what else says nothing is out of scope, unless it may be a name or a thing to search
 * for.
 */
function withoutWishes(read: Read, previous: Understanding | undefined): Intent {
  const { reading } = read;
  if (wantsMore(read) && hasSearch(previous)) return "refine";
  if (reading.says("act", "todo")) return "find_places";
  if (reading.says("act", "thanks", "bye", "greet")) return "small_talk";
  if (reading.says("act", "yes", "no")) {
    return hasSearch(previous) || hasPlan(previous) ? "refine" : "small_talk";
  }
  const unknown = reading.spans.filter(({ meanings }) => meanings.length === 0).length;
  const isQuestion = reading.says("act", "what_is");
  const seeks = reading.says("act", "find") && !isQuestion;
  if (hasSearch(previous) && (seeks || unknown <= FEW_WORDS)) return "refine";
  const isTerse = unknown > 0 && reading.spans.length <= FEW_WORDS && !isQuestion;
  return seeks || isTerse ? "find_places" : "out_of_scope";
}

/** A search for another purpose than the last one begins anew, and one around a place that was spoken of. */
function isNewSearch(read: Read, previous: Understanding): boolean {
  if (!wantsCategory(read)) return isNewTopic(read);
  if (read.where.nearThere || (previous.intent === "about_place" && previous.place)) return true;
  const known = idsOf(read.wishes, "category").filter((id) => conceptOf(id) !== undefined);
  if (known.length === 0 || previous.categories.length === 0 || read.reading.says("act", "meant"))
    return false;
  return !known.some((id) => previous.categories.some((other) => samePurpose(id, other)));
}

/**
 * "What can we do with children?", "where to buy books": what there is to do, or something else than a property, asked
 * for without a kind of place and without a word that goes on from the last search.
 */
function isNewTopic({ reading, wishes }: Read): boolean {
  if (reading.says("act", "todo")) return true;
  if (reading.goesOn() || reading.says("act", "also", "other")) return false;
  return wishes.things.some(({ kind }) => kind !== "feature" && kind !== "category");
}
