import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { createCatalogueAnswerer } from "../src/concierge/answers/catalogue-answerer.ts";
import { openConcierge } from "../src/concierge/open-concierge.ts";
import type { Problem } from "../src/contract/answers.ts";
import type { SharedPlanAnswer } from "../src/contract/chat-operations.ts";
import { createDiscovery } from "../src/discovery/discovery.ts";
import { createServer } from "../src/http/app/create-server.ts";
import type { LatLng } from "../src/walking/graph.ts";
import type { Walker } from "../src/walking/walker.ts";
import { area, host, listing } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

const inn = { geoLocation: [55.68, 12.57], languageCodes: ["en-GB", "da-DK"], defaultLanguageCode: "en-GB" };
const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("inn", { name: "The Inn", publicPages: true, ...inn }),
      host("quiet", { ...inn }),
      listing("tower", {
        name: { "en-GB": "Round Tower", "da-DK": "Rundetårn" },
        geoLocation: [55.6814, 12.5757],
      }),
      listing("cafe", { name: { "en-GB": "Café & <b>" }, geoLocation: [55.683, 12.58] }),
      area("old-town", { geoLocation: [55.68, 12.57], radius: 500 }),
    ],
  },
});
assert.equal(spawnSync(process.execPath, ["scripts/build-web.mjs"], { stdio: "inherit" }).status, 0);
const { store, time } = world;
const clock = () => time.now;
const discovery = createDiscovery({ store, clock });
/** A street goes round a corner from each place to the next, but for the quarter. */
const walker = {
  metres: () => 400,
  line: (from: LatLng, to: LatLng) =>
    to.lat === 55.68 ? undefined : [from, { lat: from.lat, lng: to.lng }, to],
} as Partial<Walker> as Walker;
const { concierge, close } = await openConcierge({
  ways: { walkers: { of: async () => walker } },
  store,
  clock,
  answerer: createCatalogueAnswerer(discovery),
});
const webDirectory = fileURLToPath(new URL("../web/dist", import.meta.url));
const app = await createServer({
  store,
  content: store,
  discovery,
  concierge,
  clock,
  settings: { webDirectory },
});
await app.listen({ host: "127.0.0.1", port: 0 });
after(async () => {
  await app.close();
  close();
});
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const key = await world.addKey("demo", { abilities: ["read", "chat"] });

async function share<T = SharedPlanAnswer>(body: object, asKey = key) {
  const response = await fetch(`${origin}/v2/orgs/demo/plans`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Api-Key": asKey },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T };
}

const itinerary = {
  days: [
    {
      activities: [
        { placeId: "tower", timeOfDay: "morning", startTime: "10:00", endTime: "11:30" },
        { placeId: "cafe", timeOfDay: "midday", placeName: "<script>told by the client</script>" },
        { placeId: "old-town", placeType: "location", timeOfDay: "afternoon" },
      ],
    },
  ],
};

test("a plan has an address that nobody can guess, whose page is in the catalogue's words and each language", async () => {
  const { status, body } = await share({ profileId: "inn", itinerary, startDate: "2026-06-02" });
  assert.equal(status, 200);
  assert.match(body.url, new RegExp(`^${origin}/g/demo/inn/plan/[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$`));
  const page = await fetch(body.url);
  const text = await page.text();
  assert.equal(page.status, 200);
  assert.match(text, /Round Tower/);
  assert.match(text, /Café &amp; &lt;b&gt;/);
  assert.doesNotMatch(text, /told by the client/);
  assert.match(text, /2 June 2026/);
  assert.match(text, /10:00/);
  assert.match(text, /name="robots" content="noindex"/);
  const danish = await (await fetch(body.url.replace("/plan/", "/da/plan/"))).text();
  assert.match(danish, /Rundetårn/);
  assert.match(danish, /2\. juni 2026/);
});

test("a plan is taken along as a calendar file and as a route", async () => {
  const { body } = await share({ profileId: "inn", itinerary, startDate: "2026-06-02" });
  const calendar = await fetch(`${body.url}.ics`);
  assert.match(calendar.headers.get("content-type")!, /^text\/calendar/);
  const lines = await calendar.text();
  assert.equal(lines.match(/BEGIN:VEVENT/g)?.length, 3);
  assert.match(lines, /DTSTART;TZID=Europe\/Copenhagen:20260602T100000/);
  const route = await (await fetch(`${body.url}.gpx`)).text();
  assert.match(route, /<rtept lat="55.6814" lon="12.5757"><name>Round Tower<\/name>/);
  assert.match(route, /Café &amp; &lt;b&gt;/);
  const tracks = [...route.matchAll(/<trkseg>(.*?)<\/trkseg>/g)].map(([, points]) =>
    points!.match(/lat="[\d.]+" lon="[\d.]+"/g),
  );
  assert.deepEqual(tracks, [
    ['lat="55.680000" lon="12.570000"', 'lat="55.680000" lon="12.575700"', 'lat="55.681400" lon="12.575700"'],
    ['lat="55.681400" lon="12.575700"', 'lat="55.681400" lon="12.580000"', 'lat="55.683000" lon="12.580000"'],
  ]);
});

test("a shared plan ends, is of one host, and is no conversation of any key", async () => {
  const { body } = await share({ profileId: "inn", itinerary });
  const token = body.url.split("/").at(-1)!;
  assert.equal((await fetch(body.url.replace("/inn/", "/quiet/"))).status, 404);
  const guessed = token.replace(/^./, (first) => (first === "a" ? "b" : "a"));
  assert.equal((await fetch(body.url.replace(token, guessed))).status, 410);
  const asConversation = `${origin}/v2/orgs/demo/chat/${token}`;
  const removed = await fetch(asConversation, { method: "DELETE", headers: { "X-Api-Key": key } });
  assert.equal(removed.status, 404);
  const began = time.now;
  time.now = body.expiresAt;
  const gone = await fetch(body.url);
  assert.equal(gone.status, 410);
  assert.match(await gone.text(), /This plan is no longer there/);
  time.now = began;
  // A clock that was wrong for a while takes nothing along.
  assert.equal((await fetch(body.url)).status, 200);
  time.now -= 24 * 60 * 60_000;
  assert.equal((await fetch(body.url)).status, 200);
  time.now = began;
});

test("what cannot be shared is told", async () => {
  const code = async (body: object, asKey = key) => {
    const told = await share<Problem>(body, asKey);
    return [told.status, told.body.code];
  };
  assert.deepEqual(await code({ profileId: "quiet", itinerary }), [409, "pages_not_public"]);
  assert.deepEqual(await code({ profileId: "inn" }), [409, "no_itinerary"]);
  assert.deepEqual(await code({ profileId: "nobody", itinerary }), [404, "profile_not_found"]);
  assert.deepEqual(await code({ profileId: "inn", itinerary: 3 }), [400, "invalid_type"]);
  const reader = await world.addKey("demo", { abilities: ["read"] });
  assert.equal((await share({ profileId: "inn", itinerary }, reader)).status, 403);
});
