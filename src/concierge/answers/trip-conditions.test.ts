import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = () => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
const stopsOf = ({ itinerary }: ChatAnswer) => itinerary!.days.flatMap(({ activities }) => activities);
const idsOf = (answer: ChatAnswer) => stopsOf(answer).map(({ placeId }) => placeId);

/** A plan of one day, and what is said after it. */
async function say(...messages: string[]): Promise<ChatAnswer[]> {
  const conversation = talk();
  await conversation.say("plan a day on 2026-11-20");
  const answers: ChatAnswer[] = [];
  for (const message of messages) answers.push(await conversation.say(message));
  return answers;
}

test("what is not wanted and the plan has none of stays out of it, and nothing of it comes in unless it is asked for", async () => {
  const [denied, more, asked] = await say(
    "we do not like bars",
    "add something for the evening",
    "add a bar after dinner",
  );
  assert.equal(
    denied!.message,
    "Not in the plan as far as is recorded here, and it stays out: “bars”. The plan stays as it is.",
  );
  assert.ok(stopsOf(more!).every(({ activityType }) => activityType !== "bar"));
  assert.ok(stopsOf(asked!).some(({ activityType }) => activityType === "bar"));
});

test("a place that is denied stays out, in every language", async () => {
  for (const [message, said] of [
    ["no Little Mermaid, please", /stays out: The Little Mermaid\./],
    ["kein Zoo für uns", /dabei bleibt es: „Zoo“\./],
    ["バーはいりません", /今後も入れません：「バー」。/],
    ["바는 필요 없어요", /넣지 않겠습니다: ‘바’\./],
    ["لا نريد حديقة حيوان", /ولن يُضاف إليها: «حديقة حيوان»\./],
    ["حدائق الحيوان لا تهمنا", /ولن يُضاف إليها: «/],
    ["nobody drinks, so no bars or beer places", /it stays out: “/],
  ] as const)
    assert.match((await say(message))[0]!.message, said);
});

test("a meal that nobody wants gives way to another one, and is not lost", async () => {
  const [answer] = await say("my son does not like smørrebrød");
  const meals = stopsOf(answer!).filter(({ activityType }) => /lunch|dinner/.test(activityType!));
  assert.equal(meals.length, 2);
  assert.match(answer!.message, /^New: .+ No longer in it: /);
});

test("a taste is met by a visit, a need told by a reason is said to be recorded or not, a price holds for all", async () => {
  const [quiet] = await say("my wife hates crowds");
  assert.match(quiet!.message, /“hates crowds”: .+\.$/);
  const [knee] = await say("my husband has a new knee, no stairs please");
  assert.match(knee!.message, /on the way now, instead of .+“no stairs/);
  for (const message of ["she must not have gluten", "my wife does not eat gluten"])
    assert.match((await say(message))[0]!.message, /please ask: “gluten”/, message);
  const [cheap] = await say("something cheaper");
  assert.equal(stopsOf(cheap!).filter(({ activityType }) => /lunch|dinner/.test(activityType!)).length, 2);
});

test("a wish that nothing is recorded of is named, and not answered by what may be changed alone", async () => {
  for (const message of ["wind on the coast: as little as possible", "Grandpa is nearly blind"]) {
    const [answer] = await say(message);
    assert.ok(answer!.message.startsWith("From what is recorded here"), answer!.message);
    assert.ok(answer!.message.includes(`“${message}”`));
  }
});

test("a plan grows to a day of the week to come for what is to be on it; the days between are free", async () => {
  const [answer] = await say("put the aquarium in on Monday morning");
  assert.match(answer!.message, /^Day 4: .+\. Left free: day 2 and 3\. It has 4 days\./);
  const days = answer!.itinerary!.days;
  assert.deepEqual(
    days.map(({ activities }) => activities.length > 0),
    [true, false, false, true],
  );
  assert.ok(idsOf(answer!).includes("blue-planet"), idsOf(answer!).join());
  assert.match((await say("on Sunday we would like to go to the National Museum"))[0]!.message, /^Day 3: /);
  // The Thursday before the plan is none of its days.
  assert.match((await say("put the aquarium in on Thursday"))[0]!.message, /^The plan has no such day\./);
});
