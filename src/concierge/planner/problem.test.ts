import assert from "node:assert/strict";
import { test } from "node:test";
import { anchorLimit } from "./problem.ts";
import { TRAVEL } from "./travel.ts";

test("the way from the hotel is that between stops, up to an hour where four places a day need it, and more where all is further", () => {
  const { legLimit } = TRAVEL.walk;
  const four = (minutes: number) => Array<number>(4).fill(minutes);
  const limit = (days: number, ...ways: readonly number[]) => anchorLimit(ways, { days, mode: "walk" });
  assert.equal(limit(1, ...four(50), ...four(5)), legLimit);
  assert.equal(limit(2, ...four(50), ...four(5)), 50);
  assert.equal(limit(2, ...four(90), ...four(5)), 60);
  assert.equal(limit(2, ...four(90), ...four(70)), 90);
  assert.equal(limit(2), legLimit);
});
