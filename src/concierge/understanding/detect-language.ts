import { DEFAULT_LANGUAGE, likelyScript, primaryLanguage } from "../../languages/compare.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import { likelyLanguage, scriptsIn } from "../../languages/scripts.ts";
import { fold } from "../../search/text/fold.ts";
import { stem } from "../../search/text/stem.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** More words tell nothing new. */
const WORDS_MAX = 120;
/** What the request's language and the conversation's are worth, in words that only one language has. */
const HINT = 0.6;
/** What a spelling is worth that only one of the languages has: less than a word, for names bring foreign letters along. */
const SPELLING_WORTH = 0.4;
/** Of a message with so many words at least its language knows more than this share; of 3,470 guests' messages two in a thousand know less. */
const [WORDS_TO_JUDGE, SHARE_KNOWN] = [4, 0.4];
/** From so many words on that another language knows, a conversation may go on in it. */
const WORDS_TO_TURN = 3;
/** A language that is none of those that are spoken here, as BCP 47 writes it. */
const UNDETERMINED = "und";
const LATIN = /\p{Script=Latin}/u;

const spellings = Object.entries(spokenLanguages).flatMap(([language, { grammar }]) =>
  (grammar.telling ?? []).map((pattern) => ({ pattern, language })),
);

/**
 * The language of a message (primary code): by its script, else by the general words it has of each language, a word
 * counting the less the more languages know it. Messages of one or two words are decided by the hints where the words
 * are international. Without any evidence the first hint, else the default language. Names of the organisation are no evidence.
 * `und` where most of the words are of no language that is spoken here (Polish, Finnish, Turkish).
 */
export function detectLanguage(
  message: string,
  tokens: readonly Token[],
  lexicons: ReadonlyMap<string, Lexicon>,
  hints: readonly (string | undefined)[],
  isName: (word: string) => boolean = () => false,
): string {
  const known = hints.filter((hint) => hint !== undefined).map(primaryLanguage);
  const written = languageByScript(message, known);
  if (written !== undefined) return written;
  const scores = new Map<string, number>([...lexicons.keys()].map((language) => [language, 0]));
  const lacking = new Set<string>();
  const words: string[] = [];
  for (const [at, { text, kind }] of tokens.slice(0, WORDS_MAX).entries()) {
    if (kind !== "word" || isName(text)) continue;
    // The "h" of "24h" is written alike in many languages.
    if (text.length > 1) words.push(text);
    for (const language of addEvidence(text, lexicons, scores, tokens[at - 1]?.kind === "number"))
      lacking.add(language);
  }
  if (spellings.some(({ pattern }) => pattern.test(message))) {
    const nameless = message.replace(/[\p{L}\p{M}]+/gu, (word) => (isName(fold(word)) ? "" : word));
    for (const { pattern, language } of spellings)
      if (pattern.test(nameless)) raise(scores, language, SPELLING_WORTH);
  }
  const seen = Math.max(...scores.values());
  if (seen === 0) return known[0] ?? primaryLanguage(DEFAULT_LANGUAGE);
  const knows = (language: string) => countKnown(words, language, lexicons.get(language));
  const most = Math.max(...[...scores.keys()].map(knows));
  // Before anything was said the hint is a guess: where it knows the less of the words it gives way to who knows more.
  const isGuess = (language: string) =>
    known.length === 1 && knows(language) < Math.min(most, words.length / 2);
  // "A halal restaurant for five", after Japanese.
  const isOther = (language: string) =>
    words.length >= WORDS_TO_TURN && most === words.length && likelyScript(language) !== "Latn";
  for (const [position, language] of known.entries())
    if (!lacking.has(language) && !isGuess(language) && !isOther(language))
      raise(scores, language, HINT / (position + 1));
  const [language] = [...scores].reduce((best, score) => (score[1] > best[1] ? score : best));
  return isForeign(words, language, lexicons.get(language)!) ? UNDETERMINED : language;
}

/** Whether a language knows too few of the words of a message to be the one that it is written in. */
function isForeign(words: readonly string[], language: string, lexicon: Lexicon): boolean {
  return words.length >= WORDS_TO_JUDGE && countKnown(words, language, lexicon) <= SHARE_KNOWN * words.length;
}

/** How many of some words a language has. */
function countKnown(words: readonly string[], language: string, lexicon: Lexicon | undefined): number {
  if (!lexicon) return 0;
  const { phrases, isOrdinary } = lexicon;
  return words.filter(
    (word) =>
      phrases.words.has(word) || phrases.getStemmed(stem(word, language)) !== undefined || isOrdinary(word),
  ).length;
}

/**
 * The language of a message in another script than Latin: of those that are written in all its scripts the first
 * hint, else the one that most people write so. Where it is not spoken here, no word of it may be in Latin.
 */
function languageByScript(message: string, hints: readonly string[]): string | undefined {
  const scripts = scriptsIn(message);
  if (scripts.length === 0) return undefined;
  const isIn = (language: string) => {
    const written = spokenLanguages[language]?.grammar.scripts ?? [likelyScript(language)];
    return scripts.every((script) => written.includes(script));
  };
  const likely = likelyLanguage(scripts[0]!);
  const language = [...hints.slice(0, 1), likely, ...Object.keys(spokenLanguages)].find(isIn) ?? likely;
  return spokenLanguages[language] || !LATIN.test(message) ? language : undefined;
}

/** Counts a word for the languages that have it. Returns those that lack it though it is an article or the like of others: "un café" is no English. */
function addEvidence(
  word: string,
  lexicons: ReadonlyMap<string, Lexicon>,
  scores: Map<string, number>,
  isCounted: boolean,
): readonly string[] {
  const worth: [string, number][] = [];
  for (const [language, { phrases }] of lexicons) {
    const exact = phrases.get(word);
    // "3 Tage": after a number, the language that counts by it.
    if (exact && isCounted && exact.some(({ type }) => type === "unit")) worth.push([language, 1.5]);
    else if (exact)
      worth.push([language, exact.some(({ type }) => type === "common" || type === "article") ? 1 : 0.8]);
    else if (phrases.words.has(word)) worth.push([language, 0.5]);
  }
  // The stem of a word that some language has as it is written tells nothing: "gratos" is French.
  if (worth.length === 0)
    for (const [language, { phrases }] of lexicons)
      if (phrases.getStemmed(stem(word, language))) worth.push([language, 0.5]);
  for (const [language, value] of worth) raise(scores, language, value / worth.length);
  const isParticle = worth.length > 0 && worth.every(([, value]) => value === 1);
  return isParticle
    ? [...lexicons.keys()].filter((one) => !worth.some(([language]) => language === one))
    : [];
}

function raise(scores: Map<string, number>, language: string, by: number): void {
  const score = scores.get(language);
  if (score !== undefined) scores.set(language, score + by);
}
