import { DatabaseSync } from "node:sqlite";

/** Pages of it that are in memory, in KiB; the others are on disk. */
const CACHE_KIB = 16 * 1024;

/** SQLite's primary result codes that tell of the disk: IOERR, FULL and CANTOPEN (https://www.sqlite.org/rescode.html). */
const OF_DISK: ReadonlySet<number> = new Set([10, 13, 14]);

/** What has to wait on disk cannot be kept there. */
export class ScratchError extends Error {
  readonly code = "scratch_unavailable";

  constructor(cause: Error) {
    super(
      `what was read cannot wait in the folder for temporary files (${cause.message}): ` +
        "it takes one to two KB a record; make room, or name another folder with SQLITE_TMPDIR",
      { cause },
    );
    this.name = "ScratchError";
  }
}

/**
 * Opens a database for what one import has to remember, so that memory need not hold it, and closes it after `work`. It lies in
 * a temporary file that SQLite removes by itself, however the process ends: that is what an empty name means
 * (https://www.sqlite.org/inmemorydb.html#temp_db).
 * @throws ScratchError when the disk does not take it; what `work` throws
 */
export async function withScratchDatabase<T>(work: (scratch: DatabaseSync) => Promise<T>): Promise<T> {
  const scratch = new DatabaseSync("");
  try {
    // Nothing has to survive: no journal, and one transaction that is never committed.
    scratch.exec(
      `PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = ${-CACHE_KIB}; BEGIN`,
    );
    return await work(scratch);
  } catch (error) {
    // A store has errors of its own.
    const { code, errcode = 0 } = error as { code?: unknown; errcode?: number };
    if (code === "ERR_SQLITE_ERROR" && OF_DISK.has(errcode & 0xff)) throw new ScratchError(error as Error);
    throw error;
  } finally {
    scratch.close();
  }
}
