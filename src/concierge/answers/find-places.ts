import { passesAll, type Test } from "../../catalogue/match.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { WeightedInterest } from "../../contract/parameters.ts";
import type { Scope } from "../../discovery/answer.ts";
import type { ListingAsk, ListingSelection, OrgReader } from "../../discovery/org-reader.ts";
import type { HostView } from "../../discovery/org-view.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { conditionsOf, inTownPart, type Part, sayingConcept } from "./conditions.ts";

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
  host: HostView | undefined;
  words: OrgWords;
  understanding: Understanding;
  limit: number;
}

/** What had to be let go so that something was found: nothing, parts of the wish, the distance, or everything but the words. */
export interface FoundPlaces {
  selection: ListingSelection;
  dropped: readonly (Part | "distance" | "area" | "words")[];
  /** Metres within which there was nothing, where the distance was let go. */
  radiusMetres?: number;
}

/** "Near" without a distance: a quarter of an hour's walk. */
const NEAR_METRES = 1_200;
/** How far one looks for the nearest when there is nothing near. */
const FAR_METRES = 50_000;

type Dropped = FoundPlaces["dropped"];

/** What is let go, in this order, until something is found. The kind of place is never given up silently: that would be another question. */
const ATTEMPTS: readonly Dropped[] = [
  [],
  ["features"],
  ["price"],
  ["features", "price"],
  ["time"],
  ["features", "price", "time"],
  ["distance"],
  ["distance", "features", "price"],
  ["distance", "features", "price", "time"],
  ["area", "distance", "features", "price", "time"],
];

/**
 * The places that an understanding asks for, best first. When nothing has all of it, the most of it: see `dropped`. Undefined when
 * there is nothing of the kind at all.
 */
export async function findPlaces(request: FindRequest): Promise<FoundPlaces | undefined> {
  const { reader, scope, understanding, words } = request;
  const { view, nowMs } = reader;
  const conditions = conditionsOf(view, words, understanding, {
    nowMs,
    hostZone: request.host?.timeZoneName,
  });
  const where = await whereOf(request);
  const tried = new Set<string>();
  for (const dropped of ATTEMPTS) {
    const kept = [...conditions].filter(([part]) => !dropped.includes(part));
    const near = dropped.includes("distance")
      ? { ...where.near, radius: FAR_METRES, rankBy: "distance" as const }
      : where.near;
    const area = dropped.includes("area") ? undefined : where.area;
    const key = JSON.stringify([kept.map(([part]) => part), near, area !== undefined]);
    // Letting go of what was not asked for changes nothing.
    if (tried.has(key)) continue;
    tried.add(key);
    const tests = [...kept.map(([, test]) => test), ...(area?.passes ? [area.passes] : [])];
    const ask: ListingAsk = {
      ...asked(request),
      ...near,
      ...area?.ask,
      passes: passesAll(tests),
      limit: request.limit,
    };
    const selection = await reader.listings(
      scope,
      canMeasure(ask, request) ? ask : { ...ask, radius: undefined, rankBy: undefined },
    );
    if (selection.total > 0) return { selection, dropped, radiusMetres: where.radiusMetres };
  }
  return byWords(request);
}

/** Without a position there is no distance to cut at or to rank by. */
function canMeasure({ latlng }: ListingAsk, { host }: FindRequest): boolean {
  return latlng !== undefined || host?.geoLocation !== undefined;
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
    searchQuery: saysNothingElse(understanding) ? understanding.freeText : undefined,
    rankBy: understanding.sort === "distance" ? "distance" : undefined,
  };
}

/** Words that nothing explains are searched for only where they are all there is. */
function saysNothingElse({
  categories,
  features,
  interests,
  userCategory,
  priceLevel,
  freeText,
}: Understanding): boolean {
  return (
    freeText !== "" &&
    !userCategory &&
    [categories, features, interests, priceLevel].every((list) => list.length === 0)
  );
}

interface Where {
  near: Pick<ListingAsk, "latlng" | "radius" | "rankBy">;
  area?: { ask: Pick<ListingAsk, "locationId">; passes?: Test };
  radiusMetres?: number;
}

/** Where to look: in an area, near something, or as far as the request and the host say. */
async function whereOf(request: FindRequest): Promise<Where> {
  const { reader, asker, understanding, host } = request;
  const { view } = reader;
  const { area, townPart, near, radius } = understanding;
  if (area?.id) return { near: { radius }, area: { ask: { locationId: area.id } }, radiusMetres: radius };
  if (area) {
    const { labels, tables } = view.catalogue;
    const mask = labels.mask([area.name]);
    return { near: {}, area: { ask: {}, passes: (row) => mask[tables.listing.neighborhood[row]!] === 1 } };
  }
  if (townPart) return { near: {}, area: { ask: {}, passes: inTownPart(view, townPart) } };
  const point = near && (await pointOf(request));
  if (near && point) {
    const radiusMetres = radius ?? NEAR_METRES;
    return {
      near: { latlng: point, radius: radiusMetres, rankBy: near.to === "me" ? undefined : "distance" },
      radiusMetres,
    };
  }
  const radiusMetres = radius ?? asker.radius ?? host?.searchRadius;
  return { near: radius === undefined ? {} : { radius }, radiusMetres };
}

/** What "near" means: the traveller, the house, a place, or the nearest of a kind. */
async function pointOf({
  reader,
  scope,
  asker,
  understanding,
  host,
  words,
}: FindRequest): Promise<GeoLocation | undefined> {
  const { near } = understanding;
  const { listing } = reader.view.catalogue.tables;
  const positionOf = (row: number | undefined): GeoLocation | undefined =>
    row === undefined || Number.isNaN(listing.lat[row]!) ? undefined : [listing.lat[row]!, listing.lng[row]!];
  if (near?.to === "place")
    return near.place.kind === "listing" ? positionOf(listing.rowOfId.get(near.place.id)) : undefined;
  if (near?.to === "category") {
    const passes = sayingConcept(reader.view, words, near.category);
    const centre = asker.latlng ?? host?.geoLocation;
    const { profileId, lang } = asker;
    const ask: ListingAsk = {
      profileId,
      lang,
      latlng: centre,
      rankBy: centre && "distance",
      passes,
      limit: 1,
    };
    const { rows } = await reader.listings(scope, ask);
    return positionOf(rows[0]);
  }
  return near?.to === "host" ? host?.geoLocation : (asker.latlng ?? host?.geoLocation);
}

/** The last resort: what was asked for as words of a text search. */
async function byWords(request: FindRequest): Promise<FoundPlaces | undefined> {
  const { reader, scope, understanding, limit } = request;
  const searchQuery =
    [...understanding.categories, ...understanding.features].join(" ").replaceAll("_", " ") ||
    understanding.freeText;
  if (searchQuery === "") return undefined;
  const { profileId, lang, latlng } = request.asker;
  const selection = await reader.listings(scope, { profileId, lang, latlng, searchQuery, limit });
  return selection.total > 0 ? { selection, dropped: ["words"] } : undefined;
}
