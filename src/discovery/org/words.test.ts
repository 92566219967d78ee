import assert from "node:assert/strict";
import { test } from "node:test";
import { type Store, StoreError } from "../../store/store.ts";
import type { OrgContents } from "./org.ts";
import { Vocabularies } from "./words.ts";

/** Vocabularies over a store that takes 10 ms for each reading of the words, on a clock of the test's own. */
function slowWords(now: { millis: number }) {
  const state = { readings: 0, fails: false };
  const vocabulary = async () => {
    if (state.fails) throw new StoreError("unavailable", "away");
    state.readings++;
    now.millis += 10;
    return [`en:word${state.readings}`, "da:ord"];
  };
  const vocabularies = new Vocabularies({ read: () => ({ vocabulary }) } as unknown as Store);
  const lineage = {};
  const org = (version: number, line: object = lineage) =>
    ({ id: "o", lineage: line, version }) as OrgContents;
  return { state, vocabularies, org };
}

test("words are read once for a version, and for later ones after a pause ten times as long as the reading", async (context) => {
  const now = { millis: 1_000 };
  context.mock.method(performance, "now", () => now.millis);
  const { state, vocabularies, org } = slowWords(now);
  const [first] = await Promise.all([vocabularies.of(org(1)), vocabularies.of(org(2))]);
  assert.deepEqual(first!.languages, ["en", "da"]);
  now.millis += 1_000;
  assert.equal(await vocabularies.of(org(1)), first);
  assert.equal(state.readings, 1);
  const second = await vocabularies.of(org(2));
  assert.equal(state.readings, 2);
  now.millis += 99;
  assert.equal(await vocabularies.of(org(3)), second);
  now.millis += 1;
  assert.notEqual(await vocabularies.of(org(3)), second);
  assert.equal(await vocabularies.of(org(2)), await vocabularies.of(org(3)), "more words are harmless");
  assert.equal(state.readings, 3);
});

test("an organisation that was read whole has words of its own, and a failed reading is not kept", async () => {
  const { state, vocabularies, org } = slowWords({ millis: 0 });
  await vocabularies.of(org(1));
  await vocabularies.of(org(1, {}));
  assert.equal(state.readings, 2);
  state.fails = true;
  const other = {};
  await assert.rejects(vocabularies.of(org(1, other)), /away/);
  state.fails = false;
  await vocabularies.of(org(1, other));
  assert.equal(state.readings, 3);
});

test("while the store is away the words of an earlier version serve on, and afterwards they are read again", async (context) => {
  const now = { millis: 1_000 };
  context.mock.method(performance, "now", () => now.millis);
  const { state, vocabularies, org } = slowWords(now);
  const first = await vocabularies.of(org(1));
  now.millis += 1_000;
  state.fails = true;
  assert.equal(await vocabularies.of(org(2)), first);
  assert.equal(await vocabularies.of(org(2)), first);
  state.fails = false;
  now.millis += 1_000;
  assert.notEqual(await vocabularies.of(org(2)), first);
});
