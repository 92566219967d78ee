import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { recordTerms } from "./record-terms.ts";
import { makeTerm } from "./term-book.ts";
import { splitWords } from "./words.ts";

const none = { name: [], keywords: [], place: [], summary: [], rest: [] };

function termsOfText(text: string, language: string): string[] {
  const { book, terms } = recordTerms({ ...none, name: [language, text] });
  return Array.from(terms, (term) => book.text(term));
}

test("the terms of a text are its words, each once, in their order", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(..."abcøé'’ -日本コヒーｺｶﾞกาแฟรน12😀𠮷語園㊊豈㍻゛"), maxLength: 300 }),
    fc.string({ unit: fc.constantFrom("museum", "日本", "ø", " ", "th"), maxLength: 300 }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom("en", "ja", "und"), (sample, language) => {
      const expected = [...new Set(splitWords(sample).map((word) => makeTerm(word, language)))];
      assert.deepEqual(termsOfText(sample, language), expected);
    }),
    { seed: 21, numRuns: 1000 },
  );
});

test("a text of more words than are looked up at a time has all of them", () => {
  const words = Array.from({ length: 1000 }, (_, i) => `w${i}`);
  assert.deepEqual(
    termsOfText(words.join(" "), "en"),
    words.map((word) => `en:${word}`),
  );
});
