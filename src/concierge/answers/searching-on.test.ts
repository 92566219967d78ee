import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();

/** The answer to the last of some messages to the sample's house. */
async function last(lang: string, ...messages: string[]): Promise<ChatAnswer> {
  const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
  let answer = await talk.say(messages[0]!);
  for (const message of messages.slice(1)) answer = await talk.say(message);
  return answer;
}

const idsOf = ({ listings }: ChatAnswer) => listings.map(({ id }) => id);

test("what a place offers is what it has: a café that a wheelchair gets into, a restaurant to sit outside", async () => {
  for (const [lang, message, id] of [
    ["en", "a café that is wheelchair accessible", "bastard-cafe"],
    ["ja", "車椅子で入れるカフェ", "bastard-cafe"],
  ] as const) {
    const answer = await last(lang, message);
    assert.ok(idsOf(answer).includes(id), `${message}: ${answer.message}`);
    assert.ok(!idsOf(answer).includes("la-glace"), answer.message);
  }
});

test("modern art finds no old masters", async () => {
  for (const [lang, message] of [
    ["en", "is there a museum of modern art?"],
    ["es", "algo de arte moderno"],
    ["zh", "我想看现代艺术展"],
    ["ja", "現代美術館はありますか"],
  ] as const) {
    const ids = idsOf(await last(lang, message));
    assert.deepEqual(ids, ["overgaden", "copenhagen-contemporary", "sydhavn-station-gallery"], message);
  }
});

test("of a kind those of the topic that is said come first, and no longer when something else is looked for", async () => {
  const starred = await last("zh", "米其林级别的餐厅帮我列几个");
  const stars = ["kadeau-kobenhavn", "alchemist", "kong-hans-kaelder", "aoc", "geranium"];
  for (const id of idsOf(starred).slice(0, 4)) assert.ok(stars.includes(id), id);
  const bars = await last("en", "a Michelin restaurant", "and a bar?");
  assert.ok(!stars.includes(idsOf(bars)[0]!), bars.message);
});

test("where goods are bought a country is none's kitchen", async () => {
  const [first] = idsOf(await last("es", "dónde puedo comprar cosas de diseño danés para la casa"));
  assert.equal(first, "illums-bolighus");
});

test("nothing cheaper of a kind is no reason for another kind", async () => {
  const answer = await last("en", "seafood", "cheaper please");
  assert.match(answer.message, /^The cheapest of these/);
  assert.deepEqual(idsOf(answer), ["slotskaelderen", "nyhavns-faergekro"]);
});

test("a meal without a day puts first what is open when it is had", async () => {
  const dinner = idsOf(await last("en", "somewhere for dinner"));
  assert.ok(!dinner.slice(0, 6).includes("slotskaelderen"), "it closes at five");
  const breakfast = idsOf(await last("en", "a café for breakfast near the hotel"));
  assert.ok(breakfast.indexOf("hart-bageri-holmen") < breakfast.indexOf("bastard-cafe"), "it opens at noon");
});

test("one place that is both of two kinds is told once", async () => {
  const answer = await last("zh", "有没有市集或者美食广场那种");
  const ids = idsOf(answer);
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(answer.message.split("Torvehallerne").length, 2, answer.message);
});

test("indoors after what lies under the sky is something else, for the same children", async () => {
  for (const [lang, ...messages] of [
    ["en", "a playground for the kids", "it's too windy, has to be indoors"],
    ["pt", "preciso de um lugar pras crianças gastarem energia", "tá ventando demais, tem que ser coberto"],
    ["da", "Hvad laver man indendørs med to drenge på 6 og 9?"],
    ["ko", "비 온다고 해서요.. 실내에서 애들 풀어놓을 데"],
  ] as const) {
    const ids = idsOf(await last(lang, ...messages));
    assert.ok(ids.includes("danish-architecture-center"), ids.join());
    assert.ok(!ids.some((id) => /playground|park|hviids/.test(id)), ids.join());
  }
});

test("parents and brothers are no children", async () => {
  for (const [lang, message] of [
    ["en", "somewhere for lunch with my parents"],
    ["zh", "带爸妈来的,七十多岁,酒店附近有什么好看的"],
  ] as const) {
    const { message: told } = await last(lang, message);
    assert.doesNotMatch(told, /good with children|适合带孩子/);
  }
  const { message: told } = await last("en", "lunch with my mother and the kids");
  assert.match(told, /good with children/);
});

test("a word that nothing explains is looked for in texts of the guest's language alone", async () => {
  const { message } = await last("nl", "waar kunnen we straks lunchen?");
  assert.doesNotMatch(message, /straks/);
});

test("'and in Nørrebro?' goes on from the search, with an hour beside it too", async () => {
  for (const [lang, ...messages] of [
    ["pt", "cerveja artesanal perto do hotel, tem?", "E em Nørrebro? à noite vamos pra lá"],
    ["en", "craft beer", "and in Nørrebro? we're there tonight"],
  ] as const)
    assert.ok(idsOf(await last(lang, ...messages)).includes("mikkeller-and-friends"), messages[0]);
});

test("the narrower kind is found where the general one is not wanted", async () => {
  const ids = idsOf(await last("en", "live music tonight", "no big concert, rather a jazz bar"));
  assert.deepEqual(ids, ["la-fontaine"]);
});

test("the open air is no terrace for who comes with children or to spend nothing", async () => {
  for (const [lang, message] of [
    ["es", "algo al aire libre para los niños"],
    ["pt", "quero sentar e ler ao ar livre sem pagar nada"],
  ] as const)
    assert.deepEqual((await last(lang, message)).understanding?.categories, ["nature"], message);
  const { understanding } = await last("en", "a terrace for lunch with the kids");
  assert.deepEqual(understanding?.categories, ["restaurant"]);
});

test("an area written by its sound is known with an ending, and not taken for the title of a guide", async () => {
  const { understanding } = await last("ko", "베스터브로에서 커피");
  assert.equal(understanding?.areaId, "vesterbro-kongens-enghave");
});
