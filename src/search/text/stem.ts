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
  return found.remembered.getOrMake(word, () => makeStem(word, found.stemmer));
}

function makeStem(word: string, stemmer: Stemmer): string {
  const stemmed = stemmer.stem(word);
  return STEM.test(stemmed) ? stemmed : word;
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

/**
 * The words of a vocabulary that have the same stem, worked out for one language and one beginning of three letters at a
 * time, at its first use: some hundred words, in about a millisecond. What is kept is a hash of each stem.
 */
export class StemGroups {
  readonly #words: SortedWords;
  readonly #hasLanguage: (word: number, language: string) => boolean;
  /** By language and word. */
  readonly #hashes = new Map<string, Uint32Array>();
  /** The languages and beginnings that were worked out. */
  readonly #known = new Set<string>();
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
    const [from, to] = this.#words.range(word.slice(0, FORM_BEGINNING));
    if (from === to) return [];
    const hashes = this.#hashesOf(word.slice(0, FORM_BEGINNING), language, from, to);
    const stemmed = stem(word, language);
    const hash = hashOf(stemmed);
    const forms: string[] = [];
    for (let i = from; i < to; i++) {
      if (hashes[i] !== hash) continue;
      const form = this.#words.text(i);
      if (stem(form, language) === stemmed) forms.push(form);
    }
    return forms;
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

  #hashesOf(beginning: string, language: string, from: number, to: number): Uint32Array {
    let hashes = this.#hashes.get(language);
    if (!hashes) {
      hashes = new Uint32Array(this.#words.size);
      this.#hashes.set(language, hashes);
    }
    const key = `${language}:${beginning}`;
    if (this.#known.has(key)) return hashes;
    this.#known.add(key);
    const stemmer = findStemmer(language)?.stemmer;
    for (let i = from; i < to; i++) {
      if (!this.#hasLanguage(i, language)) continue;
      const word = this.#words.text(i);
      // So many words would push out of what is remembered what people really ask for.
      hashes[i] = hashOf(stemmer && STEMMABLE.test(word) ? makeStem(word, stemmer) : word);
    }
    return hashes;
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

/** FNV-1a; never 0, which says that a word is not in the language, or was not looked at. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0 || 1;
}
