import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { asking, countingAnswerer, outline, startParts } from "../../test/support/concierge/parts.ts";
import { startSmtpServer } from "../../test/support/concierge/smtp-server.ts";
import type { ChatRequest, OpeningRequest } from "../contract/chat-request.ts";
import { ServiceError } from "../contract/errors.ts";
import { type Store, StoreError } from "../store/store.ts";
import type { Answerer, ChatPiece, Turn } from "./answerer.ts";
import type { ChatCaller, ChatOptions } from "./concierge.ts";
import { createConcierge } from "./concierge.ts";
import { MAX_EXCHANGES } from "./conversations.ts";
import { createMailer } from "./mail/mailer.ts";

const DAY_MS = 24 * 60 * 60_000;
const web: ChatCaller = { scope: { orgId: "demo" }, keyId: "web" };
const app: ChatCaller = { scope: { orgId: "demo" }, keyId: "app" };
const opening: OpeningRequest = {
  profileId: "inn",
  lang: undefined,
  latlng: undefined,
  radius: undefined,
  userCategory: undefined,
  tripType: "both",
  userInterests: [],
  conversationId: undefined,
  explain: false,
};

async function concierged(t: TestContext, answererOf = countingAnswerer, smtp?: { url: string }) {
  const parts = await startParts(t);
  const seen: { request: ChatRequest; turn: Turn }[] = [];
  const mailer = smtp && createMailer({ url: smtp.url, from: "plans@example.com" });
  t.after(() => mailer?.close());
  const concierge = createConcierge({ ...parts, answerer: answererOf(seen), mailer });
  const say = (
    message: string,
    conversationId?: string,
    caller = web,
    more: object = {},
    options?: ChatOptions,
  ) => concierge.chat(caller, asking(message, { conversationId, ...more }), options);
  return { ...parts, concierge, seen, say };
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "done",
    (error) => (error instanceof ServiceError ? error.code : String(error)),
  );
}

test("a conversation goes on where it was: with its state, what was said and its plan", async (t) => {
  const { say, seen } = await concierged(t);
  const first = await say("Hello");
  assert.match(first.conversationId!, /^[0-9a-f-]{36}$/);
  const second = await say("", first.conversationId, web, { action: "createItinerary" });
  assert.equal(second.conversationId, first.conversationId);
  const third = await say("Something cheaper", first.conversationId);
  assert.equal(third.answer.message, "Built-in answer 3.");
  const { turn } = seen[2]!;
  assert.deepEqual(turn.state, { turns: 2 });
  assert.deepEqual(turn.exchanges, [
    { message: "Hello", reply: "Built-in answer 1." },
    { message: "", reply: "Here is a day." },
  ]);
  assert.deepEqual(turn.outline, outline);
});

test("an unknown, foreign or expired conversation begins anew under an id of ours", async (t) => {
  const { say, time, seen } = await concierged(t);
  const { conversationId: id } = await say("Hello");
  const invented = "3f2b8c1e-5a7d-4c39-9e64-0b1a2c3d4e5f";
  const others = [
    await say("Hi", invented),
    await say("Hi", id, app),
    await say("Hi", id, { scope: { orgId: "rival" }, keyId: "web" }),
  ];
  time.now += DAY_MS;
  others.push(await say("Hi", id));
  const ids = others.map(({ conversationId }) => conversationId);
  assert.equal(new Set([id, invented, ...ids]).size, 6);
  assert.ok(seen.every(({ turn }) => turn.state === undefined && turn.exchanges.length === 0));
});

test("every message keeps a conversation for a further day", async (t) => {
  const { say, time } = await concierged(t);
  const { conversationId: id } = await say("Hello");
  for (let n = 2; n <= 4; n++) {
    time.now += DAY_MS - 1;
    assert.equal((await say("And?", id)).answer.message, `Built-in answer ${n}.`);
  }
});

test("an opening greets, and gives the last answer of a conversation that is the caller's", async (t) => {
  const { concierge, say } = await concierged(t);
  const greeting = await concierge.opening(web, opening);
  assert.deepEqual([greeting.answer.message, greeting.conversationId], ["Welcome.", undefined]);
  const { conversationId, answer } = await say("Hello");
  const again = await concierge.opening(web, { ...opening, conversationId });
  assert.deepEqual(again, { answer, language: "en-GB", conversationId });
  assert.equal((await concierge.opening(app, { ...opening, conversationId })).answer.message, "Welcome.");
});

test("a conversation is forgotten on request, by its own key alone, and stays so", async (t) => {
  let midway: () => Promise<void> = async () => undefined;
  const { concierge, say, seen } = await concierged(t, (list) => {
    const counting = countingAnswerer(list);
    return {
      ...counting,
      async answer(...given: Parameters<Answerer["answer"]>) {
        await midway();
        return counting.answer(...given);
      },
    };
  });
  const { conversationId: id } = await say("Hello");
  assert.equal(await codeOf(concierge.forget(app, id!)), "conversation_not_found");
  midway = () => concierge.forget(web, id!);
  await say("Still there?", id);
  midway = async () => undefined;
  assert.equal(await codeOf(concierge.forget(web, id!)), "conversation_not_found");
  await say("And now?", id);
  assert.equal(seen.at(-1)!.turn.state, undefined);
});

test("what is remembered is bounded: exchanges by their number, an answerer's state by its size", async (t) => {
  const { say, seen } = await concierged(t);
  let { conversationId: id } = await say("0");
  for (let n = 1; n <= MAX_EXCHANGES + 3; n++) ({ conversationId: id } = await say(String(n), id));
  const { exchanges } = seen.at(-1)!.turn;
  assert.equal(exchanges.length, MAX_EXCHANGES);
  assert.equal(exchanges.at(-1)!.message, String(MAX_EXCHANGES + 2));
  const greedy = await concierged(t, () => ({
    ...countingAnswerer(),
    answer: async (...given) => ({
      ...(await countingAnswerer().answer(...given)),
      state: "x".repeat(65_536),
    }),
  }));
  await assert.rejects(greedy.say("Hello"), /state has 65538 bytes/);
});

test("what only explain may add is cut from answers, pieces and openings", async (t) => {
  const { concierge, say } = await concierged(t);
  const pieces: ChatPiece[] = [];
  const options = { onPiece: (piece: ChatPiece) => void pieces.push(piece) };
  const plan = await say("", undefined, web, { action: "createItinerary" }, options);
  const shown = JSON.stringify([plan.answer, pieces]);
  assert.doesNotMatch(shown, /understanding|startTime|endTime|startDate/);
  const explained = await say("", undefined, web, { action: "createItinerary", explain: true });
  assert.equal(explained.answer.understanding?.intent, "find_places");
  assert.equal(explained.answer.itinerary?.startDate, "2026-06-02");
  const { conversationId } = explained;
  const last = await concierge.opening(web, { ...opening, conversationId });
  assert.doesNotMatch(JSON.stringify(last), /understanding|startTime/);
  const full = await concierge.opening(web, { ...opening, conversationId, explain: true });
  assert.deepEqual(full.answer, explained.answer);
});

test("pieces that the answerer did not give are made from its answer, after the conversation's id", async (t) => {
  const { say } = await concierged(t);
  const told: string[] = [];
  await say(
    "",
    undefined,
    web,
    { action: "createItinerary" },
    {
      onConversation: () => void told.push("conversation"),
      onPiece: ({ event }) => void told.push(event),
    },
  );
  assert.deepEqual(told, ["conversation", "delta", "listings", "itinerary"]);
  const streaming = await concierged(t, () => ({
    ...countingAnswerer(),
    async answer(scope, request, turn) {
      await turn.onPiece?.({ event: "delta", text: "Own words." });
      return countingAnswerer().answer(scope, request, turn);
    },
  }));
  const texts: unknown[] = [];
  await streaming.say("Hi", undefined, web, {}, { onPiece: (piece) => void texts.push(piece) });
  assert.deepEqual(texts, [
    { event: "delta", text: "Own words." },
    { event: "listings", listings: [{ id: "tower", name: "Round Tower" }] },
  ]);
});

test("the conversation's plan is mailed, or the one that the request brings along", async (t) => {
  const smtp = await startSmtpServer(t);
  const { say, concierge } = await concierged(t, countingAnswerer, smtp);
  const { conversationId } = await say("", undefined, web, { action: "createItinerary" });
  const email = { action: "sendEmail", email: "ana@example.org" };
  const sent = await say("", conversationId, web, email);
  assert.match(sent.answer.message, /on its way/);
  assert.equal(sent.answer.itinerary?.name, "One day");
  assert.match(smtp.taken[0]!.raw, /Round Tower/);
  const itinerary = {
    name: "Words of the caller",
    days: [{ activities: [{ placeId: "cafe", placeName: "Words of the caller", timeOfDay: "midday" }] }],
  };
  const inline = await say("Words of the caller", undefined, web, { ...email, itinerary });
  assert.equal(inline.answer.itinerary?.days[0]?.activities[0]?.placeName, "Blue Lantern");
  assert.doesNotMatch(JSON.stringify(inline.answer), /Words of the caller/);
  assert.equal(smtp.taken.length, 2);
  assert.match(smtp.taken[1]!.raw, /Blue Lantern/);
  assert.doesNotMatch(smtp.taken[1]!.raw, /Words of the caller/);
  const last = await concierge.opening(web, { ...opening, conversationId });
  assert.match(last.answer.message, /on its way/);
});

test("without a mail server, a plan, or the caller's leave nothing is mailed, and each is told apart", async (t) => {
  const email = { action: "sendEmail", email: "ana@example.org" };
  const without = await concierged(t);
  assert.equal(await codeOf(without.say("", undefined, web, email)), "email_not_configured");
  const smtp = await startSmtpServer(t);
  const { say } = await concierged(t, countingAnswerer, smtp);
  assert.equal(await codeOf(say("", undefined, web, email)), "no_itinerary");
  const { conversationId } = await say("", undefined, web, { action: "createItinerary" });
  assert.equal(await codeOf(say("", conversationId, app, email)), "no_itinerary");
  const admitMail = () => {
    throw new ServiceError("rate_limited", "enough");
  };
  assert.equal(await codeOf(say("", conversationId, web, email, { admitMail })), "rate_limited");
  assert.deepEqual(smtp.taken, []);
});

test("a message that nobody waits for any more is not kept", async (t) => {
  const controller = new AbortController();
  const { say, seen } = await concierged(t, (list) => ({
    ...countingAnswerer(list),
    async answer(...given) {
      controller.abort();
      return countingAnswerer(list).answer(...given);
    },
  }));
  await assert.rejects(say("Hello", undefined, web, {}, { signal: controller.signal }), {
    name: "AbortError",
  });
  assert.equal(seen.length, 1);
});

test("while nothing can be kept, messages are answered without memory, and the log says why", async (t) => {
  const { store, ...parts } = await startParts(t);
  const full = () => Promise.reject(new StoreError("unavailable", "SQLite: database or disk is full"));
  const told: object[] = [];
  const concierge = createConcierge({
    ...parts,
    store: {
      organisations: store.organisations,
      read: (orgId) => store.read(orgId),
      conversations: {
        add: full,
        update: full,
        find: (...asked) => store.conversations.find(...asked),
        remove: full,
        removeAll: full,
        sweep: full,
      } as Store["conversations"],
    },
    answerer: countingAnswerer([]),
    logger: { warn: (details) => told.push(details) },
  });
  for (let turn = 0; turn < 2; turn++) {
    const { answer, conversationId } = await concierge.chat(web, asking("Hello"));
    assert.match(answer.message, /^Built-in answer/);
    assert.equal(
      (await concierge.chat(web, asking("And?", { conversationId }))).answer.toolUsed,
      answer.toolUsed,
    );
  }
  assert.equal(told.length, 4);
  assert.match(JSON.stringify(told[0]), /disk is full/);
});

test("a sweep removes what has expired, of every organisation", async (t) => {
  const { concierge, say, store, time } = await concierged(t);
  await say("Hello");
  await say("Hello", undefined, { scope: { orgId: "rival" }, keyId: "web" });
  time.now += DAY_MS;
  await concierge.sweep();
  for (const orgId of ["demo", "rival"]) {
    assert.equal(await store.conversations.sweep(orgId, { now: Number.MAX_SAFE_INTEGER, most: 0 }), 0);
  }
});
