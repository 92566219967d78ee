import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = (lang?: string) => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });

/** Whether tomorrow, an ordinary Thursday, is a holiday; the same of 25 December; what is open then, said of the plan. */
const questions: Record<string, readonly [tomorrow: string, christmas: string, name: RegExp]> = {
  en: ["is tomorrow a public holiday?", "is Friday a holiday?? will those places be open", /Christmas Day/],
  da: ["er det helligdag i morgen?", "er fredag helligdag, er der åbent?", /1\. juledag/],
  de: ["ist morgen Feiertag?", "Freitag ist ja Feiertag, hat dann alles zu?", /1\. Weihnachtstag/],
  fr: ["est-ce que demain est férié ?", "vendredi c'est férié, est-ce que tout sera ouvert ?", /Noël/],
  es: ["¿mañana es festivo?", "el viernes dicen que es fiesta aquí, está todo cerrado o qué?", /Navidad/],
  it: ["domani è festa?", "venerdì è un giorno festivo, è tutto chiuso?", /Natale/],
  pt: ["amanhã é feriado?", "sexta-feira é feriado, está tudo fechado?", /Natal/],
  nl: ["is het morgen een feestdag?", "vrijdag is een feestdag, is alles dan dicht?", /Eerste kerstdag/],
  ja: ["明日は祝日ですか", "金曜日は祝日だと聞きましたが、お店は閉まっているのでしょうか", /クリスマス/],
  zh: ["明天是公共假期吗？", "周五是公共假期吗？都关门吗？", /圣诞节/],
  ko: ["내일 공휴일이에요?", "금요일은 공휴일인가요? 다 닫나요?", /크리스마스/],
  ar: ["هل غداً عطلة رسمية؟", "هل الجمعة عطلة رسمية؟ هل كل شيء مغلق؟", /عيد الميلاد/],
};

test("whether a day is a public holiday where the house is, is told with its name, and what of the plan is known to be open then, in every language", async () => {
  for (const [lang, [tomorrow, friday, name]] of Object.entries(questions)) {
    const none = await talk(lang).say(tomorrow);
    assert.equal(none.understanding?.intent, "about_holiday", lang);
    assert.match(none.message, /19/, lang);
    assert.doesNotMatch(none.message, name, lang);
    const conversation = talk(lang);
    const { itinerary } = await conversation.plan({ durationDays: 3, startDate: "2026-12-24" });
    const { message } = await conversation.say(friday);
    assert.match(message, name, `${lang}: ${message}`);
    for (const { placeName } of itinerary!.days[1]!.activities)
      assert.ok(message.includes(placeName), `${lang}: ${placeName}`);
    assert.ok(!message.includes(itinerary!.days[0]!.activities[0]!.placeName), lang);
  }
});

test("holidays of the plan's days, else of the coming week, are told where no day is named", async () => {
  const conversation = talk();
  assert.match(
    (await conversation.say("Are there any public holidays while we are here?")).message,
    /^No public holiday here: 18\D+24 Nov/,
  );
  await conversation.plan({ durationDays: 4, startDate: "2026-12-23" });
  const { message } = await conversation.say("are there any public holidays then?");
  assert.match(message, /^Public holiday here: .*25 Dec.*\(Christmas Day\) and .*26 Dec.*\(Boxing Day\)\./);
});

test("a day right before the question is the one that is asked about, and the weather is none", async () => {
  for (const [message, intent] of [
    ["demain est-il férié ?", "about_holiday"],
    ["lundi est-il férié ?", "about_holiday"],
    ["demain il fera beau ?", "about_weather"],
  ])
    assert.equal((await talk("fr").say(message!)).understanding?.intent, intent, message);
});

test("a holiday that is only told of, or a place's hours on one, is no question for the calendar", async () => {
  const conversation = talk();
  assert.equal((await conversation.say("plan us a holiday of 2 days?")).understanding?.intent, "plan_trip");
  const { understanding } = await conversation.say("is Tivoli open on public holidays?");
  assert.equal(understanding?.intent, "about_place");
});

test("a holiday that somebody spoke of is no remark beside the question, and who looks for something on one is told of no day", async () => {
  const guest = talk("en");
  await guest.say("a quiet café");
  const told = await guest.say("is everything closed tomorrow? colleague said it's some kind of holiday");
  assert.equal(told.understanding?.intent, "about_holiday", told.message);
  const feriado = talk("es");
  await feriado.say("¿qué hay en Tivoli?");
  assert.equal(
    (await feriado.say("¿y el jueves con el feriado es igual?")).understanding?.intent,
    "about_holiday",
  );
  const tube = await talk("en").say("my inner tube burst, where can I get a spare on a bank holiday?");
  assert.notEqual(tube.understanding?.intent, "about_holiday", tube.message);
});

test("what is open on a holiday that is named is asked of the plan right after it, whatever kinds are named", async () => {
  for (const [lang, question] of [
    ["en", "Friday is Christmas Day, are the shops in it open?"],
    ["da", "Er butikkerne overhovedet åbne fredag, når det er juledag?"],
    ["de", "Freitag ist ja Weihnachten – haben die Sachen da auf?"],
    ["ar", "الجمعة عندكم عطلة، هل الأماكن اللي في البرنامج مفتوحة؟"],
  ] as const) {
    const conversation = talk(lang);
    await conversation.plan({ durationDays: 3, startDate: "2026-12-24" });
    const { understanding, message } = await conversation.say(question);
    assert.equal(understanding?.intent, "about_holiday", message);
  }
});

test("a holiday beside a question to the house, or of a place that was found, leaves it what it is", async () => {
  for (const [lang, question] of [
    ["en", "is breakfast served tomorrow even though it's a public holiday?"],
    ["da", "er her morgenmad i morgen selvom det er helligdag og hvad tid"],
  ] as const)
    assert.equal((await talk(lang).say(question)).understanding?.intent, "about_house", question);
  const rental = talk("nl");
  await rental.say("waar kan ik fietsen huren");
  const { understanding } = await rental.say("is dat morgen met de feestdag ook open?");
  assert.deepEqual([understanding?.intent, understanding?.asked], ["about_place", ["hours"]]);
});

test("whether everything is open on the holiday is asked of the plan, whoever spoke of it at breakfast", async () => {
  const conversation = talk();
  await conversation.plan({ durationDays: 2 });
  const { understanding } = await conversation.say(
    "Is everything actually open tomorrow? Someone at breakfast mentioned a public holiday",
  );
  assert.equal(understanding?.intent, "about_holiday");
});

test("a word for a holiday is understood in a search, and buses on one are none of the opening hours", async () => {
  for (const [lang, message] of [
    ["de", "wo finde ich morgen einen Supermarkt, der offen ist wegen Feiertag?"],
    ["ja", "明日は祝日ですが、果物を買えるスーパーは開いていますか。"],
  ] as const)
    assert.doesNotMatch((await talk(lang).say(message)).message, /[„「]/u, message);
  const { understanding } = await talk("de").say("Fährt die Metro morgen am Feiertag genauso oft?");
  assert.notEqual(understanding?.intent, "about_holiday");
});
