import { BoundedCache } from "../../content/bounded-cache.ts";
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
import { textArray } from "./binary-arrays.ts";
import { unknown } from "./organisations.ts";
import { readSql as sql } from "./read-sql.ts";
import type { Questions } from "./servers.ts";

type Row = [version: number, nextSeq: number, at: number | null, part: number, rows: Buffer | null];

/** Organisations whose results and postings are remembered. */
const MAX_RECENT = 50;

/** The postings of some ranges by their keys, all of one version, and the first number that no record has. */
interface Postings {
  version: number;
  nextSeq: number;
  ofRange: ReadonlyMap<string, readonly Posting[]>;
}

interface Recent {
  matches: RecentMatches;
  postings: Record<SearchableKind, RecentPostings>;
  /** The first number that no record has, at the newest version that was read. */
  size: { version: number; nextSeq: number };
}

/**
 * Text search: one statement reads the postings of all terms of the query that are not remembered, each once whatever the
 * number of fields and costs; costs are added up here. Results are shared between callers: not to be changed.
 */
export function createTextSearch(questions: Questions) {
  const recents = new BoundedCache<string, Recent>(MAX_RECENT);

  return async (
    orgId: string,
    kind: SearchableKind,
    { words }: TextQuery,
    options: SearchOptions,
  ): Promise<TextMatches> => {
    const recent = recents.getOrMake(orgId, nothingRecent);
    const key = JSON.stringify([kind, words, options.mode, options.cells]);
    const current = questions.current(orgId);
    const known = current === undefined ? undefined : recent.matches.get(key, current);
    if (known) return known;
    const ranges = rangesOf(words, options.cells ?? []);
    const postings = await postingsOf(questions, recent, orgId, kind, ranges);
    const { version, nextSeq, ofRange } = postings;
    const found = { version, ...matchRows((range) => ofRange.get(range)!, nextSeq, words, options) };
    recent.matches.set(key, version, found);
    return found;
  };
}

function nothingRecent(): Recent {
  const postings = Object.fromEntries(searchableKinds.map((kind) => [kind, new RecentPostings()]));
  return {
    matches: new RecentMatches(),
    postings: postings as Recent["postings"],
    size: { version: -1, nextSeq: 0 },
  };
}

/** Remembered postings and those that the server adds to them, if it answers at the same version; else all anew. */
async function postingsOf(
  questions: Questions,
  recent: Recent,
  orgId: string,
  kind: SearchableKind,
  ranges: readonly TermRange[],
): Promise<Postings> {
  const { version, nextSeq } = recent.size;
  const known = new Map<string, readonly Posting[]>();
  for (const { key } of ranges) {
    const postings = recent.postings[kind].get(key, version);
    if (postings) known.set(key, postings);
  }
  const missing = ranges.filter(({ key }) => !known.has(key));
  if (missing.length === 0 && questions.current(orgId) === version)
    return { version, nextSeq, ofRange: known };
  const asked = await ask(questions, orgId, kind, missing);
  const isWhole = asked.version === version || missing.length === ranges.length;
  const answer = isWhole ? asked : await ask(questions, orgId, kind, ranges);
  remember(recent, kind, answer);
  return isWhole ? { ...answer, ofRange: new Map([...known, ...answer.ofRange]) } : answer;
}

async function ask(
  questions: Questions,
  orgId: string,
  kind: SearchableKind,
  ranges: readonly TermRange[],
): Promise<Postings> {
  const firsts = textArray(ranges.map(({ first }) => first));
  const ends = textArray(ranges.map(({ end }) => end));
  const { rows } = await questions.read(orgId, async (server) => {
    const answer = await server.ask<Row>(sql.search, [orgId, kindNumbers[kind], firsts, ends]);
    if (!answer[0]) throw unknown(orgId);
    return { version: answer[0][0], rows: answer };
  });
  const ofRange = new Map<string, Posting[]>(ranges.map(({ key }) => [key, []]));
  for (const [, , at, part, bytes] of rows) {
    if (at !== null && bytes !== null) ofRange.get(ranges[at - 1]!.key)!.push({ part, rows: bytes });
  }
  return { version: rows[0]![0], nextSeq: rows[0]![1], ofRange };
}

/** An answer that is older than what is remembered (searches overtake each other) leaves it alone. */
function remember(recent: Recent, kind: SearchableKind, { version, nextSeq, ofRange }: Postings): void {
  if (version < recent.size.version) return;
  recent.size = { version, nextSeq };
  for (const [key, postings] of ofRange) recent.postings[kind].set(key, version, postings);
}
