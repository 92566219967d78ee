import type { JudgedLanguage } from "../judged.ts";

export const japanese: JudgedLanguage = {
  language: "ja",
  utterances: {
    copenhagen: [
      [
        "今夜チボリ公園の近くで美味しい寿司が食べたいです",
        "find_places",
        { categories: ["sushi"], near: "tivoli-gardens", openAt: "2026-11-18 evening" },
      ],
      [
        "ノアブローの安いイタリアンレストラン",
        "find_places",
        { categories: ["italian", "restaurant"], priceLevel: [1], area: "norrebro" },
      ],
      [
        "日曜の午前中に開いている博物館はありますか?",
        "find_places",
        { categories: ["museum"], openAt: "2026-11-22 morning" },
      ],
      [
        "Wi-Fiのある静かなカフェを探しています",
        "find_places",
        { categories: ["cafe"], features: ["quiet", "wifi"] },
      ],
      [
        "子供二人を連れた家族です。雨の日は何ができますか",
        "find_places",
        { userCategory: "family", features: ["rainy"] },
      ],
      [
        "あまり高くないところで、美術館以外でお願いします",
        "find_places",
        { priceLevel: [1, 2], excluded: ["art_museum"] },
      ],
      [
        "金曜日の19時半にロマンチックなディナー",
        "find_places",
        { categories: ["restaurant"], features: ["romantic"], openAt: "2026-11-20 19:30" },
      ],
      [
        "3日間の旅程を作ってください。建築とデザインが好きです",
        "plan_trip",
        { days: 3, interests: ["architecture", "design"] },
      ],
      ["ローゼンボー城の営業時間を教えて", "about_place", { place: "rosenborg-castle", asked: ["hours"] }],
      ["アルケミストの電話番号は?", "about_place", { place: "alchemist", asked: ["phone"] }],
      [
        "ホテルから歩いて行けるワインバー",
        "find_places",
        { categories: ["wine_bar"], near: "host", radius: 1000 },
      ],
      ["今開いてる店、近くにある?", "find_places", { openAt: "now", near: "me" }],
      ["ピザ以外なら何でもいい", "find_places", { excluded: ["pizza"] }],
      [
        "土曜の夜8時に4人で食事できるところ",
        "find_places",
        { categories: ["restaurant"], partySize: 4, openAt: "2026-11-21 20:00" },
      ],
      ["旅程をtaro@example.jpに送ってください", "send_plan", { email: "taro@example.jp" }],
      ["こんにちは", "small_talk"],
      ["ありがとうございました", "small_talk"],
      ["円周率を100桁教えて", "out_of_scope"],
      ["履歴書を書いてくれませんか", "out_of_scope"],
      ["この辺のベジタリアンの店", "find_places", { features: ["vegetarian"], near: "me" }],
      ["2日目の夕食を寿司に変えて", "edit_plan", { edits: ["replace:2:dinner"], categories: ["sushi"] }],
      ["もう少し歩く距離を減らしてほしい", "edit_plan", { edits: ["less_walking"] }],
      [
        "週末に彼女と二人で過ごすプランを立ててください",
        "plan_trip",
        { days: 2, startDate: "2026-11-21", userCategory: "couples", partySize: 2 },
      ],
      [
        "明日のブランチ、ここから500m以内で",
        "find_places",
        { categories: ["brunch"], openAt: "2026-11-19", near: "me", radius: 500 },
      ],
      ["地元の人が行くクラフトビールの店", "find_places", { categories: ["brewery"], features: ["local"] }],
      ["4歳の子が遊べる公園", "find_places", { categories: ["park"], userCategory: "family" }],
      ["出張で2日間滞在します", "find_places", { userCategory: "business", days: 2 }],
      ["ちょっと高級なレストランで夕食を", "find_places", { categories: ["restaurant"], priceLevel: [3, 4] }],
      ["友達と無料で楽しめる場所", "find_places", { priceLevel: [0], userCategory: "friends" }],
      ["円塔の入場料はいくらですか", "about_place", { place: "round-tower", asked: ["price"] }],
      ["一番おいしいパン屋さん", "find_places", { categories: ["bakery"], sort: "rating" }],
      [
        "クラブじゃなくて、生演奏のあるバーがいい",
        "find_places",
        { categories: ["bar", "music_venue"], excluded: ["nightclub"] },
      ],
      [
        "12月3日の午後に散歩できる公園",
        "find_places",
        { categories: ["park"], openAt: "2026-12-03 afternoon" },
      ],
      ["ニューハウンの近くの教会かお城", "find_places", { categories: ["church", "castle"], near: "nyhavn" }],
      ["薬局はどこですか", "find_places", { categories: ["pharmacy"] }],
      [
        "テラス席があって犬も入れるカフェ",
        "find_places",
        { categories: ["cafe"], features: ["outdoor_seating", "dogs"] },
      ],
      ["人魚姫の像について教えてください", "about_place", { place: "little-mermaid" }],
      [
        "明後日の朝ごはんにおすすめのカフェは?",
        "find_places",
        { categories: ["cafe", "breakfast"], openAt: "2026-11-20" },
      ],
    ],
    marelle: [
      [
        "北部で駐車場のある安いホテルを探しています",
        "find_places",
        { categories: ["hotel"], priceLevel: [1], area: "north", features: ["parking"] },
      ],
      [
        "中心部のインド料理店、値段は気にしません",
        "find_places",
        { categories: ["indian", "restaurant"], area: "centre", dontCare: ["priceLevel"] },
      ],
      [
        "東側にプールか映画館はありますか",
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
          "オスターブローのレストランを探しています",
          "find_places",
          { categories: ["restaurant"], area: "osterbro" },
        ],
        [
          "もっと安いところは?",
          "refine",
          { categories: ["restaurant"], area: "osterbro", priceLevel: [1, 2] },
        ],
        [
          "やっぱりラーメンがいい",
          "refine",
          { categories: ["restaurant", "ramen"], area: "osterbro", priceLevel: [1, 2] },
        ],
        [
          "日曜日は?",
          "refine",
          { categories: ["restaurant", "ramen"], area: "osterbro", priceLevel: [1, 2], openAt: "2026-11-22" },
        ],
        [
          "2番目についてもっと教えて",
          "about_place",
          {
            categories: ["restaurant", "ramen"],
            area: "osterbro",
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
        ["2日間のプランを作って", "plan_trip", { days: 2 }],
        ["チボリ公園を外して", "edit_plan", { days: 2, edits: ["remove"], place: "tivoli-gardens" }],
        ["もう少し遅く始めたい", "edit_plan", { days: 2, edits: ["start_later"] }],
        ["いいですね、hana@example.jpに送って", "send_plan", { days: 2, email: "hana@example.jp" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["ニューハウンってどんなところ?", "about_place", { place: "nyhavn" }],
        ["近くにカフェはありますか", "find_places", { categories: ["cafe"], near: "nyhavn" }],
        ["ホテルに近いほうがいい", "refine", { categories: ["cafe"], near: "host" }],
        ["ありがとう", "small_talk", { categories: ["cafe"], near: "host" }],
      ],
    },
    {
      organisation: "marelle",
      turns: [
        ["南部のホテルをお願いします", "find_places", { categories: ["hotel"], area: "south" }],
        ["いいえ、中心部です", "refine", { categories: ["hotel"], area: "centre" }],
        ["3人です", "refine", { categories: ["hotel"], area: "centre", partySize: 3 }],
        [
          "はい、お願いします",
          "refine",
          { categories: ["hotel"], area: "centre", partySize: 3, answer: "yes" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        [
          "明日の夜のカクテルバー",
          "find_places",
          { categories: ["cocktail_bar"], openAt: "2026-11-19 evening" },
        ],
        [
          "6人で行きます",
          "refine",
          { categories: ["cocktail_bar"], openAt: "2026-11-19 evening", partySize: 6 },
        ],
        [
          "金曜日に変更したい",
          "refine",
          { categories: ["cocktail_bar"], openAt: "2026-11-20", partySize: 6 },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["美術館に行きたい", "find_places", { categories: ["art_museum"] }],
        ["子供も楽しめるところ", "refine", { categories: ["art_museum"], userCategory: "family" }],
        ["無料の", "refine", { categories: ["art_museum"], userCategory: "family", priceLevel: [0] }],
      ],
    },
  ],
};
