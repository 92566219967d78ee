/**
 * The dictionary of an organisation's category, tag, keyword and preference words: label number → language and words.
 * Comparing is by folded text (compatibility forms, case, hyphens and spaces alike), across languages.
 */
export class Labels {
  readonly #labels: readonly string[];
  #index: LabelIndex | undefined;

  constructor(labels: readonly string[]) {
    this.#labels = labels;
  }

  /** The dictionary with further labels, whose numbers follow on; this one is not changed. */
  with(more: readonly string[]): Labels {
    return more.length === 0 ? this : new Labels([...this.#labels, ...more]);
  }

  get size(): number {
    return this.#labels.length;
  }

  /** The language of a label; `und` when it belongs to none. */
  language(label: number): string {
    const text = this.#labels[label]!;
    return text.slice(0, text.indexOf(":"));
  }

  /** The words of a label as they were written. */
  words(label: number): string {
    const text = this.#labels[label]!;
    return text.slice(text.indexOf(":") + 1);
  }

  /** A mask over label numbers: 1 for each label that says one of these words, in any language. */
  mask(wanted: Iterable<string>): Uint8Array {
    const { foldNumbers, byFold } = this.index;
    const mask = new Uint8Array(this.#labels.length);
    for (const words of wanted) {
      for (const label of byFold[foldNumbers.get(foldLabel(words)) ?? -1] ?? []) mask[label] = 1;
    }
    return mask;
  }

  /** What comparing labels takes; made on first use. */
  get index(): LabelIndex {
    this.#index ??= this.#makeIndex();
    return this.#index;
  }

  #makeIndex(): LabelIndex {
    const foldNumbers = new Map<string, number>();
    const byFold: number[][] = [];
    const foldOf = new Uint32Array(this.#labels.length);
    const languages: string[] = [];
    const languageOf = new Uint16Array(this.#labels.length);
    for (let label = 0; label < this.#labels.length; label++) {
      const fold = foldLabel(this.words(label));
      let number = foldNumbers.get(fold);
      if (number === undefined) {
        number = byFold.push([]) - 1;
        foldNumbers.set(fold, number);
      }
      byFold[number]!.push(label);
      foldOf[label] = number;
      const language = this.language(label);
      const known = languages.indexOf(language);
      languageOf[label] = known >= 0 ? known : languages.push(language) - 1;
    }
    return { foldNumbers, byFold, foldOf, languages, languageOf };
  }
}

export interface LabelIndex {
  /** The number of each folded text. */
  foldNumbers: ReadonlyMap<string, number>;
  /** By number of folded text, the labels that fold to it, ascending. */
  byFold: readonly (readonly number[])[];
  /** By label, the number of its folded text. */
  foldOf: Uint32Array;
  /** The languages of the dictionary, and by label the number of its language. */
  languages: readonly string[];
  languageOf: Uint16Array;
}

/** The form in which labels are compared: `Street-Food` and `street food` are one. */
export function foldLabel(words: string): string {
  return words
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
}
