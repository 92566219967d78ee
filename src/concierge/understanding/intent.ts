import { conceptOf, samePurpose } from "./concepts.ts";
import { isOfPlan } from "./edits.ts";
import type { Reading } from "./reading.ts";
import type { Edit, Intent, Understanding } from "./understanding.ts";
import type { When } from "./when.ts";
import { isQuestion, type Where } from "./where.ts";
import type { Wishes } from "./wishes.ts";

/** All that was read of a message, before its intent is known. */
export interface Read {
  reading: Reading;
  when: When;
  where: Where;
  wishes: Wishes;
  edits: readonly Edit[];
  asked: readonly string[];
  choice?: number;
  dontCare: readonly string[];
  days?: number;
  /** The day of the plan that is spoken of. */
  planDay?: number;
  partySize?: number;
  radius?: number;
  stars?: number;
  email?: string;
}

const PLANNING: ReadonlySet<Intent> = new Set(["plan_trip", "edit_plan", "send_plan"]);

/** What a message is for. The rules are tried in this order; each says in what it trusts. */
export function intentOf(read: Read, previous: Understanding | undefined): Intent {
  const planned = hasPlan(previous);
  if (isForeign(read)) return "out_of_scope";
  if (isSend(read, planned)) return "send_plan";
  if (isEdit(read, planned)) return "edit_plan";
  if (isPlan(read, previous)) return "plan_trip";
  if (isAboutPlace(read, previous)) return "about_place";
  if (!hasWishes(read)) return withoutWishes(read, previous);
  return hasSearch(previous) && !isNewSearch(read, previous) ? "refine" : "find_places";
}

/** Whether the conversation has an itinerary. */
export function hasPlan(previous: Understanding | undefined): boolean {
  return previous !== undefined && (PLANNING.has(previous.intent) || previous.days !== undefined);
}

/** Whether the conversation has a search that can be changed. */
export function hasSearch(previous: Understanding | undefined): previous is Understanding {
  if (!previous) return false;
  return previous.intent === "find_places" || previous.intent === "refine" || previous.categories.length > 0 || previous.features.length > 0;
}

/** Whether anything was said that a search can use. */
export function hasWishes({ reading, wishes, where, when, radius, partySize, stars, dontCare, days }: Read): boolean {
  const lists = [wishes.categories, wishes.features, wishes.excluded, wishes.priceLevel, wishes.interests, wishes.topics, wishes.keywords, dontCare];
  return (
    lists.some((list) => list.length > 0) ||
    [wishes.compared, wishes.userCategory, wishes.sort, where.area, where.townPart, where.near, where.place].some((value) => value !== undefined) ||
    reading.says("activity") ||
    [when.day, when.part, when.meal, radius, partySize, stars, days].some((value) => value !== undefined) ||
    when.clocks.length > 0 ||
    when.now
  );
}

/** Homework, code, politics: words of other trades, unless places are asked for as well. */
function isForeign({ reading, wishes, where, choice }: Read): boolean {
  if (!reading.says("act", "foreign")) return false;
  const places = wishes.categories.length + wishes.features.length + wishes.priceLevel.length + wishes.interests.length;
  return places === 0 && !where.place && !where.area && !where.near && choice === undefined;
}

function isSend({ reading, email, wishes }: Read, planned: boolean): boolean {
  if (email !== undefined) return true;
  return reading.says("act", "send") && wishes.categories.length === 0 && (reading.says("act", "itinerary") || planned);
}

function isEdit({ edits, wishes, reading, planDay }: Read, planned: boolean): boolean {
  if (edits.some(isOfPlan)) return true;
  if (edits.length > 0 && reading.says("act", "itinerary") && !reading.says("act", "trip")) return !edits.every(({ operation }) => operation === "slower");
  return planned && (edits.length > 0 || planDay !== undefined || wishes.excluded.length > 0);
}

/** A word for planning with something to plan: a length, days, company, interests; or days with a beginning. */
function isPlan({ reading, days, when, wishes, where, partySize, asked }: Read, previous: Understanding | undefined): boolean {
  const cue = reading.says("act", "plan");
  const itinerary = reading.says("act", "itinerary");
  const trip = reading.says("act", "trip") || when.day?.length === 2;
  if (cue && itinerary && !isOnlyShared(reading)) return true;
  const something = days !== undefined || trip || when.day !== undefined || wishes.userCategory !== undefined || partySize !== undefined || wishes.interests.length > 0;
  if ((cue || itinerary) && something) return wishes.categories.length === 0 || days !== undefined || itinerary;
  const length = days !== undefined || when.day?.length === 2;
  if (length && reading.says("act", "trip") && wishes.categories.length === 0 && wishes.userCategory !== "business") return true;
  if (hasSearch(previous) || asked.length > 0) return false;
  if (when.stay && wishes.categories.length === 0 && !where.place) return true;
  return days !== undefined && wishes.categories.length === 0 && !where.place && (reading.says("moment", "from") || reading.says("edit", "slower"));
}

/** Whether the same one word is both what says "plan" and what says "itinerary". */
function isOnlyShared(reading: Reading): boolean {
  const cues = new Set([...reading.indices("act", "plan"), ...reading.indices("act", "itinerary")]);
  return cues.size < 2;
}

/** A question about one place: named, chosen or spoken of. */
function isAboutPlace({ reading, asked, where, wishes, choice, dontCare }: Read, previous: Understanding | undefined): boolean {
  const cue = reading.says("act", "tell", "what_is", "called") || asked.length > 0 || isQuestion(reading);
  const category = wishes.categories.length > 0;
  if (where.place && !category) return true;
  if (where.place && cue && !where.placeIsLocation) return true;
  if (category) return false;
  if (choice !== undefined && (hasSearch(previous) || cue)) return true;
  if (dontCare.length > 0) return false;
  if (asked.length > 0 && !where.area && wishes.priceLevel.length === 0) return previous !== undefined || !reading.says("act", "find");
  const spokenOf = previous !== undefined && (previous.place !== undefined || hasSearch(previous));
  const attributes = wishes.features.length > 0 || (wishes.priceLevel.length > 0 && previous?.place !== undefined);
  const features = attributes && isQuestion(reading) && spokenOf;
  return previous !== undefined && (features || (reading.says("act", "tell") && !hasWishes({ ...emptyRead, reading, wishes, where })));
}

/** A message of so few words may be a name or a thing to search for. */
const FEW_WORDS = 3;

const emptyRead = { when: { now: false, clocks: [], used: new Set<number>() }, edits: [], asked: [], dontCare: [] };

/** Greetings, thanks, yes and no; what else says nothing is out of scope, unless it may be a name or a thing to search for. */
function withoutWishes({ reading }: Read, previous: Understanding | undefined): Intent {
  if (reading.says("act", "other") && hasSearch(previous)) return "refine";
  const answers = reading.says("act", "yes", "no");
  if (reading.says("act", "thanks", "bye", "greet")) return "small_talk";
  if (answers) return hasSearch(previous) || hasPlan(previous) ? "refine" : "small_talk";
  const unknown = reading.spans.filter(({ meanings }) => meanings.length === 0).length;
  const seeks = reading.says("act", "find") && !reading.says("act", "what_is");
  if (hasSearch(previous) && (seeks || unknown <= FEW_WORDS)) return "refine";
  const isTerse = unknown > 0 && reading.spans.length <= FEW_WORDS && !reading.says("act", "what_is");
  return seeks || isTerse ? "find_places" : "out_of_scope";
}

/** A search for another purpose than the last one begins anew. */
function isNewSearch({ wishes, where, reading }: Read, previous: Understanding): boolean {
  if (wishes.categories.length === 0) return false;
  if (where.nearThere || previous.intent === "about_place" && previous.place !== undefined) return true;
  const known = wishes.categories.filter((id) => conceptOf(id) !== undefined);
  return known.length > 0 && previous.categories.length > 0 && !known.some((id) => fits(id, previous.categories)) && !reading.says("act", "meant");
}

function fits(id: string, others: readonly string[]): boolean {
  return others.some((other) => samePurpose(id, other));
}
