import assert from "node:assert/strict";
import { test } from "node:test";
import { now, said, timeZone, townWords } from "../../../test/support/concierge/words.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import type { FrameName } from "./frame.ts";
import { frames } from "./frames.ts";
import { asked } from "./plan-changes.ts";
import { explain } from "./understand.ts";

const explained = (...messages: readonly string[]) => {
  const previous = messages.length > 1 ? said(...messages.slice(0, -1)) : undefined;
  return explain(messages.at(-1)!, { previous, now, timeZone, words: townWords, hostName: "The Weir House" });
};

test("every row of the table is chosen for a message", () => {
  const messages: Record<FrameName, readonly string[]> = {
    emergency: ["my husband has chest pain"],
    relief: ["my husband has chest pain", "we are back from the hospital, he is fine"],
    human: ["can I talk to a person"],
    complaint: ["the shower is broken"],
    abuse: ["you are useless"],
    about_stop: ["plan 3 days", "what is the second stop of day 1?"],
    suited_stop: ["plan 3 days", "is dinner on day 1 ok for a vegan? otherwise change it"],
    way: ["tell me about the Salt Tower", "which bus goes there?"],
    of_country: ["a cafe", "do I need cash?"],
    about_house: ["is there a gym in the hotel?"],
    departure: ["how much is a taxi to the airport?"],
    weather: ["a cafe", "will it rain tomorrow?"],
    holiday: ["is tomorrow a public holiday?"],
    booking: ["book a table at the Salt Tower"],
    knowledge: ["a cafe", "when does the sun set?"],
    send_plan: ["plan 3 days", "send it to me"],
    question_about_plan: ["plan 3 days", "what is planned for day 2?"],
    left_out_of_plan: ["plan 3 days", "what did you leave out?"],
    change_of_plan: ["plan 3 days", "less walking"],
    not_ours: ["write my homework"],
    route: ["a bike loop of 40 km"],
    plan: ["plan 3 days"],
    guides: ["which guides do you have?"],
    areas: ["what neighbourhoods are there?"],
    about_place: ["when does the Salt Tower open?"],
    small_talk: ["hello"],
    change_of_search: ["a cheap cafe", "with wifi"],
    search: ["a cheap cafe"],
    not_understood: ["the other side of the thing over there, hm"],
  };
  for (const [name, turns] of Object.entries(messages))
    assert.equal(explained(...turns).frame.name, name, turns.join(" / "));
  assert.deepEqual(frames.map(({ name }) => name).sort(), Object.keys(messages).sort());
});

test("a plan of days stays one whatever else is named, and is only asked about where a question begins", () => {
  const wordy =
    "Need a plan for 3 days, 2 kids 5 and 8. No museums please. The Weir House and the Salt Tower are musts";
  for (const [name, ...turns] of [
    ["plan", wordy],
    ["search", "we are here for 3 days, where can we eat cheap pizza?"],
    ["question_about_plan", "plan 3 days", "Which one did you take out?"],
    ["left_out_of_plan", "3日間のプランを作って", "Salt Towerがないのはなぜでしょう"],
    ["change_of_plan", "plan 3 days", "could dinner on day 2 be Chinese?"],
  ] as const)
    assert.equal(explained(...turns).frame.name, name, turns.join(" / "));
});

test("a word that means a day or an hour elsewhere is what its neighbours make of it", () => {
  assert.equal(said("plan fri to sun").days, 3);
  assert.equal(explained("a cafe in the sun").said.when.day, undefined);
  for (const [plan, late] of [
    ["planeja 3 dias", "chego tarde no dia 1"],
    ["planifica 3 días", "el día 1 llego tarde"],
  ] as const)
    assert.deepEqual(
      said(plan, late).edits.map(({ operation, day }) => [operation, day]),
      [["start_later", 1]],
      late,
    );
  assert.deepEqual(
    said("安排3天的行程", "两个地方顺序换一下").edits.map(({ operation }) => operation),
    ["reverse"],
  );
});

test("a meal that is looked for is a search, one of the house's own a question to it", () => {
  for (const message of ["where can I have dinner tonight?", "somewhere to have lunch now"])
    assert.equal(explained(message).frame.name, "search", message);
  assert.equal(explained("where is breakfast served?").frame.name, "about_house");
});

test("every change of a plan has words in every language, or is implied", () => {
  for (const operation of new Set(asked.map((one) => one.operation))) {
    const isImplied = asked.some(
      (one) => one.operation === operation && one.needs[0] !== `edit.${operation}`,
    );
    for (const [language, { words }] of Object.entries(spokenLanguages))
      assert.ok(isImplied || Object.hasOwn(words.edit, operation), `${language} ${operation}`);
  }
});

test("a message can be looked at stage by stage", () => {
  const { tokens, language, reading, said, signs, frame, state, understanding } = explained(
    "a quiet café near the Salt Tower",
  );
  assert.deepEqual(
    tokens.map(({ text }) => text),
    ["a", "quiet", "cafe", "near", "the", "salt", "tower"],
  );
  assert.equal(language, "en");
  assert.deepEqual(
    reading.spans.map((_, index) => reading.text(index)),
    ["a", "quiet", "cafe", "near", "the salt tower"],
  );
  assert.deepEqual(
    said.wishes.things.map(({ id }) => id),
    ["quiet", "cafe"],
  );
  assert.ok(signs.includes("kind") && signs.includes("near") && !signs.includes("after_search"));
  assert.equal(frame.name, "search");
  assert.deepEqual([state.categories, state.features], [["cafe"], ["quiet"]]);
  assert.deepEqual(understanding.near, {
    to: "place",
    place: { kind: "listing", id: "salt-tower", name: "The Salt Tower" },
  });
});

test("a frame takes its own of a message and lets go of the rest", () => {
  assert.equal(explained("plan 3 days from Friday with cheap cafes").state.openAt, undefined);
  assert.deepEqual(explained("plan 3 days", "is the Salt Tower cheap?").state.priceLevel, []);
});

test("what a message surely sounds like goes before a word of it that is a kind of place, or a phrase for another purpose", () => {
  const frameOf = (message: string) => explained(message).frame.name;
  assert.equal(frameOf("podem trocar as toalhas hoje, quarto 402"), "about_house");
  assert.equal(frameOf("left my key card inside like an idiot, how do i get back in"), "about_house");
  assert.equal(frameOf("are you a robot?"), "small_talk");
  assert.equal(frameOf("mates and me want a big steak, money no object"), "search");
});

test("a word that nobody knows is none of the catalogue's business", () => {
  for (const word of ["spoon", "Löffel", "勺子"]) assert.equal(explained(word).frame.name, "not_ours", word);
});

test("who asks for food without a plan changes none, whatever else is said", () => {
  assert.equal(explained("what's good to eat round here, hungover").frame.name, "search");
});

test("a monument where a fire began is looked for, a fire in it is an emergency", () => {
  assert.notEqual(
    explained("my gran wants to see the monument where the fire started").frame.name,
    "emergency",
  );
  assert.equal(explained("fire! the museum is full of smoke, help").frame.name, "emergency");
});

test("what its speaker calls not urgent is no emergency, in every language", () => {
  for (const message of [
    "I need a doctor for my knee, nothing urgent",
    "Ich brauche einen Arzt fürs Knie, eilt nicht",
    "Jeg skal have en læge til mit knæ, det haster ikke",
    "il me faut un médecin pour le genou, rien d'urgent",
    "necesito un médico para la rodilla, no es urgencia",
    "mi serve un medico per il ginocchio, niente di urgente",
    "ik zoek een dokter voor mijn knie, niks dringends",
    "preciso de um médico para o joelho, nada urgente",
    "膝を診てもらえる病院はありますか。急ぎではありません",
    "想找个医生看看膝盖，不急",
    "무릎 때문에 병원을 찾고 있어요, 급하지 않아요",
    "أحتاج طبيباً لركبتي، مو مستعجل",
  ]) {
    const { understanding } = explained(message);
    assert.ok(!["medical", "urgent"].includes(understanding.emergency ?? ""), message);
  }
});

test("hours that are to be filled, and whole days, are planned, in every language", () => {
  for (const message of [
    ...["we have four hours to kill, what do we do?", "two full days, grandma has bad knees"],
    ...["vi har fire timer, hvad skal vi lave?", "to hele dage med bedstemor"],
    ...["Wir haben vier Stunden Zeit, was machen wir?", "zwei volle Tage mit Oma"],
    ...["deux jours entiers avec mamie", "tenemos cuatro horas, ¿qué hacemos?", "dos días completos"],
    ...["abbiamo quattro ore, cosa facciamo?", "due giorni interi con la nonna", "48 ore, cosa facciamo?"],
    ...["temos quatro horas, o que fazemos?", "dois dias inteiros com a avó"],
    ...["we hebben vier uur, wat doen we?", "twee hele dagen met oma", "4時間あります、何をしたらいい？"],
    ...["我们有4个小时，做什么好？", "两整天，带着奶奶", "4시간 있는데 뭐 하지?", "꼬박 이틀, 할머니와 함께"],
    ...["عندنا ٤ ساعات، ماذا نفعل؟", "يومان كاملان مع الجدة", "a day plan for me and my 6 year old"],
  ])
    assert.equal(explained(message).frame.name, "plan", message);
  assert.equal(explained("a day plan for my parents").understanding.days, 1);
  assert.equal(explained("two full days in town").understanding.days, 2);
  assert.equal(explained("how do I make the most of 48 hours?").understanding.days, 2);
});

test("a trip that was only spoken of is no plan that could be changed", () => {
  const later = explained(
    "we stay three nights, where is a cheap cafe?",
    "two full days, bad knees, what do we do?",
  );
  assert.equal(later.frame.name, "plan");
  assert.notEqual(explained("a hotel for 3 nights", "no museums").frame.name, "change_of_plan");
});

test("who asks whether the plan still fits gets no other one, in every language", () => {
  for (const [plan, question] of [
    ["plan 3 days", "does the plan still work if our flight is at 17:40?"],
    ["planlæg 3 dage", "passer planen stadig, hvis flyet går 17.40?"],
    ["Plan 3 Tage", "Freitag Flug 17:40, passt euer Plan dann noch?"],
    ["planifie 3 jours", "le programme tient-il encore si notre vol est à 17h40 ?"],
    ["planifica 3 días", "¿el plan sigue valiendo si el vuelo es a las 17:40?"],
    ["pianifica 3 giorni", "il programma va ancora bene se il volo è alle 17:40?"],
    ["planeja 3 dias", "o plano ainda serve se o voo é às 17:40?"],
    ["plan 3 dagen", "klopt het plan nog als onze vlucht om 17:40 gaat?"],
    ["3日間のプランを作って", "飛行機が17:40ですが、このプランで大丈夫？"],
    ["安排3天的行程", "航班17:40，这个计划还合适吗？"],
    ["3일 일정 짜줘", "비행기가 17:40인데 일정 괜찮을까?"],
    ["خطة ٣ أيام", "هل ما زالت الخطة مناسبة إذا كانت رحلتنا الساعة 17:40؟"],
  ] as const)
    assert.equal(explained(plan, question).frame.name, "question_about_plan", question);
});

test("who asks when to leave, or whom to talk to, gets no plan of days", () => {
  for (const message of [
    "I fly home on Friday morning at 6.40, when do I have to leave and how do I get to the airport?",
    "sono qui per lavoro e riparto venerdì mattina, volo alle 6.40: a che ora devo uscire?",
    "tendremos que quedarnos algún día más, ¿con quién hablo de eso?",
    "hvor langt skal vi gå mellem stederne den første dag?",
  ])
    assert.notEqual(explained(message).frame.name, "plan", message);
});

test("days that something is suggested for are planned", () => {
  for (const message of [
    "we would love a suggestion for Thursday and Friday: some music, a castle and a good lunch",
    "wir hätten gern einen Vorschlag für Donnerstag und Freitag: etwas Musik, ein Schloss, ein gutes Mittagessen",
    "vi vil gerne have et forslag til torsdag og fredag: lidt musik, et slot og en god frokost",
  ])
    assert.equal(explained(message).frame.name, "plan", message);
});

test("a plan is of the days from one to another, whichever of them is spoken of after", () => {
  for (const message of [
    "can you make us a plan from Thursday to Saturday? On Friday we want to go dancing",
    "bitte einen Plan von Donnerstag bis Samstag. Am Freitag wollen wir tanzen gehen",
    "un programme de jeudi à samedi, s'il vous plaît. Vendredi on veut danser",
    "venimos hasta el domingo. ¿Nos haces un plan de jueves a sábado, con algo de fiesta el viernes?",
    "un programma da giovedì a sabato. Venerdì vogliamo ballare",
    "木曜から土曜までのプランをお願いします。金曜は夜遊びしたいです",
    "목금토 일정 짜주세요",
  ])
    assert.equal(explained(message).understanding.days, 3, message);
});

test("so many things that are more than can be done are the most of a day, and no fuller plan", () => {
  for (const message of [
    "we can't manage more than about two things in a day, a plan for 3 days please",
    "vi kan ikke nå mere end to ting om dagen, lav en plan for 3 dage",
    "não conseguimos mais do que duas coisas por dia, faz um plano de 3 dias",
    "un programma di 3 giorni, non riusciamo a fare più di due cose al giorno",
    "하루에 두 군데 이상은 힘들어요, 3일 일정 짜주세요",
  ])
    assert.deepEqual(explained(message).understanding.shape, [{ operation: "limit", most: 2 }], message);
});
