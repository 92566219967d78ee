import { mediaAddresses } from "../../content/rendition.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { type Host, hostFacts, type Ranking, rankings } from "../../contract/host.ts";
import {
  type Interest,
  isSearchable,
  type Kind,
  type SearchableKind,
  searchableKinds,
} from "../../contract/records.ts";
import { DEFAULT_LANGUAGE } from "../../languages/compare.ts";
import { buildCatalogue, type Catalogue, patchCatalogue } from "../../search/columns/catalogue.ts";
import { isUntidy } from "../../search/columns/patch-table.ts";
import type { SearchOptions, TextMatches } from "../../search/postings/match-rows.ts";
import type { TextQuery } from "../../search/text/text-query.ts";
import type { OfferPolicy } from "../../sources/taxonomy/offers.ts";
import type {
  Change,
  FoundBody,
  Organisation,
  PinnedVersion,
  Reader,
  StoredRecord,
} from "../../store/store.ts";
import type { Forecasts } from "../../weather/forecasts.ts";
import type { GuideBlocks } from "../operations/guide-blocks.ts";
import type { RenditionCache } from "../rendition-cache.ts";
import { EventClock } from "./event-clock.ts";
import { HoursClock } from "./hours-clock.ts";
import { type Kinds, kindsOf } from "./kinds.ts";
import type { Vocabularies, Words } from "./words.ts";

/** What requests need to know of a host, and its profile ready to send. */
export interface OrgHost {
  id: string;
  name: string;
  /** The profile as JSON. */
  profile: Buffer;
  geoLocation?: GeoLocation;
  /** Metres. */
  searchRadius?: number;
  /** Metres at which a place counts half in the balanced ranking. */
  halfDistance?: number;
  guideRanking?: Ranking;
  listingRanking?: Ranking;
  languageCodes: readonly string[];
  defaultLanguageCode?: string;
  timeZoneName?: string;
  /** What chat tells of the house; in no profile. */
  houseFacts: NonNullable<Host["houseFacts"]>;
  /** Whether everybody may see what its guests see. */
  hasPublicPages: boolean;
}

/** What is held in memory of one organisation at one version. Never changed once made. */
export interface OrgContents {
  id: string;
  name: string;
  /** Canonical BCP 47 codes. */
  languageCodes: readonly string[];
  /** The first of them. */
  defaultLanguage: string;
  version: number;
  /** See PinnedVersion. */
  epoch: string;
  /** The same object in all versions patched from one complete reading: a cache keyed by it outlives versions. */
  lineage: object;
  /** Where this server is reached, without a slash at its end; "" leaves media addresses as they are stored. */
  publicUrl: string;
  catalogue: Catalogue;
  hosts: ReadonlyMap<string, OrgHost>;
  interests: readonly Interest[];
  hours: HoursClock;
  events: EventClock;
  /** The bodies of what changed last, by kind and seq: what is written often is soon overtaken in the store. */
  recent?: ReadonlyMap<string, NonNullable<Exclude<FoundBody, "damaged">>>;
}

/**
 * One organisation at one version: everything that answers are made from. What is not in memory is read when needed; if a
 * write has overtaken the version, these reads throw StaleOrg, which their callers do not catch.
 */
export interface Org extends OrgContents {
  /** The bodies of rows as JSON in UTF-8. */
  bodies(kind: SearchableKind, rows: readonly number[]): Promise<Buffer[]>;
  /** Which records the words of a query mean. */
  search(kind: SearchableKind, query: TextQuery, options: SearchOptions): Promise<TextMatches>;
  /** All records of a kind with their bodies. They may be of a later version. */
  records(kind: SearchableKind): AsyncIterable<StoredRecord>;
  words(): Promise<Words>;
  /** The weather that is foretold for a place, where a source of forecasts is set and has answered. */
  forecastAt?: Forecasts["at"];
  /** Groups of listings, and which are offered to who names no kind of place. */
  kinds(): Promise<Kinds>;
  renditions: RenditionCache;
  guideBlocks: GuideBlocks;
}

/** A record or a match is of another version: the request is answered again from a pinned one. */
export class StaleOrg extends Error {}

/** Stored records that are damaged: the request is answered again from an organisation without them. */
export class DamagedRecords extends Error {
  readonly catalogue: Catalogue;
  readonly kind: SearchableKind;
  readonly rows: readonly number[];

  constructor(catalogue: Catalogue, kind: SearchableKind, rows: readonly number[]) {
    super("records are damaged");
    this.catalogue = catalogue;
    this.kind = kind;
    this.rows = rows;
  }
}

/** Is told the name of a damaged record. */
export type OnDamaged = (kind: Kind, id: string) => void;

/** The contents with the readings of what they do not hold: by the store, or by one pinned version of it. */
export function openOrg(
  contents: OrgContents,
  reader: Reader,
  {
    renditions,
    guideBlocks,
    vocabularies,
    forecastAt,
    offers,
  }: Pick<Org, "renditions" | "guideBlocks" | "forecastAt"> & {
    vocabularies: Vocabularies;
    offers?: () => Promise<OfferPolicy>;
  },
): Org {
  const { version, tables } = contents.catalogue;
  return {
    ...contents,
    renditions,
    guideBlocks,
    forecastAt,
    kinds: () => kindsOf(contents, offers),
    words: () => vocabularies.of(contents),
    // What is damaged is told of when an answer needs it.
    records: (kind) => reader.records([kind], () => {}),
    async bodies(kind, rows) {
      const { seqs, versions } = tables[kind];
      const kept = rows.map((row) => contents.recent?.get(recentKey(kind, seqs[row]!)));
      const unread = rows.filter((row, place) => kept[place]?.version !== versions[row]);
      const stored =
        unread.length === 0
          ? []
          : await reader.bodies(
              kind,
              unread.map((row) => seqs[row]!),
            );
      const damaged = unread.filter((_, place) => stored[place] === "damaged");
      if (damaged.length > 0) throw new DamagedRecords(contents.catalogue, kind, damaged);
      let next = 0;
      return rows.map((row, place) => {
        const found = kept[place]?.version === versions[row] ? kept[place] : stored[next++];
        if (!found || found === "damaged" || found.version !== versions[row]) throw new StaleOrg();
        return found.body;
      });
    },
    async search(kind, query, options) {
      const matches = await reader.search(kind, query, { ...options, version });
      if (matches.version !== version) throw new StaleOrg();
      return matches;
    },
  };
}

/** The same version without these records, their rows left empty. */
export function withoutRecords(
  contents: OrgContents,
  kind: SearchableKind,
  rows: readonly number[],
): OrgContents {
  const { ids } = contents.catalogue.tables[kind];
  const changed = rows.map((row) => ({ kind, id: ids[row]! }));
  const { version } = contents;
  const changes = { version, labels: [], changed, entries: [] };
  const catalogue = patchCatalogue(contents.catalogue, changes, () => Number.POSITIVE_INFINITY);
  return { ...contents, catalogue, ...clocksOf(catalogue, contents.hosts) };
}

/** An earlier version that an organisation is brought up to date from: it knows its hosts and interests, or its catalogue alone. */
export type FormerOrg = Pick<OrgContents, "catalogue" | "epoch" | "lineage" | "recent"> & Partial<Named>;

/** More changes than this are read with everything else: each costs as much as ten records of a whole reading. */
const MAX_CHANGES = 2_000;
/** Bodies that are kept of what changed last: a megabyte or two. */
const MOST_RECENT = 200;

/**
 * Reads an organisation at the pinned version, or brings `former`, its contents at an earlier one, to that version at the price of
 * what changed.
 */
export async function readOrg(
  organisation: Organisation,
  pin: PinnedVersion,
  publicUrl: string,
  former?: FormerOrg,
  onDamaged: OnDamaged = () => {},
): Promise<OrgContents> {
  const { id, name, languageCodes } = organisation;
  const changes = former && (await readChanges(pin, former));
  const named = () => readNamed(id, pin, publicUrl, onDamaged);
  const { catalogue, recent, ...rest } = changes
    ? await patch(pin, former, changes, named)
    : await readWhole(pin, named);
  return {
    id,
    name,
    languageCodes,
    defaultLanguage: languageCodes[0] ?? DEFAULT_LANGUAGE,
    version: pin.version,
    epoch: pin.epoch,
    lineage: changes ? former.lineage : {},
    publicUrl,
    catalogue,
    recent,
    ...rest.named,
    ...clocksOf(catalogue, rest.named.hosts),
  };
}

export function clocksOf({ tables: { listing } }: Catalogue, hosts: OrgContents["hosts"]) {
  const hours = new HoursClock(listing, (host) => hosts.get(host)?.timeZoneName);
  return { hours, events: new EventClock(listing, hours) };
}

/** The records that are read with their bodies. */
type Named = Pick<OrgContents, "hosts" | "interests">;

interface Read {
  catalogue: Catalogue;
  named: Named;
  recent?: OrgContents["recent"];
}

async function readWhole(pin: PinnedVersion, readNamed: () => Promise<Named>): Promise<Read> {
  const labels = await pin.labels(0);
  const catalogue = await buildCatalogue({ version: pin.version, labels, entries: pin.entries() });
  return { catalogue, named: await readNamed() };
}

/** The changes between two versions; undefined where a whole reading is better, or these do not tell all. */
async function readChanges(
  pin: PinnedVersion,
  { epoch, catalogue }: FormerOrg,
): Promise<readonly Change[] | undefined> {
  if (epoch !== pin.epoch || pin.version < catalogue.version) return undefined;
  if (catalogue.version < pin.changesFrom) return undefined;
  if (Object.values(catalogue.tables).some(isUntidy)) return undefined;
  const changes: Change[] = [];
  for await (const change of pin.changes(catalogue.version)) {
    if (changes.length === MAX_CHANGES) return undefined;
    changes.push(change);
  }
  return changes;
}

async function patch(
  pin: PinnedVersion,
  former: FormerOrg,
  changes: readonly Change[],
  readNamed: () => Promise<Named>,
): Promise<Read> {
  const changed = changes.filter((change): change is Change & { kind: SearchableKind } =>
    isSearchable(change.kind),
  );
  const catalogue = patchCatalogue(former.catalogue, {
    version: pin.version,
    labels: await pin.labels(former.catalogue.labels.size),
    changed,
    entries: await pin.findEntries(changed),
  });
  const sameNamed = changes.every(({ kind }) => kind !== "host" && kind !== "interest");
  const { hosts, interests } = former;
  const named = sameNamed && hosts && interests ? { hosts, interests } : await readNamed();
  return { catalogue, named, recent: await readRecent(pin, catalogue, changed, former.recent) };
}

const recentKey = (kind: SearchableKind, seq: number) => `${kind} ${seq}`;

/** Of more changes than are kept, none of the new ones is read. */
async function readRecent(
  pin: PinnedVersion,
  { tables }: Catalogue,
  changed: readonly { kind: SearchableKind; id: string }[],
  former: OrgContents["recent"],
): Promise<OrgContents["recent"]> {
  if (changed.length > MOST_RECENT) return former;
  const recent = new Map(former);
  for (const kind of searchableKinds) {
    const { rowOfId, seqs } = tables[kind];
    const rows = changed.flatMap((change) => (change.kind === kind ? (rowOfId.get(change.id) ?? []) : []));
    if (rows.length === 0) continue;
    const bodies = await pin.bodies(
      kind,
      rows.map((row) => seqs[row]!),
    );
    bodies.forEach((found, place) => {
      const key = recentKey(kind, seqs[rows[place]!]!);
      recent.delete(key);
      if (found && found !== "damaged") recent.set(key, found);
    });
  }
  for (const key of [...recent.keys()].slice(0, -MOST_RECENT)) recent.delete(key);
  return recent;
}

async function readNamed(
  orgId: string,
  pin: PinnedVersion,
  publicUrl: string,
  onDamaged: OnDamaged,
): Promise<Named> {
  const named = { hosts: new Map<string, OrgHost>(), interests: [] };
  for await (const stored of pin.records(["host", "interest"], onDamaged))
    takeNamed(named, orgId, stored, publicUrl);
  return named;
}

/** Brings what is stored of a host or an interest among the others; what is not active goes. */
export function takeNamed(
  { hosts, interests }: { hosts: Map<string, OrgHost>; interests: Interest[] },
  orgId: string,
  { kind, id, body }: Pick<StoredRecord, "kind" | "id" | "body">,
  publicUrl: string,
): void {
  const record = JSON.parse(body) as Host | Interest;
  const isActive = record.status === "active";
  if (kind === "host") {
    if (isActive) hosts.set(id, readHost(orgId, record as Host, publicUrl));
    else hosts.delete(id);
  } else if (kind === "interest") {
    const known = interests.findIndex((interest) => interest.id === id);
    const place = known < 0 ? interests.length : known;
    interests.splice(place, 1, ...(isActive ? [record as Interest] : []));
  }
}

/** An allow-list, so that what is stored and never shown cannot leak. */
const shownFields = Object.keys(hostFacts) as (keyof typeof hostFacts)[];

function readHost(orgId: string, host: Host, publicUrl: string): OrgHost {
  const profile: Record<string, unknown> = { id: host.id, orgId };
  for (const field of shownFields) {
    if (host[field] !== undefined) profile[field] = host[field];
  }
  if (host.searchConfig) {
    const { halfDistance: _, ...shown } = host.searchConfig;
    profile.searchConfig = shown;
  }
  const json = JSON.stringify(profile, mediaAddresses(publicUrl));
  return {
    id: host.id,
    name: host.name,
    profile: Buffer.from(json, "utf8"),
    geoLocation: host.geoLocation,
    searchRadius: host.searchConfig?.searchRadius,
    halfDistance: host.searchConfig?.halfDistance,
    guideRanking: rankings.find((name) => name === host.searchConfig?.guideRanking),
    listingRanking: rankings.find((name) => name === host.searchConfig?.listingRanking),
    languageCodes: host.languageCodes ?? [],
    defaultLanguageCode: host.defaultLanguageCode,
    timeZoneName: host.timeZoneName,
    houseFacts: host.houseFacts ?? {},
    hasPublicPages: host.publicPages === true,
  };
}
