import type { JudgedLanguage } from "../judged.ts";

export const italian: JudgedLanguage = {
  language: "it",
  utterances: {
    copenhagen: [
      [
        "Dove posso mangiare del buon sushi vicino a Tivoli stasera?",
        "find_places",
        { categories: ["sushi"], near: "tivoli-gardens", openAt: "2026-11-18 evening" },
      ],
      [
        "ristorante economico a norrebro",
        "find_places",
        { categories: ["restaurant"], priceLevel: [1], area: "norrebro" },
      ],
      [
        "quali musei sono aperti domenica mattina?",
        "find_places",
        { categories: ["museum"], openAt: "2026-11-22 morning" },
      ],
      [
        "cerco un bar tranquillo con il wifi",
        "find_places",
        { categories: ["bar"], features: ["quiet", "wifi"] },
      ],
      [
        "siamo una famiglia con due bambini, cosa possiamo fare se piove?",
        "find_places",
        { userCategory: "family", features: ["rainy"] },
      ],
      [
        "niente musei, e non troppo caro per favore",
        "find_places",
        { excluded: ["museum"], priceLevel: [1, 2] },
      ],
      [
        "una cena romantica venerdì alle 20:30",
        "find_places",
        { categories: ["restaurant"], features: ["romantic"], openAt: "2026-11-20 20:30" },
      ],
      [
        "organizzami tre giorni, ci piacciono l'arte e la storia",
        "plan_trip",
        { days: 3, interests: ["art", "history"] },
      ],
      [
        "a che ora apre il castello di Rosenborg",
        "about_place",
        { place: "rosenborg-castle", asked: ["hours"] },
      ],
      ["qual è l'indirizzo di Torvehallerne?", "about_place", { place: "torvehallerne", asked: ["address"] }],
      [
        "enoteca raggiungibile a piedi dall'albergo",
        "find_places",
        { categories: ["wine_bar"], near: "host", radius: 1000 },
      ],
      ["cosa c'è aperto adesso qui vicino", "find_places", { openAt: "now", near: "me" }],
      ["tutto tranne la pizza", "find_places", { excluded: ["pizza"] }],
      ["un tavolo per cinque sabato alle 20", "find_places", { partySize: 5, openAt: "2026-11-21 20:00" }],
      ["manda l'itinerario a luca@example.it", "send_plan", { email: "luca@example.it" }],
      ["buongiorno!", "small_talk"],
      ["grazie mille, arrivederci", "small_talk"],
      ["qual è la capitale dell'Australia?", "out_of_scope"],
      ["scrivimi una lettera di dimissioni", "out_of_scope"],
      [
        "ristoranti vegetariani in zona",
        "find_places",
        { categories: ["restaurant"], features: ["vegetarian"], near: "me" },
      ],
      [
        "sostituisci la cena del giorno 2 con il sushi",
        "edit_plan",
        { edits: ["replace:2:dinner"], categories: ["sushi"] },
      ],
      ["vorremmo camminare di meno", "edit_plan", { edits: ["less_walking"] }],
      [
        "weekend romantico in coppia, ci fai un programma?",
        "plan_trip",
        { days: 2, startDate: "2026-11-21", userCategory: "couples", features: ["romantic"] },
      ],
      [
        "brunch domani entro 500 metri da qui",
        "find_places",
        { categories: ["brunch"], openAt: "2026-11-19", near: "me", radius: 500 },
      ],
      [
        "dove vanno i locali a bere una birra artigianale",
        "find_places",
        { categories: ["brewery"], features: ["local"] },
      ],
      [
        "parco giochi a vesterbro per bambini piccoli",
        "find_places",
        { categories: ["playground"], area: "vesterbro-kongens-enghave", userCategory: "family" },
      ],
      ["sono in viaggio di lavoro per due giorni", "find_places", { userCategory: "business", days: 2 }],
      [
        "un posto elegante per cenare con mia moglie",
        "find_places",
        { categories: ["restaurant"], priceLevel: [3, 4], userCategory: "couples" },
      ],
      ["cose gratis da fare con gli amici", "find_places", { priceLevel: [0], userCategory: "friends" }],
      [
        "quanto costa l'ingresso al Designmuseum?",
        "about_place",
        { place: "designmuseum-danmark", asked: ["price"] },
      ],
      ["la migliore gelateria", "find_places", { categories: ["ice_cream"], sort: "rating" }],
      [
        "non una discoteca, piuttosto un locale con musica dal vivo",
        "find_places",
        { categories: ["music_venue"], excluded: ["nightclub"] },
      ],
      [
        "un parco per una passeggiata il 3 dicembre di pomeriggio",
        "find_places",
        { categories: ["park"], openAt: "2026-12-03 afternoon" },
      ],
      [
        "gallerie d'arte e negozi dell'usato vicino a Jægersborggade",
        "find_places",
        { categories: ["gallery", "second_hand"], near: "jaegersborggade" },
      ],
      ["c'è una farmacia nei dintorni?", "find_places", { categories: ["pharmacy"], near: "me" }],
      [
        "colazione all'aperto, domani mattina presto",
        "find_places",
        { categories: ["breakfast"], features: ["outdoor_seating"], openAt: "2026-11-19 morning" },
      ],
    ],
    marelle: [
      [
        "mi serve un albergo economico al nord con parcheggio",
        "find_places",
        { categories: ["hotel"], priceLevel: [1], area: "north", features: ["parking"] },
      ],
      [
        "ristorante indiano in centro, il prezzo non importa",
        "find_places",
        { categories: ["indian", "restaurant"], area: "centre", dontCare: ["priceLevel"] },
      ],
      [
        "mi dai il numero di telefono della Trattoria Fiorella",
        "about_place",
        { place: "trattoria-fiorella", asked: ["phone"] },
      ],
      [
        "un cinema o un teatro nella zona est",
        "find_places",
        { categories: ["cinema", "theatre"], area: "east" },
      ],
      [
        "pesce fresco al porto vecchio (old harbour)",
        "find_places",
        { categories: ["seafood"], area: "old-harbour" },
      ],
    ],
  },
  dialogues: [
    {
      organisation: "copenhagen",
      turns: [
        ["cerco un ristorante a østerbro", "find_places", { categories: ["restaurant"], area: "osterbro" }],
        [
          "qualcosa di più economico",
          "refine",
          { categories: ["restaurant"], area: "osterbro", priceLevel: [1, 2] },
        ],
        [
          "preferirei una pizza",
          "refine",
          { categories: ["restaurant", "pizza"], area: "osterbro", priceLevel: [1, 2] },
        ],
        [
          "e sabato?",
          "refine",
          { categories: ["restaurant", "pizza"], area: "osterbro", priceLevel: [1, 2], openAt: "2026-11-21" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        [
          "preparami un itinerario di 2 giorni con i bambini",
          "plan_trip",
          { days: 2, userCategory: "family" },
        ],
        [
          "togli il Tivoli",
          "edit_plan",
          { days: 2, userCategory: "family", edits: ["remove"], place: "tivoli-gardens" },
        ],
        ["inizia più tardi", "edit_plan", { days: 2, userCategory: "family", edits: ["start_later"] }],
        [
          "perfetto, spediscilo a gio@example.it",
          "send_plan",
          { days: 2, userCategory: "family", email: "gio@example.it" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["ciao", "small_talk"],
        ["mi parli di Nyhavn?", "about_place", { place: "nyhavn" }],
        ["c'è un caffè lì vicino?", "find_places", { categories: ["cafe"], near: "nyhavn" }],
        [
          "il primo quando è aperto?",
          "about_place",
          { categories: ["cafe"], near: "nyhavn", choice: 1, asked: ["hours"] },
        ],
      ],
    },
    {
      organisation: "marelle",
      turns: [
        ["vorrei un hotel per due", "find_places", { categories: ["hotel"], partySize: 2 }],
        ["la zona è indifferente", "refine", { categories: ["hotel"], partySize: 2, dontCare: ["area"] }],
        ["4 stelle", "refine", { categories: ["hotel"], partySize: 2, stars: 4 }],
        ["sì grazie", "refine", { categories: ["hotel"], partySize: 2, stars: 4, answer: "yes" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        [
          "cocktail bar per stasera",
          "find_places",
          { categories: ["cocktail_bar"], openAt: "2026-11-18 evening" },
        ],
        ["no, intendevo domani", "refine", { categories: ["cocktail_bar"], openAt: "2026-11-19" }],
        [
          "più vicino all'hotel",
          "refine",
          { categories: ["cocktail_bar"], openAt: "2026-11-19", near: "host" },
        ],
        [
          "siamo in quattro",
          "refine",
          { categories: ["cocktail_bar"], openAt: "2026-11-19", near: "host", partySize: 4 },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["musei a valby", "find_places", { categories: ["museum"], area: "valby" }],
        ["anzi, a nørrebro", "refine", { categories: ["museum"], area: "norrebro" }],
        ["gratis se possibile", "refine", { categories: ["museum"], area: "norrebro", priceLevel: [0] }],
      ],
    },
  ],
};
