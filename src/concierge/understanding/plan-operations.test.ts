import assert from "node:assert/strict";
import { test } from "node:test";
import { said } from "../../../test/support/concierge/words.ts";
import { writeSlots } from "./said-slots.ts";

const plans: Readonly<Record<string, string>> = {
  en: "plan 3 days",
  de: "Plan 3 Tage",
  fr: "planifie 3 jours",
  es: "planifica 3 días",
  it: "pianifica 3 giorni",
  pt: "planeja 3 dias",
  da: "planlæg 3 dage",
  nl: "plan 3 dagen",
  ja: "3日間のプランを作って",
  zh: "安排3天的行程",
  ko: "3일 일정 짜줘",
  ar: "خطة ٣ أيام",
};

/** How changes are written that messages ask for, by language. */
const changes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "move:1:2:3": {
    en: "move the second stop of day 1 to day 3",
    de: "verschiebe die zweite Station von Tag 1 auf Tag 3",
    fr: "déplace la deuxième étape du jour 1 au jour 3",
    es: "mueve la segunda parada del día 1 al día 3",
    it: "sposta la seconda tappa del giorno 1 al giorno 3",
    pt: "move a segunda parada do dia 1 para o dia 3",
    da: "flyt det andet stop på dag 1 til dag 3",
    nl: "verplaats de tweede stop van dag 1 naar dag 3",
    ja: "1日目の2番目を3日目に移動して",
    zh: "把第一天第二站移到第三天",
    ko: "1일차 두 번째 장소를 3일차로 옮겨줘",
    ar: "انقل المحطة الثانية من اليوم الأول إلى اليوم الثالث",
  },
  "keep:1:2": {
    en: "keep the second stop of day 1",
    de: "behalte die zweite Station von Tag 1",
    fr: "garde la deuxième étape du jour 1",
    es: "mantén la segunda parada del día 1",
    it: "mantieni la seconda tappa del giorno 1",
    pt: "mantém a segunda parada do dia 1",
    da: "behold det andet stop på dag 1",
    nl: "behoud de tweede stop van dag 1",
    ja: "1日目の2番目は残して",
    zh: "保留第一天第二站",
    ko: "1일차 두 번째 장소는 그대로 둬",
    ar: "أبق المحطة الثانية من اليوم الأول",
  },
  "remove:1:2": {
    en: "remove the second stop on day 1",
    de: "streiche die zweite Station von Tag 1",
    fr: "enlève le deuxième arrêt du jour 1",
    es: "quita la segunda parada del día 1",
    it: "togli la seconda tappa del primo giorno",
    pt: "tira a segunda parada do dia 1",
    da: "fjern andet stop på dag 1",
    nl: "tweede stop van dag 1 mag eruit",
    ja: "1日目の2番目を消して",
    zh: "第一天第二站去掉",
    ko: "첫째날 두번째 장소 빼줘",
    ar: "احذف المحطة الثانية من اليوم الأول",
  },
  "remove:2:-1": {
    en: "drop the last stop of day 2",
    de: "die letzte Station an Tag 2 weglassen",
    fr: "supprime la dernière étape du jour 2",
    es: "elimina la última parada del segundo día",
    it: "elimina l'ultima tappa del giorno 2",
    pt: "remova a última parada do dia 2",
    da: "slet det sidste stop på dag 2",
    nl: "haal de laatste stop van dag 2 weg",
    ja: "2日目の最後の場所を外して",
    zh: "删掉第二天最后一站",
    ko: "둘째 날 마지막 장소 빼줘",
    ar: "احذف المحطة الأخيرة من اليوم الثاني",
  },
  "stay:1:2": {
    en: "more time at the second stop of day 1",
    de: "mehr Zeit an der zweiten Station von Tag 1",
    fr: "plus de temps à la deuxième étape du jour 1",
    es: "más tiempo en la segunda parada del día 1",
    it: "più tempo alla seconda tappa del giorno 1",
    pt: "mais tempo na 2ª parada do dia 1",
    da: "mere tid ved det andet stop på dag 1",
    nl: "meer tijd bij de tweede stop van dag 1",
    ja: "1日目の2番目はもっと長く",
    zh: "第一天第二站多待一会",
    ko: "1일차 두 번째 장소는 더 오래",
    ar: "وقت أطول في المحطة الثانية من اليوم الأول",
  },
  "remove:2:-2": {
    en: "drop the last stop but one on day 2",
    de: "streich den vorletzten Stopp an Tag 2",
    fr: "supprime l'avant-dernière étape du jour 2",
    es: "quita la penúltima parada del día 2",
    it: "togli la penultima tappa del giorno 2",
    pt: "tira a penúltima parada do dia 2",
    da: "fjern det næstsidste stop på dag 2",
    nl: "schrap de voorlaatste stop van dag 2",
    ja: "2日目の最後から2番目を消して",
    zh: "第二天倒数第二站去掉",
    ko: "둘째 날 끝에서 두 번째 장소 빼줘",
    ar: "احذف المحطة قبل الأخيرة من اليوم الثاني",
  },
  "swap:1:3": {
    en: "swap days 1 and 3",
    de: "tausche Tag 1 und Tag 3",
    fr: "échange le jour 1 et le jour 3",
    es: "cambia el día 1 por el día 3",
    it: "scambia il giorno 1 con il giorno 3",
    pt: "troca o dia 1 com o dia 3",
    da: "byt dag 1 og dag 3",
    nl: "wissel dag 1 en dag 3 om",
    ja: "1日目と3日目を入れ替えて",
    zh: "第一天和第三天对调",
    ko: "1일차와 3일차 바꿔줘",
    ar: "بدل اليوم الأول مع اليوم الثالث",
  },
  "free:2:afternoon": {
    en: "keep the afternoon of day 2 free",
    de: "halte den Nachmittag von Tag 2 frei",
    fr: "laisse l'après-midi du jour 2 libre",
    es: "deja libre la tarde del día 2",
    it: "lascia libero il pomeriggio del giorno 2",
    pt: "deixa a tarde do dia 2 livre",
    da: "hold eftermiddagen på dag 2 fri",
    nl: "hou de middag van dag 2 vrij",
    ja: "2日目の午後は空けておいて",
    zh: "第二天下午空出来",
    ko: "2일차 오후는 비워줘",
    ar: "اترك بعد الظهر من اليوم الثاني حرا",
  },
  "start:10:00": {
    en: "start at 10",
    de: "fang um 10 Uhr an",
    fr: "commence à 10 h",
    es: "empezamos a las 10",
    it: "iniziamo alle 10",
    pt: "começa às 10h",
    da: "start kl. 10",
    nl: "begin om 10 uur",
    ja: "10時に出発",
    zh: "十点出发",
    ko: "10시에 시작",
    ar: "نبدأ الساعة ١٠",
  },
  "end:18:00": {
    en: "be back by 6",
    de: "um 18 Uhr zurück",
    fr: "retour à 18 h",
    es: "de vuelta a las 18",
    it: "torniamo alle 18",
    pt: "de volta às 18h",
    da: "tilbage kl. 18",
    nl: "om zes uur terug",
    ja: "18時までに戻りたい",
    zh: "晚上六点回酒店",
    ko: "18시까지 돌아와",
    ar: "نرجع الساعة ٦",
  },
  "move:3": { en: "move the Salt Tower to day 3", de: "verschiebe den Salzturm auf Tag 3" },
};

for (const [written, messages] of Object.entries(changes)) {
  test(`a change of a plan in every language that has been tried: ${written}`, () => {
    for (const [language, message] of Object.entries(messages)) {
      const { edits } = writeSlots(said(plans[language]!, message), "Europe/Vienna");
      assert.deepEqual(edits, [written], `${language}: ${message}`);
    }
  });
}

test("why a place is not in the plan, and what was left out, are asked in every language", () => {
  const questions: readonly Readonly<Record<string, string>>[] = [
    {
      en: "why is the Salt Tower not in it?",
      de: "warum ist der Salzturm nicht im Plan?",
      fr: "pourquoi Salt Tower n'est pas dans le programme ?",
      es: "¿por qué no está Salt Tower?",
      it: "perché non c'è Salt Tower?",
      pt: "por que Salt Tower não está no plano?",
      da: "hvorfor er Salt Tower ikke med?",
      nl: "waarom staat Salt Tower er niet in?",
      ja: "なぜSalt Towerが入っていないの？",
      zh: "为什么没有安排Salt Tower？",
      ko: "왜 Salt Tower는 없어?",
      ar: "لماذا Salt Tower غير موجود؟",
    },
    {
      en: "what did you leave out?",
      de: "was hast du weggelassen?",
      fr: "qu'est-ce que tu as laissé de côté ?",
      es: "¿qué has dejado fuera?",
      it: "cosa hai lasciato fuori?",
      pt: "o que ficou de fora?",
      da: "hvad har du udeladt?",
      nl: "wat heb je weggelaten?",
      ja: "何を省いた？",
      zh: "你漏了什么？",
      ko: "뭐가 빠졌어?",
      ar: "ماذا تركت؟",
    },
  ];
  for (const messages of questions)
    for (const [language, message] of Object.entries(messages))
      assert.equal(said(plans[language]!, message).intent, "explain_plan", `${language}: ${message}`);
});

test("a new plan takes its pace, hours and meals from one message, in every language", () => {
  const messages: Readonly<Record<string, string>> = {
    en: "plan 2 days: relaxed, dinner at 8, start at 11, back by 6, with breakfast",
    de: "Plan für 2 Tage: entspannter, Abendessen um 8, Start um 11, um 6 zurück, mit Frühstück",
    fr: "un programme de 2 jours : rythme tranquille, dîner à 20 h, départ 11 h, retour 18 h, avec petit déjeuner",
    es: "plan de 2 días: con calma, cena a las 8, empezar a las 11, de vuelta a las 6, con desayuno",
    it: "itinerario di 2 giorni: con calma, cena alle 20, partenza alle 11, ritorno alle 18, con colazione",
    pt: "roteiro de 2 dias: com calma, jantar às 20h, começar às 11h, de volta às 18h, com café da manhã",
    da: "plan for 2 dage: roligere, middag kl. 20, start kl. 11, tilbage kl. 18, med morgenmad",
    nl: "plan voor 2 dagen: rustiger, diner om 8 uur, start om 11 uur, terug om 6 uur, met ontbijt",
    ja: "2日間のプラン：のんびり、夕食は20時、11時スタート、18時までに戻りたい、朝食付き",
    zh: "两天的行程：轻松一点，晚饭八点，十一点出发，六点回酒店，要早餐",
    ko: "2일 일정: 여유롭게, 저녁식사는 8시, 11시 출발, 6시까지 돌아와, 조식 포함",
    ar: "خطة يومين: على مهل، العشاء الساعة ٨، نبدأ الساعة ١١، نرجع الساعة ٦، مع فطور",
  };
  const written = ["add:breakfast", "end:18:00", "move_to:dinner:20:00", "slower", "start:11:00"];
  for (const [language, message] of Object.entries(messages)) {
    const { shape = [] } = writeSlots(said(message), "Europe/Vienna");
    assert.deepEqual(shape.toSorted(), written, `${language}: ${message}`);
  }
});

/** Two messages of each language, and what is left of the plan by them. */
const cleared: Readonly<Record<string, readonly [onlyLunch: string, afterLunch: string, noDinner: string]>> =
  {
    en: [
      "keep only lunch and dinner on day 2, drop the rest",
      "scrap everything after lunch on day 2",
      "no dinner on day 2",
    ],
    de: [
      "nur Mittagessen und Abendessen an Tag 2 behalten, den Rest streichen",
      "streich alles nach dem Mittagessen an Tag 2",
      "kein Abendessen an Tag 2",
    ],
    fr: [
      "garde juste le déjeuner et le dîner du jour 2, enlève le reste",
      "enlève tout après le déjeuner du jour 2",
      "pas de dîner le jour 2",
    ],
    es: [
      "deja solo el almuerzo y la cena del día 2, quita el resto",
      "quita todo después del almuerzo del día 2",
      "sin cena el día 2",
    ],
    it: [
      "tieni solo il pranzo e la cena del giorno 2, togli il resto",
      "togli tutto dopo il pranzo del giorno 2",
      "senza cena il giorno 2",
    ],
    pt: [
      "deixe só o almoço e o jantar no dia 2, o resto tire",
      "tira tudo depois do almoço do dia 2",
      "sem jantar no dia 2",
    ],
    da: [
      "behold kun frokosten og middagen på dag 2, fjern resten",
      "fjern alt efter frokosten på dag 2",
      "ingen middag på dag 2",
    ],
    nl: [
      "houd alleen de lunch en het diner van dag 2, schrap de rest",
      "schrap alles na de lunch op dag 2",
      "geen diner op dag 2",
    ],
    ja: [
      "2日目はランチと夕食だけ残して、あとは消して",
      "2日目のランチの後は全部消して",
      "2日目の夕食はなしで",
    ],
    zh: ["第2天只留午饭和晚饭，其他都去掉", "第2天午饭之后的全部删掉", "第2天晚饭不用安排"],
  };

test("all but what is named goes, all after a meal, or a meal, and nothing beside it", () => {
  const failed: string[] = [];
  for (const [language, messages] of Object.entries(cleared)) {
    const wanted = [
      { operation: "clear", day: 2, but: ["lunch", "dinner"] },
      { operation: "clear", day: 2, beside: ["after", "lunch"] },
      { operation: "remove", day: 2, part: "dinner" },
    ];
    for (const [at, message] of messages.entries()) {
      const { edits } = said(plans[language]!, message);
      const meant = edits.map(({ but, beside, operation, day, part }) => ({
        operation,
        day,
        ...(but ? { but: but.map((one) => one.part) } : {}),
        ...(beside ? { beside: [beside.side, beside.of.part] } : {}),
        ...(part ? { part } : {}),
      }));
      if (
        JSON.stringify(meant) !==
        JSON.stringify(
          [{ ...wanted[at]! }].map(({ operation, day, ...rest }) => ({ operation, day, ...rest })),
        )
      )
        failed.push(`${language}: ${message} ${JSON.stringify(edits)}`);
    }
  }
  assert.deepEqual(failed, []);
});

test("another stop that is to go after one that went undoes nothing where it is named, by its kind or its name", () => {
  const { edits } = said("plan 3 days", "remove Mother", "take another museum out for the Salt Tower");
  assert.deepEqual(
    edits.map(({ operation }) => operation),
    ["remove", "remove"],
  );
});

test("a stop that is told by its kind and its number is one of two that change places", () => {
  const [swap] = said("plan 3 days", "swap the first museum and the Salt Tower").edits;
  const [first, other] = swap!.between!;
  assert.deepEqual([first!.stop, first!.out?.categories], [1, ["museum"]]);
  assert.deepEqual([other!.stop, other!.out?.place?.id], [undefined, "salt-tower"]);
});

test("a meal is moved to an hour that is a number alone", () => {
  const [edit] = said("plan 3 days", "move dinner on saturday to 7").edits;
  assert.deepEqual([edit!.operation, edit!.part, edit!.at], ["move_to", "dinner", 1_140]);
});

test("what is swapped is what is said first, not what is said of it after", () => {
  const [edit] = said("plan 3 days", "swap the museum for a park, the kids say museums are jail").edits;
  assert.deepEqual([edit!.out?.categories, edit!.in?.categories], [["museum"], ["park"]]);
});

test("a day loses what is said of it and no more, whatever else the message says of the day", () => {
  for (const [plan, message, ...edits] of [
    [
      "plan three days from Friday",
      "take the last thing off Saturday, she will be wiped out",
      "remove:saturday:-1",
    ],
    ["plan three days from Friday", "we don't want to get up before 10.30 on day 2", "start:2:10:30"],
    ["lav en plan for fire dage", "der er for meget på dag 2. tag den sidste ting ud", "remove:2:-1"],
    ["pianifica tre giorni", "il giorno 3 cominciamo più tardi, mezzogiorno diciamo", "start:3:12:00"],
    ["3日間のプランを作って", "2日目の午前をもう少しゆっくり10時半からに", "start:2:10:30"],
  ] as const)
    assert.deepEqual(writeSlots(said(plan, message), "Europe/Vienna").edits, edits, message);
});

test("a number that says which day is meant is no hour and no second thing, and a date no number of a stop", () => {
  for (const [message, edit] of [
    ["start day 2 at half ten", "start:2:10:30"],
    ["swap days 1 3", "swap:1:3"],
    ["remove the museum on the second of October", "remove"],
    ["cancel everything on day 2 after the second stop", "clear:2"],
  ] as const)
    assert.deepEqual(writeSlots(said("plan 3 days", message), "Europe/Vienna").edits, [edit], message);
  const [dated] = said("plan 3 days", "remove the museum on the twenty first of November").edits;
  assert.deepEqual([dated!.date, dated!.stop], ["2026-11-21", undefined]);
});

const afterThat: Readonly<Record<string, string>> = {
  en: "cancel everything after that",
  de: "streich alles danach",
  fr: "supprime tout après ça",
  es: "quita todo después de eso",
  it: "togli tutto dopo di quello",
  pt: "tira tudo depois disso",
  da: "fjern alt derefter",
  nl: "schrap alles daarna",
  ja: "その後は全部消して",
  zh: "那之后的全部删掉",
  ko: "그 뒤는 전부 빼줘",
  ar: "احذف كل شيء بعد ذلك",
};

test("all after what was spoken of goes, and not the plan, in every language", () => {
  const failed = Object.entries(afterThat).flatMap(([language, message]) => {
    const [edit] = said(plans[language]!, message).edits;
    return edit?.operation === "clear" && edit.beside?.side === "after" && !edit.beside.of.out
      ? []
      : [`${language}: ${JSON.stringify(edit)}`];
  });
  assert.deepEqual(failed, []);
});

const stays: Readonly<Record<string, readonly [howLong: string, more: string, less: string]>> = {
  en: ["two hours at the Salt Tower", "half an hour more at the Salt Tower", "less time at the Salt Tower"],
  de: ["zwei Stunden im Salzturm", "eine halbe Stunde mehr im Salzturm", "weniger Zeit im Salzturm"],
  fr: ["deux heures à Salzturm", "une demi-heure de plus à Salzturm", "moins de temps à Salzturm"],
  es: ["dos horas en Salzturm", "media hora más en Salzturm", "menos tiempo en Salzturm"],
  it: ["due ore a Salzturm", "mezz'ora in più a Salzturm", "meno tempo a Salzturm"],
  pt: ["duas horas no Salzturm", "meia hora a mais no Salzturm", "menos tempo no Salzturm"],
  da: ["to timer i Salzturm", "en halv time mere i Salzturm", "mindre tid i Salzturm"],
  nl: ["twee uur in Salzturm", "een half uur langer in Salzturm", "minder tijd in Salzturm"],
  ja: ["Salzturmに2時間", "Salzturmは30分長く", "Salzturmは短くして"],
  zh: ["Salzturm待两个小时", "Salzturm多待半个小时", "Salzturm时间短一点"],
  ko: ["Salzturm에서 두 시간", "Salzturm에서 30분 더 오래", "Salzturm은 더 짧게"],
  ar: ["ساعتان في Salzturm", "نصف ساعة أكثر في Salzturm", "وقت أقل في Salzturm"],
};

test("how long a stop is to be is said as a length, as more of it or as less, in every language", () => {
  const failed = Object.entries(stays).flatMap(([language, messages]) =>
    messages.flatMap((message, at) => {
      const [edit] = said(plans[language]!, message).edits;
      const { operation, minutes, way, out } = edit ?? {};
      const wanted = [
        ["stay", 120, undefined],
        ["stay", 30, "longer"],
        ["stay", undefined, "briefer"],
      ][at];
      const isSo = JSON.stringify([operation, minutes, way]) === JSON.stringify(wanted);
      return isSo && out?.place?.id === "salt-tower" ? [] : [`${message}: ${JSON.stringify(edit)}`];
    }),
  );
  assert.deepEqual(failed, []);
});

test("a length that is the way's, a day's or a wish's is no stop's", () => {
  for (const message of ["20 minutes walk to the Salt Tower", "two hours before the Salt Tower", "more time"])
    assert.ok(
      said("plan 3 days", message).edits.every(({ operation }) => operation !== "stay"),
      message,
    );
  const [edit] = said("plan 3 days", "more time at the museum, an hour and a half").edits;
  assert.deepEqual([edit!.minutes, edit!.way], [90, undefined]);
});

test("what a stop is after is no stop that goes, comes or takes longer itself", () => {
  for (const [message, operation] of [
    ["after the fourth stop on day 2 we are done", "clear"],
    ["finish day 1 with a bar after dinner", "add"],
  ] as const) {
    const [edit, ...others] = said("plan 3 days", message).edits;
    assert.deepEqual([edit!.operation, edit!.beside?.side, others.length], [operation, "after", 0], message);
  }
});

test("more of one kind and less of another are a stop that comes and one that goes", () => {
  for (const [plan, message] of [
    ["plan 3 days", "more parks, fewer museums"],
    ["Plan 3 Tage", "mehr Parks, weniger Museen"],
    ["planlæg 3 dage", "flere parker, færre museer"],
    ["planifie 3 jours", "plus de parcs, moins de musées"],
    ["plan 3 dagen", "meer parken, minder musea"],
  ] as const) {
    const edits = said(plan, message).edits.map(({ operation, in: put, out }) => [
      operation,
      ...(put ?? out)!.categories,
    ]);
    assert.deepEqual(
      edits,
      [
        ["add", "park"],
        ["remove", "museum"],
      ],
      message,
    );
  }
});

test("one less of a part of a day that is too full is one stop; zero of a kind is none of it", () => {
  const [edit, ...others] = said("3日間のプランを作って", "二日目の午前がやや忙しいので一つ減らして").edits;
  assert.deepEqual(
    [edit!.operation, edit!.part, edit!.whichever, others.length],
    ["remove", "morning", true, 0],
  );
  const [zero] = said("plan 3 days", "day 3 only strolling and cake, zero museums").edits;
  assert.deepEqual([zero!.operation, zero!.day, zero!.out?.categories], ["remove", 3, ["museum"]]);
});

test("days that go to each other change places, however that is said", () => {
  for (const [plan, message] of [
    ["planifie 3 jours", "mettez le jour 1 au jour 2 et inversement"],
    ["plan 3 days", "put day 1 on day 2 and vice versa"],
    ["Plan 3 Tage", "leg Tag 1 auf Tag 2 und umgekehrt"],
  ] as const)
    assert.deepEqual(writeSlots(said(plan, message), "Europe/Vienna").edits, ["swap:1:2"], message);
});

test("who sleeps or is away from one hour to another has that time free, and no day of it", () => {
  assertChanges("rest:13:00", {
    en: "the kids nap from 1 to 3",
    da: "børnene sover til middag fra 13 til 15",
    de: "die Kinder schlafen von 13 bis 15 Uhr",
    fr: "les enfants font la sieste de 13h à 15h",
    es: "los niños duermen la siesta de 13 a 15",
    it: "i bambini dormono dalle 13 alle 15",
    nl: "de kinderen slapen van 13 tot 15 uur",
    pt: "as crianças dormem a sesta das 13 às 15",
    ja: "子どもは13時から15時まで昼寝します",
    ko: "아이들은 1시부터 3시까지 낮잠을 자요",
    zh: "孩子们一点到三点午睡",
    ar: "الأطفال ينامون من الواحدة إلى الثالثة ظهرا",
  });
});

/** Messages by language, and how the changes that they ask for are written. */
function assertChanges(wanted: string, messages: Readonly<Record<string, string>>): void {
  const failed = Object.entries(messages).flatMap(([language, message]) => {
    const { edits = [] } = writeSlots(said(plans[language]!, message), "Europe/Vienna");
    return [edits].flat().join(" ") === wanted ? [] : [`${language}: ${message} ${JSON.stringify(edits)}`];
  });
  assert.deepEqual(failed, []);
}

test("one stop less on a day that is too full is any one of it, though its word is a station's as well", () => {
  assertChanges("remove:2", {
    en: "day 2 is too full, take one stop off",
    de: "Tag 2 ist zu voll, nimm eine Station raus",
    es: "el día 2 está muy cargado, quítale una parada",
    it: "il giorno 2 è troppo pieno, togli una tappa",
    fr: "le jour 2 est trop chargé, enlevez une étape",
    pt: "o dia 2 está muito cheio, tira uma parada",
    ko: "둘째 날 하나 줄여줘",
    ar: "محطة أقل في اليوم الثاني",
  });
});

test("a stop by its number that is taken off a day is that stop, and no free day", () => {
  assertChanges("remove:1:2", { en: "take the second stop off day 1" });
});

test("an hour said after a day that is to begin slower or later is when that day begins", () => {
  assertChanges("start:2:10:30", {
    en: "On day 2 in the morning, could we start a bit slower? Around half past ten.",
    ja: "2日目の午前中ですが、もう少しゆっくり始められますか。10時半くらいで。",
  });
  assertChanges("start:2:11:00", {
    en: "change the morning of day 2, we want to sleep in. let it start at 11",
    es: "cambia el día 2 por la mañana, queremos levantarnos tarde. que empiece a las 11",
    de: "An Tag 2 bitte später, wir schlafen aus. Um 11 reicht.",
  });
});

test("a light lunch at noon is no slower day, and what is eaten at an hour comes at that meal", () => {
  assertChanges("move_to:lunch:12:00", {
    en: "Lunch every day around noon, something light please",
    ja: "お昼は毎日12時ごろ、軽めのものでお願いします",
  });
  assertChanges("move_to:lunch:13:00 replace:lunch", {
    en: "The kids eat at 1, make it something simple, pizza or burgers",
    es: "Los niños comen a la 1, ponle algo sencillo, pizza o hamburguesas",
    fr: "les enfants mangent à 13h, plutôt une pizzeria",
    ko: "아이들은 1시에 먹어요, 피자로 해주세요",
  });
});

test("a whole day is put off by a length, and two of several days that are not said are no length of the plan", () => {
  assertChanges("shift:2", { en: "shift day 2 by an hour", fr: "décalez le jour 2 d'une heure" });
  assertChanges("swap::", { en: "swap the two days" });
});

test("what was meant instead takes the last change back and is changed so", () => {
  const { edits } = said(
    "plan 3 days",
    "remove the second stop of day 1",
    "no, I meant the second one of day 2",
  );
  assert.deepEqual(edits, [{ operation: "undo" }, { operation: "remove", day: 2, stop: 2 }]);
});
