import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { at, now, said, timeZone, townWords } from "../../../test/support/concierge/words.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { type Reply, readReply } from "./reply.ts";
import { readAgain } from "./second-reading.ts";

type Slots = readonly (readonly [slot: string, value: string, words: string])[];

function read(message: string, intent: string, given: Slots, previous?: Understanding) {
  const slots = given.map(([slot, value, words]) => ({ slot, value, words }));
  const reply = readReply({ intent, slots });
  return readAgain(message, reply, { previous, now, timeZone, words: townWords, hostName: "The Weir House" });
}

test("what the words of a message mean is taken by the names of concepts, labels, areas and places", () => {
  const message = "my tummy rumbles, wheat flour is poison to me, by the salty pillar in the olde part";
  const { understanding, notUsed } = read(message, "find_places", [
    ["wanted", "restaurant", "tummy rumbles"],
    ["wanted", "gluten_free", "wheat flour is poison"],
    ["area", "Old Quarter", "olde part"],
    ["party", "1", "me"],
  ]);
  const { intent, categories, features, area, partySize, saidAs, notUnderstood } = understanding;
  assert.deepEqual(notUsed, []);
  assert.deepEqual(
    [intent, categories, features, partySize],
    ["find_places", ["restaurant"], ["gluten_free"], 1],
  );
  assert.deepEqual(area, { id: "old-quarter", name: "Old Quarter" });
  assert.equal(saidAs.restaurant, "tummy rumbles");
  assert.ok(!notUnderstood.join().includes("tummy"));
});

test("a value of another language than the message's is read in its own or the default one", () => {
  const { understanding } = read("gdzie zjem coś bez mięsa w Altes Vierteli", "find_places", [
    ["wanted", "vegetarian", "bez mięsa"],
    ["wanted", "restaurant", "zjem"],
    ["area", "Altes Viertel", "Altes Vierteli"],
  ]);
  assert.deepEqual(understanding.features, ["vegetarian"]);
  assert.equal(understanding.area?.id, "old-quarter");
});

test("an area and a place may be said by their ids", () => {
  const { understanding } = read("a bar in the Old Quartre", "find_places", [
    ["area", "old-quarter", "Old Quartre"],
  ]);
  assert.equal(understanding.area?.id, "old-quarter");
  const { place } = read("tell me of the salty tower", "about_place", [
    ["place", "salt-tower", "salty tower"],
  ]).understanding;
  assert.deepEqual(place, { kind: "listing", id: "salt-tower", name: "The Salt Tower" });
});

test("messages of many languages are corrected alike", () => {
  const messages: readonly (readonly [message: string, words: string])[] = [
    ["min mave rumler", "mave rumler"],
    ["Mir knurrt der Magen", "knurrt der Magen"],
    ["J'ai un creux énorme", "creux énorme"],
    ["me suenan las tripas", "suenan las tripas"],
    ["ho un buco nello stomaco", "buco nello stomaco"],
    ["mijn maag knort", "maag knort"],
    ["お腹がぺこぺこ", "ぺこぺこ"],
    ["肚子咕咕叫", "咕咕叫"],
    ["너무 허기져요", "허기져요"],
    ["بطني يقرقر", "يقرقر"],
    ["burczy mi w brzuchu", "burczy"],
  ];
  for (const [message, words] of messages) {
    const { understanding } = read(message, "find_places", [["wanted", "restaurant", words]]);
    assert.deepEqual(
      [understanding.categories, understanding.saidAs.restaurant],
      [["restaurant"], words],
      message,
    );
  }
});

test("a word that was taken for another is struck out, and understood where another value explains it", () => {
  const slots: Slots = [
    ["wanted", "restaurant", "배에서 꼬르륵"],
    ["nothing", "", "배에서"],
  ];
  const { understanding } = read("배에서 꼬르륵 소리가 나요", "find_places", slots);
  assert.deepEqual(understanding.categories, ["restaurant"]);
  assert.ok(!understanding.notUnderstood.includes("배에서"));
});

test("what the message, the catalogue or the calendar does not have is dropped, and named", () => {
  const wrong: Slots = [
    ["wanted", "restaurant", "where to dance"],
    ["wanted", "golden dragon palace", "eat"],
    ["area", "Atlantis", "eat"],
    ["area", "Old Quarters of Atlantis", "eat"],
    ["place", "The Golden Dragon", "eat"],
    ["near", "The Golden Dragon", "eat"],
    ["radius", "0", "eat"],
    ["radius", "99999", "eat"],
    ["radius", "5e3", "eat"],
    ["price", "5", "eat"],
    ["price", "cheap", "eat"],
    ["open", "2026-02-30T20:00", "eat"],
    ["open", "2026-10-20T25:00", "eat"],
    ["open", "2020-10-20T20:00", "eat"],
    ["open", "2026-10-20T20:00/2026-10-19T20:00", "eat"],
    ["open", "tomorrow", "eat"],
    ["days", "8", "eat"],
    ["days", "0", "eat"],
    ["startDate", "2026-13-01", "eat"],
    ["startDate", "2026-10-01", "eat"],
    ["party", "100", "eat"],
    ["party", "-2", "eat"],
    ["travellers", "royalty", "eat"],
    ["stars", "6", "eat"],
    ["sort", "best in town", "eat"],
    ["asked", "secret", "eat"],
    ["choice", "0", "eat"],
    ["answer", "maybe", "eat"],
    ["edit", "book a flying carpet", "eat"],
    ["wanted", "vegan", ""],
    ["wanted", "vegan", " "],
    ["wanted", "vegan", "ea"],
  ];
  const message = "somewhere to eat";
  const { understanding, notUsed } = read(message, "find_places", [...wrong, ["wanted", "bar", "somewhere"]]);
  assert.deepEqual(
    notUsed,
    wrong.map(([slot]) => slot),
  );
  const { categories, ...others } = understanding;
  const { categories: _, ...builtIn } = said(message);
  assert.deepEqual(categories, ["restaurant", "bar"]);
  assert.deepEqual({ ...others, saidAs: {} }, { ...builtIn, saidAs: {} });
});

test("an answer with nothing that holds is none", () => {
  assert.throws(() => read("somewhere to eat", "find_places", [["area", "Atlantis", "eat"]]), {
    outcome: "ungrounded",
  });
});

test("dates, times, prices and numbers are taken", () => {
  const { understanding } = read("tomorrow at eight for the four of us, no splurging", "find_places", [
    ["open", "2026-10-15T20:00", "tomorrow at eight"],
    ["party", "4", "four of us"],
    ["price", "1, 2", "no splurging"],
  ]);
  assert.deepEqual(understanding.openAt, { from: at("2026-10-15T20:00"), until: at("2026-10-15T20:00") });
  assert.deepEqual([understanding.partySize, understanding.priceLevel], [4, [1, 2]]);
});

test("words that mean something else mean what they did no more", () => {
  const message = "a museum, I am joking, a park";
  assert.deepEqual(said(message).categories, ["museum", "park"]);
  assert.deepEqual(read(message, "find_places", [["nothing", "", "museum"]]).understanding.categories, [
    "park",
  ]);
  const { understanding } = read(message, "find_places", [["unwanted", "museum", "a museum, I am joking"]]);
  assert.deepEqual([understanding.categories, understanding.excluded], [["park"], ["museum"]]);
});

test("a kind of place takes the place of an earlier message's, and conditions stay", () => {
  const before = said("a vegan café");
  const { understanding } = read(
    "rather something with pictures on the walls",
    "refine",
    [["wanted", "art_museum", "pictures on the walls"]],
    before,
  );
  assert.deepEqual(understanding.categories, ["art_museum"]);
  assert.equal(understanding.intent, "refine");
});

test("what the words alone say to the built-in understanding is not gainsaid", () => {
  const gainsaid: readonly (readonly [message: string, slot: string, value: string, words: string])[] = [
    ["a museum", "wanted", "nightclub", "museum"],
    ["a museum", "unwanted", "museum", "museum"],
    ["something cheap", "price", "4", "something cheap"],
    ["dinner for 4 people", "party", "5", "4 people"],
    ["plan 3 days", "days", "2", "3 days"],
    ["a bar within 500 m", "radius", "5000", "within 500 m"],
    ["a bar tomorrow at 8 pm", "open", "2026-10-20T20:00", "tomorrow at 8 pm"],
    ["a bar in Atlantis", "area", "Old Quarter", "Atlantis"],
    ["a bar near the Golden Tower", "near", "The Salt Tower", "the Golden Tower"],
    ["what is the Golden Dragon?", "place", "The Salt Tower", "the Golden Dragon"],
    ["remove the museum", "edit", "add a museum", "remove the museum"],
  ];
  for (const [message, slot, value, words] of gainsaid) {
    const { intent } = said(message);
    assert.throws(() => read(message, intent, [[slot, value, words]]), { outcome: "ungrounded" }, words);
  }
});

test("a wish that a model strikes out is told as not understood", () => {
  const { understanding } = read("a vegan museum", "find_places", [["nothing", "", "vegan"]]);
  assert.deepEqual([understanding.features, understanding.notUnderstood], [[], ["vegan"]]);
});

test("changes of a plan are read from plain words", () => {
  const before = said("plan two days");
  const { understanding } = read(
    "my feet hurt so much on the second day",
    "edit_plan",
    [["edit", "less walking on day 2", "my feet hurt"]],
    before,
  );
  assert.deepEqual(understanding.edits, [{ operation: "less_walking", day: 2 }]);
});

test("whatever a model says, the understanding has values of the catalogue and the calendar alone", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("vegan", "Old Quarter", "4", "now", "2026-12-24", "constructor"),
  );
  const slot = fc.record({
    slot: fc.constantFrom(
      "wanted",
      "unwanted",
      "area",
      "near",
      "place",
      "party",
      "open",
      "startDate",
      "edit",
      "price",
    ),
    value: text,
    words: fc.oneof(text, fc.constantFrom("eat", "somewhere")),
  });
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 6 }), (slots) => {
      const reply = readReply({ intent: "find_places", slots }) as Reply;
      try {
        const { understanding } = readAgain("somewhere to eat", reply, { now, timeZone, words: townWords });
        const { partySize = 1, priceLevel, area } = understanding;
        assert.ok(partySize >= 1 && partySize <= 99);
        assert.ok(priceLevel.every((level) => level >= 0 && level <= 4));
        assert.ok(area === undefined || area.name === "Old Quarter");
      } catch (error) {
        assert.equal((error as { outcome?: string }).outcome, "ungrounded");
      }
    }),
    { seed: 5, numRuns: 300 },
  );
});
