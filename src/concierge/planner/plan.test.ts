import assert from "node:assert/strict";
import { test } from "node:test";
import { timeOfDayAt } from "./plan.ts";

test("each time of day begins and ends at its minute", () => {
  const clock = (hour: number, minute: number) => timeOfDayAt(hour * 60 + minute);
  assert.deepEqual([clock(10, 59), clock(11, 0)], ["morning", "midday"]);
  assert.deepEqual([clock(14, 30), clock(14, 31)], ["midday", "afternoon"]);
  assert.deepEqual([clock(17, 29), clock(17, 30)], ["afternoon", "evening"]);
  assert.deepEqual([clock(21, 29), clock(21, 30)], ["evening", "night"]);
});
