import assert from "node:assert/strict";
import { test } from "node:test";
import { guide, host, listing } from "./support/records.ts";
import { type HomeBody, idsOf, startWorld } from "./support/world.ts";

const updatedAt = Date.parse("2026-11-22T12:00:00Z");
const event = (id: string, start_date: string, when?: string, more: object = {}) =>
  listing(id, { additionalData: { date: { start_date, when } }, updatedAt, ...more });

const world = await startWorld({
  demo: {
    records: [
      host("house"),
      host("far", { timeZoneName: "America/New_York" }),
      event("concert", "Dec 5", "Sat, Dec 5, 7 – 9 PM"),
      event("market", "2026-11-14", "2026-11-14 – 2026-12-23"),
      event("flea", "2026-11-07", "2026-11-07 – 2026-12-19, every Saturday, 10:00 – 14:00"),
      event("party", "2026-12-31T23:00:00Z", "2026-12-31T23:00:00Z – 2027-01-01T03:00:00Z"),
      event("tokyo", "2026-12-05", undefined, { timeZoneName: "Asia/Tokyo" }),
      listing("stamp", { additionalData: { dateTimestamp: Date.parse("2026-12-08T18:00:00Z") / 1_000 } }),
      listing("museum"),
      listing("unread", { additionalData: { date: { start_date: "soon" } } }),
      guide("season", { listingIds: ["concert", "market", "museum"] }),
    ],
  },
});
const search = "listing-search";
const all = ["concert", "flea", "market", "museum", "party", "stamp", "tokyo", "unread"];
const found = async (query: Record<string, string>) =>
  (await world.ids(search, { profileId: "house", hitsPerPage: 20, ...query })).sort();
const goTo = (instant: string) => {
  world.time.now = Date.parse(instant);
};

test("from, to and on keep the events that take place then, on the clock of each place", async () => {
  goTo("2026-11-23T12:00:00+01:00");
  assert.deepEqual(await found({ on: "2026-12-05" }), ["concert", "flea", "market", "tokyo"]);
  assert.deepEqual(await found({ on: "2026-12-06" }), ["market"]);
  assert.deepEqual(await found({ on: "2026-12-05T20:00" }), ["concert", "market", "tokyo"]);
  assert.deepEqual(await found({ on: "2026-12-05T20:00:00+01:00" }), ["concert", "market"]);
  assert.deepEqual(await found({ from: "2026-12-20", to: "2027-01-05" }), ["market", "party"]);
  assert.deepEqual(await found({ from: "2026-12-24" }), ["party"]);
  assert.deepEqual(await found({ from: "2026-12-07", to: "2026-12-08" }), ["market", "stamp"]);
  assert.deepEqual(await found({ from: "2026-12-01", on: "2026-12-05T11:00" }), ["flea", "market", "tokyo"]);
});

test("without from, to begins now, and from reaches into the past", async () => {
  goTo("2026-12-20T12:00:00+01:00");
  assert.deepEqual(await found({ to: "2026-12-23" }), ["market"]);
  assert.deepEqual(await found({ from: "2026-12-01", to: "2026-12-31" }), [
    "concert",
    "flea",
    "market",
    "stamp",
    "tokyo",
  ]);
});

test("New Year's night belongs to the day that it is in the zone", async () => {
  goTo("2026-11-23T12:00:00+01:00");
  assert.deepEqual(await found({ on: "2027-01-01" }), ["party"]);
  assert.deepEqual(await found({ on: "2026-12-31" }), []);
  assert.deepEqual(await found({ on: "2026-12-31", profileId: "far" }), ["party"]);
});

test("an event that has passed is left out from the moment it ends, unless it is asked for", async () => {
  goTo("2026-12-05T20:59:59+01:00");
  assert.deepEqual(
    await found({}),
    all.filter((id) => id !== "tokyo"),
  );
  goTo("2026-12-05T21:00:00+01:00");
  const left = all.filter((id) => id !== "tokyo" && id !== "concert");
  assert.deepEqual(await found({}), left);
  assert.deepEqual(await found({ searchQuery: "concert" }), []);
  assert.deepEqual(await found({ ids: "concert,tokyo" }), ["concert", "tokyo"]);
  assert.deepEqual(await found({ guideId: "season" }), ["concert", "market", "museum"]);
  const { total } = await world.ask(search, { profileId: "house" });
  assert.equal(total, left.length);
  goTo("2027-06-01T12:00:00+02:00");
  assert.deepEqual(await found({}), ["museum", "unread"]);
  goTo("2026-11-23T12:00:00+01:00");
  assert.deepEqual(await found({}), all, "clocks of other requests may stand earlier");
});

test("guides tell no event that has passed, in guide-search and in host-home", async () => {
  const nested = async () => {
    const { results } = await world.ask("guide-search", { profileId: "house", includeListings: "true" });
    const home = await world.ask<HomeBody>("host-home", { profileId: "house" });
    return [results[0]!, home.guides.results[0]!].map(({ listings }) => idsOf(listings!).sort().join());
  };
  goTo("2026-12-05T20:59:59+01:00");
  assert.deepEqual(await nested(), ["concert,market,museum", "concert,market,museum"]);
  goTo("2026-12-05T21:00:00+01:00");
  assert.deepEqual(await nested(), ["market,museum", "market,museum"]);
});

test("what changes with time alone changes the ETag, and nothing else does", async () => {
  const etag = async () => (await world.get(search, { profileId: "house" })).headers.get("etag");
  goTo("2026-12-05T20:30:00+01:00");
  const before = await etag();
  goTo("2026-12-05T20:59:00+01:00");
  assert.equal(await etag(), before);
  goTo("2026-12-05T21:00:00+01:00");
  assert.notEqual(await etag(), before);
});

test("a time that is none is refused, and a stretch that ends before it begins", async () => {
  for (const [name, value] of [
    ["from", "yesterday"],
    ["to", "2026-02-30"],
    ["on", "2026-12-05T25:00"],
    ["on", "2026-12"],
  ] as const) {
    const { code, errors } = await world.refused(search, { [name]: value });
    assert.equal(code, "invalid_instant");
    assert.match(errors![0]!.detail, new RegExp(`^${name} must be a date such as`));
  }
  const turned = await world.refused(search, { from: "2026-12-06", to: "2026-12-05" });
  assert.equal(turned.code, "invalid_range");
  assert.deepEqual(await found({ from: "2026-12-05", to: "2026-12-05T12:00", ids: "museum" }), []);
});
