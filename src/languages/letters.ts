/** Letters that Unicode does not decompose, in the spelling a traveller without that keyboard types. */
export const plainLetters: Readonly<Record<string, string>> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
  ŋ: "n",
  ŧ: "t",
  ĸ: "k",
  ς: "σ",
  ى: "ي",
  ة: "ه",
  ی: "ي",
  ک: "ك",
  ـ: "",
};

/** Apostrophes and what is typed for them; with the Hawaiian okina and the Hebrew geresh. */
export const APOSTROPHE_CLASS = "['’‘`´′＇ʼʻʽʾʿ׳]";

/** Letters that names are spelled with two of where the keyboard lacks them. */
export const spelledLetters: Readonly<Record<string, string>> = {
  å: "aa",
  ä: "ae",
  ö: "oe",
  ø: "oe",
  ü: "ue",
};

/** Quotation marks, opening and closing, as inside of a regular expression's brackets. */
export const QUOTE_CLASS = '"“”„«»「」『』';

/** What is written for "to" between two hours or days: hyphens, dashes, minus and waves. */
export const DASH_CLASS = "‐-―−~〜";

/** Letters that romanising leaves out or gets wrong, as they sound in names: vowels, and the sign of a doubled consonant. */
export const soundLetters: Readonly<Record<string, string>> = { ا: "a", أ: "a", إ: "i", آ: "a", ッ: "" };

/** Letters that stand for another sound in some languages or regions: a j is no more than a vowel, a jeem is a g. */
export const spokenOtherwise: readonly (readonly [string, string])[] = [
  ["j", "y"],
  ["ج", "g"],
];
