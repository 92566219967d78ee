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
  assert.equal(await first("tokyo", "someone stole my bag"), "Call 110 now.");
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
  for (const message of ["someone stole my bag", "there is a fire in my room", "I want to kill myself"])
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
  for (const message of ["I lost my passport", "someone stole my bag yesterday"]) {
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
