import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { ChatReply, Concierge } from "../../src/concierge/concierge.ts";
import type { ServerSettings } from "../../src/http/app/settings.ts";
import { Overload } from "../../src/http/limits/overload.ts";
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

test("of requests that take twice as long as they may half are refused, and none of those who watch", (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  let delay = 200;
  const overload = new Overload(100, () => delay);
  t.after(() => overload.close());
  const refused = (url: string) =>
    Array.from({ length: 100 }, () => overload.refusalOf({ url } as never)).filter(
      (error) => error?.status === 503 && error.headers["Retry-After"] === "1",
    ).length;
  assert.equal(refused(SEARCH), 0);
  t.mock.timers.tick(500);
  assert.equal(refused(SEARCH), 0, "one long turn is no overload");
  t.mock.timers.tick(500);
  assert.equal(refused(SEARCH), 50);
  assert.equal(refused("/healthz?now"), 0);
  delay = 20;
  t.mock.timers.tick(500);
  assert.equal(refused(SEARCH), 0);
});

test("while the turns of the event loop take too long, requests have 503, and /healthz answers", async (t) => {
  const { ask, key } = await startServer(t, { settings: { mostDelayMs: 5 } });
  let isBusy = true;
  const work = () => {
    const until = performance.now() + 100;
    while (performance.now() < until);
    if (isBusy) setImmediate(work);
  };
  work();
  const replies: Reply[] = [];
  while (!replies.some(({ status }) => status === 503)) {
    replies.push(await ask(`${SEARCH}?key=${key}`));
    assert.equal((await ask("/healthz")).status, 200);
  }
  isBusy = false;
  const { headers, problem } = replies.at(-1)!;
  assert.equal(problem.code, "unavailable");
  assert.equal(headers["retry-after"], "1");
});
