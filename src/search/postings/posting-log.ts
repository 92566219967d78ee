import { withRoom } from "../text/token-table.ts";
import { makeEntry } from "./row-sets.ts";

/** Added to an entry (see row-sets.ts) in the event that the row loses the term; without it the event is that it gains it. */
const LOSS = 1 << 16;

export function isLoss(event: number): boolean {
  return event >= LOSS;
}

/** The row and the field of an event. */
export function entryIn(event: number): number {
  return event & (LOSS - 1);
}

/** Events by term: those of `terms[i]` are `events` from `ends[i - 1]` (0 for the first) to `ends[i]`, in their order. */
export interface EventsByTerm {
  /** Each once, ascending. */
  terms: Uint32Array;
  ends: Uint32Array;
  events: Uint32Array;
}

/**
 * What happens to the rows of one part of the postings, as numbers in two arrays: a bulk load notes some 650 events a record.
 */
export class PostingLog {
  #terms = new Uint32Array(1 << 10);
  #events = new Uint32Array(1 << 10);
  #size = 0;
  #hasLosses = false;

  get size(): number {
    return this.#size;
  }

  /** Events that it takes before its arrays have to grow. */
  get room(): number {
    return this.#terms.length;
  }

  get hasLosses(): boolean {
    return this.#hasLosses;
  }

  /** Empties the log; the arrays stay. */
  clear(): void {
    this.#size = 0;
    this.#hasLosses = false;
  }

  gain(term: number, offset: number, field: number): void {
    this.#note(term, makeEntry(offset, field));
  }

  lose(term: number, offset: number, field: number): void {
    this.#hasLosses = true;
    this.#note(term, makeEntry(offset, field) + LOSS);
  }

  #note(term: number, event: number): void {
    if (this.#size === this.#terms.length) {
      this.#terms = withRoom(this.#terms, this.#size + 1);
      this.#events = withRoom(this.#events, this.#size + 1);
    }
    this.#terms[this.#size] = term;
    this.#events[this.#size++] = event;
  }

  /** Sorts by counting: the terms are numbers below `termCount`. */
  byTerm(termCount: number): EventsByTerm {
    const next = new Uint32Array(termCount);
    for (let i = 0; i < this.#size; i++) next[this.#terms[i]!]!++;
    const terms = new Uint32Array(Math.min(termCount, this.#size));
    const ends = new Uint32Array(terms.length);
    let found = 0;
    let sum = 0;
    for (let term = 0; term < termCount; term++) {
      const count = next[term]!;
      if (count === 0) continue;
      next[term] = sum;
      sum += count;
      terms[found] = term;
      ends[found++] = sum;
    }
    const events = new Uint32Array(this.#size);
    for (let i = 0; i < this.#size; i++) events[next[this.#terms[i]!]!++] = this.#events[i]!;
    return { terms: terms.slice(0, found), ends: ends.slice(0, found), events };
  }
}
