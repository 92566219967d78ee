import { simplified } from "../../languages/han.ts";
import { APOSTROPHE_CLASS, plainLetters, spelledLetters } from "../../languages/letters.ts";

const plain: Readonly<Record<string, string>> = { ...plainLetters, ...simplified };
const PLAIN_LETTER = new RegExp(`[${Object.keys(plain).join("")}]`, "g");
const SPELLED_LETTER = new RegExp(`[${Object.keys(spelledLetters).join("")}]`, "g");
const APOSTROPHES = new RegExp(APOSTROPHE_CLASS, "g");
const NOT_ASCII = /[\u0080-\uffff]/;
/**
 * Signs whose compatibility form is letters that would stick to the word before them ("Name™" → "nametm").
 */
const SIGNS = /[\u2122\u2120\u00ae\u00a9\u2117\u200b]/g;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}+/gu;
/**
 * Combining marks of no script of their own. The Japanese voicing marks U+3099 and U+309A are not among them.
 */
const GENERAL_MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+/g;
/** Accents and vowel points of the scripts in which people leave them out when they type. */
const SCRIPT_MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/**
 * The form in which two spellings of a word are one: compatibility forms united (full and half width), lower
 * case, accents removed from Latin, Greek, Cyrillic, Arabic and Hebrew letters, ø→o, æ→ae, å→a, ß→ss, ł→l,
 * đ→d, þ→th, ı→i, Arabic ى→ي and ة→ه without tatweel, traditional Chinese characters simplified, apostrophes and invisible characters dropped. Marks that change a letter elsewhere
 * (dakuten, Thai and Indic vowels) stay. Lone surrogates become U+FFFD. Idempotent; never throws.
 */
export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) {
    return text.toLowerCase().replace(/['`]/g, "");
  }
  return text
    .toWellFormed()
    .replace(SIGNS, " ")
    .replace(APOSTROPHES, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(APOSTROPHES, "")
    .replace(IGNORABLE, "")
    .normalize("NFKD")
    .replace(GENERAL_MARKS, "")
    .replace(SCRIPT_MARKS, "")
    .replace(PLAIN_LETTER, (letter) => plain[letter]!)
    .normalize("NFC");
}

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
