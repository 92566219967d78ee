import { APOSTROPHE_CLASS, plainLetters } from "../../languages/letters.ts";

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
 * Makes a folding: compatibility forms united (full and half width), lower case, accents removed from Latin, Greek, Cyrillic, Arabic and
 * Hebrew letters, letters of a table replaced, apostrophes and invisible characters dropped.
 */
export function foldingWith(plain: Readonly<Record<string, string>>): (text: string) => string {
  const PLAIN_LETTER = new RegExp(`[${Object.keys(plain).join("")}]`, "g");
  return (text) => {
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
  };
}

/** `fold` without the table of Chinese characters, which is heavier than all else that the element folds with. */
export const foldLetters = foldingWith(plainLetters);
