import { conceptOf } from "../../languages/concepts.ts";
import { isoDate } from "./calendar.ts";
import { completeEdits } from "./edits.ts";
import type { Read } from "./read-message.ts";
import type { Intent, State, Understanding, UnderstandingContext } from "./understanding.ts";
import { openingRange } from "./when.ts";
import type { Thing } from "./wishes.ts";
import { idsOf } from "./wishes.ts";

/** What a message itself says of the slots that outlive it, for what it is for. */
export function stateOf(read: Read, intent: Intent, context: UnderstandingContext): State {
  const { wishes, where, when, partySize, radius, stars } = read;
  const ofPlan = intent === "plan_trip" || isOfItinerary(intent);
  const ofPlace = intent === "about_place" || intent === "edit_plan";
  return {
    categories: categoriesOf(read, intent),
    features: featuresOf(read, intent),
    priceLevel: ofPlace || intent === "send_plan" ? [] : [...wishes.priceLevel],
    // What is not wanted on one day may be on another.
    excluded: intent === "edit_plan" && read.planDay !== undefined ? [] : [...wishes.excluded],
    area: where.area ?? (where.nearThere && !where.near ? context.previous?.area : undefined),
    townPart: where.townPart,
    orAreas: where.orAreas.length > 0 ? where.orAreas : undefined,
    place: ofPlace ? where.place : undefined,
    near: nearOf(read, intent, context.previous),
    radius,
    openAt: ofPlan || beginsAt(read) ? undefined : openingRange(when, context.now, context.timeZone),
    ...tripOf(read, intent),
    partySize,
    userCategory: wishes.userCategory,
    tripType: wishes.tripType,
    interests: interestsOf(read, intent),
    stars,
    // "Closer to the hotel" says where; the order follows from that.
    sort: wishes.sort === "distance" && where.near && where.near.to !== "me" ? undefined : wishes.sort,
  };
}

/** Whether it is about an itinerary that there is. */
function isOfItinerary(intent: Intent): boolean {
  return intent === "edit_plan" || intent === "show_plan" || intent === "send_plan";
}

/**
 * In a question about a place, features are what is asked; in a change of the plan they are of a stop, or "more
 * relaxed" of the plan itself.
 */
function featuresOf(read: Read, intent: Intent): string[] {
  if (intent === "about_place") return [];
  const features = read.wishes.things.filter(({ kind }) => kind === "feature");
  // What is put in or taken out of a plan is of that stop.
  const ofStops = intent === "edit_plan" && read.edits.length > 0;
  // A plan with a quiet first day has no quiet places for that.
  const ofPlan = intent === "plan_trip" && read.edits.some(({ operation }) => operation === "slower");
  const ids = features.map(({ id }) => id);
  return ofStops ? [] : ids.filter((id) => !(ofPlan && id === "quiet"));
}

/** Kinds of places and cuisines. In a plan, and where something is liked, what belongs to an interest is one instead. */
function categoriesOf(read: Read, intent: Intent): string[] {
  const { wishes, where, asked } = read;
  // "How much is the tower?": what is asked about has a name.
  if (intent === "about_place" && (!where.place || asked.length > 0)) return [];
  if (intent === "edit_plan") return editedCategories(read);
  if (intent === "show_plan") return [];
  const isSearch = intent === "find_places" || intent === "refine";
  if (!isSearch && intent !== "plan_trip") return idsOf(wishes, "category");
  const isInterest = ({ interest, liked }: Thing) => interest !== undefined && (liked || !isSearch);
  const things = wishes.things.filter((thing) => thing.kind === "category" && !isInterest(thing));
  const categories = things.map(({ id }) => id);
  return isSearch ? withMeal(categories, read) : categories;
}

/** What a change of the plan puts in, else what it takes out. */
function editedCategories(read: Read): string[] {
  const named = idsOf(read.wishes, "category");
  const changed = completeEdits(read).flatMap((edit) => edit.in?.categories ?? edit.out?.categories ?? []);
  return [...new Set(changed)].filter((id) => named.includes(id));
}

/** Breakfast and brunch are kinds of food; lunch, dinner and eating only call for a place that serves some. */
function withMeal(categories: readonly string[], { reading, when }: Read): string[] {
  const all = new Set(categories);
  if (when.meal === "breakfast" || when.meal === "brunch") all.add(when.meal);
  const eats = when.meal === "dinner" || when.meal === "lunch" || reading.says("activity", "eat");
  if (eats && ![...all].some(servesFood)) all.add("restaurant");
  return [...all];
}

function servesFood(id: string): boolean {
  const purpose = conceptOf(id)?.purpose;
  return purpose === "eat" || purpose === "drink";
}

function interestsOf({ wishes }: Read, intent: Intent): string[] {
  const meant = wishes.things.filter(
    ({ kind, liked }) => kind !== "category" || liked || intent === "plan_trip",
  );
  return [...new Set(meant.flatMap(({ interest }) => interest ?? []))];
}

/** Length and beginning of a trip or a stay. */
function tripOf(read: Read, intent: Intent): Pick<State, "days" | "startDate"> {
  const { days, when } = read;
  if (when.stay) return { days: when.stay.days, startDate: isoDate(when.stay.first) };
  const isBeginning = intent === "plan_trip" || beginsAt(read);
  return {
    days: days ?? (intent === "plan_trip" ? when.day?.length : undefined),
    startDate: when.day && isBeginning ? isoDate(when.day.first) : undefined,
  };
}

/** Whether the day that is said is the first of several: "from Saturday". */
function beginsAt({ when, reading }: Read): boolean {
  const isFrom = (index: number) => when.used.has(index + 1) || when.used.has(index + 2);
  return when.stay !== undefined || reading.indices("moment", "from").some(isFrom);
}

/**
 * What is said to be near; "near there" and "nearby" mean the place that was spoken of; a place named in a search is
 * where to search.
 */
function nearOf(
  { where, reading }: Read,
  intent: Intent,
  previous: Understanding | undefined,
): State["near"] {
  const spokenOf = previous?.intent === "about_place" ? previous.place : undefined;
  const isThere = reading.says("where", "there", "me") && !where.area;
  if (spokenOf && isThere && (!where.near || where.near.to === "me")) return { to: "place", place: spokenOf };
  if (where.near) return where.near;
  if (where.nearThere && !where.area && previous?.near) return previous.near;
  const isSearch = intent === "find_places" || intent === "refine";
  return where.place && isSearch ? { to: "place", place: where.place } : undefined;
}
