import assert from "node:assert/strict";
import { test } from "node:test";
import { readServiceTypes, scoreElement, serviceTypes } from "./to-record.ts";

const signs = new Map(
  Object.entries({ wikidata: 8, heritage: 6, "tourism=attraction": 12, nameLanguages: 3 }),
);

test("signs of note add to what the category is worth", () => {
  assert.equal(scoreElement({}, 1, 40, signs), 40);
  assert.equal(scoreElement({ wikidata: "Q1", tourism: "attraction" }, 1, 40, signs), 60);
  assert.equal(scoreElement({ tourism: "museum", heritage: "no" }, 1, 40, signs), 40);
  assert.equal(scoreElement({}, 8, 40, signs), 49);
  assert.equal(scoreElement({}, 0, 40, signs), 40);
});

test("an item that Wikidata numbered early says more than a late one", () => {
  const early = new Map(Object.entries({ wikidata: 6, earlyWikidata: 5 }));
  const score = (wikidata: string) => scoreElement({ wikidata }, 1, 40, early);
  assert.deepEqual(["Q20000000", "Q1000000", "Q100000", "Q243"].map(score), [46, 51, 56, 61]);
});

test("a score stays between 20 and 90", () => {
  assert.equal(scoreElement({}, 1, 0, signs), 20);
  assert.equal(scoreElement({ wikidata: "Q1" }, 200, 79, signs), 90);
});

test("what is offered is told, what is denied or unknown is not", () => {
  const tags = {
    takeaway: "only",
    delivery: "no",
    wheelchair: "limited",
    "diet:vegan": "yes",
    outdoor_seating: "",
  };
  assert.deepEqual(readServiceTypes(tags), ["takeaway", "wheelchair_limited", "vegan"]);
  assert.deepEqual(readServiceTypes({}), []);
});

test("two keys that say the same say it once", () => {
  assert.deepEqual(readServiceTypes({ "payment:visa": "yes", "payment:cards": "yes" }), ["card_payment"]);
  assert.equal(new Set(serviceTypes).size, serviceTypes.length);
});
