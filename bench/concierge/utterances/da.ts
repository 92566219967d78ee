import type { JudgedLanguage } from "../judged.ts";

export const danish: JudgedLanguage = {
  language: "da",
  utterances: {
    copenhagen: [
      [
        "Hvor kan man få god smørrebrød i indre by?",
        "find_places",
        { categories: ["smorrebrod"], area: "indre-by" },
      ],
      ["billig sushi i nærheden", "find_places", { categories: ["sushi"], priceLevel: [1], near: "me" }],
      ["hvilke museer har åbent på søndag", "find_places", { categories: ["museum"], openAt: "2026-11-22" }],
      [
        "vi er fire personer og vil gerne spise på lørdag kl. 19.30",
        "find_places",
        { categories: ["restaurant"], partySize: 4, openAt: "2026-11-21 19:30" },
      ],
      ["Ikke for dyrt og ingen museer, tak", "find_places", { priceLevel: [1, 2], excluded: ["museum"] }],
      ["legeplads tæt på Superkilen?", "find_places", { categories: ["playground"], near: "superkilen" }],
      [
        "Lav en plan for tre dage med børnene, vi elsker parker og badning",
        "plan_trip",
        { days: 3, userCategory: "family", interests: ["parks", "swimming"] },
      ],
      ["Hvornår åbner Rosenborg Slot?", "about_place", { place: "rosenborg-castle", asked: ["hours"] }],
      [
        "hvad er adressen på Den Sorte Diamant",
        "about_place",
        { place: "black-diamond", asked: ["address"] },
      ],
      [
        "hyggelig café i gåafstand fra hotellet",
        "find_places",
        { categories: ["cafe"], features: ["cosy"], near: "host", radius: 1000 },
      ],
      ["Hej", "small_talk"],
      ["tusind tak for hjælpen!", "small_talk"],
      ["send planen til mette@example.dk", "send_plan", { email: "mette@example.dk" }],
      ["hvad er hovedstaden i mongoliet", "out_of_scope"],
      ["kan du skrive min opgave om klimaforandringer", "out_of_scope"],
      [
        "vegansk restaurant på Nørrebro i morgen aften",
        "find_places",
        { categories: ["restaurant"], features: ["vegan"], area: "norrebro", openAt: "2026-11-19 evening" },
      ],
      ["vinbar der har åbent nu", "find_places", { categories: ["wine_bar"], openAt: "now" }],
      ["gratis seværdigheder", "find_places", { categories: ["attraction"], priceLevel: [0] }],
      [
        "hvad kan man lave med børn når det regner",
        "find_places",
        { userCategory: "family", features: ["rainy"] },
      ],
      ["alt andet end pizza", "find_places", { excluded: ["pizza"] }],
      [
        "byt aftensmaden på dag 2 ud med sushi",
        "edit_plan",
        { edits: ["replace:2:dinner"], categories: ["sushi"] },
      ],
      ["vi vil gerne gå lidt mindre", "edit_plan", { edits: ["less_walking"] }],
      [
        "romantisk middag for to på fredag",
        "find_places",
        { categories: ["restaurant"], features: ["romantic"], partySize: 2, openAt: "2026-11-20 dinner" },
      ],
      [
        "kunstmuseum eller galleri indenfor 2 km",
        "find_places",
        { categories: ["art_museum", "gallery"], radius: 2000 },
      ],
      [
        "er Nationalmuseet egnet til små børn?",
        "about_place",
        { place: "national-museum", userCategory: "family" },
      ],
      [
        "et fint sted til en forretningsmiddag",
        "find_places",
        { categories: ["restaurant"], priceLevel: [3, 4], userCategory: "business" },
      ],
      [
        "Jeg rejser alene og kan godt lide arkitektur",
        "find_places",
        { userCategory: "solo", interests: ["architecture"] },
      ],
      [
        "loppemarked i weekenden",
        "find_places",
        { categories: ["market"], openAt: "2026-11-21..2026-11-22" },
      ],
      [
        "ølbar på Vesterbro med vennerne",
        "find_places",
        { categories: ["brewery"], area: "vesterbro-kongens-enghave", userCategory: "friends" },
      ],
      [
        "bager der har åbent den 24. december om morgenen",
        "find_places",
        { categories: ["bakery"], openAt: "2026-12-24 morning" },
      ],
      [
        "hvordan kommer jeg til Grundtvigs Kirke",
        "about_place",
        { place: "grundtvigs-church", asked: ["directions"] },
      ],
      [
        "kaffe og kage lørdag eftermiddag",
        "find_places",
        { categories: ["cafe", "bakery"], openAt: "2026-11-21 afternoon" },
      ],
      [
        "et sted med udeservering hvor hunden må komme med",
        "find_places",
        { features: ["outdoor_seating", "dogs"] },
      ],
      [
        "weekendtur for et par, hvad foreslår du?",
        "plan_trip",
        { days: 2, startDate: "2026-11-21", userCategory: "couples" },
      ],
      ["natklub, men ikke techno", "find_places", { categories: ["nightclub"], excluded: ["techno"] }],
      ["hvor er det nærmeste apotek", "find_places", { categories: ["pharmacy"], sort: "distance" }],
      ["strand eller havnebad?", "find_places", { categories: ["beach", "harbour bath"] }],
      ["restaurent med havudsigt", "find_places", { categories: ["restaurant"], features: ["view"] }],
      [
        "i dag til frokost, noget traditionelt dansk",
        "find_places",
        { categories: ["danish"], openAt: "2026-11-18 lunch" },
      ],
      [
        "kan man betale med kort på Torvehallerne?",
        "about_place",
        { place: "torvehallerne", asked: ["payment"] },
      ],
      ["lav noget til mig for en enkelt dag på torsdag", "plan_trip", { days: 1, startDate: "2026-11-19" }],
    ],
    marelle: [
      [
        "et billigt hotel i centrum med parkering",
        "find_places",
        { categories: ["hotel"], priceLevel: [1], area: "centre", features: ["parking"] },
      ],
    ],
  },
  dialogues: [
    {
      organisation: "copenhagen",
      turns: [
        [
          "jeg leder efter en restaurant på østerbro",
          "find_places",
          { categories: ["restaurant"], area: "osterbro" },
        ],
        ["noget billigere", "refine", { categories: ["restaurant"], area: "osterbro", priceLevel: [1, 2] }],
        [
          "hellere italiensk",
          "refine",
          { categories: ["restaurant", "italian"], area: "osterbro", priceLevel: [1, 2] },
        ],
        [
          "hvad med fredag?",
          "refine",
          {
            categories: ["restaurant", "italian"],
            area: "osterbro",
            priceLevel: [1, 2],
            openAt: "2026-11-20",
          },
        ],
        [
          "fortæl mig mere om den første",
          "about_place",
          {
            categories: ["restaurant", "italian"],
            area: "osterbro",
            priceLevel: [1, 2],
            openAt: "2026-11-20",
            choice: 1,
          },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["planlæg 2 dage for os", "plan_trip", { days: 2 }],
        ["fjern Tivoli", "edit_plan", { days: 2, edits: ["remove"], place: "tivoli-gardens" }],
        ["og start lidt senere på dagen", "edit_plan", { days: 2, edits: ["start_later"] }],
        ["fint, send det til bo@example.dk", "send_plan", { days: 2, email: "bo@example.dk" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["hvad er Superkilen?", "about_place", { place: "superkilen" }],
        ["er der en café i nærheden?", "find_places", { categories: ["cafe"], near: "superkilen" }],
        ["en med wifi", "refine", { categories: ["cafe"], near: "superkilen", features: ["wifi"] }],
        ["tak!", "small_talk", { categories: ["cafe"], near: "superkilen", features: ["wifi"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        [
          "cocktailbar i aften",
          "find_places",
          { categories: ["cocktail_bar"], openAt: "2026-11-18 evening" },
        ],
        ["vi er 6", "refine", { categories: ["cocktail_bar"], openAt: "2026-11-18 evening", partySize: 6 }],
        [
          "nej, jeg mente i morgen",
          "refine",
          { categories: ["cocktail_bar"], openAt: "2026-11-19", partySize: 6 },
        ],
      ],
    },
    {
      organisation: "marelle",
      turns: [
        ["jeg skal bruge et hotel", "find_places", { categories: ["hotel"] }],
        ["prisen er ligegyldig", "refine", { categories: ["hotel"], dontCare: ["priceLevel"] }],
        ["ja tak", "refine", { categories: ["hotel"], answer: "yes" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["en park at løbe i", "find_places", { categories: ["park"] }],
        ["tættere på hotellet", "refine", { categories: ["park"], near: "host" }],
        ["er der en legeplads også?", "refine", { categories: ["park", "playground"], near: "host" }],
      ],
    },
  ],
};
