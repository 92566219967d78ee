import assert from "node:assert/strict";
import { test } from "node:test";
import { openingAt, type Period } from "./support/opening.ts";
import { guide, host, listing } from "./support/records.ts";
import { type HomeBody, idsOf, type Query, START, startWorld } from "./support/world.ts";

const days = [0, 1, 2, 3, 4, 5, 6];
const daily = (open: string, close: string): Period[] =>
  days.map((day) => ({ open: { day, time: open }, close: { day, time: close } }));
const on = (day: number, open: string, closeDay: number, close: string): Period[] => [
  { open: { day, time: open }, close: { day: closeDay, time: close } },
];
const HOUR = 3_600_000;

/** Places with known hours: their periods, their own zone, their hosts. */
const places: Record<string, { periods: Period[]; zone?: string; hostIds?: string[] }> = {
  day: { periods: daily("0900", "1700") },
  late: { periods: on(6, "2200", 6, "0300") },
  "late-said": { periods: on(6, "2200", 0, "0300") },
  always: { periods: [{ open: { day: 0, time: "0000" }, close: null }] },
  "opens-in-gap": { periods: on(0, "0230", 0, "0500") },
  "closes-in-gap": { periods: on(6, "2000", 0, "0230") },
  "within-gap": { periods: on(0, "0215", 0, "0245") },
  "till-midnight": { periods: daily("1800", "2359").concat(on(5, "2000", 6, "0000")) },
  "full-day": { periods: on(3, "1000", 3, "1000") },
  lunch: { periods: [...daily("1100", "1300"), ...daily("1300", "1430")] },
  tokyo: { periods: daily("0900", "1700"), zone: "Asia/Tokyo" },
  "new-york": { periods: daily("0800", "2200"), hostIds: ["ny"] },
};
const unknown = {
  "no-hours": undefined,
  "words-only": { weekday_text: ["Monday: ask at the desk"] },
  unavailable: { isUnavailable: true, periods: daily("0000", "2359") },
};

const world = await startWorld({
  demo: {
    records: [
      host("inn"),
      host("ny", { timeZoneName: "America/New_York" }),
      ...Object.entries(places).map(([id, { periods, zone, hostIds = ["inn"] }]) =>
        listing(id, { openingHours: { periods, openNow: id === "late" }, timeZoneName: zone, hostIds }),
      ),
      ...Object.entries(unknown).map(([id, openingHours]) => listing(id, { openingHours, hostIds: ["inn"] })),
      guide("tour", { listingIds: ["day"] }),
      listing("homeless", { openingHours: { periods: daily("0000", "2359") } }),
    ],
  },
  munich: {
    records: [
      ["plain", "DE-BY", daily("0900", "1700")],
      ["always", "DE-BY", [{ open: { day: 0, time: "0000" }, close: null }]],
      ["berlin", "DE-BE", daily("0900", "1700")],
      ["somewhere", undefined, daily("0900", "1700")],
    ].map(([id, subdivisionCode, periods]) =>
      listing(id as string, {
        openingHours: { periods },
        timeZoneName: "Europe/Berlin",
        ...(subdivisionCode ? { countryCode: "DE", subdivisionCode } : {}),
      }),
    ),
  },
  alone: { records: [host("inn"), listing("day", { openingHours: { periods: daily("0900", "1700") } })] },
});
const search = "listing-search";
const at = (instant: string | number) => {
  world.time.now = typeof instant === "number" ? instant : Date.parse(instant);
};
const zoneOf = (id: string) =>
  places[id]!.zone ?? (places[id]!.hostIds ? "America/New_York" : "Europe/Copenhagen");

/** Half hours around the changes of the clock in Copenhagen and New York, and around midnights. */
const instants = [
  "2026-03-29T01:00:00Z",
  "2026-10-25T01:00:00Z",
  "2026-03-08T07:00:00Z",
  "2026-11-01T06:00:00Z",
  "2026-05-20T22:00:00Z",
].flatMap((centre) =>
  Array.from({ length: 28 }, (_, step) => Date.parse(centre) + (step - 10) * (HOUR / 2) + 60_000),
);

test("openNow and nextCloseTime are those of the periods in the place's zone, at every change of the clock", async () => {
  for (const instant of instants) {
    at(instant);
    for (const { id, openingHours } of await world.all(search)) {
      if (!(id in places)) continue;
      const { openNow, closeMs } = openingAt(places[id]!.periods, zoneOf(id), instant);
      const about = `${id} at ${new Date(instant).toISOString()}`;
      assert.equal(openingHours!.openNow, openNow, about);
      assert.equal(openingHours!.isUnavailable, false, about);
      const { nextCloseTime } = openingHours!;
      assert.equal(
        nextCloseTime === undefined ? Number.POSITIVE_INFINITY : Date.parse(nextCloseTime),
        closeMs,
        about,
      );
    }
  }
});

test("openNow=true keeps exactly the places that say openNow, at every change of the clock", async () => {
  for (const instant of instants) {
    at(instant);
    const open = (await world.all(search)).filter(({ openingHours }) => openingHours!.openNow === true);
    assert.deepEqual(
      await world.ids(search, { openNow: true, hitsPerPage: 20 }),
      idsOf(open),
      new Date(instant).toISOString(),
    );
  }
});

test("openAt keeps the places open then, whatever the time is now", async () => {
  at(START);
  for (const instant of instants) {
    const open = Object.keys(places).filter(
      (id) => openingAt(places[id]!.periods, zoneOf(id), instant).openNow,
    );
    const found = await world.ids(search, { openAt: new Date(instant).toISOString(), hitsPerPage: 20 });
    assert.deepEqual(found.sort(), open.sort(), new Date(instant).toISOString());
  }
});

test("a day begins on Sunday, and a close at or before its open is on the next day", async () => {
  const state = async (id: string) => (await world.ask(search, { ids: id })).results[0]!.openingHours!;
  at("2026-05-23T23:30:00Z"); // Sunday 01:30 in Copenhagen
  for (const id of ["late", "late-said"]) {
    const { openNow, nextCloseTime } = await state(id);
    assert.deepEqual([openNow, nextCloseTime], [true, "2026-05-24T03:00:00+02:00"], id);
  }
  at("2026-05-24T01:00:00Z");
  assert.equal((await state("late")).openNow, false);
});

test("a close of null means open at all hours, and nothing closes next", async () => {
  at(START);
  const { openNow, nextCloseTime } = (await world.ask(search, { ids: "always" })).results[0]!.openingHours!;
  assert.deepEqual([openNow, nextCloseTime], [true, undefined]);
});

test("nextCloseTime is the end of the current opening, else of the next one, with the offset of the place", async () => {
  const next = async (instant: string, id: string) => {
    at(instant);
    return (await world.ask(search, { ids: id })).results[0]!.openingHours!.nextCloseTime;
  };
  assert.equal(await next("2026-05-20T12:00:00Z", "day"), "2026-05-20T17:00:00+02:00");
  assert.equal(await next("2026-05-20T15:00:00Z", "day"), "2026-05-21T17:00:00+02:00");
  assert.equal(await next("2026-01-20T12:00:00Z", "day"), "2026-01-20T17:00:00+01:00");
  assert.equal(await next("2026-05-20T12:00:00Z", "tokyo"), "2026-05-21T17:00:00+09:00");
  assert.equal(await next("2026-05-20T11:30:00Z", "lunch"), "2026-05-20T14:30:00+02:00");
});

test("unknown hours say isUnavailable and never open or closed", async () => {
  at(START);
  for (const { id, openingHours } of await world.all(search)) {
    if (!(id in unknown)) continue;
    assert.equal(openingHours!.isUnavailable, true, id);
    assert.ok(!("openNow" in openingHours!) && !("nextCloseTime" in openingHours!), id);
  }
  const [words] = (await world.ask(search, { ids: "words-only" })).results;
  assert.deepEqual(words!.openingHours, { isUnavailable: true, ...unknown["words-only"] });
});

test("hours of a place in no known zone are not judged, unless the asking host lends its zone", async () => {
  at(START);
  const state = async (query: Query) =>
    (await world.ask(search, { ids: "homeless", ...query })).results[0]!.openingHours!;
  assert.ok(!("openNow" in (await state({}))));
  assert.equal((await state({ profileId: "inn" })).openNow, true);
  assert.deepEqual(await world.ids(search, { ids: "homeless", openNow: true }), []);
  assert.deepEqual(await world.ids(search, { ids: "homeless", openNow: true, profileId: "inn" }), [
    "homeless",
  ]);
});

test("openNow=false is no filter, since unknown is not closed", async () => {
  at(START);
  assert.equal((await world.ask(search, { openNow: false })).total, 16);
});

test("openAt without an offset is on the host's clock, else on the only clock of the organisation", async () => {
  const found = (openAt: string, query: Query, org = "demo") =>
    world.ids(search, { ids: "day", openAt, ...query }, { org });
  assert.deepEqual(await found("2026-05-20T16:59", { profileId: "inn" }), ["day"]);
  assert.deepEqual(await found("2026-05-20T17:00", { profileId: "inn" }), []);
  assert.deepEqual(await found("2026-05-20T09:00:00", { profileId: "inn" }, "alone"), ["day"]);
  assert.deepEqual(await found("2026-05-20T09:00", { profileId: "inn" }, "alone"), ["day"]);
  const { code } = await world.refused(search, { openAt: "2026-05-20T16:59" });
  assert.equal(code, "invalid_instant", "two hosts, two clocks");
  assert.deepEqual(await found("2026-05-20 16:59+02:00", {}), ["day"]);
  assert.deepEqual(await found("2026-05-20T15:01Z", {}), []);
});

test("an openAt that is no date-time is refused", async () => {
  for (const openAt of [
    "tomorrow",
    "2026-05-20",
    "2026-13-01T10:00",
    "2026-02-30T10:00",
    "2026-05-20T25:00",
    "10:00",
  ]) {
    assert.equal((await world.refused(search, { openAt, profileId: "inn" })).code, "invalid_instant", openAt);
  }
});

test("nested listings and host-home tell the same opening state", async () => {
  for (const instant of [START, START + 9 * HOUR]) {
    at(instant);
    const [alone] = (await world.ask(search, { profileId: "inn", ids: "day" })).results;
    const [nested] = (await world.ask("guide-search", { profileId: "inn", includeListings: true })).results;
    const home = await world.ask<HomeBody>("host-home", { profileId: "inn" });
    assert.equal(alone!.openingHours!.openNow, instant === START);
    assert.deepEqual(nested!.listings, [alone]);
    assert.deepEqual(home.guides.results, [nested]);
  }
});

test("hours that say nothing of holidays are unknown on a public holiday of the place's region", async () => {
  const told = async (instant: string) => {
    at(instant);
    const hits = await world.all(search, {}, { org: "munich" });
    const hours = new Map(hits.map(({ id, openingHours }) => [id, openingHours as Record<string, unknown>]));
    return ["plain", "always", "berlin", "somewhere"].map((id) => {
      const { openNow, nextCloseTime } = hours.get(id)!;
      return [openNow, (nextCloseTime as string | undefined)?.slice(5, 16)];
    });
  };
  const [always, open] = [
    [true, undefined],
    [true, "06-04T17:00"],
  ];
  // Corpus Christi is a holiday in Bavaria and none in Berlin.
  assert.deepEqual(await told("2026-06-04T12:00:00+02:00"), [[undefined, undefined], always, open, open]);
  assert.deepEqual(await world.ids(search, { openNow: true }, { org: "munich" }), [
    "always",
    "berlin",
    "somewhere",
  ]);
  const closed = [false, "06-04T17:00"];
  assert.deepEqual(await told("2026-06-03T22:00:00+02:00"), [[false, undefined], always, closed, closed]);
  assert.deepEqual((await told("2026-06-05T12:00:00+02:00"))[0], [true, "06-05T17:00"]);
});
