import { mediaAddresses } from "../../content/rendition.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { ServiceError } from "../../contract/errors.ts";
import { type Host, hostFacts, type Ranking, rankings } from "../../contract/host.ts";
import type { Interest } from "../../contract/interest.ts";
import { type Kind, type SearchableKind, searchableKinds } from "../../contract/records.ts";
import { buildCatalogue, type Catalogue, patchCatalogue } from "../../search/columns/catalogue.ts";
import { isUntidy } from "../../search/columns/patch-table.ts";
import type { Change, Organisation, PinnedVersion } from "../../store/store.ts";
import { HoursClock } from "./hours-clock.ts";
import { PlaceNames } from "./place-names.ts";

/** What requests need to know of a host, and its profile ready to send. */
export interface HostView {
  id: string;
  name: string;
  /** The profile as JSON. */
  profile: Buffer;
  geoLocation?: GeoLocation;
  /** Metres. */
  searchRadius?: number;
  guideRanking?: Ranking;
  listingRanking?: Ranking;
  languageCodes: readonly string[];
  defaultLanguageCode?: string;
  timeZoneName?: string;
}

/** One organisation at one version: all that answers are made of but the bodies. Never changed once made. */
export interface OrgView {
  organisation: Organisation;
  /** See PinnedVersion. */
  epoch: string;
  /** One object in all views that were patched, one from the other, since a whole reading: what hangs on it outlives versions. */
  lineage: object;
  /** The organisation's default language. */
  defaultLanguage: string;
  catalogue: Catalogue;
  hosts: ReadonlyMap<string, HostView>;
  interests: readonly Interest[];
  hours: HoursClock;
  places: PlaceNames;
}

/** More changes than this are read with everything else: each costs as much as ten records of a whole reading. */
const MOST_CHANGES = 2_000;

/**
 * Reads an organisation at the pinned version, or brings `former`, an earlier view of it, to that version at the price of
 * what changed.
 */
export async function readOrgView(
  organisation: Organisation,
  pin: PinnedVersion,
  publicUrl: string,
  former?: OrgView,
): Promise<OrgView> {
  const changes = former && (await changesOf(pin, former));
  return changes
    ? patchedView(organisation, pin, publicUrl, former, changes)
    : wholeView(organisation, pin, publicUrl);
}

async function wholeView(
  organisation: Organisation,
  pin: PinnedVersion,
  publicUrl: string,
): Promise<OrgView> {
  const labels = await pin.labels(0);
  const catalogue = await buildCatalogue({ version: pin.version, labels, entries: pin.entries() });
  const { labels: dictionary, tables } = catalogue;
  const named = await readNamed(organisation.id, pin, publicUrl);
  return viewOf(organisation, pin, catalogue, named, {
    lineage: {},
    places: new PlaceNames(dictionary, tables.geoArea),
  });
}

/** The changes between a view and a later pinned version; undefined where a whole reading is better, or these do not tell all. */
async function changesOf(
  pin: PinnedVersion,
  { epoch, catalogue }: OrgView,
): Promise<readonly Change[] | undefined> {
  if (epoch !== pin.epoch || pin.version < catalogue.version) return undefined;
  if (Object.values(catalogue.tables).some(isUntidy)) return undefined;
  const changes: Change[] = [];
  for await (const change of pin.changes(catalogue.version)) {
    if (changes.length === MOST_CHANGES) return undefined;
    changes.push(change);
  }
  return changes;
}

async function patchedView(
  organisation: Organisation,
  pin: PinnedVersion,
  publicUrl: string,
  former: OrgView,
  changes: readonly Change[],
): Promise<OrgView> {
  const changed = changes.filter(isSearchable);
  const catalogue = patchCatalogue(former.catalogue, {
    version: pin.version,
    labels: await pin.labels(former.catalogue.labels.size),
    changed,
    entries: await pin.findEntries(changed),
  });
  const sameNamed = changes.every(({ kind }) => kind !== "host" && kind !== "interest");
  const named = sameNamed ? former : await readNamed(organisation.id, pin, publicUrl);
  const { labels, tables } = catalogue;
  const sameAreas = tables.geoArea === former.catalogue.tables.geoArea;
  const places = sameAreas ? former.places : new PlaceNames(labels, tables.geoArea);
  return viewOf(organisation, pin, catalogue, named, { lineage: former.lineage, places });
}

function isSearchable(change: Change): change is Change & { kind: SearchableKind } {
  return (searchableKinds as readonly Kind[]).includes(change.kind);
}

/** The records that are read with their bodies. */
type Named = Pick<OrgView, "hosts" | "interests">;

async function readNamed(orgId: string, pin: PinnedVersion, publicUrl: string): Promise<Named> {
  const hosts = new Map<string, HostView>();
  const interests: Interest[] = [];
  for await (const { kind, body } of pin.records(["host", "interest"])) {
    const record = JSON.parse(body) as Host | Interest;
    if (record.status !== "active") continue;
    if (kind === "host") hosts.set(record.id, hostView(orgId, record as Host, publicUrl));
    else interests.push(record as Interest);
  }
  return { hosts, interests };
}

function viewOf(
  organisation: Organisation,
  { epoch }: PinnedVersion,
  catalogue: Catalogue,
  { hosts, interests }: Named,
  kept: Pick<OrgView, "lineage" | "places">,
): OrgView {
  return {
    organisation,
    epoch,
    defaultLanguage: organisation.languageCodes[0] ?? "en-GB",
    catalogue,
    hosts,
    interests,
    hours: new HoursClock(catalogue.tables.listing, (id) => hosts.get(id)?.timeZoneName),
    ...kept,
  };
}

/** The host of a request: undefined without a profileId; throws `profile_not_found`. */
export function hostOf(view: OrgView, profileId: string | undefined): HostView | undefined {
  if (profileId === undefined) return undefined;
  const host = view.hosts.get(profileId);
  if (!host)
    throw new ServiceError("profile_not_found", `There is no host profile ${JSON.stringify(profileId)} here`);
  return host;
}

/** An allow-list, so that what is stored and never shown cannot leak. */
const shownFields = Object.keys(hostFacts) as (keyof typeof hostFacts)[];

function hostView(orgId: string, host: Host, publicUrl: string): HostView {
  const profile: Record<string, unknown> = { id: host.id, orgId };
  for (const field of shownFields) {
    if (host[field] !== undefined) profile[field] = host[field];
  }
  const json = JSON.stringify(profile, mediaAddresses(publicUrl));
  return {
    id: host.id,
    name: host.name,
    profile: Buffer.from(json, "utf8"),
    geoLocation: host.geoLocation,
    searchRadius: host.searchConfig?.searchRadius,
    guideRanking: rankings.find((name) => name === host.searchConfig?.guideRanking),
    listingRanking: rankings.find((name) => name === host.searchConfig?.listingRanking),
    languageCodes: host.languageCodes ?? [],
    defaultLanguageCode: host.defaultLanguageCode,
    timeZoneName: host.timeZoneName,
  };
}
