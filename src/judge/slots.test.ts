import assert from "node:assert/strict";
import { test } from "node:test";
import { compareSlot, compareSlots, f1Of, readTime } from "./slots.ts";

test("a time is read as judged and as explained, on the local clock", () => {
  const at = (...local: string[]) => local.map((one) => Date.parse(`${one}Z`));
  assert.deepEqual(readTime("2026-11-22 19:30"), at("2026-11-22T19:30", "2026-11-22T19:30"));
  assert.deepEqual(readTime("2026-11-22 18:00-20:30"), at("2026-11-22T18:00", "2026-11-22T20:30"));
  assert.deepEqual(readTime("2026-11-22 lunch"), at("2026-11-22T11:30", "2026-11-22T14:30"));
  assert.deepEqual(readTime("2026-11-22"), at("2026-11-22T00:00", "2026-11-23T00:00"));
  for (const days of ["2026-11-21..2026-11-22", "2026-11-21/2026-11-22"])
    assert.deepEqual(readTime(days), at("2026-11-21T00:00", "2026-11-23T00:00"));
  assert.deepEqual(readTime("2026-11-22T11:30/2026-11-22T14:30"), readTime("2026-11-22 lunch"));
});

test("a time is right within an hour, and now is no time of the clock", () => {
  const right = (found: string, wanted: string) =>
    compareSlot("openAt", { openAt: found }, { openAt: wanted }).right;
  assert.equal(right("2026-11-22T18:00/2026-11-22T21:30", "2026-11-22 19:00-21:00"), 1);
  assert.equal(right("2026-11-22T18:00/2026-11-22T21:30", "2026-11-22 19:30-21:00"), 0);
  assert.equal(right("now", "now"), 1);
  assert.equal(right("now", "2026-11-22"), 0);
});

test("each value of a list counts, whatever its case; what nobody said counts for nothing", () => {
  const found = { categories: ["harbour bath", "bar"], days: 3 };
  const counts = compareSlots(found, { categories: ["Harbour bath", "cafe"], days: 3, area: "norrebro" });
  assert.deepEqual(counts, { found: 3, expected: 4, right: 2 });
  assert.equal(f1Of(counts), 4 / 7);
  assert.equal(f1Of(compareSlots({}, {})), undefined);
});

test("a pace counts by any of its names, and that a place is asked about counts for nothing", () => {
  const counts = compareSlots({ shape: ["slower"] }, { shape: ["lighter"], asked: ["about"] });
  assert.deepEqual(counts, { found: 1, expected: 1, right: 1 });
});

test("interests, a radius and a town elsewhere count only where they are wanted", () => {
  const found = { interests: ["museums"], radius: 1000, area: "Malmö" };
  assert.deepEqual(compareSlots(found, {}), { found: 0, expected: 0, right: 0 });
  assert.deepEqual(compareSlots(found, found), { found: 3, expected: 3, right: 3 });
  assert.deepEqual(compareSlots({ area: "norrebro-vest" }, {}), { found: 1, expected: 0, right: 0 });
});
