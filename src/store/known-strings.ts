import { type Intern, labelOf } from "../search/columns/labels.ts";
import { KnownTerms } from "../search/postings/posting-runs.ts";
import { TokenTable } from "../search/text/token-table.ts";
import type { IndexTables } from "./tables.ts";

/** Beyond this many labels in memory a writer forgets them and starts again: some tens of megabytes. */
const MAX_LABELS = 500_000;

/** The numbers of labels, by language and word: a label that is known is found without being joined. */
class LabelNumbers {
  readonly #tables = new Map<string, TokenTable>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of a language's word; undefined where it was not added. */
  get(language: string, word: string): number | undefined {
    return this.#tables.get(language)?.get(word);
  }

  /** Adds a label that is not in it. */
  add(language: string, word: string, number: number): void {
    const table = this.#tables.get(language) ?? new TokenTable();
    this.#tables.set(language, table);
    table.add(word, number);
    this.#size++;
  }
}

/**
 * What a writer remembers of an organisation's labels and vocabulary: true as of a version, and as long as every later one
 * is its own.
 */
export class KnownStrings {
  readonly terms = new KnownTerms();
  labels = new LabelNumbers();
  /** Whether there are no other labels: then one that is not among them is new, and the store need not be asked. */
  hasAllLabels: boolean;

  /** @param nextLabel the number that the next label gets; 0 while there is none */
  constructor(nextLabel: number) {
    this.hasAllLabels = nextLabel === 0;
  }

  /** How many strings are remembered. */
  get size(): number {
    return this.labels.size + this.terms.size;
  }
}

interface Word {
  language: string;
  word: string;
}

/** The labels of a batch: each gets the next number at its first use and keeps it. */
export class BatchLabels {
  readonly #tables: IndexTables;
  readonly #known: KnownStrings;
  #next: number;
  #missing = new Map<string, Word>();
  #fresh: { label: string; n: number }[] = [];

  constructor(tables: IndexTables, known: KnownStrings, nextLabel: number) {
    this.#tables = tables;
    this.#known = known;
    this.#next = nextLabel;
  }

  /** The number of the next label. */
  get next(): number {
    return this.#next;
  }

  /** What `read` makes with `intern`, which is done once more if it met labels that were not known. */
  async reading<T>(read: (intern: Intern) => T): Promise<T> {
    const result = read(this.#intern);
    if (this.#missing.size === 0) return result;
    await this.#resolve();
    return read(this.#intern);
  }

  /** Gives 0 for a label that is not known yet. */
  readonly #intern: Intern = (language, word) => {
    const n = this.#known.labels.get(language, word);
    if (n !== undefined) return n;
    const label = labelOf(language, word);
    if (this.#known.hasAllLabels) return this.#number(label, { language, word });
    this.#missing.set(label, { language, word });
    return 0;
  };

  /** Finds the numbers of the missing labels or gives them new ones, in the order of their first use. */
  async #resolve(): Promise<void> {
    const missing = this.#missing;
    this.#missing = new Map();
    const found = await this.#tables.findLabels([...missing.keys()]);
    for (const [label, { language, word }] of missing) {
      const n = found.get(label);
      if (n === undefined) this.#number(label, { language, word });
      else this.#known.labels.add(language, word, n);
    }
  }

  #number(label: string, { language, word }: Word): number {
    this.#fresh.push({ label, n: this.#next });
    this.#known.labels.add(language, word, this.#next);
    return this.#next++;
  }

  /** Writes the labels that got their numbers here. To be called once for each chunk of records. */
  async write(): Promise<void> {
    const fresh = this.#fresh;
    this.#fresh = [];
    if (fresh.length > 0) await this.#tables.addLabels(fresh);
    if (this.#known.labels.size <= MAX_LABELS) return;
    this.#known.labels = new LabelNumbers();
    this.#known.hasAllLabels = false;
  }
}

/** Writes the new terms of the vocabulary in runs: all of them, or only once they fill one. */
export async function writeTerms(tables: IndexTables, terms: KnownTerms, isLast: boolean): Promise<void> {
  const { termRun } = tables.tuning;
  if (!isLast && terms.fresh < termRun) return;
  const fresh = terms.takeFresh();
  for (let at = 0; at < fresh.length; at += termRun) await tables.addTerms(fresh.slice(at, at + termRun));
}
