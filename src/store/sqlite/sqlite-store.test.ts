import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { storeConformance } from "../../../test/support/store-conformance/conformance.ts";
import { KEPT_REVISIONS } from "../../../test/support/store-conformance/drafts.ts";
import { hasCode } from "../../../test/support/store-conformance/organisations.ts";
import { listing, organisation } from "../../../test/support/store-conformance/records.ts";
import { KEPT_REMOVALS } from "../../../test/support/store-conformance/writes.ts";
import type { Store } from "../store.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const temporary = () => mkdtemp(join(tmpdir(), "waymark-sqlite-"));
const remove = (directory: string) => rm(directory, { recursive: true, force: true });

storeConformance("sqlite", async () => {
  const directory = await temporary();
  const opened: Store[] = [];
  const reopen = async () => {
    const store = await openSqliteStore({
      directory,
      clock: () => 1_700_000_000_000,
      synchronous: "normal",
      keptRemovals: KEPT_REMOVALS,
      keptRevisions: KEPT_REVISIONS,
    });
    opened.push(store);
    return store;
  };
  const close = async () => {
    for (const store of opened) await store.close();
    await remove(directory);
  };
  const damage = async (orgId: string, id: string) => {
    using database = new DatabaseSync(join(directory, "orgs", `${orgId}.sqlite`));
    database.prepare("UPDATE record SET body = replace(body, 'a', 'q') WHERE id = ?").run(id);
  };
  return { store: await reopen(), reopen, damage, close };
});

test("a file of a newer release is refused and left alone", async () => {
  const directory = await temporary();
  const store = await openSqliteStore({ directory });
  await store.organisations.create(organisation("a"));
  await store.write("a", (batch) => batch.put("host", { id: "h" }));
  await store.close();
  for (const file of ["orgs/a.sqlite", "control.sqlite"]) {
    const database = new DatabaseSync(join(directory, file));
    database.exec("PRAGMA user_version = 999");
    database.close();
    await assert.rejects(async () => {
      const again = await openSqliteStore({ directory });
      await again.version("a").finally(() => again.close());
    }, hasCode("newer_schema"));
  }
  await remove(directory);
});

test("more organisations than may be open at once are all served", async () => {
  const directory = await temporary();
  const store = await openSqliteStore({ directory, openFiles: 2, synchronous: "normal" });
  const ids = ["a", "b", "c", "d", "e"];
  for (const id of ids) await store.organisations.create(organisation(id));
  for (const round of [1, 2]) {
    const writes = ids.map((id) =>
      store.write(id, async (batch) => {
        await new Promise((resolve) => setImmediate(resolve));
        await batch.put("host", { id: `h${round}` });
      }),
    );
    const versions = (await Promise.all(writes)).map(({ version }) => version);
    assert.deepEqual(
      versions,
      ids.map(() => round),
    );
  }
  for (const id of ids) assert.ok(await store.read(id).record("host", "h2"));
  await store.close();
  await remove(directory);
});

test("who watches hears of a version before its write is answered, until he stops", async () => {
  const directory = await temporary();
  const store = await openSqliteStore({ directory, synchronous: "normal" });
  await store.organisations.create(organisation("a"));
  const heard: [string, number][] = [];
  const stop = store.watch!((...told) => heard.push(told));
  await store.write("a", (batch) => batch.put("listing", listing("one", "Harbour")));
  assert.deepEqual(heard, [["a", 1]]);
  stop();
  await store.write("a", (batch) => batch.put("listing", listing("one", "Garden")));
  assert.equal(heard.length, 1);
  await store.close();
  await remove(directory);
});

test("a record written again late in a batch larger than the buffers is found by its last words only", async () => {
  const directory = await temporary();
  const store = await openSqliteStore({ directory, synchronous: "normal" });
  await store.organisations.create(organisation("a"));
  const longText = Array.from({ length: 2_500 }, (_, n) => `w${n}`).join(" ");
  await store.write("a", (batch) => {
    batch.put("listing", listing("early", "Harbour"));
    for (let n = 0; n < 500; n++) {
      batch.put("listing", listing(`filler-${n}`, "Filler", { summary: { "en-GB": longText } }));
    }
    batch.put("listing", listing("early", "Garden"));
  });
  const hits = async (term: string) => {
    const alternatives = [{ terms: [term], prefix: false, cost: 0 }];
    const { seqs } = await store.read("a").search("listing", { words: [{ alternatives }] }, { mode: "all" });
    return seqs.length;
  };
  assert.deepEqual([await hits("en:harbour"), await hits("en:garden"), await hits("en:filler")], [0, 1, 500]);
  await store.close();
  await remove(directory);
});

test("what a killed process had acknowledged is there, and its files are whole", async () => {
  const directory = await temporary();
  const first = await openSqliteStore({ directory });
  await first.organisations.create(organisation("a"));
  await first.close();
  const acknowledged: number[] = [];
  for (const count of [1, 4, 9, 16]) {
    acknowledged.push(...(await writeUntilKilled(directory, count)));
    const store = await openSqliteStore({ directory });
    assert.ok((await store.version("a")) >= acknowledged.at(-1)!);
    for (const version of acknowledged) {
      assert.ok(
        await store.read("a").record("listing", `of-version-${version}`),
        `version ${version} is lost`,
      );
    }
    await store.write("a", (batch) => batch.put("listing", listing(`after-${count}`, "Still writing")));
    await store.close();
    for (const file of ["control.sqlite", ...(await orgFiles(directory))]) {
      const database = new DatabaseSync(join(directory, file));
      const report = database.prepare("PRAGMA integrity_check").all();
      assert.deepEqual(Object.values(report[0]!), ["ok"], file);
      database.close();
    }
  }
  await remove(directory);
});

test("the log of a large batch is in the file once it is acknowledged, though somebody reads an earlier version for a while", async () => {
  const directory = await temporary();
  const store = await openSqliteStore({ directory });
  await store.organisations.create(organisation("a"));
  const pin = await store.pin("a");
  const written = store.write("a", (batch) => {
    for (let n = 0; n < 2_500; n++) batch.put("listing", listing(`l${n}`, "Place"));
  });
  // Both the reader and the batch are there when it commits.
  while ((await store.version("a")) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  pin.end();
  await written;
  const sizeOf = async (ending: string) => (await stat(join(directory, `orgs/a.sqlite${ending}`))).size;
  assert.deepEqual([await sizeOf("-wal"), (await sizeOf("")) > 100_000], [0, true]);
  await store.close();
  await remove(directory);
});

test("a record whose page cannot be read is passed over like one whose checksum is wrong", async () => {
  const directory = await temporary();
  const store = await openSqliteStore({ directory });
  await store.organisations.create(organisation("a"));
  const text = "Harbour ".repeat(200);
  await store.write("a", (batch) => {
    for (let n = 0; n < 40; n++)
      batch.put("listing", listing(`l${n}`, "Place", { summary: { "en-GB": text } }));
  });
  await store.close();
  const path = join(directory, "orgs/a.sqlite");
  const page = pageOf(path, "l20");
  const file = await open(path, "r+");
  await file.write(Buffer.from([0]), 0, 1, page);
  await file.close();

  const again = await openSqliteStore({ directory });
  const damaged: string[] = [];
  const whole = [];
  for await (const { id } of again.read("a").records(["listing"], (_, id) => damaged.push(id)))
    whole.push(id);
  assert.ok(damaged.includes("l20") && whole.length > 30, damaged.join());
  assert.equal(damaged.length + whole.length, 40);
  await again.close();
  await remove(directory);
});

/** Where in the file the page begins that has the record `id`. */
function pageOf(path: string, id: string): number {
  const bytes = readFileSync(path);
  const size = bytes.readUInt16BE(16);
  for (let page = size; page < bytes.length; page += size) {
    const isLeaf = bytes[page] === 13;
    if (isLeaf && bytes.subarray(page, page + size).includes(`{"id":"${id}"`)) return page;
  }
  throw new Error(`no page has ${id}`);
}

test("a write that happened is told as one, whoever holds the file that its version is noted in; the next one notes it", async () => {
  const directory = await temporary();
  const warnings: string[] = [];
  const store = await openSqliteStore({
    directory,
    logger: { warn: (_details, message) => warnings.push(message) },
  });
  for (const id of ["a", "b"]) await store.organisations.create(organisation(id));
  const put = (id: string, orgId: string) =>
    store.write(orgId, (batch) => batch.put("listing", listing(id, "Place")));
  const holder = new DatabaseSync(join(directory, "control.sqlite"));
  holder.exec("BEGIN IMMEDIATE");
  assert.equal((await put("one", "a")).version, 1);
  assert.equal(warnings.length, 1);
  holder.exec("ROLLBACK");
  assert.equal((await put("two", "b")).version, 1);
  const reached = holder.prepare("SELECT id, reached FROM organisation ORDER BY id").all();
  assert.deepEqual(
    reached.map((row) => ({ ...row })),
    [
      { id: "a", reached: 1 },
      { id: "b", reached: 1 },
    ],
  );
  assert.equal(warnings.length, 1);
  holder.close();
  await store.close();
  await remove(directory);
});

async function orgFiles(directory: string): Promise<string[]> {
  const names = await readdir(join(directory, "orgs"));
  return names.filter((name) => name.endsWith(".sqlite")).map((name) => join("orgs", name));
}

/** Starts a process that writes batch after batch and kills it after so many acknowledgements; the versions it gave. */
async function writeUntilKilled(directory: string, acknowledgements: number): Promise<number[]> {
  const writer = join(import.meta.dirname, "../../../test/support/endless-writer.ts");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", writer, directory], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const versions: number[] = [];
  const exited = once(child, "exit");
  for await (const line of createInterface(child.stdout)) {
    versions.push(Number(line));
    if (versions.length === acknowledgements) child.kill("SIGKILL");
  }
  const [, signal] = await exited;
  assert.equal(signal, "SIGKILL");
  return versions;
}
