import assert from "node:assert/strict";
import { test } from "node:test";
import { countryOf } from "./country-of.ts";

const at = (latitude: number, longitude: number) => countryOf({ latitude, longitude });

test("a position lies in its country", () => {
  assert.deepEqual(at(41.149, -8.611), { countryCode: "PT" });
  assert.equal(at(35.011, 135.768)?.countryCode, "JP");
  assert.equal(at(43.738, 7.424)?.countryCode, "MC");
});

test("a part of a country with laws of its own is told, by its code where it has one", () => {
  assert.deepEqual(at(55.95, -3.19), { countryCode: "GB", region: "Scotland" });
  assert.equal(at(22.3, 114.17)?.countryCode, "HK");
  assert.equal(at(48.857, 2.352)?.countryCode, "FR");
});

test("the open sea is in no country", () => {
  assert.equal(at(0, 0), undefined);
});
