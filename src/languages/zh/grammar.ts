import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Hani", "Bopo"],
  spaced: false,
  withinWords: { script: "Hani" },
  cuisineEndings: "餐厅, 菜, 语, 文",
  eateryEndings: "店, 屋",
  listMarks: "、",
  verbLast: true,
  dateSigns: { month: "月", day: "日, 号" },
  monthFirst: true,
  taxonomyCode: "zh-Hans",
  dayOfMonth: { after: "号, 日" },
};
