import { fold } from "../../search/text/fold.ts";
import { primaryLanguage } from "../../search/text/languages.ts";
import { stem } from "../../search/text/stem.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** More words tell nothing new. */
const WORDS_MAX = 120;
/** What the request's language and the conversation's are worth, in words that only one language has. */
const HINT = 0.6;
/** Letters that only some of the languages write, and a part of a word's worth: names bring foreign letters along. */
const LETTERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[æøå]/iu, ["da"]],
  [/[ß]/iu, ["de"]],
  [/[äöü]/iu, ["de"]],
  [/[ñ¿¡]/iu, ["es"]],
  [/[ãõ]/iu, ["pt"]],
  [/[êîœûù]/iu, ["fr"]],
  [/[ìò]|(?<!\p{L})è(?!\p{L})/iu, ["it"]],
  [/(?<!\p{L})é(?!\p{L})/iu, ["pt"]],
];
const LETTER_WORTH = 0.4;
/** Languages of the scripts that no other language here is written in. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Cyrillic}/u, "ru"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Thai}/u, "th"],
];
const LATIN = /\p{Script=Latin}/u;

/**
 * The language of a message (primary code): by its script, else by the general words it has of each language, a word
 * counting the less the more languages know it. Messages of one or two words are decided by the hints where the words
 * are international. Without any evidence the first hint, else English. Names of the organisation are no evidence.
 */
export function detectLanguage(
  message: string,
  tokens: readonly Token[],
  lexicons: ReadonlyMap<string, Lexicon>,
  hints: readonly (string | undefined)[],
  isName: (word: string) => boolean = () => false,
): string {
  const known = hints.filter((hint) => hint !== undefined).map(primaryLanguage);
  const script = SCRIPTS.find(([pattern]) => pattern.test(message))?.[1];
  if (script === "zh" && known[0] === "ja") return "ja";
  if (script !== undefined && (script === "ja" || script === "zh" || !LATIN.test(message))) return script;
  const scores = new Map<string, number>([...lexicons.keys()].map((language) => [language, 0]));
  for (const [at, { text, kind }] of tokens.slice(0, WORDS_MAX).entries()) {
    if (kind !== "word" || isName(text)) continue;
    addEvidence(text, lexicons, scores, tokens[at - 1]?.kind === "number");
  }
  const hasLetters = LETTERS.some(([pattern]) => pattern.test(message));
  const written = !hasLetters
    ? ""
    : message.replace(/[\p{L}\p{M}]+/gu, (word) => (isName(fold(word)) ? "" : word));
  for (const [pattern, languages] of LETTERS) {
    if (pattern.test(written)) for (const language of languages) raise(scores, language, LETTER_WORTH);
  }
  const seen = Math.max(...scores.values());
  if (seen === 0) return known[0] ?? "en";
  for (const [position, language] of known.entries()) raise(scores, language, HINT / (position + 1));
  return [...scores].reduce((best, score) => (score[1] > best[1] ? score : best))[0];
}

function addEvidence(
  word: string,
  lexicons: ReadonlyMap<string, Lexicon>,
  scores: Map<string, number>,
  isCounted: boolean,
): void {
  const worth: [string, number][] = [];
  for (const [language, { phrases }] of lexicons) {
    const exact = phrases.get(word);
    // "3 Tage": after a number, the language that counts by it.
    if (exact && isCounted && exact.some(({ type }) => type === "unit")) worth.push([language, 1.5]);
    else if (exact)
      worth.push([language, exact.some(({ type }) => type === "common" || type === "article") ? 1 : 0.8]);
    else if (phrases.getStemmed(stem(word, language)) || phrases.words.has(word)) worth.push([language, 0.5]);
  }
  for (const [language, value] of worth) raise(scores, language, value / worth.length);
}

function raise(scores: Map<string, number>, language: string, by: number): void {
  const score = scores.get(language);
  if (score !== undefined) scores.set(language, score + by);
}
