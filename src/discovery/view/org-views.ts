import { setTimeout } from "node:timers/promises";
import { Slices } from "../../content/slices.ts";
import { ServiceError } from "../../contract/errors.ts";
import type { PinnedVersion, Reader, Store } from "../../store/store.ts";
import { type OrgView, readOrgView } from "./org-view.ts";

/** A version is asked of the store at most this often unless a newer one is heard of; a write is seen that much later at most. */
const CHECK_MILLIS = 200;
/** How long a request waits for a newer version before it is answered from the last one. */
const PATIENCE_MILLIS = 50;
/** Rough size of a row with its part of the vocabulary: 0.8 KB measured at 200,000 listings, 2.7 KB at 20,000. */
const BYTES_PER_ROW = 2_000;

/** After a reading that took so long, the next that is only due because a version was heard of waits this many times as long. */
const REST_FACTOR = 4;

/** Where a request reads what views do not hold. */
export type Reads = Pick<Reader, "bodies" | "search">;

/** A view together with the pinned version that it was read from, for those who wait for it: the last one ends it. */
interface Lease {
  users: number;
  ready: Promise<{ view: OrgView; pin: PinnedVersion }>;
}

interface Kept {
  view: OrgView | undefined;
  /** When the version was last compared with the store's, on the monotonic clock. */
  checkedAt: number;
  /** The newest version that was heard of since then; 0 for none. */
  heard: number;
  /** When the last reading ended, and how long it took. */
  readAt: number;
  readMillis: number;
  reading: Lease | undefined;
}

/** Thrown by a use case that met a record newer than its view: the request is answered anew from a pinned version. */
export class StaleView extends Error {}

/**
 * The organisations in memory: read on first use, brought up to date when the store's version moves, dropped when cold and
 * room is short. A request keeps the view it began with.
 */
export class OrgViews {
  readonly #store: Store;
  readonly #publicUrl: string;
  readonly #maxBytes: number;
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept>();

  constructor(store: Store, { publicUrl, maxBytes }: { publicUrl: string; maxBytes: number }) {
    this.#store = store;
    this.#publicUrl = publicUrl;
    this.#maxBytes = maxBytes;
    store.watch?.((orgId, version) => {
      const kept = this.#kept.get(orgId);
      if (kept) kept.heard = Math.max(kept.heard, version);
    });
  }

  /**
   * Gives `use` the organisation's current view and the store to read from. Where a write has overtaken the view and `use` throws
   * StaleView, it is called once more with a view and reads that are pinned to one version, which no write can overtake.
   * Throws ServiceError `org_forbidden` when there is no such organisation.
   */
  async with<T>(orgId: string, use: (view: OrgView, reads: Reads) => T | Promise<T>): Promise<T> {
    try {
      return await use(await this.#current(orgId), this.#store.read(orgId));
    } catch (error) {
      if (!(error instanceof StaleView)) throw error;
    }
    return this.#leasing(orgId, ({ view, pin }) => use(view, pin));
  }

  async #current(orgId: string): Promise<OrgView> {
    const kept = this.#touch(orgId);
    const previous = kept.view;
    if (previous) {
      const now = performance.now();
      if (!isDue(kept, previous, now)) return previous;
      kept.checkedAt = now;
      kept.heard = 0;
      const version = await this.#store.version(orgId);
      if (version === previous.catalogue.version) return previous;
    }
    const reading = this.#leasing(orgId, ({ view }) => view);
    if (!previous) return reading;
    // A large organisation takes a while to read whole: meanwhile its last version goes on answering.
    return Promise.race([reading, setTimeout(PATIENCE_MILLIS, previous, { ref: false })]);
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
      const view = await readOrgView(organisation, pin, this.#publicUrl, kept.view);
      kept.view = view;
      kept.readAt = performance.now();
      kept.checkedAt = kept.readAt;
      kept.readMillis = kept.readAt - begunAt;
      // Nobody waits for this: a request that wants labels compared meanwhile does the rest by itself.
      void new Slices().run(view.catalogue.labels.indexing());
      this.#dropCold();
      return { view, pin };
    } catch (error) {
      pin?.end();
      throw error;
    } finally {
      kept.reading = undefined;
    }
  }

  #dropCold(): void {
    let bytes = 0;
    const newestFirst = [...this.#kept].reverse();
    newestFirst.forEach(([orgId, { view }], index) => {
      bytes += view ? sizeOf(view) : 0;
      if (index > 0 && bytes > this.#maxBytes) this.#kept.delete(orgId);
    });
  }
}

function nothingKept(): Kept {
  return { view: undefined, checkedAt: 0, heard: 0, readAt: 0, readMillis: 0, reading: undefined };
}

/** Whether the view's version is to be compared with the store's. */
function isDue({ checkedAt, heard, readAt, readMillis }: Kept, view: OrgView, now: number): boolean {
  if (now - checkedAt >= CHECK_MILLIS) return true;
  return heard > view.catalogue.version && now - readAt >= readMillis * REST_FACTOR;
}

function sizeOf({ catalogue: { tables } }: OrgView): number {
  return (tables.guide.size + tables.listing.size + tables.geoArea.size) * BYTES_PER_ROW;
}
