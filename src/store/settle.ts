import { hash } from "node:crypto";
import { isSearchable, type SearchableKind } from "../contract/records.ts";
import type { BatchResult } from "./store.ts";
import type { RecordKey } from "./tables.ts";

/** One put or remove of a batch; a remove has no `put`. */
export interface Operation extends RecordKey {
  put?: PutRecord;
}

/** A record that is put. Its bytes and digest are made for stores that ask for them. */
export class PutRecord {
  readonly record: { id: string };
  /** What is stored. */
  readonly json: string;
  readonly active: boolean;
  readonly #keep: KeepText;
  #body: Buffer | undefined;
  #digest: string | undefined;

  constructor(record: { id: string; status?: string }, keep: KeepText) {
    this.record = record;
    this.json = JSON.stringify(record);
    this.active = record.status === "active";
    this.#keep = keep;
  }

  /** The JSON in UTF-8. */
  get body(): Buffer {
    this.#body ??= this.#keep(this.json);
    return this.#body;
  }

  /** SHA-256 of the body: tells an identical one without sending or reading it. */
  get digest(): string {
    this.#digest ??= digestOf(this.body);
    return this.#digest;
  }
}

/** SHA-256 in base64url, of UTF-8 where it is a text. */
export function digestOf(text: string | Buffer): string {
  return hash("sha256", text, "base64url");
}

/** A record as it stands in the database. */
export interface Standing {
  seq: number;
  active: boolean;
  /** Whether its body is the one that the operation puts. */
  isSame: boolean;
}

/** A record that has to be written. */
export interface RecordWrite extends RecordKey {
  seq: number;
  put: PutRecord;
  /** Its number so far; undefined for a record that is added. Another than `seq` where it was removed in between. */
  formerSeq: number | undefined;
}

/** What a chunk amounts to: the final state of each of its records. */
export interface Outcome {
  writes: RecordWrite[];
  /** Those of `writes` that are active and searchable; and whether they were so before, under the same number. */
  indexed: (RecordWrite & { kind: SearchableKind; wasIndexed: boolean })[];
  /** Records to remove and to remember as removed. */
  removals: (RecordKey & { seq: number })[];
  /** Records that are new, or there again. */
  arrivals: RecordKey[];
  /** What was active and searchable and is no more. */
  gone: { kind: SearchableKind; seq: number }[];
}

export type Counts = Omit<BatchResult, "version">;

export function keyOf({ kind, id }: RecordKey): string {
  return `${kind} ${id}`;
}

interface Expected {
  seq: number;
  put: PutRecord;
}

/**
 * Takes the operations one after the other, counts what each does, and gives what is left to write. `before` are the
 * records of the chunk that are in the database, compared with the first operation on each; `newSeq` numbers an added one.
 */
export function settle(
  operations: readonly Operation[],
  before: ReadonlyMap<string, Standing>,
  counts: Counts,
  newSeq: () => number,
): Outcome {
  /** What the record is after the operations so far; undefined for removed. */
  const after = new Map<string, Expected | undefined>();
  const changed = new Map<string, RecordKey>();
  for (const { kind, id, put } of operations) {
    const key = keyOf({ kind, id });
    const isFirst = !after.has(key);
    const expected = after.get(key);
    const standing = isFirst ? before.get(key) : expected;
    const isSame = isFirst ? before.get(key)?.isSame : expected?.put.json === put?.json;
    after.set(key, put && { seq: standing?.seq ?? newSeq(), put });
    if (put ? standing && isSame : !standing) {
      counts.unchanged++;
      continue;
    }
    if (!put) counts.removed++;
    else if (standing) counts.updated++;
    else counts.added++;
    changed.set(key, { kind, id });
  }
  const outcome: Outcome = { writes: [], indexed: [], removals: [], arrivals: [], gone: [] };
  for (const [key, record] of changed) sortOut(outcome, record, before.get(key), after.get(key));
  return outcome;
}

function sortOut(
  outcome: Outcome,
  { kind, id }: RecordKey,
  was: Standing | undefined,
  is: Expected | undefined,
): void {
  const wasIndexed = was?.active === true && isSearchable(kind);
  const isIndexed = is?.put.active === true && isSearchable(kind);
  const staysIndexed = wasIndexed && isIndexed && is.seq === was.seq;
  if (is) {
    const write = { kind, id, ...is, formerSeq: was?.seq };
    outcome.writes.push(write);
    if (!was) outcome.arrivals.push({ kind, id });
    if (isSearchable(kind) && isIndexed) outcome.indexed.push({ ...write, kind, wasIndexed: staysIndexed });
  } else if (was) outcome.removals.push({ kind, id, seq: was.seq });
  if (isSearchable(kind) && wasIndexed && !staysIndexed) outcome.gone.push({ kind, seq: was.seq });
}

/**
 * Gives records new numbers whose `former` is missing because it is damaged: nobody knows what the postings say of their old ones, which
 * no record has from now on. Returns what was there.
 */
export function replaceDamaged(
  { writes, indexed }: Outcome,
  former: ReadonlyMap<number, object>,
  newSeq: () => number,
): Outcome["gone"] {
  const damaged = indexed.filter(({ wasIndexed, seq }) => wasIndexed && !former.has(seq));
  return damaged.map((record) => {
    const { kind, seq } = record;
    const write = writes.find((one) => one.seq === seq)!;
    record.seq = write.seq = newSeq();
    record.wasIndexed = false;
    return { kind, seq };
  });
}

/** Keeps a text as its UTF-8. */
export type KeepText = (text: string) => Buffer;

/** Bytes of a block of texts, once the first are full: the collector counts them whole, and most batches have one text. */
const BLOCK_BYTES = 1 << 20;
/** UTF-8 bytes that a UTF-16 unit takes at most. */
const MAX_BYTES_A_UNIT = 3;

/** Writes texts side by side into blocks: a buffer of its own for each of many texts would cost the collector more. */
export function openTextBlocks(): KeepText {
  let block = Buffer.alloc(0);
  let used = 0;
  return (text) => {
    const most = text.length * MAX_BYTES_A_UNIT;
    if (used + most > block.length) {
      block = Buffer.allocUnsafeSlow(Math.max(most, Math.min(BLOCK_BYTES, 2 * block.length)));
      used = 0;
    }
    const kept = block.subarray(used, used + block.write(text, used));
    used += kept.length;
    return kept;
  };
}
