import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestName } from "./nearest-name.ts";

const names = ["summary", "status", "searchTerms", "tsAPIKey", "id"];

test("a lost, added, changed or swapped letter is found, whatever the case", () => {
  assert.equal(nearestName("sumary", names), "summary");
  assert.equal(nearestName("summmary", names), "summary");
  assert.equal(nearestName("statis", names), "status");
  assert.equal(nearestName("satuts", names), "status");
  assert.equal(nearestName("TSAPIKEY", names), "tsAPIKey");
});

test("a name that is like none is told nothing", () => {
  assert.equal(nearestName("openingHours", names), undefined);
  assert.equal(nearestName("xx", names), undefined);
  assert.equal(nearestName("s".repeat(100_000), names), undefined);
});
