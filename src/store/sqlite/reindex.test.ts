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

test("a batch that is large enough for the thread writes the postings of many small ones, also of what it changes or takes back", async () => {
  const numbers = Array.from({ length: 2_400 }, (_, n) => n);
  const steps = [
    ...numbers.map((n) => listing(`n${n}`, `Harbour ${n % 7} word${n}`)),
    ...[3, 1_200, 2_399].map((n) => listing(`n${n}`, `Garden ${n}`)),
  ];
  const written = async (orgId: string, size: number) =>
    using(async (store) => {
      await store.organisations.create(organisation(orgId));
      for (let at = 0; at < steps.length; at += size) {
        await store.write(orgId, async (batch) => {
          for (const record of steps.slice(at, at + size)) await batch.put("listing", record);
          if (at + size >= steps.length) for (const n of [5, 2_000]) await batch.remove("listing", `n${n}`);
        });
      }
      const found = async (term: string) => {
        const words = [{ alternatives: [{ terms: [term], prefix: false, cost: 0 }] }];
        const { seqs } = await store.read(orgId).search("listing", { words }, { mode: "all" });
        return [...seqs];
      };
      const terms = ["en:harbour", "en:garden", "en:word3", "en:word5", "en:word1200", "en:word2398", "en:3"];
      return Promise.all(terms.map(found));
    });
  const ofSmall = await written("a", 600);
  assert.equal(ofSmall[0]!.length, 2_395);
  assert.deepEqual(ofSmall.slice(1, 5), [[4, 1_201, 2_400], [], [], []]);
  assert.deepEqual(await written("b", steps.length), ofSmall);
});
