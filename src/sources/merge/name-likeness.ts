import { fold } from "../../search/text/fold.ts";
import { genericMeaning } from "./generic-words.ts";
import { jaroWinkler } from "./jaro-winkler.ts";

/** Every number of the comparison of names, in one place. */
export const nameRules = {
  /** Weight of a word that says what a place is, where one that tells places apart weighs 1. */
  genericWeight: 0.15,
  /** Shorter words must be equal, for one letter makes another word of them. */
  shortestMisspelt: 5,
  /** Jaro–Winkler similarity from which two words are one word misspelt. */
  sameWord: 0.93,
  /** A misspelt word has so many letters right at its beginning or at its end. */
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
  const words = tokens.filter((token) => genericMeaning(token) === undefined);
  const meanings = tokens.map((token) => genericMeaning(token) ?? "").filter((meaning) => meaning !== "");
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
export const beginningOf = (word: string): string => word.slice(0, nameRules.endLetters);
/** The letters by which a word ends, for the comparison of words that are not equal. */
export const endOf = (word: string): string => word.slice(-nameRules.endLetters);
