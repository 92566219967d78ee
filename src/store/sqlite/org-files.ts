import { closeSync, existsSync, fdatasync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { fileName } from "../../content/file-name.ts";
import { INDEX_FORMAT } from "../../search/columns/columns.ts";
import { ensureIndexFormat } from "../index-writer.ts";
import { StoreError } from "../store.ts";
import type { BatchTables, VersionTables } from "../tables.ts";
import { TextSearch } from "../text-search.ts";
import { openBatches } from "./batch-tables.ts";
import type { Place } from "./control-file.ts";
import { openDatabase, refuseOlder, type Synchronous } from "./database.ts";
import { orgSchema } from "./org-schema.ts";
import { openQuestions, openVersion } from "./version-tables.ts";

/** Page caches in KiB, at most: one for reading, one for a bulk load (released after it). */
const READER_CACHE_KIB = 16 * 1024;
const WRITER_CACHE_KIB = 64 * 1024;
const STREAM_CACHE_KIB = 4 * 1024;
/** The log of a large batch is cut back to this many bytes once it is in the file. */
const LOG_BYTES = 64 * 1024 * 1024;
/**
 * A commit that makes the log longer brings it into the file, while nobody is answered. What is written often is in it many times and in
 * the file once: four times the usual length takes hardly longer, and comes a quarter as often.
 */
const LOG_PAGES = 4_000;

/** A namesake of a removed organisation has a file of its own. */
export function orgFileName(orgId: string, { generation }: Pick<Place, "generation">): string {
  const suffix = generation === 1 ? "" : `.${generation}`;
  return `${fileName(orgId)}${suffix}.sqlite`;
}

export interface OrgFileOptions {
  synchronous: Synchronous;
  readOnly: boolean;
}

/** The open file of one organisation: a connection that reads, and one that writes from the first batch on. */
export class OrgFile {
  readonly generation: number;
  readonly questions: ReturnType<typeof openQuestions>;
  readonly text: TextSearch;
  /** While the index is rebuilt, because another release wrote it. */
  reindexing: Promise<void> | undefined;
  readonly #path: string;
  readonly #synchronous: Synchronous;
  readonly #connect: (cacheKib: number) => ReturnType<typeof openDatabase>;
  readonly #reader: ReturnType<typeof openDatabase>;
  #writer: { database: ReturnType<typeof openDatabase>; begin: () => Promise<BatchTables> } | undefined;
  /** SQLite's log, which is there and the same file as long as the connection that writes is open. */
  #log: number | undefined;
  /** The batch that is being written, or waits for another process's. */
  #writing: Promise<void> | undefined;

  constructor(path: string, place: Place, { synchronous, readOnly }: OrgFileOptions) {
    if (!existsSync(path)) refuseLost(path, place, undefined);
    const schema = orgSchema(place);
    this.generation = place.generation;
    this.#path = path;
    this.#synchronous = synchronous;
    this.#connect = (cacheKib) => openDatabase(path, schema, { synchronous: "normal", cacheKib, readOnly });
    this.#reader = this.#connect(READER_CACHE_KIB);
    try {
      this.questions = openQuestions(this.#reader);
      const { postings, numbers } = this.questions;
      refuseLost(path, place, numbers().version);
      this.text = new TextSearch({ postings, current: () => numbers().version });
      if (readOnly) refuseOlder(path, "index format", numbers().indexFormat, INDEX_FORMAT);
      if (numbers().indexFormat !== INDEX_FORMAT) this.reindexing = this.#reindex(path);
    } catch (error) {
      this.#reader.close();
      throw error;
    }
  }

  async #reindex(path: string): Promise<void> {
    const tables = await this.begin();
    try {
      await ensureIndexFormat(tables, path);
      this.reindexing = undefined;
    } finally {
      tables.abandon();
    }
  }

  /** The current version, on a connection of its own. */
  openVersion(): VersionTables {
    return openVersion(this.#connect(STREAM_CACHE_KIB), this);
  }

  /** Begins a batch, one at a time, once it has the file's lock. */
  async begin(): Promise<BatchTables> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#writing = promise;
    const over = () => {
      this.#writing = undefined;
      resolve();
    };
    try {
      const { begin } = this.#openWriter();
      const tables = await begin();
      const abandon = () => {
        tables.abandon();
        over();
      };
      return { ...tables, abandon };
    } catch (error) {
      over();
      throw error;
    }
  }

  #openWriter() {
    if (!this.#writer) {
      const database = this.#connect(WRITER_CACHE_KIB);
      database.exec(`PRAGMA journal_size_limit = ${LOG_BYTES}; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
      this.#writer = { database, begin: openBatches(database, () => this.#flush()) };
    }
    return this.#writer;
  }

  /** Waits beside until the log is on the disk: SQLite, which would be told by `synchronous = full`, keeps everybody waiting meanwhile. */
  async #flush(): Promise<void> {
    if (this.#synchronous !== "full") return;
    this.#log ??= openSync(`${this.#path}-wal`, "r+");
    await promisify(fdatasync)(this.#log);
  }

  get isBusy(): boolean {
    return this.#writing !== undefined;
  }

  /** Waits for the batch that was begun. */
  async close(): Promise<void> {
    if (this.#reader.isOpen) this.#reader.close();
    await this.#writing;
    if (this.#log !== undefined) closeSync(this.#log);
    this.#log = undefined;
    if (this.#writer?.database.isOpen) this.#writer.database.close();
  }
}

/** What is wrong with a file that was further once; `version` is undefined where there is none. Undefined when nothing is. */
export function lossOf({ reached }: Pick<Place, "reached">, version: number | undefined): string | undefined {
  if (version === undefined) return reached > 0 ? `is missing, and was at version ${reached}` : undefined;
  return version < reached ? `is of version ${version}, and was at ${reached}` : undefined;
}

function refuseLost(path: string, place: Place, version: number | undefined): void {
  const loss = lossOf(place, version);
  if (loss === undefined) return;
  const cure =
    "put the newest copy there and take it with `waymark orgs adopt`, or give up with `waymark orgs remove`";
  throw new StoreError("unavailable", `${path} ${loss}: ${cure}`);
}

/** The files of organisations, kept open: at most `most` of them besides those that are being written. */
export class OrgFiles {
  readonly #folder: string;
  readonly #options: OrgFileOptions;
  readonly #most: number;
  /** In the order of last use. */
  readonly #files = new Map<string, OrgFile>();
  readonly #closing = new Set<Promise<void>>();

  constructor(folder: string, options: OrgFileOptions, most: number) {
    this.#folder = folder;
    this.#options = options;
    this.#most = most;
  }

  /**
   * What `ask` returns for the file of an organisation at this place; at once, unless the file's index has to be rebuilt.
   * A file of an earlier place is closed.
   */
  with<T>(orgId: string, place: Place, ask: (file: OrgFile) => T): T | Promise<T> {
    const file = this.#open(orgId, place);
    if (!file.reindexing) return ask(file);
    return file.reindexing.then(
      () => this.with(orgId, place, ask),
      (error) => {
        // The next to ask tries again.
        if (this.#files.get(orgId) === file) void this.close(orgId);
        throw error;
      },
    );
  }

  /** The file of an organisation, if it is open and whole: of what it was when it was last asked. */
  opened(orgId: string): OrgFile | undefined {
    const file = this.#files.get(orgId);
    return file?.reindexing ? undefined : file;
  }

  #open(orgId: string, place: Place): OrgFile {
    let file = this.#files.get(orgId);
    if (file && file.generation !== place.generation) {
      this.close(orgId);
      file = undefined;
    }
    this.#files.delete(orgId);
    file ??= new OrgFile(this.#pathOf(orgId, place), place, this.#options);
    this.#files.set(orgId, file);
    if (this.#files.size > this.#most) this.#makeRoom(file);
    return file;
  }

  #makeRoom(besides: OrgFile): void {
    for (const [orgId, file] of this.#files) {
      if (this.#files.size <= this.#most) return;
      if (file !== besides && !file.isBusy) this.close(orgId);
    }
  }

  #pathOf(orgId: string, place: Place): string {
    return join(this.#folder, orgFileName(orgId, place));
  }

  /** Waits for the batch that is being written. */
  close(orgId: string): Promise<void> {
    const file = this.#files.get(orgId);
    if (!file) return Promise.resolve();
    this.#files.delete(orgId);
    const closed = file.close().finally(() => this.#closing.delete(closed));
    this.#closing.add(closed);
    return closed;
  }

  isMissing(orgId: string, place: Place): boolean {
    return !existsSync(this.#pathOf(orgId, place));
  }

  /** @throws StoreError `unowned_file` when there is a file at this place already. */
  ensureFree(orgId: string, place: Place): void {
    const path = this.#pathOf(orgId, place);
    if (!existsSync(path)) {
      // What SQLite kept beside a file that somebody took away.
      this.remove(orgId, place);
      return;
    }
    const cure = `take it with \`waymark orgs adopt ${orgId} --name …\`, or move it away`;
    throw new StoreError("unowned_file", `${path} has records that no organisation owns: ${cure}`);
  }

  /** Removes a file and what SQLite keeps beside it; one that is still open elsewhere may stay behind, unused. */
  remove(orgId: string, place: Place): void {
    for (const ending of ["", "-wal", "-shm"]) {
      try {
        rmSync(this.#pathOf(orgId, place) + ending, { force: true });
      } catch {
        // Windows holds on to open files. Nothing reads this one again: a namesake gets a file of its own.
      }
    }
  }

  async closeAll(): Promise<void> {
    for (const orgId of [...this.#files.keys()]) this.close(orgId);
    await Promise.all(this.#closing);
  }
}
