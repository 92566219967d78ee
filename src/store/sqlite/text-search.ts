import type { DatabaseSync } from "node:sqlite";
import { type SearchableKind, searchableKinds } from "../../contract/records.ts";
import {
  matchRows,
  rangesOf,
  type SearchOptions,
  type TermRange,
  type TextMatches,
} from "../../search/postings/match-rows.ts";
import { type Posting, RecentMatches, RecentPostings } from "../../search/postings/recent.ts";
import { kindNumbers } from "../../search/stored-numbers.ts";
import type { TextQuery } from "../../search/text/text-query.ts";
import { reading } from "./database.ts";

/** Text search in an organisation's file. Results are shared between callers: not to be changed. */
export function openTextSearch(database: DatabaseSync) {
  const state = database.prepare("SELECT version, next_seq nextSeq FROM state");
  const read = openPostingsReader(database);
  const recent = new RecentMatches();

  return (kind: SearchableKind, { words }: TextQuery, options: SearchOptions): TextMatches =>
    reading(database, () => {
      const { version, nextSeq } = state.get() as { version: number; nextSeq: number };
      const key = JSON.stringify([kind, words, options.mode, options.cells]);
      const known = recent.get(key, version);
      if (known) return known;
      const ranges = rangesOf(words, options.cells ?? []);
      const postings = new Map(ranges.map((range) => [range.key, read(kind, version, range)]));
      const matches = { version, ...matchRows((range) => postings.get(range)!, nextSeq, words, options) };
      recent.set(key, version, matches);
      return matches;
    });
}

/** Gives the postings of a range at a version, which the caller's transaction must see. */
function openPostingsReader(database: DatabaseSync) {
  const find = database.prepare("SELECT part, rows FROM posting WHERE kind = ? AND term >= ? AND term < ?");
  find.setReturnArrays(true);
  const recent = new Map(searchableKinds.map((kind) => [kind, new RecentPostings()]));

  return (kind: SearchableKind, version: number, { key, first, end }: TermRange): readonly Posting[] => {
    const known = recent.get(kind)!.get(key, version);
    if (known) return known;
    const found = find.all(kindNumbers[kind], first, end) as unknown as [number, Uint8Array][];
    const postings = found.map(([part, rows]) => ({ part, rows }));
    recent.get(kind)!.set(key, version, postings);
    return postings;
  };
}
