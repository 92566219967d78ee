import assert from "node:assert/strict";
import { test } from "node:test";
import { lexicons, now, timeZone, townVocabulary, townWords } from "../../../test/support/concierge/words.ts";
import { turnsDuring } from "../../../test/support/turns.ts";
import { Slices } from "../../content/slices.ts";
import { fieldWords } from "../../sources/taxonomy/words.ts";
import type { OrgVocabulary } from "./org-words.ts";
import { OrgWords } from "./org-words.ts";
import { understand } from "./understand.ts";

const label = (words: string, language = "en-GB") => ({ language, words });
const withCategories = (...categories: OrgVocabulary["categories"] extends Iterable<infer T> ? T[] : never) =>
  OrgWords.build({ ...townVocabulary, categories }, lexicons);

test("a concept leads to the organisation's labels for it in all languages", () => {
  assert.deepEqual([...townWords.labelsOf("art_museum")].toSorted(), ["art museum", "kunstmuseum"]);
  assert.deepEqual([...townWords.labelsOf("italian")].toSorted(), [
    "italian restaurant",
    "italienisches restaurant",
  ]);
});

test("a label that is one word is what its last part says", async () => {
  const tags = [label("Sonnentag", "de-DE"), label("Ramenrestaurant", "da-DK")];
  const words = await OrgWords.build({ ...townVocabulary, tags }, lexicons);
  assert.ok(!words.labelsOf("beach").has("sonnentag"));
  for (const id of ["ramen", "restaurant"]) assert.ok(words.labelsOf(id).has("ramenrestaurant"), id);
});

test("a general concept covers the particular ones", async () => {
  const words = await withCategories(
    [label("Cocktail bar")],
    [label("Pizzeria")],
    [label("Jazz bar")],
    [label("Bakery")],
  );
  assert.deepEqual([...words.labelsOf("bar")].toSorted(), ["cocktail bar", "jazz bar"]);
  assert.deepEqual([...words.labelsOf("restaurant")], ["pizzeria"]);
  assert.ok(words.labelsOf("museum").size === 0);
});

test("a label that no concept explains stands for itself, in all its languages under its first name", () => {
  assert.deepEqual([...townWords.labelsOf("salt baths")].toSorted(), ["salt baths", "solebad"]);
});

test("interests are found by their own names and by the concepts these name", () => {
  assert.equal(townWords.interestOf("museum"), "museums");
  assert.equal(townWords.interestOf("history"), "history");
  assert.equal(townWords.interestOf("beach"), undefined);
});

test("a part of town is the area that is described as it, or that is called so", () => {
  assert.deepEqual(townWords.townPart("centre"), { id: "old-quarter", name: "Old Quarter" });
  assert.deepEqual(townWords.townPart("north"), { name: "north" });
  assert.equal(townWords.townPart("west"), undefined);
});

test("the event loop turns at every label, when a slice is as short", async () => {
  const tags = Array.from({ length: 50 }, (_, number) => label(`harbour bath ${number}`));
  const vocabulary = { ...townVocabulary, tags, places: [] };
  const slices = new Slices({ milliseconds: 0 });
  const turns = await turnsDuring(() => OrgWords.build(vocabulary, lexicons, slices));
  assert.ok(turns >= tags.length, `${turns} turns`);
});

const named = (id: string, name: string, kind: string, score = 50) =>
  ({ kind: "listing", id, names: [name], category: [kind], score }) as const;

test("a question about a kind with an article is about the only place of it or the best known, a search for the kind is about none", async () => {
  const words = await OrgWords.build(
    {
      ...townVocabulary,
      categories: [
        [label("Zoo")],
        [label("Castle"), label("Schloss", "de-DE"), label("Slot", "da-DK")],
        [label("Bakery")],
      ],
      places: [
        named("animals", "Zorvent Park", "Zoo"),
        named("old", "Zorvent Hall", "Castle"),
        named("royal", "Marlow Hall", "Castle", 80),
        ...["Rye", "Oat"].map((name) => named(name, name, "Bakery", 80)),
      ],
    },
    lexicons,
  );
  const read = (message: string) => understand(message, { words, now, timeZone });
  for (const message of ["what time does the zoo close?", "was kostet der Zoo?", "¿el zoo está lejos?"]) {
    const { intent, place, categories } = read(message);
    assert.deepEqual([intent, place?.id, categories], ["about_place", "animals", []], message);
  }
  for (const message of [
    ...["is the castle ok for a four year old?", "le château est ouvert dimanche ?"],
    ...["Was kostet das Schloss?", "¿el castillo es bueno para niños?", "er slottet godt for børn?"],
  ])
    assert.equal(read(message).place?.id, "royal", message);
  for (const message of [
    ...["find me a zoo", "is there a zoo in town?", "are the castles free?", "is there a castle?"],
    ...["sind die Schlösser offen?", "les châteaux sont ouverts dimanche ?", "is the bakery open?"],
  ])
    assert.equal(read(message).place, undefined, message);
});

test("what OpenStreetMap calls access by wheelchair is understood in every language", async () => {
  for (const language of lexicons.keys()) {
    const { label: words } = await fieldWords("wheelchair", language);
    assert.ok(words, language);
    const org = await OrgWords.build({ ...townVocabulary, tags: [{ language, words }] }, lexicons);
    assert.ok(org.labelsOf("wheelchair").size > 0, `${language}: ${words}`);
  }
});
