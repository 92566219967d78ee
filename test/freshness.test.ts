import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { normaliseRecord } from "../src/sources/normalise.ts";
import { guide, host, listing } from "./support/records.ts";
import { type HomeBody, type RecordLine, startWorld } from "./support/world.ts";

const world = await startWorld({
  demo: {
    records: [
      host("inn"),
      guide("walk", { listingIds: ["cafe"] }),
      listing("cafe", { name: { "en-GB": "Old words" } }),
    ],
  },
});

async function put(...records: RecordLine[]): Promise<void> {
  await world.store.write("demo", (batch) => {
    for (const raw of records) {
      const checked = normaliseRecord(raw, { defaultLanguage: "en-GB" });
      assert.ok("record" in checked, JSON.stringify(checked));
      batch.put(checked.kind, checked.record);
    }
  });
}

/** Waits until a write shows in an answer; how long that takes is not asserted, but never is a failure. */
async function noticed(shows: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await shows()) return;
    await setTimeout(50);
  }
  assert.fail("the write was not noticed");
}

test("a write is seen by every operation soon after", async () => {
  assert.equal((await world.ask("listing-search", { searchQuery: "old" })).total, 1);
  await put(
    listing("cafe", { name: { "en-GB": "Fresh words" }, activityTags: { "en-GB": ["new-tag"] } }),
    host("inn", { stage: "renamed" }),
  );
  await noticed(async () => (await world.ask("listing-search", { searchQuery: "old" })).total === 0);
  assert.equal((await world.ask("listing-search", { searchQuery: "fresh" })).total, 1);
  assert.equal((await world.ask("listing-search", { activityTags: "new tag" })).total, 1);
  const home = await world.ask<HomeBody>("host-home", { profileId: "inn", lang: "en-GB" });
  assert.equal(home.host.stage, "renamed");
  assert.equal(home.guides.results[0]!.listings![0]!.name, "Fresh words");
});

test("a record that is withdrawn leaves every answer, also those it was nested in", async () => {
  await put(listing("cafe", { status: "archived" }));
  await noticed(async () => (await world.ask("listing-search")).total === 0);
  const [walk] = (await world.ask("guide-search", { includeListings: true })).results;
  assert.deepEqual(walk!.listings, []);
  await world.store.write("demo", (batch) => batch.remove("guide", "walk"));
  await noticed(async () => (await world.ask("guide-search")).total === 0);
});

test("answers stay whole while records are being rewritten", async () => {
  let done = false;
  const writing = (async () => {
    for (let round = 0; round < 20; round++) {
      const mark = `Round${round}`;
      await put(
        ...["a", "b", "c"].map((id) => listing(id, { name: { "en-GB": mark }, guideIds: ["tour"] })),
        guide("tour", { name: { "en-GB": mark } }),
      );
      await setTimeout(10);
    }
    done = true;
  })();
  while (!done) {
    const { results } = await world.ask("guide-search", { includeListings: true, lang: "en-GB" });
    for (const { name, listings } of results) {
      assert.deepEqual(
        listings!.map((hit) => hit.name),
        [name, name, name],
      );
    }
  }
  await writing;
});
