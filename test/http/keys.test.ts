import assert from "node:assert/strict";
import { test } from "node:test";
import { type Operation, operations } from "../../src/contract/operations.ts";
import { StoreError } from "../../src/store/store.ts";
import { startServer } from "../support/server-fixture.ts";

const search = "/v2/orgs/demo/guide-search";

test("takes the key from the query, from X-Api-Key and from Authorization: Bearer", async (t) => {
  const { ask, key } = await startServer(t);
  assert.equal((await ask(`${search}?key=${key}`)).status, 200);
  assert.equal((await ask(`${search}?key=%20${key}+`)).status, 200);
  assert.equal((await ask(search, { headers: { "X-Api-Key": key } })).status, 200);
  assert.equal((await ask(search, { headers: { Authorization: `Bearer ${key}` } })).status, 200);
  assert.equal((await ask(search, { headers: { Authorization: `bearer  ${key}` } })).status, 200);
  assert.equal((await ask(`${search}?key=${key}`, { headers: { "X-Api-Key": key } })).status, 200);
});

test("answers missing_api_key where no key was given, whatever else is wrong", async (t) => {
  const { ask } = await startServer(t);
  const nothing = [
    ask(search),
    ask(`${search}?key=`),
    ask(`${search}?key=%20&page=x`),
    ask(`${search}?Key=abc`),
    ask(search, { headers: { "X-Api-Key": " " } }),
    ask(search, { headers: { Authorization: "Basic YTpi" } }),
    ask(search, { headers: { Authorization: "Bearer" } }),
  ];
  for (const reply of await Promise.all(nothing)) {
    assert.equal(reply.status, 401);
    assert.equal(reply.problem.code, "missing_api_key");
    assert.match(String(reply.headers["www-authenticate"]), /^Bearer/);
  }
});

test("answers invalid_api_key for unknown, broken, revoked and expired keys and for different ones at once", async (t) => {
  const { ask, key, addKey, time } = await startServer(t);
  const revoked = await addKey({ revokedAt: 1 });
  const expired = await addKey({ expiresAt: time.now });
  const other = await addKey();
  const bad = [
    ask(`${search}?key=wk_unknown`),
    ask(`${search}?key=%ff`),
    ask(`${search}?key=${"x".repeat(5_000)}`),
    ask(`${search}?key=${revoked}`),
    ask(`${search}?key=${expired}`),
    ask(`${search}?key=${key}&key=${other}`),
    ask(`${search}?key=${key}`, { headers: { "X-Api-Key": other } }),
    ask(`${search}?key=${key}`, { headers: { Authorization: "Bearer wrong" } }),
    ask(`/v2/orgs/nowhere/guide-search?key=unknown&page=x`),
  ];
  for (const reply of await Promise.all(bad)) {
    assert.equal(reply.status, 401);
    assert.equal(reply.problem.code, "invalid_api_key");
  }
});

test("refuses the same key given twice in the query as a repeated parameter", async (t) => {
  const { ask, key } = await startServer(t);
  const { problem } = await ask(`${search}?key=${key}&key=${key}`);
  assert.equal(problem.code, "repeated_parameter");
});

test("a key stops at its expiry and within five seconds of being revoked", async (t) => {
  const { ask, addKey, store, time } = await startServer(t);
  const expiring = await addKey({ expiresAt: time.now + 1_000 });
  const revoked = await addKey({ id: "to-revoke" });
  assert.equal((await ask(`${search}?key=${expiring}`)).status, 200);
  assert.equal((await ask(`${search}?key=${revoked}`)).status, 200);
  await store.keys.revoke("demo", "to-revoke", time.now);
  time.now += 5_000;
  assert.equal((await ask(`${search}?key=${expiring}`)).status, 401);
  assert.equal((await ask(`${search}?key=${revoked}`)).status, 401);
});

test("a key made after it was refused works at once", async (t) => {
  const { ask, store, addKey } = await startServer(t);
  const key = await addKey({ id: "late" });
  const [record] = (await store.keys.list("demo")).filter(({ id }) => id === "late");
  assert.ok(record);
  assert.equal((await ask(`${search}?key=${key}x`)).status, 401);
  const { hashKey } = await import("../../src/content/keys.ts");
  await store.keys.add({ ...record, id: "later", hash: hashKey(`${key}x`) });
  assert.equal((await ask(`${search}?key=${key}x`)).status, 200);
});

test("a key learns nothing of another organisation: existing and missing ones answer alike", async (t) => {
  const { ask, key, store, calls } = await startServer(t);
  await store.organisations.create({ id: "rival", name: "Rival", languageCodes: ["en-GB"], createdAt: 1 });
  for (const operation of Object.values<Operation>(operations)) {
    const path = (orgId: string) => operation.path.replace("{orgId}", orgId).replace("{siteId}", "demo-site");
    const [existing, missing] = await Promise.all(
      ["rival", "nobody"].map((orgId) => ask(`${path(orgId)}?key=${key}&profileId=p&page=bad`)),
    );
    assert.equal(existing?.problem.code, "org_forbidden");
    assert.deepEqual(
      { ...existing?.problem, instance: "", requestId: "" },
      { ...missing?.problem, instance: "", requestId: "" },
    );
  }
  assert.equal(calls.length, 0);
});

test("a host-bound key may not name another host, and its scope reaches every use case", async (t) => {
  const { ask, addKey, calls } = await startServer(t);
  const bound = await addKey({ hostIds: ["harbour-house"] });
  for (const operation of Object.values<Operation>(operations)) {
    const path = operation.path.replace("{orgId}", "demo").replace("{siteId}", "demo-site");
    calls.length = 0;
    assert.equal(
      (await ask(`${path}?key=${bound}&profileId=harbour-house`)).status,
      200,
      operation.operationId,
    );
    assert.deepEqual(calls[0]?.scope, { orgId: "demo", hostIds: ["harbour-house"] });
    const foreign = await ask(`${path}?key=${bound}&profileId=lantern-court&page=bad&lang=?`);
    if (!("profileId" in operation.parameters)) continue;
    assert.equal(foreign.status, 403);
    assert.equal(foreign.problem.code, "scope_forbidden");
    const twice = await ask(`${path}?key=${bound}&profileId=harbour-house&profileId=lantern-court`);
    assert.equal(twice.problem.code, "scope_forbidden");
  }
});

test("org-languages leaves a foreign hostId to the use case, which falls back", async (t) => {
  const { ask, addKey, calls } = await startServer(t);
  const bound = await addKey({ hostIds: ["harbour-house"] });
  assert.equal((await ask(`/v2/orgs/demo/org-languages?key=${bound}&hostId=lantern-court`)).status, 200);
  assert.deepEqual(calls[0]?.rest, [{ hostId: "lantern-court" }]);
});

test("a key without the ability read is refused", async (t) => {
  const { ask, addKey } = await startServer(t);
  const chatting = await addKey({ abilities: ["chat", "write"] });
  const { status, problem } = await ask(`${search}?key=${chatting}&page=bad`);
  assert.equal(status, 403);
  assert.equal(problem.code, "scope_forbidden");
});

test("a key with origins works from pages of those, and from nowhere else", async (t) => {
  const { ask, addKey } = await startServer(t);
  const key = await addKey({ origins: ["https://hotel.example"] });
  const from = (origin: string) => ask(`${search}?key=${key}`, { headers: { Origin: origin } });
  const ownPage = { Referer: "https://hotel.example/rooms?night=2" };
  assert.equal((await ask(`${search}?key=${key}`, { headers: ownPage })).status, 200);
  assert.equal((await from("https://hotel.example")).status, 200);
  assert.equal((await from("https://HOTEL.example")).status, 200);
  for (const origin of [
    "https://rival.example",
    "null",
    "http://hotel.example",
    "https://hotel.example.evil",
  ]) {
    const { status, problem, headers } = await from(origin);
    assert.equal(status, 403);
    assert.equal(problem.code, "origin_forbidden");
    assert.equal(headers["access-control-allow-origin"], "*");
  }
  const others: Record<string, string>[] = [
    {},
    { Referer: "https://rival.example/hotel" },
    { Referer: "nowhere" },
  ];
  for (const headers of others) {
    const { problem } = await ask(`${search}?key=${key}`, { headers });
    assert.equal(problem.code, "origin_forbidden");
  }
});

test("a key that was found is looked up once in three seconds, and goes on for an hour while the store does not answer", async (t) => {
  let [looked, isAway] = [0, false];
  const { ask, key, time } = await startServer(t, {
    storeFor: (store) => ({
      ping: () => store.ping(),
      keys: {
        findByHash: async (hash) => {
          looked++;
          if (isAway) throw new StoreError("unavailable", "away");
          return store.keys.findByHash(hash);
        },
      },
    }),
  });
  const status = async () => (await ask(`/v2/orgs/demo/org-languages?key=${key}`)).status;
  for (let request = 0; request < 3; request++) assert.equal(await status(), 200);
  assert.equal(looked, 1);
  time.now += 2_999;
  assert.equal(await status(), 200);
  assert.equal(looked, 1);
  time.now += 1;
  assert.equal(await status(), 200);
  assert.equal(looked, 2);
  isAway = true;
  for (const later of [3_000, 60_000, 3_500_000]) {
    time.now += later;
    assert.equal(await status(), 200, `${later} ms later`);
  }
  time.now += 100_000;
  assert.equal(await status(), 503);
  isAway = false;
  assert.equal(await status(), 200);
});

test("a key that was found goes on while the store hangs, and one that was not waits for it", async (t) => {
  const hanging = Promise.withResolvers<void>();
  let hangs = false;
  const { ask, key, addKey, time } = await startServer(t, {
    storeFor: (store) => ({
      ping: () => store.ping(),
      keys: {
        findByHash: async (hash) => {
          if (hangs) await hanging.promise;
          return store.keys.findByHash(hash);
        },
      },
    }),
  });
  const status = async (of: string) => (await ask(`/v2/orgs/demo/org-languages?key=${of}`)).status;
  const other = await addKey({ id: "other" });
  assert.equal(await status(key), 200);
  hangs = true;
  time.now += 3_000;
  const waiting = status(other);
  assert.equal(await status(key), 200);
  hanging.resolve();
  assert.equal(await waiting, 200);
});
