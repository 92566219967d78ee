import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import type { Steps } from "../../content/slices.ts";
import type { SortedWords } from "./sorted-words.ts";

const STEMMABLE = /^[a-z]{3,}$/;
/** No stem is shorter. */
const MIN_STEM_LENGTH = 2;
const STEM = new RegExp(`^[a-z]{${MIN_STEM_LENGTH},}$`);

type Stemmer = (word: string) => string;

/** Snowball's algorithms (English: Porter's), by primary language. */
const stemmers: Readonly<Record<string, Stemmer>> = {
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  sv: swedish,
};

/**
 * The stem of a folded word in a primary language ("museums" → "museum" in "en"), or the word itself for
 * other languages, for words with digits or other letters, and for words of one or two letters. Snowball
 * expects accents; it is given folded words on both sides of the search, so that a word typed without its
 * accents has the same stem.
 */
export function stem(word: string, language: string): string {
  const stemmer = STEMMABLE.test(word) ? stemmers[language] : undefined;
  if (stemmer === undefined) return word;
  const stemmed = stemmer(word);
  return STEM.test(stemmed) ? stemmed : word;
}

/** Whether the words of a primary language have stems other than themselves. */
export function isStemmed(language: string): boolean {
  return Object.hasOwn(stemmers, language);
}

/** Forms of a word share this many first letters. */
export const FORM_BEGINNING = 3;

/** Shorter words are near to no word that may have a typo, and no vocabulary keeps them. */
export const MIN_VOCABULARY_WORD_LENGTH = 4;
/** Of the number of a stem that is shorter than these words. */
const SHORT = 0x8000_0000;

/**
 * The words of a vocabulary that have the same stem: some hundred words of one language and one beginning of three letters at a time, in
 * about a millisecond. All are worked out in steps once there is time (`working`), what is asked for before that at once.
 */
export class StemGroups {
  readonly #words: SortedWords;
  readonly #hasLanguage: (word: number, language: string) => boolean;
  /** By language and word: a number that no other stem of the word's beginning has; 0 of words that the language has not. */
  readonly #numbers = new Map<string, Uint32Array>();
  /** The languages and beginnings that were worked out, until all are. */
  readonly #known = new Set<string>();
  #isWhole = false;
  /** Forms of words with fewer letters than a beginning has: very many words begin so, and hardly any has so short a stem. */
  readonly #ofShort = new Map<string, readonly string[]>();

  constructor(words: SortedWords, hasLanguage: (word: number, language: string) => boolean) {
    this.#words = words;
    this.#hasLanguage = hasLanguage;
  }

  /** Works out what nobody has asked for yet. */
  *working(languages: readonly string[]): Steps<void> {
    for (let from = 0, to = 0; from < this.#words.size; from = to) {
      const beginning = this.#words.text(from, Math.min(FORM_BEGINNING, this.#words.length(from)));
      to = this.#words.range(beginning)[1];
      for (const language of languages) {
        this.#numbersOf(beginning, language, from, to);
        yield;
      }
    }
    this.#isWhole = true;
    this.#known.clear();
  }

  /** The words of a language that have the stem of this word and begin as it does; it may be among them. */
  of(word: string, language: string): readonly string[] {
    if (word.length < MIN_STEM_LENGTH) return [];
    if (word.length < FORM_BEGINNING) return this.#formsOfShort(word, language);
    const beginning = word.slice(0, FORM_BEGINNING);
    const [from, to] = this.#words.range(beginning);
    const numbers = this.#numbersOf(beginning, language, from, to);
    const number = this.#numberOf(word, language, from, numbers);
    const forms: string[] = [];
    if (number === 0) return forms;
    for (let at = numbers.indexOf(number); at >= 0; at = numbers.indexOf(number, at + 1)) {
      forms.push(this.#words.text(from + at));
    }
    return forms;
  }

  /** The stem of a word where it is too short for the vocabulary to know it. */
  shortStem(word: string, language: string): string | undefined {
    const place = this.#words.first(word);
    const isWord = place !== undefined && this.#words.length(place) === word.length;
    const number = isWord ? (this.#numbers.get(language)?.[place] ?? 0) : 0;
    if (number !== 0 && number < SHORT) return undefined;
    const stemmed = stem(word, language);
    return stemmed.length < MIN_VOCABULARY_WORD_LENGTH ? stemmed : undefined;
  }

  /** The number of a word's stem among those of its beginning, whose words begin at `from`; 0 where none of them has it. */
  #numberOf(word: string, language: string, from: number, numbers: Uint32Array): number {
    const place = this.#words.first(word);
    const isWord = place !== undefined && this.#words.length(place) === word.length;
    if (isWord && numbers[place - from] !== 0) return numbers[place - from]!;
    const stemmed = stem(word, language);
    for (let number = numberFor(stemmed); ; number = next(number)) {
      const at = numbers.indexOf(number);
      if (at < 0) return 0;
      if (stem(this.#words.text(from + at), language) === stemmed) return number;
    }
  }

  /** Kept for good: whoever asks for many such words would else have a large part of the vocabulary stemmed each time. */
  #formsOfShort(word: string, language: string): readonly string[] {
    const key = `${language}:${word}`;
    const known = this.#ofShort.get(key);
    if (known) return known;
    const words = this.#beginningWith(word, language);
    const forms = words.filter((other) => stem(other, language) === word);
    if (words.length > 0) this.#ofShort.set(key, forms);
    return forms;
  }

  /** The numbers of the words of a beginning, which are those `from` up to `to`. */
  #numbersOf(beginning: string, language: string, from: number, to: number): Uint32Array {
    let all = this.#numbers.get(language);
    if (!all) {
      all = new Uint32Array(this.#isWhole ? 0 : this.#words.size);
      this.#numbers.set(language, all);
    }
    const numbers = all.subarray(from, to);
    const key = `${language}:${beginning}`;
    if (this.#isWhole || from === to || this.#known.has(key)) return numbers;
    this.#known.add(key);
    const stems = new Map<number, string>();
    for (let at = 0; at < numbers.length; at++) {
      if (!this.#hasLanguage(from + at, language)) continue;
      const stemmed = stem(this.#words.text(from + at), language);
      let number = numberFor(stemmed);
      while ((stems.get(number) ?? stemmed) !== stemmed) number = next(number);
      stems.set(number, stemmed);
      numbers[at] = number;
    }
    return numbers;
  }

  #beginningWith(beginning: string, language: string): string[] {
    const [from, to] = this.#words.range(beginning);
    const words: string[] = [];
    for (let i = from; i < to; i++) {
      if (this.#hasLanguage(i, language)) {
        words.push(this.#words.text(i));
      }
    }
    return words;
  }
}

/** FNV-1a, never 0, and whether the stem is short. */
function numberFor(stemmed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < stemmed.length; at++) hash = Math.imul(hash ^ stemmed.charCodeAt(at), 0x01000193);
  return withLength(hash & (SHORT - 1) || 1, stemmed.length < MIN_VOCABULARY_WORD_LENGTH);
}

function withLength(hash: number, isShort: boolean): number {
  return isShort ? hash + SHORT : hash;
}

/** The number that is tried where another stem has one. */
function next(number: number): number {
  return withLength((number + 1) & (SHORT - 1) || 1, number >= SHORT);
}
