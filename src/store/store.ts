import type { Kind, SearchableKind } from "../contract/records.ts";
import type { Facts } from "../search/columns/facts.ts";
import type { SearchOptions, TextMatches } from "../search/postings/match-rows.ts";
import type { TextQuery } from "../search/text/text-query.ts";

/** An organisation: the tenant that owns every record, key and version. */
export interface Organisation {
  id: string;
  name: string;
  /** Canonical BCP 47 codes; the first is the organisation's default language. */
  languageCodes: string[];
  /** Epoch milliseconds. */
  createdAt: number;
}

export const abilities = ["read", "chat", "write"] as const;
export type Ability = (typeof abilities)[number];

/** An API key as it is kept: its SHA-256, never the key. */
export interface KeyRecord {
  /** Public name of the key, for listing and revoking. */
  id: string;
  orgId: string;
  /** Lower-case hexadecimal SHA-256 of the key. */
  hash: string;
  /** The hosts it is bound to; empty means every host of the organisation. */
  hostIds: string[];
  abilities: Ability[];
  /** Web origins it may be used from; empty means any. */
  origins: string[];
  /** Epoch milliseconds, or null. */
  expiresAt: number | null;
  revokedAt: number | null;
  createdAt: number;
}

/** A record in its stored form: `body` is the JSON text of the native record. */
export interface StoredRecord {
  kind: Kind;
  id: string;
  /** The organisation's version at which the record was last changed. */
  version: number;
  body: string;
}

/**
 * The body of an active record, as JSON in UTF-8. `damaged`: what is stored is not what was written (its checksum says so), or cannot be
 * read; undefined: there is none.
 */
export type FoundBody = { version: number; body: Buffer } | "damaged" | undefined;

/** What is written of a record and not published yet: at most one for each. */
export interface StoredDraft {
  kind: Kind;
  id: string;
  /** The number of the revision that wrote it. */
  revision: number;
  /** The version of the published record that it began from; null: nothing was published. */
  base: number | null;
  /** As of StoredRecord. */
  body: string;
}

/** A change of one record or of its draft, and what it was from then on. */
export interface StoredRevision {
  /** Higher than of every earlier change in the organisation. */
  revision: number;
  /** The organisation's version that it made; null: it changed the draft. */
  version: number | null;
  /** Epoch milliseconds; null where nobody knows. */
  at: number | null;
  /** The id of the key that wrote it; null for an import by command. */
  by: string | null;
  action: "put" | "merge" | "delete" | "publish" | "discard" | "withdraw" | "restore" | "import";
  /** The paths of the fields that changed; null where that was not looked at. */
  fields: string[] | null;
  /** As of StoredRecord; null: nothing was left. */
  body: string | null;
}

/** A change that a batch makes. */
export type NewRevision = Omit<StoredRevision, "revision" | "version"> & {
  kind: Kind;
  id: string;
  isDraft: boolean;
};

/** The writes of one transaction: records to put (already validated and normalised), and ids to delete. No other batch of the organisation writes meanwhile. */
export interface Batch {
  /** What the organisation's version will be, if the batch changes anything. */
  readonly version: number;
  /** A record as it was before the batch. @throws StoreError `damaged_record` */
  record(kind: Kind, id: string): Promise<StoredRecord | undefined>;
  /** The outcome that an earlier batch kept under a name, undefined where it has expired by `now` (epoch milliseconds). */
  attempt(name: string, now: number): Promise<string | undefined>;
  /** Keeps an outcome with what the batch writes; the earliest above 10,000 go. */
  keepAttempt(attempt: KeptAttempt, now: number): void | Promise<void>;
  /** Adds or replaces a record. An identical body changes nothing and counts as unchanged. */
  put(kind: Kind, record: { id: string }): void | Promise<void>;
  /** Removes a record; one that is not there counts as unchanged. */
  remove(kind: Kind, id: string): void | Promise<void>;
  /** The draft as the batch leaves it so far. */
  draft(kind: Kind, id: string): Promise<StoredDraft | undefined>;
  /** Adds or replaces a draft. Readers and the organisation's version know nothing of it. */
  putDraft(draft: StoredDraft): void | Promise<void>;
  removeDraft(kind: Kind, id: string): void | Promise<void>;
  /**
   * Keeps what a change made of a record, and what was stored of it before, up to the revisions that are kept of one (and as many of drafts). Gives the
   * revision's number. Of records that the batch changes without a word, what was there before is kept as an import's (of the first 10,000).
   */
  revise(revision: NewRevision): Promise<number>;
  /** The key that writes what is not revised, where there is one. */
  author?: string;
}
/** What came of something that a caller may try again. */
export interface KeptAttempt {
  name: string;
  outcome: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** What an import does with a batch, or in a dry run with what stands for one. */
export type Edits = Pick<Batch, "record" | "put" | "remove" | "author">;

export interface BatchResult {
  /** The organisation's version after the batch: one more than before, or the same when nothing changed. */
  version: number;
  added: number;
  updated: number;
  removed: number;
  unchanged: number;
}

/** What the catalogue needs of one active, searchable record. */
export interface Entry {
  kind: SearchableKind;
  id: string;
  /** Stable number of the record within its organisation and kind; names it in searches and body reads. */
  seq: number;
  /** The organisation's version at which the record was last written. */
  version: number;
  facts: Facts;
}

/** A conversation with the concierge as it is kept. */
export interface StoredConversation {
  id: string;
  /** Who may read it: the id of the key that began it. */
  owner: string;
  /** JSON text. */
  body: string;
  /** Epoch milliseconds from which on it is not found. */
  expiresAt: number;
}

export interface ConversationLimits {
  /** Epoch milliseconds: what has expired by then goes. */
  now: number;
  /** Conversations that an organisation may keep; those that would expire first go. */
  most: number;
}

export interface Change {
  version: number;
  kind: Kind;
  id: string;
  removed: boolean;
}

/** What an organisation's records say. Calls for an unknown organisation throw StoreError `unknown_organisation`. */
export interface Reader {
  /** @throws StoreError `damaged_record` */
  record(kind: Kind, id: string): Promise<StoredRecord | undefined>;
  /**
   * Every record of these kinds (default: all), by kind in the order of `kinds`, then by id, from one version; of each kind those after
   * the id `after`. One that is damaged is told to `onDamaged` and passed over; without it StoreError `damaged_record` is thrown.
   */
  records(
    kinds?: readonly Kind[],
    onDamaged?: (kind: Kind, id: string) => void,
    after?: string,
  ): AsyncIterable<StoredRecord>;
  draft(kind: Kind, id: string): Promise<StoredDraft | undefined>;
  /** Every draft of these kinds (default: all), ordered as records are. */
  drafts(kinds?: readonly Kind[], after?: string): AsyncIterable<StoredDraft>;
  /** Changes of one record, the newest first: at most `limit` of those before the number `before`. */
  revisions(kind: Kind, id: string, before: number, limit: number): Promise<StoredRevision[]>;
  /** The number of the latest revision of any record; 0 before the first. */
  lastRevision(): Promise<number>;
  /** What changed after `since` (of a version whose `changesFrom` is not later, or 0), each record once with its latest version, in the order of versions. */
  changes(since: number): AsyncIterable<Change>;
  /** The bodies of active records by their seq, in the order asked. */
  bodies(kind: SearchableKind, seqs: readonly number[]): Promise<FoundBody[]>;
  /** The result is shared between callers: not to be changed. */
  search(kind: SearchableKind, query: TextQuery, options: SearchOptions): Promise<TextMatches>;
  /** Every term that the text of the organisation's searchable records has had; stale ones are harmless. */
  vocabulary(): Promise<string[]>;
}

/**
 * One version of an organisation, to ask several things of while others write: every answer is of that version. It holds a
 * connection until it is ended, and is given up by the store when nothing is asked for a minute: then, and after its end, calls
 * throw StoreError `unavailable`.
 */
export interface PinnedVersion extends Reader {
  readonly version: number;
  /**
   * Versions of one epoch differ by what `changes` tells. Another epoch has to be read whole: its index was rebuilt, or the
   * organisation was removed and another was created with its id.
   */
  readonly epoch: string;
  /** The version from which on every removal is known: of earlier ones some are forgotten. */
  readonly changesFrom: number;
  /**
   * What tells the batch that made a version from every other batch, in this store and in any copy of it that went another way; undefined
   * where that is not known. Absent from a store that does not keep it: what was read of it cannot be told from what a copy says.
   */
  stamp?(version: number): Promise<string | undefined>;
  /** The labels from number `first` on: label number `first + n` is `"<language>:<text as written>"`. */
  labels(first: number): Promise<string[]>;
  /** The entries of all active searchable records, by seq, in chunks that let other work in between. */
  entries(): AsyncIterable<Entry[]>;
  /** The entries of those records that have one, in no particular order. */
  findEntries(records: readonly { kind: Kind; id: string }[]): Promise<Entry[]>;
  /** May be called again. Never throws. */
  end(): void;
}

/** Called when an organisation has reached this version. */
export type VersionWatcher = (orgId: string, version: number) => void;

/** The organisations themselves, by id. */
export interface OrganisationStore {
  /** By id. */
  list(): Promise<Organisation[]>;
  find(orgId: string): Promise<Organisation | undefined>;
  /** Throws StoreError `organisation_exists`; `unowned_file` when records of such an organisation are there that nobody owns. */
  create(organisation: Organisation): Promise<void>;
  /** Changes name and languages. */
  update(organisation: Organisation): Promise<void>;
  /** Removes the organisation with its records, keys and conversations. */
  remove(orgId: string): Promise<void>;
}

export interface KeyStore {
  /** Throws StoreError `key_exists` when the id or the hash is taken. */
  add(key: KeyRecord): Promise<void>;
  /** The only look-up without an organisation: it finds out which one the key of a request belongs to. */
  findByHash(hash: string): Promise<KeyRecord | undefined>;
  list(orgId: string): Promise<KeyRecord[]>;
  /** False when the organisation has no such key. A key already revoked keeps its first date. */
  revoke(orgId: string, keyId: string, at: number): Promise<boolean>;
}

export interface ConversationStore {
  /** Keeps a new conversation. */
  add(orgId: string, conversation: StoredConversation): Promise<void>;
  /** Undefined where there is none, none of this owner, or where it has expired by `now`. */
  find(orgId: string, owner: string, id: string, now: number): Promise<StoredConversation | undefined>;
  /** Replaces body and expiry. False, and nothing is written, where the owner has no such conversation (any more). */
  update(orgId: string, conversation: StoredConversation): Promise<boolean>;
  /** False where the owner has no such conversation. */
  remove(orgId: string, owner: string, id: string): Promise<boolean>;
  /** Removes what has expired and what is above the limit; gives how many. */
  sweep(orgId: string, limits: ConversationLimits): Promise<number>;
}

/**
 * Where everything is kept. Calls name the organisation first, or go to a reader that was made for one;
 * nothing of one organisation is ever read for another. Calls for an unknown organisation throw StoreError
 * `unknown_organisation`.
 *
 * One way to read (`read`, or `pin` for several questions to one version), one to write (`write`: a batch, which is one new
 * version). Organisations, keys and conversations have no versions.
 */
export interface Store {
  readonly organisations: OrganisationStore;
  readonly keys: KeyStore;
  readonly conversations: ConversationStore;

  version(orgId: string): Promise<number>;
  /** Each answer of the reader is of the version that is current when it is asked. Reads nothing yet and needs no end. */
  read(orgId: string): Reader;
  /** The current version, to be ended by the caller. */
  pin(orgId: string): Promise<PinnedVersion>;
  /**
   * One batch: one new version, kept once it is answered. When `fill` throws, nothing of it is written and the error is passed on.
   * `together`: it takes milliseconds and waits for nothing but the batch, so it may share a transaction with others like it that wait.
   */
  write(
    orgId: string,
    fill: (batch: Batch) => void | Promise<void>,
    how?: { together?: boolean },
  ): Promise<BatchResult>;

  /**
   * Calls `watcher` with versions that this process writes, before that is answered or some milliseconds later, until the returned
   * function is called; from a server also with those of other processes. Some may be missed and some announced twice, so callers
   * must still compare versions from time to time. Absent from a store that cannot announce versions.
   */
  watch?(watcher: VersionWatcher): () => void;
  /** Throws StoreError `unavailable` when the store cannot be read or written. */
  ping(): Promise<void>;
  /** What the store takes of its machine now; absent where it cannot tell. */
  usage?(): StoreUsage;
  close(): Promise<void>;
}

interface StoreUsage {
  kind: string;
  /** Of its files. */
  bytes?: number;
  /** To its servers: open, those of them that work, and questions that wait for one. */
  connections?: { open: number; busy: number; waiting: number };
}

export type StoreErrorCode =
  | "unknown_organisation"
  | "organisation_exists"
  | "unowned_file"
  | "key_exists"
  | "damaged_record"
  | "unavailable"
  | "newer_schema"
  | "older_schema";

export class StoreError extends Error {
  readonly code: StoreErrorCode;
  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof StoreError && error.code === "unavailable";
}

export function damagedRecord(kind: Kind, id: string): StoreError {
  return new StoreError("damaged_record", `the stored ${kind} ${id} is damaged: import it again as a whole`);
}

export function isDamaged(error: unknown): boolean {
  return error instanceof StoreError && error.code === "damaged_record";
}

/** Thrown inside a batch to discard all of it. */
export class Abandoned extends Error {}

export function unknownOrganisation(orgId: string): StoreError {
  return new StoreError("unknown_organisation", `no organisation ${orgId}`);
}

/** What a migration did. */
export interface Migration {
  /** Steps of the schema that were there before; 0 for an empty database. */
  from: number;
  /** Steps that are there now. */
  to: number;
  /** Tables that it distributed over the nodes of a cluster, and those of which it gave every node a whole copy. */
  distributed: string[];
  copied: string[];
  /** Organisations whose index it rebuilt, because an earlier release wrote it in another format. */
  reindexed: string[];
}
