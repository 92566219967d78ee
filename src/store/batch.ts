import { IndexWriter } from "./index-writer.ts";
import type { KnownStrings } from "./known-strings.ts";
import {
  type KeepText,
  keyOf,
  type Operation,
  type Outcome,
  openTextBlocks,
  PutRecord,
  replaceDamaged,
  settle,
} from "./settle.ts";
import type { Batch, BatchResult } from "./store.ts";
import type { BatchTables } from "./tables.ts";

/** A chunk is applied when it has so many operations or characters: some milliseconds of work. */
const CHUNK_OPERATIONS = 32;
const CHUNK_CHARACTERS = 500_000;

/** Records of a batch of which what it replaces or removes is kept as a revision. */
const MOST_KEPT = 10_000;
/** Versions of which is remembered who wrote them when. */
const NOTED_VERSIONS = 10_000;

/** Outcomes of attempts that an organisation keeps. */
const MOST_ATTEMPTS = 10_000;

/** How much a store remembers of the past. */
export interface Keeping {
  /** Removals of an organisation, for those who follow its changes. */
  keptRemovals: number;
  /** Revisions of a record. */
  keptRevisions: number;
  /** Epoch milliseconds. */
  clock: () => number;
}

/**
 * A batch over the rows of an organisation. Operations are gathered into chunks; while the store takes one the next is
 * gathered. A chunk that fails spoils the batch, even if more operations are added after it.
 */
export class TableBatch implements Batch {
  readonly version: number;
  author?: string;
  readonly #tables: BatchTables;
  readonly #index: IndexWriter;
  readonly #keepText: KeepText = openTextBlocks();
  readonly #counts = { added: 0, updated: 0, removed: 0, unchanged: 0 };
  #nextSeq: number;
  #hasRemoved: boolean;
  #waiting: Operation[] = [];
  #characters = 0;
  #isFinished = false;
  #failure: { error: unknown } | undefined;
  #last: Promise<void> = Promise.resolve();

  readonly #keeping: Keeping;
  readonly #revised = new Set<string>();
  #mayKeep = MOST_KEPT;

  constructor(tables: BatchTables, known: KnownStrings, keeping: Keeping) {
    this.#tables = tables;
    this.#keeping = keeping;
    this.version = tables.numbers.version + 1;
    this.#nextSeq = tables.numbers.nextSeq;
    this.#hasRemoved = tables.hasRemoved;
    this.#index = new IndexWriter(tables, known, tables.numbers);
  }

  record: Batch["record"] = async (kind, id) => {
    const found = await this.#tables.record(kind, id);
    return found && { kind, id, ...found };
  };

  attempt: Batch["attempt"] = async (name, now) => this.#tables.attempt(name, now);

  keepAttempt: Batch["keepAttempt"] = (attempt, now) => this.#tables.keepAttempt(attempt, now, MOST_ATTEMPTS);

  draft: Batch["draft"] = async (kind, id) => {
    const found = await this.#tables.draft(kind, id);
    return found && { kind, id, ...found };
  };

  putDraft: Batch["putDraft"] = (draft) => this.#tables.putDraft(draft);

  removeDraft: Batch["removeDraft"] = (kind, id) => this.#tables.removeDraft({ kind, id });

  revise: Batch["revise"] = async ({ kind, id, isDraft, ...revision }) => {
    const record = { kind, id };
    this.#revised.add(keyOf(record));
    await this.#tables.keepStored([record]);
    const version = isDraft ? null : this.version;
    const number = await this.#tables.addRevision(record, { ...revision, version });
    await this.#tables.forgetRevisions([record], isDraft, this.#keeping.keptRevisions);
    return number;
  };

  put: Batch["put"] = (kind, record) =>
    this.#add({ kind, id: record.id, put: new PutRecord(record, this.#keepText) });

  remove: Batch["remove"] = (kind, id) => this.#add({ kind, id });

  /** Writes what is left, to be committed with the numbers from then on. */
  async finish(): Promise<Pick<BatchTables, "numbers" | "hasRemoved"> & { result: BatchResult }> {
    this.#isFinished = true;
    if (this.#waiting.length > 0) this.#sendChunk();
    await this.#last;
    const { added, updated, removed } = this.#counts;
    const hasChanged = added + updated + removed > 0;
    if (hasChanged) await this.#index.finish();
    if (removed > 0) await this.#tables.forgetRemoved(this.#keeping.keptRemovals);
    if (hasChanged && this.#revised.size === 0)
      await this.#tables.noteImport(this.version, this.#keeping.clock(), this.author ?? null, NOTED_VERSIONS);
    const { nextLabel } = this.#index;
    const version = hasChanged ? this.version : this.version - 1;
    const numbers = hasChanged ? { version, nextSeq: this.#nextSeq, nextLabel } : this.#tables.numbers;
    return { result: { version, ...this.#counts }, numbers, hasRemoved: this.#hasRemoved };
  }

  /** Waits for what is on its way, so that the connection is quiet. To be called in any case. */
  async settled(): Promise<void> {
    this.#isFinished = true;
    await this.#last.catch(() => undefined);
    this.#index.close();
  }

  #add(operation: Operation): void | Promise<void> {
    if (this.#isFinished) throw new Error("the batch is finished");
    if (this.#failure) throw this.#failure.error;
    this.#waiting.push(operation);
    this.#characters += operation.put?.json.length ?? 0;
    if (this.#waiting.length >= CHUNK_OPERATIONS || this.#characters >= CHUNK_CHARACTERS)
      return this.#sendChunk();
  }

  /** Waits for the chunk before, so that one is on its way and one is gathered. */
  #sendChunk(): Promise<void> {
    const chunk = this.#waiting;
    const before = this.#last;
    this.#waiting = [];
    this.#characters = 0;
    this.#last = before.then(() => this.#apply(chunk));
    this.#last.catch((error) => {
      this.#failure ??= { error };
    });
    return before;
  }

  async #apply(operations: readonly Operation[]): Promise<void> {
    const firsts = Array.from(Map.groupBy(operations, keyOf).values(), ([first]) => first!);
    const standing = await this.#tables.find(firsts);
    const outcome = settle(operations, standing, this.#counts, () => this.#nextSeq++);
    const { writes, indexed, gone } = outcome;
    const former = await this.#formerRecords([...gone, ...indexed.filter(({ wasIndexed }) => wasIndexed)]);
    for (const { kind, seq } of replaceDamaged(outcome, former, () => this.#nextSeq++))
      gone.push({ kind, seq });
    await this.#index.remove(gone.map((record) => ({ ...record, former: former.get(record.seq) })));
    await this.#keepReplaced(outcome);
    await this.#moveRemoved(outcome);
    if (writes.length > 0) await this.#tables.putRecords(this.version, writes);
    if (indexed.length === 0) return;
    await this.#index.write(
      indexed.map(({ kind, id, seq, put: { record, json }, wasIndexed }) => {
        const was = wasIndexed ? former.get(seq) : undefined;
        return { kind, id, seq, version: this.version, record, size: json.length, former: was };
      }),
    );
  }

  /**
   * Records by their seq as they are before this chunk, without damaged ones, for what they have in the postings: read while they are
   * there.
   */
  async #formerRecords(records: readonly { seq: number }[]): Promise<Map<number, object>> {
    if (records.length === 0) return new Map();
    const bodies = await this.#tables.bodies(records.map(({ seq }) => seq));
    return new Map(Array.from(bodies, ([seq, body]) => [seq, JSON.parse(body) as object]));
  }

  /** Keeps what goes without a word, as far as it may. */
  async #keepReplaced({ writes, removals }: Outcome): Promise<void> {
    const updates = writes.filter(({ formerSeq }) => formerSeq !== undefined);
    const going = [...updates, ...removals].filter((record) => !this.#revised.has(keyOf(record)));
    const kept = going.slice(0, this.#mayKeep);
    if (kept.length === 0) return;
    this.#mayKeep -= kept.length;
    await this.#tables.keepStored(kept);
    const removed = { action: "delete", fields: null, body: null } as const;
    const { version, author: by = null } = this;
    const at = this.#keeping.clock();
    for (const record of removals)
      if (kept.includes(record)) await this.#tables.addRevision(record, { ...removed, version, at, by });
    await this.#tables.forgetRevisions(kept, false, this.#keeping.keptRevisions);
  }

  async #moveRemoved({ removals, arrivals }: Outcome): Promise<void> {
    if (removals.length > 0) await this.#tables.removeRecords(this.version, removals);
    if (arrivals.length > 0 && this.#hasRemoved) await this.#tables.reviveRecords(arrivals);
    this.#hasRemoved ||= removals.length > 0;
  }
}
