import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = () => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
const stopsOf = ({ itinerary }: ChatAnswer) =>
  itinerary!.days.map(({ activities }) => activities.map(({ placeName }) => placeName));
const threeDays = "plan 3 days from friday";

test("all after the stop that was told of goes; where none was, nothing does", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.say(threeDays));
  assert.deepEqual(stopsOf(await conversation.say("remove everything after that")), before);
  await conversation.say("what is the second stop on day 2?");
  const after = stopsOf(await conversation.say("remove everything after that"));
  assert.deepEqual(after, [before[0], before[1]!.slice(0, 2), before[2]]);
});

test("a stop is as long as is asked, others of its day give way, and later changes leave it so", async () => {
  const conversation = talk();
  const before = await conversation.say(threeDays);
  const tivoli = (answer: ChatAnswer) =>
    answer
      .itinerary!.days.flatMap(({ activities }) => activities)
      .filter(({ placeName }) => placeName === "Tivoli Gardens")
      .map(({ startTime, endTime }) => [startTime, endTime]);
  assert.deepEqual(tivoli(before), [["16:25", "19:55"]]);
  const two = await conversation.say("two hours at Tivoli");
  assert.deepEqual(tivoli(two), [["16:25", "18:25"]]);
  assert.match(two.message, /^Tivoli Gardens: 16:25–18:25\./);
  assert.deepEqual(stopsOf(two), stopsOf(before));
  await conversation.say("remove the museum on day 3");
  assert.deepEqual(tivoli(await conversation.say("what is planned for day 3?")), [["16:25", "18:25"]]);
  const longer = await conversation.say("more time at the museum on day 1");
  assert.deepEqual(
    stopsOf(longer).slice(1),
    stopsOf(two)
      .slice(1)
      .map((day) => day.filter((name) => name !== "Glyptoteket")),
  );
  assert.match(longer.message, /The David Collection: \d+:\d\d–\d+:\d\d/);
  assert.match((await conversation.say("ten hours at Tivoli")).message, /^There is no further I can go/);
});
