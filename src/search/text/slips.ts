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
    const [rows, path, pattern, limit] = [this.#rows, this.#path, this.#pattern, this.#limit];
    path[depth] = unit;
    const before = path[depth - 1];
    const last = Math.min(pattern.length, depth + limit);
    const row = depth * this.#width;
    const above = row - this.#width;
    let j = Math.max(0, depth - limit);
    let left = FAR;
    let least = FAR;
    if (j === 0) {
      rows[row] = depth;
      left = depth;
      least = depth;
      j = 1;
    }
    // Nearly all of a search for misspelt words is spent here: what is beyond the band is told by its place and never read.
    for (; j <= last; j++) {
      const letter = pattern[j - 1];
      let value = rows[above + j - 1]! + (letter === unit ? 0 : 1);
      if (j - depth < limit && rows[above + j]! + 1 < value) value = rows[above + j]! + 1;
      if (left + 1 < value) value = left + 1;
      if (letter === before && depth > 1 && j > 1 && pattern[j - 2] === unit) {
        value = Math.min(value, rows[above - this.#width + j - 2]! + 1);
      }
      left = Math.min(value, FAR);
      rows[row + j] = left;
      if (left < least) least = left;
    }
    return least <= limit;
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
