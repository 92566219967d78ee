import type { Kind, SearchableKind } from "../contract/records.ts";
import type { PostingRow } from "../search/postings/posting-parts.ts";
import type { Posting, TermRange } from "../search/postings/term-postings.ts";
import type { EntryRow } from "./rows.ts";
import type { Operation, RecordWrite, Standing } from "./settle.ts";
import type { FoundBody, KeptAttempt, StoredDraft, StoredRecord, StoredRevision } from "./store.ts";

/**
 * What an adapter implements for the records of an organisation: rows to read (`VersionTables`) and rows to write
 * (`BatchTables`). What they mean, and in which order they are written, is shared between adapters.
 */

/** A store within the process need not wrap in promises what it has at once. */
type Awaitable<T> = T | Promise<T>;

/** Names a record within its organisation. */
export interface RecordKey {
  kind: Kind;
  id: string;
}

/** What a record says, and the version at which it was last changed. */
export type RecordBody = Pick<StoredRecord, "version" | "body">;

/** A draft without the name of its record. */
export type DraftBody = Omit<StoredDraft, "kind" | "id">;

/** A row of the revisions; fields are JSON. */
export type RevisionRow = [
  revision: number,
  version: number | null,
  at: number | null,
  by: string | null,
  action: string,
  fields: string | null,
  body: string | null,
];

/** Rows in chunks: some milliseconds of work each, so that others have their turn in between. */
export type Chunks<Row> = AsyncIterable<Row[]>;

/** The postings of some ranges of terms, all of one version. */
interface FoundPostings {
  version: number;
  /** The first number that no record has. */
  nextSeq: number;
  /** In the order of the ranges that were asked for. */
  postings: (readonly Posting[])[];
}

/** Where text search reads the postings of an organisation. */
export interface PostingTables {
  /** The organisation's version, if that is cheap to know: what is remembered of that version is still valid. */
  current(): number | undefined;
  postings(kind: SearchableKind, ranges: readonly TermRange[]): Awaitable<FoundPostings>;
}

/** The rows of one organisation at one version, in one transaction on a connection of its own. */
export interface VersionTables extends PostingTables {
  readonly version: number;
  /** See PinnedVersion. */
  readonly epoch: string;
  /** See PinnedVersion. */
  readonly changesFrom: number;
  /** See PinnedVersion. */
  stamp?(version: number): string | undefined;
  /** @throws StoreError `damaged_record` */
  record(kind: Kind, id: string): Awaitable<RecordBody | undefined>;
  /** See Reader. */
  bodies(kind: SearchableKind, seqs: readonly number[]): Awaitable<FoundBody[]>;
  /** The records of a kind after an id, by id; without a body those that are damaged. */
  records(kind: Kind, after: string): Chunks<[id: string, version: number, body: string | undefined]>;
  /** See Reader. */
  draft(kind: Kind, id: string): Awaitable<DraftBody | undefined>;
  /** The drafts of a kind after an id, by id. */
  drafts(kind: Kind, after: string): Chunks<Omit<StoredDraft, "kind">>;
  /** See Reader. */
  revisions(kind: Kind, id: string, before: number, limit: number): Awaitable<RevisionRow[]>;
  /** See Reader. */
  lastRevision(): Awaitable<number>;
  /** By version, kind number and id. `removed` may be 0 or 1. */
  changes(since: number): Chunks<[version: number, kind: number, id: string, removed: boolean | number]>;
  /** All entries, by seq. */
  entries(): Chunks<EntryRow>;
  findEntries(records: readonly RecordKey[]): Awaitable<EntryRow[]>;
  /** The labels from a number on, in the order of their numbers. */
  labels(first: number): Chunks<string>;
  terms(): Chunks<string>;
  /** Gives the connection back; may be called again. Never throws. */
  end(): void;
}

/** The numbers of an organisation. */
export interface OrgNumbers {
  version: number;
  /** The number of the next record that is added. */
  nextSeq: number;
  /** The number of the next label. */
  nextLabel: number;
}

/** How an adapter likes its postings and terms. */
export interface IndexTuning {
  /**
   * Bytes of new parts of the postings that wait for each other, to be written in the order of the table's key; 0: each part is
   * written when it is complete.
   */
  completeBytes: number;
  /** New rows of the postings that are written with each chunk of records, at most. */
  rowsPerChunk: number;
  /** New terms are written in sorted runs of this length, so that neighbours in the index are written together. */
  termRun: number;
}

/**
 * The rows beside the bodies: entries, labels, terms, postings. A method that writes may come back before its work is done:
 * calls take effect in their order all the same, and a failure comes with a later call.
 */
export interface IndexTables {
  readonly tuning: IndexTuning;
  /** Adds entries, or replaces those of the same seq. */
  putEntries(entries: readonly EntryRow[]): Awaitable<void>;
  removeEntries(seqs: readonly number[]): Awaitable<void>;
  /** The numbers of those labels that have one. */
  findLabels(labels: readonly string[]): Awaitable<ReadonlyMap<string, number>>;
  addLabels(labels: readonly { n: number; label: string }[]): Awaitable<void>;
  /** Adds those terms to the vocabulary that it lacks; sorted, at most `tuning.termRun`. */
  addTerms(terms: readonly string[]): Awaitable<void>;
  /** The rows that terms have in a part. */
  findPostings(
    kind: number,
    part: number,
    terms: readonly string[],
  ): Awaitable<ReadonlyMap<string, Uint8Array>>;
  /** Rows where none stood before. */
  addPostings(rows: readonly PostingRow[]): Awaitable<void>;
  putPostings(
    kind: number,
    part: number,
    rows: readonly { term: string; rows: Uint8Array }[],
  ): Awaitable<void>;
  removePostings(kind: number, part: number, terms: readonly string[]): Awaitable<void>;
}

/** A record that is to be indexed anew. */
export interface ActiveRecord {
  kind: SearchableKind;
  id: string;
  seq: number;
  version: number;
  body: string;
}

/** One transaction that writes one batch, or makes the index anew. It holds the organisation's lock. */
export interface BatchTables extends IndexTables {
  /** As they are before the batch. */
  readonly numbers: OrgNumbers;
  /** The format in which the index is written (see index-format.ts). */
  readonly indexFormat: number;
  /** Whether any record was ever removed. */
  readonly hasRemoved: boolean;
  /** A record as the transaction sees it. @throws StoreError `damaged_record` */
  record(kind: Kind, id: string): Awaitable<RecordBody | undefined>;
  /** How the records of these operations, each of another record, stand; by `keyOf`, without those that are not there. */
  find(operations: readonly Operation[]): Awaitable<ReadonlyMap<string, Standing>>;
  /** The bodies of records that are there, without those that are damaged. */
  bodies(seqs: readonly number[]): Awaitable<ReadonlyMap<number, string>>;
  putRecords(version: number, writes: readonly RecordWrite[]): Awaitable<void>;
  /** Removes records and remembers that they were removed at this version. */
  removeRecords(version: number, records: readonly (RecordKey & { seq: number })[]): Awaitable<void>;
  /** Forgets the earliest removals but so many, and remembers from which version on all are known. */
  forgetRemoved(most: number): Awaitable<void>;
  /** See Batch. */
  draft(kind: Kind, id: string): Awaitable<DraftBody | undefined>;
  putDraft(draft: StoredDraft): Awaitable<void>;
  removeDraft(record: RecordKey): Awaitable<void>;
  /** Keeps of records what is stored as the revision of its version, where that is not kept yet: by whom and when says `noteImport`. */
  keepStored(records: readonly RecordKey[]): Awaitable<void>;
  /** Gives the number. */
  addRevision(record: RecordKey, revision: Omit<StoredRevision, "revision">): Awaitable<number>;
  /** Forgets of records the earliest revisions but so many, of their drafts or of what is published. */
  forgetRevisions(records: readonly RecordKey[], isDraft: boolean, most: number): Awaitable<void>;
  /** Remembers when and by whom a version was written, for its revisions; of so many latest versions. */
  noteImport(version: number, at: number, by: string | null, most: number): Awaitable<void>;
  /** See Batch. */
  attempt(name: string, now: number): Awaitable<string | undefined>;
  /** Keeps one; what has expired by `now`, and the earliest but so many, go. */
  keepAttempt(attempt: KeptAttempt, now: number, most: number): Awaitable<void>;
  /** Forgets of records that they were removed. */
  reviveRecords(records: readonly RecordKey[]): Awaitable<void>;
  /** Every active searchable record that is not damaged, by seq: to make the index anew. */
  activeRecords(): Chunks<ActiveRecord>;
  /** Removes all rows beside the bodies. */
  clearIndex(): Awaitable<void>;
  /**
   * Marks where the transaction is, and gives what takes it back there, if whatever was written after has failed too. What was written before it
   * and failed is thrown. Absent from a store whose transactions hold one batch each.
   */
  mark?(): Awaitable<() => Awaitable<void>>;
  /** Commits; numbers are kept, with the index format of this release, and watchers are notified of the version. */
  commit(numbers?: OrgNumbers): Promise<void>;
  /** Rolls back what was not committed and gives the connection back; to be called in any case. Never throws. */
  abandon(): void;
}
