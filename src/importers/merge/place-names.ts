import { beginningOf, type ComparableName, comparableName, endOf, nameLikeness } from "./name-likeness.ts";

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
    this.#texts = texts;
  }

  /** How alike the two names are that are most alike, 0..1. */
  likeness(other: PlaceNames): number {
    // Words that share neither beginning nor end are not one word, misspelt or not: most neighbours are dismissed so.
    if (!haveCommon(this.#ends(), other.#ends())) return 0;
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
    for (const text of this.#texts.slice(0, MOST_NAMES)) {
      const name = comparableName(text);
      if (name) names.set(name.compact, name);
    }
    this.#comparable = [...names.values()];
    return this.#comparable;
  }

  /** The beginnings and ends of all words as numbers, sorted: less memory than words, and compared in one pass. */
  #ends(): number[] {
    if (this.#knownEnds) return this.#knownEnds;
    const words = this.#names().flatMap(({ compact, words }) => [compact, ...words]);
    const ends = words.flatMap((word) => [2 * numberOf(beginningOf(word)), 2 * numberOf(endOf(word)) + 1]);
    this.#knownEnds = [...new Set(ends)].sort((a, b) => a - b);
    return this.#knownEnds;
  }
}

/** A number below 2^29 for a few letters; different letters rarely share one. */
function numberOf(letters: string): number {
  let number = 0;
  for (let i = 0; i < letters.length; i++) number = (number * 521 + letters.charCodeAt(i)) % 2 ** 29;
  return number;
}

/** Whether two sorted lists have a number in common. */
function haveCommon(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) return true;
    if (a[i]! < b[j]!) i++;
    else j++;
  }
  return false;
}
