import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { inTurns } from "./place-matcher.ts";

test("all records come in their order, and the event loop has turns between them", async () => {
  const records = Array.from({ length: 2_000 }, (_, index) => index);
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns++) await setImmediate();
  })();
  const seen: number[] = [];
  for await (const record of inTurns(records)) seen.push(record);
  isDone = true;
  await others;
  assert.deepEqual(seen, records);
  assert.ok(turns >= 5, `${turns} turns`);
});

test("an interruption that comes in such a turn ends the walk", async () => {
  const controller = new AbortController();
  const walk = async () => {
    for await (const _ of inTurns(new Array(2_000).fill(0), controller.signal)) {
      setTimeout(() => controller.abort(new Error("enough")), 0);
    }
  };
  await assert.rejects(walk(), /enough/);
});
