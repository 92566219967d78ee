import { DENSE } from "./segments.ts";

/** No distance: more than any limit. */
const FAR = 99;

/**
 * The optimal string alignment distance (insert, drop, replace and swap neighbours each count one) between one pattern and a path of
 * letters that is walked down and back up a sorted list of words, so that words with a common beginning share its steps. Only the band
 * within the limit of the diagonal is computed, all of its cells at once: at a depth, bit `b` stands for the first `depth - limit + b`
 * letters of the pattern, and for each number of slips up to the limit there are such bits: where as few of them are enough.
 */
export class SlipRows {
  /** With as many zeros before and behind as the band is wide. */
  readonly #pattern: Uint16Array;
  readonly #length: number;
  readonly #limit: number;
  /** By depth and number of slips. */
  readonly #enough: Uint8Array;
  /** By depth: where the letter of the path is the last one of the pattern's. */
  readonly #alike: Uint8Array;
  /** The longest path that can still be within the limit. */
  readonly depthMax: number;

  /** @param pattern of less than 256 UTF-16 units; @param limit the largest distance of interest, 1 or 2 */
  constructor(pattern: string, limit: 1 | 2) {
    this.#length = pattern.length;
    this.#limit = limit;
    this.depthMax = pattern.length + limit;
    this.#pattern = new Uint16Array(pattern.length + 4 * limit + 2);
    for (let at = 0; at < pattern.length; at++) this.#pattern[limit + 1 + at] = pattern.charCodeAt(at);
    this.#enough = new Uint8Array((this.depthMax + 1) * SLIPS);
    this.#alike = new Uint8Array(this.depthMax + 1);
    for (let slips = 0; slips <= limit; slips++) {
      this.#enough[slips] = ((2 << Math.min(slips, pattern.length)) - 1) << limit;
    }
  }

  /**
   * Sets the letter at a depth of 1 or more, those above it standing.
   * @returns whether any continuation of the path can be within the limit
   */
  descend(depth: number, unit: number): boolean {
    if (depth > this.depthMax) return false;
    const [pattern, enough, limit] = [this.#pattern, this.#enough, this.#limit];
    let alike = 0;
    for (let bit = 2 * limit; bit >= 0; bit--) alike = 2 * alike + (pattern[depth + bit] === unit ? 1 : 0);
    this.#alike[depth] = alike;
    const swapped = depth > 1 ? (alike << 1) & (this.#alike[depth - 1]! >> 1) : 0;
    const inPattern = (2 << Math.min(this.depthMax - depth, 2 * limit)) - 1;
    const row = depth * SLIPS;
    const above = row - SLIPS;
    let found = enough[above]! & alike;
    enough[row] = found;
    for (let slips = 1; slips <= limit; slips++) {
      const fewer = enough[above + slips - 1]!;
      found |= (found << 1) | (enough[above + slips]! & alike) | fewer | (fewer >> 1);
      if (swapped !== 0) found |= enough[above - SLIPS + slips - 1]! & swapped;
      found &= inPattern;
      enough[row + slips] = found;
    }
    return found !== 0;
  }

  /**
   * The distance between the whole pattern and the path of this depth; above the limit it is only known to be
   * above.
   */
  distance(depth: number): number {
    return this.#least(depth, this.depthMax - depth);
  }

  /**
   * The same, counting only alignments that need the last letter of the pattern and have it at the end of the
   * path.
   */
  distanceWithLastLetter(depth: number): number {
    const last = this.depthMax - depth;
    if (this.#length === 0) return depth;
    if (last > 2 * this.#limit) return FAR;
    const alike = this.#alike[depth]!;
    const matched = (alike >> last) & 1 ? this.#least(depth - 1, last) : FAR;
    const isSwapped = depth > 1 && ((alike << 1) & (this.#alike[depth - 1]! >> 1) & (1 << last)) !== 0;
    return Math.min(matched, isSwapped ? this.#least(depth - 2, last) + 1 : FAR);
  }

  /** The fewest slips that are enough for a bit of a depth. */
  #least(depth: number, bit: number): number {
    if (bit > 2 * this.#limit) return FAR;
    for (let slips = 0; slips <= this.#limit; slips++) {
      if ((this.#enough[depth * SLIPS + slips]! >> bit) & 1) return slips;
    }
    return FAR;
  }
}

/** Numbers of slips that may be told apart: 0, 1, 2, and one that makes a depth a power of two. */
const SLIPS = 4;

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
