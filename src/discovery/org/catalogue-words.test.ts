import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import { Slices } from "../../content/slices.ts";
import { namesOf, readCatalogueWords } from "./catalogue-words.ts";
import type { Org } from "./org.ts";

/** More than a table has that is tidied at once: rows of removed records stay in it, marked. */
const LISTINGS = 4_200;

test("search terms that are written as names are names too", () => {
  const name = { "en-GB": "The Round Tower", "da-DK": "Rundetaarn" };
  assert.deepEqual(namesOf({ name, searchTerms: ["Rundetårn", "observatory", "Rundetaarn", "円塔"] }), {
    names: ["The Round Tower", "Rundetaarn"],
    others: ["Rundetårn", "円塔"],
  });
});

test("what is called as its kind has no name", () => {
  const label = { "en-GB": "Toilets", "fr-FR": "Toilettes" };
  assert.deepEqual(namesOf({ name: label, category: label }), { names: [], others: [] });
});

test("what only removed records said is no word of a large organisation", async () => {
  const concierge = await openTestConcierge();
  const here = { geoLocation: [55.68, 12.57] };
  const said = {
    category: { "en-GB": "Falconry" },
    activityTags: { "en-GB": ["falcons"] },
    neighborhood: "Aerie",
  };
  await concierge.add("large", [
    { kind: "listing", id: "falcon", name: { "en-GB": "Falcons" }, ...said, ...here },
    ...Array.from({ length: LISTINGS }, (_, n) => ({
      kind: "listing",
      id: `cafe${n}`,
      name: { "en-GB": `Café ${n}` },
      category: { "en-GB": "Café" },
      ...here,
    })),
  ]);
  const words = (org: Org) => readCatalogueWords(org, new Slices(), 0);
  const before = await concierge.discovery.read("large", words);
  assert.deepEqual([before.categories.length, before.tags.length, before.neighborhoods], [2, 1, ["Aerie"]]);
  const { version } = await concierge.store.write("large", (batch) => batch.remove("listing", "falcon"));
  const versionRead = () => concierge.discovery.read("large", async (org) => org.version);
  while ((await versionRead()) < version) await setTimeout(5);
  const after = await concierge.discovery.read("large", words);
  assert.deepEqual([after.categories.length, after.tags, after.neighborhoods], [1, [], []]);
});
