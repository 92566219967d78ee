import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import { spokenLanguages } from "../../languages/registry.ts";

const codes = Object.keys(spokenLanguages);
const factIn = (code: string) => `Fact in ${code}.`;
const contact = { email: "desk@inn.example", phone: "+45 00 11 22 33" };
const inn = { kind: "host", name: "Inn", languageCodes: codes, uiConfig: { contact } };

const concierge = await openTestConcierge();
await concierge.addSample();
await concierge.add(
  "inns",
  [
    ...codes.map((code) => ({
      ...inn,
      id: `only-${code}`,
      houseFacts: { breakfast: { [code]: factIn(code) } },
    })),
    {
      ...inn,
      id: "all",
      houseFacts: { breakfast: Object.fromEntries(codes.map((code) => [code, factIn(code)])) },
    },
    {
      ...inn,
      id: "nordic",
      defaultLanguageCode: "da-DK",
      houseFacts: { breakfast: { da: factIn("da"), en: factIn("en"), fr: "" } },
    },
    {
      ...inn,
      id: "told",
      primaryLocation: { address: "1 Quay" },
      perks: { sections: ["Two boats"] },
      houseFacts: { breakfast: "From seven.", contact: "Dial 0." },
    },
    { ...inn, id: "silent", houseFacts: {} },
  ],
  codes,
);
const ask = async (profileId: string, message: string) =>
  (await concierge.talk({ orgId: "inns" }, { profileId }).say(message)).message;

const breakfast: Record<string, string> = {
  en: "What time is breakfast?",
  da: "Hvornår er der morgenmad?",
  de: "Wann gibt es Frühstück?",
  fr: "À quelle heure est le petit déjeuner ?",
  es: "¿A qué hora es el desayuno?",
  it: "A che ora è la colazione?",
  pt: "A que horas é o pequeno almoço?",
  nl: "Hoe laat is het ontbijt?",
  ja: "朝食は何時ですか?",
  zh: "早餐几点开始？",
  ko: "조식은 몇 시인가요?",
  ar: "متى يكون الإفطار؟",
};

for (const code of codes) {
  test(`a question in ${code} is answered with the fact in that language, else in whichever there is, said to be the house's words`, async () => {
    assert.equal(await ask("all", breakfast[code]!), factIn(code));
    const { houseSays } = spokenLanguages[code]!.phrases.desk;
    for (const other of codes.filter((one) => one !== code))
      assert.equal(await ask(`only-${other}`, breakfast[code]!), houseSays(factIn(other)));
  });

  test(`where the house says nothing, a question in ${code} is handed to the desk, and nothing is denied`, async () => {
    const { desk } = spokenLanguages[code]!.phrases;
    const { message, actions, listings } = await concierge
      .talk({ orgId: "inns" }, { profileId: "silent" })
      .say(breakfast[code]!);
    assert.ok(message.startsWith(desk.unknown), message);
    assert.ok(message.includes(contact.phone) && message.includes(contact.email), message);
    assert.deepEqual([actions.length, listings], [2, []]);
  });
}

test("where the house says nothing of breakfast, who does not ask for its hours is told of places that serve it, and that of the house nothing is known", async () => {
  const kitchen = (id: string, kind: string, keywords: string[] = []) => ({
    kind: "listing",
    id,
    name: { en: id },
    category: { en: kind },
    keywords: { en: keywords },
    geoLocation: [55.67, 12.57],
  });
  const lines = [
    { ...inn, id: "silent" },
    { ...inn, id: "telling", houseFacts: { breakfast: "From seven." } },
    kitchen("Bean", "Cafe"),
    kitchen("Loaf", "Bakery"),
    kitchen("Egg", "Restaurant", ["breakfast"]),
    kitchen("Grill", "Restaurant", ["breakfast", "lunch", "dinner"]),
  ];
  await concierge.add("mornings", lines, codes);
  const say = (profileId: string, message: string) =>
    concierge.talk({ orgId: "mornings" }, { profileId }).say(message);
  for (const message of [
    "breakfast",
    "Where can I get breakfast?",
    "Frühstück",
    "dónde desayunar",
    "où prendre le petit déjeuner ?",
    "hvor kan man spise morgenmad",
    "早餐",
  ]) {
    const { listings, message: told } = await say("silent", message);
    assert.deepEqual(listings.map(({ id }) => id).sort(), ["Bean", "Egg", "Loaf"], message);
    assert.ok(
      codes.some((code) => told.includes(spokenLanguages[code]!.phrases.desk.houseUnknown)),
      told,
    );
  }
  assert.deepEqual((await say("telling", "breakfast")).message, "From seven.");
  for (const message of ["What time is breakfast?", "Is there breakfast in the hotel?"])
    assert.deepEqual((await say("silent", message)).listings, [], message);
});

test("the host's default language goes before English where the guest's own is not there, and an empty text counts for nothing", async () => {
  for (const code of ["nl", "fr"]) assert.ok((await ask("nordic", breakfast[code]!)).endsWith(factIn("da")));
});

test("several matters are answered together, and what is not known of them is handed to the desk", async () => {
  assert.equal(
    await ask("told", "What time is breakfast and what is the hotel's phone number? hotel phone number"),
    "From seven. Dial 0.",
  );
  const mixed = await ask("told", "What time is breakfast and is there a minibar in the room?");
  assert.match(mixed, /^From seven\. I do not know the rest, .*\+45 00 11 22 33/);
});

test("a word of the room or of what is included, beside a matter of its own, is no other question", async () => {
  const messages = [
    "o pequeno-almoço está incluído?",
    "Can we have breakfast in our room, or a different room?",
  ];
  for (const message of messages)
    assert.match(await ask("told", message), /^(O hotel indica: )?From seven\.$/, message);
});

test("what the host says goes before the profile, which answers what the host does not say", async () => {
  assert.equal(await ask("told", "What is the hotel phone number?"), "Dial 0.");
  assert.match(await ask("silent", "What is the hotel phone number?"), /\+45 00 11 22 33/);
  assert.match(await ask("told", "What is the address of the hotel?"), /1 Quay/);
});

test("the sample's hotels answer each for itself, and one without a sauna's word does not deny it", async () => {
  const say = async (profileId: string, message: string) =>
    (await concierge.talk({ orgId: "demo" }, { profileId }).say(message)).message;
  assert.equal(await say("harbour-house", "When is check-out?"), "Check-out is until 11:00.");
  assert.equal(await say("lantern-court", "Wann ist Check-out?"), "Abreise ist bis 10:30 Uhr.");
  assert.match(await say("lantern-court", "Does the hotel have a sauna?"), /^I do not know that/);
});

test("after a matter of the house was asked about, what was found and what was planned still stand", async () => {
  const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
  const { listings } = await talk.say("a quiet café");
  assert.deepEqual((await talk.say("does the hotel have wifi?")).listings, []);
  const { listings: chosen } = await talk.say("the second one");
  assert.deepEqual(chosen[0]?.id, listings[1]!.id);
  await talk.say("plan three days with children");
  const before = talk.outline;
  await talk.say("what time is breakfast?");
  assert.deepEqual(talk.outline, before);
  assert.ok((await talk.say("less walking on day 2")).itinerary);
});

test("whatever is asked of the house and not known is for the desk, after a list as well", async () => {
  for (const [lang, search, message] of [
    ["en", "bars nearby", "can the hotel lend me one till tomorrow?"],
    ["de", "Bars in der Nähe", "könnt ihr mir eins bis morgen leihen?"],
    ["fr", "des bars", "vous pouvez m'en prêter un jusqu'à demain ?"],
    ["es", "bares", "¿me pueden prestar uno hasta mañana?"],
    ["it", "bar", "l'hotel me ne può prestare uno?"],
    ["nl", "bars", "kunnen jullie me er een lenen tot morgen?"],
    ["pt", "bares", "podem emprestar-me um até amanhã?"],
    ["da", "barer", "kan I låne os en til i morgen?"],
    ["ja", "バー", "明日まで一つ貸してもらえますか"],
    ["ko", "바", "내일까지 하나 빌려줄 수 있어요?"],
  ] as const) {
    const guest = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
    await guest.say(search);
    const answer = await guest.say(message);
    assert.ok(answer.message.startsWith(spokenLanguages[lang]!.phrases.desk.unknown), answer.message);
    assert.deepEqual(answer.listings, [], message);
  }
});

test("umbrellas, the last morning and the door at night are matters of the house in other words as well", async () => {
  const say = async (message: string) =>
    (await concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" }).say(message)).understanding
      ?.matters;
  for (const message of [
    "do you have umbrellas?",
    "¿Y paraguas tenéis en el hotel?",
    "傘って借りれますか",
    "hebben jullie een paraplu?",
  ])
    assert.deepEqual(await say(message), ["umbrella"], message);
  for (const message of [
    "when do we have to be out of the room?",
    "bis wann müssen wir am letzten Tag raus sein?",
    "最終日は何時までに部屋を出ればいいですか",
  ])
    assert.deepEqual(await say(message), ["checkout"], message);
  for (const message of [
    "will the door be locked when we come back late?",
    "ist nachts die Haustür abgeschlossen?",
  ])
    assert.deepEqual(await say(message), ["reception_hours"], message);
});

test("whether the house brings its guests to the airport is for the desk, and no list of stations", async () => {
  for (const message of [
    "is there a shuttle to the airport?",
    "une navette pour l'aéroport, ça existe chez vous ?",
  ]) {
    const answer = await concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" }).say(message);
    assert.deepEqual(answer.listings, [], answer.message);
    assert.match(answer.message, /\+45/);
  }
});

test("what was lost at breakfast or in the gym is asked of the desk, and breakfast is not told of", async () => {
  for (const message of [
    "my daughter lost her toy at breakfast",
    "lost my toy at breakfast",
    "I left my phone in the gym",
  ]) {
    const answer = await ask("told", message);
    assert.ok(answer.includes(contact.phone) && !answer.includes("From seven."), `${message} -> ${answer}`);
  }
});

test("a diet that the house says nothing of is left to the desk, beside what it says of breakfast", async () => {
  const messages = {
    en: "My son has a nut allergy, what is there for him at breakfast?",
    de: "Haben Sie glutenfreies Brot beim Frühstück?",
    es: "¿El desayuno tiene opciones veganas?",
    ja: "子どもが卵アレルギーなのですが、朝食は大丈夫ですか？",
  };
  for (const [lang, message] of Object.entries(messages)) {
    const guest = concierge.talk({ orgId: "inns" }, { profileId: "all", lang });
    const { message: answer } = await guest.say(message);
    assert.ok(answer.includes(factIn(lang)), answer);
    assert.ok(answer.includes(contact.phone), answer);
  }
  const guest = concierge.talk({ orgId: "inns" }, { profileId: "all", lang: "en" });
  const { message: answer } = await guest.say("When is breakfast?");
  assert.equal(answer, factIn("en"));
});

test("what is asked of a matter beyond what the house says of it is said not to be known", async () => {
  const beyond: Record<string, string[]> = {
    en: [
      "is there oat milk at breakfast?",
      "is the lift wide enough for a chair? it's about 68 cm",
      "can we borrow a pram at the hotel?",
    ],
    da: ["er der havregryn til morgenmaden?", "kan man låne en klapvogn på hotellet"],
    de: ["Passt ein Dachkoffer in die Tiefgarage vom Hotel?", "Gibt es beim Frühstück auch Weißwurst?"],
    fr: ["le sèche-cheveux a-t-il un diffuseur ?", "ma valise dépasse 23 kilos, avez-vous une balance ?"],
    es: ["¿el gimnasio tiene cinta de correr?", "¿la cuna tiene mosquitera?"],
    it: ["il parcheggio va bene per un camper alto 3 metri?"],
    nl: ["is er pindakaas bij het ontbijt?", "past een bakfiets in de lift?"],
    pt: ["o pequeno-almoço tem ovos mexidos?"],
    ja: ["朝食に納豆はありますか？", "サウナで水着は必要ですか？"],
    ko: ["조식에 계란요리 나와요?", "헬스장에 러닝머신 있어요?"],
    zh: ["早餐有豆浆吗？", "健身房有跑步机吗"],
    ar: ["هل يوجد فول في الفطور؟", "هل يوجد خبز بدون جلوتين في الفطور؟"],
  };
  for (const [lang, messages] of Object.entries(beyond)) {
    const { desk } = spokenLanguages[lang]!.phrases;
    for (const said of messages) {
      const guest = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
      const { message } = await guest.say(said);
      assert.ok(message.startsWith(desk.houseSays("")), `${said} -> ${message}`);
      assert.ok(message.includes(desk.rest) && message.includes("+45"), `${said} -> ${message}`);
    }
  }
});

test("the matter itself is told by what the house says of it alone, whatever the verb", async () => {
  const plain: Record<string, string[]> = {
    en: [
      "what's the wifi password, can't find it anywhere",
      "how much does breakfast cost for two?",
      "may we use the sauna?",
    ],
    da: [
      "må jeg have min hund med?",
      "hvad er koden til wifi",
      "kan vi stille kufferterne efter udtjekning?",
    ],
    de: ["Kann ich mein Gepäck nach dem Check-out hierlassen?", "Ab wann ist das Frühstück verfügbar?"],
    fr: ["peut-on laisser les valises après le départ ?", "comment se connecter au wifi ?"],
    es: ["¿dónde puedo dejar mis maletas?", "¿se admiten mascotas en su hotel?"],
    it: ["possiamo usare la sauna?", "posso portare il mio cane?"],
    nl: ["hoe laat is het ontbijt morgenochtend?", "is er een föhn aanwezig?"],
    pt: ["até que horas a sauna fica aberta?", "como me conecto ao wifi?"],
    ja: ["チェックアウトの後、荷物を預かってもらえますか？", "部屋にドライヤーはありますか"],
    ko: ["우산 좀 빌려주세요", "체크아웃하고 짐 맡겨도 돼요?"],
    zh: ["wifi密码是多少", "退房后行李能寄存吗?"],
    ar: ["هل يمكننا استخدام الساونا", "متى يبدأ الإفطار غدا؟"],
  };
  for (const [lang, messages] of Object.entries(plain))
    for (const said of messages) {
      const guest = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
      const { message } = await guest.say(said);
      assert.ok(message.length > 0 && !message.includes("+45"), `${said} -> ${message}`);
    }
});

test("what is said before a question to the house is no more that it is asked", async () => {
  const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang: "en" });
  assert.doesNotMatch((await conversation.say("quick one. gym in the house?")).message, /rest/);
});

test("the safe of the room is the house's, whatever stands inside of what", async () => {
  const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang: "zh" });
  const { understanding } = await conversation.say("在大衣内袋里,不好意思。酒店房间有保险箱吗");
  assert.deepEqual(understanding?.matters, ["safe"]);
});

test("whether somebody is at the desk is told, though a key is to be left there", async () => {
  const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang: "es" });
  const { message } = await conversation.say("y hay alguien en recepción a esa hora? para dejar la llave");
  assert.match(message, /día y noche/);
});
