import assert from "node:assert/strict";
import { test } from "node:test";
import { compareSlots, f1Of, sumCounts } from "../../src/judge/slots.ts";
import { readConversations } from "./judged.ts";
import { measure } from "./measure.ts";

test("the judged set has 400 messages and 60 dialogues in twelve languages, in halves", () => {
  const [tune, report] = [readConversations("tune"), readConversations("report")];
  const conversations = [...tune, ...report];
  const dialogues = conversations.filter(({ turns }) => turns.length > 1);
  assert.ok(conversations.length - dialogues.length >= 400);
  assert.ok(dialogues.length >= 60);
  assert.ok(dialogues.every(({ turns }) => turns.length >= 3 && turns.length <= 6));
  assert.equal(new Set(conversations.map(({ language }) => language)).size, 12);
  const share = tune.length / conversations.length;
  assert.ok(Math.abs(share - 0.5) < 0.05, `${tune.length} of ${conversations.length}`);
});

test("of the part to report nine slot values in ten are right", async () => {
  const { results } = await measure("report");
  const f1 = f1Of(sumCounts(results.map(({ found, slots }) => compareSlots(found, slots))))!;
  assert.ok(f1 >= 0.9, `F1 ${f1}`);
});
