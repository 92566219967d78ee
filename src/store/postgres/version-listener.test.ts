import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import {
  ask,
  startTestServer,
  type TestServer,
  withoutPostgres,
} from "../../../test/support/postgres/server.ts";
import { listing, organisation } from "../../../test/support/store-conformance/records.ts";
import type { Store } from "../store.ts";
import { openPostgresStore } from "./postgres-store.ts";

let server: TestServer;
const skip = withoutPostgres;
before(async () => {
  if (!skip) server = await startTestServer();
});
after(() => server?.remove());

const LISTENERS = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'";

/** Two openings of one database, as two processes have them, and what the second hears. */
async function openTwo() {
  const url = await server.createDatabase();
  const writer = await openPostgresStore({ url });
  const listener = await openPostgresStore({ url });
  await writer.organisations.create(organisation("a"));
  const heard: [orgId: string, version: number][] = [];
  const stop = listener.watch!((orgId, version) => heard.push([orgId, version]));
  let writes = 0;
  const write = async (): Promise<number> => {
    writes++;
    const { version } = await writer.write("a", (batch) => {
      batch.put("listing", listing("one", `Place ${writes}`));
    });
    return version;
  };
  /** Writes until one is heard of: a connection may not have been made yet. */
  const writeUntilHeard = async () => {
    const known = heard.length;
    while (heard.length === known) {
      await write();
      await sleep(20);
    }
  };
  const close = () => Promise.all([writer.close(), listener.close()]);
  return { url, listener, heard, stop, write, writeUntilHeard, close };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

test("a version that another process writes is heard of, on one connection however many watch", {
  skip,
}, async () => {
  const { url, listener, heard, stop, write, writeUntilHeard, close } = await openTwo();
  const second: number[] = [];
  listener.watch!((_, version) => second.push(version));
  await writeUntilHeard();
  const version = await write();
  await until(async () => second.includes(version));
  assert.deepEqual(heard.at(-1), ["a", version]);
  assert.equal((await ask(url, `SELECT 1 ${LISTENERS}`)).length, 1);
  stop();
  const known = heard.length;
  const next = await write();
  await until(async () => second.includes(next));
  assert.equal(heard.length, known);
  await close();
});

test("a listening connection that is cut off is made anew, again and again", { skip }, async () => {
  const { url, listener, writeUntilHeard, write, close } = await openTwo();
  await writeUntilHeard();
  for (let round = 0; round < 3; round++) {
    await ask(url, `SELECT pg_terminate_backend(pid) ${LISTENERS}`);
    // What is written meanwhile is not heard of, and read all the same.
    const version = await write();
    assert.equal(await listener.version("a"), version);
    await writeUntilHeard();
  }
  assert.equal((await ask(url, `SELECT 1 ${LISTENERS}`)).length, 1);
  await close();
});

test("a server that goes away and comes back is listened to again", { skip }, async () => {
  const { writeUntilHeard, write, close } = await openTwo();
  await writeUntilHeard();
  await server.stop();
  await assert.rejects(write());
  await server.start();
  await writeUntilHeard();
  await close();
});

test("what is no announcement of a version is passed over", { skip }, async () => {
  const { url, heard, writeUntilHeard, write, close } = await openTwo();
  await writeUntilHeard();
  for (const payload of ["", "nonsense", "null", "[]", '{"org_id": 1, "version": 2}', '{"org_id": "a"}']) {
    await ask(url, `SELECT pg_notify('waymark_versions', '${payload}')`);
  }
  const version = await write();
  await until(async () => heard.some(([, known]) => known === version));
  assert.ok(heard.every(([orgId, known]) => orgId === "a" && Number.isInteger(known)));
  await close();
});

test("a closed store leaves no listening connection behind, also one that closes while it connects", {
  skip,
}, async () => {
  const { url, writeUntilHeard, close } = await openTwo();
  await writeUntilHeard();
  await close();
  const stores: Store[] = [];
  for (let n = 0; n < 5; n++) {
    const store = await openPostgresStore({ url });
    store.watch!(() => assert.fail("nothing is written"));
    if (n > 2) await sleep(n);
    await store.close();
    stores.push(store);
  }
  stores[0]!.watch!(() => assert.fail("nothing is written"));
  await until(async () => (await ask(url, `SELECT 1 ${LISTENERS}`)).length === 0);
});
