import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Random } from "../../bench/generator/random.ts";
import type { OpeningHours } from "../contract/opening-hours.ts";
import {
  isOpenOn,
  isUnknownOn,
  type OpeningCalendar,
  openingCalendarOf,
  packCalendar,
  shownWeekOf,
  unpackCalendar,
} from "./calendar.ts";
import { packEventDates, readEventDates, unpackEventDates } from "./event-dates.ts";
import { lastEnd, occurrenceFrom } from "./event-occurrences.ts";
import { holidaysIn, nextHoliday } from "./holidays.ts";
import { findJurisdiction, type Jurisdiction } from "./jurisdiction.ts";
import { dayNumber, localMsToInstant, weekMinuteAt } from "./local-time.ts";
import { readOpeningHours } from "./notation/read-opening-hours.ts";
import { calendarStateAt, openingStateAt } from "./state.ts";
import { isOpenAt, openingWeekOf, weekPlanOf } from "./week.ts";

const YEAR = 2026;
const MINUTE_MS = 60_000;
const VALUES = 1_200;
const WEEKS = 600;
const EVENTS = 1_500;
/** Zones whose clocks are the same in every edition of their table, for these years. */
const zones = ["Europe/Copenhagen", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "+05:45"];
const places: (Jurisdiction | undefined)[] = [
  { country: "DK" },
  { country: "DE", near: ["DE-BY", "DE-BW"] },
  { country: "GB", subdivision: "GB-SCT" },
  { country: "GR" },
  { country: "XX" },
  undefined,
];

const held = new Map<string, { count: number; all: string }>();

/** Of all that is said of a group its number and a short hash. */
function say(group: string, what: unknown): void {
  const { count, all } = held.get(group) ?? { count: 0, all: "" };
  held.set(group, { count: count + 1, all: hash("md5", all + JSON.stringify(what)).slice(0, 8) });
}

/** Of a calendar what is told of it at some instants, on the days around them and in a record. */
function toldOf(calendar: OpeningCalendar, random: Random): unknown {
  const packed = packCalendar(calendar);
  const first = dayNumber(YEAR, 1, 1);
  const told = Array.from({ length: 6 }, () => {
    const day = first + random.below(740);
    const minute = random.pick([0, 1, 599, 600, 1_080, 1_439]);
    const zone = random.pick(zones);
    const state = calendarStateAt(calendar, zone, localMsToInstant((day * 1_440 + minute) * MINUTE_MS, zone));
    const shown = shownWeekOf(calendar, day);
    return [state, isOpenOn(calendar, day, minute), isUnknownOn(calendar, day), shown];
  });
  return [packed, unpackCalendar(packed), told];
}

function drawnValue(random: Random): string {
  const pick = (...list: readonly string[]) => random.pick(list);
  const month = () => pick("Jan", "feb", "March", "Apr", "Sept", "Oct", "Dec");
  const date = (): string =>
    pick(
      month(),
      `${month()} ${random.between(1, 31)}`,
      `${random.between(1, 28)} ${month()}`,
      `${month()} 24,${random.between(20, 30)}`,
      `easter${pick("", " -2 days", " +1 day")}`,
      `${month()} Su[${pick("1", "-1", "5")}]`,
      `${pick("2026", "2027")} ${month()} ${random.between(1, 29)}`,
    );
  const season = () =>
    pick(
      ...["", "", "", "", date(), `${date()}-${date()}`, `${date()}-${random.between(1, 31)}`],
      ...[`${date()},${date()}`, `week ${pick("1-53/2", "10-20", "29,31-33", "53", "0-4", "5-2")}`],
      ...["2026", "2026-2027:", "2027+", "2025-2029/2"],
    );
  const weekday = () => pick("Mo", "tue", "We", "Thurs", "Friday", "Sa", "Su");
  const days = () =>
    pick(
      ...["", "Mo-Fr", "Sa-Mo", weekday(), `${weekday()}-${weekday()}`, `${weekday()},${weekday()}`],
      ...["PH", "SH", "Su,PH", "PH Mo-Fr", "PH -1 day", "PH +2 days", `${weekday()} PH`],
      ...[`${weekday()}[${pick("1", "2-3", "-1", "5", "1,3", "6", "-2-3")}]`],
    );
  const clock = () =>
    pick(
      ...["09:00", "9", "9am", "12:30 pm", "12 am", "13.30", "17h30", "18:00", "22:00", "24:00", "26:00"],
      ...["00:00", "48:00", "sunset", "(sunrise+01:00)", "dusk", "dawn", "25"],
    );
  const span = () =>
    pick(`${clock()}-${clock()}`, `${clock()}-${clock()}`, `${clock()}+`, `${clock()}-${clock()}+`);
  const times = () =>
    pick("", "24/7", "10:00-18:00", "20:00-02:00", "08:00-12:00,13:00-17:00", span(), `${span()},${span()}`);
  const state = () => pick("", "", "", "", "off", "closed", "open", "unknown", '"by appointment"', 'off "x"');
  const rule = () => [season(), days(), times(), state()].filter(Boolean).join(" ");
  const rules = Array.from({ length: random.between(1, 3) }, () => rule() || "10:00-18:00");
  return rules.reduce((all, one) => all + pick("; ", "; ", ", ", " || ", " ", ";\n") + one);
}

/** What values of opening hours tell, of places in several countries. */
function sayValues(): void {
  for (let index = 0; index < VALUES; index++) {
    const random = new Random(7, 1, index);
    const value = drawnValue(random);
    const place = random.pick(places);
    const told = readOpeningHours(value, place, { year: YEAR });
    const week = { usual: weekPlanOf(told.openingHours), exceptions: [], validThrough: Infinity };
    const calendar = openingCalendarOf(told.openingHours) ?? week;
    say(`values ${told.untold?.reason ?? "told"} ${place?.country}`, [value, told, toldOf(calendar, random)]);
  }
}

function drawnWeek(random: Random): OpeningHours {
  const odd = random.chance(0.15);
  const point = () => ({
    day: random.pick([0, 0, 1, 2, 5, 6, odd ? 7 : 6]),
    ...random.pick([
      {
        time: random.pick([
          "0000",
          "02:30",
          "0200",
          "1000",
          "18:00",
          odd ? "2500" : "2330",
          odd ? "9:00" : "0700",
        ]),
      },
      { hours: random.pick([0, 8, 23, odd ? 25 : 22]), minutes: random.pick([0, 30, 59, odd ? 60 : 1]) },
      { hour: random.pick([0, 2, odd ? 24 : 12]), minute: random.pick([0, 15]) },
      { time: "0900" },
      {},
    ]),
  });
  const close = () => (random.chance(0.1) ? { day: random.pick([0, 6]), time: "2400" } : point());
  const isWhole = random.chance(0.1);
  const period = () => ({ open: point(), close: isWhole ? null : close() });
  return { periods: Array.from({ length: random.between(0, 3) }, period) };
}

/** Whether weeks that are stored are open, around changes of the clock too. */
function sayWeeks(): void {
  const changes = ["2026-03-08T07:00Z", "2026-03-29T01:00Z", "2026-10-25T01:00Z", "2026-04-04T15:00Z"];
  for (let index = 0; index < WEEKS; index++) {
    const random = new Random(8, 1, index);
    const stored = drawnWeek(random);
    const week = openingWeekOf(stored);
    const zone = random.pick(zones);
    const told = changes.map((change) => {
      const at = Date.parse(change) + random.between(-4_000, 4_000) * MINUTE_MS;
      const minute = weekMinuteAt(at, zone);
      return [openingStateAt(week, zone, at), minute, week && isOpenAt(week, minute)];
    });
    say(`weeks ${week ? "known" : "unknown"} ${zone}`, [week && [...week], weekPlanOf(stored), told]);
  }
}

function drawnEvent(random: Random) {
  const pick = (...list: readonly string[]) => random.pick(list);
  const day = () => random.between(1, 31);
  const month = () => pick("Jan", "February", "Apr.", "May", "Dec", "dec");
  const date = () =>
    pick(
      ...[
        `${month()} ${day()}`,
        `${day()} ${month()} 2026`,
        `${month()} ${day()}, 2027`,
        `${day()}th ${month()}`,
      ],
      ...[`2026-12-0${random.between(1, 9)}`, `2026-02-${random.between(10, 31)}T19:30`, "2026-12-31T24:00"],
      ...["2026-06-05T18:30:00Z", "2026-06-05T18:30+02:00", "2026-06-05T23:30:00-0730", "Feb 29"],
    );
  const clock = () => pick("19:00", "7 PM", "7.30 p.m.", "12 am", "12 PM", "24:00", "13 PM", "23:60");
  const times = () => pick("", clock(), `${clock()} – ${clock()}`, "7 – 9 PM", "11 – 1 PM", "12 – 12:30 AM");
  const series = () =>
    pick("", "", "every Saturday", "every day", "each Tue and Thurs", "weekly on Fri, Sun");
  const when = () =>
    pick(
      ...[
        "",
        `${date()}, ${times()}`,
        `Sat, ${date()} – ${date()}`,
        `${month()} ${day()} – ${day()}, ${times()}`,
      ],
      ...[
        `until ${date()}`,
        `${series()}, ${times()}`,
        `${series()} until ${date()}`,
        `${date()} – Sun, ${date()} ${clock()}`,
      ],
      ...[`${date()} ${clock()} – ${date()} ${clock()}`, "ask there", `from ${date()} to ${date()}`],
    );
  const stamp = random.pick([undefined, undefined, 1_780_000_000, 1_780_012_345_000, 1_780_315_200, -1, 0]);
  const start_date = random.chance(0.6) ? date() : undefined;
  return { dateTimestamp: stamp, date: { start_date, when: when() } };
}

/** When events take place, as sources write them. */
function sayEvents(): void {
  for (let index = 0; index < EVENTS; index++) {
    const random = new Random(9, 1, index);
    const event = drawnEvent(random);
    const updatedAt = random.pick([
      undefined,
      Date.parse("2026-11-22T12:00Z"),
      Date.parse("2026-02-27T00:00Z"),
    ]);
    const dates = readEventDates(event, updatedAt);
    const zone = random.pick(zones);
    const froms = ["2026-01-01T00:00Z", "2026-12-05T18:00Z", "2027-01-03T12:00Z", "2028-02-28T23:00Z"];
    const next = dates && froms.map((from) => occurrenceFrom(dates, zone, Date.parse(from)));
    const packed = dates && packEventDates(dates);
    const kind = dates ? (dates.weekly ? "again" : dates.yearly ? "every year" : "once") : "unknown";
    say(`events ${kind}`, [event, dates, packed, packed && unpackEventDates(packed), next]);
    if (dates) say(`events ${kind}`, String(lastEnd(dates, zone)));
  }
}

/** The holidays of every country, and in which part of one a place lies. */
function sayHolidays(): void {
  const table = JSON.parse(readFileSync(new URL("holiday-table.json", import.meta.url), "utf8")) as {
    countries: Record<string, string | Record<string, string>>;
  };
  for (const [country, days] of Object.entries(table.countries)) {
    const parts = typeof days === "string" ? [] : Object.keys(days).slice(0, 2);
    for (const subdivision of [undefined, ...parts]) {
      const holidays = holidaysIn({ country, subdivision });
      for (let day = dayNumber(YEAR, 1, 1); day < dayNumber(YEAR + 1, 1, 8); day++) {
        const said = [holidays.isHoliday("PH", day), holidays.isInDoubt(day), holidays.nameOf(day)];
        if (said.some((one) => one !== false && one !== undefined))
          say("holidays", [country, subdivision, day, said]);
      }
    }
  }
  for (const name of ["easterSunday", "christmas", "ascension", "none"])
    for (let day = dayNumber(YEAR, 1, 1); day < dayNumber(YEAR + 1, 1, 1); day += 29)
      say("names", [name, day, nextHoliday(name, day)]);
  const random = new Random(10);
  for (const [south, west] of [
    [47, 6],
    [36, -9],
    [50, -8],
    [24, -125],
    [-38, 113],
    [41, 12],
  ] as const)
    for (let index = 0; index < 60; index++) {
      const position = { latitude: south + 9 * random.float(), longitude: west + 20 * random.float() };
      say("places", [position, findJurisdiction(position)]);
    }
}

test("what is told of opening hours, weeks, events and holidays of all kinds is what it was", (context) => {
  for (const sayAll of [sayValues, sayWeeks, sayEvents, sayHolidays]) sayAll();
  const lines = [...held].sort().map(([group, { count, all }]) => `${group}: ${count}, ${all}`);
  // To hold what is meant to have changed: node --test --test-update-snapshots src/hours/told-hours.test.ts
  const path = join(import.meta.dirname, "told-hours.txt");
  context.assert.fileSnapshot(lines, path, { serializers: [(all) => `${(all as string[]).join("\n")}\n`] });
});
