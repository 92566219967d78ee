import type { Kind, SearchableKind } from "../../contract/records.ts";
import type { Facts } from "../../search/columns/facts.ts";
import { kindNumbers, kindOf } from "../../search/stored-numbers.ts";
import type { Change, Entry, StoredRecord } from "../store.ts";
import { streamSql as sql } from "./read-sql.ts";
import type { Reading } from "./reading.ts";

/** Rows read at a time: a few milliseconds of work, then others have their turn. */
const ENTRIES_CHUNK = 2_048;
const STRINGS_CHUNK = 16_384;
const BODIES_CHUNK = 128;

/** All records of some kinds, by kind in the order given, then by id. */
export async function* readRecords(
  { rows }: Reading,
  orgId: string,
  kinds: readonly Kind[],
): AsyncGenerator<StoredRecord> {
  for (const kind of kinds) {
    const values = [orgId, kindNumbers[kind]];
    for await (const chunk of rows<[string, string]>(BODIES_CHUNK, sql.records, values)) {
      for (const [id, body] of chunk) yield { kind, id, body };
    }
  }
}

/** What changed after a version, the oldest first. */
export async function* readChanges({ rows }: Reading, orgId: string, since: number): AsyncGenerator<Change> {
  type Row = [version: number, kind: number, id: string, removed: boolean];
  for await (const chunk of rows<Row>(ENTRIES_CHUNK, sql.changes, [orgId, since])) {
    for (const [version, kind, id, removed] of chunk) yield { version, kind: kindOf(kind), id, removed };
  }
}

/** The labels from a number on. */
export async function readLabels({ rows }: Reading, orgId: string, first: number): Promise<string[]> {
  const labels: string[] = [];
  for await (const chunk of rows<[json: string]>(STRINGS_CHUNK, sql.labels, [orgId, first])) {
    for (const label of JSON.parse(`[${chunk.join(",")}]`) as string[]) labels.push(label);
  }
  return labels;
}

/** Every term of the vocabulary. */
export async function readVocabulary({ rows }: Reading, orgId: string): Promise<string[]> {
  const terms: string[] = [];
  for await (const chunk of rows<[string]>(STRINGS_CHUNK, sql.terms, [orgId])) {
    for (const [term] of chunk) terms.push(term);
  }
  return terms;
}

/** A row of `streamSql.entries`, and of `readSql.entriesOf`. */
export type EntryRow = [kind: number, id: string, seq: number, version: number, facts: string];

/** The entry that a row says. */
export function entryOf([kind, id, seq, version, facts]: EntryRow): Entry {
  return { kind: kindOf(kind) as SearchableKind, id, seq, version, facts: JSON.parse(facts) as Facts };
}

/** All entries, by seq. */
export async function* readEntries({ rows }: Reading, orgId: string): AsyncGenerator<Entry[]> {
  for await (const chunk of rows<EntryRow>(ENTRIES_CHUNK, sql.entries, [orgId])) yield chunk.map(entryOf);
}
