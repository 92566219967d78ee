import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { SortedWords } from "./sorted-words.ts";
import { FORM_BEGINNING, StemGroups, stem } from "./stem.ts";

/** Groups over these words, all of them English and Danish, and how often the language of a word was looked at. */
function groupsOf(words: readonly string[]) {
  const looks = { count: 0 };
  const groups = new StemGroups(new SortedWords(words.toSorted()), () => {
    looks.count++;
    return true;
  });
  return { groups, looks };
}

test("forms of a word are the words with its stem that begin as it does, however short it is", () => {
  const endings = ["", "s", "en", "er", "ing", "et", "erne"];
  const word = fc.tuple(
    fc.string({ unit: fc.constantFrom(..."abgoy寿"), minLength: 1, maxLength: 4 }),
    fc.constantFrom(...endings),
  );
  const words = fc.uniqueArray(
    word.map((parts) => parts.join("")),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(words, fc.constantFrom("en", "da"), fc.nat(20), (vocabulary, language, steps) => {
      const { groups } = groupsOf(vocabulary);
      // Some are worked out beforehand, or all.
      for (const _ of groups.working(["en", "da"]).take(steps));
      // A word that is not there may begin one that is.
      const begun = vocabulary.map((other) => other.slice(0, -1)).filter((other) => other.length > 1);
      for (const asked of [...vocabulary, ...begun, "by", "go", "a", "b"]) {
        const beginning = asked.slice(0, FORM_BEGINNING);
        const forms = vocabulary.filter(
          (other) => other.startsWith(beginning) && stem(other, language) === stem(asked, language),
        );
        const others = (found: readonly string[]) => found.filter((other) => other !== asked).toSorted();
        assert.deepEqual(others(groups.of(asked, language)), others(forms), `${asked} in ${language}`);
      }
    }),
    { seed: 20_261_121, numRuns: 300 },
  );
});

test("a letter is no reason to look at every word that begins with it, nor two letters more than once", () => {
  const { groups, looks } = groupsOf(["gallery", "goes", "going", "golf", "good", "gooing"]);
  assert.deepEqual(groups.of("g", "en"), []);
  assert.equal(looks.count, 0);
  assert.deepEqual(groups.of("go", "en"), ["going"]);
  const once = looks.count;
  assert.deepEqual(groups.of("go", "en"), ["going"]);
  assert.equal(looks.count, once);
});
