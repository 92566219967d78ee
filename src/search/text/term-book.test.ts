import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TermBook } from "./term-book.ts";

test("terms are numbered in the order they are met, each once, and sorted by their texts at any time", () => {
  const term = fc.string({ unit: fc.constantFrom(..."ab:é寿"), maxLength: 4 });
  const property = fc.property(fc.array(fc.tuple(term, fc.boolean()), { maxLength: 60 }), (met) => {
    const book = new TermBook();
    const numbers = new Map<string, number>();
    for (const [text, isAsked] of met) {
      if (!numbers.has(text)) numbers.set(text, numbers.size);
      assert.equal(book.number(text), numbers.get(text));
      if (!isAsked) continue;
      assert.equal(book.size, numbers.size);
      const texts = Array.from(book.sorted(), (number) => book.text(number));
      assert.deepEqual(texts, [...numbers.keys()].sort());
    }
  });
  fc.assert(property, { seed: 8, numRuns: 200 });
});

test("a term is new to each record once", () => {
  const book = new TermBook();
  const [one, two] = [book.number("en:one"), book.number("en:two")];
  assert.deepEqual([book.isNewTo(1, one), book.isNewTo(1, one), book.isNewTo(1, two)], [true, false, true]);
  assert.deepEqual([book.isNewTo(2, one), book.isNewTo(2, two), book.isNewTo(2, two)], [true, true, false]);
});
