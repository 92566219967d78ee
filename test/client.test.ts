import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { createContext, Script } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { ApiError, createClient } from "../src/client/client.ts";
import { startSampleWorld } from "./support/world.ts";

const world = await startSampleWorld();
const options = { baseUrl: world.origin, orgId: "demo", key: world.keys.get("demo")! };
const client = createClient(options);

/** The client as one script that defines `waymark`, as small as a bundler makes it. */
async function bundled(): Promise<string> {
  const entry = join(import.meta.dirname, "../src/client/client.ts");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, formats: ["iife"], name: "waymark" }, target: "es2024" },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}
const script = await bundled();

test("the client weighs at most 4 KB", (t) => {
  const bytes = gzipSync(script, { level: 9 }).length;
  t.diagnostic(`${bytes} bytes as gzip`);
  assert.ok(bytes <= 4_096, `${bytes} bytes`);
});

test("the client needs nothing but what browsers, workers, Deno and Node share", async () => {
  const shared = {
    fetch,
    Blob,
    URLSearchParams,
    AbortController,
    AbortSignal,
    TextDecoder,
    setTimeout,
    clearTimeout,
  };
  const context = createContext({ ...shared, options, told: undefined });
  new Script(
    `${script};told = (async () => {
      const client = waymark.createClient(options);
      const ids = [];
      for await (const page of client.guidePages({ lang: "en-GB", hitsPerPage: 20 })) ids.push(...page.results.map(({ id }) => id));
      const refusal = await client.listing("nowhere").catch((error) => [error instanceof waymark.ApiError, error.code]);
      return { ids, refusal };
    })();`,
  ).runInContext(context);
  const told = (await context.told) as { ids: string[]; refusal: unknown[] };
  assert.deepEqual(
    [...told.ids],
    (await world.all("guide-search", { lang: "en-GB" })).map(({ id }) => id),
  );
  assert.deepEqual([...told.refusal], [true, "listing_not_found"]);
});

test("pages come one after another until the last, and leaving the loop asks for no more", async () => {
  const ids: string[] = [];
  const query = { profileId: "harbour-house", lang: "da-DK", hitsPerPage: 6 } as const;
  for await (const { results } of client.listingPages(query)) {
    for (const { id, name } of results) {
      const words: string | undefined = name;
      assert.equal(typeof words, "string");
      ids.push(id);
    }
  }
  assert.deepEqual(
    ids,
    (await world.all("listing-search", { ...query, hitsPerPage: 20 })).map(({ id }) => id),
  );
  let pages = 0;
  for await (const { total } of client.locationPages({ hitsPerPage: 1 })) {
    assert.ok(total > 1);
    pages++;
    break;
  }
  assert.equal(pages, 1);
});

test("one record is typed by its language, and what there is not is a typed error", async () => {
  const listing = await client.listing("nyhavn", { lang: "en-GB", profileId: "harbour-house" });
  const name: string | undefined = listing.name;
  const maps: Record<string, string> | undefined = (await client.listing("nyhavn")).name;
  assert.equal(maps!["en-GB"], name);
  const guide = await client.guide("swim-in-the-city", { includeListings: true });
  assert.ok(guide.listings!.length > 0);
  assert.equal((await client.area("indre-by")).id, "indre-by");
  await assert.rejects(client.area("nowhere"), (error: ApiError) => {
    return error instanceof ApiError && error.code === "location_not_found" && error.status === 404;
  });
});
