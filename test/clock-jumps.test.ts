import assert from "node:assert/strict";
import { test } from "node:test";
import { Conversations } from "../src/concierge/conversations.ts";
import { RateLimiter } from "../src/http/limits/rate-limit.ts";
import { openEditor } from "./support/editing.ts";
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

test("a write that is tried again is done once though the clock jumps in between, and a preview token holds for its own hour of whatever clock", async () => {
  const { time } = jumping;
  time.now = START;
  const edit = await openEditor(jumping);
  const write = async (path: string, name: string, key?: string) => {
    const headers = key ? { "Idempotency-Key": key } : undefined;
    const { status, text } = await edit("PUT", path, { body: { name: { "en-GB": name } }, headers });
    assert.ok(status < 300, text);
  };
  const nameOf = async (path: string) => (await edit("GET", path)).body.name;
  for (const [number, jump] of [-HOUR_MS, -40 * DAY_MS, DAY_MS - 1].entries()) {
    const path = `content/listing/tried-${number}`;
    await write(path, "First", path);
    await write(path, "Second");
    time.now += jump;
    await write(path, "First", path);
    assert.deepEqual(await nameOf(path), { "en-GB": "Second" }, `a jump by ${jump} ms`);
    time.now = START;
  }
  // A clock that was ahead when the write was done, and was put right.
  time.now += 3 * DAY_MS;
  await write("content/listing/ahead", "First", "ahead");
  time.now = START;
  await write("content/listing/ahead", "Second");
  await write("content/listing/ahead", "First", "ahead");
  assert.deepEqual(await nameOf("content/listing/ahead"), { "en-GB": "Second" });

  const draft = { body: { name: { "en-GB": "Draft" } } };
  assert.equal((await edit("PUT", "content/listing/drafted?draft=true", draft)).status, 201);
  const { body } = await edit("POST", "previews", { body: { minutes: 60 } });
  const asking = { headers: { "Preview-Token": String(body.token) } };
  const seen = async () => (await jumping.get("listings/drafted", {}, asking)).status;
  for (const [jump, status] of [
    [0, 200],
    [-HOUR_MS, 200],
    [-DAY_MS, 200],
    [HOUR_MS - 1, 200],
    [HOUR_MS, 403],
    [DAY_MS, 403],
    [0, 200],
  ] as const) {
    time.now = START + jump;
    assert.equal(await seen(), status, `a jump by ${jump} ms`);
  }
  time.now = START;
});
