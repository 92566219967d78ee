import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = (lang?: string) => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });

/** What a conversation may just have been about. */
const before: Readonly<Record<string, string>> = {
  "an emergency": "my husband collapsed and is not breathing",
  "a loss": "I lost my passport",
  "a complaint": "the room next door is far too loud",
  "a hospital": "where is the nearest hospital",
  "a matter of the house": "when is breakfast",
  "a place that nobody named": "is it open on friday?",
  "parts of town": "what neighbourhoods are there",
  guides: "which guides do you have",
  "a search without a result": 'a hammam called "Zorvent"',
  "a place": "tell me about the Round Tower",
  "a list": "cheap bars open now",
  "a plan that was offered": "less walking please",
};

/** What may be said at any time, and what it is for. */
const messages: readonly (readonly [message: string, intents: RegExp])[] = [
  ["a nice café close by please", /^find_places$|^refine$/],
  ["where can I eat vegan tonight", /^find_places$|^refine$/],
  ["any museums you would recommend?", /^find_places$|^refine$/],
  ["whats the wifi password", /^about_house$/],
  ["when do we have to check out", /^about_house$/],
  ["thank you so much, very kind", /^small_talk$/],
  ["ok bye, have a good one", /^small_talk$/],
  ["tell me a joke", /^out_of_scope$|^small_talk$/],
  ["how late is Tivoli open today", /^about_place$/],
  ["can I talk to a real person", /^human$/],
  ["our shower is broken", /^complaint$/],
  ["plan me two days in the city", /^plan_trip$/],
];

for (const [state, first] of Object.entries(before))
  test(`after ${state} whatever else is said is answered as if it came first`, async () => {
    const wrong = [];
    for (const [message, intents] of messages) {
      const conversation = talk();
      await conversation.say(first);
      const { understanding } = await conversation.say(message);
      if (!intents.test(understanding!.intent)) wrong.push(`${message}: ${understanding!.intent}`);
    }
    assert.deepEqual(wrong, []);
  });

test("a plan that was offered is made on a yes alone, and forgotten by whatever else is said", async () => {
  const conversation = talk();
  const offer = "There is no plan yet. Shall I make one?";
  assert.equal((await conversation.say("Less walking, please")).message, offer);
  assert.match((await conversation.say("what's the wifi password")).message, /^Wi-Fi is free/);
  assert.equal((await conversation.say("yes")).itinerary, null);
});

test("how far something is on foot is no change of a plan where there is none", async () => {
  const conversation = talk();
  await conversation.say("somewhere cheap to eat now");
  const { understanding, message } = await conversation.say("the first one, how far on foot with a bad knee");
  assert.equal(understanding?.intent, "about_place");
  assert.match(message, /on foot/);
});

/** A matter of the house, and what more is asked of it. */
const ofHouse: Readonly<Record<string, readonly [first: string, ...more: string[]]>> = {
  ar: ["هل الفطور مشمول؟", "حتى متى يوم الأحد؟", "وكم للأطفال؟"],
  da: ["er morgenmaden inkluderet?", "hvor længe om søndagen?", "og for børn?"],
  de: ["habt ihr eine sauna", "bis wann abends?", "und für kinder?"],
  en: ["breakfast included?", "till when on saturday", "and for kids?"],
  es: ["¿tienen sauna?", "¿a qué hora abre?", "¿y para los niños?"],
  fr: ["vous avez une salle de sport ?", "ouverte la nuit ?", "et pour les enfants ?"],
  it: ["la colazione è inclusa?", "fino a che ora la domenica?", "e per i bambini?"],
  ja: ["サウナはありますか", "何時からですか", "料金は?"],
  ko: ["조식 포함인가요?", "일요일은 몇 시까지예요?", "아이는요?"],
  nl: ["hebben jullie een sauna?", "hoe laat gaat die open", "wat kost dat?"],
  pt: ["o café da manhã está incluído?", "até que horas no domingo?", "e para crianças?"],
  zh: ["含早餐吗", "周日到几点?", "小孩呢?"],
};

test("what more is asked of a matter of the house stays with it, in every language", async () => {
  for (const [lang, [first, ...more]] of Object.entries(ofHouse)) {
    const conversation = talk(lang);
    const { matters } = (await conversation.say(first)).understanding!;
    for (const message of more) {
      const { intent, matters: then } = (await conversation.say(message)).understanding!;
      assert.deepEqual([intent, then], ["about_house", matters], message);
    }
  }
});

test("what else is looked for after a matter of the house is looked for in the city", async () => {
  for (const message of ["and museums?", "and lunch on Sunday?", "what can we do on Saturday?"]) {
    const conversation = talk();
    await conversation.say("when is breakfast");
    assert.equal((await conversation.say(message)).understanding?.intent, "find_places", message);
  }
});

/** After wine bars: that it is not needed any more, praise, and whether a program answers. */
const kind: Readonly<Record<string, readonly [never: string, praise: string, robot: string]>> = {
  ar: ["لا عليك، وجدته في حقيبتي", "أنتم رائعون", "هل أنت روبوت؟"],
  da: ["glem det, den lå i min taske", "I er simpelthen de bedste", "er du en robot?"],
  de: ["hat sich erledigt, war im Kofferraum", "ihr seid echt die besten", "bist du ein roboter?"],
  en: ["never mind, it was in my bag", "you lot are brilliant", "are you a robot?"],
  es: ["déjalo, ya lo encontré en el bolso", "sois los mejores", "¿eres un robot?"],
  fr: ["laissez tomber, je l'ai retrouvé", "vous êtes vraiment au top", "t'es un robot ?"],
  it: ["lascia stare, l'ho ritrovato nella borsa", "siete i migliori", "sei un robot?"],
  ja: ["見つかりました", "最高ですね", "あなたはロボットですか?"],
  ko: ["찾았어요", "최고예요!", "로봇이에요?"],
  nl: ["laat maar, hij zat gewoon in mijn tas", "jullie zijn toppers", "ben je een robot?"],
  pt: ["deixa pra lá, achei na bolsa", "vocês são demais", "você é um robô?"],
  zh: ["没事了,找到了", "你们太棒了", "你是机器人吗?"],
};

test("good news and praise get a kind word after a list, and who asks is told that a program answers", async () => {
  for (const [lang, said] of Object.entries(kind)) {
    const conversation = talk(lang);
    await conversation.say({ en: "wine bars tonight", de: "weinbars heute abend" }[lang] ?? "bar");
    const intents = [];
    for (const message of said) {
      const { understanding, listings } = await conversation.say(message);
      intents.push(listings.length === 0 && understanding?.intent);
    }
    assert.deepEqual(intents, ["small_talk", "small_talk", "human"], lang);
  }
});

test("who asks for no children is not told what is good with them", async () => {
  for (const message of ["a restaurant tonight, no kids please", "ein Restaurant heute, ohne Kinder"])
    assert.doesNotMatch((await talk().say(message)).message, /good with children|gut mit Kindern/, message);
});

test("how to get away, what a taxi costs and how to stay longer is asked of the house, whatever was told of before", async () => {
  for (const [lang, ...messages] of [
    [
      "en",
      "cheapest way to the airport from here, not taxi",
      "how much is a taxi to the airport?",
      "we will have to stay some days longer, who do I talk to?",
    ],
    ["de", "Wie komme ich am billigsten zum Flughafen, ohne Taxi?", "Was kostet ein Taxi ungefähr?"],
    [
      "es",
      "¿a qué hora tengo que salir para el vuelo de las 7?",
      "tendremos que quedarnos algún día más. ¿Con quién hablo de eso?",
    ],
    ["fr", "mon avion part vendredi à 7h, à quelle heure faut-il partir et comment aller à l'aéroport ?"],
    [
      "it",
      "riparto venerdì mattina, volo alle 6.40. A che ora devo uscire?",
      "quanto costa il taxi per l'aeroporto?",
    ],
    ["pt", "quanto fica um táxi até ao aeroporto?"],
    ["ja", "空港まで一番安い行き方は？タクシー以外で"],
    ["ko", "공항까지 제일 싸게 가는 방법이 뭐예요? 택시 말고요"],
    ["ar", "كم التاكسي للمطار تقريبا من عندكم؟"],
  ] as const)
    for (const message of messages) {
      const conversation = talk(lang);
      await conversation.say({ en: "a café nearby", de: "ein Café" }[lang as string] ?? "bar");
      assert.equal((await conversation.say(message)).understanding?.intent, "about_house", message);
    }
});

test("ordinary words are none of a name or a kind that they sound like or have in them", async () => {
  const metro = await talk("ko").say("지하철이 나아요?");
  assert.equal(metro.understanding?.placeId, undefined, metro.message);
  const on = await talk("da").say("Er der en bar i nærheden, hvor vi kan fortsætte?");
  assert.deepEqual(on.understanding?.categories, ["bar"]);
  const dinner = await talk("ar").say("بارك الله فيكم. هل يمكن أن يقدموا لنا العشاء في الغرفة الليلة؟");
  assert.deepEqual(dinner.understanding?.matters, ["room_service"]);
});
