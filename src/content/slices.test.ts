import assert from "node:assert/strict";
import { test } from "node:test";
import { turnsDuring } from "../../test/support/turns.ts";
import { Slices, type Steps } from "./slices.ts";

/** So many steps, each of which takes so many milliseconds of a clock that only they move. */
function worker(count: number, stepMilliseconds: number) {
  const time = { now: 0 };
  function* steps(): Steps<number> {
    for (let step = 0; step < count; step++) {
      time.now += stepMilliseconds;
      yield;
    }
    return count;
  }
  return { now: () => time.now, steps };
}

test("the event loop turns once for every slice, not for every step", async () => {
  const { now, steps } = worker(30, 2);
  const turns = await turnsDuring(async () => {
    assert.equal(await new Slices({ milliseconds: 10, now }).run(steps()), 30);
  });
  assert.equal(turns, 6);
});

test("work gives way to a busy event loop for as long as it went on", async () => {
  const { now, steps } = worker(30, 2);
  let others = 0;
  let isOver = false;
  const answer = () => {
    others += 5;
    if (!isOver) setImmediate(answer);
  };
  setImmediate(answer);
  await new Slices({ milliseconds: 10, now: () => now() + others }).run(steps());
  isOver = true;
  assert.ok(others >= 5 * 10 && others <= 6 * 15, `others had ${others} ms beside 60`);
});

test("pieces of work share their slices", async () => {
  const { now, steps } = worker(4, 1);
  const slices = new Slices({ milliseconds: 10, now });
  const turns: number[] = [];
  for (let piece = 0; piece < 5; piece++) turns.push(await turnsDuring(() => slices.run(steps())));
  assert.deepEqual(turns, [0, 0, 1, 0, 1]);
});

test("work shorter than a slice does not wait", async () => {
  const { now, steps } = worker(3, 1);
  assert.equal(await turnsDuring(() => new Slices({ milliseconds: 10, now }).run(steps())), 0);
});

test("an aborted signal ends the work at the next turn, with its reason", async () => {
  const { now, steps } = worker(1_000, 5);
  const stopping = new AbortController();
  const running = new Slices({ milliseconds: 10, now, signal: stopping.signal }).run(steps());
  stopping.abort(new Error("the service stops"));
  await assert.rejects(running, /the service stops/);
  assert.equal(now(), 10);
});

test("what a step throws is thrown", async () => {
  function* failing(): Steps<void> {
    yield;
    throw new Error("no such word");
  }
  await assert.rejects(new Slices().run(failing()), /no such word/);
});
