import assert from "node:assert/strict";
import { test } from "node:test";
import { labelLanguages, mainLanguageOf } from "./local-language.ts";

test("a country has its main language", () => {
  assert.deepEqual(["PT", "JP", "AD", "BR", "CN"].map(mainLanguageOf), ["pt", "ja", "ca", "pt", "zh"]);
});

test("categories are told in the organisation's languages and the country's, each once", () => {
  assert.deepEqual(labelLanguages(["en-GB", "pt-PT"], "pt"), ["en-GB", "pt-PT"]);
  assert.deepEqual(labelLanguages(["en-GB"], "pt"), ["en-GB", "pt"]);
});
