import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import { createCatalogue, loadTexts } from "./catalogue.ts";

const folders = globSync("**/texts/*/en.ts", { cwd: new URL("..", import.meta.url).pathname });
const languages = ["ar", "da", "de", "es", "fr", "it", "ja", "nl", "pt", "zh"];

type Forms = Record<string, string | Record<string, string>>;
const read = async (folder: string, language: string): Promise<Forms> =>
  ((await import(`../${folder.replace("en.ts", `${language}.ts`)}`)) as { texts: Forms }).texts;
const placeholders = (text: Forms[string]) =>
  [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort();

test("every catalogue has every text in every language, with the same things to fill in", async () => {
  assert.ok(folders.length > 0);
  for (const folder of folders) {
    const english = await read(folder, "en");
    for (const language of languages) {
      const texts = await read(folder, language);
      assert.deepEqual(Object.keys(texts).sort(), Object.keys(english).sort(), `${folder} ${language}`);
      for (const [key, text] of Object.entries(texts)) {
        assert.deepEqual(placeholders(text), placeholders(english[key]!), `${folder} ${language} ${key}`);
        assert.ok(!JSON.stringify(text).includes('""'), `${folder} ${language} ${key} is empty`);
      }
    }
  }
});

test("a language's own plural form and way of writing numbers is used; an unknown language gets English", async () => {
  const english = { places: { one: "{count} place", other: "{count} places" }, only: "only English" };
  const catalogue = createCatalogue(english, {
    de: async () => ({ texts: { places: { one: "{count} Ort", other: "{count} Orte" } } as never }),
  });
  assert.equal(catalogue.t("de-AT", "places", { count: 2 }), "2 places", "not loaded yet");
  await loadTexts("de-AT");
  assert.equal(catalogue.t("de-DE", "places", { count: 1 }), "1 Ort");
  assert.equal(catalogue.t("de-DE", "places", { count: 12_345 }), "12.345 Orte");
  assert.equal(catalogue.t("de-DE", "only"), "only English");
  assert.equal(catalogue.t("sv-SE", "places", { count: 1 }), "1 place");
});

test("a name within a text that is read from right to left is isolated from it, elsewhere it is as it is", async () => {
  const catalogue = createCatalogue(
    { save: "Save {name}", count: "{count} places" },
    { ar: async () => ({ texts: { save: "حفظ {name}", count: "{count} أماكن" } }) },
  );
  await loadTexts("ar");
  assert.equal(catalogue.t("ar", "save", { name: "La Glace" }), "حفظ \u2068La Glace\u2069");
  assert.equal(catalogue.t("ar", "count", { count: 3 }), "3 أماكن");
  assert.equal(catalogue.t("en-GB", "save", { name: "La Glace" }), "Save La Glace");
});
