import type { GeoLocation, Image } from "../../contract/common.ts";
import { priceLevelOf } from "../properties/field-values.ts";
import { positionFault } from "../properties/swapped-positions.ts";
import { cutText, numberOf, textOf, textsOf, webAddressOf } from "../properties/values.ts";
import type { SourceFault } from "../source-record.ts";
import { isNode, type JsonLdNode, nodeOf, textsUnder, textUnder, valuesOf } from "./node.ts";

const MOST_PHOTOS = 20;

/** The position of a place, of its `geo` or of the place itself. */
export function locationOf(node: JsonLdNode): { location?: GeoLocation; fault?: Omit<SourceFault, "place"> } {
  for (const holder of [nodeOf(node, "geo"), node]) {
    const latitude = holder && numberOf(textUnder(holder, "latitude"), true);
    const longitude = holder && numberOf(textUnder(holder, "longitude"), true);
    if (latitude === undefined || longitude === undefined) continue;
    const fault = positionFault(latitude, longitude);
    if (fault) return { fault: { field: "geo", ...fault } };
    return latitude === 0 && longitude === 0 ? {} : { location: [latitude, longitude] };
  }
  return {};
}

/** An address in one line: a text, or the parts of a PostalAddress. */
export function addressOf(node: JsonLdNode): string | undefined {
  const [address] = valuesOf(node, "address");
  if (!isNode(address)) return textOf(address);
  const part = (name: string) => textUnder(address, name);
  const place = [part("postalCode"), part("addressLocality")].filter(Boolean).join(" ");
  const parts = [part("streetAddress"), place, part("addressRegion"), part("addressCountry")];
  // A two-letter country says nothing to a reader of an address.
  const told = parts.filter((text) => text !== undefined && text !== "" && !/^[A-Z]{2}$/.test(text));
  return told.length > 0 ? cutText([...new Set(told)].join(", "), 2_000) : undefined;
}

/** A rating on 5, to two decimals: of `aggregateRating` by its best and worst (5 and 1 when it does not say). */
export function ratingOf(node: JsonLdNode): number | undefined {
  const rating = nodeOf(node, "aggregateRating");
  const value = rating && numberOf(textUnder(rating, "ratingValue"));
  if (!rating || value === undefined) return undefined;
  const best = numberOf(textUnder(rating, "bestRating") ?? "5");
  if (best === undefined || best <= 0 || value < 0 || value > best) return undefined;
  return Math.round((value / best) * 500) / 100;
}

/** `priceRange`: a level for signs of a currency, else a text. */
export function priceOf(node: JsonLdNode): { priceLevel?: number; priceLevelText?: string } {
  const price = textUnder(node, "priceRange");
  if (price === undefined) return {};
  const priceLevel = priceLevelOf(price);
  return priceLevel === undefined ? { priceLevelText: cutText(price, 2_000) } : { priceLevel };
}

/** Cuisines and amenities that are there, as words to filter by. */
export function tagsOf(node: JsonLdNode): string[] {
  const cuisines = textsUnder(node, "servesCuisine").flatMap((text) => textsOf(text));
  const amenities = valuesOf(node, "amenityFeature").flatMap((feature) => {
    if (!isNode(feature)) return [];
    const isThere = /^(?:true|yes|1|https?:\/\/schema\.org\/True)$/i.test(textUnder(feature, "value") ?? "");
    return isThere ? textsUnder(feature, "name") : [];
  });
  return [...new Set([...cuisines, ...amenities])].slice(0, 50).map((tag) => cutText(tag, 200));
}

/** Photos whose licence or author is stated; others may not be shown. */
export function photosOf(node: JsonLdNode, id: string): Image[] {
  const photos = [...valuesOf(node, "image"), ...valuesOf(node, "photo")].filter(isNode).flatMap((image) => {
    const url = webAddressOf(textUnder(image, "contentUrl") ?? textUnder(image, "url"));
    const license = webAddressOf(textUnder(image, "license"));
    const credit = [textUnder(image, "creditText"), textUnder(image, "copyrightNotice"), authorOf(image)];
    const attributions = credit.filter((text) => text !== undefined).slice(0, 1);
    if (url === undefined || (license === undefined && attributions.length === 0)) return [];
    return [{ url, attributions, ...(license !== undefined && { license }) }];
  });
  return photos.slice(0, MOST_PHOTOS).map(({ url, ...rights }, index) => ({
    id: `${id}-${index + 1}`,
    category: "photo",
    keywords: [],
    images: [{ size: "original", url }],
    ...rights,
  }));
}

function authorOf(image: JsonLdNode): string | undefined {
  for (const role of ["creator", "author", "copyrightHolder"]) {
    const [holder] = valuesOf(image, role);
    const name = isNode(holder) ? textUnder(holder, "name") : textOf(holder);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Pages of a place on other sites. */
export function linksOf(node: JsonLdNode): string[] {
  const links = textsUnder(node, "sameAs").map((text) => webAddressOf(text));
  return [...new Set(links.filter((link) => link !== undefined))].slice(0, 20);
}
