import type { JudgedLanguage } from "../judged.ts";

export const chinese: JudgedLanguage = {
  language: "zh",
  utterances: {
    copenhagen: [
      [
        "今晚Tivoli附近哪里有好吃的寿司?",
        "find_places",
        { categories: ["sushi"], near: "tivoli-gardens", openAt: "2026-11-18 evening" },
      ],
      [
        "Nørrebro 便宜的意大利餐厅",
        "find_places",
        { categories: ["italian", "restaurant"], priceLevel: [1], area: "norrebro" },
      ],
      ["周日上午有哪些博物馆开门?", "find_places", { categories: ["museum"], openAt: "2026-11-22 morning" }],
      ["想找一家安静、有wifi的咖啡馆", "find_places", { categories: ["cafe"], features: ["quiet", "wifi"] }],
      ["我们带着两个孩子,下雨天可以做什么", "find_places", { userCategory: "family", features: ["rainy"] }],
      ["不要太贵,也不要博物馆", "find_places", { priceLevel: [1, 2], excluded: ["museum"] }],
      [
        "周五晚上七点半的浪漫晚餐",
        "find_places",
        { categories: ["restaurant"], features: ["romantic"], openAt: "2026-11-20 19:30" },
      ],
      [
        "帮我安排三天的行程,我们喜欢建筑和设计",
        "plan_trip",
        { days: 3, interests: ["architecture", "design"] },
      ],
      ["Rosenborg Castle几点开门?", "about_place", { place: "rosenborg-castle", asked: ["hours"] }],
      ["Geranium的电话是多少", "about_place", { place: "geranium", asked: ["phone"] }],
      ["酒店步行可到的葡萄酒吧", "find_places", { categories: ["wine_bar"], near: "host", radius: 1000 }],
      ["我附近现在有什么开着的", "find_places", { near: "me", openAt: "now" }],
      ["除了披萨什么都行", "find_places", { excluded: ["pizza"] }],
      [
        "星期六晚上8点,4个人吃饭",
        "find_places",
        { categories: ["restaurant"], partySize: 4, openAt: "2026-11-21 20:00" },
      ],
      ["请把行程发到 li@example.cn", "send_plan", { email: "li@example.cn" }],
      ["你好", "small_talk"],
      ["谢谢,再见", "small_talk"],
      ["帮我写一篇论文", "out_of_scope"],
      ["比特币现在多少钱", "out_of_scope"],
      ["附近的素食餐厅", "find_places", { categories: ["restaurant"], features: ["vegetarian"], near: "me" }],
      ["把第二天的晚餐换成寿司", "edit_plan", { edits: ["replace:2:dinner"], categories: ["sushi"] }],
      ["少走点路", "edit_plan", { edits: ["less_walking"] }],
      [
        "周末和女朋友去玩,能帮我们规划一下吗",
        "plan_trip",
        { days: 2, startDate: "2026-11-21", userCategory: "couples" },
      ],
      [
        "明天的早午餐,离这里500米以内",
        "find_places",
        { categories: ["brunch"], openAt: "2026-11-19", near: "me", radius: 500 },
      ],
      ["当地人去的精酿啤酒吧", "find_places", { categories: ["brewery"], features: ["local"] }],
      ["适合4岁小孩的游乐场", "find_places", { categories: ["playground"], userCategory: "family" }],
      ["我来出差两天", "find_places", { userCategory: "business", days: 2 }],
      ["高档一点的餐厅吃晚饭", "find_places", { categories: ["restaurant"], priceLevel: [3, 4] }],
      [
        "和朋友一起玩的免费景点",
        "find_places",
        { categories: ["attraction"], priceLevel: [0], userCategory: "friends" },
      ],
      ["Glyptoteket门票多少钱?", "about_place", { place: "glyptoteket", asked: ["price"] }],
      ["最好的面包店", "find_places", { categories: ["bakery"], sort: "rating" }],
      [
        "不去夜店,想去有现场音乐的酒吧",
        "find_places",
        { categories: ["bar", "music_venue"], excluded: ["nightclub"] },
      ],
      ["12月3日下午可以散步的公园", "find_places", { categories: ["park"], openAt: "2026-12-03 afternoon" }],
      ["Nyhavn附近的教堂或者城堡", "find_places", { categories: ["church", "castle"], near: "nyhavn" }],
      ["药店在哪里", "find_places", { categories: ["pharmacy"] }],
      [
        "有露天座位、可以带狗的咖啡厅",
        "find_places",
        { categories: ["cafe"], features: ["outdoor_seating", "dogs"] },
      ],
      ["介绍一下Superkilen", "about_place", { place: "superkilen" }],
      [
        "后天早上哪里吃早餐比较好",
        "find_places",
        { categories: ["breakfast"], openAt: "2026-11-20 morning" },
      ],
    ],
    marelle: [
      [
        "北边便宜一点、带停车场的酒店",
        "find_places",
        { categories: ["hotel"], priceLevel: [1], area: "north", features: ["parking"] },
      ],
      [
        "市中心有印度餐厅吗?价格无所谓",
        "find_places",
        { categories: ["indian", "restaurant"], area: "centre", dontCare: ["priceLevel"] },
      ],
      [
        "东区有没有游泳池或者电影院",
        "find_places",
        { categories: ["swimming_pool", "cinema"], area: "east" },
      ],
      ["四星级酒店,两个人住", "find_places", { categories: ["hotel"], stars: 4, partySize: 2 }],
    ],
  },
  dialogues: [
    {
      organisation: "copenhagen",
      turns: [
        ["我想在Østerbro找一家餐厅", "find_places", { categories: ["restaurant"], area: "osterbro" }],
        ["便宜一点的", "refine", { categories: ["restaurant"], area: "osterbro", priceLevel: [1, 2] }],
        [
          "还是吃泰国菜吧",
          "refine",
          { categories: ["restaurant", "thai"], area: "osterbro", priceLevel: [1, 2] },
        ],
        [
          "星期天呢?",
          "refine",
          { categories: ["restaurant", "thai"], area: "osterbro", priceLevel: [1, 2], openAt: "2026-11-22" },
        ],
        [
          "第二家再详细介绍一下",
          "about_place",
          {
            categories: ["restaurant", "thai"],
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
        ["帮我做一个两天的计划", "plan_trip", { days: 2 }],
        ["去掉Tivoli", "edit_plan", { days: 2, edits: ["remove"], place: "tivoli-gardens" }],
        ["晚一点开始", "edit_plan", { days: 2, edits: ["start_later"] }],
        ["很好,发给 wang@example.cn", "send_plan", { days: 2, email: "wang@example.cn" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["Nyhavn是什么地方?", "about_place", { place: "nyhavn" }],
        ["附近有咖啡馆吗", "find_places", { categories: ["cafe"], near: "nyhavn" }],
        ["离酒店近一点的", "refine", { categories: ["cafe"], near: "host" }],
        ["谢谢你", "small_talk", { categories: ["cafe"], near: "host" }],
      ],
    },
    {
      organisation: "marelle",
      turns: [
        ["我要南边的酒店", "find_places", { categories: ["hotel"], area: "south" }],
        ["不是,我是说市中心", "refine", { categories: ["hotel"], area: "centre" }],
        ["我们三个人", "refine", { categories: ["hotel"], area: "centre", partySize: 3 }],
        ["好的,麻烦了", "refine", { categories: ["hotel"], area: "centre", partySize: 3, answer: "yes" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["明天晚上的鸡尾酒吧", "find_places", { categories: ["cocktail_bar"], openAt: "2026-11-19 evening" }],
        [
          "我们六个人",
          "refine",
          { categories: ["cocktail_bar"], openAt: "2026-11-19 evening", partySize: 6 },
        ],
        ["改成星期五", "refine", { categories: ["cocktail_bar"], openAt: "2026-11-20", partySize: 6 }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["想看美术馆", "find_places", { categories: ["art_museum"] }],
        ["适合小孩的", "refine", { categories: ["art_museum"], userCategory: "family" }],
        ["免费的有吗", "refine", { categories: ["art_museum"], userCategory: "family", priceLevel: [0] }],
      ],
    },
  ],
};
