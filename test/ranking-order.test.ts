import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { RANKING } from "../src/search/ranking/weights.ts";
import { haversineMetres } from "./support/geo.ts";
import { guide, interest, listing } from "./support/records.ts";
import { type Hit, type HomeBody, idsOf, type Query, type RecordLine, startWorld } from "./support/world.ts";

/** Records with all that ranking looks at, from a fixed seed; many are alike so that ties are common. */
function recordsOf(kind: "guide" | "listing", count: number): RecordLine[] {
  const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const lists = (...values: string[]) => fc.option(fc.subarray(values), { nil: undefined });
  const fields = fc.record({
    score: some(0, 40, 80, 100),
    featured: fc.boolean(),
    priority: some(0, 1, 10),
    updatedAt: some(1, 2),
    geoLocation: some([55.6, 12.5], [55.60001, 12.5], [55.7, 12.5]),
    providerRating: some(2, 4.5),
    reviewSiteRating: some(5),
    tags: lists("art", "beer"),
    keywords: lists("kunst", "coffee"),
    tripType: lists("business", "pleasure", "both"),
    userCategories: lists("solo", "family"),
    userInterests: lists("art", "coffee"),
  });
  return fc.sample(fields, { seed: 99, numRuns: count }).map((sample, index) => {
    const { tags, keywords, tripType, userCategories, userInterests, ...rest } = sample;
    const { providerRating, reviewSiteRating, ...plain } = rest;
    const preferences = { "en-GB": { tripType, userCategories, userInterests } };
    const id = `${kind}-${String(index).padStart(3, "0")}`;
    if (kind === "guide") return guide(id, { ...plain, keywords: { "en-GB": keywords ?? [] }, preferences });
    return listing(id, {
      ...plain,
      providerRating,
      reviewSiteRating,
      activityTags: { "en-GB": tags ?? [] },
      keywords: { "en-GB": keywords ?? [] },
      preferences,
    });
  });
}
const listings = recordsOf("listing", 120);
const guides = recordsOf("guide", 60).map((record, index) => ({
  ...record,
  listingIds: [0, 1, 2].map((step) => `listing-${String((index * 2 + step) % 120).padStart(3, "0")}`),
}));
const byId = new Map<string, RecordLine>([...listings, ...guides].map((record) => [record.id, record]));

const world = await startWorld({
  demo: { records: [interest("art", { "en-GB": "Art", "da-DK": "Kunst" }), ...listings, ...guides] },
});

/** base of contract.md, said plainly. */
function baseOf(record: RecordLine): number {
  const bonus =
    (record.featured ? RANKING.featuredBonus : 0) +
    (RANKING.priorityBonus * ((record.priority as number) ?? 0)) /
      (((record.priority as number) ?? 0) + RANKING.priorityHalf);
  return Math.min(1, qualityOf(record) + bonus);
}

function qualityOf(record: RecordLine): number {
  if (record.score !== undefined) return (record.score as number) / 100;
  const ratings = [record.providerRating, record.reviewSiteRating].filter(
    (one) => one !== undefined,
  ) as number[];
  const { ratingPrior: prior, ratingPriorStrength: strength } = RANKING;
  if (record.kind === "listing") {
    return (strength * prior + ratings.reduce((sum, one) => sum + one, 0)) / (strength + ratings.length) / 5;
  }
  const own = (record.listingIds as string[]).map((id) => baseOf(byId.get(id)!));
  return own.reduce((sum, one) => sum + one, 0) / own.length;
}

interface Wish {
  interests?: Record<string, number>;
  tripType?: string;
  userCategory?: string;
}

function scoreKeyOf(record: RecordLine, { interests, tripType = "both", userCategory }: Wish): number {
  const declared = (record.preferences as { "en-GB": Record<string, string[] | undefined> })["en-GB"];
  const words = [record.activityTags, record.keywords]
    .flatMap((map) => (map as Record<string, string[]> | undefined)?.["en-GB"] ?? [])
    .map((word) => (word === "kunst" ? "art" : word));
  let fit = 1;
  if (interests) {
    let sum = 0;
    let weights = 0;
    for (const [id, weight] of Object.entries(interests)) {
      weights += weight;
      if (declared.userInterests?.includes(id)) sum += weight;
      else if (words.includes(id)) sum += weight / 2;
    }
    fit += (RANKING.interest * sum) / weights;
  }
  if (tripType !== "both") {
    const own = declared.tripType ?? [];
    const match = own.includes(tripType) || own.includes("both");
    fit += RANKING.trip * (own.length === 0 ? 0.5 : match ? 1 : 0);
  }
  if (userCategory) fit += RANKING.category * (declared.userCategories?.includes(userCategory) ? 1 : 0.5);
  return baseOf(record) * fit;
}

/** Where a record is: a guide that does not say it is in the middle of its listings (so near together, the mean will do). */
function placeOf(record: RecordLine): number[] | undefined {
  if (record.geoLocation || record.kind === "listing") return record.geoLocation as number[] | undefined;
  const own = (record.listingIds as string[]).map((id) => placeOf(byId.get(id)!));
  const known = own.filter((place) => place !== undefined);
  if (known.length === 0) return undefined;
  return [0, 1].map((axis) => known.reduce((sum, place) => sum + place[axis]!, 0) / known.length);
}

const centre = [55.6, 12.5];
const latlng = centre.join(",");

/** The keys by which a record is placed, the lowest first; the id is the last. */
function keysOf(record: RecordLine, strategy: string, wish: Wish, hasCentre: boolean): number[] {
  const place = placeOf(record);
  const metres = hasCentre && place ? haversineMetres(centre, place) : undefined;
  const distance = metres ?? (hasCentre ? Number.POSITIVE_INFINITY : 0);
  return [
    ...(strategy === "distance" ? [Math.floor(distance / 10)] : []),
    -scoreKeyOf(record, wish),
    record.featured ? 0 : 1,
    -((record.priority as number) ?? 0),
    -((record.score as number) ?? -1),
    distance,
    -((record.updatedAt as number) ?? 0),
  ];
}

function assertOrder(hits: readonly Hit[], strategy: string, wish: Wish, hasCentre: boolean): void {
  for (const [index, { id }] of hits.slice(1).entries()) {
    const before = hits[index]!.id;
    const a = keysOf(byId.get(before)!, strategy, wish, hasCentre);
    const b = keysOf(byId.get(id)!, strategy, wish, hasCentre);
    const differing = a.findIndex((key, place) => key !== b[place] && !(Math.abs(key - b[place]!) < 1e-9));
    const inOrder = differing < 0 ? before < id : a[differing]! < b[differing]!;
    assert.ok(inOrder, `${before} [${a}] before ${id} [${b}]`);
  }
}

const wishes: [Query, Wish][] = [
  [{}, {}],
  [{ userInterests: "art" }, { interests: { art: 1 } }],
  [{ userInterests: "art:2,Coffee:0.5,beer" }, { interests: { art: 2, coffee: 0.5, beer: 1 } }],
  [{ userInterests: "unheard-of" }, { interests: { "unheard-of": 1 } }],
  [{ tripType: "business" }, { tripType: "business" }],
  [{ tripType: "both" }, {}],
  [
    { tripType: "pleasure", userInterests: "coffee" },
    { tripType: "pleasure", interests: { coffee: 1 } },
  ],
];

test("score orders by base × personal fit, then by the fixed further keys", async () => {
  for (const [query, wish] of wishes) {
    for (const operation of ["listing-search", "guide-search"]) {
      assertOrder(await world.all(operation, query), "score", wish, false);
      assertOrder(await world.all(operation, { ...query, latlng, rankBy: "score" }), "score", wish, true);
    }
  }
});

test("distance orders by bands of ten metres, then by base × personal fit", async () => {
  for (const [query, wish] of wishes) {
    for (const operation of ["listing-search", "guide-search"]) {
      assertOrder(
        await world.all(operation, { ...query, latlng, rankBy: "distance" }),
        "distance",
        wish,
        true,
      );
    }
  }
});

test("balanced weighs score against distance by the host's half-distance, 1 km unless it sets one, and puts what has no place last", async () => {
  const places: [string, number, number | undefined][] = [
    ["here", 40, 0],
    ["good", 100, 1],
    ["best-known", 100, 3],
    ["placeless", 100, undefined],
    ["worthless", 0, 0],
  ];
  const at = (kilometres: number) => [centre[0]! + kilometres / 111.1949, centre[1]!];
  const inn = { kind: "host", name: "Inn", geoLocation: centre };
  const ofSearch = { guideRanking: "balanced", listingRanking: "balanced" };
  await world.addOrganisation("balance", {
    records: [
      { ...inn, id: "usual" },
      { ...inn, id: "far-walker", searchConfig: { halfDistance: 4_000, ...ofSearch } },
      ...places.flatMap(([id, score, kilometres]) => {
        const geoLocation = kilometres === undefined ? undefined : at(kilometres);
        return [listing(id, { score, geoLocation }), guide(id, { score, geoLocation })];
      }),
    ],
  });
  const asking = { org: "balance" };
  const near = ["good", "here", "best-known"];
  const wide = ["good", "best-known", "here"];
  for (const operation of ["listing-search", "guide-search"]) {
    const last = ["worthless", "placeless"];
    const ids = (query: Query) => world.ids(operation, query, asking);
    const balanced = { rankBy: "balanced" };
    assert.deepEqual(await ids({ ...balanced, latlng }), [...near, ...last]);
    assert.deepEqual(await ids({ ...balanced, profileId: "usual" }), [...near, ...last]);
    assert.deepEqual(await ids({ profileId: "far-walker" }), [...wide, ...last]);
    const whole = await world.all(operation, { ...balanced, profileId: "usual", hitsPerPage: 2 }, asking);
    assert.equal(new Set(idsOf(whole)).size, places.length);
    assert.equal(whole.length, places.length);
    const byScore = await world.ids(operation, { rankBy: "score" }, asking);
    assert.deepEqual(await world.ids(operation, balanced, asking), byScore, "without a centre it is score");
  }
  const home = await world.ask<HomeBody>("host-home", { profileId: "usual", rankBy: "balanced" }, asking);
  assert.deepEqual(idsOf(home.guides.results).slice(0, 3), near);
  assert.equal("halfDistance" in ((home.host.searchConfig ?? {}) as object), false);
});

test("explain tells what balanced multiplies a score by", async () => {
  const hits = await world.all("listing-search", { latlng, rankBy: "balanced", explain: true });
  assert.equal(hits.length, 120);
  for (const { id, ranking, geoDistance: metres = Number.POSITIVE_INFINITY } of hits) {
    const expected = 1 / (1 + metres / RANKING.halfDistanceMetres);
    assert.equal(ranking!.strategy, "balanced");
    assert.ok(Math.abs((ranking!.nearness as number) - expected) < 1e-3, id);
  }
});

test("relevance without a query is score", async () => {
  const byScore = idsOf(await world.all("listing-search", { rankBy: "score", userInterests: "art" }));
  assert.deepEqual(
    idsOf(await world.all("listing-search", { rankBy: "relevance", userInterests: "art" })),
    byScore,
  );
});

test("relevance orders by text tier, then by base × personal fit", async () => {
  const query = { searchQuery: "listing", userInterests: "coffee", explain: true };
  const hits = await world.all("listing-search", query);
  assert.equal(hits.length, 120);
  const tiers = hits.map(({ ranking }) => ranking!.textTier as number);
  for (const tier of new Set(tiers)) {
    const same = hits.filter((_, index) => tiers[index] === tier);
    assertOrder(same, "relevance", { interests: { coffee: 1 } }, false);
  }
});

test("relevance puts every tier of text before the next, whatever the scores say", async () => {
  const texts = [
    { name: { "en-GB": "Harbour" } },
    { name: { "en-GB": "Quay" }, keywords: { "en-GB": ["harbour"] } },
    { name: { "en-GB": "Pier" }, summary: { "en-GB": "By the harbour" } },
    { name: { "en-GB": "Harbours" } },
    { name: { "en-GB": "Dock" }, summary: { "en-GB": "By the harbors" } },
  ];
  await world.addOrganisation("tiers", {
    records: texts.flatMap((text, index) => [
      listing(`low-${index}`, { ...text, score: index }),
      listing(`high-${index}`, { ...text, score: 50 + index }),
    ]),
  });
  const asking = { org: "tiers" };
  const hits = await world.all("listing-search", { searchQuery: "harbour", explain: true }, asking);
  const tiers = hits.map(({ ranking }) => ranking!.textTier as number);
  assert.deepEqual(
    tiers,
    tiers.toSorted((a, b) => a - b),
    "tiers ascend",
  );
  assert.ok(new Set(tiers).size >= 3, `${new Set(tiers).size} tiers`);
  for (const tier of new Set(tiers)) {
    const scores = hits.filter((_, index) => tiers[index] === tier).map(({ score }) => score as number);
    assert.deepEqual(
      scores,
      scores.toSorted((a, b) => b - a),
      "within a tier the best score is first",
    );
  }
  const explicit = await world.ids("listing-search", { searchQuery: "harbour", rankBy: "relevance" }, asking);
  assert.deepEqual(explicit, idsOf(hits).slice(0, 10));
  const byScore = await world.all("listing-search", { searchQuery: "harbour", rankBy: "score" }, asking);
  assert.notDeepEqual(idsOf(byScore), idsOf(hits), "score alone orders otherwise");
});

test("userCategory ranks listings, declared before undeclared", async () => {
  const hits = await world.all("listing-search", { userCategory: "solo" });
  assert.equal(hits.length, 120);
  assertOrder(hits, "score", { userCategory: "solo" }, false);
});

test("each wish lifts the guides and the listings that suit it, in every operation that takes it", async () => {
  const suits = {
    art: { userInterests: ["art"] },
    fun: { tripType: ["pleasure"] },
    work: { tripType: ["business"] },
    solo: { userCategories: ["solo"] },
  };
  const listingIds = ["l-plain", ...Object.keys(suits).map((name) => `l-${name}`)];
  const records = (make: typeof guide, prefix: string, fields: object) => [
    make(`${prefix}-plain`, { score: 52, ...fields }),
    ...Object.entries(suits).map(([name, preferences]) =>
      make(`${prefix}-${name}`, { score: 50, preferences: { "en-GB": preferences }, ...fields }),
    ),
  ];
  await world.addOrganisation("suits", {
    records: [
      { kind: "host", id: "inn", name: "Inn" },
      ...records(guide, "g", { listingIds }),
      ...records(listing, "l", {}),
    ],
  });
  const asking = { org: "suits" };
  const wishes: [string, Query][] = [
    ["plain", {}],
    ["art", { userInterests: "art" }],
    ["fun", { tripType: "pleasure" }],
    ["work", { tripType: "business" }],
    ["solo", { userCategory: "solo" }],
  ];
  for (const [name, wish] of wishes) {
    const home = await world.ask<HomeBody>("host-home", { profileId: "inn", ...wish }, asking);
    const guides = await world.ask("guide-search", { includeListings: true, ...wish }, asking);
    for (const { results } of [home.guides, guides]) {
      assert.equal(results[0]!.id, `g-${name}`);
      assert.equal(results.length, name === "solo" ? 1 : 5, "userCategory alone filters guides");
      for (const { listings: nested } of results) {
        assert.equal(nested![0]!.id, `l-${name}`);
        assert.equal(nested!.length, 5, "no wish filters listings");
      }
    }
    assert.equal((await world.ids("listing-search", wish, asking))[0], `l-${name}`);
  }
});

test("personalisation works on the whole match before pages are cut", async () => {
  const whole = idsOf(await world.all("listing-search", { userInterests: "art", tripType: "business" }));
  const pages = await world.all("listing-search", {
    userInterests: "art",
    tripType: "business",
    hitsPerPage: 3,
  });
  assert.deepEqual(idsOf(pages), whole);
});

test("explain adds how each hit's place came about, and nothing does so unasked", async () => {
  const query = {
    latlng,
    rankBy: "distance",
    userInterests: "art:2",
    tripType: "business",
    userCategory: "solo",
  };
  const plain = await world.all("listing-search", query);
  assert.ok(plain.every((hit) => !("ranking" in hit)));
  const explained = await world.all("listing-search", { ...query, explain: true });
  assert.deepEqual(idsOf(explained), idsOf(plain));
  const wish = { interests: { art: 2 }, tripType: "business", userCategory: "solo" };
  for (const { id, ranking } of explained) {
    assert.equal(ranking!.strategy, "distance");
    assert.ok(Math.abs((ranking!.score as number) - scoreKeyOf(byId.get(id)!, wish)) < 2e-6, id);
    assert.ok(Math.abs((ranking!.base as number) - baseOf(byId.get(id)!)) < 2e-6, id);
    for (const part of ["interestFit", "tripFit", "categoryFit"]) assert.ok(part in ranking!, part);
  }
  for (const operation of ["guide-search", "location-search"]) {
    const { results } = await world.ask(operation, { explain: true });
    assert.ok(results.every(({ ranking }) => ranking !== undefined));
  }
});

test("the host's own ranking holds where the request leaves it open, and a query asks for relevance", async () => {
  const hosts = { geoLocation: centre, name: "Inn" };
  await world.addOrganisation("hosts", {
    records: [
      {
        kind: "host",
        id: "by-distance",
        ...hosts,
        searchConfig: { guideRanking: "distance", listingRanking: "distance" },
      },
      {
        kind: "host",
        id: "mixed",
        ...hosts,
        searchConfig: { guideRanking: "score", listingRanking: "distance" },
      },
      { kind: "host", id: "odd", ...hosts, searchConfig: { guideRanking: "luck", listingRanking: "" } },
      { kind: "host", id: "placeless", name: "Inn", searchConfig: { guideRanking: "distance" } },
      guide("a-far", { score: 90, geoLocation: [55.9, 12.5], listingIds: ["l-far", "l-near"] }),
      guide("b-near", { score: 10, geoLocation: centre }),
      listing("l-far", { score: 90, geoLocation: [55.9, 12.5] }),
      listing("l-near", { score: 10, geoLocation: centre }),
    ],
  });
  const asking = { org: "hosts" };
  const order = async (profileId: string, query: Query = {}) => {
    const guideHits = (
      await world.ask("guide-search", { profileId, includeListings: true, ...query }, asking)
    ).results;
    const nested = guideHits.find(({ id }) => id === "a-far")!.listings!;
    const alone = await world.ids("listing-search", { profileId, ...query }, asking);
    assert.deepEqual(idsOf(nested), alone);
    return [...idsOf(guideHits), ...alone].join(" ");
  };
  const score = "a-far b-near l-far l-near";
  assert.equal(await order("by-distance"), "b-near a-far l-near l-far");
  assert.equal(await order("mixed"), "a-far b-near l-near l-far");
  assert.equal(await order("odd"), score);
  assert.equal(await order("placeless"), score);
  assert.equal(await order("by-distance", { rankBy: "score" }), score);
  const [hit] = (
    await world.ask("guide-search", { profileId: "by-distance", searchQuery: "guide", explain: true }, asking)
  ).results;
  assert.equal(hit!.ranking!.strategy, "relevance");
});
