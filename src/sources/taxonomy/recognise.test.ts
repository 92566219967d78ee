import assert from "node:assert/strict";
import { test } from "node:test";
import { recogniserOf } from "./recognise.ts";

const recognise = await recogniserOf(["en-GB", "da", "de", "es", "fr", "ja"]);

const cases: [language: string, label: string, id: string | undefined][] = [
  ["en-GB", "Museum", "tourism/museum"],
  ["en-GB", "Museums", "tourism/museum"],
  ["en", "Cafés", "amenity/cafe"],
  ["en", "Danish restaurant", "amenity/restaurant"],
  ["en", "Italian Restaurant", "amenity/restaurant/italian"],
  ["en", "Craft beer bar", "amenity/bar"],
  ["da", "Kunstmuseum", "tourism/museum"],
  ["de", "Weinbar", "amenity/bar"],
  ["de", "Bäckerei", "shop/bakery"],
  ["es", "Museo de arte moderno", "tourism/museum"],
  ["fr", "Restaurant italien", "amenity/restaurant/italian"],
  ["ja", "公園", "leisure/park"],
  ["en", "Zzyzx", undefined],
  ["en", "", undefined],
  ["xx", "Museum", undefined],
];

for (const [language, words, id] of cases) {
  test(`"${words}" (${language}) is ${id ?? "no known category"}`, () => {
    assert.equal(recognise([{ language, words }]), id);
  });
}

test("of labels in several languages the meaning that most of them share counts", () => {
  const labels = [
    { language: "en", words: "Bridge" },
    { language: "da", words: "Museum" },
    { language: "de", words: "Museum" },
  ];
  assert.equal(recognise(labels), "tourism/museum");
});
