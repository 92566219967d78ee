import assert from "node:assert/strict";
import { test } from "node:test";
import { labelLanguages, readServiceTypes } from "./to-record.ts";

test("what is offered is told, what is denied or unknown is not", () => {
  const tags = {
    takeaway: "only",
    delivery: "no",
    wheelchair: "limited",
    "diet:vegan": "yes",
    outdoor_seating: "",
  };
  assert.deepEqual(readServiceTypes(tags), ["takeaway", "wheelchair_limited", "vegan"]);
  assert.deepEqual(readServiceTypes({}), []);
});

test("two keys that say the same say it once", () => {
  assert.deepEqual(readServiceTypes({ "payment:visa": "yes", "payment:cards": "yes" }), ["card_payment"]);
});

test("categories are told in the organisation's languages and the country's, each once", () => {
  assert.deepEqual(labelLanguages(["en-GB", "pt-PT"], "pt"), ["en-GB", "pt-PT"]);
  assert.deepEqual(labelLanguages(["en-GB"], "pt"), ["en-GB", "pt"]);
});
