import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { MAX_WORD_LENGTH, splitWords, wordsOfToken } from "./words.ts";

test("words are letters and digits between everything else", () => {
  assert.deepEqual(splitWords("Route 66: Bar & Grill (est. 1926)"), [
    "route",
    "66",
    "bar",
    "grill",
    "est",
    "1926",
  ]);
});

test("an elided article gives the word with it and without", () => {
  assert.deepEqual(splitWords("Musée d’Orsay"), ["musee", "dorsay", "d", "orsay"]);
  assert.deepEqual(splitWords("O'Connor"), ["oconnor"]);
});

test("Japanese becomes pairs of characters and the last one", () => {
  assert.deepEqual(splitWords("コーヒー"), ["コー", "ーヒ", "ヒー", "ー"]);
  assert.deepEqual(splitWords("ｺｰﾋｰ"), splitWords("コーヒー"));
  assert.deepEqual(splitWords("寿司2号店 bar"), ["寿司", "司", "2", "号店", "店", "bar"]);
});

test("Chinese characters outside of the basic plane stay whole", () => {
  assert.deepEqual(splitWords("𠮷野家"), ["𠮷野", "野家", "家"]);
});

test("Thai is segmented into words", () => {
  const words = splitWords("ร้านกาแฟในกรุงเทพ");
  assert.ok(words.includes("ร้าน") && words.includes("กาแฟ"), words.join("|"));
});

test("Korean words stay as they are spaced", () => {
  assert.deepEqual(splitWords("서울 시장"), ["서울", "시장"]);
});

test("what Arabic and Korean write onto a word gives it with and without in a text, without in a query", () => {
  assert.deepEqual(splitWords("بالمتحف"), ["بالمتحف", "متحف"]);
  assert.deepEqual(splitWords("명동에서 마을까지"), ["명동에서", "명동", "마을까지", "마을"]);
  assert.deepEqual(splitWords("한옥마을에서"), ["한옥마을에서", "한옥마을", "한옥마"]);
  assert.deepEqual(wordsOfToken("한옥마을은", "query"), ["한옥마"]);
  assert.deepEqual(wordsOfToken("المتاحف", "query"), ["متاحف"]);
  assert.deepEqual(splitWords("الفن بال 마을"), ["الفن", "بال", "마을"]);
});

test("emoji and signs are no words and stick to none", () => {
  assert.deepEqual(splitWords("😀pizza👨‍👩‍👧 Waymark™ ★★★"), ["pizza", "waymark"]);
});

test("words are cut at their greatest length without splitting a character", () => {
  assert.equal(splitWords("a".repeat(10_000))[0]!.length, MAX_WORD_LENGTH);
  assert.ok(splitWords(`a${"𐐨".repeat(60)}`)[0]!.isWellFormed());
});

test("no text makes it throw, and every word is well formed, bounded and of letters, digits and marks", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      for (const word of splitWords(text)) {
        assert.match(word, /^[\p{L}\p{M}\p{N}]+$/u);
        assert.ok(word.isWellFormed() && word.length <= MAX_WORD_LENGTH);
      }
    }),
    { seed: 12, numRuns: 2000 },
  );
  for (const odd of [
    "\ud800",
    "\udc00\ud800",
    "\u200d".repeat(500),
    "e\u0301".repeat(5000),
    "日".repeat(200_000),
    "d'".repeat(5000),
  ]) {
    splitWords(odd);
  }
});
