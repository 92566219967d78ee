/** The language of what names none: the specification's default. */
export const DEFAULT_LANGUAGE = "en-GB";

/** The code of text whose language is not known, or that is in none. */
export const NO_LANGUAGE = "und";

/** The written languages that CLDR's canonical codes keep apart and that readers of one read in the other. */
const MEMBERS: Readonly<Record<string, string>> = { nb: "no", nn: "no", arz: "ar", yue: "zh", wuu: "zh" };

/** Codes under which the words of the very same written language stand, which CLDR's canonical codes do not say. */
export const otherCodes: Readonly<Record<string, string>> = { nb: "no", no: "nb" };

/** Scripts of CLDR that write in several of Unicode's. */
const WRITTEN_WITH: Readonly<Record<string, readonly string[]>> = {
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani"],
  Hant: ["Hani"],
};

interface Tag {
  language: string;
  /** ISO 15924 code of the script, said or likely; undefined where nothing tells it. */
  script: string | undefined;
  /** The code and what it falls back to by itself, longest first: zh-TW, zh-Hant, zh. */
  truncations: readonly string[];
}

/** Codes come from requests as well: as many are remembered. */
const MAX_REMEMBERED = 2_000;
const tags = new Map<string, Tag>();

/**
 * The language of a BCP 47 code as languages are compared: region and script gone, withdrawn codes and members of a language
 * under its own code ("nb-NO" → "no", "iw" → "he", "zh-Hant-TW" → "zh"); what is no code gives `und`.
 */
export function primaryLanguage(code: string): string {
  return readTag(code).language;
}

/** The script (ISO 15924, "Latn") that a code names or its language is mostly written in; undefined where nothing tells it. */
export function likelyScript(code: string): string | undefined {
  return readTag(code).script;
}

export function isSameLanguage(a: string, b: string): boolean {
  return primaryLanguage(a) === primaryLanguage(b);
}

const mainLanguages = new Map<string, string>();

/**
 * The main language of a country (ISO 3166-1 alpha-2) by CLDR's likely subtags: PT → pt, JP → ja. Of countries with several it is
 * the one that most people speak.
 */
export function mainLanguage(country: string): string {
  let language = mainLanguages.get(country);
  if (language === undefined) {
    language = new Intl.Locale(`und-${country}`).maximize().language;
    mainLanguages.set(country, language);
  }
  return language;
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"]);

export function directionOf(code: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(likelyScript(code) ?? "") ? "rtl" : "ltr";
}

/** The code on offer that suits a wish: exact, a truncation of it, or the same language elsewhere (in its script first). */
export function matchLanguage(wish: string, offered: readonly string[]): string | undefined {
  const distance = distanceFrom(wish);
  let best: string | undefined;
  for (const code of offered) {
    if (best === undefined || distance(code) < distance(best)) best = code;
  }
  return best !== undefined && distance(best) < STRANGE ? best : undefined;
}

/** How far a code is from a wish; {@link STRANGE} for another language. */
export type LanguageDistance = (code: string) => number;

export const STRANGE = 100;
const SISTER = 40;
const SISTER_IN_OTHER_SCRIPT = 50;

/**
 * Distances from a wished code: 1 for itself, more for its truncations, then sisters (other regions, members of the same
 * language), those in another script last. For a reader of `readScript` who does not read the wished script, a sister in
 * the script that he reads is nearest.
 */
export function distanceFrom(wish: string, readScript?: string): LanguageDistance {
  const { language, script, truncations } = readTag(wish);
  const isUnread = readScript !== undefined && script !== readScript;
  return (code) => {
    const tag = readTag(code);
    if (tag.language !== language) return STRANGE;
    if (isUnread && tag.script === readScript) return 0;
    const cut = truncations.indexOf(code.toLowerCase());
    if (cut >= 0) return 1 + cut;
    return tag.script === script ? SISTER : SISTER_IN_OTHER_SCRIPT;
  };
}

/** Whether a text is for the most part in a script (ISO 15924), or in no letters at all. */
export function isMostlyIn(text: string, script: string): boolean {
  const own = text.match(lettersOf(script))?.length ?? 0;
  return own * 2 >= (text.match(LETTERS)?.length ?? 0);
}

const LETTERS = /\p{L}/gu;
const patterns = new Map<string, RegExp>();

/** The scripts of Unicode that a script of CLDR writes in: "Jpan" with "Hani", "Hira" and "Kana". */
export function writtenWith(script: string): readonly string[] {
  return WRITTEN_WITH[script] ?? [script];
}

function lettersOf(script: string): RegExp {
  let pattern = patterns.get(script);
  if (!pattern) {
    const scripts = writtenWith(script).map((name) => `\\p{Script=${name}}`);
    pattern = patternOf(`(?=\\p{L})[${scripts.join("")}]`);
    patterns.set(script, pattern);
  }
  return pattern;
}

/** Nothing is written in a script that Unicode has no letters of. */
function patternOf(source: string): RegExp {
  try {
    return new RegExp(source, "gu");
  } catch {
    return /(?!)/g;
  }
}

function readTag(code: string): Tag {
  let tag = tags.get(code);
  if (!tag) {
    tag = makeTag(code);
    if (tags.size >= MAX_REMEMBERED) tags.clear();
    tags.set(code, tag);
  }
  return tag;
}

function makeTag(code: string): Tag {
  const locale = localeOf(code);
  if (!locale?.language || locale.language === NO_LANGUAGE)
    return { language: NO_LANGUAGE, script: locale?.script, truncations: [code.toLowerCase()] };
  const { script } = locale.maximize();
  const subtags = locale.baseName.split("-");
  const truncations = subtags.map((_, index) => subtags.slice(0, subtags.length - index).join("-"));
  // A region may say the script: who writes zh-TW rather reads zh-Hant than zh.
  if (!locale.script && script !== new Intl.Locale(locale.language).maximize().script)
    truncations.splice(-1, 0, `${locale.language}-${script}`);
  return {
    language: MEMBERS[locale.language] ?? locale.language,
    script,
    truncations: truncations.map((one) => one.toLowerCase()),
  };
}

/** The parts of a BCP 47 code; undefined for what is none. */
export function localeOf(code: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(code);
  } catch {
    return undefined;
  }
}
