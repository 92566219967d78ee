import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fit } from "../../../scripts/gate/fit.ts";
import { isNotRuledOut, type Odds, purposes, readGate, soundsLike } from "./gate.ts";
import { BUCKETS, featuresOf } from "./linear-model.ts";

const gate = readGate();

test("the odds of any message are probabilities that add up to one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), fc.array(fc.string()), (message, meanings) => {
      const odds = Object.values(gate.weigh(message, meanings).odds);
      assert.ok(odds.every((one) => one >= 0 && one <= 1));
      assert.ok(Math.abs(odds.reduce((sum, one) => sum + one, 0) - 1) < 1e-9);
    }),
  );
});

test("the shipped gate hears what a message is for in any of the languages", () => {
  const heard = (message: string) => soundsLike(gate.weigh(message, []).odds);
  assert.equal(heard("turn off the lights in the kitchen"), "not_ours");
  assert.equal(heard("Schreib mir ein Gedicht über Katzen"), "not_ours");
  assert.equal(heard("私の夫が胸が痛いと言っています"), "emergency");
  assert.equal(heard("quiero hablar con una persona"), "human");
});

test("who comes along on a plan, and what is changed of it, sounds like no emergency, but what befalls them does", () => {
  const danger = (message: string) =>
    gate.weigh(message, ["after.plan_trip", "after.planned"]).odds.emergency;
  for (const message of [
    "unsere Kinder kommen mit",
    "my old mother comes along, she cannot walk far",
    "drop the castle, too much walking for grandma",
    "put it back as it was",
    "hun går med rollator",
    "max 3 things a day",
  ])
    assert.ok(danger(message) < 0.15, message);
  for (const message of [
    "granny has collapsed and can't breathe",
    "oma ist gestürzt und blutet am kopf",
    "아기가 숨을 안 쉬어요",
  ])
    assert.ok(danger(message) > 0.5, message);
});

test("a purpose decides where it is sure, or where nothing of places is likely", () => {
  const odds = (given: Partial<Odds>) =>
    ({ ...Object.fromEntries(purposes.map((purpose) => [purpose, 0])), ...given }) as Odds;
  assert.equal(soundsLike(odds({ search: 0.7, not_ours: 0.3 })), "search");
  assert.equal(soundsLike(odds({ search: 0.45, not_ours: 0.55 })), undefined);
  assert.equal(soundsLike(odds({ search: 0.2, about_house: 0.3, not_ours: 0.5 })), "not_ours");
});

test("what an emergency is of is told where that is clear", () => {
  const alarm = (message: string) => gate.weigh(message, []).alarm;
  assert.equal(alarm("il y a de la fumée dans le couloir"), "fire");
  assert.equal(alarm("ich will morgen nicht mehr aufwachen"), "self_harm");
  assert.equal(alarm("a man with a knife is threatening us"), "police");
});

test("an emergency is not ruled out long before it is heard, sooner with a word of harm", () => {
  const odds = (emergency: number) =>
    ({
      ...Object.fromEntries(purposes.map((purpose) => [purpose, 0])),
      emergency,
      not_ours: 1 - emergency,
    }) as Odds;
  assert.deepEqual(
    [0.01, 0.06, 0.4].map((one) => [isNotRuledOut(odds(one), true), isNotRuledOut(odds(one), false)]),
    [
      [false, false],
      [true, false],
      [true, true],
    ],
  );
  assert.equal(soundsLike(odds(0.2)), "not_ours");
});

test("the same words are for something else after a plan than after a list", () => {
  const after = (...before: string[]) => gate.weigh("make it a bit shorter", before).odds;
  assert.ok(after("after.plan_trip", "after.planned").change > 0.5);
  assert.ok(after("after.plan_trip", "after.planned").change > after().change);
});

test("training tells messages apart by their features, and twice gives the same weights", () => {
  const samples = [
    { features: featuresOf("book a table", []), right: [1] },
    { features: featuresOf("play some jazz", []), right: [0, 2] },
  ];
  const [once, again] = [fit(samples, 3, 5), fit(samples, 3, 5)];
  assert.deepEqual(once, again);
  const places = featuresOf("book a table please", []);
  const sums = [0, 1, 2].map((one) =>
    [...places].reduce((sum, place) => sum + once.weights[place * 3 + one]!, 0),
  );
  assert.equal(once.weights.length, BUCKETS * 3);
  assert.ok(sums[1]! > sums[0]! && sums[1]! > sums[2]!, String(sums));
});
