import assert from "node:assert/strict";
import { test } from "node:test";
import { Conversations } from "../src/concierge/conversations.ts";
import { RateLimiter } from "../src/http/limits/rate-limit.ts";
import { guide, host, listing, numbered } from "./support/records.ts";
import { START, startWorld } from "./support/world.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const records = [
  host("inn", { timeZoneName: "Europe/Copenhagen" }),
  ...numbered("place", 24).map((id, number) =>
    listing(id, {
      geoLocation: [55.67 + number / 1_000, 12.57],
      openingHours: {
        periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
          open: { day, time: `${String(number).padStart(2, "0")}30` },
          close: {
            day: (day + (number > 19 ? 1 : 0)) % 7,
            time: `${String((number + 4) % 24).padStart(2, "0")}15`,
          },
        })),
      },
      ...(number % 5 === 0 && { additionalData: { date: { start_date: "2026-10-25T01:00" } } }),
    }),
  ),
];
records.push(guide("all", { listingIds: numbered("place", 24) }));
const jumping = await startWorld({ demo: { records } });
const steady = await startWorld({ demo: { records } });
const summerEnds = Date.parse("2026-10-25T01:00:00Z");

test("after a clock jumps back or ahead, over a change of summer time too, answers and their ETags are those of that instant", async () => {
  const instants = [0, DAY_MS, -HOUR_MS, -DAY_MS, 40 * DAY_MS, 1_000]
    .map((ms) => START + ms)
    .concat(
      [-HOUR_MS, 0, HOUR_MS, -1, 1_800_000, -DAY_MS].map((ms) => summerEnds + ms),
      START,
    );
  const ask =
    (world: typeof jumping) =>
    async (now: number, headers = {}) => {
      world.time.now = now;
      const query = { profileId: "inn", maxListings: 30 };
      const asking = { headers };
      return [
        await world.get("host-home", query, asking),
        await world.get("listing-search", { profileId: "inn", openNow: true, hitsPerPage: 20 }, asking),
        await world.get("listing-search", { profileId: "inn", text: "place", hitsPerPage: 20 }, asking),
      ];
    };
  const [ofJumping, ofSteady] = [ask(jumping), ask(steady)];
  const expected = new Map<number, string[]>();
  for (const now of instants.toSorted((a, b) => a - b))
    expected.set(
      now,
      (await ofSteady(now)).map(({ text }) => text),
    );
  assert.ok(new Set(expected.values().map(String)).size >= 8, "the answers differ");
  let before: Awaited<ReturnType<typeof ofJumping>> | undefined;
  for (const now of instants) {
    const answers = await ofJumping(now);
    assert.deepEqual(
      answers.map(({ text }) => text),
      expected.get(now),
      new Date(now).toISOString(),
    );
    for (const [at, { text, headers }] of before?.entries() ?? []) {
      const again = (await ofJumping(now, { "If-None-Match": headers.get("etag")! }))[at]!;
      assert.equal(again.status === 304, text === answers[at]!.text);
    }
    before = answers;
  }
});

test("no bucket locks anybody out when a clock jumps: what was used comes back at the usual rate", () => {
  for (const jump of [-HOUR_MS, DAY_MS, -DAY_MS]) {
    let now = START;
    const limiter = new RateLimiter({ ratePerSecond: 1, burst: 5 }, () => now);
    for (let request = 0; request < 5; request++) limiter.take("key");
    now += jump;
    if (jump < 0) assert.throws(() => limiter.take("key"), { code: "rate_limited" });
    now += 1_000;
    limiter.take("key");
  }
});

test("a conversation goes on after its clock was put back, and after a day ahead by mistake that was put right", async () => {
  let now = START;
  const conversations = new Conversations(jumping.store, () => now);
  const opened = await conversations.open("demo", "key", undefined);
  const found = () => conversations.find("demo", "key", opened.id);
  await conversations.keep(opened, { language: "en-GB", state: {}, exchanges: [], answer: {} as never });
  now -= HOUR_MS;
  assert.ok(await found());
  now += DAY_MS + 2 * HOUR_MS;
  assert.equal(await found(), undefined);
  now = START + HOUR_MS;
  assert.ok(await found());
});
