import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
await concierge.addSample();

async function planned(plan: string, lang = "en") {
  const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
  const { itinerary } = await conversation.say(plan);
  assert.ok(itinerary, plan);
  return { conversation, days: itinerary.days };
}

test("why a stop is where it is, is answered with what speaks for it, never with the timetable", async () => {
  const { conversation, days } = await planned("plan two days with a castle");
  const castles = days
    .flatMap(({ activities }) => activities)
    .filter(({ listing }) => /castle/i.test(listing?.category ?? ""));
  const { message } = await conversation.say("why is the castle on that day?");
  assert.ok(
    castles.some(({ placeName }) => message.startsWith(`${placeName} is on day `)),
    message,
  );
  assert.match(message, /I order stops by when they are open/);
});

test("why the plan is as it is, is answered in every language with what it goes by", async () => {
  const asked: Record<string, readonly [plan: string, why: string]> = {
    en: ["plan two days", "why is it so full?"],
    de: ["plane zwei Tage", "Warum ist das so voll?"],
    fr: ["planifie deux jours", "Pourquoi c'est si plein ?"],
    es: ["planea dos días", "¿por qué está tan lleno?"],
    it: ["un programma di due giorni", "perché è così pieno?"],
    ja: ["2日間のプランを作って", "なぜこの順番ですか？"],
    zh: ["安排两天的行程", "为什么这样安排？"],
  };
  for (const [lang, [plan, why]] of Object.entries(asked)) {
    const { conversation } = await planned(plan, lang);
    const { understanding, itinerary, message } = await conversation.say(why);
    assert.equal(understanding?.intent, "explain_plan", lang);
    assert.ok(itinerary && !/\d:\d\d/.test(message), message);
  }
});

test("who asks why something that nobody knows is missing is told so", async () => {
  const { conversation } = await planned("plan two days");
  assert.match((await conversation.say("why is there no Zorgburg?")).message, /^I do not know Zorgburg/);
});

test("the way asked of one stop is that from the stop before it", async () => {
  const { conversation, days } = await planned("plan a day tomorrow");
  const { activities } = days[0]!;
  const lunch = activities.findIndex(({ activityType }) => activityType === "lunch");
  const { message } = await conversation.say("how far is the lunch place from the stop before?");
  assert.ok(
    message.startsWith(`${activities[lunch - 1]!.placeName} – ${activities[lunch]!.placeName}: `),
    message,
  );
});

test("the way that is asked of after a meal is that to the stop behind it", async () => {
  const { conversation, days } = await planned("plan two days");
  const stops = days[0]!.activities;
  const lunch = stops.findIndex(({ activityType }) => activityType === "lunch");
  const { message } = await conversation.say("how far is the walk after lunch?");
  assert.ok(message.startsWith(`${stops[lunch]!.placeName} – ${stops[lunch + 1]!.placeName}: `), message);
});

test("how far a day is on foot is told with its date and kilometres", async () => {
  const { conversation } = await planned("plan thursday and friday");
  const { message } = await conversation.say("how much walking is that on friday?");
  assert.match(message, /^Fri, Nov 20: .*\(\d+(\.\d+)? km\)/);
});

test("when to leave the hotel is told by the first stop and the way there", async () => {
  const { conversation, days } = await planned("un programma per venerdì e sabato", "it");
  const { message } = await conversation.say("A che ora dobbiamo uscire dall'hotel sabato?");
  const first = days[1]!.activities[0]!;
  assert.match(message, /^Il giorno 2 comincia alle /);
  assert.ok(message.includes(`${first.placeName}: `), message);
});

test("what all of a plan costs is told stop by stop", async () => {
  const { conversation } = await planned("un plan para el sábado", "es");
  assert.match(
    (await conversation.say("¿cuánto nos va a costar todo?")).message,
    /: (Gratis|Económico|Precio medio)\./,
  );
});

test("a stay until a day that is named begins today, and one from tomorrow with that", async () => {
  const until = await planned("on est là jusqu'à samedi, un programme", "fr");
  const days = until.days.length;
  assert.ok(days > 1, String(days));
  const from = await planned("tenemos 4 días, de mañana al domingo, un plan", "es");
  assert.equal(from.days.length, 4);
});

test("an everyday word beside what a plan is made of is passed over, a word that may be a wish is not", async () => {
  const asked = (message: string) =>
    concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" }).say(message);
  const rushing = await asked("plan two days, we like art, not too much rushing");
  assert.doesNotMatch(rushing.message, /I did not understand/);
  assert.match((await asked("plan two days with zorbling")).message, /I did not understand “zorbling”/);
});

/** A plan, and a question about a day of it beside a change or an address: the change is of that day. */
const twofold: Readonly<Record<string, readonly [plan: string, question: string]>> = {
  en: ["plan 3 days", "How far do we walk on day 2? And please put a rest in after lunch."],
  de: ["plan 3 Tage", "Wie weit laufen wir an Tag 2? Und bitte nach dem Mittagessen eine Pause einbauen."],
  fr: ["planifie 3 jours", "Combien de kilomètres le jour 2 ? Et ajoute une pause l'après-midi"],
  ja: ["3日間のプランを作って", "二日目はどのくらい歩くことになりますか?休憩を入れてもらえますか。"],
};

test("a question about a day of the plan is answered beside the change of that day", async () => {
  for (const [lang, [plan, question]] of Object.entries(twofold)) {
    const { conversation, days } = await planned(plan, lang);
    const { message, itinerary, understanding } = await conversation.say(question);
    assert.equal(understanding?.intent, "edit_plan", message);
    assert.match(message, /km/, message);
    const stops = (all: typeof days) => all.map(({ activities }) => activities.map(({ placeId }) => placeId));
    const [before, after] = [stops(days), stops(itinerary!.days)];
    assert.deepEqual([after[0], after[2]], [before[0], before[2]], message);
  }
});

test("who wants the plan shown and mailed gets both, and where a meal is beside an address", async () => {
  for (const [lang, plan, both, shown] of [
    ["en", "plan 2 days", "can you show me the whole thing again and email it to my husband? a@b.example", 2],
    ["de", "plan 2 Tage", "Zeig mir den ganzen Plan nochmal und schick ihn an a@b.example", 2],
    ["pt", "planeja 2 dias", "Envie para a@b.example, se faz favor, e diga-me onde almoçamos no dia 2.", 0],
    ["zh", "安排2天行程", "再给我看一遍行程,然后发到 a@b.example", 2],
  ] as const) {
    const { conversation, days } = await planned(plan, lang);
    const { message } = await conversation.say(both);
    for (const { activities } of days.slice(0, shown))
      assert.ok(message.includes(activities[0]!.placeName), message);
    assert.match(message, /a@b\.example/, message);
  }
});

test("the whole plan is shown before anything is booked, what has to be booked is told by where, and prices with what is not known of them", async () => {
  for (const [lang, plan, show, booked, price] of [
    [
      "en",
      "plan 2 days",
      "show me the whole plan before we book anything",
      "is there anything in the plan we have to book in advance?",
      "what does it all cost, with reductions?",
    ],
    [
      "pt",
      "planeja 2 dias",
      "Mostra-me o plano todo mais uma vez antes de começarmos a reservar coisas.",
      "o que temos de reservar do plano?",
      "quanto custa tudo?",
    ],
    [
      "fr",
      "planifie 2 jours",
      "remontre-moi le programme complet avant de réserver",
      "qu'est-ce qu'il faut réserver du programme ?",
      "à combien reviennent les entrées le jour 1 ?",
    ],
  ] as const) {
    const { conversation, days } = await planned(plan, lang);
    const whole = await conversation.say(show);
    assert.ok(whole.message.includes(days[1]!.activities[0]!.placeName), whole.message);
    const ways = await conversation.say(booked);
    assert.match(ways.message, /https?:\/\//, ways.message);
    const prices = await conversation.say(price);
    assert.match(prices.message, /exact|exatos|tarifs/, prices.message);
  }
});

test("the only place that a plan was asked to have is the one that is spoken of then", async () => {
  const { conversation } = await planned("plan one day with the Little Mermaid");
  assert.match((await conversation.say("how far is it from here?")).message, /^The Little Mermaid: /);
});
