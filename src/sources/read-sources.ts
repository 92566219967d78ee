import type { Provenance } from "../contract/provenance.ts";
import { DEFAULT_LANGUAGE } from "../languages/compare.ts";
import type { Polygon } from "./geometry/shapes.ts";
import type { ImportFault, RecordFault } from "./import-faults.ts";
import type { ImportFile } from "./import-records.ts";
import { BoundedList, type Listed } from "./merge/match-report.ts";
import type { LooseRecord } from "./merge/merge-record.ts";
import { datasetKey, entryKey, type SeenEntries, sourceKinds } from "./merge/record-spool.ts";
import { normaliseRecord } from "./normalise.ts";
import { withNotability } from "./notability-file.ts";
import {
  BrokenFile,
  type SourceFault,
  type SourceKind,
  type SourceOptions,
  type SourcePlace,
  type SourceReader,
  type SourceRecord,
} from "./source-record.ts";
import { missingWhereabouts } from "./whereabouts.ts";

/** A file of a source: how it is read, and under which names its records are kept. */
export interface SourceFile {
  file: ImportFile;
  reader: SourceReader;
  /** Whose records they are: two files of one source speak of the same records. */
  source: string;
  /** The operator's name for what the file is a state of: what `prune` retires of. */
  dataset: string;
  /** Whether all data sets of the source speak of the same records, as all extracts of OpenStreetMap do. */
  worldwide: boolean;
}

/** A record that was read and found valid, as it waits for the merging. */
export interface ReadRecord {
  kind: SourceKind;
  /** What the source gives of it, normalised; `id` is that of a new record. */
  record: LooseRecord;
  /** Names of the fields that the source gave, without those that normalising added. */
  given: string[];
  provenance: Omit<Provenance, "fields">;
  /** See SourceRecord. */
  extent?: readonly Polygon[];
  worldwide: boolean;
  file: string;
  place: SourcePlace;
}

/** How far the reading of the files is. */
export interface ReadingProgress {
  file: string;
  /** 1-based: some formats are read more than once. */
  pass: number;
  /** Of this pass. */
  bytesRead: number;
  /** Of all files. */
  records: number;
}

/** The files, and how they are read. */
export interface ReadSourcesOptions {
  files: readonly SourceFile[];
  source: SourceOptions;
  maxFaults: number;
  onProgress?: (progress: ReadingProgress) => void;
}

/** What the reading of all files came to. */
export interface ReadSourcesReport {
  records: number;
  /** Elements that are no place for travellers. */
  skipped: number;
  /** Records that another file of the import had as well. */
  repeated: number;
  /** Records that were left out, each for at least one fault, and files that are broken. */
  faults: Listed<ImportFault>;
  /** What the files say and no record got. */
  warnings: Listed<ImportFault>;
  /** Whether a file cannot be trusted as a whole. */
  broken: boolean;
  /**
   * Data sets (`datasetKey`) with faulty records that nobody can name, each with its file: what is missing of them cannot
   * be told.
   */
  unsure: Map<string, SourceFile>;
}

/**
 * Reads and checks every record of all files. `take` gets each valid one, in order. Faults of single records are listed and
 * the record left out; a broken file is a fault as well, and the others are read all the same, to list what is wrong
 * with them.
 * @param seen gets the entry of every record that the files have, faulty ones included as far as they can be named
 * @throws what a file's stream throws; the reason of the signal.
 */
export async function readSources(
  options: ReadSourcesOptions,
  seen: SeenEntries,
  take: (record: ReadRecord) => void,
): Promise<ReadSourcesReport> {
  const reading = new SourceReading(options, seen, take);
  for (const [number, file] of options.files.entries()) await reading.read(file, number);
  return reading.report;
}

class SourceReading {
  readonly #options: ReadSourcesOptions;
  readonly #seen: SeenEntries;
  readonly #take: (record: ReadRecord) => void;
  readonly #faults: BoundedList<ImportFault>;
  readonly #warnings: BoundedList<ImportFault>;
  readonly report: ReadSourcesReport;

  constructor(options: ReadSourcesOptions, seen: SeenEntries, take: (record: ReadRecord) => void) {
    this.#options = options;
    this.#seen = seen;
    this.#take = take;
    this.#faults = new BoundedList(options.maxFaults);
    this.#warnings = new BoundedList(options.maxFaults);
    const counts = { records: 0, skipped: 0, repeated: 0 };
    const lists = { faults: this.#faults, warnings: this.#warnings };
    this.report = { ...counts, ...lists, broken: false, unsure: new Map() };
  }

  async read(one: SourceFile, fileNumber: number): Promise<void> {
    const { source, onProgress } = this.#options;
    const { name } = one.file;
    let [pass, bytesRead] = [1, 0];
    const tell = () => onProgress?.({ file: name, pass, bytesRead, records: this.report.records });
    const watched = watch(one.file, (ofPass, bytes) => {
      [pass, bytesRead] = [ofPass, bytes];
      tell();
    });
    try {
      for await (const batch of one.reader.read(watched, { ...source, dataset: one.dataset })) {
        source.signal?.throwIfAborted();
        this.report.skipped += batch.skipped;
        for (const fault of batch.faults) this.#noteFault(fault, one);
        for (const record of batch.records) {
          this.#takeRecord(withNotability(record, source.notability), one, fileNumber);
        }
        for (const { place, field, code, detail } of batch.warnings ?? [])
          this.#warnings.add({ ...placed(name, place), field, code, detail });
      }
    } catch (error) {
      // An aborted stream throws an error of its own, which says less than the signal's reason.
      source.signal?.throwIfAborted();
      if (!(error instanceof BrokenFile)) throw error;
      this.#faults.add({ ...placed(name, error.place), code: error.code, detail: error.message });
      this.report.broken = true;
    }
    tell();
  }

  #takeRecord(record: SourceRecord, one: SourceFile, fileNumber: number): void {
    const { kind, place } = record;
    const seen = this.#seen.addOf(fileNumber, entryKey(kind, one.source, record.sourceId));
    if (seen === "noted before") {
      this.report.repeated++;
      return;
    }
    const [defaultLanguage = DEFAULT_LANGUAGE] = this.#options.source.languages;
    const read = seen === "new" ? check(record, one, defaultLanguage) : { faults: [repeatedId(record)] };
    if ("faults" in read) {
      for (const fault of read.faults) this.#faults.add({ ...placed(one.file.name, place), kind, ...fault });
      return;
    }
    this.report.records++;
    this.#take(read);
  }

  /** A faulty record is not missing from its source: it is left as it is. */
  #noteFault({ place, sourceId, field, code, detail }: SourceFault, one: SourceFile): void {
    this.#faults.add({ ...placed(one.file.name, place), field, code, detail });
    if (sourceId === undefined) this.report.unsure.set(datasetKey(one.source, one.dataset), one);
    else for (const kind of sourceKinds) this.#seen.add(entryKey(kind, one.source, sourceId));
  }
}

function placed(
  file: string,
  { line, element }: SourcePlace,
): Pick<ImportFault, "file" | "line" | "element"> {
  return { file, line, element };
}

function repeatedId({ sourceId }: SourceRecord): RecordFault {
  return {
    field: "id",
    code: "duplicate_id",
    detail: `${sourceId} is in the file twice; the first is taken`,
  };
}

function check(
  { kind, id, sourceId, fields, place, extent, pictures, ...own }: SourceRecord,
  { file, reader, source, dataset, worldwide }: SourceFile,
  defaultLanguage: string,
): ReadRecord | { faults: RecordFault[] } {
  const { licence = reader.source.licence, attribution = reader.source.attribution } = own;
  const told = { ...own, licence, attribution, ...(pictures?.length && { pictures }) };
  const provenance = { source, dataset, id: sourceId, ...told };
  const said = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  const values = { ...Object.fromEntries(said), ...missingWhereabouts(kind, Object.fromEntries(said)) };
  const given = Object.keys(values);
  const withEntry = { ...values, kind, id, sources: [{ ...provenance, fields: {} }] };
  const normalised = normaliseRecord(withEntry, { defaultLanguage });
  if ("faults" in normalised) return { faults: normalised.faults };
  const { sources: _entry, ...record } = normalised.record as LooseRecord;
  const read = { kind, record: record as LooseRecord, given, provenance, extent };
  return { ...read, worldwide, file: file.name, place };
}

/** The file, telling how often it was opened and how much was read since. */
function watch(file: ImportFile, onRead: (pass: number, bytesRead: number) => void): ImportFile {
  let passes = 0;
  async function* open(signal?: AbortSignal): AsyncGenerator<Uint8Array> {
    const pass = ++passes;
    let bytesRead = 0;
    onRead(pass, bytesRead);
    for await (const chunk of file.open(signal)) {
      bytesRead += chunk.length;
      yield chunk;
      onRead(pass, bytesRead);
    }
  }
  const { parts } = file;
  if (!parts) return { name: file.name, open };
  let bytesRead = 0;
  const read = async (start: number, end: number) => {
    const bytes = await parts.read(start, end);
    bytesRead += bytes.length;
    onRead(1, bytesRead);
    return bytes;
  };
  return { name: file.name, open, parts: { ...parts, read } };
}
