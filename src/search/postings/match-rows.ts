import { CELL_FIELD, fieldNumbers } from "../stored-numbers.ts";
import type { TextQuery } from "../text/text-query.ts";
import { lowerCosts, PART_ROWS } from "./row-sets.ts";

export interface SearchOptions {
  /** all: every word must match; any: at least one. */
  mode: "all" | "any";
  /** Only records in one of these geo cells (see search/postings/geo-cells.ts); absent: anywhere. */
  cells?: readonly string[];
}

/** Matching records, in no particular order; parallel arrays. */
export interface TextMatches {
  /** The organisation's version that was searched. */
  version: number;
  seqs: Uint32Array;
  /** Sum over the matched words of the cost of their best alternative (see search/text/fields.ts); lower is better. */
  costs: Uint16Array;
  /** How many words of the query matched. */
  words: Uint8Array;
}

/** The rows of a term in one part (see row-sets.ts). */
export interface Posting {
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

/** The range of a term alone, or of all terms that begin with it. */
function makeRange(term: string, prefix: boolean): TermRange {
  return { key: rangeKey(term, prefix), first: term, end: term + (prefix ? AFTER_ALL : BEFORE_ALL) };
}

function rangeKey(term: string, prefix: boolean): string {
  return prefix ? `${term}*` : term;
}

/** The ranges of terms that a query and the cells of a place ask for, each once. */
export function rangesOf(words: TextQuery["words"], cells: readonly string[]): TermRange[] {
  const ranges = new Map<string, TermRange>();
  const add = (term: string, prefix: boolean) => {
    const range = makeRange(term, prefix);
    ranges.set(range.key, range);
  };
  for (const { alternatives } of words) {
    for (const { terms, prefix } of alternatives) for (const term of terms) add(term, prefix);
  }
  for (const cell of cells) add(cell, false);
  return [...ranges.values()];
}

type Word = TextQuery["words"][number];
type Matches = Omit<TextMatches, "version">;
/** The postings of the query's ranges, by their keys. */
type PostingsOf = (key: string) => readonly Posting[];

/** More than any cost: the row has not the word. */
const NOT_MATCHED = 255;

/**
 * The rows, of `size` there are, that match a query. One byte for each row and word: the cost of its best alternative so
 * far. Every posting is read once, whatever the number of fields and costs; adding up is a walk over bytes.
 */
export function matchRows(
  postings: PostingsOf,
  size: number,
  words: readonly Word[],
  { mode, cells }: SearchOptions,
): Matches {
  const costs = new Uint16Array(size);
  const counts = new Uint8Array(size);
  for (const word of words) {
    const best = new Uint8Array(size).fill(NOT_MATCHED);
    for (const { key, fieldCosts } of listQuestions(word)) lowerAll(best, postings(key), fieldCosts);
    for (let seq = 0; seq < size; seq++) {
      if (best[seq] === NOT_MATCHED) continue;
      costs[seq]! += best[seq]!;
      counts[seq]!++;
    }
  }
  const least = mode === "all" ? Math.max(words.length, 1) : 1;
  return gathered(costs, counts, least, cells && rowsOutside(postings, size, cells));
}

function lowerAll(
  best: Uint8Array,
  postings: readonly Posting[],
  costs: readonly (number | undefined)[],
): void {
  for (const { part, rows } of postings) lowerCosts(best, part * PART_ROWS, rows, costs);
}

/** For each range of a word what it costs by field; alternatives are the same terms in several fields. */
function listQuestions({ alternatives }: Word) {
  const questions = new Map<string, number[]>();
  for (const { terms, prefix, field, cost } of alternatives) {
    const number = fieldNumbers[field];
    for (const term of terms) {
      const key = rangeKey(term, prefix);
      const fieldCosts = questions.get(key) ?? [];
      fieldCosts[number] = Math.min(cost, fieldCosts[number] ?? cost);
      questions.set(key, fieldCosts);
    }
  }
  return Array.from(questions, ([key, fieldCosts]) => ({ key, fieldCosts }));
}

/** 0 for each row in one of the cells. */
function rowsOutside(postings: PostingsOf, size: number, cells: readonly string[]): Uint8Array {
  const outside = new Uint8Array(size).fill(1);
  const costs: number[] = [];
  costs[CELL_FIELD] = 0;
  for (const cell of cells) lowerAll(outside, postings(rangeKey(cell, false)), costs);
  return outside;
}

/** The rows that have at least so many words and are in place. */
function gathered(costs: Uint16Array, counts: Uint8Array, least: number, outside?: Uint8Array): Matches {
  const matches = (seq: number) => counts[seq]! >= least && (outside === undefined || outside[seq] === 0);
  let total = 0;
  for (let seq = 0; seq < counts.length; seq++) if (matches(seq)) total++;
  const found = { seqs: new Uint32Array(total), costs: new Uint16Array(total), words: new Uint8Array(total) };
  for (let seq = 0, at = 0; at < total; seq++) {
    if (!matches(seq)) continue;
    found.seqs[at] = seq;
    found.costs[at] = costs[seq]!;
    found.words[at++] = counts[seq]!;
  }
  return found;
}
