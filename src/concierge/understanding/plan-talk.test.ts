import assert from "node:assert/strict";
import { test } from "node:test";
import { said } from "../../../test/support/concierge/words.ts";

const plans = {
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
} as const;
type Language = keyof typeof plans;

/** The edits of a message after a plan of three days in its language. */
function editsOf(language: Language, message: string) {
  const { intent, edits } = said(plans[language], message);
  assert.equal(intent, "edit_plan", message);
  return edits;
}

test("a day more and a day less are changes of their own, in every language", () => {
  const longer = {
    en: "add another day",
    de: "noch einen Tag, bitte",
    fr: "ajoute un jour",
    es: "un día más",
    it: "aggiungi un giorno",
    pt: "mais um dia",
    da: "en dag mere",
    nl: "een dag langer",
    ja: "もう一日増やして",
    zh: "多一天",
  };
  const shorter = {
    en: "one day less",
    de: "einen Tag weniger",
    fr: "un jour de moins",
    es: "un día menos",
    it: "togli un giorno",
    pt: "um dia a menos",
    da: "en dag mindre",
    nl: "een dag minder",
    ja: "一日減らして",
    zh: "少一天",
  };
  for (const language of Object.keys(plans) as Language[]) {
    assert.deepEqual(editsOf(language, longer[language]), [{ operation: "add_day" }]);
    assert.deepEqual(editsOf(language, shorter[language]), [{ operation: "remove_day" }]);
  }
});

test("as many days as are said are a change of a plan, in every language, and days more or less are counted", () => {
  const five = {
    en: ["make it 5 days", "5 days instead", "change it to five days"],
    de: ["lieber 5 Tage", "doch 5 Tage, bitte"],
    fr: ["plutôt 5 jours", "en fait 5 jours"],
    es: ["mejor 5 días", "que sean 5 días"],
    it: ["facciamo 5 giorni", "anzi, 5 giorni"],
    pt: ["na verdade 5 dias", "que sejam 5 dias"],
    da: ["hellere 5 dage", "gør det til 5 dage"],
    nl: ["liever 5 dagen", "maak er 5 dagen van"],
    ja: ["5日間にして", "やっぱり5日間で"],
    zh: ["改成5天", "还是5天吧"],
  };
  for (const language of Object.keys(plans) as Language[]) {
    for (const message of five[language])
      assert.deepEqual(editsOf(language, message), [{ operation: "set_days", days: 5 }], message);
  }
  for (const [plan, message] of [
    ["3일 일정 짜줘", "5일로 바꿔줘"],
    ["خطط لي ثلاثة أيام", "اجعلها 5 أيام"],
  ] as const) {
    const { intent, edits } = said(plan, message);
    assert.deepEqual([intent, edits], ["edit_plan", [{ operation: "set_days", days: 5 }]]);
  }
  assert.deepEqual(editsOf("en", "add two days"), [{ operation: "add_day" }, { operation: "add_day" }]);
  assert.deepEqual(editsOf("en", "remove 2 days"), [
    { operation: "remove_day" },
    { operation: "remove_day" },
  ]);
});

test("days are those of a new plan where one is asked for, or a day to begin on is said", () => {
  for (const message of ["plan 5 days", "plan a 5 day trip", "5 days from Friday"]) {
    assert.equal(said(plans.en, message).intent, "plan_trip", message);
  }
  assert.deepEqual(said("5 days").edits, []);
});

test("what is not wanted on one day is taken out of that day and may be on another", () => {
  for (const [language, message] of [
    ["de", "am zweiten Tag kein Museum"],
    ["en", "no museums on day 2"],
  ] as const) {
    const { edits, excluded } = said(plans[language], message);
    assert.deepEqual(edits, [{ operation: "remove", day: 2, out: { categories: ["museum"] } }]);
    assert.deepEqual(excluded, []);
  }
});

test("a slower day wishes for no quiet places", () => {
  const { edits, features } = said(plans.en, "make day 1 more relaxed");
  assert.deepEqual({ edits, features }, { edits: [{ operation: "slower", day: 1 }], features: [] });
});

test("a meal at a later hour is no search for restaurants", () => {
  assert.deepEqual(editsOf("en", "I'd like lunch later"), [{ operation: "move_later", part: "lunch" }]);
  assert.deepEqual(editsOf("de", "Mittagessen später bitte"), [{ operation: "move_later", part: "lunch" }]);
  assert.deepEqual(editsOf("en", "start later"), [{ operation: "start_later" }]);
});

test("a meal at an hour, later or earlier is a change of the plan, in every language", () => {
  const atEight = {
    en: "dinner at 8 pm on day 1, please",
    de: "am Tag 1 Abendessen um 20 Uhr",
    fr: "le dîner à 20 h le jour 1",
    es: "la cena a las 20 el día 1",
    it: "cena alle 20 il giorno 1",
    pt: "jantar às 20 no dia 1",
    da: "middag kl. 20 på dag 1",
    nl: "diner om 20 uur op dag 1",
    ja: "1日目の夕食は20時",
    zh: "第一天晚饭20点",
  };
  const later = {
    en: "can lunch be later on day 2?",
    de: "an Tag 2 später zum Mittagessen",
    fr: "jour 2 : déjeuner plus tard",
    es: "día 2: almorzar más tarde",
    it: "giorno 2: pranzo più tardi",
    pt: "dia 2: almoçar mais tarde",
    da: "dag 2: frokost senere",
    nl: "dag 2: later lunchen",
    ja: "2日目のランチを遅めに",
    zh: "第二天午饭晚点吃",
  };
  const earlier = {
    en: "an earlier dinner",
    de: "früher zum Abendessen",
    fr: "dîner plus tôt",
    es: "cenar más temprano",
    it: "cenare prima",
    pt: "jantar mais cedo",
    da: "aftensmad tidligere",
    nl: "vroeger dineren",
    ja: "夕食を早くして",
    zh: "晚饭提前",
  };
  for (const language of Object.keys(plans) as Language[]) {
    const [move] = editsOf(language, atEight[language]);
    assert.deepEqual(move, { operation: "move_to", day: 1, part: "dinner", at: 1_200 }, language);
    assert.deepEqual(editsOf(language, later[language]), [
      { operation: "move_later", day: 2, part: "lunch" },
    ]);
    assert.deepEqual(editsOf(language, earlier[language]), [{ operation: "move_earlier", part: "dinner" }]);
  }
});

test("one day is slower or fuller, by its number or its name, in every language", () => {
  const slower = {
    en: "a calmer first day",
    de: "Tag 1 ruhig angehen",
    fr: "jour 1 plus calme",
    es: "el día 1 con calma",
    it: "giorno 1 con calma",
    pt: "dia 1 com calma",
    da: "dag 1 roligere",
    nl: "dag 1 rustig aan",
    ja: "初日はのんびり",
    zh: "第一天悠闲一点",
  };
  const fuller = {
    en: "see more on Friday",
    de: "am Freitag mehr",
    fr: "plus d'étapes vendredi",
    es: "más visitas el viernes",
    it: "più tappe venerdì",
    pt: "mais visitas na sexta-feira",
    da: "mere fredag",
    nl: "meer op vrijdag",
    ja: "金曜日はもっと",
    zh: "星期五多安排点",
  };
  for (const language of Object.keys(plans) as Language[]) {
    const edits = editsOf(language, slower[language]);
    assert.deepEqual(edits, [{ operation: "slower", day: 1 }], language);
    assert.deepEqual(editsOf(language, fuller[language]), [{ operation: "fuller", weekdays: [5] }], language);
  }
});

test("so many days with something to fill them, or many things of a day, are a plan without its word; a bed or a question is none", () => {
  for (const message of [
    "2 dagen, goed eten, natuurwijn, niks toeristisch",
    "har 3 dage, gratis kunst og billig mad",
    "on Friday a garden, a bookshop and a concert",
  ])
    assert.equal(said(message).intent, "plan_trip", message);
  for (const message of ["a quiet hotel for 3 nights", "3 days here, where is a cheap cafe?"])
    assert.notEqual(said(message).intent, "plan_trip", message);
});

test("dinner at eight is looked for where no plan is spoken of, or where something else is named with it", () => {
  for (const messages of [
    ["dinner at 8"],
    ["a cheap hotel for 3 nights", "dinner at 8"],
    ["plan 3 days", "sushi for dinner at 8"],
    ["plan 3 days", "where can we have dinner at 8?"],
    ["plan 3 days", "tell me more about the Salt Tower"],
  ])
    assert.notEqual(said(...messages).intent, "edit_plan", messages.at(-1));
});

test("what is looked for or asked changes no plan, though it is called easy, busy, early or late", () => {
  for (const [language, message] of [
    ["en", "is it easy to park there?"],
    ["en", "are there easy hikes?"],
    ["en", "a quieter restaurant for dinner"],
    ["en", "which bar is quieter?"],
    ["en", "a lighter lunch"],
    ["en", "when is it less busy?"],
    ["en", "a relaxed cafe"],
    ["en", "ok, easy"],
    ["en", "are there quiet places on Saturday?"],
    ["en", "is the museum less busy on Saturday?"],
    ["en", "what more is on Saturday?"],
    ["en", "does it cost more on Saturday?"],
    ["en", "who serves dinner at 8?"],
    ["en", "which places serve dinner at 11 pm?"],
    ["en", "anything open for dinner at 11 pm?"],
    ["en", "why is dinner at 8?"],
    ["en", "an aperitif earlier than dinner"],
    ["en", "breakfast at 8"],
    ["da", "en afslappet restaurant"],
    ["da", "hvor kan vi se mere kunst"],
    ["de", "früher war das Abendessen besser"],
    ["nl", "een ontspannen café"],
    ["nl", "is het drukker op zaterdag?"],
    ["nl", "een meer op vrijdag"],
    ["nl", "vroeger was hier een restaurant voor diner"],
    ["es", "un bar antes de cenar"],
    ["es", "una copa antes de cenar"],
    ["it", "un aperitivo prima di cena"],
    ["it", "la prima sera cena"],
    ["pt", "um bar antes do jantar"],
    ["ja", "気楽な居酒屋"],
    ["ja", "朝早く開いている朝食の店"],
    ["ja", "夕食は予約を早めにした方がいいですか"],
    ["zh", "轻松的酒吧"],
    ["zh", "晚饭需要提前预订吗"],
    ["zh", "早餐吃早点"],
  ] as const)
    assert.notEqual(said(plans[language], message).intent, "edit_plan", message);
});

test("several meals are moved together, and more on a day of less of something takes it out", () => {
  assert.deepEqual(editsOf("en", "make lunch and dinner later"), [
    { operation: "move_later", part: "lunch" },
    { operation: "move_later", part: "dinner" },
  ]);
  const [{ operation, out }] = editsOf("en", "no more museums on Saturday") as [
    { operation: string; out: object },
  ];
  assert.deepEqual([operation, out], ["remove", { categories: ["museum"] }]);
});

test("a new plan has the shape that is said with it", () => {
  const { intent, days, shape, edits } = said("plan 4 days with an easy first day and dinner at 8");
  assert.deepEqual([intent, days, edits], ["plan_trip", 4, []]);
  assert.deepEqual(shape, [
    { operation: "move_to", part: "dinner", at: 1_200 },
    { operation: "slower", day: 1 },
  ]);
  const evenings = said("3 days, dinner at 8");
  assert.deepEqual(
    [evenings.intent, evenings.shape],
    ["plan_trip", [{ operation: "move_to", part: "dinner", at: 1_200 }]],
  );
  const quiet = said("plan 3 days with a quiet last day");
  assert.deepEqual(quiet.features, []);
});

test("a property is put into the plan where no kind of place is named, and stays with that stop", () => {
  const { edits, features } = said(plans.en, "swap lunch on day 1 for something vegan");
  assert.deepEqual(edits, [{ operation: "replace", day: 1, part: "lunch", in: { categories: ["vegan"] } }]);
  assert.deepEqual(features, []);
});

test("what a couple of days' travellers like is no search, even where a guide is called so", () => {
  const { intent, days, interests, place } = said(
    "3 days with my wife, we like hidden rooms and rain and history",
  );
  assert.deepEqual([intent, days, interests, place], ["plan_trip", 3, ["history"], undefined]);
});

test("asking what is planned changes nothing", () => {
  for (const [language, message] of [
    ["en", "what is planned for day 2?"],
    ["de", "Was ist für Tag 2 geplant?"],
    ["fr", "qu'est-ce qui est prévu le jour 2 ?"],
    ["es", "¿qué hay el día 2?"],
    ["en", "what's on day 2?"],
    ["ja", "2日目は何がありますか"],
  ] as const) {
    const { intent, edits, shownDays, days, partySize } = said(plans[language], message);
    assert.deepEqual(
      { intent, edits, shownDays, days, partySize },
      { intent: "show_plan", edits: [], shownDays: [2], days: 3, partySize: undefined },
      message,
    );
  }
  assert.equal(said(plans.en, "show me the plan").intent, "show_plan");
});

test("a plan takes in the places that are named, and leaves out those that are not wanted", () => {
  const ids = (places: readonly { id: string }[]) => places.map(({ id }) => id);
  const wanted = said("plan 2 days including the Salt Tower and Trattoria Pia");
  assert.deepEqual(
    [wanted.intent, wanted.days, ids(wanted.include)],
    ["plan_trip", 2, ["salt-tower", "trattoria-pia"]],
  );
  const unwanted = said("plan 2 days without the Salt Tower");
  assert.deepEqual([ids(unwanted.include), ids(unwanted.avoid)], [[], ["salt-tower"]]);
  const near = said("plan 2 days near the Salt Tower");
  assert.deepEqual(near.include, []);
});

test("a place and a kind that are not wanted leave the plan one by one", () => {
  const edits = editsOf("en", "without the Salt Tower and museums");
  assert.deepEqual(
    edits.map(({ operation, out }) => [operation, out?.categories, out?.place?.id]),
    [
      ["remove", ["museum"], undefined],
      ["remove", [], "salt-tower"],
    ],
  );
});

test("days without a kind of place are a plan, except of a stay", () => {
  const { intent, days, userCategory } = said("a cafe nearby", "2 days with kids please");
  assert.deepEqual({ intent, days, userCategory }, { intent: "plan_trip", days: 2, userCategory: "family" });
  assert.equal(said("a cheap hotel", "2 days with kids please").intent, "refine");
  assert.equal(said("a cheap hotel", "3 nights from Friday").intent, "refine");
});

test("what sounds like a trip with its length or its hours is one without a word for planning", () => {
  const weekend = said("Weekenden her med kæresten: kunst, vin og god mad. Vi vil først i gang kl 11");
  assert.equal(weekend.intent, "plan_trip");
  assert.equal(weekend.days, 2);
  assert.deepEqual(weekend.shape, [{ operation: "start_at", at: 660 }]);
  assert.equal(said("a quiet bar this weekend").intent, "find_places");
});

test("a word for quiet is the pace of a new plan, but for a kind of place beside it", () => {
  const quiet = said("organízanos 2 días tranquilos");
  assert.deepEqual([quiet.shape, quiet.features], [[{ operation: "slower" }], []]);
  const cafe = said("plan 2 days with a quiet cafe");
  assert.deepEqual([cafe.shape, cafe.features], [[], ["quiet"]]);
});

test("a word for eating beside an hour is the meal of that hour", () => {
  const { shape } = said("一日游,十点出发,晚上七点吃饭");
  assert.deepEqual(shape, [
    { operation: "start_at", at: 600 },
    { operation: "move_to", part: "dinner", at: 1140 },
  ]);
});

test("a plan is restricted to kinds, and what is named beside them goes, in every language", () => {
  const messages = {
    en: "only museums please. drop castle and church",
    de: "nur Museen hab ich gesagt. Schloss und Kirche raus",
    fr: "que des musées, pas de châteaux ni d'églises",
    es: "solo museos. fuera castillos e iglesias",
    it: "solo musei ho detto, via castelli e chiese",
    pt: "só museus. tira castelos e igrejas",
    da: "kun museer. fjern slotte og kirker",
    nl: "alleen musea zei ik. kasteel en kerk eruit",
    ja: "博物館だけ。お城と教会は外して",
    zh: "只要博物馆。城堡和教堂去掉",
  };
  for (const [language, message] of Object.entries(messages)) {
    const edits = editsOf(language as Language, message);
    const only = edits.filter(({ operation }) => operation === "only");
    assert.deepEqual(
      only.map((edit) => edit.in!.categories.every((id) => id.endsWith("museum"))),
      [true],
      message,
    );
    const gone = edits.flatMap(({ out }) => out?.categories ?? []);
    assert.deepEqual(gone.toSorted(), ["castle", "church"], message);
  }
});

test("stops are asked about by their numbers, and nothing is changed, in every language", () => {
  const messages = {
    en: "what is the second stop on day 1?",
    de: "was ist der zweite Stopp an Tag 1?",
    fr: "c'est quoi le deuxième arrêt du jour 1 ?",
    es: "¿cuál es la segunda parada del día 1?",
    it: "qual è la seconda tappa del giorno 1?",
    pt: "qual é a segunda paragem do dia 1?",
    da: "hvad er det andet stop på dag 1?",
    nl: "wat is de tweede stop op dag 1?",
    ja: "1日目の2番目はどこ?",
    zh: "第一天的第二站是什么?",
  };
  for (const [language, message] of Object.entries(messages)) {
    const { intent, stopsAsked, edits } = said(plans[language as Language], message);
    assert.deepEqual(
      { intent, stopsAsked, edits },
      { intent: "about_place", stopsAsked: [{ day: 1, stop: 2 }], edits: [] },
      message,
    );
  }
  const { stopsAsked, asked } = said(plans.en, "how do we get from 2 to 3 on day 2?");
  assert.deepEqual(stopsAsked, [
    { day: 2, stop: 2 },
    { day: 2, stop: 3 },
  ]);
  assert.deepEqual(asked, ["directions"]);
  assert.deepEqual(said(plans.en, "is there a lift at the first stop?").stopsAsked, [{ stop: 1 }]);
});

test("when a meal is and how far a day goes is asked, not changed", () => {
  for (const message of ["what time is dinner on day 1?", "how long is the walk on day 1?"]) {
    const { intent, shownDays, edits } = said(plans.en, message);
    assert.deepEqual(
      { intent, shownDays, edits },
      { intent: "show_plan", shownDays: [1], edits: [] },
      message,
    );
  }
});

test("a plan that is asked for with a limit and a day is a new one", () => {
  for (const message of [
    "un plan para mañana con carrito, máximo 3 cosas",
    "un plan pour demain avec poussette, max 3 choses",
    "en plan for i morgen, vi har barnevogn, højst 3 ting",
    "明日のプラン、ベビーカーあり、最大3か所",
  ]) {
    const { intent, shape } = said(message);
    assert.equal(intent, "plan_trip", message);
    assert.deepEqual(
      shape.map(({ operation, most }) => [operation, most]),
      [["limit", 3]],
      message,
    );
  }
});

test("things with their days and no word for a change go there, each on its own, in every language", () => {
  const messages = {
    en: "zoo on day 1, castle on day 2 and a museum on day 3",
    de: "Zoo an Tag 1, Schloss an Tag 2 und ein Museum an Tag 3",
    fr: "le zoo le jour 1, le château le jour 2 et un musée le jour 3",
    es: "zoo el día 1, castillo el día 2 y museo el día 3",
    it: "zoo il giorno 1, castello il giorno 2 e museo il giorno 3",
    pt: "zoológico no dia 1, castelo no dia 2 e museu no dia 3",
    da: "zoo på dag 1, slot på dag 2 og museum på dag 3",
    nl: "dierentuin op dag 1, kasteel op dag 2 en museum op dag 3",
    ja: "1日目は動物園、2日目は城、3日目は博物館",
    zh: "第一天动物园,第二天城堡,第三天博物馆",
    ko: "1일차 동물원, 2일차 성, 3일차 박물관",
    ar: "حديقة الحيوان في اليوم الأول، القلعة في اليوم الثاني والمتحف في اليوم الثالث",
  };
  const go = (...stops: readonly (readonly [number, string])[]) =>
    stops.map(([day, id]) => ({
      operation: "move",
      to: { day, part: undefined },
      out: { categories: [id] },
    }));
  const three = go([1, "zoo"], [2, "castle"], [3, "museum"]);
  for (const message of Object.values(messages))
    assert.deepEqual(said(plans.en, message).edits, three, message);
  const two = go([1, "zoo"], [1, "castle"], [2, "museum"]);
  for (const message of [
    "zoo and castle on day 1, a museum on day 2",
    "day 1: zoo and castle, day 2: a museum",
  ])
    assert.deepEqual(editsOf("en", message), two, message);
  assert.deepEqual(editsOf("en", "the zoo and the castle on day 2"), go([2, "zoo"], [2, "castle"]));
  assert.deepEqual(said(plans.en, "what is on day 1 and day 2?").edits, []);
});

test("one stop more is one, and so many more are so many, in every language", () => {
  const messages = {
    en: "add one more stop",
    de: "füge noch einen Stopp hinzu",
    fr: "une étape de plus",
    es: "añade una parada más",
    it: "aggiungi un'altra tappa",
    pt: "mais uma parada",
    da: "tilføj et stop mere",
    nl: "nog een stop erbij",
    ja: "もう一か所追加して",
    zh: "再加一站",
    ko: "한 곳 더 추가해줘",
    ar: "أضف محطة أخرى",
  };
  for (const message of Object.values(messages))
    assert.deepEqual(said(plans.en, message).edits, [{ operation: "add" }], message);
  const onFirst = { operation: "add", day: 1 } as const;
  assert.deepEqual(editsOf("en", "add two more stops on day 1"), [onFirst, onFirst]);
  assert.deepEqual(editsOf("en", "add more stops"), [{ operation: "fuller" }]);
});

test("days are counted in words and in the numerals of each language", () => {
  const one = [
    "一日のプラン",
    "1日のプラン",
    "一日計画して",
    "a one-day plan",
    "plane einen Tag",
    "安排一日行程",
  ];
  for (const message of [...one, "하루 일정 짜줘", "خطط لي يوما واحدا"]) {
    const { intent, days, startDate } = said(message);
    assert.deepEqual(
      { intent, days, startDate },
      { intent: "plan_trip", days: 1, startDate: undefined },
      message,
    );
  }
  for (const message of [
    "二日のプランを作って",
    "2日のプラン",
    "a two-day plan",
    "plane zwei Tage",
    "两日游",
  ])
    assert.equal(said(message).days, 2, message);
  assert.equal(said("12月3日のプラン").startDate, "2026-12-03");
  assert.equal(said("明日のプラン").startDate, "2026-10-15");
});

test("a place that was taken out is put back by its name, in the languages of guests", () => {
  const messages = {
    en: ["no Salt Tower", "bring the Salt Tower back"],
    de: ["kein Salzturm", "Salzturm wieder rein"],
    fr: ["sans Salt Tower", "remets la Salt Tower, s'il te plaît"],
    es: ["sin Salt Tower", "vuelve a poner Salt Tower"],
    it: ["senza Salt Tower", "rimetti Salt Tower"],
    da: ["uden Salt Tower", "sæt Salt Tower ind igen"],
    nl: ["zonder Salt Tower", "zet Salt Tower terug"],
    pt: ["sem Salt Tower", "coloca Salt Tower de volta"],
    ja: ["Salt Towerは行かない", "Salt Towerを戻して"],
    zh: ["不去Salt Tower", "把Salt Tower加回来"],
  } as const;
  for (const [language, [out, back]] of Object.entries(messages)) {
    const { edits, avoid } = said(plans[language as Language], out, back);
    assert.deepEqual(
      edits.map((edit) => [edit.operation, edit.in?.place?.id]),
      [["add", "salt-tower"]],
      back,
    );
    assert.deepEqual(avoid, [], back);
  }
});

test("days that are listed are one stretch, and days may be called easy as they are counted", () => {
  const days = (message: string) => said(message).days;
  assert.equal(days("a plan for Friday, Saturday and Sunday"), 3);
  assert.equal(days("un programme pour mardi, mercredi, jeudi"), 3);
  assert.equal(days("could you put together two relaxed days"), 2);
});

test("an hour late in the day is when who said no day arrives, and who leaves on the last day goes then", () => {
  assert.deepEqual(editsOf("pt", "chego pelas 15h"), [{ operation: "start_at", at: 900, day: 1 }]);
  assert.deepEqual(editsOf("en", "start at 10"), [{ operation: "start_at", at: 600 }]);
  assert.deepEqual(editsOf("fr", "le dernier jour on part à 13h"), [
    { operation: "end_at", at: 780, day: -1 },
  ]);
});

test("a most number after a day that is too full is of that day, and a last day that goes is no stop", () => {
  assert.deepEqual(editsOf("de", "tag 2 ist mir zu voll. höchstens 3 sachen"), [
    { operation: "limit", most: 3, day: 2 },
  ]);
  assert.deepEqual(editsOf("de", "doch nur 2 tage, den letzten brauchen wir nicht"), [
    { operation: "set_days", days: 2 },
  ]);
});

test("what stays and what goes are two changes, joined by a but", () => {
  const [kept, gone, ...others] = editsOf(
    "en",
    "keep the museum whatever happens but take one thing out of day 2",
  );
  assert.deepEqual([kept?.operation, gone?.operation, others], ["keep", "remove", []]);
  assert.deepEqual([gone?.whichever, gone?.day, gone?.out], [true, 2, undefined]);
});

test("two kinds that are joined change places", () => {
  const [swap] = editsOf("en", "swap the zoo and the aquarium");
  assert.deepEqual(swap?.between, [{ out: { categories: ["zoo"] } }, { out: { categories: ["aquarium"] } }]);
});

test("that day is the one that was spoken of, in every language", () => {
  const asked = {
    en: ["what is planned on day 2?", "something Italian for dinner that day"],
    de: ["was ist an Tag 2 geplant?", "an dem Tag abends lieber italienisch essen, ersetz das Abendessen"],
    fr: ["que fait-on le jour 2 ?", "remplace le dîner par un italien ce jour-là"],
    es: ["¿qué hay el día 2?", "cambia la cena de ese día por algo italiano"],
    it: ["cosa c'è il giorno 2?", "cambia la cena di quel giorno con un italiano"],
    pt: ["o que há no dia 2?", "troca o jantar desse dia por um italiano"],
    da: ["hvad er planlagt på dag 2?", "skift middagen den dag ud med italiensk"],
    nl: ["wat staat er op dag 2?", "vervang het diner die dag door italiaans"],
    ja: ["2日目は何がある？", "その日の夕食はイタリアンに変えて"],
    zh: ["第2天有什么", "那天晚饭换成意大利菜"],
  } as const;
  for (const [language, [question, change]] of Object.entries(asked)) {
    const { edits } = said(plans[language as Language], question, change);
    assert.deepEqual([edits[0]?.operation, edits[0]?.day], ["replace", 2], change);
  }
});

test("where a day of the plan may be spent, by a name that nobody knows, is no day that goes", () => {
  const { edits } = said("planeja 3 dias", "o dia 3 fora podia ser Zorvent?");
  assert.deepEqual(
    edits.map(({ out }) => out),
    [{ categories: ["Zorvent"] }],
  );
});

test("what is named after a pronoun comes in for what is pointed to, and a pronoun alone is moved", () => {
  assert.deepEqual(editsOf("en", "swap it for a museum"), [
    { operation: "replace", in: { categories: ["museum"] }, points: true },
  ]);
  assert.deepEqual(editsOf("en", "swap that museum for a park"), [
    { operation: "replace", out: { categories: ["museum"] }, in: { categories: ["park"] } },
  ]);
  assert.deepEqual(editsOf("es", "bueno da igual, pásalo al último día"), [
    { operation: "move", to: { day: -1 }, points: true },
  ]);
});

test("what goes for a place that was spoken of is said, and what comes in is pointed to", () => {
  assert.deepEqual(editsOf("fr", "allez on mange là bas alors, à la place du resto"), [
    { operation: "replace", out: { categories: ["restaurant"] }, points: true },
  ]);
  assert.deepEqual(editsOf("en", "swap the castle for that"), [
    { operation: "replace", out: { categories: ["castle"] }, points: true },
  ]);
  for (const [language, message] of [
    ["es", "perfecto, mételo el sábado"],
    ["ja", "土曜に組み込んでもらえますか"],
  ] as const)
    assert.deepEqual(
      editsOf(language, message),
      [{ operation: "add", weekdays: [6], points: true }],
      message,
    );
});

test("restaurants of a kitchen go, and no others", () => {
  for (const [language, message] of [
    ["en", "take out all restaurants that serve seafood"],
    ["es", "de los restaurantes saca todos los que sean de mariscos o pescado"],
  ] as const)
    assert.deepEqual(
      editsOf(language, message),
      [{ operation: "remove", out: { categories: ["seafood"] } }],
      message,
    );
});

test("the last thing on a day goes, and the day stays", () => {
  assert.deepEqual(editsOf("en", "take out the last thing on day 1"), [
    { operation: "remove", day: 1, stop: -1 },
  ]);
  assert.deepEqual(editsOf("en", "take out day 1"), [{ operation: "remove", day: 1 }]);
});

test("days of a plan that is there are no new plan, whatever was looked for since", () => {
  const { intent } = said("三天的行程", "附近的药店", "算了第一天别动 就后面两天改");
  assert.notEqual(intent, "plan_trip");
});

test("a stop of a day goes where something is to go, the day only where it alone is named, in every language", () => {
  const messages: Readonly<Record<Language, readonly [some: string, whole: string]>> = {
    en: ["take something off day 2", "drop day 2"],
    de: ["nimm was vom zweiten Tag weg", "streich Tag 2"],
    fr: ["enlève quelque chose du jour 2", "enlève le jour 2"],
    es: ["quita algo del día 2", "quita el día 2"],
    it: ["togli qualcosa dal giorno 2", "togli il giorno 2"],
    pt: ["tira alguma coisa do dia 2", "tira o dia 2"],
    da: ["tag noget ud af dag 2", "fjern dag 2"],
    nl: ["haal iets van dag 2 weg", "schrap dag 2"],
    ja: ["2日目から何か外して", "2日目を消して"],
    zh: ["第二天删点东西", "第二天删掉"],
  };
  for (const [language, [some, whole]] of Object.entries(messages)) {
    assert.deepEqual(
      editsOf(language as Language, some),
      [{ operation: "remove", day: 2, whichever: true }],
      some,
    );
    assert.deepEqual(editsOf(language as Language, whole), [{ operation: "remove", day: 2 }], whole);
  }
  assert.deepEqual(editsOf("en", "day 2 is too full, take something out"), [
    { operation: "remove", day: 2, whichever: true },
  ]);
  assert.deepEqual(editsOf("en", "forget the first thing on day 1"), [
    { operation: "remove", day: 1, stop: 1 },
  ]);
  assert.deepEqual(editsOf("en", "we leave a day earlier"), [{ operation: "remove_day" }]);
  assert.deepEqual(editsOf("fr", "supprime le jour 2"), [{ operation: "remove_day", day: 2 }]);
});

test("what costs most or lies farthest off is a stop, in every language", () => {
  const messages: Readonly<Record<Language, readonly [dearest: string, farthest: string]>> = {
    en: ["drop the most expensive one", "take out the farthest"],
    de: ["das teuerste raus", "streich das am weitesten entfernte"],
    fr: ["supprime le plus cher", "enlève le plus loin"],
    es: ["quita lo más caro", "quita el más lejano"],
    it: ["togli il più caro", "togli il più lontano"],
    pt: ["tira o mais caro", "só tira o mais longe"],
    da: ["fjern det dyreste", "fjern det fjerneste"],
    nl: ["schrap het duurste", "schrap het verste"],
    ja: ["一番高いところを外して", "一番遠いところを外して"],
    zh: ["把最贵的去掉", "把最远的去掉"],
  };
  for (const [language, [dearest, farthest]] of Object.entries(messages)) {
    const of = (message: string) => editsOf(language as Language, message);
    assert.deepEqual(of(dearest), [{ operation: "remove", whichever: "dearest" }], dearest);
    assert.deepEqual(of(farthest), [{ operation: "remove", whichever: "farthest" }], farthest);
  }
});

test("a stop with which a fault is found, or that was seen before, gives way, in every language", () => {
  const messages: Readonly<Record<Language, readonly [far: string, seen: string]>> = {
    en: ["the bar on day 1 is too far", "the castle, been there already"],
    de: ["die Bar an Tag 1 ist zu weit weg", "das Schloss kennen wir schon"],
    fr: ["le bar du jour 1 est trop loin", "le château, on l'a déjà fait, déjà vu"],
    es: ["el bar del día 1 está demasiado lejos", "el castillo ya lo hemos visto"],
    it: ["il bar del giorno 1 è troppo lontano", "il castello, già visto"],
    pt: ["o bar do dia 1 é longe demais", "o castelo já vimos"],
    da: ["baren på dag 1 er for langt væk", "slottet har vi set"],
    nl: ["de bar op dag 1 is te ver", "het kasteel hebben we al gezien"],
    ja: ["1日目のバーは遠すぎる", "お城はもう行った"],
    zh: ["第一天的酒吧太远了", "城堡去过了"],
  };
  const failed: string[] = [];
  for (const [language, said] of Object.entries(messages))
    for (const message of said) {
      const [edit, ...others] = editsOf(language as Language, message);
      const goes = edit?.operation === "replace" || edit?.operation === "remove";
      const isOut = goes && edit.out && !edit.in && others.length === 0;
      if (!isOut) failed.push(`${message} ${JSON.stringify([edit, ...others])}`);
    }
  assert.deepEqual(failed, []);
});

test("a clause without a name is of what the one before it named", () => {
  assert.deepEqual(editsOf("en", "mum is not into castles, bin that"), [
    { operation: "remove", out: { categories: ["castle"] } },
  ]);
  assert.deepEqual(editsOf("en", "take the museum out and add something else"), [
    { operation: "replace", isOne: true, out: { categories: ["museum"] } },
  ]);
  assert.deepEqual(
    editsOf("fr", "y a pas Salt Tower ? rajoute").map((edit) => [edit.operation, edit.in?.place?.id]),
    [["add", "salt-tower"]],
  );
  assert.deepEqual(editsOf("en", "start later on Friday, like 11"), [
    { operation: "start_at", at: 660, weekdays: [5] },
  ]);
  assert.deepEqual(editsOf("en", "drop day 3 except dinner"), [
    { operation: "clear", day: 3, but: [{ day: 3, part: "dinner" }] },
  ]);
  assert.deepEqual(editsOf("zh", "第二天删掉第二个 加上公园"), [
    { operation: "remove", day: 2, stop: 2 },
    { operation: "add", day: 2, in: { categories: ["park"] } },
  ]);
});

test("the hours of a nap are not those of the days", () => {
  const { shape } = said("plan tranquilo para jueves, viernes y sábado, con siestas de 12 a 14");
  assert.deepEqual(shape, [{ operation: "rest", at: 720, minutes: 120 }, { operation: "slower" }]);
  for (const message of [
    "Plan Friday to Sunday: Tivoli one evening if it does not cost the earth, and a nap from 1 to 3",
    "Planen Sie drei Tage, Tivoli abends, Mittagsschlaf von 13 bis 15 Uhr, was kostet das?",
  ])
    assert.deepEqual(said(message).shape, [{ operation: "rest", at: 780, minutes: 120 }], message);
});

test("what something is swapped for comes in, whatever goes", () => {
  assert.deepEqual(editsOf("en", "swap something for a museum on day 2"), [
    { operation: "replace", day: 2, in: { categories: ["museum"] }, points: true },
  ]);
});

test("thanks before a wish to see the plan shows it, and a wish for breakfast beside a change of a day is no question", () => {
  for (const [language, message] of [
    ["en", "thank you so much! can you show me the plan one more time"],
    ["zh", "谢谢，再给我看一下行程"],
  ] as const)
    assert.equal(said(plans[language], message).intent, "show_plan", message);
  assert.deepEqual(editsOf("da", "Kan dag 1 starte senere? Vi vil gerne have en lang morgenmad"), [
    { operation: "start_later", day: 1 },
  ]);
});

test("a number right behind a day is no other day, and one beside a month no stop", () => {
  for (const [message, of] of [
    ["replace the museum on day 2, 3 is fine", { day: 2 }],
    ["replace the 2nd October museum", { date: "2027-10-02" }],
  ] as const)
    assert.deepEqual(
      said("plan three days", message).edits,
      [{ operation: "replace", ...of, out: { categories: ["museum"] } }],
      message,
    );
});

test("a meal that was moved is moved further where none is named", () => {
  const { edits } = said("plan three days", "dinner at 8 on day 2", "an hour later");
  assert.deepEqual(edits, [{ operation: "move_later", part: "dinner", day: 2, minutes: 60 }]);
});

test("a day ends at the hour after which all is to go, and at none where no hour is said", () => {
  const endAt = (message: string) => said("plan three days", message).edits.map(({ at }) => at);
  assert.deepEqual(endAt("remove everything after 5 on day 2"), [17 * 60]);
  for (const message of ["remove everything after that", "remove everything after 99"])
    assert.deepEqual(endAt(message), [undefined], message);
});

test("a limit of a new plan keeps the day that is said with it", () => {
  const { shape } = said("plan three days with no more than one museum on the first day");
  assert.deepEqual(shape, [{ operation: "limit", most: 1, out: { categories: ["museum"] }, day: 1 }]);
});

test("days begin with the part of the day that a new plan is said to begin in", () => {
  for (const [message, at] of [
    ["plan three days, starting in the afternoon", 14 * 60],
    ["plan drei Tage, Beginn am Abend", 18 * 60],
    ["午後から始まる3日間のプラン", 14 * 60],
  ] as const)
    assert.deepEqual(said(message).shape, [{ operation: "start_at", at }], message);
});

test("only what is added comes in, and what else is planned stays", () => {
  const { edits } = said("plan three days", "only add museums");
  assert.deepEqual(edits, [{ operation: "add", in: { categories: ["museum"] } }]);
});

test("an area goes into a plan by a word for that alone, or by a day alone", () => {
  const place = { kind: "geoArea", id: "old-quarter", name: "Old Quarter" };
  for (const [message, day] of [
    ["add the Old Quarter", undefined],
    ["the Old Quarter on day 2 please", 2],
  ] as const) {
    const [edit] = said("plan three days", message).edits;
    assert.deepEqual([edit?.operation, edit?.day, edit?.in?.place], ["add", day, place], message);
  }
});

test("what is eaten at an hour moves the meal of that hour, though no meal is named", () => {
  const { edits } = said("plan three days", "eat at 8 in the evening");
  assert.deepEqual(edits, [{ operation: "move_to", part: "dinner", at: 20 * 60 }]);
});

test("a day by its number with a part of it is that day and no hour", () => {
  const part = "afternoon";
  assert.deepEqual(said("plan three days", "move the museum to day 2 in the afternoon").edits, [
    { operation: "move", to: { day: 2, part }, out: { categories: ["museum"] } },
  ]);
  const [added] = said("plan three days", "add a park on day 1 in the afternoon").edits;
  assert.deepEqual([added?.day, added?.part], [1, part]);
});

test("the museum is one of them, museums or all of them are each", () => {
  const one = {
    en: ["remove the museum", "take the museum out", "drop that museum"],
    de: ["nimm das Museum raus", "streich das Museum"],
    fr: ["enlève le musée"],
    es: ["quita el museo"],
    it: ["togli il museo"],
    pt: ["tira o museu"],
    da: ["fjern museet"],
    nl: ["haal het museum eruit"],
    ja: ["美術館を外して"],
    zh: ["去掉博物馆"],
  };
  const all = {
    en: ["remove the museums", "remove museums", "remove all the museums", "no museums"],
    de: ["nimm die Museen raus", "streich alle Museen"],
    fr: ["enlève les musées"],
    es: ["quita los museos"],
    it: ["togli i musei"],
    pt: ["tira os museus"],
    da: ["fjern museerne"],
    nl: ["haal de musea eruit"],
    ja: ["美術館を全部外して"],
    zh: ["去掉所有博物馆"],
  };
  const isOne = (language: string, message: string) => {
    const [edit, ...others] = editsOf(language as Language, message);
    assert.equal(edit?.operation, "remove", message);
    assert.deepEqual(others, [], message);
    return edit.isOne ?? false;
  };
  for (const [language, messages] of Object.entries(one))
    for (const message of messages) assert.equal(isOne(language, message), true, message);
  for (const [language, messages] of Object.entries(all))
    for (const message of messages) assert.equal(isOne(language, message), false, message);
});

test("what is asked for in the plan and is to be put in if it is not there is put in, and never taken out", () => {
  const messages = {
    en: "is the Salt Tower in the plan? if not, add it",
    de: "ist der Salt Tower drin? wenn nicht, füge ihn hinzu",
    da: "er Salt Tower med i planen? hvis ikke, så tilføj det",
    nl: "staat Salt Tower in het plan? zo niet, voeg het toe",
    pt: "o Salt Tower está no plano? se não, adiciona",
    zh: "Salt Tower在行程里吗?没有的话加上",
  };
  for (const [language, message] of Object.entries(messages)) {
    const edits = editsOf(language as Language, message);
    assert.deepEqual(
      edits.map((edit) => [edit.operation, edit.in?.place?.id]),
      [["add", "salt-tower"]],
      message,
    );
  }
});

test("one stop fewer on a day takes one out in Chinese, whatever is counted", () => {
  for (const message of ["第二天少一个", "第二天少一个景点", "第二天少去一个景点"])
    assert.deepEqual(
      editsOf("zh", message).map(({ operation, day, whichever }) => [operation, day, whichever]),
      [["remove", 2, true]],
      message,
    );
});

/** The edits of messages by language, as operation and stop. */
function stopsChanged(messages: Readonly<Partial<Record<Language, string>>>) {
  return Object.entries(messages).map(([language, message]) => ({
    message,
    edits: editsOf(language as Language, message),
  }));
}

test("the first two of a day change places, and the last two go, in every language", () => {
  const swapped = {
    en: "switch the first two stops on day 2",
    de: "die ersten beiden an Tag 2 bitte tauschen",
    fr: "inverse les deux premiers arrêts du jour 2",
    es: "cambia el orden de las dos primeras paradas del día 2",
    it: "scambia le prime due tappe del giorno 2",
    pt: "troca as duas primeiras paragens do dia 2",
    da: "byt om på de to første ting på dag 2",
    nl: "wissel de eerste twee stops van dag 2 om",
    zh: "第二天前两站换一下顺序",
  };
  for (const { message, edits } of stopsChanged(swapped)) {
    const [{ operation, between } = { operation: "", between: undefined }, ...others] = edits;
    assert.deepEqual([operation, between?.map(({ stop }) => stop), others], ["swap", [1, 2], []], message);
  }
  const gone = {
    en: "drop the last two stops on day 2",
    de: "streich die letzten beiden an Tag 2",
    fr: "enlève les deux dernières étapes du jour 2",
    es: "quita las dos últimas paradas del día 2",
  };
  for (const { message, edits } of stopsChanged(gone))
    assert.deepEqual(
      edits.map(({ operation, day, stop }) => [operation, day, stop]),
      [
        ["remove", 2, -2],
        ["remove", 2, -1],
      ],
      message,
    );
  assert.deepEqual(
    editsOf("en", "take out the second and third stop on day 1").map(({ stop }) => stop),
    [3, 2],
  );
});

test("a stop that a fault is found with gives way to something else, or to what is rather wished for", () => {
  const other = {
    en: "the first thing on day 2 doesn't appeal, what else could we do there?",
    da: "det første på dag 2 siger mig ikke noget, noget andet i stedet?",
    fr: "le premier arrêt du jour 2 ne me dit rien, autre chose ?",
    es: "lo primero del día 2 no me convence, ¿otra cosa?",
    it: "la prima tappa del giorno 2 non mi convince, qualcos'altro?",
    pt: "a primeira paragem do dia 2 não me convence, outra coisa?",
    nl: "het eerste op dag 2 spreekt me niet aan, iets anders?",
    ja: "2日目の最初の場所を別のところに変えてください",
    zh: "第二天第一站不太喜欢,换个别的吧",
  };
  for (const { message, edits } of stopsChanged(other))
    assert.deepEqual(
      edits.map(({ operation, day, stop }) => [operation, day, stop]),
      [["replace", 2, 1]],
      message,
    );
  const rather = {
    en: "the third stop on day 1 sounds exhausting, rather a park",
    de: "das dritte an Tag 1 klingt anstrengend, lieber ein schöner Park",
  };
  for (const { message, edits } of stopsChanged(rather))
    assert.deepEqual(
      edits,
      [{ operation: "replace", day: 1, stop: 3, in: { categories: ["park"] } }],
      message,
    );
});

test("an evening that is to be free is free as a whole, though a meal with friends is the reason", () => {
  const messages = {
    en: "we are invited to friends for dinner on day 2, so clear that evening",
    de: "Tag 2 ist mir zu voll, da hätte ich gern den Abend frei zum Lesen",
    fr: "jour 2 on dîne chez des amis, laisse la soirée libre",
    es: "el día 2 por la noche cenamos con amigos, deja esa noche libre",
    da: "dag 2 skal vi til middag hos venner, så hold aftenen fri",
    ja: "2日目の夜は友人と食べるので空けておいてください",
    zh: "第二天晚上我们去朋友家吃饭,那晚不用安排",
  };
  for (const { message, edits } of stopsChanged(messages))
    assert.deepEqual(
      edits.filter(({ operation }) => operation !== "slower"),
      [{ operation: "free", day: 2, part: "evening" }],
      message,
    );
});

test("lunches that are skipped go as meals, whatever is eaten instead", () => {
  const messages = {
    en: "we bring our own sandwiches so skip the lunches",
    de: "Mittagessen brauchen wir keins, wir nehmen Brote mit",
    da: "vi tager madpakker med så du kan pille frokosterne ud",
  };
  for (const { message, edits } of stopsChanged(messages))
    assert.deepEqual(edits, [{ operation: "remove", part: "lunch" }], message);
  assert.deepEqual(editsOf("it", "la sera del giorno 2 niente ristorante, mi arrangio"), [
    { operation: "remove", day: 2, part: "dinner" },
  ]);
});

test("what somebody must not eat is a diet of theirs and no stop that could go", () => {
  const messages = {
    en: "my wife is allergic to shellfish",
    de: "Schwiegermama isst keinen Fisch. gar keinen",
    fr: "mon mari ne mange pas de poisson",
    es: "mi esposo es alérgico a los mariscos, grave",
    zh: "我老公对海鲜过敏",
  };
  for (const { message, edits } of stopsChanged(messages))
    assert.deepEqual(
      edits.map(({ operation }) => operation),
      ["suit"],
      message,
    );
});

test("what must not be missed stays or comes in", () => {
  const messages = {
    en: "the Salt Tower is a must",
    de: "der Salt Tower darf nicht fehlen",
    es: "el Salt Tower sí o sí",
    it: "il Salt Tower non può mancare",
    da: "Salt Tower skal med",
  };
  for (const { message, edits } of stopsChanged(messages))
    assert.deepEqual(
      edits.map(({ operation, out }) => [operation, out?.place?.id]),
      [["keep", "salt-tower"]],
      message,
    );
});

test("a pause at an hour of each day is free time then, and no slower day", () => {
  const messages = {
    en: "we need a break around 3 pm every day",
    de: "gegen 15 Uhr bräuchten wir jeden Tag eine Pause",
    fr: "il nous faudrait une pause vers 15h chaque jour",
    it: "vorrei una pausa alle 15 ogni giorno",
  };
  for (const { message, edits } of stopsChanged(messages))
    assert.deepEqual(edits, [{ operation: "rest", at: 900 }], message);
});

test("from two on the last day begins it, and leaving at two ends it", () => {
  for (const [language, message] of [
    ["en", "from 2 pm on the last day"],
    ["de", "am letzten Tag erst ab 14 Uhr"],
  ] as const)
    assert.deepEqual(editsOf(language, message), [{ operation: "start_at", at: 840, day: -1 }], message);
  assert.deepEqual(editsOf("en", "we set off at 2 pm on the last day"), [
    { operation: "end_at", at: 840, day: -1 },
  ]);
});

test("what comes instead of a stop that is counted takes its place", () => {
  const messages = {
    en: "the Salt Tower instead of the last stop on day 2",
    de: "statt der letzten Station an Tag 2 lieber den Salt Tower",
    fr: "le Salt Tower à la place du dernier arrêt du jour 2",
    es: "el Salt Tower en vez de la última parada del día 2",
    da: "Salt Tower i stedet for det sidste stop på dag 2",
  };
  for (const { message, edits } of stopsChanged(messages))
    assert.deepEqual(
      edits.map(({ operation, day, stop, in: put }) => [operation, day, stop, put?.place?.id]),
      [["replace", 2, -1, "salt-tower"]],
      message,
    );
});

test("where a break can be taken looks for a place, and the first two days change places as days", () => {
  assert.notEqual(said(plans.en, "where can we take a break near the Salt Tower?").intent, "edit_plan");
  assert.deepEqual(
    said(plans.en, "no restaurant in the evening that is too expensive").edits.map(({ part }) => part),
    ["evening"],
  );
});

test("the whole plan is shown once more before anything is booked, in every language", () => {
  const messages: Readonly<Record<Language, string>> = {
    en: "could you show me the whole plan once more before we book?",
    de: "zeigen Sie mir bitte den ganzen Plan noch einmal, bevor wir buchen",
    fr: "pouvez-vous me montrer encore une fois le programme complet avant de réserver ?",
    es: "¿me enseñas otra vez el plan completo antes de reservar?",
    it: "mi mostra ancora una volta il programma completo prima di prenotare?",
    pt: "mostra-me o plano todo mais uma vez antes de reservarmos",
    da: "kan du vise mig hele planen en gang til, før vi bestiller?",
    nl: "kun je me het hele plan nog een keer laten zien voordat we boeken?",
    ja: "予約する前に、もう一度全体の予定を見せてください",
    zh: "预订之前再给我看一遍完整的行程吧",
  };
  for (const [language, message] of Object.entries(messages)) {
    const { intent, asked } = said(plans[language as Language], message);
    assert.deepEqual([intent, asked], ["show_plan", []], message);
  }
});

/** What messages change, by language: each operation with what it says of the day and its stops. */
function opsOf(messages: Readonly<Partial<Record<Language, string>>>) {
  return Object.entries(messages).map(([language, message]) => ({
    message,
    edits: editsOf(language as Language, message),
  }));
}

test("whatever is planned for a part of a day goes, and that part stays free", () => {
  for (const { message, edits } of opsOf({
    en: "take out whatever is planned for the afternoon of day 2, I have a meeting then",
    de: "nehmen Sie bitte alles vom Nachmittag an Tag 2 heraus",
    es: "quita lo que haya el día 2 por la tarde, que tengo una reunión",
    pt: "tira o que está no dia 2 à tarde",
    ja: "2日目の午後の予定は外してください",
  }))
    assert.deepEqual(
      edits.map(({ operation, day, part }) => [operation, day, part]),
      [["free", 2, "afternoon"]],
      message,
    );
});

test("why a day begins later, or a meal is longer, makes no day slower", () => {
  for (const { message, edits } of opsOf({
    en: "start day 2 at 11, we will be tired",
    de: "fang an Tag 2 erst um 11 an, da sind wir müde",
    it: "il giorno 2 meglio iniziare alle 11, saremo stanchi",
    es: "el día 2 mejor empezar a las 11, que vamos a estar cansados",
    zh: "第二天我们会很累,想11点再开始",
  }))
    assert.deepEqual(
      edits.map(({ operation, day, at }) => [operation, day, at]),
      [["start_at", 2, 660]],
      message,
    );
  for (const { message, edits } of opsOf({
    de: "das Mittagessen an Tag 2 ist kurz, können Sie es verlängern? Wir essen gern in Ruhe",
    fr: "le déjeuner du jour 2 est court, vous pouvez l'allonger ? on aime prendre notre temps",
    es: "la comida del día 2 se ve corta, ¿puedes alargarla? nos gusta comer con calma",
    it: "il pranzo del giorno 2 è corto, può allungarlo? a tavola ce la prendiamo comoda",
    nl: "de lunch op dag 2 is wat kort, kun je die langer maken? we nemen graag de tijd",
  }))
    assert.deepEqual(
      edits.map(({ operation, day, part, way }) => [operation, day, part, way]),
      [["stay", 2, "lunch", "longer"]],
      message,
    );
});

test("a park, or a lunch, that is put in by a word that moves as well comes in", () => {
  for (const { message, edits } of opsOf({
    en: "put a park in on day 2",
    da: "sæt en park ind på dag 2",
    es: "pon un parque el día 2",
    nl: "zet een park op dag 2",
  }))
    assert.deepEqual(
      edits.map(({ operation, day, in: put }) => [operation, day, put?.categories]),
      [["add", 2, ["park"]]],
      message,
    );
  for (const { message, edits } of opsOf({
    en: "please put a proper sit-down lunch in on every day, somewhere they won't mind noise",
    da: "læg en frokost ind alle dage",
    nl: "zet er elke dag een lunch in",
  }))
    assert.deepEqual(
      edits.map(({ operation, part, points }) => [operation, part, points]),
      [["add", "lunch", undefined]],
      message,
    );
  const [moved] = editsOf("en", "move the park to day 2");
  assert.equal(moved?.operation, "move");
});

test("all of a day goes but what is excepted, however it is said", () => {
  for (const { message, edits } of opsOf({
    en: "let's drop whatever else is on day 2, except dinner",
    fr: "enlevez tout le jour 2 sauf le dîner",
    it: "tolga tutto del giorno 2 tranne la cena",
    ja: "2日目は夕食以外全部外してください",
  }))
    assert.deepEqual(
      edits.map(({ operation, day, but }) => [operation, day, but?.map(({ part }) => part)]),
      [["clear", 2, ["dinner"]]],
      message,
    );
});

test("one place less is any one, and no first one, where a language counts before the word", () => {
  const [edit] = editsOf("zh", "第二天太赶了,去掉一个地方");
  assert.deepEqual([edit?.operation, edit?.whichever, edit?.stop], ["remove", true, undefined]);
});

test("a pause is as long as is said", () => {
  for (const { message, edits } of opsOf({
    en: "we need an hour's rest at the hotel after lunch every day",
    da: "vi har brug for en times hvil på hotellet efter frokost hver dag",
    fr: "il nous faut une heure de repos à l'hôtel chaque jour",
    ja: "毎日昼食の後にホテルで一時間休憩を入れてください",
  }))
    assert.deepEqual(
      edits.map(({ operation, minutes }) => [operation, minutes]),
      [["rest", 60]],
      message,
    );
});

test("the restaurant of an evening gives way to another, once, whatever is said of it after", () => {
  for (const { message, edits } of opsOf({
    de: "das Restaurant am ersten Abend ist zu weit weg, gibt es etwas näher am Hotel? Dann bitte tauschen",
    es: "el restaurante de la primera noche está muy lejos, ¿hay algo más cerca? Si lo hay, cámbialo",
    zh: "第一天晚上的餐厅太远了,有没有离酒店近一点的?有的话就换",
  }))
    assert.deepEqual(
      edits.map(({ operation, day, part }) => [operation, day, part]),
      [["replace", 1, "dinner"]],
      message,
    );
});

test("dinner has its hour also where it is said in a sentence of its own", () => {
  for (const { message, edits } of opsOf({
    ja: "1日目の夕食はピザがいいです。早めに18時でお願いします",
    zh: "第一天的晚饭想吃披萨,早一点,六点吧",
  }))
    assert.deepEqual(
      edits.map(({ operation, day, part, at }) => [operation, day, part, at]),
      [
        ["move_to", 1, "dinner", 1080],
        ["replace", 1, "dinner", undefined],
      ],
      message,
    );
});

test("a meal of a day goes to the hour that is said, whatever word moves it and whatever is said beside", () => {
  for (const { message, edits } of opsOf({
    en: "shift dinner on the first day to 20:30, we want to see the sunset before",
    da: "Ryk middagen på dag 1 til kl. 20.30, vi skal i byen inden",
    de: "Schieb das Abendessen an Tag 1 auf 20:30 Uhr, ich will vorher noch an den Hafen",
    fr: "Jour 1, on dînera plus tard, vers 20h30",
    es: "la cena del día 1 más tarde, a las 20:30",
    it: "il giorno 1 ceniamo più tardi, verso le 20:30",
    ja: "1日目の夕食を20時半にずらしてください",
    zh: "第一天的晚饭推迟到八点半",
  }))
    assert.deepEqual(
      edits.map(({ operation, day, part, at }) => [operation, day, part, at]),
      [["move_to", 1, "dinner", 1230]],
      message,
    );
});

test("a meal before an hour begins earlier, and a sentence of its own is a change of its own", () => {
  for (const { message, edits } of opsOf({
    en: "Yes do that. And can every dinner be before 6 pls",
    it: "Aggiungi un gelato. E cena il giorno 2 presto, alle 18",
  })) {
    const dinner = edits.find(({ part }) => part === "dinner");
    assert.equal(dinner?.operation, "move_to", message);
    assert.ok([1050, 1080].includes(dinner!.at!), message);
  }
});

test("a pause is from one hour to another without a word for from", () => {
  for (const { message, edits } of opsOf({
    en: "she naps 1 to 2:30 so please keep that free every day",
  }))
    assert.deepEqual(
      edits.map(({ operation, at, minutes }) => [operation, at, minutes]),
      [["rest", 780, 90]],
      message,
    );
});
