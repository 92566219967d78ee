import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type NearWord, Vocabulary } from "./vocabulary.ts";

test("near words come by slips, whole words before beginnings", () => {
  const vocabulary = new Vocabulary([
    "en:museum",
    "da:museum",
    "de:museumsinsel",
    "en:musical",
    "en:mausoleum",
  ]);
  assert.deepEqual(vocabulary.near("museem", { typosMax: 1, prefix: true }), [
    { word: "museum", typos: 1, prefix: false, languages: ["da", "en"] },
    { word: "museum", typos: 1, prefix: true, languages: ["da", "en", "de"] },
  ]);
});

test("a slip in the last letter of a half-typed word is not forgiven", () => {
  const vocabulary = new Vocabulary(["en:restaurant"]);
  assert.deepEqual(vocabulary.near("restx", { typosMax: 1, prefix: true }), []);
  assert.equal(vocabulary.near("resatu", { typosMax: 1, prefix: true })[0]?.word, "restau");
});

test("words with digits, of scripts without spaces and of three letters are not kept", () => {
  assert.equal(new Vocabulary(["en:bar", "en:room12", "ja:寿司", "th:ร้าน", "en:hotel", "da:hotel"]).size, 1);
});

test("a word whose first letter is wrong, missing, too much or after the second is two slips away", () => {
  const vocabulary = new Vocabulary(["en:museum"]);
  for (const word of ["nuseum", "useum", "amuseum", "umseum"])
    assert.deepEqual(vocabulary.near(word, { typosMax: 2, prefix: false }), [
      { word: "museum", typos: 2, prefix: false, languages: ["en"] },
    ]);
});

test("an empty vocabulary has nothing near", () => {
  assert.deepEqual(new Vocabulary([]).near("restaurant", { typosMax: 2, prefix: true }), []);
});

test("whole words are those that an exhaustive search finds", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abc"), minLength: 4, maxLength: 11 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), word, fc.constantFrom(1, 2), (words, query, typosMax) => {
      const found = new Vocabulary(words.map((text) => `en:${text}`)).near(query, {
        typosMax,
        prefix: false,
      });
      const expected = [...new Set(words)]
        .map((text) => [text, slips(query, text)] as const)
        .filter(([, typos]) => typos > 0 && typos <= typosMax);
      assert.deepEqual(new Map(found.map(({ word: text, typos }) => [text, typos])), new Map(expected));
    }),
    { seed: 17, numRuns: 1000 },
  );
});

test("every beginning given begins a word and is as near as it says", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abc"), minLength: 4, maxLength: 14 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), word, (words, query) => {
      const found = new Vocabulary(words.map((text) => `en:${text}`)).near(query, {
        typosMax: 2,
        prefix: true,
      });
      for (const { word: text, typos } of found.filter(({ prefix }: NearWord) => prefix)) {
        assert.ok(words.some((whole) => whole.startsWith(text)));
        assert.ok(slips(query, text) <= typos, `${query} ${text}`);
      }
    }),
    { seed: 18, numRuns: 1000 },
  );
});

/** The distance by its recursive definition, with a slip on the first letter counted twice. */
function slips(query: string, word: string): number {
  const rest = query.slice(1);
  const firstLetterSlips = [
    rest === word,
    rest === word.slice(1),
    query === word.slice(1),
    query.charAt(1) + query.charAt(0) + query.slice(2) === word,
  ];
  const kept = query.charAt(0) === word.charAt(0) ? distance(rest, word.slice(1)) : 99;
  return Math.min(kept, firstLetterSlips.some(Boolean) ? 2 : 99);
}

function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => i || j),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? rows[i - 2]![j - 2]! + 1 : 99,
      );
    }
  }
  return rows[a.length]![b.length]!;
}
