import { setTimeout as sleep } from "node:timers/promises";
import { LATE, SharedQuestion } from "../../content/shared-question.ts";
import { Slices } from "../../content/slices.ts";
import { ServiceError } from "../../contract/errors.ts";
import { byKind, type SearchableKind } from "../../contract/records.ts";
import { Lists } from "../../search/columns/lists.ts";
import type { Table } from "../../search/columns/table.ts";
import type { OfferPolicy } from "../../sources/taxonomy/offers.ts";
import { isUnavailable, type PinnedVersion, type Reader, type Store } from "../../store/store.ts";
import { type KeepSettings, keep, readKept } from "./kept-catalogues.ts";
import {
  DamagedRecords,
  type OnDamaged,
  type Org,
  type OrgContents,
  openOrg,
  readOrg,
  StaleOrg,
  withoutRecords,
} from "./org.ts";
import { Vocabularies } from "./words.ts";

/** A version is asked of the store at most this often unless a newer one is announced; a write is seen that much later at most. */
const CHECK_MS = 200;
/** How long a request waits for a newer version before it is answered from the last one. */
const PATIENCE_MS = 50;
/** And where nobody has looked for a while, so that the last version may be far behind: who imports, and then looks, waits. */
const LONG_PATIENCE_MS = 2_000;
const A_WHILE_MS = 1_000;
/** How long a request waits for the store to tell its version before it is answered from the last one. */
const VERSION_PATIENCE_MS = 500;
/** How long the last version is answered from while the store does not answer, where nothing else is set. */
const STALE_MS = 3_600_000;
/** Rough size of what objects are kept besides the columns: of a row its id, of a label its text, its folds and its part of the vocabulary. */
const BYTES_PER_ROW = 100;
const BYTES_PER_LABEL = 400;

/** How long after it was read a catalogue is written to disk, in milliseconds, and at most as long again: processes that start together meet. */
const KEEP_AFTER_MS = 2_000;

/** How often a request is answered again without records that are damaged; each time all of a page are found. */
const MOST_HIDINGS = 100;

/** Where versions follow one another, the next is looked for so long after the last was read: before a request has to wait for it. */
const FOLLOW_MS = 100;

/** After a read, the next one that is due only because a version was announced waits this many times as long as the read took. */
const REST_FACTOR = 4;

/** An organisation together with the pinned version that it was read from, for those who wait for it: the last one ends it. */
interface Lease {
  users: number;
  ready: Promise<{ org: Org; pin: PinnedVersion }>;
}

interface Kept {
  org: Org | undefined;
  /** See roughBytes. */
  bytes: number;
  /** When the version was last compared with the store's, on the monotonic clock. */
  checkedAt: number;
  version: SharedQuestion<number>;
  /** When the store last told its version, on the same clock, and whether it has been silent since. */
  toldAt: number;
  isSilent: boolean;
  /** The newest version announced since then; 0 for none. */
  heard: number;
  /** When the last reading ended, and how long it took. */
  readAt: number;
  readMs: number;
  reading: Lease | undefined;
  /** When a request last came, on the same clock; and whether the next version will be looked for without one. */
  usedAt: number;
  isFollowed: boolean;
}

/** An organisation in memory, as its operator wants to watch it. */
export interface OrgInMemory {
  orgId: string;
  version: number;
  /** Active records by kind. */
  records: Readonly<Record<SearchableKind | "host" | "interest", number>>;
  /** Roughly what it takes of the memory. */
  bytes: number;
  /** How long ago this process read this version. */
  versionSeconds: number;
  /** How long ago the store last told the version; 0 while it tells. */
  staleSeconds: number;
}

export interface OrgsSettings {
  /** See OrgContents. */
  publicUrl: string;
  /** Rough bound of what is kept in memory. */
  maxBytes: number;
  renditions: Org["renditions"];
  guideBlocks: Org["guideBlocks"];
  forecastAt?: Org["forecastAt"];
  /** What an organisation offers to who names no kind of place; absent: what Waymark brings for all. */
  offersOf?: (orgId: string) => Promise<OfferPolicy>;
  /** Where catalogues that were read are kept for the next start; absent: nowhere. */
  keptIn?: KeepSettings;
  /** How long the last version is answered from while the store does not answer, in milliseconds; default: an hour. */
  staleMs?: number;
  /** Is told of stored records that are damaged. */
  logger?: { error(details: object, message: string): void };
}

/**
 * The organisations in memory: read on first use, brought up to date when the store's version moves, dropped when cold and
 * room is short. A request keeps the version it began with.
 */
export class Orgs {
  readonly #store: Store;
  readonly #settings: OrgsSettings;
  readonly #vocabularies: Vocabularies;
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept>();

  constructor(store: Store, settings: OrgsSettings) {
    this.#store = store;
    this.#settings = settings;
    this.#vocabularies = new Vocabularies(store);
    store.watch?.((orgId, version) => {
      const kept = this.#kept.get(orgId);
      if (kept) kept.heard = Math.max(kept.heard, version);
    });
  }

  /**
   * Gives `use` the organisation at its current version. Where a write has overtaken that and `use` throws StaleOrg, it is called
   * once more with one whose bodies and texts are read from a pinned version, which no write can overtake; where a record that it needs
   * is damaged, with one that lacks it.
   * @throws ServiceError `org_forbidden` when there is no such organisation.
   */
  async with<T>(orgId: string, use: (org: Org) => T | Promise<T>): Promise<T> {
    for (let left = MOST_HIDINGS; ; left--) {
      try {
        return await this.#with(orgId, use);
      } catch (error) {
        if (!(error instanceof DamagedRecords) || left === 0) throw error;
        this.#hide(orgId, error);
      }
    }
  }

  #hide(orgId: string, { catalogue, kind, rows }: DamagedRecords): void {
    const kept = this.#kept.get(orgId);
    // Otherwise another request has hidden it, or a newer version is there.
    if (kept?.org?.catalogue !== catalogue) return;
    const { ids } = catalogue.tables[kind];
    for (const row of rows) this.#damaged(orgId)(kind, ids[row]!);
    kept.org = this.#open(withoutRecords(kept.org, kind, rows), this.#store.read(orgId));
  }

  #damaged(orgId: string): OnDamaged {
    const told =
      "a stored record is damaged and left out of answers: import it again; `waymark check` names all";
    return (kind, id) => this.#settings.logger?.error({ orgId, kind, id }, told);
  }

  async #with<T>(orgId: string, use: (org: Org) => T | Promise<T>): Promise<T> {
    try {
      return await use(this.#atHand(orgId) ?? (await this.#current(orgId)));
    } catch (error) {
      if (!(error instanceof StaleOrg)) throw error;
    }
    return this.#leasing(orgId, ({ org, pin }) => use(this.#open(org, pin)));
  }

  /** How many seconds ago the store last told the version that answers are of; undefined while it tells. */
  age(orgId: string): number | undefined {
    const kept = this.#kept.get(orgId);
    return kept?.isSilent ? Math.floor((performance.now() - kept.toldAt) / 1_000) : undefined;
  }

  /** What is in memory, most recently used first. */
  inMemory(): OrgInMemory[] {
    const now = performance.now();
    return [...this.#kept].reverse().flatMap(([orgId, { org, bytes, readAt }]) => {
      if (!org) return [];
      const { catalogue, version, hosts, interests } = org;
      const counts = byKind((kind) => rowsOf(catalogue.tables[kind]));
      const records = { ...counts, host: hosts.size, interest: interests.length };
      const versionSeconds = (now - readAt) / 1_000;
      return [{ orgId, version, records, bytes, versionSeconds, staleSeconds: this.age(orgId) ?? 0 }];
    });
  }

  /** The organisation where its version is not to be compared with the store's. */
  #atHand(orgId: string): Org | undefined {
    const kept = this.#touch(orgId);
    const now = performance.now();
    if (!kept.org || isDue(kept, kept.org, now)) return undefined;
    kept.usedAt = now;
    return kept.org;
  }

  async #current(orgId: string): Promise<Org> {
    const kept = this.#touch(orgId);
    const previous = kept.org;
    const now = performance.now();
    const idleMs = now - kept.checkedAt;
    kept.usedAt = now;
    if (previous) {
      kept.checkedAt = now;
      kept.heard = 0;
      const patienceMs = idleMs > A_WHILE_MS ? LONG_PATIENCE_MS : VERSION_PATIENCE_MS;
      const version = await this.#newestVersion(orgId, kept, patienceMs);
      if (version === undefined || version === previous.version) return previous;
    }
    const reading = this.#leasing(orgId, ({ org }) => org);
    if (!previous) return reading;
    // A large organisation takes a while to read whole: meanwhile its last version goes on answering.
    const patienceMs = idleMs > A_WHILE_MS ? LONG_PATIENCE_MS : PATIENCE_MS;
    const newest = reading.catch((error: unknown) => {
      if (isUnavailable(error)) return previous;
      throw error;
    });
    return Promise.race([newest, sleep(patienceMs, previous, { ref: false })]);
  }

  /** The store's version; undefined where it does not tell, and the last one is still to be answered from. @throws StoreError */
  async #newestVersion(orgId: string, kept: Kept, patienceMs: number): Promise<number | undefined> {
    const ask = async () => {
      const version = await this.#store.version(orgId);
      kept.toldAt = performance.now();
      kept.isSilent = false;
      return version;
    };
    const isTooOld = performance.now() - kept.toldAt > (this.#settings.staleMs ?? STALE_MS);
    if (isTooOld) return ask();
    try {
      const version = await kept.version.ask(ask, patienceMs);
      if (version !== LATE) return version;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    kept.isSilent = true;
    return undefined;
  }

  /** Reads the next version of an organisation that is written and read, until one of both stops for a while. No request waits for that. */
  #follow(orgId: string, kept: Kept): void {
    if (kept.isFollowed) return;
    kept.isFollowed = true;
    const look = async () => {
      const { org, usedAt, readAt } = kept;
      if (!org || this.#kept.get(orgId) !== kept || usedAt < readAt) return;
      kept.checkedAt = performance.now();
      kept.heard = 0;
      const version = await this.#newestVersion(orgId, kept, VERSION_PATIENCE_MS);
      if (version === undefined || version === org.version) return;
      await this.#leasing(orgId, () => undefined);
      return true;
    };
    const afterMs = Math.max(FOLLOW_MS, kept.readMs * REST_FACTOR);
    setTimeout(async () => {
      // Who asks next is told what goes wrong.
      const goesOn = await look().catch(() => false);
      kept.isFollowed = false;
      if (goesOn) this.#follow(orgId, kept);
    }, afterMs).unref();
  }

  #touch(orgId: string): Kept {
    const kept = this.#kept.get(orgId) ?? nothingKept();
    this.#kept.delete(orgId);
    this.#kept.set(orgId, kept);
    return kept;
  }

  /** Reads the current version, together with whoever waits for it already, and holds it until `use` is done. */
  async #leasing<T>(orgId: string, use: (leased: Awaited<Lease["ready"]>) => T | Promise<T>): Promise<T> {
    const kept = this.#touch(orgId);
    kept.reading ??= { users: 0, ready: this.#read(orgId, kept) };
    const lease = kept.reading;
    lease.users++;
    try {
      return await use(await lease.ready);
    } finally {
      lease.users--;
      if (lease.users === 0)
        lease.ready.then(
          ({ pin }) => pin.end(),
          () => undefined,
        );
    }
  }

  async #read(orgId: string, kept: Kept): Lease["ready"] {
    const begunAt = performance.now();
    let pin: PinnedVersion | undefined;
    try {
      const organisation = await this.#store.organisations.find(orgId);
      if (!organisation) {
        this.#kept.delete(orgId);
        throw new ServiceError("org_forbidden", "The key does not belong to this organisation");
      }
      pin = await this.#store.pin(orgId);
      const { publicUrl, keptIn } = this.#settings;
      const former = kept.org ?? (keptIn && (await readKept(keptIn.folderOf(orgId), pin)));
      const contents = await readOrg(organisation, pin, publicUrl, former, this.#damaged(orgId));
      const stamp = await pin.stamp?.(pin.version);
      if (keptIn && stamp !== undefined && contents.lineage !== former?.lineage)
        keepSoon(keptIn, contents, stamp);
      const org = this.#open(contents, this.#store.read(orgId));
      const isNewer = kept.org !== undefined && kept.org.version !== org.version;
      kept.org = org;
      kept.bytes = roughBytes(org);
      kept.readAt = performance.now();
      kept.checkedAt = kept.readAt;
      kept.toldAt = begunAt;
      kept.isSilent = false;
      kept.readMs = kept.readAt - begunAt;
      // Nobody waits for this: a request that wants labels compared meanwhile does the rest by itself.
      void new Slices().run(org.catalogue.labels.indexing());
      this.#dropCold();
      if (isNewer) this.#follow(orgId, kept);
      return { org, pin };
    } catch (error) {
      pin?.end();
      throw error;
    } finally {
      kept.reading = undefined;
    }
  }

  #open(contents: OrgContents, reader: Reader): Org {
    const { offersOf } = this.#settings;
    const offers = offersOf && (() => offersOf(contents.id));
    return openOrg(contents, reader, { ...this.#settings, vocabularies: this.#vocabularies, offers });
  }

  #dropCold(): void {
    let bytes = 0;
    const newestFirst = [...this.#kept].reverse();
    newestFirst.forEach(([orgId, kept], index) => {
      bytes += kept.bytes;
      if (index > 0 && bytes > this.#settings.maxBytes) this.#kept.delete(orgId);
    });
  }
}

/** Writes what was read whole to disk, for processes that start later. */
function keepSoon(
  { folderOf, afterMs = KEEP_AFTER_MS, logger }: KeepSettings,
  contents: OrgContents,
  stamp: string,
): void {
  const write = () =>
    keep(folderOf(contents.id), contents, stamp).catch(({ message }: Error) =>
      logger?.warn({ orgId: contents.id, message }, "the catalogue is not kept on disk"),
    );
  setTimeout(write, afterMs * (1 + Math.random())).unref();
}

function nothingKept(): Kept {
  return {
    org: undefined,
    bytes: 0,
    checkedAt: 0,
    version: new SharedQuestion(),
    toldAt: 0,
    isSilent: false,
    heard: 0,
    readAt: 0,
    readMs: 0,
    reading: undefined,
    usedAt: 0,
    isFollowed: false,
  };
}

/** Whether the version is to be compared with the store's. */
function isDue(
  { checkedAt, heard, readAt, readMs, isFollowed }: Kept,
  { version }: Org,
  now: number,
): boolean {
  if (now - checkedAt >= CHECK_MS) return true;
  return !isFollowed && heard > version && now - readAt >= readMs * REST_FACTOR;
}

/** What an organisation takes of the memory, with the vocabulary that its first text query brings. */
export function roughBytes({ catalogue }: Pick<OrgContents, "catalogue">): number {
  let bytes = catalogue.labels.size * BYTES_PER_LABEL;
  for (const table of Object.values(catalogue.tables)) {
    bytes += table.size * BYTES_PER_ROW;
    for (const column of Object.values(table)) bytes += arrayBytes(column);
  }
  return bytes;
}

/** How many records a table has: a row may be of one that is gone. */
function rowsOf({ size, gone, untidyRows }: Table): number {
  if (untidyRows === 0) return size;
  let rows = 0;
  for (let row = 0; row < size; row++) if (!gone[row]) rows++;
  return rows;
}

function arrayBytes(column: unknown): number {
  if (column instanceof Lists) return column.starts.byteLength + column.values.byteLength;
  return ArrayBuffer.isView(column) ? column.byteLength : 0;
}
