import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isMostlyIn,
  isSameLanguage,
  likelyScript,
  mainLanguage,
  matchLanguage,
  primaryLanguage,
} from "./compare.ts";

test("codes of one language are one, whatever the region, script, age or member", () => {
  const codes = ["nb-NO", "nn", "no", "zh-Hant-TW", "cmn", "yue-HK", "EN-gb", "iw", "in", "tl", "mo"];
  assert.deepEqual(codes.map(primaryLanguage), [
    "no",
    "no",
    "no",
    "zh",
    "zh",
    "zh",
    "en",
    "he",
    "id",
    "fil",
    "ro",
  ]);
  assert.deepEqual(["", "x", "12", "zh_TW", "und", "und-Latn"].map(primaryLanguage), Array(6).fill("und"));
  assert.ok(isSameLanguage("pt-BR", "pt-PT"));
  assert.ok(!isSameLanguage("da", "no"), "neighbours are not the same");
});

test("the script of a code is the one it says, or the likely one", () => {
  const codes = ["en", "sr", "sr-Latn", "ja", "zh-TW", "zh", "und", "und-Cyrl"];
  assert.deepEqual(codes.map(likelyScript), [
    "Latn",
    "Cyrl",
    "Latn",
    "Jpan",
    "Hant",
    "Hans",
    undefined,
    "Cyrl",
  ]);
});

test("a wish is met exactly, else cut short, else by the same language elsewhere, its own script first", () => {
  const cases: [wish: string, offered: string[], expected: string | undefined][] = [
    ["nb-NO", ["en-GB", "no"], "no"],
    ["no", ["nn-NO", "da"], "nn-NO"],
    ["de-DE", ["en", "de"], "de"],
    ["de", ["en", "de-CH"], "de-CH"],
    ["EN-gb", ["en", "en-GB"], "en-GB"],
    ["zh-Hant-TW", ["zh", "zh-Hant", "en"], "zh-Hant"],
    ["zh-TW", ["zh", "zh-Hant", "en"], "zh-Hant"],
    ["zh-TW", ["zh-CN", "zh-HK"], "zh-HK"],
    ["iw", ["en", "he"], "he"],
    ["he", ["en", "iw"], "iw"],
    ["fil", ["en", "tl"], "tl"],
    ["sr-Latn", ["sr-Cyrl-RS", "sr-Latn-ME"], "sr-Latn-ME"],
    ["da", ["no", "sv"], undefined],
    ["fi", [], undefined],
  ];
  for (const [wish, offered, expected] of cases)
    assert.equal(matchLanguage(wish, offered), expected, `${wish} of ${offered}`);
});

test("a text is in a script when most of its letters are", () => {
  assert.ok(isMostlyIn("Igreja dos Clérigos", "Latn"));
  assert.ok(isMostlyIn("1001", "Latn"));
  assert.ok(!isMostlyIn("클레리구스 성당", "Latn"));
  assert.ok(isMostlyIn("カフェ 二条", "Jpan"));
  assert.ok(!isMostlyIn("Nijō", "Jpan"));
  assert.ok(!isMostlyIn("Nijō", "Zzzz"), "no text is in a script without letters");
});

test("a country has its main language", () => {
  assert.deepEqual(["PT", "JP", "AD", "BR", "CN"].map(mainLanguage), ["pt", "ja", "ca", "pt", "zh"]);
});
