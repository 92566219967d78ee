import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import { spokenLanguages } from "../../languages/registry.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const say = (message: string, lang?: string) =>
  concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang }).say(message);

/** By language: which guides there are, one for children, which neighbourhoods there are, and of one of them. */
const questions: Record<string, readonly [guides: string, children: string, areas: string, area: string]> = {
  en: [
    "which guides do you have?",
    "a guide for children",
    "what neighbourhoods are there?",
    "tell me about Nørrebro",
  ],
  da: ["hvilke guider har I?", "en guide for børn", "hvilke kvarterer er der?", "fortæl mig om Nørrebro"],
  de: [
    "Welche Reiseführer habt ihr?",
    "ein Guide für Kinder",
    "Welche Stadtteile gibt es?",
    "Erzähl mir etwas über Nørrebro",
  ],
  fr: [
    "Quels guides avez-vous ?",
    "un guide pour les enfants",
    "Quels quartiers y a-t-il ?",
    "Parlez-moi de Nørrebro",
  ],
  es: ["¿Qué guías tienen?", "una guía para niños", "¿Qué barrios hay?", "Háblame de Nørrebro"],
  it: [
    "Quali guide avete per noi?",
    "una guida per bambini",
    "Quali quartieri ci sono?",
    "Parlami di Nørrebro",
  ],
  pt: ["Que guias têm?", "um guia para crianças", "Que bairros há?", "Fala-me de Nørrebro"],
  nl: [
    "Welke gidsen hebben jullie?",
    "een gids voor kinderen",
    "Welke wijken zijn er?",
    "Vertel me over Nørrebro",
  ],
  ja: [
    "どんなガイドがありますか",
    "子供向けのガイド",
    "どんなエリアがありますか",
    "ノアブローについて教えてください",
  ],
  zh: ["你们有哪些指南？", "适合孩子的指南", "有哪些街区？", "介绍一下Nørrebro"],
  ko: ["어떤 가이드가 있나요?", "아이들을 위한 가이드", "어떤 동네가 있나요?", "Nørrebro에 대해 알려 주세요"],
  ar: ["ما هي الأدلة المتوفرة؟", "دليل للأطفال", "ما هي الأحياء هنا؟", "أخبرني عن Nørrebro"],
};

test("guides and neighbourhoods are told when they are asked for, in every language", async () => {
  assert.deepEqual(Object.keys(questions).sort(), Object.keys(spokenLanguages).sort());
  for (const [lang, [guides, children, areas, area]] of Object.entries(questions)) {
    const all = await say(guides, lang);
    assert.equal(all.understanding?.intent, "list_guides", guides);
    assert.equal(all.guides.length, 5, guides);
    assert.ok(all.guides.every(({ name, geoDistance }) => all.message.includes(name) && geoDistance! >= 0));
    const suiting = await say(children, lang);
    assert.equal(suiting.understanding?.intent, "list_guides", children);
    assert.equal(suiting.understanding?.userCategory, "family", children);
    const parts = await say(areas, lang);
    assert.equal(parts.understanding?.intent, "list_areas", areas);
    assert.equal(parts.actions.length, 4, areas);
    const one = await say(area, lang);
    assert.equal(one.understanding?.intent, "list_areas", area);
    assert.ok(one.listings.length > 0, area);
  }
});

test("where there are no guides and no neighbourhoods, none are made up", async () => {
  await concierge.add("bare", []);
  const talk = concierge.talk({ orgId: "bare" });
  assert.equal((await talk.say("which guides do you have?")).message, "I have no guides here yet.");
  assert.equal(
    (await talk.say("what neighbourhoods are there?")).message,
    "I know of no neighbourhoods here.",
  );
});

test("where no guide is for such travellers, the others are told, said to be so", async () => {
  await concierge.add("plain", [{ kind: "guide", id: "walk", name: { "en-GB": "Old town walk" } }]);
  const { message, guides } = await concierge.talk({ orgId: "plain" }).say("a guide for children");
  assert.match(message, /closest/);
  assert.deepEqual(
    guides.map(({ id }) => id),
    ["walk"],
  );
});
