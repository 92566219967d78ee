import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
const hours = (close: string) => ({
  periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: "1000" }, close: { day, time: close } })),
});
const place = (id: string, rest: object, north: number) => ({
  kind: "listing",
  id,
  name: { "en-GB": id },
  category: { "en-GB": "Restaurant" },
  geoLocation: [48.2 + north / 1_000, 16.37],
  timeZoneName: "Europe/Vienna",
  ...rest,
});
await concierge.add(
  "three",
  [
    place(
      "Anker",
      { score: 9, priceLevel: 3, openingHours: hours("2000"), websiteUrl: "https://anker.example" },
      9,
    ),
    place("Bruck", { score: 8, priceLevel: 1, activityTags: { "en-GB": ["outdoor seating"] } }, 3),
    place("Cella", { score: 7, openingHours: hours("2300"), providerRating: 4.6 }, 6),
    {
      kind: "host",
      id: "inn",
      defaultLanguageCode: "en-GB",
      geoLocation: [48.2, 16.37],
      timeZoneName: "Europe/Vienna",
      name: "Inn",
    },
  ],
  ["en-GB"],
);

/** What is said, after restaurants were found. */
async function after(list: string, ...messages: readonly string[]): Promise<string> {
  const guest = concierge.talk({ orgId: "three" }, { profileId: "inn" });
  await guest.say(list);
  let message = "";
  for (const one of messages) ({ message } = await guest.say(one));
  return message;
}

test("of the places that were shown the cheapest, nearest, best rated and the one that closes last are told, with those that nobody knows it of", async () => {
  assert.equal(
    await after("restaurants", "which one is cheapest?"),
    "The cheapest of these: Bruck (Inexpensive). Cella: That is not known to me.",
  );
  assert.match(await after("restaurants", "the closest?"), /^The closest of these: Bruck \(/);
  assert.match(
    await after("restaurants", "which is best?"),
    /^The best rated of these: Cella .*Bruck and Anker: That is not/,
  );
  assert.match(
    await after("restaurants", "which one is open longest?"),
    /^Of these, open longest: Cella .*Bruck: That is not/,
  );
});

test("the same is asked in every language", async () => {
  const asked: readonly (readonly [list: string, question: string, best: RegExp])[] = [
    ["Restaurants, bitte", "welches ist am günstigsten?", /günstigsten: Bruck/],
    ["Restaurants, bitte", "welches hat am längsten offen", /längsten geöffnet: Cella/],
    ["des restaurants s'il vous plaît", "lequel est le plus proche", /plus proche parmi ceux-ci : Bruck/],
    ["quiero restaurantes", "cuál está más cerca", /más cercano: Bruck/],
    ["cerco ristoranti", "qual è il più economico", /economico tra questi: Bruck/],
    ["procuro restaurantes", "qual é o mais barato?", /mais barato: Bruck/],
    ["ik zoek restaurants", "welke is het goedkoopst", /goedkoopste hiervan: Bruck/],
    ["jeg leder efter restauranter", "hvilken har længst åbent", /Længst åbent af dem: Cella/],
    ["أبحث عن مطاعم", "أيها الأقرب", /الأقرب بينها: Bruck/],
    ["レストランを探しています", "一番近いのはどれ", /一番近いのはBruck/],
    ["레스토랑 추천해줘", "가장 가까운 곳은?", /가장 가까운 곳: Bruck/],
    ["想找餐厅", "哪家最便宜", /最便宜的是Bruck/],
  ];
  for (const [list, question, best] of asked) assert.match(await after(list, question), best, question);
});

test("what a list is asked is told of each of its places, and where to ask", async () => {
  assert.equal(
    await after("restaurants", "do they have outdoor seating?"),
    "Bruck: Yes: outdoor seating. Anker and Cella: That is not known to me.",
  );
  assert.equal(
    await after("restaurants", "do they have high chairs?"),
    "That is not known to me.\nAnker: Website: https://anker.example",
  );
});

test("the other one is the next of the list, and what was asked of one is asked of the next", async () => {
  assert.match(
    await after("restaurants", "how much is the first one?", "and the other one?"),
    /^Anker: Expensive/,
  );
  assert.match(
    await after("restaurants", "when does the first one close?", "and the third?"),
    /^Cella: .*10:00–23:00/,
  );
});

test("a day alone, after the hours of a place, asks for its hours on that day", async () => {
  assert.match(
    await after("restaurants", "when does Anker close?", "and tomorrow?"),
    /^Anker: Yes, open 10:00–20:00|^Anker: Yes/,
  );
});
