import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import { guide, host, listing } from "../../../test/support/records.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const updatedAt = Date.parse("2026-11-01T12:00:00Z");
const event = (id: string, name: string, category: string, start_date: string, when?: string) =>
  listing(id, {
    name: { "en-GB": name },
    category: { "en-GB": category },
    geoLocation: [55.6761, 12.5683],
    additionalData: { date: { start_date, when } },
    updatedAt,
  });
// Now it is Wednesday, 18 November 2026, half past three.
const concierge = await openTestConcierge();
await concierge.add("demo", [
  host("house", { name: "The House" }),
  event("past", "Culture Day", "Festival", "2026-11-17"),
  event("jazz", "Jazz Night", "Concert", "Nov 19", "Thu, Nov 19, 7 – 9 PM"),
  event("choir", "Choir Evening", "Concert", "Nov 21", "Sat, Nov 21, 8 – 10 PM"),
  event("lights", "Light Parade", "Festival", "Nov 22", "Sun, Nov 22, 5 PM"),
  event("yule", "Yule Market", "Christmas market", "2026-12-01", "2026-12-01 – 2026-12-23"),
  event("film", "Film Days", "Festival", "2027-03-17", "Mar 17 – 28, 2027"),
  listing("hall", {
    name: { "en-GB": "Old Market Hall" },
    category: { "en-GB": "Market" },
    geoLocation: [55.68, 12.57],
  }),
  guide("season", { name: { "en-GB": "The season" }, listingIds: ["past", "jazz", "hall"] }),
]);
const talk = (lang?: string) =>
  concierge.talk({ orgId: "demo" }, { profileId: "house", ...(lang && { lang }) });
const shown = ({ listings }: ChatAnswer) => listings.map(({ id }) => id).join();
/** Ranges of dates have thin spaces. */
const plain = (text: string) => text.replace(/\s/g, " ");

test("what is on at a time is what takes place then, told with its date", async () => {
  const weekend = await talk().say("What's on this weekend?");
  assert.equal(shown(weekend), "choir,lights");
  assert.match(weekend.message, /Choir Evening \(Sat 21 Nov, 20:00–22:00, 50 m away\)/);
  assert.match(weekend.message, /Light Parade \(Sun 22 Nov, 17:00, 50 m away\)/);
  const concerts = await talk().say("Concerts tomorrow");
  assert.match(concerts.message, /^I would start with Jazz Night \(Thu 19 Nov, 19:00–21:00, 50 m away\)\./);
  assert.equal(
    shown(await talk().say("Any christmas market between the 3rd and the 5th of December?")),
    "yule",
  );
  assert.equal(shown(await talk().say("Events on 3 December")), "yule");
});

test("where nothing is on then, that is said with the time that was understood, and the next that is", async () => {
  const weekend = await talk().say("Any christmas market this weekend?");
  assert.equal(
    plain(weekend.message),
    "Nothing of that kind is on then (21 – 22 Nov). Next comes Yule Market (1 – 23 Dec, 50 m away).",
  );
  const tonight = await talk().say("What's on tonight?");
  assert.match(
    tonight.message,
    /^Nothing of that kind is on then \(Wed 18 Nov, 18:00–23:00\)\. Next comes Jazz Night /,
  );
  const late = await talk().say("Events on 25 December");
  assert.match(
    plain(late.message),
    /then \(Fri 25 Dec\)\. Next comes Film Days \(17 – 28 Mar, 50 m away\)\.$/,
  );
});

test("events are told in every language, those of no particular time in their order", async () => {
  const messages = {
    en: "Are there any events this weekend?",
    da: "Hvad sker der i weekenden?",
    de: "Gibt es am Wochenende Veranstaltungen?",
    fr: "Que se passe-t-il ce week-end ?",
    es: "¿Qué eventos hay este fin de semana?",
    it: "Quali eventi ci sono questo fine settimana?",
    pt: "Que eventos há neste fim de semana?",
    nl: "Welke evenementen zijn er dit weekend?",
    ja: "今週末のイベントは？",
    zh: "这个周末有什么活动？",
    ko: "이번 주말에 무슨 행사가 있나요?",
    ar: "ما هي الفعاليات في نهاية هذا الأسبوع؟",
  };
  for (const [lang, message] of Object.entries(messages)) {
    assert.equal(shown(await talk(lang).say(message)), "choir,lights", message);
  }
  assert.equal(shown(await talk().say("Any events?")), "jazz,choir,lights,yule,film");
  assert.equal(shown(await talk().say("Any festivals?")), "lights,film");
});

test("an event that has passed is not listed, and said to be over where it is asked about", async () => {
  const { message, listings } = await talk().say("When is Culture Day?");
  assert.deepEqual([message, listings], ["Culture Day: Already over.", []]);
  assert.equal((await talk().say("When is Jazz Night?")).message, "Jazz Night: Thu 19 Nov, 19:00–21:00.");
  assert.equal(shown(await talk().say("Tell me about The season")), "jazz,hall");
});

test("a plan has an event on its day, from its beginning to its end", async () => {
  const { itinerary } = await talk().plan({ startDate: "2026-11-18", durationDays: 4 });
  const stops = itinerary!.days.flatMap(({ dayNumber, activities }) =>
    activities.map(({ placeId, startTime, endTime }) => [dayNumber, placeId, startTime, endTime].join(" ")),
  );
  assert.deepEqual(
    stops.filter((stop) => !stop.includes("hall")),
    ["2 jazz 19:00 21:00", "4 choir 20:00 22:00"],
  );
});

test("what is on in a fortnight is told to who does not ask for events, and nothing later", async () => {
  const { message } = await talk().say("What can we do with children?");
  assert.doesNotMatch(message, /Film Days/);
  const todo = await talk().say("What is there to do here?");
  assert.ok(todo.listings.length > 0 && !shown(todo).includes("film"), shown(todo));
});
