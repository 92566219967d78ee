import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = () => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
const stopsOf = ({ itinerary, message }: ChatAnswer) => {
  assert.ok(itinerary, message);
  return itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId));
};

const themes = {
  en: "plan two days, we like design",
  de: "Planst du mir bitte zwei Tage? Design",
  fr: "planifie deux jours, on aime le design",
  es: "planifica dos días, me gusta el diseño",
};

for (const [language, message] of Object.entries(themes))
  test(`what a trip is for is in the plan, or said to be missing (${language})`, async () => {
    const stops = stopsOf(await talk().say(message));
    const ofDesign = ["designmuseum-danmark", "illums-bolighus", "danish-architecture-center"];
    assert.ok(ofDesign.filter((id) => stops.includes(id)).length >= 1, `${stops}`);
  });

const cheap = {
  en: "all of it free or nearly",
  de: "alles möglichst gratis",
  it: "tutto gratis o quasi",
  es: "todo gratis o casi",
};

for (const [language, message] of Object.entries(cheap))
  test(`a plan that was told becomes cheaper as a whole (${language})`, async () => {
    const conversation = talk();
    const before = stopsOf(await conversation.plan({ durationDays: 2, startDate: "2026-11-20" }));
    const answer = await conversation.say(message);
    assert.notDeepEqual(stopsOf(answer), before, answer.message);
    assert.ok(!stopsOf(answer).includes("aamanns-1921"), answer.message);
  });

test("whether all is open on the days of the plan is told stop by stop", async () => {
  const conversation = talk();
  const before = await conversation.plan({ durationDays: 2, startDate: "2026-11-20" });
  const answer = await conversation.say("is all that open on Saturday?");
  assert.deepEqual(stopsOf(answer), stopsOf(before));
  const { length } = before.itinerary!.days[1]!.activities;
  assert.equal(answer.message.match(/\((open then|hours not known)\)/g)?.length, length, answer.message);
});

test("a place to eat that is added is one", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.plan({ durationDays: 1, startDate: "2026-11-20" }));
  const answer = await conversation.say("add somewhere to eat in between, nothing expensive");
  const [added, ...others] = answer.itinerary!.days[0]!.activities.filter(
    ({ placeId }) => !before.includes(placeId),
  );
  assert.deepEqual(others, []);
  assert.match(added!.activityType!, /lunch|dinner|cafe|restaurant|meal|bakery|bar/, answer.message);
});

test("what was taken out is told when it is asked, and nothing more goes", async () => {
  const conversation = talk();
  await conversation.plan({ durationDays: 2, startDate: "2026-11-20" });
  const after = await conversation.say("take one thing out on Saturday");
  const answer = await conversation.say("Which one did you remove, sorry?");
  assert.deepEqual(stopsOf(answer), stopsOf(after));
  assert.equal(answer.message, `${after.message.split(". ")[0]}.`);
});
