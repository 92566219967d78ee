import assert from "node:assert/strict";
import { test } from "node:test";
import { measure, percentile, summary } from "./measure.ts";
import { table } from "./table.ts";

test("a percentile is the smallest value that this share does not exceed", () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  assert.equal(percentile(values, 0.5), 50);
  assert.equal(percentile(values, 0.99), 99);
  assert.equal(percentile([7], 0.5), 7);
  assert.ok(Number.isNaN(percentile([], 0.5)));
});

test("a summary sorts its times by number and counts a rate over the whole time", () => {
  const { p50, perSecond, requests } = summary([10, 9, 100], 1_500);
  assert.deepEqual({ p50, perSecond, requests }, { p50: 10, perSecond: 2, requests: 3 });
});

test("measuring tells the mean length of the answers and the mean of their totals", async () => {
  const bodies = [Buffer.from('{"total":1}'), Buffer.from('{"total":30}')];
  const measured = await measure("two", bodies, async (body) => ({ body }), { seconds: 0.01 });
  assert.equal(measured.hits, 16);
  assert.ok(measured.bytes === 11 || measured.bytes === 12);
});

test("a table is Markdown with numbers to the right", () => {
  assert.equal(
    table(["", "ms"], [["first", "1.25"]]),
    "|       |   ms |\n| ----- | ---: |\n| first | 1.25 |",
  );
});
