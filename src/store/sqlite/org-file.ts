import { rmSync } from "node:fs";
import type { Place } from "./control-file.ts";
import { openDatabase, type Synchronous } from "./database.ts";
import { openReader } from "./org-reader.ts";
import { orgSchema } from "./org-schema.ts";
import { type OrgWriter, openWriter } from "./org-writer.ts";
import { ensureIndexFormat } from "./reindex.ts";
import { openTextSearch } from "./text-search.ts";

/** Page caches in KiB, at most: one for the questions, one for a bulk load (given back after it). */
const READER_CACHE_KIB = 16 * 1024;
const WRITER_CACHE_KIB = 256 * 1024;
const STREAM_CACHE_KIB = 4 * 1024;
/** The log of a large batch is cut back to this many bytes once it is in the file. */
const LOG_BYTES = 64 * 1024 * 1024;

/** The open file of one organisation: a connection that reads, and one that writes from the first batch on. */
export function openOrgFile(path: string, place: Place, synchronous: Synchronous) {
  const schema = orgSchema(place);
  const connect = (cacheKib: number) => openDatabase(path, schema, { synchronous, cacheKib });
  const database = connect(READER_CACHE_KIB);
  try {
    ensureIndexFormat(database, path);
  } catch (error) {
    database.close();
    throw error;
  }
  const reader = openReader(database);
  const search = openTextSearch(database);
  let writer: OrgWriter | undefined;

  return {
    generation: place.generation,
    reader,
    search,
    /** A further connection, for the caller to close. */
    connect: () => connect(STREAM_CACHE_KIB),
    writer(): OrgWriter {
      if (!writer) {
        const connection = connect(WRITER_CACHE_KIB);
        connection.exec(`PRAGMA journal_size_limit = ${LOG_BYTES}`);
        writer = openWriter(connection);
      }
      return writer;
    },
    busy: () => writer?.busy() ?? false,
    /** Waits for the batches that were begun. */
    async close(): Promise<void> {
      reader.close();
      await writer?.close();
    },
  };
}

export type OrgFile = ReturnType<typeof openOrgFile>;

/** Removes a file and what SQLite keeps beside it; one that is still open elsewhere may stay behind, unused. */
export function removeOrgFile(path: string): void {
  for (const ending of ["", "-wal", "-shm"]) {
    try {
      rmSync(path + ending, { force: true });
    } catch {
      // Windows holds on to open files. Nothing reads this one again: a namesake gets a file of its own.
    }
  }
}
