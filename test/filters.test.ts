import assert from "node:assert/strict";
import { test } from "node:test";
import { assertComponent } from "./support/answer-check.ts";
import { area, guide, host, listing } from "./support/records.ts";
import { idsOf, type Query, startWorld } from "./support/world.ts";

const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("inn", { searchConfig: { searchRadius: 3000 } }),
      host("other"),
      guide("tour", { listingIds: ["bakery", "bar"] }),
      guide("draft-tour", { status: "draft", listingIds: ["bakery"] }),
      area("harbour", { geoLocation: [55.7, 12.6], radius: 1000 }),
      area("quay", { geoLocation: [55.7, 12.6], radius: 1000, outline: box(12.59, 55.704, 12.61, 55.706) }),
      area("by-name", { displayName: { "en-GB": "Old Town", "da-DK": "Den gamle by" } }),
      area("of-other", { geoLocation: [55.7, 12.6], radius: 1000, hostIds: ["other"] }),
      listing("bakery", {
        geoLocation: [55.7, 12.6],
        category: { "en-GB": "Bakery", "da-DK": "Bageri" },
        activityTags: { "en-GB": ["Breakfast", "Street-Food"], "da-DK": ["Morgenmad"] },
        neighborhood: "Harbour Side",
        priceLevel: 1,
        providerRating: 4.5,
        featured: true,
      }),
      listing("bar", {
        geoLocation: [55.705, 12.6],
        category: { "en-GB": "Bar" },
        activityTags: { "en-GB": ["drinks", "street food"] },
        neighborhood: "Old Town",
        priceLevel: 3,
        providerRating: 3,
        reviewSiteRating: 5,
      }),
      listing("museum", {
        geoLocation: [55.5, 12.6],
        category: { "en-GB": "Museum" },
        activityTags: { "en-GB": ["breakfast", "drinks"] },
        priceLevel: 2.5,
        score: 90,
      }),
      listing("placeless", { neighborhood: "den gamle by" }),
      listing("of-other", { hostIds: ["other"], geoLocation: [55.7, 12.6] }),
      listing("names-tour", { guideIds: ["tour"], hostIds: ["inn"] }),
      listing("draft", { status: "draft", guideIds: ["tour"] }),
    ],
  },
});
const search = "listing-search";
const found = async (query: Query) => (await world.ids(search, query)).sort();

test("a listing search answers results, total and pages and nothing else", async () => {
  const body = await world.ask(search);
  assert.deepEqual(Object.keys(body).sort(), ["pages", "results", "total"]);
  assert.deepEqual([body.total, body.pages], [6, 1]);
});

test("activityTags keeps listings with any of the tags, in any language, case and spelling of spaces", async () => {
  assert.deepEqual(await found({ activityTags: "breakfast" }), ["bakery", "museum"]);
  assert.deepEqual(await found({ activityTags: "MORGENMAD" }), ["bakery"]);
  assert.deepEqual(await found({ activityTags: "street food" }), ["bakery", "bar"]);
  assert.deepEqual(await found({ activityTags: " drinks , morgenmad ,, " }), ["bakery", "bar", "museum"]);
  assert.deepEqual(await found({ activityTags: "break" }), []);
});

test("activityTags folds accents, case and width, and so do facets", async () => {
  await world.addOrganisation("accents", {
    records: [
      listing("one", { activityTags: { "en-GB": ["Pâtisserie", "Smørrebrød"] } }),
      listing("two", { activityTags: { "en-GB": ["patisserie", "ＳＰＡ"] } }),
    ],
  });
  const asking = { org: "accents" };
  for (const [activityTags, ids] of [
    ["PATISSERIE", ["one", "two"]],
    ["pâtisserie", ["one", "two"]],
    ["ｓｍｏｒｒｅｂｒｏｄ", ["one"]],
    ["spa", ["two"]],
  ] as const) {
    const query = { activityTags, facets: "activityTags", lang: "en-GB" };
    const { results, facets } = await world.ask(search, query, asking);
    assert.deepEqual(idsOf(results).sort(), ids, activityTags);
    const counted = [...facets!.activityTags!].sort((a, b) => (String(a.value) < String(b.value) ? -1 : 1));
    assert.deepEqual(
      counted.map(({ count }) => count),
      [2, 1, 1],
      activityTags,
    );
  }
});

test("activityTagsMode=all keeps listings with every tag", async () => {
  const activityTags = "breakfast,drinks";
  assert.deepEqual(await found({ activityTags, activityTagsMode: "any" }), ["bakery", "bar", "museum"]);
  assert.deepEqual(await found({ activityTags, activityTagsMode: "all" }), ["museum"]);
  assert.equal((await world.refused(search, { activityTagsMode: "none" })).code, "invalid_value");
});

test("category, neighborhood and priceLevel take lists, any of whose values may hold", async () => {
  assert.deepEqual(await found({ category: "bageri,MUSEUM" }), ["bakery", "museum"]);
  assert.deepEqual(await found({ neighborhood: "harbour side,old town" }), ["bakery", "bar"]);
  assert.deepEqual(await found({ priceLevel: "1,3" }), ["bakery", "bar"]);
  assert.deepEqual(await found({ priceLevel: "2" }), []);
  assert.equal((await world.refused(search, { priceLevel: "cheap" })).code, "invalid_integer");
  assert.equal((await world.refused(search, { priceLevel: "11" })).code, "out_of_range");
});

test("filters are joined by AND", async () => {
  assert.deepEqual(await found({ activityTags: "breakfast", category: "Museum" }), ["museum"]);
  assert.deepEqual(await found({ activityTags: "breakfast", category: "Bar" }), []);
});

test("guideId keeps the guide's own active listings; an unknown or inactive guide is 404", async () => {
  assert.deepEqual(await found({ guideId: "tour" }), ["bakery", "bar", "names-tour"]);
  for (const guideId of ["nothing", "draft-tour"]) {
    const { status, code } = await world.refused(search, { guideId });
    assert.deepEqual([status, code], [404, "guide_not_found"]);
  }
});

test("locationId makes the area's circle the cut, in place of the host's radius", async () => {
  assert.deepEqual(await found({ locationId: "harbour" }), ["bakery", "bar", "of-other"]);
  assert.deepEqual(await found({ locationId: "harbour", profileId: "inn" }), ["bakery", "bar"]);
  const { status, code } = await world.refused(search, { locationId: "nothing" });
  assert.deepEqual([status, code], [404, "location_not_found"]);
});

test("an area with an outline is what lies in that, for locationId, its name and contains", async () => {
  assert.deepEqual(await found({ locationId: "quay" }), ["bar"]);
  assert.deepEqual(await found({ searchQuery: "Area quay" }), ["bar"]);
  const areasAt = async (latlng: string) =>
    (await world.all("location-search", { latlng, contains: true })).map(({ id }) => id).sort();
  assert.deepEqual(await areasAt("55.705,12.6"), ["harbour", "of-other", "quay"]);
  assert.deepEqual(await areasAt("55.701,12.6"), ["harbour", "of-other"]);
});

test("an area without a circle is known by the neighbourhood's name", async () => {
  assert.deepEqual(await found({ locationId: "by-name" }), ["bar", "placeless"]);
});

test("an area or guide of a host outside the key's scope is 404 like one that is not there", async () => {
  const key = await world.addKey("demo", { hostIds: ["inn"] });
  const { status, code } = await world.refused(search, { locationId: "of-other" }, { key });
  assert.deepEqual([status, code], [404, "location_not_found"]);
});

test("minRating keeps listings whose mean rating is as good; unrated ones are not known to be", async () => {
  assert.deepEqual(await found({ minRating: 4.5 }), ["bakery"]);
  assert.deepEqual(await found({ minRating: 4 }), ["bakery", "bar"]);
  assert.deepEqual(await found({ minRating: 0 }), ["bakery", "bar"]);
  assert.equal((await world.refused(search, { minRating: 5.1 })).code, "out_of_range");
  assert.equal((await world.refused(search, { minRating: "good" })).code, "invalid_number");
});

test("featured keeps only featured listings, or only others", async () => {
  assert.deepEqual(await found({ featured: true }), ["bakery"]);
  assert.equal((await found({ featured: false })).length, 5);
  assert.equal((await world.refused(search, { featured: "1" })).code, "invalid_boolean");
});

test("ids keeps these records, at most 20", async () => {
  assert.deepEqual(await found({ ids: "bar,nothing,bakery,draft" }), ["bakery", "bar"]);
  const ids = Array.from({ length: 21 }, (_, index) => `id-${index}`).join(",");
  assert.equal((await world.refused(search, { ids })).code, "too_many_values");
});

test("profileId keeps the host's listings and those of no host, within its radius", async () => {
  assert.deepEqual(await found({ profileId: "inn" }), ["names-tour", "placeless"]);
  assert.deepEqual(await found({ profileId: "inn", radius: 30_000 }), ["bakery", "bar", "museum"]);
  assert.equal((await world.refused(search, { profileId: "nobody" })).code, "profile_not_found");
});

test("fields narrows each listing to the named ones besides id, and excludeFields leaves them out", async () => {
  const keys = async (query: object) =>
    Object.keys((await world.ask(search, { ids: "bar", ...query })).results[0]!);
  assert.deepEqual(await keys({ fields: "name,priceLevel" }), ["id", "name", "priceLevel"]);
  assert.deepEqual(await keys({ fields: "NAME, pricelevel" }), ["id", "name", "priceLevel"]);
  assert.deepEqual(await keys({ fields: "name,priceLevel", excludeFields: "name" }), ["id", "priceLevel"]);
  const latlng = "55.7,12.6";
  assert.deepEqual(await keys({ fields: "geoDistance", latlng }), ["id", "geoDistance"]);
  const all = await keys({ latlng });
  assert.deepEqual(
    await keys({ latlng, excludeFields: "openingHours,geoDistance" }),
    all.filter((field) => field !== "openingHours" && field !== "geoDistance"),
  );
});

test("an answer narrowed by fields is what the document says", async () => {
  for (const query of [
    { fields: "name" },
    { excludeFields: "status,name" },
    { fields: "name", lang: "en-GB" },
  ]) {
    assertComponent("ListingSearchAnswer", await world.ask(search, { ids: "bar", ...query }), search);
  }
});

test("userCategory, tripType and userInterests only rank listings", async () => {
  for (const query of [{ userCategory: "solo" }, { tripType: "business" }, { userInterests: "drinks" }]) {
    assert.equal((await world.ask(search, query)).total, 6);
  }
});

test("a filter that is blank is no filter, an unknown parameter is ignored, a repeated one is refused", async () => {
  assert.equal((await world.ask(search, { category: " ", colour: "red" })).total, 6);
  const path = `/v2/orgs/demo/${search}?key=${world.keys.get("demo")}&category=Bar&category=Museum`;
  const response = await fetch(`${world.origin}${path}`);
  const problem = (await response.json()) as { code: string };
  assert.deepEqual([response.status, problem.code], [400, "repeated_parameter"]);
});

test("parameter values are read in any case where they are one of a list", async () => {
  assert.deepEqual(idsOf((await world.ask(search, { rankBy: "SCORE", featured: "TRUE" })).results), [
    "bakery",
  ]);
});

function box(west: number, south: number, east: number, north: number) {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "MultiPolygon", coordinates: [[ring]] };
}
