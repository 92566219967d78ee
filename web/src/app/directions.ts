import type { Listing } from "../../../src/client/api-types.ts";
import type { TravelMode } from "./settings.ts";

/**
 * Address of the way to a place from wherever the traveller is, by the host's travel mode (Google's Maps URLs, which maps
 * of phones open by themselves). Where the place has no position: its provider's map; undefined without either.
 */
export function directionsUrl(
  { geoLocation, providerMapsUrl }: Pick<Listing, "geoLocation" | "providerMapsUrl">,
  mode: TravelMode,
): string | undefined {
  if (!geoLocation) return providerMapsUrl;
  const query = new URLSearchParams({ api: "1", destination: geoLocation.join(","), travelmode: mode });
  return `https://www.google.com/maps/dir/?${query}`;
}
