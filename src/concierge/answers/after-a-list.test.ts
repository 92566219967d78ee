import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = (lang?: string) => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });

async function after(list: string, message: string, lang?: string) {
  const conversation = talk(lang);
  const before = await conversation.say(list);
  assert.ok(before.listings.length > 0, list);
  return conversation.say(message);
}

test("thanks and approval after a list are no reason to list it again", async () => {
  const said: Record<string, readonly [list: string, ...closing: string[]]> = {
    en: ["cafés nearby", "great ta!", "ok perfect"],
    fr: ["un café près d'ici", "parfait merci"],
    it: ["un caffè qui vicino", "ottimo, grazie!", "ok perfetto"],
    zh: ["附近的咖啡馆", "好的,麻烦你了"],
    ja: ["近くのカフェ", "なるほど、行ってみます"],
  };
  for (const [lang, [list, ...closings]] of Object.entries(said))
    for (const closing of closings) {
      const { listings, message } = await after(list, closing, lang);
      assert.deepEqual(listings, [], message);
      assert.doesNotMatch(message, /[“”«»「」]/u);
    }
});

test("what is not understood after a list is said without the list", async () => {
  const { listings, message } = await after("a vegan restaurant", "something blorky");
  assert.deepEqual(listings, []);
  assert.match(message, /“blorky”.* desk/);
});

test("a wish that no other place meets is said to be unknown of those that were shown, which come again as the nearest", async () => {
  const conversation = talk();
  const { listings } = await conversation.say("a tea room");
  const nearest = await conversation.say("a bit quieter?");
  assert.deepEqual(nearest.listings, listings);
  assert.match(nearest.message, /“quieter”/);
});

test("who lets go of a wish is told what there is without it, though it is the same", async () => {
  const conversation = talk();
  const { listings } = await conversation.say("a tea room");
  assert.deepEqual((await conversation.say("the price doesn't matter")).listings, listings);
});

test("who asks for the same again is told the same", async () => {
  const conversation = talk();
  const { listings } = await conversation.say("cafés nearby");
  await conversation.say("wifi password?");
  assert.deepEqual((await conversation.say("cafés nearby")).listings, listings);
});

test("when the places that were shown open is told with when they close", async () => {
  const conversation = talk();
  await conversation.say("a bakery");
  const { message } = await conversation.say("when do they open?");
  assert.match(message, /: Open 8:00–18:00\./);
});

test("what was asked in between leaves the list what is asked about", async () => {
  const conversation = talk();
  const { listings } = await conversation.say("Danish restaurants");
  await conversation.say("wifi password?");
  const { message } = await conversation.say("how far is that on foot?");
  assert.ok(message.includes(`${listings[1]!.name}: `) && message.includes("on foot"), message);
});

test("a price is asked by calling it high as well, and not sought", async () => {
  const conversation = talk("fr");
  const { listings } = await conversation.say("un restaurant près d'ici");
  const { message, understanding } = await conversation.say("c'est cher ?");
  assert.match(message, /Prix moyens/);
  assert.deepEqual(understanding?.priceLevel, []);
  assert.ok(listings.length > 0);
});

test("a dish that is asked the price of is no place", async () => {
  const conversation = talk("de");
  await conversation.say("wo kann man dänisch essen?");
  assert.match((await conversation.say("Was kostet da ein Hauptgericht?")).message, /Mittlere Preislage/);
});

test("whether one has to book is answered by where a place takes bookings", async () => {
  const conversation = talk();
  await conversation.say("La Fontaine");
  const { message } = await conversation.say("do we have to book?");
  assert.match(message, /takes bookings here: https/);
});

test("a question that no word is for is not answered with what the place is", async () => {
  const { message } = await after("swimming in the harbour", "does the first one require a membership?");
  assert.match(message, /not known to me/);
});

test("some of a list that are cheap are looked for", async () => {
  for (const message of ["are any of them cheap?", "do you have anything cheap?"]) {
    const { understanding, listings } = await after("restaurants", message);
    assert.deepEqual([understanding?.intent, understanding?.priceLevel], ["refine", [1]]);
    assert.ok(listings.every(({ priceLevel }) => priceLevel === 1));
  }
});

test("a kind that is named after what there is to see narrows it where it was looked for", async () => {
  for (const message of ["is there a museum?", "I'd like a museum"]) {
    const { understanding } = await after("what is there to see in Nørrebro?", message);
    assert.deepEqual([understanding?.categories, understanding?.area], [["museum"], "Nørrebro"], message);
  }
});

test("a sight says nothing beside the kind that it is to be", async () => {
  const { understanding } = await talk().say("I am looking for an attraction, a theatre");
  assert.deepEqual(understanding?.categories, ["attraction", "theatre"]);
  const { understanding: narrowed } = await talk().say("an attraction that is a theatre");
  assert.deepEqual(narrowed?.categories, ["theatre"]);
});

test("wifi is asked of hotels that are looked for, and else of the house", async () => {
  const { understanding } = await talk().say("I need a hotel that includes free wifi for my parents");
  assert.equal(understanding?.intent, "find_places");
  assert.equal((await talk().say("is there free wifi in the hotel?")).understanding?.intent, "about_house");
});

test("an afternoon that is free says nothing of prices, and the language of a mass nothing of kitchens", async () => {
  const { understanding } = await talk().say("I have a free afternoon, what is there to see?");
  assert.deepEqual(understanding?.priceLevel, []);
  const mass = await talk("es").say("busco una misa en español para el domingo");
  assert.deepEqual(mass.understanding?.categories, ["church"]);
});

test("whether one of a list is open until an hour is told by its hours, and what a taxi costs of none of it", async () => {
  const until = talk("de");
  await until.say("wo krieg ich jetzt noch nen guten kaffee");
  assert.match((await until.say("hat der zweite bis 19 uhr auf?")).message, /: (Nein|Ja), /);
  const taxi = await until.say("und was kostet ein taxi zum flughafen?");
  const isTold = /Rezeption ruft Ihnen ein Taxi.* Das Übrige weiß ich/.test(taxi.message);
  assert.deepEqual([taxi.listings, isTold], [[], true]);
});

test("a question that points to nothing and is about something that nobody here knows is of no place of the list", async () => {
  const asked: readonly (readonly [lang: string, list: string, question: string])[] = [
    ["en", "museums nearby", "is there a quokka curfew?"],
    ["da", "en hyggelig café", "er det noget med mayonnaise gravide ikke må få?"],
    ["de", "ein schönes museum", "brauche ich für die Fähre nach Schweden einen Ausweis?"],
    ["ja", "カフェを教えて", "カウンターある？"],
  ];
  for (const [lang, list, question] of asked) {
    const { listings, message } = await after(list, question, lang);
    assert.deepEqual(listings, [], message);
    assert.match(message, /\+45/, `${question} -> ${message}`);
    assert.doesNotMatch(message, /https:\/\/(?!harbour-house)/, `${question} -> ${message}`);
  }
  const ofList = await after("a quiet café near here", "is it open tomorrow?");
  assert.ok(ofList.listings.length > 0, ofList.message);
});

test("what is asked of buses and trains but the way is for the desk, whatever place was told of last", async () => {
  const asked: readonly (readonly [lang: string, place: string, question: string])[] = [
    ["fr", "le château de Rosenborg", "dans le métro ça va avec un chien de 30 kg ?"],
    ["zh", "罗森堡宫几点开门", "坐公交老人有优惠吗,在哪儿买票"],
    ["pt", "o castelo de Rosenborg", "os idosos têm desconto nos autocarros?"],
  ];
  for (const [lang, place, question] of asked) {
    const conversation = talk(lang);
    await conversation.say(place);
    const { listings, message } = await conversation.say(question);
    assert.deepEqual(listings, [], message);
    assert.match(message, /\+45/, `${question} -> ${message}`);
  }
});

test("after a list it is looked for what is wanted elsewhere, as dishes whose name nobody here knows", async () => {
  const dish = await after("et museum", "jeg har lyst til en god blorkmad, hvor får man sådan en", "da");
  assert.match(dish.message, /blorkmad/);
  const terrace = await after(
    "un parc",
    "et une terrasse où on mange bien et où les chiens sont acceptés, pas loin du port",
    "fr",
  );
  assert.ok(terrace.listings.length > 0);
  assert.doesNotMatch(terrace.message, /^Autour de/);
});
