import type { JudgedLanguage } from "../judged.ts";

export const dutch: JudgedLanguage = {
  language: "nl",
  utterances: {
    copenhagen: [
      [
        "Waar kan ik vanavond goede sushi eten in de buurt van Tivoli?",
        "find_places",
        { categories: ["sushi"], near: "tivoli-gardens", openAt: "2026-11-18 evening" },
      ],
      [
        "goedkoop italiaans restaurant in nørrebro",
        "find_places",
        { categories: ["italian", "restaurant"], priceLevel: [1], area: "norrebro" },
      ],
      [
        "welke musea zijn zondagochtend open?",
        "find_places",
        { categories: ["museum"], openAt: "2026-11-22 morning" },
      ],
      [
        "ik zoek een rustig café met wifi",
        "find_places",
        { categories: ["cafe"], features: ["quiet", "wifi"] },
      ],
      [
        "we zijn een gezin met twee kinderen, wat kunnen we doen als het regent?",
        "find_places",
        { userCategory: "family", features: ["rainy"] },
      ],
      ["niet te duur en geen musea alsjeblieft", "find_places", { priceLevel: [1, 2], excluded: ["museum"] }],
      [
        "romantisch diner vrijdag om half acht",
        "find_places",
        { categories: ["restaurant"], features: ["romantic"], openAt: "2026-11-20 19:30" },
      ],
      [
        "maak een plan voor 3 dagen, we houden van architectuur en design",
        "plan_trip",
        { days: 3, interests: ["architecture", "design"] },
      ],
      [
        "hoe laat gaat kasteel Rosenborg open",
        "about_place",
        { place: "rosenborg-castle", asked: ["hours"] },
      ],
      ["wat is het adres van Torvehallerne?", "about_place", { place: "torvehallerne", asked: ["address"] }],
      [
        "wijnbar op loopafstand van het hotel",
        "find_places",
        { categories: ["wine_bar"], near: "host", radius: 1000 },
      ],
      ["wat is er nu open bij mij in de buurt", "find_places", { openAt: "now", near: "me" }],
      ["alles behalve pizza", "find_places", { excluded: ["pizza"] }],
      ["tafel voor vier zaterdag om 20.00 uur", "find_places", { partySize: 4, openAt: "2026-11-21 20:00" }],
      ["stuur het reisplan naar piet@example.nl", "send_plan", { email: "piet@example.nl" }],
      ["hallo daar", "small_talk"],
      ["bedankt, dat was alles", "small_talk"],
      ["wat is de wortel van 81", "out_of_scope"],
      ["kun je mijn huiswerk maken?", "out_of_scope"],
      [
        "vegetarische restaurants hier vlakbij",
        "find_places",
        { categories: ["restaurant"], features: ["vegetarian"], near: "me" },
      ],
      [
        "vervang het avondeten op dag 2 door sushi",
        "edit_plan",
        { edits: ["replace:2:dinner"], categories: ["sushi"] },
      ],
      ["graag minder lopen", "edit_plan", { edits: ["less_walking"] }],
      [
        "weekendje weg met mijn vriendin, kun je iets voor ons plannen?",
        "plan_trip",
        { days: 2, startDate: "2026-11-21", userCategory: "couples" },
      ],
      [
        "ontbijt morgen binnen 500 meter",
        "find_places",
        { categories: ["breakfast"], openAt: "2026-11-19", radius: 500 },
      ],
      [
        "waar drinken de locals een speciaalbiertje",
        "find_places",
        { categories: ["brewery"], features: ["local"] },
      ],
      [
        "speeltuin in Vesterbro voor een kind van 4",
        "find_places",
        { categories: ["playground"], area: "vesterbro-kongens-enghave", userCategory: "family" },
      ],
      ["ik ben hier voor zaken, twee dagen", "find_places", { userCategory: "business", days: 2 }],
      [
        "een chique restaurant voor een etentje",
        "find_places",
        { categories: ["restaurant"], priceLevel: [3, 4] },
      ],
      ["gratis dingen om te doen met vrienden", "find_places", { priceLevel: [0], userCategory: "friends" }],
      [
        "hoeveel kost een kaartje voor het Designmuseum?",
        "about_place",
        { place: "designmuseum-danmark", asked: ["price"] },
      ],
      ["beste bakker van de stad", "find_places", { categories: ["bakery"], sort: "rating" }],
      [
        "geen nachtclub, liever een kroeg met livemuziek",
        "find_places",
        { categories: ["pub", "music_venue"], excluded: ["nightclub"] },
      ],
      [
        "een park om te wandelen op 3 december 's middags",
        "find_places",
        { categories: ["park"], openAt: "2026-12-03 afternoon" },
      ],
      [
        "kunstgalerie of tweedehandswinkel bij Jægersborggade",
        "find_places",
        { categories: ["gallery", "second_hand"], near: "jaegersborggade" },
      ],
      ["is er een apotheek in de buurt?", "find_places", { categories: ["pharmacy"], near: "me" }],
      [
        "cafeetje met terras waar honden welkom zijn",
        "find_places",
        { categories: ["cafe"], features: ["outdoor_seating", "dogs"] },
      ],
    ],
    marelle: [
      [
        "ik heb een betaalbaar hotel in het noorden nodig met gratis parkeren",
        "find_places",
        { categories: ["hotel"], priceLevel: [1, 2], area: "north", features: ["parking"] },
      ],
      [
        "indiaas restaurant in het centrum, prijs maakt niet uit",
        "find_places",
        { categories: ["indian", "restaurant"], area: "centre", dontCare: ["priceLevel"] },
      ],
      [
        "telefoonnummer en postcode van Curry Lantern graag",
        "about_place",
        { place: "curry-lantern", asked: ["phone", "postcode"] },
      ],
      [
        "zwembad of bioscoop in het oosten",
        "find_places",
        { categories: ["swimming_pool", "cinema"], area: "east" },
      ],
      [
        "pension met 4 sterren voor 2 personen",
        "find_places",
        { categories: ["guest_house"], stars: 4, partySize: 2 },
      ],
    ],
  },
  dialogues: [
    {
      organisation: "copenhagen",
      turns: [
        [
          "ik zoek een restaurant in østerbro",
          "find_places",
          { categories: ["restaurant"], area: "osterbro" },
        ],
        ["iets goedkopers", "refine", { categories: ["restaurant"], area: "osterbro", priceLevel: [1, 2] }],
        [
          "liever thais",
          "refine",
          { categories: ["restaurant", "thai"], area: "osterbro", priceLevel: [1, 2] },
        ],
        [
          "en op zaterdag?",
          "refine",
          { categories: ["restaurant", "thai"], area: "osterbro", priceLevel: [1, 2], openAt: "2026-11-21" },
        ],
        [
          "vertel eens meer over de tweede",
          "about_place",
          {
            categories: ["restaurant", "thai"],
            area: "osterbro",
            priceLevel: [1, 2],
            openAt: "2026-11-21",
            choice: 2,
          },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["plan twee dagen met de kinderen", "plan_trip", { days: 2, userCategory: "family" }],
        [
          "zonder musea",
          "edit_plan",
          { days: 2, userCategory: "family", excluded: ["museum"], edits: ["remove"] },
        ],
        [
          "begin wat later",
          "edit_plan",
          { days: 2, userCategory: "family", excluded: ["museum"], edits: ["start_later"] },
        ],
        [
          "top, mail het naar an@example.nl",
          "send_plan",
          { days: 2, userCategory: "family", excluded: ["museum"], email: "an@example.nl" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["wat is Superkilen?", "about_place", { place: "superkilen" }],
        [
          "zit daar een koffietentje in de buurt?",
          "find_places",
          { categories: ["cafe"], near: "superkilen" },
        ],
        ["wel eentje die nu open is", "refine", { categories: ["cafe"], near: "superkilen", openAt: "now" }],
        ["dank je wel", "small_talk", { categories: ["cafe"], near: "superkilen", openAt: "now" }],
      ],
    },
    {
      organisation: "marelle",
      turns: [
        ["we hebben een hotel nodig voor 3 personen", "find_places", { categories: ["hotel"], partySize: 3 }],
        ["in het zuiden graag", "refine", { categories: ["hotel"], partySize: 3, area: "south" }],
        ["nee, ik bedoelde het centrum", "refine", { categories: ["hotel"], partySize: 3, area: "centre" }],
        ["ja graag", "refine", { categories: ["hotel"], partySize: 3, area: "centre", answer: "yes" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        [
          "cocktailbar voor morgenavond",
          "find_places",
          { categories: ["cocktail_bar"], openAt: "2026-11-19 evening" },
        ],
        [
          "dichter bij het hotel",
          "refine",
          { categories: ["cocktail_bar"], openAt: "2026-11-19 evening", near: "host" },
        ],
        [
          "we zijn met z'n zessen",
          "refine",
          { categories: ["cocktail_bar"], openAt: "2026-11-19 evening", near: "host", partySize: 6 },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["kunstmusea in valby", "find_places", { categories: ["art_museum"], area: "valby" }],
        ["de wijk maakt niet uit", "refine", { categories: ["art_museum"], dontCare: ["area"] }],
        ["gratis als het kan", "refine", { categories: ["art_museum"], priceLevel: [0] }],
      ],
    },
  ],
};
