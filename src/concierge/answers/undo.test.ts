import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = () => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
const idsOf = ({ itinerary }: ChatAnswer) =>
  itinerary!.days.map(({ activities }) => activities.map(({ placeId, startTime }) => [placeId, startTime]));
const tivoli = "tivoli-gardens";

const swaps: Readonly<Record<string, readonly [string, string]>> = {
  en: ["swap day 1 and 2", "put it back as it was"],
  de: ["tausche Tag 1 und 2", "mach das rückgängig"],
  fr: ["échange le jour 1 et le jour 2", "annule la dernière modification"],
  es: ["intercambia el día 1 y el día 2", "deshaz el cambio"],
  it: ["scambia il giorno 1 e il giorno 2", "rimetti tutto com'era"],
  pt: ["troca o dia 1 e o dia 2", "desfaz a alteração"],
  da: ["byt dag 1 og 2 om", "fortryd det"],
  nl: ["wissel dag 1 en dag 2 om", "maak dat ongedaan"],
  ja: ["1日目と2日目を入れ替えて", "元に戻して"],
  zh: ["把第一天和第二天对调", "还是改回原来的吧"],
  ko: ["1일차와 2일차를 바꿔줘", "원래대로 돌려줘"],
  ar: ["بدل اليوم الأول واليوم الثاني", "تراجع عن التغيير"],
};

for (const [language, [change, undo]] of Object.entries(swaps))
  test(`a change is taken back in words (${language})`, async () => {
    const conversation = talk();
    const before = idsOf(await conversation.plan({ durationDays: 2, startDate: "2026-11-20" }));
    assert.notDeepEqual(idsOf(await conversation.say(change)), before);
    assert.deepEqual(idsOf(await conversation.say(undo)), before);
  });

test("what was taken back comes again when it is asked for once more; what was denied is wanted again", async () => {
  const conversation = talk();
  const planned = await conversation.say("plan two days with Tivoli");
  const before = idsOf(planned);
  assert.ok(before.flat().some(([id]) => id === tivoli));
  const without = idsOf(await conversation.say("no Tivoli"));
  assert.ok(!without.flat().some(([id]) => id === tivoli));
  const restored = await conversation.say("undo that");
  assert.deepEqual(idsOf(restored), before);
  assert.match(restored.message, /^The plan is as it was before\. New: Tivoli/);
  assert.ok(
    idsOf(await conversation.say("less walking"))
      .flat()
      .some(([id]) => id === tivoli),
  );
});

test("a plan without a change has none to take back, and a change that changed nothing is not called one", async () => {
  const conversation = talk();
  await conversation.say("plan two days");
  assert.match((await conversation.say("undo that")).message, /^The plan stays as it is\./);
});

test("what was taken out is put back by its name, and stays", async () => {
  const conversation = talk();
  await conversation.say("plan two days with Tivoli");
  const has = (answer: ChatAnswer) =>
    idsOf(answer)
      .flat()
      .some(([id]) => id === tivoli);
  assert.ok(!has(await conversation.say("remove Tivoli")));
  assert.ok(has(await conversation.say("put Tivoli back")));
  assert.ok(has(await conversation.say("less walking")));
  assert.ok(!has(await conversation.say("replace Tivoli with a park")));
  assert.ok(has(await conversation.say("put Tivoli back on day 1")));
});

test("a plan that another one took the place of comes back when it is asked for", async () => {
  const conversation = talk();
  const before = idsOf(await conversation.say("plan two days"));
  assert.equal(idsOf(await conversation.say("plan me one day with kids")).length, 1);
  assert.deepEqual(idsOf(await conversation.say("I want the earlier plan back")), before);
});

const gone: Readonly<Record<string, readonly [start: string, question: string]>> = {
  en: ["start at 11", "what did you take out?"],
  de: ["fang um 11 Uhr an", "was haben wir denn jetzt gestrichen?"],
  fr: ["commence à 11 h", "qu'est-ce qu'on a enlevé ?"],
  es: ["empezamos a las 11", "¿qué has quitado?"],
  it: ["iniziamo alle 11", "cosa hai tolto?"],
  pt: ["começa às 11h", "o que você tirou?"],
  da: ["start kl. 11", "hvad har du fjernet?"],
  nl: ["begin om 11 uur", "wat heb je geschrapt?"],
  ja: ["11時に出発", "何を消したの？"],
  zh: ["十一点出发", "刚才删了什么？"],
  ko: ["11시에 시작", "뭘 뺐어?"],
  ar: ["نبدأ الساعة ١١", "ماذا حذفت؟"],
};

for (const [language, [start, question]] of Object.entries(gone))
  test(`what the last change took out is told, whatever it was (${language})`, async () => {
    const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang: language });
    const before = idsOf(await conversation.plan({ durationDays: 2, startDate: "2026-11-20" }));
    const changed = await conversation.say(start);
    const lost = before.flat().filter(
      ([id]) =>
        !idsOf(changed)
          .flat()
          .some(([one]) => one === id),
    );
    assert.ok(lost.length > 0);
    const { message, understanding } = await conversation.say(question);
    assert.equal(understanding?.intent, "show_plan");
    assert.ok(changed.message.startsWith(message.slice(0, -1)), `${changed.message} / ${message}`);
  });
