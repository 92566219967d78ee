import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = (lang?: string) => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
const names = ({ listings }: ChatAnswer) => listings.map(({ name }) => name);

test("of several needs that no place meets together as few as can be are let go", async () => {
  const vegetarian = new Set(
    (await talk().say("a vegetarian restaurant for tonight")).listings.map(({ id }) => id),
  );
  for (const [lang, ...messages] of [
    ["en", "a vegetarian restaurant for tonight, wheelchair accessible", "something quieter"],
    ["de", "ein vegetarisches Restaurant für heute Abend, rollstuhlgerecht", "etwas ruhiger"],
    [
      "es",
      "un restaurante vegetariano para esta noche, accesible en silla de ruedas",
      "que no sea tan turístico",
    ],
    ["zh", "今晚想找一家能进轮椅的素食餐厅", "不要太游客的"],
  ] as const) {
    const conversation = talk(lang);
    for (const message of messages) {
      const { listings } = await conversation.say(message);
      assert.ok(vegetarian.has(listings[0]!.id), `${message}: ${listings[0]!.name}`);
    }
  }
});

test("for another outing at its own hour nothing has to be near the place that was spoken of", async () => {
  for (const [lang, bakery, shops, dinner] of [
    ["en", "a bakery", "bookshops near the second one?", "and a restaurant for tonight at 8"],
    ["fr", "une pâtisserie ?", "une librairie près de la deuxième ?", "et un resto pour ce soir à 20h"],
    ["da", "en bager", "er der en boghandel i nærheden af den anden?", "og en restaurant i aften kl. 20"],
  ] as const) {
    const conversation = talk(lang);
    await conversation.say(bakery);
    assert.equal((await conversation.say(shops)).understanding?.near !== undefined, true, shops);
    assert.equal((await conversation.say(dinner)).understanding?.near, undefined, dinner);
  }
});

test("a kind near one of a list is looked for there, however it is asked", async () => {
  for (const [lang, list, message] of [
    ["en", "a bakery", "is there a bookshop near the first one?"],
    ["de", "ein Bäcker", "gibt es in der Nähe vom ersten einen Buchladen?"],
  ] as const) {
    const conversation = talk(lang);
    const [first] = names(await conversation.say(list));
    const { understanding } = await conversation.say(message);
    assert.equal(understanding?.near, first);
    assert.deepEqual(understanding?.categories, ["bookshop"]);
  }
});

test("near a square that only texts of places name is near those", async () => {
  for (const [lang, message] of [
    ["en", "restaurants near Rådhuspladsen"],
    ["da", "restauranter ved Rådhuspladsen"],
    ["fr", "un restaurant près de Rådhuspladsen"],
  ] as const) {
    const conversation = talk(lang);
    await conversation.say(lang === "fr" ? "bars près de Tivoli" : "bar near Tivoli");
    const { message: said, understanding } = await conversation.say(message);
    assert.notEqual(understanding?.near, "Tivoli Gardens");
    assert.match(said, /City Hall|Rådhus|Hôtel de ville/, message);
  }
});

test("what is on another day is no first answer to what there is to do", async () => {
  for (const message of [
    "what is there to do with two kids, 5 and 9?",
    "Was kann man mit zwei Kindern machen?",
  ]) {
    const { message: said, listings } = await talk().say(message);
    assert.ok(listings.length > 0 && !/Sunday row|Sonntagsrudern/.test(said), said);
  }
});

test("what somebody is mad about is looked for after a list", async () => {
  for (const [lang, list, message] of [
    ["en", "what is there to do with two kids?", "The 9 year old is mad about animals"],
    ["es", "¿qué hay para hacer con dos niños?", "El de 9 está clavado con los animales"],
    ["fr", "que faire avec deux enfants ?", "Celui de 9 ans est fou d'animaux"],
    ["it", "cosa si può fare con due bambini?", "Quello di 9 anni va matto per gli animali"],
    ["zh", "带两个孩子有什么可以玩的?", "9岁那个特别喜欢动物"],
  ] as const) {
    const conversation = talk(lang);
    await conversation.say(list);
    assert.deepEqual((await conversation.say(message)).understanding?.categories, ["zoo"], message);
  }
});

test("things for the home are bought where they are sold", async () => {
  for (const [lang, message] of [
    ["en", "I want to shop for Danish tableware"],
    ["ja", "雑貨とか北欧食器の買い物したい"],
    ["fr", "je voudrais acheter de la vaisselle"],
    ["de", "Ich möchte Geschirr kaufen"],
    ["zh", "想买餐具"],
  ] as const)
    assert.match((await talk(lang).say(message)).message, /Illums Bolighus/, message);
});

test("where somebody comes from is no town to plan, and need not be understood", async () => {
  for (const [lang, message] of [
    ["da", "Hej, vi er på tur fra Aalborg. Kan du lave et program for i morgen og fredag?"],
    ["en", "We are a couple from Lyon, could you make a plan for tomorrow?"],
    ["it", "Siamo una famiglia di Bologna, ci fai un programma per domani?"],
    ["es", "Somos cuatro amigas de Valencia. ¿Nos haces un plan para mañana?"],
    ["de", "Wir sind zu viert aus München, bitte ein Programm für morgen"],
    ["pt", "Somos um casal do Porto, fazes um plano para amanhã?"],
  ] as const) {
    const { message: said, itinerary } = await talk(lang).say(message);
    assert.ok(itinerary, said);
    assert.doesNotMatch(said, /Aalborg|Lyon|Bologna|Valencia|München|Porto/);
  }
  for (const message of [
    "Plan für zwei Personen in Basel",
    "un plan en famille à Lyon",
    "museos de Valencia",
  ])
    assert.match((await talk().say(message)).message, /Basel|Lyon|Valencia/, message);
});

test("a dinner at an hour, asked for after a list, is no plan", async () => {
  for (const [lang, list, message] of [
    ["ja", "おいしいパン屋さんありますか", "今夜7時に夕食を食べられるお店もお願いします"],
    ["en", "a bakery", "please find a place for dinner tonight at 7 as well"],
  ] as const) {
    const conversation = talk(lang);
    await conversation.say(list);
    const { itinerary, listings } = await conversation.say(message);
    assert.ok(!itinerary && listings.length > 0, message);
  }
});

test("days to fill with what is liked, and how, are planned without a word for that", async () => {
  for (const [lang, message] of [
    [
      "da",
      "Vi har torsdag og fredag, elsker kunst, vil gerne spise godt og ikke gå for meget. Hvad skal vi lave?",
    ],
    [
      "fr",
      "On est là vendredi et samedi, elle aime la céramique, moi la bière, on se lève tard. Des idées ?",
    ],
    [
      "en",
      "We have Thursday and Friday, love art, want to eat well, not too much walking, what should we do?",
    ],
  ] as const)
    assert.equal((await talk(lang).say(message)).itinerary?.days.length, 2, message);
});

test("rain with children is for now, and is no plan of three days", async () => {
  for (const [lang, message] of [
    ["it", "buongiorno, piove e abbiamo un bimbo di 2 anni e una di 6. che si fa?"],
    ["da", "det regner, og vi har to børn med. hvad gør vi?"],
    ["zh", "下雨了,带着2岁和6岁的孩子,干什么好?"],
  ] as const) {
    const { itinerary, listings } = await talk(lang).say(message);
    assert.ok(!itinerary && listings.length > 3, message);
  }
});

test("who walks slowly and asks what is near is told so, and not asked which place", async () => {
  for (const [lang, message] of [
    ["es", "tengo 78 años y camino despacito. ¿Que puedo ver hoy que no quede lejos?"],
    ["de", "ich bin 78 und laufe langsam. Was kann ich heute ansehen, was nicht weit ist?"],
    ["it", "ho 78 anni e cammino piano. Cosa posso vedere oggi che non sia lontano?"],
  ] as const) {
    const { listings, message: said } = await talk(lang).say(message);
    assert.ok(listings.length > 3, said);
    assert.doesNotMatch(said, /[“”«»„]/u);
  }
});

test("who names no kind for teenagers is shown what to do, and no museums once they are denied, wherever the not stands", async () => {
  for (const [lang, list, denied] of [
    ["de", "was gibt's für Teenager?", "Museen wollen sie nicht"],
    ["en", "anything for teenagers?", "they don't want museums"],
    ["es", "¿algo para adolescentes?", "no quieren museos"],
  ] as const) {
    const conversation = talk(lang);
    const { listings } = await conversation.say(list);
    assert.ok(!/Færgecafé/.test(listings[0]!.name ?? ""), listings[0]!.name);
    const { understanding } = await conversation.say(denied);
    assert.deepEqual([understanding?.categories, understanding?.excluded], [[], ["museum"]], denied);
  }
});

test("whether there is something, asked where nothing says which is known, is a search and no place to be near", async () => {
  for (const [lang, list, message] of [
    ["ja", "近くの公園", "今夜ジャズの生演奏はありますか"],
    ["zh", "附近的公园", "今晚有爵士乐现场吗"],
  ] as const) {
    const conversation = talk(lang);
    await conversation.say(list);
    const { understanding, listings } = await conversation.say(message);
    assert.equal(understanding?.near, undefined, message);
    assert.match(listings[0]!.name ?? "", /Fontaine|フォンテーヌ/, message);
  }
});

test("a Christmas market is not answered with other markets", async () => {
  for (const [lang, message] of [
    ["en", "is there a christmas market?"],
    ["da", "Er der et julemarked?"],
    ["fr", "y a-t-il un marché de Noël ?"],
    ["ja", "クリスマスマーケットはありますか"],
  ] as const)
    assert.deepEqual((await talk(lang).say(message)).listings, [], message);
});

test("a dinner that is forgotten is not looked for again with the next question", async () => {
  for (const [lang, list, message] of [
    ["en", "a halal restaurant", "ok forget dinner. where do we see the changing of the guard?"],
    ["es", "un restaurante halal", "bueno olvida la cena. ¿Dónde se ve el cambio de guardia?"],
  ] as const) {
    const conversation = talk(lang);
    await conversation.say(list);
    assert.deepEqual((await conversation.say(message)).listings, [], message);
  }
});

test("close to the hotel is where something is to be, and no question", async () => {
  const { understanding } = await talk("da").say("en vegetarisk restaurant tæt på hotellet");
  assert.deepEqual([understanding?.near, understanding?.features], ["host", ["vegetarian"]]);
});

test("whether the second of a list is open on a day is told by its hours", async () => {
  for (const [lang, list, message, hours] of [
    [
      "fr",
      "un bon restaurant",
      "le deuxième, il est ouvert dimanche ?",
      /dim|dimanche|ouvert|fermé|sais pas/i,
    ],
    [
      "nl",
      "een goed restaurant bij Nyhavn",
      "de tweede, is die zondag open?",
      /zo|open|gesloten|weet ik niet/i,
    ],
  ] as const) {
    const conversation = talk(lang);
    await conversation.say(list);
    const { understanding, message: said } = await conversation.say(message);
    assert.deepEqual(understanding?.asked, ["hours"], said);
    assert.match(said, hours);
  }
});

test("how many come to a dinner is nothing of the plan that is made afterwards", async () => {
  for (const [lang, dinner, plan] of [
    [
      "de",
      "ein Restaurant heute Abend für 6 Kollegen",
      "jetzt bitte einen Plan für Freitag, nur meine Frau und ich",
    ],
    [
      "fr",
      "un resto ce soir pour 6 collègues",
      "maintenant un programme pour vendredi, juste ma femme et moi",
    ],
  ] as const) {
    const conversation = talk(lang);
    await conversation.say(dinner);
    const { understanding, itinerary } = await conversation.say(plan);
    assert.ok(itinerary);
    assert.equal(understanding?.partySize, undefined, plan);
  }
});

test("what something is not to be is denied, and whether it is so is asked", async () => {
  const conversation = talk("zh");
  await conversation.say("推荐一家餐厅");
  const denied = await conversation.say("不是印度菜,最好是土耳其菜");
  assert.deepEqual(
    [denied.understanding?.categories.includes("turkish"), denied.understanding?.excluded],
    [true, ["indian"]],
  );
  assert.ok(!(await conversation.say("是不是有泳池")).understanding?.excluded?.includes("pool"));
});
