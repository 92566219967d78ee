import type { ChatGuide, ChatListing, ChatLocation } from "../contract/chat-answer.ts";
import type { GeoLocation, Image } from "../contract/common.ts";
import type { AreaHit, GuideHit, ListingHit } from "../discovery/places.ts";

/** A listing of a search as an answer of the concierge shows it. */
export function chatListingOf(hit: ListingHit): ChatListing {
  const { id, name, category, address, geoDistance, providerRating, priceLevel, openingHours, photos } = hit;
  return {
    id,
    name: name ?? id,
    category,
    address,
    geoDistance,
    providerRating,
    priceLevel,
    openNow: openingHours?.openNow,
    photo: photoOf(photos?.[0]),
    providerMapsUrl: hit.providerMapsUrl,
  };
}

/** A guide of a search as an answer of the concierge shows it. */
export function chatGuideOf(hit: GuideHit): ChatGuide {
  const { id, name, introText, description, coverImage, listingIds, geoDistance } = hit;
  return {
    id,
    name: name ?? id,
    description: introText ?? description,
    coverImage: photoOf(coverImage),
    listingCount: listingIds?.length ?? 0,
    geoDistance,
  };
}

/** A neighbourhood as an answer of the concierge shows it. */
export function chatLocationOf(hit: AreaHit): ChatLocation {
  const { id, displayName, area, address, description, headline, geoDistance, geoLocation, photos } = hit;
  return {
    id,
    name: displayName ?? area ?? id,
    address,
    description: description ?? headline,
    geoDistance,
    photo: photoOf(photos?.[0]),
    providerMapsUrl: mapUrlOf(geoLocation),
  };
}

/** Where to look at a position on a map, for what has no address of a map of its own. */
export function mapUrlOf(position: GeoLocation | undefined): string | undefined {
  if (!position) return undefined;
  const [lat, lng] = position;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

/** The first of a picture's sizes: the smallest, as pictures are given. `publicUrl` goes before addresses of this server's own. */
export function photoOf(image: Image | undefined, publicUrl = ""): { url: string } | undefined {
  const url = image?.images[0]?.url;
  return url === undefined ? undefined : { url: url.startsWith("/media/") ? `${publicUrl}${url}` : url };
}
