import assert from "node:assert/strict";
import { test } from "node:test";
import { dateText } from "./dates.ts";

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
