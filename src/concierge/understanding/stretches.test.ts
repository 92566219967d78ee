import assert from "node:assert/strict";
import { test } from "node:test";
import { now, said, timeZone, townWords } from "../../../test/support/concierge/words.ts";
import { DAY_MS, isoDate, type LocalDay, localDayAt, weekdayOf } from "./calendar.ts";
import { understand } from "./understand.ts";

/** What is said on a Wednesday, the 14th of October 2026, by what is meant: the first day, and how many. */
const meant = [
  ["2026-10-19", 7],
  ["2027-07-01", 31],
  ["2026-12-24", 3],
  ["2026-10-17", 2],
  ["2026-12-03", 3],
  ["2026-10-19", 3],
  ["2026-10-15", 2],
  ["2026-10-23", 1],
  ["2026-10-14", 18],
  ["2026-11-01", 30],
  ["2026-10-14", 5],
] as const;
const said14October: Readonly<Record<string, readonly string[]>> = {
  en: [
    "museums next week",
    "museums in July",
    "museums over Christmas",
    "museums on Saturday and Sunday",
    "museums between the 3rd and 5th of December",
    "museums Monday to Wednesday",
    "museums tomorrow and the day after",
    "museums on Friday next week",
    "museums this month",
    "museums next month",
    "museums this week",
  ],
  da: [
    "museer i næste uge",
    "museer i juli",
    "museer i julen",
    "museer lørdag og søndag",
    "museer mellem den 3. og 5. december",
    "museer fra mandag til onsdag",
    "museer i morgen og i overmorgen",
    "museer fredag i næste uge",
    "museer denne måned",
    "museer næste måned",
    "museer i denne uge",
  ],
  de: [
    "Museen nächste Woche",
    "Museen im Juli",
    "Museen über Weihnachten",
    "Museen am Samstag und Sonntag",
    "Museen zwischen dem 3. und 5. Dezember",
    "Museen von Montag bis Mittwoch",
    "Museen morgen und übermorgen",
    "Museen nächste Woche Freitag",
    "Museen diesen Monat",
    "Museen im nächsten Monat",
    "Museen diese Woche",
  ],
  fr: [
    "musées la semaine prochaine",
    "musées en juillet",
    "musées pendant les fêtes de Noël",
    "musées samedi et dimanche",
    "musées entre le 3 et le 5 décembre",
    "musées de lundi à mercredi",
    "musées demain et après-demain",
    "musées vendredi de la semaine prochaine",
    "musées ce mois-ci",
    "musées le mois prochain",
    "musées cette semaine",
  ],
  es: [
    "museos la próxima semana",
    "museos en julio",
    "museos en Navidad",
    "museos el sábado y el domingo",
    "museos entre el 3 y el 5 de diciembre",
    "museos de lunes a miércoles",
    "museos mañana y pasado mañana",
    "museos el viernes de la semana que viene",
    "museos este mes",
    "museos el mes que viene",
    "museos esta semana",
  ],
  it: [
    "musei la prossima settimana",
    "musei a luglio",
    "musei a Natale",
    "musei sabato e domenica",
    "musei tra il 3 e il 5 dicembre",
    "musei da lunedì a mercoledì",
    "musei domani e dopodomani",
    "musei venerdì della settimana prossima",
    "musei questo mese",
    "musei il mese prossimo",
    "musei questa settimana",
  ],
  pt: [
    "museus na próxima semana",
    "museus em julho",
    "museus no Natal",
    "museus no sábado e no domingo",
    "museus entre 3 e 5 de dezembro",
    "museus de segunda a quarta",
    "museus amanhã e depois de amanhã",
    "museus na sexta da semana que vem",
    "museus este mês",
    "museus no mês que vem",
    "museus esta semana",
  ],
  nl: [
    "musea volgende week",
    "musea in juli",
    "musea met kerst",
    "musea zaterdag en zondag",
    "musea tussen 3 en 5 december",
    "musea van maandag tot en met woensdag",
    "musea morgen en overmorgen",
    "musea vrijdag volgende week",
    "musea deze maand",
    "musea volgende maand",
    "musea deze week",
  ],
  ja: [
    "来週の博物館",
    "7月の博物館",
    "クリスマスの博物館",
    "土曜日と日曜日の博物館",
    "12月3日と5日の間の博物館",
    "月曜日から水曜日まで博物館",
    "明日と明後日の博物館",
    "来週の金曜日の博物館",
    "今月の博物館",
    "来月の博物館",
    "今週の博物館",
  ],
  zh: [
    "下周的博物馆",
    "七月的博物馆",
    "圣诞期间的博物馆",
    "周六和周日的博物馆",
    "12月3号到5号之间的博物馆",
    "周一到周三的博物馆",
    "明天和后天的博物馆",
    "下周五的博物馆",
    "这个月的博物馆",
    "下个月的博物馆",
    "这周的博物馆",
  ],
  ko: [
    "다음 주 박물관",
    "7월 박물관",
    "크리스마스 연휴 박물관",
    "토요일과 일요일 박물관",
    "12월 3일과 5일 사이 박물관",
    "월요일부터 수요일까지 박물관",
    "내일과 모레 박물관",
    "다음 주 금요일 박물관",
    "이번 달 박물관",
    "다음 달 박물관",
    "이번 주 박물관",
  ],
  ar: [
    "متاحف الأسبوع القادم",
    "متاحف في يوليو",
    "متاحف في عيد الميلاد",
    "متاحف السبت والأحد",
    "متاحف بين 3 و5 ديسمبر",
    "متاحف من الاثنين إلى الأربعاء",
    "متاحف غدا وبعد غد",
    "متاحف الجمعة الأسبوع القادم",
    "متاحف هذا الشهر",
    "متاحف الشهر القادم",
    "متاحف هذا الأسبوع",
  ],
};

for (const [language, messages] of Object.entries(said14October)) {
  test(`weeks, months, feasts and days that are joined are stretches: ${language}`, () => {
    for (const [index, message] of messages.entries()) {
      const { openAt, partySize, days } = said(message);
      const first = openAt && isoDate(localDayAt(openAt.from, timeZone));
      const length = openAt && Math.round((openAt.until - openAt.from) / 86_400_000);
      assert.deepEqual([first, length, partySize, days], [...meant[index]!, undefined, undefined], message);
    }
  });
}

/** Whether a day is of what is said, looked at by itself. */
const isOf: Readonly<Record<string, (day: LocalDay, today: LocalDay) => boolean>> = {
  "museums this week": (day, today) => weekOf(day) === weekOf(today),
  "museums next week": (day, today) => weekOf(day) === weekOf(today) + 7 * DAY_MS,
  "museums on Friday next week": (day, today) =>
    weekOf(day) === weekOf(today) + 7 * DAY_MS && weekdayOf(day) === 5,
  "museums this month": (day, today) => monthOf(day) === monthOf(today),
  "museums next month": (day, today) => monthOf(day) === monthOf(today) + 1,
  "museums over Christmas": (day) => /-12-2[456]$/.test(isoDate(day)),
  "museums in February": (day) => /-02-/.test(isoDate(day)),
};

function weekOf(day: LocalDay): LocalDay {
  return day - ((weekdayOf(day) + 6) % 7) * DAY_MS;
}

function monthOf(day: LocalDay): number {
  const date = new Date(day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

test("stretches begin and end as a search day by day finds them, whatever day it is said on", () => {
  for (let ahead = 0; ahead < 400; ahead += 3) {
    const saidAt = now + ahead * DAY_MS;
    const today = localDayAt(saidAt, timeZone);
    for (const [message, isDay] of Object.entries(isOf)) {
      const { openAt } = understand(message, { now: saidAt, timeZone, words: townWords });
      let first = today;
      while (!isDay(first, today)) first += DAY_MS;
      let end = first;
      while (isDay(end, today)) end += DAY_MS;
      const found = openAt && [openAt.from, openAt.until].map((at) => isoDate(localDayAt(at, timeZone)));
      assert.deepEqual(found, [isoDate(first), isoDate(end)], `${message}, said on ${isoDate(today)}`);
    }
  }
});

test("a day and a part of it are one word in Germanic languages, and another day keeps the part that was said", () => {
  const saturday = { from: "2026-10-17T18:00", until: "2026-10-17T23:00" };
  const asSaid = (...messages: string[]) => {
    const { openAt } = said(...messages);
    return openAt && { from: localTime(openAt.from), until: localTime(openAt.until) };
  };
  for (const message of [
    "Samstagabend ein Restaurant",
    "restaurant zaterdagavond",
    "restaurant lørdagsaften",
  ])
    assert.deepEqual(asSaid(message), saturday, message);
  assert.deepEqual(asSaid("museums Friday evening", "Saturday instead"), saturday);
});

test("a plan begins with the week or the month that is said, and is as long as usual", () => {
  for (const [message, first] of [
    ["make a plan for next week", "2026-10-19"],
    ["make a plan in July", "2027-07-01"],
  ] as const) {
    const { intent, startDate, days } = said(message);
    assert.deepEqual([intent, startDate, days], ["plan_trip", first, undefined], message);
  }
  const { startDate, days } = said("make a plan for Saturday and Sunday");
  assert.deepEqual([startDate, days], ["2026-10-17", 2]);
});

function localTime(instant: number): string {
  return new Date(instant + 2 * 3_600_000).toISOString().slice(0, 16);
}

test("a day of another sentence is not joined to the one before", () => {
  const { openAt } = said("is the museum shut on Saturday? And Sunday?");
  assert.deepEqual(openAt, {
    from: Date.parse("2026-10-18T00:00+02:00"),
    until: Date.parse("2026-10-19T00:00+02:00"),
  });
});

test("a date with a month of its own is not of the month of the date up to which it goes", () => {
  assert.equal(said("museums from the 3rd of November to the 5th of December").openAt, undefined);
});
