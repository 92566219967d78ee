import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kind, SearchableKind } from "../../contract/records.ts";
import type { Facts } from "../../search/columns/facts.ts";
import { kindNumbers, kindOf } from "../../search/stored-numbers.ts";
import type { Change, Entry, StoredRecord } from "../store.ts";
import { answering } from "./database.ts";

/** Rows read at a time: a few milliseconds of work, then others have their turn. */
const ENTRIES_CHUNK = 2_048;
const BODIES_CHUNK = 128;
const STRINGS_CHUNK = 16_384;

/**
 * Opens a connection of its own for one long answer. Its one transaction sees one version to the end, whatever is written
 * meanwhile, and it outlives the eviction of the organisation's other connections.
 */
export type OpenConnection = () => DatabaseSync;

type Row = unknown[];

/** Begins a long answer; the caller closes the connection. */
export function begin(open: OpenConnection): DatabaseSync {
  const database = open();
  answering(() => database.exec("PRAGMA query_only = ON; BEGIN"));
  return database;
}

async function* closing<T>(database: DatabaseSync, rows: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* rows;
  } finally {
    database.close();
  }
}

function prepare(database: DatabaseSync, sql: string) {
  const statement = answering(() => database.prepare(sql));
  statement.setReturnArrays(true);
  return statement;
}

/** Chunks of at most `size` rows; `page` gives those after the last row of the chunk before. */
async function* chunks<R extends Row>(size: number, page: (last: R | undefined) => R[]): AsyncGenerator<R[]> {
  for (let last: R | undefined; ; ) {
    const rows = answering(() => page(last));
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
    await nextTurn();
  }
}

/** All records of some kinds, by kind in the order given, then by id. */
export async function* streamRecords(
  open: OpenConnection,
  kinds: readonly Kind[],
): AsyncGenerator<StoredRecord> {
  const database = begin(open);
  yield* closing(database, readRecords(database, kinds));
}

/** The same in a transaction that has been begun, as all that is named read. */
export async function* readRecords(
  database: DatabaseSync,
  kinds: readonly Kind[],
): AsyncGenerator<StoredRecord> {
  const sql = "SELECT id, body FROM record WHERE kind = ? AND id > ? ORDER BY id LIMIT ?";
  const statement = prepare(database, sql);
  for (const kind of kinds) {
    const page = (last?: [string, string]) =>
      statement.all(kindNumbers[kind], last?.[0] ?? "", BODIES_CHUNK) as unknown as [string, string][];
    for await (const rows of chunks(BODIES_CHUNK, page)) {
      for (const [id, body] of rows) yield { kind, id, body };
    }
  }
}

/** What changed after a version, the oldest first. */
export async function* streamChanges(open: OpenConnection, since: number): AsyncGenerator<Change> {
  const database = begin(open);
  yield* closing(database, readChanges(database, since));
}

/** The same in a transaction that has been begun. */
export async function* readChanges(database: DatabaseSync, since: number): AsyncGenerator<Change> {
  const after = "(version, kind, id) > (?1, ?2, ?3)";
  const columns = "version, kind, id";
  const statement = prepare(
    database,
    `SELECT ${columns}, 0 gone FROM record WHERE ${after} UNION ALL
     SELECT ${columns}, 1 gone FROM removed WHERE ${after} ORDER BY version, kind, id LIMIT ?4`,
  );
  type ChangeRow = [version: number, kind: number, id: string, gone: number];
  const page = (last: ChangeRow = [since, Number.MAX_SAFE_INTEGER, "", 0]) =>
    statement.all(last[0], last[1], last[2], ENTRIES_CHUNK) as unknown as ChangeRow[];
  for await (const rows of chunks(ENTRIES_CHUNK, page)) {
    for (const [version, kind, id, gone] of rows) {
      yield { version, kind: kindOf(kind), id, removed: gone === 1 };
    }
  }
}

/** The labels from a number on. */
export function readLabels(database: DatabaseSync, first: number): Promise<string[]> {
  const sql = "SELECT label, n FROM label WHERE n > ?1 ORDER BY n LIMIT ?2";
  return strings(database, sql, first - 1);
}

type EntryRow = [kind: number, id: string, seq: number, version: number, facts: string];
const ENTRY = "SELECT kind, id, seq, version, facts FROM entry";

/** All entries, by seq. */
export async function* readEntries(database: DatabaseSync): AsyncGenerator<Entry[]> {
  const statement = prepare(database, `${ENTRY} WHERE seq > ? ORDER BY seq LIMIT ?`);
  const page = (last?: EntryRow) => statement.all(last?.[2] ?? -1, ENTRIES_CHUNK) as unknown as EntryRow[];
  for await (const rows of chunks(ENTRIES_CHUNK, page)) yield rows.map(entryOf);
}

/** The entries of those records that have one. */
export function readEntriesOf(
  database: DatabaseSync,
  records: readonly { kind: Kind; id: string }[],
): Entry[] {
  const statement = prepare(
    database,
    `${ENTRY} WHERE seq = (SELECT seq FROM record WHERE kind = ? AND id = ?)`,
  );
  return records.flatMap(({ kind, id }) => {
    const row = answering(() => statement.get(kindNumbers[kind], id)) as unknown as EntryRow | undefined;
    return row ? [entryOf(row)] : [];
  });
}

function entryOf([kind, id, seq, version, facts]: EntryRow): Entry {
  return { kind: kindOf(kind) as SearchableKind, id, seq, version, facts: JSON.parse(facts) as Facts };
}

/** Every term of the vocabulary. */
export async function streamVocabulary(open: OpenConnection): Promise<string[]> {
  const database = begin(open);
  try {
    return await readVocabulary(database);
  } finally {
    database.close();
  }
}

/** The same in a transaction that has been begun. */
export function readVocabulary(database: DatabaseSync): Promise<string[]> {
  return strings(database, "SELECT term, term FROM term WHERE term > ?1 ORDER BY term LIMIT ?2", "");
}

/** All strings of a statement that gives [string, key] for keys above `?1`, at most `?2` of them. */
async function strings(database: DatabaseSync, sql: string, first: number | string): Promise<string[]> {
  const statement = prepare(database, sql);
  const found: string[] = [];
  type StringRow = [text: string, key: number | string];
  const page = (last?: StringRow) =>
    statement.all(last?.[1] ?? first, STRINGS_CHUNK) as unknown as StringRow[];
  for await (const rows of chunks(STRINGS_CHUNK, page)) for (const [text] of rows) found.push(text);
  return found;
}
