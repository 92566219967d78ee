import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = () => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
const stopsOf = ({ itinerary }: ChatAnswer) =>
  itinerary!.days.map(({ activities }) => activities.map(({ placeName }) => placeName));
const threeDays = "plan 3 days from friday";

test("all after the stop that was told of goes; where none was, nothing does", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.say(threeDays));
  assert.deepEqual(stopsOf(await conversation.say("remove everything after that")), before);
  await conversation.say("what is the second stop on day 2?");
  const after = stopsOf(await conversation.say("remove everything after that"));
  assert.deepEqual(after, [before[0], before[1]!.slice(0, 2), before[2]]);
});

test("of several stops of a kind it is asked which is to go, and an answer is of that change", async () => {
  const museums = ["Glyptoteket", "The David Collection", "National Museum of Denmark"];
  const left = (answer: ChatAnswer) => museums.filter((name) => stopsOf(answer).flat().includes(name));
  const answers = [
    ["the second one", museums.toSpliced(1, 1)],
    ["the one on day 3", museums.slice(0, 2)],
    ["The David Collection", museums.toSpliced(1, 1)],
    ["all of them", []],
  ] as const;
  for (const [said, after] of answers) {
    const conversation = talk();
    await conversation.say("plan three days in Copenhagen with museums and churches");
    const asked = await conversation.say("remove the museum");
    assert.match(asked.message, /^There are several in the plan: Glyptoteket, .*\. Which one do you mean\?/);
    assert.deepEqual(left(asked), museums);
    assert.deepEqual(left(await conversation.say(said)), after, said);
  }
  const conversation = talk();
  const before = await conversation.say("plan three days in Copenhagen with museums and churches");
  await conversation.say("how far is the David Collection?");
  assert.deepEqual(left(await conversation.say("take the museum out")), museums.toSpliced(1, 1));
  await conversation.say("remove the second stop");
  const gone = stopsOf(await conversation.say("day 2"))[1]!;
  assert.deepEqual(
    gone,
    stopsOf(before)[1]!
      .filter((name) => name !== "The David Collection")
      .toSpliced(1, 1),
  );
});

test("a stop is as long as is asked, others of its day give way, and later changes leave it so", async () => {
  const conversation = talk();
  const before = await conversation.say(threeDays);
  const tivoli = (answer: ChatAnswer) =>
    answer
      .itinerary!.days.flatMap(({ activities }) => activities)
      .filter(({ placeName }) => placeName === "Tivoli Gardens")
      .map(({ startTime, endTime }) => [startTime, endTime]);
  assert.deepEqual(tivoli(before), [["16:25", "19:55"]]);
  const two = await conversation.say("two hours at Tivoli");
  assert.deepEqual(tivoli(two), [["16:25", "18:25"]]);
  assert.match(two.message, /^Tivoli Gardens: 16:25–18:25\./);
  assert.deepEqual(stopsOf(two), stopsOf(before));
  await conversation.say("remove the museum on day 3");
  assert.deepEqual(tivoli(await conversation.say("what is planned for day 3?")), [["16:25", "18:25"]]);
  const longer = await conversation.say("more time at the museum on day 1");
  assert.deepEqual(
    stopsOf(longer).slice(1),
    stopsOf(two)
      .slice(1)
      .map((day) => day.filter((name) => name !== "Glyptoteket")),
  );
  assert.match(longer.message, /The David Collection: \d+:\d\d–\d+:\d\d/);
  assert.match((await conversation.say("ten hours at Tivoli")).message, /^There is no further I can go/);
});

test("a stop that is to be nearer gives way to one that is, and else stays", async () => {
  const conversation = talk();
  await conversation.say(threeDays);
  const nearer = await conversation.say("can dinner on day 2 be closer to the hotel");
  assert.match(nearer.message, /^Det Lille Apotek instead of Höst\./);
  assert.match(
    (await conversation.say("can dinner on day 1 be closer to the hotel")).message,
    /^I found no shorter ways\. The plan stays as it is\./,
  );
});

test("a change that is asked for with an address is made before the plan is sent, with a question beside the answer", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.say(threeDays));
  const sent = await conversation.say("remove the museum on day 1 and mail it to ann@example.com");
  assert.deepEqual(stopsOf(sent), [
    before[0]!.filter((name) => name !== "The David Collection"),
    before[1],
    before[2],
  ]);
  assert.match(sent.message, /^No longer in it: The David Collection\..*\n.*ann@example\.com/);
  assert.match((await conversation.say("mail it to ann@example.com")).message, /^Please confirm/);
  const both = await conversation.say("put a brewery on the last day and what's checkout?");
  assert.match(both.message, /Taphouse.*\nCheck-out is until 11:00\./);
});

test("what is replaced by something outdoors is one stop of the day that is named, and none of a day that the plan has not", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.say(threeDays));
  const monday = await conversation.say("Monday please replace the museum by something outdoors");
  assert.match(monday.message, /^The plan has no such day\./);
  assert.deepEqual(stopsOf(monday), before);
  const friday = stopsOf(await conversation.say("Friday please replace the museum by something outdoors"));
  assert.deepEqual(friday.slice(1), before.slice(1));
  assert.deepEqual(
    before[0]!.filter((name) => !friday[0]!.includes(name)),
    ["The David Collection"],
  );
});

test("more time for what nobody spoke of is given to no stop, whatever day is said", async () => {
  const conversation = talk();
  const before = await conversation.say(threeDays);
  const after = await conversation.say("more time there on Saturday");
  assert.match(after.message, /^Which place do you mean\?/);
  assert.deepEqual(after.itinerary!.days, before.itinerary!.days);
});

test("the two days of a plan change places where no other is named", async () => {
  for (const [plan, swap] of [
    ["plan Thursday and Friday", "Swap the two days please, the forecast for Thursday is better I think"],
    ["Plan für Donnerstag und Freitag", "Tausche bitte die beiden Tage"],
    ["programme jeudi et vendredi", "inversez les deux jours"],
    ["木曜と金曜のプランを作って", "二日間を入れ替えて"],
  ] as const) {
    const conversation = talk();
    const [first, second] = stopsOf(await conversation.say(plan));
    assert.deepEqual(stopsOf(await conversation.say(swap)), [second, first], swap);
  }
});

test("the last of a day is of the plan, whatever was listed since", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.say(threeDays));
  await conversation.say("Where is the nearest pharmacy?");
  const after = stopsOf(await conversation.say("Please drop the last one on Saturday"));
  assert.deepEqual(after, [before[0], before[1]!.slice(0, -1), before[2]]);
});

test("a pharmacy that is asked for makes no plan anew", async () => {
  const conversation = talk();
  await conversation.say("请安排周四和周五两天");
  const { message } = await conversation.say("我母亲的药快吃完了,附近的药店晚上几点关门?");
  assert.match(message, /Steno Apotek/);
});

test("a plan that there is is never made anew by a wish for one of its days, whatever was looked for since", async () => {
  const wishes = [
    [
      "Nos haces un plan de 5 días desde hoy?",
      "dónde hay una farmacia?",
      "y una noche de jazz, si puede ser el viernes",
    ],
    [
      "Ci prepari un programma di tre giorni da domani?",
      "il secondo giorno vorremmo andare a Tivoli nel pomeriggio",
    ],
    [
      "Lav en plan for torsdag og fredag",
      "hvor er der et apotek?",
      "Og noget med jazz fredag aften. La Fontaine måske?",
    ],
    ["plan 3 days from friday", "where can I buy a charger?", "and some live music on Saturday"],
  ] as const;
  for (const messages of wishes) {
    const conversation = talk();
    const [first, ...others] = messages;
    const { length } = stopsOf(await conversation.say(first));
    for (const message of others) {
      const { itinerary } = await conversation.say(message);
      assert.ok(itinerary === null || itinerary!.days.length === length, message);
    }
  }
});

test("jazz for an evening comes beside its dinner, not instead of it", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.say("Nos haces un plan de 2 días desde mañana?")).flat();
  const after = stopsOf(await conversation.say("y una noche de jazz, si puede ser el viernes")).flat();
  assert.ok(after.includes("La Fontaine"), after.join());
  const lost = before.filter((name) => !after.includes(name));
  assert.deepEqual(
    lost.filter((name) => /Restaurant|café/i.test(name)),
    [],
  );
});

test("when all have to be back ends the days, whichever way a language says it", async () => {
  const conversation = talk();
  await conversation.say("Nos haces un plan de 2 días desde mañana?");
  const { understanding } = await conversation.say("a las 6 tenemos que estar de vuelta");
  assert.deepEqual(understanding?.edits, [{ operation: "end_at", at: 18 * 60 }]);
});

test("what is wished for after a plan comes into it", async () => {
  const wishes = {
    "plan 3 days from friday": ["we'd like to see the zoo as well", "the kids want to go to the zoo"],
    "Plan für drei Tage ab Freitag": ["Wir möchten in den Zoo", "wir würden auch gerne den Zoo sehen"],
    "Un programme de trois jours à partir de vendredi": ["on aimerait aussi voir le zoo"],
  };
  for (const [first, messages] of Object.entries(wishes))
    for (const message of messages) {
      const conversation = talk();
      await conversation.say(first);
      const { itinerary } = await conversation.say(message);
      const ids = itinerary!.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId));
      assert.ok(ids.includes("copenhagen-zoo"), message);
    }
});

test("half a day in the evening is seen more briefly, beside dinner", async () => {
  const evenings = [
    ["plan for tomorrow", "Tivoli in the evening, the kids will love it"],
    ["Plan for two days from tomorrow", "put Tivoli on day 2 in the evening"],
    ["Plan für vier Tage ab heute", "Können wir Tivoli auf Samstag Abend legen?"],
    ["明日から3日間の観光プランをお願いします", "2日目の夜にチボリ公園を入れてください"],
  ] as const;
  for (const [first, message] of evenings) {
    const conversation = talk();
    await conversation.say(first);
    const { itinerary } = await conversation.say(message);
    const day = itinerary!.days.find(({ activities }) =>
      activities.some(({ placeId }) => placeId === "tivoli-gardens"),
    )!;
    const evening = day.activities.filter(({ startTime }) => startTime! >= "17:30");
    const ids = evening.map(({ placeId }) => placeId);
    assert.ok(ids.includes("tivoli-gardens"), message);
    assert.equal(evening.length, 2, message);
  }
});

test("days that are free are no price, and their plan has meals", async () => {
  const { understanding, message } = await talk().say("we have today and tomorrow free, suggest a plan");
  assert.deepEqual(understanding?.priceLevel, []);
  assert.doesNotMatch(message, /lunch|dinner/);
});

test("a number that counts the days before it is no date, and what is said of a place no other stop", async () => {
  assert.equal(stopsOf(await talk().say("金曜と土曜の2日で回るプランお願いします")).length, 2);
  const conversation = talk();
  await conversation.say("Plan for two days from tomorrow");
  const { itinerary } = await conversation.say("Put the Round Tower on day 2, I hear it has a ramp");
  const [, second] = itinerary!.days;
  assert.ok(second!.activities.some(({ placeId }) => placeId === "round-tower"));
});

test("what was told of goes to the day and hour that are said, and what must not be missed comes in", async () => {
  const conversation = talk();
  const before = stopsOf(
    await conversation.say("Plan Friday to Sunday for us, castles, museums and harbour"),
  );
  assert.ok(!before.flat().includes("Tivoli Gardens"));
  await conversation.say("tell me about Tivoli");
  const put = stopsOf(await conversation.say("ok put it in on Sunday, daytime obviously"));
  assert.ok(put[2]!.includes("Tivoli Gardens"));
  const kept = stopsOf(await conversation.say("the Design Museum is a must"));
  assert.ok(kept.flat().includes("Designmuseum Danmark"));
  await conversation.say("tell me about Freetown Christiania");
  const then = await conversation.say("put it on Saturday at 2 pm");
  assert.ok(stopsOf(then)[1]!.includes("Freetown Christiania"), then.message);
});

test("a kind that nobody wants goes from the plan, though something else was told of since", async () => {
  const conversation = talk();
  await conversation.say("Plan Friday to Sunday for us, castles, museums and harbour");
  await conversation.say("how much is Tivoli?");
  const { message, itinerary } = await conversation.say("actually no castles at all, I know when I'm beaten");
  assert.ok(itinerary, message);
  assert.match(message, /^No longer in it: .*Rosenborg Castle/);
});

test("whether a place is in the plan is asked of that place and makes no plan anew", async () => {
  const conversation = talk();
  await conversation.say("Fammi un programma da venerdì a domenica, castelli, musei e porto");
  const { message, itinerary } = await conversation.say("il Castello di Rosenborg è già nel programma?");
  assert.match(message, /^Castello di Rosenborg è nel giorno \d/);
  assert.ok(!itinerary);
});

test("in Arabic the last stop of a named day is that stop and no day", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.say("ضع لي برنامجا من الجمعة إلى الأحد، قلاع ومتاحف"));
  const after = stopsOf(await conversation.say("المحطة الأخيرة يوم الأحد يمكن حذفها"));
  assert.deepEqual(after, [before[0], before[1], before[2]!.slice(0, -1)]);
});

test("what is said of the first two days or the last two is of both, and changes places as days", async () => {
  const startsOf = ({ itinerary }: ChatAnswer) =>
    itinerary!.days.map(({ activities }) => activities[0]!.startTime!);
  const conversation = talk();
  const [first, ...others] = startsOf(
    await conversation.say("Plan bitte Freitag bis Sonntag, Schlösser, Museen und Hafen"),
  );
  const after = startsOf(await conversation.say("an den letzten beiden Tagen bitte erst um 11 anfangen"));
  assert.equal(after[0], first);
  assert.ok(others.every((start) => start < "11:00") && after.slice(1).every((start) => start >= "11:00"));
  const swapping = talk();
  const [one, two, three] = stopsOf(
    await swapping.say("Plan Friday to Sunday for us, castles, museums and harbour"),
  );
  const swapped = stopsOf(await swapping.say("swap the first two days"));
  assert.deepEqual([swapped[0], swapped[1], swapped[2]], [two, one, three]);
});

test("a place that was told of comes from its day to the meal that it is put in for, at its hour", async () => {
  const conversation = talk();
  await conversation.say("Lav en plan fra fredag til søndag, slotte, museer og havn");
  await conversation.say("fortæl om Restaurant Schønnemann");
  const { itinerary, message } = await conversation.say(
    "så sæt den på fredag kl 12 i stedet for den frokost der står nu",
  );
  const lunch = itinerary!.days[0]!.activities.find(
    ({ placeName }) => placeName === "Restaurant Schønnemann",
  );
  assert.equal(lunch?.startTime, "12:00", message);
});

test("what was forgotten to be said takes nothing out, and the part of a day that is to be free is the one beside the word", async () => {
  for (const [plan, message, edits] of [
    ["plan de deux jours", "j'ai oublié de dire qu'elle ne mange pas de viande", [{ operation: "suit" }]],
    [
      "plane drei Tage",
      "An Tag 2 bitte den Vormittag frei lassen. Der Rest darf am Nachmittag stattfinden.",
      [{ operation: "free", day: 2, part: "morning" }],
    ],
    [
      "fai un piano di due giorni",
      "anticipa tutto di un'ora il giorno 2",
      [{ operation: "shift", day: 2, minutes: -60 }],
    ],
  ] as const) {
    const conversation = talk();
    await conversation.say(plan);
    assert.deepEqual((await conversation.say(message)).understanding?.edits, edits, message);
  }
});

test("plan B is no plan", async () => {
  for (const message of [
    "And if it is full, what is your plan B?",
    "Et si c'est complet, quel serait votre plan B ?",
  ]) {
    const conversation = talk();
    await conversation.say("Restaurant Barr");
    assert.equal((await conversation.say(message)).itinerary, null, message);
  }
});

test("what is put in by a name that nobody knows is told once, and the rest is done", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.say("plan three days from thursday")).flat();
  const unknown = await conversation.say("Please add Kronborg Castle on Friday");
  assert.match(unknown.message, /^I do not know Kronborg Castle\. The plan stays as it is\. The desk: /);
  assert.deepEqual(stopsOf(unknown).flat(), before);
  const partly = await conversation.say("Add Reffen and Tivoli on Saturday");
  assert.match(partly.message, /^I do not know Reffen\. .*Tivoli Gardens/);
  assert.ok(stopsOf(partly)[2]!.includes("Tivoli Gardens"));
});

test("dinners are put nearer to the house", async () => {
  const conversation = talk();
  const before = stopsOf(await conversation.say("plan three days from thursday")).flat();
  const { message, ...after } = await conversation.say("put the dinners near the hotel");
  assert.match(message, /^New: .* and .*\. No longer in it: /);
  assert.equal(stopsOf({ message, ...after }).flat().length, before.length);
});

test("who asks to have the plan mailed beside something else gets both", async () => {
  const beside = {
    "plan three days from thursday": "remove the second stop on day 2 and mail me the plan",
    "Mach einen Plan für Donnerstag und Freitag": "Bitte per Mail schicken. Und wann gibt es Frühstück?",
    "Fais un programme pour jeudi et vendredi":
      "envoie-le par mail, et le petit déjeuner est à quelle heure ?",
    "Lav en plan for torsdag og fredag": "Må vi få den på mail? Og hvornår er der morgenmad?",
    请安排周四到周六的行程: "可以发到我邮箱吗?另外早餐几点?",
  };
  for (const [plan, message] of Object.entries(beside)) {
    const conversation = talk();
    await conversation.say(plan);
    const { message: told } = await conversation.say(message);
    assert.match(told, /\n.*(?:e-?mail|邮箱).*[?？]/i, message);
  }
});

test("a day is shown again, whatever was asked since", async () => {
  const shown = {
    "plan three days from thursday": ["where is breakfast?", "show me Saturday again"],
    "Mach einen Plan für Donnerstag bis Samstag": [
      "Wann gibt es Frühstück?",
      "Zeigen Sie mir bitte noch mal den Samstag",
    ],
    "Fai un programma per giovedì, venerdì e sabato": ["C'è la palestra?", "Fammi rivedere il sabato"],
    请安排周四到周六的行程: ["有健身房吗", "再给我看一下周六"],
  };
  for (const [plan, [question, message]] of Object.entries(shown)) {
    const conversation = talk();
    const { itinerary } = await conversation.say(plan);
    await conversation.say(question!);
    const { message: told } = await conversation.say(message!);
    assert.ok(told.includes(itinerary!.days[2]!.activities[0]!.placeName), told);
  }
});

/** What a message asks of a plan of three days from Thursday, by its language. */
const fromThursday: Readonly<Record<string, string>> = {
  en: "plan three days from tomorrow",
  da: "planlæg tre dage fra i morgen",
  de: "plane drei Tage ab morgen",
  fr: "un programme de trois jours à partir de demain",
  es: "un plan de tres días a partir de mañana",
  it: "un programma di tre giorni da domani",
  nl: "maak een plan voor drie dagen vanaf morgen",
  pt: "um plano de três dias a partir de amanhã",
  ja: "明日から3日間のプランを作って",
  ko: "내일부터 3일 일정을 짜 주세요",
  zh: "安排从明天开始的三天行程",
  ar: "خطة لثلاثة أيام ابتداء من الغد",
};
interface Changed {
  operation: string;
  at?: number;
  most?: number;
  minutes?: number;
  out?: { categories: string[] };
  in?: { categories: string[] };
  beside?: { side: string; of: { part?: string } };
}
async function changesOf(language: string, message: string): Promise<Changed[]> {
  const guest = talk();
  await guest.say(fromThursday[language]!);
  return (await guest.say(message)).understanding!.edits as Changed[];
}

test("a stop is meant by the hour at which it is, in every language", async () => {
  for (const [language, message] of Object.entries({
    en: "whatever is at three on Saturday, take it out",
    da: "det der ligger klokken tre på lørdag kan godt ryge ud",
    de: "was um drei am Samstag ist, brauchen wir nicht",
    fr: "ce qui est prévu à 15 h samedi, on l'enlève",
    es: "lo que haya a las tres el sábado, quítalo",
    it: "quello che c'è alle tre di sabato toglilo pure",
    nl: "wat er zaterdag om drie uur staat mag eruit",
    pt: "o que estiver às três no sábado, tira",
    ja: "土曜の3時のやつは外してください",
    ko: "토요일 3시에 있는 건 빼 주세요",
    zh: "星期六三点的那个不要了",
    ar: "احذف ما هو مقرر في الساعة الثالثة يوم السبت",
  })) {
    const [edit, ...others] = await changesOf(language, message);
    assert.deepEqual([edit?.operation, edit?.at, others.length], ["remove", 900, 0], message);
  }
  const [moved] = await changesOf("en", "move the three o'clock on Saturday to the morning");
  assert.deepEqual([moved?.operation, moved?.at], ["move", 900]);
  const [replaced] = await changesOf("en", "replace what's at 3pm on Friday with a park");
  assert.deepEqual([replaced?.at, replaced?.in?.categories], [900, ["park"]]);
  // The hour is of what is said beside it, and the meal is what goes.
  const [dinner] = await changesOf("en", "my wife leaves on Friday at 7. Drop dinner");
  assert.equal(dinner?.at, undefined);
});

test("what does not suit is changed by who comes along, whatever it is", async () => {
  for (const [language, message] of Object.entries({
    en: "I don't do stairs any more, could you change anything that doesn't suit?",
    da: "min mor kan ikke gå på trapper, skift det ud der ikke passer",
    de: "meine Frau isst keine Meeresfrüchte, tauschen Sie bitte aus, was nicht passt",
    fr: "mon mari ne supporte plus les escaliers, changez ce qui ne convient pas",
    es: "mi madre no puede con las escaleras, cambia lo que no le venga bien",
    it: "mia suocera non fa le scale, cambia quello che non va bene",
    nl: "mijn vader kan geen trappen lopen, verander wat niet kan",
    pt: "o meu pai não pode subir escadas, muda o que não der",
    ja: "母は階段が苦手なので、合わないところを替えてください",
    ko: "어머니가 계단을 못 오르세요. 안 맞는 곳은 바꿔 주세요",
    zh: "我妈妈不能爬楼梯，不合适的换掉",
    ar: "أمي لا تستطيع صعود السلالم، غيّر ما لا يناسبها",
  })) {
    const edits = await changesOf(language, message);
    assert.deepEqual(
      edits.map(({ operation }) => operation),
      ["suit"],
      message,
    );
  }
});

test("so many things a day are enough: that is the limit of every day", async () => {
  for (const [language, message] of Object.entries({
    en: "two things a day are plenty for us",
    da: "to ting om dagen er rigeligt for os",
    de: "zwei Sachen am Tag reichen uns völlig",
    fr: "deux choses par jour, ça nous suffit",
    es: "con dos cosas al día nos basta",
    it: "due cose al giorno ci bastano",
    nl: "twee dingen per dag is genoeg voor ons",
    pt: "duas coisas por dia chegam bem",
    ja: "1日2つで十分です",
    ko: "하루에 두 군데면 충분해요",
    zh: "一天两个就够了",
    ar: "محطتين في اليوم تكفي",
  }))
    assert.deepEqual(await changesOf(language, message), [{ operation: "limit", most: 2 }], message);
});

test("what comes after a meal that gets an hour is one more stop of that day", async () => {
  for (const [language, message] of Object.entries({
    en: "dinner at 8 on Friday and a wine bar afterwards",
    da: "middag klokken 20 om fredagen og en vinbar bagefter",
    de: "Abendessen um acht am Freitag und danach eine Weinbar",
    fr: "dîner à 20 h vendredi et un bar à vin après",
    es: "cena a las ocho el viernes y después un bar de vinos",
    it: "cena alle otto venerdì e poi un'enoteca",
    nl: "diner om acht uur op vrijdag en daarna een wijnbar",
    pt: "jantar às 20h na sexta e um bar de vinhos a seguir",
    ja: "金曜の夕食は8時にして、そのあとワインバー",
    ko: "금요일 저녁은 8시에 하고 그다음에 와인 바",
    zh: "星期五晚饭八点，之后去个葡萄酒吧",
    ar: "العشاء في الثامنة مساء الجمعة وبعده بار نبيذ",
  })) {
    const [meal, bar, ...others] = await changesOf(language, message);
    assert.deepEqual([meal?.operation, meal?.at, others.length], ["move_to", 1200, 0], message);
    assert.deepEqual(
      [bar?.operation, bar?.beside],
      ["add", { side: "after", of: { part: "dinner" } }],
      message,
    );
  }
  const guest = talk();
  await guest.say(fromThursday.en!);
  const after = await guest.say("dinner at 8 on Friday and a wine bar afterwards");
  assert.match(after.message, /^New: .* Day 2: dinner at 20:00\./);
});

test("who has a call from one hour to another gets that time free", async () => {
  for (const [language, message] of Object.entries({
    en: "I've got a call from 3 to 4 on Thursday, keep that clear please",
    de: "von 15 bis 16 Uhr am Donnerstag habe ich eine Telefonkonferenz, bitte freihalten",
    fr: "gardez-nous jeudi de 15 h à 16 h, j'ai un appel",
    es: "tengo llamada de 3 a 4 el jueves. Mueve lo que caiga ahí",
    it: "giovedì dalle 15 alle 16 ho una telefonata, lascia libero",
    ja: "木曜の3時から4時は電話があるので空けておいてください",
    ar: "عندي مكالمة من 3 إلى 4 يوم الخميس، اتركه فارغًا",
  })) {
    const [edit, ...others] = await changesOf(language, message);
    assert.deepEqual(
      [edit?.operation, edit?.at, edit?.minutes, others.length],
      ["rest", 900, 60, 0],
      message,
    );
  }
});

test("what is not in the plan is named, with where else such a stop is or what its day has", async () => {
  const guest = talk();
  await guest.say("plan two days in Copenhagen from tomorrow");
  await guest.say("put Church of Our Saviour on day 1");
  const elsewhere = await guest.say("take the church off day 2");
  assert.match(elsewhere.message, /^I found no “church” on day 2\. Church of Our Saviour is on day 1 at /);
  const ofDay = await guest.say("take the zoo off day 2");
  assert.match(ofDay.message, /^I found no “zoo” on day 2\. Day 2: 1 .+, 2 .+\. The plan stays as it is\.$/);
  const instead = await guest.say("swap the zoo for somewhere we can swim");
  assert.match(instead.message, /^New: .*I found no “zoo” in the plan\./);
});

test("what comes in for a stop may be said in a clause of its own or by what it is like", async () => {
  for (const [language, message, out, put] of [
    ["en", "take the museum off Friday and give us a playground", "museum", "playground"],
    ["de", "nimm das Museum am Freitag raus und gib uns einen Spielplatz", "museum", "playground"],
    ["es", "quita el museo del viernes y danos un parque infantil", "museum", "playground"],
    ["en", "swap the church for somewhere we can swim", "church", "swimming"],
  ] as const) {
    const [edit, ...others] = await changesOf(language, message);
    // The only one of its kind on that day is that place.
    const gone = edit?.out && "place" in edit.out ? out : edit?.out?.categories[0];
    assert.deepEqual(
      [edit?.operation, gone, edit?.in?.categories, others.length],
      ["replace", out, [put], 0],
      message,
    );
  }
});

test("what had to go for a change of the same message goes where it is said", async () => {
  const guest = talk();
  const before = stopsOf(await guest.say(fromThursday.en!));
  const after = stopsOf(
    await guest.say(
      "swap the first stop on day 1 for Den Blå Planet and move whatever was there to Saturday",
    ),
  );
  assert.ok(!before[2]!.includes(before[0]![0]!) && after[2]!.includes(before[0]![0]!));
});

test("the only place of a kind comes into a plan though it is far", async () => {
  for (const [plan, change] of [
    ["plan two days from tomorrow", "put the aquarium in on the second day at eleven"],
    ["planlæg to dage fra i morgen", "sæt akvariet ind på dag 2 kl. 11"],
  ] as const) {
    const conversation = talk();
    await conversation.say(plan);
    const { itinerary, message } = await conversation.say(change);
    const [, second] = itinerary!.days;
    assert.ok(
      second!.activities.some(({ placeId }) => placeId === "blue-planet"),
      message,
    );
  }
});

test("what changes a plan changes it after a list as well, and what goes on with the list does that", async () => {
  for (const [change, intent] of [
    ["then dinner at half eight on day 2", "edit_plan"],
    ["we would like to begin at twelve, the morning is too early for us", "edit_plan"],
    ["cheaper", "refine"],
  ] as const) {
    const conversation = talk();
    await conversation.say(threeDays);
    await conversation.say("where can we buy shoes?");
    assert.equal((await conversation.say(change)).understanding?.intent, intent, change);
  }
});
