import { z } from "zod";
import { isDate, placeGroups, tripTypes, userCategories } from "./common.ts";
import { cursor } from "./cursor.ts";
import { box, position, radiusMetres, wholeRadiusMetres } from "./geo-parameters.ts";
import { rankings } from "./host.ts";
import { canonicalLanguage } from "./localised.ts";
import {
  decimal,
  defaulted,
  flag,
  integer,
  type Kind,
  kindOf,
  listOf,
  oneOf,
  optional,
  type Parameter,
  required,
  type ValuesOf,
  words,
} from "./parameter.ts";

const id = words(128);

/** A BCP 47 code in canonical spelling. */
export const language = kindOf(
  z.string().meta({ examples: ["en-GB"] }),
  "invalid_lang",
  "a BCP 47 code such as en-GB",
  canonicalLanguage,
);

export interface WeightedInterest {
  id: string;
  /** Above 0, at most 100; 1 when the request gives none. */
  weight: number;
}

const interest = kindOf(
  z.string().meta({ description: "id, or id:weight" }),
  "invalid_interest",
  "an interest id, or id:weight with a weight above 0 and at most 100",
  (text): WeightedInterest | undefined => {
    const [id = "", weightText = "1", ...rest] = text.split(":").map((part) => part.trim());
    const weight = weightText === "" ? Number.NaN : Number(weightText);
    return id !== "" && rest.length === 0 && weight > 0 && weight <= 100 ? { id, weight } : undefined;
  },
);

/** An instant (RFC 3339 with offset), or a date-time on the clock of the host. */
export type Moment = { epochMillis: number } | { localDateTime: string };

const moment = kindOf(
  z.string().meta({ examples: ["2026-11-21T19:30"] }),
  "invalid_instant",
  "a date-time such as 2026-11-21T19:30 (host's clock) or 2026-11-21T18:30:00Z",
  momentOf,
);

const MOMENT = /^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+ -]\d{2}:?\d{2})?$/i;

function momentOf(text: string): Moment | undefined {
  const match = MOMENT.exec(text);
  // A plus sign that was not percent-encoded arrives as a space.
  const offset = match?.[2]?.replace(" ", "+");
  const local = match?.[1]?.replace(" ", "T").toUpperCase();
  if (!local || Number.isNaN(Date.parse(`${local}Z`)) || !isDate(local.slice(0, 10))) return undefined;
  if (!offset) return { localDateTime: local };
  const epochMillis = Date.parse(`${local}${offset.toUpperCase()}`);
  return Number.isNaN(epochMillis) ? undefined : { epochMillis };
}

/** A day, or a moment of one; a date-time without offset is on the clock of each place. */
export type DayOrMoment = Moment | { localDate: string };

const dayOrMoment = kindOf(
  z.string().meta({ examples: ["2026-12-05"] }),
  "invalid_instant",
  "a date such as 2026-12-05, or a date-time such as 2026-12-05T19:30 or 2026-12-05T18:30:00Z",
  (text): DayOrMoment | undefined => (isDate(text) ? { localDate: text } : momentOf(text)),
);

export const facetNames = ["category", "group", "activityTags", "priceLevel", "neighborhood"] as const;
export type FacetName = (typeof facetNames)[number];

const extended = { extension: true } as const;

/** A parameter that the interface specification does not have. */
function extension<T>(kind: Kind<T>, description: string): Parameter<T | undefined> {
  return optional(kind, description, extended);
}

/** The same of one that is false where it is left out. */
function extendingFlag(description: string): Parameter<boolean> {
  return defaulted(flag, false, description, extended);
}

/** What every operation takes, whatever it is for. */
export const everywhere = {
  strict: extendingFlag(
    "true refuses parameters that the operation does not know, instead of ignoring them.",
  ),
};

const pages = {
  page: defaulted(integer(1), 1, "Page index, 1-based."),
  hitsPerPage: defaulted(integer(1, 20), 10, "Records a page, at most 20."),
  cursor: optional(
    cursor,
    "Instead of page: * for the beginning, then the `nextCursor` of the answer before, null in the last one. It goes through one version of the catalogue: after a write it is refused (`stale_cursor`).",
    { ...extended, example: "*" },
  ),
};

export const geo = {
  latlng: optional(position, "Centre of the search as <lat>,<lng>; else the host's location.", {
    example: "55.6795,12.5910",
  }),
  radius: optional(radiusMetres, "Metres from the centre; else the host's search radius.", { example: 2000 }),
};

export const personal = {
  userCategory: optional(
    oneOf(userCategories),
    "Who travels. Guides are filtered by it (only those that declare it); listings are ranked by it.",
  ),
  tripType: defaulted(
    oneOf(tripTypes),
    "both",
    "Ranks by suitability for this kind of trip; both is neutral.",
  ),
  userInterests: defaulted(
    listOf(interest, 50),
    [],
    "Comma-separated interests, each an id of getPersonalizationOptions, or id:weight; ranks by weighted match.",
    { example: "art,coffee:2" },
  ),
};

const lang = optional(
  language,
  "BCP 47 code; localised fields become single values. Without it they are maps keyed by language code.",
  { example: "en-GB" },
);

const localisation = {
  lang,
  langFallback: defaulted(
    flag,
    true,
    "false leaves out fields that the asked language does not have.",
    extended,
  ),
};

export const profile = optional(id, "Scopes the results to one host profile.", { example: "harbour-house" });
const requiredProfile = required(id, "The host profile.", { example: "harbour-house" });
const searchQuery = optional(words(512), "A name and optionally a location.", {
  example: "coffee vesterbro",
});
const BALANCED = "balanced (extension) weighs the score against the distance from the centre";
const rankBy = optional(oneOf(rankings), `How to rank: distance, relevance or score; ${BALANCED}.`);
const explain = extendingFlag("true adds `ranking` to every hit: why it is ranked where it is.");
const attributions = extendingFlag(
  "true adds `attributions` to every guide, listing and area that has sources: what must be shown with their data.",
);
const fieldsOfAll = optional(
  listOf(words(64), 60),
  "Comma-separated fields: only these of each guide, listing and area, besides id.",
  { ...extended, example: "name,introText,coverImage" },
);
const ids = extension(listOf(id, 20), "Only these records: comma-separated ids.");

export const guideSearchParameters = {
  profileId: profile,
  searchQuery,
  ...pages,
  ...geo,
  ...personal,
  includeListings: defaulted(flag, false, "Include listings in each guide."),
  maxListingsPerGuide: defaulted(integer(1, 20), 20, "Listings a guide, at most 20."),
  fields: fieldsOfAll,
  rankBy,
  ...localisation,
  explain,
  attributions,
};
export type GuideSearch = ValuesOf<typeof guideSearchParameters>;

export const listingSearchParameters = {
  profileId: profile,
  searchQuery,
  ...pages,
  ...geo,
  ...personal,
  rankBy,
  ...localisation,
  explain,
  attributions,
  activityTags: optional(
    listOf(words(200), 50),
    "Comma-separated activity tags, in any language, in any case.",
    { example: "breakfast" },
  ),
  activityTagsMode: defaulted(
    oneOf(["any", "all"]),
    "any",
    "Whether any or all of the tags must be there.",
    extended,
  ),
  category: extension(listOf(words(200), 50), "Comma-separated categories, in any language; any of them."),
  group: extension(
    listOf(oneOf(placeGroups), 7),
    "Comma-separated groups over the categories of all languages; any of them.",
  ),
  offered: extendingFlag(
    "true leaves out what is offered only to who asks for it: lodging, banks, offices, chain shops.",
  ),
  guideId: extension(id, "Only listings of this guide."),
  locationId: extension(id, "Only listings in this geo area: within its outline, else its circle."),
  neighborhood: extension(listOf(words(200), 50), "Comma-separated neighbourhoods; any of them."),
  openNow: extension(flag, "true keeps only places known to be open now."),
  openAt: extension(
    moment,
    "Only places known to be open then: an instant, or a date-time on the host's clock.",
  ),
  from: optional(
    dayOrMoment,
    "Only events that take place then or later: a date or a date-time on the clock of each place, or an instant.",
    { ...extended, example: "2026-12-05" },
  ),
  to: optional(
    dayOrMoment,
    "Only events that take place then or before, the day included; from now on without from.",
    { ...extended, example: "2026-12-06" },
  ),
  on: extension(dayOrMoment, "Only events that take place on this day, or at this moment."),
  priceLevel: extension(listOf(integer(0, 10), 11), "Comma-separated price levels; any of them."),
  minRating: extension(decimal(0, 5), "Only listings rated at least so, of 5."),
  featured: extension(flag, "Only featured listings, or only others."),
  ids,
  bbox: extension(box, "Only within swLat,swLng,neLat,neLng; may cross the date line."),
  fields: extension(listOf(words(64), 60), "Comma-separated fields: only these of each listing, besides id."),
  excludeFields: extension(listOf(words(64), 60), "Comma-separated fields: all of each listing but these."),
  facets: extension(
    listOf(oneOf(facetNames), 5),
    "Comma-separated fields: counts of their values over the whole match.",
  ),
};
export type ListingSearch = ValuesOf<typeof listingSearchParameters>;

export const locationSearchParameters = {
  profileId: profile,
  searchQuery,
  ...pages,
  ...geo,
  rankBy: optional(
    oneOf(rankings),
    `How to rank; by default relevance with a query, distance with a centre, else by name; ${BALANCED}.`,
  ),
  ...localisation,
  explain,
  attributions,
  ids,
  contains: extendingFlag("true keeps only areas whose outline or circle holds latlng."),
};
export type LocationSearch = ValuesOf<typeof locationSearchParameters>;

/** Accepted with any value, and ignored. */
const anyText = { schema: z.string(), read: (text: string) => text };

export const hostProfileParameters = {
  profileId: requiredProfile,
  lang: optional(anyText, "Declared by the interface and without effect: a profile is not localised."),
};
export type HostProfileRequest = ValuesOf<typeof hostProfileParameters>;

export const hostHomeParameters = {
  profileId: requiredProfile,
  ...localisation,
  latlng: optional(position, "Centre override as <lat>,<lng>; else the host's stored location."),
  radius: optional(
    wholeRadiusMetres,
    "Whole metres from the centre; else the host's configured search radius.",
  ),
  guideType: optional(
    oneOf(["guide", "neighbourhood", "featured"]),
    "featured returns only featured guides; guide and neighbourhood return all guides.",
  ),
  ...personal,
  rankBy: defaulted(
    oneOf(rankings),
    "score",
    `How to rank guides and listings: score, distance or relevance; ${BALANCED}.`,
  ),
  guidesPage: defaulted(integer(1), 1, "Page of guides, 1-based."),
  guidesPerPage: defaulted(integer(1, 20), 10, "Guides a page, at most 20."),
  maxListingsPerGuide: defaulted(integer(1, 20), 20, "Listings a guide, at most 20."),
  geoareasPage: defaulted(integer(1), 1, "Page of geo areas, 1-based."),
  geoareasPerPage: defaulted(integer(1, 20), 10, "Geo areas a page, at most 20."),
  fields: fieldsOfAll,
  attributions,
};
export type HostHome = ValuesOf<typeof hostHomeParameters>;

/** How one record is told. */
const recordParameters = {
  profileId: profile,
  latlng: optional(
    position,
    "Where `geoDistance` is measured from, as <lat>,<lng>; else the host's location.",
    { example: "55.6795,12.5910" },
  ),
  ...localisation,
  attributions,
};
export const listingParameters = {
  ...recordParameters,
  specialDays: extendingFlag(
    "true adds `specialDays` to a listing with known hours: the holidays among the seven days that `periods` are of, today first.",
  ),
};
export const areaParameters = recordParameters;
export const guideParameters = {
  ...recordParameters,
  includeListings: guideSearchParameters.includeListings,
  maxListingsPerGuide: guideSearchParameters.maxListingsPerGuide,
};
export type RecordRequest = ValuesOf<typeof recordParameters>;
export type ListingRequest = ValuesOf<typeof listingParameters>;
export type GuideRequest = ValuesOf<typeof guideParameters>;

export const orgLanguagesParameters = {
  hostId: optional(id, "Narrows the response to one destination's target languages."),
};
export type OrgLanguagesRequest = ValuesOf<typeof orgLanguagesParameters>;

export const pageSlugParameters = {
  destinationId: optional(id, "Only pages of this destination."),
  guideId: optional(id, "Only pages of this guide."),
  locationId: optional(id, "Only pages of this location."),
};
export type PageSlugRequest = ValuesOf<typeof pageSlugParameters>;

export const personalizationParameters = { profileId: profile, lang };
export type PersonalizationRequest = ValuesOf<typeof personalizationParameters>;
