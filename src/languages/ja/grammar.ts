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
  monthFirst: true,
  dayOfMonth: { after: "日" },
};
