import { stem } from "./stem.ts";
import { TokenTable, withRoom } from "./token-table.ts";
import { eachToken, STEADY_CJK } from "./tokens.ts";
import { eachPair, wordsOfToken } from "./words.ts";

/** The UTF-16 units a term may have, its language tag included. */
export const TERM_LENGTH_MAX = 64;
/** Tokens remembered for one language, and languages remembered, before the memory is emptied. */
const TOKENS_MAX = 50_000;
const LANGUAGES_MAX = 64;
/** Longer tokens are rare and are not worth remembering. */
const REMEMBERED_LENGTH_MAX = 64;

/** The term of a folded word in a primary language: "da:bageri". */
export function termOf(word: string, language: string): string {
  return `${language}:${word}`;
}

/** The terms of a folded word: itself and, where it differs, its stem. */
export function termsOfWord(word: string, language: string): string[] {
  const stemmed = stem(word, language);
  return stemmed === word ? [termOf(word, language)] : [termOf(word, language), termOf(stemmed, language)];
}

/**
 * Remembers the terms of the raw tokens of one language. Keyed by what stands in the text, so that for nearly
 * every token of a catalogue neither folding nor stemming runs again. Terms are numbers inside of it.
 */
export class TermMemory {
  readonly #language: string;
  readonly #tokens = new TokenTable();
  /** Where the terms of each token begin in `#termsOfTokens`. */
  #starts = new Uint32Array(1 << 9);
  #termsOfTokens = new Uint32Array(1 << 10);
  readonly #pairs = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** The last record each term was collected for. */
  #seenBy = new Uint32Array(1 << 10);

  constructor(language: string) {
    this.#language = language;
  }

  /** Whether it holds so much that it should be emptied before the next record. */
  get full(): boolean {
    return this.#tokens.size + this.#pairs.size > TOKENS_MAX || this.#texts.length > 2 * TOKENS_MAX;
  }

  /** Adds to `terms` those of a text that were not yet collected for this record (a number above 0). */
  collect(text: string, record: number, terms: string[]): void {
    eachToken(text, (start, end, kind) => {
      if (kind === STEADY_CJK) {
        eachPair(text.slice(start, end), true, (pair) => this.#collect(this.#ofPair(pair), record, terms));
        return;
      }
      const known = this.#tokens.find(text, start, end);
      const token = known >= 0 ? known : this.#learn(text.slice(start, end), record, terms);
      const last = token >= 0 ? this.#starts[token + 1]! : 0;
      for (let i = token >= 0 ? this.#starts[token]! : 0; i < last; i++) {
        this.#collect(this.#termsOfTokens[i]!, record, terms);
      }
    });
  }

  #collect(term: number, record: number, terms: string[]): void {
    if (this.#seenBy[term] !== record) {
      this.#seenBy[term] = record;
      terms.push(this.#texts[term]!);
    }
  }

  /**
   * Remembers a token and returns its number, or collects the terms of one too long to remember and returns
   * -1.
   */
  #learn(token: string, record: number, terms: string[]): number {
    const texts = wordsOfToken(token, "text").flatMap((word) => termsOfWord(word, this.#language));
    const numbers = [...new Set(texts)].map((text) => this.#term(text));
    if (token.length > REMEMBERED_LENGTH_MAX) {
      for (const term of numbers) {
        this.#collect(term, record, terms);
      }
      return -1;
    }
    const added = this.#tokens.add(token);
    this.#starts = withRoom(this.#starts, added + 2, Uint32Array);
    const start = this.#starts[added]!;
    this.#termsOfTokens = withRoom(this.#termsOfTokens, start + numbers.length, Uint32Array);
    this.#termsOfTokens.set(numbers, start);
    this.#starts[added + 1] = start + numbers.length;
    return added;
  }

  #ofPair(pair: string): number {
    let term = this.#pairs.get(pair);
    if (term === undefined) {
      term = this.#term(termOf(pair, this.#language));
      this.#pairs.set(pair, term);
    }
    return term;
  }

  #term(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#texts.push(text) - 1;
      this.#numbers.set(text, number);
      this.#seenBy = withRoom(this.#seenBy, number + 1, Uint32Array);
    }
    return number;
  }
}

const memories = new Map<string, TermMemory>();

/** The memory of a primary language. Not to be asked for again within one record: it may be a new one. */
export function termMemoryOf(language: string): TermMemory {
  let memory = memories.get(language);
  if (memory === undefined) {
    memory = new TermMemory(language);
    memories.set(language, memory);
  }
  return memory;
}

/** Empties the memories that are full; called between records. */
export function trimTermMemories(): void {
  if (memories.size > LANGUAGES_MAX) {
    memories.clear();
  }
  for (const [language, memory] of memories) {
    if (memory.full) {
      memories.delete(language);
    }
  }
}
