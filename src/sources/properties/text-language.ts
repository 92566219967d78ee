/** Scripts that few languages write, and the language of a text in one that says nothing else. */
const languagesByScript: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Lao}/u, "lo"],
  [/\p{Script=Khmer}/u, "km"],
  [/\p{Script=Myanmar}/u, "my"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Georgian}/u, "ka"],
  [/\p{Script=Armenian}/u, "hy"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Cyrillic}/u, "ru"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Devanagari}/u, "hi"],
];

/**
 * The language of a text that does not say its own: `assumed` when that is written in the text's script; else the first of
 * the likely ones that is (the languages of the country, of the organisation); else the main language of the script.
 */
export function languageOfText(text: string, assumed: string, likely: readonly string[] = []): string {
  const writing = languagesByScript.find(([script]) => script.test(text));
  // Latin letters, digits and signs: nothing speaks against what is assumed.
  if (writing === undefined || /\p{Script=Latin}{3}/u.test(text)) return assumed;
  const [script, language] = writing;
  return [assumed, ...likely].find((code) => isWrittenIn(code, script)) ?? language;
}

/** A letter of each script, to ask whether a language is written in it. */
const letters: Record<string, string> = {
  Cyrl: "ж",
  Arab: "ع",
  Deva: "अ",
  Jpan: "の漢",
  Kore: "한漢",
  Hans: "汉",
  Hant: "漢",
  Thai: "ก",
  Laoo: "ກ",
  Khmr: "ក",
  Mymr: "က",
  Grek: "α",
  Geor: "ა",
  Armn: "ա",
  Hebr: "א",
};

function isWrittenIn(code: string, script: RegExp): boolean {
  return script.test(letters[new Intl.Locale(code).maximize().script ?? ""] ?? "");
}
