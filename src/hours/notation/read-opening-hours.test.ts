import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { storedOpeningHours } from "../../contract/opening-hours.ts";
import { openingCalendarOf, planOfDay } from "../calendar.ts";
import type { Jurisdiction } from "../jurisdiction.ts";
import { dayOfDate } from "../local-time.ts";
import { type Stretch, weekPlanOf } from "../week.ts";
import { readOpeningHours } from "./read-opening-hours.ts";

const copenhagen = { country: "DK" };
const porto = { country: "PT" };
const london = { country: "GB", subdivision: "GB-ENG" };
const edinburgh = { country: "GB", subdivision: "GB-SCT" };
const kyoto = { country: "JP" };
/** No country has this code. */
const unlisted = { country: "XX" };

const weekdays = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];

function hoursOf(value: string, place: Jurisdiction = copenhagen, year = 2026) {
  const told = readOpeningHours(value, place, { year });
  assert.deepEqual(
    storedOpeningHours.parse(told.openingHours),
    told.openingHours,
    `${value} fits the contract`,
  );
  assert.equal(told.untold, undefined, `${value}: ${told.untold?.detail}`);
  return told.openingHours;
}

/** "Mo 09:00-17:00 ?17:00-22:00" of every weekday on which something happens, from Monday; what is uncertain after a question mark. */
function weekText(value: string, place?: Jurisdiction): string {
  const hours = hoursOf(value, place);
  assert.equal(hours.exceptions, undefined, `${value} is the same every week`);
  return [1, 2, 3, 4, 5, 6, 0]
    .map((day) => [weekdays[day]!, dayText(weekPlanOf(hours)[day]!)])
    .filter(([, text]) => text !== "closed")
    .map((words) => words.join(" "))
    .join("; ");
}

/** What begins on a date: "09:00-17:00 ?17:00-22:00", or "closed". */
function on(value: string, date: string, place?: Jurisdiction): string {
  const hours = hoursOf(value, place);
  const calendar = openingCalendarOf(hours) ?? {
    usual: weekPlanOf(hours),
    exceptions: [],
    validThrough: Infinity,
  };
  return dayText(planOfDay(calendar, dayOfDate(date)));
}

function dayText({ open, uncertain }: { open: readonly Stretch[]; uncertain: readonly Stretch[] }): string {
  const texts = [...open.map(stretchText), ...uncertain.map((stretch) => `?${stretchText(stretch)}`)];
  return texts.join(" ") || "closed";
}

function stretchText([from, until]: Stretch): string {
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return `${clock(from)}-${clock(until)}`;
}

const every = (text: string) =>
  "Mo Tu We Th Fr Sa Su".replaceAll(/\w\w/g, (day) => `${day} ${text};`).slice(0, -1);

describe("readOpeningHours, the same every week", () => {
  const cases: [value: string, week: string][] = [
    ["08:00-20:00", every("08:00-20:00")],
    ["24/7", every("00:00-24:00")],
    ["00:00-24:00", every("00:00-24:00")],
    [
      "Mo,We-Fr 09:00-12:30,14:00-18:00",
      "Mo 09:00-12:30 14:00-18:00; We 09:00-12:30 14:00-18:00; Th 09:00-12:30 14:00-18:00; Fr 09:00-12:30 14:00-18:00",
    ],
    ["Sa-Mo 10:00-16:00", "Mo 10:00-16:00; Sa 10:00-16:00; Su 10:00-16:00"],
    ["Fr 20:00-04:00; Sa off", "Fr 20:00-28:00"],
    ["Th 18:00-26:00", "Th 18:00-26:00"],
    ["Th 10:00-10:00; Fr 00:00-00:00", "Th 10:00-34:00; Fr 00:00-24:00"],
    ["Mo-We 10:00-18:00; Tu off", "Mo 10:00-18:00; We 10:00-18:00"],
    ["Mo-We 10:00-18:00; Tu 12:00-13:00 off", "Mo 10:00-18:00; Tu 10:00-12:00 13:00-18:00; We 10:00-18:00"],
    ["Tu 10:00-18:00; Tu 20:00-22:00", "Tu 20:00-22:00"],
    ["Tu 10:00-18:00, Tu 20:00-22:00", "Tu 10:00-18:00 20:00-22:00"],
    ["Mo 10:00-18:00 open; Su closed", "Mo 10:00-18:00"],
    ["Mo 00:00-24:00; Tu 00:00-03:00", "Mo 00:00-24:00; Tu 00:00-03:00"],
  ];
  for (const [value, week] of cases) it(`reads ${value}`, () => assert.equal(weekText(value), week));

  const slips: [value: string, meant: string][] = [
    ["mo–fr 9:00 – 17:30", "Mo-Fr 09:00-17:30"],
    ["Monday-Fri: 09.00-17.30", "Mo-Fr 09:00-17:30"],
    ["Mo-Fr 9am-5:30pm", "Mo-Fr 09:00-17:30"],
    ["Mo-Fr 12:30 am - 12 p.m.", "Mo-Fr 00:30-12:00"],
    ["Mo-Fr 1 am - 1 pm", "Mo-Fr 01:00-13:00"],
    ["Mo-Tu 09:00-17:00; Mo off 12:00-14:00", "Mo 09:00-12:00,14:00-17:00; Tu 09:00-17:00"],
    ["Mo-Fr 9-17", "Mo-Fr 09:00-17:00"],
    ["Mo-Fr 12:00-15, 19:00-23:00", "Mo-Fr 12:00-15:00,19:00-23:00"],
    ["Mo-Fr 09:00～17:30", "Mo-Fr 09:00-17:30"],
    ["09:00-17:30 Mo-Fr", "Mo-Fr 09:00-17:30"],
    ["Mo-Fr 09:00-17:30;\nSa 10:00-14:00;", "Mo-Fr 09:00-17:30; Sa 10:00-14:00"],
    ["Mo-Fr 09:00-17:30 Sa 10:00-14:00", "Mo-Fr 09:00-17:30; Sa 10:00-14:00"],
    ["Mo, Tu 09:00-17:30, We 10:00-14:00", "Mo,Tu 09:00-17:30; We 10:00-14:00"],
    ["Thurs 9:00 to 17:30", "Th 09:00-17:30"],
    ["09:00 a 17:30", "09:00-17:30"],
    ["Mo-Su,PH 09:00-17:30", "09:00-17:30"],
    ["2026 20 Dec-6 Jan 09:00-17:30", "2026 Dec 20-2027 Jan 6 09:00-17:30"],
  ];
  for (const [value, meant] of slips) {
    it(`takes ${JSON.stringify(value)} for ${meant}`, () => assert.deepEqual(hoursOf(value), hoursOf(meant)));
  }

  it("reads rules for years without a separator between them", () => {
    const rules = ["2026 Mo 10:00-12:00", "2027 Tu 12:00-14:00"];
    assert.deepEqual(hoursOf(rules.join(" ")), hoursOf(rules.join(", ")));
  });

  it("writes open at all hours as the interface does", () => {
    assert.deepEqual(hoursOf("24/7"), { periods: [{ open: { day: 0, time: "0000" }, close: null }] });
  });
});

describe("readOpeningHours, uncertain", () => {
  const cases: [name: string, value: string, week: string][] = [
    ["from an open end on, at least until five", "We 18:00+", "We ?18:00-29:00"],
    ["after an open end", "We 18:00-22:00+", "We 18:00-22:00 ?22:00-32:00"],
    [
      "after an open end, until the next times",
      "We 12:00-14:00+,18:00-22:00",
      "We 12:00-14:00 18:00-22:00 ?14:00-18:00",
    ],
    ["from an open end on, until the next times", "We 12:00+,18:00-22:00", "We 18:00-22:00 ?12:00-18:00"],
    [
      "by the sun, but not at hours that are sure",
      "We 09:00-17:00,15:00-sunset",
      "We 09:00-17:00 ?17:00-26:00",
    ],
    ["where the sun decides when it closes", "We 10:00-sunset", "We ?10:00-26:00"],
    ["where the sun decides when it opens", "We sunrise-18:00", "We ?00:00-18:00"],
    ["for a night by the sun", "We (sunset+01:00)-02:00; Fr dusk-dawn", "We ?12:00-26:00; Fr ?12:00-36:00"],
    ["where it is said to be unknown", "We 10:00-12:00 unknown", "We ?10:00-12:00"],
    ["under a condition in words", 'We 10:00-12:00; Sa "by appointment"', "We 10:00-12:00; Sa ?00:00-24:00"],
    ["at timed conditions", 'We 10:00-12:00 "if the weather is good"', "We ?10:00-12:00"],
    ["on days without times", "We; Th 10:00-12:00", "We ?00:00-24:00; Th 10:00-12:00"],
    [
      "in a fallback",
      'Mo-Sa 00:00-24:00; Su 10:00-12:00 || "on appointment"',
      "Mo 00:00-24:00; Tu 00:00-24:00; We 00:00-24:00; Th 00:00-24:00; Fr 00:00-24:00; Sa 00:00-24:00; Su 10:00-12:00 ?00:00-10:00 ?12:00-24:00",
    ],
    [
      "where the first of two bare times may still hold",
      "09:00-12:00; 14:00-18:00; Mo-Sa off",
      "Su 14:00-18:00 ?09:00-12:00",
    ],
    [
      "where overlapping times may replace or add",
      "We 06:00-21:00, We 09:00-18:00",
      "We 09:00-18:00 ?06:00-09:00 ?18:00-21:00",
    ],
    ["of all days but those said to be closed", "Mo-Sa off", "Su ?00:00-24:00"],
  ];
  for (const [name, value, week] of cases) it(`${name}: ${value}`, () => assert.equal(weekText(value), week));

  it("is a day's share of a season that the next rule may have or not", () => {
    const value = "Apr-Sep Mo-Fr 10:00-18:00, Sa 10:00-14:00";
    assert.equal(on(value, "2026-07-04"), "10:00-14:00");
    assert.equal(on(value, "2026-01-03"), "?10:00-14:00");
    assert.equal(on(value, "2026-01-05"), "closed");
  });

  it("is a holiday whose rule stands before the general one", () => {
    assert.equal(on("PH off; Mo-Fr 09:00-17:00", "2026-12-25"), "?09:00-17:00");
    assert.equal(on("Mo-Fr 09:00-17:00; PH off", "2026-12-25"), "closed");
  });
});

describe("readOpeningHours, by date", () => {
  const cases: [value: string, days: Record<string, string>, place?: Jurisdiction][] = [
    [
      "Apr-Sep 10:00-18:00; Oct-Mar Sa,Su 11:00-16:00",
      {
        "2026-03-31": "closed",
        "2026-04-01": "10:00-18:00",
        "2026-09-30": "10:00-18:00",
        "2026-10-03": "11:00-16:00",
        "2027-01-01": "closed",
      },
    ],
    [
      "10:00-17:00; Dec 24-26 off; Jan 01 off",
      { "2026-12-23": "10:00-17:00", "2026-12-24": "closed", "2026-12-26": "closed", "2027-01-01": "closed" },
    ],
    [
      "10:00-17:00; Dec 24-31 off",
      { "2026-12-23": "10:00-17:00", "2026-12-31": "closed", "2027-01-01": "10:00-17:00" },
    ],
    [
      "10:00-17:00; 2026 Dec 24-2027 Jan 6 off",
      {
        "2026-12-23": "10:00-17:00",
        "2027-01-06": "closed",
        "2027-01-07": "10:00-17:00",
        "2027-12-25": "10:00-17:00",
      },
    ],
    ["10:00-17:00; Dec 24,26-28 off", { "2026-12-25": "10:00-17:00", "2026-12-27": "closed" }],
    [
      "Nov 15-Feb 10: 10:00-16:00",
      {
        "2026-02-10": "10:00-16:00",
        "2026-02-11": "closed",
        "2026-11-14": "closed",
        "2027-01-15": "10:00-16:00",
      },
    ],
    [
      "15 Jun-15 Sep 10:00-20:00",
      { "2026-06-14": "closed", "2026-06-15": "10:00-20:00", "2026-09-15": "10:00-20:00" },
    ],
    ["10:00-18:00; Feb 29 off", { "2027-02-28": "10:00-18:00", "2027-03-01": "10:00-18:00" }],
    [
      "Dec 24 -1 day-Dec 26 +2 days 10:00-12:00",
      {
        "2026-12-22": "closed",
        "2026-12-23": "10:00-12:00",
        "2026-12-28": "10:00-12:00",
        "2026-12-29": "closed",
      },
    ],
    ["Fr[-1] 10:00-14:00", { "2026-12-18": "closed", "2026-12-25": "10:00-14:00", "2027-01-01": "closed" }],
    ["Feb 10:00-12:00", { "2027-02-28": "10:00-12:00", "2027-03-01": "closed" }],
    [
      "2026 Dec 20-Jan 6 off; 10:00-12:00",
      { "2026-12-19": "10:00-12:00", "2027-01-06": "?10:00-12:00", "2027-12-25": "10:00-12:00" },
    ],
    [
      "10:00-12:00; 2026 Dec 20-Jan 6 off",
      { "2026-12-19": "10:00-12:00", "2027-01-06": "closed", "2027-12-25": "10:00-12:00" },
    ],
    [
      "2026 Dec 20-easter 10:00-12:00",
      { "2026-12-19": "closed", "2027-03-28": "10:00-12:00", "2027-03-29": "closed" },
    ],
    ["2027: 10:00-12:00", { "2026-12-31": "closed", "2027-01-01": "10:00-12:00" }],
    ["week 29-30: off; Mo-Fr 09:00-15:00", { "2026-07-10": "09:00-15:00", "2026-07-14": "?09:00-15:00" }],
    [
      "Mo-Fr 09:00-15:00; week 29-30,53 off",
      {
        "2026-07-13": "closed",
        "2026-07-27": "09:00-15:00",
        "2026-12-31": "closed",
        "2027-01-01": "closed",
        "2027-01-04": "09:00-15:00",
      },
    ],
    ["week 1-53/2 Mo 09:00-10:00", { "2026-01-05": "closed", "2026-01-12": "09:00-10:00" }],
    [
      "Su[1],Su[-1] 10:00-14:00",
      {
        "2026-05-03": "10:00-14:00",
        "2026-05-10": "closed",
        "2026-05-24": "closed",
        "2026-05-31": "10:00-14:00",
      },
    ],
    [
      "Mar Su[-1]-Oct Su[-1] 09:00-21:00",
      {
        "2026-03-28": "closed",
        "2026-03-29": "09:00-21:00",
        "2026-10-25": "09:00-21:00",
        "2026-10-26": "closed",
      },
    ],
    [
      "Dec Fr[1],Sa[1] 18:00-23:00",
      { "2026-12-04": "18:00-23:00", "2026-12-11": "closed", "2026-11-06": "closed" },
    ],
    [
      "10:00-18:00; easter -2 days-easter +1 day off",
      {
        "2026-04-02": "10:00-18:00",
        "2026-04-03": "closed",
        "2026-04-06": "closed",
        "2027-03-28": "closed",
        "2027-03-30": "10:00-18:00",
      },
    ],
    [
      "Mo-Sa 10:00-20:00; Su,PH 12:00-18:00",
      { "2026-06-10": "12:00-18:00", "2026-06-11": "10:00-20:00" },
      porto,
    ],
    [
      "Mo-Fr 10:00-20:00; PH off",
      { "2026-06-10": "10:00-20:00", "2026-06-05": "closed", "2026-12-25": "closed" },
    ],
    ["Mo-Fr 10:00-20:00; PH off", { "2026-11-30": "10:00-20:00", "2026-08-31": "closed" }, london],
    ["Mo-Fr 10:00-20:00; PH off", { "2026-08-03": "closed", "2026-08-31": "10:00-20:00" }, edinburgh],
    ["Mo-Fr 10:00-20:00; PH off", { "2026-05-06": "closed", "2026-12-25": "10:00-20:00" }, kyoto],
    ["10:00-20:00; PH -1 day 10:00-12:00", { "2026-12-31": "10:00-12:00" }, porto],
    // Epiphany is a holiday in Bavaria and not in Berlin, Assumption in the Catholic towns of Bavaria.
    [
      "Mo-Sa 09:00-18:00; PH off",
      { "2026-01-06": "closed", "2026-08-15": "?09:00-18:00", "2026-03-09": "09:00-18:00" },
      { country: "DE", subdivision: "DE-BY" },
    ],
    [
      "Mo-Sa 09:00-18:00; PH off",
      { "2026-01-06": "09:00-18:00", "2026-08-15": "09:00-18:00", "2026-10-03": "closed" },
      { country: "DE", subdivision: "DE-BE" },
    ],
    [
      "Mo-Sa 09:00-18:00; PH off",
      { "2026-01-06": "?09:00-18:00", "2026-08-15": "?09:00-18:00", "2026-10-03": "closed" },
      { country: "DE" },
    ],
    ["PH Mo-Fr 10:00-12:00", { "2026-04-06": "10:00-12:00", "2026-04-05": "closed", "2026-04-07": "closed" }],
    ["off", { "2026-01-01": "closed", "2027-12-31": "closed" }],
    ["Jun-Aug", { "2026-05-31": "closed", "2026-06-01": "?00:00-24:00" }],
    ["Dec 31 20:00-04:00", { "2026-12-30": "closed", "2026-12-31": "20:00-28:00", "2027-01-01": "closed" }],
  ];
  for (const [value, days, place] of cases) {
    it(`reads ${value}${place ? ` in ${Object.values(place).at(-1)}` : ""}`, () => {
      const found = Object.keys(days).map((date) => [date, on(value, date, place)]);
      assert.deepEqual(Object.fromEntries(found), days);
    });
  }

  it("keeps few exceptions, and tells until the end of the next year", () => {
    const hours = hoursOf("May-Sep 10:00-18:00; Oct-Apr Sa-Su 11:00-15:00; Dec 24-26 off");
    assert.deepEqual(
      hours.exceptions!.map(({ from, through }) => [from, through]),
      [
        ["2026-05-01", "2026-09-30"],
        ["2026-12-26", "2026-12-26"],
        ["2027-05-01", "2027-09-30"],
        ["2027-12-25", "2027-12-26"],
      ],
    );
    assert.equal(hours.validThrough, "2027-12-31");
    assert.equal(hoursOf("May-Sep 10:00-18:00", copenhagen, 2030).validThrough, "2031-12-31");
  });

  it("stores a holiday on which it is closed as an exception without periods", () => {
    assert.deepEqual(hoursOf("10:00-18:00; Dec 25 off").exceptions, [
      { from: "2026-12-25", through: "2026-12-25", periods: [] },
      { from: "2027-12-25", through: "2027-12-25", periods: [] },
    ]);
    assert.deepEqual(hoursOf("10:00-18:00; Dec 25 unknown").exceptions![0], {
      from: "2026-12-25",
      through: "2026-12-25",
      isUnavailable: true,
    });
  });

  it("gives every caller an own copy", () => {
    hoursOf("10:00-11:00").periods!.pop();
    assert.equal(hoursOf("10:00-11:00").periods!.length, 7);
  });
});

describe("readOpeningHours, untold", () => {
  const cases: [value: string, reason: string, place?: Jurisdiction][] = [
    ["", "unreadable"],
    [";", "unreadable"],
    ["Mo-Fr 10:00-17:00, St-Sn 10:00-18:00", "unreadable"],
    ["Mo-Su 07:30-16:00 (Tuesday closed)", "unreadable"],
    ["Mo-Fr 10:00", "unreadable"],
    ["Mo-Fr 10:00-16:00/90", "unreadable"],
    ["Mo-Fr 25:00-26:00", "unreadable"],
    ["Mo-Fr 10:60-12:00", "unreadable"],
    ["Apr 31 10:00-12:00", "unreadable"],
    ["Dec 24,12-18", "unreadable"],
    ["Dec 24,24 off", "unreadable"],
    ["Dec 24-32 off", "unreadable"],
    ["Dec-24 off", "unreadable"],
    ["easter-24 off", "unreadable"],
    ["week 54 off", "unreadable"],
    ["Mo[6] 10:00-12:00", "unreadable"],
    ["Mar Su[6]-Oct Su[1] 10:00-12:00", "unreadable"],
    ["Mar Su[0]-Oct Su[1] 10:00-12:00", "unreadable"],
    ["Mo-Fr 10:00-12:00 Tu 13:00-14:00 banana", "unreadable"],
    ['"by appointment"', "no_hours"],
    ["sunrise-sunset", "no_hours"],
    ["2000", "no_hours"],
    ["2019 Jun 01-2019 Sep 30 10:00-18:00", "no_hours"],
    ["24/7; PH off", "unknown_holidays", unlisted],
    ["24/7; SH off", "unknown_holidays"],
    ["x".repeat(3_000), "unreadable"],
  ];
  for (const [value, reason, place = copenhagen] of cases) {
    it(`is ${value.slice(0, 60) || "the empty value"} (${reason})`, () => {
      const { openingHours, untold } = readOpeningHours(value, place, { year: 2026 });
      assert.deepEqual(openingHours, { isUnavailable: true });
      assert.equal(untold?.reason, reason, untold?.detail);
      assert.ok(untold!.detail.length > 10);
    });
  }

  it("names the word that has no meaning", () => {
    const { untold } = readOpeningHours("Mo-Fr 10:00-12:00 banana", copenhagen, { year: 2026 });
    assert.match(untold!.detail, /^the word "banana" /);
  });

  it("is a value that is longer than it says, and not one just as long", () => {
    const { untold } = readOpeningHours("x".repeat(3_000), copenhagen, { year: 2026 });
    const most = Number(/at most (\d+)/.exec(untold!.detail)?.[1]);
    const value = "We 10:00-12:00".padEnd(most);
    assert.equal(weekText(value), "We 10:00-12:00");
    assert.equal(readOpeningHours(`${value} `, copenhagen, { year: 2026 }).untold?.reason, "unreadable");
  });

  it("is at sea what depends on holidays", () => {
    const { untold } = readOpeningHours("24/7; PH off", undefined, { year: 2026 });
    assert.equal(untold?.reason, "unknown_holidays");
  });

  it("is only the time for which unknown holidays make a difference", () => {
    assert.equal(
      on("10:00-18:00; PH 11:00-16:00", "2026-12-25", unlisted),
      "11:00-16:00 ?10:00-11:00 ?16:00-18:00",
    );
    assert.equal(on("Mo-Su,PH 10:00-18:00", "2026-12-25", unlisted), "10:00-18:00");
    assert.equal(on("Mo-Fr 10:00-18:00; Sa,Su,PH off", "2026-12-26", unlisted), "closed");
  });

  it("is said of whatever cannot be read, and never thrown; what is told always fits a record", () => {
    const words =
      'Mo Su-Tu PH SH off open unknown easter week 1 31 53 2027 Jan Feb 29 Dec 24 09:00-17:00 22:00-02:00 18:00+ sunset-02:00 24/7 [1] [-1] + - , ; || : ( ) / day "x"';
    const fragments = fc
      .array(fc.constantFrom(...words.split(" ")), { maxLength: 12 })
      .map((list) => list.join(" "));
    fc.assert(
      fc.property(
        fc.oneof({ weight: 9, arbitrary: fragments }, fc.string({ unit: "binary", maxLength: 40 })),
        (value) => {
          const { openingHours } = readOpeningHours(value, copenhagen, { year: 2026 });
          assert.deepEqual(storedOpeningHours.parse(openingHours), openingHours);
        },
      ),
      { seed: 41, numRuns: 2_000 },
    );
  });

  it("is no long work, whatever the value", () => {
    for (const piece of ["Mo-", "(", "easter ", "1,", '"', "Jan 1-", "24/7;", "PH,"]) {
      const { openingHours } = readOpeningHours(piece.repeat(400), copenhagen, { year: 2026 });
      assert.ok(openingHours);
    }
  });
});
