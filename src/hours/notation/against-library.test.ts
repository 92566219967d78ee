import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import Library from "opening_hours";
import { openingCalendarOf } from "../calendar.ts";
import { calendarStateAt } from "../state.ts";
import { weekPlanOf } from "../week.ts";
import { readOpeningHours } from "./read-opening-hours.ts";

const nominatim = { lat: 55.676, lon: 12.568, address: { country_code: "dk", state: "" } };
const MINUTE_MS = 60_000;

/** The state of a value at an instant in UTC, by what would be stored. */
function storedState(value: string) {
  const { openingHours } = readOpeningHours(value, { country: "DK" }, { year: 2026 });
  const week = { usual: weekPlanOf(openingHours), exceptions: [], validThrough: Infinity };
  const calendar = openingCalendarOf(openingHours) ?? week;
  return (epochMs: number) => calendarStateAt(calendar, "UTC", epochMs);
}

/** The same by the library opening_hours.js, which other maps use. */
function libraryState(value: string) {
  // The library reads the clock of the process.
  process.env.TZ = "UTC";
  const library = new Library(value, nominatim);
  return (epochMs: number) => {
    const state = library.getStateString(new Date(epochMs), true);
    return state === "unknown" ? undefined : state === "open";
  };
}

test("a week agrees with the library at every minute", () => {
  const values = [
    "Mo-Fr 09:00-12:30,14:00-18:00; Sa 10:00-13:00",
    "10:00-18:00; Th 10:00-21:00; Mo off",
    "Sa-Mo 22:00-24:00",
    "Mo-Su 17:00-02:00",
    "24/7; Tu 10:00-12:00 off",
  ];
  const start = Date.parse("2026-05-18T00:00Z");
  for (const value of values) {
    const ours = storedState(value);
    const theirs = libraryState(value);
    for (let ms = start; ms < start + 8 * 1_440 * MINUTE_MS; ) {
      const { openNow, validUntilMs } = ours(ms);
      const until = Math.min(validUntilMs, start + 8 * 1_440 * MINUTE_MS);
      for (; ms < until; ms += MINUTE_MS) {
        assert.equal(theirs(ms), openNow, `${value} at ${new Date(ms).toISOString()}`);
      }
    }
  }
});

test("seasons, holidays, weeks and dates agree with the library on every day of two years", () => {
  const values = [
    "Apr-Sep 10:00-18:00; Oct-Mar Sa,Su 11:00-16:00",
    "Mo-Sa 10:00-20:00; Su,PH 12:00-16:00; Dec 24-26 off",
    "10:00-18:00; Nov 15-Feb 10 off; easter 10:00-12:00",
    "Mo-Fr 09:00-15:00; week 29-31 off",
    "week 1-53/2 We 10:00-12:00; We[1] 14:00-16:00",
    "Su[-1] 10:00-14:00; Mar Su[-1] off",
    "2026 May 01-2026 Aug 31 Mo-Fr 10:00-12:00; 2027: Mo-Fr 13:00-14:00",
    "Mo-Fr 09:00-17:00; PH off; Dec 31 10:00-12:00",
  ];
  for (const value of values) {
    const ours = storedState(value);
    const theirs = libraryState(value);
    for (
      let day = Date.parse("2026-01-01T00:00Z");
      day < Date.parse("2028-01-01T00:00Z");
      day += 1_440 * MINUTE_MS
    ) {
      for (const hour of [11, 13.5, 15]) {
        const ms = day + hour * 60 * MINUTE_MS;
        assert.equal(ours(ms).openNow, theirs(ms), `${value} at ${new Date(ms).toISOString()}`);
      }
    }
  }
});

test("what is told of generated values the library tells as well, nights that another rule cuts aside", () => {
  const clock = fc.integer({ min: 8, max: 23 }).map((hour) => `${String(hour).padStart(2, "0")}:00`);
  const times = fc
    .tuple(clock, clock)
    .filter(([a, b]) => a !== b)
    .map((pair) => pair.toSorted().join("-"));
  const weekday = fc.constantFrom("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su");
  const days = fc.oneof(
    weekday,
    fc.tuple(weekday, weekday).map((pair) => pair.join("-")),
    fc.constant("PH"),
    fc.constant("Su,PH"),
  );
  const months = fc.constantFrom("", "", "Apr-Sep ", "Dec ", "Nov 10-Feb 20 ", "Jul 14 ", "week 10-20 ");
  const rule = fc
    .tuple(
      months,
      days,
      fc.oneof(
        times,
        fc.constant("off"),
        fc.tuple(times, times).map((pair) => pair.join(",")),
      ),
    )
    .map(([month, day, state]) => `${month}${day} ${state}`);
  const value = fc
    .array(fc.tuple(rule, fc.constantFrom("; ", ", ")), { minLength: 1, maxLength: 4 })
    .map((rules) => ["Mo-Fr 10:00-16:00", ...rules.map(([text]) => text)].join(rules[0]![1]));
  const instants = fc.array(fc.integer({ min: 0, max: 729 * 1_440 }), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(value, instants, (text, minutes) => {
      const ours = storedState(text);
      const theirs = libraryState(text);
      for (const minute of minutes) {
        const ms = Date.parse("2026-01-01T00:00Z") + minute * MINUTE_MS;
        const { openNow } = ours(ms);
        if (openNow !== undefined)
          assert.equal(openNow, theirs(ms), `${text} at ${new Date(ms).toISOString()}`);
      }
    }),
    { seed: 31, numRuns: 100 },
  );
});
