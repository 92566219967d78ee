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

test("places that are named for a plan are in it, by a short name that is a tag as well and beside the kind of another", async () => {
  for (const message of [
    "a plan with the Round Tower and Rosenborg",
    "put together Nyhavn, the Round Tower and Rosenborg for tomorrow",
  ]) {
    const stops = stopsOf(await talk().say(message));
    assert.ok(
      ["round-tower", "rosenborg-castle"].every((id) => stops.includes(id)),
      `${message}: ${stops}`,
    );
  }
});

const withGuides = {
  en: "plan two days with design and architecture",
  de: "Plan bitte zwei Tage mit Design und Architektur",
};

for (const [language, message] of Object.entries(withGuides))
  test(`a guide that is named for a plan brings its places (${language})`, async () => {
    const stops = stopsOf(await talk().say(message));
    const ofGuide = ["copenhill", "danish-architecture-center", "black-diamond", "illums-bolighus"];
    assert.ok(ofGuide.filter((id) => stops.includes(id)).length >= 2, `${stops}`);
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

/** A plan in a conversation of its own, and the stops of each day. */
async function planOf(message: string) {
  const answer = await talk().plan({ message, startDate: "2026-11-20" });
  assert.ok(answer.itinerary, answer.message);
  return { answer, days: answer.itinerary.days.map(({ activities }) => activities) };
}

test("what stands between other marks does not change a wish", async () => {
  const lunch = await planOf("3 days, without lunch, back by 8pm");
  assert.ok(lunch.days.flat().every(({ activityType }) => activityType !== "lunch"));
  const free = await planOf("2 days, the evening of day 2 free, start at 10");
  assert.ok(free.days.every(([first]) => first!.startTime! >= "10:00"));
  const easy = await planOf("2 days, with museums, an easy first day, nothing expensive");
  assert.deepEqual(easy.answer.understanding?.shape, [{ operation: "slower", day: 1 }]);
  const kitchen = await planOf("2 days, with a museum, an italian dinner");
  assert.ok(kitchen.answer.understanding?.categories?.includes("italian"));
});

test("a name with a second one in parentheses goes on behind them", async () => {
  const { days } = await planOf("4 days, Frederik's Church (the Marble Church) on day 2");
  assert.ok(days[1]!.some(({ placeName }) => placeName === "Frederik's Church (the Marble Church)"));
});

test("a coffee bar is no bar to end in", async () => {
  const { days } = await planOf("2 days, not too expensive, a bar at the end");
  const kinds = days.at(-1)!.map(({ activityType }) => activityType);
  assert.ok(kinds.includes("bar") || kinds.includes("pub"), `${kinds}`);
});

test("an area and a nearness that cannot both be kept to are both told", async () => {
  const { answer } = await planOf("3 days, near Christiansborg Palace, in Amager");
  assert.match(answer.message, /area \(Amager\)/);
  assert.match(answer.message, /nearness \(Christiansborg Palace\)/);
});

test("a place that is asked for and does not fit is told", async () => {
  const { answer, days } = await planOf(
    "1 day, afternoons free, back by 7pm, with kids, we want to see Tivoli Gardens",
  );
  const isIn = days.flat().some(({ placeId }) => placeId === "tivoli-gardens");
  assert.ok(isIn || /Not used in this plan:.*Tivoli Gardens/.test(answer.message), answer.message);
});

test("whoever is busy until an hour begins then", async () => {
  const conversation = talk();
  await conversation.say("plan friday to sunday for us");
  const { itinerary, message } = await conversation.say("on friday I have a meeting until 12, start after");
  assert.ok(itinerary!.days[0]!.activities[0]!.startTime! >= "12:00", message);
});

test("kinds that are wished for are in the plan: cafés, shops, bars, a kitchen in the evening", async () => {
  for (const [message, ...ids] of [
    ["plan Saturday: flea market and jazz", "norrebro-flea-market", "la-fontaine"],
    ["two days, parks and a seafood dinner", "kodbyens-fiskebar"],
    ["one day with a wine bar at the end", "ved-stranden-10"],
  ]) {
    const answer = await talk().plan({ message, startDate: "2026-11-20" });
    for (const id of ids) assert.ok(stopsOf(answer).includes(id), `${message}: ${stopsOf(answer)}`);
    assert.doesNotMatch(answer.message, /Not used/, message);
  }
});

test("a day is built around the place that was chosen from a list", async () => {
  const conversation = talk();
  const { listings } = await conversation.say("quiet cafés to read in");
  const stops = stopsOf(await conversation.say("the second one, build me a day around it"));
  assert.ok(stops.includes(listings[1]!.id), `${stops}`);
});

test("a day is built around the last of a list where that one was chosen", async () => {
  const conversation = talk();
  const { listings } = await conversation.say("quiet cafés to read in");
  const stops = stopsOf(await conversation.say("the last one, build me a day around it"));
  assert.ok(stops.includes(listings.at(-1)!.id), `${stops}`);
});

for (const [language, message] of Object.entries({
  en: "too much, take the last one out, and dinner earlier, around 18:30",
  fr: "Enlevez la dernière visite, on dînera plus tôt, vers 18h30",
  zh: "太满了，把最后一个去掉，晚饭提前到六点半",
}))
  test(`the last stop that goes is not the meal that moves (${language})`, async () => {
    const conversation = talk();
    const before = stopsOf(await conversation.plan({ durationDays: 1, startDate: "2026-11-20" }));
    const { itinerary, message: told } = await conversation.say(message);
    const [day] = itinerary!.days;
    assert.ok(
      day!.activities.some(({ activityType }) => activityType === "dinner"),
      told,
    );
    assert.equal(day!.activities.length, before.length - 1, told);
  });

test("where a plan has nothing of what somebody cannot eat, none of it comes in", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.plan({ durationDays: 2, startDate: "2026-11-20" }));
  const { itinerary, message } = await conversation.say(
    "my wife can't eat shellfish. Replace whatever is a problem",
  );
  const came = (itinerary?.days ?? []).flatMap(({ activities }) => activities).map(({ placeId }) => placeId);
  assert.deepEqual(
    came.filter((id) => !before.includes(id)),
    [],
    message,
  );
});

test("of what comes into a plan it is told whether it is for those who come along", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.say("plan two days, my friend is coeliac and needs gluten free"));
  const answer = await conversation.say("replace the dinner on day 1");
  const came = stopsOf(answer).filter((id) => !before.includes(id));
  assert.equal(came.length, 1, answer.message);
  assert.match(answer.message, /gluten/i);
});
