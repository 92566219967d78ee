import type { z } from "zod";
import {
  areaAnswer,
  guideAnswer,
  guideSearchAnswer,
  hostHomeAnswer,
  hostsAnswer,
  listingAnswer,
  listingSearchAnswer,
  locationSearchAnswer,
  orgLanguagesAnswer,
  pageSlugAnswer,
  personalizationAnswer,
} from "./answers.ts";
import type { ErrorCode } from "./errors.ts";
import { hostProfile } from "./host.ts";
import { type Example, examples } from "./operation-examples.ts";
import type { Parameters } from "./parameter.ts";
import {
  areaParameters,
  guideParameters,
  guideSearchParameters,
  hostHomeParameters,
  hostProfileParameters,
  listingParameters,
  listingSearchParameters,
  locationSearchParameters,
  orgLanguagesParameters,
  pageSlugParameters,
  personalizationParameters,
} from "./parameters.ts";

export type Tag = "Search" | "Records" | "Hosts" | "Organisation";

/** One operation of the interface: what the router, the OpenAPI document and the clients need to know about it. */
export interface Operation<P extends Parameters = Parameters> {
  operationId: string;
  method: "GET";
  /** With `{name}` for a path parameter. */
  path: string;
  /** Description of each path parameter, in the order of the path. */
  pathParameters: Readonly<Record<string, string>>;
  tag: Tag;
  summary: string;
  description: string;
  parameters: P;
  answer: z.ZodType;
  /** The codes that this operation answers with, besides `generalErrors`. */
  errors: readonly ErrorCode[];
  example: Example;
  /** Not in the interface specification: added by Waymark. */
  extension?: true;
}

/** An operation before it gets its id. */
export type Unnamed<O extends { operationId: string }> = Omit<O, "operationId">;

/** Operations with their ids, which are their names in the table. */
export function named<const T extends Record<string, object>>(table: T) {
  const entries = Object.entries(table).map(([operationId, told]) => [operationId, { operationId, ...told }]);
  return Object.fromEntries(entries) as { readonly [K in keyof T]: T[K] & { readonly operationId: K } };
}

/** Codes that every operation may answer with. */
export const generalErrors: readonly ErrorCode[] = [
  "invalid_parameters",
  "unknown_parameter",
  "invalid_boolean",
  "repeated_parameter",
  "invalid_encoding",
  "bad_request",
  "missing_api_key",
  "invalid_api_key",
  "org_forbidden",
  "scope_forbidden",
  "invalid_preview",
  "origin_forbidden",
  "route_not_found",
  "method_not_allowed",
  "request_timeout",
  "uri_too_long",
  "rate_limited",
  "headers_too_large",
  "internal_error",
  "unavailable",
];

const orgId = "Organisation account number; the key must belong to it.";
const org = { orgId };

const sized = ["invalid_integer", "out_of_range"] as const satisfies readonly ErrorCode[];
const paging = [...sized, "invalid_cursor", "stale_cursor"] as const satisfies readonly ErrorCode[];
const geo = [
  "invalid_latlng",
  "invalid_radius",
  "missing_geo_centre",
] as const satisfies readonly ErrorCode[];
const personal = [
  "invalid_value",
  "invalid_interest",
  "too_many_values",
] as const satisfies readonly ErrorCode[];
const localised = ["invalid_lang"] as const satisfies readonly ErrorCode[];
const profiled = ["too_long", "profile_not_found"] as const satisfies readonly ErrorCode[];

const AS_FOUND = "active and within the key's scope, byte for byte as";

/** The table of operations, by operationId. */
export const operations = named({
  guideSearch: {
    method: "GET",
    path: "/v2/orgs/{orgId}/guide-search",
    pathParameters: org,
    tag: "Search",
    summary: "Search guides",
    description:
      "Searches guides, optionally with nested listings. Only active records are found. `userCategory` keeps the guides " +
      "that declare the category; `tripType` and `userInterests` rank. A page past the end has no results and the true " +
      "`total` and `pages`.",
    parameters: guideSearchParameters,
    answer: guideSearchAnswer,
    errors: [...paging, ...geo, ...personal, ...localised, ...profiled],
    example: examples.guideSearch,
  },
  listingSearch: {
    method: "GET",
    path: "/v2/orgs/{orgId}/listing-search",
    pathParameters: org,
    tag: "Search",
    summary: "Search listings",
    description:
      "Searches individual places. Filters are joined by AND, the values of one list by OR (`activityTagsMode=all` asks " +
      "for every tag). `openNow` and `openAt` keep only places known to be open; `from`, `to` and " +
      "`on` only events that take place then, and without them events that have passed are left out. `locationId` makes the circle of a geo " +
      "area the cut. Facet counts are disjunctive: each is counted as if its own filter were not set.",
    parameters: listingSearchParameters,
    answer: listingSearchAnswer,
    errors: [
      ...paging,
      ...geo,
      ...personal,
      ...localised,
      ...profiled,
      "invalid_number",
      "invalid_bbox",
      "invalid_instant",
      "invalid_range",
      "guide_not_found",
      "location_not_found",
    ],
    example: examples.listingSearch,
  },
  locationSearch: {
    method: "GET",
    path: "/v2/orgs/{orgId}/location-search",
    pathParameters: org,
    tag: "Search",
    summary: "Search neighbourhoods and areas",
    description:
      "Searches geo areas. By default they come by relevance with a query, by distance with a centre, else by name.",
    parameters: locationSearchParameters,
    answer: locationSearchAnswer,
    errors: [...paging, ...geo, ...localised, ...profiled, "invalid_value", "too_many_values"],
    example: examples.locationSearch,
  },
  listing: {
    method: "GET",
    path: "/v2/orgs/{orgId}/listings/{id}",
    pathParameters: { orgId, id: "The listing." },
    tag: "Records",
    summary: "Read a listing",
    description: `One listing, ${AS_FOUND} listing-search tells of it; an event that has passed as well.`,
    parameters: listingParameters,
    answer: listingAnswer,
    errors: ["invalid_latlng", ...localised, ...profiled, "listing_not_found"],
    example: examples.listing,
    extension: true,
  },
  guide: {
    method: "GET",
    path: "/v2/orgs/{orgId}/guides/{id}",
    pathParameters: { orgId, id: "The guide." },
    tag: "Records",
    summary: "Read a guide",
    description: `One guide, ${AS_FOUND} guide-search tells of it, with its listings where \`includeListings\` says so.`,
    parameters: guideParameters,
    answer: guideAnswer,
    errors: [...sized, "invalid_latlng", ...localised, ...profiled, "guide_not_found"],
    example: examples.guide,
    extension: true,
  },
  area: {
    method: "GET",
    path: "/v2/orgs/{orgId}/areas/{id}",
    pathParameters: { orgId, id: "The geo area." },
    tag: "Records",
    summary: "Read a geo area",
    description: `One geo area, ${AS_FOUND} location-search tells of it.`,
    parameters: areaParameters,
    answer: areaAnswer,
    errors: ["invalid_latlng", ...localised, ...profiled, "location_not_found"],
    example: examples.area,
    extension: true,
  },
  hostProfile: {
    method: "GET",
    path: "/v2/orgs/{orgId}/host-profile",
    pathParameters: org,
    tag: "Hosts",
    summary: "Read a host profile",
    description:
      "The profile of one host: branding, interface settings, search defaults, position, languages, currency, time zone. " +
      "It is not localised: `lang` has no effect. API keys, analytics tokens and integration credentials " +
      "are never part of it.",
    parameters: hostProfileParameters,
    answer: hostProfile,
    errors: ["missing_parameter", "invalid_lang", ...profiled],
    example: examples.hostProfile,
  },
  hostHome: {
    method: "GET",
    path: "/v2/orgs/{orgId}/host-home",
    pathParameters: org,
    tag: "Hosts",
    summary: "Everything for a host's home screen",
    description:
      "The host profile, a page of guides with their listings and a page of the host's geo areas in one call. " +
      "`userCategory`, `tripType` and `userInterests` apply to the ranking of guides and listings alike.",
    parameters: hostHomeParameters,
    answer: hostHomeAnswer,
    errors: ["missing_parameter", ...sized, ...geo, ...personal, ...localised, ...profiled],
    example: examples.hostHome,
  },
  listHosts: {
    method: "GET",
    path: "/v2/orgs/{orgId}/hosts",
    pathParameters: org,
    tag: "Hosts",
    summary: "List the hosts that the key may see",
    description:
      "The id and the name of every active host, sorted by name; a key bound to hosts gets only those. An " +
      "organisation without hosts gets an empty list.",
    parameters: {},
    answer: hostsAnswer,
    errors: [],
    example: examples.listHosts,
    extension: true,
  },
  orgLanguages: {
    method: "GET",
    path: "/v2/orgs/{orgId}/org-languages",
    pathParameters: org,
    tag: "Organisation",
    summary: "List supported languages",
    description:
      "The languages of the organisation, or of one destination with `hostId`. An unknown `hostId`, or one outside the " +
      "key's scope, gives the organisation's list (`scope` is `org`), not an error.",
    parameters: orgLanguagesParameters,
    answer: orgLanguagesAnswer,
    errors: ["too_long"],
    example: examples.orgLanguages,
  },
  pageSlug: {
    method: "GET",
    path: "/v2/orgs/{orgId}/sites/{siteId}/page-slug",
    pathParameters: { orgId, siteId: "The site, at most 128 characters." },
    tag: "Organisation",
    summary: "Map a site's pages to slugs",
    description:
      "Without filters the whole slug tree (`mode` is `tree`); with any of `destinationId`, `guideId`, `locationId` the " +
      "pages that match all of them (`mode` is `matches`). The list of the other mode is empty.",
    parameters: pageSlugParameters,
    answer: pageSlugAnswer,
    errors: ["too_long", "site_not_found"],
    example: examples.pageSlug,
  },
  getPersonalizationOptions: {
    method: "GET",
    path: "/v2/orgs/{orgId}/getPersonalizationOptions",
    pathParameters: org,
    tag: "Organisation",
    summary: "List what results can be personalised by",
    description:
      "The values that `userCategory`, `tripType` and `userInterests` take, and the vocabularies of the preferences, " +
      "each with its name in `lang`, or in every language without it.",
    parameters: personalizationParameters,
    answer: personalizationAnswer,
    errors: ["invalid_lang", ...profiled],
    example: examples.getPersonalizationOptions,
    extension: true,
  },
} as const satisfies Record<string, Unnamed<Operation>>);
