import { Slices } from "../../content/slices.ts";
import { Vocabulary } from "../../search/text/vocabulary.ts";
import { isUnavailable, type Store } from "../../store/store.ts";
import type { OrgContents } from "./org.ts";

/** How long stems are worked out before a request has its turn, in milliseconds. */
const STEMMING_MS = 2;

/** The words of an organisation's text. */
export interface Words {
  vocabulary: Vocabulary;
  /** Primary languages that have words: records may speak more languages than the organisation lists. */
  languages: readonly string[];
}

/** After reading the words, the next read waits this many times as long as that took, but never longer than `MAX_REST_MS`. */
const REST_FACTOR = 10;
const MAX_REST_MS = 10_000;

/** How long a query waits for newer words before it goes by the earlier ones, in milliseconds. */
const PATIENCE_MS = 2_000;
/** After a failure the words are read again so much later. */
const RETRY_MS = 1_000;

interface KeptWords {
  version: number;
  words: Promise<Words>;
  /** Until when they are good for later versions too, on the monotonic clock. */
  restsUntil: number;
}

/**
 * The organisations' words in memory, read on the first text query. After a write they are read anew, but in a large organisation
 * that is written often not for every version: some tenth of the time goes into it. Until then words that are new are
 * found as they are written, and not yet by typos and other forms.
 */
export class Vocabularies {
  readonly #store: Store;
  readonly #kept = new WeakMap<object, KeptWords>();

  constructor(store: Store) {
    this.#store = store;
  }

  of({ id, lineage, version }: OrgContents): Promise<Words> {
    const kept = this.#kept.get(lineage);
    if (kept && (kept.version >= version || performance.now() < kept.restsUntil)) return kept.words;
    const begunAt = performance.now();
    // Requests that come while they are read share the result.
    const fresh = this.#read(id);
    const words = kept ? orBefore(fresh, kept.words) : fresh;
    const reading: KeptWords = { version, words, restsUntil: Infinity };
    this.#kept.set(lineage, reading);
    fresh.then(
      () => {
        const now = performance.now();
        reading.words = fresh;
        reading.restsUntil = now + Math.min((now - begunAt) * REST_FACTOR, MAX_REST_MS);
      },
      // A failure is not kept: a later query asks again.
      () => {
        if (kept) this.#kept.set(lineage, { ...kept, restsUntil: performance.now() + RETRY_MS });
        else this.#kept.delete(lineage);
      },
    );
    return words;
  }

  async #read(orgId: string): Promise<Words> {
    const terms = await this.#store.read(orgId).vocabulary();
    const languages = new Set<string>();
    for (const term of terms) languages.add(term.slice(0, term.indexOf(":")));
    const vocabulary = new Vocabulary(terms);
    // Nobody waits for this: a query before asks for what it needs alone.
    void new Slices({ milliseconds: STEMMING_MS }).run(vocabulary.stemming());
    return { vocabulary, languages: [...languages] };
  }
}

/** Newer words; the earlier ones where the store does not give them, or not soon. */
function orBefore(fresh: Promise<Words>, before: Promise<Words>): Promise<Words> {
  const late = Promise.withResolvers<Words>();
  const timer = setTimeout(() => late.resolve(before), PATIENCE_MS);
  timer.unref();
  const found = fresh.catch((error: unknown) => {
    if (isUnavailable(error)) return before;
    throw error;
  });
  return Promise.race([found, late.promise]).finally(() => clearTimeout(timer));
}
