import { segmentedScripts } from "../../languages/traits.ts";

/** Scripts whose words are found by pairs of characters, as inside of a regular expression's brackets. */
const CJK_CLASS = "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}";
const SEGMENTED_NAMES = Object.keys(segmentedScripts).map((script) => `\\p{Script=${script}}`);
const SEGMENTED_CLASS = SEGMENTED_NAMES.join("");

/** A character of Han, Hiragana, Katakana or Bopomofo. */
export const CJK = new RegExp(`[${CJK_CLASS}]`, "u");

/** A character of a script that is written without spaces between words. */
export const DENSE = new RegExp(`[${CJK_CLASS}${SEGMENTED_CLASS}]`, "u");

/**
 * Splits a word of several scripts into runs: CJK together, each segmented script alone, all else together.
 */
export const RUNS = new RegExp(
  `[${CJK_CLASS}]+|${SEGMENTED_NAMES.map((name) => `${name}+`).join("|")}|[^${CJK_CLASS}${SEGMENTED_CLASS}]+`,
  "gu",
);

const SEGMENTED = Object.entries(segmentedScripts).map(([script, language]) => ({
  language,
  pattern: new RegExp(`^\\p{Script=${script}}`, "u"),
}));

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * The words of a run of Thai, Lao, Khmer or Myanmar; undefined of another script. For a text, each word that is itself segmented
 * when it stands alone (as it does in a query) also gives its pieces, so that every word of a text finds it.
 */
export function segment(run: string, purpose: "text" | "query"): string[] | undefined {
  const language = SEGMENTED.find(({ pattern }) => pattern.test(run))?.language;
  if (language === undefined) return undefined;
  const segmenter = openSegmenter(language);
  const pieces = cutUp(segmenter, run);
  return purpose === "query" ? pieces : pieces.flatMap((piece) => closure(segmenter, piece));
}

function closure(segmenter: Intl.Segmenter, piece: string): string[] {
  const alone = cutUp(segmenter, piece);
  return alone.length < 2 ? [piece] : [piece, ...alone.flatMap((part) => closure(segmenter, part))];
}

function cutUp(segmenter: Intl.Segmenter, run: string): string[] {
  return Array.from(segmenter.segment(run), ({ segment: piece }) => piece);
}

function openSegmenter(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}
