import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import { spokenLanguages } from "../../languages/registry.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = () => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });

test("words that say nothing here are no search, whatever time, price or area stands beside them", async () => {
  const messages = [
    "asdf jkl",
    "can you speak a little louder",
    "set an alarm at six am",
    "cheap flibbertigibbets",
    "flibbertigibbets in Nørrebro",
    "increase the volume of the music",
    "lower the light level in my house",
    "???",
    "👍🎉",
  ];
  for (const message of messages) assert.deepEqual((await talk().say(message)).listings, [], message);
});

test("a topic or a property beside such words counts where places are asked for", async () => {
  for (const message of [
    "Where can I hear zithery music?",
    "We love flibberty architecture",
    "Something romantic and flibberty",
  ]) {
    const answer = await talk().say(message);
    assert.match(answer.message, /I did not understand “[^”]+”\.$/);
    assert.ok(answer.listings.length > 0, message);
  }
});

test("a name that the catalogue knows by heart or not is found by itself", async () => {
  for (const name of ["Geranium", "Designmuseum"])
    assert.ok((await talk().say(name)).message.includes(name), name);
});

test("what was not understood is said as it was written, in the answer's language, and shown", async () => {
  const english = await talk().say("A museum for Sky Diving");
  assert.match(english.message, /I did not understand “Sky Diving”\.$/);
  assert.ok(english.listings.length > 0);
  assert.deepEqual(english.understanding?.notUnderstood, ["Sky Diving"]);
  const danish = await talk().say("Et museum med flagrebøjler");
  assert.match(danish.message, /Jeg forstod ikke »flagrebøjler«\.$/);
});

test("in a conversation, words that say nothing repeat no search", async () => {
  const conversation = talk();
  await conversation.say("Which museums are nearby?");
  const answer = await conversation.say("asdf jkl");
  assert.match(answer.message, /^I did not understand “asdf jkl”\./);
  assert.deepEqual(answer.listings, []);
});

test("a kind of place that the catalogue has none of is said by its name, and no other is offered for it", async () => {
  for (const [message, said] of [
    ["Where is a campsite?", "I know of nothing here for “campsite”."],
    ["Wo ist ein Campingplatz?", "Zu „Campingplatz“ kenne ich hier nichts."],
    ["Er der en campingplads?", "Jeg kender ikke noget her til »campingplads«."],
  ] as const) {
    const answer = await talk().say(message);
    assert.ok(answer.message.startsWith(said), answer.message);
    assert.deepEqual(answer.listings, []);
  }
});

test("a place by a full name that nothing here has is said to be unknown, and no other is shown or planned for it", async () => {
  for (const [message, said] of [
    [
      "Have you heard of the Singing Seahorse bar? It's supposed to be in Vesterbro",
      /^I do not know Singing Seahorse bar\. The desk/,
    ],
    [
      "Kender I spillestedet Den Blå Hvalros? Min fætter siger det ligger på Nørrebro",
      /^Jeg kender ikke Den Blå Hvalros\. /,
    ],
    [
      "Kennen Sie die Kneipe 'Zum Singenden Hering'? Soll in Vesterbro sein.",
      /^Zum Singenden Hering kenne ich nicht\./,
    ],
    [
      "¿Conocen el bar La Morsa Morada? Un compañero dice que está en Vesterbro",
      /^No conozco La Morsa Morada\./,
    ],
    ["インスタで見た「人魚の虹階段」ってどこにあるん？", /^人魚の虹階段のことは分かりません/],
  ] as const) {
    const answer = await talk().say(message);
    assert.match(answer.message, said);
    assert.deepEqual(answer.listings, []);
  }
  const conversation = talk();
  await conversation.say("Plan 2 days");
  const reckoned = "My mate reckons there's a thing called the Bicycle Zorvent near Nyhavn. That real?";
  assert.doesNotMatch((await conversation.say(reckoned)).message, /Nyhavn/);
});

test("a property that nothing is known to have is named and given up, and explained", async () => {
  const answer = await talk().say("A castle with vegan food");
  assert.match(answer.message, /^I know of none that also says “vegan”; these fit otherwise\./);
  assert.deepEqual(answer.understanding?.notUsed, ["features"]);
  assert.ok(answer.listings.length > 0);
});

test("a town or country that the catalogue is not about is said, with the one that it is about, and nothing is listed", async () => {
  for (const [message, said] of [
    ["Museums in Malmö", "I do not know Malmö; I know Copenhagen."],
    ["Restaurants in new york", "I do not know new york; I know Copenhagen."],
    ["Welche Museen gibt es in Schweden?", "Schweden kenne ich nicht; ich kenne Copenhagen."],
    ["Malmö museums", "I do not know Malmö; I know Copenhagen."],
    ["what to see in aarhus", "I do not know aarhus; I know Copenhagen."],
    ["restaurants in roskilde", "I do not know roskilde; I know Copenhagen."],
    ["museums in klittestrup", "I do not know klittestrup; I know Copenhagen."],
    ["Plan three days in Skanör", "I do not know Skanör; I know Copenhagen."],
    ["The museums of Lyon", "I do not know Lyon; I know Copenhagen."],
    ["東京の美術館", "東京のことは分かりません。ご案内できるのはCopenhagenです。"],
  ] as const) {
    const answer = await talk().say(message);
    assert.ok(answer.message.startsWith(said), `${message}: ${answer.message}`);
    assert.deepEqual([answer.listings, answer.itinerary], [[], null]);
  }
});

test("a town elsewhere is known in other scripts, in any spelling, or by how it stands where no one has heard of it", async () => {
  for (const [town, message] of [
    ["مالمو", "متاحف في مالمو"],
    ["ستوكهولم", "مطاعم باستوكهولم"],
    ["罗斯基勒", "罗斯基勒有什么好吃的"],
    ["赫爾辛堡", "赫爾辛堡的咖啡店"],
    ["马尔默", "马尔默的博物馆"],
    ["오르후스", "오르후스 박물관"],
    ["말뫼", "말뫼에 있는 박물관"],
    ["ルンド", "ルンドの美術館"],
    ["埃芬多夫斯", "在埃芬多夫斯有博物馆吗"],
    ["クリテストルプ", "クリテストルプにある博物館"],
  ] as const) {
    const answer = await talk().say(message);
    assert.ok(answer.message.includes(town), `${message}: ${answer.message}`);
    assert.match(answer.message, /Copenhagen/);
    assert.deepEqual(answer.listings, []);
  }
});

test("the host's own town and country are no other place, whatever language names them", async () => {
  const messages = [
    "Museums in Copenhagen",
    "Museer i København",
    "Museen in Kopenhagen",
    "Musées à Copenhague",
    "コペンハーゲンの博物館",
    "哥本哈根的博物馆",
    "코펜하겐에 있는 박물관",
    "متاحف في كوبنهاغن",
    "Museums in Denmark",
  ];
  for (const message of messages) {
    const { listings, message: said } = await talk().say(message);
    assert.ok(listings.length > 0, `${message}: ${said}`);
  }
});

test("what was not understood is said of conditions and names, not of laughter and ordinary words in passing", async () => {
  for (const [message, said] of [
    ["somewhere i can thumb through second hand books", /^I would start/],
    ["vegan food in Nørrebro mmm hahaha", /^(?!.*I did not)/],
    ["A park with giraffes", /I did not understand “giraffes”\.$/],
    ["A café without gossip", /I did not understand “gossip”\.$/],
    ["Ein Park mit Giraffen", /„Giraffen“ habe ich nicht verstanden\.$/],
    ["wo bekomme ich in Nørrebro ein Bier", /^(?!.*„bekomme)/],
  ] as const) {
    const answer = await talk().say(message);
    assert.match(answer.message, said);
    assert.ok((answer.understanding?.notUnderstood ?? []).length <= 2);
  }
});

/** After a list: a question that nobody here is told the answer of. */
const unread: Record<string, readonly [search: string, question: string]> = {
  en: ["where can we eat tonight?", "do swans bite here?"],
  de: ["Wo können wir heute Abend essen?", "Beißen die Schwäne hier?"],
  fr: ["où manger ce soir ?", "est-ce que les cygnes mordent ici ?"],
  es: ["¿dónde cenamos esta noche?", "¿aquí muerden los cisnes?"],
  nl: ["waar kunnen we vanavond eten?", "bijten de zwanen hier?"],
  pt: ["onde podemos jantar hoje?", "os cisnes mordem aqui?"],
  zh: ["今晚去哪里吃饭？", "这里的天鹅咬人吗？"],
};

test("a question that was not read tells no list again: nobody here knows, the desk may", async () => {
  for (const [lang, [search, question]] of Object.entries(unread)) {
    const guest = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
    assert.ok((await guest.say(search)).listings.length > 0, search);
    const { message, listings } = await guest.say(question);
    assert.deepEqual(listings, [], question);
    assert.ok(message.startsWith(spokenLanguages[lang]!.phrases.notKnown), message);
    assert.match(message, /frontdesk@harbour-house\.example/);
  }
});

test("a condition that no place met is said once and is none of the next list", async () => {
  for (const [lang, first, then] of [
    ["en", "a café with a view of the water", "the nearest"],
    ["de", "ein Café mit Blick aufs Wasser", "das nächste?"],
    ["fr", "un café avec vue sur l'eau", "ouvert samedi ?"],
  ] as const) {
    const guest = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
    const noneSays = spokenLanguages[lang]!.phrases.noneSaysSo("…").split("…")[0]!;
    assert.ok((await guest.say(first)).message.includes(noneSays), first);
    const { message, listings } = await guest.say(then);
    assert.ok(listings.length > 0, then);
    assert.ok(!message.includes(noneSays), message);
  }
});

test("a kind that there is none of is none of the next wish", async () => {
  const guest = talk();
  assert.match((await guest.say("is there a vet for our dog?")).message, /^I know of nothing here for “vet”/);
  assert.ok((await guest.say("something free and calm to do")).listings.length > 0);
});

test("where nothing is wanted is left out: an area, and what is at a street or a sight of another kind", async () => {
  for (const [message, unwanted] of [
    ["bars, but not in Vesterbro", /Paté Paté|Fermentoren/],
    ["un bar, mais pas à Vesterbro", /Paté Paté|Fermentoren/],
    ["piscina que não seja a do Islands Brygge", /Islands Brygge/],
    ["restaurants outside of Nyhavn", /Nyhavns Færgekro|Restaurant Barr Nyhavn/],
    ["Restaurants außerhalb von Nyhavn", /Nyhavns Færgekro/],
  ] as const) {
    const { listings } = await talk().say(message);
    assert.ok(listings.length > 0, message);
    assert.doesNotMatch(JSON.stringify(listings.map(({ name }) => name)), unwanted, message);
  }
  const conversation = talk();
  await conversation.say("我想找咖啡馆");
  const { intent, slots } = (await conversation.say("除了新港那边")).understanding!;
  assert.deepEqual([intent, slots?.excluded], ["refine", ["nyhavn"]]);
});

test("an allergy is said not to be known of places, and what it is to is left out", async () => {
  for (const [message, said] of [
    ["dinner somewhere, my daughter has a shellfish allergy", "shellfish allergy"],
    ["un sitio para cenar, mi marido es alérgico al marisco", "alérgico al marisco"],
    ["近くでお昼食べられるところは？下の子が卵アレルギーです", "アレルギー"],
  ] as const) {
    const { message: told, listings } = await talk().say(message);
    assert.ok(told.includes(said), told);
    assert.ok(listings.length > 0 && !JSON.stringify(listings).includes("Fiskebar"), message);
  }
});

test("the way from there begins at the place that was told of", async () => {
  for (const [first, then] of [
    ["tell me about the National Museum", "how far is it from there to Christiansborg Palace?"],
    ["Nationalmuseum", "Und wie weit ist es von dort zum Schloss Christiansborg?"],
  ] as const) {
    const conversation = talk();
    await conversation.say(first);
    assert.match(
      (await conversation.say(then)).message,
      /^[^:]*National[^:]*–[^:]*Christiansborg[^:]*: 400 m/,
    );
  }
});

test("who is open for the last hour of the day is open late, whether a place says so or not", async () => {
  for (const message of [
    "a pharmacy open late",
    "farmácia aberta à noite",
    "un ristorante aperto fino a tardi",
  ]) {
    const answer = await talk().say(message);
    assert.doesNotMatch(answer.message, /know of none|Não conheço|Non ne conosco/, message);
    assert.ok(answer.listings.length > 0, message);
  }
});

test("what the city has nothing of is asked of the house, where the house says something of it", async () => {
  for (const [message, answer] of [
    ["where can we park?", /^The house has no car park/],
    ["wo kann man hier parken?", /^Das Haus hat keinen Parkplatz/],
    ["ホテルの近くに駐車場はありますか", /^当館に駐車場はありません/],
  ] as const)
    assert.match((await talk().say(message)).message, answer, message);
});

test("who asks whether a place is open late is told its hours", async () => {
  for (const message of ["is Bistro Royal open till late?", "hat Bistro Royal lange offen?"])
    assert.match((await talk().say(message)).message, /^Bistro Royal: .*8:00/, message);
});

test("of what was shown the nearest to a place is measured from that place, and something cheaper is looked for", async () => {
  for (const [first, then] of [
    ["cafés", "which of those is closest to Tivoli?"],
    ["quels cafés ?", "lequel est le plus proche de Tivoli ?"],
    ["Cafés", "welches davon ist am nächsten am Tivoli?"],
  ] as const) {
    const conversation = talk();
    await conversation.say(first);
    const { listings } = await conversation.say(then);
    assert.match(JSON.stringify(listings.map(({ name }) => name)), /^\["Bastard Café"\]$/, then);
  }
  const conversation = talk();
  await conversation.say("museums");
  assert.equal((await conversation.say("anything cheaper")).understanding?.intent, "refine");
});

test("the host's town is no place in it that is called after it, in whatever language it is named", async () => {
  for (const message of ["Museen in Kopenhagen", "museums in Copenhagen"])
    assert.equal((await talk().say(message)).understanding?.near, undefined, message);
});

test("a town that is named apart from a plan is said to be unknown, and the plan is made", async () => {
  const apart = await talk().say(
    "We are four friends, five days, we would like a detailed itinerary, and once we want to go to Malmö",
  );
  assert.match(apart.message, /^I do not know Malmö; I know Copenhagen\. 5 days/);
  assert.equal(apart.itinerary?.days.length, 5);
  for (const message of ["plan 3 days in Malmö", "make us an itinerary, in Malmö"])
    assert.ok(!(await talk().say(message)).itinerary, message);
});

test("what has a name that nobody here knows is not known, whatever was told of before, written small as well", async () => {
  for (const message of [
    "is joe's bookshop open?",
    "how far is the zorvent museum",
    "is Joe's Bookshop open?",
  ]) {
    const conversation = talk();
    await conversation.say("Tivoli");
    const answer = await conversation.say(message);
    assert.match(answer.message, /I do not know|I did not/, `${message} -> ${answer.message}`);
    assert.ok(!answer.message.includes("Tivoli"), answer.message);
  }
  const conversation = talk();
  await conversation.say("Tivoli");
  assert.deepEqual((await conversation.say("is there a nice cafe")).understanding?.categories, ["cafe"]);
});

test("a shop for something that was not understood is no shop of any kind", async () => {
  const shops: readonly (readonly [lang: string, message: string])[] = [
    ["en", "is there a drum shop? need a snare head today"],
    ["de", "gibts hier einen guten Laden für Angelzubehör"],
    ["fr", "une bonne boutique de modélisme dans le coin ?"],
    ["it", "c'è un buon negozio di modellismo vicino?"],
    ["nl", "weet je een goede winkel voor breigaren in de buurt?"],
    ["pt", "há alguma loja boa de instrumentos de sopro por aqui?"],
    ["ar", "هل يوجد محل جيد لأدوات الصيد قريب؟"],
  ];
  for (const [lang, said] of shops) {
    const guest = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
    const { message, listings } = await guest.say(said);
    assert.deepEqual(listings, [], `${said} -> ${message}`);
    assert.match(message, /\+45/, message);
  }
  const guest = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
  assert.ok((await guest.say("good shops near here")).listings.length > 0);
});

test("after a list, what somebody who comes along wants is not the list again where its word is not known", async () => {
  const guest = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang: "de" });
  assert.ok((await guest.say("vegetarisch essen")).listings.length > 0);
  const { listings, message } = await guest.say(
    "meine Freundin will sich tätowieren lassen, kennst du da was Gutes",
  );
  assert.deepEqual(listings, []);
  assert.match(message, /tätowieren.*\+45/);
});
