import assert from "node:assert/strict";
import { test } from "node:test";
import { at, said } from "../../../test/support/concierge/words.ts";

test("another kind of place with conditions of its own leaves those of the last search behind", () => {
  for (const [first, second] of [
    ["cheap vegan cafes with wifi", "a quiet bar"],
    ["günstige vegane Cafés mit WLAN", "eine ruhige Bar"],
    ["des cafés végans avec wifi", "un bar tranquille"],
    ["cafés veganos baratos con wifi", "un bar tranquilo"],
    ["caffè vegani con wifi", "un bar tranquillo"],
    ["cafés veganos com wifi", "um bar tranquilo"],
    ["veganske caféer med wifi", "en rolig bar"],
    ["vegan cafés met wifi", "een rustige bar"],
    ["wifiのある安いカフェ", "静かなバー"],
    ["有wifi的便宜咖啡馆", "安静的酒吧"],
  ] as const) {
    const { categories, features, priceLevel } = said(first, second);
    assert.deepEqual(
      { categories, features, priceLevel },
      { categories: ["bar"], features: ["quiet"], priceLevel: [] },
      second,
    );
  }
});

test("another kind of place alone, or one that goes on from the last search, takes its conditions over", () => {
  for (const message of ["bars?", "and a cheap bar?", "what about a bar?"]) {
    const { categories, features } = said("a cafe with wifi", message);
    assert.deepEqual({ categories, features }, { categories: ["bar"], features: ["wifi"] }, message);
  }
});

test("open now belongs to the question that asked for it, a day does to the outing", () => {
  for (const [first, second] of [
    ["a bakery open now", "and a museum?"],
    ["eine Bäckerei, jetzt geöffnet", "und ein Museum?"],
    ["une boulangerie ouverte maintenant", "et un musée ?"],
    ["una panadería abierta ahora", "y un museo?"],
    ["un panificio aperto adesso", "e un museo?"],
    ["uma padaria aberta agora", "e um museu?"],
    ["een bakker nu open", "en een museum?"],
    ["et bageri åbent nu", "og et museum?"],
  ] as const) {
    const { categories, openAt } = said(first, second);
    assert.deepEqual({ categories, openAt }, { categories: ["museum"], openAt: undefined }, second);
  }
  assert.ok(said("restaurants tomorrow evening", "and a museum?").openAt);
});

test("a diet holds of every later place to eat, access by wheelchair of all places", () => {
  for (const [first, between, last] of [
    ["a vegan restaurant", "museums", "an italian restaurant"],
    ["ein veganes Restaurant", "Museen", "ein italienisches Restaurant"],
    ["un restaurant végan", "des musées", "un restaurant italien"],
    ["un restaurante vegano", "museos", "un restaurante italiano"],
    ["un ristorante vegano", "musei", "un ristorante italiano"],
    ["en vegansk restaurant", "museer", "en italiensk restaurant"],
  ] as const) {
    assert.deepEqual(said(first, between).features, [], between);
    assert.deepEqual(said(first, between, last).features, ["vegan"], last);
  }
  assert.deepEqual(said("a museum with wheelchair access", "a quiet bar").features.toSorted(), [
    "quiet",
    "wheelchair",
  ]);
});

test("a diet that is put right gives way to the one that was meant", () => {
  for (const [first, second] of [
    ["a vegan restaurant", "no I meant vegetarian"],
    ["ein veganes Restaurant", "nein, ich meinte vegetarisch"],
    ["un restaurant végan", "non, je voulais dire végétarien"],
    ["un restaurante vegano", "no, quise decir vegetariano"],
    ["een vegan restaurant", "nee, ik bedoelde vegetarisch"],
  ] as const)
    assert.deepEqual(said(first, second).features, ["vegetarian"], second);
});

test("a time of the last search does not narrow one with a time of its own", () => {
  assert.deepEqual(said("cafes with wifi tomorrow morning", "bars open now").openAt, {
    from: at("2026-10-14T14:00"),
    until: at("2026-10-14T14:00"),
    now: true,
  });
});

test("a dish is not looked for in cafés, brunch is", () => {
  assert.deepEqual(said("cafes open now", "sushi tonight").categories, ["sushi"]);
  assert.deepEqual(said("a cafe nearby", "with brunch").categories.toSorted(), ["brunch", "cafe"]);
  assert.deepEqual(said("a restaurant nearby", "sushi tonight").categories.toSorted(), [
    "restaurant",
    "sushi",
  ]);
});

test("with joins two things of a message, and not the message to the one before", () => {
  assert.deepEqual(said("a cafe nearby", "a wine bar with tapas").categories, ["wine_bar", "tapas"]);
  assert.deepEqual(said("a bar nearby", "also a pub").categories, ["bar", "pub"]);
});

test("what there is to do, and a topic that is no kind of place, begin anew", () => {
  for (const message of [
    "what can we do with children?",
    "was können wir mit Kindern machen?",
    "que faire avec des enfants ?",
    "¿qué podemos hacer con niños?",
    "cosa possiamo fare con i bambini?",
    "o que podemos fazer com crianças?",
    "hvad kan vi lave med børn?",
    "wat kunnen we doen met kinderen?",
    "子供と何ができますか",
    "带孩子可以做什么",
  ]) {
    const { intent, anything, categories, priceLevel, userCategory } = said("a cheap pharmacy", message);
    assert.deepEqual(
      { intent, anything, categories, priceLevel, userCategory },
      { intent: "find_places", anything: true, categories: [], priceLevel: [], userCategory: "family" },
      message,
    );
  }
  const art = said("a pharmacy near the hotel", "where to see art");
  assert.deepEqual(
    [art.intent, art.categories, art.near, art.interests],
    ["find_places", [], undefined, ["art"]],
  );
  assert.deepEqual(said("a cheap bar", "we love history").interests, ["history"]);
});

test("an unknown kitchen, and the organisation's own, take the place of the last one", () => {
  assert.deepEqual(said("a european restaurant", "how about zorbish food").categories, ["zorbish"]);
  assert.deepEqual(said("a european restaurant", "how about gastropub food").categories.toSorted(), [
    "gastropub",
    "restaurant",
  ]);
  assert.deepEqual(said("a european restaurant", "how about porridge").categories, ["porridge restaurant"]);
});

test("a hotel is anywhere to stay, and of a type it is that type alone", () => {
  assert.deepEqual(said("a place to stay").excluded, []);
  assert.deepEqual(said("a cheap hotel").excluded, []);
  assert.deepEqual(said("a place to stay, the type should be hotel").excluded, [
    "guest_house",
    "hostel",
    "apartment",
  ]);
  assert.deepEqual(said("ein Zimmer, die Art soll Hotel sein").excluded, [
    "guest_house",
    "hostel",
    "apartment",
  ]);
  assert.deepEqual(said("a hotel of the type guesthouse").categories, ["guest_house"]);
  assert.deepEqual(said("I don't mind what type of hotel").excluded, []);
});

test("others of what was found are wanted by a word for more alone, in every language", () => {
  for (const [first, second] of [
    ["a bar", "more"],
    ["a bar", "show me more, please"],
    ["eine Bar", "Zeig mir mehr"],
    ["un bar", "montrez-m'en plus"],
    ["un bar cercano", "Enséñame más"],
    ["un bar vicino", "mostrami altro"],
    ["um bar barato", "mostra mais"],
    ["en billig bar", "vis mig flere"],
    ["een goedkope bar", "laat meer zien"],
    ["安いバー", "もっと見せて"],
    ["便宜的酒吧", "更多"],
  ] as const) {
    const { intent, wantsMore, categories } = said(first, second);
    assert.deepEqual(
      { intent, wantsMore, categories },
      { intent: "refine", wantsMore: true, categories: ["bar"] },
      second,
    );
  }
  assert.equal(said("a bar", "more expensive").wantsMore, undefined);
});

test("eating well is no church and no question for an address", () => {
  for (const message of [
    "Onde se come bem?",
    "Dove si mangia bene?",
    "¿Dónde se come bien?",
    "Wo isst man gut?",
  ]) {
    const { intent, categories } = said(message);
    assert.deepEqual({ intent, categories }, { intent: "find_places", categories: ["restaurant"] }, message);
  }
});

test("food of the region is that of wherever one is, in every language", () => {
  for (const message of [
    "typical food",
    "regionale Küche",
    "cuisine locale",
    "comida típica",
    "cucina tipica",
    "comida tradicional",
    "streekgerechten",
    "lokal mad",
    "أكل محلي",
    "郷土料理を食べたい",
    "현지 음식",
    "当地菜",
  ]) {
    const { categories, features } = said(message);
    assert.deepEqual({ categories, features }, { categories: ["restaurant"], features: ["local"] }, message);
  }
});

test("a day that is planned with a place has it", () => {
  const { intent, days, include } = said("plan a day with the Salt Tower");
  assert.deepEqual([intent, days, include.map(({ id }) => id)], ["plan_trip", 1, ["salt-tower"]]);
});

test("what nobody had words for is a kind of place in every language", () => {
  const meant = {
    skiing: [
      "ski resort",
      "Skigebiet",
      "faire du ski",
      "esquiar",
      "sciare",
      "esquiar",
      "skiën",
      "stå på ski",
    ],
    winery: [
      "port wine cellars",
      "Portweinkeller",
      "caves à porto",
      "vino de oporto",
      "cantine di porto",
      "caves do vinho do porto",
    ],
    spa: ["thermal baths", "Thermalquellen", "bains thermaux", "aguas termales", "termali", "温泉", "온천"],
    beach: [
      "swim in the sea",
      "im Meer baden",
      "nager en mer",
      "nadar en el mar",
      "nuotare in mare",
      "in zee zwemmen",
    ],
  };
  for (const [id, messages] of Object.entries(meant))
    for (const message of messages) assert.deepEqual(said(message).categories, [id], message);
});

test("a kind that only tells more of another, or that somebody has, is none that is looked for", () => {
  const meant: readonly (readonly [string, readonly string[]])[] = [
    ["the museum café", ["cafe"]],
    ["ein Museumscafé", ["cafe"]],
    ["un café de musée", ["cafe"]],
    ["restaurante com comida de montanha", ["restaurant"]],
    ["a restaurant with mountain food", ["restaurant"]],
    ["a playground, we only have trainers", ["playground"]],
    ["a spa after hiking", ["spa"]],
    ["a museum and a café", ["museum", "cafe"]],
  ];
  for (const [message, kinds] of meant) assert.deepEqual(said(message).categories, kinds, message);
});

test("on duty is a condition of a pharmacy; « près de la gare » is near the station, « près de là » near there", () => {
  for (const message of ["farmacia de guardia", "pharmacie de garde", "a pharmacy on duty"]) {
    const { categories, features } = said(message);
    assert.deepEqual([categories, features], [["pharmacy"], ["late_night"]], message);
  }
  assert.deepEqual(said("un café près de la gare").near, { to: "category", category: "station" });
  assert.deepEqual(said("un café près de la gare", "un bar près de là").near, {
    to: "category",
    category: "station",
  });
});

test("a diet that was told holds of cafés too, and of no sight", () => {
  assert.deepEqual(said("I'm coeliac, restaurants?", "somewhere for coffee").features, ["gluten_free"]);
  assert.deepEqual(said("I'm coeliac, restaurants?", "a museum").features, []);
});

test("what is looked for in words of its own is understood as if nothing had been looked for before", () => {
  for (const [first, second] of [
    ["the best sushi that is not touristy", "coffee near by"],
    ["thai food, nothing too fancy", "where is there a bakery?"],
    ["a cheap italian restaurant tonight", "is there a free art museum on Monday?"],
    ["günstig Burger essen", "gibt es hier eine glutenfreie Bäckerei"],
    ["un kebab ouvert maintenant", "une pharmacie ouverte dimanche"],
    ["discotecas para el viernes", "una cafetería con wifi y mesas afuera"],
    ["pizza buona", "vorrei cenare a lume di candela venerdì sera"],
    ["um rodízio barato", "balada sábado à noite"],
    ["etiopisk mad", "jazz fredag aften kl 21"],
    ["今週末のイベント", "無料で見れる美術館ってある?"],
    ["现在还开着的药店", "周日下午看教堂"],
  ] as const) {
    const [alone, after] = [said(second), said(first, second)];
    for (const slot of ["intent", "categories", "features", "excluded", "priceLevel", "openAt"] as const)
      assert.deepEqual(after[slot], alone[slot], `${slot} of ${second}`);
  }
});

test("what is not wanted of a meal rules out nothing of another purpose", () => {
  assert.deepEqual(said("a lunch that is not touristy", "a museum for children").excluded, []);
  assert.deepEqual(said("asian food but no sushi", "a romantic restaurant").excluded, ["sushi"]);
});

test("food alone is looked for where it is served, and a place by the water is of its own kind", () => {
  for (const message of ["cheap food near here", "any food under 100 kr", "billig mad i nærheden"])
    assert.deepEqual(said(message).categories, ["restaurant"], message);
  for (const message of ["a restaurant by the water", "ein Lokal am Wasser", "restaurant aan het water"]) {
    const { categories, features } = said(message);
    assert.deepEqual({ categories, features }, { categories: ["restaurant"], features: ["view"] }, message);
  }
});

test("food that is not wanted is not looked for", () => {
  for (const message of ["nej ikke mad, noget at lave", "no food, something to do"])
    assert.deepEqual(said(message).categories, [], message);
});

test("the price that does not matter changes the last search, in Arabic as well", () => {
  assert.equal(said("a restaurant", "the price does not matter").intent, "refine");
});

test("where to run is a park, where to bathe no boat, and a bodega no shop", () => {
  for (const message of [
    "where can I go for a run",
    "wo kann man hier joggen",
    "dove posso andare a correre",
  ])
    assert.deepEqual(said(message).categories, ["park"], message);
  assert.deepEqual(said("hvor kan man bade").categories, []);
  assert.deepEqual(said("a bodega nearby").categories, ["bar"]);
});

test("before anything was said a message is in the language that knows its words, whatever it says in numbers", () => {
  assert.deepEqual(said("farmacia 24h").categories, ["pharmacy"]);
});

test("a question without its mark about what was shown is one", () => {
  for (const message of ["第一个地方有中文讲解吗", "里面能拍照不"])
    assert.deepEqual(said("博物馆", message).asked, ["fact"], message);
});

test("goods that somebody is without are looked for, shops that are not wanted are not", () => {
  for (const message of [
    "Non ho il caricatore, dove lo compro?",
    "ich habe kein Ladegerät dabei, wo krieg ich eins",
    "no tengo cargador, dónde compro uno",
  ])
    assert.deepEqual(said(message).categories, ["electronics"], message);
  assert.deepEqual(said("no shops please, where is it quiet").categories, []);
});

test("what a kind of place is of is told where nobody knows it", () => {
  for (const [message, unknown] of [
    ["a museum about bees", "bees"],
    ["ein Museum über Bienen", "Bienen"],
    ["un musée des abeilles", "abeilles"],
  ] as const) {
    const { notUnderstood, passedOver } = said(message);
    assert.deepEqual([notUnderstood, passedOver], [[unknown], []], message);
  }
});

test("shops for records and yarn, tattoos, fishing and gay bars are looked for as what they are", () => {
  const kinds: Readonly<Record<string, readonly string[]>> = {
    record_shop: [
      "a vinyl record shop",
      "er der en pladebutik",
      "un disquaire",
      "tienda de discos",
      "レコード屋さん",
      "唱片店",
    ],
    yarn_shop: [
      "a yarn shop",
      "gibt es hier einen Wollladen",
      "garnbutik i nærheden",
      "毛糸屋さんはありますか",
    ],
    tattoo: ["a tattoo studio", "ein Tattoostudio", "纹身店"],
    fishing: ["where can I go fishing", "hvor kan man fiske", "钓鱼的地方"],
  };
  for (const [kind, messages] of Object.entries(kinds))
    for (const message of messages) assert.deepEqual(said(message).categories, [kind], message);
  for (const message of ["a gay bar", "un bar gay"]) {
    const { categories, features } = said(message);
    assert.deepEqual([categories, features], [["bar"], ["lgbtq"]], message);
  }
  for (const message of ["sugar free cakes", "lactose free ice cream", "glace sans lactose"]) {
    const { features, priceLevel } = said(message);
    assert.deepEqual([features, priceLevel], [["allergy"], []], message);
  }
});

test("what a price is of is not looked for besides, nor denied with it", () => {
  const { categories, excluded } = said("cocktails somewhere cute but not like £25 a drink");
  assert.deepEqual([categories, excluded], [["cocktail_bar"], []]);
  assert.deepEqual(said("a pub, max 60 kr a beer").categories, ["pub"]);
  assert.deepEqual(said("coffee under 5 euros").categories, ["cafe"]);
});
