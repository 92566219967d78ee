import assert from "node:assert/strict";
import { test } from "node:test";
import { said, timeZone } from "../../../test/support/concierge/words.ts";
import { writeSlots } from "./said-slots.ts";

const shapeOf = (message: string) => {
  const understanding = said(message);
  assert.equal(understanding.intent, "plan_trip", message);
  return { days: understanding.days, shape: writeSlots(understanding, timeZone).shape };
};

test("what to do from one hour to another is a plan of that time, in every language", () => {
  for (const message of [
    "what should we do tomorrow from 10 to 4",
    "was sollen wir morgen von 10 bis 16 uhr machen",
    "qu'est-ce qu'on fait demain de 10h à 16h",
    "qué hacemos mañana de 10 a 16",
    "cosa facciamo domani dalle 10 alle 16",
    "o que fazemos amanhã das 10 às 16",
    "hvad skal vi lave i morgen fra kl. 10 til kl. 16",
    "wat moeten we morgen doen van 10 tot 16 uur",
    "hvad skal vi lave i morgen fra 10 til 16",
    "내일 10시부터 16시까지 뭐하지",
    "明日10時から16時まで何をしたらいい？",
    "明天10点到16点干什么好",
  ])
    assert.deepEqual(shapeOf(message), { days: 1, shape: ["start:10:00", "end:16:00"] }, message);
});

test("so many hours begin now where no day is said, with their part of the day, else in the morning", () => {
  const now = said("we have 6 hours, what should we see");
  assert.deepEqual([now.startDate, now.days], ["2026-10-14", 1]);
  assert.deepEqual(writeSlots(now, timeZone).shape, ["start:14:00", "end:20:00"]);
  assert.deepEqual(shapeOf("mañana tenemos 6 horas, qué hacemos").shape, ["start:10:00", "end:16:00"]);
  assert.deepEqual(shapeOf("on a une demi-journée demain après-midi, que faire").shape, [
    "start:14:00",
    "end:19:00",
  ]);
});

test("an hour from which somebody has time is when the plan begins, and lunch keeps its own", () => {
  assert.deepEqual(shapeOf("morgen ab 17 uhr frei, was empfiehlst du").shape, ["start:17:00"]);
  assert.deepEqual(shapeOf("plan two days, lunch not before 1").shape, ["move_to:lunch:13:00"]);
});

test("a plan ends in time for what travellers have to catch, and for a nap that they are back for", () => {
  for (const [message, ...shape] of [
    ["plan my day tomorrow, our flight is at 9pm", "end:18:00"],
    ["plan für morgen, um 17 uhr müssen wir zum flughafen", "end:16:00"],
    ["lav en plan for søndag, vores tog går 14.20", "end:13:20"],
    ["plan tomorrow, start at 10, back by 3 for a nap", "start:10:00", "end:15:00"],
  ])
    assert.deepEqual(shapeOf(message!).shape, shape, message);
});

test("the hours of a nap are its own, whether both are written as hours or not", () => {
  for (const message of [
    "plan two days, the little one sleeps from 2 to half 3",
    "plan de dos días, el pequeño duerme siesta de 2 a 2 y media",
    "lav en plan for to dage, babyen sover mellem 14 og 14.30",
  ])
    assert.deepEqual(shapeOf(message).shape, ["rest:14:00"], message);
});

test("ages and days of a month are no hours, and who is free from an hour on begins then", () => {
  assert.deepEqual(shapeOf("plan de dos días con tres niños de 3, 6 y 11 años").shape, undefined);
  assert.deepEqual(shapeOf("niños de 4 y 7, plan para hoy").shape, undefined);
  assert.deepEqual(shapeOf("drei Kinder von 4, 7 und 11, ein Plan für heute").shape, undefined);
  assert.deepEqual(shapeOf("3 loustics de 4, 8 et 12 ans, un programme pour vendredi").shape, undefined);
  assert.deepEqual(shapeOf("plan from 3 to 5 December, we like art").shape, undefined);
  const monday = "hazme un plan para el lunes por la tarde, que tengo libre desde las cuatro";
  assert.deepEqual(shapeOf(monday).shape, ["start:16:00"]);
  assert.deepEqual(shapeOf("cinq jours, du lundi au vendredi, libres qu'à partir de 17h").shape, [
    "start:17:00",
  ]);
});

test("who works until an hour is free from then on, in every language, and leaves in time for a flight", () => {
  for (const message of [
    "plan tomorrow, I work until 2 and then I am free",
    "plan de un día para mañana, trabajo hasta las 14 h",
    "programme pour demain, je travaille jusqu'à 14 h",
    "un programma per domani, lavoro fino alle 14",
    "um plano para amanhã, trabalho até às 14",
    "plan für morgen, ich arbeite bis 14 Uhr",
    "plan for i morgen, jeg arbejder til kl. 14",
    "plan voor morgen, ik werk tot 14 uur",
    "明日のプランを作って、14時まで仕事です",
    "내일 계획 짜줘, 14시까지 일하고",
    "帮我安排明天的行程，我上班到14点",
  ])
    assert.deepEqual(shapeOf(message), { days: 1, shape: ["start:14:00"] }, message);
  const untilFlight = shapeOf("I'm free from 2pm tomorrow until my flight at 8. Plan that for me").shape;
  assert.deepEqual(untilFlight?.toSorted(), ["end:17:00", "start:14:00"]);
});

test("a part of its only day that is said to be free is when a plan is, unless that is to be kept free", () => {
  for (const message of [
    "plan something for Friday afternoon with a museum",
    "Friday afternoon is free, plan something with a museum",
    "金曜の午後が空きました。美術館のプランを作って",
    "周五下午有空，安排个博物馆的行程",
  ])
    assert.deepEqual(shapeOf(message).shape?.slice(0, 2), ["start:14:00", "end:18:00"], message);
  assert.deepEqual(shapeOf("plan Friday, keep Friday afternoon free").shape, ["free:afternoon"]);
});

test("hours of a nap are no party", () => {
  assert.equal(said("lav en plan for i morgen, han sover fra 12 til 14").partySize, undefined);
  assert.equal(said("lav en plan for i morgen til 4").partySize, 4);
});

test("a stay with who travels and what they care for is a plan, and a question or a bed is none", () => {
  const stay = said("On débarque jeudi avec mon mari, jusqu'à samedi. Surtout pas d'églises, du moderne");
  assert.deepEqual([stay.intent, stay.days], ["plan_trip", 3]);
  for (const message of [
    "A hotel for my wife and me from Friday to Sunday",
    "Which museums are open for kids from Friday to Sunday?",
  ])
    assert.equal(said(message).intent, "find_places", message);
});

test("an hour is of the part of the day beside it, and of none that is said of something else", () => {
  const hours = (message: string) => said(message).shape.map(({ operation, at }) => [operation, at]);
  assert.deepEqual(hours("plan the whole Saturday from 11, with a boat in the afternoon")[0], [
    "start_at",
    660,
  ]);
  assert.deepEqual(hours("lav en plan for hele lørdagen fra kl 11, med båden om eftermiddagen")[0], [
    "start_at",
    660,
  ]);
  assert.deepEqual(hours("plan Friday afternoon from 3")[0], ["start_at", 900]);
});

test("an hour beside one day of several is of that day alone, and none of a day after the last", () => {
  const shapes: readonly (readonly [string, number, readonly object[]])[] = [
    [
      "Wir sind bis Sonntagmittag hier und möchten einen Plan für fünf Tage ab heute",
      5,
      [{ operation: "end_at", at: 720, day: 5 }],
    ],
    ["Siamo qui fino a domenica mattina. Ci fai un programma da oggi a sabato?", 4, []],
    [
      "今日の午後から金曜日までのプランを作っていただけますか。",
      3,
      [{ operation: "start_at", at: 840, day: 1 }],
    ],
    ["plan Thursday to Saturday, on Friday start at 11", 3, [{ operation: "start_at", at: 660, day: 2 }]],
    ["a plan from Friday to Sunday, back by 18 on Sunday", 3, [{ operation: "end_at", at: 1080, day: 3 }]],
    ["plan for three days, start at 11 every day", 3, [{ operation: "start_at", at: 660 }]],
  ];
  for (const [message, days, shape] of shapes) {
    const understood = said(message);
    assert.equal(understood.days, days, message);
    assert.deepEqual(understood.shape ?? [], shape, message);
  }
});

test("days that are said with how much of them there is are planned together", () => {
  const afternoon = [{ operation: "start_at", at: 840, day: 1 }];
  const plans: readonly (readonly [string, string, number, readonly object[]])[] = [
    ["plan this afternoon and tomorrow", "2026-10-14", 2, afternoon],
    ["heute Nachmittag und morgen, bitte ein Plan", "2026-10-14", 2, afternoon],
    ["esta tarde y mañana, hazme un plan", "2026-10-14", 2, afternoon],
    ["今日の午後と明日のプランを作って", "2026-10-14", 2, afternoon],
    [
      "出差,今天下午三点以后有空,明天全天没事。帮我排个行程",
      "2026-10-14",
      2,
      [{ operation: "start_at", at: 900, day: 1 }],
    ],
    [
      "Wir haben heute und den halben Tag morgen. Bitte als Plan",
      "2026-10-14",
      2,
      [{ operation: "end_at", at: 840, day: 2 }],
    ],
    ["tomorrow whole day and today the rest, plan please", "2026-10-14", 2, []],
    ["Friday and Saturday only, leaving Sunday 19:00, plan please", "2026-10-16", 2, []],
    ["plan Friday and Saturday, Tivoli on Friday evening", "2026-10-16", 2, []],
    ["金土日のプランを作って", "2026-10-16", 3, []],
  ];
  for (const [message, start, days, shape] of plans) {
    const understood = said(message);
    assert.deepEqual([understood.startDate, understood.days], [start, days], message);
    assert.deepEqual(understood.shape ?? [], shape, message);
  }
  assert.equal(said("We arrived today. Can you plan tomorrow for us?").days, 1);
});

test("two or three stops a day limit each day, and are no hours", () => {
  for (const message of [
    "three days plan, two or three things a day",
    "每天两三个点就够,做一个周四到周六三天的行程",
  ]) {
    const { shape, startDate } = said(message);
    assert.deepEqual(shape, [{ operation: "limit", most: 3 }], message);
    assert.ok(!startDate?.endsWith("-01"), message);
  }
});

test("so much a day is no first of the month, and not after an hour ends the days", () => {
  const plan = said("今日から3日間の予定を立てていただけますか。歩くのは1日1万歩くらいまでにしたいです。");
  assert.deepEqual([plan.startDate, plan.days], ["2026-10-14", 3]);
  assert.equal(said("1日10時から3日間のプラン").startDate, "2026-11-01");
  assert.deepEqual(said("a programme for Thursday and Friday, we prefer not to be out after nine").shape, [
    { operation: "end_at", at: 21 * 60 },
  ]);
});

test("two hours of a nap that are joined are two pauses, and none from one to the other", () => {
  for (const message of [
    "The baby naps at 9.30 and at 14.00. Plan tomorrow",
    "Elle fait la sieste à 9h30 et à 14h, il me faudrait un programme pour demain",
    "Das Baby schläft um 9:30 und um 14 Uhr, bitte ein Plan für morgen",
  ]) {
    const rests = (said(message).shape ?? []).filter(({ operation }) => operation === "rest");
    assert.deepEqual(
      rests.map(({ at, minutes }) => [at, minutes]),
      [
        [570, undefined],
        [840, undefined],
      ],
      message,
    );
  }
});
