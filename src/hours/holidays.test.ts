import assert from "node:assert/strict";
import { after, test } from "node:test";
import { type Holidays, holidaysOf } from "./holidays.ts";
import { dateOfDay, dayNumber } from "./local-time.ts";
import { easterOf, isoWeekOf } from "./notation/dates.ts";

const zone = process.env.TZ;
after(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

function publicHolidays(holidays: Holidays, year: number): string[] {
  const days: string[] = [];
  for (let day = dayNumber(year, 1, 1); day < dayNumber(year + 1, 1, 1); day++) {
    if (holidays.isHoliday("PH", day)) days.push(dateOfDay(day).slice(5));
  }
  return days;
}

test("public holidays are those of the country and of its part", () => {
  const of = (countryCode: string, region?: string) =>
    publicHolidays(holidaysOf({ countryCode, region }), 2026);
  assert.deepEqual(of("PT"), [
    "01-01",
    "04-03",
    "04-05",
    "04-25",
    "05-01",
    "06-04",
    "06-10",
    "08-15",
    "10-05",
    "11-01",
    "12-01",
    "12-08",
    "12-25",
  ]);
  assert.ok(of("GB", "England").includes("08-31") && !of("GB", "England").includes("08-03"));
  assert.ok(of("GB", "Scotland").includes("08-03") && !of("GB", "Scotland").includes("08-31"));
});

test("what no table tells is unknown, and nothing is printed about it", () => {
  const printed: unknown[] = [];
  const { error } = console;
  console.error = (...words) => printed.push(words);
  try {
    const christmas = dayNumber(2026, 12, 25);
    assert.equal(holidaysOf(undefined).isHoliday("PH", christmas), undefined);
    assert.equal(holidaysOf({ countryCode: "AD" }).isHoliday("PH", christmas), undefined);
    assert.equal(holidaysOf({ countryCode: "DK" }).isHoliday("SH", christmas), undefined);
  } finally {
    console.error = error;
  }
  assert.deepEqual(printed, []);
});

test("holidays are the same dates wherever the process runs, also where midnight is skipped", () => {
  process.env.TZ = "UTC";
  const countries = ["DK", "JP", "RU", "FR"];
  const all = () => countries.map((countryCode) => publicHolidays(holidaysOf({ countryCode }), 2027));
  const expected = all();
  for (const elsewhere of ["Pacific/Apia", "America/Santiago", "Asia/Beirut", "Pacific/Kiritimati"]) {
    process.env.TZ = elsewhere;
    assert.deepEqual(all(), expected, elsewhere);
  }
});

test("easter and the ISO week are those of the calendar", () => {
  const easters = [2024, 2025, 2026, 2027, 2038, 2100].map((year) => dateOfDay(easterOf(year)));
  assert.deepEqual(easters, [
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2038-04-25",
    "2100-03-28",
  ]);
  const week = (year: number, month: number, day: number) => isoWeekOf(dayNumber(year, month, day));
  assert.deepEqual(
    [week(2026, 1, 1), week(2026, 12, 31), week(2027, 1, 3), week(2027, 1, 4), week(2024, 12, 30)],
    [1, 53, 53, 1, 1],
  );
});
