import assert from "node:assert/strict";
import { test } from "node:test";
import { NOW, openTestConcierge, type RecordLine } from "../../../test/support/concierge/concierge.ts";
import { Slices } from "../../content/slices.ts";
import type { OpeningRequest } from "../../contract/chat-request.ts";
import { createDiscovery } from "../../discovery/discovery.ts";
import { createCatalogueAnswerer } from "./catalogue-answerer.ts";
import { readState, writeState } from "./conversation-state.ts";
import { readKnowledge } from "./knowledge.ts";

const concierge = await openTestConcierge();
const here = { geoLocation: [55.6761, 12.5683] };
const host = (id: string, fields: object = {}): RecordLine => ({
  kind: "host",
  id,
  name: `Host ${id}`,
  timeZoneName: "Europe/Copenhagen",
  ...here,
  ...fields,
});
const cafe = (id: string, fields: object = {}): RecordLine => ({
  kind: "listing",
  id,
  name: { "en-GB": `Café ${id}` },
  category: { "en-GB": "Café" },
  ...here,
  ...fields,
});
await concierge.add("bare", []);
await concierge.add("two", [
  host("inn", { languageCodes: ["en-GB", "de-DE"], defaultLanguageCode: "en-GB" }),
  host("lodge"),
  cafe("shared"),
  cafe("ofinn", { hostIds: ["inn"] }),
  cafe("oflodge", { hostIds: ["lodge"] }),
  cafe("draft", { status: "draft" }),
]);

test("an organisation without a single record answers everything, and names nothing", async () => {
  for (const message of [
    "Hello",
    "Cafés nearby",
    "What is open now?",
    "Tell me about Nyhavn",
    "Plan two days",
    "in the centre",
  ]) {
    const answer = await concierge.talk({ orgId: "bare" }).say(message);
    assert.deepEqual([answer.listings, answer.guides, answer.itinerary], [[], [], null], message);
    assert.ok(answer.message.length > 0);
  }
});

test("without a host, without a position and without hours there is still an answer", async () => {
  await concierge.add("nowhere", [
    { kind: "listing", id: "one", name: { "en-GB": "One" }, category: { "en-GB": "Café" } },
  ]);
  const talk = concierge.talk({ orgId: "nowhere" });
  assert.equal((await talk.say("A café within 500 m")).message, "I would start with One.");
  assert.equal((await talk.say("A café that is open now")).listings[0]?.openNow, undefined);
});

test("a host sees its own places and those of all; so does a key bound to it, whatever is named", async () => {
  const ids = async (
    scope: { orgId: string; hostIds?: string[] },
    profileId: string | undefined,
    message: string,
  ) => (await concierge.talk(scope, { profileId }).say(message)).listings.map(({ id }) => id).sort();
  assert.deepEqual(await ids({ orgId: "two" }, "inn", "Cafés"), ["ofinn", "shared"]);
  assert.deepEqual(await ids({ orgId: "two", hostIds: ["lodge"] }, undefined, "Cafés"), [
    "oflodge",
    "shared",
  ]);
  assert.deepEqual(await ids({ orgId: "two", hostIds: ["lodge"] }, "lodge", "Tell me about Café ofinn"), []);
  assert.deepEqual(await ids({ orgId: "two", hostIds: ["lodge"] }, "inn", "Cafés"), ["shared"]);
});

test("a place of another host is not even named as what another is near to, nor in the understanding", async () => {
  const talk = concierge.talk({ orgId: "two", hostIds: ["lodge"] }, { profileId: "lodge" });
  for (const message of ["Cafés near Café ofinn", "Tell me about Café ofinn", "Add Café ofinn"]) {
    const answer = await talk.say(message);
    assert.doesNotMatch(
      JSON.stringify({ ...answer, understanding: { ...answer.understanding, freeText: "" } }),
      /ofinn/,
    );
  }
});

test("what a search is near to, and a way begins at, is called in the reader's language or as it is there", async () => {
  const named = (name: object) => ({ name: { ar: "مقهى", de: "Kaffeehaus", ...name } });
  await concierge.add("ribeira", [
    host("inn"),
    { kind: "geoArea", id: "quay", displayName: { ar: "ريبيرا", und: "Ribeira" }, ...here },
    cafe("shared"),
    cafe("majestic", named({ und: "Café Majestic" })),
    cafe("exchange", { ...named({ "en-GB": "The Exchange" }), geoLocation: [55.68, 12.57] }),
  ]);
  const say = async (message: string) =>
    (await concierge.talk({ orgId: "ribeira" }, { profileId: "inn" }).say(message)).message;
  assert.match(await say("a café near Café Majestic"), /^Around Café Majestic /);
  assert.match(await say("a café near Ribeira"), /Ribeira/);
  assert.match(
    await say("how far is it from The Exchange to Café Majestic?"),
    /^The Exchange – Café Majestic:/,
  );
});

test("a misspelt name of another host's place is not put right for who may not see it", async () => {
  await concierge.add("stars", [
    host("inn"),
    host("lodge"),
    cafe("secret", { name: { "en-GB": "Betelgeuse Diner" }, hostIds: ["inn"] }),
    cafe("shared"),
  ]);
  const talk = concierge.talk({ orgId: "stars", hostIds: ["lodge"] }, { profileId: "lodge", explain: true });
  const answer = await talk.say("tell me about betelgeus diner");
  assert.doesNotMatch(JSON.stringify(answer), /Betelgeuse/);
});

test("a plan that a client sends makes no place known to who may not see it", async () => {
  await concierge.add("sent", [
    host("inn"),
    host("lodge"),
    cafe("secret", { name: { "en-GB": "Betelgeuse Diner" }, hostIds: ["inn"] }),
    cafe("shared", { name: { "en-GB": "Aldebaran Diner" } }),
  ]);
  const stop = (placeId: string) => ({ placeId, placeType: "listing", timeOfDay: "morning" }) as const;
  const itinerary = { startDate: "2026-11-19", days: [{ stops: [stop("secret"), stop("shared")] }] };
  for (const [hostIds, name, isTold] of [
    [["lodge"], "betelg", false],
    [["lodge"], "aldeba", true],
    [["inn"], "betelg", true],
  ] as const) {
    const talk = concierge.talk(
      { orgId: "sent", hostIds: [...hostIds] },
      { profileId: hostIds[0], explain: true },
    );
    const answer = await talk.say(`take ${name} out of the plan`, { itinerary });
    assert.equal(
      /Betelgeuse|Aldebaran/.test(JSON.stringify(answer.understanding)),
      isTold,
      `${hostIds} ${name}`,
    );
  }
});

test("another host's areas and neighbourhoods are no places to look in, for who may not see them", async () => {
  const area = (id: string, name: string, hostIds: string[]) => ({
    kind: "geoArea",
    id,
    displayName: { "en-GB": name },
    hostIds,
    ...here,
  });
  await concierge.add("parts", [
    host("inn"),
    host("lodge"),
    area("northern", "Northern docks", ["inn"]),
    area("eastern", "Eastern docks", ["lodge"]),
    cafe("ofinn", { hostIds: ["inn"], neighborhood: "Rigel" }),
    cafe("shared", { neighborhood: "Vega" }),
  ]);
  const areas = async (hostIds: string[] | undefined, message: string) => {
    const talk = concierge.talk({ orgId: "parts", hostIds }, { profileId: "lodge", explain: true });
    const { area, orAreas } = (await talk.say(message)).understanding!;
    return [area, ...((orAreas as string[] | undefined) ?? [])];
  };
  assert.deepEqual(await areas(["lodge"], "cafés in Vega"), ["Vega"]);
  assert.deepEqual(await areas(["lodge"], "cafés in Rigel"), [undefined]);
  const either = "cafés in Northern docks or Eastern docks";
  assert.deepEqual(await areas(["lodge"], either), ["Eastern docks"]);
  const swapped = "cafés in Eastern docks or Northern docks";
  assert.deepEqual(await areas(["lodge"], swapped), ["Eastern docks"]);
});

test("of areas that are called the same, the one is meant that who asks may see", async () => {
  const quarter = (of: string, latitude: number) => ({
    kind: "geoArea",
    id: `quarter-of-${of}`,
    displayName: { "en-GB": "Old Town" },
    hostIds: [of],
    geoLocation: [latitude, 12.5683],
    radius: 500,
  });
  await concierge.add("namesakes", [
    host("inn"),
    host("lodge"),
    quarter("inn", 55.6761),
    quarter("lodge", 55.73),
    cafe("shared"),
  ]);
  for (const profileId of ["inn", "lodge"]) {
    const talk = concierge.talk({ orgId: "namesakes" }, { profileId, explain: true });
    const { understanding } = await talk.say("cafés in Old Town");
    assert.equal(understanding!.areaId, `quarter-of-${profileId}`);
  }
});

test("a plan is called after the only area, but not where it is another host's", async () => {
  const area = {
    kind: "geoArea",
    id: "quay",
    displayName: { "en-GB": "Quayside" },
    hostIds: ["inn"],
    ...here,
  };
  await concierge.add("harbour", [host("inn"), host("lodge"), area, cafe("shared")]);
  const name = async (scope: { orgId: string; hostIds?: string[] }, profileId?: string) =>
    (await concierge.talk(scope, { profileId }).plan()).itinerary?.name;
  assert.match((await name({ orgId: "harbour" }, "inn"))!, /Quayside/);
  assert.match((await name({ orgId: "harbour" }))!, /Quayside/);
  for (const named of [
    await name({ orgId: "harbour" }, "lodge"),
    await name({ orgId: "harbour", hostIds: ["lodge"] }),
    await name({ orgId: "harbour", hostIds: ["lodge"] }, "lodge"),
  ]) {
    assert.match(named!, /^A plan for \d+ days$/);
  }
});

test("a draft is never shown, planned or told about", async () => {
  const talk = concierge.talk({ orgId: "two" }, { profileId: "inn" });
  const answers = [await talk.say("Cafés"), await talk.say("Tell me about Café draft"), await talk.plan()];
  assert.doesNotMatch(JSON.stringify(answers.map(({ understanding: _, ...said }) => said)), /Café draft/);
});

test("the answer is in the language asked for, else the message's whatever the host lists, else the host's", async () => {
  const language = async (message: string, lang?: string, profileId = "inn") => {
    const talk = concierge.talk({ orgId: "two" }, { profileId, lang });
    const answer = await talk.say(message);
    return `${talk.language}: ${answer.message.split(" ")[0]}`;
  };
  assert.equal(await language("Gibt es ein Café in der Nähe?"), "de-DE: Ich");
  assert.equal(await language("Gibt es ein Café in der Nähe?", "fr"), "fr: Je");
  assert.equal(await language("Er der en café i nærheden?"), "da: Jeg");
  assert.match(await language("近くにカフェはありますか?"), /^ja: /);
  assert.match(await language("มีร้านกาแฟใกล้ ๆ ไหม"), /^en-GB: /);
  assert.match(await language("Café?"), /^en-GB: /);
  const talk = concierge.talk({ orgId: "two" }, { profileId: "inn" });
  await talk.say("근처에 카페가 있나요?");
  assert.equal(talk.language, "ko");
  await talk.say("Café?");
  assert.equal(talk.language, "ko");
  await talk.say("Is there a café nearby?");
  assert.equal(talk.language, "en-GB");
  assert.equal(await language("Is there a café nearby?", "fi"), "en-GB: I");
});

test("an opening greets in the host's language, and lists the organisation's interests in it", async () => {
  await concierge.add(
    "greeting",
    [
      host("haus", { name: "Haus am See", languageCodes: ["de-DE"], defaultLanguageCode: "de-DE" }),
      { kind: "interest", id: "art", name: { "en-GB": "Art", "de-DE": "Kunst" }, travellerTypes: ["solo"] },
      cafe("one"),
    ],
    ["en-GB", "de-DE"],
  );
  const answerer = createCatalogueAnswerer(concierge.discovery);
  const opening = (lang?: string) =>
    answerer.opening({ orgId: "greeting" }, { profileId: "haus", lang } as OpeningRequest, NOW);
  const { answer, language } = await opening();
  assert.equal(language, "de-DE");
  assert.match(answer.message, /^Willkommen im Haus Haus am See!/);
  assert.deepEqual(answer.hostInterests, [{ id: "art", name: "Kunst", travellerTypes: ["solo"] }]);
  assert.ok(answer.actions.length >= 2);
  assert.match((await opening("da")).answer.message, /^Velkommen til Haus am See!/);
});

test("who names no kind of place is not offered the bank and another hotel, who asks for them is", async () => {
  const at = (id: string, category: string, score: number) => ({
    ...cafe(id),
    ...{ name: { "en-GB": id }, category: { "en-GB": category }, score },
  });
  const places = [at("castle", "Castle", 30), at("bank", "Bank", 90), at("hotel", "Hotel", 80)];
  await concierge.add("offers", [host("inn"), ...places]);
  const names = async (message: string) => {
    const { listings } = await concierge.talk({ orgId: "offers" }, { profileId: "inn" }).say(message);
    return listings.map(({ name }) => name);
  };
  assert.deepEqual(await names("What can we do here?"), ["castle"]);
  assert.deepEqual(await names("Is there a bank nearby?"), ["bank"]);
});

test("where nobody says what is good when it rains, what has a roof is", async () => {
  const at = (id: string, category: string) => ({ ...cafe(id), category: { "en-GB": category } });
  await concierge.add("rain", [
    host("inn"),
    at("park", "Park"),
    at("museum", "Museum"),
    at("shrine", "Shrine"),
  ]);
  const { listings } = await concierge
    .talk({ orgId: "rain" }, { profileId: "inn" })
    .say("Where can we go on a rainy day?");
  assert.deepEqual(
    listings.map(({ id }) => id),
    ["museum"],
  );
});

test("names of an organisation with very many places are looked up, not held", async () => {
  const { store } = concierge;
  const kindsRead: (readonly string[] | undefined)[] = [];
  const watched: typeof store = {
    ...store,
    read: (orgId) => ({
      ...store.read(orgId),
      records(kinds) {
        kindsRead.push(kinds);
        return store.read(orgId).records(kinds);
      },
    }),
  };
  const namesRead = async (mostNames: number) => {
    const discovery = createDiscovery({ store: watched, clock: () => NOW });
    return discovery.read("two", async (org) => {
      kindsRead.length = 0;
      await readKnowledge(org, new Slices(), mostNames);
      return kindsRead.flat();
    });
  };
  assert.deepEqual(await namesRead(2), ["guide"]);
  assert.deepEqual(await namesRead(3), ["listing", "guide"]);
});

test("a state that grows too large lets go of the plan's request first, then of what was understood", () => {
  const trip = { excludedWords: Array.from({ length: 9_000 }, (_, word) => `word ${word}`) };
  const understanding = { language: "en", freeText: "x".repeat(100) };
  const base = { shown: ["a"], seen: 1, spokenOf: "a" };
  const size = (state: unknown) => Buffer.byteLength(JSON.stringify(state));
  const grown = writeState({ ...base, understanding, trip } as never);
  assert.ok(size(grown) < 64 * 1_024);
  assert.deepEqual(readState(grown), { ...base, understanding });
  const huge = writeState({
    ...base,
    understanding: { ...understanding, freeText: "é".repeat(40_000) },
  } as never);
  assert.ok(size(huge) < 64 * 1_024);
  assert.deepEqual(readState(huge), base);
});

test("a state of another release, or none, is a new conversation", () => {
  for (const state of [undefined, null, 7, "x", {}, { format: 2, shown: [], seen: 0 }, { format: 1 }]) {
    assert.deepEqual(readState(state), { shown: [], seen: 0 });
  }
});

test("a long conversation keeps its state within bounds", async () => {
  const talk = concierge.talk({ orgId: "two" }, { profileId: "inn" });
  for (let turn = 0; turn < 60; turn++) {
    const words = Array.from({ length: 120 }, (_, word) => `word${turn}x${word}`).join(" ");
    await talk.say(`no ${words} please, but cafés`);
    assert.ok(JSON.stringify(talk.state).length < 64 * 1_024);
  }
});

test("who says no time eats where it is open within three hours, and hears of the rest after it; children come first", async () => {
  const hours = (openAt: string, closeAt: string) => ({
    periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      open: { day, time: openAt },
      close: { day, time: closeAt },
    })),
  });
  const kitchen = (id: string, openingHours: object | undefined, fields: object = {}) =>
    cafe(id, { category: { "en-GB": "Restaurant" }, openingHours, ...fields });
  await concierge.add("meals", [
    host("inn"),
    kitchen("morning", hours("0600", "1100"), { score: 95 }),
    kitchen("evening", hours("1800", "2300"), { score: 60 }),
    kitchen("unknown", undefined, { score: 50 }),
    kitchen("family", hours("1200", "2200"), {
      score: 10,
      preferences: { userCategories: ["family"] },
    }),
  ]);
  const ids = async (message: string) =>
    (await concierge.talk({ orgId: "meals" }, { profileId: "inn" }).say(message)).listings.map(
      ({ id }) => id,
    );
  assert.deepEqual(await ids("restaurants"), ["evening", "unknown", "family", "morning"]);
  assert.equal((await ids("a restaurant with the kids"))[0], "family");
});
