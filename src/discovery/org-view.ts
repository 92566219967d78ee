import { buildCatalogue, type Catalogue } from "../catalogue/catalogue.ts";
import { mediaAddresses } from "../content/rendition.ts";
import type { GeoLocation } from "../contract/common.ts";
import { ServiceError } from "../contract/errors.ts";
import type { Host, Ranking } from "../contract/host.ts";
import { hostFacts, rankings } from "../contract/host.ts";
import type { Interest } from "../contract/interest.ts";
import type { Organisation, Store } from "../store/store.ts";
import { HoursClock } from "./hours-clock.ts";
import { PlaceNames } from "./place-names.ts";

/** What requests need to know of a host, and its profile ready to send. */
export interface HostView {
  id: string;
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
  /** The organisation's default language. */
  defaultLanguage: string;
  catalogue: Catalogue;
  hosts: ReadonlyMap<string, HostView>;
  interests: readonly Interest[];
  hours: HoursClock;
  places: PlaceNames;
}

/** Reads an organisation from the store; undefined when there is none. */
export async function readOrgView(
  store: Store,
  orgId: string,
  publicUrl: string,
): Promise<OrgView | undefined> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const organisation = await store.organisation(orgId);
    if (!organisation) return undefined;
    const catalogue = await buildCatalogue(await store.snapshot(orgId));
    const hosts = new Map<string, HostView>();
    const interests: Interest[] = [];
    for await (const { kind, body } of store.records(orgId, ["host", "interest"])) {
      const record = JSON.parse(body) as Host | Interest;
      if (record.status !== "active") continue;
      if (kind === "host") hosts.set(record.id, hostView(orgId, record as Host, publicUrl));
      else interests.push(record as Interest);
    }
    // Catalogue and hosts are read one after the other: a host written in between would mix two versions.
    if (await anyChanged(store, orgId, catalogue.version)) continue;
    return {
      organisation,
      defaultLanguage: organisation.languageCodes[0] ?? "en-GB",
      catalogue,
      hosts,
      interests,
      hours: new HoursClock(catalogue.tables.listing, (id) => hosts.get(id)?.timeZoneName),
      places: new PlaceNames(catalogue),
    };
  }
  throw new ServiceError("unavailable", "The organisation is being rewritten; try again in a moment", {
    headers: { "Retry-After": "1" },
  });
}

/** Whether a host or an interest changed after a version. Other writes, however many, do not keep a view from being read. */
async function anyChanged(store: Store, orgId: string, since: number): Promise<boolean> {
  if ((await store.version(orgId)) === since) return false;
  for await (const { kind } of store.changes(orgId, since)) {
    if (kind === "host" || kind === "interest") return true;
  }
  return false;
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
