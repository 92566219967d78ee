import { withRoom } from "./token-table.ts";

/** The term of a folded word in a primary language: "da:bageri". */
export function makeTerm(word: string, language: string): string {
  return `${language}:${word}`;
}

/**
 * Numbers the terms that were met so far 0, 1, 2 …, so that a record's terms are numbers until they are written. A number
 * is good as long as its book is: full books are given up as a whole.
 */
export class TermBook {
  readonly #texts: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** The last record that has each term, by its number: four bytes a term, since every occurrence of a word asks for them. */
  #seenBy = new Uint32Array(1 << 10);
  #sorted = new Uint32Array(0);

  get size(): number {
    return this.#texts.length;
  }

  /** The term of a number: "en:harbour". */
  text(number: number): string {
    return this.#texts[number]!;
  }

  /** The number of a term, which is a new one at its first use. */
  number(text: string): number {
    return this.#numbers.get(text) ?? this.#add(text);
  }

  /** Whether a term was not yet seen by this record (a number above 0); it is then. */
  isNewTo(record: number, term: number): boolean {
    if (this.#seenBy[term] === record) {
      return false;
    }
    this.#seenBy[term] = record;
    return true;
  }

  /** The numbers of all terms in the order of their texts. Only what is new since the last call has to be sorted. */
  sorted(): Uint32Array {
    const before = this.#sorted;
    if (before.length === this.size) {
      return before;
    }
    const isBefore = (a: number, b: number) => this.#texts[a]! < this.#texts[b]!;
    const fresh = Uint32Array.from({ length: this.size - before.length }, (_, i) => before.length + i);
    fresh.sort((a, b) => (isBefore(a, b) ? -1 : 1));
    const merged = new Uint32Array(this.size);
    for (let at = 0, i = 0, j = 0; at < merged.length; at++) {
      const takesFresh = i === before.length || (j < fresh.length && isBefore(fresh[j]!, before[i]!));
      merged[at] = takesFresh ? fresh[j++]! : before[i++]!;
    }
    this.#sorted = merged;
    return merged;
  }

  #add(text: string): number {
    const number = this.#texts.push(text) - 1;
    this.#numbers.set(text, number);
    this.#seenBy = withRoom(this.#seenBy, number + 1);
    return number;
  }
}

/** A growing list of numbers of terms, used again for each record. */
export class TermNumbers {
  #numbers = new Uint32Array(1 << 10);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The numbers so far, until the list is cleared or grows. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.#size);
  }

  clear(): void {
    this.#size = 0;
  }

  /** Adds a term of a book unless it was added for this record before. */
  add(book: TermBook, term: number, record: number): void {
    if (!book.isNewTo(record, term)) return;
    if (this.#size === this.#numbers.length) this.#numbers = withRoom(this.#numbers, this.#size + 1);
    this.#numbers[this.#size++] = term;
  }
}
