import type { JudgedLanguage } from "../judged.ts";

export const portuguese: JudgedLanguage = {
  language: "pt",
  utterances: {
    copenhagen: [
      [
        "Onde posso comer sushi perto do Tivoli hoje à noite?",
        "find_places",
        { categories: ["sushi"], near: "tivoli-gardens", openAt: "2026-11-18 evening" },
      ],
      [
        "restaurante italiano barato em norrebro",
        "find_places",
        { categories: ["italian", "restaurant"], priceLevel: [1], area: "norrebro" },
      ],
      [
        "quais museus abrem no domingo de manhã?",
        "find_places",
        { categories: ["museum"], openAt: "2026-11-22 morning" },
      ],
      [
        "procuro um café tranquilo com wi-fi",
        "find_places",
        { categories: ["cafe"], features: ["quiet", "wifi"] },
      ],
      [
        "somos uma família com crianças, o que fazer em dia de chuva?",
        "find_places",
        { userCategory: "family", features: ["rainy"] },
      ],
      [
        "nada de museus e não muito caro, por favor",
        "find_places",
        { excluded: ["museum"], priceLevel: [1, 2] },
      ],
      [
        "jantar romântico na sexta às 20h30",
        "find_places",
        { categories: ["restaurant"], features: ["romantic"], openAt: "2026-11-20 20:30" },
      ],
      [
        "monte um roteiro de 3 dias, gostamos de arquitetura e fotografia",
        "plan_trip",
        { days: 3, interests: ["architecture", "photography"] },
      ],
      [
        "a que horas abre o castelo de Rosenborg?",
        "about_place",
        { place: "rosenborg-castle", asked: ["hours"] },
      ],
      ["qual o endereço do Torvehallerne", "about_place", { place: "torvehallerne", asked: ["address"] }],
      [
        "bar de vinhos a uma curta caminhada do hotel",
        "find_places",
        { categories: ["wine_bar"], near: "host", radius: 1000 },
      ],
      ["o que está aberto agora perto de mim", "find_places", { openAt: "now", near: "me" }],
      ["qualquer coisa menos pizza", "find_places", { excluded: ["pizza"] }],
      [
        "mesa para quatro pessoas no sábado às 20h",
        "find_places",
        { partySize: 4, openAt: "2026-11-21 20:00" },
      ],
      ["envia o roteiro para joao@example.pt", "send_plan", { email: "joao@example.pt" }],
      ["olá, tudo bem?", "small_talk"],
      ["obrigada pela ajuda!", "small_talk"],
      ["quem descobriu o brasil?", "out_of_scope"],
      ["me ajuda a escrever um currículo", "out_of_scope"],
      [
        "restaurantes vegetarianos aqui perto",
        "find_places",
        { categories: ["restaurant"], features: ["vegetarian"], near: "me" },
      ],
      [
        "troca o jantar do dia 2 por sushi",
        "edit_plan",
        { edits: ["replace:2:dinner"], categories: ["sushi"] },
      ],
      ["queremos andar menos", "edit_plan", { edits: ["less_walking"] }],
      [
        "fim de semana a dois, pode planejar para nós?",
        "plan_trip",
        { days: 2, startDate: "2026-11-21", partySize: 2 },
      ],
      [
        "pequeno-almoço amanhã a menos de 500 metros daqui",
        "find_places",
        { categories: ["breakfast"], openAt: "2026-11-19", near: "me", radius: 500 },
      ],
      [
        "cerveja artesanal em Vesterbro com amigos",
        "find_places",
        { categories: ["brewery"], area: "vesterbro-kongens-enghave", userCategory: "friends" },
      ],
      [
        "parquinho para uma criança de 3 anos",
        "find_places",
        { categories: ["playground"], userCategory: "family" },
      ],
      ["estou a viajar em negócios", "find_places", { userCategory: "business" }],
      [
        "um restaurante chique para o jantar com o meu marido",
        "find_places",
        { categories: ["restaurant"], priceLevel: [3, 4], userCategory: "couples" },
      ],
      ["coisas grátis para fazer sozinho", "find_places", { priceLevel: [0], userCategory: "solo" }],
      ["quanto custa a entrada no Glyptoteket?", "about_place", { place: "glyptoteket", asked: ["price"] }],
      ["melhor padaria da cidade", "find_places", { categories: ["bakery"], sort: "rating" }],
      [
        "sem discotecas, prefiro um bar com música ao vivo",
        "find_places",
        { categories: ["bar", "music_venue"], excluded: ["nightclub"] },
      ],
      [
        "praia ou parque para um piquenique no domingo",
        "find_places",
        { categories: ["beach", "park"], features: ["picnic"], openAt: "2026-11-22" },
      ],
      ["existe farmácia aberta agora?", "find_places", { categories: ["pharmacy"], openAt: "now" }],
      [
        "galerias de arte perto de Nyhavn no dia 3 de dezembro",
        "find_places",
        { categories: ["gallery"], near: "nyhavn", openAt: "2026-12-03" },
      ],
      ["lugar com esplanada que aceite cães", "find_places", { features: ["outdoor_seating", "dogs"] }],
    ],
    marelle: [
      [
        "preciso de um hotel barato no norte com estacionamento gratuito",
        "find_places",
        { categories: ["hotel"], priceLevel: [1], area: "north", features: ["parking"] },
      ],
      [
        "tem restaurante indiano no centro? o preço tanto faz",
        "find_places",
        { categories: ["indian", "restaurant"], area: "centre", dontCare: ["priceLevel"] },
      ],
      ["qual é o telefone do Golden Pagoda?", "about_place", { place: "golden-pagoda", asked: ["phone"] }],
      [
        "uma piscina ou um teatro no leste da cidade",
        "find_places",
        { categories: ["swimming_pool", "theatre"], area: "east" },
      ],
      [
        "pousada de 4 estrelas para 2 pessoas",
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
          "procuro um restaurante em østerbro",
          "find_places",
          { categories: ["restaurant"], area: "osterbro" },
        ],
        ["algo mais barato", "refine", { categories: ["restaurant"], area: "osterbro", priceLevel: [1, 2] }],
        [
          "de preferência tailandês",
          "refine",
          { categories: ["restaurant", "thai"], area: "osterbro", priceLevel: [1, 2] },
        ],
        [
          "e no domingo?",
          "refine",
          { categories: ["restaurant", "thai"], area: "osterbro", priceLevel: [1, 2], openAt: "2026-11-22" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["faz um roteiro de dois dias com as crianças", "plan_trip", { days: 2, userCategory: "family" }],
        [
          "tira o Tivoli",
          "edit_plan",
          { days: 2, userCategory: "family", edits: ["remove"], place: "tivoli-gardens" },
        ],
        ["começa mais tarde", "edit_plan", { days: 2, userCategory: "family", edits: ["start_later"] }],
        [
          "ótimo, manda para rita@example.pt",
          "send_plan",
          { days: 2, userCategory: "family", email: "rita@example.pt" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["o que é Christiania?", "about_place", { place: "christiania" }],
        ["tem algum café por perto?", "find_places", { categories: ["cafe"], near: "christiania" }],
        ["um com wifi", "refine", { categories: ["cafe"], near: "christiania", features: ["wifi"] }],
        ["obrigado!", "small_talk", { categories: ["cafe"], near: "christiania", features: ["wifi"] }],
      ],
    },
    {
      organisation: "marelle",
      turns: [
        ["quero um hotel no sul", "find_places", { categories: ["hotel"], area: "south" }],
        ["não, eu quis dizer no centro", "refine", { categories: ["hotel"], area: "centre" }],
        ["somos três", "refine", { categories: ["hotel"], area: "centre", partySize: 3 }],
        ["sim, por favor", "refine", { categories: ["hotel"], area: "centre", partySize: 3, answer: "yes" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["um bar para amanhã à noite", "find_places", { categories: ["bar"], openAt: "2026-11-19 evening" }],
        [
          "mais perto do hotel",
          "refine",
          { categories: ["bar"], openAt: "2026-11-19 evening", near: "host" },
        ],
        [
          "fala mais sobre o segundo",
          "about_place",
          { categories: ["bar"], openAt: "2026-11-19 evening", near: "host", choice: 2 },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["museus de arte", "find_places", { categories: ["art_museum"] }],
        [
          "os que abrem sábado à tarde",
          "refine",
          { categories: ["art_museum"], openAt: "2026-11-21 afternoon" },
        ],
        [
          "gratuitos",
          "refine",
          { categories: ["art_museum"], openAt: "2026-11-21 afternoon", priceLevel: [0] },
        ],
      ],
    },
  ],
};
