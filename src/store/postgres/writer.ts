import type { Batch, BatchResult } from "../store.ts";
import { type OrgState, openBatch } from "./batch.ts";
import { batchSql as sql } from "./batch-sql.ts";
import { type KnownStrings, knowNothing } from "./known-strings.ts";
import { unknown } from "./organisations.ts";
import type { Servers } from "./servers.ts";
import { begin, type Transaction } from "./transaction.ts";

type Fill = (batch: Batch) => void | Promise<void>;

/** Organisations whose labels and terms a writer remembers. */
const MOST_REMEMBERED = 4;

/**
 * The writing side. Batches of one organisation queue up: in this process for its turn, so that those that wait hold no
 * connection, then for the row of the organisation, which other processes lock as well.
 */
export function createWriter(servers: Servers) {
  const turns = new Map<string, Promise<unknown>>();
  const remembered = new Map<string, KnownStrings>();

  async function write(orgId: string, fill: Fill): Promise<BatchResult> {
    const transaction = await begin(servers.primary.batches);
    const known = remembered.get(orgId);
    remembered.delete(orgId);
    try {
      const state = await lock(transaction, orgId);
      const strings = known?.version === state.version ? known : knowNothing(state.version, state.nextLabel);
      const result = await fillBatch(transaction, orgId, state, strings, fill);
      remember(orgId, { ...strings, version: result.version });
      servers.wrote(orgId, result.version);
      return result;
    } finally {
      transaction.abandon();
    }
  }

  function remember(orgId: string, strings: KnownStrings): void {
    remembered.set(orgId, strings);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= MOST_REMEMBERED) return;
      remembered.delete(oldest);
    }
  }

  return {
    write(orgId: string, fill: Fill): Promise<BatchResult> {
      const before = turns.get(orgId) ?? Promise.resolve();
      const batch = before.then(() => write(orgId, fill));
      const turn = batch
        .catch(() => undefined)
        .then(() => {
          if (turns.get(orgId) === turn) turns.delete(orgId);
        });
      turns.set(orgId, turn);
      return batch;
    },
    /** Waits for the batches that were begun. */
    async close(): Promise<void> {
      await Promise.all(turns.values());
    },
  };
}

async function lock({ run }: Transaction, orgId: string): Promise<OrgState> {
  const [row] = await run<[version: number, nextSeq: number, nextLabel: number]>(sql.lock, [orgId]);
  if (!row) throw unknown(orgId);
  // Asked after the lock is held: what the writer before did is seen.
  const [removed] = await run<[boolean]>(sql.anyRemoved, [orgId]);
  return { version: row[0], nextSeq: row[1], nextLabel: row[2], hasRemoved: removed![0] };
}

async function fillBatch(
  transaction: Transaction,
  orgId: string,
  state: OrgState,
  strings: KnownStrings,
  fill: Fill,
): Promise<BatchResult> {
  const { batch, finish, settled } = openBatch(transaction, orgId, state, strings);
  try {
    await fill(batch);
    const result = await finish();
    if (result.version !== state.version) {
      await transaction.run(sql.notify, [orgId, result.version]);
    }
    await transaction.commit();
    return result;
  } finally {
    await settled();
  }
}
