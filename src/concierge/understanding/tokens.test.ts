import assert from "node:assert/strict";
import { test } from "node:test";
import { tokensOf } from "./tokens.ts";

const texts = (message: string) => tokensOf(message).map(({ text }) => text);

test("words are folded, numbers stand apart from letters, marks are kept as gaps", () => {
  const tokens = tokensOf("Café at 20h30, OK?");
  assert.deepEqual(
    tokens.map(({ kind, text, gap }) => [kind, text, gap]),
    [
      ["word", "cafe", ""],
      ["word", "at", " "],
      ["number", "20", " "],
      ["word", "h", ""],
      ["number", "30", ""],
      ["word", "ok", ", "],
    ],
  );
});

test("elided articles are words of their own, other apostrophes are dropped", () => {
  assert.deepEqual(texts("l'hôtel, dell'arte, qu'est-ce"), ["l", "hotel", "dell", "arte", "qu", "est", "ce"]);
  assert.deepEqual(texts("don't, Perch’s"), ["dont", "perchs"]);
});

test("English verbs come off their pronouns", () => {
  assert.deepEqual(texts("we'd like, I'm, what's"), ["we", "would", "like", "i", "am", "whats"]);
  assert.deepEqual(texts("it'constructor"), ["itconstructor"]);
});

test("characters of scripts without spaces are tokens, words between them stay whole", () => {
  assert.deepEqual(texts("明日Tivoliの近く"), ["明", "日", "tivoli", "の", "近", "く"]);
});

test("an address is one token, also beside characters", () => {
  assert.deepEqual(texts("旅程をTaro@example.jpに"), ["旅", "程", "を", "taro@example.jp", "に"]);
  assert.deepEqual(texts("me@nowhere"), ["me", "nowhere"]);
});

test("full width is half width", () => {
  assert.deepEqual(texts("ＷｉＦｉ　２０：３０"), texts("WiFi 20:30"));
});
