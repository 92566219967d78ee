import { closeSync, existsSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreError } from "../store.ts";

export type Synchronous = "normal" | "full";

/** SQLite's primary result codes: a lock is held by someone else, a page is not what it was. */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_CORRUPT = 11;
/** How long a statement waits inside SQLite for a lock held for moments (a checkpoint, a switch to WAL), in milliseconds. */
const BUSY_MS = 5_000;
/** How long a writer waits for another writer's batch, in milliseconds: a large import is one batch. */
const WRITER_WAIT_MS = 15 * 60_000;
const MAX_PAUSE_MS = 50;

export interface Schema {
  /** Kept in `PRAGMA user_version`; a file with a higher one is refused. */
  version: number;
  /** Creates everything in an empty file. */
  create(database: DatabaseSync): void;
  /** Brings a file of an earlier version to this one. Without it there are no files of former versions. */
  upgrade?(database: DatabaseSync, from: number): void;
}

export interface OpenOptions {
  synchronous: Synchronous;
  /** Upper bound of the page cache in KiB. */
  cacheKib: number;
  /** Nothing is written: a file of an older schema is refused instead of upgraded, one that is not there is read as an empty one. */
  readOnly?: boolean;
}

/** PRAGMA page_size of new files in bytes: bodies of some kilobytes fit into one or two pages (measured). */
const PAGE_BYTES = 8192;

/**
 * Opens a file in WAL mode, creates its schema when it is new and brings that of a former release up to date.
 * Throws StoreError `newer_schema` when a later release wrote it, `older_schema` when it may not be upgraded, `unavailable` when it
 * cannot be opened.
 */
export function openDatabase(path: string, schema: Schema, options: OpenOptions): DatabaseSync {
  return answering(() => {
    const isAbsent = options.readOnly === true && !existsSync(path);
    const readOnly = options.readOnly === true && !isAbsent;
    if (!options.readOnly) makePrivate(path);
    const database = new DatabaseSync(isAbsent ? ":memory:" : path, { timeout: BUSY_MS, readOnly });
    try {
      if (readOnly) refuseOlder(path, "schema", schemaVersion(database), schema.version);
      else database.exec(`PRAGMA page_size = ${PAGE_BYTES}`);
      ensureSchema(database, path, schema);
      database.exec(`PRAGMA synchronous = ${options.synchronous}; PRAGMA cache_size = ${-options.cacheKib};`);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

/** A new file is its owner's alone, and so is what SQLite keeps beside it: hashes of keys, secrets, conversations. */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch {
    // It is there, or SQLite will say what is wrong with it.
  }
}

function ensureSchema(database: DatabaseSync, path: string, schema: Schema): void {
  if (schemaVersion(database) === schema.version) return;
  refuseNewer(database, path, schema);
  database.exec("PRAGMA journal_mode = WAL");
  // Two processes may meet here: the second finds the work of the first.
  database.exec("BEGIN IMMEDIATE");
  try {
    refuseNewer(database, path, schema);
    const found = schemaVersion(database);
    if (found < schema.version) {
      if (found === 0) schema.create(database);
      else schema.upgrade?.(database, found);
      database.exec(`PRAGMA user_version = ${schema.version}`);
    }
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

function refuseNewer(database: DatabaseSync, path: string, schema: Schema): void {
  const found = schemaVersion(database);
  if (found > schema.version) {
    throw new StoreError(
      "newer_schema",
      `${path} has schema ${found}; this release knows ${schema.version} and older`,
    );
  }
}

/** @throws StoreError `older_schema` */
export function refuseOlder(
  path: string,
  of: "schema" | "index format",
  found: number,
  needed: number,
): void {
  if (found >= needed) return;
  throw new StoreError(
    "older_schema",
    `${path} has ${of} ${found}, this release needs ${needed}: back up and upgrade with \`waymark upgrade\``,
  );
}

function schemaVersion(database: DatabaseSync): number {
  return (database.prepare("PRAGMA user_version").get() as { user_version: number }).user_version;
}

/**
 * Takes the file's one write lock. Waits outside SQLite, so that a batch of this very process that holds the lock can
 * go on meanwhile. Throws StoreError `unavailable` after fifteen minutes.
 */
export async function beginImmediate(database: DatabaseSync): Promise<void> {
  database.exec("PRAGMA busy_timeout = 0");
  try {
    for (let waited = 0, pause = 1; ; waited += pause, pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        database.exec("BEGIN IMMEDIATE");
        return;
      } catch (error) {
        if (!isBusy(error) || waited >= WRITER_WAIT_MS) throw error;
      }
      await sleep(pause);
    }
  } catch (error) {
    throw asStoreError(error);
  } finally {
    if (database.isOpen) database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  }
}

/** Prepares statements whose rows come as arrays of the columns. */
export function preparingArrays(database: DatabaseSync): (sql: string) => StatementSync {
  return (sql) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  };
}

/** Runs `work` with no wait inside SQLite for locks of others. */
export function withoutWaiting<T>(database: DatabaseSync, work: () => T): T {
  database.exec("PRAGMA busy_timeout = 0");
  try {
    return answering(work);
  } finally {
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  }
}

/** Runs `read` in one read transaction, the connection's own if it has begun one: every statement sees the same version. */
export function reading<T>(database: DatabaseSync, read: () => T): T {
  return answering(() => {
    if (database.isTransaction) return read();
    database.exec("BEGIN");
    try {
      return read();
    } finally {
      database.exec("COMMIT");
    }
  });
}

/** Runs `work`; what SQLite throws becomes StoreError `unavailable` with its cause. */
export function answering<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asStoreError(error);
  }
}

function asStoreError(error: unknown): unknown {
  if (!isSqliteError(error)) return error;
  return new StoreError("unavailable", `SQLite: ${(error as Error).message}`, { cause: error });
}

function isSqliteError(error: unknown): error is Error & { errcode: number } {
  const code = (error as { code?: unknown } | undefined)?.code;
  return code === "ERR_SQLITE_ERROR" || code === "ERR_INVALID_STATE";
}

/** What `read` gives; `damaged` where SQLite finds that the page is not what it was. */
export function orDamaged<T>(read: () => T): T | "damaged" {
  try {
    return read();
  } catch (error) {
    if (isSqliteError(error) && (error.errcode & 0xff) === SQLITE_CORRUPT) return "damaged";
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  if (!isSqliteError(error)) return false;
  const primary = error.errcode & 0xff;
  return primary === SQLITE_BUSY || primary === SQLITE_LOCKED;
}

/**
 * Has SQLite check the structure of every file of an embedded store (`PRAGMA quick_check`) and returns what it finds
 * wrong, a line a fault, with the file's path in front. A folder that is not there has no faults.
 */
export function checkSqliteFiles(directory: string, readOnly = false): string[] {
  return filesOf(directory)
    .filter((path) => path.endsWith(".sqlite"))
    .flatMap((path) => findFaults(path, readOnly).map((fault) => `${path}: ${fault}`));
}

/** Of an embedded store, with what SQLite keeps beside its files. */
export function bytesOfFiles(directory: string): number {
  const sizes = filesOf(directory)
    .filter((path) => /\.sqlite(-wal|-shm)?$/.test(path))
    .map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function filesOf(directory: string): string[] {
  return [directory, join(directory, "orgs")]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
}

/** What SQLite finds wrong with the structure of a file. */
export function findFaults(path: string, readOnly = false): string[] {
  try {
    using database = new DatabaseSync(path, { timeout: BUSY_MS, readOnly });
    const rows = database.prepare("PRAGMA quick_check").all() as { quick_check: string }[];
    return rows.map((row) => row.quick_check).filter((fault) => fault !== "ok");
  } catch (error) {
    return [(error as Error).message];
  }
}
