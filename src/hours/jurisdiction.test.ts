import assert from "node:assert/strict";
import { test } from "node:test";
import { findJurisdiction } from "./jurisdiction.ts";

const at = (latitude: number, longitude: number) => findJurisdiction({ latitude, longitude });

test("a position lies in its country", () => {
  assert.deepEqual(at(41.149, -8.611), { country: "PT" });
  assert.equal(at(35.011, 135.768)?.country, "JP");
  assert.equal(at(43.738, 7.424)?.country, "MC");
});

test("a part of a country with laws of its own is told, as a country where it has a code as one", () => {
  assert.deepEqual(at(55.95, -3.19), { country: "GB", subdivision: "GB-SCT" });
  assert.deepEqual(at(51.507, -0.128), { country: "GB", subdivision: "GB-ENG" });
  assert.deepEqual(at(39.57, 2.65), { country: "ES", subdivision: "ES-IB" });
  assert.deepEqual(at(32.65, -16.91), { country: "PT", subdivision: "PT-30" });
  assert.deepEqual(at(22.3, 114.17), { country: "HK" });
  assert.deepEqual(at(48.857, 2.352), { country: "FR" });
});

test("the open sea is in no country", () => {
  assert.equal(at(0, 0), undefined);
});
