import assert from "node:assert/strict";
import type { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { withScratchDatabase } from "./scratch-database.ts";

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
