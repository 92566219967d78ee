import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { analyse } from "../../../test/support/exhaustive-match.ts";
import { primaryLanguage } from "../../languages/compare.ts";
import { FIELDS, type LocalisedFields } from "./fields.ts";
import { stem } from "./stem.ts";

const none = { name: [], keywords: [], place: [], summary: [], rest: [] };

test("a term carries its primary language and is the word as it is written, folded", () => {
  const { fields } = analyse({ ...none, name: ["da-DK", "Bagerier på Nørrebro"] });
  assert.equal(fields.name, "da:bagerier da:pa da:norrebro");
});

test("a term stands once, in the best field of its language", () => {
  const { fields, terms } = analyse({
    ...none,
    name: ["en-GB", "Museum Museum"],
    summary: ["en", "museums", "da", "museum"],
    rest: ["und", "museum"],
  });
  assert.deepEqual(fields, {
    name: "en:museum",
    keywords: "",
    place: "",
    summary: "en:museums da:museum",
    rest: "und:museum",
  });
  assert.deepEqual(terms, ["en:museum", "en:museums", "da:museum", "und:museum"]);
});

test("the same record has the same terms when it is analysed again", () => {
  const record = { ...none, name: ["ja", "寿司 sushi"] };
  assert.deepEqual(analyse(record), analyse(record));
});

test("languages that are one in writing have one tag, and what is no code has none", () => {
  assert.deepEqual(["nb-NO", "nn", "zh-Hant-TW", "EN-gb", "", "x", "12"].map(primaryLanguage), [
    "no",
    "no",
    "zh",
    "en",
    "und",
    "und",
    "und",
  ]);
});

test("plural and singular have one stem in each language with a stemmer", () => {
  const pairs = [
    ["en", "museums", "museum"],
    ["da", "bagerier", "bageri"],
    ["de", "restaurants", "restaurant"],
    ["fr", "musees", "musee"],
    ["es", "hoteles", "hotel"],
    ["it", "musei", "museo"],
    ["pt", "praias", "praia"],
    ["nl", "huizen", "huiz"],
    ["sv", "kyrkor", "kyrka"],
    ["no", "kirker", "kirke"],
  ] as const;
  for (const [language, plural, singular] of pairs) {
    assert.equal(stem(plural, language), stem(singular, language), language);
  }
  assert.equal(stem("museums", "fi"), "museums");
  assert.equal(stem("route66s", "en"), "route66s");
});

test("terms have no ASCII but letters, digits and the colon, are bounded, well formed and unique", () => {
  const text = fc.tuple(
    fc.constantFrom("en-GB", "da", "ja-JP", "th", "und", "zh-Hant", "?!"),
    fc.oneof(fc.string({ unit: "binary", maxLength: 120 }), fc.string({ unit: "grapheme", maxLength: 120 })),
  );
  const texts = fc.array(text, { maxLength: 3 }).map((pairs) => pairs.flat());
  const fields: fc.Arbitrary<LocalisedFields> = fc.record(
    { name: texts, keywords: texts, place: texts, summary: texts, rest: texts },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(fields, (record) => {
      const { fields: joined, terms } = analyse(record);
      assert.deepEqual(
        FIELDS.flatMap((field) => joined[field].split(" ")).filter((term) => term !== ""),
        terms,
      );
      assert.equal(new Set(terms).size, terms.length);
      for (const term of terms) {
        assert.match(term, /^[a-z]{2,8}:(?:[a-z0-9]|[^\0-\u007f])+$/u);
        assert.ok(term.length <= 64 && term.isWellFormed());
      }
    }),
    { seed: 13, numRuns: 500 },
  );
});
