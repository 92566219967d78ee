import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fold, foldSpelledOut } from "./fold.ts";

const cases: readonly (readonly [string, string, string])[] = [
  ["case", "MUSEUM Århus ΌΣΟΣ", "museum arhus οσοσ"],
  ["accents", "Café Hôtel Łódź Ñuñoa São", "cafe hotel lodz nunoa sao"],
  ["Danish letters", "Smørrebrød, Ærø, Nørrebro, Århus", "smorrebrod, aero, norrebro, arhus"],
  ["German letters", "Straße Zürich STRASSE", "strasse zurich strasse"],
  ["Icelandic and Turkish letters", "Þingvellir İstanbul ılıca", "thingvellir istanbul ilica"],
  ["width", "ＨＯＴＥＬ１２ ｺｰﾋｰ ｶﾞ", "hotel12 コーヒー ガ"],
  ["apostrophes", "O'Connor Joe’s Hawaiʻi", "oconnor joes hawaii"],
  ["Arabic letters that are typed for one another", "مقهى قهوة جميـــل", "مقهي قهوه جميل"],
  ["traditional Chinese characters and simplified ones", "博物館 餐廳 这里", "博物馆 餐厅 这里"],
  ["Cyrillic and Arabic marks", "Йошка Ёлка مُتْحَف", "иошка елка متحف"],
  ["invisible characters", "mu\u00adse\u200dum", "museum"],
];

for (const [what, text, folded] of cases) {
  test(`folding unites ${what}`, () => assert.equal(fold(text), folded));
}

test("folding keeps marks that make another letter", () => {
  assert.equal(fold("がぱ ร้าน हिन्दी"), "がぱ ร้าน हिन्दी");
});

test("folding replaces lone surrogates", () => {
  assert.equal(fold("a\ud800b"), "a\ufffdb");
});

test("folding twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => assert.equal(fold(fold(text)), fold(text))),
    { seed: 11, numRuns: 2000 },
  );
});

test("spelling out writes ring and umlaut letters as two", () => {
  assert.equal(foldSpelledOut("Århus Nørrebro München Käse"), "aarhus noerrebro muenchen kaese");
});
