import { fillers, genericWords } from "../../languages/generic-words.ts";
import { fold } from "../../search/text/fold.ts";

/** Ends of words are numbered below this. */
export const END_NUMBERS = 2 ** 30;
/** More names than these are translations of translations. */
const MAX_NAMES = 24;

/**
 * The names of a place in all its languages. They are made ready to be compared when they are first compared: of most
 * places of a large organisation they never are.
 */
export class PlaceNames {
  readonly #texts: readonly string[];
  #comparable: ComparableName[] | undefined;
  #knownEnds: number[] | undefined;

  constructor(texts: readonly string[]) {
    this.#texts = texts.slice(0, MAX_NAMES);
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

/** Every number of the comparison of names, in one place. */
const nameRules = {
  /** Weight of a word that says what a place is, where one that tells places apart weighs 1. */
  genericWeight: 0.15,
  /** Shorter words must be equal, for one letter makes another word of them. */
  shortestMisspelt: 5,
  /** Jaro–Winkler similarity from which two words are one word misspelt. */
  sameWord: 0.93,
  /** A misspelt word has this many correct letters at its beginning or at its end. */
  endLetters: 3,
  /** What is left of the likeness of names that say different kinds of place (a church, a garden). */
  otherKind: 0.6,
  /** The most that names of generic words alone ("Restaurant") are alike. */
  onlyGeneric: 0.6,
  /** The most that names with different numbers ("Pier 39", "Pier 41") are alike. */
  otherNumbers: 0.5,
} as const;

/** A name made ready to be compared with many others. */
export interface ComparableName {
  /** Folded, letters and digits only. */
  compact: string;
  /** Distinguishing words first met first, each once; numbers among them. */
  words: readonly string[];
  /** Kinds of place that generic words name, each once. */
  kinds: readonly string[];
  numbers: string;
}

/** Undefined for a text without a letter or a digit. */
export function comparableName(name: string): ComparableName | undefined {
  const tokens = [...new Set(fold(name).match(/[\p{L}\p{M}\p{N}]+/gu))];
  if (tokens.length === 0) return undefined;
  const words = tokens.filter((token) => !meaningOf.has(token));
  const meanings = tokens.map((token) => meaningOf.get(token) ?? "").filter((meaning) => meaning !== "");
  const numbers = words
    .filter((word) => /\p{N}/u.test(word))
    .sort()
    .join(" ");
  return { compact: tokens.join(""), words, kinds: [...new Set(meanings)], numbers };
}

/** How alike two names are, 0..1: a weighted share of common words (Dice), misspellings allowed. Symmetric. */
export function nameLikeness(a: ComparableName, b: ComparableName): number {
  if (a.words.length === 0 && b.words.length === 0)
    return a.compact === b.compact ? nameRules.onlyGeneric : 0;
  if (a.compact === b.compact) return 1;
  const likeness = wordLikeness(a, b);
  if (a.numbers !== b.numbers && a.numbers !== "" && b.numbers !== "")
    return Math.min(likeness, nameRules.otherNumbers);
  const saysOtherKind = a.kinds.length > 0 && b.kinds.length > 0 && sharedKinds(a, b) === 0;
  return saysOtherKind ? likeness * nameRules.otherKind : likeness;
}

function wordLikeness(a: ComparableName, b: ComparableName): number {
  const { genericWeight } = nameRules;
  const weight = a.words.length + b.words.length + genericWeight * (a.kinds.length + b.kinds.length);
  return (2 * (sharedWords(a.words, b.words) + genericWeight * sharedKinds(a, b))) / weight;
}

function sharedKinds(a: ComparableName, b: ComparableName): number {
  return a.kinds.filter((kind) => b.kinds.includes(kind)).length;
}

/** The number of words that both have, a misspelt one counting as much as it is alike. Each word counts once. */
function sharedWords(a: readonly string[], b: readonly string[]): number {
  const odd = a.filter((word) => !b.includes(word));
  let shared = a.length - odd.length;
  if (odd.length === 0 || shared === b.length) return shared;
  const free = b.filter((word) => !a.includes(word));
  for (const word of odd) {
    let best = 0;
    let place = -1;
    free.forEach((other, index) => {
      const alike = misspeltLikeness(word, other);
      if (alike > best) [best, place] = [alike, index];
    });
    if (place < 0) continue;
    free.splice(place, 1);
    shared += best;
  }
  return shared;
}

function misspeltLikeness(a: string, b: string): number {
  const { shortestMisspelt, sameWord } = nameRules;
  if (Math.min(a.length, b.length) < shortestMisspelt || !haveOneEnd(a, b)) return 0;
  if (/\p{N}/u.test(a + b)) return 0;
  const alike = jaroWinkler(a, b);
  return alike >= sameWord ? alike : 0;
}

/** A slip of the pen leaves a word its beginning or its end. */
function haveOneEnd(a: string, b: string): boolean {
  return beginningOf(a) === beginningOf(b) || endOf(a) === endOf(b);
}

/** The letters by which a word begins, for the comparison of words that are not equal. */
const beginningOf = (word: string): string => word.slice(0, nameRules.endLetters);
/** The letters by which a word ends, for the comparison of words that are not equal. */
const endOf = (word: string): string => word.slice(-nameRules.endLetters);

/** What a folded word means when it is generic: the kind of place, "" for a filler. Words that tell places apart are not in it. */
const meaningOf = new Map<string, string>();
for (const filler of fillers.split(" ")) meaningOf.set(filler, "");
for (const [meaning, words] of Object.entries(genericWords)) {
  for (const word of words.split(" ")) meaningOf.set(word, meaning);
}

/** What a shared beginning adds for each letter, and how many letters of it count (Winkler 1990). */
const PREFIX_WEIGHT = 0.1;
const MAX_PREFIX_LENGTH = 4;

/**
 * Jaro–Winkler similarity of two words, 0..1: the share of common letters, less for those out of order, more for a common
 * beginning. Made for misspelt names (Jaro 1989; Winkler 1990). Letters are UTF-16 units.
 */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const jaro = jaroOf(a, b);
  let prefix = 0;
  while (prefix < MAX_PREFIX_LENGTH && prefix < a.length && a[prefix] === b[prefix]) prefix++;
  return jaro + prefix * PREFIX_WEIGHT * (1 - jaro);
}

function jaroOf(a: string, b: string): number {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Uint8Array(b.length);
  const common: string[] = [];
  for (let i = 0; i < a.length; i++) {
    const end = Math.min(b.length, i + reach + 1);
    for (let j = Math.max(0, i - reach); j < end; j++) {
      if (taken[j] || a[i] !== b[j]) continue;
      taken[j] = 1;
      common.push(a[i]!);
      break;
    }
  }
  if (common.length === 0) return 0;
  let outOfOrder = 0;
  let next = 0;
  for (let j = 0; j < b.length; j++) {
    if (taken[j] && b[j] !== common[next++]) outOfOrder++;
  }
  const share = common.length / a.length + common.length / b.length;
  return (share + (common.length - outOfOrder / 2) / common.length) / 3;
}
