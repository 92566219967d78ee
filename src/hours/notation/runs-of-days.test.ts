import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { MAX_EXCEPTIONS } from "../../contract/opening-hours.ts";
import { dayOfDate, weekdayOf } from "../local-time.ts";
import { CLOSED_DAY, type DayPlan } from "../week.ts";
import { weekWithRuns } from "./runs-of-days.ts";

const first = dayOfDate("2026-01-01");
const long: DayPlan = { open: [[540, 1080]], uncertain: [] };
const short: DayPlan = { open: [[600, 900]], uncertain: [] };
const unsure: DayPlan = { open: [], uncertain: [[600, 900]] };
const plans = [CLOSED_DAY, long, short, unsure];

test("the usual week and the runs give every day back", () => {
  const seasons = fc.array(
    fc.record({
      days: fc.integer({ min: 1, max: 120 }),
      week: fc.array(fc.nat(3), { minLength: 7, maxLength: 7 }),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(seasons, (given) => {
      const days = given
        .flatMap(({ days, week }) => Array.from({ length: days }, (_, i) => plans[week[i % 7]!]!))
        .slice(0, 400);
      if (days.length < 7) return;
      const found = weekWithRuns(days, first);
      if (!found) return;
      const back = days.map((_, i) => {
        const run = found.runs.find(({ from, through }) => from <= first + i && first + i <= through);
        return (run?.week ?? found.usual)[weekdayOf(first + i)];
      });
      assert.deepEqual(back, days);
    }),
    { seed: 21, numRuns: 150 },
  );
});

test("even days that never repeat take fewer runs than a record may have exceptions", () => {
  const days = Array.from({ length: 731 }, (_, i): DayPlan => ({ open: [[i, i + 30]], uncertain: [] }));
  assert.ok(weekWithRuns(days, first)!.runs.length < MAX_EXCEPTIONS);
});

test("a holiday is a run of one day, a season one run though some of its days are as usual", () => {
  const days = Array.from({ length: 365 }, (_, i) => {
    if (i === 120) return CLOSED_DAY;
    const inWinter = i < 59 || i > 333;
    return weekdayOf(first + i) === 0 ? CLOSED_DAY : inWinter ? short : long;
  });
  const { usual, runs } = weekWithRuns(days, first)!;
  assert.deepEqual(usual, [CLOSED_DAY, long, long, long, long, long, long]);
  assert.deepEqual(
    runs.map(({ from, through }) => [from - first, through - first]),
    [
      [0, 58],
      [120, 120],
      [334, 364],
    ],
  );
});

test("the usual week is one on which something opens, however short its season; there is none without", () => {
  const summer = Array.from({ length: 365 }, (_, i) => (i >= 180 && i < 200 ? long : CLOSED_DAY));
  assert.deepEqual(new Set(weekWithRuns(summer, first)!.usual), new Set([long]));
  assert.equal(
    weekWithRuns(
      Array.from({ length: 365 }, () => CLOSED_DAY),
      first,
    ),
    undefined,
  );
});
