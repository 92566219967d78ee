import assert from "node:assert/strict";
import { test } from "node:test";
import type { App } from "./app.ts";
import { IDS_AT_ONCE, listingsByIds } from "./listings-by-ids.ts";

test("places asked for by their ids come in that order, in batches, without those that are gone", async () => {
  const ids = Array.from({ length: 2 * IDS_AT_ONCE + 3 }, (_, index) => `place-${index}`);
  const gone = new Set(["place-0", "place-25"]);
  const batches: number[] = [];
  const app = {
    query: () => ({ profileId: "host", lang: "en", userInterests: ["art"] }),
    client: {
      async listingSearch(query: { ids: string[]; userInterests?: unknown }) {
        batches.push(query.ids.length);
        assert.equal(query.userInterests, undefined);
        const results = query.ids.filter((id) => !gone.has(id)).map((id) => ({ id }));
        return { results: results.reverse() };
      },
    },
  };
  const found = await listingsByIds(app as unknown as App, ids, new AbortController().signal);
  assert.deepEqual(
    found.map(({ id }) => id),
    ids.filter((id) => !gone.has(id)),
  );
  assert.deepEqual(batches, [IDS_AT_ONCE, IDS_AT_ONCE, 3]);
  assert.deepEqual(await listingsByIds(app as unknown as App, [], new AbortController().signal), []);
});
