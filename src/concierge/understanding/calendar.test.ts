import assert from "node:assert/strict";
import { test } from "node:test";
import { dateFrom, isoDate, localDayAt, nextWeekday, rangeOn } from "./calendar.ts";

const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

test("the local day is that of the zone, not of UTC", () => {
  assert.equal(isoDate(localDayAt(Date.parse("2026-10-14T23:30:00Z"), "Europe/Vienna")), "2026-10-15");
  assert.equal(isoDate(localDayAt(Date.parse("2026-10-14T02:00:00Z"), "America/New_York")), "2026-10-13");
});

test("the next weekday may be today", () => {
  assert.equal(isoDate(nextWeekday(day("2026-10-14"), 3)), "2026-10-14");
  assert.equal(isoDate(nextWeekday(day("2026-10-14"), 2)), "2026-10-20");
});

test("a date without a year is the next one, a day that does not exist is none", () => {
  assert.equal(isoDate(dateFrom(day("2026-12-20"), 1, 3)!), "2027-01-03");
  assert.equal(isoDate(dateFrom(day("2026-10-14"), 10, 1)!), "2027-10-01");
  assert.equal(dateFrom(day("2026-10-14"), 2, 30), undefined);
});

test("hours are those of the wall clock on the day the clocks change", () => {
  const { from, until } = rangeOn(day("2026-10-25"), 0, 1440, "Europe/Vienna");
  assert.equal((until - from) / 3_600_000, 25);
});
