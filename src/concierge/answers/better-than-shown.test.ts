import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = (lang?: string) => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });

const closer = {
  en: "anything nearer?",
  de: "geht's auch näher?",
  fr: "plus près ?",
  ja: "もっと近いところは？",
};

test("something closer is nearer than all that was shown, and in the order of its distance", async () => {
  for (const message of Object.values(closer)) {
    const conversation = talk();
    const { listings: shown } = await conversation.say("A cheap restaurant for dinner tonight");
    const far = await conversation.say("anything cheaper?");
    const { listings } = await conversation.say(message);
    const nearest = Math.min(...far.listings.map(({ geoDistance }) => geoDistance!));
    assert.ok(shown.length > 0 && listings.length > 0, message);
    const distances = listings.map(({ geoDistance }) => geoDistance!);
    assert.ok(Math.max(...distances) < nearest, `${message}: ${distances} are nearer than ${nearest}`);
    // Places within ten metres of each other are as far.
    assert.ok(distances.slice(1).every((metres, place) => metres + 10 >= distances[place]!));
  }
});

test("where nothing is nearer than what was shown the nearest of that is told", async () => {
  const conversation = talk();
  const { listings: shown } = await conversation.say("bars near the hotel");
  const { message, listings } = await conversation.say("anything nearer?");
  const nearest = shown.toSorted((a, b) => a.geoDistance! - b.geoDistance!)[0]!;
  assert.deepEqual(
    listings.map(({ id }) => id),
    [nearest.id],
  );
  assert.match(message, /^The closest of these: /);
});

test("something cheaper is nothing that was shown, and what was shown may come again later", async () => {
  const conversation = talk();
  const { listings: shown } = await conversation.say("a nice restaurant for dinner");
  const { listings: cheaper } = await conversation.say("that's too expensive, anything cheaper?");
  const before = new Set(shown.map(({ id }) => id));
  assert.ok(cheaper.length > 0 && cheaper.every(({ id, priceLevel }) => !before.has(id) && priceLevel! <= 2));
  const { listings: again } = await conversation.say("any restaurant near here");
  assert.ok(
    again.some(({ id }) => before.has(id)),
    "what was shown first is there again",
  );
});

test("of another kind something cheaper is not compared with what was shown", async () => {
  const conversation = talk();
  await conversation.say("museums");
  const { listings } = await conversation.say("and a cheaper café?");
  assert.ok(listings.length > 1);
});
