import type { Kind } from "../../contract/records.ts";
import type { Change, PinnedVersion, StoredRecord } from "../store.ts";
import { unknown } from "./organisations.ts";
import { openPinnedVersion } from "./pinned-version.ts";
import { readChanges, readRecords, readVocabulary } from "./read-rows.ts";
import { readSql } from "./read-sql.ts";
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

  return {
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
    async vocabulary(orgId: string): Promise<string[]> {
      const reading = await read(orgId);
      try {
        return await readVocabulary(reading, orgId);
      } finally {
        reading.end();
      }
    },
    close(): void {
      for (const reading of open) reading.end();
    },
  };
}
