import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, startTestServer, withoutPostgres } from "../../../test/support/postgres/server.ts";
import { hasCode } from "../../../test/support/store-conformance/organisations.ts";
import { rowsOf } from "../../../test/support/store-conformance/reads.ts";
import { listing, organisation } from "../../../test/support/store-conformance/records.ts";
import { openPostgresStore } from "./postgres-store.ts";

const WRITERS = 4;
const skip = withoutPostgres;

test("a replica that is promoted under writes has all that was acknowledged, and the store goes on by itself", {
  skip,
}, async (t) => {
  const primary = await startTestServer();
  t.after(() => primary.remove());
  const url = await primary.createDatabase();
  await (await openPostgresStore({ url })).close();
  const replica = await primary.startReplica();
  t.after(() => replica.remove());
  await ask(url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
  await ask(url, "ALTER SYSTEM SET synchronous_commit = 'remote_apply'");
  await ask(url, "SELECT pg_reload_conf()");
  while ((await ask(url, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length === 0)
    await sleep(20);

  const relay = await startRelay(t, url);
  const store = await openPostgresStore({ url: relay.url });
  t.after(() => store.close());
  await store.organisations.create(organisation("a"));
  const acknowledged = new Map<string, number>();
  let [attempts, isOver] = [0, false];
  const writing = Array.from({ length: WRITERS }, async () => {
    while (!isOver) {
      const id = `l${++attempts}`;
      const written = await store
        .write("a", (batch) => batch.put("listing", listing(id, `Place ${id}`)))
        .catch((error: unknown) => assert.ok(hasCode("unavailable")(error)));
      if (written) acknowledged.set(id, written.version);
      else await sleep(20);
    }
  });
  while (acknowledged.size < 100) await sleep(10);
  await primary.stop();
  const before = acknowledged.size;
  await ask(replica.urlOf(url), "SELECT pg_promote()");
  relay.leadTo(replica.urlOf(url));
  while (acknowledged.size < before + 100) await sleep(10);
  isOver = true;
  await Promise.all(writing);

  const stored = new Set((await rowsOf(store.read("a").records())).map(({ id }) => id));
  assert.deepEqual(
    [...acknowledged.keys()].filter((id) => !stored.has(id)),
    [],
  );
  const versions = [...acknowledged.values()];
  assert.equal(new Set(versions).size, versions.length, "no version is given twice");
  assert.equal(await store.version("a"), stored.size, "each write, acknowledged or not, is one version");
});

test("while the network between a store and its server is cut calls fail in time, and afterwards all goes on", {
  skip,
}, async (t) => {
  const server = await startTestServer();
  t.after(() => server.remove());
  const relay = await startRelay(t, await server.createDatabase());
  const store = await openPostgresStore({ url: relay.url });
  t.after(() => store.close());
  await store.organisations.create(organisation("a"));
  await store.write("a", (batch) => batch.put("listing", listing("before", "Before")));
  relay.cut();
  await assert.rejects(store.version("a"), hasCode("unavailable"));
  await assert.rejects(store.ping(), hasCode("unavailable"));
  relay.heal();
  while (
    await store.ping().then(
      () => false,
      () => true,
    )
  )
    await sleep(50);
  const { version } = await store.write("a", (batch) => batch.put("listing", listing("after", "After")));
  assert.equal(version, 2);
});

/** What stands before a database server, as a proxy or an address that moves does, and can be cut without a word to either side. */
async function startRelay(t: TestContext, to: string) {
  let target = new URL(to);
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => !isCut && into.write(chunk));
      from.on("error", () => {});
      from.on("close", () => !isCut && into.destroy());
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const end = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  t.after(() => {
    end();
    server.close();
  });
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    leadTo(other: string) {
      target = new URL(other);
    },
    cut() {
      isCut = true;
    },
    heal() {
      isCut = false;
      end();
    },
  };
}
