import type { Localiser } from "../../content/localise.ts";
import { type Rendition, renditionOf } from "../../content/rendition.ts";
import type { SearchableKind } from "../../contract/records.ts";
import { Vocabulary } from "../../search/text/vocabulary.ts";
import type { Store } from "../../store/store.ts";
import type { OrgView } from "./org-view.ts";
import { type OrgViews, type Reads, StaleView } from "./org-views.ts";
import type { RenditionCache } from "./rendition-cache.ts";

/** What the use cases work with. */
export interface Context {
  store: Store;
  /** Where bodies and text matches are read while a view is used (see OrgViews). */
  reads: Reads;
  views: OrgViews;
  cache: RenditionCache;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Without a slash at its end; "" leaves media addresses as they are stored. */
  publicUrl: string;
  vocabularies: Vocabularies;
}

/**
 * The renditions of rows of a table, in their order; what the cache lacks is read from the store in one call.
 * Throws StaleView when a record is no longer what the view says. `keeps` narrows the fields; such renditions are not kept.
 */
export async function renditionsOf(
  { reads, cache, publicUrl }: Context,
  view: OrgView,
  kind: SearchableKind,
  rows: ArrayLike<number>,
  localiser: Localiser,
  keeps?: (field: string) => boolean,
): Promise<Rendition[]> {
  const { seqs, versions } = view.catalogue.tables[kind];
  const shelf = `${view.organisation.id} ${kind} ${localiser.key}`;
  const found: Rendition[] = new Array(rows.length);
  const missing: number[] = [];
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place]!;
    const kept = keeps ? undefined : cache.get(shelf, seqs[row]!, versions[row]!);
    if (kept) found[place] = kept;
    else missing.push(place);
  }
  if (missing.length === 0) return found;
  const bodies = await reads.bodies(
    kind,
    missing.map((place) => seqs[rows[place]!]!),
  );
  missing.forEach((place, index) => {
    const row = rows[place]!;
    const stored = bodies[index];
    if (!stored || stored.version !== versions[row]) throw new StaleView();
    const rendition = renditionOf(kind, JSON.parse(stored.body), { localiser, keeps, publicUrl });
    if (!keeps) cache.set(shelf, seqs[row]!, versions[row]!, rendition);
    found[place] = rendition;
  });
  return found;
}

/** The words of an organisation's text. */
export interface Words {
  vocabulary: Vocabulary;
  /** Primary languages that have words: records may speak more languages than the organisation lists. */
  languages: readonly string[];
}

/** After a reading of the words that took so long, the next waits this many times as long, but no longer than the last. */
const REST_FACTOR = 10;
const LONGEST_REST_MILLIS = 10_000;

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

  of({ organisation, lineage, catalogue: { version } }: OrgView): Promise<Words> {
    const kept = this.#kept.get(lineage);
    if (kept && (kept.version >= version || performance.now() < kept.restsUntil)) return kept.words;
    const begunAt = performance.now();
    // Who asks while they are read has the same.
    const reading: KeptWords = { version, words: this.#read(organisation.id), restsUntil: Infinity };
    this.#kept.set(lineage, reading);
    reading.words.then(
      () => {
        const now = performance.now();
        reading.restsUntil = now + Math.min((now - begunAt) * REST_FACTOR, LONGEST_REST_MILLIS);
      },
      // A failure is not kept: the next query asks again.
      () => this.#kept.delete(lineage),
    );
    return reading.words;
  }

  async #read(orgId: string): Promise<Words> {
    return wordsOf(await this.#store.read(orgId).vocabulary());
  }
}

function wordsOf(terms: readonly string[]): Words {
  const languages = new Set<string>();
  for (const term of terms) languages.add(term.slice(0, term.indexOf(":")));
  return { vocabulary: new Vocabulary(terms), languages: [...languages] };
}
