import assert from "node:assert/strict";
import { test } from "node:test";
import { loadLexicons } from "./lexicon.ts";
import { readSpans } from "./spans.ts";
import { readTokens } from "./tokens.ts";

const lexicons = await loadLexicons();

function meaningsOf(language: string, message: string): string[] {
  const spans = readSpans(readTokens(message), { lexicon: lexicons.get(language)!, misspelt: true });
  return spans.flatMap(({ meanings }) => meanings.map(({ type, value }) => `${type}.${value}`));
}

test("an ordinary word of the language is no misspelling of another", () => {
  const messages: [string, string][] = [
    ["en", "speak louder"],
    ["en", "against the wall"],
    ["de", "sprechen"],
    ["fr", "parler"],
    ["es", "hablar"],
  ];
  for (const [language, message] of messages)
    assert.deepEqual(
      meaningsOf(language, message).filter((meaning) => /^(concept|topic|price)/.test(meaning)),
      [],
      message,
    );
});

test("nor is a town of the world, in any language's spelling", () => {
  for (const [language, town] of [
    ["en", "Paris"],
    ["en", "Malmö"],
    ["it", "Parigi"],
    ["de", "Neapel"],
  ] as const)
    assert.ok(!meaningsOf(language, town).some((meaning) => meaning.startsWith("concept")), town);
});

test("a misspelt word is still read", () => {
  assert.deepEqual(meaningsOf("en", "musuem"), ["concept.museum"]);
  assert.deepEqual(meaningsOf("de", "restaurat"), ["concept.restaurant"]);
  assert.deepEqual(meaningsOf("fr", "restuarant"), ["concept.restaurant"]);
});

test("small forms mean what the word does", () => {
  for (const [language, word, meaning] of [
    ["pt", "barzinho", "concept.bar"],
    ["pt", "lojinhas", "concept.shop"],
    ["es", "placita", "concept.square"],
    ["es", "cervecitas", "concept.pub"],
    ["it", "ristorantino", "concept.restaurant"],
    ["it", "chiesetta", "concept.church"],
  ] as const)
    assert.deepEqual(meaningsOf(language, word), [meaning], word);
  assert.deepEqual(meaningsOf("it", "mulino"), []);
});
