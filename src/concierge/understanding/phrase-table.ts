import { APOSTROPHE_CLASS, foldSpelledOut } from "../../text/fold.ts";
import { stem } from "../../text/stem.ts";
import { tokensOf } from "./tokens.ts";

/** Longer phrases are cut: no name in ten languages is looked up by more tokens than this. */
const TOKENS_MAX = 14;

/** Shorter stems are those of too many words ("sol" of Spanish "solo"), unless the word is its own stem ("bar"). */
const STEM_LENGTH_MIN = 4;

const APOSTROPHE = new RegExp(APOSTROPHE_CLASS);

/** Phrases and what each of them means, looked up by the tokens of a message from a position on. */
export class PhraseTable<Value> {
  readonly #exact = new Map<string, Value[]>();
  readonly #stemmed = new Map<string, Value[]>();
  readonly #words = new Set<string>();
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
    put(this.#exact, words.join(" "), value);
    // Of "dov'è" the words are told apart by the apostrophe, which folding drops.
    const spelled = APOSTROPHE.test(phrase) ? words : wordsIn(foldSpelledOut(phrase));
    if (spelled.join(" ") !== words.join(" ")) put(this.#exact, spelled.join(" "), value);
    for (const first of [words[0]!, spelled[0]!, stem(words[0]!, language)]) {
      this.#longestFrom.set(first, Math.max(this.#longestFrom.get(first) ?? 0, words.length));
    }
    const stems = stemKey(words, language);
    const isShortWord = stems === words.join(" ") && stems.length === STEM_LENGTH_MIN - 1;
    if (stems.length >= STEM_LENGTH_MIN || isShortWord) put(this.#stemmed, stems, value);
  }

  /** What exactly these words mean. */
  get(words: string): readonly Value[] | undefined {
    return this.#exact.get(words);
  }

  /** What words with these stems mean; `stems` as made by {@link stemKey}. */
  getStemmed(stems: string): readonly Value[] | undefined {
    return this.#stemmed.get(stems);
  }
}

/** The folded words of a phrase as a message's are. */
export function wordsIn(phrase: string): string[] {
  return tokensOf(phrase)
    .slice(0, TOKENS_MAX)
    .map(({ text }) => text);
}

/** Words by their stems in a language, joined as {@link PhraseTable} keeps them. */
export function stemKey(words: readonly string[], language: string): string {
  return words.map((word) => stem(word, language)).join(" ");
}

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}
