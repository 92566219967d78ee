/**
 * Words in the order of their UTF-16 units, as one array of letters (about 25 bytes a word) with, for each
 * word, how many letters it shares with the one before. That makes it a trie to walk through: a word that
 * shares more letters than were worth looking at can be passed over unseen.
 */
export class SortedWords {
  readonly #units: Uint16Array;
  readonly #starts: Uint32Array;
  readonly #shared: Uint8Array;
  readonly #past: Uint32Array;
  /** The different first UTF-16 units, each as a text. */
  readonly firstLetters: readonly string[];

  /** @param words sorted, none empty, none twice, none longer than 255 units */
  constructor(words: readonly string[]) {
    this.#units = new Uint16Array(words.reduce((sum, word) => sum + word.length, 0));
    this.#starts = new Uint32Array(words.length + 1);
    this.#shared = new Uint8Array(words.length);
    this.firstLetters = [...new Set(words.map((word) => word.charAt(0)))];
    for (const [i, word] of words.entries()) {
      this.#put(i, word, words[i - 1] ?? "");
    }
    this.#past = new Uint32Array(words.length);
    for (let i = words.length - 1; i >= 0; i--) {
      let after = i + 1;
      while (after < words.length && this.#shared[after]! >= this.#shared[i]!) after = this.#past[after]!;
      this.#past[i] = after;
    }
  }

  get size(): number {
    return this.#shared.length;
  }

  /** How many units word i has in common with the beginning of word i - 1. */
  shared(i: number): number {
    return this.#shared[i]!;
  }

  /** The first word behind word i of which `shared` is less. */
  past(i: number): number {
    return this.#past[i]!;
  }

  /** The length of word i in units. */
  length(i: number): number {
    return this.#starts[i + 1]! - this.#starts[i]!;
  }

  /** Unit `at` of word i. */
  unit(i: number, at: number): number {
    return this.#units[this.#starts[i]! + at]!;
  }

  /** Word i, or its first units. */
  text(i: number, length = this.length(i)): string {
    const start = this.#starts[i]!;
    return String.fromCharCode(...this.#units.subarray(start, start + length));
  }

  /** The words that begin with a text: the first, and the one after the last. */
  range(beginning: string): [from: number, to: number] {
    return [this.#bound(beginning, 0), this.#bound(beginning, 1)];
  }

  /** The first word that begins with a text. */
  first(beginning: string): number | undefined {
    const word = this.#bound(beginning, 0);
    return word < this.size && this.#compare(word, beginning) === 0 ? word : undefined;
  }

  /** The first word that is not before a text (`past` 0), or not before it nor begins with it (`past` 1). */
  #bound(text: string, past: 0 | 1): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, text) < past) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Below 0 if word i is before a text, 0 if it begins with it, above 0 if it is after. */
  #compare(i: number, text: string): number {
    const length = this.length(i);
    for (let at = 0; at < text.length; at++) {
      const difference = (at < length ? this.unit(i, at) : -1) - text.charCodeAt(at);
      if (difference !== 0) {
        return difference;
      }
    }
    return 0;
  }

  #put(i: number, word: string, before: string): void {
    const start = this.#starts[i]!;
    for (let at = 0; at < word.length; at++) {
      this.#units[start + at] = word.charCodeAt(at);
    }
    let shared = 0;
    while (shared < before.length && before.charCodeAt(shared) === word.charCodeAt(shared)) {
      shared++;
    }
    this.#shared[i] = shared;
    this.#starts[i + 1] = start + word.length;
  }
}
