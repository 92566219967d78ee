import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import {
  ask,
  startTestServer,
  type TestReplica,
  type TestServer,
  withoutPostgres,
} from "../../../test/support/postgres/server.ts";
import { hasCode } from "../../../test/support/store-conformance/organisations.ts";
import { rowsOf, snapshot } from "../../../test/support/store-conformance/reads.ts";
import { key, listing, organisation } from "../../../test/support/store-conformance/records.ts";
import type { Store } from "../store.ts";
import { openPostgresStore } from "./postgres-store.ts";

let server: TestServer;
let replica: TestReplica;
let url: string;
const skip = withoutPostgres;
before(async () => {
  if (skip) return;
  server = await startTestServer();
  url = await server.createDatabase();
  await (await openPostgresStore({ url })).close();
  replica = await server.startReplica();
});
after(async () => {
  await replica?.remove();
  await server?.remove();
});

const put = (id: string) => (batch: Parameters<Parameters<Store["write"]>[1]>[0]) =>
  batch.put("listing", listing(id, `Place ${id}`));

async function caughtUp(version: number): Promise<void> {
  const store = await openPostgresStore({ url: replica.urlOf(url) });
  while ((await store.version("a").catch(() => -1)) < version) await sleep(10);
  await store.close();
}

test("reads go to the replica, show what was just written all the same, and outlive the primary", {
  skip,
}, async () => {
  const store = await openPostgresStore({ url, readUrls: [replica.urlOf(url)] });
  await store.organisations.create(organisation("a"));
  await store.keys.add(key("a", "web"));

  // Stopped in its tracks the replica is behind: what this process wrote, it reads.
  await ask(replica.urlOf(url), "SELECT pg_wal_replay_pause()");
  for (let n = 1; n <= 5; n++) {
    const { version } = await store.write("a", put(`l${n}`));
    assert.equal(await store.version("a"), version);
    assert.ok(await store.read("a").record("listing", `l${n}`));
    assert.equal((await snapshot(store, "a")).version, version);
  }
  await ask(replica.urlOf(url), "SELECT pg_wal_replay_resume()");
  await caughtUp(5);

  // What another process writes is seen when the replica has it: so it was the replica that was asked.
  await ask(replica.urlOf(url), "SELECT pg_wal_replay_pause()");
  const other = await openPostgresStore({ url });
  await other.write("a", put("l6"));
  await other.close();
  assert.equal(await store.version("a"), 5);
  assert.equal((await snapshot(store, "a")).version, 5);
  await ask(replica.urlOf(url), "SELECT pg_wal_replay_resume()");
  await caughtUp(6);

  await server.stop();
  assert.equal(await store.version("a"), 6);
  assert.equal((await rowsOf(store.read("a").records())).length, 6);
  assert.equal((await snapshot(store, "a")).entries.length, 6);
  assert.equal((await store.keys.findByHash("hash of web"))?.id, "web");
  assert.equal((await store.organisations.list()).length, 1);
  await assert.rejects(store.ping(), hasCode("unavailable"));
  await assert.rejects(store.write("a", put("never")), hasCode("unavailable"));
  const reader = await openPostgresStore({ url, readUrls: [replica.urlOf(url)] });
  assert.equal(await reader.version("a"), 6);
  await reader.close();

  await server.start();
  assert.equal((await store.write("a", put("l7"))).version, 7);
  assert.deepEqual(
    (await rowsOf(store.read("a").records())).map(({ id }) => id),
    ["l1", "l2", "l3", "l4", "l5", "l6", "l7"],
  );
  await replica.stop();
  assert.equal(await store.version("a"), 7);
  await store.close();
});
