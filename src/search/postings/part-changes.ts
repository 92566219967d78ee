import type { TermBook } from "../text/term-book.ts";
import { type EventsByTerm, gainsWord, type PostingLog } from "./posting-log.ts";
import { rowsAfter } from "./row-edits.ts";

/** What a batch does to a part of the postings that may have rows already, by term. */
export interface PartChanges {
  readonly kind: number;
  readonly part: number;
  /** Sorted by term. */
  readonly changes: readonly TermChange[];
}

interface TermChange {
  readonly term: string;
  readonly events: Uint32Array;
}

export function partChanges(kind: number, part: number, book: TermBook, log: PostingLog): PartChanges {
  const { terms, ends, events }: EventsByTerm = log.byTerm(book.size);
  const changes = Array.from(terms, (number, i) => {
    const from = i === 0 ? 0 : ends[i - 1]!;
    return { term: book.text(number), events: events.subarray(from, ends[i]!) };
  });
  return { kind, part, changes: changes.sort((a, b) => (a.term < b.term ? -1 : 1)) };
}

/** Calls back with each term that a row gains as a word of its text. */
export function eachGainedWord({ changes }: PartChanges, use: (term: string) => void): void {
  for (const { term, events } of changes) if (events.some(gainsWord)) use(term);
}

/** What is to be written of some changed terms, given the rows that they have. */
export function settleChanges(changes: readonly TermChange[], before: ReadonlyMap<string, Uint8Array>) {
  const kept: { term: string; rows: Uint8Array }[] = [];
  const gone: string[] = [];
  for (const { term, events } of changes) {
    const was = before.get(term);
    const rows = rowsAfter(was, events);
    if (rows.length > 0) kept.push({ term, rows });
    else if (was) gone.push(term);
  }
  return { kept, gone };
}
