import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldWords, presetWords } from "./words.ts";

async function name(id: string, language: string): Promise<string | undefined> {
  return (await presetWords(language)).get(id)?.name;
}

test("a category has its name in the language, whatever the region", async () => {
  assert.equal(await name("amenity/restaurant/italian", "de-DE"), "Italienisches Restaurant");
  assert.equal(await name("tourism/museum", "pt"), "Museu");
  assert.equal(await name("amenity/restaurant/italian", "en-GB"), "Italian Restaurant");
});

test("scripts are kept apart: Chinese words are simplified or traditional as the language is", async () => {
  assert.equal(await name("tourism/museum", "zh-CN"), "博物馆");
  assert.equal(await name("tourism/museum", "zh"), "博物馆");
  assert.equal(await name("tourism/museum", "zh-TW"), "博物館");
  assert.equal(await name("tourism/museum", "zh-Hant"), "博物館");
});

test("what a region's words leave out, the language's say", async () => {
  assert.equal(await name("tourism/museum", "de-CH"), "Museum");
  assert.equal(await name("tourism/museum", "nb-NO"), "Museum");
});

test("a language without words has none, and English does not stand in", async () => {
  assert.equal((await presetWords("ain")).size, 0);
  assert.equal((await presetWords("not a language")).size, 0);
  assert.equal((await fieldWords("cuisine", "ain")).options.size, 0);
});

test("a category comes with words that lead to it", async () => {
  const words = (await presetWords("en")).get("amenity/restaurant/italian");
  assert.ok(words?.terms.includes("pizza"));
});

test("words are read once", () => {
  assert.equal(presetWords("fr"), presetWords("fr"));
  assert.equal(fieldWords("cuisine", "fr"), fieldWords("cuisine", "fr"));
});

test("values of properties have their words", async () => {
  const cuisine = await fieldWords("cuisine", "de-DE");
  assert.equal(cuisine.options.get("italian"), "Italienisch");
  assert.equal(cuisine.label, "Küche");
  assert.equal((await fieldWords("diet", "en")).options.get("gluten_free"), "Gluten-Free");
  assert.equal((await fieldWords("outdoor_seating", "en")).label, "Outdoor Seating");
  assert.deepEqual(await fieldWords("no_such_key", "en"), { label: undefined, options: new Map() });
});
