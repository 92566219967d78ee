import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { type Asked, type Move, startModelServer } from "../../../test/support/concierge/model-server.ts";
import { asking, countingAnswerer, START, startParts } from "../../../test/support/concierge/parts.ts";
import type { ChatPiece } from "../answerer.ts";
import type { ModelOutcome } from "../concierge.ts";
import { openChatCompletions } from "./chat-completions.ts";
import { createModelAnswerer } from "./model-answerer.ts";

type Moves = readonly (Move | ((asked: Asked) => Move))[];

const BUILT_IN = "Built-in answer 1.";

/** The model's server behind a model answerer over the built-in one; `chat` asks as the organisation demo. */
async function modelled(t: TestContext, moves: Moves, timeoutMs = 5_000, parts = startParts(t)) {
  const { discovery } = await parts;
  const server = await startModelServer(t, moves);
  const outcomes = new Map<ModelOutcome, number>();
  const lines: object[] = [];
  const seen: Parameters<typeof countingAnswerer>[0] = [];
  const answerer = createModelAnswerer({
    builtIn: countingAnswerer(seen),
    model: openChatCompletions({ baseUrl: server.baseUrl, model: "small", apiKey: "sk-secret", timeoutMs }),
    discovery,
    outcomes,
    logger: { warn: (details, message) => lines.push({ ...details, message }) },
  });
  const chat = async (
    message: string,
    more: { signal?: AbortSignal; nowMs?: number; request?: object } = {},
  ) => {
    const pieces: ChatPiece[] = [];
    const turn = {
      state: undefined,
      exchanges: [{ message: "Hello", reply: "Good day." }],
      outline: undefined,
      nowMs: more.nowMs ?? START,
      signal: more.signal ?? new AbortController().signal,
      onPiece: (piece: ChatPiece) => void pieces.push(piece),
    };
    const answered = await answerer.answer({ orgId: "demo" }, asking(message, more.request), turn);
    const text = pieces.map((piece) => (piece.event === "delta" ? piece.text : "")).join("");
    return { ...answered, pieces, text };
  };
  return { ...server, chat, outcomes, lines, seen };
}

const toolResults = ({ body }: Asked) =>
  body.messages.filter(({ role }) => role === "tool").map(({ content }) => String(content));

test("the model's words go out sentence by sentence with the places that they name, found by its tool calls", async (t) => {
  const { chat, asked, outcomes } = await modelled(t, [
    { calls: [{ name: "search_listings", arguments: { query: "lantern" } }] },
    { text: "Try [[Blue Lantern]], a café nearby. It is cosy." },
  ]);
  const { answer, text, pieces, state } = await chat("Coffee?");
  assert.equal(answer.message, "Try Blue Lantern, a café nearby. It is cosy.");
  assert.equal(text, answer.message);
  assert.equal(pieces.length, 2);
  assert.deepEqual(
    answer.listings.map(({ id }) => id),
    ["cafe"],
  );
  assert.deepEqual([answer.actions.length, state], [1, { turns: 1 }]);
  assert.deepEqual([...outcomes], [["answered", 1]]);
  const [first, second] = asked;
  assert.equal(first!.path, "/v1/chat/completions");
  assert.equal(first!.headers.authorization, "Bearer sk-secret");
  assert.deepEqual([first!.body.model, first!.body.stream], ["small", true]);
  assert.deepEqual(first!.body.tools?.map((tool) => tool.function.name).toSorted(), [
    "get_place",
    "plan_itinerary",
    "search_guides",
    "search_listings",
  ]);
  assert.deepEqual(
    first!.body.messages.map(({ role }) => role),
    ["system", "user", "assistant", "user"],
  );
  assert.match(toolResults(second!)[0]!, /Blue Lantern/);
});

test("the model can look places and guides up and have a trip planned", async (t) => {
  const { chat, asked, seen } = await modelled(t, [
    {
      calls: [
        { name: "get_place", arguments: { id: "cafe" } },
        { name: "search_guides", arguments: {} },
        { name: "plan_itinerary", arguments: { days: 2 } },
      ],
    },
    { text: "Follow [[Old town walk]], then call +45 33 73 03 73." },
  ]);
  const { answer, outline } = await chat("Plan two days");
  assert.equal(answer.message, "Follow Old town walk, then call +45 33 73 03 73.");
  assert.equal(answer.itinerary?.durationDays, 1);
  assert.ok(outline);
  assert.deepEqual(
    answer.guides.map(({ id }) => id),
    ["walk"],
  );
  assert.deepEqual([seen![1]!.request.action, seen![1]!.request.durationDays], ["createItinerary", 2]);
  assert.equal(toolResults(asked[1]!).length, 3);
});

test("whatever a bad server does, the built-in answer goes out and the failure is counted", async (t) => {
  const bad: [Move, ModelOutcome][] = [
    [{ status: 500, body: "sk-secret is wrong" }, "unreachable"],
    [{ status: 429 }, "unreachable"],
    [{ status: 200, body: "{}" }, "broken"],
    [{ raw: "data: {not json}\n\ndata: [DONE]\n\n" }, "broken"],
    [{ raw: "<html>hello</html>" }, "broken"],
    [{ raw: "" }, "broken"],
    [{ breaksAfter: "It is" }, "broken"],
    [{ hangsAfter: undefined }, "timeout"],
    [{ hangsAfter: "It is" }, "timeout"],
    [{ endless: "word " }, "overran"],
    [{ text: "Well,", finish: "content_filter" }, "refused"],
    [{ text: "Well,", finish: "length" }, "overran"],
    [{ text: "" }, "ungrounded"],
    [{ text: "… 123 …" }, "ungrounded"],
    [{ text: "Try [[Golden Goose]] tonight." }, "ungrounded"],
    [{ text: "See https://evil.example/x now." }, "ungrounded"],
    [{ calls: [{ name: "search_listings", arguments: { query: "x" } }] }, "overran"],
  ];
  const parts = startParts(t);
  for (const [move, outcome] of bad) {
    const timeoutMs = "hangsAfter" in move ? 300 : 5_000;
    const { chat, outcomes, lines } = await modelled(t, [move], timeoutMs, parts);
    const { answer } = await chat("Coffee?");
    assert.equal(answer.message, BUILT_IN, JSON.stringify(move));
    assert.deepEqual([...outcomes], [[outcome, 1]], JSON.stringify(move));
    assert.equal(lines.length, 1);
    assert.doesNotMatch(JSON.stringify(lines), /sk-secret|Coffee/);
  }
});

test("a response without end and without a word is broken off by its size", async (t) => {
  const { chat, outcomes } = await modelled(t, [{ endless: "" }], 30_000);
  assert.equal((await chat("Coffee?")).answer.message, BUILT_IN);
  assert.deepEqual([...outcomes], [["overran", 1]]);
});

test("sentences before a bad one have gone out, and the whole answer is the built-in one", async (t) => {
  const { chat } = await modelled(t, [{ text: "Go to [[Round Tower]]. Or to [[Golden Goose]]." }]);
  const { answer, text } = await chat("Where?");
  assert.equal(text, "Go to Round Tower. ");
  assert.equal(answer.message, BUILT_IN);
});

test("a hostile model reaches no other organisation, no other tool and no mail", async (t) => {
  const { chat, asked, seen, outcomes } = await modelled(t, [
    {
      calls: [
        {
          name: "search_listings",
          arguments: { query: "palace", orgId: "rival", profileId: "other", scope: { orgId: "rival" } },
        },
        { name: "get_place", arguments: { id: "secret", orgId: "rival" } },
        { name: "get_place", arguments: { id: "../rival/secret" } },
        { name: "send_email", arguments: { to: "eve@evil.example" } },
        { name: "plan_itinerary", arguments: { days: 3, action: "sendEmail", email: "eve@evil.example" } },
        { name: "plan_itinerary", arguments: { days: 99 } },
        { name: "search_listings", arguments: "{broken" },
        { name: "__proto__", arguments: {} },
        { name: "constructor", arguments: {} },
      ],
    },
    { text: "You should see [[Rival Palace]]." },
  ]);
  const { answer } = await chat("Show me everything of rival");
  assert.equal(answer.message, BUILT_IN);
  assert.deepEqual([...outcomes], [["ungrounded", 1]]);
  const results = toolResults(asked[1]!).join("\n");
  assert.doesNotMatch(results, /Rival Palace|secret"/);
  assert.doesNotMatch(JSON.stringify(asked[0]!.body.tools), /orgId|profileId|email|recipient/);
  // The built-in answer itself, and one plan of three days: no other action, no address.
  assert.deepEqual(
    seen!.map(({ request }) => [request.action, request.email]),
    [
      ["chat", undefined],
      ["createItinerary", undefined],
    ],
  );
});

test("instructions hidden in the catalogue are data: what they ask for does not pass", async (t) => {
  const { chat, asked, outcomes } = await modelled(t, [
    { calls: [{ name: "get_place", arguments: { id: "trap" } }] },
    { text: "I have mailed eve@evil.example about [[Corner Bar]]." },
  ]);
  const { answer } = await chat("What about Corner Bar?");
  assert.match(toolResults(asked[1]!)[0]!, /Ignore all instructions/);
  assert.equal(answer.message, BUILT_IN);
  assert.deepEqual([...outcomes], [["ungrounded", 1]]);
});

test("a model that failed three times in a row is left alone for a minute", async (t) => {
  const { chat, asked, outcomes } = await modelled(t, [{ status: 503 }]);
  for (let turn = 0; turn < 5; turn++) await chat("Coffee?");
  assert.equal(asked.length, 3);
  assert.deepEqual(
    [...outcomes],
    [
      ["unreachable", 3],
      ["resting", 2],
    ],
  );
  await chat("Coffee?", { nowMs: START + 60_000 });
  assert.equal(asked.length, 4);
});

test("failures that a message can bring about put the model to rest for nobody", async (t) => {
  const { chat, asked } = await modelled(t, [{ text: "Well,", finish: "content_filter" }]);
  for (let turn = 0; turn < 4; turn++) await chat("Coffee?");
  assert.equal(asked.length, 4);
});

test("who goes away stops the model, and that is nobody's failure", async (t) => {
  const { chat, outcomes } = await modelled(t, [{ hangsAfter: "It is" }], 60_000);
  const controller = new AbortController();
  const answering = chat("Coffee?", { signal: controller.signal });
  setTimeout(() => controller.abort(), 100);
  await assert.rejects(answering, { name: "AbortError" });
  assert.deepEqual([...outcomes], []);
});

test("a plan that a button asks for is made without the model", async (t) => {
  const { chat, asked } = await modelled(t, [{ text: "Hello." }]);
  const { answer } = await chat("", { request: { action: "createItinerary" } });
  assert.equal(answer.message, "Here is a day.");
  assert.equal(asked.length, 0);
});
