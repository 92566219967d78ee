import { newStemmer, type Stemmer } from "snowball-stemmers";
import type { SortedWords } from "./sorted-words.ts";

const ALGORITHMS = new Map([
  ["da", "danish"],
  ["de", "german"],
  ["en", "english"],
  ["es", "spanish"],
  ["fr", "french"],
  ["it", "italian"],
  ["nl", "dutch"],
  ["no", "norwegian"],
  ["pt", "portuguese"],
  ["sv", "swedish"],
]);
const STEMMABLE = /^[a-z]{3,}$/;
/** No stem is shorter. */
export const STEM_LENGTH_MIN = 2;
const STEM = new RegExp(`^[a-z]{${STEM_LENGTH_MIN},}$`);
const stemmers = new Map<string, Stemmer>();
/**
 * Stems of one language that are remembered before the memory is emptied: a query stems each word in every
 * language.
 */
const REMEMBERED_MAX = 20_000;
const remembered = new Map<string, Map<string, string>>();

/**
 * The stem of a folded word in a primary language ("museums" → "museum" in "en"), or the word itself for
 * other languages, for words with digits or other letters, and for words of one or two letters. Snowball
 * expects accents; it is given folded words on both sides of the search, so that a word typed without its
 * accents has the same stem.
 */
export function stem(word: string, language: string): string {
  const stemmer = STEMMABLE.test(word) ? stemmerOf(language) : undefined;
  if (stemmer === undefined) {
    return word;
  }
  const stems = stemsOf(language);
  const known = stems.get(word);
  if (known !== undefined) {
    return known;
  }
  const stemmed = stemmer.stem(word);
  const result = STEM.test(stemmed) ? stemmed : word;
  stems.set(word, result);
  return result;
}

/** Whether the words of a primary language have stems other than themselves. */
export function isStemmed(language: string): boolean {
  return ALGORITHMS.has(language);
}

function stemsOf(language: string): Map<string, string> {
  let stems = remembered.get(language);
  if (stems === undefined || stems.size >= REMEMBERED_MAX) {
    stems = new Map();
    remembered.set(language, stems);
  }
  return stems;
}

function stemmerOf(language: string): Stemmer | undefined {
  const algorithm = ALGORITHMS.get(language);
  if (algorithm === undefined) {
    return undefined;
  }
  let stemmer = stemmers.get(language);
  if (stemmer === undefined) {
    stemmer = newStemmer(algorithm);
    stemmers.set(language, stemmer);
  }
  return stemmer;
}

/** Forms of a word share this many first letters. */
export const FORM_BEGINNING = 3;
/** Words kept in groups; more than a few common beginnings have. */
const WORDS_MAX = 50_000;

type Groups = ReadonlyMap<string, readonly string[]>;

/**
 * The words of a vocabulary that have the same stem, worked out for one language and one beginning of three letters at a
 * time, at its first use: some hundred words, in about a millisecond.
 */
export class StemGroups {
  readonly #words: SortedWords;
  readonly #hasLanguage: (word: number, language: string) => boolean;
  /** In the order of last use. */
  readonly #recent = new Map<string, { groups: Groups; size: number }>();
  /** Forms of words with fewer letters than a beginning has: very many words begin so, and hardly any has so short a stem. */
  readonly #ofShort = new Map<string, readonly string[]>();
  #size = 0;

  constructor(words: SortedWords, hasLanguage: (word: number, language: string) => boolean) {
    this.#words = words;
    this.#hasLanguage = hasLanguage;
  }

  /** The words of a language that have the stem of this word and begin as it does; it may be among them. */
  of(word: string, language: string): readonly string[] {
    if (word.length < STEM_LENGTH_MIN) return [];
    if (word.length < FORM_BEGINNING) return this.#formsOfShort(word, language);
    return this.#groups(word.slice(0, FORM_BEGINNING), language).get(stem(word, language)) ?? [];
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

  #groups(beginning: string, language: string): Groups {
    const key = `${language}:${beginning}`;
    const entry = this.#recent.get(key) ?? this.#work(beginning, language);
    this.#recent.delete(key);
    this.#recent.set(key, entry);
    for (const [oldKey, { size }] of this.#recent) {
      if (this.#size <= WORDS_MAX || oldKey === key) {
        break;
      }
      this.#recent.delete(oldKey);
      this.#size -= size;
    }
    return entry.groups;
  }

  #work(beginning: string, language: string): { groups: Groups; size: number } {
    const words = this.#beginningWith(beginning, language);
    this.#size += words.length;
    return { groups: Map.groupBy(words, (word) => stem(word, language)), size: words.length };
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
