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
