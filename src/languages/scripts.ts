/** Scripts that tell something of a text's language, as Latin does not: ISO 15924 codes, the more telling ones first. */
const TELLING =
  "Hira Kana Hang Hani Bopo Cyrl Grek Arab Hebr Thai Armn Beng Deva Ethi Geor Gujr Guru Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Tibt";

const patterns = TELLING.split(" ").map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, "u")] as const,
);
const BEYOND_LATIN = /[^\p{Script=Latn}\p{Script=Zyyy}\p{Script=Zinh}]/u;

/** The scripts of a text besides Latin, the most telling first. */
export function scriptsIn(text: string): string[] {
  if (!BEYOND_LATIN.test(text)) return [];
  return patterns.flatMap(([script, pattern]) => (pattern.test(text) ? [script] : []));
}

/** The language that most people write in a script, as CLDR has it: "Cyrl" gives "ru". */
export function likelyLanguage(script: string): string {
  return new Intl.Locale(`und-${script}`).maximize().language;
}

const whole = new Map<string, RegExp>();

/** Whether a text has letters of one script only, with those that it shares with others ("ー" is of "Hira" and of "Kana"). */
export function isWrittenIn(text: string, script: string): boolean {
  const known = whole.get(script);
  const pattern = known ?? new RegExp(`^\\p{scx=${script}}+$`, "u");
  if (!known) whole.set(script, pattern);
  return pattern.test(text);
}

/** A pattern for one character of some scripts, with those that several scripts share. */
export function characterOf(scripts: readonly string[]): RegExp {
  return scripts.length === 0
    ? /(?!)/u
    : new RegExp(`[${scripts.map((script) => `\\p{scx=${script}}`).join("")}]`, "u");
}
