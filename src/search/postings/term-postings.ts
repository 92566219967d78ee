import { type LeastCosts, lowerCosts, PART_ROWS } from "./row-sets.ts";

/** The rows of a term in one part (see row-sets.ts). */
export interface Posting {
  term: string;
  part: number;
  rows: Uint8Array;
}

/** A range of terms in the order of bytes: from `first`, up to and without `end`. */
export interface TermRange {
  /** Names the range. */
  key: string;
  first: string;
  end: string;
}

/** Precedes, and follows, every character that a term has. */
const BEFORE_ALL = " ";
const AFTER_ALL = "\u{10ffff}";

/** Of a word: terms of the same language that begin with as many letters are read together. */
const LETTERS = 3;
/** With more records than this what is read with a term would be too much. */
const MOST_SHARING = 4 * PART_ROWS;

/**
 * The range that is read for a term, or for all that begin with it, in an organisation of `size` records: in a small one with other
 * terms of the same beginning: words that are looked for, their forms and what they may be misspelt for mostly share it.
 */
export function rangeOf(term: string, prefix: boolean, size: number): TermRange {
  const beginning = term.indexOf(":") + 1 + LETTERS;
  const isShared = size <= MOST_SHARING && term.length >= beginning;
  const first = isShared ? term.slice(0, beginning) : term;
  if (isShared || prefix) return { key: `${first}*`, first, end: first + AFTER_ALL };
  return { key: first, first, end: first + BEFORE_ALL };
}

/** What a posting costs beside its rows, about, in bytes. */
const OVERHEAD_BYTES = 60;

/** The postings of a range of terms, side by side. */
export class TermPostings {
  /** By posting, in order of terms. */
  readonly #terms: string[] = [];
  readonly #parts: number[] = [];
  readonly #ends: number[] = [];
  readonly #rows: Uint8Array;

  /** @param postings in any order of terms */
  constructor(postings: readonly Posting[]) {
    const sorted = postings.toSorted((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0));
    this.#rows = new Uint8Array(sorted.reduce((sum, { rows }) => sum + rows.length, 0));
    let end = 0;
    for (const { term, part, rows } of sorted) {
      // One text for all parts of a term.
      this.#terms.push(term === this.#terms.at(-1) ? this.#terms.at(-1)! : term);
      this.#parts.push(part);
      this.#rows.set(rows, end);
      end += rows.length;
      this.#ends.push(end);
    }
  }

  /** What it takes in memory, about. */
  get bytes(): number {
    return this.#rows.length + OVERHEAD_BYTES * (1 + this.#terms.length);
  }

  /** Lowers the costs of the rows of a term, or of all that begin with it, to those of the fields they are in. */
  lower(least: LeastCosts, term: string, prefix: boolean, fieldCosts: readonly number[]): void {
    const terms = this.#terms;
    for (let at = this.#find(term); at < terms.length; at++) {
      if (prefix ? !terms[at]!.startsWith(term) : terms[at] !== term) return;
      const from = at === 0 ? 0 : this.#ends[at - 1]!;
      const bounds = [from, this.#ends[at]!] as const;
      lowerCosts(least, this.#parts[at]! * PART_ROWS, this.#rows, bounds, fieldCosts);
    }
  }

  /** The first posting of a term, or of what comes after it. */
  #find(term: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#terms[middle]! < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
