import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { createCatalogueAnswerer } from "../src/concierge/answers/catalogue-answerer.ts";
import { type OpenedConcierge, openConcierge } from "../src/concierge/open-concierge.ts";
import type { ChatAnswer } from "../src/contract/chat-answer.ts";
import { normaliseRecord } from "../src/sources/normalise.ts";
import { guide, host, listing } from "./support/records.ts";
import { type HomeBody, type Query, startWorld } from "./support/world.ts";

const guideIds = ["walk", "next-season", "lodge-walk"];
let opened: OpenedConcierge;
const world = await startWorld(
  {
    demo: {
      records: [
        host("inn"),
        host("lodge"),
        guide("walk", {
          name: { "en-GB": "Harbour walk" },
          keywords: { "en-GB": ["harbour"] },
          listingIds: ["lodge-bar", "cafe", "not-yet", "gone", "kiosk"],
        }),
        guide("next-season", { status: "draft", listingIds: ["cafe"] }),
        guide("lodge-walk", { hostIds: ["lodge"], listingIds: ["not-yet"] }),
        listing("cafe", { guideIds, hostIds: ["inn"] }),
        listing("kiosk", { geoLocation: [-33.86, 151.2] }),
        listing("lodge-bar", { guideIds, hostIds: ["lodge"] }),
        listing("not-yet", { status: "draft" }),
      ],
    },
  },
  async (parts) => {
    opened = await openConcierge({ ...parts, answerer: createCatalogueAnswerer(parts.discovery) });
    return opened.concierge;
  },
);
after(() => opened.close());
const ofInn = await world.addKey("demo", { hostIds: ["inn"], abilities: ["read", "chat"] });

async function listingIds(operation: string, id: string, query: Query = {}, key?: string) {
  const { results } = await world.ask(operation, query, { key });
  return results.find((hit) => hit.id === id)?.listingIds;
}

test("a guide names only the active listings that the caller may see, wherever they are", async () => {
  for (const lang of [undefined, "en-GB"]) {
    const search = (id: string, query: Query = {}, key?: string) =>
      listingIds("guide-search", id, { lang, ...query }, key);
    assert.deepEqual(await search("walk"), ["lodge-bar", "cafe", "kiosk"]);
    assert.deepEqual(await search("walk", { profileId: "inn" }), ["cafe", "kiosk"]);
    assert.deepEqual(await search("walk", { profileId: "lodge" }), ["lodge-bar", "kiosk"]);
    assert.deepEqual(await search("walk", {}, ofInn), ["cafe", "kiosk"]);
    assert.deepEqual(await search("lodge-walk"), []);
  }
  const home = await world.ask<HomeBody>("host-home", { profileId: "inn" });
  assert.deepEqual(home.guides.results[0]!.listingIds, ["cafe", "kiosk"]);
});

test("a listing names only the active guides that the caller may see, also where fields are chosen", async () => {
  const search = async (query: Query = {}, key?: string) => {
    const { results } = await world.ask("listing-search", { ids: "cafe", ...query }, { key });
    return results[0]!.guideIds;
  };
  assert.deepEqual(await search(), ["walk", "lodge-walk"]);
  assert.deepEqual(await search({ profileId: "inn" }), ["walk"]);
  assert.deepEqual(await search({ fields: "guideIds" }, ofInn), ["walk"]);
  assert.equal(await search({ excludeFields: "guideIds" }), undefined);
  const { results } = await world.ask("guide-search", { includeListings: true }, { key: ofInn });
  assert.deepEqual(results[0]!.listings!.find(({ id }) => id === "cafe")!.guideIds, ["walk"]);
});

test("what a guide names is told once it is active, and no longer when it is archived", {
  timeout: 30_000,
}, async () => {
  const told = async (status: string, expected: readonly string[]) => {
    const checked = normaliseRecord(listing("not-yet", { status }), { defaultLanguage: "en-GB" });
    assert.ok("record" in checked);
    await world.store.write("demo", (batch) => batch.put(checked.kind, checked.record));
    while (String(await listingIds("guide-search", "lodge-walk")) !== String(expected)) await setTimeout(50);
  };
  await told("active", ["not-yet"]);
  await told("archived", []);
});

test("the concierge counts the places of a guide that the traveller can be shown", async () => {
  const response = await fetch(`${world.origin}/v2/orgs/demo/chat?key=${ofInn}`, {
    method: "POST",
    body: JSON.stringify({ message: "Is there a guide for a harbour walk?", profileId: "inn" }),
    headers: { "Content-Type": "application/json" },
  });
  const { guides } = (await response.json()) as ChatAnswer;
  assert.deepEqual(
    guides.map(({ id, listingCount }) => [id, listingCount]),
    [["walk", 2]],
  );
});
