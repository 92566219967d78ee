import { APOSTROPHE_CLASS } from "../../languages/letters.ts";
import { attachedWords, elidedWords } from "../../languages/traits.ts";
import { fold } from "./fold.ts";
import { CJK, DENSE, RUNS, segment } from "./segments.ts";

/** A token of letters, digits and marks of spaced scripts. The same token always has the same words. */
const PLAIN = 1;
/**
 * A token wholly of Han, Hiragana or Katakana, each of which folding makes one unit wherever it stands: only the pairs of
 * these units have to be taken.
 */
export const STEADY_CJK = 2;
/** A token with characters of a script without spaces that has to be folded and split into runs. */
const MIXED = 3;
export type TokenKind = typeof PLAIN | typeof STEADY_CJK | typeof MIXED;

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
const GLUE = new RegExp(`${APOSTROPHE_CLASS}|\\p{Default_Ignorable_Code_Point}`, "u");

const UNKNOWN = 0;
/** The class of a unit that no token has. */
export const BREAK = 1;
const LETTER = 2;
const CJK_LETTER = 4;
const DENSE_LETTER = 8;
/** What each UTF-16 unit is, filled in as characters are met. */
const classes = new Uint8Array(0x10000);
/** What each unit of {@link STEADY_CJK} is folded to, once it is classified. */
export const foldedUnits = new Uint16Array(0x10000);

/**
 * Cuts a text into raw, unfolded tokens at everything that cannot be part of a word, in one pass and without
 * looking words up; calls back with where each begins and ends. Apostrophes and invisible characters stay
 * inside; surrogate pairs do too, whatever they stand for.
 */
export function eachToken(text: string, visit: (start: number, end: number) => void): void {
  let start = 0;
  let seen = 0;
  for (let i = 0; i <= text.length; i++) {
    const kind = i === text.length ? BREAK : classify(text.charCodeAt(i));
    if (kind !== BREAK) {
      seen |= kind;
      continue;
    }
    if (seen !== 0) {
      visit(start, i);
    }
    seen = 0;
    start = i + 1;
  }
}

/** What a token is, of the classes of its units joined by `|`. */
export function tokenKind(seen: number): TokenKind {
  if (seen === LETTER) {
    return PLAIN;
  }
  return seen === CJK_LETTER ? STEADY_CJK : MIXED;
}

/** What a UTF-16 unit is: {@link BREAK}, or a bit for {@link tokenKind}. */
export function classify(unit: number): number {
  const known = classes[unit]!;
  return known !== UNKNOWN ? known : learn(unit);
}

function learn(unit: number): number {
  const kind = judge(unit);
  classes[unit] = kind;
  return kind;
}

function judge(unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdfff) {
    return DENSE_LETTER;
  }
  const character = String.fromCharCode(unit);
  const folded = fold(character);
  if (!WORD_CHARACTER.test(folded)) {
    const glue = character !== "\u200b" && (GLUE.test(character) || WORD_CHARACTER.test(character));
    return glue ? LETTER : BREAK;
  }
  if (!DENSE.test(folded)) {
    return LETTER;
  }
  if (folded.length > 1 || !CJK.test(folded) || !CONTENT.test(folded)) {
    return DENSE_LETTER;
  }
  foldedUnits[unit] = folded.charCodeAt(0);
  return CJK_LETTER;
}

/** A word is cut to this many UTF-16 units, so that a term with its language tag stays within 64. */
export const MAX_WORD_LENGTH = 48;

/**
 * Articles and prepositions that are written onto the next word ("d'Orsay", "dell'Opera"): the rest has to be findable alone,
 * and a query with the article finds what has none.
 */
const ELISION = new RegExp(
  `^${APOSTROPHE_CLASS}*(${elidedWords.join("|")})${APOSTROPHE_CLASS}(?=\\p{L})`,
  "iu",
);
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const CONTENT = /[\p{L}\p{N}]/u;
/** Of a character of two units, the first alone at the end. */
const HALF = /[\ud800-\udbff]$/;

/** `text`: every word a text can be found by. `query`: the fewest words that all have to be in it. */
export type WordsFor = "text" | "query";

/**
 * The words of a text, folded, in order, repeated as they are repeated. Runs of Han, Hiragana and Katakana
 * become overlapping pairs of characters and the last character alone (so that one character finds it by
 * prefix); Thai, Lao, Khmer and Myanmar runs are segmented with `Intl.Segmenter`; an elided article, and what Arabic and
 * Korean write onto a word, give the word with it and without. Never throws.
 */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  eachToken(text, (start, end) => {
    for (const word of wordsOfToken(text.slice(start, end), "text")) {
      words.push(word);
    }
  });
  return words;
}

/** The words of one raw token (a piece of text between separators), which may be several or none. */
export function wordsOfToken(
  token: string,
  purpose: WordsFor,
  folded: (text: string) => string = fold,
): string[] {
  const elision = ELISION.exec(token);
  if (elision === null) {
    return wordsOfFolded(folded(token), purpose);
  }
  const rest = wordsOfFolded(folded(token.slice(elision[0].length)), purpose);
  return purpose === "query"
    ? rest
    : [...wordsOfFolded(folded(token), purpose), ...wordsOfFolded(folded(elision[1]!), purpose), ...rest];
}

/** Each pair of adjacent characters of a run and, if asked or if there is no pair, the last character alone. */
function pairsOf(run: string, lastAlone: boolean): string[] {
  const characters = [...run];
  const pairs = characters.map((character, i) => character + (characters[i + 1] ?? ""));
  return lastAlone || pairs.length === 1 ? pairs : pairs.slice(0, -1);
}

/** Whether a word came from a run of Han, Hiragana or Katakana. */
export function isCjk(word: string): boolean {
  return CJK.test(word);
}

function wordsOfFolded(folded: string, purpose: WordsFor): string[] {
  const words: string[] = [];
  for (const [word] of folded.matchAll(WORD)) {
    if (!DENSE.test(word)) {
      addSpaced(words, word, purpose);
    } else {
      for (const [run] of word.matchAll(RUNS)) {
        addRun(words, run, purpose);
      }
    }
  }
  return words;
}

function addRun(words: string[], run: string, purpose: WordsFor): void {
  const pieces = isCjk(run) ? pairsOf(run, purpose === "text") : segment(run, purpose);
  if (pieces) for (const piece of pieces) addWord(words, piece);
  else addSpaced(words, run, purpose);
}

/** No word with an earlier first letter has anything written onto it. */
const FIRST_WRITTEN_ONTO = 0x600;

function addSpaced(words: string[], word: string, purpose: WordsFor): void {
  const bare = word.charCodeAt(0) < FIRST_WRITTEN_ONTO ? word : word.replace(attachedWords, "");
  if (bare === word || purpose === "text") addWord(words, word);
  if (bare !== word) addSpaced(words, bare, purpose);
}

function addWord(words: string[], word: string): void {
  if (!CONTENT.test(word)) return;
  words.push(word.length <= MAX_WORD_LENGTH ? word : word.slice(0, MAX_WORD_LENGTH).replace(HALF, ""));
}
