import { beginningOf, type ComparableName, comparableName, endOf, nameLikeness } from "./name-likeness.ts";

/** Ends of words are numbered below this. */
export const END_NUMBERS = 2 ** 30;
/** More names than these are translations of translations. */
const MOST_NAMES = 24;

/**
 * The names of a place in all its languages. They are made ready to be compared when they are first compared: of most
 * places of a large organisation they never are.
 */
export class PlaceNames {
  readonly #texts: readonly string[];
  #comparable: ComparableName[] | undefined;
  #knownEnds: number[] | undefined;

  constructor(texts: readonly string[]) {
    this.#texts = texts.slice(0, MOST_NAMES);
  }

  /** What another is made of. */
  toJSON(): readonly string[] {
    return this.#texts;
  }

  /** How alike the two names are that are most alike, 0..1. */
  likeness(other: PlaceNames): number {
    // Words that share neither beginning nor end are not one word, misspelt or not: most neighbours are dismissed so.
    if (!haveCommon(this.ends(), other.ends())) return 0;
    let best = 0;
    for (const one of this.#names()) {
      for (const its of other.#names()) {
        best = Math.max(best, nameLikeness(one, its));
        if (best === 1) return 1;
      }
    }
    return best;
  }

  #names(): ComparableName[] {
    if (this.#comparable) return this.#comparable;
    const names = new Map<string, ComparableName>();
    for (const text of this.#texts) {
      const name = comparableName(text);
      if (name) names.set(name.compact, name);
    }
    this.#comparable = [...names.values()];
    return this.#comparable;
  }

  /**
   * The beginnings and ends of all words as different numbers below `END_NUMBERS`, ascending. Names that have none in common are
   * not alike at all.
   */
  ends(): readonly number[] {
    if (this.#knownEnds) return this.#knownEnds;
    const words = this.#names().flatMap(({ compact, words }) => [compact, ...words]);
    const ends = words.flatMap((word) => [2 * numberOf(beginningOf(word)), 2 * numberOf(endOf(word)) + 1]);
    this.#knownEnds = [...new Set(ends)].sort((a, b) => a - b);
    return this.#knownEnds;
  }
}

/** A number below `END_NUMBERS` / 2 for a few letters; different letters rarely share one. */
export function numberOf(letters: string): number {
  let number = 0;
  for (let i = 0; i < letters.length; i++)
    number = (number * 521 + letters.charCodeAt(i)) % (END_NUMBERS / 2);
  return number;
}

/** Whether two ascending lists have a number in common. */
export function haveCommon(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) return true;
    if (a[i]! < b[j]!) i++;
    else j++;
  }
  return false;
}
