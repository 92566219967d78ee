import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createCatalogueAnswerer } from "../src/concierge/answers/catalogue-answerer.ts";
import { type OpenedConcierge, openConcierge } from "../src/concierge/open-concierge.ts";
import type { Problem } from "../src/contract/answers.ts";
import type { ChatAnswer } from "../src/contract/chat-answer.ts";
import { chatAnswer } from "../src/contract/chat-answer.ts";
import { createDiscovery } from "../src/discovery/discovery.ts";
import { createServer } from "../src/http/app/create-server.ts";
import { partOf, readMail } from "./support/concierge/read-mail.ts";
import { startSmtpServer } from "./support/concierge/smtp-server.ts";
import { host, listing } from "./support/records.ts";
import { SECRET_MARK, startWorld } from "./support/world.ts";

const smtp = await startSmtpServer({ after });
let opened: OpenedConcierge;
/** Places in a row along a street, of kinds that a day is made of. */
const place = (id: string, category: string, names: Record<string, string>, fields: object = {}) =>
  listing(id, {
    name: names,
    category: { "en-GB": category },
    geoLocation: [55.677, 12.568 + 0.0005 * id.length],
    ...fields,
  });
const records = [
  host("inn", { defaultLanguageCode: "en-GB" }),
  host("lodge"),
  place("tower", "Tower", { "en-GB": "Round Tower", "de-DE": "Runder Turm" }),
  place("palace", "Castle", { "en-GB": "Old Palace" }),
  place("cafe", "Café", { "en-GB": "Blue Lantern" }, { hostIds: ["inn"] }),
  place("kitchen", "Restaurant", { "en-GB": "Long Table" }),
  place("other", "Museum", { "en-GB": "Lodge Museum" }, { hostIds: ["lodge"] }),
];
const world = await startWorld({ demo: { records }, rival: { records } }, async (parts) => {
  const answerer = createCatalogueAnswerer(parts.discovery);
  opened = await openConcierge({ ...parts, answerer, mail: { url: smtp.url, from: "plans@example.com" } });
  return opened.concierge;
});
after(() => opened.close());
const keys = {
  web: await world.addKey("demo", { abilities: ["chat"] }),
  app: await world.addKey("demo", { abilities: ["chat"] }),
  lodge: await world.addKey("demo", { abilities: ["chat"], hostIds: ["lodge"] }),
  rival: await world.addKey("rival", { abilities: ["chat"] }),
};

async function call(
  method: string,
  { key = keys.web, org = "demo", path = "", body, query = {} }: Call = {},
) {
  const search = new URLSearchParams({ ...query, key });
  const response = await fetch(`${world.origin}/v2/orgs/${org}/chat${path}?${search}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const text = await response.text();
  assert.doesNotMatch(text, SECRET_MARK);
  const { status, headers } = response;
  const json: unknown = text === "" ? undefined : JSON.parse(text);
  if (status === 200) chatAnswer.parse(json);
  const id = headers.get("conversation-id") ?? undefined;
  return { status, id, answer: json as ChatAnswer, code: (json as Problem | undefined)?.code };
}
interface Call {
  key?: string;
  org?: string;
  path?: string;
  body?: object;
  query?: Record<string, string>;
}

test("a recommendation, a plan of days and its mail come by the three actions in one conversation", async () => {
  const asked = await call("POST", { body: { message: "A café nearby?", profileId: "inn" } });
  assert.match(asked.answer.message, /^I would start with Blue Lantern \(/);
  assert.deepEqual(
    asked.answer.listings.map(({ name }) => name),
    ["Blue Lantern"],
  );
  const { id: conversationId } = asked;
  const planned = await call("POST", {
    body: { action: "createItinerary", profileId: "inn", durationDays: 2, conversationId },
  });
  assert.equal(planned.id, conversationId);
  assert.equal(planned.answer.itinerary?.durationDays, 2);
  const email = "ana@example.org";
  const sent = await call("POST", { body: { action: "sendEmail", email, lang: "de", conversationId } });
  assert.deepEqual([sent.status, sent.answer.message.slice(0, 17)], [200, "Der Plan ist auf "]);
  const mail = readMail(smtp.taken.at(-1)!.raw);
  assert.deepEqual(mail.headers.get("to"), [email]);
  assert.match(partOf(mail, "text/plain")!.text, /Runder Turm/);
  assert.match(partOf(mail, "text/calendar")!.text, /SUMMARY:Runder Turm/);
  assert.equal(
    (await call("GET", { query: { conversationId: conversationId! } })).answer.message,
    sent.answer.message,
  );
});

test("an itinerary that a client keeps is mailed in the catalogue's words, and its own words go nowhere", async () => {
  const { answer } = await call("POST", { body: { action: "createItinerary", profileId: "inn" } });
  const words = "CLICK HERE https://evil.example";
  const days = answer.itinerary!.days.map((day) => ({
    ...day,
    summary: words,
    activities: day.activities.map((activity) => ({
      ...activity,
      placeName: words,
      rationale: words,
      address: words,
    })),
  }));
  const body = {
    action: "sendEmail",
    email: "bo@example.org",
    profileId: "inn",
    message: words,
    itinerary: { ...answer.itinerary, name: words, days },
  };
  assert.equal((await call("POST", { body })).status, 200);
  const mail = readMail(smtp.taken.at(-1)!.raw);
  const shown = ["text/plain", "text/html", "text/calendar"].map((type) => partOf(mail, type)!.text).join();
  assert.match(shown, /Blue Lantern/);
  assert.doesNotMatch(shown + JSON.stringify([...mail.headers]), /CLICK|evil/);
});

test("a conversation is closed to other keys, other hosts and other organisations", async () => {
  const { id } = await call("POST", { body: { action: "createItinerary", profileId: "inn" } });
  const query = { conversationId: id! };
  const mine = (await call("GET", { query })).answer;
  assert.ok(mine.itinerary);
  for (const other of [{ key: keys.app }, { key: keys.lodge }, { key: keys.rival, org: "rival" }]) {
    const { itinerary, message } = (await call("GET", { ...other, query })).answer;
    assert.deepEqual([itinerary, message.startsWith("Welcome to ")], [null, true]);
    assert.equal((await call("DELETE", { ...other, path: `/${id}` })).code, "conversation_not_found");
    const body = { action: "sendEmail", email: "eve@example.org", conversationId: id };
    assert.equal((await call("POST", { ...other, body })).code, "no_itinerary");
  }
  assert.equal((await call("DELETE", { path: `/${id}` })).status, 204);
  assert.equal((await call("GET", { query })).answer.itinerary, null);
});

test("a key bound to a host mails no place of another one, even when a client names it", async () => {
  const activity = (placeId: string) => ({ placeId, timeOfDay: "morning" });
  const send = (activities: object[]) =>
    call("POST", {
      key: keys.lodge,
      body: { action: "sendEmail", email: "cy@example.org", itinerary: { days: [{ activities }] } },
    });
  assert.equal((await send([activity("cafe")])).code, "no_itinerary");
  assert.equal((await send([activity("cafe"), activity("other")])).status, 200);
  const { raw } = smtp.taken.at(-1)!;
  assert.match(raw, /Lodge Museum/);
  assert.doesNotMatch(raw, /Blue Lantern/);
});

test("a conversation is gone on with by another server over the same store", async () => {
  const { id: conversationId } = await call("POST", { body: { message: "Tell me about Round Tower" } });
  const { store, time } = world;
  const clock = () => time.now;
  const discovery = createDiscovery({ store, clock });
  const other = await openConcierge({
    store,
    clock,
    answerer: createCatalogueAnswerer(discovery),
  });
  const app = await createServer({ store, discovery, clock, concierge: other.concierge });
  const payload = { message: "What kind of place is it?", conversationId };
  const { json, headers } = await app.inject({
    method: "POST",
    url: `/v2/orgs/demo/chat?key=${keys.web}`,
    headers: { Host: "localhost" },
    payload,
  });
  assert.equal(json<ChatAnswer>().message, "Round Tower: Tower.");
  assert.equal(headers["conversation-id"], conversationId);
  other.close();
  await app.close();
});

test("what goes wrong inside an answer stays inside", async () => {
  const { store, time } = world;
  const clock = () => time.now;
  const discovery = createDiscovery({ store, clock });
  const fail = () => Promise.reject(new Error("s3cr3t: table listings, row 7"));
  const broken = await openConcierge({ store, clock, answerer: { answer: fail, opening: fail } });
  const app = await createServer({ store, discovery, clock, concierge: broken.concierge });
  for (const accept of ["application/json", "text/event-stream"]) {
    const { statusCode, body } = await app.inject({
      method: "POST",
      url: `/v2/orgs/demo/chat?key=${keys.web}`,
      headers: { Host: "localhost", Accept: accept },
      payload: { message: "Hello" },
    });
    assert.equal(statusCode, 500);
    assert.doesNotMatch(body, SECRET_MARK);
  }
  broken.close();
  await app.close();
});

test("a conversation is over a day after its last message", async () => {
  const { id: conversationId } = await call("POST", { body: { message: "Tell me about Round Tower" } });
  world.time.now += 24 * 60 * 60_000;
  const later = await call("POST", { body: { message: "What kind of place is it?", conversationId } });
  assert.deepEqual(later.answer.listings, []);
  assert.notEqual(later.id, conversationId);
});

test("without a concierge the operations are not there", async () => {
  const plain = await startWorld({ demo: { records: [] } });
  const response = await fetch(`${plain.origin}/v2/orgs/demo/chat?key=${plain.keys.get("demo")}`);
  assert.equal(response.status, 404);
});

test("no log line has a message, an address or a key", () => {
  assert.ok(world.lines.length > 10);
  assert.doesNotMatch(world.lines.join("\n"), /round tower|example\.org|wk_[A-Za-z0-9]/);
});
