import assert from "node:assert/strict";
import { test } from "node:test";
import {
  MAX_EXCEPTIONS,
  openingHours,
  type StoredOpeningHours,
  storedOpeningHours,
} from "./opening-hours.ts";

/** The faults of stored hours, as "path: message". */
function faults(hours: unknown): string[] {
  const parsed = storedOpeningHours.safeParse(hours);
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}
const exceptions = (...given: object[]) => faults({ exceptions: given });

test("hours by date are stored as they are given", () => {
  const hours: StoredOpeningHours = {
    periods: [{ open: { day: 1, time: "0900" }, close: { day: 1, time: "1700" } }],
    uncertain: [{ open: { day: 1, time: "1700" }, close: { day: 1, time: "2200" } }],
    exceptions: [
      { from: "2026-12-24", through: "2026-12-26", periods: [] },
      { from: "2028-02-29", through: "2028-02-29", isUnavailable: true },
    ],
    validThrough: "2028-12-31",
  };
  assert.deepEqual(storedOpeningHours.parse(hours), hours);
});

test("answered hours have none of the fields that decide about dates", () => {
  for (const hidden of [{ exceptions: [] }, { uncertain: [] }, { validThrough: "2028-12-31" }]) {
    assert.equal(openingHours.safeParse(hidden).success, false, JSON.stringify(hidden));
  }
});

test("an exception ends on the day it begins or later", () => {
  assert.deepEqual(exceptions({ from: "2026-12-26", through: "2026-12-26" }), []);
  assert.deepEqual(exceptions({ from: "2026-12-26", through: "2026-12-24" }), [
    "exceptions.0.through: ends on 2026-12-24, before it begins on 2026-12-26; swap the two dates",
  ]);
});

test("dates are days of the calendar, and both are needed", () => {
  assert.deepEqual(faults({ validThrough: "2027-02-29" }), [
    "validThrough: the calendar has no 2027-02-29; expected a date such as 2026-12-24",
  ]);
  for (const date of ["2026-13-01", "2026-12-32", "24.12.2026", "2026-12-24T00:00", ""]) {
    assert.deepEqual(
      faults({ validThrough: date }),
      ["validThrough: expected a date such as 2026-12-24"],
      date,
    );
  }
  assert.equal(exceptions({ from: "2026-12-24" }).length, 1);
});

test("there are no more exceptions than a record may have", () => {
  const day = { from: "2026-12-24", through: "2026-12-24" };
  assert.deepEqual(exceptions(...Array.from({ length: MAX_EXCEPTIONS }, () => day)), []);
  assert.equal(exceptions(...Array.from({ length: MAX_EXCEPTIONS + 1 }, () => day)).length, 1);
});
