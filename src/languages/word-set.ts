import { readFileSync } from "node:fs";

/** Bits that each word sets. */
const HASHES = 7;
/** So many bits a word let one in a hundred of the words that were never added through. */
const BITS_A_WORD = 10;

/**
 * A set of words that forgets what they are (a Bloom filter): a word that was added is always found, one of a hundred others
 * is too. Some 1.3 bytes a word, ready as it is read.
 */
export class WordSet {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** The set of some words; with those of another, it is as large as that one. */
  static of(words: ReadonlySet<string>, others?: WordSet): WordSet {
    const set = new WordSet(
      others?.bytes.slice() ?? new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8)),
    );
    for (const word of words) for (const bit of set.#bitsOf(word)) set.bytes[bit >> 3]! |= 1 << (bit & 7);
    return set;
  }

  has(word: string): boolean {
    return this.#bitsOf(word).every((bit) => (this.bytes[bit >> 3]! >> (bit & 7)) & 1);
  }

  /** Kirsch and Mitzenmacher 2006: two hashes make as many as are wanted. */
  #bitsOf(word: string): number[] {
    const [first, second] = [hash(word, 0x811c9dc5), hash(word, 0x9747b28c) | 1];
    return Array.from(
      { length: HASHES },
      (_, index) => ((first + Math.imul(index, second)) >>> 0) % (this.bytes.length * 8),
    );
  }
}

/** The 32-bit FNV-1a hash of the UTF-16 units, mixed once more so that every bit depends on all of them. */
function hash(word: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

const NOTHING = new WordSet(new Uint8Array(1));

/**
 * The stems of ordinary words of a language (primary code), of {@link ORDINARY_LENGTH_MIN} letters and more: what is one of them
 * is no misspelling of another. Empty for a language without. Made by `scripts/ordinary-words.ts`.
 */
export function readOrdinaryWords(language: string): WordSet {
  try {
    return new WordSet(readFileSync(new URL(`./${language}/ordinary-words.bin`, import.meta.url)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return NOTHING;
    throw error;
  }
}

/** Shorter words are never taken for misspellings. */
export const ORDINARY_LENGTH_MIN = 5;
