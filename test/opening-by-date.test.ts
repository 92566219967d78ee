import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { readOpeningHours } from "../src/hours/notation/read-opening-hours.ts";
import { exportNdjson } from "../src/sources/export-records.ts";
import type { Period } from "./support/opening.ts";
import { guide, host, listing } from "./support/records.ts";
import { type Hit, idsOf, startWorld } from "./support/world.ts";

const days = [0, 1, 2, 3, 4, 5, 6];
const daily = (open: string, close: string): Period[] =>
  days.map((day) => ({ open: { day, time: open }, close: { day, time: close } }));
const imported = (value: string) => readOpeningHours(value, { country: "DK" }, { year: 2026 }).openingHours;

/** Hours by hand and from OpenStreetMap that change by date. */
const places = {
  beach: imported("Jun-Aug 10:00-18:00; Sep-May Sa,Su 11:00-15:00"),
  shop: imported("Mo-Sa 09:00-17:00; PH off"),
  bar: imported("17:00-22:00+"),
  chapel: imported('10:00-12:00 || "ask at the farm"'),
  eve: imported("Dec 31 20:00-04:00"),
  inn: {
    weekday_text: ["Every day: 08:00–20:00 ☕"],
    periods: daily("0800", "2000"),
    exceptions: [
      { from: "2026-07-14", through: "2026-07-14", isUnavailable: true },
      { from: "2026-07-13", through: "2026-07-19", periods: daily("2200", "0400") },
    ],
    validThrough: "2026-12-30",
  },
};
const world = await startWorld({
  demo: {
    records: [
      host("house"),
      ...Object.entries(places).map(([id, openingHours]) =>
        listing(id, { openingHours, hostIds: ["house"] }),
      ),
      listing("plain", { openingHours: { periods: daily("0900", "1700") }, hostIds: ["house"] }),
      guide("tour", { listingIds: ["beach", "inn"] }),
      listing("homeless", { openingHours: places.inn }),
    ],
  },
});
const search = "listing-search";

async function hoursAt(instant: string, id: string): Promise<NonNullable<Hit["openingHours"]>> {
  world.time.now = Date.parse(instant);
  return (await world.ask(search, { ids: id })).results[0]!.openingHours!;
}
const openAt = (openAt: string) =>
  world.ids(search, { openAt, profileId: "house", hitsPerPage: 20, rankBy: "score" });

test("a place with seasons answers with the hours of the date asked", async () => {
  const july = await hoursAt("2026-07-15T14:00:00+02:00", "beach");
  assert.deepEqual(july, {
    isUnavailable: false,
    periods: daily("1000", "1800"),
    openNow: true,
    nextCloseTime: "2026-07-15T18:00:00+02:00",
  });
  const january = await hoursAt("2026-01-14T14:00:00+01:00", "beach");
  assert.deepEqual(january, {
    isUnavailable: false,
    periods: [0, 6].map((day) => ({ open: { day, time: "1100" }, close: { day, time: "1500" } })),
    openNow: false,
    nextCloseTime: "2026-01-17T15:00:00+01:00",
  });
});

test("the week shown is that of the next seven days, from the night on which it changes", async () => {
  const daysOpen = async (instant: string) => (await hoursAt(instant, "beach")).periods!.length;
  assert.equal(await daysOpen("2026-05-25T23:59:00+02:00"), 2);
  assert.equal(await daysOpen("2026-05-26T00:00:00+02:00"), 3);
  assert.equal(await daysOpen("2026-06-01T00:00:00+02:00"), 7);
  assert.equal(await daysOpen("2026-05-25T23:59:00+02:00"), 2, "clocks of other requests may stand earlier");
});

test("a public holiday is closed, the day after as usual, and the close that comes next is that of the next opening", async () => {
  const { openNow, nextCloseTime } = await hoursAt("2026-12-25T12:00:00+01:00", "shop");
  assert.deepEqual([openNow, nextCloseTime], [false, "2026-12-28T17:00:00+01:00"]);
  assert.equal((await hoursAt("2026-12-28T12:00:00+01:00", "shop")).openNow, true);
});

test("openNow and openAt keep the places that are open on that date", async () => {
  const found = async (instant: string) => {
    world.time.now = Date.parse(instant);
    const open = await world.ids(search, {
      openNow: true,
      profileId: "house",
      hitsPerPage: 20,
      rankBy: "score",
    });
    assert.deepEqual(await openAt(instant), open);
    const said = (await world.all(search, { profileId: "house", rankBy: "score" })).filter(
      (hit) => hit.openingHours!.openNow,
    );
    assert.deepEqual(idsOf(said), open);
    return open.sort();
  };
  assert.deepEqual(await found("2026-07-15T11:00:00+02:00"), ["beach", "chapel", "plain", "shop"]);
  assert.deepEqual(await found("2026-07-16T01:00:00+02:00"), ["homeless", "inn"]);
  assert.deepEqual(await found("2026-01-01T12:00:00+01:00"), ["homeless", "inn", "plain"]);
  assert.deepEqual(await found("2026-01-03T12:00:00+01:00"), ["beach", "homeless", "inn", "plain", "shop"]);
});

test("a filter keeps what says that it is open, half hour by half hour, around changes of the clock and dates", async () => {
  for (const centre of [
    "2026-03-29T01:00:00Z",
    "2026-10-25T01:00:00Z",
    "2026-12-31T23:00:00Z",
    "2027-12-31T23:00:00Z",
  ]) {
    for (let step = -12; step <= 12; step++) {
      world.time.now = Date.parse(centre) + step * 1_800_000 + 60_000;
      const said = (await world.all(search, { profileId: "house" })).filter(
        (hit) => hit.openingHours!.openNow,
      );
      const kept = await world.ids(search, { openNow: true, profileId: "house", hitsPerPage: 20 });
      assert.deepEqual(kept, idsOf(said), new Date(world.time.now).toISOString());
    }
  }
});

test("a night that begins in the old year goes on into the new one", async () => {
  const { openNow, nextCloseTime } = await hoursAt("2027-01-01T01:00:00+01:00", "eve");
  assert.deepEqual([openNow, nextCloseTime], [true, "2027-01-01T04:00:00+01:00"]);
  assert.equal((await hoursAt("2027-01-01T20:30:00+01:00", "eve")).openNow, false);
});

test("what nobody can tell is neither open nor closed, and shows no week that would look closed", async () => {
  assert.deepEqual(await hoursAt("2026-05-20T21:00:00+02:00", "bar"), {
    isUnavailable: false,
    openNow: true,
  });
  assert.deepEqual(await hoursAt("2026-05-20T23:00:00+02:00", "bar"), { isUnavailable: true });
  assert.deepEqual(await hoursAt("2026-05-20T12:00:00+02:00", "bar"), {
    isUnavailable: false,
    openNow: false,
  });
  assert.deepEqual(await hoursAt("2026-05-20T12:00:00+02:00", "chapel"), { isUnavailable: true });
  assert.deepEqual(await hoursAt("2026-07-14T12:00:00+02:00", "inn"), { isUnavailable: true });
  assert.deepEqual(await hoursAt("2026-12-31T12:00:00+01:00", "inn"), { isUnavailable: true });
});

test("the words of the usual week are shown while it is the week, and not beside other hours", async () => {
  const usual = await hoursAt("2026-05-20T12:00:00+02:00", "inn");
  assert.deepEqual(usual, {
    isUnavailable: false,
    weekday_text: places.inn.weekday_text,
    periods: places.inn.periods,
    openNow: true,
    nextCloseTime: "2026-05-20T20:00:00+02:00",
  });
  const late = await hoursAt("2026-07-15T12:00:00+02:00", "inn");
  assert.ok(!("weekday_text" in late));
  assert.equal(late.openNow, false);
  assert.equal(late.nextCloseTime, "2026-07-16T04:00:00+02:00");
});

test("a guide's listings tell the same, and fields leave the hours out whole", async () => {
  world.time.now = Date.parse("2026-07-15T14:00:00+02:00");
  const [nested] = (await world.ask("guide-search", { profileId: "house", includeListings: true })).results;
  const alone = (await world.ask(search, { profileId: "house", ids: "beach,inn" })).results;
  assert.deepEqual(nested!.listings!.toSorted(byId), alone.toSorted(byId));
  const [narrow] = (await world.ask(search, { ids: "inn", excludeFields: "openingHours" })).results;
  assert.ok(!("openingHours" in narrow!));
});

test("without a known zone the week is shown and nothing is judged", async () => {
  const { isUnavailable, openNow, periods } = await hoursAt("2026-05-20T12:00:00+02:00", "homeless");
  assert.deepEqual([isUnavailable, openNow, periods], [false, undefined, places.inn.periods]);
});

test("an export has the exceptions as they were imported", async () => {
  const output = new PassThrough();
  const written = text(output);
  await exportNdjson(world.store, "demo", output, ["listing"]);
  output.end();
  const records = (await written)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string; openingHours: unknown });
  for (const [id, hours] of Object.entries(places)) {
    assert.deepEqual(records.find((record) => record.id === id)!.openingHours, hours, id);
  }
});

const byId = (a: Hit, b: Hit) => (a.id < b.id ? -1 : 1);
