import type {
  GuideSearch,
  HostHome,
  HostProfileRequest,
  ListingSearch,
  LocationSearch,
  OrgLanguagesRequest,
  PageSlugRequest,
  PersonalizationRequest,
} from "../contract/parameters.ts";
import type { Answer, Scope } from "./answer.ts";
import type { OrgReader } from "./view/org-reader.ts";

/**
 * The use cases of the service, one per operation of the interface. Each takes who asks and the checked parameters and
 * gives an answer ready to send, or throws a ServiceError.
 */
export interface Discovery {
  guideSearch(scope: Scope, request: GuideSearch): Promise<Answer>;
  listingSearch(scope: Scope, request: ListingSearch): Promise<Answer>;
  locationSearch(scope: Scope, request: LocationSearch): Promise<Answer>;
  hostProfile(scope: Scope, request: HostProfileRequest): Promise<Answer>;
  hostHome(scope: Scope, request: HostHome): Promise<Answer>;
  listHosts(scope: Scope): Promise<Answer>;
  orgLanguages(scope: Scope, request: OrgLanguagesRequest): Promise<Answer>;
  pageSlug(scope: Scope, siteId: string, request: PageSlugRequest): Promise<Answer>;
  personalizationOptions(scope: Scope, request: PersonalizationRequest): Promise<Answer>;
  /**
   * Gives `use` one version of the organisation, and once more a fresher one where a write overtook it: `use` may run
   * several times, and only its last result counts.
   */
  read<T>(orgId: string, use: (reader: OrgReader) => Promise<T>): Promise<T>;
}
