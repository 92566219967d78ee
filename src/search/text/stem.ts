import { newStemmer, type Stemmer } from "snowball-stemmers";

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
