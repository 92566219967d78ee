import assert from "node:assert/strict";
import { test } from "node:test";
import { LATE, SharedQuestion } from "./shared-question.ts";

test("all who want an answer while it is asked for get the one, and who comes later has it asked anew", async () => {
  const shared = new SharedQuestion<number>();
  let asked = 0;
  const answering = Promise.withResolvers<void>();
  const question = async () => {
    const number = ++asked;
    await answering.promise;
    return number;
  };
  const first = [1, 2, 3].map(() => shared.ask(question, 60_000));
  answering.resolve();
  assert.deepEqual(await Promise.all(first), [1, 1, 1]);
  assert.equal(await shared.ask(question, 60_000), 2);
});

test("whoever waited as long as they may is told so, and one who comes then is not kept waiting", async () => {
  const shared = new SharedQuestion<string>();
  const answering = Promise.withResolvers<string>();
  const question = () => answering.promise;
  assert.equal(await shared.ask(question, 5), LATE);
  assert.equal(await shared.ask(question, 5), LATE);
  const patient = shared.ask(question, 60_000);
  answering.resolve("at last");
  assert.equal(await patient, "at last");
});

test("a failure is told to all who asked, and the next asks again", async () => {
  const shared = new SharedQuestion<string>();
  const failing = () => Promise.reject(new Error("away"));
  for (const asked of [1, 2].map(() => shared.ask(failing, 60_000))) await assert.rejects(asked, /away/);
  assert.equal(await shared.ask(async () => "there", 60_000), "there");
});
