import { hash } from "node:crypto";
import { type Kind, type SearchableKind, searchableKinds } from "../../contract/records.ts";
import { kindNumbers } from "../../search/stored-numbers.ts";
import type { KeepText } from "./text-blocks.ts";

/** One put or remove of a batch; a remove has no body. Bodies are the JSON in UTF-8: they are hashed and sent as bytes. */
export interface Operation {
  kind: Kind;
  id: string;
  put?: { record: { id: string }; json: string; body: Buffer; active: boolean; digest: string };
}

/** A record as it stands in the database, or will. */
export interface Standing {
  seq: number;
  active: boolean;
  digest: string;
}

/** A record that has to be written. */
export interface Write extends Standing {
  kind: Kind;
  id: string;
  json: string;
  body: Buffer;
  record: { id: string };
  /** Whether it has postings from before, under the same number. */
  wasIndexed: boolean;
}

/** What a chunk comes to once the last word about each record is known. */
export interface Outcome {
  writes: Write[];
  /** Records to remove and to remember as removed. */
  removals: { kind: Kind; id: string }[];
  /** Records that are new, or there again. */
  arrivals: { kind: Kind; id: string }[];
  /** What was active and searchable and is no more. */
  gone: { kind: SearchableKind; seq: number }[];
}

export interface Counts {
  added: number;
  updated: number;
  removed: number;
  unchanged: number;
}

export function putOperation(kind: Kind, record: { id: string; status?: string }, keep: KeepText): Operation {
  const json = JSON.stringify(record);
  const body = keep(json);
  const digest = hash("sha256", body, "base64url");
  return { kind, id: record.id, put: { record, json, body, active: record.status === "active", digest } };
}

export function keyOf({ kind, id }: { kind: Kind; id: string }): string {
  return `${kindNumbers[kind]}${id}`;
}

export function isSearchable(kind: Kind): kind is SearchableKind {
  return (searchableKinds as readonly Kind[]).includes(kind);
}

/**
 * Takes the operations one after the other, counts what each does, and gives what is left to write. `before` are the
 * records of the chunk that are in the database; `newSeq` numbers an added one.
 */
export function settle(
  operations: readonly Operation[],
  before: ReadonlyMap<string, Standing>,
  counts: Counts,
  newSeq: () => number,
): Outcome {
  const after = new Map<string, Standing | undefined>();
  const last = new Map<string, Operation>();
  for (const operation of operations) {
    const key = keyOf(operation);
    const standing = after.has(key) ? after.get(key) : before.get(key);
    const { put } = operation;
    if (put ? standing?.digest === put.digest : !standing) {
      counts.unchanged++;
      continue;
    }
    if (!put) counts.removed++;
    else if (standing) counts.updated++;
    else counts.added++;
    const { active = false, digest = "" } = put ?? {};
    after.set(key, put && { seq: standing?.seq ?? newSeq(), active, digest });
    last.set(key, operation);
  }

  const outcome: Outcome = { writes: [], removals: [], arrivals: [], gone: [] };
  for (const [key, { kind, id, put }] of last) {
    const was = before.get(key);
    const is = after.get(key);
    const wasIndexed = was?.active === true && isSearchable(kind);
    const staysIndexed = wasIndexed && is?.active === true && is.seq === was.seq;
    if (put && is) {
      const { record, json, body } = put;
      outcome.writes.push({ kind, id, ...is, record, json, body, wasIndexed: staysIndexed });
    }
    if (!is && was) outcome.removals.push({ kind, id });
    if (is && !was) outcome.arrivals.push({ kind, id });
    if (wasIndexed && !staysIndexed) outcome.gone.push({ kind, seq: was.seq });
  }
  return outcome;
}
