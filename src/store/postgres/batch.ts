import type { SearchableKind } from "../../contract/records.ts";
import { makeFacts } from "../../search/columns/facts.ts";
import { kindNumbers } from "../../search/stored-numbers.ts";
import type { Batch, BatchResult } from "../store.ts";
import { batchSql as sql } from "./batch-sql.ts";
import { numberArray, textArray, utf8Array } from "./binary-arrays.ts";
import {
  isSearchable,
  keyOf,
  type Operation,
  putOperation,
  type Standing,
  settle,
  type Write,
} from "./chunk.ts";
import { type KnownStrings, openLabels, sendTerms } from "./known-strings.ts";
import { openPostings } from "./postings.ts";
import { openTextBlocks } from "./text-blocks.ts";
import type { Transaction } from "./transaction.ts";

/** A chunk goes to the server when it has so many operations or bytes: some milliseconds of work here. */
const CHUNK_OPERATIONS = 32;
const CHUNK_BYTES = 500_000;

/** The numbers of an organisation while its row is locked. */
export interface OrgState {
  version: number;
  nextSeq: number;
  nextLabel: number;
  /** Whether any record was ever removed. */
  hasRemoved: boolean;
}

type Searchable = Write & { kind: SearchableKind };

/**
 * A batch in the transaction that holds the organisation's row. Operations are gathered into chunks; while the server takes
 * one the next is gathered. A chunk that fails spoils the batch, even if `fill` goes on.
 */
export function openBatch(transaction: Transaction, orgId: string, state: OrgState, known: KnownStrings) {
  const { run, send } = transaction;
  const version = state.version + 1;
  const labels = openLabels(orgId, known, state.nextLabel);
  const postings = openPostings(transaction, orgId, state.nextSeq, known.terms);
  const keepText = openTextBlocks();
  const counts = { added: 0, updated: 0, removed: 0, unchanged: 0 };
  let { nextSeq, hasRemoved } = state;
  let waiting: Operation[] = [];
  let bytes = 0;
  let finished = false;
  let failure: { error: unknown } | undefined;
  let last: Promise<void> = Promise.resolve();

  function add(operation: Operation): void | Promise<void> {
    if (finished) throw new Error("the batch is finished");
    if (failure) throw failure.error;
    waiting.push(operation);
    bytes += operation.put?.body.length ?? 0;
    if (waiting.length >= CHUNK_OPERATIONS || bytes >= CHUNK_BYTES) return sendChunk();
  }

  /** Waits for the chunk before, so that one is on its way and one is gathered. */
  function sendChunk(): Promise<void> {
    const chunk = waiting;
    const before = last;
    waiting = [];
    bytes = 0;
    last = before.then(() => apply(chunk));
    last.catch((error) => {
      failure ??= { error };
    });
    return before;
  }

  async function apply(operations: readonly Operation[]): Promise<void> {
    const before = await find(operations);
    const { writes, removals, arrivals, gone } = settle(operations, before, counts, () => nextSeq++);
    const isIndexed = (write: Write): write is Searchable => write.active && isSearchable(write.kind);
    const indexed = writes.filter(isIndexed);
    const former = await formerRecords([...gone, ...indexed.filter(({ wasIndexed }) => wasIndexed)]);
    if (gone.length > 0) send(sql.removeEntries, [orgId, seqsOf(gone)]);
    for (const { kind, seq } of gone) await postings.change(kind, seq, former.get(seq), undefined);
    if (removals.length > 0) {
      send(sql.remove, [orgId, ...keysOf(removals)]);
      send(sql.bury, [orgId, ...keysOf(removals), version]);
    }
    if (arrivals.length > 0 && hasRemoved) send(sql.revive, [orgId, ...keysOf(arrivals)]);
    hasRemoved ||= removals.length > 0;
    if (writes.length > 0) send(sql.write, [orgId, version, ...columnsOf(writes)]);
    if (indexed.length > 0) await index(indexed, former);
  }

  async function find(operations: readonly Operation[]): Promise<Map<string, Standing>> {
    const unique = new Map(operations.map((operation) => [keyOf(operation), operation]));
    type Row = [at: number, seq: number, active: boolean, digest: string];
    const rows = await run<Row>(sql.find, [orgId, ...keysOf([...unique.values()])]);
    const keys = [...unique.keys()];
    return new Map(rows.map(([at, seq, active, digest]) => [keys[at - 1]!, { seq, active, digest }]));
  }

  /** Records by their seq as they are before this chunk, for what they have in the postings: read while they are there. */
  async function formerRecords(records: readonly { seq: number }[]): Promise<Map<number, object>> {
    if (records.length === 0) return new Map();
    const rows = await run<[number, string]>(sql.bodies, [orgId, seqsOf(records)]);
    return new Map(rows.map(([seq, body]) => [seq, JSON.parse(body) as object]));
  }

  async function index(writes: readonly Searchable[], former: ReadonlyMap<number, object>) {
    const read = () => writes.map(({ record }) => makeFacts(record, labels.intern));
    const facts = await labels.reading(transaction, read);
    for (const { kind, seq, record, json } of writes) {
      const was = former.get(seq);
      await (was ? postings.change(kind, seq, was, record) : postings.add(kind, seq, record, json));
    }
    const [kinds, ids] = keysOf(writes);
    const json = textArray(facts.map((fact) => JSON.stringify(fact)));
    send(sql.putEntries, [orgId, version, seqsOf(writes), kinds, ids, json]);
    labels.send(transaction);
    postings.sendSome();
    sendTerms(transaction, orgId, known.terms, true);
  }

  const batch: Batch = {
    put: (kind, record) => add(putOperation(kind, record, keepText)),
    remove: (kind, id) => add({ kind, id }),
  };
  /** Writes what is left and, where anything changed, the new version. */
  async function finish(): Promise<BatchResult> {
    finished = true;
    if (waiting.length > 0) sendChunk();
    await last;
    if (counts.added + counts.updated + counts.removed === 0) return { version: state.version, ...counts };
    await postings.finish();
    sendTerms(transaction, orgId, known.terms, false);
    await run(sql.setState, [orgId, version, nextSeq, labels.next()]);
    return { version, ...counts };
  }
  return {
    batch,
    finish,
    /** Waits for what is on its way, so that the connection is quiet. To be called in any case. */
    async settled(): Promise<void> {
      await last.catch(() => undefined);
      postings.close();
    },
  };
}

/** Kinds and ids, each as one parameter. */
function keysOf(keys: readonly { kind: Write["kind"]; id: string }[]): Buffer[] {
  const kinds = keys.map(({ kind }) => kindNumbers[kind]);
  return [numberArray("int2", kinds), textArray(keys.map(({ id }) => id))];
}

function seqsOf(records: readonly { seq: number }[]): Buffer {
  const seqs = records.map(({ seq }) => seq);
  return numberArray("int8", seqs);
}

function columnsOf(writes: readonly Write[]): Buffer[] {
  const active = writes.map((write) => (write.active ? 1 : 0));
  const digests = writes.map(({ digest }) => digest);
  const bodies = writes.map(({ body }) => body);
  return [
    ...keysOf(writes),
    seqsOf(writes),
    numberArray("bool", active),
    textArray(digests),
    utf8Array(bodies),
  ];
}
