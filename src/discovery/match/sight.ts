import { BoundedCache } from "../../content/bounded-cache.ts";
import { keptWith } from "../../content/kept-with.ts";
import { createLocaliser, type Localiser } from "../../content/localise.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { faultyRequest, ServiceError } from "../../contract/errors.ts";
import type { Ranking } from "../../contract/host.ts";
import { byKind, type SearchableKind } from "../../contract/records.ts";
import type { Catalogue } from "../../search/columns/catalogue.ts";
import { Cut } from "../../search/columns/cut.ts";
import type { Leaf } from "../../search/columns/leaves.ts";
import { isThere, notBeyond, ofHosts, passesAll, type Test, within } from "../../search/columns/match.ts";
import { pointsOf } from "../../search/columns/points.ts";
import { Space } from "../../search/columns/space.ts";
import type { Table } from "../../search/columns/table.ts";
import { computeBases } from "../../search/ranking/scores.ts";
import type { Org, OrgHost } from "../org/org.ts";

/** Who asks: the organisation, and the hosts the caller's key is bound to (undefined: all of them). */
export interface Scope {
  orgId: string;
  hostIds?: readonly string[];
  /** Whether drafts are seen in place of what is published. */
  drafts?: true;
}

/** The parameters that every search shares. */
export interface CommonRequest {
  profileId?: string;
  latlng?: GeoLocation;
  radius?: number;
  rankBy?: Ranking;
  lang?: string;
  langFallback?: boolean;
}

/** What a request sees of an organisation: which records, from where, in which language, at what time. */
export interface Sight {
  org: Org;
  scope: Scope;
  host?: OrgHost;
  /** `latlng`, else the host's location. */
  centre?: GeoLocation;
  /** `radius`, else the host's search radius; metres. Cuts where a centre is known too. */
  radiusMetres?: number;
  /** Whether the request itself gave the radius: that one cuts records without coordinates too. */
  isRadiusAsked: boolean;
  localiser: Localiser;
  /** The language of the words that count more, and of names by which is sorted. */
  language: string;
  audience: Audience;
  /** Epoch milliseconds. */
  nowMs: number;
}

/** @throws ServiceError `missing_geo_centre` for a distance asked for without a centre, then `profile_not_found` */
export function openSight(org: Org, scope: Scope, request: CommonRequest, nowMs: number): Sight {
  // Without a profile no host can lend its location: that fault does not wait for the look-up.
  if (request.profileId === undefined) demandCentre(request, request.latlng);
  const host = findHost(org, request.profileId);
  const centre = request.latlng ?? host?.geoLocation;
  demandCentre(request, centre);
  const localiser = createLocaliser({
    asked: request.lang,
    hostDefault: host?.defaultLanguageCode,
    orgDefault: org.defaultLanguage,
    fallback: request.langFallback ?? true,
  });
  return {
    org,
    scope,
    host,
    centre,
    radiusMetres: request.radius ?? host?.searchRadius,
    isRadiusAsked: request.radius !== undefined,
    localiser,
    language: request.lang ?? host?.defaultLanguageCode ?? org.defaultLanguage,
    audience: audienceOf(org, scope, host),
    nowMs,
  };
}

/** The host of a request: undefined without a profileId. @throws ServiceError `profile_not_found` */
export function findHost(org: Org, profileId: string | undefined): OrgHost | undefined {
  if (profileId === undefined) return undefined;
  const host = org.hosts.get(profileId);
  if (!host)
    throw new ServiceError("profile_not_found", `There is no host profile ${JSON.stringify(profileId)} here`);
  return host;
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

/** Any text may be asked for as an interest: how many are kept is bounded. */
const MAX_INTERESTS = 256;
const wordsOfInterests = keptWith(
  (_: Org["interests"]) => new BoundedCache<string, readonly string[]>(MAX_INTERESTS),
);

/** The id of an interest, and its names in every language: the same array each time. */
export function wordsOfInterest(interests: Org["interests"], id: string): readonly string[] {
  return wordsOfInterests(interests).getOrMake(id, () => {
    const interest = interests.find((one) => one.id.toLowerCase() === id.toLowerCase());
    return [id, ...Object.values(interest?.name ?? {})];
  });
}

type Visibility = Pick<Sight, "org" | "scope" | "host">;

/** Those who see the same records of a version, wherever they are: who asks for the same host with keys of the same scope. */
interface Audience {
  /** Names it in this process. */
  number: number;
  /** The tests that every search begins with: records that are there, the host's, and those that the caller's key may see. */
  tests: Readonly<Record<SearchableKind, readonly Test[]>>;
  /** The rows that pass them. */
  rows: Readonly<Record<"guide" | "geoArea", Uint32Array>>;
  /** Which of the ids that guides and listings name it may see. */
  told: Readonly<Record<"guide" | "listing", ToldLinks>>;
}

const MAX_AUDIENCES = 1_000;

const audiences = keptWith((_: Catalogue) => new BoundedCache<string, Audience>(MAX_AUDIENCES));
let audienceNumber = 0;

function audienceOf({ catalogue }: Org, { hostIds }: Scope, host: OrgHost | undefined): Audience {
  const key = hostIds ? JSON.stringify([host?.id, hostIds]) : host ? ` ${host.id}` : "";
  return audiences(catalogue).getOrMake(key, () => {
    const { guide, listing, geoArea } = catalogue.tables;
    const testsOf = (table: Table) => [
      ...(table.untidyRows > 0 ? [isThere(table)] : []),
      ...(host ? [ofHosts(table, [host.id])] : []),
      ...(hostIds ? [ofHosts(table, hostIds)] : []),
    ];
    const tests = byKind((kind) => testsOf(catalogue.tables[kind]));
    const told = {
      guide: toldLinks(guide, listing, passesAll(tests.listing)),
      listing: toldLinks(listing, guide, passesAll(tests.guide)),
    };
    const rowsOf = ({ size }: Table, passes: Test) =>
      Uint32Array.from({ length: size }, (_, row) => row).filter(passes);
    const rows = {
      guide: rowsOf(guide, passesAll(tests.guide)),
      geoArea: rowsOf(geoArea, passesAll(tests.geoArea)),
    };
    return { number: ++audienceNumber, tests, rows, told };
  });
}

export function scopeTests({ org, scope, host }: Visibility, kind: SearchableKind): readonly Test[] {
  return audienceOf(org, scope, host).tests[kind];
}

/** Listings that are no event that has passed, where some have. */
export function upcomingIn({ org, host, nowMs }: Pick<Sight, "org" | "host" | "nowMs">) {
  return org.events.upcoming(host?.timeZoneName, nowMs);
}

/** What is told of listings beside a guide: those that the request may see, but for events that have passed. */
export function listingsShown(sight: Sight): Test {
  const upcoming = upcomingIn(sight);
  return passesAll([...scopeTests(sight, "listing"), ...(upcoming ? [upcoming.passes] : [])]);
}

/** Which rows a request may see at all, however far they are. */
export function inScope(sight: Visibility, kind: SearchableKind): Test {
  return passesAll(scopeTests(sight, kind));
}

/** The row of a record that a search of its own kind could find: one outside the scope is not known to exist. */
export function findVisible(sight: Visibility, kind: SearchableKind, id: string): number | undefined {
  const row = sight.org.catalogue.tables[kind].rowOfId.get(id);
  return row !== undefined && inScope(sight, kind)(row) ? row : undefined;
}

/** The rows of a kind that a search may find: in its scope, within its radius, and no event that has passed unless those are asked for. */
export function cutOf(sight: Sight, kind: SearchableKind, { withPast = false } = {}): Cut {
  const { org, scope, host, centre, radiusMetres, isRadiusAsked } = sight;
  const { catalogue } = org;
  const table = catalogue.tables[kind];
  const upcoming = kind === "listing" && !withPast ? upcomingIn(sight) : undefined;
  const key = JSON.stringify([host?.id, scope.hostIds, upcoming?.stamp]);
  const tests = [...scopeTests(sight, kind), ...(upcoming ? [upcoming.passes] : [])];
  const space = spaceOf(catalogue, kind);
  const points = pointsOf(catalogue, kind);
  const see = (leaves: readonly Leaf[]) => space.seen(table, key, tests, leaves);
  return new Cut(space, see, points, { centre, radiusMetres, keepsNowhere: !isRadiusAsked });
}

const spacesOf = byKind(() => new WeakMap<object, Space>());

/** One for a table of listings and those that are patched from it; of what else there is, which may lie where its listings do, each version has its own. */
function spaceOf(catalogue: Catalogue, kind: SearchableKind): Space {
  const table = catalogue.tables[kind];
  const known = spacesOf[kind].get(kind === "listing" ? table.changes.log : catalogue);
  if (known && known.count <= table.changes.count) return known;
  const made = new Space(table, pointsOf(catalogue, kind), computeBases(catalogue)[kind]);
  if (!known) spacesOf[kind].set(kind === "listing" ? table.changes.log : catalogue, made);
  return made;
}

/** The radius cut, where both centre and radius are known. */
export function cutTests({ org, centre, radiusMetres, isRadiusAsked }: Sight, kind: SearchableKind): Test[] {
  if (!centre || radiusMetres === undefined) return [];
  const points = pointsOf(org.catalogue, kind);
  return [(isRadiusAsked ? within : notBeyond)(points, centre, radiusMetres)];
}

/** Of the ids that a row's record names, those that an answer may show, in their order; undefined: all of them. */
export type ToldLinks = (row: number) => readonly string[] | undefined;

/**
 * The links of one table's records into another (of guides to listings, of listings to guides) as a request may see them:
 * the id of a record that is not active, or beyond the request's scope, is not shown.
 */
export function toldLinks({ links, linkNames }: Table, targets: Table, sees: Test): ToldLinks {
  const rows = targetRows(targets.rowOfId)(linkNames);
  const findRow = (link: number) => {
    if (rows[link] === UNKNOWN) rows[link] = targets.rowOfId.get(linkNames.list[link]!) ?? NONE;
    return rows[link]!;
  };
  const isTold = (link: number) => findRow(link) !== NONE && sees(findRow(link));
  return (row) => {
    const end = links.endOf(row);
    // Nearly always all of them are: nothing is made to find that out.
    let at = links.firstOf(row);
    while (at < end && isTold(links.values[at]!)) at++;
    return at === end ? undefined : Array.from(links.of(row).filter(isTold), (link) => linkNames.list[link]!);
  };
}

const UNKNOWN = -2;
const NONE = -1;

/** Room for the row of each name, looked up when it is first wanted and kept for as long as names and rows stay the same. */
const targetRows = keptWith((_: Table["rowOfId"]) =>
  keptWith(({ list }: Table["linkNames"]) => new Int32Array(list.length).fill(UNKNOWN)),
);
