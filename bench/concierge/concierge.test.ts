import assert from "node:assert/strict";
import { test } from "node:test";
import { measure } from "./measure.ts";
import { conversationsOf, partOf } from "./parts.ts";
import { compareSlot, slotNames, timeOf } from "./score.ts";
import { judgedLanguages } from "./utterances/judged-languages.ts";

const conversations = judgedLanguages.flatMap(conversationsOf);

test("the judged set has 400 messages and 60 dialogues in twelve languages, each said once, in halves", () => {
  const dialogues = conversations.filter(({ isDialogue }) => isDialogue);
  assert.ok(conversations.length - dialogues.length >= 400);
  assert.ok(dialogues.length >= 60);
  assert.ok(dialogues.every(({ turns }) => turns.length >= 3 && turns.length <= 6));
  assert.equal(new Set(judgedLanguages.map(({ language }) => language)).size, 12);
  const tuning = conversations.filter((conversation) => partOf(conversation) === "tune").length;
  assert.ok(Math.abs(tuning / conversations.length - 0.5) < 0.05, `${tuning} of ${conversations.length}`);
});

test("a time is read as judged, in the zone of the set", () => {
  assert.deepEqual(timeOf("2026-11-22 19:30"), {
    from: Date.parse("2026-11-22T18:30:00Z"),
    until: Date.parse("2026-11-22T18:30:00Z"),
  });
  assert.deepEqual(timeOf("2026-11-21..2026-11-22"), {
    from: Date.parse("2026-11-20T23:00:00Z"),
    until: Date.parse("2026-11-22T23:00:00Z"),
  });
});

test("of the part to report nine slot values in ten are right", async () => {
  const { results } = await measure("report");
  const counts = results.flatMap(({ understanding, slots }) =>
    slotNames.map((slot) => compareSlot(slot, understanding, slots)),
  );
  const total = (key: "found" | "expected" | "right") => counts.reduce((sum, count) => sum + count[key], 0);
  const f1 = (2 * total("right")) / (total("found") + total("expected"));
  assert.ok(f1 >= 0.9, `F1 ${f1}`);
});
