/** Scripts whose words are found by pairs of characters, as inside of a regular expression's brackets. */
const CJK_CLASS = "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}";
const SEGMENTED_CLASS = "\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";

/** A character of Han, Hiragana, Katakana or Bopomofo. */
export const CJK = new RegExp(`[${CJK_CLASS}]`, "u");

/** A character of a script that is written without spaces between words. */
export const DENSE = new RegExp(`[${CJK_CLASS}${SEGMENTED_CLASS}]`, "u");

/**
 * Splits a word of several scripts into runs: CJK together, each segmented script alone, all else together.
 */
export const RUNS = new RegExp(
  `[${CJK_CLASS}]+|\\p{Script=Thai}+|\\p{Script=Lao}+|\\p{Script=Khmer}+|\\p{Script=Myanmar}+|[^${CJK_CLASS}${SEGMENTED_CLASS}]+`,
  "gu",
);
