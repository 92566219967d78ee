import type { Condition, RowTest } from "../../discovery/match/conditions.ts";
import { testFor } from "../../discovery/match/conditions.ts";
import type { Sight } from "../../discovery/match/sight.ts";
import { conceptOf, concepts, DIETS, isSight, withCovered, withKin } from "../../languages/concepts.ts";
import { localDayAt, rangeOn } from "../understanding/calendar.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import { servesFood } from "../understanding/state-said.ts";
import type { TimeRange, Understanding } from "../understanding/understanding.ts";

/** A part of what is asked for; a search that finds nothing lets go of parts, one after the other. */
export type Part =
  | "places"
  | "cuisines"
  | FeaturePart
  | "stars"
  | "price"
  | "time"
  | "party"
  | "interests"
  | "unwanted"
  | "todo"
  | "offered"
  | "soon";

/** A property that is asked for: each can be let go by itself. */
export type FeaturePart = `feature:${string}`;

export function featurePart(id: string): FeaturePart {
  return `feature:${id}`;
}

/** What is so near to a street or a sight is taken to be at it. */
const AT_METRES = 300;

/** Events of a fortnight are told to who does not ask for events. */
const SOON_MS = 14 * 86_400_000;

/** What an understanding asks of a place, each part apart. Where the host's zone is unknown, times are no condition. */
export function conditionsFor(
  understanding: Understanding,
  words: OrgWords,
  { nowMs, host }: Pick<Sight, "nowMs" | "host">,
): Map<Part, Condition> {
  const { features, interests, excluded, avoid, near, stars, priceLevel, openAt } = understanding;
  const userCategory = partyOf(understanding);
  const { places, cuisines } = splitKinds(understanding);
  const conditions = new Map<Part, Condition>();
  const openLate = lateOn(openAt?.from ?? nowMs, host?.timeZoneName);
  const says = (id: string): Condition =>
    id === "late_night" && openLate
      ? { any: [sayingConcept(words, id), openDuring(openLate, nowMs)] }
      : sayingConcept(words, id);
  if (places.length > 0) conditions.set("places", { any: places.map(says) });
  if (cuisines.length > 0) conditions.set("cuisines", { any: cuisines.map(says) });
  const isFamily = userCategory === "family";
  for (const id of features)
    if (id !== "rainy" || asksForRoof(understanding))
      conditions.set(featurePart(id), id === "rainy" && isFamily ? underRoofForChildren(words) : says(id));
  if (stars !== undefined) conditions.set("stars", { stars });
  if (priceLevel.length > 0) conditions.set("price", { priceLevel });
  if (openAt) conditions.set("time", openDuring(openAt, nowMs));
  // Who asks for a kind of place chooses by it; "what can we do with children?" has nothing else to go by.
  if (userCategory && places.length + cuisines.length + features.length === 0) {
    conditions.set("party", { userCategory });
  }
  // "Vikings": an interest that nothing else stands beside is what is looked for, not only what goes first.
  if (
    interests.length > 0 &&
    places.length + cuisines.length + features.length === 0 &&
    !understanding.anything
  )
    conditions.set("interests", { any: interests.map((interest) => ({ interest })) });
  // Who names no kind for children means a day out with them.
  const isOuting = understanding.anything || (isFamily && !features.some((id) => DIETS.has(id)));
  if (isOuting && places.length + cuisines.length === 0) conditions.set("todo", { not: toLiveOn(words) });
  // Who names no kind means what can be done now: next year's festival is no answer to that.
  if (!openAt && places.length + cuisines.length === 0 && understanding.freeText === "")
    conditions.set("soon", { not: { event: true, later: nowMs + SOON_MS } });
  const notWanted = new Set(excluded.flatMap(withKin));
  // "No concert, something like jazz": what is looked for is wanted.
  const isSought = (id: string) => understanding.categories.some((one) => withCovered(id).includes(one));
  const unwanted = [...notWanted].filter((id) => !isSought(id)).map(says);
  // What is sought around a place is not that place, but for food, which it may have.
  const around = near?.to === "place" && ![...places, ...cuisines].some(servesFood) ? [near.place] : [];
  const ids = [...avoid, ...around].flatMap(({ kind, id }) => (kind === "geoArea" ? [] : [id]));
  if (ids.length > 0) unwanted.push({ ids });
  for (const { kind, id, name, isWhere } of avoid) {
    if (kind === "geoArea") unwanted.push(ofArea({ id, name }));
    else if (isWhere) unwanted.push({ around: id, metres: AT_METRES });
  }
  // Nobody takes children to a bar that was not asked for.
  if (isFamily && places.length === 0) unwanted.push(toDrinkAt(words));
  if (unwanted.length > 0) conditions.set("unwanted", { not: { any: unwanted } });
  return conditions;
}

/** What an area has for whoever avoids it: all within its outline, and all that is said to be in it. */
export function ofArea(area: { id?: string; name: string }): Condition {
  return { any: [{ area }, { area: { name: area.name } }] };
}

/** Who is open late is so for the last hour of the day, whether a place says so or not. */
function lateOn(atMs: number, timeZone: string | undefined): TimeRange | undefined {
  return timeZone === undefined ? undefined : rangeOn(localDayAt(atMs, timeZone), 23 * 60, 24 * 60, timeZone);
}

/** The tests of conditions, each made once: a search may be tried with many choices of them. */
export function testsFor(sight: Sight, conditions: ReadonlyMap<Part, Condition>): Map<Part, RowTest> {
  return new Map([...conditions].map(([part, condition]) => [part, testFor(sight, condition)]));
}

/** Whether something is wanted for rain: where people eat and what they need is under a roof anyway. */
export function asksForRoof({ categories, features }: Understanding): boolean {
  return features.includes("rainy") && categories.every((id) => (groupOf(id) ?? "sights") === "sights");
}

/** Where to park, asked for by itself, is a kind of place; of a place it is a property. */
export function withKindsAlone(understanding: Understanding): Understanding {
  const { categories, features, saidAs } = understanding;
  if (categories.length > 0 || !features.includes("parking")) return understanding;
  return {
    ...understanding,
    categories: ["car_park"],
    features: features.filter((id) => id !== "parking"),
    saidAs: { ...saidAs, car_park: saidAs.parking ?? "parking" },
  };
}

/** What a kind is sought for together with others: food, sights, shops; each thing that is needed is sought by itself. */
function groupOf(id: string): string | undefined {
  const { kind, purpose } = conceptOf(id) ?? {};
  if (kind === "cuisine" || purpose === "eat" || purpose === "drink") return "food";
  return isSight(id) ? "sights" : purpose === "need" ? id : purpose;
}

/** Whom a search is for; relatives who are no children need no place for children. */
export function partyOf({ userCategory, grownUps }: Understanding): Understanding["userCategory"] {
  return userCategory === "family" && grownUps ? undefined : userCategory;
}

/** As many wishes of one message are answered one by one. */
const WISHES_MAX = 3;

/**
 * An understanding for each of the things that no place is at once, in the order of the message; the whole alone where an
 * organisation's own kind is among them, which may be anything. A diet is asked of food alone, and a price of no need.
 */
export function wishesApart(understanding: Understanding): Understanding[] {
  const { categories, features, saidAs } = understanding;
  const groups = Map.groupBy(categories, groupOf);
  if (groups.has(undefined) || groups.size < 2 || groups.size > WISHES_MAX) return [understanding];
  return [...groups].map(([group, ids], at) => ({
    ...understanding,
    categories: ids,
    named:
      understanding.named &&
      Object.fromEntries(Object.entries(understanding.named).filter(([id]) => ids.includes(id))),
    features: features.filter((id) => group === "food" || !groups.has("food") || !DIETS.has(id)),
    saidAs: Object.fromEntries(
      Object.entries(saidAs).filter(([id]) => ids.includes(id) || !categories.includes(id)),
    ),
    priceLevel: ids.includes(group ?? "") ? [] : understanding.priceLevel,
    ...(at > 0 && { notUnderstood: [], unknownPlace: undefined, freeText: "" }),
  }));
}

/** What is asked for as kinds of places, and as kinds of food. */
export function splitKinds({ categories }: Pick<Understanding, "categories">): {
  places: string[];
  cuisines: string[];
} {
  const isCuisine = (id: string) => conceptOf(id)?.kind === "cuisine";
  return {
    places: categories.filter((id) => !isCuisine(id)),
    cuisines: categories.filter(isCuisine),
  };
}

/** The concept of what is on. */
const EVENT = "event";

/** Whether a concept is a kind of event. */
export function isEventKind(id: string): boolean {
  return withCovered(EVENT).includes(id);
}

/**
 * Places that say a concept, or a label of the organisation's own. What kind of place it is, its category and tags say; what it
 * has, its keywords and services may say as well, and what it serves where it is a place to eat or drink at.
 */
export function sayingConcept(words: OrgWords, id: string): Condition {
  const says = [...words.labelsOf(id), id.replaceAll("_", " ")];
  const kind = conceptOf(id)?.kind;
  if (kind !== "place" && kind !== "cuisine") {
    const has: Condition = { says, in: ["category", "activityTags", "keywords", "serviceTypes"] };
    return id === "rainy" ? { any: [has, underRoof(words)] } : has;
  }
  const is: Condition = { says, in: ["category", "activityTags"] };
  // An event is told by its date, whatever its category says.
  if (id === EVENT) return { any: [is, { event: true }] };
  if (kind === "place") return is;
  const serving = servingPlaces.flatMap((place) => [...words.labelsOf(place)]);
  const serves: Condition[] = [
    { says, in: ["keywords"] },
    { says: serving, in: ["category"] },
  ];
  if (id !== "breakfast") return { any: [is, { all: serves }] };
  // Who names the other meals as well names whatever people look for a kitchen by.
  const notEveryMeal: Condition = { not: { says: ["dinner"], in: ["keywords"] } };
  return { any: [is, ofKinds(words, BREAKFAST_AT), { all: [...serves, notEveryMeal] }] };
}

/** Where breakfast is had, whether a place says so or not. */
const BREAKFAST_AT = ["cafe", "bakery"];

function ofKinds(words: OrgWords, kinds: readonly string[]): Condition {
  return { says: kinds.flatMap((id) => [...words.labelsOf(id)]), in: ["category"] };
}

/** What there is to see and to do when it rains, whether a place says so or not. */
function underRoof(words: OrgWords): Condition {
  return ofKinds(words, [...INDOORS, ...SHOPS_INDOORS]);
}

const INDOORS = ["museum", "gallery", "aquarium", "theatre", "cinema", "library"];
const SHOPS_INDOORS = ["shopping_centre", "department_store"];
const FOR_CHILDREN_INDOORS = [
  ...["museum", "aquarium", "cinema", "library", "zoo", "amusement_park", "swimming_pool", "climbing"],
];

/** The same for who comes with children: no shop is a day out for them. */
function underRoofForChildren(words: OrgWords): Condition {
  const shops = Object.keys(concepts).filter((id) => conceptOf(id)?.purpose === "shop");
  const saysSo: Condition = { says: [...words.labelsOf("rainy")], in: ["activityTags", "keywords"] };
  const isNoShop: Condition = { not: ofKinds(words, shops) };
  return { any: [ofKinds(words, FOR_CHILDREN_INDOORS), { all: [saysSo, isNoShop] }] };
}

/** Where people eat, sleep or see to their needs, as against what there is to see and to do. */
function toLiveOn(words: OrgWords): Condition {
  const says = Object.keys(concepts).filter((id) => {
    const { kind, purpose = "do" } = conceptOf(id)!;
    return kind === "place" && (purpose === "eat" || purpose === "sleep" || purpose === "need");
  });
  return { says: says.flatMap((id) => [...words.labelsOf(id)]), in: ["category"] };
}

/** Where people eat or drink, and buy what is baked. */
export function toEatAt(words: OrgWords): Condition {
  const says = Object.keys(concepts).filter(isServing);
  return { says: says.flatMap((id) => [...words.labelsOf(id)]), in: ["category"] };
}

/** Where grown-ups drink, as against cafés and tea rooms. */
function toDrinkAt(words: OrgWords): Condition {
  const bars = Object.keys(concepts).filter((id) => conceptOf(id)?.purpose === "drink" && !FOR_ALL.has(id));
  return { says: bars.flatMap((id) => [...words.labelsOf(id)]), in: ["category"] };
}

const FOR_ALL: ReadonlySet<string> = new Set(["cafe", "tea_room"]);

/** Whether a concept is a kind of place that serves food or drinks; an organisation's own label is not known to. */
export function isServing(id: string): boolean {
  const { kind, purpose } = conceptOf(id) ?? {};
  return kind === "place" && (purpose === "eat" || purpose === "drink");
}

const servingPlaces = Object.keys(concepts).filter(isServing);

/** Every this often of a stretch of time it is looked who is open. */
const SAMPLE_MS = 30 * 60_000;
const MAX_SAMPLES = 48;
/** A stretch longer than this is a day rather than a part of it: it is enough to be open at some time of it. */
export const LONG_MS = 8 * 3_600_000;

/** Places known to be open then: at an instant, for most of a part of a day, or at some time of a longer stretch. */
export function openDuring(range: TimeRange, nowMs: number): Condition {
  const { from, until, now } = range;
  if (now || until <= from) {
    const instant = instantOf(range, nowMs);
    return { openAt: [instant], atLeast: 1, from: instant, until: instant + 1 };
  }
  const step = Math.max(SAMPLE_MS, (until - from) / MAX_SAMPLES);
  const openAt: number[] = [];
  for (let at = from; at < until; at += step) openAt.push(at);
  const atLeast = until - from > LONG_MS ? 1 : Math.ceil(openAt.length / 2);
  return { openAt, atLeast, from: Math.max(from, nowMs), until };
}

/** Places of which nobody knows whether they are open on the day that is asked for. */
export function ofUnknownHours(range: TimeRange, nowMs: number): Condition {
  return { unknownHours: instantOf(range, nowMs) };
}

/** When a time that is asked for begins, in epoch milliseconds. */
function instantOf({ from, now }: TimeRange, nowMs: number): number {
  return now ? nowMs : from;
}
