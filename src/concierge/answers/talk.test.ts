import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import { spokenLanguages } from "../../languages/registry.ts";

const concierge = await openTestConcierge();
await concierge.addSample();

async function said(...messages: readonly [string, ...string[]]) {
  const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
  let answer = await talk.say(messages[0]);
  for (const message of messages.slice(1)) answer = await talk.say(message);
  const { categories, features, excluded, priceLevel, near, areaId } = answer.understanding!;
  const names = answer.listings.map(({ name }) => name);
  return { categories, features, excluded, priceLevel, near, areaId, names, message: answer.message };
}

test("what was wished of a dinner is none of the bar's afterwards", async () => {
  const { categories, features, priceLevel, areaId } = await said(
    "vegan dinner tonight, cheap, in Nørrebro",
    "and for drinks after?",
  );
  assert.deepEqual(
    { categories, features, priceLevel },
    { categories: ["bar"], features: [], priceLevel: [] },
  );
  assert.equal(areaId, "norrebro");
});

test("no fish is no sushi either, and a restaurant is still wanted", async () => {
  const { categories, excluded } = await said("a sushi place", "not fish");
  assert.deepEqual({ categories, excluded }, { categories: ["restaurant"], excluded: ["seafood"] });
});

test("museums without art are no art museums", async () => {
  const { excluded } = await said("museums please", "not art ones");
  assert.deepEqual(excluded, ["art museum"]);
});

test("inside takes back what was to be outside", async () => {
  const { features } = await said("café med udeservering", "nej indenfor, bare hyggeligt");
  assert.deepEqual(features, ["cosy"]);
});

test("a wish that is said again is for others; where there are none, those that were shown are told again as all", async () => {
  const first = await said("a quiet café");
  const again = await said("a quiet café", "quieter");
  assert.deepEqual(again.features, ["quiet"]);
  assert.match(again.message, /^That is all I know of that kind\. /);
  assert.deepEqual(again.names, first.names);
});

test("near the second one is near the second of the list", async () => {
  const { names } = await said("museums");
  assert.equal((await said("museums", "restaurants near the second one")).near, names[1]);
});

test("what a view is of is not looked for itself, and a kind goes without saying beside one that it includes", async () => {
  const seen = await said("a café with a view of the boats");
  assert.deepEqual([seen.categories, seen.features], [["cafe"], ["view"]]);
  assert.deepEqual((await said("bars with cocktails")).categories, ["cocktail bar"]);
});

test("what is asked of one that was shown is answered of it, whatever kind is named beside", async () => {
  const first = await said("restaurants");
  const asked = await said("restaurants", "the first one, what does it cost with a bottle of wine");
  assert.deepEqual(asked.names, first.names.slice(0, 1));
});

test("food of a diet that no place says it has is looked for at places to eat, and that none says so is told", async () => {
  const { message, names } = await said("kosher food");
  assert.match(message, /none that also says “kosher food”/);
  assert.ok(names.length > 0);
});

test("what follows an emergency is no search, and says whom to call in one line", async () => {
  const { message, names } = await said(
    "my husband has chest pain",
    "they want to know what happened, what do I say?",
  );
  assert.match(message, /^Call 112 now\. Stay with the person.* Address: .* The desk: /);
  const called = await said(
    "my husband has chest pain",
    "the ambulance is on its way, they want the address",
  );
  assert.doesNotMatch(called.message, /112/);
  assert.match(called.message, /^Stay with the person.* Address: .* The desk: /);
  const over = await said("my husband has chest pain", "we are back from the hospital, he is fine");
  assert.match(over.message, /^I am glad/);
  assert.deepEqual([...called.names, ...over.names], []);
  assert.deepEqual(names, []);
});

test("who thanks and says goodbye is told goodbye", async () => {
  const { message } = await said("cafés", "thanks, now I am not so angry any more, bye");
  assert.doesNotMatch(message, /112/);
});

test("what is not wanted stays so in the next search, until it is asked for", async () => {
  assert.deepEqual((await said("museums, no art", "where can we have dinner?")).excluded, ["art museum"]);
  const asked = await said("lunch, no sushi", "what is near the castle?", "a sushi place");
  assert.deepEqual(asked.excluded, []);
});

test("a property of an earlier message is called as it was said", async () => {
  const { message } = await said("dinner for my boyfriend, he's celiac", "and on Friday?");
  assert.match(message, /“celiac”/);
});

test("what no record tells is said: a large party at a table, and a property that is not wanted", async () => {
  const { message } = await said("a restaurant for eleven people");
  assert.match(message, /^Not recorded here, so please ask: number of people \(11\)\./);
  assert.doesNotMatch((await said("a restaurant for two")).message, /Not recorded/);
});

test("a kind that is not here is said, with who may know, and nothing else is listed for it", async () => {
  for (const message of ["a campsite for a rainy day", "things to do with children and a campsite"]) {
    const { names, message: told } = await said(message);
    assert.deepEqual(names, [], message);
    assert.match(told, /I know of nothing here for “campsite”\. The desk: /);
  }
});

test("a country where something goes to is no kitchen", async () => {
  assert.deepEqual((await said("日本に送れますか")).categories, []);
  assert.deepEqual((await said("近くのイタリア")).categories, ["italian"]);
});

test("a question to the house that is said first is answered first, with a space at the end of the message as well", async () => {
  for (const end of ["", " "]) {
    const { message } = await said(`What time is breakfast? And where is a quiet bar?${end}`);
    assert.match(message, /^Breakfast is served/, JSON.stringify(end));
  }
});

test("thanks before a question is no end of it, and a complaint beside a search has both answered in their order", async () => {
  assert.ok((await said("Thanks! Where is a museum?")).names.length > 0);
  const { names, message } = await said("The shower does not work. Where is a wine bar?");
  assert.match(message, /^I am sorry about that\. .*\nI would start/s);
  assert.ok(names.length > 0);
});

test("after an answer, words that ask nothing repeat no list", async () => {
  const { names, message } = await said("museums", "haha, we are so nervous");
  assert.deepEqual(names, []);
  assert.match(message, /^You are welcome!/);
});

test("a grown-up's age makes no family, a child's does", async () => {
  for (const [message, age] of [
    ["j'ai % ans, que faire ici ?", "67"],
    ["tengo % años, ¿qué puedo hacer aquí?", "67"],
    ["ho % anni, cosa posso fare qui?", "67"],
  ] as const) {
    const asked = async (years: string) =>
      (await concierge.talk({ orgId: "demo" }).say(message.replace("%", years))).understanding?.userCategory;
    assert.notEqual(await asked(age), "family");
    assert.equal(await asked("7"), "family");
  }
});

test("what a garden that is not wanted is like is no wish, nor is a pushchair that nobody has", async () => {
  assert.deepEqual((await said("a viewpoint, but not Tivoli full of people")).features, []);
  const { excluded, features } = await said("museums, we have no pushchair");
  assert.deepEqual([excluded, features], [[], []]);
});

test("not far from an area is in it", async () => {
  assert.equal((await said("restaurants pas loin de Nørrebro")).areaId, "norrebro");
});

test("what the house says of its city is told, and what nobody here is told of is for the desk", async () => {
  assert.match((await said("Danke. Und wie ist das mit Trinkgeld hier, zehn Prozent?")).message, /Trinkgeld/);
  assert.match((await said("Danke. Und haben Sie ein Nähset?")).message, /Die Rezeption: /);
});

test("who writes traditional characters reads them, and goes on to where nothing tells", async () => {
  const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang: "zh" });
  assert.match((await talk.say("附近有咖啡館嗎?")).message, /^我首先推薦/);
  assert.match((await talk.say("Tivoli")).message, /距離1.5 ?公里/);
  assert.equal(talk.language, "zh-Hant");
  assert.match((await talk.say("博物馆")).message, /^我首先推荐/);
});

test("what is denied never comes in the answer: a place by its name, a kind that was named before", async () => {
  const dinner = await said("don't send me to Nyhavn please, dinner somewhere else");
  assert.ok(dinner.names.length > 0 && !dinner.names.includes("Nyhavn"));
  for (const message of [
    "ne m'envoyez pas à Nyhavn, que voir ?",
    "non mandarmi a Nyhavn, cosa vedo?",
    "things to do, we've seen Nyhavn",
  ])
    assert.ok(!(await said(message)).names.includes("Nyhavn"), message);
  const { categories, excluded } = await said(
    "Mit Teenagern? Wenn er noch ein Schloss sieht! Also KEINE Schlösser",
  );
  assert.deepEqual({ categories, excluded }, { categories: [], excluded: ["castle"] });
});

test("an amount of money says which prices are meant, in any currency", async () => {
  for (const message of ["comer por menos de 80 coronas", "lunch under 10 €", "80克朗以内的餐厅"])
    assert.deepEqual((await said(message)).priceLevel, [0, 1], message);
  assert.deepEqual((await said("Abendessen, höchstens 300 kr")).priceLevel, [0, 1, 2]);
  assert.deepEqual((await said("a museum, I have not even 1 krone in cash")).priceLevel, []);
});

test("where guests come from, and of what people they are, is no kitchen", async () => {
  for (const message of [
    "Ich komme aus Japan, wo kann ich essen?",
    "dinner with my German colleagues",
    "我是台灣來的,哪裡吃飯",
  ])
    assert.deepEqual((await said(message)).categories, ["restaurant"], message);
  assert.deepEqual((await said("un italiano con amigos")).categories, ["italian"]);
});

test("as many are told as were asked for", async () => {
  assert.equal((await said("just one museum")).names.length, 1);
  assert.equal((await said("推荐三家餐厅")).names.length, 3);
  assert.equal((await said("una sola cosa da vedere")).names.length, 1);
  assert.ok((await said("two coffees please, where?")).names.length > 2);
});

test("three at night is before the morning", async () => {
  const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
  for (const message of [
    "where to eat at 3 at night",
    "où manger à 3 h du mat",
    "um 3 Uhr nachts essen",
    "凌晨三点有什么吃的",
  ])
    assert.match(String((await talk.say(message)).understanding!.openAt), /T03:00/, message);
});

test("a place that is to be booked is told with where it takes bookings, whatever was asked of it before", async () => {
  const { message } = await said(
    "A restaurant for tonight",
    "Is the second one within walking distance of the hotel?",
    "Can you book it for me?",
  );
  assert.match(
    message,
    /^Restaurant Barr takes bookings here: .*\nI cannot book, change or cancel anything myself\.$/,
  );
});

test("whether a place is within walking distance is answered by the way there", async () => {
  const { message } = await said("A restaurant for tonight", "Is the second one within walking distance?");
  assert.equal(message, "Restaurant Barr: 400 m away, about 5 mins on foot.");
});

test("a question that is no thanks is not welcomed", async () => {
  assert.doesNotMatch((await said("A quiet café", "Are you ever bored?")).message, /^You are welcome!/);
  assert.match((await said("A quiet café", "Thanks a lot")).message, /^You are welcome!/);
});

test("a language that somebody speaks is no kitchen, and that none is known to speak it is said", async () => {
  for (const [asked, told] of [
    ["A pharmacy where somebody speaks English", /“speaks English”/],
    ["Una farmacia dove qualcuno parla inglese", /«parla inglese»/],
    ["Eine Apotheke, in der jemand Deutsch spricht", /„Deutsch spricht“/],
  ] as const) {
    const { message, names } = await said(asked);
    assert.match(message, told);
    assert.deepEqual(names, ["Steno Apotek"], asked);
  }
});

test("what is asked of the house after a comma is answered beside a change, where words are not parted", async () => {
  const { message } = await said("三天行程", "把第三天的第一个地方删掉,另外早餐几点到几点?");
  assert.match(message, /^已去掉：.+\n早餐/u);
});

test("a dinner for work is a dinner, and something simpler is cheaper", async () => {
  const { categories } = await said("Need a quiet place for a working dinner tonight, four people");
  assert.deepEqual(categories, ["restaurant"]);
  const { priceLevel } = await said("A restaurant with a view tonight", "Something simpler, please");
  assert.deepEqual(priceLevel, [1, 2]);
});

test("food of a diet is looked for where one eats, after sights too", async () => {
  for (const [sights, food] of [
    ["Hvad kan man lave indendørs i eftermiddag?", "Bagefter vil vi gerne have vegetarisk mad"],
    ["哪些景点在室内?", "附近有素食餐厅吗?"],
  ] as const)
    assert.deepEqual((await said(sights, food)).categories, ["restaurant"], food);
});

test("who has left something behind is told whom to report it to", async () => {
  assert.match((await said("電車に財布忘れたかも。どこに連絡すればいい?")).message, /^急ぎでない場合の警察/);
});

test("whether it will rain is asked of the weather at the beginning too, what to do then is not", async () => {
  for (const message of ["明日は雨が降りますか", "will it rain on Friday?", "va a llover mañana?"])
    assert.deepEqual((await said(message)).names, [], message);
  assert.notDeepEqual((await said("It is raining, what can we do?")).names, []);
  assert.match((await said("Domani piove? una giornata coi bambini al coperto")).message, /^1 giorno/);
});

test("a remark is no thanks, and a toy that was lost in the house is a matter of the house", async () => {
  assert.match((await said("museums", "haha you are funny")).message, /^I can find places/);
  assert.match((await said("museums", "great, thank you")).message, /^You are welcome/);
  assert.match((await said("mein Sohn hat seinen Teddy im Frühstücksraum verloren")).message, /Rezeption/);
});

test("who asks that somebody be called for them is told who can", async () => {
  for (const [lang, message] of [
    ["en", "can you call my wife and tell her I arrived"],
    ["de", "können Sie bitte meine Frau anrufen und sagen, dass ich da bin"],
    ["fr", "pouvez-vous appeler la compagnie aérienne pour moi"],
    ["nl", "kun je mijn vrouw even bellen"],
    ["zh", "可以帮我打电话给我太太吗"],
  ] as const) {
    const answer = await concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang }).say(message);
    assert.ok(answer.message.startsWith(spokenLanguages[lang]!.phrases.desk.human), answer.message);
  }
});

test("whether a passport is needed, or who lies awake of jet lag, is no alarm", async () => {
  for (const [lang, message] of [
    ["fr", "le passeport est obligatoire ou la carte d'identité suffit ?"],
    ["it", "serve il passaporto o basta la carta d'identità?"],
    ["ja", "すみません、時差ぼけで朝4時に目が覚めます。その時間でもロビーでコーヒー飲めますか"],
  ] as const) {
    const answer = await concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang }).say(message);
    assert.doesNotMatch(answer.message, /112/, answer.message);
  }
});
