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

test("localisers that choose alike share a key, others do not", () => {
  const key = (asked: string | undefined, hostDefault?: string, fallback?: boolean) =>
    createLocaliser({ asked, hostDefault, orgDefault: "en-GB", fallback }).key;
  assert.equal(key("da-DK"), key("da-DK", undefined, true));
  assert.notEqual(key("da-DK"), key("de-DE"));
  assert.notEqual(key("da-DK"), key("da-DK", "fr-FR"));
  assert.notEqual(key("da-DK"), key("da-DK", undefined, false));
  assert.notEqual(key(undefined), key("en-GB"));
});
