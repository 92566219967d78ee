import type { GeoLocation } from "../../contract/common.ts";
import type { ListingAsk } from "../../discovery/org-reader.ts";
import { type Test, within } from "../../search/columns/match.ts";
import type { AreaMeant } from "../understanding/understanding.ts";
import { passesAny, sayingConcept } from "./conditions.ts";
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
  const { area, townPart, orAreas = [], near, radius } = understanding;
  const cut = radius === undefined ? {} : { radius };
  if (orAreas.length > 0) {
    const tests = [...orAreas, { area, townPart }].map((meant) => inAreaMeant(request, meant));
    return { near: cut, area: { ask: {}, passes: passesAny(tests) }, radiusMetres: radius };
  }
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

/** Listings in one of several areas that will do. */
function inAreaMeant({ reader: { view }, asker, host }: FindRequest, { area, townPart }: AreaMeant): Test {
  if (townPart) return inTownPart(view, townPart, asker.latlng ?? host?.geoLocation);
  const { geoArea, listing } = view.catalogue.tables;
  const row = area?.id === undefined ? undefined : geoArea.rowOfId.get(area.id);
  const radius = row === undefined ? 0 : geoArea.radius[row]!;
  if (row !== undefined && radius > 0) return within(listing, [geoArea.lat[row]!, geoArea.lng[row]!], radius);
  const mask = view.catalogue.labels.mask(area ? [area.name] : []);
  return (at) => mask[listing.neighborhood[at]!] === 1;
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
