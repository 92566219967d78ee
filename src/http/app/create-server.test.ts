import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { startWorld } from "../../../test/support/world.ts";
import { createDiscovery } from "../../discovery/discovery.ts";
import { folderStorage } from "../../media/media-storage.ts";
import { createServer, type ServerParts } from "./create-server.ts";

const world = await startWorld({ demo: { records: [] } });
const key = await world.addKey("demo", { abilities: ["read", "write"] });

async function serve(t: TestContext, parts: Partial<ServerParts> = {}) {
  const { store, time } = world;
  const clock = () => time.now;
  const discovery = createDiscovery({ store, clock });
  const app = await createServer({ store, discovery, clock, ...parts });
  await app.listen({ host: "127.0.0.1", port: 0 });
  t.after(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { "X-Api-Key": key, ...headers },
      // A feed that does not end is not waited for.
      signal: AbortSignal.timeout(20_000),
    });
}

const org = "/v2/orgs/demo";

test("what a server has no parts for is not there, and the rest is", async (t) => {
  const ask = await serve(t, { settings: { webDirectory: join(tmpdir(), "waymark-none") } });
  for (const path of ["chat", "content/listing", "changes", "media", "basemap"])
    assert.equal((await ask(`${org}/${path}`)).status, 404, path);
  for (const path of ["/", "/media/orgs/demo/a.svg", "/g/demo/inn/", "/guide/"])
    assert.equal((await ask(path)).status, 404, path);
  for (const path of [`${org}/hosts`, "/healthz", "/readyz", "/docs", "/robots.txt"])
    assert.equal((await ask(path)).status, 200, path);
});

test("a server without keys that sign previews shows nobody drafts, whatever token they send", async (t) => {
  const ask = await serve(t);
  for (const path of [`${org}/listing-search`, `${org}/listing-search?preview=x`])
    assert.equal((await ask(path, { "Preview-Token": "x" })).status, 200, path);
});

test("records are written where there is a store for them, pictures where there is one for them too", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-parts-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const media = { storage: folderStorage((orgId) => join(folder, orgId)), maxBytes: 1_000 };
  const statuses = async (ask: Awaited<ReturnType<typeof serve>>) =>
    Promise.all(["content/listing", "media"].map(async (path) => (await ask(`${org}/${path}`)).status));
  assert.deepEqual(await statuses(await serve(t, { content: world.store })), [200, 404]);
  const settings = { media };
  assert.deepEqual(await statuses(await serve(t, { content: world.store, settings })), [200, 200]);
});

test("organisations are told of in metrics that are for those alone who have the token", async (t) => {
  const told = async (settings: ServerParts["settings"], headers?: Record<string, string>) => {
    const ask = await serve(t, { settings });
    await (await ask(`${org}/hosts`)).text();
    return (await (await ask("/metrics", headers)).text()).includes("waymark_catalogue_version");
  };
  assert.equal(await told({}), false);
  assert.equal(await told({ metricsToken: "t" }, { Authorization: "Bearer t" }), true);
});

test("a server that stops closes connections with their answers, and ends feeds", async (t) => {
  const stopping = new AbortController();
  const ask = await serve(t, { content: world.store, stopping: stopping.signal });
  assert.equal((await ask("/healthz")).headers.get("connection"), "keep-alive");
  const feed = await ask(`${org}/changes?since=0`, { Accept: "text/event-stream" });
  stopping.abort();
  assert.equal((await ask("/healthz")).headers.get("connection"), "close");
  assert.equal((await ask("/readyz")).status, 503);
  assert.match(await feed.text(), /event: version/);
});

test("a feed tells what changes later, and ends once its key may no longer", async (t) => {
  const ask = await serve(t, { content: world.store });
  const token = await world.addKey("demo", { id: "feed", abilities: ["write"] });
  const feed = await ask(`${org}/changes?since=0`, { Accept: "text/event-stream", "X-Api-Key": token });
  let text = "";
  let step = 0;
  const follow = async () => {
    for await (const chunk of feed.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (step === 0 && text.includes("event: version")) {
        step = 1;
        const made = await fetch(`${world.origin}${org}/content/listing/later`, {
          method: "PUT",
          headers: { "X-Api-Key": key, "Content-Type": "application/json" },
          body: '{"name":{"en-GB":"Later"}}',
        });
        assert.equal(made.status, 201);
      }
      if (step === 1 && text.includes('"id":"later"')) {
        step = 2;
        await world.store.keys.revoke("demo", "feed", world.time.now);
        world.time.now += 10_000;
      }
    }
  };
  await assert.rejects(follow, /terminated/);
  assert.equal(step, 2);
});
