import assert from "node:assert/strict";
import { test } from "node:test";
import { shortText, text, texts } from "./common.ts";
import { listingRecord } from "./listing.ts";

test("marks that force a direction on what follows are left out of words, those of right-to-left text stay", () => {
  const arabic = "\u2067مقهى (Café)\u2069\u200f";
  assert.equal(text.parse(arabic), arabic);
  assert.equal(shortText.parse("Harbour \u202eeltsac\u202c caf\u202dé"), "Harbour eltsac\u202c café");
  assert.deepEqual(texts.parse(["\u202egnp.exe"]), ["gnp.exe"]);
  const record = { id: "a", status: "active", name: { "en-GB": "\u202eBar" }, neighborhood: "\u202dQuay" };
  assert.deepEqual(listingRecord.parse(record), {
    ...record,
    name: { "en-GB": "Bar" },
    neighborhood: "Quay",
  });
});
