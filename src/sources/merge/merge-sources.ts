import type { DatabaseSync } from "node:sqlite";
import type { Edits, Store } from "../../store/store.ts";
import type { ImportFault } from "../import-faults.ts";
import { PartPlaces } from "../parts/part-places.ts";
import type { SourceFile } from "../read-sources.ts";
import { KnownRecords, readKnownRecords } from "./known-records.ts";
import { type Listed, MatchReport } from "./match-report.ts";
import { MergePlan } from "./merge-plan.ts";
import type { LooseRecord } from "./merge-record.ts";
import { MergeTargets, Newcomers } from "./merge-targets.ts";
import { inTurns, PlaceMatcher } from "./place-matcher.ts";
import { type RecordSpool, type SeenEntries, sourceKinds } from "./record-spool.ts";
import { type ChangeCounts, type RecordChange, TargetWriter } from "./write-targets.ts";

/** What was read of all files, waiting to be merged. */
export interface ReadSources {
  files: readonly SourceFile[];
  /** Where the spool and the entries are, and what the merging has to remember. */
  scratch: DatabaseSync;
  spool: RecordSpool;
  seen: SeenEntries;
}

/** Into which organisation is merged, and how. */
export interface MergeOptions {
  store: Store;
  orgId: string;
  defaultLanguage: string;
  hostIds: readonly string[];
  /** The data sets (`datasetKey`) of which is retired what the files have no longer. */
  pruned: ReadonlySet<string>;
  /** Entries of each list that is reported. */
  maxListed: number;
  signal?: AbortSignal;
  onCompared?: (records: number) => void;
  onWritten?: (records: number, total: number) => void;
}

/** What the merging came to. */
export interface MergeOutcome {
  counts: ChangeCounts;
  changes: Listed<RecordChange>;
  matches: MatchReport;
  faults: Listed<ImportFault>;
}

/** Compares what was read with what the organisation has, and puts into the batch what is new. */
export async function mergeSources(
  batch: Edits,
  read: ReadSources,
  options: MergeOptions,
): Promise<MergeOutcome> {
  const { defaultLanguage, hostIds, maxListed, signal } = options;
  const matches = new MatchReport(maxListed);
  const places = new PartPlaces();
  const targets = await planTargets(read, matches, places, options);
  const total = targets.count;
  let written = 0;
  const onRecord = () => options.onWritten?.(++written, total);
  const { spool } = read;
  for await (const { known, given } of inTurns(targets.all(), signal)) {
    for (const { number } of known.kind === "listing" ? given : []) {
      const { record, extent } = spool.read(number);
      places.add({ ...record, id: known.id }, extent);
    }
  }
  const wholes = await places.wholes();
  const how = { defaultLanguage, hostIds, spool, wholes, maxListed, signal, onRecord };
  const writer = new TargetWriter(batch, how);
  await writer.write(targets.all());
  const { counts, changes, faults } = writer;
  return { counts, changes, faults, matches };
}

/** What may change of each kind that the files have; to retire, every kind is looked through. */
async function planTargets(
  { files, scratch, spool, seen }: ReadSources,
  report: MatchReport,
  places: PartPlaces,
  { store, orgId, pruned, signal, onCompared }: MergeOptions,
): Promise<MergeTargets> {
  const sources = new Set(files.map(({ source }) => source));
  const known = new KnownRecords(scratch);
  const targets = new MergeTargets(scratch, known);
  const newcomers = new Newcomers(scratch);
  let compared = 0;
  for (const kind of sourceKinds) {
    const datasets = spool.datasets(kind);
    if (datasets.length === 0 && pruned.size === 0) continue;
    const onRecord = (record: LooseRecord) => {
      signal?.throwIfAborted();
      if (kind === "listing") places.add(record);
      onCompared?.(++compared);
    };
    await readKnownRecords({ store, orgId, known }, kind, sources, onRecord);
    const matcher = new PlaceMatcher(scratch, kind, known, seen);
    const plan = new MergePlan(kind, { spool, seen, known, matcher, newcomers, targets, report });
    for (const dataset of datasets) await plan.take(dataset, signal);
    plan.retire(pruned);
  }
  return targets;
}
