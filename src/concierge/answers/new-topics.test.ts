import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import { spokenLanguages } from "../../languages/registry.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = (lang?: string) => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });

/** After a place was told of: the house's wifi, the way to the airport, tomorrow's weather. */
const topics: Record<string, readonly [wifi: string, airport: string, weather: string]> = {
  en: ["wifi password?", "how do I get to the airport?", "will it rain tomorrow?"],
  da: ["wifi kode?", "hvordan kommer jeg til lufthavnen?", "hvordan bliver vejret i morgen?"],
  de: ["WLAN Passwort?", "wie komme ich zum Flughafen?", "wie wird das Wetter morgen?"],
  fr: ["le code wifi ?", "comment aller à l'aéroport ?", "quel temps fera-t-il demain ?"],
  es: ["¿contraseña del wifi?", "¿cómo llego al aeropuerto?", "¿qué tiempo hará mañana?"],
  it: ["password wifi?", "come arrivo all'aeroporto?", "che tempo farà domani?"],
  pt: ["senha do wifi?", "como vou para o aeroporto?", "vai chover amanhã?"],
  nl: ["wifi wachtwoord?", "hoe kom ik op het vliegveld?", "wat voor weer wordt het morgen?"],
  ja: ["wifiのパスワードは？", "空港へはどう行きますか？", "明日の天気は？"],
  zh: ["wifi密码是什么？", "怎么去机场？", "明天天气怎么样？"],
  ko: ["와이파이 비밀번호?", "공항에 어떻게 가요?", "내일 날씨 어때요?"],
  ar: ["باسورد الواي فاي؟", "كيف أصل إلى المطار؟", "كيف سيكون الطقس غدا؟"],
};

test("a new topic is none of the last place's, in every language", async () => {
  for (const [lang, [wifi, airport, weather]] of Object.entries(topics)) {
    const conversation = talk(lang);
    await conversation.say("Tivoli");
    const intents = [];
    for (const message of [wifi, airport, weather])
      intents.push((await conversation.say(message)).understanding?.intent);
    assert.deepEqual(intents, ["about_house", "about_house", "about_weather"], lang);
  }
});

test("cash, the water and tips are of the country and fares of no place, after a place as well, which stays spoken of", async () => {
  const asked: Record<string, readonly [ofCountry: readonly string[], fare: string, ofPlace: string]> = {
    en: [
      ["do I need cash?", "is the tap water good?", "do I need to tip?"],
      "what does the metro cost?",
      "is it expensive?",
    ],
    da: [
      ["skal jeg bruge kontanter?", "kan man drikke vandet fra hanen?"],
      "hvad koster metroen?",
      "er det dyrt?",
    ],
    de: [["brauche ich Bargeld?", "gibt man hier Trinkgeld?"], "was kostet die Metro?", "ist es teuer?"],
    fr: [
      ["faut-il du liquide ?", "on peut boire l'eau du robinet ?"],
      "combien coûte le métro ?",
      "combien ça coûte ?",
    ],
    it: [["mi servono contanti?", "si lascia la mancia?"], "quanto costa la metro?", "quanto costa?"],
    pt: [["é preciso dar gorjeta?"], "quanto custa o metro?", "quanto custa a entrada?"],
    nl: [["heb ik contant geld nodig?", "moet je hier fooi geven?"], "wat kost de metro?", "wat kost het?"],
    ja: [["現金は必要ですか？", "チップは必要ですか？"], "地下鉄はいくらですか？", "入場料はいくらですか？"],
    zh: [["需要带现金吗？", "自来水可以喝吗？"], "地铁多少钱？", "门票多少钱？"],
    ko: [["현금이 필요한가요?", "팁을 줘야 하나요?"], "지하철 요금이 얼마예요?", "입장료가 얼마예요?"],
    ar: [["هل ماء الصنبور صالح للشرب؟", "هل يجب دفع بقشيش؟"], "كم سعر المترو؟", "كم سعر الدخول؟"],
  };
  const wrong = [];
  for (const [lang, [ofCountry, fare, ofPlace]] of Object.entries(asked)) {
    const conversation = talk(lang);
    for (const message of ofCountry) {
      await conversation.say("Tivoli");
      const { understanding, listings } = await conversation.say(message);
      if (understanding?.intent !== "about_house" || listings.length > 0) wrong.push(message);
    }
    await conversation.say("Tivoli");
    if ((await conversation.say(fare)).listings.length > 0) wrong.push(fare);
    if ((await conversation.say(ofPlace)).listings[0]?.id !== "tivoli-gardens") wrong.push(ofPlace);
  }
  assert.deepEqual(wrong, []);
});

test("buses and the airport are the desk's, with its contacts and the stations, unless the host tells of them", async () => {
  const { message, listings } = await talk().say("how do I get to the airport?");
  assert.match(message, /^I know no bus and train times; the people at the desk do\. .* The desk: \+45/);
  assert.ok(listings.length > 0 && listings.every(({ category = "" }) => /station/i.test(category)));
});

test("how far it is, is told with minutes on foot, from the house or another place, and to an area", async () => {
  const conversation = talk();
  await conversation.say("museums in Nørrebro");
  assert.match((await conversation.say("how far is it?")).message, / away, about .* on foot/);
  assert.match(
    (await conversation.say("how do I get to Tivoli?")).message,
    /^Tivoli Gardens: 1\.5 km away, about 25 mins on foot\. .*Address/,
  );
  assert.match((await conversation.say("by bike?")).message, /about 10 mins by bike/);
  assert.match(
    (await conversation.say("how far is Nyhavn from Tivoli?")).message,
    /^Nyhavn – Tivoli Gardens: 1\.6 km/,
  );
  assert.match((await conversation.say("how far is it to Nørrebro?")).message, /^Nørrebro: 3\.\d km away/);
  assert.match(
    (await conversation.say("which bus goes to Tivoli?")).message,
    /I know no bus and train times/,
  );
});

test("of two questions about a place the one that cannot be answered is named", async () => {
  const conversation = talk();
  await conversation.say("museums");
  const { message } = await conversation.say("is it open on Sunday and how much is it?");
  assert.match(message, /: Moderate\. Hours not known\. Danish Architecture Center: Yes, open .*Moderate\./);
});

test("the weather is told with when it was foretold, for the day that is asked about", async () => {
  const at = (hour: number) => Date.parse(`2026-11-19T${String(hour).padStart(2, "0")}:00:00+01:00`);
  const steps = Array.from({ length: 24 }, (_, hour) => ({
    at: at(hour),
    temperature: hour / 2,
    rain: { millimetres: 0.5, hours: 1 },
  }));
  const forecast = { madeAt: Date.parse("2026-11-18T12:00:00+01:00"), steps };
  const foreseeing = await openTestConcierge({ forecasts: { at: () => forecast } });
  await foreseeing.addSample();
  const conversation = foreseeing.talk({ orgId: "demo" }, { profileId: "harbour-house" });
  const { message } = await conversation.say("will it rain tomorrow?");
  assert.match(message, /^Tomorrow: up to 12°C, 12 mm of rain \(forecast of 12:00\)\.$/);
  assert.match(
    (await conversation.say("what is the weather today?")).message,
    /^I have no weather forecast\./,
  );
});

test("a question to the house beside a search is answered as well, in every language", async () => {
  const both: Record<string, string> = {
    en: "What time is breakfast and where is a bar?",
    da: "Hvornår er der morgenmad? Og hvor er der en bar?",
    de: "Wann gibt es Frühstück und wo gibt es eine Bar?",
    fr: "À quelle heure est le petit déjeuner et où trouver un bar ?",
    es: "¿A qué hora es el desayuno y dónde hay un bar?",
    it: "A che ora è la colazione e dove trovo un bar?",
    pt: "A que horas é o pequeno almoço e onde há um bar?",
    nl: "Hoe laat is het ontbijt en waar is een bar?",
    ja: "朝食は何時ですか？近くにバーはありますか？",
    zh: "早餐几点？附近有酒吧吗？",
    ko: "조식은 몇 시인가요? 근처에 바가 있나요?",
    ar: "متى يكون الإفطار؟ أين أجد بارا؟",
  };
  for (const [lang, question] of Object.entries(both)) {
    const { message, listings } = await talk(lang).say(question);
    assert.match(message, /7([:.h]00| h|時|시)/, `${lang}: ${message}`);
    assert.ok(listings.length > 0, `${lang}: ${message}`);
  }
});

test("what is wished of a place is no question to the house", async () => {
  const { message } = await talk().say("a café with wifi and parking");
  assert.doesNotMatch(message, /key card/);
});

test("what a place costs is told in the guest's language, whatever the catalogue has", async () => {
  const conversation = talk("fr");
  await conversation.say("Geranium");
  assert.match((await conversation.say("c'est combien ?")).message, /: Très cher\. Je ne connais ni/);
});

test("animals that are loved are none that cost much", async () => {
  const { understanding } = await talk("da").say("børnene elsker dyr");
  assert.deepEqual([understanding?.categories, understanding?.priceLevel], [["zoo"], []]);
});

test("after a passport was lost, who asks for the embassy is told of no police station", async () => {
  for (const [lang, lost, embassy] of [
    ["fr", "je trouve plus mon passeport", "l'ambassade de France c'est loin ? ils ouvrent demain ?"],
    ["en", "I lost my passport", "is the embassy far? are they open tomorrow?"],
  ] as const) {
    const guest = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
    await guest.say(lost);
    const { message, listings } = await guest.say(embassy);
    assert.deepEqual(listings, [], message);
    assert.ok(message.startsWith(spokenLanguages[lang]!.phrases.desk.emergency.embassy), message);
  }
});
