import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
/** From a Friday on. */
const planned = async (days = 3) => {
  const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
  const before = await conversation.plan({ durationDays: days, startDate: "2026-11-20" });
  return { conversation, before };
};
const stopsOf = ({ itinerary, message }: ChatAnswer) => {
  assert.ok(itinerary, message);
  return itinerary.days.map(({ activities }) => activities.map(({ placeId }) => placeId));
};
const dinnerOf = ({ itinerary }: ChatAnswer, day: number) =>
  itinerary!.days[day]!.activities.find(({ activityType }) => activityType === "dinner")?.placeId;

const swaps = {
  en: "swap Friday and Saturday",
  da: "byt fredag og lørdag om",
  de: "tausch Freitag und Samstag",
  fr: "échange vendredi et samedi",
  es: "cambia el viernes por el sábado",
  it: "scambia venerdì e sabato",
  nl: "wissel vrijdag en zaterdag om",
  pt: "troca a sexta com o sábado",
  ja: "金曜日と土曜日を入れ替えて",
  zh: "周五和周六对调",
  ko: "금요일과 토요일을 바꿔줘",
  ar: "بدل الجمعة والسبت",
};

for (const [language, message] of Object.entries(swaps))
  test(`days of a plan change places by their names, whatever was looked for since (${language})`, async () => {
    const { conversation, before } = await planned();
    await conversation.say("museums");
    const [first, second, third] = stopsOf(before);
    const after = stopsOf(await conversation.say(message));
    assert.equal(after[0]!.filter((id) => second!.includes(id)).length >= after[0]!.length - 1, true);
    assert.equal(after[1]!.filter((id) => first!.includes(id)).length >= after[1]!.length - 1, true);
    assert.deepEqual(after[2], third);
  });

const shown = {
  en: "show me just Saturday again",
  da: "vis mig kun lørdag",
  de: "zeig nochmal nur Samstag",
  fr: "montre moi samedi",
  es: "enséñame solo el sábado",
  it: "rifammi vedere solo sabato",
  nl: "laat alleen zaterdag zien",
  pt: "mostre-me apenas o sábado",
  ja: "土曜日だけ見せて",
  zh: "给我看看周六",
  ko: "토요일만 보여줘",
  ar: "أرني السبت فقط",
};

for (const [language, message] of Object.entries(shown))
  test(`one day of a plan is shown by its name (${language})`, async () => {
    const { conversation, before } = await planned();
    await conversation.say("museums");
    const answer = await conversation.say(message);
    assert.deepEqual(stopsOf(answer), stopsOf(before));
    const times = before.itinerary!.days.map(({ activities }) => activities.length);
    assert.equal(answer.message.match(/\d[:.時点]\d\d|\d時/gu)?.length ?? 0, times[1], answer.message);
  });

const fewer = {
  en: "Saturday is too full. Could you take one thing out?",
  da: "lørdag er for fuld, tag én ting ud",
  de: "Samstag ist zu voll, ein Punkt weniger",
  fr: "samedi c'est trop, enlève une chose",
  es: "el sábado es demasiado, quita una cosa",
  it: "sabato è troppo pieno, togli una cosa",
  nl: "zaterdag is te vol, haal één ding weg",
  pt: "o sábado está muito cheio, tira uma coisa",
  ja: "土曜日は多すぎるので1つ減らして",
  zh: "周六太满了，去掉一个",
  ko: "토요일은 너무 많아요. 하나만 빼줘",
  ar: "السبت ممتلئ، احذف شيئا واحدا",
};

for (const [language, message] of Object.entries(fewer))
  test(`one stop fewer is one, and no meal (${language})`, async () => {
    const { conversation, before } = await planned();
    const [first, second, third] = stopsOf(before);
    const answer = await conversation.say(message);
    const after = stopsOf(answer);
    assert.deepEqual([after[0], after[2]], [first, third], answer.message);
    assert.equal(after[1]!.length, second!.length - 1, answer.message);
    assert.equal(dinnerOf(answer, 1), dinnerOf(before, 1));
  });

const others = {
  en: ["take one thing out on Saturday", "no, not that one. put it back and take something else out"],
  de: ["am Samstag ein Punkt weniger", "nee nicht den, den wollte ich behalten. nimm einen andern raus"],
  es: ["quita una cosa el sábado", "no, esa no! esa la dejas. quita otra"],
  fr: ["enlève une chose samedi", "non pas celle-là. enlèves-en une autre, enlève autre chose"],
};

for (const [language, [first, second]] of Object.entries(others))
  test(`what was taken out comes back, and another goes (${language})`, async () => {
    const { conversation, before } = await planned();
    const lost = stopsOf(await conversation.say(first!))[1]!;
    const answer = await conversation.say(second!);
    const after = stopsOf(answer)[1]!;
    const gone = stopsOf(before)[1]!.filter((id) => !lost.includes(id));
    assert.equal(after.length, lost.length, answer.message);
    assert.ok(gone.length === 1 && after.includes(gone[0]!), answer.message);
  });

test("what comes after a meal is taken out, and the meal stays", async () => {
  const { conversation, before } = await planned();
  const day = before.itinerary!.days[1]!.activities;
  const lunch = day.findIndex(({ activityType }) => activityType === "lunch");
  const after = stopsOf(await conversation.say("take out the one after lunch on Saturday"))[1]!;
  assert.deepEqual(
    after,
    day.map(({ placeId }) => placeId).filter((_, index) => index !== lunch + 1),
  );
});

const dinners = {
  en: "something Asian for dinner on Saturday instead",
  de: "statt dem Abendessen am Samstag lieber was Asiatisches",
  es: "y en vez de la cena del sábado búscanos algo asiático",
  it: "invece della cena di sabato qualcosa di asiatico",
};

for (const [language, message] of Object.entries(dinners))
  test(`only the dinner of a day gives way to another kitchen (${language})`, async () => {
    const { conversation, before } = await planned();
    await conversation.say("museums");
    const answer = await conversation.say(message);
    const [old, now] = [stopsOf(before), stopsOf(answer)];
    assert.notEqual(dinnerOf(answer, 1), dinnerOf(before, 1), answer.message);
    assert.deepEqual([now[0], now[2]], [old[0], old[2]]);
    assert.equal(now[1]!.filter((id) => !old[1]!.includes(id)).length, 1);
    assert.equal(answer.itinerary!.startDate ?? "2026-11-20", "2026-11-20");
  });

test("a day begins at the hour that is said with later, and the others as before", async () => {
  for (const message of ["can Saturday start later, like 11", "start at 11 on Saturday"]) {
    const { conversation, before } = await planned();
    const answer = await conversation.say(message);
    const starts = answer.itinerary!.days.map(({ activities }) => activities[0]!.startTime!);
    assert.match(starts[1]!, /^11:/, answer.message);
    assert.equal(starts[0], before.itinerary!.days[0]!.activities[0]!.startTime);
  }
});

test("where it will rain nothing in the open is left, and other days stay", async () => {
  for (const message of [
    "they say it will rain on Saturday, put indoor things there",
    "il sabato dicono pioggia",
  ]) {
    const { conversation, before } = await planned();
    const answer = await conversation.say(message);
    const [old, now] = [stopsOf(before), stopsOf(answer)];
    assert.deepEqual([now[0], now[2]], [old[0], old[2]], answer.message);
    const open = [
      "nyhavn",
      "kings-garden",
      "botanical-garden",
      "christianshavn-canal",
      "queen-louises-bridge",
    ];
    assert.deepEqual(
      now[1]!.filter((id) => open.includes(id)),
      [],
      answer.message,
    );
  }
});

test("a place that was found comes in on the day that is said", async () => {
  const { conversation } = await planned();
  const { listings } = await conversation.say("flea markets or shopping streets");
  const answer = await conversation.say("put the first one in on Saturday afternoon");
  assert.ok(stopsOf(answer)[1]!.includes(listings[0]!.id), answer.message);
});

test("all that was found is in a plan with those", async () => {
  const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
  const { listings } = await conversation.say("castles");
  const stops = stopsOf(await conversation.say("plan two days with those")).flat();
  for (const { id } of listings.slice(0, 3)) assert.ok(stops.includes(id), id);
});

test("a plan with all of it has the first of each list", async () => {
  const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
  const [bath] = (await conversation.say("swimming in the harbour")).listings;
  const [museum] = (await conversation.say("a design museum")).listings;
  const stops = stopsOf(await conversation.say("put it all in a plan for Friday")).flat();
  assert.ok(stops.includes(bath!.id) && stops.includes(museum!.id), stops.join(" "));
});

test("a stop is swapped for what the plan has not, and taken out for something of another kind", async () => {
  const { conversation } = await planned();
  const { message } = await conversation.say(
    "day 1 looks like a lot of walking, can you swap something for the library",
  );
  assert.match(message, /The Black Diamond/);
  const { message: other } = await conversation.say("take the church out and put something else there");
  assert.match(other, / instead of /);
});

test("what the house is asked beside a plan changes nothing of it, whatever else its words may mean", async () => {
  const asked = {
    fr: "Dernière question, il y a un micro-ondes quelque part dans l'hôtel ?",
    it: "Si può aggiungere un letto in camera? solo una notte",
  };
  for (const message of Object.values(asked)) {
    const { conversation } = await planned(1);
    const { understanding, itinerary } = await conversation.say(message);
    assert.deepEqual([understanding?.intent, itinerary ?? null], ["about_house", null], message);
  }
});

test("a day is one day, however it is asked for", async () => {
  for (const message of ["make us a day", "plan a day", "hazme un día", "planlæg en dag"]) {
    const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
    assert.equal((await conversation.say(message)).itinerary?.days.length, 1, message);
  }
});

test("where one day is called off, only that day is empty", async () => {
  for (const message of [
    "cancel everything on Saturday",
    "alors samedi Louisiana, toute la journée, et on annule le reste de samedi",
  ]) {
    const { conversation, before } = await planned();
    const answer = await conversation.say(message);
    const [old, now] = [stopsOf(before), stopsOf(answer)];
    assert.deepEqual([now[0], now[1], now[2]], [old[0], [], old[2]], answer.message);
  }
});

const oneMore = {
  en: "add a third day, more nature",
  de: "füg einen dritten Tag hinzu, mehr Natur",
  fr: "ajoutez une troisième journée, plutôt nature",
  es: "añade un tercer día",
};

for (const [language, message] of Object.entries(oneMore))
  test(`the day after the last of a plan is added when something is to come in on it (${language})`, async () => {
    const { conversation, before } = await planned(2);
    const days = stopsOf(await conversation.say(message));
    assert.equal(days.length, 3);
    assert.deepEqual(days.slice(0, 2), stopsOf(before));
    assert.ok(days[2]!.length > 0);
  });

test("whether it will rain is asked of the weather and changes no plan, but what if it does changes it", async () => {
  for (const message of [
    "will it rain on Friday?",
    "¿Va a llover el viernes?",
    "meinst du es regnet am Freitag?",
  ]) {
    const { conversation } = await planned();
    const { understanding, itinerary } = await conversation.say(message);
    assert.equal(understanding?.intent, "about_weather", message);
    assert.ok(!itinerary, message);
  }
  const { conversation, before } = await planned();
  assert.notDeepEqual(stopsOf(await conversation.say("what if it rains on Friday?")), stopsOf(before));
});

const freeAfternoons = {
  en: "keep the afternoon free that day",
  de: "halt den Nachmittag an dem Tag frei",
  fr: "laissez l'après-midi libre ce jour-là",
  es: "deja la tarde libre ese día",
  it: "tieni libero il pomeriggio quel giorno",
  pt: "deixa a tarde livre nesse dia",
  zh: "那天下午空一个下午",
};

for (const [lang, message] of Object.entries(freeAfternoons))
  test(`an afternoon of the day that was spoken of is kept free, and nothing else of it, in ${lang}`, async () => {
    const { conversation, before } = await planned();
    await conversation.say("what's on Sunday?");
    const days = stopsOf(await conversation.say(message));
    assert.deepEqual(days.slice(0, 2), stopsOf(before).slice(0, 2));
    assert.ok(days[2]!.length > 0 && days[2]!.length < stopsOf(before)[2]!.length);
    assert.equal(days[2]![0], stopsOf(before)[2]![0]);
  });
