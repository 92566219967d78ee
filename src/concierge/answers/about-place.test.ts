import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = (lang?: string) => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });

test("a place that is named is told about in the catalogue's own words", async () => {
  const answer = await talk().say("Tell me about Tivoli Gardens");
  assert.deepEqual(
    answer.listings.map(({ id }) => id),
    ["tivoli-gardens"],
  );
  assert.match(answer.message, /^Tivoli Gardens: Amusement park\. Georg Carstensen opened Tivoli in 1843/);
  assert.match(answer.message, /Address: Vesterbrogade 3/);
});

test("the second one is the second of the last answer, and stays so for the third", async () => {
  const conversation = talk();
  const { listings } = await conversation.say("Museums");
  const second = await conversation.say("Tell me about the second one");
  const third = await conversation.say("And the third one?");
  assert.equal(second.listings[0]?.id, listings[1]!.id);
  assert.equal(third.listings[0]?.id, listings[2]!.id);
});

test("of the places shown the one is meant that has the word for its kind in its name", async () => {
  const conversation = talk();
  await conversation.say("is there an opera here?");
  const { message } = await conversation.say("I asked about the opera, is it far?");
  assert.match(message, /^The Royal Danish Opera House: 900 m away/);
});

test("what the house has as well is asked of the place that was told of or is pointed to", async () => {
  const conversation = talk();
  await conversation.say("italian restaurants");
  assert.match(
    (await conversation.say("does the third one have a lift?")).message,
    /^Bæst: That is not known/,
  );
  await conversation.say("Rundetårn");
  assert.match((await conversation.say("er der elevator?")).message, /^Rundetaarn: Ja/);
});

test("what a pharmacy has, or who may take it, is not known by its kind", async () => {
  for (const [lang, pharmacy, question] of [
    ["en-GB", "where is a pharmacy?", "can I give my son ibuprofen?"],
    ["es-ES", "una farmacia", "tiene 3 años, ¿puedo darle ibuprofeno?"],
  ] as const) {
    const conversation = talk(lang);
    await conversation.say(pharmacy);
    const { message } = await conversation.say(question);
    assert.doesNotMatch(message, /Yes|Sí/);
  }
});

test("attributes that are asked about are answered from the record", async () => {
  const conversation = talk();
  assert.match(
    (await conversation.say("When is Bastard Café open?")).message,
    /^Bastard Café: Open until 0:00\. Mon–Thu 12:00–0:00; Fri 12:00–2:00; Sat 10:00–2:00; Sun 10:00–0:00\.$/,
  );
  assert.equal(
    (await conversation.say("What is the phone number?")).message,
    "Bastard Café: Telephone: +45 42 74 66 42.",
  );
  assert.match((await conversation.say("What is the address?")).message, /Address: Rådhusstræde 13/);
});

test("a place that never closes has no list of days", async () => {
  assert.equal((await talk().say("When is Nyhavn open?")).message, "Nyhavn: Always open.");
});

test("a holiday of which a place's hours say nothing is named, in its week and in a plan", async () => {
  const times = (day: number) => ({ open: { day, time: "1000" }, close: { day, time: "2000" } });
  const garden = {
    kind: "listing",
    id: "garden",
    name: { "en-GB": "Moss Garden" },
    category: { "en-GB": "Garden" },
    geoLocation: [35.68, 139.75],
    timeZoneName: "Asia/Tokyo",
    countryCode: "JP",
    openingHours: { periods: [0, 1, 2, 3, 4, 5, 6].map(times) },
  };
  await concierge.add("tokyo", [garden], ["en-GB"]);
  const guest = concierge.talk({ orgId: "tokyo" });
  // 23 November is Labour Thanksgiving Day, a Monday in 2026.
  assert.match(
    (await guest.say("When is Moss Garden open?")).message,
    /Mon public holiday: hours may differ; Tue–Sun 10:00–20:00/,
  );
  const { itinerary } = await guest.say("plan one day on 23 November with Moss Garden");
  assert.match(JSON.stringify(itinerary), /[Pp]ublic holiday: hours may differ/);
});

test("what a record does not say is not known, which is not no", async () => {
  const conversation = talk();
  await conversation.say("Tell me about Bastard Café");
  const { message } = await conversation.say("Does it have wifi?");
  assert.match(message, /^Bastard Café: That is not known to me\. .*Website: /);
});

test("a feature that the record has is told in the record's word, in the answer's language", async () => {
  await concierge.add(
    "inns",
    [
      {
        kind: "listing",
        id: "mill",
        name: { "en-GB": "Mill Inn" },
        category: { "en-GB": "Hotel", "de-DE": "Hotel" },
        activityTags: {
          "en-GB": ["free parking", "4 stars"],
          "de-DE": ["kostenloser Parkplatz", "4 Sterne"],
        },
      },
    ],
    ["en-GB", "de-DE"],
  );
  const english = concierge.talk({ orgId: "inns" });
  assert.equal((await english.say("Is there parking at Mill Inn?")).message, "Mill Inn: Yes: free parking.");
  assert.equal((await english.say("How many stars does it have?")).message, "Mill Inn: 4 stars.");
  const german = concierge.talk({ orgId: "inns" }, { lang: "de" });
  await german.say("Erzähl mir etwas über Mill Inn");
  assert.equal((await german.say("Hat es Parkplätze?")).message, "Mill Inn: Ja: kostenloser Parkplatz.");
  const french = concierge.talk({ orgId: "inns" }, { lang: "fr" });
  await french.say("Parle-moi de Mill Inn");
  assert.equal((await french.say("Il y a un parking ?")).message, "Mill Inn : Oui : parking.");
});

test("a time that an earlier message asked for does not answer for this one", async () => {
  const conversation = talk();
  await conversation.say("Restaurants open on Sunday at 13:00");
  const { message } = await conversation.say("Tell me about Bastard Café");
  assert.match(message, /open until 0:00/);
});

test("a name that nobody has is not made up", async () => {
  const { message, listings } = await talk().say("Zorgblatt?");
  assert.match(message, /^I did not understand “Zorgblatt”\./);
  assert.deepEqual(listings, []);
});

test("whether a place is open at a time is answered with yes or no first, and with the next opening", async () => {
  for (const [messages, said] of [
    [["Tell me about Bastard Café", "Is it open tonight?"], /^Bastard Café: Yes, open until 0:00\. /],
    [
      ["Tell me about Bastard Café", "Is it open on Sunday at 8am?"],
      /^Bastard Café: No, closed, open again Sunday at 10:00\. /,
    ],
    [["Ist das Bastard Café morgen geöffnet?"], /^Bastard Café: Ja, geöffnet 12:00–0:00\. /],
    [["Was ist das Bastard Café?", "Hat das morgen auf?"], /^Bastard Café: Ja, geöffnet 12:00–0:00\. /],
    [
      ["Parlez-moi du Bastard Café", "C'est ouvert maintenant ?"],
      /^Bastard Café : Oui, ouvert jusqu'à 0:00\. /,
    ],
    [["Is Nyhavn open tonight?"], /^Nyhavn: Yes, always open\./],
    [["Is the National Museum open on Monday?"], /That is not known to me\./],
  ] as const) {
    const conversation = talk();
    let message = "";
    for (const text of messages) ({ message } = await conversation.say(text));
    assert.match(message, said);
  }
});

test("a bus to a town goes to the town, not to the hotel that is called after it", async () => {
  const place = (id: string, name: string, category: string) => ({
    kind: "listing",
    id,
    name: { "en-GB": name },
    category: { "en-GB": category },
    geoLocation: [42.5, 1.5],
  });
  await concierge.add("valley", [
    place("barcelona", "Barcelona", "Hotel"),
    place("tivoli", "Tivoli", "Theme park"),
  ]);
  const said = async (message: string) => concierge.talk({ orgId: "valley" }).say(message);
  for (const message of ["bus to Barcelona", "which bus goes to barcelona airport"]) {
    const { message: answer, listings } = await said(message);
    assert.match(answer, /^I know no bus and train times/, message);
    assert.deepEqual(listings, [], message);
  }
  assert.match((await said("Barcelona")).message, /^Barcelona: Hotel/);
  assert.match((await said("bus to Tivoli")).message, /^Tivoli: I know no bus and train times/);
});

test("what a place has or allows is asked of the place that is named, however it is pointed to", async () => {
  for (const [message, name] of [
    ["can I bring my dog to the King's Garden", "The King's Garden"],
    ["is there a lift in the Glyptotek? I use a wheelchair", "Glyptoteket"],
    ["Can you sit outside at WarPigs", "WarPigs Brewpub"],
    ["kan je bij WarPigs buiten zitten", "WarPigs Brewpub"],
    ["kann man bei Gro Spiseri vegan essen", "Gro Spiseri"],
    ["Er der elevator på Glyptoteket?", "Glyptoteket"],
    ["en la Glyptoteket hay ascensor?", "Gliptoteca Ny Carlsberg"],
    ["posso portare il cane al Giardino del Re", "Giardino del Re"],
    ["チボリに犬を連れて行けますか", "チボリ公園"],
    ["Kommt man mit dem Rollstuhl auf den Runden Turm?", "Der Runde Turm"],
  ] as const) {
    const answer = await talk().say(message);
    assert.deepEqual(
      answer.listings.map((listing) => listing.name),
      [name],
      message,
    );
  }
  const found = await talk().say("vegan food at Tivoli");
  assert.equal(found.understanding?.intent, "find_places");
});

test("whether a place is near the hotel asks how far it is, and a kind near the hotel is looked for there", async () => {
  for (const [first, then] of [
    ["Parlez-moi de Tivoli", "c'est loin de l'hôtel ?"],
    ["Fortæl om Tivoli", "er det tæt på hotellet?"],
    ["Tell me about Tivoli", "is that close to the hotel?"],
    ["Tell me about Tivoli", "Is Tivoli near the hotel?"],
    ["Erzähl mir vom Tivoli", "ist das weit vom Hotel?"],
  ] as const) {
    const conversation = talk();
    await conversation.say(first);
    assert.match((await conversation.say(then)).message, /1[.,]5\skm/, then);
  }
  for (const message of [
    "et værtshus tæt på hotellet",
    "un bar pas loin de l'hôtel",
    "a bar not far from the hotel",
    "eine Kneipe nicht weit vom Hotel",
    "ホテルから近いカフェ",
  ]) {
    const { understanding } = await talk().say(message);
    assert.equal(understanding?.slots?.near, "host", message);
  }
});

test("a place is known by its name without its kind where it is where something is to be", async () => {
  const answer = await talk().say("can we get a table at Barr on Friday");
  assert.match(answer.message, /Restaurant Barr takes bookings/);
});

test("how to get to the airport is told by the desk, whatever was found before and by which means", async () => {
  for (const [lang, list, message] of [
    ["en", "cafés nearby", "how long from there to the airport by taxi vs metro, flight is fri 11:40"],
    ["de", "Cafés in der Nähe", "Taxi oder Metro zum Flughafen?"],
    ["fr", "un café près d'ici", "Taxi ou métro pour l'aéroport ?"],
    ["zh", "附近的咖啡馆", "去机场坐地铁还是打车?"],
  ] as const) {
    const conversation = talk(lang);
    await conversation.say(list);
    const { understanding } = await conversation.say(message);
    assert.equal(understanding?.intent, "about_house", message);
    assert.ok(String(understanding?.matters).includes("taxi"), message);
  }
});

test("who asks whether it is safe there is not told what the place is like", async () => {
  for (const [lang, message] of [
    ["en", "Is Nyhavn safe at night?"],
    ["da", "Er det trygt at gå hjem fra Nyhavn om natten?"],
    ["de", "Ist Nyhavn abends sicher für eine Frau allein?"],
    ["it", "Nyhavn è sicuro di notte?"],
  ] as const)
    assert.deepEqual((await talk(lang).say(message)).understanding?.asked, ["fact"], message);
});

test("the second one with a day is asked for its hours, and who books is told at once", async () => {
  const conversation = talk("it");
  await conversation.say("ristoranti danesi");
  const { understanding } = await conversation.say("il secondo. aperto anche domani sera?");
  assert.deepEqual(understanding?.asked, ["hours"]);
  const booked = await conversation.say("e per prenotare ci pensate voi o chiamo io?");
  assert.match(booked.message, /non posso prenotare/i);
});

test("how long it is with a pram, or by bus, is told of the way to the place", async () => {
  const conversation = talk();
  await conversation.say("Tell me about Nyhavn");
  const { message } = await conversation.say("How long does it take with a pram, or is there a bus?");
  assert.match(message, /on foot/);
  assert.doesNotMatch(message, /hour/);
});

test("whether to go by bicycle or by train is answered with the way by both, and when trains leave with who knows", async () => {
  for (const [message, said] of [
    ["Bike or metro to Tivoli, which is faster?", /^Tivoli Gardens: .+ on foot, about \d+ mins by bike\./],
    ["Fahrrad oder Metro zum Nyhavn, was geht schneller?", /^Nyhavn: .+ zu Fuß, etwa \d+ Min mit dem Rad\./],
    [
      "Cykel eller metro til Rosenborg Slot, hvad er hurtigst?",
      /^Rosenborg.*: .+ til fods, ca\. \d+ min på cykel\./,
    ],
    [
      "Wann fährt nachts die letzte Metro?",
      /^Fahrpläne von Bus und Bahn kenne ich nicht; die Rezeption weiß Bescheid\. /,
    ],
    [
      "A che ora passa l'ultima metro la sera?",
      /^Non conosco linee e orari di autobus e treni; alla reception li conoscono\. /,
    ],
  ] as const)
    assert.match((await talk().say(message)).message, said);
});
