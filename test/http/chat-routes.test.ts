import assert from "node:assert/strict";
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { ChatCaller, ChatOptions, ChatReply, Concierge } from "../../src/concierge/concierge.ts";
import type { ChatAnswer } from "../../src/contract/chat-answer.ts";
import type { ChatRequest } from "../../src/contract/chat-request.ts";
import { ServiceError } from "../../src/contract/errors.ts";
import type { ServerSettings } from "../../src/http/app/settings.ts";
import { startServer } from "../support/server-fixture.ts";

const ID = "3f2b8c1e-5a7d-4c39-9e64-0b1a2c3d4e5f";
const PATH = "/v2/orgs/demo/chat";
const answer: ChatAnswer = {
  message: "Nyhavn.",
  toolUsed: true,
  listings: [{ id: "nyhavn", name: "Nyhavn" }],
  guides: [],
  actions: [],
  hostInterests: [],
  itinerary: null,
};
const reply: ChatReply = { answer, language: "en-GB", conversationId: ID };

type Chat = (caller: ChatCaller, request: ChatRequest, options: ChatOptions) => Promise<ChatReply>;

/** A server whose concierge does what the test says; `post` sends JSON with a key that may chat. */
async function chatServer(t: TestContext, chat: Chat = async () => reply, settings: ServerSettings = {}) {
  const concierge: Concierge = {
    chat: (caller, request, options = {}) => chat(caller, request, options),
    opening: async () => ({ answer, language: "da-DK" }),
    forget: async (_caller, id) => {
      if (id !== ID) throw new ServiceError("conversation_not_found", "none");
    },
    sharePlan: () => assert.fail("nobody shares"),
    openPlan: () => assert.fail("nobody opens a plan"),
    sweep: async () => undefined,
  };
  const server = await startServer(t, { concierge, settings });
  const key = await server.addKey({ abilities: ["chat"] });
  const post = (body: unknown, headers: Record<string, string> = {}, asKey = key) =>
    server.ask(`${PATH}?key=${asKey}`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...headers },
    });
  /** Opens a stream and gives the response as soon as its head is there. */
  const stream = async (body: unknown): Promise<IncomingMessage> => {
    const headers = { "Content-Type": "application/json", Accept: "text/event-stream" };
    const request = httpRequest({ port: server.port, path: `${PATH}?key=${key}`, method: "POST", headers });
    request.on("error", () => undefined);
    request.end(JSON.stringify(body));
    const [response] = (await once(request, "response")) as [IncomingMessage];
    response.on("error", () => undefined);
    t.after(() => response.destroy());
    return response.setEncoding("utf8");
  };
  return { ...server, key, post, stream };
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response) text += chunk;
  return text;
}

/** The events of a stream, comments left out. */
function eventsOf(text: string): { event: string; data: unknown }[] {
  return text
    .split("\n\n")
    .filter((block) => block.startsWith("event: "))
    .map((block) => {
      const [event = "", data = ""] = block.split("\n");
      return { event: event.slice(7), data: JSON.parse(data.slice(6)) as unknown };
    });
}

test("a message is answered with JSON that nobody keeps, and names its conversation", async (t) => {
  const calls: [ChatCaller, ChatRequest][] = [];
  const { post } = await chatServer(t, async (caller, request) => {
    calls.push([caller, request]);
    return reply;
  });
  const { status, headers, text } = await post({ message: "Hi", latlng: "55.6,12.5" });
  assert.equal(status, 200, text);
  assert.deepEqual(JSON.parse(text), answer);
  assert.equal(headers["cache-control"], "no-store");
  assert.equal(headers["conversation-id"], ID);
  assert.equal(headers["content-language"], "en-GB");
  assert.equal(headers.etag, undefined);
  assert.match(String(headers["access-control-expose-headers"]), /Conversation-Id/);
  assert.match(String(headers.ratelimit), /^"chat";r=49;/);
  assert.deepEqual(calls[0]![1].latlng, [55.6, 12.5]);
  assert.equal(calls[0]![0].scope.orgId, "demo");
});

test("the checks come in the order key, ability, rate, body", async (t) => {
  const { post, key, ask, addKey } = await chatServer(t, undefined, { chatBurst: 1, chatRatePerSecond: 1 });
  const broken = "{";
  const code = async (asKey: string, body: unknown = broken) => (await post(body, {}, asKey)).problem.code;
  assert.equal(await code(""), "missing_api_key");
  assert.equal(await code("wk_unknown"), "invalid_api_key");
  assert.equal(await code(await addKey({ abilities: ["read"] })), "scope_forbidden");
  assert.equal(await code(key), "invalid_json");
  assert.equal((await post({ message: "Hi" })).status, 200);
  const limited = await post(broken);
  assert.deepEqual([limited.status, limited.problem.code], [429, "rate_limited"]);
  assert.ok(Number(limited.headers["retry-after"]) >= 1);
  assert.equal((await ask(`/v2/orgs/other/chat?key=${key}`)).problem.code, "org_forbidden");
});

test("a body that is too large, of another type or not JSON is refused by its code", async (t) => {
  const { post } = await chatServer(t);
  const code = async (body: unknown, type?: string) => {
    const { status, problem } = await post(body, type === undefined ? {} : { "Content-Type": type });
    return [status, problem.code];
  };
  assert.deepEqual(await code({ message: "x".repeat(66_000) }), [413, "body_too_large"]);
  assert.deepEqual(await code("message=hi", "application/x-www-form-urlencoded"), [
    415,
    "unsupported_media_type",
  ]);
  assert.deepEqual(await code("hi", "text/plain"), [415, "unsupported_media_type"]);
  assert.deepEqual(await code("[1]"), [400, "invalid_type"]);
  assert.deepEqual(await code(""), [400, "invalid_json"]);
  const { problem } = await post({ message: "", lang: "x x", email: "no" });
  assert.equal(problem.code, "invalid_parameters");
  assert.deepEqual(
    problem.errors?.map((fault) => `${fault.in} ${fault.name} ${fault.code}`),
    ["body lang invalid_lang", "body email invalid_email", "body message missing_parameter"],
  );
});

test("a key bound to hosts chats for them alone, wherever the host is named", async (t) => {
  const { post, ask, addKey } = await chatServer(t);
  const bound = await addKey({ abilities: ["chat"], hostIds: ["inn"] });
  assert.equal((await post({ message: "Hi", profileId: "inn" }, {}, bound)).status, 200);
  assert.equal((await post({ message: 5, profileId: "other" }, {}, bound)).problem.code, "scope_forbidden");
  assert.equal((await ask(`${PATH}?key=${bound}&profileId=other`)).problem.code, "scope_forbidden");
});

test("a DELETE without a body may name any type for it", async (t) => {
  const { ask, key } = await chatServer(t);
  for (const type of ["application/json", "text/plain"]) {
    const headers = { "Content-Type": type };
    assert.equal((await ask(`${PATH}/${ID}?key=${key}`, { method: "DELETE", headers })).status, 204, type);
  }
});

test("GET opens, HEAD has no body, DELETE forgets, and other methods are named", async (t) => {
  const { ask, key } = await chatServer(t);
  const opening = await ask(`${PATH}?key=${key}&lang=da`);
  assert.deepEqual([opening.status, opening.headers["content-language"]], [200, "da-DK"]);
  assert.equal(opening.headers["cache-control"], "no-store");
  assert.equal(opening.headers["conversation-id"], undefined);
  assert.equal((await ask(`${PATH}?key=${key}`, { method: "HEAD" })).text, "");
  const { problem } = await ask(`${PATH}?key=${key}&radius=500`);
  assert.deepEqual(
    problem.errors?.map(({ name, code }) => `${name} ${code}`),
    ["radius missing_geo_centre"],
  );
  const forget = (id: string) => ask(`${PATH}/${id}?key=${key}`, { method: "DELETE" });
  assert.deepEqual([(await forget(ID)).status, (await forget(ID.toUpperCase())).text], [204, ""]);
  assert.equal((await forget("mine")).problem.code, "invalid_uuid");
  assert.equal((await forget(ID.replace("3", "4"))).problem.code, "conversation_not_found");
  const put = await ask(`${PATH}?key=${key}`, { method: "PUT" });
  assert.deepEqual([put.status, put.headers.allow], [405, "GET, HEAD, OPTIONS, POST"]);
  const preflight = await ask(PATH, {
    method: "OPTIONS",
    headers: { Origin: "https://hotel.example", "Access-Control-Request-Method": "DELETE" },
  });
  assert.match(String(preflight.headers["access-control-allow-methods"]), /DELETE/);
});

test("events come as they are made, with the headers that let them through, and end with the whole", async (t) => {
  const next = Promise.withResolvers<void>();
  const { stream } = await chatServer(t, async (_caller, _request, { onPiece, onConversation }) => {
    onConversation?.(ID);
    await onPiece?.({ event: "delta", text: "Nyhavn" });
    await next.promise;
    await onPiece?.({ event: "delta", text: "." });
    await onPiece?.({ event: "listings", listings: answer.listings });
    return reply;
  });
  const response = await stream({ message: "Hi" });
  const { headers, statusCode } = response;
  assert.equal(statusCode, 200);
  assert.equal(headers["content-type"], "text/event-stream; charset=utf-8");
  assert.equal(headers["cache-control"], "no-store, no-transform");
  assert.equal(headers["x-accel-buffering"], "no");
  assert.equal(headers["content-encoding"], undefined);
  assert.equal(headers["conversation-id"], ID);
  assert.equal(headers["access-control-allow-origin"], "*");
  const [first] = (await once(response, "data")) as [string];
  assert.equal(first, 'event: delta\ndata: {"text":"Nyhavn"}\n\n');
  next.resolve();
  assert.deepEqual(eventsOf(await textOf(response)), [
    { event: "delta", data: { text: "." } },
    { event: "listings", data: answer.listings },
    { event: "done", data: answer },
  ]);
});

test("what goes wrong before the first event is an ordinary problem, and an error event after it", async (t) => {
  const { stream, lines } = await chatServer(t, async (_caller, { message }, { onPiece }) => {
    if (message === "late") await onPiece?.({ event: "delta", text: "a" });
    if (message === "coded") throw new ServiceError("profile_not_found", "none");
    throw new Error("wk_12345678 is broken");
  });
  const early = await stream({ message: "coded" });
  assert.deepEqual([early.statusCode, early.headers["content-type"]], [404, "application/problem+json"]);
  assert.equal(early.headers["conversation-id"], undefined);
  const faulty = await stream({ message: "" });
  assert.equal(faulty.statusCode, 400);
  const late = await stream({ message: "late" });
  const [, error] = eventsOf(await textOf(late));
  assert.equal(error!.event, "error");
  const problem = error!.data as { status: number; code: string; requestId: string };
  assert.deepEqual([problem.status, problem.code], [500, "internal_error"]);
  assert.equal(problem.requestId, late.headers["x-request-id"]);
  assert.ok(lines.some((line) => line.includes(problem.requestId) && line.includes("wk_***")));
  assert.doesNotMatch(lines.join(), /wk_12345678/);
});

test("a stream whose reader takes its comments is not cut off as stalled", async (t) => {
  const work = async () => {
    await sleep(1_000);
    return reply;
  };
  const { stream } = await chatServer(t, work, { keepAliveMs: 20, stallTimeoutMs: 400 });
  const events = eventsOf(await textOf(await stream({ message: "Hi" })));
  assert.deepEqual(events.at(-1), { event: "done", data: answer });
});

test("a silent stream is kept alive by comments, and opens with one", async (t) => {
  const settings = { keepAliveMs: 20 };
  const go = Promise.withResolvers<void>();
  const { stream } = await chatServer(
    t,
    async () => {
      await go.promise;
      throw new ServiceError("profile_not_found", "none");
    },
    settings,
  );
  const response = await stream({ message: "Hi" });
  const [first] = (await once(response, "data")) as [string];
  assert.match(first, /^(:\n\n)+$/);
  go.resolve();
  const [error] = eventsOf(await textOf(response));
  assert.equal((error!.data as { code: string }).code, "profile_not_found");
});

test("who goes away stops the work, with events and without", async (t) => {
  const aborted: string[] = [];
  const began = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { stream, post, key, port, lines } = await chatServer(t, async (_caller, { message }, options) => {
    const { onPiece, signal } = options;
    const index = message === "events" ? 0 : 1;
    await onPiece?.({ event: "delta", text: "a" });
    began[index]!.resolve();
    await new Promise((resolve) => signal!.addEventListener("abort", resolve));
    aborted.push(message!);
    // Work that says more all the same waits for nobody.
    for (let piece = 0; piece < 3; piece++) await onPiece?.({ event: "delta", text: "b" });
    ended[index]!.resolve();
    signal!.throwIfAborted();
    return reply;
  });
  const response = await stream({ message: "events" });
  await began[0]!.promise;
  response.destroy();
  await ended[0]!.promise;
  const request = httpRequest({
    port,
    path: `${PATH}?key=${key}`,
    method: "POST",
    headers: { "Content-Type": "application/json" },
  });
  request.on("error", () => undefined);
  request.end('{"message":"json"}');
  await began[1]!.promise;
  request.destroy();
  await ended[1]!.promise;
  assert.deepEqual(aborted, ["events", "json"]);
  assert.equal((await post({ message: "" })).status, 400);
  assert.ok(!lines.some((line) => line.includes("request failed")));
});

test("a reader that does not read holds the writer back", async (t) => {
  let written = 0;
  const { stream } = await chatServer(t, async (_caller, _request, { onPiece }) => {
    const text = "x".repeat(64 * 1_024);
    for (; written < 400; written++) await onPiece!({ event: "delta", text });
    return reply;
  });
  const response = await stream({ message: "Hi" });
  response.pause();
  let before = -1;
  while (before !== written) {
    before = written;
    await sleep(100);
  }
  assert.ok(written < 300, `${written} of 400 pieces went out to nobody`);
  const text = await textOf(response);
  assert.equal(eventsOf(text).length, 401);
});

test("events are sent only to who prefers them", async (t) => {
  const { post } = await chatServer(t, async (_caller, _request, { onPiece }) => {
    await onPiece?.({ event: "delta", text: "a" });
    return reply;
  });
  const typeFor = async (accept: string) =>
    (await post({ message: "Hi" }, { Accept: accept })).headers["content-type"];
  assert.match((await typeFor("text/event-stream"))!, /event-stream/);
  assert.match((await typeFor("application/json;q=0.5, text/event-stream"))!, /event-stream/);
  for (const accept of [
    "*/*",
    "application/json",
    "text/event-stream;q=0",
    "application/json, text/event-stream;q=0.5",
  ]) {
    assert.match((await typeFor(accept))!, /^application\/json/, accept);
  }
});

/** Asks for mails; gives the status, or the seconds to wait. */
async function mailServer(t: TestContext, mailRates: ServerSettings["mailRates"], more: ServerSettings = {}) {
  const server = await chatServer(
    t,
    async (_caller, { email }, { admitMail }) => {
      admitMail!(email!);
      return reply;
    },
    { mailRates, ...more },
  );
  const send = async (email: string, key?: string, sent: Record<string, string> = {}) => {
    const { status, headers } = await server.post({ action: "sendEmail", email }, sent, key);
    return status === 429 ? Number(headers["retry-after"]) : status;
  };
  return { ...server, send };
}

test("mails are guarded by recipient, whichever way the address is written, and by the address that asks", async (t) => {
  const { send, time, addKey } = await mailServer(t, { perKey: 10, perAddress: 4, perRecipient: 2 });
  assert.equal(await send("ana@example.org"), 200);
  assert.equal(await send("Ana+trip@Example.org"), 200);
  assert.equal(await send("ana@example.org"), 1_800);
  assert.equal(await send("bo@example.org"), 200);
  assert.equal(await send("cy@example.org"), 900);
  const other = await addKey({ abilities: ["chat"] });
  assert.equal(await send("dee@example.org", other), 900);
  time.now += 3_600_000;
  assert.equal(await send("ana@example.org"), 200);
});

test("mails are guarded by key, and another key has mails of its own", async (t) => {
  const { send, addKey } = await mailServer(t, { perKey: 2, perAddress: 10, perRecipient: 10 });
  const outcomes = [];
  for (const name of ["a", "b", "c"]) outcomes.push(await send(`${name}@example.org`));
  assert.deepEqual(outcomes, [200, 200, 1_800]);
  assert.equal(await send("c@example.org", await addKey({ abilities: ["chat"] })), 200);
});

test("an address that a caller writes before the trusted proxy's counts for nothing", async (t) => {
  for (const trustProxy of [1, ["127.0.0.1"]]) {
    const { send } = await mailServer(t, { perKey: 100, perAddress: 2, perRecipient: 100 }, { trustProxy });
    const from = (chain: string) => send("ana@example.org", undefined, { "X-Forwarded-For": chain });
    assert.equal(await from("203.0.113.7"), 200);
    assert.equal(await from("198.51.100.1, 203.0.113.7"), 200);
    for (const forged of ["198.51.100.2", "127.0.0.1", "2001:db8::1, 198.51.100.3", "unknown"]) {
      assert.equal(await from(`${forged}, 203.0.113.7`), 1_800, `${trustProxy}: ${forged}`);
    }
    assert.equal(await from("203.0.113.7, 203.0.113.8"), 200, `${trustProxy}: another caller`);
  }
});

test("a plan of seven days with twenty stops each fits into a body, with the longest ids and times", async (t) => {
  const given: ChatRequest[] = [];
  const { post } = await chatServer(t, async (_caller, request) => {
    given.push(request);
    return reply;
  });
  const stop = { placeType: "location", timeOfDay: "afternoon", startTime: "15:00", endTime: "16:00" };
  const days = Array.from({ length: 7 }, (_, day) => ({
    activities: Array.from({ length: 20 }, (_, index) => ({
      ...stop,
      placeId: `${day}-${index}`.padEnd(128, "x"),
    })),
  }));
  const { status } = await post({ message: "Less walking", itinerary: { startDate: "2026-11-21", days } });
  assert.equal(status, 200);
  assert.equal(given[0]!.itinerary!.days.flatMap(({ stops }) => stops).length, 140);
});
