import assert from "node:assert/strict";
import { test } from "node:test";
import { turnsDuring } from "../../../test/support/turns.ts";
import { Slices } from "../../content/slices.ts";
import { Vocabulary } from "../../search/text/vocabulary.ts";
import { loadLexicons } from "./lexicon.ts";
import { type Nameable, NameIndex } from "./name-index.ts";
import { OrgWords } from "./org-words.ts";
import { understand } from "./understand.ts";

const listing = (id: string, ...names: string[]): Nameable => ({ kind: "listing", id, names });
const entries: Nameable[] = [
  listing("marble", "Frederik's Church (the Marble Church)"),
  listing("rosenborg", "Rosenborg Castle", "Schloss Rosenborg"),
  listing("rosenborg-cafe", "The Little Café at Rosenborg"),
  { kind: "area", id: "lakes", names: ["The Lakes"] },
  listing("lakes-bar", "The Lakes"),
  { kind: "guide", id: "crowns", names: ["Crowns and castles"] },
  ...Array.from({ length: 9 }, (_, i) => listing(`house-${i}`, `Coffee House ${i}`)),
];
const index = await NameIndex.build(entries, new Set(["the", "a"]));
const ids = (found: readonly Nameable[]) => found.map(({ id }) => id);

test("a name is found whole, by each of its parts, and without its article", () => {
  assert.deepEqual(ids(index.whole("frederiks church")), ["marble"]);
  assert.deepEqual(ids(index.whole("the marble church")), ["marble"]);
  assert.deepEqual(ids(index.whole("marble church")), ["marble"]);
  assert.deepEqual(ids(index.whole("marble")), []);
});

test("an area goes before a place of the same name", () => {
  assert.deepEqual(ids(index.whole("lakes")), ["lakes", "lakes-bar"]);
});

test("a rare word stands for the name that it is most of", () => {
  assert.equal(index.byTellingWord("rosenborg", new Set())?.id, "rosenborg");
  assert.equal(index.byTellingWord("rosenborg", new Set(["little", "cafe", "at"]))?.id, "rosenborg-cafe");
});

test("an area is found by the last word of a name of three words or more, where it alone ends so", async () => {
  const area = (id: string, ...names: string[]): Nameable => ({ kind: "area", id, names });
  const areas = await NameIndex.build(
    [
      area("gaia", "Vila de Gaia"),
      area("park", "Green Park"),
      area("one", "On the Hill"),
      area("two", "By the Hill"),
    ],
    new Set(["the"]),
  );
  const endingIn = (word: string) => areas.areaEndingIn(word)?.id;
  assert.deepEqual(["gaia", "park", "hill"].map(endingIn), ["gaia", undefined, undefined]);
});

test("another name is found whole, and none of its words stands for it", async () => {
  const others = await NameIndex.build(
    [{ ...listing("diner", "Midwest"), others: ["American Diner"] }],
    new Set(),
  );
  assert.deepEqual(ids(others.whole("american diner")), ["diner"]);
  assert.equal(others.byTellingWord("american", new Set()), undefined);
});

test("words of many names and of guides stand for none", () => {
  assert.equal(index.byTellingWord("coffee", new Set()), undefined);
  assert.equal(index.byTellingWord("crowns", new Set(["castles"])), undefined);
});

test("misspelt words of names are found", () => {
  assert.deepEqual(index.near("rosenburg", 1), ["rosenborg"]);
});

test("a name written in another script is found by its sound, where one alone sounds so", async () => {
  const several = await NameIndex.build(
    [
      { kind: "area", id: "norrebro", names: ["Nørrebro"] },
      listing("norrebro-bar", "Norrebro"),
      listing("rosenborg", "Rosenborg Castle"),
      listing("david", "The David Collection"),
      listing("one", "Kiin Kiin"),
      listing("other", "Kin Kin"),
      listing("playhouse", "The Royal Playhouse"),
    ],
    new Set(["the"]),
  );
  const heard = (text: string) => several.heard(text, new Set())?.id;
  assert.equal(heard("نوربرو"), "norrebro", "an area first");
  assert.equal(heard("로센보르"), "rosenborg", "by its telling word");
  assert.equal(heard("ديفيد كولكشن"), "david");
  assert.equal(heard("كين كين"), undefined, "one of two");
  assert.equal(heard("ブラシ"), undefined, "a short word tells nothing");
  assert.ok(several.knows("نوربرو"));
});

test("of many names the near words are those that one vocabulary of all words gives, in the same order", async () => {
  const letters = ["a", "e", "o", "r", "s", "t", "n", "l"];
  const wordOf = (number: number) =>
    [1, 8, 64, 512, 4_096].map((power) => letters[Math.floor(number / power) % 8]).join("");
  const words = Array.from({ length: 9_000 }, (_, number) => wordOf(number * 3));
  const many = await NameIndex.build(
    words.map((word) => listing(word, word)),
    new Set(),
  );
  const all = new Vocabulary(words.map((word) => `und:${word}`));
  for (const word of ["aeros", "torsn", "sssst", "lanet", "roast"]) {
    for (const typosMax of [1, 2] as const) {
      const expected = all.near(word, { typosMax, prefix: false }).map((near) => near.word);
      const likely = (near: readonly string[]) => near.filter(([first]) => first === word[0]).slice(0, 30);
      assert.ok(likely(expected).length > 0, `${word} is near to some`);
      assert.deepEqual(likely(many.near(word, typosMax)), likely(expected), `${word}, ${typosMax}`);
    }
  }
});

test("the event loop turns between two slices of the indexing", async () => {
  const slices = new Slices({ milliseconds: 0 });
  const turns = await turnsDuring(() => NameIndex.build(entries, new Set(), slices));
  assert.ok(turns >= entries.length, `${turns} turns while ${entries.length} names were indexed`);
});

test("an ordinary word of a name is none beside a kind that the name lacks, nor beside what says which corner", async () => {
  const none = { categories: [], tags: [], keywords: [], interests: [], geoAreas: [], neighborhoods: [] };
  const places = [
    listing("kebab", "Traditional Pure"),
    listing("cafe", "Le Corner"),
    listing("cars", "The Cars Collection of the Prince"),
    listing("clock", "Nobility of Time (Dalí)"),
    listing("dome", "St Paul's Cathedral"),
  ];
  const words = await OrgWords.build({ ...none, places }, await loadLexicons());
  const placeIn = (message: string) => {
    const { place, near } = understand(message, { words, now: 0, timeZone: "UTC" });
    return (near?.to === "place" ? near.place : place)?.id;
  };
  const meant = {
    "a traditional old pub": undefined,
    "un pub traditional": undefined,
    "something traditional": undefined,
    "a quiet corner": undefined,
    "the hairpin corner": undefined,
    "is the Corner open?": "cafe",
    "Traditional Pure": "kebab",
    "where is the prince's collection of old cars?": "cars",
    "the Dali sculpture with the clock": "clock",
    "the height of St Paul's Cathedral's dome": "dome",
  };
  for (const [message, id] of Object.entries(meant)) assert.equal(placeIn(message), id, message);
});

test("what a kind of place is called here is the kind, though a place may be called so too; its own name is the place", async () => {
  const none = { tags: [], keywords: [], interests: [], geoAreas: [], neighborhoods: [] };
  const categories = [
    [
      { language: "en-GB", words: "Viewpoint" },
      { language: "pt", words: "Miradouro" },
    ],
  ];
  const places = [
    { ...listing("restaurant", "Mira Douro"), others: ["Miradouro"] },
    listing("borda", "Cuina Andorrana"),
    listing("parisian", "The Parisian"),
  ];
  const words = await OrgWords.build({ ...none, categories, places }, await loadLexicons());
  const read = (message: string) => understand(message, { words, now: 0, timeZone: "UTC" });
  for (const message of ["best miradouro for sunset", "miradouro", "miradouros"]) {
    const { place, categories: kinds } = read(message);
    assert.deepEqual([place, kinds], [undefined, ["viewpoint"]], message);
  }
  assert.equal(read("where is Mira Douro?").place?.id, "restaurant");
  for (const message of ["traditional Andorran cuisine", "where can I eat Andorran food?"])
    assert.equal(read(message).place, undefined, message);
  assert.equal(read("is Cuina Andorrana open?").place?.id, "borda");
  assert.equal(read("is The Parisian open?").place?.id, "parisian");
});

test("of places that a name fits the kind said beside it is meant, else the best known; a weak likeness is none", async () => {
  const none = { categories: [], tags: [], keywords: [], interests: [], geoAreas: [], neighborhoods: [] };
  const known = (id: string, score: number, category: string, ...names: string[]): Nameable => ({
    ...listing(id, ...names),
    score,
    category: [category],
  });
  const categories = [[{ language: "en", words: "Railway Station" }], [{ language: "en", words: "Pub" }]];
  const places = [
    known("station", 46, "Railway Station", "St. Paul's"),
    known("cathedral", 90, "Historic Building", "St Paul's Cathedral"),
    known("taxi", 20, "Taxi", "Abbey Cars (City)"),
    known("bank", 22, "Bank", "Bank of America"),
    known("calm", 25, "Café", "Les caldes"),
    known("tower", 76, "Attraction", "Torre dos Clérigos"),
    known("museum", 44, "Museum", "Museu dos Clérigos"),
    known("esteve", 51, "Church", "Esglesia Sant Esteve de Andorra la Vella"),
    known("juberri", 38, "Church", "Sant Esteve de Juberri"),
    known("bakery", 90, "Bakery", "Andersen Bakery Andorra la Vella"),
    known("wine", 30, "Hostel", "Wine Bar Hostel"),
  ];
  const geoAreas = [
    { id: "clerigos", names: ["Clérigos"] },
    { id: "andorra", names: ["Andorra la Vella"] },
    { id: "village", names: ["Juberri"] },
  ];
  const words = await OrgWords.build({ ...none, categories, geoAreas, places }, await loadLexicons());
  const read = (message: string) => understand(message, { words, now: 0, timeZone: "UTC" });
  const meant = (message: string) => {
    const { place, near, area } = read(message);
    return near?.to === "place" ? near.place.id : (place?.id ?? area?.id);
  };
  assert.equal(meant("is st pauls open on sundays?"), "cathedral");
  assert.equal(meant("a pub near st pauls station"), "station");
  assert.equal(meant("how tall is the clerigos tower?"), "tower");
  assert.equal(meant("quanto custa a torre dos Clérigos?"), "tower");
  assert.equal(meant("a pub in Clérigos"), "clerigos");
  assert.equal(meant("on est 4, déjeuner dans la City"), undefined);
  assert.equal(meant("Caldea avec un enfant, c'est possible ?"), undefined);
  assert.equal(meant("ein Geldautomat nahe der Kirche Sant Esteve"), "esteve");
  assert.equal(meant("where is Andersen's grave?"), undefined);
  assert.equal(meant("a quiet wine bar"), undefined);
  const { from, toArea } = read("how far is it from the Clerigos tower to Clérigos?");
  assert.deepEqual([from?.id, toArea?.id], ["tower", "clerigos"]);
  const { near, town, categories: kinds } = read("a pub near bank station");
  assert.deepEqual([near, town?.name, kinds], [undefined, "bank station", ["pub"]]);
});

test("what some places say of themselves is still the place that is called so, unless it is a tag and a word of the language", async () => {
  const none = { categories: [], tags: [], keywords: [], interests: [], geoAreas: [], neighborhoods: [] };
  const places = [listing("castle", "Rosenborg Castle"), listing("inn", "Lantern Castle")];
  const label = { language: "en", words: "rosenborg" };
  const placeIn = async (vocabulary: object, name = "rosenborg") => {
    const words = await OrgWords.build({ ...none, places, ...vocabulary }, await loadLexicons());
    return understand(`when was ${name} built?`, { words, now: 0, timeZone: "UTC" }).place?.id;
  };
  assert.equal(await placeIn({ keywords: [label] }), "castle");
  assert.equal(await placeIn({ tags: [label] }), "castle");
  assert.equal(await placeIn({ tags: [{ language: "en", words: "lantern" }] }, "lantern"), undefined);
});
