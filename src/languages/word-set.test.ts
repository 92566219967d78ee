import assert from "node:assert/strict";
import { test } from "node:test";
import { spokenLanguages } from "./registry.ts";
import { readOrdinaryWords, WordSet } from "./word-set.ts";
import { findWorldPlace, isWorldPlace } from "./world-places.ts";

test("every word of a set is found in it, and few others are", () => {
  const words = Array.from({ length: 5_000 }, (_, number) => `word${number}`);
  const set = WordSet.of(new Set(words));
  assert.ok(words.every((word) => set.has(word)));
  const others = words.filter((word) => set.has(`${word}x`));
  assert.ok(others.length < 100, `${others.length} of 5,000`);
});

test("the sets know ordinary words by their stems", () => {
  assert.ok(["speak", "doctor"].every((word) => readOrdinaryWords("en").has(word)));
  assert.ok(!readOrdinaryWords("en").has("musuem"));
});

test("towns and countries of the world are known by their names in several languages, with where they are", () => {
  const names = [
    "paris",
    "malmo",
    "parigi",
    "new york",
    "stockholm",
    "巴黎",
    "파리",
    "باريس",
    "コペンハーゲン",
  ];
  for (const name of names) assert.ok(isWorldPlace(name), name);
  assert.ok(!isWorldPlace("tivoly"));
  assert.deepEqual(findWorldPlace("schweden"), { points: [], countries: ["SE"] });
  assert.deepEqual(findWorldPlace("malmo").points, [[55.6, 13]]);
});

test("a language without a set has ordinary words that are unknown", () => {
  assert.ok(Object.hasOwn(spokenLanguages, "ja"));
  assert.ok(!readOrdinaryWords("ja").has("speak"));
});
