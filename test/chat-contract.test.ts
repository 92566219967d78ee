import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { createCatalogueAnswerer } from "../src/concierge/answers/catalogue-answerer.ts";
import { type OpenedConcierge, openConcierge } from "../src/concierge/open-concierge.ts";
import type { Problem } from "../src/contract/answers.ts";
import type { ChatAnswer } from "../src/contract/chat-answer.ts";
import { startSmtpServer } from "./support/concierge/smtp-server.ts";
import { startSampleWorld } from "./support/world.ts";

const smtp = await startSmtpServer({ after });
let opened: OpenedConcierge;
const world = await startSampleWorld(async (parts) => {
  const answerer = createCatalogueAnswerer(parts.discovery);
  opened = await openConcierge({ ...parts, answerer, mail: { url: smtp.url, from: "plans@example.com" } });
  return opened.concierge;
});
after(() => opened.close());
const key = await world.addKey("demo", { abilities: ["chat"] });
const address = `${world.origin}/v2/orgs/demo/chat?${new URLSearchParams({ key })}`;

async function post(body: object) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, headers: response.headers, json: (await response.json()) as unknown };
}
const answer = async (body: object) =>
  (await post({ profileId: "harbour-house", lang: "en-GB", ...body })).json as ChatAnswer;
const faults = async (body: object) => ((await post(body)).json as Problem).errors ?? [];

/** Holds an answer against the preview's document: every field of it, its type and its limits. */
const preview = (await (await fetch(`${world.origin}/openapi-preview.json`)).json()) as object;
const isChatAnswer = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  .addSchema({ $id: "waymark:/preview", ...preview })
  .compile({ $ref: "waymark:/preview#/components/schemas/ChatAnswer" });
function assertChatAnswer(json: unknown): asserts json is ChatAnswer {
  assert.ok(isChatAnswer(json), JSON.stringify(isChatAnswer.errors?.slice(0, 3)));
}

const ANSWER_KEYS = ["actions", "guides", "hostInterests", "itinerary", "listings", "message", "toolUsed"];

test("a message as JSON is answered with text, places, guides and actions, and nothing else", async () => {
  const { status, headers, json } = await post({
    message: "a museum for Sunday",
    profileId: "harbour-house",
  });
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(json as object).sort(), ANSWER_KEYS);
  const { message, toolUsed, listings, guides, actions, itinerary } = json as ChatAnswer;
  assert.ok(message.length > 0 && toolUsed && listings.length > 0);
  assert.ok(listings.length <= 10 && guides.length <= 5 && actions.length <= 4);
  assert.equal(itinerary, null);
  for (const { id } of listings) assert.ok(await world.store.read("demo").record("listing", id), id);
  assertChatAnswer(json);
  assert.equal(headers.get("cache-control"), "no-store");
  assert.match(headers.get("conversation-id") ?? "", /^[0-9a-f-]{36}$/);
});

test("every answer has the organisation's interests, in the answer's language", async () => {
  for (const body of [
    { message: "hello" },
    { message: "a museum" },
    { action: "createItinerary", durationDays: 1 },
  ]) {
    const { hostInterests } = await answer({ ...body, lang: "da-DK" });
    assert.ok(hostInterests.length > 3);
    assert.equal(hostInterests.find(({ id }) => id === "art")?.name, "Kunst", JSON.stringify(body));
  }
});

test("guides are listed when they are asked for, with their distance, and neighbourhoods are told", async () => {
  const asked = await answer({ message: "Which guides do you have?", profileId: "harbour-house" });
  assert.equal(asked.guides.length, 5);
  for (const { id, name, geoDistance } of asked.guides) {
    assert.ok(await world.store.read("demo").record("guide", id));
    assert.ok(asked.message.includes(name) && geoDistance !== undefined, name);
  }
  const areas = await answer({ message: "What neighbourhoods are there?", profileId: "harbour-house" });
  assert.match(areas.message, /Indre By.*Nørrebro/);
  assert.ok(areas.actions.length > 0 && areas.actions.every(({ type }) => type === "query"));
  assert.deepEqual([areas.guides, areas.listings], [[], []]);
  const again = await answer({ message: areas.actions[0]!.value, profileId: "harbour-house" });
  assert.match(again.message, /^Christianshavn: /);
  assert.ok(again.listings.length > 0);
});

test("a quarter within a district is searched by itself, by any of its names", async () => {
  for (const [message, area] of [
    ["café på christianshavn", "Christianshavn"],
    ["restaurants in the meatpacking district", "Kødbyen"],
    ["クリスチャンハウンのカフェ", "Christianshavn"],
    ["restauranter på Amager", "Amager"],
    ["阿迈厄的餐厅", "Amager"],
  ] as const) {
    const { message: said, listings } = await answer({ message });
    assert.ok(said.includes(area), `${message}: ${said}`);
    assert.ok(listings.length > 0, message);
  }
});

test("a short word of a name does not stand for all of it", async () => {
  for (const message of ["rice", "where is kate's party"]) {
    const { message: said } = await answer({ message });
    assert.doesNotMatch(said, /Diamond Rice|Kate`s Joint/);
  }
});

test("a chat listing has the fields of the interface alone, in one language", async () => {
  const { listings } = await answer({ message: "smørrebrød" });
  const known = ["id", "name", "category", "address", "geoDistance", "providerRating", "priceLevel"];
  const fields = new Set([...known, "openNow", "photo", "providerMapsUrl"]);
  assert.ok(listings.length > 0);
  for (const listing of listings) {
    for (const field of Object.keys(listing)) assert.ok(fields.has(field), field);
    assert.equal(typeof listing.name, "string");
    assert.equal(typeof listing.geoDistance, "number");
  }
});

test("what a chat listing says is what the listing's own search answers", async () => {
  const { listings } = await answer({ message: "a museum for Sunday" });
  assert.ok(listings.length > 0);
  const ids = listings.map(({ id }) => id).join(",");
  const query = { ids, profileId: "harbour-house", radius: 20_000_000, lang: "en-GB", hitsPerPage: 20 };
  const hits = new Map((await world.ask("listing-search", query)).results.map((hit) => [hit.id, hit]));
  for (const listing of listings) {
    const hit = hits.get(listing.id)!;
    const { photos, openingHours } = hit as {
      photos?: { images: { url: string }[] }[];
      openingHours?: { openNow?: boolean };
    };
    for (const field of ["name", "category", "address", "geoDistance", "providerRating", "priceLevel"]) {
      assert.deepEqual(listing[field as keyof typeof listing], hit[field], `${listing.id} ${field}`);
    }
    assert.equal(listing.openNow, openingHours?.openNow, listing.id);
    assert.equal(listing.providerMapsUrl, hit.providerMapsUrl, listing.id);
    const urls = photos?.flatMap(({ images }) => images.map(({ url }) => url)) ?? [];
    assert.equal(urls.length > 0, listing.photo !== undefined, listing.id);
    if (listing.photo) assert.ok(urls.includes(listing.photo.url), listing.id);
  }
  assert.ok(
    listings.some(({ openNow }) => openNow !== undefined),
    "some hours are known",
  );
});

test("a chat guide and an action have the fields of the interface, and each leads somewhere", async () => {
  const { guides, actions } = await answer({ message: "smørrebrød" });
  assert.ok(guides.length > 0 && actions.length > 0);
  for (const { id, name, description, coverImage, listingCount, geoDistance } of guides) {
    const query = { searchQuery: name, includeListings: true, lang: "en-GB", profileId: "harbour-house" };
    const hit = (await world.ask("guide-search", query)).results.find((one) => one.id === id)!;
    assert.deepEqual([name, description], [hit.name, hit.introText ?? hit.description]);
    assert.ok(Math.abs(geoDistance! - hit.geoDistance!) <= 1, `${id}: ${geoDistance}`);
    assert.equal(listingCount, hit.listings!.length);
    const { images } = hit.coverImage as { images: { url: string }[] };
    assert.ok(images.some(({ url }) => url === coverImage!.url));
  }
  for (const { id, label, value, type } of actions) {
    assert.ok(id && label);
    assert.ok(["query", "createItinerary", "sendEmail", "link"].includes(type));
    assert.equal(typeof value, "string");
  }
});

test("action is chat, createItinerary or sendEmail, and chat needs a message", async () => {
  assert.deepEqual(
    (await faults({ action: "book", message: "x" })).map(({ in: place, name, code }) => [place, name, code]),
    [["body", "action", "invalid_value"]],
  );
  assert.deepEqual(
    (await faults({ profileId: "harbour-house" })).map(({ name, code }) => [name, code]),
    [["message", "missing_parameter"]],
  );
  assert.equal((await answer({ action: "createItinerary", durationDays: 1 })).itinerary?.durationDays, 1);
});

test("email has an address's pattern and durationDays is a whole number from 1 to 7, all faults at once", async () => {
  const found = await faults({ message: "x", action: "sendEmail", email: "nobody", durationDays: 8 });
  assert.deepEqual(found.map(({ name, code }) => [name, code]).toSorted(), [
    ["durationDays", "out_of_range"],
    ["email", "invalid_email"],
  ]);
  for (const durationDays of [0, 1.5, "many"]) {
    const [fault] = await faults({ action: "createItinerary", durationDays });
    assert.equal(fault?.name, "durationDays");
  }
  const { itinerary } = await answer({ action: "createItinerary", durationDays: 7 });
  assert.equal(itinerary?.days.length, 7);
});

test("an itinerary names its days, and each activity has the fields of the interface", async () => {
  const { itinerary } = await answer({ action: "createItinerary", durationDays: 2, startDate: "2026-05-21" });
  assert.deepEqual(Object.keys(itinerary!).sort(), ["days", "durationDays", "name", "summary"]);
  const activities = itinerary!.days.flatMap((day) => {
    assert.deepEqual(Object.keys(day).sort(), ["activities", "dayNumber", "summary"]);
    return day.activities;
  });
  assert.ok(activities.length >= 6);
  const ids = activities.map(({ placeId }) => placeId);
  assert.equal(new Set(ids).size, ids.length, "no place comes twice");
  for (const activity of activities) {
    assert.match(activity.timeOfDay, /^(morning|midday|afternoon|evening|night)$/);
    assert.equal(activity.placeType, "listing");
    assert.equal(activity.listing?.id, activity.placeId);
    assert.equal(activity.listing?.name, activity.placeName);
    assert.equal(activity.placePhoto, activity.listing?.photo?.url, activity.placeId);
    assert.ok(activity.placeName && activity.rationale && activity.activityType);
    assert.equal(typeof activity.travelTime, "number");
    assert.ok(!("startTime" in activity), "times are an extra that explain asks for");
  }
});

test("a stop that is a geo area carries its location", async () => {
  const stop = { placeType: "location", placeId: "norrebro", timeOfDay: "morning" };
  const { itinerary } = await answer({
    action: "sendEmail",
    email: "ana@example.org",
    itinerary: { days: [{ activities: [stop] }] },
  });
  const [activity] = itinerary!.days[0]!.activities;
  const { results } = await world.ask("location-search", {
    ids: "norrebro",
    profileId: "harbour-house",
    lang: "en-GB",
  });
  const { displayName, description, geoDistance } = results[0]!;
  assert.equal(activity!.placeType, "location");
  assert.equal(activity!.listing, undefined);
  const { id, name, description: told, geoDistance: metres, photo } = activity!.location!;
  assert.deepEqual([id, name, metres], ["norrebro", displayName, geoDistance]);
  assert.ok(String(description).startsWith(told!) && told!.length >= 300, told);
  assert.equal(activity!.placePhoto, photo?.url);
});

test("a plan with a stroll through an area keeps it when it is sent back to be changed and to be mailed", async () => {
  const wish = { message: "a stroll through Nørrebro on day 2", durationDays: 2 };
  const planned = await answer({ action: "createItinerary", ...wish });
  const strollOf = ({ itinerary }: ChatAnswer) =>
    itinerary!.days[1]!.activities.find(({ placeType }) => placeType === "location");
  const stroll = strollOf(planned)!;
  assert.deepEqual([stroll.placeId, stroll.activityType], ["norrebro", "stroll"]);
  assert.equal(stroll.location?.name, stroll.placeName);
  assert.equal(stroll.location?.photo?.url, stroll.placePhoto);
  const changed = await answer({ message: "less walking on day 1", itinerary: planned.itinerary });
  assert.equal(strollOf(changed)?.placeId, "norrebro");
  const mailed = { action: "sendEmail", email: "ana@example.org", itinerary: changed.itinerary };
  assert.equal(strollOf(await answer(mailed))?.location?.id, "norrebro");
});

test("a plan is mailed to one address once the mail server took it", async () => {
  const { itinerary } = await answer({ action: "createItinerary", durationDays: 1 });
  const before = smtp.taken.length;
  const { message } = await answer({ action: "sendEmail", email: "ana@example.org", itinerary });
  assert.match(message, /on its way/);
  assert.equal(smtp.taken.length, before + 1);
});

test("a plan is changed by hand: operations instead of a message, faults and locks at its stops, all faults at once", async () => {
  const planned = await answer({ action: "createItinerary", durationDays: 2 });
  const [first] = planned.itinerary!.days[0]!.activities;
  const { itinerary } = planned;
  const operations = [
    { op: "lock", stop: first!.placeId },
    { op: "move", stop: first!.placeId, day: 2, position: 1 },
    { op: "remove", stop: "nowhere" },
  ];
  const changed = await answer({ itinerary, operations });
  assert.deepEqual(changed.changes, [
    { op: "lock", done: true },
    { op: "move", done: true },
    { op: "remove", done: false, reason: "no_such_stop" },
  ]);
  const [moved] = changed.itinerary!.days[1]!.activities;
  assert.deepEqual([moved!.placeId, moved!.locked], [first!.placeId, true]);
  assert.ok(!("startTime" in moved!), "times are an extra that explain asks for");
  const wrong = await faults({
    operations: [{ op: "turn" }, { op: "move", stop: "a b", day: 9 }, { op: "undo" }],
  });
  assert.deepEqual(wrong.map(({ name }) => name).toSorted(), [
    "operations[0].op",
    "operations[1].day",
    "operations[1].stop",
  ]);
  assert.deepEqual(
    (await faults({ action: "createItinerary", operations })).map(({ name }) => name),
    ["action"],
  );
  assert.deepEqual(
    (await faults({ message: "less walking", operations })).map(({ name }) => name),
    ["message"],
  );
});

test("GET opens with a greeting, starters and the host's interests, in the same shape", async () => {
  const response = await fetch(`${address}&profileId=harbour-house&lang=da-DK`);
  const opening = (await response.json()) as ChatAnswer;
  assert.deepEqual(Object.keys(opening).sort(), ANSWER_KEYS);
  assertChatAnswer(opening);
  assert.match(opening.message, /Velkommen.*Harbour House/);
  assert.ok(opening.actions.length > 0 && opening.actions.length <= 4);
  const coffee = opening.hostInterests.find(({ id }) => id === "coffee");
  assert.deepEqual(Object.keys(coffee!).sort(), ["id", "name", "travellerTypes"]);
});

test("a body over 64 KiB is 413 and another content type 415", async () => {
  assert.equal((await post({ message: "x".repeat(70_000) })).status, 413);
  const form = await fetch(address, { method: "POST", body: new URLSearchParams({ message: "x" }) });
  assert.equal(form.status, 415);
});

test("the preview has a document of its own, and the stable one does not know it", async () => {
  const document = async (path: string) =>
    (await (await fetch(`${world.origin}${path}`)).json()) as { paths: object };
  assert.ok("/v2/orgs/{orgId}/chat" in (await document("/openapi-preview.json")).paths);
  assert.ok(!("/v2/orgs/{orgId}/chat" in (await document("/openapi.json")).paths));
});

test("what was understood is told to who asks for it with explain", async () => {
  const asked = await answer({
    message: "a cheap vegetarian restaurant in Nørrebro, no bars",
    explain: true,
  });
  const { language, intent, priceLevel, area, excluded, categories } = asked.understanding as Record<
    string,
    unknown
  >;
  assert.deepEqual([language, intent, area], ["en", "find_places", "Nørrebro"]);
  assert.deepEqual([priceLevel, excluded, categories], [[1], ["bar"], ["restaurant"]]);
});

test("with explain each stage of understanding is told, what was not understood and not used as well", async () => {
  const { understanding } = await answer({
    message: "a cheap blorp café near Tivoli, what is the phone",
    explain: true,
  });
  const { slots, stages } = understanding!;
  assert.deepEqual(slots, { categories: ["cafe"], priceLevel: [1], near: "tivoli-gardens" });
  assert.equal(stages?.tokens[1], "cheap");
  assert.deepEqual(stages?.spans[1], { text: "cheap", means: ["price.cheap"] });
  assert.ok(stages?.acts.includes("ask") && stages.signs.includes("kind"));
  assert.equal(stages.frame, "search");
  assert.deepEqual(stages.state.categories, ["cafe"]);
  assert.deepEqual(stages.slots.asked, ["phone"]);
  assert.deepEqual([stages.notUnderstood, stages.notUsed], [["blorp"], { asked: ["phone"] }]);
});

test("the answer is in the traveller's language whatever the house lists, and lang counts more", async () => {
  const { message } = (await post({ message: "Hvor er der et godt museum?", profileId: "harbour-house" }))
    .json as ChatAnswer;
  assert.match(message, /Jeg ville begynde med/);
  const english = await answer({ message: "Hvor er der et godt museum?" });
  assert.match(english.message, /I would start with/);
  // No host of the sample lists Korean.
  const korean = { message: "근처에 좋은 박물관이 있나요?", profileId: "harbour-house" };
  assert.match(((await post(korean)).json as ChatAnswer).message, /추천|부터/);
  const danish = (await post({ ...korean, lang: "da-DK" })).json as ChatAnswer;
  assert.match(danish.message, /Jeg ville begynde med/);
});
