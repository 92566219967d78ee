import { APOSTROPHE_CLASS } from "../../languages/letters.ts";
import type { Purposes } from "../../languages/purposes.ts";
import type { Words } from "../../languages/words.ts";
import { foldSpelledOut } from "../../search/text/fold.ts";
import { stem } from "../../search/text/stem.ts";
import type { Nameable } from "./name-index.ts";
import { readTokens } from "./tokens.ts";

/** Longer phrases are cut: no name in any language is looked up by more tokens than this. */
const TOKENS_MAX = 14;

/** Shorter stems are those of too many words ("sol" of Spanish "solo"), unless the word is its own stem ("bar"). */
const STEM_LENGTH_MIN = 4;

/**
 * A stem begins as its word does, by so many letters, in the languages that write compounds; only of two equal letters on the way
 * one may go (Dutch "loop" → "lop").
 */
const STEM_BEGINNING = 3;

const APOSTROPHE = new RegExp(APOSTROPHE_CLASS);
const NOT_ASCII = /[\u0080-\uffff]/;

/** Phrases and what each of them means, looked up by the tokens of a message from a position on. */
export class PhraseTable<Value> {
  readonly #exact = new Map<string, Value[]>();
  readonly #stemmed = new Map<string, Value[]>();
  readonly #words = new Set<string>();
  readonly #stemBeginnings = new Set<string>();
  /** By the first word of a phrase or its stem, how many words the longest of them has. */
  readonly #longestFrom = new Map<string, number>();

  /** How many words the longest phrase has that begins with this word or this stem; 0 without one. */
  longestFrom(word: string, stemmed: string): number {
    return Math.max(this.#longestFrom.get(word) ?? 0, this.#longestFrom.get(stemmed) ?? 0);
  }

  /** The folded words of all phrases. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** Adds a phrase in a language (primary code): as written, with ä spelt ae, and by the stems of its words. */
  add(phrase: string, language: string, value: Value): void {
    const words = wordsIn(phrase);
    if (words.length === 0) return;
    for (const word of words) this.#words.add(word);
    const written = words.join(" ");
    put(this.#exact, written, value);
    if (NOT_ASCII.test(phrase)) this.#addSpelledOut(phrase, words, value);
    this.#extend(words[0]!, words.length);
    this.#extend(stem(words[0]!, language), words.length);
    const stems = stemKey(words, language);
    const isShortWord = stems === written && stems.length === STEM_LENGTH_MIN - 1;
    if (stems.length < STEM_LENGTH_MIN && !isShortWord) return;
    put(this.#stemmed, stems, value);
    this.#stemBeginnings.add(stems.slice(0, STEM_BEGINNING));
  }

  /** What exactly these words mean. */
  get(words: string): readonly Value[] | undefined {
    return this.#exact.get(words);
  }

  /** What words with these stems mean; `stems` as made by {@link stemKey}. */
  getStemmed(stems: string): readonly Value[] | undefined {
    return this.#stemmed.get(stems);
  }

  /** Whether {@link getStemmed} may know the stem of one word of Danish, German or Dutch; far cheaper than to stem it. */
  mayStem(word: string): boolean {
    return word[1] === word[2] || this.#stemBeginnings.has(word.slice(0, STEM_BEGINNING));
  }

  #addSpelledOut(phrase: string, words: readonly string[], value: Value): void {
    // Of "dov'è" the words are told apart by the apostrophe, which folding drops.
    if (APOSTROPHE.test(phrase)) return;
    const spelled = wordsIn(foldSpelledOut(phrase));
    if (spelled.join(" ") === words.join(" ")) return;
    put(this.#exact, spelled.join(" "), value);
    this.#extend(spelled[0]!, words.length);
  }

  #extend(first: string, length: number): void {
    if (this.longestFrom(first, first) < length) this.#longestFrom.set(first, length);
  }
}

/** The folded words of a phrase as a message's are. */
export function wordsIn(phrase: string): string[] {
  return readTokens(phrase)
    .slice(0, TOKENS_MAX)
    .map(({ text }) => text);
}

/** Words by their stems in a language, joined as {@link PhraseTable} keeps them. */
export function stemKey(words: readonly string[], language: string): string {
  return words.map((word) => stem(word, language)).join(" ");
}

/** Adds to the values of a key one that it has not. */
export function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

/** Sections of {@link Words} that hold phrases by value. */
export type Section = {
  [K in keyof Words]-?: Words[K] extends string ? never : K;
}[keyof Words];

/** Where an organisation's label stands: only categories and tags can be filtered by. */
type LabelUse = "category" | "feature" | "keyword";

/**
 * What a phrase may stand for. Besides the sections of the language files: `month` 1..12; `common` and `article` for
 * words without a meaning here; `named` for what only the organisation has: a place, an area, a label.
 */
export type Meaning =
  | { type: Section | keyof Purposes | "month" | "money" | "common" | "article"; value: string }
  /** A category of the organisation's own that a concept explains: "modern european" is european, and has a name of its own. */
  | { type: "concept"; value: string; category: string }
  | { type: "interest" | "email"; value: string }
  /** A town or a country of the world, by its folded name. */
  | { type: "world"; value: string }
  | { type: "label"; value: string; use: LabelUse }
  | { type: "place" | "area"; value: string; named: Nameable };

/** Whether a word says that something is somewhere, or near it. */
export function saysWhere({ type, value }: Meaning): boolean {
  return type === "where" && (value === "in" || value === "near");
}
