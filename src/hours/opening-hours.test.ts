import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import type { OpeningHours } from "../contract/opening-hours.ts";
import { isTimeZone, localToInstant, weekMinuteAt } from "./local-time.ts";
import { openingStateAt } from "./state.ts";
import { isOpenAt, MINUTES_PER_WEEK, openingWeekOf } from "./week.ts";

const copenhagen = "Europe/Copenhagen";
const zones = [
  copenhagen,
  "America/New_York",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "America/Nuuk", // its gap ends the week: Saturday 23:00 to Sunday 00:00
  "Africa/Casablanca", // four transitions within some years
  "Pacific/Apia", // a whole day was skipped in 2011
  "America/Sao_Paulo", // midnight was skipped until 2018
];
const [sunday, monday, friday, saturday] = [0, 1, 5, 6];

type Point = readonly [day: number, time: string];
const period = (open: Point, close: Point | null) => ({
  open: { day: open[0], time: open[1] },
  close: close && { day: close[0], time: close[1] },
});
const weekOf = (...periods: ReturnType<typeof period>[]) => openingWeekOf({ periods });
const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;
const minute = (day: number, hour: number, minutes = 0) => (day * 24 + hour) * 60 + minutes;
const unknown = { validUntilMs: Number.POSITIVE_INFINITY };

describe("openingWeekOf", () => {
  const cases: [name: string, week: Uint16Array | undefined, expected: number[]][] = [
    ["reads HHMM and HH:MM", weekOf(period([1, "0930"], [1, "17:00"])), [minute(1, 9, 30), minute(1, 17)]],
    [
      "spills Friday 20:00 to 02:00 into Saturday when the close has the day of the open",
      weekOf(period([friday, "2000"], [friday, "0200"])),
      [minute(friday, 20), minute(saturday, 2)],
    ],
    [
      "reads the same spill when the close has the next day's number",
      weekOf(period([friday, "2000"], [saturday, "0200"])),
      [minute(friday, 20), minute(saturday, 2)],
    ],
    [
      "splits an opening from Saturday to Sunday at the end of the week",
      weekOf(period([saturday, "2000"], [sunday, "0200"])),
      [0, minute(sunday, 2), minute(saturday, 20), MINUTES_PER_WEEK],
    ],
    [
      "lets a Saturday that closes at 00:00 end with the week",
      weekOf(period([saturday, "1800"], [saturday, "0000"])),
      [minute(saturday, 18), MINUTES_PER_WEEK],
    ],
    ["reads a close of 2400", weekOf(period([1, "1800"], [1, "2400"])), [minute(1, 18), minute(2, 0)]],
    [
      "reads a close equal to its open as a whole day",
      weekOf(period([1, "0900"], [1, "0900"])),
      [minute(1, 9), minute(2, 9)],
    ],
    [
      "goes on to a close with an earlier day",
      weekOf(period([5, "0900"], [1, "1700"])),
      [0, minute(1, 17), minute(5, 9), 10080],
    ],
    ["reads a null close as always open", weekOf(period([sunday, "0000"], null)), [0, MINUTES_PER_WEEK]],
    [
      "reads an absent close as always open",
      openingWeekOf({ periods: [{ open: { day: 0 } }] }),
      [0, MINUTES_PER_WEEK],
    ],
    [
      "reads Sunday 00:00 to Saturday 24:00 as always open",
      weekOf(period([0, "0000"], [6, "2400"])),
      [0, MINUTES_PER_WEEK],
    ],
    [
      "merges seven whole days to always open",
      weekOf(...[3, 1, 0, 6, 5, 2, 4].map((day) => period([day, "0000"], [day, "2400"]))),
      [0, MINUTES_PER_WEEK],
    ],
    [
      "sorts, and merges what overlaps or touches",
      weekOf(
        period([2, "1200"], [2, "1500"]),
        period([2, "0900"], [2, "1200"]),
        period([1, "0900"], [1, "1200"]),
        period([2, "1000"], [2, "1100"]),
      ),
      [minute(1, 9), minute(1, 12), minute(2, 9), minute(2, 15)],
    ],
    [
      "takes hours/minutes and hour/minute when there is no time",
      openingWeekOf({
        periods: [{ open: { day: 1, hours: 9, minutes: 15 }, close: { day: 1, hour: 17, minute: 45 } }],
      }),
      [minute(1, 9, 15), minute(1, 17, 45)],
    ],
    [
      "prefers the time to the numbers",
      openingWeekOf({
        periods: [{ open: { day: 1, time: "1000", hours: 9 }, close: { day: 1, hours: 17, hour: 3 } }],
      }),
      [minute(1, 10), minute(1, 17)],
    ],
  ];
  for (const [name, week, expected] of cases) {
    it(name, () => assert.deepEqual(week && [...week], expected));
  }

  it("leaves unknown hours unknown", () => {
    const periods = [period([1, "0900"], [1, "1700"])];
    for (const hours of [
      undefined,
      null,
      {},
      { periods: [] },
      { isUnavailable: false, periods: [] },
      { isUnavailable: true, periods },
    ]) {
      assert.equal(openingWeekOf(hours), undefined, JSON.stringify(hours));
    }
  });

  it("leaves the whole week unknown when one period is malformed", () => {
    const good = period([1, "0900"], [1, "1700"]);
    const bad: unknown[] = [
      null,
      "Mo 9-17",
      {},
      { open: null },
      { open: { day: 7, time: "0900" }, close: null },
      { open: { day: 1.5, time: "0900" }, close: null },
      { open: { day: 1, time: "2400" }, close: { day: 2, time: "0100" } },
      { open: { day: 1, time: "900" }, close: good.close },
      { open: { day: 1, time: 900 }, close: good.close },
      { open: { day: 1, time: "9 am", hours: 9 }, close: good.close },
      { open: { day: 1, hours: 9, minutes: 60 }, close: good.close },
      { open: { day: 1, hours: -1 }, close: good.close },
      { open: good.open, close: { time: "1700" } },
      { open: good.open, close: { day: 1, time: "2401" } },
      { open: good.open, close: { day: 1, hours: "17" } },
      { open: good.open, close: "1700" },
    ];
    for (const malformed of bad) {
      assert.equal(
        openingWeekOf({ periods: [good, malformed] } as OpeningHours),
        undefined,
        JSON.stringify(malformed),
      );
    }
    assert.equal(openingWeekOf({ periods: "Mo-Fr 09:00-17:00" } as unknown as OpeningHours), undefined);
  });
});

describe("isOpenAt", () => {
  it("counts the minute of the open and not the minute of the close", () => {
    const week = weekOf(period([1, "0900"], [1, "1200"]), period([1, "1300"], [1, "1700"]))!;
    const open = [minute(1, 9), minute(1, 11, 59), minute(1, 13), minute(1, 16, 59)];
    const closed = [
      0,
      minute(1, 8, 59),
      minute(1, 12),
      minute(1, 12, 59),
      minute(1, 17),
      MINUTES_PER_WEEK - 1,
    ];
    assert.deepEqual(
      open.map((m) => isOpenAt(week, m)),
      open.map(() => true),
    );
    assert.deepEqual(
      closed.map((m) => isOpenAt(week, m)),
      closed.map(() => false),
    );
  });
});

describe("weekMinuteAt", () => {
  it("is the minute of the week that Temporal reads off the local clock", () => {
    const instants = fc.integer({ min: at("2000-01-01T00:00Z"), max: at("2100-01-01T00:00Z") });
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (timeZone, epochMs) => {
        const local = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
        assert.equal(weekMinuteAt(epochMs, timeZone), minute(local.dayOfWeek % 7, local.hour, local.minute));
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });

  it("changes at the very millisecond of a transition, whichever side was asked first", () => {
    for (const transition of ["2031-03-30T01:00Z", "2032-10-31T01:00Z"].map(at)) {
      const jump = transition === at("2031-03-30T01:00Z") ? 61 : -59;
      assert.equal(weekMinuteAt(transition, copenhagen) - weekMinuteAt(transition - 1, copenhagen), jump);
      assert.equal(weekMinuteAt(transition + 1, copenhagen), weekMinuteAt(transition, copenhagen));
    }
  });

  it("is right before 1970 and names an unknown zone", () => {
    assert.equal(weekMinuteAt(at("1969-12-28T00:00Z"), "UTC"), 0);
    assert.equal(weekMinuteAt(at("1969-12-28T00:00Z") - 1, "UTC"), MINUTES_PER_WEEK - 1);
    assert.throws(
      () => weekMinuteAt(0, "Europe/Atlantis"),
      /RangeError: unknown time zone: "Europe\/Atlantis"/,
    );
    assert.throws(() => weekMinuteAt(Number.NaN, copenhagen), RangeError);
  });
});

describe("localToInstant", () => {
  it("reads a local date-time, a skipped one moved forward and a repeated one as the first", () => {
    assert.equal(localToInstant("2026-11-21T18:30", copenhagen), at("2026-11-21T17:30Z"));
    assert.equal(localToInstant("2026-11-21T18:30:15.5", "Asia/Kolkata"), at("2026-11-21T13:00:15.5Z"));
    assert.equal(localToInstant("2026-03-29T02:30", copenhagen), at("2026-03-29T03:30+02:00"));
    assert.equal(localToInstant("2026-10-25T02:30", copenhagen), at("2026-10-25T02:30+02:00"));
    assert.equal(localToInstant("2026-10-04T02:10", "Australia/Lord_Howe"), at("2026-10-04T02:40+11:00"));
    assert.equal(localToInstant("2011-12-30T12:00", "Pacific/Apia"), at("2011-12-31T12:00+14:00"));
  });

  it("agrees with Temporal on every side of a transition", () => {
    fc.assert(
      fc.property(nearTransition, ({ timeZone, epochMs }) => {
        const local = Temporal.Instant.fromEpochMilliseconds(epochMs)
          .toZonedDateTimeISO("UTC")
          .toPlainDateTime();
        const expected = local.toZonedDateTime(timeZone, { disambiguation: "compatible" }).epochMilliseconds;
        assert.equal(localToInstant(local.toString({ smallestUnit: "millisecond" }), timeZone), expected);
      }),
      { seed: 2, numRuns: 1_000 },
    );
  });

  it("refuses what is not a local date-time", () => {
    const bad = [
      "",
      "2026-11-21",
      "2026-11-21T18",
      "2026-11-21 18:30",
      "2026-11-21T24:00",
      "2026-11-21T18:60",
      "2026-02-30T10:00",
    ];
    for (const text of [
      ...bad,
      "2026-13-01T10:00",
      "2026-11-21T18:30Z",
      "2026-11-21T18:30+01:00",
      "20261121T1830",
    ]) {
      assert.throws(() => localToInstant(text, copenhagen), RangeError, text);
    }
    assert.throws(() => localToInstant("2026-11-21T18:30", "Europe/Atlantis"), RangeError);
  });
});

describe("isTimeZone", () => {
  it("knows IANA names and fixed offsets, and nothing else", () => {
    for (const name of [...zones, "UTC", "europe/copenhagen", "+05:30"])
      assert.equal(isTimeZone(name), true, name);
    for (const name of ["", "Z", "Europe/Atlantis", "2026-11-21T10:00[Europe/Paris]"])
      assert.equal(isTimeZone(name), false, name);
  });

  it("forgets zones that come in ever more spellings", (t) => {
    const spellings = Array.from({ length: 2_500 }, (_, bits) =>
      [..."america/new_york"]
        .map((letter, at) => (bits & (1 << at) ? letter.toUpperCase() : letter))
        .join(""),
    );
    for (const timeZone of new Set(spellings)) weekMinuteAt(0, timeZone);
    const { mock } = t.mock.method(Intl, "DateTimeFormat");
    assert.equal(isTimeZone(spellings[0]!), true);
    assert.equal(mock.callCount(), 1, "it is looked up anew");
  });
});

describe("openingStateAt", () => {
  it("takes an opening that ends a minute after the week for one", () => {
    const week = weekOf(period([saturday, "1800"], [sunday, "0001"]));
    const state = openingStateAt(week, copenhagen, at("2026-11-21T19:00:00Z"));
    assert.equal(state.nextCloseTime, "2026-11-22T00:01:00+01:00");
  });

  const bar = weekOf(
    period([friday, "2000"], [friday, "0200"]),
    period([saturday, "2000"], [sunday, "0200"]),
  );
  const state = (week: Uint16Array | undefined, timeZone: string, instant: string) => {
    const { validUntilMs, ...rest } = openingStateAt(week, timeZone, at(instant));
    return { ...rest, until: new Date(validUntilMs).toISOString().slice(0, 16) };
  };

  it("says until when an open place is open, over midnight and over the end of the week", () => {
    assert.deepEqual(state(bar, copenhagen, "2026-11-20T23:59:59.999+01:00"), {
      openNow: true,
      nextCloseTime: "2026-11-21T02:00:00+01:00",
      until: "2026-11-21T01:00",
    });
    assert.deepEqual(state(bar, copenhagen, "2026-11-21T20:00+01:00"), {
      openNow: true,
      nextCloseTime: "2026-11-22T02:00:00+01:00",
      until: "2026-11-22T01:00",
    });
  });

  it("says of a closed place when it opens next, and the close of that opening", () => {
    assert.deepEqual(state(bar, copenhagen, "2026-11-22T02:00+01:00"), {
      openNow: false,
      nextCloseTime: "2026-11-28T02:00:00+01:00",
      until: "2026-11-27T19:00",
    });
  });

  it("judges in the zone of the place, half-hour offsets too", () => {
    const shop = weekOf(period([monday, "0900"], [monday, "1700"]));
    const expected = { openNow: true, nextCloseTime: "2026-11-23T17:00:00+05:30", until: "2026-11-23T11:30" };
    assert.deepEqual(state(shop, "Asia/Kolkata", "2026-11-23T03:30Z"), expected);
    assert.equal(state(shop, "America/New_York", "2026-11-23T03:30Z").openNow, false);
  });

  it("never opens a place whose schedule has no opening", () => {
    assert.deepEqual(openingStateAt(new Uint16Array(), copenhagen, 0), { openNow: false, ...unknown });
  });

  it("never closes a place that is always open", () => {
    const always = weekOf(period([0, "0000"], null));
    assert.deepEqual(openingStateAt(always, copenhagen, 0), { openNow: true, ...unknown });
  });

  it("does not guess when the hours or the zone are unknown", () => {
    assert.deepEqual(openingStateAt(undefined, copenhagen, 0), unknown);
    assert.deepEqual(openingStateAt(bar, undefined, 0), unknown);
    assert.deepEqual(openingStateAt(bar, "Europe/Atlantis", 0), unknown);
  });

  // Every transition here is on a Sunday; the bar closes at 02:30 on that day.
  const late = weekOf(period([saturday, "2000"], [sunday, "0230"]));
  const transitions: [name: string, timeZone: string, evening: string, closes: string][] = [
    ["Copenhagen forward", copenhagen, "2026-03-28T23:00+01:00", "2026-03-29T03:30:00+02:00"],
    ["Copenhagen back", copenhagen, "2026-10-24T23:00+02:00", "2026-10-25T02:30:00+02:00"],
    ["New York forward", "America/New_York", "2026-03-07T23:00-05:00", "2026-03-08T03:30:00-04:00"],
    ["New York back", "America/New_York", "2026-10-31T23:00-04:00", "2026-11-01T02:30:00-05:00"],
    [
      "Lord Howe forward by half an hour",
      "Australia/Lord_Howe",
      "2026-10-03T23:00+10:30",
      "2026-10-04T02:30:00+11:00",
    ],
    [
      "Lord Howe back by half an hour",
      "Australia/Lord_Howe",
      "2026-04-04T23:00+11:00",
      "2026-04-05T02:30:00+10:30",
    ],
  ];
  for (const [name, timeZone, evening, closes] of transitions) {
    it(`closes at the local time in the night of a transition: ${name}`, () => {
      const opening = openingStateAt(late, timeZone, at(evening));
      assert.deepEqual(opening, { openNow: true, nextCloseTime: closes, validUntilMs: at(closes) });
      assert.equal(openingStateAt(late, timeZone, at(closes) - 1).openNow, true);
      assert.equal(openingStateAt(late, timeZone, at(closes)).openNow, false);
    });
  }

  it("opens and closes once in an hour that is repeated, the first time", () => {
    const week = weekOf(
      period([sunday, "0130"], [sunday, "0215"]),
      period([sunday, "0230"], [sunday, "0245"]),
    );
    const changes = changesFrom(week!, copenhagen, at("2026-10-25T00:00+02:00"), 5);
    assert.deepEqual(changes, ["01:30+02:00", "02:15+02:00", "02:30+02:00", "02:45+02:00", "01:30+01:00"]);
  });

  it("puts openings in order that a skipped hour puts out of order", () => {
    const week = weekOf(
      period([sunday, "0230"], [sunday, "0240"]),
      period([sunday, "0300"], [sunday, "0310"]),
    );
    const changes = changesFrom(week!, copenhagen, at("2026-03-29T00:00+01:00"), 4);
    assert.deepEqual(changes, ["03:00+02:00", "03:10+02:00", "03:30+02:00", "03:40+02:00"]);
  });

  it("joins openings of which a skipped hour puts one within the other", () => {
    const week = weekOf(
      period([sunday, "0230"], [sunday, "0240"]),
      period([sunday, "0300"], [sunday, "0500"]),
    );
    const changes = changesFrom(week!, copenhagen, at("2026-03-29T00:00+01:00"), 2);
    assert.deepEqual(changes, ["03:00+02:00", "05:00+02:00"]);
  });

  it("takes an opening that begins where a skipped hour moves the close before it as one with it", () => {
    const week = weekOf(
      period([saturday, "2000"], [sunday, "0230"]),
      period([sunday, "0330"], [sunday, "0500"]),
    );
    assert.deepEqual(changesFrom(week!, copenhagen, at("2026-03-28T23:00+01:00"), 1), ["05:00+02:00"]);
  });

  it("follows a close that a skipped hour moves over the end of the week", () => {
    const week = weekOf(
      period([saturday, "2345"], [saturday, "2400"]),
      period([sunday, "0000"], [saturday, "2330"]),
    );
    const changes = changesFrom(week!, "America/Nuuk", at("2026-03-29T00:15-01:00"), 2);
    assert.deepEqual(changes, ["00:30-01:00", "00:45-01:00"]);
  });

  it("leaves out an opening that a skipped hour leaves with no time", () => {
    const week = weekOf(period([sunday, "0230"], [sunday, "0310"]));
    const { openNow, nextCloseTime } = openingStateAt(week, copenhagen, at("2026-03-22T04:00+01:00"));
    assert.deepEqual(
      { openNow, nextCloseTime },
      { openNow: false, nextCloseTime: "2026-04-05T03:10:00+02:00" },
    );
  });

  it("agrees with a slow version that walks through the minutes", () => {
    fc.assert(
      fc.property(somePeriods, nearTransition, (periods, { timeZone, epochMs }) => {
        const startMs = Math.floor(epochMs / 60_000) * 60_000;
        assert.deepEqual(
          openingStateAt(weekOf(...periods), timeZone, startMs),
          slowStateAt(periods, timeZone, startMs),
        );
      }),
      { seed: 3, numRuns: 400 },
    );
  });

  it("stays the same until validUntilMs and differs right at it", () => {
    fc.assert(
      fc.property(
        somePeriods,
        nearTransition,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (periods, where, share) => {
          const week = weekOf(...periods)!;
          const now = openingStateAt(week, where.timeZone, where.epochMs);
          if (now.validUntilMs === Number.POSITIVE_INFINITY) return;
          assert.ok(now.validUntilMs > where.epochMs);
          const between = Math.floor(where.epochMs + share * (now.validUntilMs - 1 - where.epochMs));
          for (const epochMs of [between, now.validUntilMs - 1]) {
            assert.deepEqual(openingStateAt(week, where.timeZone, epochMs), now);
          }
          assert.equal(openingStateAt(week, where.timeZone, now.validUntilMs).openNow, !now.openNow);
        },
      ),
      { seed: 4, numRuns: 2_000 },
    );
  });

  it("agrees with isOpenAt, except in the day after a transition", () => {
    fc.assert(
      fc.property(somePeriods, nearTransition, (periods, { timeZone, epochMs, sinceTransitionMs }) => {
        fc.pre(sinceTransitionMs < 0 || sinceTransitionMs >= 86_400_000);
        const week = weekOf(...periods)!;
        assert.equal(
          openingStateAt(week, timeZone, epochMs).openNow,
          isOpenAt(week, weekMinuteAt(epochMs, timeZone)),
        );
      }),
      { seed: 5, numRuns: 2_000 },
    );
  });
});

/** An instant within nine days of a transition of its zone (of any day, where there is none). */
const nearTransition = fc
  .record({
    timeZone: fc.constantFrom(...zones),
    from: fc.integer({ min: at("2005-01-01T00:00Z"), max: at("2045-01-01T00:00Z") }),
    sinceTransitionMs: fc.oneof(
      fc.integer({ min: -9 * 86_400_000, max: 9 * 86_400_000 }),
      fc.integer({ min: -5 * 3_600_000, max: 5 * 3_600_000 }),
    ),
  })
  .map(({ timeZone, from, sinceTransitionMs }) => {
    const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
    const base = start.getTimeZoneTransition("next")?.epochMilliseconds ?? from;
    return { timeZone, epochMs: base + sinceTransitionMs, sinceTransitionMs };
  });

/** Times that cluster around the hours of transitions, so that they are skipped and repeated often. */
const dayMinute = fc.oneof(
  fc.integer({ min: 0, max: 1_439 }),
  fc.integer({ min: 0, max: 24 }).map((n) => n * 10),
);
const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const weekDay = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(sunday, saturday));
const somePeriods = fc.array(
  fc
    .record({
      day: weekDay,
      opens: dayMinute,
      closes: fc.oneof(dayMinute, fc.constant(1_440)),
      days: fc.constantFrom(0, 0, 0, 1, 1, 6),
    })
    .map(({ day, opens, closes, days }) =>
      period([day, clockTime(opens)], [(day + days) % 7, clockTime(closes)]),
    ),
  { minLength: 1, maxLength: 8 },
);

/** The local times of the next `count` changes. */
function changesFrom(week: Uint16Array, timeZone: string, epochMs: number, count: number): string[] {
  const changes: string[] = [];
  for (let ms = epochMs; changes.length < count; ) {
    ms = openingStateAt(week, timeZone, ms).validUntilMs;
    const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
    changes.push(`${local.toPlainTime().toString({ smallestUnit: "minute" })}${local.offset}`);
  }
  return changes;
}

/** Ticks every open minute of the week, reads each day's opens and closes off the ticks, then waits for a change. */
function slowStateAt(periods: ReturnType<typeof period>[], timeZone: string, epochMs: number) {
  const ticked = new Set<number>();
  for (const { open, close } of periods) {
    const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const target = (close!.day * 1_440 + minuteOf(close!.time)) % MINUTES_PER_WEEK;
    const reached = (m: number) =>
      close!.day === open.day ? m % 1_440 === target % 1_440 : m % MINUTES_PER_WEEK === target;
    let m = open.day * 1_440 + minuteOf(open.time);
    do ticked.add(m++ % MINUTES_PER_WEEK);
    while (!reached(m));
  }
  if (ticked.size === MINUTES_PER_WEEK) return { openNow: true, ...unknown };

  const here = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone).toPlainDate();
  const openings: { opens: number; closes: number }[] = [];
  for (let days = -16; days <= 23; days++) {
    const date = here.add({ days });
    const instantOf = (minutes: number) =>
      date.toPlainDateTime().add({ minutes }).toZonedDateTime(timeZone).epochMilliseconds;
    const midnight = (date.dayOfWeek % 7) * 1_440;
    const isTicked = (m: number) => ticked.has((midnight + m + MINUTES_PER_WEEK) % MINUTES_PER_WEEK);
    for (let m = 0; m < 1_440; m++) {
      if (!isTicked(m) || isTicked(m - 1)) continue;
      let close = m;
      while (isTicked(close)) close++;
      openings.push({ opens: instantOf(m), closes: instantOf(close) });
    }
  }
  const isOpen = (ms: number) => openings.some(({ opens, closes }) => opens <= ms && ms < closes);
  const changeAfter = (ms: number) => {
    let next = ms + 60_000;
    while (isOpen(next) === isOpen(ms)) next += 60_000;
    return next;
  };
  const openNow = isOpen(epochMs);
  const validUntilMs = changeAfter(epochMs);
  const closes = Temporal.Instant.fromEpochMilliseconds(openNow ? validUntilMs : changeAfter(validUntilMs));
  const nextCloseTime = closes
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: "never", smallestUnit: "second" });
  return { openNow, nextCloseTime, validUntilMs };
}
