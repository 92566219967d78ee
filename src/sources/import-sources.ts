import type { DatabaseSync } from "node:sqlite";
import type { GeoLocation } from "../contract/common.ts";
import type { Host } from "../contract/host.ts";
import { DEFAULT_LANGUAGE } from "../languages/compare.ts";
import { Abandoned, type Edits, type Store, StoreError } from "../store/store.ts";
import type { ImportFault } from "./import-faults.ts";
import {
  BoundedList,
  type Listed,
  type MatchKind,
  MatchReport,
  type ReportedMatch,
  type ReportedNearMiss,
} from "./merge/match-report.ts";
import { type MergeOptions, type MergeOutcome, mergeSources } from "./merge/merge-sources.ts";
import { datasetKey, RecordSpool, SeenEntries, withScratchDatabase } from "./merge/record-spool.ts";
import type { ChangeCounts, RecordChange } from "./merge/write-targets.ts";
import {
  type ReadingProgress,
  type ReadSourcesReport,
  readSources,
  type SourceFile,
} from "./read-sources.ts";
import type { SourceOptions } from "./source-record.ts";

/** Where an import from sources stands. */
export type SourceProgress =
  | ({ phase: "reading" } & ReadingProgress)
  | { phase: "comparing"; records: number }
  | { phase: "writing"; records: number; total: number };

/** What is imported into which organisation, and how. */
export interface ImportSourcesOptions {
  store: Store;
  orgId: string;
  files: readonly SourceFile[];
  /** What the readers get besides the organisation's own settings. */
  reading: Pick<SourceOptions, "textLanguage" | "mapping" | "notability" | "leastConfidence">;
  /** Hosts of new records; empty means every host. */
  hostIds: readonly string[];
  /** Retires records that the data sets of the files had before and the files no longer have. */
  prune: boolean;
  /** Does everything but write. */
  dryRun: boolean;
  /** One record with a fault stops the import; otherwise it is left out. */
  strict: boolean;
  /** How many entries each list of the report has at most (all are counted); 100 by default. */
  maxListed?: number;
  /** Epoch milliseconds. */
  now: number;
  onProgress?: (progress: SourceProgress) => void;
  signal?: AbortSignal;
}

export interface SourceImportReport {
  dryRun: boolean;
  /** Valid records of the files. */
  records: number;
  /** What was passed over: elements that are no place, and records that an earlier file of the import has as well. */
  skipped: { notAPlace: number; repeated: number };
  /** Of records that were left out for them, and of files. */
  faultCount: number;
  faults: ImportFault[];
  /** What the files say and no record got, such as a column that is not read. */
  warnings: Listed<ImportFault>;
  /** What was, or in a dry run would be, done; absent when nothing was for the faults. */
  result?: ChangeCounts & { version: number };
  /** Source records that went into a record with more than them, by how. */
  merged: Record<MatchKind, number>;
  matches: Listed<ReportedMatch>;
  ambiguous: Listed<ReportedNearMiss>;
  nearMisses: Listed<ReportedNearMiss>;
  changes: Listed<RecordChange>;
}

const DEFAULT_MAX_LISTED = 100;

/**
 * Imports files of other formats: reads and checks them to the end, compares what was read with what is there, and writes what
 * is new as one batch: all of it or nothing. Importing the same files again changes nothing. The files' records, and what is
 * known of those that are there, wait on disk: memory grows by some hundred bytes a place.
 * @throws StoreError `unknown_organisation`; ScratchError; what a file's stream throws; the reason of `signal`. Nothing is
 * written then.
 */
export function importSources(options: ImportSourcesOptions): Promise<SourceImportReport> {
  return withScratchDatabase((scratch) => importThrough(scratch, options));
}

async function importThrough(
  scratch: DatabaseSync,
  options: ImportSourcesOptions,
): Promise<SourceImportReport> {
  const { files, maxListed = DEFAULT_MAX_LISTED, onProgress } = options;
  const source = await sourceOptions(options);
  const seen = new SeenEntries(scratch);
  const spool = new RecordSpool(scratch);
  const reading = {
    ...{ files, source, maxFaults: maxListed },
    onProgress: (progress: ReadingProgress) => onProgress?.({ phase: "reading", ...progress }),
  };
  const read = await readSources(reading, seen, (record) => spool.add(record));
  const refusal = refusalOf(read, options);
  if (refusal) return reportOf(options, { ...read, ...refusal });
  const merging = mergeOptions(options, source, read);
  const merge = (batch: Edits) => mergeSources(batch, { files, scratch, spool, seen }, merging);
  return write(options, read, merge);
}

/** Has the merging fill a batch of the store, or, in a dry run, one that nobody writes. */
async function write(
  options: ImportSourcesOptions,
  read: ReadSourcesReport,
  merge: (batch: Edits) => Promise<MergeOutcome>,
): Promise<SourceImportReport> {
  const { store, orgId, dryRun, strict } = options;
  let outcome: MergeOutcome | undefined;
  const fill = async (batch: Edits) => {
    outcome = await merge(batch);
    if (strict && outcome.faults.count > 0) throw new Abandoned();
  };
  try {
    if (dryRun) await fill({ ...store.read(orgId), put() {}, remove() {} });
    const version = dryRun ? await store.version(orgId) : (await store.write(orgId, fill)).version;
    return reportOf(options, read, outcome, version);
  } catch (error) {
    if (!(error instanceof Abandoned)) throw error;
    return reportOf(options, read, outcome);
  }
}

/** Why nothing that was read may be written: as faults, unless they were reported already. */
function refusalOf(
  read: ReadSourcesReport,
  options: ImportSourcesOptions,
): { faults: Listed<ImportFault> } | undefined {
  const { records, faults } = read;
  if (read.broken || (faults.count > 0 && (options.strict || records === 0))) return { faults };
  if (records > 0 || !options.prune) return undefined;
  const detail = "no record was found: pruning would retire everything that the data set had";
  return {
    faults: { count: 1, first: [{ file: options.files[0]?.file.name, code: "broken_file", detail }] },
  };
}

function reportOf(
  { dryRun, prune, maxListed = DEFAULT_MAX_LISTED }: ImportSourcesOptions,
  { records, skipped, repeated, faults, warnings, unsure }: ReadSourcesReport,
  outcome?: MergeOutcome,
  version?: number,
): SourceImportReport {
  const matches = outcome?.matches ?? new MatchReport(0);
  const kept = prune && outcome ? [...unsure.values()].map(notPruned) : [];
  const first = [...kept, ...faults.first, ...(outcome?.faults.first ?? [])].slice(0, maxListed);
  return {
    dryRun,
    records,
    skipped: { notAPlace: skipped, repeated },
    faultCount: kept.length + faults.count + (outcome?.faults.count ?? 0),
    faults: first,
    warnings,
    result: outcome && version !== undefined ? { ...outcome.counts, version } : undefined,
    merged: matches.counts,
    matches: matches.merged,
    ambiguous: matches.ambiguous,
    nearMisses: matches.nearMisses,
    changes: outcome?.changes ?? new BoundedList(0),
  };
}

function notPruned({ file, dataset }: SourceFile): ImportFault {
  const detail = `nothing of the data set ${dataset} was retired: records with faults may be in it; mend them, or leave --prune out`;
  return { file: file.name, code: "not_pruned", detail };
}

/** What the readers get: the organisation's settings, and what the operator said about the files. */
async function sourceOptions({
  store,
  orgId,
  now,
  reading,
  signal,
}: ImportSourcesOptions): Promise<SourceOptions> {
  const organisation = await store.organisations.find(orgId);
  if (!organisation) {
    throw new StoreError("unknown_organisation", `there is no organisation ${JSON.stringify(orgId)}`);
  }
  const hostLocations: GeoLocation[] = [];
  for await (const { body } of store.read(orgId).records(["host"])) {
    const { geoLocation } = JSON.parse(body) as Host;
    if (geoLocation) hostLocations.push(geoLocation);
  }
  const { languageCodes } = organisation;
  const languages = languageCodes.length > 0 ? languageCodes : [DEFAULT_LANGUAGE];
  return { ...reading, languages, hostLocations, year: new Date(now).getUTCFullYear(), signal };
}

function mergeOptions(
  options: ImportSourcesOptions,
  { languages: [defaultLanguage = DEFAULT_LANGUAGE] }: SourceOptions,
  { unsure }: ReadSourcesReport,
): MergeOptions {
  const { store, orgId, files, hostIds, signal, onProgress, maxListed = DEFAULT_MAX_LISTED } = options;
  const datasets = new Set(files.map(({ source, dataset }) => datasetKey(source, dataset)));
  return {
    ...{ store, orgId, defaultLanguage, hostIds, signal, maxListed },
    pruned: options.prune ? datasets.difference(unsure) : new Set(),
    onCompared: (records) => onProgress?.({ phase: "comparing", records }),
    onWritten: (records, total) => onProgress?.({ phase: "writing", records, total }),
  };
}
