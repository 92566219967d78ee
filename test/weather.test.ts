import assert from "node:assert/strict";
import { test } from "node:test";
import type { Forecast } from "../src/weather/locationforecast.ts";
import { openTestConcierge } from "./support/concierge/concierge.ts";
import { host, listing } from "./support/records.ts";
import { START, startWorld } from "./support/world.ts";

const HOUR_MS = 3_600_000;
const stored = { id: 800, weatherLocation: "Copenhagen", temperature: 14.5, tempMetric: "C", icon: "01d" };
/** What is foretold; undefined: nothing, or no source is set. */
let forecast: Forecast | undefined;
const world = await startWorld(
  {
    demo: {
      records: [host("inn", { weather: stored }), host("plain"), host("nowhere", { geoLocation: undefined })],
    },
  },
  undefined,
  { at: () => forecast },
);

async function weatherOf(profileId: string) {
  const profile = await world.get("host-profile", { profileId });
  const home = await world.get("host-home", { profileId });
  const bodies = [JSON.parse(profile.text), JSON.parse(home.text).host] as { weather?: object }[];
  const dates = [profile, home].map(({ headers }) => headers.get("Weather-Date"));
  assert.deepEqual([bodies[0]!.weather, dates[0]], [bodies[1]!.weather, dates[1]]);
  return { weather: bodies[0]!.weather, date: dates[0], etag: profile.headers.get("ETag") };
}

test("weather that is stored with a host is said to be of unknown age", async () => {
  forecast = undefined;
  const { weather, date } = await weatherOf("inn");
  assert.deepEqual([weather, date], [stored, "unknown"]);
  assert.deepEqual(await weatherOf("plain").then(({ weather, date }) => [weather, date]), [undefined, null]);
});

test("weather that is foretold is that of the hour, with the time when it was foretold", async () => {
  const madeAt = START - HOUR_MS;
  const at = START - (START % HOUR_MS);
  forecast = {
    madeAt,
    steps: [
      { at, temperature: 4.5, symbol: "lightrainshowers_night" },
      { at: at + HOUR_MS, temperature: 3, symbol: "heavyrainandthunder" },
      { at: at + 2 * HOUR_MS, temperature: 2, symbol: "a sky of tomorrow" },
    ],
  };
  const date = new Date(madeAt).toUTCString();
  const first = await weatherOf("inn");
  assert.deepEqual(first.weather, { ...stored, id: 520, temperature: 4.5, icon: "09n" });
  assert.equal(first.date, date);
  assert.deepEqual(await weatherOf("inn"), first);
  const plain = await weatherOf("plain");
  assert.deepEqual(plain.weather, {
    ...stored,
    id: 520,
    weatherLocation: "Host plain",
    temperature: 4.5,
    icon: "09n",
  });
  assert.equal((await weatherOf("nowhere")).weather, undefined);
  world.time.now = START + HOUR_MS;
  assert.deepEqual((await weatherOf("inn")).weather, { ...stored, id: 211, temperature: 3, icon: "11d" });
  world.time.now = START + 2 * HOUR_MS;
  assert.deepEqual(await weatherOf("inn").then(({ weather, date }) => [weather, date]), [stored, "unknown"]);
  forecast = { madeAt, steps: [{ at: START - 7 * HOUR_MS, temperature: 1, symbol: "fair_day" }] };
  assert.deepEqual(
    (await weatherOf("inn")).weather,
    stored,
    "a forecast that has ended tells nothing of now",
  );
  world.time.now = START;
});

test("a plan knows the weather that is foretold where the host is", async () => {
  const from = Date.parse("2026-11-18T23:00:00Z");
  const steps = Array.from({ length: 24 }, (_, hour) => ({
    at: from + hour * HOUR_MS,
    temperature: 5 + hour / 10,
    rain: { millimetres: 0.5, hours: 1 },
  }));
  const concierge = await openTestConcierge({ forecasts: { at: () => ({ madeAt: from, steps }) } });
  const place = (id: string, category: string) =>
    listing(id, { category: { "en-GB": category }, geoLocation: [55.676, 12.57] });
  await concierge.add("demo", [host("inn"), place("hall", "Museum"), place("green", "Park")]);
  const talk = concierge.talk({ orgId: "demo" }, { profileId: "inn" });
  await talk.plan({ startDate: "2026-11-19", durationDays: 1 });
  const { trip } = talk.state as { trip: { forecast: object[] } };
  assert.deepEqual(trip.forecast, [{ date: "2026-11-19", rain: 12, temperature: 7.3 }]);
});
