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

type Fill = (batch: Batch) => void | Promise<void>;

/**
 * The writing side of a store. Batches of one organisation queue up: in this process for their turn, so that those that wait
 * hold no connection, then in `begin` for the organisation's lock, which other processes take as well. `begin` throws
 * StoreError `unknown_organisation`.
 */
export function createWriter(
  begin: (orgId: string) => Promise<BatchTables>,
  { keptRemovals = KEPT_REMOVALS, keptRevisions = KEPT_REVISIONS, clock = Date.now }: Partial<Keeping> = {},
) {
  const turns = new Map<string, Promise<unknown>>();
  const remembered = new BoundedCache<string, { strings: KnownStrings; version: number }>(
    MAX_STRINGS,
    ({ strings }) => strings.size,
  );

  async function write(orgId: string, fill: Fill): Promise<BatchResult> {
    const tables = await begin(orgId);
    const { version, nextLabel } = tables.numbers;
    const known = remembered.get(orgId);
    remembered.delete(orgId);
    // What is remembered holds as long as nobody else writes.
    const strings = known?.version === version ? known.strings : new KnownStrings(nextLabel);
    const batch = new TableBatch(tables, strings, { keptRemovals, keptRevisions, clock });
    try {
      await fill(batch);
      const result = await batch.finish();
      remembered.set(orgId, { strings, version: result.version });
      return result;
    } finally {
      await batch.settled();
      tables.abandon();
    }
  }

  return {
    write: ((orgId, fill) => {
      // Readers come between two batches: those of an embedded store would follow one another at once.
      const before = turns.get(orgId)?.then(() => nextTurn());
      const batch = (before ?? Promise.resolve()).then(() => write(orgId, fill));
      const turn = batch
        .catch(() => undefined)
        .then(() => {
          if (turns.get(orgId) === turn) turns.delete(orgId);
        });
      turns.set(orgId, turn);
      return batch;
    }) satisfies Store["write"],
    /** Waits for the batches that were begun. */
    async close(): Promise<void> {
      await Promise.all(turns.values());
    },
  };
}
