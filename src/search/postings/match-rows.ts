import type { TextQuery } from "../text/text-query.ts";
import { CELL_FIELD, fieldNumbers } from "./field-numbers.ts";
import type { Posting } from "./recent-postings.ts";
import { lowerCosts, PART_ROWS } from "./row-sets.ts";
import { rangeKey } from "./term-ranges.ts";
import type { SearchOptions, TextMatches } from "./text-matches.ts";

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
    for (const { key, fieldCosts } of questionsOf(word)) lowerAll(best, postings(key), fieldCosts);
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
function questionsOf({ alternatives }: Word) {
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
