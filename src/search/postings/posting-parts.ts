import type { TermBook } from "../text/term-book.ts";
import { type EventsByTerm, isLoss, type PostingLog } from "./posting-log.ts";
import { entriesAfter, rowsAfter } from "./row-edits.ts";
import { maxBytes, writeRows } from "./row-sets.ts";

/** A part of the postings in which no row stood before, encoded: the rows of `terms[i]` end at `ends[i]`. */
export interface NewPart {
  readonly kind: number;
  readonly part: number;
  readonly book: TermBook;
  /** Numbers of the book, ascending. */
  readonly terms: Uint32Array;
  readonly ends: Uint32Array;
  readonly rows: Uint8Array;
}

/** One row of the table of postings. */
export interface PostingRow {
  readonly kind: number;
  readonly term: string;
  readonly part: number;
  readonly rows: Uint8Array;
}

/** Encodes what a log comes to where no row stood before. */
export function newPart(kind: number, part: number, book: TermBook, log: PostingLog): NewPart {
  const { terms, ends, events } = log.byTerm(book.size);
  const rows = new Uint8Array(mostBytes(ends));
  const rowEnds = new Uint32Array(ends.length);
  let count = 0;
  let at = 0;
  for (let i = 0, from = 0; i < ends.length; from = ends[i++]!) {
    const to = ends[i]!;
    const left = log.hasLosses ? entriesAfter(undefined, events.subarray(from, to)) : undefined;
    const end = left ? writeRows(left, 0, left.length, rows, at) : writeRows(events, from, to, rows, at);
    if (end === at) continue;
    terms[count] = terms[i]!;
    rowEnds[count++] = end;
    at = end;
  }
  return {
    kind,
    part,
    book,
    terms: terms.slice(0, count),
    ends: rowEnds.slice(0, count),
    rows: rows.slice(0, at),
  };
}

function mostBytes(ends: Uint32Array): number {
  let bytes = 0;
  for (let i = 0; i < ends.length; i++) bytes += maxBytes(ends[i]! - (i === 0 ? 0 : ends[i - 1]!));
  return bytes;
}

/** The rows of parts of one book in the order of kind, term and part: that of the table's key. */
export function* inKeyOrder(parts: readonly NewPart[]): Generator<PostingRow> {
  for (const kind of new Set(parts.map((part) => part.kind).sort((a, b) => a - b))) {
    const ofKind = parts.filter((part) => part.kind === kind).sort((a, b) => a.part - b.part);
    yield* termByTerm(ofKind);
  }
}

function* termByTerm(parts: readonly NewPart[]): Generator<PostingRow> {
  const { book } = parts[0]!;
  const sorted = book.sorted();
  /** For each part and number one more than the index of the term in the part; 0 where it has not the term. */
  const found = parts.map(({ terms }) => {
    const indices = new Uint32Array(book.size);
    for (let i = 0; i < terms.length; i++) indices[terms[i]!] = i + 1;
    return indices;
  });
  for (const number of sorted) {
    for (let p = 0; p < parts.length; p++) {
      const index = found[p]![number]! - 1;
      if (index < 0) continue;
      const { kind, part, ends, rows } = parts[p]!;
      const bytes = rows.subarray(index === 0 ? 0 : ends[index - 1]!, ends[index]!);
      yield { kind, term: book.text(number), part, rows: bytes };
    }
  }
}

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
  for (const { term, events } of changes) if (!events.every(isLoss)) use(term);
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
