import type { Batch, Store } from "../../store/store.ts";
import type { ImportFault } from "../import-faults.ts";
import type { ReadRecord, SourceFile } from "../read-sources.ts";
import type { SourceKind } from "../source-record.ts";
import type { Listed } from "./bounded-list.ts";
import { readKnownRecords } from "./known-records.ts";
import { MatchReport } from "./match-report.ts";
import { type Incoming, type IncomingPlace, MergePlan, type MergeTarget } from "./merge-plan.ts";
import { traitsOf } from "./place-traits.ts";
import type { LooseRecord } from "./record-fields.ts";
import type { RecordSpool } from "./record-spool.ts";
import { datasetKey, type SeenEntries, sourceKinds } from "./source-entries.ts";
import { type ChangeCounts, type RecordChange, TargetWriter } from "./write-targets.ts";

/** What was read of all files, waiting to be merged. */
export interface ReadSources {
  files: readonly SourceFile[];
  spool: RecordSpool<ReadRecord>;
  /** In the order of the spool. */
  incoming: readonly Incoming[];
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
  batch: Batch,
  read: ReadSources,
  options: MergeOptions,
): Promise<MergeOutcome> {
  const { store, orgId, defaultLanguage, hostIds, maxListed, signal } = options;
  const matches = new MatchReport(maxListed);
  const kinds = await targetsOfKinds(read, matches, options);
  const total = kinds.reduce((sum, { targets }) => sum + targets.length, 0);
  let written = 0;
  const onRecord = () => options.onWritten?.(++written, total);
  const { spool } = read;
  const writer = new TargetWriter(batch, {
    ...{ store, orgId, defaultLanguage, hostIds, spool, maxListed, signal, onRecord },
  });
  for (const { kind, targets } of kinds) await writer.write(kind, targets);
  const { counts, changes, faults } = writer;
  return { counts, changes, faults, matches };
}

/** What may change of each kind that the files have; to retire, every kind is looked through. */
async function targetsOfKinds(
  { files, incoming, seen, spool }: ReadSources,
  matches: MatchReport,
  { store, orgId, pruned, signal, onCompared }: MergeOptions,
): Promise<{ kind: SourceKind; targets: MergeTarget[] }[]> {
  const sources = new Set(files.map(({ source }) => source));
  const byKind = Map.groupBy(incoming, ({ kind }) => kind);
  let compared = 0;
  const onRecord = () => {
    signal?.throwIfAborted();
    onCompared?.(++compared);
  };
  const kinds: { kind: SourceKind; targets: MergeTarget[] }[] = [];
  for (const kind of sourceKinds) {
    const ofKind = byKind.get(kind) ?? [];
    if (ofKind.length === 0 && pruned.size === 0) continue;
    const known = await readKnownRecords({ store, orgId }, kind, sources, onRecord);
    const plan = new MergePlan(known, seen, matches);
    const byDataset = Map.groupBy(ofKind, ({ source, dataset }) => datasetKey(source, dataset));
    const read = ({ number }: Incoming) => placeOf(spool.read(number));
    for (const records of byDataset.values()) await plan.take(records, read, signal);
    plan.retire(pruned);
    kinds.push({ kind, targets: plan.targets() });
  }
  return kinds;
}

function placeOf({ record, provenance }: ReadRecord): IncomingPlace {
  return { traits: traitsOf(record, provenance.wikidata), name: nameOf(record) };
}

function nameOf({ name, displayName }: LooseRecord): string {
  const given = name ?? displayName;
  return typeof given === "string"
    ? given
    : Object.values((given ?? {}) as Record<string, string>)
        .join(" / ")
        .slice(0, 80);
}
