import assert from "node:assert/strict";
import { test } from "node:test";
import { pointOf } from "../../content/sphere.ts";
import { TRAVEL, travelMinutes, travelModeOf } from "./travel.ts";

const modes = ["walk", "cycle", "drive", "transit"] as const;
/** A point some metres north of the equator's beginning: a degree of a great circle is 111,195 m. */
const north = (metres: number) => pointOf(metres / 111_195, 0);

test("a way on foot is three tenths longer than the straight line, at 80 metres a minute", () => {
  assert.equal(travelMinutes("walk", north(0), north(790)), 13);
  assert.equal(travelMinutes("walk", north(0), north(3_990)), 65);
});

test("driving has its overhead and is soon quicker; no mode is slower than walking", () => {
  assert.equal(travelMinutes("drive", north(0), north(10_000)), Math.ceil(8 + (10_000 * 1.4) / 417));
  for (const mode of modes) {
    for (const metres of [30, 200, 900, 5_000]) {
      const minutes = travelMinutes(mode, north(0), north(metres));
      assert.ok(minutes >= 1 && minutes <= travelMinutes("walk", north(0), north(metres)));
    }
  }
});

test("ways are as long there as back, and next door is no way at all", () => {
  for (const mode of modes) {
    assert.equal(travelMinutes(mode, north(0), north(20)), 0);
    assert.equal(travelMinutes(mode, north(0), north(3_333)), travelMinutes(mode, north(3_333), north(0)));
    assert.ok(TRAVEL[mode].legLimit >= 40);
  }
});

test("a host's preferred travel mode is read in the usual spellings; unknown ones mean walking", () => {
  const read = [
    "WALKING",
    "DRIVING",
    "BICYCLING",
    "TRANSIT",
    "public_transport",
    "Car",
    undefined,
    "TELEPORT",
  ].map(travelModeOf);
  assert.deepEqual(read, ["walk", "drive", "cycle", "transit", "transit", "drive", "walk", "walk"]);
});
