import assert from "node:assert/strict";
import { test } from "node:test";
import { area, guide, host, listing } from "./support/records.ts";
import { type Hit, type HomeBody, type Query, startWorld } from "./support/world.ts";

const entry = (source: string, attribution?: string) => ({
  ...{ source, dataset: "town", id: "n/1", url: "https://example.org/n/1", licence: "ODbL-1.0", attribution },
  fields: { "name.en-GB": "Xy12abcd" },
});
const OSM = "© OpenStreetMap contributors";
const WIKI = 'Wikivoyage contributors, "København" (da)';
const both = { sources: [entry("openstreetmap", OSM), entry("csv"), entry("wikivoyage", WIKI)] };

const world = await startWorld({
  demo: {
    records: [
      host("inn", { sources: [entry("openstreetmap", OSM)] }),
      guide("walk", { listingIds: ["cafe", "own"], sources: [entry("wikivoyage", WIKI)] }),
      listing("cafe", { ...both, geoLocation: [55.68, 12.57] }),
      listing("own"),
      listing("nameless", { sources: [entry("csv")] }),
      listing("twice", {
        sources: [entry("openstreetmap", OSM), { ...entry("openstreetmap", OSM), id: "n/2" }],
      }),
      area("district", both),
    ],
  },
});

const byId = (hits: readonly Hit[]) => Object.fromEntries(hits.map((hit) => [hit.id, hit.attributions]));

for (const lang of [undefined, "da-DK"]) {
  const form = lang ? "single values" : "maps";
  test(`attributions=true names the sources of every guide, listing and area, once and in their order (${form})`, async () => {
    const query: Query = { attributions: true, lang };
    const listings = byId(await world.all("listing-search", query));
    assert.deepEqual(listings, { cafe: [OSM, WIKI], own: undefined, nameless: undefined, twice: [OSM] });
    const [walk] = await world.all("guide-search", { ...query, includeListings: true });
    assert.deepEqual(walk!.attributions, [WIKI]);
    assert.deepEqual(byId(walk!.listings!), { cafe: [OSM, WIKI], own: undefined });
    assert.deepEqual(byId(await world.all("location-search", query)), { district: [OSM, WIKI] });
    const home = await world.ask<HomeBody>("host-home", { ...query, profileId: "inn" });
    assert.deepEqual(byId(home.guides.results), { walk: [WIKI] });
    assert.deepEqual(byId(home.guides.results[0]!.listings!), { cafe: [OSM, WIKI], own: undefined });
    assert.deepEqual(byId(home.geoareas.results), { district: [OSM, WIKI] });
    assert.equal(home.host.attributions, undefined);
  });
}

test("attributions stand beside distances, explanations and narrowed fields", async () => {
  const query = { attributions: true, latlng: "55.68,12.57", ids: "cafe" };
  const [cafe] = await world.all("listing-search", { ...query, explain: true });
  assert.deepEqual([cafe!.attributions, cafe!.geoDistance], [[OSM, WIKI], 0]);
  assert.ok(cafe!.ranking);
  const [narrow] = await world.all("listing-search", { ...query, fields: "name" });
  assert.deepEqual(Object.keys(narrow!), ["id", "name", "attributions"]);
});

test("unasked, no answer tells of sources; asked or not, none shows them as they are stored", async () => {
  const operations = ["guide-search", "listing-search", "location-search", "host-home", "host-profile"];
  for (const operation of operations) {
    for (const attributions of [undefined, false, true]) {
      const query = { profileId: "inn", includeListings: true, attributions };
      const { text } = await world.get(operation, query);
      assert.doesNotMatch(text, /"sources"|Xy12abcd|"dataset"/, operation);
      if (!attributions) assert.doesNotMatch(text, /"attributions"|OpenStreetMap/, operation);
    }
  }
});
