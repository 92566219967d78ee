import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { analyse, matchCost, type TextMatch } from "../../../test/support/exhaustive-match.ts";
import { type LocalisedFields, TEXT_COSTS } from "./fields.ts";
import { MAX_QUERY_WORDS, parseQuery } from "./query.ts";
import { buildTextQuery } from "./text-query.ts";
import { Vocabulary } from "./vocabulary.ts";
import { splitWords } from "./words.ts";

const LANGUAGES = ["en-GB", "da-DK", "de-DE", "ja-JP", "th-TH", "zh-CN", "fr-FR"];
const none: LocalisedFields = { name: [], keywords: [], place: [], summary: [], rest: [] };

interface Options {
  readonly language?: string;
  readonly preferred?: string;
  readonly typos?: boolean;
  readonly mode?: "all" | "any";
}

function match(text: string | LocalisedFields, query: string, options: Options = {}): TextMatch | undefined {
  const { language = "en-GB", preferred, typos = true, mode = "all" } = options;
  const record = typeof text === "string" ? { ...none, name: [language, text] } : text;
  const { fields, terms } = analyse(record);
  const parsed = parseQuery(query, { languages: LANGUAGES, preferred });
  return matchCost(fields, buildTextQuery(parsed, typos ? new Vocabulary(terms) : undefined), mode);
}

const finds: readonly (readonly [string, string, string, string])[] = [
  ["without Danish letters", "smorrebrod", "Smørrebrød", "da"],
  ["with Danish letters spelled as two", "noerrebro", "Nørrebro", "da"],
  ["with the letter where the text spells it as two", "Århus", "Aarhus", "da"],
  ["with aa for å", "aarhus", "Århus", "da"],
  ["without the umlaut", "munchen", "München", "de"],
  ["with the umlaut spelled as two", "muenchen", "München", "de"],
  ["with ss for ß", "strasse", "Straße", "de"],
  ["in another case and width", "ＨＯＴＥＬ", "Hotel", "en"],
  ["by its plural", "museums", "museum", "en"],
  ["by its singular", "museum", "Museums", "en"],
  ["by a Danish plural", "bagerier", "bageri", "da"],
  ["by a Danish singular", "bageri", "Bagerier", "da"],
  ["by its beginning", "smør", "Smørrebrød", "da"],
  ["by one letter", "m", "Museum", "en"],
  ["inside of a Japanese word", "コーヒー", "スペシャルティコーヒー", "ja"],
  ["by half-width Japanese", "ｺｰﾋｰ", "スペシャルティコーヒー", "ja"],
  ["by one Chinese character", "鸭", "北京烤鸭店", "zh"],
  ["by its last Chinese character", "店", "北京烤鸭店", "zh"],
  ["by a Thai word", "กาแฟ", "ร้านกาแฟในกรุงเทพ", "th"],
  ["without the elided article", "orsay", "Musée d'Orsay", "fr"],
  ["with an elided article that it has not", "l’opéra", "Opera Garnier", "fr"],
  ["with the elided article", "musee d’orsay", "Musée d'Orsay", "fr"],
];

for (const [how, query, text, language] of finds) {
  test(`a text is found ${how}`, () =>
    assert.ok(match(text, query, { language, typos: false }) !== undefined));
}

test("every word has to match in mode all, and one in mode any", () => {
  assert.equal(match("Design Museum", "design zoo"), undefined);
  assert.equal(match("Design Museum", "design zoo", { mode: "any" })?.matchedWords, 1);
  assert.equal(match("Design Museum", "zoo", { mode: "any" }), undefined);
  assert.equal(match("Design Museum", " !? ", { mode: "all" }), undefined);
});

test("only the last word matches as a prefix", () => {
  assert.ok(match("Design Museum", "design mus"));
  assert.equal(match("Design Museum", "des museum", { typos: false }), undefined);
});

test("typos are forgiven from five letters one and from nine two", () => {
  assert.equal(match("barn", "bark"), undefined);
  assert.ok(match("hotel", "hotol"));
  assert.equal(match("hotel", "hutol"), undefined);
  assert.equal(match("charming", "chxrmxng"), undefined);
  assert.ok(match("chocolate", "chxcolxte"));
  assert.equal(match("chocolate", "chxcxlxte"), undefined);
});

test("swapped neighbours are one typo, and a wrong first letter is two", () => {
  assert.equal(match("museum", "musuem")?.cost, TEXT_COSTS.typo);
  assert.equal(match("museum", "nuseum"), undefined);
  assert.equal(match("chocolate", "khocolate")?.cost, 2 * TEXT_COSTS.typo);
});

test("digits and Japanese have no typos", () => {
  assert.equal(match("route12345", "route12346"), undefined);
  assert.equal(match("スペシャルティ", "スペシャラティ"), undefined);
});

test("a half-typed word may have a typo", () => {
  assert.ok(match("Museumsinsel", "museeu"));
  assert.equal(match("Museumsinsel", "museeu berlin", { mode: "any" }), undefined);
});

test("costs order typos, then fields, then whole words, then the preferred language", () => {
  const record = (field: string, text: string, language = "da"): LocalisedFields => ({
    ...none,
    [field]: [language, text],
  });
  const cost = (fields: LocalisedFields): number => match(fields, "museum", { preferred: "da-DK" })!.cost;
  const costs = [
    record("name", "museum"),
    record("name", "museum", "de"),
    record("name", "museumsø"),
    record("name", "museumsinsel", "de"),
    record("keywords", "museum"),
    record("place", "museum"),
    record("summary", "museum"),
    record("rest", "museum"),
    record("rest", "museumsinsel", "de"),
    record("name", "museun"),
  ].map(cost);
  assert.deepEqual(costs, [0, 1, 2, 3, 4, 8, 12, 16, 19, 20]);
});

const forms: readonly (readonly [string, string, string])[] = [
  ["museums", "Museum", "en"],
  ["museum", "Museums", "en"],
  ["galleries", "Gallery", "en"],
  ["gallery", "Galleries", "en"],
  ["bakery", "Bakeries", "en"],
  ["bagerier", "Bageri", "da"],
  ["bageri", "Bagerier", "da"],
  ["plages", "Plage", "fr"],
  ["kirche", "Kirchen", "de"],
];

for (const [query, text, language] of forms) {
  test(`"${query}" finds "${text}" in a query of several words, at the cost of a prefix`, () => {
    assert.equal(match(`${text} 7`, `${query} 7`, { language })?.cost, TEXT_COSTS.prefix);
  });
}

test("a misspelt word is found in its other forms, at the cost of a typo and a prefix", () => {
  const { fields } = analyse({ ...none, name: ["en", "Museums"] });
  const query = buildTextQuery(
    parseQuery("musuem x", { languages: ["en"] }),
    new Vocabulary(["en:museum", "en:museums"]),
  );
  assert.equal(matchCost(fields, query, "any")?.cost, TEXT_COSTS.typo + TEXT_COSTS.prefix);
});

test("text of no language counts as preferred", () => {
  assert.equal(match("museum", "museum", { language: "und", preferred: "da" })?.cost, 0);
});

test("the alternatives of a word are one for each class of match, cheapest first", () => {
  const vocabulary = new Vocabulary(["en:museum", "da:museet", "en:museums"]);
  const query = buildTextQuery(parseQuery("musuem", { languages: LANGUAGES, preferred: "en" }), vocabulary);
  const costs = query.words[0]!.alternatives.map(({ cost }) => cost);
  assert.deepEqual(
    costs,
    [...new Set(costs)].toSorted((a, b) => a - b),
  );
  assert.ok(costs.every((cost) => cost >= 0 && cost <= TEXT_COSTS.worst));
});

test("the words of a query are bounded, and a dropped word leaves no prefix", () => {
  const { words } = parseQuery(Array.from({ length: 40 }, (_, i) => `word${i}`).join(" "), {
    languages: ["en"],
  });
  assert.equal(words.length, MAX_QUERY_WORDS);
  assert.ok(words.every(({ isLast }) => !isLast));
});

test("no query makes it throw", () => {
  for (const odd of [
    "",
    "\ud800",
    "👨‍👩‍👧",
    "\u200d\u200c",
    "x".repeat(10_000),
    "ร".repeat(10_000),
    "d''''l'",
  ]) {
    match("museum", odd);
  }
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (query) => void match("museum", query)),
    { seed: 14, numRuns: 500 },
  );
});

test("every word of a text finds that text", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(..."abcøåäßéœ'’ -日本コヒーｺｶﾞกาแฟรน12😀"), maxLength: 60 }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...LANGUAGES), (sample, language) => {
      for (const word of splitWords(sample)) {
        assert.ok(match(sample, word, { language, typos: false }), `${word} in ${sample}`);
        assert.ok(
          match(sample, `${word} ${word}x`, { language, typos: false, mode: "any" }),
          `${word} in ${sample}`,
        );
      }
    }),
    { seed: 15, numRuns: 500 },
  );
});

test("one slip after the first letter of a word still finds it", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 5, maxLength: 14 });
  const edit = fc.record({ kind: fc.nat(3), at: fc.nat(100), letter: fc.constantFrom(...letters) });
  fc.assert(
    fc.property(word, edit, fc.boolean(), (sample, slip, last) => {
      const query = misspelt(sample, slip);
      fc.pre(query.length >= 5);
      assert.ok(match(`${sample} hotel`, last ? query : `${query} hotel`), `${query} for ${sample}`);
    }),
    { seed: 16, numRuns: 2000 },
  );
});

function misspelt(word: string, { kind, at, letter }: { kind: number; at: number; letter: string }): string {
  const i = 1 + (at % (word.length - 1));
  if (kind === 0) {
    return word.slice(0, i) + word.slice(i + 1);
  }
  if (kind === 1) {
    return word.slice(0, i) + letter + word.slice(i);
  }
  const swaps = kind === 2 && i + 1 < word.length;
  return swaps
    ? word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2)
    : word.slice(0, i) + letter + word.slice(i + 1);
}
