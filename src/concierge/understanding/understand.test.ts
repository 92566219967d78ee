import assert from "node:assert/strict";
import { test } from "node:test";
import { at, now, said, timeZone, townWords } from "../../../test/support/concierge/words.ts";
import { understand } from "./understand.ts";
import type { Understanding } from "./understanding.ts";

type Expected = Partial<Understanding>;

/** Sentences with the slots they must give; slots that are not named are not looked at. */
const sentences: Readonly<Record<string, readonly (readonly [string, Expected])[]>> = {
  en: [
    [
      "cheap italian food in the old quarter",
      {
        intent: "find_places",
        categories: ["italian"],
        priceLevel: [1],
        area: { id: "old-quarter", name: "Old Quarter" },
      },
    ],
    ["nothing too expensive, and no museums or bars", { priceLevel: [1, 2], excluded: ["museum", "bar"] }],
    [
      "a table for four on Friday at half past seven",
      { partySize: 4, openAt: { from: at("2026-10-16T19:30"), until: at("2026-10-16T19:30") } },
    ],
    ["how do I get to the Salt Tower?", { intent: "about_place", asked: ["directions"] }],
    ["my mother would like a park", { place: undefined, near: undefined, categories: ["park"] }],
    [
      "a restaurant called Mother",
      { intent: "about_place", place: { kind: "listing", id: "mother", name: "Mother" } },
    ],
    ["a pub within 300 metres of our hotel", { near: { to: "host" }, radius: 300, categories: ["pub"] }],
    ["two adults and three children", { partySize: 5, userCategory: "family" }],
    ["it doesn't need to have parking", { features: [], excluded: [] }],
    ["salt baths please", { categories: ["salt baths"] }],
    ["porridge for me", { categories: ["porridge restaurant"] }],
    ["write me a python script", { intent: "out_of_scope" }],
    ["what is on tonight?", { openAt: { from: at("2026-10-14T18:00"), until: at("2026-10-14T23:00") } }],
    ["plan two days, with cafés open from ten o'clock to twelve o'clock", { edits: [] }],
    [
      "we arrive on Thursday and leave on Saturday, what should we do",
      { intent: "plan_trip", days: 3, startDate: "2026-10-15" },
    ],
  ],
  de: [
    [
      "Kunstmuseen, die Samstagnachmittag offen haben",
      { categories: ["art_museum"], openAt: { from: at("2026-10-17T14:00"), until: at("2026-10-17T18:00") } },
    ],
    ["keine Museen, lieber ein Park", { categories: ["park"], excluded: ["museum"] }],
    [
      "wir sind zu dritt und kommen um halb neun abends",
      { partySize: 3, openAt: { from: at("2026-10-14T20:30"), until: at("2026-10-14T20:30") } },
    ],
    ["ein Solebad in der Naehe", { categories: ["salt baths"], near: { to: "me" } }],
    ["Was kostet der Salzturm?", { intent: "about_place", asked: ["price"] }],
    ["ich mag Kunst", { interests: ["art"] }],
  ],
  da: [
    [
      "italienske restauranter i centrum",
      { categories: ["italian", "restaurant"], area: { id: "old-quarter", name: "Old Quarter" } },
    ],
    ["ingen museer, men gerne en park", { categories: ["park"], excluded: ["museum"] }],
    ["i morgen kl. 18.15", { openAt: { from: at("2026-10-15T18:15"), until: at("2026-10-15T18:15") } }],
    ["noget med børn", { userCategory: "family" }],
  ],
  fr: [
    [
      "un restaurant italien pas cher près de l'hôtel",
      { categories: ["restaurant", "italian"], priceLevel: [1], near: { to: "host" } },
    ],
    ["pas de musées ni de bars", { excluded: ["museum", "bar"] }],
    ["demain à 20h15", { openAt: { from: at("2026-10-15T20:15"), until: at("2026-10-15T20:15") } }],
    ["tout sauf des sushis", { excluded: ["sushi"], categories: [] }],
  ],
  es: [
    [
      "museos de arte abiertos el sábado por la tarde",
      { categories: ["art_museum"], openAt: { from: at("2026-10-17T14:00"), until: at("2026-10-17T18:00") } },
    ],
    ["sin museos, por favor, y que no sea caro", { excluded: ["museum"], priceLevel: [1, 2] }],
    [
      "a las nueve y media de la noche",
      { openAt: { from: at("2026-10-14T21:30"), until: at("2026-10-14T21:30") } },
    ],
    ["viajamos con los niños", { userCategory: "family" }],
  ],
  it: [
    ["ristoranti italiani economici in centro", { categories: ["restaurant", "italian"], priceLevel: [1] }],
    ["niente musei", { excluded: ["museum"] }],
    [
      "sabato alle 19:45 per sei persone",
      { partySize: 6, openAt: { from: at("2026-10-17T19:45"), until: at("2026-10-17T19:45") } },
    ],
  ],
  pt: [
    ["restaurante italiano barato no centro", { categories: ["restaurant", "italian"], priceLevel: [1] }],
    ["sem museus nem bares", { excluded: ["museum", "bar"] }],
    ["amanhã às 20h30", { openAt: { from: at("2026-10-15T20:30"), until: at("2026-10-15T20:30") } }],
  ],
  nl: [
    [
      "goedkope italiaanse restaurants in het centrum",
      { categories: ["italian", "restaurant"], priceLevel: [1] },
    ],
    ["geen musea, liever een park", { categories: ["park"], excluded: ["museum"] }],
    [
      "vrijdag om half negen 's avonds",
      { openAt: { from: at("2026-10-16T20:30"), until: at("2026-10-16T20:30") } },
    ],
  ],
  ja: [
    [
      "明日の夜7時に安いイタリアンのレストラン",
      {
        categories: ["italian", "restaurant"],
        priceLevel: [1],
        openAt: { from: at("2026-10-15T19:00"), until: at("2026-10-15T19:00") },
      },
    ],
    ["美術館以外でお願いします", { excluded: ["art_museum"], categories: [] }],
    ["あまり高くないバー", { categories: ["bar"], priceLevel: [1, 2] }],
    ["日本語を話しますか", { categories: [] }],
    ["ハンバーガー", { categories: ["burger"] }],
  ],
  zh: [
    [
      "明天晚上七点半便宜的意大利餐厅",
      {
        categories: ["italian", "restaurant"],
        priceLevel: [1],
        openAt: { from: at("2026-10-15T19:30"), until: at("2026-10-15T19:30") },
      },
    ],
    ["不要博物馆", { excluded: ["museum"], categories: [] }],
    [
      "三个人,10月20日",
      { partySize: 3, openAt: { from: at("2026-10-20T00:00"), until: at("2026-10-21T00:00") } },
    ],
  ],
};

for (const [language, list] of Object.entries(sentences)) {
  for (const [sentence, expected] of list) {
    test(`${language}: ${sentence}`, () => {
      const understanding = said(sentence);
      const slots = Object.keys(expected) as (keyof Understanding)[];
      assert.deepEqual(Object.fromEntries(slots.map((slot) => [slot, understanding[slot]])), expected);
      if (list.length > 5) assert.equal(understanding.language, language);
    });
  }
}

test("full width, case, spaces and missing accents change nothing", () => {
  const plain = said("günstiges Restaurant in der Nähe, heute um 20 Uhr");
  for (const same of [
    "GÜNSTIGES RESTAURANT IN DER NÄHE, HEUTE UM 20 UHR",
    "gunstiges  restaurant in der nahe , heute um 20 uhr",
    "günstiges Restaurant in der Nähe,heute um ２０ Uhr",
  ]) {
    assert.deepEqual({ ...said(same), saidAs: {} }, { ...plain, saidAs: {} }, same);
  }
});

test("the host's own name, and words for it, are the host", () => {
  assert.deepEqual(said("a bar near the Weir House").near, { to: "host" });
  assert.deepEqual(said("a bar close to my hotel").near, { to: "host" });
  assert.deepEqual(said("a cheap hotel").near, undefined);
});

test("misspelt words are understood, and words that are merely alike are not", () => {
  assert.deepEqual(said("a resturant with vegetarain food").categories, ["restaurant"]);
  assert.deepEqual(said("a resturant with vegetarain food").features, ["vegetarian"]);
  assert.equal(said("tell me about the kornfelt collection").place?.id, "kornfeld");
  assert.equal(said("where can I see corn fields").place, undefined);
});

test("what is not understood is kept for a text search", () => {
  assert.equal(said("a place that sells xylophones").freeText, "sells xylophones");
  assert.equal(said("zydeco tonight").freeText, "zydeco");
});

test("a message without anything to go by is out of scope, a greeting is small talk, a numb leg an emergency", () => {
  assert.equal(said("granny can't feel her leg").intent, "emergency");
  assert.equal(said("who wrote the moonlight sonata in vienna").intent, "out_of_scope");
  assert.equal(said("good evening").intent, "small_talk");
  assert.equal(said("").intent, "out_of_scope");
});

test("times are the next ones: a part of the day that is over is tomorrow's, tonight is what is left of the night", () => {
  const saidAt = (message: string, now: number) =>
    understand(message, { now, timeZone, words: townWords }).openAt;
  assert.equal(saidAt("coffee in the morning", at("2026-10-14T14:00"))?.from, at("2026-10-15T08:00"));
  assert.deepEqual(saidAt("a bar tonight", at("2026-10-14T23:30")), {
    from: at("2026-10-14T23:30"),
    until: at("2026-10-15T02:00"),
  });
  assert.equal(saidAt("a table at 9 am", at("2026-10-14T14:00"))?.from, at("2026-10-15T09:00"));
  assert.equal(saidAt("Wednesday at 1 pm", at("2026-10-14T14:00"))?.from, at("2026-10-21T13:00"));
});

test("areas that are joined will all do, in every language that joins words; a correction replaces them", () => {
  for (const message of [
    "cafes in the south or in the east",
    "Cafés im Süden oder im Osten",
    "des cafés au sud ou à l'est",
    "cafés en el sur o en el este",
    "南部か東部のカフェ",
  ]) {
    const { orAreas, townPart } = said(message);
    assert.deepEqual([orAreas, townPart], [[{ townPart: "south" }], "east"], message);
  }
  const named = said("cafes in the Old Quarter or Millside-Weir or in the south");
  assert.deepEqual(
    [named.orAreas?.map(({ area }) => area?.id), named.townPart],
    [["old-quarter", "mill-side"], "south"],
  );
  const corrected = said("cafes in the south or in the east", "no, in the west");
  assert.deepEqual([corrected.orAreas, corrected.townPart], [undefined, "west"]);
});

test("a date in figures is read in the order of its language, and signs after its numbers as they are written", () => {
  for (const message of [
    "a museum on 24/12",
    "un museo el 24/12",
    "12/24に開いている美術館",
    "12月24日の美術館",
    "12/24有什么博物馆",
    "12月24号有什么博物馆",
  ])
    assert.equal(said(message).openAt?.from, Date.parse("2026-12-24T00:00:00+01:00"), message);
});

test("a word with two meanings has one after an article and the other elsewhere", () => {
  assert.deepEqual(said("een meer").categories, ["lake"]);
  assert.deepEqual(said("meer musea").categories, ["museum"]);
  assert.equal(said("museus na segunda").openAt?.from, Date.parse("2026-10-19T00:00:00+02:00"));
});

test("in other scripts the first hint goes before the language that most people write so", () => {
  const languages = ["ja", "zh", undefined].map(
    (lang) => understand("美術館", { lang, now, timeZone, words: townWords }).language,
  );
  assert.deepEqual(languages, ["ja", "zh", "zh"]);
  assert.equal(understand("музей рядом", { now, timeZone, words: townWords }).language, "ru");
  assert.equal(understand("музеј", { lang: "sr", now, timeZone, words: townWords }).language, "sr");
});

test("a hotel has five stars at most", () => {
  assert.deepEqual([said("a 5 star hotel").stars, said("a 6 star hotel").stars], [5, undefined]);
});

test("the kitchen of a people is the local one where its word for food stands before it", () => {
  const { categories, features } = said("¿dónde hay cocina andorrana?");
  assert.deepEqual([categories, features], [["restaurant"], ["local"]]);
});

test("a kind and a narrower one that are joined are both looked for, whichever is said first", () => {
  assert.deepEqual(said("cocktail bars and bars").categories, ["cocktail_bar", "bar"]);
  assert.deepEqual(said("bars and cocktail bars").categories, ["bar", "cocktail_bar"]);
});
