import assert from "node:assert/strict";
import { test } from "node:test";
import { labelLanguages } from "./label-languages.ts";

test("categories are told in the organisation's languages and the country's, each once", () => {
  assert.deepEqual(labelLanguages(["en-GB", "pt-PT"], "pt"), ["en-GB", "pt-PT"]);
  assert.deepEqual(labelLanguages(["en-GB"], "pt"), ["en-GB", "pt"]);
});
