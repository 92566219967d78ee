import assert from "node:assert/strict";
import { test } from "node:test";
import { findJurisdiction } from "./jurisdiction.ts";

const at = (latitude: number, longitude: number) => findJurisdiction({ latitude, longitude });

test("a position lies in its country", () => {
  assert.deepEqual(at(60.17, 24.94), { country: "FI" });
  assert.equal(at(35.011, 135.768)?.country, "JP");
  assert.equal(at(43.738, 7.424)?.country, "MC");
});

test("a part of a country with laws of its own is told, as a country where it has a code as one", () => {
  assert.deepEqual(at(55.95, -3.19), { country: "GB", subdivision: "GB-SCT" });
  assert.deepEqual(at(51.507, -0.128), { country: "GB", subdivision: "GB-ENG" });
  assert.deepEqual(at(39.57, 2.65), { country: "ES", subdivision: "ES-IB" });
  assert.deepEqual(at(32.65, -16.91), { country: "PT", subdivision: "PT-30" });
  assert.deepEqual(at(22.3, 114.17), { country: "HK" });
});

test("a part of a country whose parts have holidays of their own is told where no border is near", () => {
  assert.deepEqual(at(48.137, 11.575), { country: "DE", subdivision: "DE-BY" });
  assert.deepEqual(at(47.377, 8.541), { country: "CH", subdivision: "CH-ZH" });
  assert.deepEqual(at(41.387, 2.17), { country: "ES", subdivision: "ES-CT" });
  assert.deepEqual(at(48.573, 7.752), { country: "FR", subdivision: "FR-67" });
  assert.deepEqual(at(33.448, -112.074), { country: "US", subdivision: "US-AZ" });
  assert.deepEqual(at(41.149, -8.611), { country: "PT", subdivision: "PT-13" });
});

test("near a border the parts that come into question are told, and off the coast the nearest", () => {
  // Mannheim and Ludwigshafen lie on either side of the Rhine, Ulm and Neu-Ulm of the Danube.
  assert.deepEqual(at(49.487, 8.466), { country: "DE", near: ["DE-BW", "DE-RP"] });
  assert.deepEqual(at(48.392, 10.0), { country: "DE", near: ["DE-BW", "DE-BY"] });
  // Alcatraz.
  assert.deepEqual(at(37.827, -122.423), { country: "US", subdivision: "US-CA" });
});

test("the open sea is in no country", () => {
  assert.equal(at(0, 0), undefined);
});
