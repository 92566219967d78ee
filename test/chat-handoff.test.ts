import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, beforeEach, test } from "node:test";
import { createCatalogueAnswerer } from "../src/concierge/answers/catalogue-answerer.ts";
import { type OpenedConcierge, openConcierge } from "../src/concierge/open-concierge.ts";
import type { ChatAnswer } from "../src/contract/chat-answer.ts";
import { host } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

const SECRET = "whsec-of-the-desk";
/** What the desk's system does with the next posts. */
let answer: (response: ServerResponse) => void;
const posts: { headers: IncomingHttpHeaders; body: string; path?: string }[] = [];
const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  posts.push({ headers: request.headers, body, path: request.url });
  answer(response);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
after(() => {
  server.closeAllConnections();
  server.close();
});
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/desk`;
const warnings: string[] = [];
const logger = {
  warn: (details: object, message: string) => warnings.push(JSON.stringify([details, message])),
};
let opened: OpenedConcierge;
const world = await startWorld({ demo: { records: [host("inn")] } }, async (parts) => {
  const handoff = { url, secret: SECRET, timeoutMs: 400 };
  const answerer = createCatalogueAnswerer(parts.discovery);
  opened = await openConcierge({ ...parts, answerer, handoff, logger });
  return opened.concierge;
});
after(() => opened.close());
const key = await world.addKey("demo", { abilities: ["chat"] });
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end();

beforeEach(() => {
  posts.length = 0;
  warnings.length = 0;
});

async function say(message: string) {
  const response = await fetch(`${world.origin}/v2/orgs/demo/chat?key=${key}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ profileId: "inn", message, lang: "en-GB" }),
  });
  assert.equal(response.status, 200);
  return { id: response.headers.get("conversation-id"), ...((await response.json()) as ChatAnswer) };
}
const TOLD = /I have told the desk\.$/;
const HUMAN = "I want to speak to a person";

test("the desk is told who wants a person, has an emergency or complains, signed, and the guest that it was", async () => {
  answer = status(202);
  const reasons = { human: HUMAN, emergency: "my husband has chest pain", complaint: "I want to complain" };
  for (const [reason, message] of Object.entries(reasons)) {
    const said = await say(message);
    assert.match(said.message, TOLD);
    const { body, headers } = posts.at(-1)!;
    const told = JSON.parse(body);
    assert.deepEqual(told, {
      event: "handoff",
      orgId: "demo",
      profileId: "inn",
      conversationId: said.id,
      language: "en-GB",
      reason,
      message,
      at: new Date(world.time.now).toISOString(),
    });
    const seconds = Math.floor(world.time.now / 1_000);
    const hex = createHmac("sha256", SECRET).update(`${seconds}.${body}`).digest("hex");
    assert.equal(headers["waymark-signature"], `t=${seconds},v1=${hex}`);
  }
  assert.equal(posts.length, 3);
  assert.equal(new Set(posts.map(({ headers }) => headers["idempotency-key"])).size, 3);
  await say("thanks");
  assert.equal(posts.length, 3);
});

test("what fails once is sent again with the same key and body", async () => {
  answer = (response) => status(posts.length === 1 ? 500 : 200)(response);
  assert.match((await say(HUMAN)).message, TOLD);
  const [first, second] = posts;
  assert.deepEqual([second!.body, posts.length], [first!.body, 2]);
  assert.equal(second!.headers["idempotency-key"], first!.headers["idempotency-key"]);
});

test("a desk that fails, refuses, redirects or is slow breaks no answer, and nothing is said to be told", async () => {
  const faults: [tries: number, (response: ServerResponse) => void][] = [
    [2, status(500)],
    [2, (response) => response.destroy()],
    [1, status(403)],
    [1, status(307, { Location: "/elsewhere" })],
  ];
  for (const [tries, fault] of faults) {
    posts.length = 0;
    answer = fault;
    const { message } = await say(HUMAN);
    assert.match(message, /the people at the desk are glad to help you/);
    assert.doesNotMatch(message, TOLD);
    assert.equal(posts.length, tries);
    assert.ok(posts.every(({ path }) => path === "/desk"));
  }
  answer = () => {};
  assert.doesNotMatch((await say(HUMAN)).message, TOLD);
  assert.equal(warnings.length, faults.length);
  assert.doesNotMatch(warnings.join(), new RegExp(`${SECRET}|speak to a person|127`));
});
