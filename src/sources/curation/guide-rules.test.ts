import assert from "node:assert/strict";
import { test } from "node:test";
import { ownGuideRules, readGuideRules } from "./guide-rules.ts";

const rule = {
  id: "museums",
  categories: ["tourism/museum"],
  atLeast: 1,
  atMost: 5,
  name: { en: "Museums in {area}" },
  description: { en: "{count} museums." },
};

test("every rule that Waymark brings can be read and speaks the same ten languages", () => {
  const rules = ownGuideRules();
  assert.ok(rules.length >= 8);
  for (const { id, name, description, atLeast, atMost } of rules) {
    assert.ok(6 <= atLeast && atLeast <= atMost, id);
    assert.deepEqual(
      Object.keys(name),
      ["en", "da", "de", "fr", "es", "it", "pt", "nl", "sv", "ja", "zh", "ko", "ar"],
      id,
    );
    assert.deepEqual(Object.keys(description), Object.keys(name), id);
    for (const text of Object.values(name)) assert.match(text, /\{area\}/, id);
  }
});

test("all faults of a rules file are told at once, with their places", () => {
  const faulty = [{ ...rule, categories: ["tourism/moseum"], atLeast: 0, colour: "red" }];
  assert.throws(
    () => readGuideRules(JSON.stringify(faulty)),
    /0\.categories\.0[\s\S]*0\.atLeast[\s\S]*colour/,
  );
});

test("two rules with one id, and text that is not JSON, are refused", () => {
  assert.throws(() => readGuideRules(JSON.stringify([rule, rule])), /same id/);
  assert.throws(() => readGuideRules("[{"), /not JSON/);
});
