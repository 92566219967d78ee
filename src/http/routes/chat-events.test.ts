import assert from "node:assert/strict";
import type { Readable } from "node:stream";
import { test } from "node:test";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ChatOptions, ChatReply } from "../../concierge/concierge.ts";
import { ServiceError } from "../../contract/errors.ts";
import { answerAsEvents, wantsEvents } from "./chat-events.ts";

type Given = Required<Pick<ChatOptions, "onPiece" | "onConversation">>;
const done = { answer: { message: "Hi" } } as unknown as ChatReply;

test("events are wanted by who accepts them, and JSON no more than them", () => {
  for (const accept of [
    "text/event-stream",
    "TEXT/Event-Stream ; q=0.001",
    "application/json, text/event-stream",
    "application/json;q=0.5, text/event-stream;q=0.5",
    "application/json;q=0.4, text/event-stream;v=1;q=0.5",
    "text/event-stream;charset=utf-8",
  ])
    assert.ok(wantsEvents(accept), accept);
  for (const accept of [
    undefined,
    "",
    "*/*",
    "application/json",
    "text/event-stream;q=0",
    "application/json, text/event-stream;q=0.9",
    "text/event-stream;q=much",
    "text/html",
  ])
    assert.ok(!wantsEvents(accept), accept);
});

/** The answer to work as a caller has it: headers, what has come so far, and what was logged. */
function asking(work: (given: Given) => Promise<ChatReply>) {
  const request = {
    id: "request-1",
    headers: {},
    raw: { url: "/v2/orgs/demo/chat?key=secret", headers: {} },
  };
  const headers: Record<string, string> = {};
  const lines: string[] = [];
  const got = { text: "", isOver: false, readable: undefined as Readable | undefined };
  const reply = {
    header: (name: string, value: string) => {
      headers[name] = value;
      return reply;
    },
    headers: (more: object) => {
      Object.assign(headers, more);
      return reply;
    },
    send: (readable: Readable) => {
      got.readable = readable;
      readable.setEncoding("utf8").on("data", (text) => (got.text += text));
      readable.on("close", () => (got.isOver = true));
      return reply;
    },
  };
  const logger = { info() {}, error: (fields: object) => lines.push(JSON.stringify(fields)) };
  const answered = answerAsEvents(
    request as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
    work as Parameters<typeof answerAsEvents>[2],
    { logger, keepAliveMs: 1_000 },
  );
  return { answered, headers, lines, got };
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
};

test("each piece is an event of its name, and the whole answer the last", async () => {
  const { answered, headers, got } = asking(async ({ onPiece, onConversation }) => {
    onConversation("conversation-1");
    await onPiece({ event: "delta", text: "a" });
    for (const event of ["listings", "guides", "itinerary"])
      await onPiece({ event, [event]: [{ id: event }] } as never);
    return done;
  });
  await answered;
  await turns();
  assert.equal(
    got.text,
    [
      'event: delta\ndata: {"text":"a"}',
      'event: listings\ndata: [{"id":"listings"}]',
      'event: guides\ndata: [{"id":"guides"}]',
      'event: itinerary\ndata: [{"id":"itinerary"}]',
      'event: done\ndata: {"message":"Hi"}\n\n',
    ].join("\n\n"),
  );
  assert.ok(got.isOver);
  assert.deepEqual(headers, {
    "Conversation-Id": "conversation-1",
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
  });
});

test("a silent stream opens with a comment and has one each time, until it ends", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { promise, resolve } = Promise.withResolvers<void>();
  const { answered, headers, got } = asking(async () => {
    await promise;
    return done;
  });
  t.mock.timers.tick(999);
  await turns();
  assert.equal(got.readable, undefined);
  t.mock.timers.tick(1);
  await answered;
  await turns();
  assert.equal(got.text, ":\n\n");
  assert.equal(headers["Conversation-Id"], undefined);
  t.mock.timers.tick(1_000);
  await turns();
  assert.equal(got.text, ":\n\n:\n\n");
  resolve();
  await turns();
  assert.match(got.text, /^(:\n\n){2}event: done\n/);
  const { text } = got;
  t.mock.timers.tick(10_000);
  await turns();
  assert.equal(got.text, text);
});

test("what fails after the first event is its last: a mistake of ours is logged, what a caller did or gave up is not", async () => {
  const aborted = Object.assign(new Error("given up"), { name: "AbortError" });
  for (const [error, code, logged] of [
    [new TypeError("a mistake"), "internal_error", 1],
    ["words", "internal_error", 1],
    [aborted, "internal_error", 0],
    [new ServiceError("rate_limited", "too many"), "rate_limited", 0],
    [new ServiceError("unavailable", "away"), "unavailable", 1],
  ] as const) {
    const { answered, got, lines } = asking(async ({ onPiece }) => {
      await onPiece({ event: "delta", text: "a" });
      throw error;
    });
    await answered;
    await turns();
    const [, told = ""] = /event: error\ndata: (.*)\n\n$/.exec(got.text) ?? [];
    const problem = JSON.parse(told);
    assert.deepEqual(
      [problem.code, problem.instance, problem.requestId],
      [code, "/v2/orgs/demo/chat", "request-1"],
    );
    assert.equal(lines.length, logged, String(error));
    assert.ok(got.isOver);
  }
});

test("what fails before the first event is thrown, and its stream says nothing any more", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { answered, got } = asking(async () => {
    throw new ServiceError("unavailable", "away");
  });
  await assert.rejects(answered, { code: "unavailable" });
  t.mock.timers.tick(5_000);
  assert.equal(got.readable, undefined);
});

test("a reader who has gone keeps nobody waiting", async () => {
  let written = 0;
  const { answered, got } = asking(async ({ onPiece }) => {
    for (; written < 5; written++) await onPiece({ event: "delta", text: "a".repeat(100_000) });
    return done;
  });
  await answered;
  got.readable!.destroy();
  await turns();
  assert.equal(written, 5);
});
