import { setImmediate as nextTurn } from "node:timers/promises";
import type { AnyRecord, Kind } from "../../contract/records.ts";
import type { Edits } from "../../store/store.ts";
import type { ImportFault } from "../import-faults.ts";
import { normaliseRecord } from "../normalise.ts";
import type { ReadRecord } from "../read-sources.ts";
import type { SourceKind } from "../source-record.ts";
import { BoundedList } from "./match-report.ts";
import {
  type LooseRecord,
  type Merged,
  mergeRecord,
  retireRecord,
  valueAt,
  valuesOf,
} from "./merge-record.ts";
import type { MergeTarget } from "./merge-targets.ts";
import type { RecordSpool, SourceEntry } from "./record-spool.ts";

/** Records that are asked of the store at a time: enough to hide the way to a server. */
const CHUNK = 64;

/** One field of a record that an import changes: absent sides say that it was or will be none. */
export interface FieldChange {
  field: string;
  from?: unknown;
  to?: unknown;
}

/** What an import does to one record. */
export interface RecordChange {
  change: "add" | "update" | "retire";
  kind: Kind;
  id: string;
  /** Empty where only what is remembered of the sources changes. */
  fields: FieldChange[];
}

/** Records that were, or in a dry run would be, written. */
export interface ChangeCounts {
  added: number;
  updated: number;
  /** Archived, or lost by one of several sources. */
  retired: number;
  unchanged: number;
}

/** Where the records are written, and what they are made of. */
export interface WriteOptions {
  defaultLanguage: string;
  /** Of new records; empty means every host. */
  hostIds: readonly string[];
  spool: RecordSpool;
  /** By listing the one that it is part of: given by every source that gives the listing. */
  wholes: ReadonlyMap<string, string>;
  /** Changes and faults that are listed. */
  maxListed: number;
  signal?: AbortSignal;
  /** Called for every record that has been dealt with. */
  onRecord: () => void;
}

/** Merges what was read into records and puts what is new into a batch: only what really changes is written. */
export class TargetWriter {
  readonly #batch: Edits;
  readonly #options: WriteOptions;
  readonly counts: ChangeCounts = { added: 0, updated: 0, retired: 0, unchanged: 0 };
  readonly changes: BoundedList<RecordChange>;
  /** Of records that would not be valid any more. They are left as they are. */
  readonly faults: BoundedList<ImportFault>;

  constructor(batch: Edits, options: WriteOptions) {
    this.#batch = batch;
    this.#options = options;
    this.changes = new BoundedList(options.maxListed);
    this.faults = new BoundedList(options.maxListed);
  }

  /** Merges what sources give into records, and takes from them what sources have lost. */
  async write(targets: Iterable<MergeTarget>): Promise<void> {
    let chunk: MergeTarget[] = [];
    for (const target of targets) {
      if (chunk.push(target) < CHUNK) continue;
      await this.#writeChunk(chunk);
      chunk = [];
    }
    await this.#writeChunk(chunk);
  }

  /** Asks the store for all records of a chunk at once, and deals with each in order. */
  async #writeChunk(chunk: readonly MergeTarget[]): Promise<void> {
    const { signal, onRecord } = this.#options;
    // New records are written without waiting for anything: an interruption needs a turn of the event loop to be heard.
    await nextTurn();
    signal?.throwIfAborted();
    const bodies = await Promise.all(
      chunk.map(async ({ known: { kind, id, isNew } }) =>
        isNew ? undefined : (await this.#batch.record(kind, id))?.body,
      ),
    );
    for (const [place, target] of chunk.entries()) {
      const body = bodies[place];
      await this.#write(target, { body, record: body === undefined ? undefined : JSON.parse(body) });
      onRecord();
    }
  }

  async #write({ known, given, lost }: MergeTarget, existing: Existing): Promise<void> {
    const { spool, hostIds, wholes } = this.#options;
    const { kind, id } = known;
    const partOf = kind === "listing" ? wholes.get(id) : undefined;
    const read = given.map(({ number, formerId }) => ({
      ...withWhole(spool.read(number), partOf),
      formerId,
    }));
    const empty = kind === "host" ? { id } : { id, hostIds: [...hostIds] };
    const merged = mergeAll(kind, existing.record ?? empty, read, lost);
    if (merged.record === existing.record) this.#leave(read.at(-1));
    else await this.#put(kind, existing, merged, read.at(-1));
  }

  /** Counts a record of which nothing changes; what was retired before is no news. */
  #leave(origin?: ReadRecord): void {
    if (origin) this.counts.unchanged++;
  }

  /** @param origin what was read of the record last, absent when it is only retired */
  async #put(kind: SourceKind, existing: Existing, merged: Merged, origin?: ReadRecord): Promise<void> {
    const { counts } = this;
    const normalised = normaliseRecord({ kind, ...merged.record }, this.#options);
    if ("faults" in normalised) {
      const { id } = merged.record;
      for (const fault of normalised.faults)
        this.faults.add({ file: origin?.file, ...origin?.place, kind, id, ...fault });
      return;
    }
    const record = normalised.record as AnyRecord & LooseRecord;
    if (JSON.stringify(record) === existing.body) return this.#leave(origin);
    const change = !existing.record ? "add" : origin ? "update" : "retire";
    counts[change === "add" ? "added" : change === "update" ? "updated" : "retired"]++;
    const keys = change === "add" ? [...valuesOf(kind, record).keys()] : merged.changed;
    const fields = keys.map((field) => ({
      field,
      from: existing.record && valueAt(kind, existing.record, field),
      to: valueAt(kind, record, field),
    }));
    this.changes.add({ change, kind, id: record.id, fields });
    await this.#batch.put(kind, record);
  }
}

function withWhole(read: ReadRecord, partOf: string | undefined): ReadRecord {
  if (partOf === undefined) return read;
  return { ...read, record: { partOf, ...read.record }, given: [...read.given, "partOf"] };
}

/**
 * Lets every source speak, then those that have lost the record: so a place that one source brings is not archived because
 * another has lost it. What one withdraws, another may fill: they speak again until nobody has anything new.
 */
function mergeAll(
  kind: SourceKind,
  existing: LooseRecord,
  read: readonly (ReadRecord & { formerId?: string })[],
  lost: readonly SourceEntry[],
): Merged {
  const changed = new Set<string>();
  let record = existing;
  const take = (merged: Merged) => {
    record = merged.record;
    for (const key of merged.changed) changed.add(key);
  };
  for (let before: LooseRecord | undefined; before !== record; ) {
    before = record;
    for (const { record: given, given: fields, provenance, formerId } of read) {
      const values = valuesOf(kind, given, fields).set("status", "active");
      take(mergeRecord(kind, record, { provenance, values, formerId }));
    }
    for (const entry of lost) take(retireRecord(kind, record, entry));
    if (read.length + lost.length === 1) break;
  }
  return { record, changed: [...changed] };
}

/** A record as the store has it; both absent when it has none. */
interface Existing {
  body?: string;
  record?: LooseRecord;
}
