import type { DatabaseSync } from "node:sqlite";
import { type SearchableKind, searchableKinds } from "../../contract/records.ts";
import type { Field } from "../../text/fields.ts";
import type { TextQuery } from "../../text/text-query.ts";
import { createRecentMatches } from "../recent-matches.ts";
import type { SearchOptions, TextMatches } from "../store.ts";
import { reading } from "./database.ts";
import { textTables } from "./org-schema.ts";
import { openPostingsReader, type ReadPostings } from "./postings-reader.ts";
import { fieldOf, rangeOf, rangeOfCell } from "./tagged-terms.ts";

type Word = TextQuery["words"][number];
/** Costs by field of the alternatives that ask for the same terms. */
interface Question {
  terms: readonly string[];
  prefix: boolean;
  costs: Map<Field, number>;
}

/** More than any cost: the row has not the word. */
const NOT_MATCHED = 255;

/** Text search in an organisation's file. Results are shared between callers: not to be changed. */
export function openTextSearch(database: DatabaseSync) {
  const state = database.prepare("SELECT version, next_seq nextSeq FROM state");
  const tables = new Map(
    searchableKinds.map((kind) => [kind, openPostingsReader(database, textTables[kind])]),
  );
  const recent = createRecentMatches();

  return (kind: SearchableKind, query: TextQuery, options: SearchOptions): TextMatches =>
    reading(database, () => {
      const { version, nextSeq } = state.get() as { version: number; nextSeq: number };
      const key = JSON.stringify([kind, query, options.mode, options.cells]);
      const known = recent.get(key, version);
      if (known) return known;
      const matches = { version, ...search(tables.get(kind)!(version), nextSeq, query.words, options) };
      recent.set(key, matches);
      return matches;
    });
}

/**
 * One byte for each record and word: the cost of its best alternative so far. Every posting of the query is read once,
 * whatever the number of fields and costs; adding up is a walk over bytes.
 */
function search(
  postings: ReadPostings,
  size: number,
  words: readonly Word[],
  { mode, cells }: SearchOptions,
): Omit<TextMatches, "version"> {
  const place = cells && rowsInCells(postings, size, cells);
  const costs = new Uint16Array(size);
  const counts = new Uint8Array(size);
  for (const word of words) {
    const best = new Uint8Array(size).fill(NOT_MATCHED);
    for (const question of questionsOf(word)) lowerCosts(best, postings, question);
    for (let row = 0; row < size; row++) {
      if (best[row] === NOT_MATCHED) continue;
      costs[row]! += best[row]!;
      counts[row]!++;
    }
  }
  const least = mode === "all" ? Math.max(words.length, 1) : 1;
  return gathered(costs, counts, least, place);
}

/** Alternatives that ask for the same terms in several fields become one question. */
function questionsOf({ alternatives }: Word): Question[] {
  const questions = new Map<string, Question>();
  for (const { terms, prefix, field, cost } of alternatives) {
    const key = `${prefix} ${terms.join(" ")}`;
    const question = questions.get(key) ?? { terms, prefix, costs: new Map() };
    question.costs.set(field, Math.min(cost, question.costs.get(field) ?? cost));
    questions.set(key, question);
  }
  return [...questions.values()];
}

function lowerCosts(best: Uint8Array, postings: ReadPostings, { terms, prefix, costs }: Question): void {
  for (const term of terms) {
    for (const { taggedTerm, rows } of postings(rangeOf(term, prefix))) {
      const field = fieldOf(taggedTerm);
      const cost = field && costs.get(field);
      if (cost === undefined) continue;
      for (const row of rows) if (best[row]! > cost) best[row] = cost;
    }
  }
}

function rowsInCells(postings: ReadPostings, size: number, cells: readonly string[]): Uint8Array {
  const inside = new Uint8Array(size);
  for (const cell of cells) {
    for (const { rows } of postings(rangeOfCell(cell))) for (const row of rows) inside[row] = 1;
  }
  return inside;
}

/** The rows that have at least so many words and are in place. */
function gathered(costs: Uint16Array, counts: Uint8Array, least: number, place: Uint8Array | undefined) {
  const matches = (row: number) => counts[row]! >= least && (place === undefined || place[row] === 1);
  let total = 0;
  for (let row = 0; row < counts.length; row++) if (matches(row)) total++;
  const found = {
    seqs: new Uint32Array(total),
    costs: new Uint16Array(total),
    words: new Uint8Array(total),
  };
  for (let row = 0, at = 0; at < total; row++) {
    if (!matches(row)) continue;
    found.seqs[at] = row;
    found.costs[at] = costs[row]!;
    found.words[at++] = counts[row]!;
  }
  return found;
}
