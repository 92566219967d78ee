import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Grounding } from "./grounding.ts";

function knowing(language: string): Grounding {
  const grounding = new Grounding(language);
  grounding.learnName("tower", "Round Tower");
  grounding.learnName("st", "St. Alban's Church");
  grounding.learnName("noma", "ノーマ");
  grounding.learn(
    '{"address":"Købmagergade 52A, Copenhagen","phone":"+45 33 73 03 73","category":"Landmark"}',
  );
  return grounding;
}

const passes = (language: string, sentence: string) => knowing(language).clean(sentence);

test("a sentence about known places passes, without the marks", () => {
  assert.equal(passes("en-GB", "[[Round Tower]] is 400 m away. "), "Round Tower is 400 m away. ");
  assert.equal(passes("en-GB", "Then go to **St. Alban's Church**."), "Then go to St. Alban's Church.");
  assert.equal(
    passes("en-GB", "On Monday, the Round Tower opens at 10."),
    "On Monday, the Round Tower opens at 10.",
  );
  assert.equal(
    passes("en-GB", "I love Copenhagen’s towers, call +45 33730373."),
    "I love Copenhagen’s towers, call +45 33730373.",
  );
  assert.equal(passes("da-DK", "Prøv [[round tower]] på Købmagergade."), "Prøv round tower på Købmagergade.");
  assert.equal(passes("ja-JP", "[[ノーマ]]は近くです。"), "ノーマは近くです。");
});

test("names that no tool has given do not pass: marked, bold, quoted or merely capitalised", () => {
  for (const sentence of [
    "[[Golden Goose]] is near.",
    "Try **Golden Goose**.",
    "Try “Golden Goose” tonight.",
    "Try Golden Goose tonight.",
    "You could visit Rosenborg today.",
    "Round Tower and Rundetaarn Museum are near.",
  ]) {
    assert.equal(passes("en-GB", sentence), undefined, sentence);
  }
  assert.equal(passes("fr-FR", "Essayez « Chez Paul » ce soir."), undefined);
  assert.equal(passes("ja-JP", "「金のガチョウ」がおすすめです。"), undefined);
  assert.equal(passes("ja-JP", "Noma がおすすめです。"), undefined);
});

test("German nouns pass alone, and not where two unknown ones stand together", () => {
  assert.equal(
    passes("de-DE", "Der [[Round Tower]] hat eine schöne Aussicht."),
    "Der Round Tower hat eine schöne Aussicht.",
  );
  assert.equal(passes("de-DE", "Gehen Sie ins Restaurant Goldgans."), undefined);
});

test("links, addresses, markup, broken marks and unknown numbers do not pass", () => {
  for (const sentence of [
    "See https://evil.example now.",
    "See www.evil.example now.",
    "See evil.example/x now.",
    "See evil-1.example now.",
    "See xn--80ak6aa92e.com now.",
    "See e.example/x now.",
    "See evil.рф now.",
    "See ftp://evil now.",
    "Write to eve@evil.example.",
    "See [the tower](x).",
    "<img src=x>",
    "The [[Round Tower is near.",
    "Call 0900 123 456.",
  ]) {
    assert.equal(passes("en-GB", sentence), undefined, sentence);
  }
});

test("characters that hide text or turn its direction do not pass; line breaks and joined emoji do", () => {
  const hidden = [
    "\u0000",
    "\u0007",
    "\u001b",
    "\u0085",
    "\u00ad",
    "\u200b",
    "\u202e",
    "\u2066",
    "\ufeff",
    "\u{e0061}",
  ];
  for (const char of hidden) {
    assert.equal(passes("en-GB", `It is ${char}near.`), undefined, char.codePointAt(0)!.toString(16));
  }
  for (const sentence of ["It is near.\nIt is quiet.\r\n", "For families 👨‍👩‍👧."]) {
    assert.equal(passes("en-GB", sentence), sentence);
  }
});

test("abbreviations, hours and prices are no links", () => {
  for (const sentence of [
    "It is open from 9.30 to 17.00, i.e. all day.",
    "It costs 12.50, e.g. for tea.",
    "Du kan f.eks. gå ned til vandet, ca. 1.sal.",
  ]) {
    assert.equal(passes("en-GB", sentence), sentence);
  }
});

test("the places that a text names are told in its order", () => {
  const grounding = knowing("en-GB");
  assert.deepEqual(grounding.mentioned("St. Alban’s Church, then the round tower"), ["st", "tower"]);
  assert.deepEqual(grounding.mentioned("nothing"), []);
});

test("whatever is written around it, an unknown marked name does not pass, and what passes has no marks or links", () => {
  const piece = fc.constantFrom(
    "[[Round Tower]]",
    "near",
    " ",
    ". ",
    "the",
    "**",
    "“",
    "”",
    "[[",
    "]]",
    "http://x.example",
    "12",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, invents) => {
      const sentence = [...pieces, ...(invents ? [" [[Golden Goose]] "] : [])].join("");
      const clean = passes("en-GB", sentence);
      if (clean === undefined) return;
      assert.doesNotMatch(clean, /Golden|\[\[|\]\]|\*\*|http/);
    }),
    { seed: 6, numRuns: 500 },
  );
});
