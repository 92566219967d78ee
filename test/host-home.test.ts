import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { area, guide, host, interest, listing, numbered } from "./support/records.ts";
import { type HomeBody, idsOf, startSampleWorld, startWorld } from "./support/world.ts";

const north = (kilometres: number) => [55.6761 + kilometres / 111.1949, 12.5683];
const suits = (preferences: object) => ({ preferences: { "en-GB": preferences } });

const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("inn", {
        searchConfig: { searchRadius: 5000, guideRanking: "distance", listingRanking: "distance" },
        defaultLanguageCode: "da-DK",
        embeddedConfigs: [{ id: "lobby", kioskMode: true }],
      }),
      host("other"),
      host("nowhere", { geoLocation: undefined }),
      guide("low-near", {
        score: 20,
        geoLocation: north(1),
        hostIds: ["inn"],
        listingIds: ["bar", "den", "zoo"],
      }),
      guide("high-far", {
        score: 80,
        geoLocation: north(4),
        hostIds: ["inn"],
        featured: true,
        ...suits({ userCategories: ["family"], tripType: ["business"] }),
      }),
      guide("too-far", { score: 99, geoLocation: north(6), hostIds: ["inn"] }),
      guide("of-other", { score: 99, geoLocation: north(1), hostIds: ["other"] }),
      listing("bar", { score: 70, geoLocation: north(3), name: { "da-DK": "Baren" } }),
      listing("den", { score: 60, geoLocation: north(1), ...suits({ userInterests: ["art"] }) }),
      listing("zoo", { score: 50, geoLocation: north(30), ...suits({ tripType: ["pleasure"] }) }),
      area("b-far", {
        geoLocation: north(20),
        radius: 100,
        hostIds: ["inn"],
        displayName: { "da-DK": "Fjern" },
      }),
      area("a-near", { geoLocation: north(2), radius: 100 }),
      area("c-other", { geoLocation: north(1), hostIds: ["other"] }),
      area("d-draft", { status: "draft" }),
      interest("art", { "en-GB": "Art" }),
    ],
  },
  many: {
    records: [
      host("inn", { geoLocation: undefined }),
      guide("full", { score: 100, listingIds: numbered("l", 25) }),
      ...numbered("g", 24).map((id) => guide(id, { score: 1 })),
      ...numbered("l", 25).map((id) => listing(id)),
      ...numbered("a", 22).map((id) => area(id)),
    ],
  },
});
const profileId = "inn";
const home = (query: object = {}, org = "demo") =>
  world.ask<HomeBody>("host-home", { profileId, ...query }, { org });

test("one call answers the host, a page of guides with listings and a page of the host's areas", async () => {
  const body = await home();
  assert.deepEqual(Object.keys(body), ["host", "guides", "geoareas"]);
  assert.equal(body.host.id, "inn");
  assert.deepEqual(body.host.embeddedConfigs, [{ id: "lobby", kioskMode: true }]);
  for (const part of [body.guides, body.geoareas]) {
    assert.deepEqual(Object.keys(part), ["results", "total", "pages"]);
    assert.deepEqual([part.total, part.pages], [2, 1]);
  }
  assert.ok(body.guides.results.every(({ listings }) => Array.isArray(listings)));
});

test("profileId is required, and unknown ones are 404", async () => {
  const missing = await world.refused("host-home");
  assert.deepEqual(
    [missing.status, missing.code, missing.errors?.[0]?.name],
    [400, "missing_parameter", "profileId"],
  );
  const blank = await world.refused("host-home", { profileId: " " });
  assert.equal(blank.code, "missing_parameter");
  const unknown = await world.refused("host-home", { profileId: "nobody" });
  assert.deepEqual([unknown.status, unknown.code], [404, "profile_not_found"]);
});

test("guides are ranked by score by default, whatever the host's own ranking says", async () => {
  assert.deepEqual(idsOf((await home()).guides.results), ["high-far", "low-near"]);
});

test("rankBy orders guides and their listings alike", async () => {
  const byScore = (await home({ rankBy: "score" })).guides.results;
  assert.deepEqual(idsOf(byScore), ["high-far", "low-near"]);
  assert.deepEqual(idsOf(byScore[1]!.listings!), ["bar", "den", "zoo"]);
  const byDistance = (await home({ rankBy: "distance" })).guides.results;
  assert.deepEqual(idsOf(byDistance), ["low-near", "high-far"]);
  assert.deepEqual(idsOf(byDistance[0]!.listings!), ["den", "bar", "zoo"]);
  assert.equal((await home({ rankBy: "relevance" })).guides.total, 2);
});

test("the geo centre is the host's location unless latlng overrides it", async () => {
  const own = await home({ rankBy: "distance" });
  assert.deepEqual(
    own.guides.results.map(({ geoDistance }) => geoDistance),
    [1000, 4000],
  );
  const moved = await home({ latlng: north(5).join(",") });
  assert.deepEqual(idsOf(moved.guides.results).sort(), ["high-far", "low-near", "too-far"]);
});

test("the radius is the host's search radius unless the request gives one", async () => {
  assert.equal((await home()).guides.total, 2);
  assert.deepEqual(idsOf((await home({ radius: 2000 })).guides.results), ["low-near"]);
  assert.equal((await home({ radius: 10_000 })).guides.total, 3);
});

test("the radius cuts neither nested listings nor areas, and both tell their distance", async () => {
  const { guides, geoareas } = await home({ radius: 1500 });
  assert.deepEqual(
    guides.results[0]!.listings!.map(({ geoDistance }) => geoDistance),
    [3000, 1000, 30_000],
  );
  assert.deepEqual(
    geoareas.results.map(({ id, geoDistance }) => [id, geoDistance]),
    [
      ["a-near", 2000],
      ["b-far", 20_000],
    ],
  );
});

test("guideType=featured returns only featured guides; guide and neighbourhood return all", async () => {
  assert.deepEqual(idsOf((await home({ guideType: "featured" })).guides.results), ["high-far"]);
  for (const guideType of ["guide", "neighbourhood", undefined]) {
    const body = await home({ guideType });
    assert.equal(body.guides.total, 2);
    assert.equal(body.geoareas.total, 2);
  }
  assert.equal((await world.refused("host-home", { profileId, guideType: "area" })).code, "invalid_value");
});

test("userCategory filters the guides and ranks the listings", async () => {
  const { guides } = await home({ userCategory: "family" });
  assert.deepEqual(idsOf(guides.results), ["high-far"]);
});

test("tripType and userInterests rank guides and listings and lose none", async () => {
  const liked = (await home({ userInterests: "art" })).guides.results.find(({ id }) => id === "low-near")!;
  // den: 0.6 × (1 + 0.6) = 0.96 before bar: 0.7
  assert.deepEqual(idsOf(liked.listings!), ["den", "bar", "zoo"]);
  const pleased = (await home({ tripType: "pleasure" })).guides.results.find(({ id }) => id === "low-near")!;
  assert.deepEqual(idsOf(pleased.listings!).length, 3);
  const business = await home({ tripType: "business" });
  assert.deepEqual(idsOf(business.guides.results), ["high-far", "low-near"]);
});

test("pages of guides and of areas are asked for on their own, 10 by default", async () => {
  const first = await home({}, "many");
  assert.deepEqual([first.guides.results.length, first.guides.total, first.guides.pages], [10, 25, 3]);
  assert.deepEqual([first.geoareas.results.length, first.geoareas.total, first.geoareas.pages], [10, 22, 3]);
  const later = await home({ guidesPage: 2, guidesPerPage: 20, geoareasPage: 3 }, "many");
  assert.deepEqual([later.guides.results.length, later.guides.pages], [5, 2]);
  assert.deepEqual(idsOf(later.geoareas.results), ["a-21", "a-22"]);
  const past = await home({ guidesPage: 9, geoareasPage: 23, geoareasPerPage: 1 }, "many");
  assert.deepEqual(past.guides, { results: [], total: 25, pages: 3 });
  assert.deepEqual(past.geoareas, { results: [], total: 22, pages: 22 });
});

test("a guide carries at most 20 listings, or as many as maxListingsPerGuide says", async () => {
  const nested = async (query: object) => (await home(query, "many")).guides.results[0]!.listings!.length;
  assert.equal(await nested({}), 20);
  assert.equal(await nested({ maxListingsPerGuide: 3 }), 3);
});

test("the radius is whole metres, above 0", async () => {
  for (const radius of [1500.5, 0, -3]) {
    const { code, errors } = await world.refused("host-home", { profileId, radius });
    assert.deepEqual([code, errors?.[0]?.name], ["invalid_radius", "radius"]);
  }
});

test("page sizes and maxListingsPerGuide above 20 or below 1 are refused, page numbers below 1 as well", async () => {
  for (const name of ["guidesPerPage", "geoareasPerPage", "maxListingsPerGuide"]) {
    for (const value of [0, 21]) {
      const { code, errors } = await world.refused("host-home", { profileId, [name]: value });
      assert.deepEqual([code, errors?.[0]?.name], ["out_of_range", name]);
    }
  }
  for (const name of ["guidesPage", "geoareasPage"]) {
    assert.equal((await world.refused("host-home", { profileId, [name]: 0 })).code, "out_of_range");
  }
});

test("lang turns localised fields of guides, listings and areas into plain values", async () => {
  const { guides, geoareas } = await home({ lang: "da-DK" });
  assert.equal(guides.results[0]!.name, "Guide high-far");
  const nested = guides.results.flatMap(({ listings }) => listings!);
  assert.equal(nested.find(({ id }) => id === "bar")!.name, "Baren");
  assert.equal(geoareas.results.find(({ id }) => id === "b-far")!.displayName, "Fjern");
});

test("without lang every language map holds at least the default language en-GB", async () => {
  const { guides, geoareas } = await home();
  const nested = guides.results.flatMap(({ listings }) => listings!);
  assert.deepEqual(nested.find(({ id }) => id === "bar")!.name, { "da-DK": "Baren", "en-GB": "Baren" });
  for (const { name } of [...guides.results, ...nested]) assert.ok("en-GB" in (name as object));
  for (const { displayName } of geoareas.results) assert.ok("en-GB" in (displayName as object));
});

test("a host without a location gives no distances, and a radius then needs latlng", async () => {
  const body = await home({ profileId: "nowhere" });
  assert.ok(body.guides.results.every((hit) => !("geoDistance" in hit)));
  assert.deepEqual(idsOf(body.geoareas.results), ["a-near"]);
  const { code } = await world.refused("host-home", { profileId: "nowhere", radius: 100 });
  assert.equal(code, "missing_geo_centre");
});

test("the answer carries no Link header, since it has two lists of pages", async () => {
  const { headers } = await world.get("host-home", { profileId });
  assert.equal(headers.get("link"), null);
});

test("one call answers what the separate searches answer for the same wishes", async () => {
  const sample = await startSampleWorld();
  const wishes = fc.record({
    profileId: fc.constantFrom("harbour-house", "lantern-court"),
    lang: fc.constantFrom("en-GB", "da-DK", "ja-JP", undefined),
    latlng: fc.constantFrom("55.66,12.55", undefined),
    radius: fc.constantFrom(30_000, 1_500, undefined),
    userCategory: fc.constantFrom("family", "couples", undefined),
    tripType: fc.constantFrom("business", "pleasure", undefined),
    userInterests: fc.constantFrom("art", "coffee:2,design", undefined),
    rankBy: fc.constantFrom("score", "distance", "relevance"),
    maxListingsPerGuide: fc.constantFrom(1, 5, undefined),
  });
  const property = fc.asyncProperty(wishes, fc.integer({ min: 1, max: 3 }), async (wish, page) => {
    const paging = { guidesPage: page, guidesPerPage: 7, geoareasPage: page, geoareasPerPage: 4 };
    const body = await sample.ask<HomeBody>("host-home", { ...wish, ...paging });
    const guides = await sample.ask("guide-search", { ...wish, includeListings: true, page, hitsPerPage: 7 });
    assert.deepEqual(body.guides, guides);
    const { profileId, lang, latlng } = wish;
    const areas = { profileId, lang, latlng, radius: 20_000_000, page, hitsPerPage: 4 };
    assert.deepEqual(body.geoareas, await sample.ask("location-search", areas));
    assert.deepEqual(body.host, await sample.ask("host-profile", { profileId }));
  });
  await fc.assert(property, { seed: 20_260_523, numRuns: 40 });
});

test("fields narrows guides, their listings and areas to the named ones besides id, however often it is asked", async () => {
  const fields = "Name,displayName,geoDistance";
  for (let time = 0; time < 5; time++) {
    const { host: profile, guides, geoareas } = await home({ lang: "en-GB", fields });
    assert.ok(profile.searchConfig, "the host is whole");
    assert.deepEqual(keysOf(guides.results), ["geoDistance,id,listings,name"]);
    assert.deepEqual(keysOf(guides.results.flatMap(({ listings = [] }) => listings)), [
      "geoDistance,id,name",
    ]);
    assert.deepEqual(keysOf(geoareas.results), ["displayName,geoDistance,id"]);
    const found = await world.ask("guide-search", { profileId, lang: "en-GB", fields: "featured" });
    assert.deepEqual(keysOf(found.results), ["featured,id"]);
  }
  assert.ok(keysOf((await home({ lang: "en-GB" })).guides.results)[0]!.includes("status"), "others have all");
});

/** The fields of records, each set once. */
function keysOf(records: readonly object[]): string[] {
  return [...new Set(records.map((record) => Object.keys(record).sort().join()))];
}
