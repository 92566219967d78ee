import { newStemmer, type Stemmer } from "snowball-stemmers";
import { BoundedCache } from "../../content/bounded-cache.ts";
import { stemAlgorithms } from "../../languages/traits.ts";
import type { SortedWords } from "./sorted-words.ts";

const STEMMABLE = /^[a-z]{3,}$/;
/** No stem is shorter. */
const MIN_STEM_LENGTH = 2;
const STEM = new RegExp(`^[a-z]{${MIN_STEM_LENGTH},}$`);
/** Stems of one language that are remembered: a query stems each word in every language. */
const MAX_REMEMBERED = 20_000;
const stemmers = new Map<string, { stemmer: Stemmer; remembered: BoundedCache<string, string> }>();

/**
 * The stem of a folded word in a primary language ("museums" → "museum" in "en"), or the word itself for
 * other languages, for words with digits or other letters, and for words of one or two letters. Snowball
 * expects accents; it is given folded words on both sides of the search, so that a word typed without its
 * accents has the same stem.
 */
export function stem(word: string, language: string): string {
  const found = STEMMABLE.test(word) ? findStemmer(language) : undefined;
  if (found === undefined) return word;
  return found.remembered.getOrMake(word, () => {
    const stemmed = found.stemmer.stem(word);
    return STEM.test(stemmed) ? stemmed : word;
  });
}

/** Whether the words of a primary language have stems other than themselves. */
export function isStemmed(language: string): boolean {
  return Object.hasOwn(stemAlgorithms, language);
}

function findStemmer(language: string) {
  const known = stemmers.get(language);
  const algorithm = stemAlgorithms[language];
  if (known !== undefined || algorithm === undefined) return known;
  const made = {
    stemmer: newStemmer(algorithm),
    remembered: new BoundedCache<string, string>(MAX_REMEMBERED),
  };
  stemmers.set(language, made);
  return made;
}

/** Forms of a word share this many first letters. */
export const FORM_BEGINNING = 3;
/** Words kept in groups; more than a few common beginnings have. */
const MAX_GROUPED_WORDS = 50_000;

type Groups = ReadonlyMap<string, readonly string[]>;

/**
 * The words of a vocabulary that have the same stem, worked out for one language and one beginning of three letters at a
 * time, at its first use: some hundred words, in about a millisecond.
 */
export class StemGroups {
  readonly #words: SortedWords;
  readonly #hasLanguage: (word: number, language: string) => boolean;
  readonly #recent = new BoundedCache<string, Groups>(MAX_GROUPED_WORDS, countWords);
  /** Forms of words with fewer letters than a beginning has: very many words begin so, and hardly any has so short a stem. */
  readonly #ofShort = new Map<string, readonly string[]>();

  constructor(words: SortedWords, hasLanguage: (word: number, language: string) => boolean) {
    this.#words = words;
    this.#hasLanguage = hasLanguage;
  }

  /** The words of a language that have the stem of this word and begin as it does; it may be among them. */
  of(word: string, language: string): readonly string[] {
    if (word.length < MIN_STEM_LENGTH) return [];
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
    return this.#recent.getOrMake(`${language}:${beginning}`, () =>
      Map.groupBy(this.#beginningWith(beginning, language), (word) => stem(word, language)),
    );
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

/** Those of a beginning that more words have than are kept in all count as all of them. */
function countWords(groups: Groups): number {
  let count = 0;
  for (const words of groups.values()) count += words.length;
  return Math.min(count, MAX_GROUPED_WORDS);
}
