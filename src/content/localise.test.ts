import assert from "node:assert/strict";
import { test } from "node:test";
import { createLocaliser } from "./localise.ts";

const pick = (asked: string, map: Record<string, unknown>, hostDefault?: string) =>
  createLocaliser({ asked, hostDefault, orgDefault: "en-GB" }).pick(map)?.language;

test("the language is chosen: exact, truncated, another region, host's default, organisation's default, first by code", () => {
  const all = {
    "zh-Hant-TW": "1",
    "zh-Hant": "2",
    zh: "3",
    "zh-SG": "4",
    "da-DK": "5",
    "en-GB": "6",
    "ar-EG": "7",
  };
  const chain = ["zh-Hant-TW", "zh-Hant", "zh", "zh-SG", "da-DK", "en-GB", "ar-EG"];
  const left: Record<string, string> = { ...all };
  for (const expected of chain) {
    assert.equal(pick("zh-Hant-TW", left, "da-DK"), expected);
    delete left[expected];
  }
  assert.equal(pick("zh-Hant-TW", left, "da-DK"), undefined);
});

test("an empty string, list or object counts as missing", () => {
  assert.equal(pick("da-DK", { "da-DK": "", "en-GB": "x" }), "en-GB");
  assert.equal(pick("da-DK", { "da-DK": [], "en-GB": ["x"] }), "en-GB");
  assert.equal(pick("da-DK", { "da-DK": {}, "en-GB": { a: 1 } }), "en-GB");
  assert.equal(pick("da-DK", { "da-DK": "", "en-GB": "" }), undefined);
});

test("a bare language finds its regions, in the order of their codes", () => {
  assert.equal(pick("en", { "en-US": "a", "en-GB": "b", "da-DK": "c" }), "en-GB");
  assert.equal(pick("pt-BR", { "pt-PT": "a", "en-GB": "b" }), "pt-PT");
});

test("without fallback a language of another family leaves a gap, its own family does not", () => {
  const strict = createLocaliser({ asked: "de-AT", orgDefault: "en-GB", fallback: false });
  assert.equal(strict.pick({ "en-GB": "x" }), undefined);
  assert.equal(strict.pick({ "en-GB": "x", "de-DE": "y" })?.value, "y");
});

test("a map keeps the languages that have a value and always has the default one, filled by the same chain", () => {
  const maps = createLocaliser({ orgDefault: "en-GB" });
  assert.deepEqual(maps.fill({ "da-DK": "hej", "de-DE": "" }), { "da-DK": "hej", "en-GB": "hej" });
  assert.deepEqual(maps.fill({ "en-US": "color", "da-DK": "farve" }), {
    "en-US": "color",
    "da-DK": "farve",
    "en-GB": "color",
  });
  assert.deepEqual(maps.fill({ "da-DK": "" }), {});
});

test("a member of the same language is found both ways, and a default in its truncations and sisters as well", () => {
  assert.equal(pick("nb-NO", { no: "Slottet", "en-GB": "The Palace" }), "no");
  assert.equal(pick("no", { "nn-NO": "Slottet", "en-GB": "The Palace" }), "nn-NO");
  assert.equal(pick("ja", { de: "Dom", ar: "x" }, "de-DE"), "de");
  assert.equal(pick("ja", { "de-CH": "Dom", ar: "x" }, "de-DE"), "de-CH");
  assert.equal(pick("ja", { "en-US": "Dome", ar: "x" }), "en-US");
  assert.equal(pick("ja", { sr: "x", "sr-Latn": "y" }, "sr"), "sr");
  assert.equal(pick("fr", { sr: "x", "sr-Latn": "y" }, "sr"), "sr-Latn", "whose script the reader reads");
});

test("without the defaults: no known language that can be read, English, the reader's script, no known language, by code", () => {
  const german = (asked: string, map: Record<string, unknown>) =>
    createLocaliser({ asked, orgDefault: "de-DE" }).pick(map)?.language;
  const left: Record<string, string> = { und: "Igreja", en: "Church", pt: "Igreja", ar: "x", ko: "y" };
  for (const expected of ["und", "en", "pt", "ar", "ko"]) {
    assert.equal(german("fr", left), expected);
    delete left[expected];
  }
  assert.equal(german("fr", { und: "二条城", en: "Nijo Castle", ko: "y" }), "en");
  assert.equal(german("fr", { da: "Kirke", en: "Church" }), "en", "before another that stands before it");
  assert.equal(german("fr", { und: "二条城", "ja-Latn": "Nijō-jō", ko: "y" }), "ja-Latn");
  assert.equal(german("fr", { und: "二条城", "und-Latn": "Nijo-jo", ko: "y" }), "und-Latn");
  assert.equal(german("fr", { und: "二条城", ar: "x" }), "und");
  assert.equal(german("ja", { und: "二条城", en: "Nijo Castle" }), "und");
  assert.equal(german("fr", { "en-AU": "Church", "en-GB": "Church" }), "en-GB", "the nearest English");
  assert.equal(pick("en-GB", { pt: "Clérigos", ko: "클레리구스" }), "pt");
});

test("a map has the specification's default language as well, also where the organisation's is another", () => {
  const maps = createLocaliser({ orgDefault: "de-DE" });
  assert.deepEqual(maps.fill({ de: "Dom" }), { de: "Dom", "de-DE": "Dom", "en-GB": "Dom" });
  assert.deepEqual(maps.fill({ "de-DE": "Dom", "en-US": "Cathedral" }), {
    "de-DE": "Dom",
    "en-US": "Cathedral",
    "en-GB": "Cathedral",
  });
  const strict = createLocaliser({ orgDefault: "de-DE", fallback: false });
  assert.deepEqual(strict.fill({ "da-DK": "Kirke" }), { "da-DK": "Kirke" });
});

test("localisers that choose alike share a key, others do not", () => {
  const key = (asked: string | undefined, hostDefault?: string, fallback?: boolean) =>
    createLocaliser({ asked, hostDefault, orgDefault: "en-GB", fallback }).key;
  assert.equal(key("da-DK"), key("da-DK", undefined, true));
  assert.notEqual(key("da-DK"), key("de-DE"));
  assert.notEqual(key("da-DK"), key("da-DK", "fr-FR"));
  assert.notEqual(key("da-DK"), key("da-DK", undefined, false));
  assert.notEqual(key(undefined), key("en-GB"));
});
