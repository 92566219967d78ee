import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { ChatReply, Concierge } from "../../src/concierge/concierge.ts";
import type { ServerSettings } from "../../src/http/app/settings.ts";
import { type Reply, startServer } from "../support/server-fixture.ts";

const SEARCH = "/v2/orgs/demo/listing-search";
const answer = {
  message: "Nyhavn.",
  toolUsed: true,
  listings: [],
  guides: [],
  actions: [],
  hostInterests: [],
  itinerary: null,
};

async function chatServer(t: TestContext, settings: ServerSettings) {
  const told: ChatReply = { answer, language: "en-GB" };
  const concierge: Concierge = {
    chat: async () => told,
    opening: async () => told,
    forget: async () => {},
    sharePlan: () => assert.fail("nobody shares"),
    openPlan: () => assert.fail("nobody opens a plan"),
    sweep: async () => {},
  };
  const server = await startServer(t, { concierge, settings });
  const key = await server.addKey({ abilities: ["chat"] });
  const post = (body: string, type = "application/json") =>
    server.ask(`/v2/orgs/demo/chat?key=${key}`, { method: "POST", body, headers: { "Content-Type": type } });
  return { ...server, post };
}

const left = ({ headers }: Reply) => Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]);

test("bodies that are no message cost who sends them, not the hotel whose key they use", async (t) => {
  const { post } = await chatServer(t, { chatRatePerSecond: 1, chatBurst: 2 });
  for (let round = 0; round < 4; round++) {
    assert.equal((await post("")).status, 400);
    assert.equal((await post("{")).status, 400);
    assert.equal((await post('{"message": 7}')).status, 400);
    assert.equal((await post("hello", "text/plain")).status, 415);
  }
  assert.equal((await post('{"message": "Hi"}')).status, 200);
});

test("an address that sends such bodies without end is refused, until it has waited", async (t) => {
  const { app, addKey, time, post } = await chatServer(t, {});
  const key = await addKey({ id: "other", abilities: ["chat"] });
  const send = (payload: string) =>
    app.inject({
      method: "POST",
      url: `/v2/orgs/demo/chat?key=${key}`,
      headers: { host: "localhost", "content-type": "application/json" },
      payload,
    });
  for (let count = 0; count < 1_000; count++) assert.equal((await send("{")).statusCode, 400);
  const refused = await send('{"message": "Hi"}');
  assert.equal(refused.statusCode, 429);
  assert.match(refused.json().detail, /address/);
  time.now += 1_000;
  assert.equal((await post('{"message": "Hi"}')).status, 200);
});

/** Sends so many requests to the concierge of an address; gives the status of the last. */
async function sendMany(
  { app }: Awaited<ReturnType<typeof chatServer>>,
  count: number,
  asked: { method?: "POST" | "DELETE"; path?: string; key: string },
): Promise<number> {
  let status = 0;
  for (let sent = 0; sent < count; sent++) {
    const { method = "POST", path = "chat", key } = asked;
    const headers = { host: "localhost", "content-type": "application/json" };
    const payload = method === "POST" ? '{"message": "Hi"}' : undefined;
    const url = `/v2/orgs/demo/${path}?key=${key}`;
    ({ statusCode: status } = await app.inject({ method, url, headers, payload }));
  }
  return status;
}

test("a key that nobody has costs its sender once, with a message as with anything else", async (t) => {
  const server = await chatServer(t, {});
  assert.equal(await sendMany(server, 999, { key: "wk_none" }), 401);
  const key = await server.addKey({ id: "other", abilities: ["chat"] });
  assert.equal(await sendMany(server, 1, { key }), 200);
  assert.equal(await sendMany(server, 2, { key: "wk_none" }), 429);
});

test("messages beyond the limit of a key, and what is not there, cost their sender nothing", async (t) => {
  const server = await chatServer(t, { chatRatePerSecond: 0.001, chatBurst: 700 });
  const [one, other] = [
    await server.addKey({ abilities: ["chat"] }),
    await server.addKey({ abilities: ["chat"] }),
  ];
  const path = "chat/3f2b8c1e-5a7d-4c39-9e64-0b1a2c3d4e5f";
  assert.equal(await sendMany(server, 701, { method: "DELETE", path: "chat/none", key: one }), 429);
  assert.equal(await sendMany(server, 600, { key: one }), 429);
  assert.equal(await sendMany(server, 1, { method: "DELETE", path, key: other }), 204);
  assert.equal(await sendMany(server, 1, { key: other }), 200);
});

test("a plan costs as much as two messages", async (t) => {
  const { post } = await chatServer(t, { chatBurst: 5 });
  assert.equal(left(await post('{"message": "Hi"}')), 4);
  assert.equal(left(await post('{"action": "createItinerary"}')), 2);
  await post('{"action": "createItinerary"}');
  assert.equal((await post('{"action": "createItinerary"}')).status, 429);
});

test("the keys of an organisation may together do what ten may", async (t) => {
  const { ask, addKey } = await startServer(t, { settings: { ratePerSecond: 1, burst: 2 } });
  const keys = await Promise.all(Array.from({ length: 11 }, (_, index) => addKey({ id: `key-${index}` })));
  for (const key of keys.slice(1)) {
    for (let count = 0; count < 2; count++) assert.equal((await ask(`${SEARCH}?key=${key}`)).status, 200);
  }
  const { status, problem } = await ask(`${SEARCH}?key=${keys[0]}`);
  assert.equal(status, 429);
  assert.match(problem.detail, /organisation/);
});

test("an address that tries a thousand wrong keys is refused without asking the store; known keys go on from there", async (t) => {
  let asked = 0;
  const { app, ask, key } = await startServer(t, {
    storeFor: (store) => ({
      keys: {
        findByHash: (hash) => {
          asked++;
          return store.keys.findByHash(hash);
        },
      },
      ping: () => store.ping(),
    }),
  });
  assert.equal((await ask(`${SEARCH}?key=${key}`)).status, 200);
  const attempt = (number: number) =>
    app.inject({ url: `${SEARCH}?key=wk_wrong${number}`, headers: { host: "localhost" } });
  for (let number = 0; number < 1_000; number++) assert.equal((await attempt(number)).statusCode, 401);
  const before = asked;
  assert.equal((await attempt(1_000)).statusCode, 429);
  assert.equal((await ask(`${SEARCH}?key=wk_wrong1001`)).status, 429);
  assert.equal(asked, before);
  assert.equal((await ask(`${SEARCH}?key=${key}`)).status, 200);
});

test("of many requests at once as many are answered as can be in time, the others have 503, and /healthz answers", async (t) => {
  const answer = () => {
    const until = performance.now() + 10;
    while (performance.now() < until);
    return { body: Buffer.from('{"results":[]}'), languages: [] };
  };
  const { ask, key } = await startServer(t, { answer, settings: { mostDelayMs: 120 } });
  let pages = 0;
  const many = () => Array.from({ length: 80 }, () => ask(`${SEARCH}?key=${key}&page=${++pages}`));
  // Its key is known from then on.
  await ask(`${SEARCH}?key=${key}`);
  const early = many();
  await sleep(300);
  const late = many();
  assert.equal((await ask("/healthz")).status, 200);
  const replies = await Promise.all([...early, ...late]);
  const refused = replies.filter(({ status }) => status !== 200);
  assert.ok(refused.length > 0 && refused.length < replies.length, `${refused.length} were refused`);
  for (const { status, headers, problem } of refused) {
    assert.deepEqual([status, problem.code, headers["retry-after"]], [503, "unavailable", "1"]);
    assert.equal(headers["access-control-allow-origin"], "*");
    assert.equal(headers["x-request-id"], problem.requestId);
  }
  assert.equal((await ask(`${SEARCH}?key=${key}`)).status, 200);
});
