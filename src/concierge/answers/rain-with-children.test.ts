import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import { spokenLanguages } from "../../languages/registry.ts";

const concierge = await openTestConcierge();
const place = (id: string, kind: string, keywords: string[] = []) => ({
  kind: "listing",
  id,
  name: { en: id },
  category: { en: kind },
  keywords: { en: keywords },
  geoLocation: [42.5, 1.52],
});
await concierge.add(
  "valley",
  [
    { kind: "host", id: "inn", name: "Inn", geoLocation: [42.5, 1.52] },
    place("Relics", "Museum"),
    place("Reels", "Cinema"),
    place("Rows", "Department Store"),
    place("Hats", "Clothing Store", ["rainy"]),
  ],
  Object.keys(spokenLanguages),
);
const found = async (message: string) =>
  (await concierge.talk({ orgId: "valley" }, { profileId: "inn" }).say(message)).listings
    .map(({ id }) => id)
    .sort();

test("with children on a rainy day what has a roof and suits them is told of, and no shop", async () => {
  for (const message of [
    "It rains, what can we do with children aged 5 and 8?",
    "Es regnet, was kann man mit Kindern im Alter von 5 machen?",
  ])
    assert.deepEqual(await found(message), ["Reels", "Relics"], message);
});
