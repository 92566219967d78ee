import { APOSTROPHE_CLASS, fold } from "./fold.ts";
import { CJK, DENSE } from "./scripts.ts";

/** A token of letters, digits and marks of spaced scripts. The same token always has the same words. */
export const PLAIN = 1;
/**
 * A token wholly of Han, Hiragana or Katakana that folding leaves alone: only its pairs of characters have to
 * be taken.
 */
export const STEADY_CJK = 2;
/** A token with characters of a script without spaces that has to be folded and split into runs. */
export const MIXED = 3;
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

/**
 * Cuts a text into raw, unfolded tokens at everything that cannot be part of a word, in one pass and without
 * looking words up; calls back with where each begins and ends. Apostrophes and invisible characters stay
 * inside; surrogate pairs do too, whatever they stand for.
 */
export function eachToken(text: string, visit: (start: number, end: number, kind: TokenKind) => void): void {
  let start = 0;
  let seen = 0;
  for (let i = 0; i <= text.length; i++) {
    const kind = i === text.length ? BREAK : classOf(text.charCodeAt(i));
    if (kind !== BREAK) {
      seen |= kind;
      continue;
    }
    if (seen !== 0) {
      visit(start, i, tokenKind(seen));
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
export function classOf(unit: number): number {
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
  return CJK.test(folded) && folded === character && /[\p{L}\p{N}]/u.test(character)
    ? CJK_LETTER
    : DENSE_LETTER;
}
