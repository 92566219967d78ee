import assert from "node:assert/strict";
import { test } from "node:test";
import { listing } from "../../../test/support/store-conformance/records.ts";
import { type BulkPostings, openBulkPostings } from "./bulk-postings.ts";
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

test("the thread gets whole parts of new records in rising numbers, once a batch is large", () =>
  withBulk(3, async (bulk) => {
    assert.deepEqual([1, 2, 2, 1].map(bulk.takes), [false, false, false, false]);
    assert.equal(bulk.owns(1), false);
    assert.equal(bulk.takes(3), false, "the part that was begun here is finished here");
    assert.deepEqual([0, 1, 2].map(bulk.owns), [false, true, true]);
    assert.equal(bulk.takes(PART_ROWS - 1), false);
    assert.equal(bulk.takes(PART_ROWS), true);
    assert.equal(bulk.takes(PART_ROWS), false, "it is there already");
    assert.equal(bulk.takes(0), false, "it was there before the batch");
  }));

test("the thread's rows come part by part in the order of their terms, each word told once", () =>
  withBulk(1, async (bulk) => {
    const add = async (seq: number, name: string) => {
      assert.equal(bulk.takes(seq), seq >= PART_ROWS);
      if (seq >= PART_ROWS) await bulk.add("listing", seq, JSON.stringify(listing("one", name)));
    };
    await add(1, "Harbour");
    await add(PART_ROWS, "Old harbour");
    await add(PART_ROWS + 1, "Garden");
    await add(2 * PART_ROWS, "Harbour bakery");
    assert.deepEqual(await bulk.end(), []);
    const runs = bulk.takeRuns();
    assert.deepEqual(
      runs.flatMap((run) => Array.from(unpackRun(run), ({ term, part }) => [term, part])),
      [
        ["en:garden", 1],
        ["en:harbour", 1],
        ["en:old", 1],
        ["en:bakery", 2],
        ["en:harbour", 2],
      ],
    );
    assert.deepEqual(
      runs.map(({ words }) => words),
      [["en:garden", "en:harbour", "en:old"], ["en:bakery"]],
    );
    assert.deepEqual(bulk.takeRuns(), []);
  }));

test("a batch without a thread ends at once", () =>
  withBulk(2, async (bulk) => {
    bulk.takes(1);
    assert.deepEqual([await bulk.end(), bulk.takeRuns()], [[], []]);
  }));

test("an error in the thread reaches those who add and those who wait for the end", () =>
  withBulk(1, async (bulk) => {
    bulk.takes(1);
    bulk.takes(PART_ROWS);
    const addUntilTold = async () => {
      for (;;) {
        await bulk.add("listing", PART_ROWS, "no JSON");
        await new Promise(setImmediate);
      }
    };
    await assert.rejects(addUntilTold, SyntaxError);
    await assert.rejects(bulk.end(), SyntaxError);
  }));
