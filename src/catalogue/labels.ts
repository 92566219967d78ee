/**
 * The dictionary of an organisation's category, tag, keyword and preference words: label number → language and words.
 * Comparing is by folded text (compatibility forms, case, hyphens and spaces alike), across languages.
 */
export class Labels {
  readonly #labels: readonly string[];
  #byFold: Map<string, number[]> | undefined;

  constructor(labels: readonly string[]) {
    this.#labels = labels;
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
    const byFold = this.#folds();
    const mask = new Uint8Array(this.#labels.length);
    for (const words of wanted) {
      for (const label of byFold.get(foldLabel(words)) ?? []) mask[label] = 1;
    }
    return mask;
  }

  #folds(): Map<string, number[]> {
    if (this.#byFold) return this.#byFold;
    const byFold = new Map<string, number[]>();
    for (let label = 0; label < this.#labels.length; label++) {
      const fold = foldLabel(this.words(label));
      const labels = byFold.get(fold);
      if (labels) labels.push(label);
      else byFold.set(fold, [label]);
    }
    this.#byFold = byFold;
    return byFold;
  }
}

/** The form in which labels are compared: `Street-Food` and `street food` are one. */
export function foldLabel(words: string): string {
  return words
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
}
