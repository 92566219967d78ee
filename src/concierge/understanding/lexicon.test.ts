import assert from "node:assert/strict";
import { test } from "node:test";
import { lexicons, said } from "../../../test/support/concierge/words.ts";
import { turnsDuring } from "../../../test/support/turns.ts";
import { Slices } from "../../content/slices.ts";
import { type Concept, concepts } from "../../languages/concepts.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import { fold } from "../../search/text/fold.ts";
import { presetWords } from "../../sources/taxonomy/words.ts";
import { loadLexicons } from "./lexicon.ts";

test("the event loop turns at every phrase of the lexicons, when a slice is as short", async () => {
  let words = 0;
  const turns = await turnsDuring(async () => {
    const lexicons = await loadLexicons(new Slices({ milliseconds: 0 }));
    words = [...lexicons.values()].reduce((sum, { phrases }) => sum + phrases.words.size, 0);
  });
  assert.ok(words > 5_000, `${words} words`);
  assert.ok(turns >= words, `${turns} turns for ${words} words`);
});

test("the file's meaning goes before the taxonomy's, CLDR brings months and adjectives", async () => {
  const lexicons = await loadLexicons();
  const meanings = (language: string, words: string) =>
    lexicons
      .get(language)!
      .phrases.get(words)
      ?.map(({ type, value }) => `${type} ${value}`);
  assert.deepEqual(meanings("de", "oktober"), ["month 10"]);
  assert.deepEqual(meanings("fr", "dimanche"), ["weekday 0"]);
  assert.deepEqual(meanings("ja", "日 本"), ["concept japanese"]);
  assert.deepEqual(meanings("en", "swimmingpool"), meanings("en", "swimming pool"));
});

test("every kind of place has a word in every language, its own or one of the taxonomy", async () => {
  const places = Object.entries(concepts).filter(([, { kind }]) => kind === "place");
  for (const [language, { words, grammar }] of Object.entries(spokenLanguages)) {
    const taxonomy = await presetWords(grammar.taxonomyCode ?? language);
    const isNamed = ({ presets = [] }: Concept) => presets.some((preset) => taxonomy.has(preset));
    assert.deepEqual(
      places.filter(([id, kind]) => !Object.hasOwn(words.concept, id) && !isNamed(kind)).map(([id]) => id),
      [],
      language,
    );
  }
});

test("a dish names its cuisine in every language, unless the language has another meaning for it", async () => {
  const lexicons = await loadLexicons();
  for (const { language, phrases } of lexicons.values()) {
    for (const [dish, cuisine] of Object.entries({
      biryani: "indian",
      "pad thai": "thai",
      "tom yum": "thai",
    }))
      assert.deepEqual(phrases.get(dish), [{ type: "concept", value: cuisine }], `${dish} in ${language}`);
  }
  assert.deepEqual(lexicons.get("de")!.phrases.get("currywurst"), [{ type: "concept", value: "fast_food" }]);
  assert.deepEqual(lexicons.get("en")!.phrases.get("jamaican"), [{ type: "concept", value: "caribbean" }]);
});

test("a word that only looks like a form or a part of another is read as that one in no language", () => {
  const messages: readonly (readonly [string, string])[] = [
    ["Jeg vil gerne have noget at spise, hvornår kører bussen?", "garden music"],
    ["le scale sono ripide, quanti abitanti ha la città?", "climbing clothes"],
    ["mein Nachbar hat den Schlüssel", "bar rainy"],
    ["where can I get natural wine and a shower", "nature theatre"],
    ["j'ai perdu mon bonnet au fond de la terre", "restaurant outdoor_seating"],
  ];
  for (const [message, wrong] of messages) {
    const { categories, features, saidAs } = said(message);
    for (const id of wrong.split(" "))
      assert.ok(![...categories, ...features, ...Object.keys(saidAs)].includes(id), `${id} in “${message}”`);
  }
});

test("what is listed as it stands is no lookalike", () => {
  for (const { language, phrases, lookalikes } of lexicons.values()) {
    for (const phrase of lookalikes) {
      const listed = phrases.get(phrase)?.filter(({ type }) => type !== "common");
      assert.deepEqual(listed ?? [], [], `${phrase} in ${language} is listed as it stands`);
    }
  }
});

test("a country's name is no lookalike of its kitchen", () => {
  for (const { language, lookalikes } of lexicons.values()) {
    const names = new Intl.DisplayNames(language, { type: "region" });
    for (const region of ["AT", "CH", "DE", "DK", "ES", "FR", "GB", "IN", "IT", "MX", "NL", "PT", "SE"])
      assert.ok(!lookalikes.has(fold(names.of(region)!)), `${names.of(region)} in ${language}`);
  }
});
