import type { TermBook } from "../text/term-book.ts";
import { withRoom } from "../text/token-table.ts";

/** Which terms of the current book are in the vocabulary of an organisation, or on their way into it. */
export class KnownTerms {
  #book: TermBook | undefined;
  /** 1 for each term that is known. */
  #known = new Uint8Array(0);
  #fresh: string[] = [];

  /** Terms that were learnt and not taken yet. */
  get fresh(): number {
    return this.#fresh.length;
  }

  learn(book: TermBook, term: number): void {
    if (book !== this.#book) {
      this.#book = book;
      this.#known = new Uint8Array(0);
    }
    this.#known = withRoom(this.#known, book.size, Uint8Array);
    if (this.#known[term] === 1) return;
    this.#known[term] = 1;
    this.#fresh.push(book.text(term));
  }

  /** The terms that were learnt since they were last taken, sorted, so that neighbours in an index are written together. */
  takeFresh(): string[] {
    const fresh = this.#fresh.sort();
    this.#fresh = [];
    return fresh;
  }

  /** Nothing is known any more: another writer may have written, or a batch was rolled back. */
  forget(): void {
    this.#book = undefined;
    this.#fresh = [];
  }
}
