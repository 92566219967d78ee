import assert from "node:assert/strict";
import { test } from "node:test";
import { listing } from "../../../test/support/store-conformance/records.ts";
import { type BulkPostings, openBulkPostings } from "./bulk-postings.ts";
import { indexedText } from "./indexed-terms.ts";
import { unpackRun } from "./posting-runs.ts";
import { PART_ROWS } from "./row-sets.ts";

/** Uses a gatherer that starts its thread after so many records, and ends it. */
async function withBulk<T>(few: number, use: (bulk: BulkPostings) => Promise<T>): Promise<T> {
  const bulk = openBulkPostings({ firstNewSeq: 1, mostCompleteBytes: 0, few });
  try {
    return await use(bulk);
  } finally {
    bulk.close();
  }
}

/** A listing of this number and name, as a batch adds it. */
function added(seq: number, name: string) {
  const record = listing("one", name);
  return { kind: "listing" as const, seq, texts: indexedText("listing", record), size: 100 };
}

test("the thread gets whole parts of new records in rising numbers", async () => {
  const bulk = openBulkPostings({ firstNewSeq: 3, mostCompleteBytes: 0 });
  assert.deepEqual(
    [2, 3, PART_ROWS - 1].map(bulk.takes),
    [false, false, false],
    "their part was begun before",
  );
  assert.deepEqual([0, 1, 2].map(bulk.owns), [false, true, true]);
  assert.equal(bulk.takes(PART_ROWS), true);
  assert.equal(bulk.takes(PART_ROWS), false, "it is there already");
});

test("few records are given back, and what follows in their part with them", () =>
  withBulk(3, async (bulk) => {
    for (const seq of [1, 2]) {
      assert.equal(bulk.takes(seq), true);
      await bulk.add(added(seq, "Harbour"));
    }
    assert.deepEqual(
      bulk.release().map(({ seq }) => seq),
      [1, 2],
    );
    assert.equal(bulk.takes(3), false);
    assert.deepEqual([0, 1].map(bulk.owns), [false, true]);
    assert.deepEqual([await bulk.end(), bulk.takeRuns()], [[], []]);
  }));

test("the thread's rows come part by part in the order of their terms, each word told once", () =>
  withBulk(2, async (bulk) => {
    const add = async (seq: number, name: string) => {
      assert.equal(bulk.takes(seq), true);
      await bulk.add(added(seq, name));
    };
    await add(1, "Old harbour");
    await add(2, "Garden");
    assert.deepEqual(bulk.release(), [], "it is the thread's by now");
    await add(PART_ROWS, "Harbour bakery");
    assert.deepEqual(await bulk.end(), []);
    const runs = bulk.takeRuns();
    assert.deepEqual(
      runs.flatMap((run) => Array.from(unpackRun(run), ({ term, part }) => [term, part])),
      [
        ["en:garden", 0],
        ["en:harbour", 0],
        ["en:old", 0],
        ["en:bakery", 1],
        ["en:harbour", 1],
      ],
    );
    assert.deepEqual(
      runs.map(({ words }) => words),
      [["en:garden", "en:harbour", "en:old"], ["en:bakery"]],
    );
    assert.deepEqual(bulk.takeRuns(), []);
  }));

test("an error in the thread reaches those who add and those who wait for the end", () =>
  withBulk(1, async (bulk) => {
    const addUntilTold = async () => {
      for (;;) {
        await bulk.add({ ...added(PART_ROWS, "Harbour"), texts: {} as never });
        await new Promise(setImmediate);
      }
    };
    await assert.rejects(addUntilTold, TypeError);
    await assert.rejects(bulk.end(), TypeError);
  }));

test("who adds more than the thread has read waits until it has", () =>
  withBulk(1, async (bulk) => {
    assert.equal(bulk.takes(PART_ROWS), true);
    await bulk.add({ ...added(PART_ROWS, "Harbour"), size: 9_000_000 });
    assert.deepEqual(await bulk.end(), []);
    assert.equal(bulk.takeRuns().length, 1);
  }));
