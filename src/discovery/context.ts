import type { Localiser } from "../content/localise.ts";
import { type Rendition, renditionOf } from "../content/rendition.ts";
import type { SearchableKind } from "../contract/records.ts";
import type { Store } from "../store/store.ts";
import { Vocabulary } from "../text/vocabulary.ts";
import type { OrgView } from "./org-view.ts";
import { type OrgViews, StaleView } from "./org-views.ts";
import type { RenditionCache } from "./rendition-cache.ts";

/** What the use cases work with. */
export interface Context {
  store: Store;
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
  { store, cache, publicUrl }: Context,
  view: OrgView,
  kind: SearchableKind,
  rows: ArrayLike<number>,
  localiser: Localiser,
  keeps?: (field: string) => boolean,
): Promise<Rendition[]> {
  const { seqs, versions } = view.catalogue.tables[kind];
  const orgId = view.organisation.id;
  const shelf = `${orgId} ${kind} ${localiser.key}`;
  const found: Rendition[] = new Array(rows.length);
  const missing: number[] = [];
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place]!;
    const kept = keeps ? undefined : cache.get(shelf, seqs[row]!, versions[row]!);
    if (kept) found[place] = kept;
    else missing.push(place);
  }
  if (missing.length === 0) return found;
  const bodies = await store.bodies(
    orgId,
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

/** The organisations' words in memory, each of one version: read on the first text query after a write. */
export class Vocabularies {
  readonly #store: Store;
  readonly #kept = new WeakMap<OrgView, Promise<Words>>();

  constructor(store: Store) {
    this.#store = store;
  }

  of(view: OrgView): Promise<Words> {
    let words = this.#kept.get(view);
    if (!words) {
      words = this.#store.vocabulary(view.organisation.id).then(({ terms }) => wordsOf(terms));
      // A failure is not kept: the next query asks again.
      words.catch(() => this.#kept.delete(view));
      this.#kept.set(view, words);
    }
    return words;
  }
}

function wordsOf(terms: readonly string[]): Words {
  const languages = new Set<string>();
  for (const term of terms) languages.add(term.slice(0, term.indexOf(":")));
  return { vocabulary: new Vocabulary(terms), languages: [...languages] };
}
