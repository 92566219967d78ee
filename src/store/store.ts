import type { Facts } from "../content/facts.ts";
import type { Kind, SearchableKind } from "../contract/records.ts";
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
  body: string;
}

/** One record of a batch of writes: a record to put (already validated and normalised), or an id to delete. */
export interface Batch {
  /** Adds or replaces a record. An identical body changes nothing and counts as unchanged. */
  put(kind: Kind, record: { id: string }): void | Promise<void>;
  /** Removes a record; one that is not there counts as unchanged. */
  remove(kind: Kind, id: string): void | Promise<void>;
}

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

/** All active searchable records at one version, with the dictionary that their facts refer to. */
export interface Snapshot {
  version: number;
  /** `labels[n]` is label number n: "<language>:<text as written>". */
  labels: string[];
  /** In chunks, so that a reader can let other work in between. */
  entries: AsyncIterable<Entry[]>;
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

/**
 * One version of an organisation, to ask several things of while others write: every answer is of that version. It holds a
 * connection until it is ended, and is given up by the store when nothing is asked for a minute: then, and after its end, calls
 * throw StoreError `unavailable`.
 */
export interface PinnedVersion {
  readonly version: number;
  /**
   * Versions of one epoch differ by what `changes` tells. Another epoch has to be read whole: its index was made anew, or the
   * organisation was removed and another has its name.
   */
  readonly epoch: string;
  /** As of Store, for the organisation and version of this one. */
  records(kinds: readonly Kind[]): AsyncIterable<StoredRecord>;
  changes(since: number): AsyncIterable<Change>;
  bodies(kind: SearchableKind, seqs: readonly number[]): ReturnType<Store["bodies"]>;
  search(kind: SearchableKind, query: TextQuery, options: SearchOptions): Promise<TextMatches>;
  /** The labels from number `first` on. */
  labels(first: number): Promise<string[]>;
  /** All entries, by seq. */
  entries(): AsyncIterable<Entry[]>;
  /** The entries of those records that have one, in no particular order. */
  entriesOf(records: readonly { kind: Kind; id: string }[]): Promise<Entry[]>;
  /** May be called again. Never throws. */
  end(): void;
}

/** Told that an organisation has had this version. */
export type VersionWatcher = (orgId: string, version: number) => void;

/**
 * Where the truth is kept. Every call names its organisation; nothing of one organisation is ever read for another.
 * Calls for an unknown organisation throw StoreError `unknown_organisation`.
 */
export interface Store {
  organisations(): Promise<Organisation[]>;
  organisation(orgId: string): Promise<Organisation | undefined>;
  /** Throws StoreError `organisation_exists`. */
  createOrganisation(organisation: Organisation): Promise<void>;
  /** Changes name and languages. */
  updateOrganisation(organisation: Organisation): Promise<void>;
  /** Removes the organisation with its records, keys and conversations. */
  removeOrganisation(orgId: string): Promise<void>;

  /** Throws StoreError `key_exists` when the id or the hash is taken. */
  addKey(key: KeyRecord): Promise<void>;
  /** The one look-up without an organisation: it is how a request finds out which one its key belongs to. */
  keyByHash(hash: string): Promise<KeyRecord | undefined>;
  keys(orgId: string): Promise<KeyRecord[]>;
  /** False when the organisation has no such key. A key already revoked keeps its first date. */
  revokeKey(orgId: string, keyId: string, at: number): Promise<boolean>;

  version(orgId: string): Promise<number>;
  /** One batch: one transaction, one new version. When `fill` throws, nothing is written and the error is passed on. */
  write(orgId: string, fill: (batch: Batch) => void | Promise<void>): Promise<BatchResult>;
  record(orgId: string, kind: Kind, id: string): Promise<StoredRecord | undefined>;
  /** Every record of these kinds (default: all), by kind in the order of `kinds`, then by id, from one version. */
  records(orgId: string, kinds?: readonly Kind[]): AsyncIterable<StoredRecord>;
  /** The bodies of active records by their seq, in the order asked; undefined where one is gone. */
  bodies(
    orgId: string,
    kind: SearchableKind,
    seqs: readonly number[],
  ): Promise<({ version: number; body: string } | undefined)[]>;
  snapshot(orgId: string): Promise<Snapshot>;
  /** The current version, to be ended by the caller. */
  pin(orgId: string): Promise<PinnedVersion>;
  /** What changed after `since`, each record once with its latest version, in the order of versions. */
  changes(orgId: string, since: number): AsyncIterable<Change>;
  search(orgId: string, kind: SearchableKind, query: TextQuery, options: SearchOptions): Promise<TextMatches>;
  /** Every term that the text of the organisation's searchable records has had; stale ones are harmless. */
  vocabulary(orgId: string): Promise<{ version: number; terms: string[] }>;

  /** Keeps a new conversation. */
  addConversation(orgId: string, conversation: StoredConversation): Promise<void>;
  /** Undefined where there is none, none of this owner, or where it has expired by `now`. */
  conversation(
    orgId: string,
    owner: string,
    id: string,
    now: number,
  ): Promise<StoredConversation | undefined>;
  /** Replaces body and expiry. False, and nothing is written, where the owner has no such conversation (any more). */
  updateConversation(orgId: string, conversation: StoredConversation): Promise<boolean>;
  /** False where the owner has no such conversation. */
  removeConversation(orgId: string, owner: string, id: string): Promise<boolean>;
  /** Removes what has expired and what is above the limit; gives how many. */
  sweepConversations(orgId: string, limits: ConversationLimits): Promise<number>;

  /**
   * Calls `watcher` with versions that other processes and this one write, some milliseconds after each, until the function
   * that is given back is called. Without warranty: some may be missed and some told twice, so versions are to be compared from
   * time to time all the same. Left out by a store that hears of none.
   */
  watch?(watcher: VersionWatcher): () => void;
  /** Throws StoreError `unavailable` when the store cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export type StoreErrorCode =
  | "unknown_organisation"
  | "organisation_exists"
  | "key_exists"
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
