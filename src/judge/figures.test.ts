import assert from "node:assert/strict";
import { test } from "node:test";
import { changesBetween, figuresBy, figuresOf } from "./figures.ts";
import type { Judgement } from "./judge.ts";

function judged(id: string, scores: Judgement["scores"], slots?: Judgement["slots"]): Judgement {
  const answered = { message: "", places: [], plan: false };
  return { id, lang: id.slice(0, 2), class: "search", scores, slots, answered };
}

test("a figure is the mean of those that it applies to; slots are counted together", () => {
  const judgements = [
    judged("en-1", { success: 1, slots: 1 }, { found: 1, expected: 1, right: 1 }),
    judged("en-2", { success: 0, falseLists: 1 }),
    judged("da-1", { success: 1, slots: 0.5 }, { found: 4, expected: 4, right: 2 }),
  ];
  assert.deepEqual(figuresOf(judgements), {
    entries: 3,
    success: { value: 2 / 3, of: 3 },
    falseLists: { value: 1, of: 1 },
    slots: { value: 0.6, of: 2 },
  });
  const byLanguage = figuresBy(judgements, "lang");
  assert.deepEqual([...byLanguage.keys()], ["en", "da"]);
  assert.deepEqual(byLanguage.get("en")!.success, { value: 0.5, of: 2 });
});

test("of two runs what both measured is compared, less of the bad being better", () => {
  const before = [judged("en-1", { success: 1, falseLists: 1 }), judged("en-2", { success: 0 })];
  const after = [judged("en-1", { success: 0, falseLists: 0, frames: 1 }), judged("en-3", { success: 1 })];
  assert.deepEqual(changesBetween(before, after), [
    { id: "en-1", measure: "falseLists", before: 1, after: 0, isBetter: true },
    { id: "en-1", measure: "success", before: 1, after: 0, isBetter: false },
  ]);
});
