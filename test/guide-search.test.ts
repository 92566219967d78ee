import assert from "node:assert/strict";
import { test } from "node:test";
import { haversineMetres } from "./support/geo.ts";
import { guide, host, listing, numbered } from "./support/records.ts";
import { idsOf, type Query, startWorld } from "./support/world.ts";

const centre = [55.6761, 12.5683];
/** A position so many kilometres north of the centre. */
const north = (kilometres: number) => [55.6761 + kilometres / 111.1949, 12.5683];
const suits = (preferences: object) => ({ preferences: { "en-GB": preferences } });

const categories = ["business", "family", "friends", "solo", "couples"];
const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("near", { searchConfig: { searchRadius: 5000 } }),
      host("wide"),
      host("nowhere", { geoLocation: undefined }),
      host("hidden", { status: "draft" }),
      guide("plain", {
        score: 50,
        geoLocation: north(1),
        hostIds: ["near", "wide"],
        listingIds: ["cafe", "draft-cafe", "far-cafe", "foreign-cafe", "gone"],
        name: { "en-GB": "Plain walk", "da-DK": "Jævn tur" },
        keywords: { "en-GB": ["walk"], "da-DK": ["tur"] },
      }),
      guide("everyone", { score: 40, geoLocation: north(4) }),
      guide("far", { score: 90, geoLocation: north(9), hostIds: ["wide"] }),
      guide("placeless", { score: 10, hostIds: ["near", "wide"] }),
      guide("draft", { status: "draft" }),
      guide("inactive", { status: "inactive" }),
      guide("archived", { status: "archived" }),
      listing("cafe", { score: 30, geoLocation: north(2) }),
      listing("far-cafe", { score: 60, geoLocation: north(40), hostIds: ["near"] }),
      listing("foreign-cafe", { score: 99, hostIds: ["wide"] }),
      listing("draft-cafe", { status: "draft", score: 100 }),
      listing("names-the-guide", { score: 20, guideIds: ["plain"] }),
    ],
  },
  many: { records: numbered("g", 23).map((id) => guide(id)) },
  suited: {
    records: [
      ...categories.map((category) => guide(category, suits({ userCategories: [category] }))),
      guide("any-two", suits({ userCategories: ["family", "solo"] })),
      guide("undeclared"),
    ],
  },
  trips: {
    records: [
      guide("work", { score: 50, ...suits({ tripType: ["business"] }) }),
      guide("fun", { score: 50, ...suits({ tripType: ["pleasure"] }) }),
      guide("either", { score: 50, ...suits({ tripType: ["both"] }) }),
      guide("unsaid", { score: 50 }),
    ],
  },
  tastes: {
    records: [
      guide("a-plain", { score: 50 }),
      guide("b-keyword", { score: 50, keywords: { "en-GB": ["Art"] } }),
      guide("c-declared", { score: 50, ...suits({ userInterests: ["art"] }) }),
      guide("d-both", { score: 50, ...suits({ userInterests: ["art", "coffee"] }) }),
      guide("e-coffee", { score: 50, ...suits({ userInterests: ["coffee"] }) }),
    ],
  },
});
const search = "guide-search";

test("a search answers results, total and pages and nothing else", async () => {
  const body = await world.ask(search);
  assert.deepEqual(Object.keys(body).sort(), ["pages", "results", "total"]);
  assert.equal(body.total, 4);
  assert.equal(body.pages, 1);
});

test("only active guides leave the service", async () => {
  assert.deepEqual((await world.ids(search)).sort(), ["everyone", "far", "placeless", "plain"]);
});

test("page 1 of 10 guides comes by default", async () => {
  const body = await world.ask(search, {}, { org: "many" });
  assert.deepEqual(idsOf(body.results), numbered("g", 10));
  assert.deepEqual([body.total, body.pages], [23, 3]);
});

test("pages are 1-based and the last one holds the rest", async () => {
  const second = await world.ask(search, { page: 2, hitsPerPage: 20 }, { org: "many" });
  assert.deepEqual(idsOf(second.results), ["g-21", "g-22", "g-23"]);
  assert.deepEqual([second.total, second.pages], [23, 2]);
});

test("profileId keeps the guides of the host and those of no host", async () => {
  const body = await world.ask(search, { profileId: "nowhere" });
  assert.deepEqual(idsOf(body.results), ["everyone"]);
  assert.deepEqual((await world.ids(search, { profileId: "wide" })).sort(), [
    "everyone",
    "far",
    "placeless",
    "plain",
  ]);
});

test("an unknown profileId and one that is not active are 404 profile_not_found", async () => {
  for (const profileId of ["nobody", "hidden"]) {
    const { status, code } = await world.refused(search, { profileId });
    assert.deepEqual([status, code], [404, "profile_not_found"]);
  }
});

test("latlng and radius keep what lies within so many metres and drop what has no place", async () => {
  const latlng = centre.join(",");
  assert.deepEqual(await world.ids(search, { latlng, radius: 5000, rankBy: "distance" }), [
    "plain",
    "everyone",
  ]);
  assert.deepEqual(await world.ids(search, { latlng, radius: 1001 }), ["plain"]);
  assert.deepEqual(await world.ids(search, { latlng, radius: 999 }), []);
});

test("latlng without a radius cuts nothing and tells the distance", async () => {
  const { results } = await world.ask(search, { latlng: centre.join(","), rankBy: "distance" });
  assert.deepEqual(idsOf(results), ["plain", "everyone", "far", "placeless"]);
  for (const { geoLocation, geoDistance } of results.slice(0, 3)) {
    assert.equal(geoDistance, Math.round(haversineMetres(centre, geoLocation as number[])));
  }
  assert.equal(results[3]!.geoDistance, undefined);
});

test("without latlng the host's location and search radius hold", async () => {
  const near = await world.ask(search, { profileId: "near", rankBy: "score" });
  assert.deepEqual(idsOf(near.results), ["plain", "everyone", "placeless"]);
  assert.deepEqual(
    near.results.map(({ geoDistance }) => geoDistance),
    [1000, 4000, undefined],
  );
  const narrower = await world.ids(search, { profileId: "near", radius: 2000 });
  assert.deepEqual(narrower, ["plain"]);
});

test("latlng replaces the host's location while its radius still cuts", async () => {
  const moved = await world.ids(search, { profileId: "near", latlng: north(6.1).join(",") });
  assert.deepEqual(moved, ["everyone", "placeless"]);
});

test("a radius or rankBy=distance without any centre is 400 missing_geo_centre", async () => {
  for (const query of [
    { radius: 100 },
    { rankBy: "distance" },
    { profileId: "nowhere", radius: 100 },
    { profileId: "nowhere", rankBy: "distance" },
  ]) {
    const { status, code } = await world.refused(search, query);
    assert.deepEqual([status, code], [400, "missing_geo_centre"], JSON.stringify(query));
  }
});

test("userCategory keeps only guides that declare it", async () => {
  for (const userCategory of categories) {
    const found = await world.ids(search, { userCategory }, { org: "suited" });
    const expected = ["family", "solo"].includes(userCategory) ? ["any-two", userCategory] : [userCategory];
    assert.deepEqual(found.sort(), expected.sort());
  }
});

test("an unknown userCategory, tripType or rankBy is refused and the allowed values are listed", async () => {
  const allowed = {
    userCategory: categories,
    tripType: ["business", "pleasure", "both"],
    rankBy: ["distance", "relevance", "score"],
  };
  for (const [name, values] of Object.entries(allowed)) {
    const { status, code, detail, errors } = await world.refused(search, { [name]: "other" });
    assert.deepEqual(
      [status, code, errors?.[0]?.name, errors?.[0]?.in],
      [400, "invalid_value", name, "query"],
    );
    for (const value of values) assert.ok(detail.includes(value), `${name} does not list ${value}`);
  }
});

test("tripType ranks by suitability and loses no guide", async () => {
  const asking = { org: "trips" };
  assert.deepEqual(await world.ids(search, { tripType: "business" }, asking), [
    "either",
    "work",
    "unsaid",
    "fun",
  ]);
  assert.deepEqual(await world.ids(search, { tripType: "pleasure" }, asking), [
    "either",
    "fun",
    "unsaid",
    "work",
  ]);
});

test("tripType is both by default, and both is neutral", async () => {
  const neutral = ["either", "fun", "unsaid", "work"];
  assert.deepEqual(await world.ids(search, {}, { org: "trips" }), neutral);
  assert.deepEqual(await world.ids(search, { tripType: "both" }, { org: "trips" }), neutral);
});

test("userInterests ranks by weighted match: declared before mentioned before neither", async () => {
  const asking = { org: "tastes" };
  assert.deepEqual(await world.ids(search, { userInterests: "art" }, asking), [
    "c-declared",
    "d-both",
    "b-keyword",
    "a-plain",
    "e-coffee",
  ]);
  assert.deepEqual(await world.ids(search, { userInterests: " Coffee:3 , ART " }, asking), [
    "d-both",
    "e-coffee",
    "c-declared",
    "b-keyword",
    "a-plain",
  ]);
});

test("a malformed interest is refused", async () => {
  for (const userInterests of ["art:0", "art:-1", "art:x", "art:101", ":2", "a:b:c", "art:"]) {
    const { code } = await world.refused(search, { userInterests });
    assert.equal(code, "invalid_interest", userInterests);
  }
});

test("listings are in the guides only when includeListings is true", async () => {
  for (const includeListings of [undefined, false]) {
    const { results } = await world.ask(search, { includeListings });
    assert.ok(results.every((hit) => !("listings" in hit)));
  }
  const { results } = await world.ask(search, { includeListings: true });
  assert.ok(results.every((hit) => Array.isArray(hit.listings)));
});

test("nested listings are the guide's own active ones, ranked as the request says", async () => {
  const nested = async (query: object) => {
    const { results } = await world.ask(search, { includeListings: true, ...query });
    return idsOf(results.find(({ id }) => id === "plain")!.listings!);
  };
  assert.deepEqual(await nested({}), ["foreign-cafe", "far-cafe", "cafe", "names-the-guide"]);
  assert.deepEqual(await nested({ latlng: centre.join(","), rankBy: "distance" }), [
    "cafe",
    "far-cafe",
    "foreign-cafe",
    "names-the-guide",
  ]);
});

test("nested listings keep to the host of the request and are never cut by the radius", async () => {
  const { results } = await world.ask(search, { includeListings: true, profileId: "near", radius: 3000 });
  assert.deepEqual(idsOf(results), ["plain"]);
  assert.deepEqual(idsOf(results[0]!.listings!), ["far-cafe", "cafe", "names-the-guide"]);
  assert.deepEqual(
    results[0]!.listings!.map(({ geoDistance }) => geoDistance),
    [40_000, 2_000, undefined],
  );
});

test("maxListingsPerGuide keeps the first of the nested listings, from 1 to 20", async () => {
  const { results } = await world.ask(search, { includeListings: true, maxListingsPerGuide: 2 });
  assert.deepEqual(idsOf(results.find(({ id }) => id === "plain")!.listings!), ["foreign-cafe", "far-cafe"]);
  for (const maxListingsPerGuide of [0, 21]) {
    assert.equal((await world.refused(search, { maxListingsPerGuide })).code, "out_of_range");
  }
});

test("rankBy takes score, distance and relevance", async () => {
  const latlng = centre.join(",");
  assert.deepEqual(await world.ids(search, { latlng, rankBy: "score" }), [
    "far",
    "plain",
    "everyone",
    "placeless",
  ]);
  assert.deepEqual(await world.ids(search, { latlng, rankBy: "distance" }), [
    "plain",
    "everyone",
    "far",
    "placeless",
  ]);
  await world.addOrganisation("walks", {
    records: [
      guide("described", { description: { "en-GB": "A walk" }, score: 90 }),
      guide("named", { name: { "en-GB": "Walk" }, score: 10 }),
      guide("tagged", { keywords: { "en-GB": ["walk"] }, score: 50 }),
    ],
  });
  const walks = { searchQuery: "walk", rankBy: "relevance" };
  assert.deepEqual(await world.ids(search, walks, { org: "walks" }), ["named", "tagged", "described"]);
  const byScore = { ...walks, rankBy: "score" };
  assert.deepEqual(await world.ids(search, byScore, { org: "walks" }), ["described", "tagged", "named"]);
});

test("lang makes localised fields single values, and without it they are maps", async () => {
  const find = async (query: Query) =>
    (await world.ask(search, query)).results.find(({ id }) => id === "plain")!;
  const maps = await find({});
  assert.deepEqual(maps.name, { "en-GB": "Plain walk", "da-DK": "Jævn tur" });
  assert.deepEqual(maps.keywords, { "en-GB": ["walk"], "da-DK": ["tur"] });
  const danish = await find({ lang: "da-DK" });
  assert.deepEqual([danish.name, danish.keywords], ["Jævn tur", ["tur"]]);
});

test("featured is false where nothing is said", async () => {
  const { results } = await world.ask(search);
  assert.ok(results.every(({ featured }) => featured === false));
});

test("every fault of a request is listed at once", async () => {
  const { status, code, errors } = await world.refused(search, {
    page: 0,
    hitsPerPage: "x",
    latlng: "91,0",
    radius: -1,
    userCategory: "crowd",
    includeListings: "yes",
    lang: "??",
  });
  assert.deepEqual([status, code], [400, "invalid_parameters"]);
  assert.deepEqual(errors?.map((error) => `${error.name} ${error.code}`).sort(), [
    "hitsPerPage invalid_integer",
    "includeListings invalid_boolean",
    "lang invalid_lang",
    "latlng invalid_latlng",
    "page out_of_range",
    "radius invalid_radius",
    "userCategory invalid_value",
  ]);
});
