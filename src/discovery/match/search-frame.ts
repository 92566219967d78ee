import { createLocaliser, type Localiser } from "../../content/localise.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { faultyRequest } from "../../contract/errors.ts";
import type { Ranking } from "../../contract/host.ts";
import type { WeightedInterest } from "../../contract/parameters.ts";
import type { SearchableKind } from "../../contract/records.ts";
import { isThere, ofHosts, passesAll, type Test, within } from "../../search/columns/match.ts";
import type { Wishes } from "../../search/ranking/personal.ts";
import type { Scope } from "../answer.ts";
import { type HostView, hostOf, type OrgView } from "../view/org-view.ts";
import { type ToldLinks, toldLinks } from "../view/told-links.ts";

/** The parameters that every search shares. */
export interface CommonRequest {
  profileId?: string;
  latlng?: GeoLocation;
  radius?: number;
  rankBy?: Ranking;
  lang?: string;
  langFallback: boolean;
}

/** What a request means once the host's settings are known. */
export interface SearchFrame {
  view: OrgView;
  scope: Scope;
  host?: HostView;
  /** `latlng`, else the host's location. */
  centre?: GeoLocation;
  /** `radius`, else the host's search radius; metres. Cuts where a centre is known too. */
  radiusMetres?: number;
  localiser: Localiser;
  /** The language of the words that count more, and of names by which is sorted. */
  language: string;
  /** Which of the ids that guides and listings name the request may see. */
  told: Record<"guide" | "listing", ToldLinks>;
  /** Epoch milliseconds. */
  nowMs: number;
}

/** What decides which records a request may see. */
type Sight = Pick<SearchFrame, "view" | "scope" | "host">;

/** Throws `missing_geo_centre` for a distance asked for without a centre, then `profile_not_found`. */
export function frameOf(view: OrgView, scope: Scope, request: CommonRequest, nowMs: number): SearchFrame {
  // Without a profile no host can lend its location: that fault does not wait for the look-up.
  if (request.profileId === undefined) demandCentre(request, request.latlng);
  const host = hostOf(view, request.profileId);
  const centre = request.latlng ?? host?.geoLocation;
  demandCentre(request, centre);
  const localiser = createLocaliser({
    asked: request.lang,
    hostDefault: host?.defaultLanguageCode,
    orgDefault: view.defaultLanguage,
    fallback: request.langFallback,
  });
  return {
    view,
    scope,
    host,
    centre,
    radiusMetres: request.radius ?? host?.searchRadius,
    localiser,
    language: request.lang ?? host?.defaultLanguageCode ?? view.defaultLanguage,
    told: toldOf({ view, scope, host }),
    nowMs,
  };
}

function toldOf(sight: Sight): SearchFrame["told"] {
  const { guide, listing } = sight.view.catalogue.tables;
  return {
    guide: toldLinks(guide, listing, passesAll(scopeTests(sight, "listing"))),
    listing: toldLinks(listing, guide, passesAll(scopeTests(sight, "guide"))),
  };
}

function demandCentre({ radius, rankBy }: CommonRequest, centre: GeoLocation | undefined): void {
  if (centre) return;
  const missing = (name: string, why: string) => ({
    in: "query" as const,
    name,
    code: "missing_geo_centre" as const,
    detail: `${why} needs a centre: give latlng=<lat>,<lng>, or the profileId of a host that has a location`,
  });
  const faults = [
    ...(radius === undefined ? [] : [missing("radius", "radius")]),
    ...(rankBy === "distance" ? [missing("rankBy", "rankBy=distance")] : []),
  ];
  if (faults.length > 0) throw faultyRequest(faults);
}

/** The tests that every search begins with: records that are there, the host's, and those that the caller's key may see. */
export function scopeTests({ view, scope, host }: Sight, kind: SearchableKind): Test[] {
  const table = view.catalogue.tables[kind];
  return [
    ...(table.untidyRows > 0 ? [isThere(table)] : []),
    ...(host ? [ofHosts(table, [host.id])] : []),
    ...(scope.hostIds ? [ofHosts(table, scope.hostIds)] : []),
  ];
}

/** The radius cut, where both centre and radius are known. */
export function cutTests({ view, centre, radiusMetres }: SearchFrame, kind: SearchableKind): Test[] {
  if (!centre || radiusMetres === undefined) return [];
  return [within(view.catalogue.tables[kind], centre, radiusMetres)];
}

/** The traveller's wishes, each interest with the words that mean it: its id, and its names in every language. */
export function wishesOf(
  view: OrgView,
  request: { userCategory?: string; tripType: string; userInterests: readonly WeightedInterest[] },
): Wishes {
  return {
    userCategory: request.userCategory,
    tripType: request.tripType,
    interests: request.userInterests.map(({ id, weight }) => {
      const known = view.interests.find((interest) => interest.id.toLowerCase() === id.toLowerCase());
      return { id, weight, words: [id, ...Object.values(known?.name ?? {})] };
    }),
  };
}

/** The ranking of a search that leaves it open: by relevance when words are asked for, else as the host says, else by score. */
export function strategyOf(
  rankBy: Ranking | undefined,
  hasQuery: boolean,
  ofHost: Ranking | undefined,
  { centre }: SearchFrame,
): Ranking {
  if (rankBy) return rankBy;
  if (hasQuery) return "relevance";
  if (ofHost === "distance" && !centre) return "score";
  return ofHost ?? "score";
}
