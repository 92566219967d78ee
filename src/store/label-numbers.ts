import { TokenTable } from "../search/text/token-table.ts";

/** The numbers of labels, by language and word: a label that is known is found without being joined. */
export class LabelNumbers {
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
