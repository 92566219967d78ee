import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Provenance } from "../../contract/provenance.ts";
import type { ReadRecord } from "../read-sources.ts";
import type { SourceKind } from "../source-record.ts";

/** A record that a source gives, by its number in the spool and by what it is found again. */
export interface Incoming extends SourceEntry {
  number: number;
  kind: SourceKind;
  /** The id that it wants when it is new. */
  wantedId: string;
  /** Whether all data sets of the source speak of the same records, as all extracts of OpenStreetMap do. */
  worldwide: boolean;
}

/** A data set of a source. */
export type Dataset = Pick<Incoming, "source" | "dataset">;

/**
 * The records that were read, on disk: written one after the other, read back in any order, so that an import of any size
 * can be compared as a whole.
 */
export class RecordSpool {
  readonly #add: StatementSync;
  readonly #read: StatementSync;
  readonly #datasets: StatementSync;
  readonly #entries: StatementSync;
  #size = 0;

  constructor(scratch: DatabaseSync) {
    scratch.exec(
      `CREATE TABLE spool (number INTEGER PRIMARY KEY, kind TEXT, source TEXT, dataset TEXT, entry TEXT, body TEXT);
       CREATE INDEX spool_dataset ON spool (kind, source, dataset)`,
    );
    this.#add = scratch.prepare("INSERT INTO spool VALUES (?, ?, ?, ?, ?, ?)");
    this.#read = scratch.prepare("SELECT body FROM spool WHERE number = ?");
    this.#datasets = scratch.prepare(
      "SELECT source, dataset FROM spool WHERE kind = ? GROUP BY source, dataset ORDER BY min(number)",
    );
    this.#entries = scratch.prepare(
      "SELECT number, entry FROM spool WHERE kind = ? AND source = ? AND dataset = ? ORDER BY number",
    );
  }

  /** Adds a record. Its number is the size before. */
  add(read: ReadRecord): void {
    const { provenance, kind } = read;
    const { source, dataset, id } = provenance;
    this.#add.run(this.#size++, kind, source, dataset, entryKey(kind, source, id), JSON.stringify(read));
  }

  /** @throws RangeError for a number that no record has. */
  read(number: number): ReadRecord {
    const found = this.#read.get(number);
    if (!found) throw new RangeError(`there is no record ${number} of ${this.#size}`);
    return JSON.parse(found.body as string);
  }

  /** The data sets that have records of a kind, in the order of their first. */
  datasets(kind: SourceKind): Dataset[] {
    return this.#datasets.all(kind) as unknown as Dataset[];
  }

  /** The numbers of a kind's and data set's records, in order, each with its entry (`entryKey`). */
  *entries(kind: SourceKind, { source, dataset }: Dataset): Generator<{ number: number; entry: string }> {
    for (const { number, entry } of this.#entries.iterate(kind, source, dataset))
      yield { number: number as number, entry: entry as string };
  }
}

/** What a plan knows of a record of the spool. */
export function incomingOf({ kind, record, provenance, worldwide }: ReadRecord, number: number): Incoming {
  const { source, dataset, id } = provenance;
  return { number, kind, source, dataset, id, wantedId: record.id, worldwide };
}

/** Pages of it that are in memory, in KiB; the others are on disk. */
const CACHE_KIB = 16 * 1024;

/** SQLite's primary result codes that tell of the disk: IOERR, FULL and CANTOPEN (https://www.sqlite.org/rescode.html). */
const OF_DISK: ReadonlySet<number> = new Set([10, 13, 14]);

/** What has to wait on disk cannot be kept there. */
class ScratchError extends Error {
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

/** In the order in which they are merged. */
export const sourceKinds = ["host", "geoArea", "listing"] as const satisfies readonly SourceKind[];

/** By what a source's part of a record is found again. */
export type SourceEntry = Pick<Provenance, "source" | "dataset" | "id">;

/** Names what a source has of one record, among all sources and kinds. */
export function entryKey(kind: SourceKind, source: string, id: string): string {
  return JSON.stringify([kind, source, id]);
}

/** Names a data set of a source. */
export function datasetKey(source: string, dataset: string): string {
  return `${source}\n${dataset}`;
}

/** The entries (`entryKey`) that the files of an import have, so that what is missing can be told. */
export class SeenEntries {
  readonly #add: StatementSync;
  readonly #find: StatementSync;

  constructor(scratch: DatabaseSync) {
    scratch.exec("CREATE TABLE seen (entry TEXT PRIMARY KEY, file INTEGER) WITHOUT ROWID");
    this.#add = scratch.prepare("INSERT OR IGNORE INTO seen VALUES (?, ?)");
    this.#find = scratch.prepare("SELECT file FROM seen WHERE entry = ?");
  }

  /** Notes an entry that no record of a file stands for. */
  add(entry: string): void {
    this.#add.run(entry, null);
  }

  /** Notes an entry of a file, and tells whether it was noted before, of the same file or otherwise. */
  addOf(file: number, entry: string): "new" | "repeated in its file" | "noted before" {
    if (this.#add.run(entry, file).changes > 0) return "new";
    return this.#find.get(entry)?.file === file ? "repeated in its file" : "noted before";
  }

  has(entry: string): boolean {
    return this.#find.get(entry) !== undefined;
  }
}
