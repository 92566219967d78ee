import { DENSE } from "./scripts.ts";

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
