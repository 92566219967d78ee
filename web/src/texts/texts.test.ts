import assert from "node:assert/strict";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { specialDayNames } from "../../../src/contract/special-day-names.ts";
import { languages, loadTexts, type Text, textIn } from "./texts.ts";

const placeholders = (text: Text) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort();

test("every language has a file and every file is a language on offer", () => {
  const files = readdirSync(new URL(".", import.meta.url)).filter((name) => /^[a-z]{2,3}\.ts$/.test(name));
  assert.deepEqual(
    files.map((name) => name.replace(/\.ts$/, "")),
    Object.keys(languages),
  );
});

test("every language has every text, with the same things to fill in", async () => {
  const english = (await languages.en!()).texts as Record<string, Record<string, Text>>;
  for (const [language, load] of Object.entries(languages)) {
    const texts = (await load()).texts as Record<string, Record<string, Text>>;
    assert.deepEqual(Object.keys(texts), Object.keys(english), language);
    for (const [part, expected] of Object.entries(english)) {
      assert.deepEqual(Object.keys(texts[part]!).sort(), Object.keys(expected).sort(), `${language} ${part}`);
      for (const [key, text] of Object.entries(texts[part]!)) {
        assert.deepEqual(placeholders(text), placeholders(expected[key]!), `${language} ${part}.${key}`);
        assert.ok(!JSON.stringify(text).includes('""'), `${language} ${part}.${key} is empty`);
      }
    }
  }
});

test("every language has a name for every special day", async () => {
  for (const [language, load] of Object.entries(languages)) {
    const { specialDays } = (await load()).texts.listing;
    assert.equal(String(specialDays).split("|").length, specialDayNames.length, language);
  }
});

test("a language's own plural form and way of writing numbers is used; an unknown language gets English", async () => {
  assert.equal(textIn("de-AT", "common.placesCount", { count: 2 }), "2 places", "not loaded yet");
  await loadTexts("de-AT");
  assert.equal(textIn("de-DE", "common.placesCount", { count: 1 }), "1 Ort");
  assert.equal(textIn("de-DE", "common.placesCount", { count: 12_345 }), "12.345 Orte");
  await loadTexts("sv-SE");
  assert.equal(textIn("sv-SE", "common.placesCount", { count: 1 }), "1 place");
});

test("a name within a text that is read from right to left is isolated from it, elsewhere it is as it is", async () => {
  await loadTexts("ar");
  assert.equal(textIn("ar", "common.save", { name: "La Glace" }), "حفظ \u2068La Glace\u2069");
  assert.equal(textIn("ar", "common.placesCount", { count: 3 }), "3 أماكن");
  assert.equal(textIn("en-GB", "common.save", { name: "La Glace" }), "Save La Glace");
});

test("what a cluster of the map is called holds the number that it shows, in every language", async () => {
  for (const language of Object.keys(languages)) {
    await loadTexts(language);
    for (let count = 2; count <= 12; count++)
      assert.match(textIn(language, "map.clusterOf", { count }), new RegExp(`\\b${count}\\b`), language);
  }
});

test("outside of the texts the web names no language and writes in no letters but ASCII's", () => {
  const web = new URL("../../", import.meta.url);
  const files = globSync("{src,explorer}/**/*.ts", { cwd: web.pathname }).filter(
    (file) => !/^src\/texts\/|\.test\.ts$/.test(file),
  );
  assert.ok(files.length > 50, "the sources are found");
  const code = new RegExp(`["'\`](${Object.keys(languages).join("|")})(-[A-Z]{2})?["'\`]`);
  for (const file of files) {
    const source = readFileSync(new URL(file, web), "utf8");
    assert.doesNotMatch(source, code, file);
    assert.doesNotMatch(source, /[^\t\n\x20-\x7e]/, file);
  }
});
