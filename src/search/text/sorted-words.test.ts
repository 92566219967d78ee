import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { SortedWords } from "./sorted-words.ts";

test("the range of a beginning holds the words that a filter finds", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abž寿"), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 80 }), word, (words, beginning) => {
      const sorted = new SortedWords(words.toSorted());
      const [from, to] = sorted.range(beginning);
      const found = Array.from({ length: to - from }, (_, i) => sorted.text(from + i));
      assert.deepEqual(found, words.filter((text) => text.startsWith(beginning)).toSorted());
    }),
    { seed: 20, numRuns: 1000 },
  );
});

test("each word knows what it shares with the one before", () => {
  const words = new SortedWords(["bar", "barn", "bistro", "café"]);
  assert.deepEqual(
    [0, 1, 2, 3].map((i) => words.shared(i)),
    [0, 3, 1, 0],
  );
  assert.deepEqual([...words.firstLetters], ["b", "c"]);
  assert.equal(words.text(2, 3), "bis");
});
