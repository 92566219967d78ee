import { conceptOf } from "../../languages/concepts.ts";
import { ORDINARY_LENGTH_MIN } from "../../languages/word-set.ts";
import { isWorldPlace } from "../../languages/world-places.ts";
import { stem } from "../../search/text/stem.ts";
import type { Lexicon } from "./lexicon.ts";
import { KNOWN_SCORE, type Nameable, variants } from "./name-index.ts";
import type { OrgWords } from "./org-words.ts";
import { type Meaning, stemKey, wordsIn } from "./phrase-table.ts";
import { endsSentenceBefore, type Token } from "./tokens.ts";

/** Shorter words are more often other words than misspelt names, and of the next ones only those of places that are known are believed. */
export const [MISSPELT_LENGTH_MIN, SURE_LENGTH_MIN] = [6, 8];

/** Whether a word within a message is written as a name: with a capital, where nouns and other words have none. */
export function isProper(tokens: readonly Token[], at: number, { grammar }: Lexicon): boolean {
  const isSmall = ({ text, isCapital }: Token) => !isCapital && /^\p{Ll}/u.test(text);
  return (
    !grammar.capitalNouns &&
    at > 0 &&
    tokens[at]!.isCapital === true &&
    !endsSentenceBefore(tokens[at]!) &&
    tokens.some(isSmall)
  );
}

/** "A table at Barr", of Restaurant Barr: whether what stands where something is to be is no word, or written as a name. */
export function isStrangeAt(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const { text } = tokens[at]!;
  const isWord = lexicon.phrases.get(text) !== undefined || isWorldPlace(text);
  return (
    !isWord &&
    (isProper(tokens, at, lexicon) || !lexicon.isOrdinary(text)) &&
    isAfterWhere(tokens, at, lexicon)
  );
}

/**
 * Whether an ordinary word says what is wanted rather than which place: beside a kind of place that the name lacks ("a traditional
 * pub"), but where a location stands ("near Fleet"); what is no word of the language only right beside the kind ("the Dali sculpture", but not
 * "the tower and Rosenborg").
 */
export function isWordHere(
  tokens: readonly Token[],
  at: number,
  { names }: Nameable,
  { lexicon, labels, isWord }: { lexicon: Lexicon; labels: OrgWords["labels"]; isWord: boolean },
): boolean {
  if (isAfterWhere(tokens, at, lexicon)) return false;
  const own = new Set(names.flatMap((name) => wordsIn(name).map((word) => stem(word, lexicon.language))));
  return tokens.some(
    ({ text }, other) =>
      other !== at &&
      (isWord || Math.abs(other - at) === 1) &&
      !own.has(stem(text, lexicon.language)) &&
      isKind(text, labels, lexicon),
  );
}

/** Whether a word is a kind of place or of food: in the language, or as places are labelled, but for what it has as a word ("have" is a garden in Danish). */
function isKind(word: string, labels: OrgWords["labels"], { phrases, language }: Lexicon): boolean {
  const stemmed = stemKey([word], language);
  const meanings =
    phrases.get(word) ?? phrases.getStemmed(stemmed) ?? labels.get(word) ?? labels.getStemmed(stemmed);
  return (
    meanings?.some(({ type, value }) => type === "concept" && conceptOf(value)?.kind !== "feature") ?? false
  );
}

/** Whether a word for a place stands before a token, but for articles. */
function isAfterWhere(tokens: readonly Token[], at: number, { phrases }: Lexicon): boolean {
  const says = (index: number, type: Meaning["type"]) =>
    phrases.get(tokens[index]?.text ?? "")?.some((meaning) => meaning.type === type) ?? false;
  let before = at - 1;
  while (says(before, "article") && !says(before, "where")) before--;
  return says(before, "where");
}

/**
 * Whether an ordinary word says what it says in the language: one that is written small ("under an office"), but right after a word for
 * a place, or a name without its article ("Le Corner") where none is left out: "a quiet corner".
 */
export function isOrdinaryHere(
  tokens: readonly Token[],
  at: number,
  { names, score = 0 }: Nameable,
  lexicon: Lexicon,
): boolean {
  const { text, isCapital } = tokens[at]!;
  if (!lexicon.isOrdinary(text)) return false;
  const before = lexicon.phrases.get(tokens[at - 1]?.text ?? "");
  const isAfterArticle = before?.some(({ type }) => type === "article") ?? false;
  const isLocation = isAfterWhere(tokens, at, lexicon);
  if (isCalled({ names }, text))
    return !isCapital && (isAfterArticle || (!isLocation && score < KNOWN_SCORE));
  return !isAfterArticle && !isLocation;
}

/** Whether a word that the language has is written small where no area stands: "pas se lever" is not in Sé. */
export function isSmallWord(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  return tokens[at]!.kind === "word" && !tokens[at]!.isCapital && !isAfterWhere(tokens, at, lexicon);
}

/** Whether a word is a category or a tag of its own ("boat"), and so does not stand for a name that has it. */
export function isFilter(meanings: readonly Meaning[] | undefined): boolean {
  return meanings?.some((meaning) => meaning.type === "label" && meaning.use !== "keyword") ?? false;
}

/** Whether a word is what the organisation calls a category, in any of its languages. */
export function isKindHere(meanings: readonly Meaning[] | undefined): boolean {
  return (
    meanings?.some((one) => "category" in one || (one.type === "label" && one.use === "category")) ?? false
  );
}

/** Whether a name, or a part of it that marks set off, is exactly these folded words. */
export function isCalled({ names }: Pick<Nameable, "names">, words: string): boolean {
  return names.flatMap(variants).some((name) => wordsIn(name).join(" ") === words);
}

/** Whether a word is an ordinary one, or so short that the list of these would not have it: "rice". */
export function mayBeOrdinary(word: string, lexicon: Lexicon): boolean {
  const isShort = stem(word, lexicon.language).length < ORDINARY_LENGTH_MIN;
  return (isShort && word.length < MISSPELT_LENGTH_MIN) || lexicon.isOrdinary(word);
}

/** Whether a word is made of the name of a town or country, as adjectives are: "andorrana", "Parisian". */
export function isOfTown(word: string, endingMax = ADJECTIVE_ENDING_MAX): boolean {
  return Array.from({ length: endingMax }, (_, at) => word.slice(0, -at - 1)).some(
    (name) => name.length >= TOWN_LENGTH_MIN && isWorldPlace(name),
  );
}

const ADJECTIVE_ENDING_MAX = 3;
/** Shorter names of towns begin too many other words. */
const TOWN_LENGTH_MIN = 5;

/** Whether the language has a word for nothing that could be meant: "mother". */
export function isPlain(word: string, { phrases }: Lexicon): boolean {
  return phrases.get(word)?.every(({ type }) => type === "common") ?? false;
}

export function isKnown(word: string, lexicon: Lexicon): boolean {
  return (
    lexicon.phrases.get(word) !== undefined ||
    lexicon.phrases.getStemmed(stemKey([word], lexicon.language)) !== undefined
  );
}
