import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import {
  ask,
  startTestServer,
  type TestServer,
  withoutPostgres,
} from "../../../test/support/postgres/server.ts";
import { hasCode } from "../../../test/support/store-conformance/organisations.ts";
import { rowsOf, snapshot } from "../../../test/support/store-conformance/reads.ts";
import { listing, organisation } from "../../../test/support/store-conformance/records.ts";
import { unpackLists } from "../../search/columns/facts.ts";
import type { Store } from "../store.ts";
import { openPostgresStore } from "./postgres-store.ts";

let server: TestServer;
const skip = withoutPostgres;
before(async () => {
  if (!skip) server = await startTestServer();
});
after(() => server?.remove());

const unavailable = hasCode("unavailable");
const put = (id: string) => (batch: Parameters<Parameters<Store["write"]>[1]>[0]) =>
  batch.put("listing", listing(id, `Place ${id}`));

test("while the server is away every call says so, and afterwards all goes on by itself", {
  skip,
}, async () => {
  const store = await openPostgresStore({ url: await server.createDatabase() });
  await store.organisations.create(organisation("a"));
  await store.write("a", put("before"));
  const inTheMiddle = store.write("a", async (batch) => {
    await batch.put("listing", listing("lost", "Lost"));
    await server.stop();
  });
  await assert.rejects(inTheMiddle, unavailable);
  await assert.rejects(store.ping(), unavailable);
  await assert.rejects(store.version("a"), unavailable);
  await assert.rejects(store.write("a", put("never")), unavailable);
  await assert.rejects(rowsOf(store.read("a").records()), unavailable);
  await assert.rejects(store.pin("a"), unavailable);
  await assert.rejects(openPostgresStore({ url: "postgres://waymark@127.0.0.1:1/none" }), unavailable);
  await server.start();
  await store.ping();
  const { version } = await store.write("a", put("after"));
  assert.equal(version, 2);
  assert.deepEqual(
    (await rowsOf(store.read("a").records())).map(({ id }) => id),
    ["after", "before"],
  );
  await store.close();
});

test("of batches that share a transaction one that the server refuses fails alone", { skip }, async () => {
  const store = await openPostgresStore({ url: await server.createDatabase() });
  await store.organisations.create(organisation("a"));
  const add = (id: string) => store.write("a", put(id), { together: true });
  const results = await Promise.allSettled(["one", "two", "no name \0", "three"].map(add));
  const versions = results.map((result) =>
    result.status === "fulfilled" ? result.value.version : "refused",
  );
  assert.deepEqual(versions, [1, 2, "refused", 3]);
  assert.deepEqual(
    (await rowsOf(store.read("a").records())).map(({ id }) => id),
    ["one", "three", "two"],
  );
  await store.close();
});

test("a connection cut off between two calls is not noticed by readers or writers", { skip }, async () => {
  const url = await server.createDatabase();
  const store = await openPostgresStore({ url, poolSize: 2 });
  await store.organisations.create(organisation("a"));
  await store.write("a", put("one"));
  const cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'waymark'";
  for (let round = 0; round < 3; round++) {
    await ask(url, cut);
    assert.equal(await store.version("a"), round + 1);
    await ask(url, cut);
    await store.write("a", put(`round ${round}`));
  }
  await store.close();
});

test("a connection cut off in the middle of a batch leaves nothing of it", { skip }, async () => {
  const url = await server.createDatabase();
  const store = await openPostgresStore({ url });
  await store.organisations.create(organisation("a"));
  const cut = store.write("a", async (batch) => {
    for (let n = 0; n < 500; n++) await batch.put("listing", listing(`l${n}`, `Place ${n}`));
    await ask(
      url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'waymark'",
    );
    for (let n = 500; n < 1_000; n++) await batch.put("listing", listing(`l${n}`, `Place ${n}`));
  });
  await assert.rejects(cut, unavailable);
  assert.equal(await store.version("a"), 0);
  assert.deepEqual(await rowsOf(store.read("a").records()), []);
  await store.close();
});

test("readers of long answers who never come take no connection from others for good", {
  skip,
}, async () => {
  const store = await openPostgresStore({ url: await server.createDatabase(), poolSize: 2 });
  await store.organisations.create(organisation("a"));
  await store.write("a", put("one"));
  for (let n = 0; n < 20; n++) for await (const _ of store.read("a").changes(0)) break;
  for (let n = 0; n < 20; n++) for await (const _ of store.read("a").records()) break;
  assert.equal((await rowsOf(store.read("a").records())).length, 1);
  await store.close();
});

test("names that PostgreSQL cannot hold are names of nothing", { skip }, async () => {
  const store = await openPostgresStore({ url: await server.createDatabase() });
  await store.organisations.create(organisation("a"));
  assert.equal(await store.organisations.find("a\0"), undefined);
  assert.equal(await store.keys.findByHash("\0"), undefined);
  assert.equal(await store.read("a").record("listing", "\0"), undefined);
  await assert.rejects(store.version("\0"), hasCode("unknown_organisation"));
  const odd = { keywords: { "en-GB": ["\0 and \ud800"] }, summary: { "en-GB": "\0" } };
  await store.write("a", (batch) => batch.put("listing", listing("one", "\0 Harbour", odd)));
  assert.deepEqual((await snapshot(store, "a")).labels, ["en-GB:\0 and \ud800"]);
  assert.equal(
    JSON.parse((await store.read("a").record("listing", "one"))!.body).name["en-GB"],
    "\0 Harbour",
  );
  await store.close();
});

test("a write is announced to whoever listens", { skip }, async () => {
  const url = await server.createDatabase();
  const store = await openPostgresStore({ url });
  await store.organisations.create(organisation("a"));
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  const heard: unknown[] = [];
  listener.on("notification", ({ payload }) => heard.push(JSON.parse(payload!)));
  await listener.query("LISTEN waymark_versions");
  await store.write("a", put("one"));
  await store.write("a", put("one"));
  await store.write("a", put("two"));
  while (heard.length < 2) await sleep(5);
  assert.deepEqual(heard, [
    { org_id: "a", version: 1 },
    { org_id: "a", version: 2 },
  ]);
  await listener.end();
  await store.close();
});

test("a thousand writes in turn through two openings are all there, each seen by the other at once", {
  skip,
}, async () => {
  const url = await server.createDatabase();
  const stores = [await openPostgresStore({ url }), await openPostgresStore({ url })];
  await stores[0]!.organisations.create(organisation("a"));
  for (let n = 0; n < 1_000; n++) {
    const { version } = await stores[n % 2]!.write("a", (batch) => {
      batch.put("listing", listing(`l${n % 100}`, `Place ${n}`, { category: { "en-GB": `Label ${n}` } }));
    });
    assert.equal(version, n + 1);
    const other = stores[(n + 1) % 2]!;
    assert.equal(await other.version("a"), version);
    const record = await other.read("a").record("listing", `l${n % 100}`);
    assert.equal(JSON.parse(record!.body).name["en-GB"], `Place ${n}`);
  }
  const { labels, entries: found } = await snapshot(stores[0]!, "a");
  assert.equal(found.length, 100);
  for (const { id, facts } of found) {
    assert.equal(labels[unpackLists(facts.lists).category![0]!], `en-GB:Label ${900 + Number(id.slice(1))}`);
  }
  for (const store of stores) await store.close();
});
