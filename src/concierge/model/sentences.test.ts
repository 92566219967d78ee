import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { SentenceSplitter } from "./sentences.ts";

test("sentences come as soon as the next begins, and marked names are not cut", () => {
  const splitter = new SentenceSplitter("en-GB");
  assert.deepEqual(splitter.push("Hello. How"), ["Hello. "]);
  assert.deepEqual(splitter.push(" are you? Go to [[St. Al"), ["How are you? "]);
  assert.deepEqual(splitter.push("ban's. Church]] now. "), []);
  assert.deepEqual(splitter.end(), ["Go to [[St. Alban's. Church]] now. "]);
});

test("nothing is lost or added, however the text is cut into pieces", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom("a", ". ", "B", "[[", "]]", "。", "\n", "!") })),
      (pieces) => {
        const splitter = new SentenceSplitter("en-GB");
        const sentences = [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()];
        assert.equal(sentences.join(""), pieces.join(""));
      },
    ),
    { seed: 7, numRuns: 300 },
  );
});
