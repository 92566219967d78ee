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
/** The same of four rows at once. */
const NONE_MATCHED = 0xffffffff;

/** The rows of one part: the cost of a word's best alternative, sums and counts of words, and 0 for those in place. */
const best = new Uint8Array(PART_ROWS);
const bestOfFour = new Uint32Array(best.buffer);
const costs = new Uint16Array(PART_ROWS);
const counts = new Uint8Array(PART_ROWS);
const countsOfFour = new Uint32Array(counts.buffer);
const outside = new Uint8Array(PART_ROWS);

/** A posting and what it costs by field. */
interface Priced {
  rows: Uint8Array;
  fieldCosts: readonly (number | undefined)[];
}

/**
 * The rows, of `size` there are, that match a query. Part by part, with one byte for each row and word: the cost of its best alternative
 * so far. Every posting is read once, whatever the number of fields and costs; adding up is a walk over bytes.
 */
export function matchRows(
  postings: PostingsOf,
  size: number,
  words: readonly Word[],
  { mode, cells }: SearchOptions,
): Matches {
  const ofWords = words.map((word) => byPart(postings, size, listQuestions(word)));
  const inCells = cells && byPart(postings, size, listCells(cells));
  const least = mode === "all" ? Math.max(words.length, 1) : 1;
  const found = { seqs: [] as number[], costs: [] as number[], words: [] as number[] };
  for (let part = 0; part * PART_ROWS < size; part++) {
    if (inCells && !inCells[part]) continue;
    if (ofWords.filter((parts) => parts[part]).length < least) continue;
    costs.fill(0);
    counts.fill(0);
    for (const parts of ofWords) addWord(parts[part] ?? []);
    if (inCells) {
      outside.fill(1);
      for (const { rows, fieldCosts } of inCells[part]!) lowerCosts(outside, 0, rows, fieldCosts);
    } else outside.fill(0);
    gather(found, part * PART_ROWS, least);
  }
  return {
    seqs: Uint32Array.from(found.seqs),
    costs: Uint16Array.from(found.costs),
    words: Uint8Array.from(found.words),
  };
}

/** The postings of some ranges by their parts, each with what its fields cost. */
function byPart(
  postings: PostingsOf,
  size: number,
  questions: readonly Question[],
): (Priced[] | undefined)[] {
  const parts: (Priced[] | undefined)[] = new Array(Math.ceil(size / PART_ROWS));
  for (const { key, fieldCosts } of questions) {
    for (const { part, rows } of postings(key)) {
      const known = parts[part];
      if (known) known.push({ rows, fieldCosts });
      else parts[part] = [{ rows, fieldCosts }];
    }
  }
  return parts;
}

/** Adds what a word costs to the rows of a part that have it. */
function addWord(priced: readonly Priced[]): void {
  best.fill(NOT_MATCHED);
  for (const { rows, fieldCosts } of priced) lowerCosts(best, 0, rows, fieldCosts);
  for (let four = 0; four < bestOfFour.length; four++) {
    if (bestOfFour[four] === NONE_MATCHED) continue;
    for (let offset = 4 * four; offset < 4 * four + 4; offset++) {
      if (best[offset] === NOT_MATCHED) continue;
      costs[offset]! += best[offset]!;
      counts[offset]!++;
    }
  }
}

/** Adds the rows of a part that have at least so many words and are in place. */
function gather(found: Record<keyof Matches, number[]>, first: number, least: number): void {
  for (let four = 0; four < countsOfFour.length; four++) {
    if (countsOfFour[four] === 0) continue;
    for (let offset = 4 * four; offset < 4 * four + 4; offset++) {
      if (counts[offset]! < least || outside[offset] !== 0) continue;
      found.seqs.push(first + offset);
      found.costs.push(costs[offset]!);
      found.words.push(counts[offset]!);
    }
  }
}

/** A range of terms and what a match costs by field. */
interface Question {
  key: string;
  fieldCosts: readonly (number | undefined)[];
}

/** For each range of a word what it costs by field; alternatives are the same terms in several fields. */
function listQuestions({ alternatives }: Word): Question[] {
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

function listCells(cells: readonly string[]): Question[] {
  const fieldCosts: number[] = [];
  fieldCosts[CELL_FIELD] = 0;
  return cells.map((cell) => ({ key: rangeKey(cell, false), fieldCosts }));
}
