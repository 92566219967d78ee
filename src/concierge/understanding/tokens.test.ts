import assert from "node:assert/strict";
import { test } from "node:test";
import { type Grammar, shortenedIn } from "../../languages/grammar.ts";
import { readTokens, spellOut, takeOffAffixes } from "./tokens.ts";

const texts = (message: string) => readTokens(message).map(({ text }) => text);

test("words are folded, numbers stand apart from letters, marks are kept as gaps", () => {
  const tokens = readTokens("Café at 20h30, OK?");
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

test("digits of every script are numbers", () => {
  assert.deepEqual(texts("٣ ليالي, ４ nights, ৫"), ["3", "ليالي", "4", "nights", "5"]);
});

test("affixes come off unknown words of which a known one is left, and those that mean nothing are let go", () => {
  const parted = (message: string, grammar: Pick<Grammar, "prefixes" | "suffixes">, known: string) => {
    const words = known.split(" ");
    return takeOffAffixes(
      readTokens(message),
      { scripts: [], ...grammar },
      {
        isUnknown: (at) => !words.includes(readTokens(message)[at]!.text),
        knows: (word) => words.includes(word),
        isOfPhrase: (word) => word === "운하",
        says: (affix) => affix === "까지" || affix === "و",
      },
    ).map(({ text }) => text);
  };
  const korean = { suffixes: "에서, 는, 까지, 을" };
  assert.deepEqual(parted("박물관에서는 카페까지 가을", korean, "박물관 카페 가을"), [
    "박물관",
    "카페",
    "까지",
    "가을",
  ]);
  assert.deepEqual(parted("모르는", korean, "박물관"), ["모르는"]);
  assert.deepEqual(parted("운하의", { suffixes: "의" }, ""), ["운하"]);
  assert.deepEqual(parted("والمتحف", { prefixes: "و, ب, ال" }, "متحف"), ["و", "متحف"]);
});

test("what is shortened in chats is written out, but for what an apostrophe joins to the next word", () => {
  const full = (message: string) =>
    spellOut(
      readTokens(message),
      new Map(shortenedIn({ shortened: "c = c'est, jsuis = je suis, x = per" })),
    ).map(({ text }) => text);
  assert.deepEqual(full("jsuis la, c loin"), ["je", "suis", "la", "c", "est", "loin"]);
  assert.deepEqual(full("c'est x4"), ["c", "est", "per", "4"]);
});
