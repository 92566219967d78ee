import assert from "node:assert/strict";
import { test } from "node:test";
import { mainLanguage } from "./tags.ts";

test("a country has its main language", () => {
  assert.deepEqual(["PT", "JP", "AD", "BR", "CN"].map(mainLanguage), ["pt", "ja", "ca", "pt", "zh"]);
});
