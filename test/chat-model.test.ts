import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createCatalogueAnswerer } from "../src/concierge/answers/catalogue-answerer.ts";
import { type OpenedConcierge, openConcierge } from "../src/concierge/open-concierge.ts";
import type { ChatAnswer } from "../src/contract/chat-answer.ts";
import { type Asked, type Move, startModelServer } from "./support/concierge/model-server.ts";
import { host, listing } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

/** What the model does next; a test says it. */
let moves: ((asked: Asked) => Move)[] = [];
const model = await startModelServer({ after }, [(asked) => moves.shift()!(asked)]);
let opened: OpenedConcierge;
const tower = listing("tower", { name: { "en-GB": "Round Tower" }, category: { "en-GB": "Tower" } });
const records = [host("inn"), tower];
const world = await startWorld({ demo: { records } }, async (parts) => {
  const languageModel = { baseUrl: model.baseUrl, model: "small", apiKey: "sk-secret", timeoutMs: 5_000 };
  opened = await openConcierge({
    ...parts,
    answerer: createCatalogueAnswerer(parts.discovery),
    languageModel,
  });
  return opened.concierge;
});
after(() => opened.close());
const key = await world.addKey("demo", { abilities: ["chat"] });

async function stream(message: string) {
  const response = await fetch(`${world.origin}/v2/orgs/demo/chat?key=${key}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ message, profileId: "inn", lang: "en-GB" }),
  });
  assert.equal(response.status, 200);
  const events = (await response.text())
    .split("\n\n")
    .map((block) => /^event: (\w+)\ndata: (.*)$/.exec(block))
    .filter((match) => match !== null)
    .map(([, event, data]) => ({ event: event!, data: JSON.parse(data!) as unknown }));
  const text = events
    .map(({ event, data }) => (event === "delta" ? (data as { text: string }).text : ""))
    .join("");
  const done = events.find(({ event }) => event === "done")?.data as ChatAnswer;
  return { names: events.map(({ event }) => event), text, done };
}

test("the model's sentences are streamed once they are found good, after it has searched the catalogue", async () => {
  moves = [
    () => ({ calls: [{ name: "search_listings", arguments: { query: "tower" } }] }),
    () => ({ text: "You will like [[Round Tower]]. It has a view." }),
  ];
  const { names, text, done } = await stream("A view?");
  assert.deepEqual(names, ["delta", "delta", "listings", "done"]);
  assert.equal(text, "You will like Round Tower. It has a view.");
  assert.equal(done.message, text);
  assert.deepEqual(
    done.listings.map(({ id }) => id),
    ["tower"],
  );
});

test("a model that fails is answered for, and both are counted", async () => {
  moves = [() => ({ status: 500 })];
  const { names, done } = await stream("Tell me about Round Tower");
  assert.deepEqual(names, ["delta", "listings", "done"]);
  assert.equal(done.message, "Round Tower: Tower.");
  const metrics = await (await fetch(`${world.origin}/metrics`)).text();
  assert.match(metrics, /waymark_language_model_answers_total\{outcome="answered"\} 1\n/);
  assert.match(metrics, /waymark_language_model_answers_total\{outcome="unreachable"\} 1\n/);
  assert.match(metrics, /waymark_language_model_answers_total\{outcome="timeout"\} 0\n/);
});

test("the model is told what was said, and no key of the service or of the caller", () => {
  const told = JSON.stringify(model.asked.map(({ body }) => body));
  assert.match(told, /A view\?/);
  assert.doesNotMatch(told, /wk_|sk-secret|s3cr3t/);
  assert.doesNotMatch(world.lines.join(), /sk-secret/);
});
