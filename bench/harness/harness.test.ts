import assert from "node:assert/strict";
import { test } from "node:test";
import { agreementOf, pagesOf } from "../benchmarks/stores-table.ts";
import { measure, measureInTurns, percentile, summary } from "./measure.ts";
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

test("contenders are asked in turns, each its own requests round and round", async () => {
  const asked: string[] = [];
  const asks = (name: string) =>
    [1, 2].map((number) => async () => {
      asked.push(`${name}${number}`);
      return { body: Buffer.from('{"total":1}') };
    });
  const contenders = ["a", "b"].map((name) => ({ name, asks: asks(name) }));
  const measured = await measureInTurns(contenders, { seconds: 0.01 });
  assert.deepEqual(asked.slice(0, 4), ["a1", "a2", "b1", "b2"], "both are warm before either is timed");
  assert.deepEqual(
    measured.map(({ name, requests }) => [name, requests > 0]),
    [
      ["a", true],
      ["b", true],
    ],
  );
});

test("pages agree when they have the same total and the same ids, nested ones too, in the same order", async () => {
  const search = (total: number, ...ids: string[]) => ({ results: ids.map((id) => ({ id })), total });
  const home = { guides: { results: [{ id: "g", listings: [{ id: "l" }] }], total: 1 } };
  const asks = (answers: readonly object[]) =>
    answers.map((answer) => async () => ({ body: Buffer.from(JSON.stringify(answer)) }));
  const first = asks([search(2, "x", "y"), search(2, "x", "y"), search(2, "x", "y"), home]);
  const other = asks([search(2, "x", "y"), search(2, "y", "x"), search(1, "x"), home]);
  const agreement = agreementOf(await pagesOf(first), await pagesOf(other));
  assert.deepEqual(agreement, { requests: 4, alike: 2, inCommon: 3.5 / 4 });
});

test("a table is Markdown with numbers to the right", () => {
  assert.equal(
    table(["", "ms"], [["first", "1.25"]]),
    "|       |   ms |\n| ----- | ---: |\n| first | 1.25 |",
  );
});
