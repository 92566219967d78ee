import type { Store } from "../store/store.ts";
import type { Discovery } from "./discovery.ts";
import { guideSearch } from "./operations/guide-search.ts";
import { hostHome } from "./operations/host-home.ts";
import { listHosts } from "./operations/list-hosts.ts";
import { listingSearch } from "./operations/listing-search.ts";
import { locationSearch } from "./operations/location-search.ts";
import { orgLanguages } from "./operations/org-languages.ts";
import { pageSlug } from "./operations/page-slug.ts";
import { personalizationOptions } from "./operations/personalization-options.ts";
import { type Context, Vocabularies } from "./view/context.ts";
import { orgReaderOf } from "./view/org-reader.ts";
import { hostOf, type OrgView } from "./view/org-view.ts";
import { OrgViews } from "./view/org-views.ts";
import { RenditionCache } from "./view/rendition-cache.ts";

export interface DiscoveryOptions {
  store: Store;
  /** Epoch milliseconds. */
  clock?: () => number;
  /** Where this server is reached from outside; media addresses are made absolute with it. */
  publicUrl?: string;
  /** Bound of the renditions kept in memory; default 128 MiB. */
  cacheBytes?: number;
  /** Rough bound of the catalogues kept in memory; default 1 GiB. */
  catalogueBytes?: number;
}

/** The use cases over a store. */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const { store, clock = Date.now } = options;
  const publicUrl = (options.publicUrl ?? "").replace(/\/+$/, "");
  const views = new OrgViews(store, { publicUrl, maxBytes: options.catalogueBytes ?? 1024 ** 3 });
  const shared = {
    store,
    views,
    clock,
    publicUrl,
    cache: new RenditionCache(options.cacheBytes ?? 128 * 1024 ** 2),
    vocabularies: new Vocabularies(store),
  };
  const within = <T>(orgId: string, use: (context: Context, view: OrgView) => T | Promise<T>) =>
    views.with(orgId, (view, reads) => use({ ...shared, reads }, view));
  return {
    guideSearch: (scope, request) =>
      within(scope.orgId, (context, view) => guideSearch(context, view, scope, request)),
    listingSearch: (scope, request) =>
      within(scope.orgId, (context, view) => listingSearch(context, view, scope, request)),
    locationSearch: (scope, request) =>
      within(scope.orgId, (context, view) => locationSearch(context, view, scope, request)),
    hostHome: (scope, request) =>
      within(scope.orgId, (context, view) => hostHome(context, view, scope, request)),
    hostProfile: (scope, { profileId }) =>
      views.with(scope.orgId, (view) => ({ body: hostOf(view, profileId)!.profile, languages: [] })),
    listHosts: (scope) => views.with(scope.orgId, (view) => listHosts(view, scope)),
    orgLanguages: (scope, request) => views.with(scope.orgId, (view) => orgLanguages(view, scope, request)),
    pageSlug: (scope, siteId, request) => pageSlug(store, scope, siteId, request),
    personalizationOptions: (scope, request) =>
      views.with(scope.orgId, (view) => personalizationOptions(view, request)),
    read: (orgId, use) => within(orgId, (context, view) => use(orgReaderOf(context, view))),
  };
}
