import assert from "node:assert/strict";
import { test } from "node:test";
import { loadLexicons } from "./lexicon.ts";
import { OrgWords } from "./org-words.ts";
import { understand } from "./understand.ts";

const none = { categories: [], tags: [], keywords: [], interests: [], neighborhoods: [] };
const listing = (id: string, ...names: string[]) => ({ kind: "listing" as const, id, names });
const words = await OrgWords.build(
  {
    ...none,
    geoAreas: [
      { id: "rock", names: ["Monaco-Ville"] },
      { id: "cathedral", names: ["Sé"] },
    ],
    places: [
      listing("pub", "The Three Gryphons"),
      listing("inn", "Zwinglis"),
      listing("church", "Església Sant Esteve"),
      listing("phones", "3"),
      listing("shoes", "Office"),
      listing("shop", "bonÀrea (Andorra)"),
    ],
  },
  await loadLexicons(),
);
const read = (message: string, hostName?: string) =>
  understand(message, { words, now: 0, timeZone: "UTC", hostName });
const nearOf = (message: string) => {
  const { near, place, town } = read(message);
  return near?.to === "place" ? near.place.id : (place?.id ?? town?.name);
};

test("two words that stand for another place each, side by side, are a name that nothing here has", () => {
  for (const message of [
    "a café near Gryphons Zwinglis",
    "un café près de Gryphons Zwinglis",
    "ein Café nahe Gryphons Zwinglis",
    "un caffè vicino a Gryphons Zwinglis",
  ])
    assert.equal(nearOf(message), "Gryphons Zwinglis", message);
  assert.equal(nearOf("a café near Zwinglis"), "inn");
});

test("after a word for a place, strange words and the kind behind them are one name, and the kind is not looked for", () => {
  for (const message of ["cheap food near zorvent garden", "un restaurant près de Zorvent Garden"]) {
    const { town, categories } = read(message);
    assert.equal(town?.name.toLowerCase(), "zorvent garden", message);
    assert.ok(!categories.includes("garden"), message);
  }
});

test("what has to be near a church that is named after its kind is near that church", () => {
  for (const message of [
    "an atm near the church Sant Esteve",
    "ein Geldautomat nahe der Kirche Sant Esteve",
    "un cajero cerca de la iglesia Sant Esteve",
  ]) {
    assert.equal(nearOf(message), "church", message);
    assert.deepEqual(read(message).notUnderstood, [], message);
  }
});

test("after a kind and a word for the nearest stands what it is to be near to", () => {
  for (const message of [
    "which pharmacy is closest to the cathedral?",
    "Welche Apotheke ist am nächsten zur Kathedrale?",
    "quelle pharmacie est la plus proche de la cathédrale ?",
  ]) {
    const { near, categories } = read(message);
    assert.deepEqual(near, { to: "category", category: "church" }, message);
    assert.deepEqual(categories, ["pharmacy"], message);
  }
  assert.equal(read("the nearest church").near, undefined);
});

test("a number, an ordinary word written small, a particle and the town behind a shop's name name no place", () => {
  for (const message of [
    "dinner on each of those 3 evenings",
    "was it under an office?",
    "pas se lever avant dix heures",
    "what is there to see in Andorra?",
  ]) {
    const { place, area, include, near } = read(message);
    assert.deepEqual([place, area, include, near], [undefined, undefined, [], undefined], message);
  }
  assert.equal(read("is Office open now?").place?.id, "shoes");
});

test("a quarter that is called after the town does not stand for it, nor does a host", () => {
  assert.equal(read("un resto à Monaco").area, undefined);
  assert.equal(read("un resto à Monaco-Ville").area?.id, "rock");
  assert.equal(read("a viewpoint over London", "London").near, undefined);
  assert.deepEqual(read("a viewpoint near the Grand Inn", "Grand Inn").near, { to: "host" });
});

test("what is done before or after is not looked for beside what is", () => {
  for (const message of [
    "a restaurant before the theatre",
    "un restaurant avant le théâtre",
    "ein Restaurant vor dem Theater",
    "un restaurante antes del teatro",
  ])
    assert.deepEqual(read(message).categories, ["restaurant"], message);
});

test("a word of a plan's changes looks for no plan where there is none and something is looked for", () => {
  const { intent, categories } = read("a pharmacy, I need something for a blister");
  assert.deepEqual([intent, categories], ["find_places", ["pharmacy"]]);
  assert.equal(read("less walking").intent, "edit_plan");
});

test("a street, and a kind of place that is told by a strange name behind it, are names as well", () => {
  for (const [message, name] of [
    ["a barber near Zorvent Street", "Zorvent Street"],
    ["uma farmácia perto da rua Zorvent Kaldur hoje", "rua Zorvent Kaldur"],
    ["un coiffeur près de la rue Zorvent demain", "rue Zorvent"],
    ["una lavandería cerca de la estación de Zorvent", "estación de Zorvent"],
    ["ein Café nahe dem Museum Zorvent", "Museum Zorvent"],
  ] as const) {
    assert.equal(nearOf(message), name, message);
    assert.equal(read(message).near, undefined, message);
  }
});

test("a noun with its article is no town, and what is called after a town is not that town", () => {
  assert.equal(read("Wo sieht man die Strecke am Zorvel?").town, undefined);
  assert.equal(read("Museen in Zorvel").town?.name, "Zorvel");
  const { town } = read("a bakery near Oxford Circus");
  assert.deepEqual([town?.name, town?.world, town?.isNear], ["Oxford Circus", undefined, true]);
});

test("a message in a language that nobody here speaks is no emergency", () => {
  for (const message of [
    "Подскажите аптеку, которая работает в воскресенье",
    "Πού είναι το κοντινότερο φαρμακείο;",
  ]) {
    const { intent, inDanger } = read(message);
    assert.notEqual(intent, "emergency", message);
    assert.ok(!inDanger, message);
  }
});

test("days begin at the first hour that is said and end at one that comes long after", () => {
  for (const message of [
    "O que ver num dia? Chegamos às 10 e saímos às 18",
    "Um dia na cidade, chegamos às 10h e saímos às 18h",
  ]) {
    const { days, shape } = read(message);
    assert.equal(days, 1, message);
    assert.deepEqual(
      shape.map(({ operation, at }) => [operation, at]),
      [
        ["start_at", 600],
        ["end_at", 1080],
      ],
      message,
    );
  }
});

test("what is quoted, called so or written as a name behind a kind is one name that nothing here has", () => {
  for (const [message, name] of [
    ["do you know a place called Coffee Zorvent on Office?", "Coffee Zorvent"],
    ["connaissez-vous le bar « Le Petit Zorvent » ?", "Le Petit Zorvent"],
    ["¿Conocen el restaurante Casa Zorvita?", "Casa Zorvita"],
    ["Ich suche ein Café namens Zur Goldenen Zorve", "Zur Goldenen Zorve"],
    ["「カフェ・ゾルベント」というカフェを探しています", "カフェ ゾルベント"],
    ["Kender I spillestedet Den Blå Hvalros?", "Den Blå Hvalros"],
    ["Kennen Sie die Kneipe 'Zum Singenden Hering'?", "Zum Singenden Hering"],
    ["Vous connaissez le bar du Homard Chantant ?", "Homard Chantant"],
  ] as const)
    assert.equal(read(message).unknownPlace?.toLowerCase(), name.toLowerCase(), message);
  assert.equal(read("a place called Zwinglis").place?.id, "inn");
  for (const message of ['a "quiet" café', 'the "best" zorvent "bar" here'])
    assert.equal(read(message).unknownPlace, undefined, message);
});

test("a street is not the quarter that it is called after", () => {
  for (const message of ["restaurants on Monaco-Ville Road", "un restaurante en la Avenida Monaco-Ville"]) {
    const { area, town, unknownPlace } = read(message);
    assert.equal(area, undefined, message);
    assert.match(town?.name ?? unknownPlace ?? "", /Monaco/i, message);
  }
  assert.equal(read("restaurants in Monaco-Ville").area?.id, "rock");
});

test("what nothing explains beside an allergy is what somebody is allergic to", () => {
  for (const [message, said] of [
    ["a restaurant, I'm allergic to zorvels", "allergic to zorvels"],
    ["a restaurant, my son has a zorvel allergy", "zorvel allergy"],
    ["un restaurante, soy alérgica al marisco", "alérgica al marisco"],
  ] as const)
    assert.equal(read(message).saidAs.allergy, said, message);
});
