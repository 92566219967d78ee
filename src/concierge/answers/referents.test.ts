import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
await concierge.addSample();

/** The last answer of a conversation in a language. */
async function last(lang: string, ...messages: readonly string[]) {
  const guest = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
  let answer = await guest.say(messages[0]!);
  for (const message of messages.slice(1)) answer = await guest.say(message);
  return answer;
}

const museums: Record<string, string> = {
  en: "museums",
  da: "museer",
  de: "Museen",
  fr: "des musées",
  es: "museos",
  it: "musei",
  pt: "museus",
  nl: "musea",
  ja: "美術館",
  zh: "博物馆",
  ko: "박물관",
  ar: "متاحف",
};

test("the hours of a list are told of each place that it named, and so on another day, in every language", async () => {
  const asked: Record<string, readonly [now: string, then: string]> = {
    en: ["how long are they open?", "and on Monday?"],
    da: ["hvornår lukker de?", "og om mandagen?"],
    de: ["Wie lange haben die heute noch auf?", "und am Montag?"],
    fr: ["ils ferment à quelle heure ?", "et le lundi ?"],
    es: ["¿a qué hora cierran?", "¿y el lunes?"],
    it: ["a che ora chiudono?", "e il lunedì?"],
    pt: ["a que horas fecham?", "e na segunda-feira?"],
    nl: ["hoe laat gaan ze dicht?", "en op maandag?"],
    ja: ["何時までですか？", "月曜日は？"],
    zh: ["它们几点关门？", "周一呢？"],
    ko: ["몇 시까지 해요?", "월요일은?"],
    ar: ["متى تغلق؟", "ويوم الاثنين؟"],
  };
  for (const [lang, [now, then]] of Object.entries(asked)) {
    const list = museums[lang]!;
    const shown = (await last(lang, list)).listings.slice(0, 3).map(({ name }) => name!);
    for (const messages of [[now], [now, then]]) {
      const { message } = await last(lang, list, ...messages);
      for (const name of shown) assert.ok(message.includes(name), `${messages.join(" / ")}: ${message}`);
    }
  }
});

test("one of a list is recommended, and the one that is turned down does not come again, in every language", async () => {
  const asked: Record<string, readonly [which: string, not: string]> = {
    en: ["which one would you pick?", "not that one"],
    da: ["hvilken vil du anbefale?", "ikke den"],
    de: ["Welches würden Sie empfehlen?", "das nicht"],
    fr: ["tu me conseilles lequel ?", "pas celui-là"],
    es: ["¿cuál me recomiendas?", "ese no"],
    it: ["quale mi consigli?", "quello no"],
    pt: ["qual recomenda?", "esse não"],
    nl: ["welke raad je aan?", "die niet"],
    ja: ["どれがおすすめ？", "それはやめて"],
    zh: ["你推荐哪个？", "不要这个"],
    ko: ["어디가 제일 좋아?", "그건 말고"],
    ar: ["أيها تنصحني به؟", "ليس ذلك"],
  };
  for (const [lang, [which, not]] of Object.entries(asked)) {
    const { listings } = await last(lang, museums[lang]!);
    const advised = await last(lang, museums[lang]!, which);
    assert.deepEqual(
      advised.listings.map(({ id }) => id),
      [listings[0]!.id],
      lang,
    );
    const others = await last(lang, museums[lang]!, which, not);
    assert.ok(others.listings.length > 1, lang);
    assert.ok(
      others.listings.every(({ id }) => id !== listings[0]!.id),
      `${lang}: ${others.message}`,
    );
  }
});

test("what is asked after something of the house was told is asked of that, in every language", async () => {
  const asked: Record<string, readonly [sauna: string, ...more: string[]]> = {
    en: ["do you have a sauna?", "until when?", "and what does it cost?", "and on Sunday?"],
    da: ["har I en sauna?", "hvor længe er den åben?", "hvad koster det?"],
    de: ["Haben Sie eine Sauna?", "und bis wann?", "und was kostet das am Tag?"],
    fr: ["vous avez un sauna ?", "jusqu'à quelle heure ?", "c'est combien ?", "et le dimanche ?"],
    es: ["¿tienen sauna?", "¿hasta qué hora?", "¿y cuánto cuesta?"],
    it: ["avete una sauna?", "e a che ora chiude?", "quanto costa?"],
    pt: ["têm sauna?", "até que horas?", "quanto custa?"],
    nl: ["is er een sauna?", "tot hoe laat?", "wat kost dat?"],
    ja: ["サウナはありますか？", "何時まで？", "いくらですか？"],
    zh: ["有桑拿吗？", "几点关？", "多少钱？"],
    ko: ["사우나 있어요?", "몇 시까지예요?", "얼마예요?"],
    ar: ["هل لديكم ساونا؟", "حتى أي ساعة؟", "كم السعر؟"],
  };
  for (const [lang, messages] of Object.entries(asked))
    for (let count = 1; count <= messages.length; count++) {
      const { understanding, message } = await last(lang, ...messages.slice(0, count));
      assert.deepEqual(understanding?.matters, ["sauna"], `${messages[count - 1]}: ${message}`);
    }
  const { message } = await last("en", "do you have parking?", "and dogs?", "which museums are near?");
  assert.match(message, /^I would start with/);
});

test("food there is food around a place where nobody eats, and the menu of one where people do", async () => {
  for (const [lang, about, food] of [
    ["en", "tell me about Tivoli", "what can we eat there?"],
    ["de", "Was ist Tivoli?", "was kann man dort essen?"],
    ["fr", "c'est quoi Tivoli ?", "on mange quoi là-bas ?"],
    ["es", "¿qué es Tivoli?", "¿qué comemos por allí?"],
  ] as const) {
    const { listings } = await last(lang, about, food);
    assert.ok(listings.length > 3, food);
    assert.ok(!listings.some(({ id }) => id === "tivoli-gardens"), food);
  }
  const { message } = await last("en", "tell me about RizRaz", "what can we eat there?");
  assert.match(message, /^RizRaz/);
});

test("a kind with its article is the place of that kind that was spoken of", async () => {
  const castle = [
    "tell me about Rosenborg Castle",
    "and King's Garden?",
    "when does the castle open on Tuesday?",
  ];
  assert.match((await last("en", ...castle)).message, /^Rosenborg Castle: /);
  assert.match((await last("en", ...castle, "is the garden free?")).message, /^The King's Garden: Free/);
  const schloss = [
    "Was ist Schloss Rosenborg?",
    "und der Königsgarten?",
    "wann hat das Schloss am Dienstag auf?",
  ];
  assert.match((await last("de", ...schloss)).message, /^Schloss Rosenborg: /);
  assert.match((await last("en", ...castle, "which museums are open on Monday?")).message, /^I would start/);
});

test("a name that nobody here has is said to be unknown, whatever is asked of it and whatever was told of before", async () => {
  for (const [lang, question, name] of [
    ["en", "when does Kronborg open?", "Kronborg"],
    ["de", "Wann hat Kronborg auf?", "Kronborg"],
    ["es", "¿y Louisiana, está lejos?", "Louisiana"],
    ["fr", "et Louisiana, ça vaut le coup ? c'est loin ?", "Louisiana"],
    ["it", "quanto dista Louisiana?", "Louisiana"],
  ] as const) {
    const { message, listings } = await last(lang, museums[lang]!, question);
    assert.match(message, new RegExp(name), question);
    assert.deepEqual(listings, [], question);
  }
  assert.match((await last("en", "tell me about Rosenborg")).message, /^Rosenborg Castle: /);
});

test("there is the area to which the way was told, and here is where the guest says to be", async () => {
  const areas: readonly (readonly [lang: string, area: RegExp, ...messages: string[]])[] = [
    ["en", /Nørrebro/, "how far is Nørrebro?", "what is around there?"],
    ["en", /Østerbro/, "how long to Østerbro?", "and a bar there?"],
    ["de", /Nørrebro/, "wie weit ist es nach Nørrebro?", "was kann man dort machen?"],
    ["it", /Nørrebro/, "quanto ci metto a Nørrebro?", "cosa vedo lì in zona?"],
    ["en", /Tivoli/, "we are at Tivoli now, where can we eat?", "and a bar near here?"],
    ["de", /Vesterbro/, "wir sind jetzt in Vesterbro, wo kann man hier essen?", "und eine Bar in der Nähe?"],
    ["ja", /ノアブロー/, "今ノアブロにいます。近くで食べられるところは？", "近くのバー"],
    ["zh", /趣伏里公园/, "我们现在在趣伏里公园，附近哪里吃饭？", "附近的酒吧"],
  ];
  for (const [lang, area, ...messages] of areas) {
    const { message, listings } = await last(lang, ...messages);
    assert.match(message, area, message);
    assert.ok(listings.length > 0, message);
  }
});

test("a way between two of a list, and from a place that was told of, is told between these", async () => {
  const [first, second] = (await last("en", "museums")).listings.map(({ name }) => name!);
  assert.ok(
    (await last("en", "museums", "how far is the first one from the second?")).message.startsWith(
      `${second} – ${first}: `,
    ),
  );
  assert.ok(
    (await last("en", "museums", "is it far from Nyhavn?")).message.startsWith(`Nyhavn – ${first}: `),
  );
});

test("what the guest has seen already, or lets go, is not shown again", async () => {
  for (const [lang, message] of [
    ["en", "we have already seen the museums, something else"],
    ["de", "die Museen haben wir schon gesehen, was anderes"],
    ["fr", "on a déjà vu les musées, autre chose"],
    ["es", "ya hemos visto los museos, otra cosa"],
    ["it", "lasciamo stare i musei, qualcos'altro"],
    ["pt", "esquece os museus, outra coisa"],
  ] as const) {
    const { understanding, listings } = await last(lang, museums[lang]!, message);
    assert.match(understanding?.excluded.join() ?? "", /museum/, message);
    const kinds = listings.map(({ category = "" }) => category);
    assert.ok(!kinds.some((kind) => /museum|musée|museo|museu/iu.test(kind)), `${message}: ${kinds}`);
  }
});

test("of what nobody here knows nothing is told of the last place, and a price is that of what is named with it", async () => {
  const there = ["bar", "poi andiamo a Roskilde", "come ci arriviamo in macchina e quanto ci vuole"];
  assert.deepEqual((await last("it", ...there)).listings, []);
  const { message } = await last("en", "bars", "how much is the parking there?");
  assert.doesNotMatch(message, /Moderate|xpensive/);
});

test("the way between the two is from one to the other, in every language", async () => {
  const asked: Record<string, string> = {
    en: "how far is it between the two?",
    da: "hvor langt er der mellem de to?",
    de: "wie weit ist es zwischen den beiden?",
    fr: "c'est loin entre les deux ?",
    es: "¿qué distancia hay entre los dos?",
    it: "che distanza c'è tra i due?",
    pt: "qual a distância entre os dois?",
    nl: "hoe ver is het tussen de twee?",
    ja: "2つの間はどのくらいの距離？",
    zh: "这两个之间有多远？",
    ko: "둘 사이는 얼마나 멀어?",
    ar: "كم المسافة بين الاثنين؟",
  };
  for (const [lang, question] of Object.entries(asked)) {
    const list = museums[lang]!;
    const [first, second] = (await last(lang, list)).listings.map(({ name }) => name!);
    const { message, listings } = await last(lang, list, question);
    assert.ok(message.startsWith(`${first} – ${second}`), message);
    assert.deepEqual(
      listings.map(({ name }) => name),
      [second],
    );
  }
});

test("the second of a kind is counted among its kind, and of a list of one in the list before", async () => {
  const shown = (await last("en", "a bakery and museums")).listings.map(({ name }) => name!);
  const bakeries = (await last("en", "a bakery")).listings.map(({ name }) => name!);
  const sights = shown.filter((name) => !bakeries.includes(name));
  const second = await last("en", "a bakery and museums", "what is the address of the second museum?");
  assert.deepEqual(
    second.listings.map(({ name }) => name),
    [sights[1]],
  );
  const [, church] = (await last("en", "churches")).listings;
  const answer = await last(
    "en",
    "churches",
    "only the closest one within 400 m",
    "the address of the second?",
  );
  assert.equal(answer.listings[0]?.id, church?.id, answer.message);
});

test("the pharmacy near here is whichever is near, in every language", async () => {
  for (const [lang, question] of [
    ["en", "Is the pharmacy near here open tomorrow?"],
    ["da", "har apoteket i nærheden åbent i morgen?"],
    ["de", "Hat die Apotheke hier in der Nähe morgen offen?"],
    ["fr", "la pharmacie près d'ici est ouverte demain ?"],
    ["es", "¿la farmacia de aquí cerca abre mañana?"],
    ["it", "la farmacia qui vicino è aperta domani?"],
    ["nl", "Gaat de apotheek hier in de buurt morgen ook open?"],
    ["pt", "a farmácia aqui perto abre amanhã?"],
  ] as const)
    assert.deepEqual((await last(lang, question)).understanding?.categories, ["pharmacy"], question);
});

test("which of a list opens first, is open longest or nearest is named alone, with what else is asked of it", async () => {
  for (const [lang, list, best, more] of [
    [
      "en",
      "a café nearby",
      "which of those opens earliest on Friday?",
      "which is nearest, and is it open yet?",
    ],
    [
      "de",
      "ein Café in der Nähe",
      "welches hat am Freitag am längsten offen?",
      "welches ist am nächsten und was kostet es?",
    ],
    ["ja", "この近くのカフェ", "一番遅くまで開いているのは？", "一番近いのは何分くらい?"],
    [
      "nl",
      "een café in de buurt",
      "welke gaat vrijdag het eerst open?",
      "welke is het dichtstbij en wat kost het?",
    ],
  ] as const) {
    const named = await last(lang, list, best);
    assert.equal(named.listings.length, 1, named.message);
    assert.match(named.message, /\d/, named.message);
    const two = await last(lang, list, more);
    assert.equal(two.listings.length, 1, two.message);
    assert.ok(two.message.split(two.listings[0]!.name!).length > 2, two.message);
  }
});

test("the way to a place is told beside what can be eaten there", async () => {
  for (const [lang, place, question] of [
    ["de", "erzähl mir vom Botanischen Garten", "wie komme ich hin und kann man dort etwas essen?"],
    ["fr", "parle-moi du jardin botanique", "comment on y va et on peut y manger ?"],
  ] as const) {
    const { message, listings } = await last(lang, place, question);
    assert.equal(message.split("\n").length, 2, message);
    assert.ok(listings.length > 1, message);
  }
});

test("where a place is that has a kind in its name is no search around it", async () => {
  for (const [lang, question] of [
    ["en", "where is the Botanical Garden?"],
    ["nl", "waar is de Botanische Tuin?"],
    ["es", "háblame del jardín botánico"],
  ] as const)
    assert.equal((await last(lang, question)).understanding?.placeId, "botanical-garden", question);
});

test("what is dear is what was shown where something cheaper is wanted", async () => {
  const { understanding } = await last("it", "un bar", "mmm caro. qualcosa di più economico");
  const levels = understanding?.priceLevel as number[];
  assert.ok(!levels.some((level) => level > 2), levels.join());
});

const toBePut: Record<string, readonly [plan: string, about: string, put: string, instead: string]> = {
  en: [
    "plan three days from tomorrow",
    "tell me about The Hirschsprung Collection",
    "sounds good, squeeze it in on Saturday",
    "put that in instead of Rosenborg Castle",
  ],
  es: [
    "planea tres días desde mañana",
    "háblame de The Hirschsprung Collection",
    "perfecto, mételo el sábado",
    "pon eso en lugar del Castillo de Rosenborg",
  ],
  nl: [
    "maak een plan voor drie dagen vanaf morgen",
    "vertel me over The Hirschsprung Collection",
    "dan doen we dat zaterdagmiddag",
    "zet dat erin in plaats van Kasteel Rosenborg",
  ],
  ja: [
    "明日から三日間の旅程を作ってください",
    "The Hirschsprung Collectionについて教えてください",
    "土曜に組み込んでもらえますか",
    "ローゼンボー城の代わりにそこを入れてください",
  ],
};

/** A time of day that the museum, whose hours are not known, does not declare. */
const inTheMorning: Record<string, string> = {
  en: "add that on Friday morning",
  es: "agrega eso el viernes por la mañana",
  nl: "voeg het vrijdagochtend toe",
  ja: "それを金曜の午前に追加して",
};

for (const [lang, [plan, about, put, instead]] of Object.entries(toBePut))
  test(`the place that was told of comes into the plan, by a pronoun or without one (${lang})`, async () => {
    const idsOf = (answer: Awaited<ReturnType<typeof last>>) =>
      answer.itinerary?.days.map((day) => day.activities.map(({ placeId }) => placeId)) ?? [];
    const on = await last(lang, plan, about, put);
    assert.ok(idsOf(on)[2]?.includes("hirschsprung-collection"), on.message);
    const early = await last(lang, plan, about, inTheMorning[lang]!);
    assert.ok(idsOf(early)[1]?.slice(0, 3).includes("hirschsprung-collection"), early.message);
    const swapped = await last(lang, plan, about, instead);
    assert.ok(idsOf(swapped).flat().includes("hirschsprung-collection"), swapped.message);
    assert.ok(!idsOf(swapped).flat().includes("rosenborg-castle"), swapped.message);
  });
