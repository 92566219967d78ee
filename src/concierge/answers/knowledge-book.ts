import { BoundedCache } from "../../content/bounded-cache.ts";
import { Slices } from "../../content/slices.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import type { Org } from "../../discovery/org/org.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import { loadSharedWords, type OrgKnowledge, readKnowledge } from "./org-knowledge.ts";

/** Organisations whose knowledge is held. */
const MAX_ORGANISATIONS = 64;
/** What was read serves so long for later versions, in milliseconds of the reader's clock. */
const GOOD_FOR_MS = 10_000;
/** Organisations that are made ready before anybody asks. */
const WARM_ORGANISATIONS = 8;

interface Entry {
  /** The version it was read from, so that it can be let go of. */
  view: WeakRef<Org>;
  readMs: number;
  knowledge: Promise<OrgKnowledge>;
  isRenewing: boolean;
  /** What may end the reading before it is done; undefined where somebody waits for it. */
  signal: AbortSignal | undefined;
}

/**
 * What the concierge knows of organisations. Reading it takes tenths of a second of CPU, in slices, so an earlier version's serves on
 * while a newer one is read in the background: names and words a few seconds old do no harm, since every place is looked up in the
 * version that is asked, and what is gone is not found.
 */
export class KnowledgeBook {
  readonly #entries = new BoundedCache<string, Entry>(MAX_ORGANISATIONS);
  readonly #sliceMilliseconds: number | undefined;

  /** @param sliceMilliseconds as of {@link Slices}; tests alone give a number */
  constructor(sliceMilliseconds?: number) {
    this.#sliceMilliseconds = sliceMilliseconds;
  }

  /** What is known of the reader's organisation; read now where nothing is. */
  async of(reader: OrgReader): Promise<OrgKnowledge> {
    const entry = this.#entryOf(reader);
    const isOld = entry.view.deref() !== reader.view && reader.nowMs - entry.readMs >= GOOD_FOR_MS;
    if (isOld && !entry.isRenewing) void this.#renew(entry, reader);
    try {
      return await entry.knowledge;
    } catch (error) {
      // What was read ahead and stopped is still wanted here.
      if (!entry.signal?.aborted) throw error;
      return this.of(reader);
    }
  }

  /**
   * Reads what first messages would otherwise wait for: the words of all languages, and the first few organisations. Ends early once
   * `signal` is aborted.
   * @throws what reading an organisation throws
   */
  async warmUp(
    discovery: Pick<Discovery, "read">,
    orgIds: readonly string[],
    signal: AbortSignal,
  ): Promise<void> {
    await loadSharedWords();
    for (const orgId of orgIds.slice(0, WARM_ORGANISATIONS)) {
      if (signal.aborted) return;
      await discovery.read(orgId, async (reader) => {
        const { knowledge } = this.#entryOf(reader, signal);
        await knowledge.catch((error) => {
          if (!signal.aborted) throw error;
        });
      });
    }
  }

  /** The entry of the reader's organisation; where there is none, reading begins. */
  #entryOf(reader: OrgReader, signal?: AbortSignal): Entry {
    const { id } = reader.view;
    return this.#entries.getOrMake(id, () => this.#begin(id, reader, signal));
  }

  #begin(id: string, reader: OrgReader, signal: AbortSignal | undefined): Entry {
    const entry: Entry = {
      view: new WeakRef(reader.view),
      readMs: reader.nowMs,
      knowledge: readKnowledge(reader, new Slices({ milliseconds: this.#sliceMilliseconds, signal })),
      isRenewing: false,
      signal,
    };
    // A failure is not kept: the next message tries again.
    entry.knowledge.catch(() => {
      if (this.#entries.get(id) === entry) this.#entries.delete(id);
    });
    return entry;
  }

  async #renew(entry: Entry, reader: OrgReader): Promise<void> {
    entry.isRenewing = true;
    try {
      const next = await readKnowledge(reader);
      entry.knowledge = Promise.resolve(next);
      entry.view = new WeakRef(reader.view);
    } catch {
      // Such as a version that was replaced while it was read: what is known serves on, and a later message tries again.
    } finally {
      entry.readMs = reader.nowMs;
      entry.isRenewing = false;
    }
  }
}
