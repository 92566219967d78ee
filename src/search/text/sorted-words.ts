type Range = [from: number, to: number];
type Ranges = Map<string, Range>;

const NOWHERE = [0, 0] as const;
/** By so many letters words are found at once. */
const BEGINNING = 3;

/**
 * Words in the order of their UTF-16 units, as one array of letters (about 25 bytes a word) with, for each
 * word, how many letters it shares with the one before. That makes it a trie to walk through: a word that
 * shares more letters than were worth looking at can be passed over unseen.
 */
export class SortedWords {
  readonly #units: Uint16Array;
  readonly #starts: Uint32Array;
  /** Of each word two numbers: `shared` and, below it, `letter`; then `past`. Most words of a search are seen by these alone. */
  readonly #nodes: Uint32Array;
  /** By first UTF-16 unit, as a text, the words that have it: the first, and the one after the last; and the same by the first three. */
  readonly #byFirst: Ranges = new Map();
  readonly #byBeginning: Ranges = new Map();

  /** @param words sorted, none empty, none twice, none longer than 255 units */
  constructor(words: readonly string[]) {
    this.#units = new Uint16Array(words.reduce((sum, word) => sum + word.length, 0));
    this.#starts = new Uint32Array(words.length + 1);
    this.#nodes = new Uint32Array(2 * words.length);
    for (const [i, word] of words.entries()) {
      this.#put(i, word, words[i - 1] ?? "");
      extend(this.#byFirst, word.charAt(0), i);
      if (word.length >= BEGINNING) extend(this.#byBeginning, word.slice(0, BEGINNING), i);
    }
    for (let i = words.length - 1; i >= 0; i--) {
      let past = i + 1;
      while (past < words.length && this.shared(past) >= this.shared(i)) past = this.past(past);
      this.#nodes[2 * i + 1] = past;
    }
  }

  /** The different first UTF-16 units, each as a text. */
  get firstLetters(): Iterable<string> {
    return this.#byFirst.keys();
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  /** How many units word i has in common with the beginning of word i - 1. */
  shared(i: number): number {
    return this.#nodes[2 * i]! >>> 16;
  }

  /** The unit of word i that follows those. */
  letter(i: number): number {
    return this.#nodes[2 * i]! & 0xffff;
  }

  /** The first word behind word i of which `shared` is less. */
  past(i: number): number {
    return this.#nodes[2 * i + 1]!;
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
  range(beginning: string): readonly [from: number, to: number] {
    if (beginning.length === 1) return this.#byFirst.get(beginning) ?? NOWHERE;
    return [this.#bound(beginning, 0), this.#bound(beginning, 1)];
  }

  /** The first word that begins with a text. */
  first(beginning: string): number | undefined {
    const word = this.#bound(beginning, 0);
    return word < this.size && this.#compare(word, beginning) === 0 ? word : undefined;
  }

  /**
   * Of the words with the first letter of a text, or its first three, the first that is not before it (`past` 0), or not before it nor
   * begins with it (`past` 1).
   */
  #bound(text: string, past: 0 | 1): number {
    let [low, high] = this.#near(text) ?? NOWHERE;
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

  #near(text: string): Range | undefined {
    if (text.length < BEGINNING) return this.#byFirst.get(text.charAt(0));
    return this.#byBeginning.get(text.slice(0, BEGINNING));
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
    this.#nodes[2 * i] = (shared << 16) | word.charCodeAt(shared);
    this.#starts[i + 1] = start + word.length;
  }
}

/** Adds word i, which comes behind all others, to those of a beginning. */
function extend(ranges: Ranges, beginning: string, i: number): void {
  const range = ranges.get(beginning);
  if (range) range[1] = i + 1;
  else ranges.set(beginning, [i, i + 1]);
}
