import { setImmediate as nextTurn } from "node:timers/promises";
import { BoundedCache } from "../content/bounded-cache.ts";
import { type Keeping, TableBatch } from "./batch.ts";
import { KnownStrings } from "./known-strings.ts";
import type { Batch, BatchResult, Store } from "./store.ts";
import type { BatchTables } from "./tables.ts";

/** Labels and terms that a writer remembers of all organisations together: some hundred megabytes. */
const MAX_STRINGS = 2_000_000;

const KEPT_REMOVALS = 10_000;
const KEPT_REVISIONS = 50;

/** Batches that share a transaction, at most: the first of them waits for the last. */
const MOST_TOGETHER = 16;

interface Waiting {
  fill: (batch: Batch) => void | Promise<void>;
  together: boolean;
  resolve: (result: BatchResult) => void;
  reject: (error: unknown) => void;
}

/**
 * The writing side of a store. Batches of one organisation queue up: in this process for their turn, so that those that wait
 * hold no connection, then in `begin` for the organisation's lock, which other processes take as well. `begin` throws
 * StoreError `unknown_organisation`; `reached` hears after each commit of which version the organisation is.
 */
export function createWriter(
  begin: (orgId: string) => Promise<BatchTables>,
  { keptRemovals = KEPT_REMOVALS, keptRevisions = KEPT_REVISIONS, clock = Date.now }: Partial<Keeping> = {},
  reached: (orgId: string, version: number) => void = () => {},
) {
  const queues = new Map<string, { waiting: Waiting[]; over: Promise<void> }>();
  const remembered = new BoundedCache<string, { strings: KnownStrings; version: number }>(
    MAX_STRINGS,
    ({ strings }) => strings.size,
  );

  async function writeOne(tables: BatchTables, strings: KnownStrings, fill: Waiting["fill"]) {
    const batch = new TableBatch(tables, strings, { keptRemovals, keptRevisions, clock });
    try {
      await fill(batch);
      return await batch.finish();
    } finally {
      await batch.settled();
      // Readers come between two batches: those of an embedded store would follow one another at once.
      await nextTurn();
    }
  }

  /**
   * Writes the first that waits, and in the same transaction those behind it that may share it, until one fails: what that one did is
   * taken back, and those before it are committed.
   */
  async function writeFirst(orgId: string, waiting: Waiting[]): Promise<void> {
    const group = [waiting.shift()!];
    const results: BatchResult[] = [];
    let tables: BatchTables | undefined;
    try {
      tables = await begin(orgId);
      const { version, nextLabel } = tables.numbers;
      const known = remembered.get(orgId);
      remembered.delete(orgId);
      // What is remembered holds as long as nobody else writes.
      let strings = known?.version === version ? known.strings : new KnownStrings(nextLabel);
      let written = tables;
      let undo: (() => void | Promise<void>) | undefined;
      let failure: unknown;
      for (let goesOn = true; goesOn; ) {
        const { fill, together } = group.at(-1)!;
        try {
          const { result, ...after } = await writeOne(written, strings, fill);
          goesOn = together && waiting[0]?.together === true && group.length < MOST_TOGETHER;
          if (goesOn) undo = await tables.mark?.();
          goesOn &&= undo !== undefined;
          written = { ...tables, ...after };
          results.push(result);
          if (goesOn) group.push(waiting.shift()!);
        } catch (error) {
          if (!undo) throw error;
          await undo();
          strings = new KnownStrings(written.numbers.nextLabel);
          failure = error;
          goesOn = false;
        }
      }
      const { numbers } = written;
      await tables.commit(numbers.version === version ? undefined : numbers);
      remembered.set(orgId, { strings, version: numbers.version });
      reached(orgId, numbers.version);
      // Also what failed is told of after the commit: it may have failed because of what those before it wrote.
      for (const [n, { resolve, reject }] of group.entries()) {
        if (n < results.length) resolve(results[n]!);
        else reject(failure);
        // Answering all of them takes as long as a few reads.
        await nextTurn();
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      tables?.abandon();
    }
  }

  async function writeAll(orgId: string, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) await writeFirst(orgId, waiting);
    queues.delete(orgId);
  }

  return {
    write: ((orgId, fill, { together = false } = {}) =>
      new Promise((resolve, reject) => {
        const one = { fill, together, resolve, reject };
        const queue = queues.get(orgId);
        if (queue) queue.waiting.push(one);
        else {
          const waiting = [one];
          queues.set(orgId, { waiting, over: writeAll(orgId, waiting) });
        }
      })) satisfies Store["write"],
    /** Waits for the batches that were begun. */
    async close(): Promise<void> {
      await Promise.all(Array.from(queues.values(), ({ over }) => over));
    },
  };
}
