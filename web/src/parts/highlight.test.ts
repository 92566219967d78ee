import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { matchesIn } from "./highlight.ts";

const marked = (text: string, query: string) =>
  matchesIn(text, query)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join("");

test("the beginning of a word is marked, whatever its case and accents", () => {
  assert.equal(marked("Café Norden", "cafe nor"), "[Café] [Nor]den");
  assert.equal(marked("Østerbro bakery", "oster BAK"), "[Øster]bro [bak]ery");
  assert.equal(marked("Straße", "stras"), "[Straße]", "a word that folds to another length is marked whole");
});

test("a word typed with a mistake is marked whole, and short words and numbers forgive none", () => {
  assert.equal(marked("Juno the Bakery", "bakry"), "Juno the [Bakery]");
  assert.equal(marked("Copenhagen", "copnehagne"), "[Copenhagen]");
  assert.equal(marked("Bar 1870 Tivoli", "bat 1871 tvoli"), "Bar 1870 [Tivoli]");
});

test("where words are not spaced a match is found inside", () => {
  assert.equal(marked("王の庭園の芝生", "庭園"), "王の[庭園]の芝生");
});

test("no words mark nothing, and a text is never changed", () => {
  assert.deepEqual(matchesIn("Nyhavn", " - "), [{ text: "Nyhavn", isMatch: false }]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, query) => {
      assert.equal(
        matchesIn(text, query)
          .map((stretch) => stretch.text)
          .join(""),
        text,
      );
    }),
    { seed: 6, numRuns: 500 },
  );
});
