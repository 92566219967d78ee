import type { z } from "zod";
import type {
  HostsAnswer,
  OrgLanguagesAnswer,
  PageSlugAnswer,
  Problem,
  personalizationAnswer,
} from "../contract/answers.ts";
import type { ChatAnswer } from "../contract/chat-answer.ts";
import type { SharedPlanAnswer } from "../contract/chat-operations.ts";
import type { chatFields, openingParameters } from "../contract/chat-request.ts";
import type { Image } from "../contract/common.ts";
import type { embeddedConfig } from "../contract/embedded-config.ts";
import type { geoAreaMaps, geoAreaValues } from "../contract/geo-area.ts";
import type { guideMaps, guideValues } from "../contract/guide.ts";
import type { HostProfile } from "../contract/host.ts";
import type { listingMaps, listingValues } from "../contract/listing.ts";
import type { SpecialDay } from "../contract/opening-hours.ts";
import type { operations } from "../contract/operations.ts";
import type { Parameter, Parameters } from "../contract/parameter.ts";
import type { facetNames as FacetNames } from "../contract/parameters.ts";

// The schemas of the contract are the source: these are their types, and nothing of the schemas is loaded.
export type {
  ChatAnswer,
  HostProfile,
  HostsAnswer,
  Image,
  OrgLanguagesAnswer,
  PageSlugAnswer,
  Problem,
  SharedPlanAnswer,
  SpecialDay,
};

/** A guide as answered with `lang`, and without it. */
export type Guide = z.infer<typeof guideValues>;
export type GuideMaps = z.infer<typeof guideMaps>;
/** A listing as answered with `lang`, and without it. */
export type Listing = z.infer<typeof listingValues>;
export type ListingMaps = z.infer<typeof listingMaps>;
/** A geo area as answered with `lang`, and without it. */
export type GeoArea = z.infer<typeof geoAreaValues>;
export type GeoAreaMaps = z.infer<typeof geoAreaMaps>;
export type OpeningHours = NonNullable<Listing["openingHours"]>;
export type EmbeddedConfig = z.infer<typeof embeddedConfig>;

/** A page of a search: `total` counts all that match, `pages` the pages they make. */
export interface Page<T> {
  results: T[];
  total: number;
  pages: number;
  /** Where `cursor` was given: what to give next; null when this is the last. */
  nextCursor?: string | null;
}

export type FacetName = (typeof FacetNames)[number];
export type FacetCounts = { value: string | number; count: number }[];
export type ListingPage<T> = Page<T> & { facets?: Partial<Record<FacetName, FacetCounts>> };

/** All that a home screen needs. */
export interface HostHome<G, A> {
  host: HostProfile;
  guides: Page<G>;
  geoareas: Page<A>;
}

type Option<Name> = { id: string; name: Name };
/** What results can be personalised by, with names in one language. */
export type PersonalizationOptions = {
  [K in keyof z.infer<typeof personalizationAnswer>]: K extends "userInterests"
    ? (Option<string> & { travellerTypes: string[] })[]
    : Option<string>[];
};

/** What a value of a parameter may be given as: single values as they are, lists as arrays or already joined. */
type Given<T> = [T] extends [boolean | undefined]
  ? boolean
  : [T] extends [number | undefined]
    ? number
    : [T] extends [string | undefined]
      ? T
      : string | number | readonly (string | number)[];

type Queried<P extends Parameters> = {
  [K in keyof P]?: (P[K] extends Parameter<infer T> ? Given<T> : never) | undefined;
};

/** The query of an operation, by the operation's name. */
export type Query<O extends keyof typeof operations> = Queried<(typeof operations)[O]["parameters"]>;
export type OpeningQuery = Queried<typeof openingParameters>;

/** A message to the concierge; every field is optional here, the service says what an action needs. */
export type ChatMessage = {
  [K in keyof typeof chatFields]?: K extends "itinerary"
    ? ChatAnswer["itinerary"] | undefined
    : (typeof chatFields)[K] extends { fallback: infer T }
      ? Given<T> | Exclude<T, undefined> | undefined
      : unknown;
};

/** Which plan is to be shared: that of an itinerary, else of a conversation. */
export type PlanToShare = Pick<ChatMessage, "profileId" | "conversationId" | "itinerary" | "startDate">;
