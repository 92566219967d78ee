import assert from "node:assert/strict";
import { test } from "node:test";
import type { Store } from "../../store/store.ts";
import { Vocabularies } from "./context.ts";
import type { OrgView } from "./org-view.ts";

/** Vocabularies over a store that takes 10 ms for each reading of the words, on a clock of the test's own. */
function slowWords(now: { millis: number }) {
  const state = { readings: 0, fails: false };
  const vocabulary = async () => {
    if (state.fails) throw new Error("away");
    state.readings++;
    now.millis += 10;
    return [`en:word${state.readings}`, "da:ord"];
  };
  const vocabularies = new Vocabularies({ read: () => ({ vocabulary }) } as unknown as Store);
  const lineage = {};
  const view = (version: number, line: object = lineage) =>
    ({ organisation: { id: "o" }, lineage: line, catalogue: { version } }) as unknown as OrgView;
  return { state, vocabularies, view };
}

test("words are read once for a version, and for later ones after a pause ten times as long as the reading", async (context) => {
  const now = { millis: 1_000 };
  context.mock.method(performance, "now", () => now.millis);
  const { state, vocabularies, view } = slowWords(now);
  const [first] = await Promise.all([vocabularies.of(view(1)), vocabularies.of(view(2))]);
  assert.deepEqual(first!.languages, ["en", "da"]);
  now.millis += 1_000;
  assert.equal(await vocabularies.of(view(1)), first);
  assert.equal(state.readings, 1);
  const second = await vocabularies.of(view(2));
  assert.equal(state.readings, 2);
  now.millis += 99;
  assert.equal(await vocabularies.of(view(3)), second);
  now.millis += 1;
  assert.notEqual(await vocabularies.of(view(3)), second);
  assert.equal(await vocabularies.of(view(2)), await vocabularies.of(view(3)), "more words are harmless");
  assert.equal(state.readings, 3);
});

test("an organisation that was read whole has words of its own, and a failed reading is not kept", async () => {
  const { state, vocabularies, view } = slowWords({ millis: 0 });
  await vocabularies.of(view(1));
  await vocabularies.of(view(1, {}));
  assert.equal(state.readings, 2);
  state.fails = true;
  const other = {};
  await assert.rejects(vocabularies.of(view(1, other)), /away/);
  state.fails = false;
  await vocabularies.of(view(1, other));
  assert.equal(state.readings, 3);
});
