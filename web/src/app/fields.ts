/** The fields of a record that a card shows, or that decide what it shows; more is asked for when it is opened. */
const ofAll = ["geoDistance", "geoLocation", "hostIds", "photos", "featured"] as const;

const ofListings = [
  "name",
  "tagline",
  "category",
  "integratedCategories",
  "contentType",
  "providerRating",
  "priceLevel",
  "priceLevelText",
  "currencyCode",
  "openingHours",
  "additionalData",
] as const;

const ofGuides = ["name", "introText", "coverImage", "listingIds"] as const;
const ofAreas = ["displayName", "headline", "radius"] as const;

export const listingFields = [...ofAll, ...ofListings];
export const areaFields = [...ofAll, ...ofAreas, "outline"];
/** Of guides and what is told with them. */
export const cardFields = [...new Set([...ofAll, ...ofListings, ...ofGuides, ...ofAreas])];

/** Guides that the first call brings, and a page of more of them. */
export const GUIDES = 10;
/** Of each guide so many places are told: its cover shows what they are. */
export const PLACES_OF_GUIDE = 3;
