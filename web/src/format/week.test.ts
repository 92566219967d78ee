import assert from "node:assert/strict";
import { test } from "node:test";
import { weekOf } from "./week.ts";

/** 21 November 2026, a Saturday, 23:30 in Copenhagen and already Sunday in Tokyo. */
const now = Date.parse("2026-11-21T22:30:00Z");
const week = (periods: object[], options: Partial<Parameters<typeof weekOf>[1]> = {}) =>
  weekOf({ periods } as never, { lang: "en-GB", timeZone: "Europe/Copenhagen", now, ...options });
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
  assert.equal(weekOf(undefined, { lang: "en", timeZone: undefined, now }), undefined);
  assert.equal(
    weekOf({ isUnavailable: true, periods: [] }, { lang: "en", timeZone: undefined, now }),
    undefined,
  );
});
