import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { createApp } from "../../src/http/app/create-app.ts";
import type { ServerSettings } from "../../src/http/app/settings.ts";

/** The address that a server with this setting takes a request from this chain of addresses to come from. */
async function addressOf(t: TestContext, trustProxy: ServerSettings["trustProxy"], chain?: string) {
  const app = await createApp({ settings: { trustProxy } });
  t.after(() => app.close());
  app.get("/address", async (request) => request.ip);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const headers = chain === undefined ? {} : { "X-Forwarded-For": chain };
  const response = await fetch(`http://127.0.0.1:${port}/address`, { headers });
  return response.text();
}

const chain = "198.51.100.1, 203.0.113.7, 10.0.0.5";

test("nobody's word counts by default", async (t) => {
  assert.equal(await addressOf(t, undefined, chain), "127.0.0.1");
  assert.equal(await addressOf(t, false, chain), "127.0.0.1");
});

test("a number of proxies is counted back from the server", async (t) => {
  assert.equal(await addressOf(t, 1, chain), "10.0.0.5");
  assert.equal(await addressOf(t, 2, chain), "203.0.113.7");
  assert.equal(await addressOf(t, 2), "127.0.0.1");
  assert.equal(await addressOf(t, 10, chain), "198.51.100.1");
});

test("of addresses and networks, the last that is none of theirs asks", async (t) => {
  assert.equal(await addressOf(t, ["127.0.0.1", "10.0.0.0/8"], chain), "203.0.113.7");
  assert.equal(await addressOf(t, ["127.0.0.1"], chain), "10.0.0.5");
  assert.equal(await addressOf(t, ["10.0.0.0/8"], chain), "127.0.0.1");
});

test("where everybody is trusted a caller says who they are", async (t) => {
  assert.equal(await addressOf(t, true, chain), "198.51.100.1");
});
