import assert from "node:assert/strict";
import { test } from "node:test";
import { said, timeZone } from "../../../test/support/concierge/words.ts";
import { isoDate, localDayAt } from "./calendar.ts";

/** By language: the 9th, the 24th at seven in the evening, next weekend, in two weeks, a day with a name, and from the 3rd to the 5th of December. */
const said14October: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  en: [
    "a restaurant on the 9th",
    "a restaurant on the 24th at 7 pm",
    "museums next weekend",
    "museums in two weeks",
    "restaurants on Boxing Day",
    "museums from the 3rd to the 5th of December",
  ],
  da: [
    "en restaurant den 9.",
    "en restaurant den 24. klokken 19",
    "museer næste weekend",
    "museer om to uger",
    "restauranter anden juledag",
    "museer fra den 3. til den 5. december",
  ],
  de: [
    "ein Restaurant am 9.",
    "ein Restaurant am 24. um 19 Uhr",
    "Museen nächstes Wochenende",
    "Museen in zwei Wochen",
    "Restaurants am zweiten Weihnachtstag",
    "Museen vom 3. bis zum 5. Dezember",
  ],
  fr: [
    "un restaurant le 9",
    "un restaurant le 24 à 19h",
    "musées le week-end prochain",
    "musées dans deux semaines",
    "restaurants le lendemain de Noël",
    "musées du 3 au 5 décembre",
  ],
  es: [
    "un restaurante el 9",
    "un restaurante el 24 a las 19:00",
    "museos el próximo fin de semana",
    "museos dentro de dos semanas",
    "restaurantes en San Esteban",
    "museos del 3 al 5 de diciembre",
  ],
  it: [
    "un ristorante il 9",
    "un ristorante il 24 alle 19",
    "musei il prossimo weekend",
    "musei tra due settimane",
    "ristoranti a Santo Stefano",
    "musei dal 3 al 5 dicembre",
  ],
  pt: [
    "um restaurante no dia 9",
    "um restaurante no dia 24 às 19h",
    "museus no próximo fim de semana",
    "museus daqui a duas semanas",
    "restaurantes a 26 de dezembro",
    "museus de 3 a 5 de dezembro",
  ],
  nl: [
    "een restaurant op de 9e",
    "een restaurant op de 24e om 19 uur",
    "musea volgend weekend",
    "musea over twee weken",
    "restaurants op tweede kerstdag",
    "musea van 3 tot 5 december",
  ],
  ja: [
    "9日のレストラン",
    "24日の19時にレストラン",
    "来週末の博物館",
    "2週間後の博物館",
    "ボクシングデーのレストラン",
    "12月3日から5日まで博物館",
  ],
  zh: [
    "9号的餐厅",
    "24号晚上7点的餐厅",
    "下周末的博物馆",
    "两周后的博物馆",
    "节礼日的餐厅",
    "12月3号到5号的博物馆",
  ],
  ko: [
    "9일에 식당",
    "24일 저녁 7시 식당",
    "다음 주말 박물관",
    "2주 뒤 박물관",
    "박싱데이 식당",
    "12월 3일부터 5일까지 박물관",
  ],
  ar: [
    "مطعم يوم 9",
    "مطعم يوم 24 الساعة 7 مساء",
    "متاحف عطلة نهاية الأسبوع القادمة",
    "متاحف بعد أسبوعين",
    "مطعم يوم الصناديق",
    "متاحف من 3 إلى 5 ديسمبر",
  ],
};
const expected = [
  ["2026-11-09", 1],
  ["2026-10-24", 0],
  ["2026-10-24", 2],
  ["2026-10-28", 1],
  ["2026-12-26", 1],
  ["2026-12-03", 3],
] as const;

for (const [language, messages] of Object.entries(said14October)) {
  test(`dates without a month, in weeks, by name and from one to another are no party, no length and no choice: ${language}`, () => {
    for (const [index, message] of messages.entries()) {
      const { openAt, partySize, days, choice, priceLevel } = said(message);
      const [date, length] = expected[index]!;
      assert.ok(openAt, message);
      const first = localDayAt(openAt.from, timeZone);
      assert.deepEqual([isoDate(first), countDays(openAt.until - openAt.from)], [date, length], message);
      assert.deepEqual([partySize, days, choice, priceLevel], [undefined, undefined, undefined, []], message);
    }
  });
}

/** Whole days, also over the day on which the clocks change. */
function countDays(ms: number): number {
  return Math.round(ms / 86_400_000);
}

test("the day after is the one after the day that was spoken of, a date that is over is next year's", () => {
  const { openAt } = said("museums on Saturday", "the day after instead");
  assert.equal(isoDate(localDayAt(openAt!.from, timeZone)), "2026-10-18");
  const { openAt: past } = said("museums on the 3rd of October");
  assert.equal(isoDate(localDayAt(past!.from, timeZone)), "2027-10-03");
});

test("two dates are the beginning and the length of a plan, or of a stay", () => {
  for (const message of ["plan a trip from the 3rd to the 5th", "a hotel, 3-5 November"])
    assert.deepEqual([said(message).startDate, said(message).days], ["2026-11-03", 3], message);
});

test("the third of a list is no date, nor is a day of the plan", () => {
  const listed = said("museums", "tell me about the 3rd one");
  assert.deepEqual([listed.choice, listed.openAt], [3, undefined]);
  assert.equal(said("un plan de 3 días", "cambia la cena del día 2").edits[0]?.day, 2);
});

test("hours after a day are no dates, and a day in words is a length", () => {
  assert.equal(said("خطة ليوم واحد بكرة نبدأ ١٠ ونرجع ٦").startDate, "2026-10-15");
  const { openAt, startDate } = said("明日一日、のんびりしたい");
  assert.notEqual(startDate ?? isoDate(localDayAt(openAt?.from ?? 0, timeZone)), "2026-11-01");
});

test("a holiday that moves is its next day, in every language", () => {
  const onGoodFriday = [
    "museums on Good Friday",
    "museer langfredag",
    "Museen am Karfreitag",
    "musées le Vendredi saint",
    "museos el Viernes Santo",
    "musei il Venerdì santo",
    "museus na Sexta-feira Santa",
    "musea op Goede Vrijdag",
    "聖金曜日の美術館",
    "耶稣受难日的博物馆",
    "성금요일 박물관",
    "متاحف في الجمعة العظيمة",
  ];
  const dayOf = (message: string) => isoDate(localDayAt(said(message).openAt!.from, timeZone));
  for (const message of onGoodFriday) assert.equal(dayOf(message), "2027-03-26", message);
  assert.equal(dayOf("Museen am Pfingstmontag"), "2027-05-17");
});

test("a date in numbers has a month and a day that there are", () => {
  const day = (message: string) => {
    const { openAt } = said(message);
    return openAt && isoDate(localDayAt(openAt.from, timeZone));
  };
  for (const date of ["2026-10-31", "2026-12-31", "2027-01-01"])
    assert.equal(day(`museums on ${date}`), date);
  for (const date of ["2026-10-32", "2026-10-99", "2026-13-01", "2026-00-10", "2026-10-00"])
    assert.equal(day(`museums on ${date}`), undefined, date);
});

test("three days that are named one after the other are three, and the last two of them no weekend alone", () => {
  const plans = [
    "plan Fri, Sat and Sun",
    "planlæg fredag, lørdag og søndag",
    "plane Freitag, Samstag und Sonntag",
    "prépare vendredi, samedi et dimanche",
    "prepara viernes, sábado y domingo",
    "prepari venerdì, sabato e domenica, una giornata lenta",
    "plan vrijdag, zaterdag en zondag",
    "planeje sexta, sábado e domingo",
    "금요일, 토요일, 일요일 일정 짜 줘",
  ];
  for (const message of plans) assert.equal(said(message).days, 3, message);
  for (const message of ["plan Sat and Sun", "prepari sabato e domenica"])
    assert.equal(said(message).days, 2, message);
});

test("today and the next two days are three", () => {
  const plans = [
    "we have today and the next two days, plan something",
    "vi har i dag og de næste to dage, lav en plan",
    "wir haben heute und die nächsten zwei Tage, plan uns was",
    "nous avons aujourd'hui et les deux prochains jours, faites un programme",
    "tenemos hoy y los próximos dos días, haznos un plan",
    "abbiamo oggi e i prossimi due giorni, fai un programma",
    "we hebben vandaag en de komende twee dagen, maak een plan",
    "temos hoje e os próximos dois dias, faz um plano",
    "今日とその後の二日間あります、プランを作って",
    "오늘하고 앞으로 이틀 더 있어요, 일정 짜 주세요",
    "我们有今天和接下来的两天，帮忙安排一下",
  ];
  for (const message of plans) assert.equal(said(message).days, 3, message);
});

test("full days are counted, and a stay until a day begins today", () => {
  for (const message of [
    "three full days from tomorrow, make a plan",
    "tre giorni pieni da domani, fai un programma",
    "drie volle dagen vanaf morgen, maak een plan",
    "en plan for torsdag til og med lørdag",
  ])
    assert.equal(said(message).days, 3, message);
  const untilSaturday = [
    "ficamos até sábado, faz um plano",
    "土曜までいます。計画して",
    "토요일까지 있어요, 일정 짜 주세요",
  ];
  const { days } = said("we are here until Saturday, make a plan");
  for (const message of untilSaturday) assert.equal(said(message).days, days, message);
  assert.equal(said("tenho a sexta livre, faz um plano").days, 1);
});

test("who leaves in the evening of the last day is away by then, and begins none of the days with it", () => {
  const { shape = [], days } = said("we arrived today and leave on Friday evening, plan our stay");
  assert.deepEqual(shape, [{ operation: "end_at", at: 18 * 60, day: days }]);
});

test("a plan goes from the day and the hour of coming to those of going, whichever sentences they stand in", () => {
  for (const message of [
    "We land on Friday at 11 with two kids. Home again Monday at 2 pm. Can you make us a plan?",
    "Wir kommen Freitag um 11 Uhr an, am Montag um 15 Uhr geht der Zug zurück. Machen Sie uns einen Plan?",
    "Llegamos el viernes a las 11, volvemos el lunes a las 14. ¿Nos hace un plan?",
    "Arriviamo venerdì alle 11, si torna a casa lunedì alle 14. Ci fa un programma?",
    "金曜の11時に着いて、月曜の14時に帰ります。プランを作ってください",
    "我们周五上午11点到,周一14点回家,帮我们排个行程",
  ]) {
    const { startDate, days, shape = [] } = said(message);
    assert.deepEqual([startDate, days], ["2026-10-16", 4], message);
    const hours = shape.filter(({ operation }) => operation === "start_at" || operation === "end_at");
    assert.deepEqual(
      hours.map(({ operation, at, day }) => [operation, at, day]).toSorted(),
      [
        ["end_at", 840, 4],
        ["start_at", 660, 1],
      ],
      message,
    );
  }
});
