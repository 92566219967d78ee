import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { importNdjson } from "../src/sources/import-records.ts";
import { guide, host, listing, numbered } from "./support/records.ts";
import { fileOfRecords } from "./support/sources/files.ts";
import { type Query, type SearchBody, START, startSampleWorld, startWorld } from "./support/world.ts";

type Page = SearchBody & { nextCursor?: string | null };

const world = await startSampleWorld();
const small = await startWorld({
  demo: {
    records: [
      host("inn"),
      guide("walk"),
      ...numbered("place", 6).map((id) => listing(id)),
      listing("fair", {
        additionalData: { date: { start_date: "2026-05-20", when: "Wed, May 20, 10 AM – 12:30 PM" } },
      }),
    ],
  },
});

async function goThrough(operation: string, query: Query): Promise<{ ids: string[]; last: Page }> {
  const ids: string[] = [];
  for (let cursor: string | null = "*"; ; ) {
    const page: Page = await world.ask<Page>(operation, { ...query, cursor });
    ids.push(...page.results.map(({ id }) => id));
    if (page.nextCursor == null) return { ids, last: page };
    cursor = page.nextCursor;
  }
}

test("a cursor goes through the same records in the same order as pages", async () => {
  for (const operation of ["guide-search", "listing-search", "location-search"]) {
    for (const query of [{}, { profileId: "harbour-house", rankBy: "distance" }, { searchQuery: "art" }]) {
      const paged = (await world.all(operation, query)).map(({ id }) => id);
      const { ids, last } = await goThrough(operation, { ...query, hitsPerPage: 7 });
      assert.deepEqual(ids, paged, `${operation} ${JSON.stringify(query)}`);
      assert.deepEqual([last.nextCursor, last.total], [null, paged.length]);
    }
  }
});

test("without a cursor an answer has no nextCursor; with one it has no Link header", async () => {
  const { text, headers } = await world.get("guide-search");
  assert.ok(!("nextCursor" in (JSON.parse(text) as Page)));
  assert.ok(headers.get("link"));
  assert.equal((await world.get("guide-search", { cursor: "*" })).headers.get("link"), null);
});

test("a cursor that is none, is of another search, or comes with a page is 400", async () => {
  const { nextCursor } = await world.ask<Page>("listing-search", { cursor: "*" });
  const cases: Query[] = [
    { cursor: "nonsense" },
    { cursor: Buffer.from('["e",1,2,3,4,-1]').toString("base64url") },
    { cursor: nextCursor!, featured: true },
    { cursor: nextCursor!, page: 2 },
  ];
  for (const query of cases) {
    const { status, code, errors } = await world.refused("listing-search", query);
    assert.deepEqual(
      [status, code, errors![0]!.name],
      [400, "invalid_cursor", "cursor"],
      JSON.stringify(query),
    );
  }
  assert.equal((await world.refused("guide-search", { cursor: nextCursor! })).code, "invalid_cursor");
  await world.ask("listing-search", { cursor: nextCursor!, hitsPerPage: 20 });
});

test("a cursor keeps its instant: an event that ends meanwhile is neither lost nor moves the others", async () => {
  const first = await small.ask<Page>("listing-search", { cursor: "*", hitsPerPage: 3 });
  assert.equal(first.total, 7);
  small.time.now = START + 40 * 60_000;
  const second = await small.ask<Page>("listing-search", { cursor: first.nextCursor!, hitsPerPage: 3 });
  const third = await small.ask<Page>("listing-search", { cursor: second.nextCursor!, hitsPerPage: 3 });
  const ids = [first, second, third].flatMap(({ results }) => results.map(({ id }) => id));
  assert.deepEqual(ids.sort(), ["fair", ...numbered("place", 6)]);
  small.time.now = START + 61 * 60_000;
  const late = await small.refused("listing-search", { cursor: second.nextCursor!, hitsPerPage: 3 });
  assert.deepEqual([late.status, late.code], [410, "stale_cursor"]);
  assert.equal((await small.ask("listing-search")).total, 6);
});

test("after a write a cursor is refused, and the refusal says how to begin again", async () => {
  const { nextCursor } = await small.ask<Page>("listing-search", { cursor: "*", hitsPerPage: 3 });
  const files = [fileOfRecords([guide("new")])];
  const { faults } = await importNdjson({ store: small.store, orgId: "demo", files });
  assert.deepEqual(faults, []);
  for (let tries = 0; (await small.get("guides/new")).status !== 200; tries++) {
    assert.ok(tries < 200, "the write was not noticed");
    await setTimeout(50);
  }
  const { status, code, detail } = await small.refused("listing-search", {
    cursor: nextCursor!,
    hitsPerPage: 3,
  });
  assert.deepEqual([status, code], [410, "stale_cursor"]);
  assert.match(detail, /changed since; begin again with cursor=\*/);
});
