import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { easter, type Holidays, holidaysIn } from "./holidays.ts";
import { dateOfDay, dayNumber, dayOfDate } from "./local-time.ts";
import { isoWeekOf } from "./notation/dates.ts";

function publicHolidays(holidays: Holidays, year: number): string[] {
  const days: string[] = [];
  for (let day = dayNumber(year, 1, 1); day < dayNumber(year + 1, 1, 1); day++) {
    if (holidays.isHoliday("PH", day)) days.push(dateOfDay(day).slice(5));
  }
  return days;
}

test("public holidays are those of the country and of its part", () => {
  const of = (country: string, subdivision?: string) =>
    publicHolidays(holidaysIn({ country, subdivision }), 2026);
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
  assert.ok(of("GB", "GB-ENG").includes("08-31") && !of("GB", "GB-ENG").includes("08-03"));
  assert.ok(of("GB", "GB-SCT").includes("08-03") && !of("GB", "GB-SCT").includes("08-31"));
});

test("a public holiday has the name that it has everywhere, else it is one of the country's own", () => {
  const on = (date: string, country: string) => holidaysIn({ country }).nameOf(dayOfDate(date));
  assert.deepEqual(
    ["2026-04-02", "2026-04-05", "2026-05-25", "2026-06-05", "2026-12-24", "2026-12-26", "2026-11-24"].map(
      (date) => on(date, "DK"),
    ),
    [
      "maundyThursday",
      "easterSunday",
      "whitMonday",
      "publicHoliday",
      "christmasEve",
      "secondChristmasDay",
      undefined,
    ],
  );
  assert.equal(on("2026-04-10", "GR"), "goodFriday", "by the Orthodox calendar");
  assert.deepEqual([on("2026-08-15", "PT"), on("2026-08-15", "KR")], ["assumption", "publicHoliday"]);
});

test("what is a holiday in some parts of a country only nobody can tell while the part is not known", () => {
  const on = (date: string, country: string, subdivision?: string) =>
    holidaysIn({ country, subdivision }).isHoliday("PH", dayOfDate(date));
  const epiphany = ["DE", "DE-BY", "DE-BE"].map((code) => on("2026-01-06", "DE", code));
  assert.deepEqual(epiphany, [undefined, true, false]);
  assert.deepEqual(
    [on("2026-04-03", "CH"), on("2026-04-03", "CH", "CH-ZH"), on("2026-04-03", "CH", "CH-TI")],
    [undefined, true, false],
  );
  assert.deepEqual(
    [on("2026-09-11", "ES"), on("2026-09-11", "ES", "ES-CT"), on("2026-09-11", "ES", "ES-MD")],
    [undefined, true, false],
  );
  assert.deepEqual(
    [on("2026-10-12", "ES"), on("2026-01-01", "GB"), on("2026-02-03", "DE")],
    [true, true, false],
  );
});

test("usual hours are in doubt on holidays and on likely ones, not on the days of single towns or of other parts", () => {
  const inDoubt = (date: string, country: string, subdivision?: string) =>
    holidaysIn({ country, subdivision }).isInDoubt(dayOfDate(date));
  assert.deepEqual(
    ["2026-06-04", "2026-08-15", "2026-06-05"].map((date) => inDoubt(date, "DE", "DE-BY")),
    [true, true, false],
  );
  assert.deepEqual(
    ["2026-06-04", "2026-12-25"].map((date) => inDoubt(date, "DE")),
    [false, true],
  );
  assert.equal(inDoubt("2026-06-24", "PT", "PT-13"), false);
  assert.equal(inDoubt("2030-02-04", "JO"), true);
});

test("near a border a holiday is sure that all the parts keep, and uncertain that only some do", () => {
  const near = holidaysIn({ country: "DE", near: ["DE-BW", "DE-RP"] });
  const on = (date: string) => near.isHoliday("PH", dayOfDate(date));
  // Epiphany in one of them, Corpus Christi and All Saints in both, the Day of the Reformation in neither.
  assert.deepEqual(["2026-01-06", "2026-06-04", "2026-11-01", "2026-10-31"].map(on), [
    undefined,
    true,
    true,
    false,
  ]);
});

test("a part that the table does not name is as the country where that is known, else like an unknown one", () => {
  const on = (date: string, country: string, subdivision: string) =>
    holidaysIn({ country, subdivision }).isHoliday("PH", dayOfDate(date));
  assert.deepEqual([on("2026-12-26", "FR", "FR-67"), on("2026-12-26", "FR", "FR-IDF")], [true, false]);
  assert.equal(on("2026-01-06", "DE", "DE-XX"), undefined);
});

test("the day of one town is told as uncertain where its part is known, and not at all elsewhere", () => {
  const saintJohn = dayOfDate("2026-06-24");
  const inPorto = holidaysIn({ country: "PT", subdivision: "PT-13" });
  const inPortugal = holidaysIn({ country: "PT" });
  assert.deepEqual(
    [inPorto.isHoliday("PH", saintJohn), inPortugal.isHoliday("PH", saintJohn)],
    [undefined, false],
  );
});

test("a feast that depends on the sight of the moon is uncertain on the days around the likely one", () => {
  const jordan = holidaysIn({ country: "JO" });
  const around = ["2030-02-02", "2030-02-03", "2030-02-04", "2030-02-06", "2030-02-08"];
  assert.deepEqual(
    around.map((date) => jordan.isHoliday("PH", dayOfDate(date))),
    [false, undefined, undefined, undefined, false],
  );
});

test("holidays move as the law says: n-th weekdays, both Easters, substitutes", () => {
  const is = (country: string, date: string) => holidaysIn({ country }).isHoliday("PH", dayOfDate(date));
  assert.equal(is("JP", "2026-07-20"), true, "third Monday of July");
  assert.equal(is("JP", "2026-05-06"), true, "instead of Sunday 3 May");
  assert.equal(is("GR", "2027-05-03"), true, "Orthodox Easter Monday");
  assert.equal(is("MC", "2026-11-02"), true, "instead of Sunday 1 November");
  assert.equal(is("ES", "2026-12-06"), true, "though a Sunday");
  assert.equal(is("SE", "2026-05-17"), false, "a Sunday is no holiday by itself");
});

test("countries, years and school holidays without a table are unknown", () => {
  const christmas = dayNumber(2026, 12, 25);
  assert.equal(holidaysIn(undefined).isHoliday("PH", christmas), undefined);
  assert.equal(holidaysIn({ country: "XX" }).isHoliday("PH", christmas), undefined);
  assert.equal(holidaysIn({ country: "DK" }).isHoliday("SH", christmas), undefined);
  assert.equal(holidaysIn({ country: "DK" }).isHoliday("PH", dayNumber(2099, 12, 25)), undefined);
});

test("every country of the table has days in each of its years, and every word of it can be read", () => {
  const { from, through, countries } = JSON.parse(
    readFileSync(new URL("holiday-table.json", import.meta.url), "utf8"),
  );
  assert.ok(Object.keys(countries).length > 240);
  for (const [country, listed] of Object.entries(countries)) {
    const parts = typeof listed === "string" ? [undefined] : Object.keys(listed as object).slice(1);
    for (const part of parts) {
      const holidays = holidaysIn({ country, subdivision: part && `${country}-${part}` });
      for (let year = from; year <= through; year++) {
        const days = publicHolidays(holidays, year).length;
        assert.ok(days >= 1 && days <= 60, `${country}-${part} has ${days} holidays in ${year}`);
      }
    }
  }
});

test("holidays are the same dates wherever the process runs, also where midnight is skipped", (t) => {
  const zone = process.env.TZ;
  t.after(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  process.env.TZ = "UTC";
  const countries = ["DK", "JP", "RU", "FR"];
  const all = () => countries.map((country) => publicHolidays(holidaysIn({ country }), 2027));
  const expected = all();
  for (const elsewhere of ["Pacific/Apia", "America/Santiago", "Asia/Beirut", "Pacific/Kiritimati"]) {
    process.env.TZ = elsewhere;
    assert.deepEqual(all(), expected, elsewhere);
  }
});

test("easter and the ISO week are those of the calendar", () => {
  const easters = [1981, 2008, 2024, 2025, 2026, 2027, 2038, 2049].map((year) => dateOfDay(easter(year)));
  assert.deepEqual(easters, [
    "1981-04-19",
    "2008-03-23",
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2038-04-25",
    "2049-04-18",
  ]);
  const week = (year: number, month: number, day: number) => isoWeekOf(dayNumber(year, month, day));
  assert.deepEqual(
    [week(2026, 1, 1), week(2026, 12, 31), week(2027, 1, 3), week(2027, 1, 4), week(2024, 12, 30)],
    [1, 53, 53, 1, 1],
  );
});
