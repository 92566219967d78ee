import { DENSE } from "./segments.ts";

/** No distance: more than any limit. */
const FAR = 99;

/**
 * Rows of the optimal string alignment distance (insert, drop, replace and swap neighbours each count one)
 * between one pattern and a path of letters that is walked down and back up a sorted list of words, so that
 * words with a common beginning share its rows. Only the band within the limit of the diagonal is computed.
 */
export class SlipRows {
  readonly #pattern: Uint16Array;
  readonly #limit: number;
  readonly #width: number;
  readonly #rows: Uint8Array;
  readonly #path: Uint16Array;
  /** The longest path that can still be within the limit. */
  readonly depthMax: number;

  /** @param pattern UTF-16 units; @param limit the largest distance of interest */
  constructor(pattern: Uint16Array, limit: number) {
    this.#pattern = pattern;
    this.#limit = limit;
    this.#width = pattern.length + 1;
    this.depthMax = pattern.length + limit;
    this.#path = new Uint16Array(this.depthMax + 1);
    this.#rows = new Uint8Array((this.depthMax + 1) * this.#width).fill(FAR);
    for (let j = 0; j <= Math.min(limit, pattern.length); j++) {
      this.#rows[j] = j;
    }
  }

  /**
   * Sets the letter at a depth of 1 to `depthMax`, the rows above it standing.
   * @returns whether any continuation of the path can be within the limit
   */
  descend(depth: number, unit: number): boolean {
    this.#path[depth] = unit;
    const last = Math.min(this.#pattern.length, depth + this.#limit);
    const row = depth * this.#width;
    let least = FAR;
    for (let j = Math.max(0, depth - this.#limit); j <= last; j++) {
      const value = j === 0 ? depth : this.#cell(depth, j);
      this.#rows[row + j] = value;
      least = Math.min(least, value);
    }
    return least <= this.#limit;
  }

  /**
   * The distance between the whole pattern and the path of this depth; above the limit it is only known to be
   * above.
   */
  distance(depth: number): number {
    return this.#at(depth, this.#pattern.length);
  }

  /**
   * The same, counting only alignments that need the last letter of the pattern and have it at the end of the
   * path.
   */
  distanceWithLastLetter(depth: number): number {
    const m = this.#pattern.length;
    if (m === 0) {
      return depth;
    }
    const matched = this.#path[depth] === this.#pattern[m - 1] ? this.#at(depth - 1, m - 1) : FAR;
    return Math.min(matched, this.#swapped(depth, m));
  }

  #cell(depth: number, j: number): number {
    const replaced = this.#at(depth - 1, j - 1) + (this.#path[depth] === this.#pattern[j - 1] ? 0 : 1);
    const moved = 1 + Math.min(this.#at(depth - 1, j), j > 0 ? this.#at(depth, j - 1) : FAR);
    return Math.min(replaced, moved, this.#swapped(depth, j), FAR);
  }

  #swapped(depth: number, j: number): number {
    const neighbours =
      depth > 1 &&
      j > 1 &&
      this.#path[depth] === this.#pattern[j - 2] &&
      this.#path[depth - 1] === this.#pattern[j - 1];
    return neighbours ? this.#at(depth - 2, j - 2) + 1 : FAR;
  }

  #at(depth: number, j: number): number {
    return Math.abs(depth - j) > this.#limit ? FAR : this.#rows[depth * this.#width + j]!;
  }
}

const ONE_TYPO_LENGTH = 5;
const TWO_TYPOS_LENGTH = 9;
const NUMBER = /\p{N}/u;

/**
 * Typos forgiven in a folded word: none below 5 letters, one from 5, two from 9, and none where {@link
 * takesTypos} says so. Letters are counted after folding, as UTF-16 units.
 */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < ONE_TYPO_LENGTH || !takesTypos(word)) {
    return 0;
  }
  return word.length < TWO_TYPOS_LENGTH ? 1 : 2;
}

/**
 * Whether a word can be misspelt or meant by a misspelt one. Digits have to be right; words of scripts
 * without spaces are cut by rule and not by the writer.
 */
export function takesTypos(word: string): boolean {
  return !NUMBER.test(word) && !DENSE.test(word);
}
