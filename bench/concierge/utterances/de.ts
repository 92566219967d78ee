import type { JudgedLanguage } from "../judged.ts";

export const german: JudgedLanguage = {
  language: "de",
  utterances: {
    copenhagen: [
      [
        "Wo kann man hier in der Nähe gut und günstig essen?",
        "find_places",
        { categories: ["restaurant"], near: "me", priceLevel: [1] },
      ],
      [
        "suche ein italienisches restaurant in nørrebro für heute abend",
        "find_places",
        { categories: ["italian", "restaurant"], area: "norrebro", openAt: "2026-11-18 evening" },
      ],
      [
        "Welche Museen haben am Sonntag geöffnet?",
        "find_places",
        { categories: ["museum"], openAt: "2026-11-22" },
      ],
      [
        "Wir sind zu viert und möchten morgen um 20 Uhr Fisch essen gehen",
        "find_places",
        { categories: ["seafood"], partySize: 4, openAt: "2026-11-19 20:00" },
      ],
      ["Nicht zu teuer, und bitte keine Museen", "find_places", { priceLevel: [1, 2], excluded: ["museum"] }],
      [
        "gibt es einen spielplatz in der nähe vom tivoli",
        "find_places",
        { categories: ["playground"], near: "tivoli-gardens" },
      ],
      [
        "Plane uns bitte drei Tage mit zwei Kindern, wir mögen Parks und Geschichte",
        "plan_trip",
        { days: 3, userCategory: "family", interests: ["parks", "history"] },
      ],
      ["Wann macht Schloss Rosenborg auf?", "about_place", { place: "rosenborg-castle", asked: ["hours"] }],
      [
        "Telefonnummer von der Kleinen Meerjungfrau?? nein, vom Restaurant Schønnemann",
        "about_place",
        { place: "restaurant-schonnemann", asked: ["phone"] },
      ],
      [
        "ein gemütliches Café zum Frühstücken, fußläufig vom Hotel",
        "find_places",
        { categories: ["cafe", "breakfast"], features: ["cosy"], near: "host", radius: 1000 },
      ],
      ["Guten Tag!", "small_talk"],
      ["vielen Dank, das wars", "small_talk"],
      ["Schick mir den Plan bitte an max.muster@example.de", "send_plan", { email: "max.muster@example.de" }],
      ["Kannst du mir bei meiner Steuererklärung helfen?", "out_of_scope"],
      ["schreib mir ein gedicht über katzen", "out_of_scope"],
      [
        "vegetarisches Restaurant mit Terrasse",
        "find_places",
        { categories: ["restaurant"], features: ["vegetarian", "outdoor_seating"] },
      ],
      [
        "Weinbar oder Cocktailbar, jetzt noch offen",
        "find_places",
        { categories: ["wine_bar", "cocktail_bar"], openAt: "now" },
      ],
      [
        "kostenlose Sehenswürdigkeiten in Indre By",
        "find_places",
        { categories: ["attraction"], priceLevel: [0], area: "indre-by" },
      ],
      [
        "Was kann man bei Regen mit Kindern machen?",
        "find_places",
        { features: ["rainy"], userCategory: "family" },
      ],
      ["alles außer Sushi", "find_places", { excluded: ["sushi"] }],
      [
        "tausch das Abendessen an Tag 2 gegen Sushi",
        "edit_plan",
        { edits: ["replace:2:dinner"], categories: ["sushi"] },
      ],
      ["bitte weniger laufen", "edit_plan", { edits: ["less_walking"] }],
      ["ich brauch ne apotheke, schnell", "find_places", { categories: ["pharmacy"] }],
      [
        "Romantisches Abendessen zu zweit am Freitag um halb acht",
        "find_places",
        { categories: ["restaurant"], features: ["romantic"], partySize: 2, openAt: "2026-11-20 19:30" },
      ],
      [
        "Kunstmuseum oder Galerie im Umkreis von 2 km",
        "find_places",
        { categories: ["art_museum", "gallery"], radius: 2000 },
      ],
      [
        "Ist das Nationalmuseum auch was für kleine Kinder?",
        "about_place",
        { place: "national-museum", userCategory: "family" },
      ],
      [
        "Wir suchen was Schickes für ein Geschäftsessen",
        "find_places",
        { categories: ["restaurant"], priceLevel: [3, 4], userCategory: "business" },
      ],
      [
        "Stadtrundgang für einen Tag ab morgen früh erstellen",
        "plan_trip",
        { days: 1, startDate: "2026-11-19" },
      ],
      [
        "bäckerei die am 24. dezember offen hat",
        "find_places",
        { categories: ["bakery"], openAt: "2026-12-24" },
      ],
      [
        "Craft-Bier in Vesterbro mit Freunden",
        "find_places",
        { categories: ["brewery"], area: "vesterbro-kongens-enghave", userCategory: "friends" },
      ],
      [
        "Gibts einen Flohmarkt am Wochenende?",
        "find_places",
        { categories: ["market"], openAt: "2026-11-21..2026-11-22" },
      ],
      [
        "ich interessiere mich für Architektur und Fotografie, bin allein unterwegs",
        "find_places",
        { interests: ["architecture", "photography"], userCategory: "solo" },
      ],
      [
        "Strände und Seen zum Schwimmen",
        "find_places",
        { categories: ["beach", "lake"], interests: ["swimming"] },
      ],
      [
        "wie komme ich zur Erlöserkirche",
        "about_place",
        { place: "church-of-our-saviour", asked: ["directions"] },
      ],
      [
        "Kaffe und Kuchen am Samstagnachmittag",
        "find_places",
        { categories: ["cafe", "bakery"], openAt: "2026-11-21 afternoon" },
      ],
      ["Nachtclub, aber nichts mit Eintritt", "find_places", { categories: ["nightclub"], priceLevel: [0] }],
      [
        "Wochenendtrip nächste Woche, was würdest du uns planen?",
        "plan_trip",
        { days: 2, startDate: "2026-11-28" },
      ],
      [
        "Hundefreundliches Lokal, draußen sitzen wäre toll",
        "find_places",
        { categories: ["restaurant"], features: ["dogs", "outdoor_seating"] },
      ],
      ["was läuft heute im theater", "find_places", { categories: ["theatre"], openAt: "2026-11-18" }],
      ["Aussichtspunkt für den Sonnenuntergang", "find_places", { categories: ["viewpoint"] }],
    ],
    marelle: [
      [
        "günstiges Hotel im Zentrum mit Parkplatz und WLAN",
        "find_places",
        { categories: ["hotel"], priceLevel: [1], area: "centre", features: ["parking", "wifi"] },
      ],
      [
        "gibt es ein indisches Restaurant im Norden der Stadt",
        "find_places",
        { categories: ["indian", "restaurant"], area: "north" },
      ],
      [
        "ich hätte gern die Adresse vom Blue Anchor Fish House",
        "about_place",
        { place: "blue-anchor", asked: ["address"] },
      ],
    ],
  },
  dialogues: [
    {
      organisation: "copenhagen",
      turns: [
        [
          "Ich suche ein Restaurant in Østerbro",
          "find_places",
          { categories: ["restaurant"], area: "osterbro" },
        ],
        [
          "etwas günstiger bitte",
          "refine",
          { categories: ["restaurant"], area: "osterbro", priceLevel: [1, 2] },
        ],
        [
          "lieber Pizza",
          "refine",
          { categories: ["restaurant", "pizza"], area: "osterbro", priceLevel: [1, 2] },
        ],
        [
          "und am Samstag?",
          "refine",
          { categories: ["restaurant", "pizza"], area: "osterbro", priceLevel: [1, 2], openAt: "2026-11-21" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["Plan für 2 Tage bitte, wir sind ein Paar", "plan_trip", { days: 2, userCategory: "couples" }],
        [
          "ohne Museen",
          "edit_plan",
          { days: 2, userCategory: "couples", excluded: ["museum"], edits: ["remove"] },
        ],
        [
          "fang später an",
          "edit_plan",
          { days: 2, userCategory: "couples", excluded: ["museum"], edits: ["start_later"] },
        ],
        [
          "super, schick ihn an eva@example.com",
          "send_plan",
          { days: 2, userCategory: "couples", excluded: ["museum"], email: "eva@example.com" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["Was ist das Designmuseum?", "about_place", { place: "designmuseum-danmark" }],
        ["was kostet der Eintritt?", "about_place", { place: "designmuseum-danmark", asked: ["price"] }],
        [
          "gibt es ein Café in der Nähe?",
          "find_places",
          { categories: ["cafe"], near: "designmuseum-danmark" },
        ],
        ["danke dir", "small_talk", { categories: ["cafe"], near: "designmuseum-danmark" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["hallo", "small_talk"],
        ["bar mit livemusik in der nähe", "find_places", { categories: ["bar", "music_venue"], near: "me" }],
        ["nein, ich meinte in nørrebro", "refine", { categories: ["bar", "music_venue"], area: "norrebro" }],
        [
          "das dritte klingt gut, wann ist es offen?",
          "about_place",
          { categories: ["bar", "music_venue"], area: "norrebro", choice: 3, asked: ["hours"] },
        ],
      ],
    },
    {
      organisation: "marelle",
      turns: [
        ["Wir brauchen ein Hotel für drei Personen", "find_places", { categories: ["hotel"], partySize: 3 }],
        ["die Gegend ist egal", "refine", { categories: ["hotel"], partySize: 3, dontCare: ["area"] }],
        ["4 Sterne wären schön", "refine", { categories: ["hotel"], partySize: 3, stars: 4 }],
        ["ja gerne", "refine", { categories: ["hotel"], partySize: 3, stars: 4, answer: "yes" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["ein Park zum Picknicken", "find_places", { categories: ["park"], features: ["picnic"] }],
        [
          "einer mit Spielplatz wäre gut, die Kinder sind 3 und 6",
          "refine",
          { categories: ["park", "playground"], features: ["picnic"], userCategory: "family" },
        ],
        [
          "näher am Hotel bitte",
          "refine",
          { categories: ["park", "playground"], features: ["picnic"], userCategory: "family", near: "host" },
        ],
      ],
    },
  ],
};
