import assert from "node:assert/strict";
import { test } from "node:test";
import { area, guide, host, listing } from "./support/records.ts";
import { type Query, startWorld } from "./support/world.ts";

const near = { geoLocation: [55.68, 12.57], languageCodes: ["en-GB", "da-DK"] };
const ten = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  open: { day, time: "1000" },
  close: { day, time: "1800" },
}));
const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("inn", { searchConfig: { searchRadius: 1_000 } }),
      host("court"),
      listing("bakery", {
        ...near,
        name: { "en-GB": "Bakery", "da-DK": "Bageri" },
        guideIds: ["walk", "draft"],
      }),
      listing("museum", {
        timeZoneName: "Europe/Berlin",
        countryCode: "DE",
        openingHours: { periods: ten, exceptions: [{ from: "2026-12-24", through: "2026-12-26" }] },
      }),
      listing("kiosk", { timeZoneName: "Europe/Berlin", countryCode: "DE", openingHours: { periods: ten } }),
      listing("lighthouse", { geoLocation: [56.5, 12.57] }),
      listing("of-court", { ...near, hostIds: ["court"] }),
      listing("closed-down", { ...near, status: "draft" }),
      listing("fair", { ...near, additionalData: { date: { start_date: "2026-05-01" } } }),
      guide("walk", { ...near, listingIds: ["bakery", "of-court", "closed-down", "lighthouse"] }),
      guide("draft", { status: "draft", listingIds: ["bakery"] }),
      area("centre", { ...near, radius: 800, hostIds: ["inn"] }),
      area("elsewhere", { ...near, hostIds: ["court"] }),
    ],
  },
  other: { records: [listing("foreign")] },
});
const kinds = [
  ["listings/bakery", "listing-search"],
  ["guides/walk", "guide-search"],
  ["areas/centre", "location-search"],
] as const;

test("one record is told byte for byte as the search tells of it, in every language and from every centre", async () => {
  const shared: Query[] = [
    {},
    { lang: "da-DK" },
    { lang: "ja-JP", langFallback: false },
    { profileId: "inn" },
    { profileId: "inn", latlng: "55.6789,12.5712", lang: "en-GB" },
    { latlng: "55.6789,12.5712", attributions: true },
  ];
  for (const [address, search] of kinds) {
    for (const query of shared) {
      const { status, text } = await world.get(address, query);
      assert.equal(status, 200, `${address} ${JSON.stringify(query)}: ${text}`);
      const found = (await world.get(search, query)).text;
      assert.ok(found.includes(text), `${text} is not in ${found}`);
    }
  }
  const nested = { includeListings: true, maxListingsPerGuide: 1, profileId: "inn" };
  const { text } = await world.get("guides/walk", nested);
  assert.match(text, /"listings":\[\{"id":"bakery"/);
  assert.ok((await world.get("guide-search", nested)).text.includes(text));
});

test("the holidays among the days that a place's hours are shown of are told by name to who asks", async () => {
  const told = async (instant: string, id: string) => {
    world.time.now = Date.parse(instant);
    const asked = { specialDays: true, lang: "en-GB" };
    return (await world.ask<{ specialDays?: object[] }>(`listings/${id}`, asked)).specialDays;
  };
  const christmas = "2026-12-22T12:00:00+01:00";
  assert.deepEqual(await told(christmas, "museum"), [
    { date: "2026-12-24", name: "christmasEve" },
    { date: "2026-12-25", name: "christmas" },
    { date: "2026-12-26", name: "secondChristmasDay" },
  ]);
  const inDoubt = { date: "2026-12-25", name: "christmas", isInDoubt: true };
  assert.deepEqual((await told(christmas, "kiosk"))![0], inDoubt);
  assert.equal(await told("2026-11-22T12:00:00+01:00", "museum"), undefined);
  assert.equal(await told(christmas, "bakery"), undefined, "its hours are not known");
});

test("a place beyond the host's radius and an event that has passed are told to who names them", async () => {
  const far = await world.ask<{ geoDistance: number }>("listings/lighthouse", { profileId: "inn" });
  assert.ok(far.geoDistance > 90_000);
  assert.deepEqual(await world.ids("listing-search", { searchQuery: "fair" }), []);
  await world.ask("listings/fair");
});

test("what a search may not find is 404: drafts, other hosts', other organisations', and what there is not", async () => {
  const bound = await world.addKey("demo", { hostIds: ["inn"] });
  const cases: [string, string, Query?, string?][] = [
    ["listings/closed-down", "listing_not_found"],
    ["listings/nowhere", "listing_not_found"],
    ["listings/foreign", "listing_not_found"],
    ["listings/of-court", "listing_not_found", { profileId: "inn" }],
    ["listings/of-court", "listing_not_found", {}, bound],
    ["guides/draft", "guide_not_found"],
    ["guides/bakery", "guide_not_found"],
    ["areas/elsewhere", "location_not_found", {}, bound],
    ["areas/centre", "profile_not_found", { profileId: "nobody" }],
  ];
  for (const [address, code, query = {}, key] of cases) {
    const problem = await world.refused(address, query, key ? { key } : {});
    assert.deepEqual([problem.status, problem.code], [404, code], address);
  }
  assert.equal((await world.refused("areas/elsewhere", { profileId: "court" }, { key: bound })).status, 403);
});

test("the ids that a record names are those that its asker may see", async () => {
  const bound = await world.addKey("demo", { hostIds: ["inn"] });
  const told = await world.ask<{ listingIds: string[] }>("guides/walk", {}, { key: bound });
  assert.deepEqual(told.listingIds, ["bakery", "lighthouse"]);
  assert.deepEqual((await world.ask<{ guideIds: string[] }>("listings/bakery")).guideIds, ["walk"]);
});

test("a validator saves the body, HEAD has none, and faults come all at once", async () => {
  for (const [address] of kinds) {
    const { headers } = await world.get(address, { lang: "en-GB" });
    assert.equal(headers.get("content-language"), "en-GB");
    const etag = headers.get("etag")!;
    const again = await world.get(address, { lang: "en-GB" }, { headers: { "If-None-Match": etag } });
    assert.deepEqual([again.status, again.text], [304, ""]);
    const head = await world.get(address, { lang: "en-GB" }, { method: "HEAD" });
    assert.deepEqual([head.status, head.text, head.headers.get("etag")], [200, "", etag]);
    const { errors } = await world.refused(address, { lang: "?", latlng: "95,1", langFallback: "perhaps" });
    assert.deepEqual(errors!.map(({ name }) => name).sort(), ["lang", "langFallback", "latlng"]);
  }
});
