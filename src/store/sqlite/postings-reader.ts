import type { DatabaseSync } from "node:sqlite";
import type { TermRange } from "./tagged-terms.ts";

/** A term and the rows that have it, ascending. */
export interface TermRows {
  taggedTerm: string;
  rows: Uint32Array;
}

/** Gives the postings of the terms of a range. */
export type ReadPostings = (range: TermRange) => readonly TermRows[];

/** Bytes of postings kept in memory for one kind of one organisation. */
const MOST_BYTES = 8 * 1024 * 1024;
/** What a term costs beside its rows, about. */
const TERM_BYTES = 200;

/**
 * Reads the postings of a text table. The terms of recent queries stay in memory as long as the version does: they are
 * mostly the same few (the words people look for, in every language and spelling).
 */
export function openPostingsReader(database: DatabaseSync, table: string) {
  // One text of all row numbers is fetched several times faster than a result row for each.
  const statement = database.prepare(
    `SELECT term, group_concat(doc), count(*) FROM ${table}_postings WHERE term >= ? AND term < ? GROUP BY term`,
  );
  statement.setReturnArrays(true);
  const recent = new Map<string, TermRows[]>();
  let recentVersion = -1;
  let bytes = 0;

  function keep(key: string, found: TermRows[]): void {
    const size = sizeOf(found);
    if (size > MOST_BYTES / 2) return;
    recent.set(key, found);
    bytes += size;
    for (const [oldKey, old] of recent) {
      if (bytes <= MOST_BYTES) return;
      recent.delete(oldKey);
      bytes -= sizeOf(old);
    }
  }

  /** The postings at a version, which the caller's transaction must see. */
  return (version: number): ReadPostings => {
    if (version !== recentVersion) {
      recent.clear();
      bytes = 0;
      recentVersion = version;
    }
    return ({ first, end }) => {
      const key = `${first} ${end}`;
      const known = recent.get(key);
      if (known) {
        recent.delete(key);
        recent.set(key, known);
        return known;
      }
      const rows = statement.all(first, end) as unknown as [string, string, number][];
      const found = rows.map(([taggedTerm, text, count]) => ({ taggedTerm, rows: numbersOf(text, count) }));
      keep(key, found);
      return found;
    };
  };
}

function sizeOf(found: readonly TermRows[]): number {
  return found.reduce((sum, { rows }) => sum + rows.byteLength + TERM_BYTES, TERM_BYTES);
}

/** Reads `count` numbers written with commas between them. */
function numbersOf(text: string, count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  let at = 0;
  for (let i = 0; i < count; i++) {
    let number = 0;
    for (let code = text.charCodeAt(at++); code >= 48; code = text.charCodeAt(at++)) {
      number = number * 10 + code - 48;
    }
    numbers[i] = number;
  }
  return numbers;
}
