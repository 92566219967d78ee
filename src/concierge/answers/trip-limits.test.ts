import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = () => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
const MEALS = new Set(["breakfast", "lunch", "dinner"]);
const visits = ({ itinerary }: ChatAnswer) =>
  itinerary!.days.map(({ activities }) => activities.filter(({ activityType }) => !MEALS.has(activityType)));
const most = (answer: ChatAnswer) => Math.max(...visits(answer).map(({ length }) => length));
const museums = (answer: ChatAnswer) =>
  visits(answer)
    .flat()
    .filter(({ activityType }) => activityType === "museum").length;

test("a plan has no more stops a day than asked for, says so, and keeps to it when it is changed", async () => {
  const guest = talk();
  const plan = await guest.say("Plan two days, max 3 things a day");
  assert.equal(visits(plan).length, 2);
  assert.equal(most(plan), 3);
  assert.match(plan.message, /At most 3 stops a day/);
  assert.equal(most(await guest.say("one day more")), 3);
  assert.equal(most(await guest.say("not more than two stops a day")), 2);
});

test("a kind to see that a plan would not have by itself is in it where it is asked for", async () => {
  const { itinerary } = await talk().say("Plan 2 days with the zoo");
  const ids = itinerary!.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId));
  assert.ok(ids.includes("copenhagen-zoo"), ids.join());
});

test("a plan keeps away from an area that is not wanted", async () => {
  const inIndreBy = async (message: string) => {
    const { itinerary } = await talk().say(message);
    const ids = itinerary!.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId));
    return ids.filter((id) => ["rosenborg-castle", "kings-garden", "round-tower"].includes(id));
  };
  assert.notDeepEqual(await inIndreBy("Plan three days"), []);
  assert.deepEqual(await inIndreBy("Plan three days, but not in Indre By"), []);
});

test("a plan has no more of a kind than asked for, from the beginning or by a change", async () => {
  const guest = talk();
  assert.ok(museums(await guest.say("plan three days")) > 1);
  const changed = await guest.say("not more than one museum");
  assert.equal(museums(changed), 1);
  assert.match(changed.message, /At most 1 of this kind: museum/);
  assert.ok(museums(await guest.say("one day more")) <= 1);
  assert.ok(museums(await talk().say("plan three days with only one museum")) <= 1);
});

test("a plan has no more of a kind on each day than asked for, from the beginning or by a change, and loses nothing else", async () => {
  const isMuseum = ({ placeId }: { placeId: string }) =>
    ["glyptoteket", "national-museum", "david-collection", "danish-architecture-center"].includes(placeId);
  const perDay = (answer: ChatAnswer) =>
    Math.max(...visits(answer).map((day) => day.filter(isMuseum).length));
  const others = (answer: ChatAnswer) =>
    visits(answer).flatMap((day) => day.filter((one) => !isMuseum(one)).map((one) => one.placeName));
  const ways = [
    ["plan two days with museums and galleries", "one museum a day at most"],
    ["plan two days with museums and galleries", "too many museums, max one per day"],
    ["Plan 2 Tage mit Museen und Galerien", "zu viele Museen, maximal eins am Tag"],
    ["planifie 2 jours avec des musées et des galeries", "trop de musées, pas plus d'un par jour"],
    ["planifica 2 días con museos y galerías", "como máximo un museo al día"],
    ["planlæg 2 dage med museer og gallerier", "højst ét museum om dagen"],
    ["安排2天行程,要博物馆和画廊", "每天最多一个博物馆"],
  ] as const;
  for (const [asked, limit] of ways) {
    const guest = talk();
    const plan = await guest.say(asked);
    assert.ok(perDay(plan) > 1, asked);
    const changed = await guest.say(limit);
    assert.equal(perDay(changed), 1, limit);
    assert.deepEqual(others(changed), others(plan), limit);
  }
  const made = await talk().say("plan two days with museums and galleries, at most one museum a day");
  assert.equal(perDay(made), 1);
  assert.match(made.message, /At most 1 of this kind a day: museum/);
});

test("days are of a part of them alone where that is asked for", async () => {
  const guest = talk();
  await guest.say("plan two days");
  for (const [first] of visits(await guest.say("only the afternoon")))
    assert.ok(first!.startTime! >= "14:00");
  const mornings = await talk().say("plan two days, just mornings");
  for (const stops of visits(mornings)) assert.ok(stops.every(({ endTime }) => endTime! <= "12:00"));
});

const SAID: Readonly<Record<string, readonly [plan: string, limit: string]>> = {
  da: ["Planlæg to dage", "højst 3 ting om dagen"],
  de: ["Plane zwei Tage", "höchstens 3 Sachen pro Tag"],
  fr: ["Planifie deux jours", "pas plus de 3 choses par jour"],
  es: ["Planifica dos días", "no más de 3 cosas al día"],
  it: ["Pianifica due giorni", "al massimo 3 cose al giorno"],
  pt: ["Planeia dois dias", "no máximo 3 coisas por dia"],
  nl: ["Plan twee dagen", "niet meer dan 3 dingen per dag"],
  ja: ["2日間の旅程を作って", "1日に3つまで"],
  zh: ["安排两天的行程", "每天最多3个地方"],
  ko: ["이틀 일정 짜줘", "하루에 3곳까지"],
  ar: ["خطط لنا يومين", "3 أماكن في اليوم كحد أقصى"],
};
for (const [language, [plan, limit]] of Object.entries(SAID))
  test(`the most stops of a day are said in ${language}`, async () => {
    const guest = talk();
    assert.ok(most(await guest.say(plan)) > 3);
    assert.equal(most(await guest.say(limit)), 3);
  });

test("a stop that is put on another day makes room for itself and keeps the meals, and is told of first", async () => {
  const guest = talk();
  await guest.say("plan 3 days from friday");
  const moved = await guest.say("Put Tivoli on Saturday");
  assert.match(moved.message, /\. Tivoli Gardens is on day 2 at \d/);
  const [, saturday] = moved.itinerary!.days;
  const roles = saturday!.activities.map(({ activityType }) => activityType);
  assert.deepEqual(
    ["theme-park", "lunch", "dinner"].filter((role) => !roles.some((one) => one === role)),
    [],
  );
});

test("just one thing at a nice place limits no day, and an hour that days begin at shifts nothing besides", async () => {
  for (const [plan, message, operations] of [
    [
      "plan two days",
      "drop the last stop on day 1. We'll just have a piece of cake at a nice place instead",
      "remove",
    ],
    [
      "lav en plan for to dage",
      "drop det sidste stop på dag 1. Vi tager bare et stykke kage et hyggeligt sted i stedet",
      "remove",
    ],
    ["programme de deux jours", "on part à 11h30 finalement, tu décales tout ?", "start_at"],
  ] as const) {
    const guest = talk();
    await guest.say(plan);
    const { understanding } = await guest.say(message);
    const done = (understanding!.edits as { operation: string }[]).map(({ operation }) => operation);
    assert.equal(done[0], operations, message);
    assert.ok(!done.includes("limit") && !done.includes("shift"), `${message}: ${done}`);
  }
});
