import type { Test } from "../../catalogue/match.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { ListingAsk } from "../../discovery/org-reader.ts";
import { sayingConcept } from "./conditions.ts";
import type { FindRequest } from "./find-places.ts";
import { inTownPart } from "./town-parts.ts";

/** Where a search looks: in an area, near something, or as far as the request and the host say. */
export interface Where {
  near: Pick<ListingAsk, "latlng" | "radius" | "rankBy">;
  area?: { ask: Pick<ListingAsk, "locationId">; passes?: Test };
  /** Metres at which the search ends, where it does. */
  radiusMetres?: number;
  /** What the area, or what the search is near to, is called. */
  name?: string;
}

/** "Near" without a distance: a quarter of an hour's walk. */
const NEAR_METRES = 1_200;

export async function whereOf(request: FindRequest): Promise<Where> {
  const { reader, asker, understanding, host } = request;
  const { view } = reader;
  const { area, townPart, near, radius } = understanding;
  const cut = radius === undefined ? {} : { radius };
  if (area) return { near: cut, area: areaOf(request, area), radiusMetres: radius, name: area.name };
  if (townPart) {
    const passes = inTownPart(view, townPart, asker.latlng ?? host?.geoLocation);
    return { near: {}, area: { ask: {}, passes } };
  }
  const point = near && (await pointOf(request));
  if (near && point) {
    const radiusMetres = radius ?? NEAR_METRES;
    const rankBy = near.to === "me" ? {} : { rankBy: "distance" as const };
    return { near: { latlng: point.at, radius: radiusMetres, ...rankBy }, radiusMetres, name: point.name };
  }
  return { near: cut, radiusMetres: radius ?? asker.radius ?? host?.searchRadius };
}

function areaOf(
  { reader: { view } }: FindRequest,
  { id, name }: { id?: string; name: string },
): NonNullable<Where["area"]> {
  if (id !== undefined) return { ask: { locationId: id } };
  const { labels, tables } = view.catalogue;
  const mask = labels.mask([name]);
  return { ask: {}, passes: (row) => mask[tables.listing.neighborhood[row]!] === 1 };
}

/** What "near" means: the traveller, the house, a place, or the nearest of a kind. */
async function pointOf(request: FindRequest): Promise<{ at: GeoLocation; name?: string } | undefined> {
  const { reader, asker, understanding, host } = request;
  const { near } = understanding;
  if (near?.to === "place") {
    if (near.place.kind !== "listing") return undefined;
    return located(request, reader.view.catalogue.tables.listing.rowOfId.get(near.place.id), near.place.name);
  }
  if (near?.to === "category") return nearestOf(request, near.category);
  const at = near?.to === "host" ? host?.geoLocation : (asker.latlng ?? host?.geoLocation);
  return at && { at };
}

async function nearestOf(request: FindRequest, category: string): ReturnType<typeof pointOf> {
  const { reader, scope, asker, host, words } = request;
  const { profileId, lang } = asker;
  const centre = asker.latlng ?? host?.geoLocation;
  const selection = await reader.listings(scope, {
    profileId,
    lang,
    latlng: centre,
    rankBy: centre && "distance",
    passes: sayingConcept(reader.view, words, category),
    limit: 1,
  });
  const [hit] = await reader.listingHits(selection, selection.rows);
  return located(request, selection.rows[0], hit?.name);
}

function located(
  { reader }: FindRequest,
  row: number | undefined,
  name: string | undefined,
): { at: GeoLocation; name?: string } | undefined {
  const { lat, lng } = reader.view.catalogue.tables.listing;
  if (row === undefined || Number.isNaN(lat[row]!)) return undefined;
  return { at: [lat[row]!, lng[row]!], name };
}
