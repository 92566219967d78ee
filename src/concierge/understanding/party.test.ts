import assert from "node:assert/strict";
import { test } from "node:test";
import { said } from "../../../test/support/concierge/words.ts";

/** By language: a family of five, only the two of them, three of them, and two adults with two children. */
const parties: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: [
    "a restaurant, family of 5",
    "a restaurant, just the two of us",
    "a restaurant for the three of us",
    "a restaurant for two adults and 2 kids",
  ],
  da: [
    "en restaurant, familie på 5",
    "en restaurant, bare os to",
    "en restaurant til os tre",
    "en restaurant til 2 voksne og 2 børn",
  ],
  de: [
    "ein Restaurant, Familie mit 5 Personen",
    "ein Restaurant, nur wir zwei",
    "ein Restaurant, zu dritt",
    "ein Restaurant für 2 Erwachsene und 2 Kinder",
  ],
  fr: [
    "un restaurant, famille de 5",
    "un restaurant, juste nous deux",
    "un restaurant, on est tous les 3",
    "un restaurant pour 2 adultes et 2 enfants",
  ],
  es: [
    "un restaurante, familia de 5",
    "un restaurante, solo nosotros dos",
    "un restaurante para los tres",
    "un restaurante para 2 adultos y 2 niños",
  ],
  it: [
    "un ristorante, famiglia di 5",
    "un ristorante, solo noi due",
    "un ristorante, siamo in tre",
    "un ristorante per 2 adulti e 2 bambini",
  ],
  pt: [
    "um restaurante, família de 5",
    "um restaurante, só nós dois",
    "um restaurante, nós três",
    "um restaurante para 2 adultos e 2 crianças",
  ],
  nl: [
    "een restaurant, gezin van 5",
    "een restaurant, alleen wij tweeën",
    "een restaurant met zn drieën",
    "een restaurant voor 2 volwassenen en 2 kinderen",
  ],
  ja: ["5人家族のレストラン", "二人だけのレストラン", "三人でレストラン", "大人2人と子供2人のレストラン"],
  zh: ["一家五口找餐厅", "就我们俩找餐厅", "我们仨找餐厅", "两大两小找餐厅"],
  ko: ["5인 가족 레스토랑", "단둘이 레스토랑", "셋이서 레스토랑", "어른 2명과 아이 2명 레스토랑"],
  ar: ["مطعم لعائلة من 5", "مطعم بس احنا الاثنين", "مطعم، نحن ثلاثة", "مطعم لبالغين وطفلين"],
};

for (const [language, messages] of Object.entries(parties)) {
  test(`how many come: ${language}`, () => {
    const sizes = messages.map((message) => said(message).partySize);
    assert.deepEqual(sizes, [5, 2, 3, 4]);
    assert.equal(said(messages[0]).userCategory, "family");
    assert.equal(said(messages[3]).userCategory, "family");
  });
}

test("nights with days, a whole week and a meal of a day are read as what they are", () => {
  assert.equal(said("明日から2泊3日のプラン").days, 3);
  assert.equal(said("plan the entire week for us").days, 7);
  const breakfast = said("breakfast on Saturday").openAt!;
  assert.equal((breakfast.until - breakfast.from) / 3_600_000, 3.5);
});

test("a stop by its number and what a dinner is swapped for are no party", () => {
  assert.equal(said("plan de 2 días", "quita la parada 2").partySize, undefined);
  assert.deepEqual(said("plan de 2 días", "quita la parada 2").edits, [{ operation: "remove", stop: 2 }]);
  assert.equal(said("dinner for 6 on Friday").partySize, 6);
  assert.equal(said("mesa para 2").partySize, 2);
});

test("nine girls are a party of nine, and hours or days from one number to another are none", () => {
  assert.equal(said("polterabend lørdag, 9 piger, vi vil ha vin og natteliv").partySize, 9);
  assert.equal(said("a bar for 6 girls").partySize, 6);
  assert.equal(said("hele dagen i morgen kl 9 til 17, arkitektur").partySize, undefined);
  assert.equal(said("vamos de 3 a 5 com crianças, monta um roteiro").partySize, undefined);
});

test("some of a party who have a diet are no party of their own", () => {
  for (const [lang, message] of [
    ["zh", "4位，一位清真"],
    ["de", "4 Personen, eine Person vegan"],
    ["en", "4 people, 2 people vegetarian"],
    ["da", "vi er 4 personer, 2 personer vegetarer"],
  ] as const) {
    const { partySize, features } = said(message);
    assert.equal(partySize, 4, lang);
    assert.equal(features.length, 1, lang);
  }
});

test("who were counted in all are not counted again by their kinds, and children come on top of a couple", () => {
  assert.equal(said("ein Plan für 2 Tage, wir sind zu viert, zwei Erwachsene, zwei Teenager").partySize, 4);
  assert.equal(said("un programme de 2 jours, nous sommes quatre, deux adultes et deux ados").partySize, 4);
  assert.equal(said("خطة ليومين، أنا وزوجتي وثلاثة أطفال").partySize, 5);
  assert.equal(said("my wife and I arrive for three full days, a plan please").partySize, undefined);
});

/** By number of people: who are counted by what they are. */
const counted: Readonly<Record<number, readonly string[]>> = {
  2: [
    "a young couple, plan two days",
    "nous sommes un jeune couple en voyage de noces, un programme pour demain",
    "somos una pareja joven, un plan para mañana",
    "siamo una coppia, un programma per domani",
    "我们是一对夫妻,安排明天行程",
  ],
  3: [
    "2 adults and a baby",
    "zwei Erwachsene und ein Kind, Plan für morgen",
    "大人2人と子供1人、明日のプラン",
    "어른 두 명과 아이 한 명, 내일 일정",
    "我和太太带一个孩子，安排明天行程",
  ],
  4: [
    "we're two adults with a 4 and a 7 year old, plan two days",
    "a family of four, two kids aged 5 and 11",
    "two couples, a plan for Friday",
    "vi er to par, lav en plan for i morgen",
    "zwei Paare, bitte ein Plan für Freitag",
    "wir sind zu viert, zwei Kinder dabei, Plan für morgen",
    "nous sommes deux couples, un programme pour vendredi",
    "somos dos parejas, un plan para el viernes",
    "siamo due coppie di amici, un programma per giovedì",
    "somos dois casais, um roteiro para sexta",
    "wij zijn twee stellen, een plan voor vrijdag",
    "夫婦2組で旅行中です。明日のプランをお願いします",
    "家族4人(子供2人)で、明日のプラン",
    "커플 두 쌍이에요, 내일 일정 짜줘",
    "4인 가족이고 아이 둘이에요, 내일 일정",
    "我们一家四口,两个孩子一个5岁一个11岁,安排明天行程",
    "我们两对夫妻,安排一下明天的行程",
    "عائلة من أربعة مع طفلين، خطة للغد",
    "بالغان وطفلان، خطة للغد",
  ],
  5: ["two couples and a toddler, plan for tomorrow", "一家五口，两个大人带爸妈和一个女儿，安排明天行程"],
};

for (const [size, messages] of Object.entries(counted))
  test(`who are counted by what they are, couples among them, are ${size} in all`, () => {
    for (const message of messages) assert.equal(said(message).partySize, Number(size), message);
  });

test("a couple of hours, some museums and the ages of children alone count no people", () => {
  for (const message of [
    "a couple of hours in the park",
    "ein paar Museen, Plan für morgen",
    "et par timer i morgen, lav en plan",
    "3 museums for children tomorrow",
    "a museum for my 5 and 7 year old",
    "three days with two kids, plan please",
  ])
    assert.equal(said(message).partySize, undefined, message);
});

test("years of marriage are neither guests nor the age of a child", () => {
  const messages = [
    "we celebrate our 10 years of marriage, a restaurant",
    "wir sind zehn Jahre verheiratet, ein Restaurant",
    "un restaurant pour nos dix ans de mariage",
    "celebramos nuestros diez años de casados, un restaurante",
    "festeggiamo i nostri dieci anni di matrimonio, un ristorante",
    "um restaurante para os nossos dez anos de casados",
  ];
  for (const message of messages) {
    const { partySize, userCategory } = said(message);
    assert.deepEqual([partySize, userCategory], [undefined, "couples"], message);
  }
});
