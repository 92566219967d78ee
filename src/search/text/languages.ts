/** The tag of text that is in no language. */
export const NO_LANGUAGE = "und";

/** Codes for one written language that content and queries may mix. */
const ALIASES: Readonly<Record<string, string>> = {
  nb: "no",
  nn: "no",
  iw: "he",
  in: "id",
  ji: "yi",
  fil: "tl",
};
const PRIMARY = /^([a-z]{2,8})(?![a-z0-9])/i;

/**
 * The primary language of a BCP 47 code, in lower case: "da-DK" → "da", "zh-Hant-TW" → "zh". Bokmål and
 * Nynorsk are "no", withdrawn codes become their successors, and what is no code is "und".
 */
export function primaryLanguage(code: string): string {
  const primary = PRIMARY.exec(code)?.[1]?.toLowerCase() ?? NO_LANGUAGE;
  return ALIASES[primary] ?? primary;
}
