import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = (lang?: string) => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });

async function after(list: string, message: string, lang?: string) {
  const conversation = talk(lang);
  const before = await conversation.say(list);
  assert.ok(before.listings.length > 0, list);
  return conversation.say(message);
}

test("thanks and approval after a list are no reason to list it again", async () => {
  const said: Record<string, readonly [list: string, ...closing: string[]]> = {
    en: ["cafés nearby", "great ta!", "ok perfect"],
    fr: ["un café près d'ici", "parfait merci"],
    it: ["un caffè qui vicino", "ottimo, grazie!", "ok perfetto"],
    zh: ["附近的咖啡馆", "好的,麻烦你了"],
    ja: ["近くのカフェ", "なるほど、行ってみます"],
  };
  for (const [lang, [list, ...closings]] of Object.entries(said))
    for (const closing of closings) {
      const { listings, message } = await after(list, closing, lang);
      assert.deepEqual(listings, [], message);
      assert.doesNotMatch(message, /[“”«»「」]/u);
    }
});

test("what is not understood after a list is said without the list", async () => {
  const { listings, message } = await after("a vegan restaurant", "something blorky");
  assert.deepEqual(listings, []);
  assert.match(message, /“blorky”.* desk/);
});

test("a condition that no other place meets is said to be unknown of those that were shown", async () => {
  const { listings, message } = await after("a tea room", "a bit quieter?");
  assert.deepEqual(listings, []);
  assert.match(message, /^Not recorded here, so please ask: “quieter”\. The desk/);
});

test("who asks for the same again is told the same", async () => {
  const conversation = talk();
  const { listings } = await conversation.say("cafés nearby");
  await conversation.say("wifi password?");
  assert.deepEqual((await conversation.say("cafés nearby")).listings, listings);
});
