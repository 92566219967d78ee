import assert from "node:assert/strict";
import { test } from "node:test";
import { mainLanguageOf } from "./main-language.ts";

test("a country has its main language", () => {
  assert.deepEqual(["PT", "JP", "AD", "BR", "CN"].map(mainLanguageOf), ["pt", "ja", "ca", "pt", "zh"]);
});
