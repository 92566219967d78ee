import type { GeoArea, Listing } from "../../../src/client/api-types.ts";
import type { Area } from "./area-shapes.ts";
import { categoryIconOf } from "./category-icon.ts";
import type { MapPoint } from "./map-point.ts";

/** The fields of a place that a row and a sign show. */
export const shownFields = [
  "id",
  "name",
  "category",
  "integratedCategories",
  "contentType",
  "geoLocation",
  "photos",
  "providerRating",
  "priceLevel",
  "priceLevelText",
  "currencyCode",
  "openingHours",
  "geoDistance",
] as const;

/** The places that have a position, as points of a map. */
export function pointsOf(listings: readonly Listing[]): MapPoint[] {
  return listings.flatMap((listing): MapPoint[] => {
    const { id, name = "", geoLocation } = listing;
    return geoLocation ? [{ id, name, at: geoLocation, icon: categoryIconOf(listing) }] : [];
  });
}

/** The geo areas that have a circle. */
export function areasOf(areas: readonly GeoArea[]): Area[] {
  return areas.flatMap(({ id, displayName = "", geoLocation, radius }): Area[] =>
    geoLocation && radius ? [{ id, name: displayName, centre: geoLocation, radiusMetres: radius }] : [],
  );
}
