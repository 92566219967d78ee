import type { Kind } from "../../contract/records.ts";
import type { Change, Entry, PinnedVersion, Snapshot, StoredRecord } from "../store.ts";
import { unknown } from "./organisations.ts";
import { openPinnedVersion } from "./pinned-version.ts";
import {
  ENTRIES_CHUNK,
  type EntryRow,
  entryOf,
  readChanges,
  readLabels,
  readRecords,
  STRINGS_CHUNK,
} from "./read-rows.ts";
import { readSql, streamSql as sql } from "./read-sql.ts";
import { type Reading, readingOf } from "./reading.ts";
import type { Servers } from "./servers.ts";
import { begin } from "./transaction.ts";

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
      const labels = await readLabels(reading, orgId, 0);
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
    async pin(orgId: string): Promise<PinnedVersion> {
      const reading = await read(orgId);
      try {
        return await openPinnedVersion(orgId, reading);
      } catch (error) {
        reading.end();
        throw error;
      }
    },
    /** By kind in the order given, then by id. */
    async *records(orgId: string, kinds: readonly Kind[]): AsyncGenerator<StoredRecord> {
      const reading = await read(orgId);
      try {
        yield* readRecords(reading, orgId, kinds);
      } finally {
        reading.end();
      }
    },
    async *changes(orgId: string, since: number): AsyncGenerator<Change> {
      const reading = await read(orgId);
      try {
        yield* readChanges(reading, orgId, since);
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
