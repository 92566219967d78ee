import type { PostingRow } from "./posting-parts.ts";

/** Beyond this many terms the memory starts anew: some tens of megabytes. */
const MAX_KNOWN = 1_000_000;

/** Which terms are in the vocabulary of an organisation, or on their way into it. */
export class KnownTerms {
  #known = new Set<string>();
  #fresh: string[] = [];

  get size(): number {
    return this.#known.size;
  }

  /** Terms that were learnt and not taken yet. */
  get fresh(): number {
    return this.#fresh.length;
  }

  learn(term: string): void {
    if (this.#known.has(term)) return;
    if (this.#known.size >= MAX_KNOWN) this.#known = new Set();
    this.#known.add(term);
    this.#fresh.push(term);
  }

  /** The terms that were learnt since they were last taken, sorted, so that neighbours in an index are written together. */
  takeFresh(): string[] {
    const fresh = this.#fresh.sort();
    this.#fresh = [];
    return fresh;
  }
}

/** Rows of the table of postings as columns, the form in which they go from one thread to another. */
export interface PostingRun {
  readonly kinds: Uint8Array;
  readonly parts: Uint32Array;
  readonly terms: readonly string[];
  /** The bytes of all rows side by side; those of row `i` end at `ends[i]`. */
  readonly rows: Uint8Array;
  readonly ends: Uint32Array;
  /** The words among the terms that no earlier run had. */
  readonly words: readonly string[];
}

/** Packs rows into runs of at most `length`, in their order; `known` are the words of earlier runs. */
export function* packRuns(
  rows: Iterable<PostingRow>,
  length: number,
  known: KnownTerms,
): Generator<PostingRun> {
  let run: PostingRow[] = [];
  for (const row of rows) {
    run.push(row);
    if (run.length < length) continue;
    yield packed(run, known);
    run = [];
  }
  if (run.length > 0) yield packed(run, known);
}

function packed(run: readonly PostingRow[], known: KnownTerms): PostingRun {
  const ends = new Uint32Array(run.length);
  let end = 0;
  run.forEach((row, i) => {
    end += row.rows.length;
    ends[i] = end;
    known.learn(row.term);
  });
  const rows = new Uint8Array(end);
  run.forEach((row, i) => {
    rows.set(row.rows, ends[i]! - row.rows.length);
  });
  return {
    kinds: Uint8Array.from(run, ({ kind }) => kind),
    parts: Uint32Array.from(run, ({ part }) => part),
    terms: run.map(({ term }) => term),
    rows,
    ends,
    words: known.takeFresh(),
  };
}

export function* unpackRun({ kinds, parts, terms, rows, ends }: PostingRun): Generator<PostingRow> {
  for (let i = 0, from = 0; i < terms.length; from = ends[i++]!) {
    yield { kind: kinds[i]!, part: parts[i]!, term: terms[i]!, rows: rows.subarray(from, ends[i]) };
  }
}
