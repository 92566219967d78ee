import type { SearchableKind } from "../../contract/records.ts";
import type { TextQuery } from "../../text/text-query.ts";
import { kindNumbers } from "../kind-numbers.ts";
import { createRecentMatches } from "../recent-matches.ts";
import type { SearchOptions, TextMatches } from "../store.ts";
import { textArray } from "./binary-arrays.ts";
import { unknown } from "./organisations.ts";
import { readSql as sql } from "./read-sql.ts";
import { CELL_FIELD, fieldNumbers } from "./record-terms.ts";
import { eachRow } from "./row-sets.ts";
import type { Servers } from "./servers.ts";

type Row = [version: number, nextSeq: number, at: number | null, part: number, rows: Buffer | null];
/** The rows of a term in one part. */
interface Posting {
  part: number;
  rows: Buffer;
}
type Postings = ReadonlyMap<string, readonly Posting[]>;
type Found = Pick<TextMatches, "seqs" | "costs" | "words">;

/** Organisations whose results are remembered. */
const MOST_RECENT = 50;
/** Precedes, and follows, every character that a term has. */
const BEFORE_ALL = " ";
const AFTER_ALL = "\u{10ffff}";
/** More than any cost: the row has not the word. */
const NOT_MATCHED = 255;

/**
 * Text search: one statement reads the postings of all terms of the query, each once whatever the number of fields and
 * costs; costs are added up here, one byte for each row and word. Results are shared between callers: not to be changed.
 */
export function createTextSearch(servers: Servers) {
  const recent = new Map<string, ReturnType<typeof createRecentMatches>>();

  function recentOf(orgId: string) {
    const matches = recent.get(orgId) ?? createRecentMatches();
    recent.delete(orgId);
    recent.set(orgId, matches);
    const [oldest] = recent.keys();
    if (recent.size > MOST_RECENT) recent.delete(oldest!);
    return matches;
  }

  return async (
    orgId: string,
    kind: SearchableKind,
    { words }: TextQuery,
    options: SearchOptions,
  ): Promise<TextMatches> => {
    const matches = recentOf(orgId);
    const key = JSON.stringify([kind, words, options.mode, options.cells]);
    const current = servers.current(orgId);
    const known = current === undefined ? undefined : matches.get(key, current);
    if (known) return known;
    const ranges = rangesOf(words, options.cells ?? []);
    const { version, rows } = await ask(servers, orgId, kind, ranges);
    const postings = new Map<string, Posting[]>(ranges.map(({ key: range }) => [range, []]));
    for (const [, , at, part, bytes] of rows) {
      if (at !== null && bytes !== null) postings.get(ranges[at - 1]!.key)!.push({ part, rows: bytes });
    }
    const found = { version, ...search(postings, rows[0]![1], words, options) };
    matches.set(key, found);
    return found;
  };
}

function ask(servers: Servers, orgId: string, kind: SearchableKind, ranges: readonly Range[]) {
  const firsts = textArray(ranges.map(({ first }) => first));
  const ends = textArray(ranges.map(({ end }) => end));
  return servers.read(orgId, async (server) => {
    const rows = await server.ask<Row>(sql.search, [orgId, kindNumbers[kind], firsts, ends]);
    if (!rows[0]) throw unknown(orgId);
    return { version: rows[0][0], rows };
  });
}

/** The terms from `first`, up to and without `end`. */
interface Range {
  key: string;
  first: string;
  end: string;
}

/** The ranges of terms that a query asks for, each once. */
function rangesOf(words: TextQuery["words"], cells: readonly string[]): Range[] {
  const asked = words.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ terms, prefix }) => terms.map((term) => ({ term, prefix }))),
  );
  const all = [...asked, ...cells.map((term) => ({ term, prefix: false }))];
  const ranges = all.map(({ term, prefix }) => {
    return { key: keyOf(term, prefix), first: term, end: term + (prefix ? AFTER_ALL : BEFORE_ALL) };
  });
  return [...new Map(ranges.map((range) => [range.key, range])).values()];
}

function keyOf(term: string, prefix: boolean): string {
  return prefix ? `${term}*` : term;
}

function search(
  postings: Postings,
  size: number,
  words: TextQuery["words"],
  { mode, cells }: SearchOptions,
): Found {
  const costs = new Uint16Array(size);
  const counts = new Uint8Array(size);
  for (const word of words) {
    const best = new Uint8Array(size).fill(NOT_MATCHED);
    for (const { key, fieldCosts } of questionsOf(word)) {
      const wants = (field: number) => fieldCosts[field] !== undefined;
      for (const { part, rows } of postings.get(key)!) {
        eachRow(part, rows, wants, (seq, field) => {
          if (best[seq]! > fieldCosts[field]!) best[seq] = fieldCosts[field]!;
        });
      }
    }
    for (let seq = 0; seq < size; seq++) {
      if (best[seq] === NOT_MATCHED) continue;
      costs[seq]! += best[seq]!;
      counts[seq]!++;
    }
  }
  const least = mode === "all" ? Math.max(words.length, 1) : 1;
  return gathered(costs, counts, least, cells && rowsInCells(postings, size, cells));
}

/** For each range of a word what it costs by field; alternatives are the same terms in several fields. */
function questionsOf({ alternatives }: TextQuery["words"][number]) {
  const questions = new Map<string, number[]>();
  for (const { terms, prefix, field, cost } of alternatives) {
    const number = fieldNumbers[field];
    for (const term of terms) {
      const key = keyOf(term, prefix);
      const fieldCosts = questions.get(key) ?? [];
      fieldCosts[number] = Math.min(cost, fieldCosts[number] ?? cost);
      questions.set(key, fieldCosts);
    }
  }
  return Array.from(questions, ([key, fieldCosts]) => ({ key, fieldCosts }));
}

const isCell = (field: number) => field === CELL_FIELD;

function rowsInCells(postings: Postings, size: number, cells: readonly string[]) {
  const inside = new Uint8Array(size);
  for (const cell of cells) {
    for (const { part, rows } of postings.get(keyOf(cell, false))!) {
      eachRow(part, rows, isCell, (seq) => {
        inside[seq] = 1;
      });
    }
  }
  return inside;
}

/** The rows that have at least so many words and are in place. */
function gathered(costs: Uint16Array, counts: Uint8Array, least: number, place?: Uint8Array): Found {
  const matches = (seq: number) => counts[seq]! >= least && (place === undefined || place[seq] === 1);
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
