import assert from "node:assert/strict";
import { test } from "node:test";
import { presetById } from "../taxonomy/presets.ts";
import { Vocabulary } from "./vocabulary.ts";

async function vocabularyOf(...languages: string[]): Promise<Vocabulary> {
  const vocabulary = new Vocabulary(["cuisine", "diet", "outdoor_seating"]);
  for (const language of languages) await vocabulary.load(language);
  return vocabulary;
}

test("a category is told in every language that has a word for it", async () => {
  const vocabulary = await vocabularyOf("en-GB", "de-DE", "ain", "en");
  const words = vocabulary.categoryWords(presetById("amenity/restaurant/italian")!, [
    "en-GB",
    "de-DE",
    "ain",
  ]);
  assert.deepEqual(words.category, { "en-GB": "Italian Restaurant", "de-DE": "Italienisches Restaurant" });
  assert.deepEqual(words.integratedCategories["de-DE"], [
    { category_id: "amenity/restaurant/italian", full_label: ["Restaurant", "Italienisches Restaurant"] },
  ]);
});

test("English stands in only where no language has a word", async () => {
  const vocabulary = await vocabularyOf("ain", "en");
  assert.deepEqual(vocabulary.categoryWords(presetById("tourism/museum")!, ["ain"]).category, {
    en: "Museum",
  });
});

test("words that are the name of another category are no keywords", async () => {
  const vocabulary = await vocabularyOf("en");
  const { keywords } = vocabulary.categoryWords(presetById("amenity/restaurant")!, ["en"]);
  assert.ok(keywords.en!.includes("brasserie"));
  for (const word of ["bar", "cafe", "café"]) assert.ok(!keywords.en!.includes(word), word);
});

test("values get their words, and what nobody has translated is kept for searching", async () => {
  const vocabulary = await vocabularyOf("en", "de");
  const tags = {
    cuisine: "italian;caldo_verde",
    "diet:vegan": "yes",
    "diet:meat": "no",
    outdoor_seating: "yes",
  };
  assert.deepEqual(vocabulary.tagWords(tags, ["en", "de"]), {
    activityTags: {
      en: ["Italian", "Vegan", "Outdoor Seating"],
      de: ["Italienisch", "Vegan", "Außenbestuhlung"],
    },
    untranslated: ["caldo verde"],
  });
});

test("access by wheelchair is a tag where it is there, not where it is limited", async () => {
  const vocabulary = new Vocabulary(["wheelchair"]);
  await vocabulary.load("en");
  const tagsOf = (wheelchair: string) => vocabulary.tagWords({ wheelchair }, ["en"]).activityTags.en;
  for (const value of ["yes", "designated"]) assert.deepEqual(tagsOf(value), ["Wheelchair Access"], value);
  for (const value of ["limited", "no"]) assert.equal(tagsOf(value), undefined, value);
});

test("access by wheelchair is told in words of our own where the schema's are for mappers", async () => {
  const vocabulary = new Vocabulary(["wheelchair"]);
  await vocabulary.load("pt");
  assert.deepEqual(vocabulary.tagWords({ wheelchair: "yes" }, ["pt"]).activityTags.pt, [
    "Acessível em cadeira de rodas",
  ]);
});
