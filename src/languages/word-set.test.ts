import assert from "node:assert/strict";
import { test } from "node:test";
import { spokenLanguages } from "./registry.ts";
import { readOrdinaryWords, WordSet, worldNames } from "./word-set.ts";

test("every word of a set is found in it, and few others are", () => {
  const words = Array.from({ length: 5_000 }, (_, number) => `word${number}`);
  const set = WordSet.of(new Set(words));
  assert.ok(words.every((word) => set.has(word)));
  const others = words.filter((word) => set.has(`${word}x`));
  assert.ok(others.length < 100, `${others.length} of 5,000`);
});

test("the sets know ordinary words by their stems, and names of the world in several languages", () => {
  assert.ok(["speak", "doctor"].every((word) => readOrdinaryWords("en").has(word)));
  assert.ok(!readOrdinaryWords("en").has("musuem"));
  assert.ok(
    ["paris", "malmo", "parigi", "stockholm", "巴黎", "파리", "باريس"].every((name) => worldNames.has(name)),
  );
  assert.ok(!worldNames.has("tivoly"));
});

test("a language without a set has ordinary words that are unknown", () => {
  assert.ok(Object.hasOwn(spokenLanguages, "ja"));
  assert.ok(!readOrdinaryWords("ja").has("speak"));
});
