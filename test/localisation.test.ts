import assert from "node:assert/strict";
import { test } from "node:test";
import { area, guide, host, listing } from "./support/records.ts";
import { type Hit, type HomeBody, startWorld } from "./support/world.ts";

const chain = {
  "zh-Hant-TW": "Taiwan",
  "zh-Hant": "traditional",
  zh: "Chinese",
  "zh-Hans-CN": "mainland",
  "da-DK": "dansk",
  "en-GB": "English",
  "ar-EG": "Arabic",
};
/** The chain from its n-th link on. */
const from = (link: number) => Object.fromEntries(Object.entries(chain).slice(link));

const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK", "zh-Hant-TW"],
    records: [
      host("danish", { defaultLanguageCode: "da-DK" }),
      host("german", { defaultLanguageCode: "de-DE" }),
      ...[0, 1, 2, 3, 4, 5, 6].map((link) => listing(`from-${link}`, { name: from(link) })),
      listing("gaps", {
        name: { "en-GB": "Gaps", "da-DK": "" },
        summary: { "da-DK": "Kun dansk" },
        tagline: { "en-GB": "", "da-DK": "" },
        keywords: { "en-GB": [], "da-DK": ["hygge"] },
        category: { "en-GB": "Café", "en-US": "Cafe" },
        preferences: { "en-GB": { userCategories: ["solo"] } },
      }),
      listing("two-defaults", { name: { "da-DK": "dansk", "de-DE": "deutsch" }, hostIds: [] }),
      guide("parent", { listingIds: ["gaps"], name: { "en-GB": "Parent" } }),
      area("quay", { displayName: { "da-DK": "Kaj" }, headline: { "en-GB": "Quay" } }),
    ],
  },
});
const search = "listing-search";
const one = async (id: string, query: object = {}): Promise<Hit> =>
  (await world.ask(search, { ids: id, ...query })).results[0]!;
const nameIn = async (id: string, lang: string, query: object = {}) =>
  (await one(id, { lang, ...query })).name;

test("lang is resolved exactly, then truncated, then in another region, then by the defaults, then by code", async () => {
  const expected = ["Taiwan", "traditional", "Chinese", "mainland", "English", "English", "Arabic"];
  for (const [link, name] of expected.entries()) {
    assert.equal(await nameIn(`from-${link}`, "zh-Hant-TW"), name, `from-${link}`);
  }
});

test("the host's default language goes before the organisation's", async () => {
  assert.equal(await nameIn("from-4", "zh-Hant-TW", { profileId: "danish" }), "dansk");
  assert.equal(await nameIn("from-5", "zh-Hant-TW", { profileId: "danish" }), "English");
});

test("lang is canonicalised, and a well-formed unknown one falls back", async () => {
  assert.equal(await nameIn("from-0", "ZH-hant-tw"), "Taiwan");
  assert.equal(await nameIn("from-0", "en-gb"), "English");
  assert.equal(await nameIn("from-0", "xx-YY"), "English");
  assert.equal(await nameIn("from-0", "da"), "dansk");
});

test("an ill-formed lang is 400 invalid_lang", async () => {
  for (const lang of ["e", "en_GB", "en-", "123", "en GB", "<b>"]) {
    for (const operation of ["guide-search", search, "location-search", "getPersonalizationOptions"]) {
      const { status, code } = await world.refused(operation, { lang });
      assert.deepEqual([status, code], [400, "invalid_lang"], `${operation} ${lang}`);
    }
  }
});

test("a blank lang counts as absent and yields maps", async () => {
  const body = JSON.parse((await world.get(search, { lang: "", ids: "from-5" })).text);
  assert.deepEqual(body.results[0].name, { "en-GB": "English", "ar-EG": "Arabic" });
});

test("fields fall back one by one, and an empty text or list counts as missing", async () => {
  const danish = await one("gaps", { lang: "da-DK" });
  assert.deepEqual([danish.name, danish.summary, danish.keywords], ["Gaps", "Kun dansk", ["hygge"]]);
  const english = await one("gaps", { lang: "en-GB" });
  assert.deepEqual([english.name, english.summary, english.keywords], ["Gaps", "Kun dansk", ["hygge"]]);
  for (const hit of [danish, english]) assert.ok(!("tagline" in hit));
});

test("maps hold the languages that have a value and always the default language", async () => {
  const hit = await one("gaps");
  assert.deepEqual(hit.name, { "en-GB": "Gaps" });
  assert.deepEqual(hit.summary, { "da-DK": "Kun dansk", "en-GB": "Kun dansk" });
  assert.deepEqual(hit.keywords, { "da-DK": ["hygge"], "en-GB": ["hygge"] });
  assert.deepEqual(hit.category, { "en-GB": "Café", "en-US": "Cafe" });
  assert.ok(!("tagline" in hit));
  const [quay] = (await world.ask("location-search")).results;
  assert.deepEqual(quay!.displayName, { "da-DK": "Kaj", "en-GB": "Kaj" });
});

test("the default language of a map is filled by the asking host's default, whoever asked before", async () => {
  for (const [profileId, name] of [
    ["danish", "dansk"],
    ["german", "deutsch"],
    ["danish", "dansk"],
  ]) {
    const hit = await one("two-defaults", { profileId });
    assert.deepEqual(hit.name, { "da-DK": "dansk", "de-DE": "deutsch", "en-GB": name }, profileId);
  }
});

test("langFallback=false leaves out what the asked language does not have", async () => {
  const danish = await one("gaps", { lang: "da-DK", langFallback: false });
  assert.ok(!("name" in danish));
  assert.equal(danish.summary, "Kun dansk");
  const british = await one("gaps", { lang: "en-GB", langFallback: false });
  assert.ok(!("summary" in british));
  const maps = await one("gaps", { langFallback: false });
  assert.deepEqual(maps.summary, { "da-DK": "Kun dansk" });
});

test("Content-Language names the languages whose words are in the answer", async () => {
  const languages = async (query: object) =>
    (await world.get(search, { ids: "gaps", ...query })).headers.get("content-language");
  assert.equal(await languages({ lang: "da-DK" }), "da-DK, en-GB");
  assert.equal(await languages({ lang: "en-US" }), "da-DK, en-GB, en-US");
  assert.equal(await languages({ lang: "da-DK", fields: "summary" }), "da-DK");
  assert.equal(
    await languages({ lang: "da-DK", fields: "summary,preferences" }),
    "da-DK",
    "ids are no words",
  );
  assert.equal(await languages({}), null);
});

test("Accept-Language never matters: without lang the answer has maps", async () => {
  const plain = await world.get(search, { ids: "from-0" });
  const other = await world.get(search, { ids: "from-0" }, { headers: { "Accept-Language": "da-DK" } });
  assert.equal(other.text, plain.text);
  assert.deepEqual((await one("from-0")).name, chain);
});

test("nested listings and areas of host-home resolve like their guides", async () => {
  const query = { profileId: "danish", lang: "da-DK" };
  const home = await world.ask<HomeBody>("host-home", query);
  const [guideHit] = home.guides.results;
  assert.equal(guideHit!.name, "Parent");
  assert.equal(guideHit!.listings![0]!.summary, "Kun dansk");
  assert.equal(home.geoareas.results[0]!.displayName, "Kaj");
  const [other] = (await world.ask("guide-search", { ...query, includeListings: true })).results;
  assert.deepEqual(other, guideHit);
});

test("preferences are one object with lang and a map of them without", async () => {
  assert.deepEqual((await one("gaps", { lang: "da-DK" })).preferences, { userCategories: ["solo"] });
  assert.deepEqual((await one("gaps")).preferences, { "en-GB": { userCategories: ["solo"] } });
});

test("host-profile is not localised: lang has no effect on it, malformed or not", async () => {
  const plain = await world.get("host-profile", { profileId: "danish" });
  for (const lang of ["da-DK", "ja-JP", "no such language!", "-"]) {
    const asked = await world.get("host-profile", { profileId: "danish", lang });
    assert.equal(asked.text, plain.text);
    assert.equal(asked.headers.get("content-language"), null);
  }
});
