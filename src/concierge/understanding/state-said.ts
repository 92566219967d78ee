import { MAX_DAYS } from "../../contract/inline-itinerary.ts";
import {
  conceptOf,
  DIETS,
  isRegionalCuisine,
  isSight,
  kindsOfTopic,
  needsIn,
} from "../../languages/concepts.ts";
import { foldLabel } from "../../search/text/fold.ts";
import { DAY_MS, isoDate, type LocalDay, localDayAt, rangeOn } from "./calendar.ts";
import { completeEdits } from "./changed-stops.ts";
import type { Frame } from "./frame.ts";
import { countedKind } from "./limits.ts";
import { isCalm, keepsTimeFree } from "./plan-shape.ts";
import { besideIn, readStopsAsked } from "./plan-stops.ts";
import { strollsChanged, strollsOf } from "./plan-strolls.ts";
import type { Reading } from "./reading.ts";
import { rejects } from "./signs-of-questions.ts";
import type { Said } from "./slots.ts";
import type { Thing } from "./things.ts";
import { readTimeToFill } from "./time-to-fill.ts";
import type {
  AreaMeant,
  Edit,
  EditOperation,
  NamedPlace,
  State,
  TimeRange,
  Understanding,
  UnderstandingContext,
  UnwantedStop,
} from "./understanding.ts";
import { asksWay } from "./ways.ts";
import { nextMeal, openingRange } from "./when.ts";
import type { Where } from "./where.ts";
import { pickIds } from "./wishes.ts";
import { isTownElsewhere } from "./world.ts";

/** Nothing said yet. */
export const emptyState: State = {
  categories: [],
  features: [],
  excluded: [],
  avoid: [],
  priceLevel: [],
  interests: [],
};

/** What a message itself says of the slots that outlive it, of which its frame takes its own. */
export function readState(said: Said, frame: Frame, context: UnderstandingContext): State {
  const { reading, wishes, partySize, radius, stars } = said;
  const where = whereOf(said, frame);
  const isTimeFree =
    (["shape", "edits"] as const).some((slot) => frame.takes.includes(slot)) && keepsTimeFree(said);
  const all: State = {
    categories: kindsMeant(said, frame),
    named: categoriesNamed(wishes.things),
    features: featuresMeant(said, frame),
    priceLevel: wishes.priceLevel.filter((level) => level > 0 || !isTimeFree),
    // What is not wanted on one day may be on another.
    excluded:
      frame.kinds === "changed" && said.planDay !== undefined ? [] : unwantedKinds(said, context.previous),
    avoid: [...stopsUnwanted(said, context), ...placeRejected(said, context)],
    area: where.area ?? (pointsThere(where, context.previous) ? context.previous?.area : undefined),
    townPart: where.townPart,
    orAreas: where.orAreas.length > 0 ? where.orAreas : undefined,
    place: where.place,
    near: findNear({ ...said, where }, frame, context),
    isHere: where.isHere ?? (where.near?.to === "me" ? context.previous?.isHere : undefined),
    radius,
    openAt: beginsAt(said) && !isStretch(said, frame) ? undefined : openingTime(said, context),
    mealAt: nextMeal(said.when, context.now, context.timeZone),
    ...findTrip(said, frame, context.previous),
    partySize,
    userCategory: wishes.userCategory,
    grownUps: wishes.grownUps,
    tripType: wishes.tripType,
    interests: interestsMeant(said, frame),
    anything: reading.says("act", "todo") ? true : undefined,
    stars,
    // "Closer to the hotel" says where; the order follows from that.
    sort: wishes.sort === "distance" && where.near && where.near.to !== "me" ? undefined : wishes.sort,
  };
  if (isOfOpenAir(all, said)) {
    all.categories = ["nature"];
    all.features = all.features.filter((id) => id !== "outdoor_seating");
  }
  // "To let the children loose while it rains": what is under a roof for them.
  if (frame.kinds === "sought" && all.features.includes("rainy") && isOfPlaygrounds(all))
    Object.assign(all, { categories: [], anything: true, userCategory: all.userCategory ?? "family" });
  const taken = Object.entries(all).filter(([slot]) => frame.takes.includes(slot as keyof State));
  return { ...emptyState, ...Object.fromEntries(taken) };
}

function isOfPlaygrounds({ categories }: State): boolean {
  return categories.length > 0 && categories.every((id) => id === "playground");
}

/** "Something in the open air for the kids", "to sit outside for free": no terrace of a restaurant. */
function isOfOpenAir({ categories, features, priceLevel, anything }: State, said: Said): boolean {
  const isFree = priceLevel.length === 1 && priceLevel[0] === 0;
  const isOuting = isFree || anything === true || said.wishes.userCategory === "family";
  return isOuting && categories.length === 0 && features.includes("outdoor_seating") && !eatsOf(said);
}

/**
 * Where places are wanted, as far as a plan goes: an area that is a stop of its own, or goes, says nothing of the other stops. "Kan je bij
 * WarPigs buiten zitten?" asks of what it seems to be near to.
 */
function whereOf(said: Said, { kinds }: Frame): Where {
  const { where } = said;
  const { near, place } = where;
  if (kinds === "asked_about" && near?.to === "place" && !place && isOfNear(said))
    return { ...where, near: undefined, place: near.place };
  if (kinds !== "planned" && kinds !== "changed") return where;
  const stops = [
    ...(kinds === "planned" ? strollsOf(said) : strollsChanged(said)),
    ...where.areas.filter(({ isUnwanted }) => isUnwanted),
  ];
  const isElsewhere = ({ area }: AreaMeant) => !area || !stops.some(({ place }) => place.id === area.id);
  const area = isElsewhere(where) ? where.area : undefined;
  return { ...where, area, orAreas: where.orAreas.filter(isElsewhere) };
}

/** Whether a question names no other place than the one that something is near to, and not the way there. */
function isOfNear({ asked, choice, wishes }: Said): boolean {
  const isOfOthers = choice !== undefined || wishes.sort !== undefined;
  return !isOfOthers && !asksWay(asked) && pickIds(wishes, "category").length === 0;
}

/**
 * When places should be open. Another day alone keeps the hour that was said before, another hour the day ("Friday at eight", "the day after
 * instead"), as long as it is still the same that is looked for.
 */
function openingTime(
  { when, wishes }: Said,
  { now, timeZone, previous }: UnderstandingContext,
): State["openAt"] {
  const range = openingRange(when, now, timeZone);
  const before = previous?.openAt;
  if (!range || !before || before.now || pickIds(wishes, "category").length > 0) return range;
  const day = localDayAt(before.from, timeZone);
  const saysHours = when.clocks.length > 0 || when.part !== undefined || when.meal !== undefined || when.now;
  const isOfDay = before.until - before.from < DAY_MS;
  if (!saysHours && isOfDay && when.day?.length === 1 && !when.stay)
    return movedTo(when.day.first, before, timeZone);
  if (saysHours && !when.day && !when.now && before.until - before.from < 2 * DAY_MS)
    return openingRange({ ...when, day: { first: day, length: 1 } }, now, timeZone);
  return range;
}

/** The same hours on another day. */
function movedTo(day: LocalDay, { from, until }: TimeRange, timeZone: string): TimeRange {
  const midnight = rangeOn(localDayAt(from, timeZone), 0, 0, timeZone).from;
  const minute = (from - midnight) / 60_000;
  return rangeOn(day, minute, minute + (until - from) / 60_000, timeZone);
}

/** Changes for those who come along, who may need more than that. */
const OF_PARTY: ReadonlySet<EditOperation> = new Set(["suit", "less_walking"]);

/** Features; in a change of the plan those of a stop are no wish for all of it, and a plan with a quiet day has no quiet places for that. */
function featuresMeant({ wishes, edits, reading }: Said, { kinds }: Frame): string[] {
  if (kinds === "changed" && edits.some(({ operation }) => operation !== "suit"))
    return edits.every(({ operation }) => OF_PARTY.has(operation)) ? needsIn(pickIds(wishes, "feature")) : [];
  const isOfPace = kinds === "planned" && edits.some(({ operation }) => operation === "slower");
  const calm = new Set(
    kinds === "planned"
      ? wishes.things.filter(({ at }) => isCalm(reading, wishes, at)).map(({ id }) => id)
      : [],
  );
  return pickIds(wishes, "feature").filter((id) => !(isOfPace && id === "quiet") && !calm.has(id));
}

/** Kinds of places and cuisines. In a plan, and where something is liked, what belongs to an interest is one instead. */
function kindsMeant(said: Said, { kinds }: Frame): string[] {
  const { wishes, where, asked } = said;
  const named = pickIds(wishes, "category");
  // "How much is the tower?": what is asked about has a name.
  // "Coffee near the second stop?"
  const isNear = (_: unknown, at: number) =>
    said.reading.has(at, "where", "near_after") ||
    (said.reading.has(at, "where", "near") && !said.reading.has(at, "where", "in"));
  const isNearStop = said.reading.spans.some(isNear) && readStopsAsked(said).length === 1;
  if (kinds === "asked_about") return (where.place || isNearStop) && asked.length === 0 ? named : [];
  if (kinds === "changed") return changedKinds(said);
  if (kinds === undefined) return named;
  const eats = eatsOf(said);
  // "With a spa", of people who care for wellness: the place itself is wished for.
  const isNamed = ({ id, category, interest }: Thing) =>
    category !== undefined && interest !== id && isSight(id);
  const isLiked = ({ id, liked }: Thing) => liked && !(eats && conceptOf(id)?.purpose === "eat");
  const isInterest = (thing: Thing) =>
    thing.interest !== undefined && (kinds === "planned" ? !isNamed(thing) : isLiked(thing));
  const things = wishes.things.filter((thing) => thing.kind === "category" && !isInterest(thing));
  const ids = things.map(({ id }) => id);
  if (kinds !== "sought") return ids;
  // "Danish design" is no kitchen where something is bought.
  const isOfWare = ({ kind, id }: Thing) => kind === "topic" || kind === "interest" || isRegionalCuisine(id);
  const isAnyWare = wishes.things.every(isOfWare) && !eats && said.reading.says("act", "buy");
  return isAnyWare ? ["shop"] : withMeal(ids, said);
}

function categoriesNamed(things: readonly Thing[]): State["named"] {
  const named = things.flatMap(({ id, category }) =>
    category === undefined ? [] : [[id, category] as const],
  );
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** What a change of the plan puts in, else what it takes out. */
function changedKinds(said: Said): string[] {
  const named = pickIds(said.wishes, "category");
  const changed = completeEdits(said).flatMap((edit) => edit.in?.categories ?? edit.out?.categories ?? []);
  return [...new Set(changed)].filter((id) => named.includes(id));
}

/** Breakfast and brunch are kinds of food; lunch, dinner and eating only call for a place that serves some. */
function withMeal(categories: readonly string[], said: Said): string[] {
  const all = new Set(categories);
  const { meal } = said.when;
  if (meal === "breakfast" || meal === "brunch") all.add(meal);
  if ((eatsOf(said) || isDiet(said) || isFoodAlone(said)) && ![...all].some(servesFood)) {
    // "Six of us, two vegetarian, Friday night: what's on?"
    all.delete("event");
    all.add("restaurant");
  }
  return [...all];
}

function eatsOf(said: Said): boolean {
  const { reading, when } = said;
  // "What can we see before dinner?"
  const at = reading.says("act", "todo") ? besideIn(said)?.of.at : undefined;
  if (
    at !== undefined &&
    reading.has(at, "meal") &&
    reading.indices("activity", "eat").every((one) => one === at)
  )
    return false;
  const isMeal =
    (when.meal === "dinner" || when.meal === "lunch") &&
    isWanted(reading, reading.indices("meal", when.meal));
  // "With stars" is said of hotels too.
  const isOfKind = pickIds(said.wishes, "category").length > 0;
  const stars = isOfKind ? [] : reading.indices("topic", "fine_dining");
  return isMeal || isWanted(reading, [...reading.indices("activity", "eat"), ...stars]);
}

/** "Any food under 100 kr?", "proper food": nothing else is named, known or not, but how it is to be. */
export function isFoodAlone({ reading, wishes }: Said): boolean {
  const foods = reading.indices("topic", "food");
  // "How about zorbish food?" names a kitchen.
  const isOfFood = (at: number) =>
    !reading.goesOn() && foods.some((food) => Math.abs(food - at) === 1 && !reading.isApart(food, at));
  const isOther =
    wishes.things.length > 0 || reading.spans.some((_, at) => reading.isUnknownWord(at) && !isOfFood(at));
  return !isOther && isWanted(reading, foods);
}

/** "No food, something to do", "forget the dinner": whether one of some words has no "not" right before it. */
function isWanted(reading: Reading, indices: readonly number[]): boolean {
  return indices.some(
    (at) => !reading.has(reading.has(at - 1, "article") ? at - 2 : at - 1, "negation", "not"),
  );
}

/** A diet and how many come along say that people eat, whatever else is named. */
function isDiet({ wishes, partySize }: Said): boolean {
  return partySize !== undefined && pickIds(wishes, "feature").some((id) => DIETS.has(id));
}

export function servesFood(id: string): boolean {
  const purpose = conceptOf(id)?.purpose;
  return purpose === "eat" || purpose === "drink";
}

function interestsMeant({ wishes }: Said, { kinds }: Frame): string[] {
  const meant = wishes.things.filter(
    ({ kind, liked }) => kind !== "category" || liked || kinds === "planned",
  );
  return [...new Set(meant.flatMap(({ interest }) => interest ?? []))];
}

/** Length and beginning of a trip or a stay. */
function findTrip(
  said: Said,
  frame: Frame,
  previous: Understanding | undefined,
): Pick<State, "days" | "startDate"> {
  const { days, when } = said;
  const fill = frame.kinds === "planned" ? readTimeToFill(said).days : undefined;
  if (fill) return { days: fill.length, startDate: isoDate(fill.first) };
  if (when.stay && !isStretch(said, frame))
    return { days: when.stay.days, startDate: isoDate(when.stay.first) };
  const isPlanned = frame.kinds === "planned";
  // A plan that begins on another day is as long as before; one that was only spoken of has that day.
  const mayMove = previous?.planned === true || beginsAt(said);
  const isMoved = mayMove && previous?.days !== undefined && when.day?.length === 1;
  const { things, excluded } = said.wishes;
  const isOfDay = things.length + excluded.length + said.where.places.length === 0;
  const isMovedAlone =
    frame.kinds === "changed" && said.edits.length === 0 && said.planDay === undefined && isOfDay;
  const isBeginning = isPlanned || isMovedAlone || (beginsAt(said) && !when.stay);
  // "A plan in July" does not last for it, nor is one for next week of seven days.
  const length = when.day && when.day.length < 7 ? when.day.length : undefined;
  const begins = when.day?.first ?? (isPlanned ? said.freeTime.day : undefined);
  return {
    days:
      daysAfter(said, frame, previous) ??
      days ??
      (isPlanned && !isMoved ? (length ?? oneDay(said)) : undefined),
    startDate: begins !== undefined && isBeginning ? isoDate(begins) : undefined,
  };
}

/** "A day with children", "half a day", "from 11 to 18", "what would you do this afternoon?". */
function oneDay(said: Said): 1 | undefined {
  const { reading, freeTime, hours, limits, when } = said;
  const isOne =
    (when.part !== undefined && !reading.says("act", "plan", "itinerary", "trip")) ||
    countedKind(said) !== undefined ||
    freeTime.minutes !== undefined ||
    reading.says("act", "whole_day") ||
    (limits.length === 0 &&
      reading.indices("unit", "day").some((index) => reading.has(index - 1, "article")));
  const isStretch = ["start", "end"].every((end) => hours.some(({ of }) => of === end));
  const isFree = freeTime.hours.length > 0 && hours.length > 0;
  return isOne || isFree || (isStretch && !reading.says("limit", "a_day")) ? 1 : undefined;
}

/** How long a plan is when days have come to it or gone. */
function daysAfter(
  { edits }: Said,
  { kinds }: Frame,
  previous: Understanding | undefined,
): number | undefined {
  if (kinds !== "changed") return undefined;
  const set = edits.find(({ operation }) => operation === "set_days")?.days;
  const count = (which: Edit["operation"]) => edits.filter(({ operation }) => operation === which).length;
  const more = count("add_day") - count("remove_day");
  return (
    set ?? (more !== 0 && previous?.days ? Math.min(Math.max(1, previous.days + more), MAX_DAYS) : undefined)
  );
}

/** Whether days from one to another are when something should be open: only who looks for a bed stays for them. */
function isStretch({ when, wishes }: Said, { kinds }: Frame): boolean {
  const sleeps = pickIds(wishes, "category").some((id) => conceptOf(id)?.purpose === "sleep");
  return when.stay !== undefined && kinds === "sought" && !sleeps;
}

/** Whether the day that is said is the first of several: "from Saturday". */
function beginsAt({ when, reading }: Said): boolean {
  const [next, afterNext] = reading.grammar.verbLast ? [-1, 1] : [1, 2];
  const isFrom = (index: number) =>
    when.day !== undefined && (when.used.has(index + next) || when.used.has(index + afterNext));
  return when.stay !== undefined || reading.indices("moment", "from").some(isFrom);
}

/** Kinds of places that journeys to other towns begin at. */
const LEAVING: ReadonlySet<string> = new Set(["station", "bus_stop"]);

/**
 * What is said to be near; "near there" and "nearby" mean the place that was spoken of, after a list that is nowhere in particular
 * the first of it; "near the second one" means that of the last list; a place named in a search is where to search.
 */
function findNear(
  { where, reading, choice }: Said,
  { kinds }: Frame,
  { previous, shown = [], told = [], spokenOf }: UnderstandingContext,
): State["near"] {
  // After the way to an area was told, "there" is the area.
  const isAbout = previous?.intent === "about_place" && previous.toArea === undefined;
  const about = isAbout ? (previous.place ?? spokenOf) : undefined;
  // Who is told of a hospital and looks for a dinner "here" is not there.
  const isHelp = [...shown, ...told].some(
    ({ id, kinds }) => id === about?.id && kinds?.some((kind) => conceptOf(kind)?.purpose === "need"),
  );
  const isThere = reading.says("where", "there", ...(isHelp ? [] : ["me"])) && !where.area;
  if (about && isThere && (!where.near || where.near.to === "me")) return { to: "place", place: about };
  const isThereAgain = pointsThere(where, previous);
  if (isThereAgain && previous?.isHere) return previous.near;
  if (where.near && !(isThereAgain && previous?.area)) return where.near;
  const chosen = choice === undefined ? undefined : shown.at(choice < 0 ? choice : choice - 1);
  if (chosen && kinds === "sought" && reading.says("where", "near", "near_after"))
    return { to: "place", place: chosen };
  if (where.nearThere && !where.area) {
    if (previous?.near) return previous.near;
    if (spokenOf && !previous?.area && !previous?.townPart) return { to: "place", place: spokenOf };
  }
  // "A late bus to Barcelona" leaves here, though a bar may be called so.
  const isTravelling = reading.indices("concept").some((at) => LEAVING.has(reading.value(at, "concept")!));
  if (where.place && isTravelling && isTownElsewhere(where.place.name)) return undefined;
  return where.place && kinds === "sought" ? { to: "place", place: where.place } : undefined;
}

/** "There", "around there", and where the traveller is: where nothing else is named. */
function pointsThere({ nearThere, near }: Where, previous: Understanding | undefined): boolean {
  return near === undefined ? nearThere : near.to === "me" && (nearThere || previous?.isHere === true);
}

/** "Not that one": the one of the list that is pointed to, or the one that was spoken of. */
function placeRejected(said: Said, { shown = [], spokenOf, previous }: UnderstandingContext): NamedPlace[] {
  if (!previous || !rejects(said)) return [];
  const { choice } = said;
  const place = choice === undefined ? spokenOf : shown.at(choice < 0 ? choice : choice - 1);
  return place ? [{ kind: place.kind, id: place.id, name: place.name }] : [];
}

/** Places and areas that are not wanted, and which of the places says only where nothing is wanted. */
function stopsUnwanted({ where, wishes }: Said, { previous, words }: UnderstandingContext): UnwantedStop[] {
  const named = pickIds(wishes, "category");
  const sought = named.length > 0 ? named : (previous?.categories ?? []);
  const labels = new Set(sought.flatMap((id) => [...words.labelsOf(id)]));
  const places = where.unwanted.map(({ category = [], ...place }): UnwantedStop => {
    const isSought = category.some((label) => labels.has(foldLabel(label)));
    return sought.length === 0 || isSought ? place : { ...place, isWhere: true };
  });
  return [...places, ...where.areas.flatMap(({ place, isUnwanted }) => (isUnwanted ? [place] : []))];
}

/** What is not wanted; of a topic, the kinds of places about it among those that are looked for. */
function unwantedKinds({ wishes }: Said, previous: Understanding | undefined): string[] {
  const sought = [...pickIds(wishes, "category"), ...(previous?.categories ?? [])];
  return wishes.excluded.flatMap((id) => {
    const kinds = kindsOfTopic(id, sought);
    return kinds.length > 0 ? [...kinds] : [id];
  });
}
