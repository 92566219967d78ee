import assert from "node:assert/strict";
import { test } from "node:test";
import { buildWeek, closedLast, coming, dateText, dayName, openSoon } from "./times.ts";

test("a date is told in the language's words, an instant by the day it falls on in the place's zone", () => {
  assert.match(dateText("2027-02-01", "en-GB", "America/New_York")!, /^Monday,? 1 February 2027$/);
  assert.match(
    dateText(Date.parse("2027-01-31T23:30:00Z"), "da-DK", "Europe/Copenhagen")!,
    /mandag.+1\. februar 2027/,
  );
});

test("a text that is no date stays as it is, and nothing comes of nothing", () => {
  assert.equal(dateText("every full moon", "en-GB", undefined), "every full moon");
  assert.equal(dateText("2027-13-45", "en-GB", undefined), "2027-13-45");
  assert.equal(dateText(Number.NaN, "en-GB", undefined), undefined);
  assert.equal(dateText(1e300, "en-GB", undefined), undefined);
  assert.equal(dateText(undefined, "en-GB", undefined), undefined);
  assert.match(dateText(0, "en-GB", "Mars/Olympus")!, /1970|1969/);
});

test("what is closed now comes last, what nobody knows the hours of does not", () => {
  const places = [
    { id: "closed", openingHours: { openNow: false } },
    { id: "unknown" },
    { id: "open", openingHours: { openNow: true } },
  ];
  assert.deepEqual(
    closedLast(places as never[]).map(({ id }) => id),
    ["unknown", "open", "closed"],
  );
});

/** 21 November 2026, a Saturday, 23:30 in Copenhagen and already Sunday in Tokyo. */
const now = Date.parse("2026-11-21T22:30:00Z");
const week = (periods: object[], options: Partial<Parameters<typeof buildWeek>[1]> = {}) =>
  buildWeek({ periods } as never, { lang: "en-GB", timeZone: "Europe/Copenhagen", now, ...options });
const at = (day: number, time: string) => ({ day, time });
const shown = (days: ReturnType<typeof week>) =>
  days!.map(({ name, openings, isAllDay }) =>
    `${name.slice(0, 3)} ${isAllDay ? "all day" : openings.join(", ")}`.trim(),
  );

test("each weekday stands with its openings in the language's names, times and first day of the week", () => {
  const periods = [
    { open: at(1, "1700"), close: at(1, "22:00") },
    { open: at(1, "0830"), close: at(1, "1430") },
    { open: { day: 6, hours: 9, minutes: 5 }, close: { day: 6, hours: 13 } },
  ];
  assert.deepEqual(shown(week(periods)), [
    "Mon 08:30–14:30, 17:00–22:00",
    "Tue",
    "Wed",
    "Thu",
    "Fri",
    "Sat 09:05–13:00",
    "Sun",
  ]);
  const american = week(periods, { lang: "en-US" })!;
  assert.equal(american[0]!.name, "Sunday");
  assert.match(american[1]!.openings[0]!, /^8:30\sAM–2:30\sPM$/);
  assert.equal(week(periods, { lang: "da-DK" })![0]!.name, "mandag");
});

test("today is the place's own day, and the device's where its zone is unknown", () => {
  const today = (timeZone: string) =>
    week([{ open: at(1, "0900"), close: at(1, "1000") }], { timeZone })!.find(({ isToday }) => isToday)!.day;
  assert.equal(today("Europe/Copenhagen"), 6);
  assert.equal(today("Asia/Tokyo"), 0);
  assert.ok(today("Mars/Olympus") >= 0);
});

test("an opening past midnight belongs to the evening it begins; a long one is cut at midnights; one without an end is always", () => {
  assert.deepEqual(shown(week([{ open: at(6, "2200"), close: at(0, "0300") }])).slice(5), [
    "Sat 22:00–03:00",
    "Sun",
  ]);
  assert.deepEqual(shown(week([{ open: at(5, "2000"), close: at(0, "0600") }])).slice(4), [
    "Fri 20:00–00:00",
    "Sat all day",
    "Sun 00:00–06:00",
  ]);
  assert.ok(week([{ open: at(0, "0000"), close: null }])!.every(({ isAllDay }) => isAllDay));
  assert.deepEqual(shown(week([{ open: at(2, "0000"), close: at(2, "2400") }]))[1], "Tue all day");
});

test("hours that nobody knows are no week of closed days", () => {
  assert.equal(week([]), undefined);
  assert.equal(buildWeek(undefined, { lang: "en", timeZone: undefined, now }), undefined);
  assert.equal(
    buildWeek({ isUnavailable: true, periods: [] }, { lang: "en", timeZone: undefined, now }),
    undefined,
  );
});

test("a place that has no hours this week and is closed now is closed on seven days", () => {
  const hours = { periods: [], openNow: false };
  const days = buildWeek(hours as never, { lang: "en-GB", timeZone: "Europe/Copenhagen", now })!;
  assert.equal(days.filter(({ openings, isInDoubt }) => openings.length === 0 && !isInDoubt).length, 7);
});

test("usual hours of a day on which nobody knows whether they hold are in doubt: a public holiday", () => {
  const periods = [{ open: at(6, "0900"), close: at(6, "1300") }];
  const doubtful = (openNow?: boolean) =>
    buildWeek({ periods, openNow } as never, { lang: "en-GB", timeZone: "Europe/Copenhagen", now })!
      .filter(({ isInDoubt }) => isInDoubt)
      .map(({ name }) => name);
  assert.deepEqual(doubtful(), ["Saturday"]);
  assert.deepEqual(doubtful(false), []);
});

test("a holiday of the week has its name, and is in doubt where nobody knows whether the usual hours hold", () => {
  const specialDays = [{ date: "2026-12-25", name: "christmas", isInDoubt: true }] as const;
  const days = week([{ open: at(5, "0900"), close: at(5, "1300") }], { specialDays })!;
  assert.deepEqual(
    days.filter(({ special }) => special).map(({ name, special, isInDoubt }) => [name, special, isInDoubt]),
    [["Friday", "christmas", true]],
  );
});

test("open soon is what is open, or will be within the hour by its week on the place's clock", () => {
  const opens = (time: string, more: object = {}) => ({
    openingHours: { openNow: false, periods: [{ open: { day: 1, time } }], ...more },
  });
  const places = [
    { id: "open", openingHours: { openNow: true } },
    { id: "at 18", ...opens("1800") },
    { id: "at 20", ...opens("2000") },
    { id: "unknown" },
    { id: "unavailable", ...opens("1800", { isUnavailable: true }) },
  ];
  // A Monday, 17:30 in Copenhagen.
  const now = Date.parse("2026-11-23T16:30:00Z");
  const found = openSoon(places as never[], "Europe/Copenhagen", { now });
  assert.deepEqual(
    found.map(({ id }) => id),
    ["open", "at 18"],
  );
});

test("the days to come are those of the place's clock, called as people say", () => {
  const days = coming(3, "Asia/Tokyo", Date.parse("2026-12-30T16:00:00Z"));
  assert.deepEqual(days, ["2026-12-31", "2027-01-01", "2027-01-02"]);
  assert.deepEqual(
    days.map((day, index) => dayName(day, index, "en-GB")),
    ["today", "tomorrow", "Sat 2"],
  );
});
