import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, test } from "node:test";
import { hasCode } from "../../../test/support/store-conformance/organisations.ts";
import { rowsOf, snapshot } from "../../../test/support/store-conformance/reads.ts";
import { guide, listing, organisation } from "../../../test/support/store-conformance/records.ts";
import { INDEX_FORMAT } from "../../search/columns/columns.ts";
import type { Store } from "../store.ts";
import { openSqliteStore } from "./sqlite-store.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "waymark-reindex-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function using<T>(use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSqliteStore({ directory });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

function inFile(sql: string): void {
  const database = new DatabaseSync(join(directory, "orgs", "a.sqlite"));
  database.exec(sql);
  database.close();
}

async function writeRecords(store: Store): Promise<void> {
  await store.organisations.create(organisation("a"));
  await store.write("a", (batch) => {
    batch.put("listing", listing("one", "Old harbour", { keywords: { "en-GB": ["boats"] } }));
    batch.put("listing", listing("two", "Draft harbour", { status: "draft" }));
    batch.put("guide", guide("three", "Harbour walks"));
  });
  await store.write("a", (batch) => batch.put("listing", listing("four", "Garden")));
}

/** All that is made from the bodies. */
async function derived(store: Store) {
  const { version, labels, entries } = await snapshot(store, "a");
  const alternatives = [{ terms: ["en:harbour"], prefix: false, cost: 3 }];
  const search = (kind: "listing" | "guide") =>
    store.read("a").search(kind, { words: [{ alternatives }] }, { mode: "all" });
  const terms = await store.read("a").vocabulary();
  return {
    version,
    rest: {
      labels,
      entries,
      terms: terms.sort(),
      found: [await search("listing"), await search("guide")].map(({ seqs, costs }) => [...seqs, ...costs]),
    },
  };
}

test("what another index format left beside the bodies is made anew when the file is opened, as a new version", async () => {
  const before = await using(async (store) => {
    await writeRecords(store);
    return derived(store);
  });
  inFile(`UPDATE state SET index_format = ${INDEX_FORMAT - 1}; DELETE FROM posting; UPDATE entry SET facts = '{}';
    INSERT INTO term VALUES ('en:stale')`);
  const after = await using(derived);
  assert.equal(after.version, before.version + 1);
  assert.deepEqual(after.rest, before.rest);
  assert.deepEqual(await using(derived), after);
});

test("whoever asks while an index is made anew waits for it, in this process and in another, and it is done once", async () => {
  const before = await using(async (store) => {
    await writeRecords(store);
    return derived(store);
  });
  inFile(`UPDATE state SET index_format = ${INDEX_FORMAT - 1}; DELETE FROM posting; DELETE FROM entry`);
  await using((store) =>
    using(async (other) => {
      const written = store.write("a", (batch) => batch.put("host", { id: "late" }));
      const all = await Promise.all([derived(store), derived(other), derived(store)]);
      const { version } = await written;
      assert.equal(version, before.version + 2);
      for (const { rest } of all) assert.deepEqual(rest, before.rest);
    }),
  );
});

test("a file of schema 1, with postings in FTS5 tables, is brought up to date with its records unchanged", async () => {
  const before = await using(async (store) => {
    await writeRecords(store);
    return { ...(await derived(store)), records: await rowsOf(store.read("a").records()) };
  });
  const tables = ["text_guide", "text_listing", "text_geo_area"].map(
    (
      table,
    ) => `CREATE VIRTUAL TABLE ${table} USING fts5 (terms, content = '', contentless_delete = 1, detail = none);
      CREATE VIRTUAL TABLE ${table}_postings USING fts5vocab (${table}, instance);`,
  );
  inFile(
    `DROP TABLE posting; ALTER TABLE state DROP COLUMN index_format; ALTER TABLE record DROP COLUMN crc; ALTER TABLE state DROP COLUMN changes_from; DROP TABLE attempt; DROP TABLE draft; DROP TABLE revision; DROP TABLE import; PRAGMA user_version = 1; ${tables.join(" ")}`,
  );
  const after = await using(async (store) => ({
    ...(await derived(store)),
    records: await rowsOf(store.read("a").records()),
  }));
  assert.deepEqual([after.rest, after.records], [before.rest, before.records]);
  const changes = await using(async (store) => rowsOf(store.read("a").changes(before.version)));
  assert.deepEqual(changes, []);
});

test("a file of a later index format is refused and left alone", async () => {
  await using(writeRecords);
  inFile(`UPDATE state SET index_format = ${INDEX_FORMAT + 1}`);
  await using((store) => assert.rejects(store.version("a"), hasCode("newer_schema")));
});
