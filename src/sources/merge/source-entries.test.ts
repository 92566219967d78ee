import assert from "node:assert/strict";
import { test } from "node:test";
import { withScratchDatabase } from "./scratch-database.ts";
import { entryKey, SeenEntries } from "./source-entries.ts";

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
