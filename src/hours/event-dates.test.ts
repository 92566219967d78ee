import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  type EventData,
  type EventDates,
  packEventDates,
  readEventDates,
  unpackEventDates,
} from "./event-dates.ts";
import { lastEnd, type Occurrence, occurrenceFrom } from "./event-occurrences.ts";
import { localToInstant, weekdayOf } from "./local-time.ts";

const copenhagen = "Europe/Copenhagen";
const updatedAt = Date.parse("2026-11-22T12:00:00Z");

/** The next time that an event takes place from an instant on, as local date-times in Copenhagen. */
function timeOf(data: EventData, from = "2026-01-01T00:00:00Z", updated: number | undefined = updatedAt) {
  const dates = readEventDates(data, updated);
  const found = dates && occurrenceFrom(dates, copenhagen, Date.parse(from));
  return found && [found.startMs, found.endMs].map(localTime).join(" to ");
}
const date = (start_date?: string, when?: string): EventData => ({ date: { start_date, when } });
const writer = new Intl.DateTimeFormat("sv", {
  timeZone: copenhagen,
  dateStyle: "short",
  timeStyle: "short",
});
const localTime = (epochMs: number) => writer.format(epochMs);

test("dates are read as sources write them", () => {
  const cases: [EventData, string | undefined][] = [
    [date("2026-12-05"), "2026-12-05 00:00 to 2026-12-06 00:00"],
    [date("2026-12-05T19:30"), "2026-12-05 19:30 to 2026-12-06 00:00"],
    [date("2026-12-05T24:00"), "2026-12-06 00:00 to 2026-12-07 00:00"],
    [date("2026-12-05T24:30"), "2026-12-05 00:00 to 2026-12-06 00:00"],
    [date("2026-12-05T19:30:00+01:00"), "2026-12-05 19:30 to 2026-12-06 00:00"],
    [date("2026-12-05T12:30:00-06:00"), "2026-12-05 19:30 to 2026-12-06 00:00"],
    [date("2026-12-05T18:30:00Z"), "2026-12-05 19:30 to 2026-12-06 00:00"],
    [
      date("2026-12-05T19:30:00+01:00", "2026-12-05T19:30:00+01:00 – 2026-12-05T22:00:00+01:00"),
      "2026-12-05 19:30 to 2026-12-05 22:00",
    ],
    [date("2026-11-14", "2026-11-14 – 2026-12-31"), "2026-11-14 00:00 to 2027-01-01 00:00"],
    [date("Nov 29"), "2026-11-29 00:00 to 2026-11-30 00:00"],
    [date("Nov 22"), "2026-11-22 00:00 to 2026-11-23 00:00"],
    [date("May 1", "Fri, May 1, 7 – 9 PM"), "2027-05-01 19:00 to 2027-05-01 21:00"],
    [date("May 1", "Sat, May 1, 11 – 1 PM"), "2027-05-01 11:00 to 2027-05-01 13:00"],
    [date("May 1", "Sat, May 1, 11:30 AM – 1 PM"), "2027-05-01 11:30 to 2027-05-01 13:00"],
    [date("Dec 5", "Sat, Dec 5, 7 PM – Sun, Dec 6, 2 AM"), "2026-12-05 19:00 to 2026-12-06 02:00"],
    [date("Dec 5", "Sat, 10 PM – 2 AM"), "2026-12-05 22:00 to 2026-12-06 02:00"],
    [date("Dec 5", "Dec 5 – 32"), "2026-12-05 00:00 to 2026-12-06 00:00"],
    [date("Dec 5", "Dec 5 – 8"), "2026-12-05 00:00 to 2026-12-09 00:00"],
    [date("Dec 28", "Dec 28 – Jan 3"), "2026-12-28 00:00 to 2027-01-04 00:00"],
    [
      date("Nov 12", "Nov 12, 2026 – Jan 2, 2027; usually about seven weeks"),
      "2026-11-12 00:00 to 2027-01-03 00:00",
    ],
    [date("2026-11-14", "until Dec 23"), "2026-11-14 00:00 to 2026-12-24 00:00"],
    [date(undefined, "5 December 2026, 19:00 – 21:30"), "2026-12-05 19:00 to 2026-12-05 21:30"],
    [
      date("2027-06-23", "23 June, from early evening; the fire is lit around 21:30 to 22:00"),
      "2027-06-23 00:00 to 2027-06-24 00:00",
    ],
    [date("2027-03-17", "Usually in the second half of March"), "2027-03-17 00:00 to 2027-03-18 00:00"],
    [date("2026-12-05", "Dec 9, 7 PM"), "2026-12-05 00:00 to 2026-12-06 00:00"],
    [{ dateTimestamp: Date.parse("2026-12-05T18:00:00Z") / 1_000 }, "2026-12-05 19:00 to 2026-12-06 00:00"],
    [{ dateTimestamp: Date.parse("2026-12-05T18:00:00Z") }, "2026-12-05 19:00 to 2026-12-06 00:00"],
    [{ dateTimestamp: Date.parse("2026-12-05T12:00:00Z") }, "2026-12-05 00:00 to 2026-12-06 00:00"],
    [
      { dateTimestamp: Date.parse("2028-05-01T17:00:00Z"), ...date("May 1", "Mon, May 1, 7 – 9 PM") },
      "2028-05-01 19:00 to 2028-05-01 21:00",
    ],
    [
      { dateTimestamp: Date.parse("2028-05-01T17:00:00Z"), ...date("May 1") },
      "2028-05-01 00:00 to 2028-05-02 00:00",
    ],
    [date("2026-02-30"), undefined],
    [date("soon", "who knows"), undefined],
    [{}, undefined],
  ];
  for (const [data, expected] of cases) assert.equal(timeOf(data), expected, JSON.stringify(data));
});

test("a date without a year is the next one after the record was updated, and any year's where that is not known", () => {
  assert.equal(timeOf(date("May 1"), "2026-01-01T00:00:00Z"), "2027-05-01 00:00 to 2027-05-02 00:00");
  assert.equal(timeOf(date("Feb 29")), "2028-02-29 00:00 to 2028-03-01 00:00");
  assert.equal(timeOf(date("May 1"), "2027-05-02T00:00:00Z"), undefined);
  const dates = readEventDates(date("Dec 28", "Dec 28 – Jan 3"))!;
  const inJanuary = occurrenceFrom(dates, copenhagen, Date.parse("2031-01-02T12:00:00Z"))!;
  assert.equal(localTime(inJanuary.startMs), "2030-12-28 00:00");
  assert.equal(lastEnd(dates, copenhagen), Number.POSITIVE_INFINITY);
  const spring = occurrenceFrom(
    readEventDates(date("May 1"))!,
    copenhagen,
    Date.parse("2031-06-01T00:00:00Z"),
  )!;
  assert.equal(localTime(spring.startMs), "2032-05-01 00:00");
  // In Kiritimati the new year has begun while it is 31 December in UTC.
  const early = readEventDates(date("Jan 1", "Jan 1, 1 – 2 AM"))!;
  const after = occurrenceFrom(early, "Pacific/Kiritimati", Date.parse("2030-12-31T21:00:00Z"))!;
  assert.equal(after.startMs, Date.parse("2032-01-01T01:00:00+14:00"));
});

test("what is repeated takes place on its weekdays until its last day", () => {
  const market = date("2026-11-07", "2026-11-07 – 2026-12-19, every Saturday and Sunday, 10:00 – 14:00");
  assert.equal(timeOf(market), "2026-11-07 10:00 to 2026-11-07 14:00");
  assert.equal(timeOf(market, "2026-11-07T13:00:00Z"), "2026-11-08 10:00 to 2026-11-08 14:00");
  assert.equal(timeOf(market, "2026-12-19T12:59:00Z"), "2026-12-19 10:00 to 2026-12-19 14:00");
  assert.equal(timeOf(market, "2026-12-19T13:00:00Z"), undefined);
  const evenings = date("Dec 5", "Dec 5 – 8, 7 – 9 PM");
  assert.equal(timeOf(evenings, "2026-12-06T21:00:00Z"), "2026-12-07 19:00 to 2026-12-07 21:00");
  const walk = date(undefined, "Every Tue, 6 PM");
  assert.equal(timeOf(walk, "2031-06-04T00:00:00Z"), "2031-06-10 18:00 to 2031-06-11 00:00");
});

test("dates are on the clock of the place, over the days on which it is changed too", () => {
  const night = date("2026-10-24", "Oct 24, 10 PM – Oct 25, 4 AM");
  const dates = readEventDates(night)!;
  const { startMs, endMs } = occurrenceFrom(dates, copenhagen, 0)!;
  assert.equal((endMs - startMs) / 3_600_000, 7);
  const elsewhere = occurrenceFrom(dates, "America/New_York", 0)!;
  assert.equal(elsewhere.startMs, Date.parse("2026-10-24T22:00:00-04:00"));
  assert.equal(occurrenceFrom(dates, copenhagen, endMs - 1)?.startMs, startMs);
  assert.equal(occurrenceFrom(dates, copenhagen, endMs), undefined);
});

const day = fc.integer({ min: 20_700, max: 20_900 });
const datesArbitrary: fc.Arbitrary<EventDates> = fc
  .record({
    day,
    opens: fc.integer({ min: 0, max: 1_439 }),
    length: fc.constantFrom(0, 30, 120, 600, 1_440, 4_000),
    series: fc.option(fc.record({ weekdays: fc.integer({ min: 1, max: 127 }), days: fc.nat(60) }), {
      nil: undefined,
    }),
    timed: fc.boolean(),
    clock: fc.constantFrom("utc", "local"),
  })
  .map(({ day, opens, length, series, timed, clock }) => ({
    clock: series ? "local" : clock,
    start: day * 1_440 + opens,
    length,
    timed,
    ...(series && { weekly: { weekdays: series.weekdays, lastDay: day + series.days } }),
  }));

/** Every time that an event takes place, one after the other. */
function slowTimes({ clock, start, length, weekly }: EventDates, zone: string): Occurrence[] {
  const first = Math.floor(start / 1_440);
  const days = weekly
    ? Array.from({ length: weekly.lastDay - first + 1 }, (_, days) => first + days)
    : [first];
  const text = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(0, 16);
  const instant = (minutes: number) =>
    clock === "utc" ? minutes * 60_000 : localToInstant(text(minutes), zone);
  return days
    .filter((day) => !weekly || weekly.weekdays & (1 << weekdayOf(day)))
    .map((day) => {
      const begin = day * 1_440 + (start % 1_440);
      const startMs = instant(begin);
      if (length > 0) return { startMs, endMs: Math.max(instant(begin + length), startMs + 60_000) };
      const local = new Intl.DateTimeFormat("sv", { timeZone: zone }).format(startMs);
      const nextDay = new Date(Date.parse(local) + 86_400_000).toISOString().slice(0, 10);
      return { startMs, endMs: localToInstant(`${nextDay}T00:00`, zone) };
    });
}

test("the next time of any event, and when it is over, are those of all its times one by one", () => {
  const zones = fc.constantFrom(
    copenhagen,
    "America/New_York",
    "Pacific/Apia",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
  );
  fc.assert(
    fc.property(datesArbitrary, zones, day, fc.nat(1_440), (dates, zone, at, minute) => {
      const times = slowTimes(dates, zone);
      const fromMs = (at * 1_440 + minute) * 60_000;
      assert.deepEqual(
        occurrenceFrom(dates, zone, fromMs),
        times.find(({ endMs }) => endMs > fromMs),
      );
      const { weekly } = dates;
      const dayAfter = weekly && new Date((weekly.lastDay + 1) * 86_400_000).toISOString().slice(0, 10);
      // A series that names no weekday of its days is over with the last of them.
      const end = times.at(-1)?.endMs ?? localToInstant(`${dayAfter}T00:00`, zone);
      assert.equal(lastEnd(dates, zone), end);
      assert.deepEqual(unpackEventDates(packEventDates(dates)), dates);
    }),
    { numRuns: 500 },
  );
});

test("no text makes the reader throw, or dates that a list cannot hold", () => {
  const words = fc.constantFrom(
    "May",
    "1",
    "2026",
    "–",
    ",",
    "7 PM",
    "every",
    "Sat",
    "2026-12-05",
    "T",
    "10:00",
    "99",
    "Dec 32",
    "until",
  );
  fc.assert(
    fc.property(
      fc.array(words),
      fc.array(words),
      fc.option(fc.double(), { nil: undefined }),
      (start, when, dateTimestamp) => {
        const dates = readEventDates({ dateTimestamp, ...date(start.join(" "), when.join(" ")) }, updatedAt);
        for (const number of dates ? packEventDates(dates) : [])
          assert.ok(number >= 0 && number < 2 ** 32 && Number.isInteger(number));
      },
    ),
    { numRuns: 2_000 },
  );
});
