import assert from "node:assert/strict";
import { test } from "node:test";
import { said, timeZone } from "../../../test/support/concierge/words.ts";
import { writeSlots } from "./said-slots.ts";

const shapeOf = (message: string) => {
  const understanding = said(message);
  assert.equal(understanding.intent, "plan_trip", message);
  return { days: understanding.days, shape: writeSlots(understanding, timeZone).shape };
};

test("what to do from one hour to another is a plan of that time, in every language", () => {
  for (const message of [
    "what should we do tomorrow from 10 to 4",
    "was sollen wir morgen von 10 bis 16 uhr machen",
    "qu'est-ce qu'on fait demain de 10h à 16h",
    "qué hacemos mañana de 10 a 16",
    "cosa facciamo domani dalle 10 alle 16",
    "o que fazemos amanhã das 10 às 16",
    "hvad skal vi lave i morgen fra kl. 10 til kl. 16",
    "wat moeten we morgen doen van 10 tot 16 uur",
    "hvad skal vi lave i morgen fra 10 til 16",
    "내일 10시부터 16시까지 뭐하지",
    "明日10時から16時まで何をしたらいい？",
    "明天10点到16点干什么好",
  ])
    assert.deepEqual(shapeOf(message), { days: 1, shape: ["start:10:00", "end:16:00"] }, message);
});

test("so many hours begin now where no day is said, with their part of the day, else in the morning", () => {
  const now = said("we have 6 hours, what should we see");
  assert.deepEqual([now.startDate, now.days], ["2026-10-14", 1]);
  assert.deepEqual(writeSlots(now, timeZone).shape, ["start:14:00", "end:20:00"]);
  assert.deepEqual(shapeOf("mañana tenemos 6 horas, qué hacemos").shape, ["start:10:00", "end:16:00"]);
  assert.deepEqual(shapeOf("on a une demi-journée demain après-midi, que faire").shape, [
    "start:14:00",
    "end:19:00",
  ]);
});

test("an hour from which somebody has time is when the plan begins, and lunch keeps its own", () => {
  assert.deepEqual(shapeOf("morgen ab 17 uhr frei, was empfiehlst du").shape, ["start:17:00"]);
  assert.deepEqual(shapeOf("plan two days, lunch not before 1").shape, ["move_to:lunch:13:00"]);
});
