import { BoundedCache } from "../../content/bounded-cache.ts";
import { foldLabel } from "../text/fold.ts";
import { appended } from "./growing-arrays.ts";

/** Gives the label of a word in a language its number in the organisation's dictionary. */
export type Intern = (language: string, word: string) => number;

/** The label of a word in a language; `und` for one that belongs to none. */
export function labelOf(language: string, word: string): string {
  return `${language}:${word}`;
}

/** A word of the catalogue and its language (BCP 47, `und` for none). */
export interface Label {
  language: string;
  words: string;
}

/**
 * The dictionary of an organisation's category, tag, keyword and preference words: label number → language and words.
 * Comparing is by folded text (compatibility forms, case, accents, hyphens and spaces alike), across languages.
 */
export class Labels {
  readonly #labels: readonly string[];
  readonly #index: SharedIndex;
  readonly #masks = new BoundedCache<string, Uint8Array>(MASK_BYTES, (mask) => mask.length);

  /** `index`: what comparing takes, as far as it is known; or that of a dictionary which this one continues. */
  constructor(labels: readonly string[], index: SharedIndex | LabelIndex = emptyIndex()) {
    this.#labels = labels;
    this.#index = "made" in index ? index : { newest: labels, made: index };
  }

  /**
   * The dictionary with further labels, whose numbers follow on; this one is not changed. Both share what comparing takes, so only
   * the further labels are folded.
   */
  with(more: readonly string[]): Labels {
    if (more.length === 0) return this;
    const labels = this.#labels.concat(more);
    if (this.#index.newest !== this.#labels) return new Labels(labels);
    this.#index.newest = labels;
    return new Labels(labels, this.#index);
  }

  get size(): number {
    return this.#labels.length;
  }

  /** `"<language>:<text as written>"` by number. */
  get all(): readonly string[] {
    return this.#labels;
  }

  /** The language of a label; `und` when it belongs to none. */
  language(label: number): string {
    return readLanguage(this.#labels[label]!);
  }

  /** The words of a label as they were written. */
  words(label: number): string {
    return readWords(this.#labels[label]!);
  }

  /** Both of them. */
  read(label: number): Label {
    return { language: this.language(label), words: this.words(label) };
  }

  /** A mask over label numbers: 1 for each label that says one of these words, in any language. It is shared: never changed. */
  mask(wanted: readonly string[]): Uint8Array {
    return this.#masks.getOrMake(JSON.stringify(wanted), () => this.#makeMask(wanted));
  }

  #makeMask(wanted: readonly string[]): Uint8Array {
    const { foldNumbers, lastOf, beforeOf } = this.index;
    const mask = new Uint8Array(this.#labels.length);
    for (const words of wanted) {
      let label = lastOf[foldNumbers.get(foldLabel(words)) ?? -1] ?? -1;
      for (; label >= 0; label = beforeOf[label]!) mask[label] = 1;
    }
    return mask;
  }

  /** What comparing labels takes; what is not made yet is made now. It may know labels of later dictionaries too. */
  get index(): LabelIndex {
    let isMore = true;
    while (isMore) isMore = indexNext(this.#index.made, this.#labels);
    return this.#index.made;
  }

  /** Makes the index in steps, for who has time to let others through in between. */
  *indexing(): Generator<void> {
    while (indexNext(this.#index.made, this.#labels)) yield;
  }
}

/** What the masks of one dictionary take at most, those asked for last. */
const MASK_BYTES = 4 * 1_024 * 1_024;
/** Labels that are indexed in one step: a millisecond or so. */
const LABELS_AT_ONCE = 1_024;

/** One index for a dictionary and those that continue it. */
interface SharedIndex {
  /** The labels of the longest of them: only that one may be continued with the same index. */
  newest: readonly string[];
  made: LabelIndex;
}

export interface LabelIndex {
  /** The number of each folded text. */
  foldNumbers: Map<string, number>;
  /** By number of folded text, the last label that folds to it. */
  lastOf: number[];
  /** By label, the one before it that folds to the same; -1 where it is the first. */
  beforeOf: Int32Array<ArrayBuffer>;
  /** By label, the number of its folded text. */
  foldOf: Uint32Array<ArrayBuffer>;
  /** The languages of the dictionary, and by label the number of its language. */
  languages: string[];
  languageOf: Uint16Array<ArrayBuffer>;
}

function emptyIndex(): LabelIndex {
  return {
    foldNumbers: new Map(),
    lastOf: [],
    beforeOf: new Int32Array(0),
    foldOf: new Uint32Array(0),
    languages: [],
    languageOf: new Uint16Array(0),
  };
}

/** Adds the next labels that the index does not know yet. False when it knows all. */
function indexNext(index: LabelIndex, labels: readonly string[]): boolean {
  const first = index.foldOf.length;
  const end = Math.min(labels.length, first + LABELS_AT_ONCE);
  if (first >= end) return false;
  const folds = new Uint32Array(end - first);
  const befores = new Int32Array(folds.length);
  const languages = new Uint16Array(folds.length);
  for (let label = first; label < end; label++) {
    const text = labels[label]!;
    const fold = numberFold(index, foldLabel(readWords(text)));
    folds[label - first] = fold;
    befores[label - first] = index.lastOf[fold]!;
    index.lastOf[fold] = label;
    languages[label - first] = numberLanguage(index, readLanguage(text));
  }
  index.foldOf = appended(index.foldOf, folds);
  index.beforeOf = appended(index.beforeOf, befores);
  index.languageOf = appended(index.languageOf, languages);
  return true;
}

function numberFold({ foldNumbers, lastOf }: LabelIndex, fold: string): number {
  let number = foldNumbers.get(fold);
  if (number === undefined) {
    number = lastOf.push(-1) - 1;
    foldNumbers.set(fold, number);
  }
  return number;
}

function numberLanguage({ languages }: LabelIndex, language: string): number {
  const known = languages.indexOf(language);
  return known >= 0 ? known : languages.push(language) - 1;
}

function readLanguage(label: string): string {
  return label.slice(0, label.indexOf(":"));
}

function readWords(label: string): string {
  return label.slice(label.indexOf(":") + 1);
}
