import type { GeoArea, Listing, ListingPage } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { listingFields } from "../app/fields.ts";
import { ANYWHERE_METRES } from "../app/listings-by-ids.ts";
import { buildSearchQuery, type SearchState } from "../app/search-state.ts";
import { type CategoryIcon, chooseCategoryIcon } from "../parts/icon.ts";
import type { Area } from "./areas.ts";
import type { Position } from "./geometry.ts";

/** A place on the map. */
export interface MapPoint {
  id: string;
  name: string;
  at: Position;
  icon: CategoryIcon;
  /**
   * A stop of a plan: its number in its day, the day counted from 0, and the way there from the stop before, where its streets are
   * known. Stops never gather in a cluster.
   */
  stop?: { number: number; day: number; way?: readonly Position[] };
}

/** The places that have a position, as points of a map. */
export function toPoints(listings: readonly Listing[]): MapPoint[] {
  return listings.flatMap((listing): MapPoint[] => {
    const { id, name = "", geoLocation } = listing;
    return geoLocation ? [{ id, name, at: geoLocation, icon: chooseCategoryIcon(listing) }] : [];
  });
}

/** The geo areas that have a circle, with their borders where those are known. */
export function toAreas(areas: readonly GeoArea[]): Area[] {
  return areas.flatMap(({ id, displayName = "", geoLocation, radius, outline }): Area[] => {
    if (!geoLocation || !radius) return [];
    const rings = outline?.coordinates.map(([outer = []]) => outer.slice(1));
    const border = rings?.map((ring) => ring.map(([longitude, latitude]): Position => [latitude, longitude]));
    return [{ id, name: displayName, centre: geoLocation, radiusMetres: radius, ...(border && { border }) }];
  });
}

const PER_PAGE = 20;
/** So many places at once: more make a list that nobody reads and a map of nothing but clusters. */
const MAX_PAGES = 5;

/**
 * The places that a map and the list beside it show: those of a search, the first hundred of them, and before them the one
 * that is asked for by its id, which the search need not find.
 */
export async function searchPlaces(
  app: App,
  state: SearchState,
  id: string | undefined,
  signal: AbortSignal,
): Promise<ListingPage<Listing>> {
  const query = { ...app.query(), ...buildSearchQuery(state), fields: listingFields, hitsPerPage: PER_PAGE };
  const askPage = (page: number) => app.client.listingSearch({ ...query, page }, { signal });
  const [first, named] = await Promise.all([askPage(1), id === undefined ? [] : findPlace(app, id, signal)]);
  const more = Array.from({ length: Math.max(Math.min(first.pages, MAX_PAGES) - 1, 0) }, (_, index) =>
    askPage(index + 2),
  );
  const found = [first, ...(await Promise.all(more))].flatMap(({ results }) => results);
  const missing = named.filter((place) => !found.some((listing) => listing.id === place.id));
  return { ...first, total: first.total + missing.length, results: [...missing, ...found] };
}

async function findPlace(app: App, id: string, signal: AbortSignal): Promise<Listing[]> {
  const { profileId, lang } = app.query();
  const query = { profileId, lang, ids: [id], radius: ANYWHERE_METRES, fields: listingFields };
  return (await app.client.listingSearch(query, { signal })).results;
}
