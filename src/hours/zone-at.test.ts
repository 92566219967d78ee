import assert from "node:assert/strict";
import { test } from "node:test";
import { findTimeZone } from "./zone-at.ts";

const at = (latitude: number, longitude: number) => findTimeZone({ latitude, longitude });

test("a position tells its time zone", () => {
  assert.equal(at(41.149, -8.611), "Europe/Lisbon");
  assert.equal(at(42.507, 1.521), "Europe/Andorra");
  assert.equal(at(48.137, 11.575), "Europe/Berlin");
  assert.equal(at(35.011, 135.768), "Asia/Tokyo");
  assert.equal(at(28.614, 77.209), "Asia/Kolkata");
  assert.equal(at(33.448, -112.074), "America/Phoenix");
  assert.equal(at(-31.953, 115.857), "Australia/Perth");
});

test("near a border it is a zone of the country that the place lies in", () => {
  // Konispol in Albania, Yeraskh in Armenia, Hopa in Turkey, Petra in Jordan: the library names the neighbour's.
  assert.equal(at(39.701, 20.134), "Europe/Tirane");
  assert.equal(at(40.072, 44.219), "Asia/Yerevan");
  assert.equal(at(41.39, 41.42), "Europe/Istanbul");
  assert.equal(at(30.321, 35.479), "Asia/Amman");
  // Of countries with several clocks it is the nearest: Skouw, the Cascades, the steppe at Dornod.
  assert.equal(at(-4.541, 140.963), "Asia/Jayapura");
  assert.equal(at(48.965, -120.04), "America/Los_Angeles");
  assert.equal(at(48.959, -110.903), "America/Denver");
  assert.equal(at(46.686, 117.079), "Asia/Ulaanbaatar");
  // One clock on both sides of the border is told under the country's own name.
  assert.equal(at(55.0, 9.3), "Europe/Copenhagen");
});

test("the open sea has no zone that a place could be in", () => {
  assert.equal(at(20, -40), undefined);
});
