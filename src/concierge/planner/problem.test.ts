import assert from "node:assert/strict";
import { test } from "node:test";
import { request } from "../../../test/support/planner/city.ts";
import { buildCalendar } from "./days.ts";
import { anchorLimit } from "./problem.ts";
import { TRAVEL } from "./travel.ts";
import { PLANNING } from "./weights.ts";

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

test("a day is one for a roof from so much rain on, and below or above its degrees, not at them", () => {
  const { wet, cold, hot } = PLANNING;
  const isForRoof = (weather: { rain?: number; temperature?: number }) =>
    buildCalendar(request({ forecast: [{ date: "2027-03-01", ...weather }] })).days[0]!.indoor;
  for (const weather of [{ rain: wet }, { temperature: cold - 1 }, { temperature: hot + 1 }])
    assert.ok(isForRoof(weather), JSON.stringify(weather));
  for (const weather of [{ rain: wet - 1 }, { temperature: cold }, { temperature: hot }, {}])
    assert.ok(!isForRoof(weather), JSON.stringify(weather));
});
