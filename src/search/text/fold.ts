import { simplified } from "../../languages/han.ts";
import { plainLetters, spelledLetters } from "../../languages/letters.ts";
import { foldingWith } from "./fold-letters.ts";

const SPELLED_LETTER = new RegExp(`[${Object.keys(spelledLetters).join("")}]`, "g");

/**
 * The form in which two spellings of a word are one: compatibility forms united (full and half width), lower
 * case, accents removed from Latin, Greek, Cyrillic, Arabic and Hebrew letters, ø→o, æ→ae, å→a, ß→ss, ł→l,
 * đ→d, þ→th, ı→i, Arabic ى→ي and ة→ه without tatweel, traditional Chinese characters simplified, apostrophes and invisible characters dropped. Marks that change a letter elsewhere
 * (dakuten, Thai and Indic vowels) stay. Lone surrogates become U+FFFD. Idempotent; never throws.
 */
export const fold = foldingWith({ ...plainLetters, ...simplified });

/**
 * {@link fold}, but with å, ä, ö, ø and ü written as two letters (aa, ae, oe, oe, ue), as names are spelled
 * where the keyboard lacks them: "Århus" → "aarhus".
 */
export function foldSpelledOut(text: string): string {
  return fold(
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(SPELLED_LETTER, (letter) => spelledLetters[letter]!),
  );
}

/** The form in which labels are compared: {@link fold}, and `Street-Food` and `street food` are one. */
export function foldLabel(words: string): string {
  return fold(words)
    .replace(/[\s_-]+/g, " ")
    .trim();
}
