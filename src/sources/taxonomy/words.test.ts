import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldWords, fileChain, presetWords } from "./words.ts";

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

test("a category is called what guests call it, and keeps the schema's name as another one", async () => {
  assert.deepEqual(
    await Promise.all(
      ["en", "de-AT", "ja", "zh"].map((code) => name("amenity/place_of_worship/christian", code)),
    ),
    ["Church", "Kirche", "教会", "教堂"],
  );
  const church = (await presetWords("en")).get("amenity/place_of_worship/christian");
  assert.ok(church?.aliases.includes("Christian Church"));
  assert.equal(await name("highway/pedestrian_area", "pt-PT"), "Praça");
  assert.equal(await name("shop/yes", "en"), "Shop");
  assert.equal(await name("amenity/theatre", "de"), "Theater");
  assert.equal(await name("leisure/fitness_centre", "es"), "Gimnasio");
  for (const language of ["en", "da", "de", "fr", "es", "it", "pt", "nl", "ja", "zh", "ko", "ar"]) {
    for (const [id, { name }] of await presetWords(language)) assert.ok(name.length > 0, id);
  }
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

const names = ["de", "de-CH", "en", "en-GB", "nb", "nn", "no", "pt", "pt-BR", "sr", "be@tarask", "tl"];
const chinese = ["zh", "zh-CN", "zh-HK", "zh-TW"];

test("the region's words come before the language's", () => {
  assert.deepEqual(fileChain("pt-BR", names), ["pt-BR", "pt"]);
  assert.deepEqual(fileChain("pt-PT", names), ["pt"]);
  assert.deepEqual(fileChain("pt", names), ["pt"]);
  assert.deepEqual(fileChain("de-AT", names), ["de"]);
});

test("Chinese follows the script, said or likely", () => {
  assert.deepEqual(fileChain("zh", chinese), ["zh-CN"]);
  assert.deepEqual(fileChain("zh-Hans", chinese), ["zh-CN"]);
  assert.deepEqual(fileChain("zh-SG", chinese), ["zh-CN"]);
  assert.deepEqual(fileChain("zh-HK", chinese), ["zh-TW"]);
  assert.deepEqual(fileChain("zh-Hant-TW", chinese), ["zh-TW"]);
  assert.deepEqual(fileChain("zh-Hant", chinese), ["zh-TW"]);
});

test("a script that there are no words in gets none", () => {
  assert.deepEqual(fileChain("sr", names), ["sr"]);
  assert.deepEqual(fileChain("sr-Latn", names), []);
});

test("a language is also found under its other code", () => {
  assert.deepEqual(fileChain("nb-NO", names), ["nb", "no"]);
  assert.deepEqual(fileChain("no", names), ["no", "nb"]);
  assert.deepEqual(fileChain("fil", names), ["tl"]);
});

test("what is no language has no words", () => {
  assert.deepEqual(fileChain("", names), []);
  assert.deepEqual(fileChain("e", names), []);
});
