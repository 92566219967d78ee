import type { AnyRecord, Kind } from "../contract/records.ts";
import { DEFAULT_LANGUAGE } from "../languages/compare.ts";
import { Abandoned, type BatchResult, type Edits, type Store } from "../store/store.ts";
import type { ImportFault, RecordFault } from "./import-faults.ts";
import type { Listed } from "./merge/match-report.ts";
import type { RecordChange } from "./merge/write-targets.ts";
import { type NdjsonLine, readNdjson } from "./ndjson.ts";
import { normaliseRecord } from "./normalise.ts";
import { byKind, type DanglingReference, ReferenceBook } from "./references.ts";
import { Revision, type Writing } from "./revise.ts";

/** A file to import: its name as faults tell it, and its bytes, asked for once; `signal` ends a wait for more of them. */
export interface ImportFile {
  name: string;
  open(signal?: AbortSignal): AsyncIterable<Uint8Array>;
  /** Any part of its bytes, for formats that are not read from beginning to end; absent for a stream. */
  parts?: { bytes: number; read(start: number, end: number): Promise<Uint8Array> };
}

/** How far an import of records is. */
export interface ImportProgress {
  /** Bytes read of all files so far. */
  bytesRead: number;
  /** Lines that hold a record, faulty ones included. */
  records: number;
}

/** The files, and how they are read. */
export interface ReadOptions {
  files: readonly ImportFile[];
  /** Canonical BCP 47 code under which bare values of localised fields are put. */
  defaultLanguage: string;
  /** Gets each line's value first: the faults of one that it takes for itself, undefined for a record. */
  takeLine?: (value: unknown) => Promise<RecordFault[]> | undefined;
  /** Refuses, by throwing, what is not the caller's to write. `existing` is given where there is a revision. */
  admit?: (kind: Kind, record: AnyRecord, existing: Record<string, unknown> | undefined) => void;
  /** Brings lines together with the records that are there; absent: each line is taken for itself. */
  revision?: Revision;
  /** Called after every chunk of a file. */
  onProgress?: (progress: ImportProgress) => void;
  /** How many faults, and how many warnings, are listed (all are counted); 100 by default. */
  maxFaults?: number;
  /** Stops the reading between two chunks; its reason is thrown. */
  signal?: AbortSignal;
}

/** What the reading of all files came to. */
export interface ReadReport {
  records: number;
  faultCount: number;
  /** The first faults, in the order of files and lines. */
  faults: ImportFault[];
}

/** What an import of records came to. */
export interface ImportReport extends ReadReport {
  /** What the store did, or in a dry run would do; absent when there were faults: then nothing was written. */
  result?: BatchResult;
  /** What a dry run would change. */
  changes?: Listed<RecordChange>;
  danglingCount: number;
  /** The first references to records that are neither in the import nor in the store. They are allowed. */
  dangling: DanglingReference[];
}

const DEFAULT_MAX_FAULTS = 100;
/** Unknown references of one import that are looked up in the store; the rest of a longer list are not reported. */
const MAX_LOOKUPS = 10_000;

/** What is imported into which organisation, and how. */
export interface ImportOptions extends Omit<ReadOptions, "defaultLanguage" | "revision"> {
  store: Store;
  orgId: string;
  /** What is done to records that are there: `replace` when nothing is said. */
  writing?: Writing;
  /** Does everything but write. */
  dryRun?: boolean;
  /** Called when every line is read and none had a fault. */
  finish?: (batch: Edits) => Promise<void>;
}

/**
 * Imports newline-delimited JSON from any number of files as one batch: every record is written, in one transaction and
 * one new version, or none is. After the first fault nothing more is written, but the reading goes on to list the others.
 * @throws StoreError `unknown_organisation`; what a file's stream throws; the reason of `signal`. Nothing is written then.
 */
export async function importNdjson(options: ImportOptions): Promise<ImportReport> {
  const { store, orgId, writing = "replace", dryRun = false, maxFaults = DEFAULT_MAX_FAULTS } = options;
  const organisation = await store.organisations.find(orgId);
  const defaultLanguage = organisation?.languageCodes[0] ?? DEFAULT_LANGUAGE;
  const version = await store.version(orgId);
  const book = new ReferenceBook();
  let revision: Revision | undefined;
  let report: ReadReport | undefined;
  const fill = async (batch: Edits) => {
    const where = { record: batch.record, isEmpty: version === 0 };
    if (writing !== "replace" || dryRun) revision = new Revision(where, { writing, maxListed: maxFaults });
    report = await readRecords({ ...options, defaultLanguage, revision }, (kind, record) => {
      book.add(kind, record);
      return batch.put(kind, record);
    });
    if (report.faultCount > 0) throw new Abandoned();
    await options.finish?.(batch);
  };
  try {
    if (dryRun) await fill({ ...store.read(orgId), put() {}, remove() {} });
    const result = dryRun ? { ...revision!.counts, removed: 0, version } : await store.write(orgId, fill);
    const dangling = await unanswered(store, orgId, book.open());
    const changes = dryRun ? { changes: revision!.changes } : {};
    const first = dangling.slice(0, maxFaults);
    return { ...report!, result, ...changes, danglingCount: dangling.length, dangling: first };
  } catch (error) {
    if (!(error instanceof Abandoned)) throw error;
    return { ...report!, danglingCount: 0, dangling: [] };
  }
}

async function unanswered(store: Store, orgId: string, open: readonly DanglingReference[]) {
  const dangling: DanglingReference[] = [];
  for (const reference of open.slice(0, MAX_LOOKUPS)) {
    if (!(await store.read(orgId).record(reference.kind, reference.id))) dangling.push(reference);
  }
  return dangling;
}

/**
 * Reads and checks every line of all files. `take` gets each valid record, in order, until the first fault.
 * The same kind and id twice is a fault of the second line.
 */
export async function readRecords(
  options: ReadOptions,
  take: (kind: Kind, record: AnyRecord) => void | Promise<void>,
): Promise<ReadReport> {
  const { files, onProgress, maxFaults = DEFAULT_MAX_FAULTS, signal } = options;
  const report: ReadReport = { records: 0, faultCount: 0, faults: [] };
  const places = new SeenRecords();
  let bytesBefore = 0;
  const note = (fault: ImportFault) => {
    if (report.faultCount++ < maxFaults) report.faults.push(fault);
  };
  const readLine = async ({ line, existing }: KnownLine, file: string): Promise<void> => {
    const taken = line.fault ? undefined : options.takeLine?.(line.value);
    if (taken) {
      for (const fault of await taken) note({ file, line: line.line, ...fault });
      return;
    }
    report.records++;
    const checked = check(line, options, places, { file, existing });
    if ("faults" in checked) checked.faults.forEach(note);
    else if (report.faultCount === 0) await take(checked.kind, checked.record);
  };
  const readFile = async (file: ImportFile): Promise<number> => {
    let bytesOfFile = 0;
    for await (const { lines, bytesRead } of readNdjson(file.open(signal))) {
      signal?.throwIfAborted();
      for await (const chunk of withExisting(lines, options.revision))
        for (const line of chunk) await readLine(line, file.name);
      bytesOfFile = bytesRead;
      onProgress?.({ bytesRead: bytesBefore + bytesOfFile, records: report.records });
    }
    return bytesOfFile;
  };
  try {
    for (const file of files) bytesBefore += await readFile(file);
  } finally {
    // An aborted stream throws an error of its own, which says less than the signal's reason.
    signal?.throwIfAborted();
  }
  return report;
}

/** A line, and the record that is there for it. */
interface KnownLine {
  line: NdjsonLine;
  existing?: Record<string, unknown>;
}

/** Records that are asked of the store at a time: enough to hide the way to a server. */
const CHUNK = 64;

async function* withExisting(
  lines: Iterable<NdjsonLine>,
  revision: Revision | undefined,
): AsyncGenerator<Iterable<KnownLine>> {
  if (!revision) {
    yield Iterator.from(lines).map((line) => ({ line }));
    return;
  }
  let chunk: NdjsonLine[] = [];
  const known = async (): Promise<KnownLine[]> => {
    const existing = await revision.find(chunk.map((line) => (line.fault ? undefined : line.value)));
    return chunk.map((line, index) => ({ line, existing: existing[index] }));
  };
  for (const line of lines) {
    if (chunk.push(line) < CHUNK) continue;
    yield await known();
    chunk = [];
  }
  yield await known();
}

type Checked = { kind: Kind; record: AnyRecord } | { faults: ImportFault[] };

function check(
  line: NdjsonLine,
  options: ReadOptions,
  places: SeenRecords,
  { file, existing }: { file: string; existing?: Record<string, unknown> },
): Checked {
  const place = { file, line: line.line };
  if (line.fault) return { faults: [{ ...place, ...line.fault }] };
  const { revision } = options;
  const whole = revision?.complete(line.value, existing, options) ?? { value: line.value };
  const normalised = "faults" in whole ? whole : normaliseRecord(whole.value, options);
  if ("faults" in normalised) {
    const { kind, id, faults } = normalised;
    return { faults: faults.map((fault) => ({ ...place, kind, id, ...fault })) };
  }
  const { kind, record } = normalised;
  const fault = places.add(kind, record.id, place) ?? revision?.lossOf(line.value, record, existing);
  if (fault) return { faults: [{ ...place, kind, id: record.id, ...fault }] };
  options.admit?.(kind, record, existing);
  revision?.note(kind, record, existing);
  return normalised;
}

/** A line of a file of an import. */
interface Place {
  file: string;
  line: number;
}

const LINES_PER_FILE = 2 ** 32;

/** Remembers where each record of an import stands: as a number a record, for imports are long. */
class SeenRecords {
  readonly #files: string[] = [];
  readonly #places = byKind(() => new Map<string, number>());

  /** Notes a record; a fault when one of this kind and id was noted before. */
  add(kind: Kind, id: string, { file, line }: Place): RecordFault | undefined {
    const places = this.#places[kind];
    const first = places.get(id);
    if (first === undefined) {
      if (this.#files.at(-1) !== file) this.#files.push(file);
      places.set(id, (this.#files.length - 1) * LINES_PER_FILE + line);
      return undefined;
    }
    const firstFile = this.#files[Math.floor(first / LINES_PER_FILE)]!;
    const firstLine = first % LINES_PER_FILE;
    const where = firstFile === file ? `line ${firstLine}` : `${firstFile}:${firstLine}`;
    return {
      field: "id",
      code: "duplicate_id",
      detail: `this ${kind} is already in the import, at ${where}`,
    };
  }
}
