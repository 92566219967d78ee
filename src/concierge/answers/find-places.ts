import type { GeoLocation } from "../../contract/common.ts";
import type { WeightedInterest } from "../../contract/parameters.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import type { OrgHost } from "../../discovery/org/org.ts";
import type { ListingAsk, ListingSelection, OrgReader } from "../../discovery/org-reader.ts";
import { passesAll, type Test } from "../../search/columns/match.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { conditionsOf, kindsOf, type Part, sayingConcept } from "./conditions.ts";
import { ofUnknownHours } from "./open-during.ts";
import { type Dropped, RELAXATIONS, relaxationsOf } from "./relaxations.ts";
import { type Where, whereOf } from "./where-to-look.ts";

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
  reader: OrgReader;
  scope: Scope;
  asker: Asker;
  host: OrgHost | undefined;
  words: OrgWords;
  understanding: Understanding;
  limit: number;
}

export interface FoundPlaces {
  selection: ListingSelection;
  dropped: Dropped;
  where: Where;
  /** How many more there are of which nobody knows whether they are open then; counted only where few are known to be. */
  unknownHours: number;
}

/** How far one looks for the nearest when there is nothing near. */
const FAR_METRES = 50_000;
/** So many that are known to be open are enough. */
const FEW = 6;

/**
 * The places that an understanding asks for, best first. When nothing has all of it, the most of it: see `dropped`. Undefined when
 * there is nothing of the kind at all.
 */
export async function findPlaces(request: FindRequest): Promise<FoundPlaces | undefined> {
  const { reader, understanding, words, host } = request;
  const { view, nowMs } = reader;
  const conditions = conditionsOf(view, words, understanding, { nowMs, hostZone: host?.timeZoneName });
  const where = await whereOf(request);
  const { places, cuisines } = kindsOf(understanding);
  const found = await relaxed(request, where, conditions, relaxationsOf(understanding));
  if (found) return found;
  const byName = await byWords(request, where);
  if (byName || cuisines.length === 0) return byName;
  // The kitchen is unknown here: any place to eat, said to be so.
  if (places.length === 0) conditions.set("places", sayingConcept(view, words, "restaurant"));
  return relaxed(
    request,
    where,
    conditions,
    RELAXATIONS.map((dropped) => [...dropped, "cuisines"]),
  );
}

async function relaxed(
  request: FindRequest,
  where: Where,
  conditions: ReadonlyMap<Part, Test>,
  relaxations: readonly Dropped[],
): Promise<FoundPlaces | undefined> {
  const tried = new Set<string>();
  for (const dropped of relaxations) {
    const kept = [...conditions].filter(([part]) => !dropped.includes(part));
    const reach = reachOf(where, dropped);
    const key = JSON.stringify([kept.map(([part]) => part), reach.near, reach.area !== undefined]);
    // Letting go of what was not asked for changes nothing.
    if (tried.has(key)) continue;
    tried.add(key);
    const tests = kept.map(([, test]) => test);
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
    return { selection, dropped: lost, where, unknownHours };
  }
  return undefined;
}

/** Where none is known to be open then, those that may be come before those that are closed. */
async function searchedAt(
  request: FindRequest,
  reach: Pick<Where, "near" | "area">,
  tests: readonly Test[],
  isTimeDropped: boolean,
): Promise<ListingSelection> {
  if (!isTimeDropped) return searched(request, reach, tests);
  const mayBeOpen = await searched(request, reach, [...tests, unknownThen(request)]);
  return mayBeOpen.total > 0 ? mayBeOpen : searched(request, reach, tests);
}

function reachOf({ near, area }: Where, dropped: Dropped): Pick<Where, "near" | "area"> {
  return {
    near: dropped.includes("distance") ? { ...near, radius: FAR_METRES, rankBy: "distance" } : near,
    area: dropped.includes("area") ? undefined : area,
  };
}

async function searched(
  request: FindRequest,
  { near, area }: Pick<Where, "near" | "area">,
  tests: readonly Test[],
  searchQuery = wordsOf(request.understanding),
): Promise<ListingSelection> {
  const passes = passesAll(area?.passes ? [...tests, area.passes] : [...tests]);
  const { limit } = request;
  const ask: ListingAsk = { ...asked(request), searchQuery, ...near, ...area?.ask, passes, limit };
  const { reader, scope, host } = request;
  // Without a position there is no distance to cut at or to rank by.
  const canMeasure = ask.latlng !== undefined || host?.geoLocation !== undefined;
  return reader.listings(scope, canMeasure ? ask : { ...ask, radius: undefined, rankBy: undefined });
}

/** How many have everything else, and hours that nobody knows. */
async function countUnknown(
  request: FindRequest,
  reach: Pick<Where, "near" | "area">,
  conditions: readonly (readonly [Part, Test])[],
): Promise<number> {
  const others = conditions.filter(([part]) => part !== "time").map(([, test]) => test);
  return (await searched({ ...request, limit: 1 }, reach, [...others, unknownThen(request)])).total;
}

function unknownThen({ reader, host, understanding }: FindRequest): Test {
  return ofUnknownHours(reader.view, host?.timeZoneName, understanding.openAt!, reader.nowMs);
}

function asked({ asker, understanding }: FindRequest): Omit<ListingAsk, "limit"> {
  const said = understanding.interests.map((id) => ({ id, weight: 1 }));
  const before = asker.userInterests.filter(({ id }) => !understanding.interests.includes(id));
  return {
    profileId: asker.profileId,
    lang: asker.lang,
    latlng: asker.latlng,
    radius: asker.radius,
    userCategory: (understanding.userCategory ?? asker.userCategory) as ListingAsk["userCategory"],
    tripType: understanding.tripType ?? asker.tripType,
    userInterests: [...said, ...before],
    rankBy: understanding.sort === "distance" ? "distance" : undefined,
  };
}

/** Words that nothing explains are searched for only where they are all there is. */
function wordsOf({
  categories,
  features,
  interests,
  userCategory,
  priceLevel,
  freeText,
}: Understanding): string | undefined {
  const saysElse =
    userCategory !== undefined ||
    [categories, features, interests, priceLevel].some((list) => list.length > 0);
  return saysElse || freeText === "" ? undefined : freeText;
}

/** The last resort: what was asked for as a word of a text search, the first alone, so that half of it is never taken for the whole. */
async function byWords(request: FindRequest, where: Where): Promise<FoundPlaces | undefined> {
  const { understanding } = request;
  const { places, cuisines } = kindsOf(understanding);
  const [first] = [cuisines, places, understanding.features].find((ids) => ids.length > 0) ?? [];
  const searchQuery = first?.replaceAll("_", " ") ?? understanding.freeText;
  if (searchQuery === "") return undefined;
  for (const dropped of [["words"], ["words", "area", "distance"]] as const) {
    const selection = await searched(request, reachOf(where, dropped), [], searchQuery);
    if (selection.total > 0) return { selection, dropped, where, unknownHours: 0 };
  }
  return undefined;
}
