import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = () => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
const daysOf = ({ itinerary }: ChatAnswer) => itinerary!.days.map(({ activities }) => activities);
const minutes = (clock = "00:00") => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

test("what comes with the button is all used: pace, hours, meals, a place on a day, what is not wanted, when it begins", async () => {
  const message =
    "2 days, relaxed, dinner at 8, start at 11, with breakfast, no museums, Tivoli Gardens on the first day";
  const answer = await talk().plan({ message, startDate: "2026-11-20" });
  const days = daysOf(answer);
  assert.equal(days.length, 2);
  for (const stops of days) {
    assert.ok(minutes(stops[0]!.startTime) >= 11 * 60);
    const dinner = stops.find(({ activityType }) => activityType === "dinner")!;
    assert.ok(Math.abs(minutes(dinner.startTime) - 20 * 60) <= 20);
    assert.ok(stops.every(({ activityType }) => activityType !== "museum"));
  }
  assert.ok(days[0]!.some(({ placeId }) => placeId === "tivoli-gardens"));
  // Nobody has breakfast after eleven.
  assert.match(answer.itinerary!.summary, /meal \(breakfast\)/);
});

test("what a plan cannot take up is named in its summary and its message, and for how many it is in its message", async () => {
  const answer = await talk().plan({ message: "3 days for 6 people, 4 stars, ten days would be better" });
  for (const text of [answer.message, answer.itinerary!.summary]) assert.match(text, /stars \(4\)/);
  assert.match(answer.message, /^7 days in .+ \(number of people: 6\)\./);
  assert.match((await talk().say("plan ten days")).message, /at most seven days/);
});

const meals = (answer: ChatAnswer) =>
  daysOf(answer).map((day) => day.filter(({ activityType }) => /lunch|dinner/.test(activityType!)).length);

test("time that is kept free is no wish for what costs nothing", async () => {
  for (const message of ["2 days, mornings free", "2 days, the morning of day 1 free, shopping"]) {
    const answer = await talk().plan({ message, startDate: "2026-11-20" });
    assert.deepEqual(meals(answer), [2, 2], answer.message);
    assert.ok(daysOf(answer)[0]!.every(({ timeOfDay }) => timeOfDay !== "morning"));
  }
});

test("a limit of every day is not that of the day of another wish", async () => {
  const message = "3 days, at most 2 stops a day, Rosenborg Castle on day 3";
  const answer = await talk().plan({ message, startDate: "2026-11-20" });
  const visits = daysOf(answer).map((day, index) => day.length - meals(answer)[index]!);
  assert.ok(Math.max(...visits) <= 2, answer.message);
});

test("a plan leaves out a neighbourhood that is not wanted", async () => {
  const answer = await talk().plan({ message: "1 day, not in Indre By", startDate: "2026-11-20" });
  const ids = daysOf(answer)[0]!.map(({ placeId }) => placeId);
  assert.ok(ids.length > 3);
  for (const id of ["nyhavn", "amalienborg", "kings-garden", "rosenborg-castle", "indre-by"])
    assert.ok(!ids.includes(id), ids.join());
});

test("an interest that a stop is told to match is not told as left out", async () => {
  const answer = await talk().plan({ message: "two days with museums and coffee", startDate: "2026-11-20" });
  const told = daysOf(answer)
    .flat()
    .map(({ rationale }) => rationale);
  assert.ok(told.some((text) => /Matches your interest in Museums/.test(text ?? "")));
  assert.doesNotMatch(answer.itinerary!.summary, /museums/);
});

test("what a plan does not understand, or is of no interest that was sent, is named", async () => {
  const message = "1 day, a bar at the end, curling, for 2 nights";
  const asking = { userInterests: [{ id: "falconry", weight: 1 }], startDate: "2026-11-20" };
  const { itinerary } = await talk().plan({ message, ...asking });
  assert.match(itinerary!.summary, /curling/);
  assert.match(itinerary!.summary, /kind \(“falconry”\)/);
});
