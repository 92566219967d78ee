import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";
import { randomNumbers } from "../planner/plan-itinerary.ts";

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

test("what a plan cannot take up is named in its summary and its message", async () => {
  const answer = await talk().plan({ message: "3 days for 6 people, ten days would be better" });
  for (const text of [answer.message, answer.itinerary!.summary])
    assert.match(text, /number of people \(6\)/);
  assert.match((await talk().say("plan ten days")).message, /at most seven days/);
});

interface Wish {
  said: string;
  /** Whether the plan keeps it, told from the answer alone. */
  isKept(answer: ChatAnswer): boolean;
  /** How a plan that does not keep it says so. */
  named: RegExp;
}

const stopsOf = (answer: ChatAnswer) => daysOf(answer).flat();
const has = (answer: ChatAnswer, type: string) =>
  daysOf(answer).every((day) => day.some((one) => one.activityType === type));
const wishes: readonly Wish[] = [
  ...[10, 11, 12].map((hour) => ({
    said: `start at ${hour}`,
    isKept: (answer: ChatAnswer) =>
      daysOf(answer).every(([first]) => !first || minutes(first.startTime) >= hour * 60),
    named: /start \(/,
  })),
  ...[5, 6, 7].map((hour) => ({
    said: `back by ${hour}`,
    isKept: (answer: ChatAnswer) =>
      stopsOf(answer).every(
        ({ endTime }) => minutes(endTime) <= (hour + 12) * 60 && minutes(endTime) > 6 * 60,
      ),
    named: /end \(/,
  })),
  ...[7, 8].map((hour) => ({
    said: `dinner at ${hour}`,
    isKept: (answer: ChatAnswer) =>
      daysOf(answer).every((day) =>
        day.some(
          (one) => one.activityType === "dinner" && Math.abs(minutes(one.startTime) - (hour + 12) * 60) <= 20,
        ),
      ),
    named: /meal \(dinner/,
  })),
  {
    said: "with breakfast",
    isKept: (answer) => has(answer, "breakfast"),
    named: /meal \(breakfast|for breakfast/,
  },
  {
    said: "without lunch",
    isKept: (answer) => stopsOf(answer).every(({ activityType }) => activityType !== "lunch"),
    named: /meal \(lunch/,
  },
  {
    said: "no museums",
    isKept: (answer) => stopsOf(answer).every(({ activityType }) => activityType !== "museum"),
    named: /museum/,
  },
  { said: "relaxed", isKept: (answer) => daysOf(answer).every((day) => day.length <= 7), named: /pace/ },
  {
    said: "Tivoli Gardens on the first day",
    isKept: (answer) => daysOf(answer)[0]!.some(({ placeId }) => placeId === "tivoli-gardens"),
    named: /Tivoli Gardens/,
  },
  { said: "for 5 people", isKept: () => false, named: /number of people \(5\)/ },
  { said: "near Nyhavn", isKept: () => false, named: /nearness/ },
  { said: "wheelchair accessible", isKept: () => false, named: /property \(/ },
  {
    said: "cheap",
    isKept: (answer) => stopsOf(answer).every(({ listing }) => (listing?.priceLevel ?? 1) <= 1),
    named: /price/,
  },
  { said: "zorbing", isKept: () => false, named: /zorbing/ },
];

test("every wish of plans of random wishes is used or named", async () => {
  const plans = Number(process.env.WISHED_PLANS ?? 60);
  const random = randomNumbers(5);
  const silent: string[] = [];
  for (let plan = 0; plan < plans; plan++) {
    const days = 1 + Math.floor(random() * 4);
    const some = wishes.filter(() => random() < 0.22);
    // One hour of a kind: of two the last is meant.
    const kinds = new Map(some.map((wish) => [wish.said.replace(/\d+$/, ""), wish]));
    const message = [`${days} days`, ...[...kinds.values()].map(({ said }) => said)].join(", ");
    const answer = await talk().plan({ message, startDate: "2026-11-20" });
    if (answer.itinerary?.durationDays !== days) silent.push(`days: ${message}`);
    for (const wish of kinds.values())
      if (answer.itinerary && !wish.isKept(answer) && !wish.named.test(answer.itinerary.summary))
        silent.push(`${wish.said}: ${message} -> ${answer.itinerary.summary}`);
  }
  assert.deepEqual(silent, []);
});
