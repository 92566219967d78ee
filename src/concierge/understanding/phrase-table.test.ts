import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { lexicons } from "../../../test/support/concierge/words.ts";
import { stem } from "../../search/text/stem.ts";
import { PhraseTable, stemKey } from "./phrase-table.ts";

test("a phrase is found as it is written, spelled out, and by its stems", () => {
  const table = new PhraseTable<string>();
  table.add("Große Gärten", "de", "gardens");
  assert.deepEqual(table.get("grosse garten"), ["gardens"]);
  assert.deepEqual(table.get("grosse gaerten"), ["gardens"]);
  assert.equal(table.get("große gärten"), undefined);
  assert.deepEqual(table.getStemmed(stemKey(["grosser", "garten"], "de")), ["gardens"]);
  assert.equal(table.longestFrom("grosse", "gross"), 2);
});

test("no word whose stem is known is passed over unstemmed, in the languages that write compounds", () => {
  const endings = ["", "s", "e", "n", "en", "er", "es", "t", "te", "ne", "ene", "heid", "lig", "ingen"];
  for (const language of ["da", "de", "nl"]) {
    const { phrases } = lexicons.get(language)!;
    const known = [...phrases.words].filter((word) => /^[a-z]{3,}$/.test(word));
    const word = fc
      .tuple(fc.constantFrom(...known), fc.nat({ max: 3 }), fc.constantFrom(...endings))
      .map(([whole, cut, ending]) => whole.slice(0, whole.length - cut) + ending)
      .filter(({ length }) => length >= 3);
    let hits = 0;
    fc.assert(
      fc.property(word, (text) => {
        if (!phrases.getStemmed(stem(text, language))) return;
        hits++;
        assert.ok(phrases.mayStem(text), `${language}: ${text}`);
      }),
      { seed: 7, numRuns: 3_000 },
    );
    assert.ok(hits > 300, `${language}: ${hits} words have a known stem`);
  }
});
