import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type ClientOptions, createClient } from "./client.ts";
import { ApiError, ConnectionError, type Exchange, readServerEvents } from "./transport.ts";

/** A client whose service answers as `answer` says; what it asked and told is kept. */
function clientOf(
  answer: (url: string, init: RequestInit) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const asked: string[] = [];
  const exchanges: Exchange[] = [];
  const client = createClient({
    baseUrl: "https://guide.example/",
    orgId: "demo",
    key: "s3cret&key",
    timeoutMs: 5_000,
    ...options,
    onExchange: (exchange) => {
      exchanges.push(exchange);
      options.onExchange?.(exchange);
    },
    fetch: async (url, init) => {
      asked.push(String(url));
      return answer(String(url), init!);
    },
  });
  return { client, asked, exchanges };
}

const problem = {
  type: "https://guide.example/docs/errors#invalid_api_key",
  title: "Invalid key",
  status: 401,
  detail: "the key is not known",
  instance: "/v2",
  code: "invalid_api_key",
  requestId: "r-1",
};

const noHits = { results: [], total: 0, pages: 0 };

test("parameters are written as the interface has them, and the key is in a header of the request alone", async () => {
  const { client, asked, exchanges } = clientOf((_url, { headers }) => {
    assert.equal(new Headers(headers).get("X-Api-Key"), "s3cret&key");
    return Response.json(noHits);
  });
  await client.listingSearch({
    lang: "en-GB",
    category: ["Bar", "Café"],
    priceLevel: [1, 2],
    searchQuery: "",
  });
  assert.equal(
    asked[0],
    "https://guide.example/v2/orgs/demo/listing-search?lang=en-GB&category=Bar,Caf%C3%A9&priceLevel=1,2",
  );
  assert.equal(exchanges.length, 1);
  assert.doesNotMatch(JSON.stringify(exchanges), /s3cret/);
  assert.deepEqual([exchanges[0]!.status, exchanges[0]!.method], [200, "GET"]);
});

test("in the query the key costs no second request from other sites, and is in no header", async () => {
  const answer = (_url: string, { headers }: RequestInit) => {
    assert.equal(new Headers(headers).get("X-Api-Key"), null);
    return Response.json(noHits);
  };
  const { client, asked, exchanges } = clientOf(answer, { keyIn: "query" });
  await client.guideSearch({});
  assert.match(asked[0]!, /guide-search\?key=s3cret%26key$/);
  assert.doesNotMatch(JSON.stringify(exchanges), /s3cret/);
});

test("what is refused for now is sent again when the service says, as often as was agreed", async () => {
  const later = () =>
    Response.json({ ...problem, status: 429 }, { status: 429, headers: { "Retry-After": "0" } });
  let refusals = 2;
  const { client, asked } = clientOf(() => (refusals-- > 0 ? later() : Response.json(noHits)));
  assert.deepEqual(await client.guideSearch({}), noHits);
  assert.equal(asked.length, 3);
  const stubborn = clientOf(later, { retries: 1 });
  await assert.rejects(stubborn.client.chat({ message: "hello" }), ApiError);
  assert.equal(stubborn.asked.length, 2);
  const long = () => Response.json(problem, { status: 503, headers: { "Retry-After": "31" } });
  const far = clientOf(long);
  await assert.rejects(far.client.guideSearch({}), (error: ApiError) => error.retryAfter === 31);
  assert.equal(far.asked.length, 1);
  const controller = new AbortController();
  const waiting = () => Response.json(problem, { status: 503, headers: { "Retry-After": "30" } });
  const given = clientOf(waiting, { onExchange: () => setTimeout(() => controller.abort("enough"), 5) });
  await assert.rejects(
    given.client.guideSearch({}, { signal: controller.signal }),
    (error) => error === "enough",
  );
});

test("a refusal is an ApiError with the service's code, id and waiting time", async () => {
  const { client } = clientOf(
    () => Response.json(problem, { status: 401, headers: { "Retry-After": "7" } }),
    { retries: 0 },
  );
  await assert.rejects(client.hostProfile("h"), (error: unknown) => {
    assert.ok(error instanceof ApiError);
    assert.deepEqual(
      [error.status, error.code, error.requestId, error.retryAfter],
      [401, "invalid_api_key", "r-1", 7],
    );
    return true;
  });
});

test("no answer, a foreign answer and a late answer are told apart; a caller who gives up gets the reason given", async () => {
  const reasonOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return error instanceof ConnectionError ? error.reason : error;
  };
  const gone = clientOf(() => Promise.reject(new TypeError("fetch failed")));
  assert.equal(await reasonOf(gone.client.hostProfile("h")), "unreachable");
  assert.equal(gone.exchanges[0]!.status, undefined);
  const foreign = clientOf(() => new Response("<h1>Hotel wifi</h1>", { status: 502 }));
  assert.equal(await reasonOf(foreign.client.hostProfile("h")), "unreadable");
  const waiting = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal!.addEventListener("abort", () => reject(signal!.reason));
    });
  assert.equal(await reasonOf(clientOf(waiting, { timeoutMs: 5 }).client.hostProfile("h")), "timeout");
  const controller = new AbortController();
  const given = clientOf(waiting).client.hostProfile("h", { signal: controller.signal });
  controller.abort("enough");
  assert.equal(await reasonOf(given), "enough");
});

test("the concierge's answer comes piece by piece, with the conversation to go on with", async () => {
  const done = { message: "Nyhavn", listings: [] };
  const text = `: hello\n\nevent: delta\ndata: {"text":"Ny"}\n\nevent: other\ndata: 1\n\nevent: done\ndata: ${JSON.stringify(done)}\n\n`;
  const { client, exchanges } = clientOf(() => new Response(text, { headers: { "Conversation-Id": "c-1" } }));
  const pieces = await Array.fromAsync(client.chatEvents({ message: "where?" }));
  assert.deepEqual(pieces, [
    { event: "delta", text: "Ny" },
    { event: "done", answer: done, conversationId: "c-1" },
  ]);
  assert.deepEqual(exchanges[0]!.body, done);
  const failing = clientOf(() => new Response(`event: error\ndata: ${JSON.stringify(problem)}\n\n`));
  await assert.rejects(Array.fromAsync(failing.client.chatEvents({ message: "where?" })), ApiError);
  const broken = clientOf(() => new Response('event: delta\ndata: {"text":"Ny"}\n\n'));
  await assert.rejects(Array.fromAsync(broken.client.chatEvents({ message: "where?" })), ConnectionError);
  assert.equal(broken.exchanges.length, 1);
});

test("events are read alike however the bytes are cut and whatever ends the lines", async () => {
  const events = fc.array(
    fc.record({ event: fc.constantFrom("delta", "done"), data: fc.string({ unit: "grapheme" }) }),
    { maxLength: 5 },
  );
  const clean = (text: string) => text.replace(/[\r\n\u2028\u2029]/g, " ").replace(/^ /, "_");
  await fc.assert(
    fc.asyncProperty(
      events,
      fc.constantFrom("\n", "\r\n", "\r"),
      fc.integer({ min: 1, max: 9 }),
      async (given, end, size) => {
        const expected = given.map(({ event, data }) => ({ event, data: clean(data) }));
        const text = expected
          .map(({ event, data }) => `event: ${event}${end}data: ${data}${end}${end}`)
          .join("");
        const bytes = new TextEncoder().encode(text);
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
            controller.close();
          },
        });
        assert.deepEqual(await Array.fromAsync(readServerEvents(stream)), expected);
      },
    ),
    { seed: 3, numRuns: 300 },
  );
});
