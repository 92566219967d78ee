import type { Within } from "../columns/cut.ts";
import { FIELDS, TEXT_COSTS } from "../text/fields.ts";
import type { TextQueryWord } from "../text/text-query.ts";
import { LeastCosts, PART_ROWS } from "./row-sets.ts";
import { rangeOf, type TermPostings, type TermRange } from "./term-postings.ts";

export interface SearchOptions {
  /** all: every word must match; any: at least one. */
  mode: "all" | "any";
  /** The version that is wanted: what memory knows of it may be told without asking whether it is still the current one. */
  version?: number;
  /** Records that are looked at; absent: all. */
  within?: Within;
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

/** The ranges of terms that are read for a query in an organisation of `size` records, by their keys. */
export function rangesOf(words: readonly TextQueryWord[], size: number): Map<string, TermRange> {
  const ranges = new Map<string, TermRange>();
  for (const { alternatives } of words) {
    for (const { terms, prefix } of alternatives) {
      for (const term of terms) {
        const range = rangeOf(term, prefix, size);
        ranges.set(range.key, range);
      }
    }
  }
  return ranges;
}

/** Scratch, clean between searches: the costs of one word; by row their sums, how many words it has, and which rows have any. */
const least = new LeastCosts();
let sums = new Uint16Array(0);
let counts = new Uint8Array(0);
let matched = new Uint32Array(0);

/**
 * The rows, of `size` there are, that match a query: for each word the cost of the cheapest alternative, then the sum. Every posting
 * is read once, whatever the number of fields and costs, and only rows that have a word are looked at.
 */
export function matchRows(
  postingsOf: (term: string, prefix: boolean) => TermPostings,
  size: number,
  words: readonly TextQueryWord[],
  { mode, within }: SearchOptions,
): Omit<TextMatches, "version"> {
  if (size > sums.length) {
    const room = size + PART_ROWS;
    sums = new Uint16Array(room);
    counts = new Uint8Array(room);
    matched = new Uint32Array(room);
    least.reserve(room);
  }
  least.holds = within?.holds;
  let count = 0;
  words.forEach(({ alternatives, fields = FIELDS }, word) => {
    for (const { terms, prefix, cost } of alternatives) {
      const fieldCosts = FIELDS.map((field) =>
        fields.includes(field) ? cost + TEXT_COSTS.field[field] : Number.POSITIVE_INFINITY,
      );
      for (const term of terms) postingsOf(term, prefix).lower(least, term, prefix, fieldCosts);
    }
    for (let at = 0; at < least.count; at++) {
      const row = least.rows[at]!;
      if (mode === "all" && counts[row] !== word) continue;
      if (counts[row] === 0) matched[count++] = row;
      counts[row]!++;
      sums[row]! += least.costs[row]!;
    }
    least.clear();
  });
  return takeMatches(count, mode === "all" ? words.length : 1);
}

/** Those of the matched rows that have enough words; all are forgotten. */
function takeMatches(count: number, enough: number): Omit<TextMatches, "version"> {
  let size = 0;
  for (let at = 0; at < count; at++) {
    const row = matched[at]!;
    if (counts[row]! >= enough) matched[size++] = row;
    else sums[row] = counts[row] = 0;
  }
  const found = { seqs: matched.slice(0, size), costs: new Uint16Array(size), words: new Uint8Array(size) };
  for (let at = 0; at < size; at++) {
    const row = matched[at]!;
    found.costs[at] = sums[row]!;
    found.words[at] = counts[row]!;
    sums[row] = counts[row] = 0;
  }
  return found;
}
