import assert from "node:assert/strict";
import { test } from "node:test";
import { fileChain } from "./translations.ts";

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
