import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer, Itinerary } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = (lang?: string) => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
const A_DAY = { durationDays: 1, startDate: "2026-11-20" };
const TWO_DAYS = { durationDays: 2, startDate: "2026-11-20" };
const planOf = ({ itinerary, message }: ChatAnswer): Itinerary => {
  assert.ok(itinerary, message);
  return itinerary;
};
const idsOf = (answer: ChatAnswer) =>
  planOf(answer).days.map(({ activities }) => activities.map(({ placeId }) => placeId));
const minutes = (clock = "") => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const firstStart = (answer: ChatAnswer) => minutes(planOf(answer).days[0]!.activities[0]!.startTime);

test("everything that is planned is moved by an hour, in every language", async () => {
  for (const [lang, message] of [
    ["en", "move everything an hour later"],
    ["da", "skub det hele en time"],
    ["de", "alles eine Stunde später"],
    ["fr", "décale tout d'une heure"],
    ["es", "una hora más tarde todo"],
    ["it", "sposta tutto di un'ora"],
    ["pt", "adia tudo uma hora, mais tarde"],
    ["nl", "alles een uur later"],
    ["ar", "أخر كل شيء ساعة"],
    ["zh", "全部推迟一个小时"],
    ["ja", "全部1時間遅くして"],
    ["ko", "전부 한 시간 늦춰 줘"],
  ] as const) {
    const conversation = talk(lang);
    const before = await conversation.plan(A_DAY);
    const later = firstStart(await conversation.say(message)) - firstStart(before);
    assert.ok(later >= 45 && later <= 75, `${lang}: ${later}`);
  }
});

test("a plan that is called off is gone in every language, and comes back when it is asked for", async () => {
  for (const [lang, off, back] of [
    ["en", "cancel it all please", "put it back"],
    ["da", "aflys det hele", "fortryd"],
    ["de", "vergiss den Plan", "rückgängig"],
    ["fr", "annule tout", "comme avant"],
    ["es", "cancélalo todo", "como antes"],
    ["it", "annulla tutto", "come prima"],
    ["pt", "cancela tudo", "como antes"],
    ["nl", "vergeet het plan maar", "zoals het was"],
    ["ar", "ألغ كل شيء", "كما كانت"],
    ["zh", "行程全部取消", "恢复"],
    ["ja", "全部キャンセルで", "元に戻して"],
    ["ko", "일정 다 취소해 줘", "되돌려 줘"],
  ] as const) {
    const conversation = talk(lang);
    const before = idsOf(await conversation.plan(TWO_DAYS));
    const gone = await conversation.say(off);
    assert.equal(gone.itinerary, null, `${lang}: ${gone.message}`);
    assert.equal(conversation.outline, undefined, lang);
    assert.ok(gone.message.length > 0);
    assert.deepEqual(idsOf(await conversation.say(back)), before, lang);
  }
});

test("nothing is planned during a pause, and no other day is touched", async () => {
  for (const [lang, message] of [
    ["en", "put a nap at the hotel at 2 pm on day 1"],
    ["fr", "ajoute une sieste à l'hôtel à 14h le premier jour"],
    ["zh", "第一天下午两点回酒店休息一下"],
  ] as const) {
    const conversation = talk(lang);
    const before = idsOf(await conversation.plan(TWO_DAYS));
    const after = await conversation.say(message);
    for (const { startTime, endTime, placeName } of planOf(after).days[0]!.activities)
      assert.ok(minutes(endTime) <= 14 * 60 || minutes(startTime) >= 15 * 60 + 30, `${lang}: ${placeName}`);
    assert.deepEqual(idsOf(after)[1], before[1], lang);
  }
});

test("a day is gone through the other way round, as far as places are open then", async () => {
  const conversation = talk("pt");
  const visitsOf = (answer: ChatAnswer) =>
    planOf(answer).days[0]!.activities.flatMap(({ activityType, placeId }) =>
      activityType === "lunch" || activityType === "dinner" ? [] : placeId,
    );
  const before = visitsOf(await conversation.plan(A_DAY));
  const after = visitsOf(await conversation.say("troca a ordem, do fim para o começo"));
  const kept = before.filter((id) => after.includes(id));
  assert.ok(kept.length >= before.length - 1);
  const pairs = kept.flatMap((id, at) => kept.slice(at + 1).map((later) => [id, later] as const));
  const turned = pairs.filter(([id, later]) => after.indexOf(id) > after.indexOf(later));
  assert.ok(turned.length > pairs.length / 3, `${before} → ${after}`);
});

test("what was put in goes again by a word that points to it, and comes back", async () => {
  const conversation = talk();
  await conversation.plan(A_DAY);
  const has = (answer: ChatAnswer) => idsOf(answer).flat().includes("tivoli-gardens");
  assert.ok(has(await conversation.say("add Tivoli")));
  assert.ok(!has(await conversation.say("no, take it out again")));
  assert.ok(has(await conversation.say("put Tivoli back")));
});

test("one plan is for all travellers, and a day may be left empty", async () => {
  const conversation = talk();
  const before = idsOf(await conversation.plan(TWO_DAYS));
  const split = await conversation.say("Two of us want museums, the others do not: split the afternoon");
  assert.match(split.message, /one plan for all of you.*stays as it is/);
  assert.deepEqual(idsOf(split), before);
  assert.deepEqual(idsOf(await conversation.say("Keep day 2 empty")), [before[0], []]);
});

test("a town that is not known comes into no plan, and nothing comes in its place", async () => {
  for (const [lang, message, town] of [
    ["en", "and Malmö on day 2?", "Malmö"],
    ["de", "Füg den Dom von Roskilde hinzu", "Roskilde"],
    ["es", "mete Malmö el segundo día", "Malmö"],
    ["zh", "第二天加上马尔默", "马尔默"],
    ["ja", "2日目にロスキレを入れて", "ロスキレ"],
  ] as const) {
    const conversation = talk(lang);
    const before = idsOf(await conversation.plan(TWO_DAYS));
    const after = await conversation.say(message);
    assert.ok(after.message.includes(town), `${lang}: ${after.message}`);
    assert.deepEqual(idsOf(after), before, lang);
  }
});

test("a plan for a part of a day begins and ends with it, and one of so many shops has no more", async () => {
  for (const [lang, message, from, until] of [
    ["de", "Stell uns den Samstagvormittag zusammen", 0, 12],
    ["fr", "Organise-nous samedi de midi à minuit", 12, 24],
    ["ko", "내일 오전 10시부터 오후 3시까지 일정 짜줘", 10, 15],
  ] as const) {
    for (const { startTime, endTime } of planOf(await talk(lang).say(message)).days[0]!.activities)
      assert.ok(minutes(startTime) >= from * 60 && minutes(endTime) <= until * 60, `${lang}: ${startTime}`);
  }
  const shops = planOf(await talk("da").say("lav en rute med fire butikker"));
  const visits = shops.days[0]!.activities.filter(({ activityType }) => !/lunch|dinner/.test(activityType));
  assert.equal(shops.days.length, 1);
  assert.ok(visits.length <= 4);
});

test("a route of a length is said to be none that is planned, and a place that was not shown not to be one", async () => {
  for (const [lang, message] of [
    ["en", "a bike loop of 50 km please"],
    ["nl", "een fietsronde van 50 km"],
    ["ko", "자전거로 30km 한 바퀴 돌고 싶어요"],
  ] as const) {
    const { listings, itinerary, understanding } = await talk(lang).say(message);
    assert.deepEqual([listings, itinerary, understanding?.intent], [[], null, "out_of_scope"], lang);
  }
  const conversation = talk();
  await conversation.say("a zoo");
  const answer = await conversation.say("how far is number 3?");
  assert.match(answer.message, /only/);
  assert.deepEqual(answer.listings, []);
});

test("the name of a church is told, and the church stays in the plan", async () => {
  for (const [lang, message] of [
    ["de", "wie heißt die Kirche nochmal?"],
    ["it", "come si chiamava la chiesa?"],
    ["en", "what's that church's name?"],
  ] as const) {
    const conversation = talk(lang);
    const before = idsOf(await conversation.plan(TWO_DAYS)).flat();
    const { listings, itinerary } = await conversation.say(message);
    assert.equal(listings.length, 1, lang);
    assert.ok(before.includes(listings[0]!.id) && itinerary === null, lang);
  }
});
