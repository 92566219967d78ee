import assert from "node:assert/strict";
import { test } from "node:test";
import { lexicons } from "../../../test/support/concierge/words.ts";
import { detectLanguage } from "./detect-language.ts";
import { readTokens } from "./tokens.ts";

const detect = (message: string, ...hints: string[]) =>
  detectLanguage(message, readTokens(message), lexicons, hints);

test("short messages are told by their own words", () => {
  const messages: Readonly<Record<string, string>> = {
    en: "where to eat",
    da: "hvor kan jeg spise",
    de: "was gibt es hier",
    fr: "où manger ce soir",
    es: "dónde puedo comer",
    it: "dove posso mangiare",
    pt: "onde posso jantar hoje",
    nl: "waar kan ik eten",
    ja: "どこで食べられますか",
    zh: "哪里可以吃饭",
  };
  for (const [language, message] of Object.entries(messages))
    assert.equal(detect(message), language, message);
});

test("a hint decides where the words are international, and not where they are not", () => {
  assert.equal(detect("sushi bar", "nl-NL"), "nl");
  assert.equal(detect("where can I find a museum", "de-DE"), "en");
  assert.equal(detect("寿司", "ja-JP"), "ja");
});

test("before anything was said, a few words that the hint does not know are in the language that knows them", () => {
  assert.equal(detect("ordentlig kaffe", "en"), "da");
  assert.equal(detect("musica dal vivo", "en"), "it");
  assert.ok(["es", "pt", "it"].includes(detect("farmacia di turno", "en")));
  assert.equal(detect("pubs in malmö", "en"), "en");
});

test("a message of another script is in its language, one without words in the hinted one or English", () => {
  assert.equal(detect("어디서 먹을 수 있나요"), "ko");
  assert.equal(detect("где поесть"), "ru");
  assert.equal(detect("!!!", "fr"), "fr");
  assert.equal(detect("123"), "en");
});

test("a word that one language has tells more than a stem of others", () => {
  assert.equal(detect("musée gratos", "en"), "fr");
  assert.equal(detect("bares baratos", "en"), "es");
});

test("a message in a language that is not spoken here is of none, though some of its words look like another's", () => {
  for (const message of [
    "co warto zobaczyć jak mam tylko 3 godziny teraz, zaraz ciemno",
    "hei, missä on lähin ruokakauppa ja onko se auki nyt?",
    "merhaba, yakında bir döviz bürosu var mı?",
    "kde tady najdeme levnou restauraci s dětmi",
  ])
    assert.equal(detect(message, "de"), "und", message);
  assert.equal(detect("wehre can i fnid a good restuarant nere here pls"), "en");
});

test("a message that another language knows wholly is none of a language in another script", () => {
  assert.equal(detect("a halal restaurant for 5", "ja", "ja"), "en");
  assert.equal(detect("show me museums", "ko"), "en");
  assert.equal(detect("wifi", "ja"), "ja");
});
