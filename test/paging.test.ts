import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { idsOf, type Query, startSampleWorld } from "./support/world.ts";

const world = await startSampleWorld();
const searches = ["guide-search", "listing-search", "location-search"];

/** The targets of a Link header by relation. */
function linksOf(headers: Headers): Record<string, string> {
  const links = [...(headers.get("link") ?? "").matchAll(/<([^>]*)>; rel="(\w+)"/g)];
  return Object.fromEntries(links.map(([, target, relation]) => [relation, target]));
}

test("all pages together are the whole order: nothing overlaps, nothing is lost, totals are exact", async () => {
  const query = fc.record({
    operation: fc.constantFrom(...searches),
    rankBy: fc.constantFrom("score", "distance", "relevance", undefined),
    profileId: fc.constantFrom("harbour-house", "lantern-court", undefined),
    searchQuery: fc.constantFrom("coffee", "museum", "art vesterbro", undefined),
    userInterests: fc.constantFrom("art", "coffee:3,architecture", undefined),
    lang: fc.constantFrom("da-DK", undefined),
  });
  const sizes = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }));
  const property = fc.asyncProperty(query, sizes, async ({ operation, ...rest }, [one, other]) => {
    const latlng = rest.profileId === undefined ? "55.6761,12.5683" : undefined;
    const asked = { ...rest, latlng };
    const pagesOf = async (hitsPerPage: number) =>
      idsOf(await world.all(operation, { ...asked, hitsPerPage }));
    const whole = await pagesOf(one);
    assert.equal(new Set(whole).size, whole.length);
    assert.deepEqual(await pagesOf(other), whole);
  });
  await fc.assert(property, { seed: 20_260_522, numRuns: 30 });
});

test("hitsPerPage is from 1 to 20 and page from 1, whole numbers both; nothing is clamped", async () => {
  const faults: [Query, string][] = [
    [{ hitsPerPage: 0 }, "out_of_range"],
    [{ hitsPerPage: 21 }, "out_of_range"],
    [{ hitsPerPage: -3 }, "out_of_range"],
    [{ hitsPerPage: 2.5 }, "invalid_integer"],
    [{ hitsPerPage: "ten" }, "invalid_integer"],
    [{ page: 0 }, "out_of_range"],
    [{ page: -1 }, "out_of_range"],
    [{ page: "1.0.0" }, "invalid_integer"],
    [{ page: "0x2" }, "invalid_integer"],
  ];
  for (const operation of searches) {
    for (const [query, expected] of faults) {
      const { status, code } = await world.refused(operation, query);
      assert.deepEqual([status, code], [400, expected], `${operation} ${JSON.stringify(query)}`);
    }
    for (const hitsPerPage of [1, 20]) {
      assert.equal((await world.ask(operation, { hitsPerPage })).results.length <= hitsPerPage, true);
    }
  }
});

test("a page past the end is empty and tells the true total and pages", async () => {
  for (const operation of searches) {
    const first = await world.ask(operation);
    for (const page of [first.pages + 1, 1_000_000]) {
      const past = await world.ask(operation, { page });
      assert.deepEqual(past, { results: [], total: first.total, pages: first.pages });
    }
  }
});

test("a total of 0 has 0 pages and no Link header", async () => {
  for (const operation of searches) {
    const { headers, text } = await world.get(operation, { latlng: "-45,-120", radius: 10 });
    assert.deepEqual(JSON.parse(text), { results: [], total: 0, pages: 0 });
    assert.equal(headers.get("link"), null);
  }
});

test("the Link header leads to the first, previous, next and last page", async () => {
  const at = async (page: number) =>
    linksOf((await world.get("guide-search", { page, hitsPerPage: 5 })).headers);
  const path = "/v2/orgs/demo/guide-search?hitsPerPage=5&page=";
  assert.deepEqual(await at(1), { first: `${path}1`, next: `${path}2`, last: `${path}4` });
  assert.deepEqual(await at(2), { first: `${path}1`, prev: `${path}1`, next: `${path}3`, last: `${path}4` });
  assert.deepEqual(await at(4), { first: `${path}1`, prev: `${path}3`, last: `${path}4` });
  assert.deepEqual(await at(9), { first: `${path}1`, prev: `${path}4`, last: `${path}4` });
});

test("following next visits every hit once, keeps the other parameters and never shows the key", async () => {
  const query = { searchQuery: "coffee & cake", lang: "da-DK", hitsPerPage: 3 };
  const expected = idsOf(await world.all("listing-search", query));
  const visited: string[] = [];
  let { headers, text } = await world.get("listing-search", query);
  for (;;) {
    visited.push(...idsOf(JSON.parse(text).results));
    const { next } = linksOf(headers);
    if (next === undefined) break;
    assert.ok(!next.includes("key="));
    const { pathname, searchParams } = new URL(next, world.origin);
    const operation = pathname.split("/").at(-1)!;
    ({ headers, text } = await world.get(operation, Object.fromEntries(searchParams)));
  }
  assert.deepEqual(visited, expected);
});
