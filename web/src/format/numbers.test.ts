import assert from "node:assert/strict";
import { test } from "node:test";
import { currencySign, distanceText, minutesText, ratingText, temperatureText } from "./numbers.ts";
import { openState } from "./times.ts";

test("distances are said in the host's units and the traveller's language, no finer than a walk needs", () => {
  assert.equal(distanceText(7, "metric", "en-GB"), "10 m");
  assert.equal(distanceText(347, undefined, "en-GB"), "350 m");
  assert.equal(distanceText(1_249, "metric", "da-DK"), "1,2 km");
  assert.equal(distanceText(12_400, "metric", "en-GB"), "12 km");
  assert.equal(distanceText(100, "imperial", "en-US"), "350 ft");
  assert.equal(distanceText(1_609.344, "imperial", "en-US"), "1 mi");
});

test("times, temperatures, ratings and currencies follow the language; an unknown currency has no sign", () => {
  assert.equal(minutesText(5, "en-GB"), "5 mins");
  assert.equal(minutesText(5, "de-DE"), "5 Min.");
  assert.equal(temperatureText(20, "imperial", "en-US"), "68°F");
  assert.equal(ratingText(4, "de-DE"), "4,0");
  assert.equal(currencySign("EUR", "en-GB"), "€");
  assert.equal(currencySign("nonsense", "en-GB"), undefined);
});

test("unknown hours are unknown, not closed; a closing time is that of the place's own clock", () => {
  assert.deepEqual(openState(undefined, "en-GB"), { state: "unknown" });
  assert.deepEqual(openState({ isUnavailable: true }, "en-GB"), { state: "unknown" });
  assert.deepEqual(openState({ openNow: false }, "en-GB"), { state: "closed" });
  const hours = { openNow: true, nextCloseTime: "2026-05-20T22:30:00+09:00" };
  assert.deepEqual(openState(hours, "en-GB"), { state: "open", until: "22:30" });
});
