import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
await concierge.addSample();

async function planned(plan: string, lang = "en") {
  const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
  const { itinerary } = await conversation.say(plan);
  assert.ok(itinerary, plan);
  return { conversation, itinerary };
}

type Plan = Awaited<ReturnType<typeof planned>>["itinerary"];
const mealsOf = ({ days }: Plan) =>
  days.flatMap(({ activities }) =>
    activities.filter(({ activityType }) => activityType === "lunch" || activityType === "dinner"),
  );

test("dear restaurants that are taken out give way to cheaper ones", async () => {
  const { conversation, itinerary } = await planned("plan thursday and friday");
  assert.ok(mealsOf(itinerary).some(({ listing }) => (listing?.priceLevel ?? 0) > 2));
  const after = (await conversation.say("take the expensive restaurants out")).itinerary!;
  assert.equal(mealsOf(after).length, mealsOf(itinerary).length);
  assert.ok(mealsOf(after).every(({ listing }) => (listing?.priceLevel ?? 0) <= 2));
});

test("something more in the evening is put in, also in languages whose word for it moves things", async () => {
  const { conversation } = await planned("um plano para sábado", "pt");
  const { message, itinerary } = await conversation.say("coloca uma coisa de noite no primeiro dia");
  assert.ok(itinerary && !message.startsWith("Não encontrei"), message);
});

test("one kind for another on a day that is named is exchanged on that day", async () => {
  const { conversation, itinerary } = await planned("un programma per venerdì e sabato con musei", "it");
  const museums = ({ days }: Plan) => days[0]!.activities.map(({ placeName }) => placeName);
  const after = (await conversation.say("Il sabato possiamo fare shopping invece del museo?")).itinerary!;
  assert.deepEqual(museums(after), museums(itinerary));
});

test("who asks for something cheap is not sent to the dearest where there is none", async () => {
  const { listings, message } = await concierge
    .talk({ orgId: "demo" }, { profileId: "harbour-house" })
    .say("fish tonight, cheap");
  assert.match(message, /^I know of none in that price range/);
  assert.ok(listings.every(({ priceLevel = 0 }) => priceLevel < 4));
});
