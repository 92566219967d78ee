import {
  conceptOf,
  DIETS,
  kindsOfTopic,
  moreGeneral,
  oppositesOf,
  samePurpose,
  withKin,
} from "../../languages/concepts.ts";
import { DAYS_MAX } from "./amounts.ts";
import { DAY_MS, isoDate, type LocalDay, localDayAt, rangeOn } from "./calendar.ts";
import { completeEdits } from "./changes.ts";
import type { Frame } from "./frames.ts";
import { isCalm } from "./plan-shape.ts";
import { strollsChanged, strollsOf } from "./plan-strolls.ts";
import type { Reading } from "./reading.ts";
import { findUnknownPlace, type Said } from "./slots.ts";
import type {
  AreaMeant,
  Edit,
  FreeSlot,
  NamedPlace,
  State,
  TimeRange,
  Understanding,
  UnderstandingContext,
} from "./understanding.ts";
import { openingRange } from "./when.ts";
import type { Where } from "./where.ts";
import { pickIds, type Thing } from "./wishes.ts";

const emptyState: State = {
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
  const all: State = {
    categories: kindsMeant(said, frame),
    named: categoriesNamed(wishes.things),
    features: featuresMeant(said, frame),
    priceLevel: [...wishes.priceLevel],
    // What is not wanted on one day may be on another.
    excluded:
      frame.kinds === "changed" && said.planDay !== undefined ? [] : unwantedKinds(said, context.previous),
    avoid: [...where.unwanted],
    area: where.area ?? (where.nearThere && !where.near ? context.previous?.area : undefined),
    townPart: where.townPart,
    orAreas: where.orAreas.length > 0 ? where.orAreas : undefined,
    place: where.place,
    near: findNear(said, frame, context),
    radius,
    openAt: beginsAt(said) && !isStretch(said, frame) ? undefined : openingTime(said, context),
    ...findTrip(said, frame, context.previous),
    partySize,
    userCategory: wishes.userCategory,
    tripType: wishes.tripType,
    interests: interestsMeant(said, frame),
    anything: reading.says("act", "todo") ? true : undefined,
    stars,
    // "Closer to the hotel" says where; the order follows from that.
    sort: wishes.sort === "distance" && where.near && where.near.to !== "me" ? undefined : wishes.sort,
  };
  const taken = Object.entries(all).filter(([slot]) => frame.takes.includes(slot as keyof State));
  return { ...emptyState, ...Object.fromEntries(taken) };
}

/** Where places are wanted, as far as a plan goes: an area that is a stop of its own, or goes, says nothing of the other stops. */
function whereOf(said: Said, { kinds }: Frame): Where {
  const { where } = said;
  if (kinds !== "planned" && kinds !== "changed") return where;
  const stops = [
    ...(kinds === "planned" ? strollsOf(said) : strollsChanged(said)),
    ...where.areas.filter(({ isUnwanted }) => isUnwanted),
  ];
  const isElsewhere = ({ area }: AreaMeant) => !area || !stops.some(({ place }) => place.id === area.id);
  const area = isElsewhere(where) ? where.area : undefined;
  return { ...where, area, orAreas: where.orAreas.filter(isElsewhere) };
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

/** Features; in a change of the plan those of a stop are no wish for all of it, and a plan with a quiet day has no quiet places for that. */
function featuresMeant({ wishes, edits, reading }: Said, { kinds }: Frame): string[] {
  if (kinds === "changed" && edits.length > 0) return [];
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
  if (kinds === "asked_about") return where.place && asked.length === 0 ? named : [];
  if (kinds === "changed") return changedKinds(said);
  if (kinds === undefined) return named;
  const isInterest = ({ interest, liked }: Thing) => interest !== undefined && (liked || kinds === "planned");
  const things = wishes.things.filter((thing) => thing.kind === "category" && !isInterest(thing));
  const ids = things.map(({ id }) => id);
  return kinds === "sought" ? withMeal(ids, said) : ids;
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
function withMeal(categories: readonly string[], { reading, when }: Said): string[] {
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
  if (when.stay && !isStretch(said, frame))
    return { days: when.stay.days, startDate: isoDate(when.stay.first) };
  const isPlanned = frame.kinds === "planned";
  // A plan that begins on another day is as long as before.
  const isMoved = previous?.days !== undefined && when.day?.length === 1;
  const isBeginning = isPlanned || (beginsAt(said) && !when.stay);
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

/** "A day with children", "half a day". */
function oneDay({ reading, freeTime, hours }: Said): 1 | undefined {
  const isOne =
    freeTime.minutes !== undefined ||
    reading.says("act", "whole_day") ||
    reading.indices("unit", "day").some((index) => reading.has(index - 1, "article"));
  return isOne || (freeTime.hours.length > 0 && hours.length > 0) ? 1 : undefined;
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
    set ?? (more !== 0 && previous?.days ? Math.min(Math.max(1, previous.days + more), DAYS_MAX) : undefined)
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

/**
 * What is said to be near; "near there" and "nearby" mean the place that was spoken of, after a list that is nowhere in particular
 * the first of it; "near the second one" means that of the last list; a place named in a search is where to search.
 */
function findNear(
  { where, reading, choice }: Said,
  { kinds }: Frame,
  { previous, shown = [], spokenOf }: UnderstandingContext,
): State["near"] {
  const isAbout = previous?.intent === "about_place";
  const about = isAbout ? (previous.place ?? spokenOf) : undefined;
  const isThere = reading.says("where", "there", "me") && !where.area;
  if (about && isThere && (!where.near || where.near.to === "me")) return { to: "place", place: about };
  if (where.near) return where.near;
  const chosen = choice === undefined ? undefined : shown.at(choice < 0 ? choice : choice - 1);
  if (chosen && kinds === "sought" && reading.says("where", "near", "near_after"))
    return { to: "place", place: chosen };
  if (where.nearThere && !where.area) {
    if (previous?.near) return previous.near;
    if (spokenOf && !previous?.area && !previous?.townPart) return { to: "place", place: spokenOf };
  }
  return where.place && kinds === "sought" ? { to: "place", place: where.place } : undefined;
}

/** What is not wanted; of a topic, the kinds of places about it among those that are looked for. */
function unwantedKinds({ wishes }: Said, previous: Understanding | undefined): string[] {
  const sought = [...pickIds(wishes, "category"), ...(previous?.categories ?? [])];
  return wishes.excluded.flatMap((id) => {
    const kinds = kindsOfTopic(id, sought);
    return kinds.length > 0 ? [...kinds] : [id];
  });
}

/**
 * The state of the conversation after a message: what the message says replaces what was said of the same slot, a
 * place and an area to be near to replace each other, what is not cared about is let go. A new search only keeps who
 * is travelling; a plan keeps everything, being made of the same wishes.
 */
export function mergeState(
  fresh: State,
  said: Said,
  frame: Frame,
  previous: Understanding | undefined,
): State {
  const before = previous ? whatHolds(previous, frame, said) : emptyState;
  const isChange = frame.name === "change_of_search";
  const kept =
    isChange && isOfItsOwn(fresh, before, said)
      ? withoutConditions(before)
      : isChange && isOfOtherPurpose(fresh, before)
        ? withoutPurpose(before)
        : before;
  const kitchen = isChange ? otherKitchen(fresh, kept, said.reading) : undefined;
  const categories = kitchen ?? mergeCategories(fresh.categories, kept.categories, joinsBefore(said));
  const state: State = {
    ...kept,
    ...withoutAbsent(fresh),
    categories: withoutUnwanted(categories, fresh.excluded),
    features: mergeFeatures(kept.features, fresh.features, said),
    avoid: mergePlaces(kept.avoid, fresh.avoid, [
      ...said.where.included,
      ...(fresh.place ? [fresh.place] : []),
    ]),
    excluded: union(kept.excluded, fresh.excluded).filter((id) => !fresh.categories.includes(id)),
    interests: union(kept.interests, fresh.interests),
    priceLevel: priceLevels(fresh, said, kept),
  };
  keepNamed(state, fresh, before);
  if (state.categories.length > 0) delete state.anything;
  forgetElsewhere(state, fresh);
  for (const slot of said.dontCare) letGo(state, slot);
  const isOther = frame.name === "about_place" && findUnknownPlace(said) !== undefined;
  if (frame.kinds === "sought" || isOther) delete state.place;
  return state;
}

/** Properties replace their opposites; "inside" is no wish beside one to sit outside, but takes that back. */
function mergeFeatures(
  kept: readonly string[],
  fresh: readonly string[],
  { wishes, reading }: Said,
): string[] {
  const gone = new Set([...wishes.needless, ...oppositesOf(fresh)]);
  if (reading.says("act", "inside") && kept.includes("outdoor_seating")) {
    gone.add("outdoor_seating");
    if (
      !reading.says("concept", "rainy") ||
      reading.has(reading.indices("act", "inside")[0]!, "concept", "rainy")
    )
      gone.add("rainy");
  }
  return union(
    kept.filter((id) => !gone.has(id)),
    fresh.filter((id) => !wishes.needless.includes(id) && (id !== "rainy" || !gone.has(id))),
  );
}

/** Kinds without those that are not wanted and what goes with them; what is left of the last is something more general. */
function withoutUnwanted(categories: readonly string[], excluded: readonly string[]): string[] {
  const gone = new Set(excluded.flatMap(withKin));
  const left = categories.filter((id) => !gone.has(id));
  if (left.length > 0 || categories.length === 0) return left;
  const [lost] = categories as [string, ...string[]];
  const general = conceptOf(lost)?.kind === "cuisine" ? "restaurant" : moreGeneral(lost);
  return general === undefined || gone.has(general) ? [] : [general];
}

/** Places that are not wanted, but for those that are now. */
function mergePlaces(
  kept: readonly NamedPlace[],
  said: readonly NamedPlace[],
  wanted: readonly NamedPlace[],
): NamedPlace[] {
  const byId = new Map([...kept, ...said].map((place) => [place.id, place]));
  for (const { id } of wanted) byId.delete(id);
  return [...byId.values()];
}

/** The names of categories go with their concepts. */
function keepNamed(state: State, fresh: State, before: State): void {
  const kept = { ...before.named, ...fresh.named };
  const named = state.categories.flatMap((id) => {
    const name = fresh.categories.includes(id) ? fresh.named?.[id] : kept[id];
    return name === undefined ? [] : [[id, name] as const];
  });
  state.named = named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** A new place to look replaces the whole of the earlier one. */
function forgetElsewhere(state: State, fresh: State): void {
  const { area, townPart, near, orAreas } = fresh;
  if (near) forget(state, "area", "townPart", "orAreas");
  if (!area && !townPart) return;
  forget(state, area ? "townPart" : "area");
  if (!orAreas) forget(state, "orAreas");
  if (!near) forget(state, "near", "radius");
}

/**
 * "A quiet bar", after cafés were looked for: another kind of place with conditions of its own, which replace those of
 * the last search. A kind of place alone ("bars?") takes the conditions over.
 */
function isOfItsOwn(fresh: State, kept: State, said: Said): boolean {
  const places = kept.categories.filter(isPlace);
  const isOther =
    fresh.categories.some((id) => isPlace(id) && !places.includes(id)) ||
    (fresh.categories.length > 0 &&
      places.length > 0 &&
      places.every((id) => !goesWith(id, fresh.categories)));
  const { features, priceLevel, openAt, stars, categories } = fresh;
  const lists = features.length + priceLevel.length + (categories.length - 1);
  const hasConditions = lists > 0 || openAt !== undefined || stars !== undefined;
  if (said.turn.act === "correct") return false;
  return places.length > 0 && isOther && hasConditions && !said.reading.goesOn() && !joinsBefore(said);
}

/** "And for drinks afterwards?", after a dinner: what was wished of the meal is none of the bar's. */
function isOfOtherPurpose(fresh: State, kept: State): boolean {
  const purposes = (ids: readonly string[]) => ids.flatMap((id) => conceptOf(id)?.purpose ?? []);
  const [said, before] = [purposes(fresh.categories), purposes(kept.categories)];
  return said.length > 0 && before.length > 0 && !said.some((purpose) => before.includes(purpose));
}

/** What holds for another purpose as well: where, on which day, for whom, how it should be, but not what is eaten and what it costs. */
function withoutPurpose(kept: State): State {
  const { stars: _, sort: __, ...rest } = kept;
  return { ...rest, features: kept.features.filter((id) => !DIETS.has(id)), priceLevel: [] };
}

function isPlace(id: string): boolean {
  return conceptOf(id)?.kind === "place";
}

/** Whether a kind of place stays when kinds of food alone are named: nobody looks for sushi in a café. */
function goesWith(place: string, said: readonly string[]): boolean {
  const isDrink = conceptOf(place)?.purpose === "drink";
  return !isDrink || said.some((id) => conceptOf(id)?.kind !== "cuisine" || OF_CAFES.has(id));
}

/** What cafés and bars serve as well. */
const OF_CAFES: ReadonlySet<string> = new Set(["breakfast", "brunch", "dessert", "sandwich", "bubble_tea"]);

/**
 * Whether "also" joins what is said to what was said before; between two things of a message ("a wine bar with tapas")
 * it joins those.
 */
function joinsBefore({ reading, wishes }: Said): boolean {
  const between = (index: number) =>
    wishes.things.some(({ at, kind }) => at < index && kind === "category") &&
    wishes.things.some(({ at }) => at > index);
  return reading.indices("act", "also").some((index) => !between(index));
}

/** Terms of a search besides what it is for and where. */
function withoutConditions(kept: State): State {
  const { openAt: _, stars: __, sort: ___, ...rest } = kept;
  return { ...rest, features: [], priceLevel: [] };
}

/** What a message of this frame leaves as it was, unless it says otherwise. */
function whatHolds(previous: Understanding, frame: Frame, said: Said): State {
  const {
    features,
    excluded,
    avoid = [],
    area,
    townPart,
    orAreas,
    near,
    radius,
    priceLevel,
    openAt,
  } = previous;
  const { named, anything, days, startDate, partySize, userCategory, tripType, interests, stars, sort } =
    previous;
  // What an edit put in or took out is done; the plan itself keeps its wishes elsewhere.
  const wasEdit = previous.intent === "edit_plan";
  const categories = wasEdit ? [] : previous.categories;
  const place = wasEdit && frame.name !== "small_talk" ? undefined : previous.place;
  const travellers = { partySize, userCategory, tripType, interests };
  if (frame.keeps === "travellers") {
    const isAbout = previous.intent === "about_place" && categories.length === 0;
    // "And museums?": where and when goes on as well; whatever was wished of the dinner does not.
    if (said.reading.goesOn() && frame.name === "search" && !wasPlanned(previous))
      return { ...emptyState, ...travellers, area, townPart, orAreas, near, radius, openAt };
    return { ...emptyState, ...travellers, openAt: isAbout ? openAt : undefined };
  }
  const where = { area, townPart, orAreas, place, near, radius };
  return {
    categories,
    named,
    features,
    excluded,
    avoid,
    ...where,
    priceLevel,
    openAt,
    days,
    startDate,
    ...travellers,
    anything,
    stars,
    sort,
  };
}

function wasPlanned({ days, intent }: Understanding): boolean {
  return days !== undefined || intent.endsWith("_plan") || intent === "plan_trip";
}

/** Whether a change of a search says again what was said before, so that the last list is not what is wanted: "quieter". */
export function saysItAgain(fresh: State, state: State, { wishes }: Said, previous: Understanding): boolean {
  const isCompared = wishes.compared !== undefined && fresh.priceLevel.length === 0;
  if (fresh.features.length === 0 && !isCompared) return false;
  const slots = [
    "categories",
    "features",
    "excluded",
    "priceLevel",
    "area",
    "townPart",
    "near",
    "openAt",
  ] as const;
  return slots.every((slot) => JSON.stringify(state[slot]) === JSON.stringify(previous[slot]));
}

/**
 * New kinds of places replace the old ones, and an organisation's own labels, unless "also" joins them; a cuisine
 * replaces a cuisine and goes with the kinds of places that serve food. An own label may be either, and replaces both.
 */
export function mergeCategories(said: readonly string[], kept: readonly string[], also: boolean): string[] {
  if (said.length === 0) return [...kept];
  const kinds = new Set(said.map((id) => conceptOf(id)?.kind ?? "place"));
  const known = said.filter((id) => conceptOf(id) !== undefined);
  const hasLabel = known.length < said.length;
  const staying = kept.filter((old) => {
    if (known.length > 0 && !known.some((id) => samePurpose(id, old))) return false;
    const kind = conceptOf(old)?.kind;
    return also || (kind !== undefined && !kinds.has(kind) && !hasLabel && goesWith(old, said));
  });
  return union(staying, said);
}

/**
 * "How about gastropub food?", after another kitchen was looked for: a word that nothing explains beside one for food is
 * a kitchen too, which the organisation may or may not say of a place.
 */
function otherKitchen(fresh: State, kept: State, reading: Reading): string[] | undefined {
  const hadOne = kept.categories.some((id) => conceptOf(id)?.kind === "cuisine");
  if (!hadOne || fresh.categories.length > 0 || !reading.goesOn()) return undefined;
  for (const index of reading.indices("slot", "categories")) {
    const beside = [index - 1, index + 1].find((at) => reading.isUnknownWord(at));
    if (beside !== undefined) return [reading.text(beside)];
  }
  return undefined;
}

/** "Cheaper" is below the levels of the last search, or simply not expensive; "fancier" above. */
function priceLevels(fresh: State, { wishes }: Said, kept: State): number[] {
  if (fresh.priceLevel.length > 0) return fresh.priceLevel;
  if (!wishes.compared) return kept.priceLevel;
  if (wishes.compared === "cheaper") {
    const limit = Math.min(3, ...kept.priceLevel);
    return limit > 2 ? [1, 2] : [1];
  }
  return Math.max(2, ...kept.priceLevel) > 2 ? [4] : [3, 4];
}

/** Lets any value of a slot do; "any food" still wants a place to eat. */
function letGo(state: State, slot: FreeSlot): void {
  if (slot === "area") forget(state, "area", "townPart", "orAreas", "near", "radius");
  else if (slot === "openAt" || slot === "stars") forget(state, slot);
  else if (slot === "priceLevel") state.priceLevel = [];
  else if (slot === "features") state.features = [];
  else state.categories = state.categories.filter((id) => conceptOf(id)?.kind !== "cuisine");
}

function forget(state: State, ...slots: readonly (keyof State)[]): void {
  for (const slot of slots) delete state[slot];
}

function withoutAbsent(state: State): Partial<State> {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));
}

function union(one: readonly string[], two: readonly string[]): string[] {
  return [...new Set([...one, ...two])];
}
