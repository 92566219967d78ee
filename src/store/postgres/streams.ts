import type { Facts } from "../../content/facts.ts";
import type { Kind, SearchableKind } from "../../contract/records.ts";
import { kindNumbers, kindOf } from "../kind-numbers.ts";
import type { Change, Entry, Snapshot, StoredRecord } from "../store.ts";
import { unknown } from "./organisations.ts";
import { readSql, streamSql as sql } from "./read-sql.ts";
import { type Reading, readingOf } from "./reading.ts";
import type { Servers } from "./servers.ts";
import { begin } from "./transaction.ts";

/** Rows read at a time: a few milliseconds of work, then others have their turn. */
const ENTRIES_CHUNK = 2_048;
const BODIES_CHUNK = 128;
const STRINGS_CHUNK = 16_384;
/** The long answers. */
export function createStreams(servers: Servers) {
  const open = new Set<Reading>();

  async function read(orgId: string): Promise<Reading> {
    return servers.read(orgId, async ({ streams }) => {
      const transaction = await begin(streams, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      try {
        const [row] = await transaction.run<[number]>(readSql.version, [orgId]);
        if (!row) throw unknown(orgId);
        const reading = readingOf(transaction, row[0], () => open.delete(reading));
        open.add(reading);
        return reading;
      } catch (error) {
        transaction.abandon();
        throw error;
      }
    });
  }

  async function snapshot(orgId: string): Promise<Snapshot> {
    const reading = await read(orgId);
    try {
      const labels: string[] = [];
      for await (const rows of reading.rows<[json: string]>(STRINGS_CHUNK, sql.labels, [orgId])) {
        for (const label of JSON.parse(`[${rows.join(",")}]`) as string[]) labels.push(label);
      }
      const chunks = reading.rows<EntryRow>(ENTRIES_CHUNK, sql.entries, [orgId], true);
      // A small organisation is read to its end at once: nothing is held for a reader who may never come.
      const first = await chunks.next();
      return { version: reading.version, labels, entries: entries(first, chunks, reading) };
    } catch (error) {
      reading.end();
      throw error;
    }
  }

  return {
    snapshot,
    /** By kind in the order given, then by id. */
    async *records(orgId: string, kinds: readonly Kind[]): AsyncGenerator<StoredRecord> {
      const reading = await read(orgId);
      try {
        for (const kind of kinds) {
          const values = [orgId, kindNumbers[kind]];
          for await (const rows of reading.rows<[string, string]>(BODIES_CHUNK, sql.records, values)) {
            for (const [id, body] of rows) yield { kind, id, body };
          }
        }
      } finally {
        reading.end();
      }
    },
    async *changes(orgId: string, since: number): AsyncGenerator<Change> {
      const reading = await read(orgId);
      type Row = [version: number, kind: number, id: string, removed: boolean];
      try {
        for await (const rows of reading.rows<Row>(ENTRIES_CHUNK, sql.changes, [orgId, since])) {
          for (const [version, kind, id, removed] of rows) yield { version, kind: kindOf(kind), id, removed };
        }
      } finally {
        reading.end();
      }
    },
    async vocabulary(orgId: string): Promise<{ version: number; terms: string[] }> {
      const reading = await read(orgId);
      const terms: string[] = [];
      try {
        for await (const rows of reading.rows<[string]>(STRINGS_CHUNK, sql.terms, [orgId])) {
          for (const [term] of rows) terms.push(term);
        }
        return { version: reading.version, terms };
      } finally {
        reading.end();
      }
    },
    close(): void {
      for (const reading of open) reading.end();
    },
  };
}

type EntryRow = [kind: number, id: string, seq: number, version: number, facts: string];

async function* entries(
  first: IteratorResult<EntryRow[]>,
  rest: AsyncGenerator<EntryRow[]>,
  reading: Reading,
): AsyncGenerator<Entry[]> {
  try {
    if (!first.done) yield first.value.map(entryOf);
    for await (const rows of rest) yield rows.map(entryOf);
  } finally {
    reading.end();
  }
}

function entryOf([kind, id, seq, version, facts]: EntryRow): Entry {
  return { kind: kindOf(kind) as SearchableKind, id, seq, version, facts: JSON.parse(facts) as Facts };
}
