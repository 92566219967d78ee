import assert from "node:assert/strict";
import { test } from "node:test";
import { type LocalLanguage, namesOf, readOtherNames, textsOfTag } from "./names.ts";

const portugal: LocalLanguage = { ofCountry: "pt", languages: ["en-GB", "de-DE"] };
const japan: LocalLanguage = { ofCountry: "ja", languages: ["en-GB"] };

test("the plain name is in the language of the country", () => {
  assert.deepEqual(namesOf({ name: "Sé" }, portugal), { pt: "Sé" });
  assert.deepEqual(namesOf({ name: "Sé", "name:en": "Cathedral" }, portugal), { pt: "Sé", en: "Cathedral" });
});

test("a name that is written as a page's is written with spaces", () => {
  const name = { name: "Musée", "name:es": "Museo_de_Mónaco", "name:de": "A_B C" };
  assert.deepEqual(namesOf(name, portugal), {
    pt: "Musée",
    und: "Musée",
    es: "Museo de Mónaco",
    de: "A_B C",
  });
});

test("a plain name that a language has already says nothing more", () => {
  assert.deepEqual(namesOf({ name: "Porto", "name:en": "Porto", "name:de": "Porto" }, portugal), {
    en: "Porto",
    de: "Porto",
  });
});

test("the operator's language for texts goes before, the language's own name before that", () => {
  assert.deepEqual(namesOf({ name: "A", "name:en": "A" }, { ...portugal, textLanguage: "gl" }), {
    gl: "A",
    en: "A",
  });
  assert.deepEqual(namesOf({ name: "A / B", "name:pt": "A" }, portugal), { pt: "A" });
});

test("a name in another script is in a language that is written so", () => {
  assert.deepEqual(namesOf({ name: "Кафе" }, portugal), { ru: "Кафе" });
  assert.deepEqual(namesOf({ name: "お好み焼き" }, japan), { ja: "お好み焼き" });
});

test("only languages are languages: sides, origins and romanisations are not", () => {
  const tags = {
    name: "奈良",
    "name:ja-Latn": "Nara",
    "name:ja_rm": "Nara rm",
    "name:etymology": "x",
    "name:left": "x",
    "name:en:pronunciation": "x",
    "name:zh-hant": "奈良市",
    "name:": "x",
    "name:prefix": "x",
  };
  assert.deepEqual(namesOf(tags, japan), { ja: "奈良", "ja-Latn": "Nara", "zh-Hant": "奈良市", und: "奈良" });
});

test("no more names than a record may have, the organisation's languages among them", () => {
  const codes = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const all: string[] = [];
  for (let i = 0; i < 676 && all.length < 400; i++) {
    for (const third of ["", "a", "n"]) {
      const code = String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26)) + third;
      if (codes.of(code) && !/^(de|en|pt)$/.test(code)) all.push(code);
    }
  }
  const tags = Object.fromEntries([...all, "de", "pt"].map((code) => [`name:${code}`, `in ${code}`]));
  const names = namesOf(tags, portugal);
  assert.equal(Object.keys(names).length, 200);
  assert.deepEqual([names.de, names.pt], ["in de", "in pt"]);
});

test("other names are for searching, each once and without those that are names already", () => {
  const tags = {
    name: "Sé",
    alt_name: "Sé Catedral;Sé; Catedral",
    official_name: "Catedral",
    "alt_name:en": "Dome",
    "old_name:etymology:wikidata": "Q1",
    "name:ja_rm": "Se",
    brand: "B",
  };
  assert.deepEqual(readOtherNames(tags, { pt: "Sé" }, 30), ["Sé Catedral", "Catedral", "Dome", "Se", "B"]);
  assert.equal(readOtherNames(tags, {}, 2).length, 2);
});

test("a description is in the language it says, else in the country's", () => {
  const tags = { description: "Bom", "description:en": "Good" };
  assert.deepEqual(textsOfTag(tags, "description", portugal, 3), { pt: "Bom", en: "Go…" });
});

test("the name on the sign is kept as one of no known language where the default language has none of several", () => {
  const tags = { name: "Palácio da Bolsa", "name:de": "Bolsapalast" };
  assert.deepEqual(namesOf(tags, portugal), {
    pt: "Palácio da Bolsa",
    de: "Bolsapalast",
    und: "Palácio da Bolsa",
  });
  const english = { ...tags, "name:en": "Stock Exchange Palace" };
  assert.equal(namesOf(english, portugal).und, undefined);
});

test("a sign that a neighbour's language has as well is not lost to the language of the country", () => {
  const germany: LocalLanguage = { ofCountry: "de", languages: ["de-DE", "en-GB"] };
  const tags = { name: "Marienplatz", "name:sl": "Marienplatz", "name:en": "St Mary's Square" };
  assert.deepEqual(namesOf(tags, germany), {
    sl: "Marienplatz",
    en: "St Mary's Square",
    de: "Marienplatz",
  });
  assert.deepEqual(namesOf({ name: "Bled", "name:sl": "Bled" }, germany), { sl: "Bled" });
  const castle = { name: "二条城", "name:ja": "二条城", "name:ko": "니조 성", "name:ar": "قلعة نيجو" };
  assert.equal(namesOf(castle, japan).und, "二条城");
});

test("a romanisation is the language's name in Latin letters", () => {
  const tags = { name: "二条城", "name:ja": "二条城", "name:ja_rm": "Nijō-jō", "name:ko": "니조 성" };
  assert.deepEqual(namesOf(tags, japan), {
    "ja-Latn": "Nijō-jō",
    ja: "二条城",
    ko: "니조 성",
    und: "二条城",
  });
});

test("a sign in other letters than its language's name is not lost, nor is an international name", () => {
  assert.deepEqual(namesOf({ name: "Ponte Rosso", "name:ja": "ポンテロッソ" }, japan), {
    ja: "ポンテロッソ",
    "ja-Latn": "Ponte Rosso",
  });
  assert.deepEqual(namesOf({ name: "マクドナルド", int_name: "McDonald's" }, japan), {
    "und-Latn": "McDonald's",
    ja: "マクドナルド",
    und: "マクドナルド",
  });
  assert.deepEqual(namesOf({ name: "Sé", int_name: "Cathedral" }, portugal), { pt: "Sé" });
});
