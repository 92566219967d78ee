import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge, type Talk } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";
import { chooseLanguage, spokenLanguages } from "../../languages/registry.ts";

const concierge = await openTestConcierge();
await concierge.addSample();

/** What has to be understood of each suggestion's message. */
const meant: Record<string, (understood: NonNullable<ChatAnswer["understanding"]>) => boolean> = {
  openNow: ({ openAt }) => openAt === "now",
  cheaper: ({ priceLevel }) => (priceLevel as number[]).length > 0,
  closer: ({ sort, near }) => sort === "distance" || near !== undefined,
  more: ({ wantsMore }) => wantsMore === true,
  about: ({ intent, placeId }) => intent === "about_place" && placeId === "nyhavn",
  eatNear: ({ categories, slots }) =>
    categories.includes("restaurant") && (slots as { near?: string }).near === "nyhavn",
  lessWalking: ({ edits }) => (edits as { operation: string }[])[0]?.operation === "less_walking",
  startLater: ({ edits }) => (edits as { operation: string }[])[0]?.operation === "start_later",
  restaurants: ({ categories }) => categories.includes("restaurant"),
  museums: ({ categories }) => categories.includes("museum"),
  withChildren: ({ userCategory }) => userCategory === "family",
};

async function prepared(id: string, lang: string): Promise<Talk> {
  const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
  if (id === "lessWalking" || id === "startLater") await talk.plan({ durationDays: 1 });
  else await talk.say(chooseLanguage([lang]).phrases.messages.restaurants);
  return talk;
}

for (const lang of Object.keys(spokenLanguages)) {
  test(`every suggestion leads where it says, in ${lang}`, async () => {
    const { messages } = chooseLanguage([lang]).phrases;
    assert.deepEqual(Object.keys(meant).sort(), Object.keys(messages).sort());
    for (const [id, message] of Object.entries(messages)) {
      const text = typeof message === "string" ? message : message("Nyhavn");
      const talk = await prepared(id, lang);
      const { understanding } = await talk.say(text);
      assert.ok(meant[id]!(understanding!), `${id}: ${text}: ${JSON.stringify(understanding)}`);
      assert.equal(talk.language, lang);
    }
  });
}

test("a suggestion is made where it can be met: no museums where there are none, mail once there is a plan", async () => {
  await concierge.add("beach", [
    {
      kind: "listing",
      id: "hut",
      name: { "en-GB": "Beach Hut" },
      category: { "en-GB": "Restaurant" },
      geoLocation: [55.7, 12.6],
    },
  ]);
  const beach = await concierge.talk({ orgId: "beach" }).say("Hello");
  assert.deepEqual(
    beach.actions.map(({ id }) => id),
    ["restaurants", "withChildren", "openNow", "plan"],
  );
  const demo = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
  await demo.plan({ durationDays: 1 });
  assert.ok((await demo.say("Museums")).actions.some(({ type }) => type === "sendEmail"));
});
