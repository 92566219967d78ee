import assert from "node:assert/strict";
import { test } from "node:test";
import { area, guide, host, listing } from "./support/records.ts";
import { idsOf, type Query, startWorld } from "./support/world.ts";

const en = (text: string) => ({ "en-GB": text });
const world = await startWorld({
  places: {
    languageCodes: ["en-GB", "da-DK", "ja-JP"],
    records: [
      host("inn"),
      host("danish", { defaultLanguageCode: "da-DK" }),
      area("vesterbro", { displayName: en("Vesterbro"), geoLocation: [55.668, 12.548], radius: 1000 }),
      area("old-town", {
        displayName: { "en-GB": "Old Town", "da-DK": "Den gamle by" },
        geoLocation: [55.68, 12.575],
        radius: 500,
      }),
      area("secret-cove", {
        displayName: en("Secretcove"),
        hostIds: ["danish"],
        geoLocation: [55.668, 12.548],
        radius: 1000,
      }),
      listing("kaffe-west", { name: en("Coffee Collective"), geoLocation: [55.669, 12.549] }),
      listing("kaffe-east", { name: en("Coffee Corner"), geoLocation: [55.7, 12.6] }),
      listing("kaffe-hood", { name: en("Coffee Hood"), neighborhood: "Vesterbro" }),
      listing("kaffe-street", { name: en("Coffee Alley"), address: en("1 Vesterbro Road") }),
      listing("tea-town", { name: en("Tea Room"), geoLocation: [55.68, 12.575] }),
      listing("smorrebrod", { name: { "da-DK": "Smørrebrød & Øl" }, geoLocation: [55.7, 12.6] }),
      listing("ueno", { name: { "ja-JP": "上野美術館", "en-GB": "Ueno Gallery" } }),
      guide("walks", {
        name: en("Canal walks"),
        keywords: { "en-GB": ["harbour"] },
        centerLocation: en("Christianshavn"),
      }),
      guide("west-walks", { name: en("Backyard walks"), geoLocation: [55.669, 12.549] }),
    ],
  },
  fields: {
    records: [
      listing("in-name", { name: en("Zeppelin") }),
      listing("in-keywords", { keywords: { "en-GB": ["zeppelin"] } }),
      listing("in-category", { category: en("Zeppelin") }),
      listing("in-summary", { summary: en("A zeppelin") }),
      listing("in-rest", { whatToExpect: en("A zeppelin") }),
      listing("prefix-name", { name: en("Zeppelinfield") }),
      listing("typo-name", { name: en("Zeppelon") }),
    ],
  },
  typos: {
    records: [
      listing("five", { name: en("Anker") }),
      listing("four", { name: en("Bank") }),
      listing("nine", { name: en("Restaurant") }),
      listing("number", { name: en("Studio 54321") }),
    ],
  },
  partial: {
    records: [
      listing("red-bar", { name: en("Red bar") }),
      listing("red-old-inn", { name: en("Red old inn") }),
      listing("blue", { name: en("Blue") }),
      listing("lone-bar", { name: en("Lone bar"), score: 100 }),
    ],
  },
  tiers: {
    records: [
      area("harbour", { displayName: en("Harbour"), geoLocation: [55.7, 12.6], radius: 500 }),
      listing("inside", { name: en("Coffee"), geoLocation: [55.7, 12.6], score: 100 }),
      listing("so-named", { name: en("Harbour Coffee"), score: 1 }),
      listing("rest-of-it", { name: en("Coffee"), whatToExpect: en("A harbour"), score: 90 }),
    ],
  },
  languages: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("danish", { defaultLanguageCode: "da-DK" }),
      listing("danish-word", { name: { "en-GB": "Alpha", "da-DK": "Barn" }, score: 50 }),
      listing("english-word", { name: { "en-GB": "Barn", "da-DK": "Beta" }, score: 50 }),
      listing("french", { name: { "en-GB": "Gamma", "fr-FR": "Fromagerie" } }),
    ],
  },
});
const search = "listing-search";
const found = (searchQuery: string, query: Query = {}, org = "places", operation = search) =>
  world.ids(operation, { searchQuery, ...query }, { org });
const sorted = async (...given: Parameters<typeof found>) => (await found(...given)).sort();

test("every word of a query must match", async () => {
  assert.deepEqual(await sorted("coffee corner"), ["kaffe-east"]);
  assert.deepEqual(await sorted("corner coffee"), ["kaffe-east"]);
});

test("the last word matches as a prefix too, the others do not", async () => {
  assert.deepEqual(await sorted("coffee corn"), ["kaffe-east"]);
  assert.deepEqual(await sorted("coff"), ["kaffe-east", "kaffe-hood", "kaffe-street", "kaffe-west"]);
  assert.deepEqual(await sorted("gal ueno"), ["ueno"], "the partial match of the last word");
});

test("words that name a geo area, a neighbourhood or an address narrow the place", async () => {
  const west = ["kaffe-hood", "kaffe-street", "kaffe-west"];
  assert.deepEqual(await sorted("coffee vesterbro"), west);
  assert.deepEqual(await sorted("Vesterbro coffee"), west);
  assert.deepEqual(await sorted("vesterbro"), west);
});

test("the name of an area may have several words, in any language", async () => {
  assert.deepEqual(await sorted("tea old town"), ["tea-town"]);
  assert.deepEqual(await sorted("tea den gamle by"), ["tea-town"]);
});

test("a place counts as much as the words of an address: less than a name, more than the rest", async () => {
  assert.deepEqual(await found("coffee harbour", {}, "tiers"), ["so-named", "inside", "rest-of-it"]);
});

test("an area that the request may not see narrows nothing", async () => {
  assert.deepEqual(await sorted("secretcove", { profileId: "danish" }), ["kaffe-west"]);
  assert.deepEqual(await sorted("secretcove", { profileId: "inn" }), []);
});

test("when nothing has every word, the records with the most words are the answer", async () => {
  assert.deepEqual(await sorted("red old bar", {}, "partial"), ["red-bar", "red-old-inn"]);
  assert.deepEqual(await sorted("red green", {}, "partial"), ["red-bar", "red-old-inn"]);
  assert.deepEqual(await sorted("purple", {}, "partial"), []);
});

test("case, accents and width fold", async () => {
  for (const query of ["SMØRREBRØD", "smorrebrod", "Ｓｍｏｒｒｅｂｒｏｄ", "smoerrebroed"]) {
    assert.deepEqual(await sorted(query), ["smorrebrod"], query);
  }
});

test("scripts without spaces are segmented", async () => {
  for (const query of ["美術館", "上野", "上野の美術館"])
    assert.deepEqual(await sorted(query), ["ueno"], query);
});

test("a name goes before keywords and category, these before summary, summary before the rest", async () => {
  const order = await found("zeppelin", {}, "fields");
  const place = (id: string) => order.indexOf(id);
  assert.equal(place("in-name"), 0);
  for (const id of ["in-keywords", "in-category"]) assert.ok(place(id) < place("in-summary"), id);
  assert.ok(place("in-summary") < place("in-rest"));
});

test("an exact word goes before a prefix, and a prefix before a typo", async () => {
  const order = await found("zeppelin", {}, "fields");
  assert.equal(order.indexOf("prefix-name"), 1);
  assert.equal(order.at(-1), "typo-name");
});

test("typos: none below five letters, one from five, two from nine, none in digits", async () => {
  const org = "typos";
  assert.deepEqual(await found("anher", {}, org), ["five"]);
  assert.deepEqual(await found("anhar", {}, org), []);
  assert.deepEqual(await found("bamk", {}, org), []);
  assert.deepEqual(await found("resturant", {}, org), ["nine"]);
  assert.deepEqual(await found("resturamt", {}, org), ["nine"]);
  assert.deepEqual(await found("restomamt", {}, org), []);
  assert.deepEqual(await found("54321", {}, org), ["number"]);
  assert.deepEqual(await found("54322", {}, org), []);
});

test("the asked language weighs more, without one the default, and all are searched", async () => {
  const org = "languages";
  assert.deepEqual(await found("barn", {}, org), ["english-word", "danish-word"]);
  assert.deepEqual(await found("barn", { lang: "da-DK" }, org), ["danish-word", "english-word"]);
  assert.deepEqual(await found("barn", { profileId: "danish" }, org), ["danish-word", "english-word"]);
});

test("text in a language that the organisation does not list is searched as well", async () => {
  assert.deepEqual(await found("fromagerie", {}, "languages"), ["french"]);
  assert.deepEqual(await found("fromagerie", { lang: "fr-FR" }, "languages"), ["french"]);
});

test("with a query the ranking is by relevance unless another one is asked for", async () => {
  const hits = (await world.ask(search, { searchQuery: "zeppelin", explain: true }, { org: "fields" }))
    .results;
  assert.ok(hits.every(({ ranking }) => ranking!.strategy === "relevance"));
  const tiers = hits.map(({ ranking }) => ranking!.textTier as number);
  assert.deepEqual(
    tiers,
    [...tiers].sort((a, b) => a - b),
  );
});

test("a guide is searched by its name and its location", async () => {
  const guides = (query: string) => found(query, {}, "places", "guide-search");
  assert.deepEqual(await guides("walks christianshavn"), ["walks"]);
  assert.deepEqual(await guides("walks vesterbro"), ["west-walks"]);
});

test("guides and areas are searched by text as well", async () => {
  assert.deepEqual(await found("canal", {}, "places", "guide-search"), ["walks"]);
  assert.deepEqual(await found("harbour", {}, "places", "guide-search"), ["walks"]);
  assert.deepEqual(await found("gamle by", {}, "places", "location-search"), ["old-town"]);
});

test("a query is joined with every filter, and total is exact", async () => {
  const latlng = "55.669,12.549";
  const body = await world.ask(search, { searchQuery: "coffee", latlng, radius: 500 }, { org: "places" });
  assert.deepEqual(idsOf(body.results), ["kaffe-west"]);
  assert.equal(body.total, 1);
});

test("a query without any word finds nothing, and a blank one is no query", async () => {
  assert.deepEqual(await found("!?"), []);
  assert.equal((await world.ask(search, { searchQuery: "  " }, { org: "places" })).total, 7);
});

test("a query may have signs, quotes and operators of any search engine", async () => {
  for (const query of [
    'coffee" OR "tea',
    "coffee*",
    "name:coffee",
    "coffee AND",
    "NEAR(coffee)",
    "'; --",
    "(",
    "%_\\",
  ]) {
    const { status } = await world.get(search, { searchQuery: query }, { org: "places" });
    assert.equal(status, 200, query);
  }
});

test("a query longer than 512 characters is refused", async () => {
  assert.equal((await world.get(search, { searchQuery: "x".repeat(512) }, { org: "places" })).status, 200);
  const { code } = await world.refused(search, { searchQuery: "x".repeat(513) }, { org: "places" });
  assert.equal(code, "too_long");
});
