import assert from "node:assert/strict";
import { test } from "node:test";
import { gaps, gapsOf, languagesOf } from "./gaps.ts";

const lacking = (record: object) => {
  const bits = gapsOf(record as Parameters<typeof gapsOf>[0]);
  return gaps.filter((_, bit) => bits & (1 << bit));
};

test("a record lacks what is not there, is empty or is said not to be known", () => {
  assert.deepEqual(lacking({}), [...gaps]);
  assert.deepEqual(lacking({ photos: [], openingHours: { isUnavailable: true } }), [...gaps]);
  const whole = { photos: [{}], openingHours: { periods: [] }, geoLocation: [1, 2] };
  assert.deepEqual(lacking(whole), []);
  assert.deepEqual(lacking({ ...whole, geoLocation: undefined }), ["geoLocation"]);
  assert.deepEqual(lacking({ ...whole, photos: undefined, coverImage: {} }), []);
  assert.deepEqual(lacking({ ...whole, openingHours: undefined, contentType: "event" }), []);
});

test("the languages of a record are those of all its words; one without words has none, and that is not known", () => {
  const record = { name: { "en-GB": "Pier", "da-DK": "Mole" }, summary: { "da-DK": "Ved vandet" } };
  assert.equal(languagesOf("listing", record), "da-DK");
  assert.equal(languagesOf("listing", { name: record.name }), "en-GB,da-DK");
  assert.equal(languagesOf("listing", { name: record.name, summary: { "de-DE": "Am Wasser" } }), "");
  assert.equal(languagesOf("listing", {}), undefined);
});
