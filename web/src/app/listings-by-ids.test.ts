import assert from "node:assert/strict";
import { test } from "node:test";
import type { App } from "./app.ts";
import { IDS_AT_ONCE, listingsByIds } from "./listings-by-ids.ts";

type Asked = { ids: string[]; profileId?: string; radius?: number; userInterests?: unknown };

/** A service that has these listings, and leaves out those without a position where there is a radius. */
function serviceOf(listings: readonly { id: string; geoLocation?: [number, number]; hostIds?: string[] }[]) {
  const asked: Asked[] = [];
  const app = {
    query: () => ({ profileId: "host", lang: "en", userInterests: ["art"] }),
    client: {
      async listingSearch(query: Asked) {
        asked.push(query);
        const isFound = ({ id, geoLocation }: (typeof listings)[number]) =>
          query.ids.includes(id) && (query.profileId === undefined || geoLocation !== undefined);
        return { results: listings.filter(isFound).reverse() };
      },
    },
  };
  return { app: app as unknown as App, asked };
}

const here: [number, number] = [55.68, 12.57];
const { signal } = new AbortController();
const listIds = (listings: readonly { id: string }[]) => listings.map(({ id }) => id);

test("places asked for by their ids come in that order, in batches, without the traveller's wishes", async () => {
  const ids = Array.from({ length: 2 * IDS_AT_ONCE + 3 }, (_, index) => `place-${index}`);
  const { app, asked } = serviceOf(ids.map((id) => ({ id, geoLocation: here })));
  assert.deepEqual(listIds(await listingsByIds(app, ids, signal)), ids);
  assert.deepEqual(
    asked.map(({ ids: batch }) => batch.length),
    [IDS_AT_ONCE, IDS_AT_ONCE, 3],
  );
  assert.ok(asked.every(({ userInterests }) => userInterests === undefined));
  assert.deepEqual(await listingsByIds(app, [], signal), []);
});

test("a place without a position comes as well, one of another host or one that is gone does not", async () => {
  const { app, asked } = serviceOf([
    { id: "here", geoLocation: here },
    { id: "tour" },
    { id: "ours", hostIds: ["other", "host"] },
    { id: "theirs", hostIds: ["other"] },
  ]);
  const ids = ["tour", "gone", "here", "theirs", "ours"];
  assert.deepEqual(listIds(await listingsByIds(app, ids, signal)), ["tour", "here", "ours"]);
  assert.deepEqual(
    asked.map(({ ids: batch, profileId }) => [profileId, ...batch]),
    [
      ["host", ...ids],
      [undefined, "tour", "gone", "theirs", "ours"],
    ],
  );
});
