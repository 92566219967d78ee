import assert from "node:assert/strict";
import type { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import type { ReadRecord } from "../read-sources.ts";
import { entryKey, RecordSpool, SeenEntries, withScratchDatabase } from "./record-spool.ts";

/** A record of one of three data sets; every fourth is an area. */
function sample(number: number): ReadRecord {
  const dataset = `set ${number % 3}`;
  return {
    kind: number % 4 === 0 ? "geoArea" : "listing",
    record: { id: `id-${number}`, name: { ja: "æ日".repeat(number % 700) } },
    given: ["name"],
    provenance: { source: "testmap", dataset, id: `n/${number}` },
    worldwide: number % 2 === 0,
    file: "town.test",
    place: { line: number + 1 },
  };
}

test("records are read back in any order, while more are added, and listed by kind and data set", () =>
  withScratchDatabase(async (scratch) => {
    const spool = new RecordSpool(scratch);
    for (let number = 0; number < 2_000; number++) {
      spool.add(sample(number));
      if (number % 97 === 0) assert.deepEqual(spool.read(number), sample(number));
    }
    for (let number = 1_999; number >= 0; number -= 13) assert.deepEqual(spool.read(number), sample(number));
    assert.throws(() => spool.read(2_000), /there is no record 2000 of 2000/);
    const datasets = ["set 1", "set 2", "set 0"].map((dataset) => ({ source: "testmap", dataset }));
    assert.deepEqual(
      spool.datasets("listing").map((found) => ({ ...found })),
      datasets,
    );
    assert.deepEqual(spool.datasets("host"), []);
    const numbers = [...spool.entries("geoArea", datasets[1]!)].map(({ number }) => number);
    const expected = Array.from({ length: 2_000 }, (_, number) => number);
    assert.deepEqual(
      numbers,
      expected.filter((number) => number % 4 === 0 && number % 3 === 2),
    );
  }));

test("each scratch database is empty and its own, and is closed after the work, whatever comes of it", async () => {
  const opened: DatabaseSync[] = [];
  const work = async (scratch: DatabaseSync) => {
    opened.push(scratch);
    scratch.exec("CREATE TABLE thing (number INTEGER)");
    return opened.length;
  };
  const nested = await withScratchDatabase(async (outer) => [
    await work(outer),
    await withScratchDatabase(work),
  ]);
  assert.deepEqual(nested, [1, 2]);
  const failing = withScratchDatabase(async (scratch) => {
    await work(scratch);
    throw new RangeError("odd");
  });
  await assert.rejects(failing, RangeError);
  assert.deepEqual(
    opened.map(({ isOpen }) => isOpen),
    [false, false, false],
  );
});

test("a disk that takes no more is told with what helps", async () => {
  const filling = withScratchDatabase(async (scratch) => {
    scratch.exec("PRAGMA max_page_count = 20; CREATE TABLE thing (body TEXT)");
    const add = scratch.prepare("INSERT INTO thing VALUES (?)");
    for (let number = 0; number < 100; number++) add.run("x".repeat(4_096));
  });
  await assert.rejects(filling, {
    code: "scratch_unavailable",
    message: /\(database or disk is full\).* make room, or name another folder with SQLITE_TMPDIR$/,
  });
});

test("an entry that comes again is told from a new one, in its own file and in another", () =>
  withScratchDatabase(async (scratch) => {
    const seen = new SeenEntries(scratch);
    const [one, other, faulty] = ["n/1", "n/2", "n/3"].map((id) => entryKey("listing", "testmap", id));
    assert.equal(seen.has(one!), false);
    assert.equal(seen.addOf(0, one!), "new");
    assert.equal(seen.addOf(0, one!), "repeated in its file");
    assert.equal(seen.addOf(1, one!), "noted before");
    assert.equal(seen.addOf(1, other!), "new");
    seen.add(faulty!);
    assert.equal(seen.addOf(1, faulty!), "noted before");
    assert.deepEqual(
      [one!, other!, faulty!, entryKey("host", "testmap", "n/1")].map((key) => seen.has(key)),
      [true, true, true, false],
    );
  }));

test("kinds, sources and ids of any characters do not run into each other", async () => {
  const keys = [
    entryKey("listing", "a", "b c"),
    entryKey("listing", "a b", "c"),
    entryKey("listing", "a", "b\nc"),
    entryKey("listing", "a\nb", "c"),
    entryKey("listing", "a", "\ud800"),
    entryKey("listing", "a", "\udfff"),
  ];
  await withScratchDatabase(async (scratch) => {
    const seen = new SeenEntries(scratch);
    for (const key of keys) assert.equal(seen.addOf(0, key), "new");
  });
});
