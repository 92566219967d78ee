import type { JudgedLanguage } from "../judged.ts";

export const french: JudgedLanguage = {
  language: "fr",
  utterances: {
    copenhagen: [
      [
        "Où est-ce qu'on peut manger des sushis pas trop cher ce soir ?",
        "find_places",
        { categories: ["sushi"], priceLevel: [1, 2], openAt: "2026-11-18 evening" },
      ],
      [
        "resto italien à nørrebro",
        "find_places",
        { categories: ["italian", "restaurant"], area: "norrebro" },
      ],
      [
        "Quels musées sont ouverts dimanche matin ?",
        "find_places",
        { categories: ["museum"], openAt: "2026-11-22 morning" },
      ],
      [
        "je cherche un café calme avec du wifi",
        "find_places",
        { categories: ["cafe"], features: ["quiet", "wifi"] },
      ],
      [
        "Nous sommes une famille avec deux enfants, que faire quand il pleut ?",
        "find_places",
        { userCategory: "family", features: ["rainy"] },
      ],
      [
        "pas de musée s'il vous plaît, quelque chose de gratuit",
        "find_places",
        { excluded: ["museum"], priceLevel: [0] },
      ],
      [
        "un restaurant romantique pour vendredi à 20h",
        "find_places",
        { categories: ["restaurant"], features: ["romantic"], openAt: "2026-11-20 20:00" },
      ],
      [
        "Organisez-nous un séjour de 4 jours, on adore l'art et l'histoire",
        "plan_trip",
        { days: 4, interests: ["art", "history"] },
      ],
      [
        "quels sont les horaires du château de Rosenborg",
        "about_place",
        { place: "rosenborg-castle", asked: ["hours"] },
      ],
      [
        "c'est quoi l'adresse de Torvehallerne ?",
        "about_place",
        { place: "torvehallerne", asked: ["address"] },
      ],
      [
        "un bar à vin à moins de 500 mètres de l'hôtel",
        "find_places",
        { categories: ["wine_bar"], near: "host", radius: 500 },
      ],
      ["qu'est-ce qui est ouvert maintenant près de moi", "find_places", { openAt: "now", near: "me" }],
      ["tout sauf de la pizza", "find_places", { excluded: ["pizza"] }],
      ["une table pour six demain midi", "find_places", { partySize: 6, openAt: "2026-11-19 lunch" }],
      ["envoyez le programme à marie@example.fr", "send_plan", { email: "marie@example.fr" }],
      ["bonjour", "small_talk"],
      ["merci beaucoup, bonne journée", "small_talk"],
      ["qui a gagné la coupe du monde en 1998 ?", "out_of_scope"],
      ["traduis-moi ce contrat en anglais", "out_of_scope"],
      [
        "restos végétariens dans le coin",
        "find_places",
        { categories: ["restaurant"], features: ["vegetarian"], near: "me" },
      ],
      [
        "remplace le dîner du jour 2 par des sushis",
        "edit_plan",
        { edits: ["replace:2:dinner"], categories: ["sushi"] },
      ],
      ["moins de marche svp", "edit_plan", { edits: ["less_walking"] }],
      [
        "on voudrait passer le week-end en amoureux, vous pouvez nous faire un itinéraire ?",
        "plan_trip",
        { days: 2, startDate: "2026-11-21", userCategory: "couples" },
      ],
      [
        "brunch dimanche à østerbro",
        "find_places",
        { categories: ["brunch"], openAt: "2026-11-22", area: "osterbro" },
      ],
      [
        "une boulangerie ouverte le 24 décembre",
        "find_places",
        { categories: ["bakery"], openAt: "2026-12-24" },
      ],
      [
        "aire de jeux pour un enfant de 5 ans",
        "find_places",
        { categories: ["playground"], userCategory: "family" },
      ],
      [
        "voyage d'affaires, je suis seul et je cherche un bon resto chic",
        "find_places",
        { categories: ["restaurant"], priceLevel: [3, 4], userCategory: "business" },
      ],
      [
        "des trucs à faire entre amis vendredi soir",
        "find_places",
        { userCategory: "friends", openAt: "2026-11-20 evening" },
      ],
      [
        "combien coûte l'entrée à la Tour Ronde (Round Tower)",
        "about_place",
        { place: "round-tower", asked: ["price"] },
      ],
      ["meilleure patisserie de la ville", "find_places", { categories: ["bakery"], sort: "rating" }],
      [
        "un parc pour pique-niquer demain après-midi",
        "find_places",
        { categories: ["park"], features: ["picnic"], openAt: "2026-11-19 afternoon" },
      ],
      [
        "je ne veux pas de boîte de nuit, plutôt un bar avec concert",
        "find_places",
        { categories: ["bar", "music_venue"], excluded: ["nightclub"] },
      ],
      [
        "église ou château à visiter près de Nyhavn",
        "find_places",
        { categories: ["church", "castle"], near: "nyhavn" },
      ],
      ["y a-t-il une pharmacie pas loin ?", "find_places", { categories: ["pharmacy"], near: "me" }],
      [
        "Est-ce que le Glyptoteket est accessible en fauteuil roulant ?",
        "about_place",
        { place: "glyptoteket", asked: ["wheelchair"] },
      ],
      [
        "on s'intéresse à l'architecture et au design",
        "find_places",
        { interests: ["architecture", "design"] },
      ],
    ],
    marelle: [
      [
        "un hôtel pas cher dans le centre avec parking",
        "find_places",
        { categories: ["hotel"], priceLevel: [1], area: "centre", features: ["parking"] },
      ],
      [
        "restaurant indien dans le nord, peu importe le prix",
        "find_places",
        { categories: ["indian", "restaurant"], area: "north", dontCare: ["priceLevel"] },
      ],
      ["le numéro de téléphone de Chez Odile ?", "about_place", { place: "chez-odile", asked: ["phone"] }],
      ["fruits de mer au Vieux Port", "find_places", { categories: ["seafood"], area: "old-harbour" }],
      [
        "chambre d'hôtes 4 étoiles pour 2 personnes à partir de samedi",
        "find_places",
        { categories: ["guest_house"], stars: 4, partySize: 2, startDate: "2026-11-21" },
      ],
      [
        "piscine ou cinéma à l'est de la ville",
        "find_places",
        { categories: ["swimming_pool", "cinema"], area: "east" },
      ],
    ],
  },
  dialogues: [
    {
      organisation: "copenhagen",
      turns: [
        [
          "je cherche un restaurant à vesterbro",
          "find_places",
          { categories: ["restaurant"], area: "vesterbro-kongens-enghave" },
        ],
        [
          "quelque chose de moins cher",
          "refine",
          { categories: ["restaurant"], area: "vesterbro-kongens-enghave", priceLevel: [1, 2] },
        ],
        [
          "plutôt japonais",
          "refine",
          { categories: ["restaurant", "japanese"], area: "vesterbro-kongens-enghave", priceLevel: [1, 2] },
        ],
        [
          "et samedi soir ?",
          "refine",
          {
            categories: ["restaurant", "japanese"],
            area: "vesterbro-kongens-enghave",
            priceLevel: [1, 2],
            openAt: "2026-11-21 evening",
          },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["Bonsoir", "small_talk"],
        [
          "prépare-nous un programme de trois jours avec les enfants",
          "plan_trip",
          { days: 3, userCategory: "family" },
        ],
        [
          "sans musées",
          "edit_plan",
          { days: 3, userCategory: "family", excluded: ["museum"], edits: ["remove"] },
        ],
        [
          "commencez plus tard le matin",
          "edit_plan",
          { days: 3, userCategory: "family", excluded: ["museum"], edits: ["start_later"] },
        ],
        [
          "parfait, envoyez-le à paul@example.fr",
          "send_plan",
          { days: 3, userCategory: "family", excluded: ["museum"], email: "paul@example.fr" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["parlez-moi de Christiania", "about_place", { place: "christiania" }],
        [
          "c'est ouvert le dimanche ?",
          "about_place",
          { place: "christiania", asked: ["hours"], openAt: "2026-11-22" },
        ],
        [
          "et un café à côté ?",
          "find_places",
          { categories: ["cafe"], near: "christiania", openAt: "2026-11-22" },
        ],
      ],
    },
    {
      organisation: "marelle",
      turns: [
        ["il me faut un hôtel pour 3 personnes", "find_places", { categories: ["hotel"], partySize: 3 }],
        ["dans le sud si possible", "refine", { categories: ["hotel"], partySize: 3, area: "south" }],
        [
          "le quartier n'a pas d'importance finalement",
          "refine",
          { categories: ["hotel"], partySize: 3, dontCare: ["area"] },
        ],
        ["oui volontiers", "refine", { categories: ["hotel"], partySize: 3, answer: "yes" }],
        ["merci, au revoir", "small_talk", { categories: ["hotel"], partySize: 3 }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        [
          "un bar à cocktails ouvert tard",
          "find_places",
          { categories: ["cocktail_bar"], features: ["late_night"] },
        ],
        [
          "plus près de l'hôtel",
          "refine",
          { categories: ["cocktail_bar"], features: ["late_night"], near: "host" },
        ],
        [
          "le deuxième, c'est où exactement ?",
          "about_place",
          {
            categories: ["cocktail_bar"],
            features: ["late_night"],
            near: "host",
            choice: 2,
            asked: ["address"],
          },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["des musées d'art pour demain", "find_places", { categories: ["art_museum"], openAt: "2026-11-19" }],
        [
          "non, je voulais dire jeudi prochain... enfin samedi",
          "refine",
          { categories: ["art_museum"], openAt: "2026-11-21" },
        ],
        [
          "et à pied depuis l'hôtel ?",
          "refine",
          { categories: ["art_museum"], openAt: "2026-11-21", near: "host", radius: 1000 },
        ],
      ],
    },
  ],
};
