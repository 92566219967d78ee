import type { TextQuery } from "../text/text-query.ts";

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
function rangeOf(term: string, prefix: boolean): TermRange {
  return { key: rangeKey(term, prefix), first: term, end: term + (prefix ? AFTER_ALL : BEFORE_ALL) };
}

export function rangeKey(term: string, prefix: boolean): string {
  return prefix ? `${term}*` : term;
}

/** The ranges of terms that a query and the cells of a place ask for, each once. */
export function rangesOf(words: TextQuery["words"], cells: readonly string[]): TermRange[] {
  const ranges = new Map<string, TermRange>();
  const add = (term: string, prefix: boolean) => {
    const range = rangeOf(term, prefix);
    ranges.set(range.key, range);
  };
  for (const { alternatives } of words) {
    for (const { terms, prefix } of alternatives) for (const term of terms) add(term, prefix);
  }
  for (const cell of cells) add(cell, false);
  return [...ranges.values()];
}
