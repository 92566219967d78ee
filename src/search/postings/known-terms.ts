/** Beyond this many terms the memory starts anew: some tens of megabytes. */
const MOST_KNOWN = 1_000_000;

/** Which terms are in the vocabulary of an organisation, or on their way into it. */
export class KnownTerms {
  #known = new Set<string>();
  #fresh: string[] = [];

  /** Terms that were learnt and not taken yet. */
  get fresh(): number {
    return this.#fresh.length;
  }

  learn(term: string): void {
    if (this.#known.has(term)) return;
    if (this.#known.size >= MOST_KNOWN) this.#known = new Set();
    this.#known.add(term);
    this.#fresh.push(term);
  }

  /** The terms that were learnt since they were last taken, sorted, so that neighbours in an index are written together. */
  takeFresh(): string[] {
    const fresh = this.#fresh.sort();
    this.#fresh = [];
    return fresh;
  }

  /** Nothing is known any more: another writer may have written, or a batch was rolled back. */
  forget(): void {
    this.#known = new Set();
    this.#fresh = [];
  }
}
