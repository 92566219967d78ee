import assert from "node:assert/strict";
import { test } from "node:test";
import { lexicons, now, timeZone } from "../../../test/support/concierge/words.ts";
import { isoDate, localDayAt } from "./calendar.ts";
import { OrgWords } from "./org-words.ts";
import { understand } from "./understand.ts";
import type { Understanding } from "./understanding.ts";

const words = await OrgWords.build(
  {
    categories: [],
    tags: [],
    keywords: [],
    interests: [],
    geoAreas: [{ id: "norrebro", names: ["Nørrebro"] }],
    neighborhoods: [],
    places: [{ kind: "listing", id: "tivoli", names: ["Tivoli"] }],
  },
  lexicons,
);

function said(...messages: readonly string[]): Understanding {
  let previous: Understanding | undefined;
  for (const message of messages) previous = understand(message, { previous, now, timeZone, words });
  return previous!;
}

/**
 * By language: a search for a cheap Italian restaurant in Nørrebro on Saturday at eight in the evening for six, with turns that correct its price, its
 * kitchen, its area and its day; and a plan of two days with a turn that denies a place.
 */
const turns: Readonly<
  Record<string, Readonly<Record<"search" | "price" | "kitchen" | "area" | "day" | "plan" | "place", string>>>
> = {
  en: {
    search: "a cheap italian restaurant in Nørrebro on Saturday at 8 pm for 6 people",
    price: "no, it has to be expensive",
    kitchen: "not italian, indian",
    area: "i meant the north",
    day: "the day after instead",
    plan: "plan two days",
    place: "no tivoli, i said",
  },
  da: {
    search: "en billig italiensk restaurant på Nørrebro på lørdag klokken 20 til 6 personer",
    price: "nej, den skal være dyr",
    kitchen: "ikke italiensk, indisk",
    area: "jeg mente mod nord",
    day: "dagen efter i stedet",
    plan: "lav en plan for to dage",
    place: "ikke Tivoli, sagde jeg",
  },
  de: {
    search: "ein günstiges italienisches Restaurant in Nørrebro am Samstag um 20 Uhr für 6 Personen",
    price: "nein, es soll teuer sein",
    kitchen: "nicht italienisch, indisch",
    area: "ich meinte im Norden",
    day: "lieber am Tag danach",
    plan: "plane zwei Tage",
    place: "kein Tivoli, hab ich gesagt",
  },
  fr: {
    search: "un restaurant italien pas cher à Nørrebro samedi à 20h pour 6 personnes",
    price: "non, il doit être cher",
    kitchen: "pas italien, indien",
    area: "je voulais dire au nord",
    day: "plutôt le lendemain",
    plan: "un programme de deux jours",
    place: "pas Tivoli, j'ai dit",
  },
  es: {
    search: "un restaurante italiano barato en Nørrebro el sábado a las 20:00 para 6 personas",
    price: "no, tiene que ser caro",
    kitchen: "italiano no, indio",
    area: "quería decir en el norte",
    day: "mejor al día siguiente",
    plan: "un plan de dos días",
    place: "sin Tivoli, ya te dije",
  },
  it: {
    search: "un ristorante italiano economico a Nørrebro sabato alle 20 per 6 persone",
    price: "no, deve essere costoso",
    kitchen: "non italiano, indiano",
    area: "intendevo a nord",
    day: "il giorno dopo invece",
    plan: "pianifica due giorni",
    place: "niente Tivoli, ho detto",
  },
  pt: {
    search: "um restaurante italiano barato em Nørrebro no sábado às 20h para 6 pessoas",
    price: "não, tem que ser caro",
    kitchen: "italiano não, indiano",
    area: "quis dizer no norte",
    day: "no dia seguinte, em vez disso",
    plan: "um roteiro de dois dias",
    place: "sem Tivoli, já disse",
  },
  nl: {
    search: "een goedkoop italiaans restaurant in Nørrebro op zaterdag om 20 uur voor 6 personen",
    price: "nee, het moet duur zijn",
    kitchen: "niet italiaans, indiaas",
    area: "ik bedoelde in het noorden",
    day: "liever de dag erna",
    plan: "plan twee dagen",
    place: "geen Tivoli, zei ik",
  },
  ja: {
    search: "土曜日の20時にNørrebroで安いイタリアンレストラン、6人",
    price: "いや、高級なところがいい",
    kitchen: "イタリアンじゃなくてインド料理",
    area: "北のほうという意味です",
    day: "やっぱり翌日に",
    plan: "2日間のプランを作って",
    place: "Tivoliは行かないって言った",
  },
  zh: {
    search: "周六晚上8点在Nørrebro找一家便宜的意大利餐厅，6个人",
    price: "不，要贵的",
    kitchen: "不要意大利菜，要印度菜",
    area: "我是说北边",
    day: "改成后一天",
    plan: "安排两天的行程",
    place: "我说了不要去Tivoli",
  },
  ko: {
    search: "토요일 저녁 8시에 Nørrebro에서 저렴한 이탈리안 식당, 6명",
    price: "아니, 비싼 데로",
    kitchen: "이탈리안 말고 인도 음식",
    area: "북쪽이라는 뜻이었어요",
    day: "그 다음 날로 바꿔줘",
    plan: "이틀 일정 짜줘",
    place: "Tivoli는 말고라니까요",
  },
  ar: {
    search: "مطعم إيطالي رخيص في Nørrebro يوم السبت الساعة 8 مساء لستة أشخاص",
    price: "لا، لازم يكون غالي",
    kitchen: "ليس إيطالي، هندي",
    area: "أقصد في الشمال",
    day: "في اليوم التالي بدلا من ذلك",
    plan: "خطة ليومين",
    place: "بدون Tivoli، قلت لك",
  },
};

/** What a search has of the slots that a turn may correct. */
function slotsOf({ categories, priceLevel, area, townPart, openAt, partySize }: Understanding) {
  const day = openAt && isoDate(localDayAt(openAt.from, timeZone));
  const hour = openAt && (openAt.from - localDayAt(openAt.from, timeZone)) / 3_600_000;
  return { categories: categories.toSorted(), priceLevel, area: area?.id ?? townPart, day, hour, partySize };
}

for (const [language, { search, price, kitchen, area, day, plan, place }] of Object.entries(turns)) {
  test(`a correction replaces the slot that it names and keeps the others: ${language}`, () => {
    const before = slotsOf(said(search));
    assert.deepEqual(before.categories, ["italian", "restaurant"]);
    assert.deepEqual([before.priceLevel, before.area, before.day], [[1], "norrebro", "2026-10-17"]);
    assert.equal(before.partySize, 6);
    assert.deepEqual(slotsOf(said(search, price)), { ...before, priceLevel: [3, 4] }, price);
    assert.deepEqual(
      slotsOf(said(search, kitchen)),
      { ...before, categories: ["indian", "restaurant"] },
      kitchen,
    );
    assert.deepEqual(slotsOf(said(search, area)), { ...before, area: "north" }, area);
    assert.deepEqual(slotsOf(said(search, day)), { ...before, day: "2026-10-18" }, day);
  });

  test(`a place that is denied is in no list and no plan, and the rest holds: ${language}`, () => {
    const { days, avoid, place: spokenOf } = said(plan, place);
    assert.deepEqual([days, avoid.map(({ id }) => id), spokenOf], [2, ["tivoli"], undefined]);
  });
}

test("what a turn does is known before what it says", () => {
  const search = "a cheap Italian restaurant";
  const acts: Readonly<Record<string, Understanding["act"]>> = {
    "in the north": "inform",
    "no pizza": "deny",
    "no, it has to be expensive": "correct",
    "when does it open?": "ask",
    "the second one": "choose",
    "book a table there": "book",
    "what about Indian?": "go_on",
  };
  for (const [message, act] of Object.entries(acts)) assert.equal(said(search, message).act, act, message);
});

test("a place that was denied may be asked for again", () => {
  assert.deepEqual(said("plan two days", "no Tivoli, I said", "what about Tivoli?").avoid, []);
});
