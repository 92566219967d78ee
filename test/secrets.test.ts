import assert from "node:assert/strict";
import { test } from "node:test";
import { guide, host, listing } from "./support/records.ts";
import { type Query, SECRET_MARK, startSampleWorld, startWorld } from "./support/world.ts";

const sample = await startSampleWorld();
const world = await startWorld({
  demo: {
    records: [
      host("inn", { tsAPIKey: "s3cr3t-ts-key" }),
      guide("walk", { listingIds: ["cafe"] }),
      listing("cafe"),
    ],
  },
});
const hiddenFields = /"(analytics|integrations|tsAPIKey)"/;

const operations: [string, Query][] = [
  ["host-profile", {}],
  ["host-home", {}],
  ["host-home", { lang: "da-DK" }],
  ["guide-search", { includeListings: true, explain: true }],
  ["listing-search", { facets: "category" }],
  ["listing-search", { fields: "analytics,integrations,tsAPIKey,name" }],
  ["location-search", {}],
  ["hosts", {}],
  ["org-languages", {}],
  ["getPersonalizationOptions", {}],
];

test("analytics, integrations and tsAPIKey are in no answer, with their names or their values", async () => {
  for (const [operation, query] of operations) {
    for (const profileId of ["harbour-house", "lantern-court"]) {
      const { status, text, headers } = await sample.get(operation, {
        profileId,
        hostId: profileId,
        ...query,
      });
      assert.equal(status, 200, text);
      assert.doesNotMatch(text, hiddenFields);
      assert.doesNotMatch(text, SECRET_MARK);
      assert.doesNotMatch(JSON.stringify([...headers]), SECRET_MARK);
    }
  }
  const { text } = await sample.get("sites/demo-site/page-slug");
  assert.doesNotMatch(text, hiddenFields);
});

test("what a host says of its house is in no answer but chat's", async () => {
  const facts = [/"houseFacts"/, /Harbour House Guest/, /network Lantern/];
  for (const [operation, query] of operations) {
    for (const profileId of ["harbour-house", "lantern-court"]) {
      const { text } = await sample.get(operation, { profileId, hostId: profileId, ...query });
      for (const fact of facts) assert.doesNotMatch(text, fact, operation);
    }
  }
  const stored = await sample.store.read("demo").record("host", "harbour-house");
  for (const fact of facts.slice(0, 2)) assert.match(stored!.body, fact);
});

test("the secrets are kept in the store all the same", async () => {
  const stored = await world.store.read("demo").record("host", "inn");
  assert.match(stored!.body, /s3cr3t-ts-key/);
  assert.match(stored!.body, hiddenFields);
});

test("secrets cannot be searched for or filtered by", async () => {
  for (const searchQuery of ["s3cr3t", "tag", "s3cr3t-ts-key"]) {
    for (const operation of ["guide-search", "listing-search", "location-search"]) {
      const { text } = await world.get(operation, { searchQuery });
      assert.equal(JSON.parse(text).total, 0, `${operation} ${searchQuery}`);
    }
  }
});

test("no log line holds a key, a secret or a query", async () => {
  const key = world.keys.get("demo")!;
  for (const [operation, query] of operations) await world.get(operation, { profileId: "inn", ...query });
  await world.get("host-profile", { profileId: "nobody" });
  await world.get("listing-search", { latlng: "bad", searchQuery: "private words" });
  await world.get("listing-search", {}, { key: "wk_wrong-key-of-somebody-else" });
  await fetch(`${world.origin}/v2/orgs/demo/listing-search/key=${key}?key=${key}`);
  await fetch(`${world.origin}/v2/orgs/demo/listing-search?latlng=${key}`, { headers: { "X-Api-Key": key } });
  assert.ok(world.lines.length > 10);
  for (const line of world.lines) {
    assert.ok(!line.includes(key), line);
    assert.doesNotMatch(line, /wk_wrong|private words|latlng/);
    assert.doesNotMatch(line, SECRET_MARK);
  }
});

test("no error repeats the key, wherever it was put", async () => {
  const key = world.keys.get("demo")!;
  const query: Query = { latlng: key, profileId: key, rankBy: key };
  const { text, headers } = await world.get("listing-search", query);
  assert.ok(!text.includes(key) && !JSON.stringify([...headers]).includes(key), text);
  const missing = await world.get(`sites/${key}/page-slug`);
  assert.equal(missing.status, 404);
  assert.ok(!missing.text.includes(key), missing.text);
});

test("metrics, document and health tell nothing of any organisation", async () => {
  for (const path of ["/metrics", "/openapi.json", "/healthz", "/readyz", "/", "/docs/errors"]) {
    const response = await fetch(`${world.origin}${path}`);
    // No web is built here: the root says so.
    assert.equal(response.status, path === "/" ? 404 : 200, path);
    const text = await response.text();
    assert.doesNotMatch(text, SECRET_MARK);
    assert.ok(!text.includes(world.keys.get("demo")!));
  }
});
