import type { GeoLocation } from "../../contract/common.ts";
import type { WeightedInterest } from "../../contract/parameters.ts";
import { type Condition, oneOfBuilding, type RowTest, testFor } from "../../discovery/match/conditions.ts";
import type { Sight } from "../../discovery/match/sight.ts";
import { type PlaceSearch, searchPlaces } from "../../discovery/places.ts";
import type { Selection } from "../../discovery/rank.ts";
import { conceptOf, DIETS, NEEDS, PLEASANT } from "../../languages/concepts.ts";
import type { Field } from "../../search/text/fields.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import type { TimeRange, Understanding } from "../understanding/understanding.ts";
import {
  conditionsFor,
  featurePart,
  isEventKind,
  isServing,
  ofUnknownHours,
  openDuring,
  type Part,
  partyOf,
  sayingConcept,
  splitKinds,
  testsFor,
} from "./conditions.ts";
import { MANY_EVENTS, soonestFirst } from "./events.ts";
import { type Where, whereToLook } from "./where-to-look.ts";

/** What of a request outlives its message: who asks, from where. */
export interface Asker {
  profileId?: string;
  lang: string;
  latlng?: GeoLocation;
  radius?: number;
  userCategory?: string;
  tripType: "business" | "pleasure" | "both";
  userInterests: readonly WeightedInterest[];
}

export interface FindRequest {
  sight: Sight;
  asker: Asker;
  words: OrgWords;
  understanding: Understanding;
  /** The middle of the town that was named, where it is not the host's. */
  around?: GeoLocation;
  limit: number;
}

export interface FoundPlaces {
  selection: Selection;
  dropped: Dropped;
  where: Where;
  /** The words that were searched for as they are. */
  words?: string;
  /** What is said in the texts of some, the first of all: the words, as they were written by the traveller, and which places. */
  saying?: { words: string; said: string; rows: ReadonlySet<number> };
  /** A dish that none is known to have. */
  lacking?: string;
  /** What there is none of, in the traveller's words, where the nearest kinds were found for it. */
  insteadOf?: readonly string[];
  /** How many more there are of which nobody knows whether they are open then; counted only where few are known to be. */
  unknownHours: number;
}

/** What was let go so that something was found: parts of the wish, the distance, the area, or everything but the words. */
export type Dropped = readonly (Part | "distance" | "area" | "words")[];

/** How far one looks for the nearest when there is nothing near. */
export const FAR_METRES = 50_000;
/** So many that are known to be open are enough. */
const FEW = 6;

/**
 * The places that an understanding asks for, best first. When nothing has all of it, the most of it: see `dropped`. Undefined when
 * there is nothing of the kind at all.
 */
export async function findPlaces(request: FindRequest): Promise<FoundPlaces | undefined> {
  const { sight, understanding, words } = request;
  const tests = testsFor(sight, conditionsFor(understanding, words, sight));
  if (!namesKind(understanding)) tests.set("offered", (await sight.org.kinds()).isOffered);
  const where = await whereToLook(request);
  if (understanding.isUnclear) return byWords(request, where);
  const found = await relaxed(request, where, tests, relaxationsFor(understanding));
  if (found && isCheapMeal(understanding) && found.dropped.includes("price") && !knowsPrice(found, sight))
    return (await findPlaces(ofKinds(request, CHEAP_MEALS_AT))) ?? found;
  if (found) return found;
  // "Halal food", "nice views", which no place says that it has: then places that go with it, and that none says so.
  const kinds = namesKind(understanding) ? [] : kindsWith(understanding.features);
  if (kinds.length > 0) return findPlaces(ofKinds(request, kinds));
  return (await byWords(request, where)) ?? withoutWords(request);
}

/** What has the rest of what was said, where it says how a place is to be and nothing is known of a word: "somewhere to play cards, free". */
function withoutWords(request: FindRequest): Promise<FoundPlaces | undefined> | undefined {
  const { features, interests, priceLevel, freeText, userCategory, seeks } = request.understanding;
  const saysHow = features.length + interests.length + priceLevel.length > 0;
  // With children along anything for them is meant: "the kids are climbing up the walls".
  const isMeant = userCategory === "family" || (seeks && (saysHow || userCategory !== undefined));
  if (freeText === "" || !isMeant) return undefined;
  return findPlaces({ ...request, understanding: { ...request.understanding, freeText: "" } });
}

/** The same request for other kinds of places. */
export function ofKinds(request: FindRequest, categories: readonly string[]): FindRequest {
  const features = request.understanding.features.filter((id) => !categories.includes(KIND_HAVING[id] ?? ""));
  const understanding = { ...request.understanding, features, categories: [...categories], named: undefined };
  return { ...request, understanding };
}

/** Where a meal is cheap as a rule. */
const CHEAP_MEALS_AT = ["fast_food", "bakery", "cafe", "food_market"];

/** Whether any place to eat is asked for that is not dear. */
function isCheapMeal({ categories, priceLevel }: Understanding): boolean {
  const isAnywhere = categories.length === 1 && categories[0] === "restaurant";
  return isAnywhere && isForLittle({ priceLevel });
}

/** Whether nothing dear will do. */
function isForLittle({ priceLevel }: Pick<Understanding, "priceLevel">): boolean {
  return priceLevel.length > 0 && priceLevel.every((level) => level <= 2);
}

function notDearest(sight: Sight): RowTest {
  const isDearest = testFor(sight, { priceLevel: [4] });
  return (row) => !isDearest(row);
}

const ANY_PRICE: Condition = { priceLevel: [0, 1, 2, 3, 4] };

export function knowsPrice({ selection: { rows } }: Pick<FoundPlaces, "selection">, sight: Sight): boolean {
  return rows.some(testFor(sight, ANY_PRICE));
}

/** The kind of place that has a property for sure; and that goes with it. */
const KIND_HAVING: Readonly<Partial<Record<string, string>>> = { view: "viewpoint", pool: "swimming_pool" };
const KIND_WITH: Readonly<Partial<Record<string, string>>> = {
  ...KIND_HAVING,
  picnic: "park",
  dogs: "park",
  modern_art: "gallery",
  ...Object.fromEntries(["cosy", "romantic", "local", "popular"].map((id) => [id, "restaurant"])),
  ...Object.fromEntries(["quiet", "wifi", "outdoor_seating", "air_conditioning"].map((id) => [id, "cafe"])),
  ...Object.fromEntries(["lively", "late_night"].map((id) => [id, "bar"])),
  ...Object.fromEntries([...DIETS].map((diet) => [diet, "restaurant"])),
};

/** The first of them that goes with one of some properties. */
function kindsWith(features: readonly string[]): readonly string[] {
  return features.flatMap((id) => KIND_WITH[id] ?? []).slice(0, 1);
}

/** Whether a message says what it looks for; who does not is offered no banks and no other hotels. */
function namesKind(understanding: Understanding): boolean {
  const { categories, named = {}, stars } = understanding;
  const says = categories.length > 0 || Object.keys(named).length > 0 || stars !== undefined;
  return says || wordsOf(understanding) !== undefined;
}

async function relaxed(
  request: FindRequest,
  where: Where,
  conditions: ReadonlyMap<Part, RowTest>,
  relaxations: readonly Dropped[],
): Promise<FoundPlaces | undefined> {
  const { sight } = request;
  const tried = new Set<string>();
  for (const dropped of relaxations) {
    const kept = [...conditions].filter(([part]) => !dropped.includes(part));
    const reach = reachOf(where, dropped);
    const key = JSON.stringify([kept.map(([part]) => part), reach.near, reach.area !== undefined]);
    // Letting go of what was not asked for changes nothing.
    if (tried.has(key)) continue;
    tried.add(key);
    const tests = kept.map(([, test]) => test);
    // Who asks for something cheap is told that there is none, and is not sent to the dearest instead.
    if (dropped.includes("price") && isForLittle(request.understanding)) tests.push(notDearest(sight));
    // Who names no kind of place sees each building once.
    if (conditions.has("offered")) tests.push(oneOfBuilding(sight, tests.slice()));
    const selection = await searchedAt(
      request,
      reach,
      tests,
      conditions.has("time") && dropped.includes("time"),
    );
    if (selection.total === 0) continue;
    const isTimed = conditions.has("time") && !dropped.includes("time");
    const unknownHours = isTimed && selection.total < FEW ? await countUnknown(request, reach, kept) : 0;
    const lost = dropped.filter((part) =>
      part === "area" ? where.area : part === "distance" || part === "words" || conditions.has(part),
    );
    return { selection, dropped: lost, where, words: wordsOf(request.understanding), unknownHours };
  }
  return undefined;
}

/**
 * Where none is known to be open then, the events that come next, else the places that may be open before those that are closed.
 * What is on at no particular time is told in its order.
 */
async function searchedAt(
  request: FindRequest,
  reach: Pick<Where, "near" | "area">,
  tests: readonly RowTest[],
  isTimeDropped: boolean,
): Promise<Selection> {
  const { sight, understanding, limit } = request;
  const soonest = async (more: readonly RowTest[], fromMs: number) => {
    const all = await searched({ ...request, limit: MANY_EVENTS }, reach, [...tests, ...more]);
    return soonestFirst(all, fromMs, limit, ofNamedCategories(request));
  };
  const { categories, openAt } = understanding;
  if (!openAt && categories.length > 0 && categories.every(isEventKind)) return soonest([], sight.nowMs);
  if (!isTimeDropped) return searched(request, reach, tests);
  const next = await soonest([testFor(sight, { event: true })], openAt!.from);
  if (next.total > 0) return next;
  const mayBeOpen = await searched(request, reach, [...tests, unknownThen(request)]);
  return mayBeOpen.total > 0 ? mayBeOpen : searched(request, reach, tests);
}

/** Where a search looks once something was let go. */
export function reachOf({ near, area }: Where, dropped: Dropped): Pick<Where, "near" | "area"> {
  return {
    near: dropped.includes("distance") ? { ...near, radius: FAR_METRES, rankBy: "distance" } : near,
    area: dropped.includes("area") ? undefined : area,
  };
}

/** One search, with tests of its own and, where given, words of its own. */
export async function searched(
  request: FindRequest,
  { near, area }: Pick<Where, "near" | "area">,
  tests: readonly RowTest[],
  words: WordSearch = { searchQuery: wordsOf(request.understanding), wordsIn: OWN_WORDS },
): Promise<Selection> {
  const all = area?.passes ? [...tests, area.passes] : tests;
  const { limit } = request;
  const rankBy = rankingFor(request.understanding, words);
  const asked: PlaceSearch = { ...askedOf(request), rankBy, ...words, ...near, ...area?.ask, limit };
  const { sight } = request;
  // Without a position there is no distance to cut at or to rank by.
  const canMeasure = asked.latlng !== undefined || sight.host?.geoLocation !== undefined;
  const ask = canMeasure ? asked : { ...asked, radius: undefined, rankBy: undefined };
  const found = await searchPlaces(sight, { ...ask, tests: all });
  const isNamed = ofNamedPlace(request) ?? ofNamedCategories(request);
  const isLikely =
    words.searchQuery === undefined
      ? (ofParty(request) ?? (isNamed ? undefined : ofLikelyKitchens(request)))
      : undefined;
  const meant = [
    ...[ofMeal(request), isNamed, isLikely, ofTopic(request), ofOpenSoon(request)],
    ...[ofKindItself(request), ofNothingLater(request)],
  ].filter((test) => test !== undefined);
  // Those of which all is true, then those of which most is, the first above all.
  const firsts = [
    ...meant.map((_, left) => meant.slice(0, meant.length - left)),
    ...meant.slice(1).map((test) => [test]),
  ];
  const kinds = words.searchQuery === undefined ? eachKind(request) : [];
  const before = [
    ...kinds.map((kind) => ({ tests: [...all, kind], limit: 1 })),
    ...firsts.map((tests) => ({ tests: [...all, ...tests] })),
  ];
  if (before.length === 0 || found.total === 0) return found;
  const ordered = await Promise.all(before.map((one) => searchPlaces(sight, { ...ask, ...one })));
  const rows = Uint32Array.from(new Set([...ordered, found].flatMap((one) => [...one.rows])));
  return { ...found, rows: rows.subarray(0, limit) };
}

/** Of several kinds of places that are asked for each: the best of every kind is told first. */
function eachKind({ sight, understanding, words }: FindRequest): RowTest[] {
  const { places } = splitKinds(understanding);
  return places.length < 2 ? [] : places.map((id) => testFor(sight, sayingConcept(words, id)));
}

/** Parts of the place that something has to be in or near to: a museum's own café. */
function ofNamedPlace({ sight, understanding: { near } }: FindRequest): RowTest | undefined {
  return near?.to === "place" ? testFor(sight, { partOf: near.place.id }) : undefined;
}

/** Places of the categories that were said by their names; undefined where none was. */
function ofNamedCategories({ sight, understanding, words }: FindRequest): RowTest | undefined {
  const named = Object.entries(understanding.named ?? {});
  if (named.length === 0) return undefined;
  const says = named.flatMap(([concept, category]) => words.labelsOfCategory(category, concept));
  return testFor(sight, { says, in: ["category", "activityTags"] });
}

/** Places declared for children where they come along; undefined else. */
function ofParty({ sight, asker, understanding }: FindRequest): RowTest | undefined {
  const userCategory = partyOf(understanding) ?? asker.userCategory;
  if (userCategory !== "family" || understanding.sort !== undefined) return undefined;
  return testFor(sight, { userCategory });
}

/** Kitchens at which a diet is likeliest to be had where no place says that it is. */
const LIKELY: Readonly<Partial<Record<string, readonly string[]>>> = {
  halal: "turkish kebab lebanese middle_eastern moroccan pakistani persian syrian malaysian indonesian".split(
    " ",
  ),
  vegan: ["vegetarian", "indian", "thai", "vietnamese", "lebanese"],
  vegetarian: ["indian", "thai", "italian", "lebanese", "vietnamese"],
};

function ofLikelyKitchens({ sight, understanding, words }: FindRequest): RowTest | undefined {
  const kitchens = understanding.features.flatMap((id) => LIKELY[id] ?? []);
  if (kitchens.length === 0 || splitKinds(understanding).cuisines.length > 0) return undefined;
  return testFor(sight, { any: kitchens.map((id) => sayingConcept(words, id)) });
}

/** Where people eat and shop: what is such a place itself, as against a square that has some. */
function ofKindItself({ sight, understanding, words }: FindRequest): RowTest | undefined {
  const { places } = splitKinds(understanding);
  const isOf = (id: string) => OF_ONE_KIND.has(conceptOf(id)?.purpose ?? "");
  if (places.length === 0 || !places.every(isOf)) return undefined;
  return testFor(sight, { says: places.flatMap((id) => [...words.labelsOf(id)]), in: ["category"] });
}

const OF_ONE_KIND: ReadonlySet<string> = new Set(["eat", "shop"]);

/** Of a kind, those of a topic that was said beside it: restaurants with a star, shops of design. */
function ofTopic({ sight, understanding }: FindRequest): RowTest | undefined {
  const { interests, categories, saidAs } = understanding;
  const said = interests.filter((id) => Object.hasOwn(saidAs, id));
  if (said.length === 0 || categories.length === 0) return undefined;
  return testFor(sight, { any: said.map((interest) => ({ interest })) });
}

/** So soon people want to eat, drink or be at something who say no time. */
const SOON_MS = 3 * 3_600_000;

/** Where no time is said and no event is looked for, what begins only later is no first answer. */
function ofNothingLater({ sight, understanding: { openAt, categories } }: FindRequest): RowTest | undefined {
  if (openAt || categories.some(isEventKind)) return undefined;
  return testFor(sight, { not: { event: true, later: sight.nowMs + SOON_MS } });
}

/** Where a meal is named and no day: what is not known to be closed when it is had next. */
function ofMeal({ sight, understanding: { openAt, mealAt } }: FindRequest): RowTest | undefined {
  if (openAt || !mealAt) return undefined;
  return testFor(sight, {
    any: [openDuring(mealAt, sight.nowMs), ofUnknownHours(mealAt, sight.nowMs)],
  });
}

/** Where no time is said: what one needs at once and is not known to be closed now, to eat and drink what is not known to be closed until later. */
function ofOpenSoon({ sight, understanding }: FindRequest): RowTest | undefined {
  const { openAt, mealAt, categories } = understanding;
  if (openAt || mealAt || categories.length === 0) return undefined;
  const from = sight.nowMs;
  const isMeal = categories.every((id) => ["eat", "drink"].includes(conceptOf(id)?.purpose ?? ""));
  if (!isMeal && !isNeed(understanding)) return undefined;
  const range: TimeRange = isMeal ? { from, until: from + SOON_MS } : { from, until: from, now: true };
  return testFor(sight, { any: [{ ...openDuring(range, from), atLeast: 1 }, ofUnknownHours(range, from)] });
}

function isNeed({ categories }: Understanding): boolean {
  return categories.length > 0 && categories.every((id) => conceptOf(id)?.purpose === "need");
}

/** How many have everything else, and hours that nobody knows. */
async function countUnknown(
  request: FindRequest,
  reach: Pick<Where, "near" | "area">,
  conditions: readonly (readonly [Part, RowTest])[],
): Promise<number> {
  const others = conditions.filter(([part]) => part !== "time").map(([, test]) => test);
  return (await searched({ ...request, limit: 1 }, reach, [...others, unknownThen(request)])).total;
}

function unknownThen({ sight, understanding }: FindRequest): RowTest {
  return testFor(sight, ofUnknownHours(understanding.openAt!, sight.nowMs));
}

/** What a search takes from the asker and from what was understood, but for what it looks for, where and in which order. */
export function askedOf({
  asker,
  understanding,
}: Pick<FindRequest, "asker" | "understanding">): Omit<PlaceSearch, "limit"> {
  const said = understanding.interests.map((id) => ({ id, weight: 1 }));
  const before = asker.userInterests.filter(({ id }) => !understanding.interests.includes(id));
  return {
    profileId: asker.profileId,
    lang: asker.lang,
    latlng: asker.latlng,
    radius: asker.radius,
    userCategory: (partyOf(understanding) ?? asker.userCategory) as PlaceSearch["userCategory"],
    tripType: understanding.tripType ?? asker.tripType,
    userInterests: [...said, ...before],
  };
}

/** Near and good in one, unless the message asks for one of them, or for what one needs at once, or words are searched for. */
function rankingFor(understanding: Understanding, { searchQuery }: WordSearch): PlaceSearch["rankBy"] {
  const { sort } = understanding;
  if (sort === "distance" || (isNeed(understanding) && sort === undefined)) return "distance";
  if (searchQuery !== undefined) return "relevance";
  return sort === "rating" ? "score" : "balanced";
}

type WordSearch = Pick<PlaceSearch, "searchQuery" | "wordsIn" | "inOwnLanguage">;

/** Where a place calls itself something: what a text only mentions it is not. */
export const OWN_WORDS: readonly Field[] = ["name", "keywords", "place"];

/**
 * Words that nothing explains are a condition where nothing else says what is looked for: a price, a time or an area alone does
 * not, nor does a property, a topic or a party beside them where no place is asked for: "increase the volume of the music".
 */
function wordsOf(understanding: Understanding): string | undefined {
  const { categories, features, interests, userCategory, anything, seeks, freeText } = understanding;
  const isOf = features.length + interests.length > 0;
  const { length } = understanding.notUnderstood;
  const isMeant = length === 0 || (seeks && length === 1);
  const isOfParty = anything || userCategory !== undefined;
  const saysWhat = categories.length > 0 || (isMeant && (isOf || isOfParty)) || (anything && length < 2);
  return saysWhat || freeText === "" ? undefined : freeText;
}

/**
 * The last resort: a property among the words that a place has of itself, the first alone, so that half of it is never taken for
 * the whole; or what nothing explains. No kind of place: a restaurant called after a pharmacy is none.
 */
async function byWords(request: FindRequest, where: Where): Promise<FoundPlaces | undefined> {
  const { categories, features, saidAs, freeText, isUnclear } = request.understanding;
  if (categories.length > 0 && !isUnclear) return undefined;
  const [id] = isUnclear ? [] : features;
  // Of several words those that the catalogue itself has; a word that nothing explains stands for no name alone.
  const known = freeText.split(" ").filter((word) => Object.hasOwn(saidAs, word));
  const asked = id === undefined ? [freeText, ...known] : [saidAs[id] ?? "", id.replaceAll("_", " ")];
  for (const searchQuery of new Set(asked.filter(Boolean))) {
    for (const dropped of [["words"], ["words", "area", "distance"]] as const) {
      const words = { searchQuery, wordsIn: OWN_WORDS };
      const selection = await searched(request, reachOf(where, dropped), [], words);
      if (selection.total > 0) return { selection, dropped, where, words: searchQuery, unknownHours: 0 };
    }
  }
  return undefined;
}

/**
 * A kind of place is never given up silently, that would be another question: only what serves a kitchen that is named too may be
 * of another kind, a bar instead of a restaurant. Properties are given up only where a kind is left to go by.
 */
function relaxationsFor(understanding: Understanding): Dropped[] {
  const { places, cuisines } = splitKinds(understanding);
  const hasKind = places.length + cuisines.length > 0;
  const hasTopic = hasKind || understanding.interests.length > 0;
  const usual = relaxationsWithout(hasTopic ? understanding.features : []);
  if (!understanding.features.length && !hasKind) usual.push(["party"], ["todo"], ["party", "todo"]);
  if (places.length === 0 || cuisines.length === 0 || !places.every(isServing)) return usual;
  return [[], ["places"], ...usual, ...usual.map((dropped): Dropped => [...dropped, "places"])];
}

/**
 * What is let go until something is found, one term after the other: pleasant properties, stars and price, other properties, the
 * time, the distance and the area, and last what some people cannot do without.
 */
function relaxationsWithout(features: readonly string[]): Dropped[] {
  const each = (parts: Dropped): Dropped[] => parts.map((part) => [part]);
  const parts = (isMeant: (id: string) => boolean) => features.filter(isMeant).map(featurePart);
  const pleasant = parts((id) => PLEASANT.has(id));
  const needs = parts((id) => NEEDS.has(id));
  const others = parts((id) => !PLEASANT.has(id) && !NEEDS.has(id));
  const soft: Dropped = [...pleasant, "stars", "price"];
  const most: Dropped = [...soft, ...others];
  const all: Dropped[] = [
    [],
    ...each(pleasant),
    pleasant,
    ["stars"],
    ["price"],
    soft,
    ...each(others),
    others,
    most,
    ["time"],
    [...most, "time"],
    ["distance"],
    ["distance", ...most],
    ["distance", ...most, "time"],
    ["area", "distance"],
    ["area", "distance", ...most, "time"],
  ];
  return [
    ...all,
    ...each(needs),
    // Of several needs as few as can be: where nobody tells of steps, a vegetarian still eats.
    ...(needs.length > 1 ? all.flatMap((dropped) => needs.map((need): Dropped => [...dropped, need])) : []),
    ...all.map((dropped) => [...dropped, ...needs]),
  ];
}

/** Of several kinds of places or of food that are asked for, those that no place far and wide is of, in the traveller's words. */
export async function missingKinds(request: FindRequest, where: Where): Promise<string[]> {
  const { sight, words, understanding } = request;
  const { places, cuisines } = splitKinds(understanding);
  const had = new Set<string>();
  const missing = new Set<string>();
  for (const id of [places, cuisines].flatMap((ids) => (ids.length > 1 ? ids : []))) {
    const said = understanding.saidAs[id];
    if (said === undefined) continue;
    const tests = [testFor(sight, sayingConcept(words, id))];
    const { total } = await searched(
      { ...request, limit: 1 },
      reachOf(where, ["distance", "area"]),
      tests,
      {},
    );
    (total > 0 ? had : missing).add(said);
  }
  return [...missing].filter((said) => !had.has(said));
}
