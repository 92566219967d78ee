import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOfText, splitLanguage } from "./language-tag.ts";
import { cutText, readBoolean, readNumber, readTexts, readWebAddress, textOf } from "./values.ts";

test("numbers are read with decimal points and commas, and what may mean two things is unknown", () => {
  const cases: [given: unknown, number: number | undefined][] = [
    ["12.5", 12.5],
    ["12,5", 12.5],
    [" -0,125 ", -0.125],
    ["1.234,56", 1234.56],
    ["1,234.56", 1234.56],
    ["1 234,5", 1234.5],
    ["1,234", undefined],
    ["1e3", 1000],
    ["−3", -3],
    ["300 m", undefined],
    ["", undefined],
    [Number.NaN, undefined],
    [null, undefined],
  ];
  for (const [given, number] of cases) assert.equal(readNumber(given), number, String(given));
  assert.equal(readNumber("55,676", true), 55.676);
});

test("lists are read from arrays, from JSON and from texts with any of the usual separators", () => {
  assert.deepEqual(readTexts(["a", " a ", null, 3]), ["a", "3"]);
  assert.deepEqual(readTexts('["a, b", "c"]'), ["a, b", "c"]);
  assert.deepEqual(readTexts("a; b|c,d"), ["a", "b", "c,d"]);
  assert.deepEqual(readTexts("a, b,,a"), ["a", "b"]);
  assert.deepEqual(readTexts("a/b", "/"), ["a", "b"]);
  assert.deepEqual(readTexts("[not JSON"), ["[not JSON"]);
  assert.deepEqual(readTexts(undefined), []);
});

test("web addresses get their scheme; words, mail addresses and other schemes are none", () => {
  const cases: [given: string, address: string | undefined][] = [
    ["https://example.org/a?b", "https://example.org/a?b"],
    ["www.example.org", "https://www.example.org/"],
    ["//example.org/x", "https://example.org/x"],
    ["example.org:8080/x", "https://example.org:8080/x"],
    ["none", undefined],
    ["info@example.org", undefined],
    ["javascript:alert(1)", undefined],
    ["https://a b.org", undefined],
    ["3.5", undefined],
  ];
  for (const [given, address] of cases) assert.equal(readWebAddress(given), address, given);
});

test("texts are trimmed, made well-formed and cut after a whole character", () => {
  assert.equal(textOf("  "), undefined);
  assert.equal(textOf("a\ud800"), "a\ufffd");
  assert.equal(cutText("a😀b", 3), "a…");
  assert.equal(cutText("abc", 3), "abc");
  assert.equal(readBoolean("Yes"), true);
  assert.equal(readBoolean("0"), false);
  assert.equal(readBoolean("perhaps"), undefined);
});

test("a property's name tells its language by its ending", () => {
  const cases: [name: string, base: string, language: string | undefined][] = [
    ["name_en", "name", "en"],
    ["name:zh-Hant", "name", "zh-Hant"],
    ["Name (da)", "Name", "da"],
    ["name_pt_BR", "name", "pt-BR"],
    ["name:gsw", "name", "gsw"],
    ["name_lat", "name_lat", undefined],
    ["name_id", "name_id", undefined],
    ["name:id", "name", "id"],
    ["opening_hours", "opening_hours", undefined],
    ["name:etymology", "name:etymology", undefined],
    ["name_xx", "name_xx", undefined],
    ["title", "title", undefined],
  ];
  for (const [name, base, language] of cases) {
    const split = splitLanguage(name);
    assert.deepEqual([split.base, split.language], [base, language], name);
  }
});

test("a text in a script that the assumed language does not write is of another language", () => {
  assert.equal(languageOfText("Frederiksberg", "en-GB"), "en-GB");
  assert.equal(languageOfText("เขตพระนคร", "en-GB"), "th");
  assert.equal(languageOfText("район Восточный", "en-GB", ["da", "bg"]), "bg");
  assert.equal(languageOfText("район Восточный", "en-GB"), "ru");
  assert.equal(languageOfText("六本木", "en-GB", ["ja"]), "ja");
  assert.equal(languageOfText("六本木", "zh-Hant"), "zh-Hant");
  assert.equal(languageOfText("Café 六本木", "en-GB"), "en-GB");
});
