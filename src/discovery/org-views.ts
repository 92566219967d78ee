import { setTimeout } from "node:timers/promises";
import { ServiceError } from "../contract/errors.ts";
import type { Store } from "../store/store.ts";
import { type OrgView, readOrgView } from "./org-view.ts";

/** A version is asked of the store at most this often; a write is seen that much later at most. */
const CHECK_MILLIS = 200;
/** How long a request waits for a newer version before it is answered from the last one. */
const PATIENCE_MILLIS = 50;
/** Rough size of a row with its part of the vocabulary: 0.8 KB measured at 200,000 listings, 2.7 KB at 20,000. */
const BYTES_PER_ROW = 2_000;

interface Kept {
  view: OrgView | undefined;
  /** When the version was last compared with the store's, on the monotonic clock. */
  checkedAt: number;
  refreshing: Promise<OrgView> | undefined;
}

/** Thrown by a use case that met a record newer than its view: the request is answered anew from a fresh view. */
export class StaleView extends Error {}

/**
 * The organisations in memory: read on first use, replaced whole when the store's version moves, dropped when cold and
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
  }

  /**
   * Gives `use` the organisation's current view, and once more a fresher one where `use` throws StaleView.
   * Throws ServiceError `org_forbidden` when there is no such organisation.
   */
  async with<T>(orgId: string, use: (view: OrgView) => T | Promise<T>): Promise<T> {
    for (let attempt = 0; attempt < 8; attempt++) {
      try {
        return await use(await this.#current(orgId, attempt > 0));
      } catch (error) {
        if (!(error instanceof StaleView)) throw error;
      }
    }
    throw new ServiceError("unavailable", "The organisation is being rewritten; try again in a moment", {
      headers: { "Retry-After": "1" },
    });
  }

  async #current(orgId: string, mustBeFresh: boolean): Promise<OrgView> {
    const kept = this.#touch(orgId);
    const now = performance.now();
    if (kept.view && !mustBeFresh && now - kept.checkedAt < CHECK_MILLIS) return kept.view;
    if (kept.view) {
      kept.checkedAt = now;
      const version = await this.#store.version(orgId);
      if (version === kept.view.catalogue.version && !mustBeFresh) return kept.view;
    }
    kept.refreshing ??= this.#refresh(orgId, kept);
    if (!kept.view || mustBeFresh) return kept.refreshing;
    // A large organisation takes a while to read: meanwhile its last version goes on answering.
    const previous = kept.view;
    return Promise.race([kept.refreshing, setTimeout(PATIENCE_MILLIS, previous, { ref: false })]);
  }

  #touch(orgId: string): Kept {
    const kept = this.#kept.get(orgId) ?? { view: undefined, checkedAt: 0, refreshing: undefined };
    this.#kept.delete(orgId);
    this.#kept.set(orgId, kept);
    return kept;
  }

  async #refresh(orgId: string, kept: Kept): Promise<OrgView> {
    try {
      const view = await readOrgView(this.#store, orgId, this.#publicUrl);
      if (!view) {
        this.#kept.delete(orgId);
        throw new ServiceError("org_forbidden", "The key does not belong to this organisation");
      }
      kept.view = view;
      kept.checkedAt = performance.now();
      this.#dropCold();
      return view;
    } finally {
      kept.refreshing = undefined;
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

function sizeOf({ catalogue: { tables } }: OrgView): number {
  return (tables.guide.size + tables.listing.size + tables.geoArea.size) * BYTES_PER_ROW;
}
