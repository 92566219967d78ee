import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import type { StoredOpeningHours } from "../contract/opening-hours.ts";
import {
  isOpenOn,
  type OpeningCalendar,
  openingCalendarOf,
  packCalendar,
  planOfDay,
  shownWeekOf,
  unpackCalendar,
} from "./calendar.ts";
import { dateOfDay, dayAt, dayOfDate, weekdayOf } from "./local-time.ts";
import { calendarStateAt, openingStateAt } from "./state.ts";
import { openingWeekOf, type Period, weekPlanOf } from "./week.ts";

const copenhagen = "Europe/Copenhagen";
const at = (instant: string) => Date.parse(instant);
const period = (day: number, open: string, close: string, closeDay = day): Period => ({
  open: { day, time: open },
  close: { day: closeDay, time: close },
});
const daily = (open: string, close: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => period(day, open, close));
const always: Period[] = [{ open: { day: 0, time: "0000" }, close: null }];
const calendarOf = (hours: StoredOpeningHours) => openingCalendarOf(hours)!;
const stateOf = (hours: StoredOpeningHours, instant: string, zone: string | undefined = copenhagen) => {
  const { openNow, nextCloseTime } = calendarStateAt(calendarOf(hours), zone, at(instant));
  return [openNow, nextCloseTime];
};

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 59))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}${String(minute).padStart(2, "0")}`);
const periodArbitrary = fc
  .record({ day: fc.nat(6), open: clock, close: clock, days: fc.constantFrom(0, 0, 0, 1, 2) })
  .map(({ day, open, close, days }) => period(day, open, close, (day + days) % 7));
const periodsArbitrary = fc.array(periodArbitrary, { minLength: 1, maxLength: 6 });
const daysIn2026 = fc.integer({ min: dayOfDate("2026-01-01"), max: dayOfDate("2027-12-31") });
const exceptionArbitrary = fc
  .record({
    from: daysIn2026,
    days: fc.nat(40),
    isUnavailable: fc.constantFrom(true, undefined, undefined),
    periods: fc.array(periodArbitrary, { maxLength: 4 }),
    uncertain: fc.option(periodsArbitrary, { nil: undefined }),
  })
  .map(({ from, days, ...hours }) => ({ from: dateOfDay(from), through: dateOfDay(from + days), ...hours }));
const hoursArbitrary: fc.Arbitrary<StoredOpeningHours> = fc.record({
  periods: fc.array(periodArbitrary, { maxLength: 6 }),
  uncertain: fc.option(periodsArbitrary, { nil: undefined }),
  exceptions: fc.array(exceptionArbitrary, { minLength: 1, maxLength: 5 }),
  validThrough: fc.option(daysIn2026.map(dateOfDay), { nil: undefined }),
});

describe("openingCalendarOf", () => {
  it("is only for what a week cannot tell", () => {
    assert.equal(openingCalendarOf(undefined), undefined);
    assert.equal(openingCalendarOf({ periods: always }), undefined);
    assert.equal(openingCalendarOf({ periods: always, exceptions: [], uncertain: [] }), undefined);
    assert.notEqual(openingCalendarOf({ periods: always, validThrough: "2026-12-31" }), undefined);
  });

  it("takes the first exception that holds a date", () => {
    const calendar = calendarOf({
      periods: daily("0900", "1700"),
      exceptions: [
        { from: "2026-07-14", through: "2026-07-14", periods: daily("1200", "1300") },
        { from: "2026-07-01", through: "2026-07-31", periods: [] },
      ],
    });
    const open = (date: string) => planOfDay(calendar, dayOfDate(date)).open;
    assert.deepEqual(["2026-06-30", "2026-07-01", "2026-07-14", "2026-07-31", "2026-08-01"].map(open), [
      [[540, 1020]],
      [],
      [[720, 780]],
      [],
      [[540, 1020]],
    ]);
  });

  it("leaves the week unknown when one of its periods is malformed", () => {
    const [day] = weekPlanOf({
      periods: [...daily("0900", "1700"), { open: { day: 1, time: "2400" } }, period(2, "9", "1")],
    });
    assert.deepEqual(day, { open: [], uncertain: [[0, 1440]] });
  });
});

describe("packCalendar", () => {
  it("makes whole numbers, not negative, that unpack to the same calendar", () => {
    fc.assert(
      fc.property(hoursArbitrary, (hours) => {
        const calendar = calendarOf(hours);
        const packed = packCalendar(calendar);
        assert.ok(packed.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 32));
        assert.deepEqual(unpackCalendar(Uint32Array.from(packed)), calendar);
      }),
      { seed: 11, numRuns: 500 },
    );
  });
});

describe("calendarStateAt", () => {
  it("says the same as openingStateAt of hours that are a week, clock changes included", () => {
    const zones = fc.constantFrom(
      copenhagen,
      "America/New_York",
      "Australia/Lord_Howe",
      "America/Nuuk",
      "Asia/Kolkata",
    );
    const instants = fc
      .tuple(
        fc.constantFrom(
          "2026-03-29T01:00Z",
          "2026-10-25T01:00Z",
          "2026-03-08T07:00Z",
          "2026-11-01T06:00Z",
          "2026-10-03T15:30Z",
          "2026-07-01T00:00Z",
        ),
        fc.integer({ min: -4_320, max: 4_320 }),
      )
      .map(([centre, minutes]) => at(centre) + minutes * 60_000);
    fc.assert(
      fc.property(periodsArbitrary, zones, instants, (periods, zone, instant) => {
        const calendar: OpeningCalendar = {
          usual: weekPlanOf({ periods }),
          exceptions: [],
          validThrough: Infinity,
        };
        assert.deepEqual(
          { ...calendarStateAt(calendar, zone, instant) },
          { nextCloseTime: undefined, ...openingStateAt(openingWeekOf({ periods }), zone, instant) },
        );
      }),
      { seed: 12, numRuns: 1_500 },
    );
  });

  it("holds open or uncertain what the plan of the day or of the day before holds, and changes when it says", () => {
    fc.assert(
      fc.property(hoursArbitrary, daysIn2026, fc.nat(1_439), (hours, day, minute) => {
        const calendar = calendarOf(hours);
        const instant = (day * 1_440 + minute) * 60_000;
        const state = calendarStateAt(calendar, "UTC", instant);
        assert.equal(state.openNow, slowOpenNow(calendar, instant));
        assert.equal(isOpenOn(calendar, day, minute), state.openNow === true);
        const until = Math.min(state.validUntilMs, instant + 20 * 86_400_000);
        for (let ms = instant; ms < until; ms += 47 * 60_000)
          assert.equal(slowOpenNow(calendar, ms), state.openNow);
        assert.equal(slowOpenNow(calendar, until - 60_000), state.openNow);
      }),
      { seed: 13, numRuns: 400 },
    );
  });

  it("ends at midnight what is open day and night, and lets the night before a closed day go on to its end", () => {
    const closed = { exceptions: [{ from: "2026-12-25", through: "2026-12-25" }] };
    const shop = { periods: always, ...closed };
    assert.deepEqual(stateOf(shop, "2026-12-24T12:00+01:00"), [true, "2026-12-25T00:00:00+01:00"]);
    assert.deepEqual(stateOf(shop, "2026-12-25T12:00+01:00"), [false, undefined]);
    assert.deepEqual(stateOf(shop, "2026-12-26T00:00+01:00"), [true, undefined]);
    const bar = { periods: daily("2000", "0300"), ...closed };
    assert.deepEqual(stateOf(bar, "2026-12-25T01:00+01:00"), [true, "2026-12-25T03:00:00+01:00"]);
    assert.deepEqual(stateOf(bar, "2026-12-25T21:00+01:00"), [false, "2026-12-27T03:00:00+01:00"]);
    assert.deepEqual(stateOf(bar, "2026-12-26T01:00+01:00"), [false, "2026-12-27T03:00:00+01:00"]);
  });

  it("looks over a closed season to the next opening", () => {
    const summer = {
      periods: daily("1000", "1800"),
      exceptions: [{ from: "2026-10-01", through: "2027-04-30", periods: [] }],
    };
    assert.deepEqual(stateOf(summer, "2026-11-21T12:00+01:00"), [false, "2027-05-01T18:00:00+02:00"]);
    assert.equal(
      calendarStateAt(calendarOf(summer), copenhagen, at("2026-11-21T12:00+01:00")).validUntilMs,
      at("2027-05-01T10:00+02:00"),
    );
  });

  it("says neither open nor closed in an uncertain stretch, and no close that is not sure", () => {
    const bar = { periods: daily("1100", "2200"), uncertain: daily("2200", "0500") };
    assert.deepEqual(stateOf(bar, "2026-05-20T12:00+02:00"), [true, undefined]);
    assert.deepEqual(stateOf(bar, "2026-05-20T23:00+02:00"), [undefined, undefined]);
    assert.deepEqual(stateOf(bar, "2026-05-20T06:00+02:00"), [false, undefined]);
    const lunch = { periods: daily("1100", "1400"), uncertain: daily("1800", "2300") };
    assert.deepEqual(stateOf(lunch, "2026-05-20T12:00+02:00"), [true, "2026-05-20T14:00:00+02:00"]);
  });

  it("knows nothing after the last date of the hours, on unavailable dates and without a zone", () => {
    const shop = {
      periods: daily("0900", "1700"),
      exceptions: [{ from: "2026-06-01", through: "2026-06-02", isUnavailable: true }],
      validThrough: "2026-12-31",
    };
    assert.deepEqual(stateOf(shop, "2026-12-31T12:00+01:00"), [true, "2026-12-31T17:00:00+01:00"]);
    assert.deepEqual(stateOf(shop, "2026-12-31T18:00+01:00"), [false, undefined]);
    assert.deepEqual(stateOf(shop, "2027-01-01T12:00+01:00"), [undefined, undefined]);
    assert.deepEqual(stateOf(shop, "2026-06-02T12:00+02:00"), [undefined, undefined]);
    assert.equal(calendarStateAt(calendarOf(shop), undefined, 0).openNow, undefined);
    assert.equal(calendarStateAt(calendarOf(shop), "Europe/Atlantis", 0).openNow, undefined);
  });
});

describe("isOpenOn", () => {
  it("counts the minute of the open and not that of the close, on the day and in the night after it", () => {
    const calendar = calendarOf({ periods: [period(3, "2000", "0300")], validThrough: "2026-12-31" });
    const [wednesday, thursday] = [dayOfDate("2026-05-20"), dayOfDate("2026-05-21")];
    const open = (day: number, minutes: number[]) => minutes.map((minute) => isOpenOn(calendar, day, minute));
    assert.deepEqual(open(wednesday, [179, 1_199, 1_200, 1_439]), [false, false, true, true]);
    assert.deepEqual(open(thursday, [0, 179, 180, 1_200]), [true, true, false, false]);
  });
});

describe("shownWeekOf", () => {
  const christmas = {
    periods: daily("0900", "1700"),
    exceptions: [{ from: "2026-12-24", through: "2026-12-25", periods: [period(4, "1000", "0200", 5)] }],
  };
  const shown = (hours: StoredOpeningHours, date: string) => shownWeekOf(calendarOf(hours), dayOfDate(date));

  it("is the usual week while the next seven days are", () => {
    assert.deepEqual(shown(christmas, "2026-12-17"), { usual: true, periods: daily("0900", "1700") });
    assert.equal(shown(christmas, "2026-12-18").usual, false);
    assert.equal(shown(christmas, "2026-12-26").usual, true);
  });

  it("has the exceptions of the next seven days on their weekdays", () => {
    const { usual, periods } = shown(christmas, "2026-12-21");
    assert.equal(usual, false);
    assert.deepEqual(
      periods!.filter(({ open }) => open.day === 4 || open.day === 5),
      [period(4, "1000", "0200", 5)],
    );
    assert.equal(periods!.length, 6);
  });

  it("shows no periods where a day cannot be told, since it would look closed", () => {
    const unsure = { periods: daily("0900", "1700"), uncertain: [period(3, "1700", "2000")] };
    assert.deepEqual(shown(unsure, "2026-05-20"), { usual: true });
    assert.deepEqual(shown({ periods: always, validThrough: "2026-05-25" }, "2026-05-20").periods, undefined);
    assert.deepEqual(shown({ periods: always, validThrough: "2026-05-26" }, "2026-05-20").periods, always);
  });
});

describe("days", () => {
  it("count from 1970-01-01, a Thursday, and go by the local clock", () => {
    assert.deepEqual(
      [dayOfDate("1970-01-01"), weekdayOf(0), weekdayOf(-1), dateOfDay(-1)],
      [0, 4, 3, "1969-12-31"],
    );
    assert.equal(dateOfDay(dayAt(at("2026-05-20T23:00Z"), copenhagen)), "2026-05-21");
    assert.equal(dateOfDay(dayAt(at("2026-05-20T03:00Z"), "America/New_York")), "2026-05-19");
  });
});

/** In UTC, where a local minute is a minute: ticks the minutes of the day and of the two before it. */
function slowOpenNow(calendar: OpeningCalendar, epochMs: number): boolean | undefined {
  const minute = Math.floor(epochMs / 60_000);
  const today = Math.floor(minute / 1_440);
  const held = (kind: "open" | "uncertain") =>
    [today, today - 1, today - 2].some((day) =>
      planOfDay(calendar, day)[kind].some(([from, until]) => {
        return minute >= day * 1_440 + from && minute < day * 1_440 + until;
      }),
    );
  if (held("open")) return true;
  return held("uncertain") ? undefined : false;
}
