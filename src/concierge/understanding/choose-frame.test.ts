import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseFrame } from "./choose-frame.ts";
import { type Odds, purposes } from "./gate.ts";
import type { Condition } from "./signs.ts";

/** The frame of a message of which some signs hold, and no others. */
const chosen = (odds: Partial<Odds>, ...signs: Condition[]) => {
  const none = Object.fromEntries(purposes.map((purpose) => [purpose, 0])) as Odds;
  const holds = (condition: Condition): boolean =>
    condition.startsWith("-") ? !holds(condition.slice(1) as Condition) : signs.includes(condition);
  return chooseFrame(holds, { ...none, ...odds }).name;
};

test("a question that names no change and no day does not change the plan", () => {
  const odds = { change: 0.5, about_place: 0.3, search: 0.2 };
  const asked: Condition[] = ["after_anything", "has_plan", "right_after_plan", "sounds.of_plan", "question"];
  assert.equal(chosen(odds, ...asked), "about_place");
  for (const sign of ["change", "day", "days"] as const)
    assert.equal(chosen(odds, ...asked, sign), "change_of_plan", sign);
});

test("while somebody is in danger what may be courtesy is rather of it", () => {
  const odds = { emergency: 0.25, small_talk: 0.45, about_house: 0.3 };
  assert.equal(chosen(odds, "after_anything"), "small_talk");
  assert.equal(chosen(odds, "after_anything", "after_emergency", "after_danger"), "emergency");
});

test("words give way to a gate that is sure of something else, but for an emergency and a call for somebody", () => {
  assert.equal(chosen({ search: 0.95, plan: 0.05 }, "email", "wishes"), "search");
  assert.equal(chosen({ search: 0.85, plan: 0.15 }, "email", "wishes"), "send_plan");
  assert.equal(chosen({ search: 0.95, human: 0.05 }, "purpose.call"), "human");
  assert.equal(chosen({ search: 0.95, emergency: 0.05 }, "emergency.number"), "emergency");
});
