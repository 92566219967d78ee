import assert from "node:assert/strict";
import { test } from "node:test";
import { said } from "../../../test/support/concierge/words.ts";
import type { Edit } from "./understanding.ts";

const brief = ({ operation, day, to, out, in: put, between, at }: Edit) =>
  [
    operation,
    ...(day === undefined ? [] : [`day ${day}`]),
    ...(to?.day === undefined ? [] : [`to ${to.day}`]),
    ...(at === undefined ? [] : [String(at / 60)]),
    ...(between ? [between.map((one) => one.day).join("+")] : []),
    ...(out ? [`-${out.categories.join("|")}`] : []),
    ...(put ? [`+${put.categories.join("|")}`] : []),
  ].join(" ");
const editsOf = (...messages: readonly string[]) => said(...messages).edits;
const edits = (...messages: readonly string[]) => editsOf(...messages).map(brief);

/** Two wishes in one message, by language: a kind that goes and days that change places; a kind instead of another. */
const messages: Readonly<Record<string, readonly [plan: string, two: string, instead: string]>> = {
  en: ["plan 3 days", "drop the museum and swap day 1 and 2", "a park instead of the museum"],
  de: ["Plan 3 Tage", "das Museum raus und Tag 1 mit Tag 2 tauschen", "ein Park statt des Museums"],
  fr: [
    "planifie 3 jours",
    "enlève le musée et échange le jour 1 et le jour 2",
    "un parc à la place du musée",
  ],
  es: ["planifica 3 días", "quita el museo e intercambia el día 1 y el día 2", "un parque en vez del museo"],
  it: [
    "pianifica 3 giorni",
    "togli il museo e scambia il giorno 1 e il giorno 2",
    "un parco al posto del museo",
  ],
  pt: ["planeja 3 dias", "tira o museu e troca o dia 1 e o dia 2", "um parque em vez do museu"],
  da: ["planlæg 3 dage", "drop museet og byt dag 1 og 2 om", "en park i stedet for museet"],
  nl: [
    "plan 3 dagen",
    "haal het museum weg en wissel dag 1 en dag 2 om",
    "een park in plaats van het museum",
  ],
  ja: ["3日間のプランを作って", "美術館はいらない。1日目と2日目を入れ替えて", "博物館の代わりに公園にして"],
  zh: ["安排3天的行程", "去掉博物馆，把第一天和第二天对调", "用公园代替博物馆"],
  ko: ["3일 일정 짜줘", "박물관 빼고 1일차랑 2일차 바꿔줘", "박물관 대신 공원으로 해줘"],
  ar: ["خطة ٣ أيام", "احذف المتحف وبدل اليوم الأول مع اليوم الثاني", "حديقة بدلا من المتحف"],
};

for (const [language, [plan, two, instead]] of Object.entries(messages)) {
  test(`each clause is a change of its own (${language})`, () => {
    const [first, second, ...others] = edits(plan, two);
    assert.match(first ?? "", /^remove -.*museum/);
    assert.deepEqual([second, ...others], ["swap 1+2"]);
  });
  test(`what comes instead of something takes its place (${language})`, () => {
    assert.match(edits(plan, instead).join(), /^replace -.*museum \+(park|garden|park\|garden)$/);
  });
}

test("clauses share a verb, a day, and what is replaced", () => {
  const after = (message: string) => edits("plan 3 days", message);
  assert.deepEqual(after("move the museum to day 1 and the zoo to day 2"), [
    "move to 1 -museum",
    "move to 2 -zoo",
  ]);
  assert.deepEqual(after("on day 2, drop the museum and add a café"), [
    "remove day 2 -museum",
    "add day 2 +cafe",
  ]);
  assert.deepEqual(after("drop the museum and add a café on day 2"), ["remove -museum", "add day 2 +cafe"]);
  assert.deepEqual(after("replace the museum and put in a park"), ["replace -museum +park"]);
  assert.deepEqual(after("dinner at 8 and lunch at 1"), ["move_to 20", "move_to 13"]);
  assert.deepEqual(after("make it four days and start later"), ["set_days", "start_later"]);
  assert.deepEqual(after("add a park and a museum"), ["add +park", "add +museum"]);
  assert.deepEqual(after("add a park or a museum"), ["add +park|museum"]);
  assert.deepEqual(after("a zoo on day 1 instead of the castle"), ["remove -castle", "move to 1 -zoo"]);
});

test("a number after a joining word belongs to the change before, a sentence of its own to none", () => {
  const after = (message: string) => said("plan 3 days", message).edits;
  const [swap, put, ...others] = after(
    "swap day 1 and 2. and the kids would like the Salt Tower, put that in",
  );
  assert.deepEqual(swap, { operation: "swap", between: [{ day: 1 }, { day: 2 }] });
  assert.equal(put!.operation, "add");
  assert.equal(put!.in?.place?.name, "The Salt Tower");
  assert.deepEqual(others, []);
  assert.deepEqual(edits("plan 3 days", "no churches. the garden should be on day 2"), [
    "remove -church",
    "move to 2 -garden",
  ]);
});

test("who wants to go to a place, or puts it nowhere in particular, has it added; a question does not", () => {
  const placeOf = (...messages: readonly string[]) =>
    said(...messages).edits.map((edit) => edit.in?.place?.name);
  for (const message of [
    "the kids would like to see the Salt Tower",
    "put the Salt Tower in",
    "put in the Salt Tower",
  ])
    assert.deepEqual(placeOf("plan 3 days", message), ["The Salt Tower"], message);
  assert.deepEqual(placeOf("plan 3 days", "would the kids like it? when does the Salt Tower open?"), []);
});

test("what is put in by a name that nobody knows is not just anything, and a denial ends where something is wanted", () => {
  assert.deepEqual(edits("plan 3 days", "add blorptower on day 2"), ["add day 2 +blorptower"]);
  assert.deepEqual(edits("plan 3 days", "add something on day 2"), ["add day 2"]);
  assert.deepEqual(edits("plan 3 days", "no churches and with the garden on day 1"), [
    "remove -church",
    "move to 1 -garden",
  ]);
  assert.deepEqual(edits("3日間のプランを作って", "教会はなし、2日目に公園を入れて"), [
    "remove -church",
    "add day 2 +park",
  ]);
});

test("one of a kind goes where one is said, the farthest where that is, and all where they are", () => {
  for (const message of [
    "remove a church",
    "take out one of the churches",
    "take out one of the two churches",
  ])
    assert.equal(editsOf("plan 3 days", message)[0]?.whichever, true, message);
  assert.equal(editsOf("planifie 3 jours", "enlève une des églises")[0]?.whichever, true);
  assert.equal(editsOf("Plan 3 Tage", "streich eine der beiden Kirchen")[0]?.whichever, true);
  assert.equal(editsOf("安排3天的行程", "去掉一个教堂")[0]?.whichever, true);
  for (const message of ["remove the churches", "remove any churches", "on day 1 remove the churches"])
    assert.equal(editsOf("plan 3 days", message)[0]?.whichever, undefined, message);
  assert.equal(
    editsOf("plan 3 days", "please take one thing out of day 2, whichever is furthest away")[0]?.whichever,
    "farthest",
  );
});

test("of two hours the one that is not meant is none, and a meal that is moved to an hour is so on all days", () => {
  const lunch = { operation: "move_to", part: "lunch", at: 840 };
  for (const message of ["lunch not at 12, at 2 please", "move lunch to 2pm or later"])
    assert.deepEqual(editsOf("plan 3 days", message), [lunch], message);
  assert.deepEqual(editsOf("Plan 3 Tage", "Mittagessen nicht um 12, um 14 Uhr"), [lunch]);
});

test("a gap is a pause, until an hour that is said", () => {
  assert.deepEqual(editsOf("plan 3 days", "leave a gap after lunch on both days"), [{ operation: "rest" }]);
  assert.deepEqual(editsOf("plan 3 days", "can you leave a gap after lunch, say until half two"), [
    { operation: "rest", at: 810, minutes: 60 },
  ]);
  assert.deepEqual(editsOf("Plan 3 Tage", "Bitte nach dem Mittagessen eine Lücke lassen"), [
    { operation: "rest" },
  ]);
  const from13 = [{ operation: "rest", at: 780, minutes: 120, day: 2 }];
  assert.deepEqual(editsOf("Plan 3 Tage", "Tag 2 von 13 bis 15 Uhr frei lassen"), from13);
  assert.deepEqual(editsOf("pianifica 3 giorni", "lascia un'ora libera dopo pranzo"), [
    { operation: "rest", minutes: 60 },
  ]);
});
