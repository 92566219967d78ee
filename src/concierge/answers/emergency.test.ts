import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge, type RecordLine } from "../../../test/support/concierge/concierge.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import { emergencyNumbersOf } from "./emergency-numbers.ts";

const concierge = await openTestConcierge();
const host = (id: string, geoLocation?: [number, number]): RecordLine => ({
  kind: "host",
  id,
  name: `Host ${id}`,
  timeZoneName: "UTC",
  geoLocation,
  uiConfig: { contact: { phone: "+45 12 34 56 78" } },
});
const place = (id: string, category: string, geoLocation: [number, number]): RecordLine => ({
  kind: "listing",
  id,
  name: { "en-GB": `The ${id}` },
  category: { "en-GB": category },
  geoLocation,
});
await concierge.add("world", [
  host("copenhagen", [55.676, 12.568]),
  host("tokyo", [35.68, 139.76]),
  host("boston", [42.36, -71.06]),
  host("sea", [30, -40]),
  host("nowhere"),
  { ...host("seoul"), primaryLocation: { geoLocation: { lat: 37.566, lng: 126.978 } } },
  place("clinic", "Hospital", [55.69, 12.57]),
  place("chemist", "Pharmacy", [55.677, 12.568]),
  place("drugstore", "Pharmacy", [35.681, 139.76]),
  place("station", "Police", [55.68, 12.57]),
  place("museum", "Museum", [55.676, 12.568]),
]);
const say = (profileId: string | undefined, message: string, asking = {}) =>
  concierge.talk({ orgId: "world" }, { profileId, ...asking }).say(message);
const ids = ({ listings }: { listings: readonly { id: string }[] }) => listings.map(({ id }) => id);

test("numbers are known of more than 150 countries, one for everything or one for each service", () => {
  const dialled = (country: string) => Object.values(emergencyNumbersOf(country) ?? {}).join(" ");
  const some = {
    US: "911 911 911",
    JP: "110 119 119",
    CN: "110 120 119",
    KR: "112 119 119",
    AU: "000 000 000",
    GB: "999 999 999",
    DK: "112 112 112",
    BR: "190 192 193",
    CH: "117 144 118",
    HK: "999 999 999",
    TH: "191 1669 199",
    NZ: "111 111 111",
  };
  for (const [country, numbers] of Object.entries(some)) assert.equal(dialled(country), numbers, country);
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const known = letters.flatMap((one) => letters.map((two) => dialled(one + two))).filter(Boolean);
  assert.ok(known.length > 150, String(known.length));
  for (const numbers of known) assert.match(numbers, /^\d{2,5} \d{2,5} \d{2,5}$/);
  for (const country of ["", "ZZ", "toString", undefined])
    assert.equal(emergencyNumbersOf(country), undefined);
});

test("an emergency is told first whom to call where the guest is, then how to reach the house", async () => {
  const first = async (profileId: string | undefined, message: string, asking = {}) => {
    const answer = await say(profileId, message, asking);
    return answer.message.split(/(?<=[.])\s/)[0];
  };
  const chest = "my husband has chest pain";
  assert.equal(await first("copenhagen", chest), "Call 112 now.");
  assert.equal(await first("tokyo", chest), "Call 119 now.");
  assert.equal(await first("boston", chest), "Call 911 now.");
  assert.equal(await first("seoul", chest), "Call 119 now.");
  assert.equal(await first("tokyo", "there is a fire in my room"), "Call 119 now.");
  assert.equal(await first("tokyo", "someone is breaking into our room"), "Call 110 now.");
  assert.equal(await first("tokyo", chest, { latlng: [55.676, 12.568] }), "Call 112 now.");
  for (const unknown of ["sea", "nowhere", undefined]) {
    assert.match(
      (await first(unknown, chest))!,
      /local emergency number now; 112 works from most mobile phones/,
    );
  }
  const urgent = await say("tokyo", "emergency, help!");
  assert.match(urgent.message, /^Call now: police 110, ambulance 119, fire brigade 119\./);
  const links = urgent.actions.map(({ value }) => value);
  assert.deepEqual(links, ["tel:110", "tel:119", "tel:+4512345678"]);
  assert.match(urgent.message, /\+45 12 34 56 78/);
});

test("who is ill is told the nearest hospital, else pharmacy; nobody else is shown a place", async () => {
  const ill = await say("copenhagen", "my husband has chest pain");
  assert.deepEqual(ids(ill), ["clinic"]);
  assert.match(ill.message, /12 34 56 78\nThe nearest is The clinic \(Hospital, 1\.6 km away/);
  assert.deepEqual(ids(await say("tokyo", "my husband has chest pain")), ["drugstore"]);
  assert.deepEqual(ids(await say("boston", "my husband has chest pain")), []);
  for (const message of ["a man is following me", "there is a fire in my room", "I want to kill myself"])
    assert.deepEqual(ids(await say("copenhagen", message)), [], message);
});

test("who wants to die hears first that they are not alone", async () => {
  const { message } = await say("boston", "I want to kill myself");
  assert.match(message, /^I am very sorry that you feel this way\..*Call 911 now\./);
});

test("water or light that is cut off is no word of somebody who wants to die", async () => {
  for (const message of ["Se nos cortó el agua caliente en la ducha", "hanno tagliato la luce in camera"])
    assert.notEqual((await say("copenhagen", message)).understanding?.emergency, "self_harm", message);
});

test("what can wait is for the desk and the nearest police station; whom to call is told last", async () => {
  for (const message of ["I lost my passport", "someone stole my bag", "my purse was snatched, what now?"]) {
    const answer = await say("copenhagen", message);
    assert.match(
      answer.message,
      /^The police, if it can wait: 114\. Report it to the police, .*\nThe nearest is The station.*\nIs anyone in danger\? Call 112 now\.$/,
    );
    assert.deepEqual(ids(answer), ["station"], message);
    assert.deepEqual(
      answer.actions.map(({ value }) => value),
      ["tel:114", "tel:+4512345678"],
    );
  }
});

test("what may be an emergency is told whom to call, whatever it is taken for; small talk and searches are not", async () => {
  const vague = ["something is wrong with my mum", "there is a man who shouts at her next door"];
  for (const message of vague) assert.match((await say("tokyo", message)).message, /11[09]/, message);
  for (const message of ["thank you", "dying for a beer", "we want a big steak, whatever it costs"])
    assert.doesNotMatch((await say("tokyo", message)).message, /danger|11[09]/, message);
});

test("a complaint that names a kind of place is no search for it", async () => {
  for (const message of [
    "the restaurant downstairs was awful and cold",
    "the bar under our room is so loud at night",
  ]) {
    const answer = await say("copenhagen", message);
    assert.deepEqual([answer.understanding?.intent, ids(answer)], ["complaint", []], message);
  }
});

/** What can wait: an embassy, a lost wallet, a doctor without haste. */
const later: Record<string, readonly [embassy: string, wallet: string, doctor: string]> = {
  en: ["where is the French embassy?", "I lost my wallet", "I need a doctor, it's not urgent"],
  da: [
    "hvor er den franske ambassade?",
    "jeg har mistet min pung",
    "jeg skal bruge en læge, det haster ikke",
  ],
  de: [
    "wo ist die französische Botschaft?",
    "ich habe mein Portemonnaie verloren",
    "ich brauche einen Arzt, kein Notfall",
  ],
  fr: [
    "où est l'ambassade de France ?",
    "j'ai perdu mon portefeuille",
    "il me faut un médecin, rien d'urgent",
  ],
  es: ["¿dónde está la embajada de Francia?", "perdí mi cartera", "necesito un médico, no es urgente"],
  it: ["dov'è l'ambasciata francese?", "ho perso il portafoglio", "mi serve un medico, non è urgente"],
  pt: ["onde fica a embaixada de França?", "perdi a minha carteira", "preciso de um médico, não é urgente"],
  nl: ["waar is de Franse ambassade?", "ik ben mijn portemonnee kwijt", "ik heb een arts nodig, geen spoed"],
  ja: ["フランス大使館はどこですか", "財布をなくしました", "医者に診てもらいたいです。緊急ではないです"],
  zh: ["法国大使馆在哪里？", "我的钱包丢了", "我要看医生，不紧急"],
  ko: ["프랑스 대사관이 어디예요?", "지갑을 잃어버렸어요", "치통이 심해요, 급한 건 아니에요"],
  ar: ["أين السفارة الفرنسية؟", "فقدت محفظتي", "أحتاج طبيبا، ليس عاجلا"],
};

test("what can wait is told whom to call for that, in every language", async () => {
  for (const [lang, messages] of Object.entries(later)) {
    const { emergency, lines } = spokenLanguages[lang]!.phrases.desk;
    const [embassy, wallet, doctor] = await Promise.all(
      messages.map(async (message) => (await say("copenhagen", message, { lang })).message),
    );
    assert.ok(embassy!.startsWith(emergency.embassy), embassy);
    assert.ok(wallet!.startsWith(lines.police("114")), wallet);
    assert.ok(doctor!.startsWith(lines.doctor("1813 (Region Hovedstaden)")), doctor);
    assert.match(doctor!, /112/);
  }
});

test("who left medicine at home, or has a child with a fever, is told of a doctor and a pharmacy; who tells of more of 112", async () => {
  for (const [lang, message] of [
    ["en", "My dad left his heart tablets at home, what can we do?"],
    ["da", "Min kone har glemt sit insulin hjemme, hvor får vi noget?"],
    ["de", "Meine Mutter hat ihre Blutdrucktabletten zu Hause vergessen. Was nun?"],
    ["fr", "Mon mari a laissé ses cachets à Lyon, que faire ?"],
    ["es", "He olvidado mis pastillas en casa, ¿qué hago?"],
    ["it", "Mio padre ha lasciato a casa le pastiglie per la pressione, come facciamo?"],
    ["nl", "Mijn zus heeft haar medicijnen thuis laten liggen, wat nu?"],
    ["pt", "Meu filho está com febre de madrugada, para quem eu ligo?"],
    ["ja", "夜中に子供が熱を出したら、どこに電話すればいいですか。"],
    ["ko", "엄마가 혈압약을 집에 두고 왔어요. 어떻게 하죠?"],
    ["zh", "孩子半夜发烧,应该打哪个电话?"],
    ["ar", "نسيت أمي دواء الضغط في البيت، ماذا نفعل؟"],
  ] as const) {
    const { lines } = spokenLanguages[lang]!.phrases.desk;
    const answer = await say("copenhagen", message, { lang });
    assert.ok(answer.message.startsWith(lines.doctor("1813 (Region Hovedstaden)")), answer.message);
  }
  for (const [lang, message] of [
    ["en", "My wife forgot her inhaler and now she can hardly get any air"],
    ["en", "He forgot his insulin and he's talking nonsense and sweating"],
    ["ja", "インスリンを忘れて、意識がありません"],
    ["ar", "أبي نسي دواء القلب وعنده ألم في الصدر"],
  ] as const) {
    const { call } = spokenLanguages[lang]!.phrases.desk;
    const answer = await say("copenhagen", message, { lang });
    assert.ok(answer.message.startsWith(call("112")), answer.message);
  }
  for (const lost of ["I left my umbrella at the pharmacy yesterday", "I forgot my charger in the room"])
    assert.doesNotMatch((await say("copenhagen", lost)).message, /1813|112/);
});

test("a vet is asked for for no person, and who asks where there is help for a thing is told of the desk", async () => {
  for (const [lang, message] of [
    ["en", "My dog ate chocolate, is there a vet?"],
    ["de", "Unser Hund hat einen Knochen verschluckt, gibt es einen Tierarzt?"],
    ["fr", "Il a avalé un os de poulet et il tousse. Y a-t-il un vétérinaire de garde, même demain férié ?"],
    ["ko", "우리 개가 뼈를 삼켰어요. 동물병원 있어요?"],
  ] as const) {
    const { desk } = spokenLanguages[lang]!.phrases;
    const answer = await say("copenhagen", message, { lang });
    assert.ok(answer.message.startsWith(desk.animal), answer.message);
    assert.deepEqual(ids(answer), []);
  }
  for (const [lang, message] of [
    ["en", "My power chair's battery is dead, where do I get help on a holiday?"],
    ["da", "Min stol er løbet tør og laderen er død. Hvor får jeg hjælp nu, på en helligdag?"],
    ["es", "Se me ha quedado sin batería la silla eléctrica, ¿quién me puede ayudar?"],
  ] as const) {
    const answer = await say("copenhagen", message, { lang });
    assert.ok(answer.message.startsWith(spokenLanguages[lang]!.phrases.desk.human), answer.message);
  }
  assert.doesNotMatch((await say("copenhagen", "Who can help me choose a museum?")).message, /a program/);
});

test("what turns out to be none goes on with what can wait, without a number of an emergency", async () => {
  for (const [first, then, advice] of [
    [
      "help, my card was stolen just now",
      "nobody is in danger, I only want to block the card",
      /lost cards blocked/,
    ],
    ["Hilfe, meine Karte wurde gestohlen", "niemand ist in Gefahr, ich will nur die Karte sperren", /Karten/],
    ["aiuto, mi hanno rubato la carta", "nessuno è in pericolo, voglio solo bloccare la carta", /carte/],
  ] as const) {
    const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen" });
    await guest.say(first);
    const { message } = await guest.say(then);
    assert.match(message, advice, then);
    assert.doesNotMatch(message, /112/, then);
  }
});

/** Who is gone, a sprain, an animal that is ill. */
const helped: Record<string, readonly [child: string, sprain: string, animal: string]> = {
  en: ["I can't find my son, he was right here", "I sprained my ankle a bit", "our dog keeps vomiting"],
  da: ["jeg kan ikke finde min søn nogen steder", "jeg har forstuvet anklen lidt", "vores hund kaster op"],
  de: ["ich finde mein Kind nicht mehr", "ich habe mir den Knöchel verstaucht", "unser Hund hat erbrochen"],
  fr: ["je ne trouve plus ma fille", "je me suis foulé la cheville", "notre chien vomit depuis ce matin"],
  es: ["no encuentro a mi hijo", "tengo un esguince en el tobillo", "nuestro perro vomita desde ayer"],
  it: ["non trovo più mio figlio", "mi sono slogato la caviglia", "il nostro cane vomita"],
  pt: ["não encontro a minha filha", "fiz uma entorse no tornozelo", "o nosso cão vomitou"],
  nl: ["mijn zoontje is kwijt", "ik heb mijn enkel verstuikt", "onze hond heeft diarree"],
  ja: ["息子とはぐれました", "足首を捻挫しました", "犬が嘔吐しています"],
  zh: ["我儿子不见了", "我脚踝扭伤了", "狗狗呕吐了"],
  ko: ["딸이 안 보여요", "어제부터 감기예요", "우리 개가 구토를 해요"],
  ar: ["لا أجد ابني", "عندي التواء في الكاحل", "الكلب يتقيأ"],
};

test("who is gone is told of 112, a sprain and an ill animal of a doctor and a vet, in every language", async () => {
  for (const [lang, messages] of Object.entries(helped)) {
    const { desk } = spokenLanguages[lang]!.phrases;
    const [child, sprain, animal] = await Promise.all(
      messages.map(async (message) => say("copenhagen", message, { lang })),
    );
    assert.ok(child!.message.startsWith(desk.call("112")), child!.message);
    assert.ok(child!.message.includes(desk.emergency.missing), child!.message);
    assert.deepEqual(ids(child!), []);
    assert.ok(sprain!.message.startsWith(desk.lines.doctor("1813 (Region Hovedstaden)")), sprain!.message);
    assert.ok(animal!.message.includes(desk.animal), animal!.message);
    assert.deepEqual(ids(animal!), ["chemist"]);
  }
});

test("what is asked after an emergency is answered without calling for help again", async () => {
  for (const [first, then] of [
    ["my husband has chest pain", "which hospital have they taken him to?"],
    ["mein Mann hat Schmerzen in der Brust", "welches Krankenhaus ist das?"],
    ["mon mari a une douleur à la poitrine", "c'est quel hôpital, je peux le voir ?"],
    ["mi marido tiene dolor en el pecho", "¿en qué hospital está?"],
    ["夫が胸が痛いと言っています", "どの病院ですか、面会できますか"],
  ] as const) {
    const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen" });
    assert.match((await guest.say(first)).message.split("\n")[0]!, /112/);
    const { message } = await guest.say(then);
    assert.doesNotMatch(message.split("\n")[0]!, /112/, then);
    assert.match(message, /1813/, then);
  }
});

test("good news after an emergency is met with relief, in whatever words it comes", async () => {
  for (const [lang, first, then] of [
    ["fr", "je ne trouve plus ma fille", "on l'a retrouvée !! elle dormait dans le placard"],
    ["de", "ich finde mein Kind nicht", "ja wir haben ihn wieder, er hat geschlafen"],
    ["es", "no encuentro a mi hijo", "¡ya apareció! estaba dormido detrás del sofá"],
    ["zh", "我儿子不见了", "找着了！他躲在沙发后面睡着了"],
  ] as const) {
    const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen", lang });
    await guest.say(first);
    assert.equal((await guest.say(then)).message, spokenLanguages[lang]!.phrases.desk.relief, then);
  }
});

test("who is back in the room after a fire was told of is in danger until they say that it is over", async () => {
  for (const [lang, first, back, over] of [
    [
      "en",
      "there is a fire in the corridor",
      "too much smoke out there, we are back in the room",
      "false alarm",
    ],
    [
      "pt",
      "há fogo no corredor",
      "muita fumaça, não dá para passar, voltei para o quarto",
      "já está apagado",
    ],
    ["de", "es brennt im Flur", "zu viel Rauch, wir sind wieder da im Zimmer", "Fehlalarm"],
  ] as const) {
    const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen", lang });
    const { relief } = spokenLanguages[lang]!.phrases.desk;
    await guest.say(first);
    assert.match((await guest.say(back)).message, /112/, back);
    assert.equal((await guest.say(over)).message, relief, over);
  }
});

test("what harms nobody is told no number of an emergency", async () => {
  for (const message of [
    "I'm allergic to shellfish, which of these should we take?",
    "do I have to wear a tie there?",
    "haha you nearly killed me with that one",
    "sorry for being so short with you before",
    "Ich vertrage keine Nüsse, wo können wir essen?",
    "braucht man da ein Hemd?",
    "je suis allergique aux crustacés, où dîner ?",
    "faut-il une cravate pour y aller ?",
    "soy alérgica al marisco, ¿dónde cenamos?",
    "¿hay que ir elegante?",
    "sono allergica alle noci, dove mangiamo?",
    "ik ben allergisch voor garnalen, waar eten we?",
    "エビアレルギーです、どの店がいいですか",
    "새우 알레르기가 있는데 어디가 좋을까요",
  ])
    assert.doesNotMatch((await say("copenhagen", message)).message, /112/, message);
});

test("a cry for help in jest, and what is said harmlessly on the way, is no emergency", async () => {
  for (const message of [
    "llueve a mares y tenemos tres niños, socorro",
    "help!! three bored teenagers and it rains",
  ])
    assert.doesNotMatch((await say("copenhagen", message)).message, /112/, message);
  for (const message of [
    "what else is around there?",
    "ok, got my breath back. something calm to do",
    "the one closest to the water",
  ]) {
    const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen" });
    await guest.say("a museum");
    assert.doesNotMatch((await guest.say(message)).message, /112/, message);
  }
  for (const message of [
    "a man is stealing our bikes right now",
    "HELP my son fell off the wall and is bleeding",
  ])
    assert.match((await say("copenhagen", message)).message, /^Call 112 now/, message);
});

test("words of harm about the city or of old, a dead telephone and the dark are no emergency, and some of them tell of one", async () => {
  for (const message of [
    "in which tower was the fire of 1794?",
    "blimey, it's black out there already",
    "mein Handy ist tot, wo gibt es Ladekabel?",
    "hace un año que murió mi madre, un museo tranquilo",
    "je suis mort de fatigue, un café",
    "三天，书店和猫，人少一点",
  ])
    assert.doesNotMatch((await say("copenhagen", message)).message, /112/, message);
  for (const message of [
    "my wife's waters broke, she's only 31 weeks",
    "j'ai des idées noires, je suis au bord du quai",
    "Ich bekomm keine Luft",
    "有个人拿着刀在走廊",
  ])
    assert.match((await say("copenhagen", message)).message, /112/, message);
});

test("who was helped is told the way to the hospital, and not again whom to call", async () => {
  const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen" });
  await guest.say("my father has chest pain");
  await guest.say("they're on their way, should he sit?");
  const { message } = await guest.say("the ambulance took him to the clinic. how do i get there fast?");
  assert.doesNotMatch(message, /112/);
});

test("who says no to an alarm and asks the house for something is answered that", async () => {
  for (const [first, then] of [
    ["there is smoke in my room", "no, nobody is hurt, i only want another room"],
    ["sai fumo da tomada", "Não, respiro bem, só queria mudar de quarto."],
  ] as const) {
    const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen" });
    assert.match((await guest.say(first)).message, /112/, first);
    assert.doesNotMatch((await guest.say(then)).message, /112/, then);
  }
});

test("an emergency goes on until it is over: what is asked on the way is of it, with what can be said in English", async () => {
  for (const [lang, first, then, plea] of [
    ["en", "he hit his head on the stairs", "now he is dazed and feels sick", undefined],
    ["en", "there is a fire in my room", "repeat it all in short", undefined],
    [
      "fr",
      "on a perdu notre fils, il a 6 ans",
      "on parle pas anglais, comment je dis",
      "A person is missing.",
    ],
    ["it", "mia moglie è svenuta e non si muove", "qual era il numero?", "I need an ambulance."],
    [
      "ja",
      "母が転んで頭を打って血が出てます",
      "意識はあるけどぼんやりして吐きました",
      "I need an ambulance.",
    ],
    ["nl", "mijn dochter is weg", "wat moet ik zeggen als ik bel", "A person is missing."],
  ] as const) {
    const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen", lang });
    await guest.say(first);
    const { message } = await guest.say(then);
    const { desk } = spokenLanguages[lang]!.phrases;
    assert.ok(message.startsWith(desk.call("112")), message);
    assert.ok(message.includes(desk.passOn), message);
    if (plea) assert.ok(message.includes(desk.inEnglish(plea)), message);
  }
});

test("what is asked in the breath that says that an emergency is over is answered as if nothing had happened", async () => {
  for (const [first, then] of [
    ["my wife fainted", "she is ok now thank god. is there a good museum for tomorrow?"],
    ["mijn dochter is weg", "we hebben haar gevonden! nog een leuk museum?"],
    ["mein Mann hat Schmerzen in der Brust", "alles wieder gut. Ein schönes Museum für morgen?"],
  ] as const) {
    const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen" });
    await guest.say(first);
    const answer = await guest.say(then);
    assert.deepEqual(ids(answer), ["museum"], then);
    assert.doesNotMatch(answer.message, /112/, then);
  }
});

test("the embassy of a country is asked for after a loss in a few words, whatever kitchen the country has", async () => {
  const { emergency } = spokenLanguages.en!.phrases.desk;
  for (const message of ["german embassy then", "the mexican embassy", "where is the Italian embassy?"]) {
    const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen", lang: "en" });
    await guest.say("I think I lost my passport");
    assert.ok((await guest.say(message)).message.startsWith(emergency.embassy), message);
  }
});

test("nobody is told to leave the building where no word tells of a fire", async () => {
  const { message } = await concierge
    .talk({ orgId: "world" }, { profileId: "copenhagen", lang: "fr" })
    .say("la embajada de méxico");
  assert.ok(!message.includes(spokenLanguages.fr!.phrases.desk.emergency.fire), message);
});

test("a search that passes an embassy is no question for it", async () => {
  const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen" });
  await guest.say("where is the French embassy?");
  assert.deepEqual(ids(await guest.say("a museum for tomorrow, after the embassy")), ["museum"]);
});

test("who answers a question with no is not told that all is over", async () => {
  const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen" });
  await guest.say("my husband has chest pain");
  assert.doesNotMatch((await guest.say("no")).message, /glad that this is over/);
});

test("the station that was named for what is lost is the place that is asked about next", async () => {
  const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen" });
  assert.deepEqual(ids(await guest.say("I lost my passport")), ["station"]);
  assert.match((await guest.say("how far is it?")).message, /The station/);
});

test("a smell of gas or of burning empties the building", async () => {
  for (const [language, message] of [
    ["it", "C'è odore di gas o di bruciato nel corridoio del quarto piano"],
    ["de", "Es riecht verbrannt auf unserem Stockwerk"],
  ] as const) {
    const guest = concierge.talk({ orgId: "world" }, { profileId: "copenhagen", lang: language });
    const answer = await guest.say(message);
    assert.ok(answer.message.includes(spokenLanguages[language]!.phrases.desk.emergency.fire), message);
  }
});

test("whom to call in an emergency is told to whoever asks, and to nobody for a room of that number", async () => {
  for (const message of [
    "what's the emergency number here?",
    "is it 911 here or something else",
    "hvad er alarmnummeret her?",
    "welche Notrufnummer gilt hier",
    "quel numéro appeler en cas d'urgence ?",
    "¿cuál es el número de emergencias?",
    "che numero chiamo per l'ambulanza?",
    "qual é o número de emergência",
    "welk nummer bel ik bij nood",
    "救急車は何番ですか",
    "报警打什么电话",
    "응급 전화번호가 뭐예요",
    "ما رقم الطوارئ هنا",
  ]) {
    const { message: told } = await say("copenhagen", message);
    assert.match(told, /112/, `${message} -> ${told}`);
    for (const { phrases } of Object.values(spokenLanguages))
      assert.ok(!told.includes(phrases.desk.call("112")) && !told.includes(phrases.desk.inDanger), told);
  }
  const harmed = await say("copenhagen", "my husband has collapsed, what is the emergency number?");
  assert.match(harmed.message, /^Call 112 now\. Stay with the person/);
  const { message } = await say("copenhagen", "room 112 or 113 is fine");
  assert.doesNotMatch(message, /112/);
});

test("who cannot go on and looks down from the balcony is spoken to as who wants to die, who is only tired or only looks is not", async () => {
  for (const [language, message] of [
    ["da", "Kan ikke mere. Har kigget ned fra altanen hele aftenen"],
    ["de", "Ich kann nicht mehr. Ich stehe auf dem Balkon und schaue runter"],
    ["fr", "je n'en peux plus, je regarde en bas du balcon"],
    ["es", "no puedo más, miro abajo desde el balcón"],
    ["it", "non ce la faccio più, guardo giù dal balcone"],
    ["nl", "ik kan niet meer, ik kijk naar beneden vanaf het balkon"],
    ["ja", "もう無理です、ベランダから下を見ています"],
    ["ar", "لم أعد أحتمل، أنظر إلى الأسفل من الشرفة"],
  ] as const) {
    const answer = await concierge.talk({ orgId: "world" }, { profileId: "copenhagen" }).say(message);
    assert.ok(answer.message.includes(spokenLanguages[language]!.phrases.desk.emergency.self_harm), message);
  }
  for (const message of [
    "ik kan niet meer lopen",
    "non ce la faccio più dalla fame",
    "looking down from the balcony, what is that green tower?",
    "jeg kan ikke mere, mine fødder gør ondt, hvor er en café",
  ])
    assert.doesNotMatch((await say("copenhagen", message)).message, /112/, message);
});

test("who is locked in the sauna or faints there is told to call help, who asks about it is not", async () => {
  for (const message of [
    "je suis enfermé dans le sauna et je vais m'évanouir",
    "coincée dans le sauna, j'ai la tête qui tourne, vite",
    "ich bin in der Sauna eingesperrt und mir wird schwarz vor Augen",
    "ik zit opgesloten in de sauna en val flauw",
    "estoy encerrado en la sauna y me desmayo",
    "my friend is locked in the sauna",
    "我被困在桑拿房里，快晕倒了",
  ])
    assert.match((await say("copenhagen", message)).message, /^[^.。]*112/, message);
  for (const message of ["is the sauna hot?", "can I smoke outside the sauna?"])
    assert.doesNotMatch((await say("copenhagen", message)).message, /112/, message);
});

test("a smell of gas is an emergency, however far its words stand apart", async () => {
  const smells = [
    ["nl", "het stinkt hier zo erg naar gas, we worden misselijk"],
    ["de", "es stinkt hier total nach Gas"],
    ["da", "der lugter vildt meget af gas i køkkenet"],
    ["en", "it stinks of gas in here"],
    ["fr", "ça pue le gaz dans le couloir"],
    ["es", "apesta a gas aquí"],
    ["it", "c'è una puzza di gas fortissima"],
  ] as const;
  for (const [lang, message] of smells)
    assert.equal((await say("copenhagen", message, { lang })).understanding?.emergency, "fire", message);
});

test("who cries for help because a passport is gone is told what to do about it, not to run", async () => {
  const cries = [
    ["da", "Hjælp, jeg kan ikke finde mit pas!!"],
    ["de", "Hilfe, ich finde meinen Pass nicht mehr!"],
    ["fr", "Au secours, je ne retrouve plus mon passeport"],
    ["es", "¡Socorro, no encuentro mi pasaporte!"],
    ["it", "Aiuto, non trovo più il passaporto!"],
    ["nl", "Help, ik kan mijn paspoort niet vinden!"],
    ["pt", "Socorro, não encontro o meu passaporte!"],
    ["ja", "助けて、パスポートが見つかりません!"],
    ["ko", "도와주세요, 여권을 못 찾겠어요!"],
    ["zh", "救命,我的护照找不到了!!"],
  ] as const;
  for (const [lang, message] of cries)
    assert.equal((await say("copenhagen", message, { lang })).understanding?.emergency, "loss", message);
  for (const [lang, message] of [
    ["da", "Hjælp, min mand bløder og hans pas er væk"],
    ["zh", "救命,有人被打了,护照也丢了"],
    ["de", "Hilfe! Mir wurde die Tasche geklaut und er hat ein Messer"],
  ] as const)
    assert.match((await say("copenhagen", message, { lang })).message, /^[^.。]*112/, message);
});

test("whoever asks for an embassy is told who finds it, and whom to call if something happens is the number", async () => {
  for (const [lang, message] of [
    ["es", "La embajada de España dónde queda y abre mañana?"],
    ["zh", "如果真找不到,中国大使馆在哪?明天放假是不是不上班啊"],
  ] as const)
    assert.equal((await say("copenhagen", message, { lang })).understanding?.emergency, "embassy", message);
  for (const [lang, message] of [
    ["de", "Und wen rufe ich an, falls doch etwas passiert?"],
    ["en", "Who do I call if something happens?"],
    ["es", "¿a quién llamo si pasa algo?"],
  ] as const)
    assert.match((await say("copenhagen", message, { lang })).message, /112/, message);
});

test("who complains in so many words is heard, though a room and a morning are named", async () => {
  const conversation = concierge.talk({ orgId: "world" }, { profileId: "copenhagen", lang: "de" });
  const complaints = [
    "Ich muss mich leider beschweren. Gestern Abend kam nur lauwarmes Wasser aus der Dusche, heute früh wieder. Zimmer 12.",
    "Ich möchte mich über den Lärm beschweren",
  ];
  for (const message of complaints)
    assert.equal((await conversation.say(message)).understanding?.intent, "complaint", message);
});

test("after an alarm nothing but good news is taken for relief, whatever was planned before", async () => {
  for (const [alarm, goesOn] of [
    ["there is smoke in the hall", "we are on the fifth floor and the stairs are full of it"],
    ["my wife can't breathe", "her lips are blue"],
    ["部屋のドアの下から煙が入ってきてる。どうしたらいいですか", "今5階です、廊下は真っ白で出られないです"],
  ] as const) {
    const conversation = concierge.talk({ orgId: "world" }, { profileId: "copenhagen" });
    await conversation.say("plan three days");
    await conversation.say("a café nearby");
    await conversation.say(alarm);
    const { message, understanding } = await conversation.say(goesOn);
    assert.equal(understanding?.intent, "emergency", message);
  }
});
