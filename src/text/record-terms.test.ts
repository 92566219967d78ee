import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { recordTerms } from "./record-terms.ts";
import { termOf } from "./terms.ts";
import { wordsOf } from "./words.ts";

const none = { name: [], keywords: [], place: [], summary: [], rest: [] };

/** The terms of a text, once as they are read and once as they are written. */
function termsOfText(text: string, language: string): [string[], string[]] {
  const { book, numbers } = recordTerms({ ...none, name: [{ language, text }] });
  const terms = Array.from({ length: numbers.size }, (_, i) => numbers.at(i));
  const written = terms.map((term) => {
    const bytes = Buffer.alloc(256);
    return bytes.toString("utf8", 0, book.write(term, bytes, 0));
  });
  return [terms.map((term) => book.text(term)), written];
}

test("the terms of a text are its words, each once, in their order, as text and as bytes", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(..."abcøé'’ -日本コヒーｺｶﾞกาแฟรน12😀𠮷"), maxLength: 300 }),
    fc.string({ unit: fc.constantFrom("museum", "日本", "ø", " ", "th"), maxLength: 300 }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom("en", "ja", "und"), (sample, language) => {
      const expected = [...new Set(wordsOf(sample).map((word) => termOf(word, language)))];
      assert.deepEqual(termsOfText(sample, language), [expected, expected]);
    }),
    { seed: 21, numRuns: 1000 },
  );
});

test("a text of more words than are looked up at a time has all of them", () => {
  const words = Array.from({ length: 1000 }, (_, i) => `w${i}`);
  assert.deepEqual(
    termsOfText(words.join(" "), "en")[0],
    words.map((word) => `en:${word}`),
  );
});
