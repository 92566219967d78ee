import { setImmediate } from "node:timers/promises";
import type { Discovery } from "../../discovery/discovery.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import type { OrgView } from "../../discovery/org-view.ts";
import { loadSharedWords, type OrgKnowledge, readKnowledge } from "./org-knowledge.ts";

/** Organisations whose knowledge is held; that of the longest unasked goes first. */
const MOST_ORGANISATIONS = 64;
/** What was read serves so long for later versions, in milliseconds of the reader's clock. */
const GOOD_FOR_MS = 10_000;
/** Organisations that are made ready before anybody asks. */
const WARM_ORGANISATIONS = 8;

interface Entry {
  /** The version it was read from, so that it can be let go of. */
  view: WeakRef<OrgView>;
  readMs: number;
  knowledge: Promise<OrgKnowledge>;
  isRenewing: boolean;
}

/**
 * What the concierge knows of organisations. Reading it takes tenths of a second, so an earlier version's serves on while a newer
 * one is read in the background: names and words a few seconds old do no harm, since every place is looked up in the version that is
 * asked, and what is gone is not found.
 */
export class KnowledgeBook {
  readonly #entries = new Map<string, Entry>();

  /** What is known of the reader's organisation; read now where nothing is. */
  of(reader: OrgReader): Promise<OrgKnowledge> {
    const { id } = reader.view.organisation;
    const entry = this.#entries.get(id) ?? this.#begin(id, reader);
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    const isOld = entry.view.deref() !== reader.view && reader.nowMs - entry.readMs >= GOOD_FOR_MS;
    if (isOld && !entry.isRenewing) void this.#renew(entry, reader);
    return entry.knowledge;
  }

  /**
   * Reads what first messages would otherwise wait for: the words of all languages, and the first few organisations. Lets other work through between the steps, and ends early once `signal` is aborted.
   * @throws what reading an organisation throws
   */
  async warmUp(
    discovery: Pick<Discovery, "read">,
    orgIds: readonly string[],
    signal: AbortSignal,
  ): Promise<void> {
    await loadSharedWords();
    for (const orgId of orgIds.slice(0, WARM_ORGANISATIONS)) {
      await setImmediate();
      if (signal.aborted) return;
      await discovery.read(orgId, async (reader) => {
        await prepared(await this.of(reader));
      });
    }
  }

  #begin(id: string, reader: OrgReader): Entry {
    const entry: Entry = {
      view: new WeakRef(reader.view),
      readMs: reader.nowMs,
      knowledge: readKnowledge(reader),
      isRenewing: false,
    };
    // A failure is not kept: the next message tries again.
    entry.knowledge.catch(() => this.#entries.delete(id));
    this.#entries.set(id, entry);
    if (this.#entries.size > MOST_ORGANISATIONS) this.#entries.delete(this.#entries.keys().next().value!);
    return entry;
  }

  async #renew(entry: Entry, reader: OrgReader): Promise<void> {
    entry.isRenewing = true;
    try {
      const next = await readKnowledge(reader);
      await prepared(next);
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

/** Makes the words ready, and indexes the names, which otherwise happens on the first message. */
async function prepared(knowledge: OrgKnowledge): Promise<void> {
  await setImmediate();
  const { words } = knowledge;
  await setImmediate();
  void words.names;
}
