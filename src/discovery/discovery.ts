import { CACHE_BYTES, CACHE_SHARES } from "../content/cache-shares.ts";
import type {
  GuideRequest,
  GuideSearch,
  HostHome,
  HostProfileRequest,
  ListingRequest,
  ListingSearch,
  LocationSearch,
  OrgLanguagesRequest,
  PageSlugRequest,
  PersonalizationRequest,
  RecordRequest,
} from "../contract/parameters.ts";
import type { Store } from "../store/store.ts";
import type { Forecasts } from "../weather/forecasts.ts";
import { profileOf } from "./host-weather.ts";
import { type CommonRequest, findHost, openSight, type Scope, type Sight } from "./match/sight.ts";
import { GuideBlocks } from "./operations/guide-blocks.ts";
import { guideSearch } from "./operations/guide-search.ts";
import { hostHome } from "./operations/host-home.ts";
import { listHosts } from "./operations/list-hosts.ts";
import { listingSearch } from "./operations/listing-search.ts";
import { locationSearch } from "./operations/location-search.ts";
import { oneArea, oneGuide, oneListing } from "./operations/one-record.ts";
import { orgLanguages } from "./operations/org-languages.ts";
import { pageSlug } from "./operations/page-slug.ts";
import { personalizationOptions } from "./operations/personalization-options.ts";
import { type VisibleRecord, visibleRecords } from "./operations/visible-records.ts";
import { DraftedOrgs } from "./org/drafted-orgs.ts";
import type { Org } from "./org/org.ts";
import { type OrgInMemory, Orgs, type OrgsSettings } from "./org/orgs.ts";
import type { Answer } from "./present.ts";
import { instantOf, type Paged } from "./rank.ts";
import { RenditionCache } from "./rendition-cache.ts";

/**
 * The use cases of the service, one per operation of the interface. Each takes who asks and the checked parameters and
 * gives an answer ready to send, or throws a ServiceError.
 */
export interface Discovery {
  guideSearch(scope: Scope, request: GuideSearch): Promise<Answer>;
  listingSearch(scope: Scope, request: ListingSearch): Promise<Answer>;
  locationSearch(scope: Scope, request: LocationSearch): Promise<Answer>;
  listing(scope: Scope, id: string, request: ListingRequest): Promise<Answer>;
  guide(scope: Scope, id: string, request: GuideRequest): Promise<Answer>;
  area(scope: Scope, id: string, request: RecordRequest): Promise<Answer>;
  hostProfile(scope: Scope, request: HostProfileRequest): Promise<Answer>;
  hostHome(scope: Scope, request: HostHome): Promise<Answer>;
  listHosts(scope: Scope): Promise<Answer>;
  orgLanguages(scope: Scope, request: OrgLanguagesRequest): Promise<Answer>;
  pageSlug(scope: Scope, siteId: string, request: PageSlugRequest): Promise<Answer>;
  personalizationOptions(scope: Scope, request: PersonalizationRequest): Promise<Answer>;
  /** The names of all that guests of a host may see, but events that have passed. */
  visibleRecords(scope: Scope, profileId: string): Promise<VisibleRecord[]>;
  /** Whether an answer that was given (its `lasts`) would be given again. */
  holds(orgId: string, lasts: NonNullable<Answer["lasts"]>): Promise<boolean>;
  /** How many seconds ago the store last told the version that answers are of; undefined while it tells. */
  age(orgId: string): number | undefined;
  /** The organisations in memory, most recently used first. */
  inMemory(): OrgInMemory[];
  /**
   * Gives `use` one version of the organisation, and once more a fresher one where a write overtook it: `use` may run
   * several times, and only its last result counts.
   */
  read<T>(orgId: string, use: (org: Org, nowMs: number) => Promise<T>): Promise<T>;
}

export interface DiscoveryOptions extends Pick<OrgsSettings, "offersOf" | "keptIn" | "staleMs" | "logger"> {
  store: Store;
  /** Epoch milliseconds. */
  clock?: () => number;
  /** Where this server is reached from outside; media addresses are made absolute with it. */
  publicUrl?: string;
  /** Bound of the bytes kept ready for answers, those that the server keeps included (`CACHE_SHARES`); default 128 MiB. */
  cacheBytes?: number;
  /** Foretells the weather of hosts; absent: only what is stored. */
  forecasts?: Pick<Forecasts, "at">;
}

/** Rough bound of the catalogues kept in memory. */
const CATALOGUE_BYTES = 1024 ** 3;

/** The use cases over a store. */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const { store, clock = Date.now, publicUrl = "", cacheBytes = CACHE_BYTES, forecasts, ...others } = options;
  const orgs = new Orgs(store, {
    ...others,
    publicUrl: publicUrl.replace(/\/+$/, ""),
    maxBytes: CATALOGUE_BYTES,
    renditions: new RenditionCache(cacheBytes * CACHE_SHARES.renditions),
    guideBlocks: new GuideBlocks(cacheBytes * CACHE_SHARES.guideBlocks),
    forecastAt: forecasts?.at,
  });
  const drafted = new DraftedOrgs(store, options.offersOf);
  /** The organisation as who asks sees it. */
  const seeing = <T>(scope: Scope, use: (org: Org) => T | Promise<T>) =>
    orgs.with(scope.orgId, (org) => (scope.drafts ? drafted.of(org).then(use) : use(org)));
  /** A use case that searches: it works with what the request sees of the organisation. */
  const searching =
    <R extends CommonRequest & Partial<Paged>>(answer: (sight: Sight, request: R) => Promise<Answer>) =>
    (scope: Scope, request: R) =>
      seeing(scope, (org) => answer(openSight(org, scope, request, instantOf(request, clock())), request));
  const reading =
    <R extends CommonRequest>(answer: (sight: Sight, id: string, request: R) => Promise<Answer>) =>
    (scope: Scope, id: string, request: R) =>
      seeing(scope, (org) => answer(openSight(org, scope, request, clock()), id, request));
  return {
    guideSearch: searching(guideSearch),
    listingSearch: searching(listingSearch),
    locationSearch: searching(locationSearch),
    hostHome: searching(hostHome),
    listing: reading(oneListing),
    guide: reading(oneGuide),
    area: reading(oneArea),
    hostProfile: (scope, { profileId }) =>
      seeing(scope, (org) => {
        const { profile, headers } = profileOf(org, findHost(org, profileId)!, clock());
        return { body: profile, languages: [], headers };
      }),
    listHosts: (scope) => seeing(scope, (org) => listHosts(org, scope)),
    orgLanguages: (scope, request) => seeing(scope, (org) => orgLanguages(org, scope, request)),
    pageSlug: (scope, siteId, request) =>
      seeing(scope, (org) => pageSlug(store, { org, scope }, siteId, request)),
    personalizationOptions: (scope, request) => seeing(scope, (org) => personalizationOptions(org, request)),
    visibleRecords: (scope, profileId) =>
      seeing(scope, (org) => visibleRecords(openSight(org, scope, { profileId }, clock()))),
    age: (orgId) => orgs.age(orgId),
    inMemory: () => orgs.inMemory(),
    holds: (orgId, lasts) => orgs.with(orgId, (org) => lasts(org, clock())),
    read: (orgId, use) => orgs.with(orgId, (org) => use(org, clock())),
  };
}
