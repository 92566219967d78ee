import type { JudgedLanguage } from "../judged.ts";

export const spanish: JudgedLanguage = {
  language: "es",
  utterances: {
    copenhagen: [
      [
        "¿Dónde puedo comer sushi cerca de Tivoli esta noche?",
        "find_places",
        { categories: ["sushi"], near: "tivoli-gardens", openAt: "2026-11-18 evening" },
      ],
      [
        "restaurante italiano barato en norrebro",
        "find_places",
        { categories: ["italian", "restaurant"], priceLevel: [1], area: "norrebro" },
      ],
      [
        "¿Qué museos abren el domingo por la mañana?",
        "find_places",
        { categories: ["museum"], openAt: "2026-11-22 morning" },
      ],
      [
        "busco una cafetería tranquila con wifi para trabajar",
        "find_places",
        { categories: ["cafe"], features: ["quiet", "wifi"] },
      ],
      [
        "somos una familia con niños, qué hacemos si llueve",
        "find_places",
        { userCategory: "family", features: ["rainy"] },
      ],
      ["algo no muy caro y sin museos", "find_places", { priceLevel: [1, 2], excluded: ["museum"] }],
      [
        "cena romántica el viernes a las 9 de la noche",
        "find_places",
        { categories: ["restaurant"], features: ["romantic"], openAt: "2026-11-20 21:00" },
      ],
      [
        "hazme un plan de 3 días, nos gusta la arquitectura y el diseño",
        "plan_trip",
        { days: 3, interests: ["architecture", "design"] },
      ],
      [
        "¿a qué hora abre el castillo de Rosenborg?",
        "about_place",
        { place: "rosenborg-castle", asked: ["hours"] },
      ],
      ["cuál es el teléfono de Geranium", "about_place", { place: "geranium", asked: ["phone"] }],
      [
        "una cervecería a poca distancia a pie del hotel",
        "find_places",
        { categories: ["brewery"], near: "host", radius: 1000 },
      ],
      ["que hay abierto ahora por aqui", "find_places", { openAt: "now", near: "me" }],
      ["cualquier cosa menos pizza", "find_places", { excluded: ["pizza"] }],
      [
        "mesa para cuatro el sábado a las 20:30 en østerbro",
        "find_places",
        { partySize: 4, openAt: "2026-11-21 20:30", area: "osterbro" },
      ],
      ["mándame el itinerario a ana@example.es", "send_plan", { email: "ana@example.es" }],
      ["hola, buenos días", "small_talk"],
      ["muchas gracias, eso es todo", "small_talk"],
      ["¿me ayudas con los deberes de matemáticas?", "out_of_scope"],
      ["cuéntame un chiste de política", "out_of_scope"],
      [
        "comida vegana aquí cerca",
        "find_places",
        { categories: ["restaurant"], features: ["vegan"], near: "me" },
      ],
      [
        "cambia la cena del día 2 por sushi",
        "edit_plan",
        { edits: ["replace:2:dinner"], categories: ["sushi"] },
      ],
      ["queremos caminar menos", "edit_plan", { edits: ["less_walking"] }],
      [
        "fin de semana en pareja, ¿nos preparas una ruta?",
        "plan_trip",
        { days: 2, startDate: "2026-11-21", userCategory: "couples" },
      ],
      [
        "desayuno mañana a menos de 300 metros",
        "find_places",
        { categories: ["breakfast"], openAt: "2026-11-19", radius: 300 },
      ],
      [
        "bares de vinos donde va la gente local",
        "find_places",
        { categories: ["wine_bar"], features: ["local"] },
      ],
      [
        "parque infantil en Vesterbro para una niña de 4 años",
        "find_places",
        { categories: ["playground"], area: "vesterbro-kongens-enghave", userCategory: "family" },
      ],
      ["estoy de viaje de negocios, viajo solo", "find_places", { userCategory: "business" }],
      ["un sitio elegante para cenar", "find_places", { categories: ["restaurant"], priceLevel: [3, 4] }],
      ["cosas gratis que hacer con amigos", "find_places", { priceLevel: [0], userCategory: "friends" }],
      ["cuanto cuesta entrar en el Glyptoteket", "about_place", { place: "glyptoteket", asked: ["price"] }],
      ["la mejor panadería", "find_places", { categories: ["bakery"], sort: "rating" }],
      [
        "ni bares ni discotecas, prefiero un concierto",
        "find_places",
        { categories: ["music_venue"], excluded: ["bar", "nightclub"] },
      ],
      ["playa o lago para nadar", "find_places", { categories: ["beach", "lake"], interests: ["swimming"] }],
      ["mirador para ver la puesta de sol", "find_places", { categories: ["viewpoint"] }],
      [
        "un parque para correr el 3 de diciembre por la tarde",
        "find_places",
        { categories: ["park"], openAt: "2026-12-03 afternoon" },
      ],
      [
        "necesito una farmacia cerca de Strøget",
        "find_places",
        { categories: ["pharmacy"], near: "stroget" },
      ],
    ],
    marelle: [
      [
        "necesito un hotel económico en el norte con aparcamiento gratuito",
        "find_places",
        { categories: ["hotel"], priceLevel: [1], area: "north", features: ["parking"] },
      ],
      [
        "hay algún restaurante indio en el centro? el precio me da igual",
        "find_places",
        { categories: ["indian", "restaurant"], area: "centre", dontCare: ["priceLevel"] },
      ],
      [
        "dirección y código postal de El Patio Verde",
        "about_place",
        { place: "patio-verde", asked: ["address", "postcode"] },
      ],
      ["una piscina en la zona este", "find_places", { categories: ["swimming_pool"], area: "east" }],
      [
        "hotel de 4 estrellas para 2 personas",
        "find_places",
        { categories: ["hotel"], stars: 4, partySize: 2 },
      ],
      ["quiero ver una catedral o un castillo", "find_places", { categories: ["church", "castle"] }],
    ],
  },
  dialogues: [
    {
      organisation: "copenhagen",
      turns: [
        ["busco un restaurante en indre by", "find_places", { categories: ["restaurant"], area: "indre-by" }],
        ["algo más barato", "refine", { categories: ["restaurant"], area: "indre-by", priceLevel: [1, 2] }],
        [
          "mejor mexicano",
          "refine",
          { categories: ["restaurant", "mexican"], area: "indre-by", priceLevel: [1, 2] },
        ],
        [
          "¿y el domingo?",
          "refine",
          {
            categories: ["restaurant", "mexican"],
            area: "indre-by",
            priceLevel: [1, 2],
            openAt: "2026-11-22",
          },
        ],
        [
          "cuéntame más del segundo",
          "about_place",
          {
            categories: ["restaurant", "mexican"],
            area: "indre-by",
            priceLevel: [1, 2],
            openAt: "2026-11-22",
            choice: 2,
          },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["prepárame un itinerario de dos días", "plan_trip", { days: 2 }],
        ["quita el Tivoli", "edit_plan", { days: 2, edits: ["remove"], place: "tivoli-gardens" }],
        ["empieza más tarde", "edit_plan", { days: 2, edits: ["start_later"] }],
        ["genial, envíalo a luis@example.es", "send_plan", { days: 2, email: "luis@example.es" }],
      ],
    },
    {
      organisation: "marelle",
      turns: [
        ["quiero un hotel en el sur", "find_places", { categories: ["hotel"], area: "south" }],
        ["no, quise decir en el centro", "refine", { categories: ["hotel"], area: "centre" }],
        [
          "con wifi y para 3 personas",
          "refine",
          { categories: ["hotel"], area: "centre", features: ["wifi"], partySize: 3 },
        ],
        [
          "sí, por favor",
          "refine",
          { categories: ["hotel"], area: "centre", features: ["wifi"], partySize: 3, answer: "yes" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["qué es la Sirenita (Little Mermaid)?", "about_place", { place: "little-mermaid" }],
        ["hay alguna cafetería cerca?", "find_places", { categories: ["cafe"], near: "little-mermaid" }],
        ["que esté abierta ahora", "refine", { categories: ["cafe"], near: "little-mermaid", openAt: "now" }],
        ["gracias!", "small_talk", { categories: ["cafe"], near: "little-mermaid", openAt: "now" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        [
          "bar de cócteles para mañana",
          "find_places",
          { categories: ["cocktail_bar"], openAt: "2026-11-19" },
        ],
        ["somos ocho", "refine", { categories: ["cocktail_bar"], openAt: "2026-11-19", partySize: 8 }],
        [
          "más cerca del hotel",
          "refine",
          { categories: ["cocktail_bar"], openAt: "2026-11-19", partySize: 8, near: "host" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["museos para ir con los niños", "find_places", { categories: ["museum"], userCategory: "family" }],
        [
          "que no sean caros",
          "refine",
          { categories: ["museum"], userCategory: "family", priceLevel: [1, 2] },
        ],
        [
          "¿y en valby?",
          "refine",
          { categories: ["museum"], userCategory: "family", priceLevel: [1, 2], area: "valby" },
        ],
      ],
    },
  ],
};
