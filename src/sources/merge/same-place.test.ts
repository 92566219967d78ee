import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { LooseRecord } from "./merge-record.ts";
import { comparableName, nameLikeness } from "./place-names.ts";
import { areDuplicates, comparePlaces, phoneKey, traitsOf, websiteKey } from "./same-place.ts";

const likeness = (a: string, b: string) => nameLikeness(comparableName(a)!, comparableName(b)!);

/** A listing with a name (or names by language), a category id, and what else it says. */
function listing(name: string | Record<string, string>, category?: string, more: object = {}) {
  const names = typeof name === "string" ? { pt: name } : name;
  const categories = category && { en: [{ category_id: category, full_label: [category] }] };
  return traitsOf({ id: "x", name: names, integratedCategories: categories, ...more } as LooseRecord);
}

type Pair = [a: ReturnType<typeof listing>, b: ReturnType<typeof listing>, metres: number | undefined];
const site = (websiteUrl: string) => ({ websiteUrl });
const call = (phoneNumber: string) => ({ phoneNumber });

/** One place as two sources have it. */
const same: Record<string, Pair> = {
  "an accent and a capital": [
    listing("Livraria Lello", "shop/books"),
    listing("LIVRARIA LÉLLO", "tourism/attraction"),
    20,
  ],
  "the kind of place said by one": [
    listing("The Yeatman", "tourism/hotel"),
    listing("The Yeatman Hotel", "tourism/hotel"),
    60,
  ],
  "the kind of place in front and behind": [
    listing("Café Majestic", "amenity/cafe"),
    listing("Majestic Cafe"),
    35,
  ],
  "two languages, one in common": [
    listing({ pt: "Torre dos Clérigos", en: "Clérigos Tower" }, "historic/tower"),
    listing({ en: "Clerigos Tower" }, "tourism/attraction"),
    45,
  ],
  "a station that is a sight": [
    listing("Estação de São Bento", "railway/station"),
    listing("São Bento Station", "tourism/attraction"),
    80,
  ],
  "written apart": [
    listing("Burger King", "amenity/fast_food"),
    listing("BurgerKing", "amenity/restaurant"),
    10,
  ],
  "an apostrophe": [
    listing("McDonald's", "amenity/fast_food"),
    listing("McDonalds", "amenity/fast_food"),
    15,
  ],
  "a slip of the pen": [
    listing("Museu Soares dos Reis", "tourism/museum"),
    listing("Museu Soarres dos Reis", "tourism/museum"),
    40,
  ],
  "Danish letters": [listing("Ørstedsparken", "leisure/park"), listing("Orstedsparken", "leisure/park"), 100],
  Japanese: [listing("東大寺", "amenity/place_of_worship"), listing("東大寺", "tourism/attraction"), 90],
  "the same website at another corner": [
    listing(
      "Serralves Museum of Contemporary Art",
      "tourism/museum",
      site("https://www.serralves.pt/en/museu/"),
    ),
    listing("Serralves Museum", "tourism/museum", site("http://serralves.pt/museu")),
    320,
  ],
  "the same number without a country code": [
    listing("Adega São Nicolau", "amenity/restaurant", call("+351 222 008 232")),
    listing("Adega de S. Nicolau", "amenity/restaurant", call("222008232")),
    200,
  ],
  "no position, but name and number": [
    listing("Casa Guedes", "amenity/restaurant", call("+351 22 200 2874")),
    listing("Casa Guedes", undefined, call("+351222002874; +351 910 000 000")),
    undefined,
  ],
  "the same item under names that share nothing": [
    traitsOf({ id: "x", name: { ja: "東大寺" } }, "Q210229"),
    traitsOf({ id: "y", name: { en: "Todai-ji" } }, "Q210229"),
    400,
  ],
};

/** Two places, however alike. */
const different: Record<string, Pair> = {
  "a church and the garden named after it": [
    listing("Igreja de São Francisco", "amenity/place_of_worship"),
    listing("Jardim de São Francisco", "leisure/park"),
    60,
  ],
  "a hotel and its restaurant": [
    listing("Infante Sagres", "tourism/hotel"),
    listing("Infante Sagres", "amenity/restaurant"),
    5,
  ],
  "a tower and its church": [
    listing("Torre dos Clérigos", "historic/tower"),
    listing("Igreja dos Clérigos", "amenity/place_of_worship"),
    40,
  ],
  "two piers": [listing("Pier 39", "tourism/attraction"), listing("Pier 41", "tourism/attraction"), 120],
  "two branches at some distance": [
    listing("Padaria Ribeiro", "shop/bakery"),
    listing("Padaria Ribeiro", "shop/bakery"),
    600,
  ],
  "names of generic words alone": [
    listing("Restaurante", "amenity/restaurant"),
    listing("Restaurante", "amenity/restaurant"),
    8,
  ],
  "neighbours with a saint in common": [
    listing("Casa de Santo António", "tourism/guest_house"),
    listing("Capela de Santo António", "amenity/place_of_worship"),
    15,
  ],
  "other items": [
    traitsOf({ id: "x", name: { en: "Palace" } }, "Q1"),
    traitsOf({ id: "y", name: { en: "Palace" } }, "Q2"),
    3,
  ],
  "a temple and its hall": [
    listing("東大寺", "amenity/place_of_worship"),
    listing("東大寺ミュージアム", "tourism/museum"),
    120,
  ],
  "the same number, other names": [
    listing("Bar Galeria", "amenity/bar", call("+351 222 111 333")),
    listing("Hostel Ribeira", "tourism/hostel", call("+351 222 111 333")),
    10,
  ],
  "a name without a position": [listing("Casa Guedes"), listing("Casa Guedes"), undefined],
  "a chain's website in another part of town": [
    listing("Starbucks", "amenity/cafe", site("https://www.starbucks.pt")),
    listing("Starbucks", "amenity/cafe", site("https://www.starbucks.pt")),
    900,
  ],
  "a short word's other letter": [listing("Bar Rato", "amenity/bar"), listing("Bar Pato", "amenity/bar"), 20],
};

for (const [about, pair] of Object.entries(same)) {
  test(`one place: ${about}`, () => assertVerdict(pair, true));
}
for (const [about, pair] of Object.entries(different)) {
  test(`two places: ${about}`, () => assertVerdict(pair, false));
}

function assertVerdict([a, b, metres]: Pair, expected: boolean): void {
  for (const verdict of [comparePlaces("listing", a, b, metres), comparePlaces("listing", b, a, metres)]) {
    assert.equal(verdict?.same ?? false, expected, verdict?.why);
  }
}

test("the reasons of a verdict are told in words", () => {
  const [a, b, metres] = same["the same website at another corner"]!;
  assert.match(comparePlaces("listing", a, b, metres)!.why, /^name 0\.\d\d, 320 m, same website$/);
  const [hotel, table] = different["a hotel and its restaurant"]!;
  assert.equal(comparePlaces("listing", hotel, table, 5)!.why, "name 1.00, 5 m, one is sleep, one food");
  const [x, y] = different["other items"]!;
  assert.match(comparePlaces("listing", x, y, 3)!.why, /other Wikidata item \(Q1, Q2\)/);
});

test("areas are one by name and by centres that are near for their size", () => {
  const area = (name: string, radius: number) =>
    traitsOf({ id: "x", displayName: { pt: name }, radius } as LooseRecord);
  const isOne = (a: string, b: string, metres: number) =>
    comparePlaces("geoArea", area(a, 1_600), area(b, 400), metres)?.same ?? false;
  assert.equal(isOne("Cedofeita", "Cedofeita", 700), true);
  assert.equal(isOne("Cedofeita", "Cedofeita", 900), false);
  assert.equal(isOne("Cedofeita", "Cedofeita Norte", 100), false);
});

test("duplicates in one source have one name and category, and nothing that speaks against it", () => {
  const node = listing("Casa da Música", "amenity/theatre", site("https://casadamusica.com"));
  const way = listing("Casa da Música", "amenity/theatre");
  assert.match(areDuplicates("listing", node, way, 40)!.why, /name 1\.00, 40 m/);
  assert.equal(areDuplicates("listing", node, way, 70), undefined);
  assert.equal(areDuplicates("listing", node, listing("Casa da Música", "railway/station"), 5), undefined);
  const shop = (address: string) => listing("Sical", "amenity/cafe", site(address));
  assert.equal(
    areDuplicates("listing", shop("https://sical.pt/1"), shop("https://sical.pt/2"), 20),
    undefined,
  );
  const special = listing("Abadia", "amenity/restaurant/portuguese");
  assert.ok(areDuplicates("listing", special, listing("Abadia", "amenity/restaurant"), 20));
});

test("addresses and numbers are one however they are written", () => {
  assert.equal(websiteKey("https://www.Example.org/en/"), websiteKey("http://example.org/index.html?x=1#y"));
  assert.notEqual(websiteKey("https://example.org/a"), websiteKey("https://example.org/b"));
  assert.deepEqual(
    [websiteKey("mailto:a@b.c"), websiteKey("example"), websiteKey(undefined)],
    Array(3).fill(undefined),
  );
  assert.equal(phoneKey("+351 222 008 232"), phoneKey("222008232 / 910000000"));
  assert.deepEqual([phoneKey("112"), phoneKey(undefined)], [undefined, undefined]);
});

test("the likeness of names is symmetric, within 0 and 1, and 1 for a name and itself unless it is generic", () => {
  const word = fc.constantFrom(
    "casa",
    "café",
    "são",
    "nicolau",
    "nicolao",
    "igreja",
    "7",
    "12",
    "hotel",
    "東大寺",
    "de",
  );
  const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));
  const property = fc.property(name, name, (a, b) => {
    const alike = likeness(a, b);
    assert.ok(alike >= 0 && alike <= 1, `${alike}`);
    assert.ok(Math.abs(alike - likeness(b, a)) < 1e-9, `${a} | ${b}`);
    const isGeneric = comparableName(a)!.words.length === 0;
    assert.equal(likeness(a, a), isGeneric ? 0.6 : 1);
  });
  fc.assert(property, { numRuns: 2_000, seed: 7 });
});

test("a text without letters and digits is no name", () => {
  assert.equal(comparableName(" – ☆ "), undefined);
});
