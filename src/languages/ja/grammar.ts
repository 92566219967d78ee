import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Hira", "Kana", "Hani"],
  spaced: false,
  asks: /か(?=[。.!！\s]|$)/u,
  withinWords: { script: "Hani", lone: ["concept", "topic", "party"], runs: "Kana", particles: "Hira" },
  foreignNames: { script: "Kana" },
  cuisineEndings: "料理店, 料理, 語",
  eateryEndings: "店, 屋, お店",
  listMarks: "・、",
  verbLast: true,
  dateSigns: { month: "月", day: "日" },
  weekdaySigns: "日月火水木金土",
  monthFirst: true,
  dayOfMonth: { after: "日" },
  unparticular:
    "部屋, 可能, って, が, を, 何番, 貸出, 貸し, 連れて, 必要, 預か, 使, 利用, 置き場, 置, 番号, 開け, わ, サービス, ため, 確認, 返却, 行って, ベランダ, バルコニー",
  besideMatters:
    "ベビーシッター, 託児, ベビーカー, おむつ替え, ランニングマシン, ジャグジー, ジャクジー, 大浴場, スチームバス, 洗濯機, 乾燥機, バスローブ, スリッパ, 浴衣, ネットフリックス, netflix, 猫, スイッチ, バレー",
};
