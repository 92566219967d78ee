import assert from "node:assert/strict";
import { test } from "node:test";
import { said, timeZone } from "../../../test/support/concierge/words.ts";
import { writeSlots } from "./said-slots.ts";

/** It is Wednesday, the 14th of October 2026. */
const planOf = (message: string) => {
  const understanding = said(message);
  assert.equal(understanding.intent, "plan_trip", message);
  const { shape = [] } = writeSlots(understanding, timeZone);
  const isHour = (one: string) => /^(start|end|rest)/.test(one);
  return [understanding.startDate, understanding.days, ...shape.filter(isHour)];
};

test("one evening is planned as an evening, and a day on which a flight leaves early is none", () => {
  for (const message of [
    "plan us one evening, tonight, our flight is at 6 tomorrow morning",
    "plan für heute Abend, morgen früh um 6 geht unser Flieger",
    "un programme pour ce soir, notre vol est demain à 6h du matin",
    "un plan para esta noche, mañana a las 6 de la mañana sale el vuelo",
    "lav en plan for i aften, vores fly går i morgen kl. 6 om morgenen",
  ])
    assert.deepEqual(planOf(message), ["2026-10-14", 1, "start:1:18:00"], message);
});

test("the days until one that is named are planned from today on, the last as long as is said", () => {
  for (const message of [
    "make a plan between now and Friday at 17:00",
    "plan us something until Friday at 17:00",
    "mach einen Plan von jetzt bis Freitag um 17 Uhr",
    "un programme d'ici à vendredi 17h",
    "haz un plan desde ahora hasta el viernes a las 17h",
    "fammi un programma da adesso fino a venerdì alle 17",
    "maak een plan tussen nu en vrijdag 17 uur",
    "faz um plano de agora até sexta às 17h",
    "lav en plan fra nu og til fredag kl. 17",
    "지금부터 금요일 17시까지 일정 짜줘",
    "今から金曜の17時までのプランを作って",
    "从现在到周五17点帮我安排行程",
  ])
    assert.deepEqual(planOf(message), ["2026-10-14", 3, "end:3:17:00"], message);
});

test("the first day begins when somebody comes, the last ends when somebody goes", () => {
  for (const [message, ...expected] of [
    ["plan our stay, we land Friday at 11 and leave on Monday after lunch", "start:1:11:00", "end:4:14:00"],
    ["plan our stay: arriving Friday at 11, our train is on Monday at 17:00", "start:1:11:00", "end:4:16:00"],
    [
      "plane uns etwas, wir landen Freitag um 11 und fliegen Montag um 17 Uhr",
      "start:1:11:00",
      "end:4:14:00",
    ],
    [
      "haznos un plan, aterrizamos el viernes a las 11 y volamos el lunes a las 17h",
      "start:1:11:00",
      "end:4:14:00",
    ],
    ["make a plan from Friday at 11 until Monday", "start:1:11:00"],
  ] as const)
    assert.deepEqual(planOf(message), ["2026-10-16", 4, ...expected], message);
});

test("days that are told together are planned together, each with its hours", () => {
  for (const [message, ...expected] of [
    ["make a plan for today from 15:00 and all of tomorrow", "start:1:15:00"],
    ["einen Plan für heute ab 15 Uhr und morgen den ganzen Tag", "start:1:15:00"],
    ["un plan para hoy desde las 15h y mañana todo el día", "start:1:15:00"],
    ["plan this evening and tomorrow until our train at 16:10", "start:1:18:00", "end:2:15:10"],
  ] as const)
    assert.deepEqual(planOf(message), ["2026-10-14", 2, ...expected], message);
});

test("hours beside a list of days are those of each, whatever keeps somebody until then", () => {
  for (const message of [
    "I am in meetings until 5, plan something between 5 and 9 on Wednesday, Thursday and Friday",
    "je suis en réunion jusqu'à 17h, un programme entre 17h et 21h mercredi, jeudi et vendredi",
    "lavoro fino alle 17, un programma tra le 17 e le 21 mercoledì, giovedì e venerdì",
  ])
    assert.deepEqual(planOf(message), ["2026-10-14", 3, "start:17:00", "end:21:00"], message);
});

test("a short stretch of days is a pause, and after an hour that is refused nothing comes", () => {
  for (const [message, ...expected] of [
    [
      "plan Thursday and Friday, the baby sleeps from 13:00 to 14:30 both days",
      "2026-10-15",
      2,
      "rest:13:00",
    ],
    [
      "maak een plan voor donderdag en vrijdag, de kleine is van 13.00 tot 14.30 op de kamer",
      "2026-10-15",
      2,
      "rest:13:00",
    ],
    ["plan tomorrow for us, nothing after 16:00", "2026-10-15", 1, "end:16:00"],
  ] as const)
    assert.deepEqual(planOf(message), expected, message);
});

test("a day that corrects another is the only one", () => {
  for (const message of [
    "plan tomorrow morning, no wait, Friday",
    "lav en plan for i morgen tidlig, nej vent, fredag",
  ])
    assert.deepEqual(planOf(message), ["2026-10-16", 1], message);
});

test("an hour after which nothing is wanted ends a day", () => {
  for (const message of [
    "help me fill tomorrow, I have a work call from 3 to 4 and want nothing after half past six in the evening",
    "lav en plan for i morgen, møde kl 13-14.30, og efter kl 18.30 skal der ikke være noget",
    "ein Plan für morgen, von 14 bis 15 Uhr telefoniere ich, und ab 18.30 Uhr bitte gar nichts mehr",
    "un programme pour demain, visio de 11h à midi, et je ne veux plus rien à partir de 18h30",
    "un plan para mañana, de 12 a 13 tengo una llamada y a partir de las 18:30 no pongas nada",
    "un programma per domani, ho una call dalle 15 alle 16 e dopo le 18.30 non voglio niente",
    "voor morgen graag een plan, van 11 tot 12 heb ik een belafspraak en na 18.30 graag niks meer",
    "um roteiro para amanhã, das 14h às 15h tenho uma call e depois das 18h30 não quero mais nada",
    "明日の計画をお願いします。15時〜16時は仕事の電話、18時30分以降は何も入れないでください",
    "내일 일정 짜 주세요. 오후 1시~2시는 화상회의가 있고 18시 30분 이후는 비워주세요",
    "帮我安排明天的行程,下午三点到四点有个电话会议,18点30分以后什么都不要排",
  ]) {
    const hours = planOf(message).slice(2);
    assert.ok(
      hours.includes("end:18:30") && !hours.some((one) => `${one}`.startsWith("start")),
      `${message}: ${hours}`,
    );
  }
});

test("a number behind a child is its age, and two that are a stretch are when it sleeps", () => {
  assert.deepEqual(
    planOf("armame de mañana al domingo, con la siesta del nene de dos a cuatro en el hotel").slice(2),
    ["rest:14:00"],
  );
  assert.deepEqual(
    planOf("een plan voor morgenochtend, met een kleuter van 4 die niet stil kan zitten").slice(2),
    ["end:12:00"],
  );
});

test("days begin at the hour that is said though the last ends an hour after it", () => {
  assert.deepEqual(
    planOf("temos quinta e sexta inteiras e sábado até ao meio dia, queremos começar às onze da manhã"),
    ["2026-10-15", 3, "start:11:00", "end:3:12:00"],
  );
});
