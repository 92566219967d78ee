import assert from "node:assert/strict";
import { test } from "node:test";
import { area, host } from "./support/records.ts";
import { idsOf, type Query, startWorld } from "./support/world.ts";

const north = (kilometres: number) => [55.6761 + kilometres / 111.1949, 12.5683];
const named = (name: string, danish = name) => ({ displayName: { "en-GB": name, "da-DK": danish } });
const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("inn"),
      host("tight", { searchConfig: { searchRadius: 100 } }),
      host("nowhere", { geoLocation: undefined }),
      area("1", { ...named("Zoo quarter", "Aaby"), geoLocation: north(1), radius: 1500 }),
      area("2", { ...named("élysée"), geoLocation: north(3), radius: 500, hostIds: ["inn"] }),
      area("3", { ...named("Dockland", "Østerbro"), geoLocation: north(2), hostIds: ["nowhere"] }),
      area("4", { ...named("Farland", "Zebra"), radius: 100 }),
      area("5", { ...named("Hidden"), status: "inactive" }),
    ],
  },
});
const search = "location-search";
const found = (query: Query) => world.ids(search, query);

test("a location search answers results, total and pages of active areas", async () => {
  const body = await world.ask(search);
  assert.deepEqual(Object.keys(body).sort(), ["pages", "results", "total"]);
  assert.deepEqual([body.total, body.pages], [4, 1]);
});

test("areas come by name by default, in the alphabet of the language asked for", async () => {
  assert.deepEqual(await found({}), ["3", "2", "4", "1"]);
  assert.deepEqual(await found({ lang: "en-GB" }), ["3", "2", "4", "1"]);
  // Danish puts Aaby (Å) and Østerbro behind Z.
  assert.deepEqual(await found({ lang: "da-DK" }), ["2", "4", "3", "1"]);
});

test("with a centre areas come by distance, and those without a place last", async () => {
  const { results } = await world.ask(search, { latlng: north(0).join(",") });
  assert.deepEqual(
    results.map(({ id, geoDistance }) => [id, geoDistance]),
    [
      ["1", 1000],
      ["3", 2000],
      ["2", 3000],
      ["4", undefined],
    ],
  );
});

test("profileId keeps the host's areas and lends its location as centre", async () => {
  const { results } = await world.ask(search, { profileId: "inn" });
  assert.deepEqual(idsOf(results), ["1", "2", "4"]);
  assert.equal(results[0]!.geoDistance, 1000);
  assert.deepEqual(await found({ profileId: "nowhere" }), ["3", "4", "1"]);
  assert.equal((await world.refused(search, { profileId: "nobody" })).code, "profile_not_found");
});

test("a radius cuts by the area's centre", async () => {
  assert.deepEqual(await found({ latlng: north(0).join(","), radius: 2001 }), ["1", "3"]);
  assert.equal((await world.refused(search, { radius: 5 })).code, "missing_geo_centre");
});

test("contains keeps only areas whose circle holds latlng", async () => {
  assert.deepEqual(await found({ contains: true, latlng: north(2.45).join(",") }), ["1"]);
  assert.deepEqual(await found({ contains: true, latlng: north(2.6).join(",") }), ["2"]);
  assert.deepEqual(await found({ contains: true, latlng: north(9).join(",") }), []);
  assert.equal((await found({ contains: false, latlng: north(9).join(",") })).length, 4);
});

test("contains asks for being inside instead of being near: only a radius of the request cuts then", async () => {
  const query = { profileId: "tight", latlng: north(2.4).join(",") };
  // The area without a place is cut by no radius of the host's.
  assert.deepEqual(await found(query), ["4"]);
  assert.deepEqual(await found({ ...query, contains: true }), ["1"]);
  assert.deepEqual(await found({ ...query, contains: true, radius: 1_000 }), []);
});

test("contains needs latlng; a host's location does not stand for it", async () => {
  for (const query of [{ contains: true }, { contains: true, profileId: "inn" }]) {
    const { status, code } = await world.refused(search, query);
    assert.deepEqual([status, code], [400, "missing_geo_centre"]);
  }
});

test("ids keeps these areas", async () => {
  assert.deepEqual(await found({ ids: "4,1,5,none" }), ["4", "1"]);
});

test("rankBy is taken over the default order", async () => {
  assert.deepEqual(await found({ rankBy: "distance", latlng: north(3).join(",") }), ["2", "3", "1", "4"]);
  assert.equal((await world.refused(search, { rankBy: "distance" })).code, "missing_geo_centre");
  assert.equal((await world.ask(search, { rankBy: "score" })).total, 4);
  assert.equal((await world.ask(search, { rankBy: "relevance" })).total, 4);
});

test("with a query areas come by relevance even where there is a centre", async () => {
  assert.deepEqual(await found({ searchQuery: "land", latlng: north(0).join(",") }), []);
  assert.deepEqual(await found({ searchQuery: "dockland", latlng: north(0).join(",") }), ["3"]);
});

test("pages of areas are counted exactly", async () => {
  const body = await world.ask(search, { hitsPerPage: 3, page: 2 });
  assert.deepEqual([idsOf(body.results), body.total, body.pages], [["1"], 4, 2]);
});
