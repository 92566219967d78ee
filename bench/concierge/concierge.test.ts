import assert from "node:assert/strict";
import { test } from "node:test";
import { compareSlots, f1Of, sumCounts } from "../../src/judge/slots.ts";
import { measure } from "./measure.ts";
import { conversationsOf, partOf } from "./parts.ts";
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

test("of the part to report nine slot values in ten are right", async () => {
  const { results } = await measure("report");
  const f1 = f1Of(sumCounts(results.map(({ found, slots }) => compareSlots(found, slots))))!;
  assert.ok(f1 >= 0.9, `F1 ${f1}`);
});
