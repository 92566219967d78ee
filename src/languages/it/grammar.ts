import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  telling: [/[ìò]|(?<!\p{L})è(?!\p{L})/iu],
  elided: "c, d, l, m, n, s, t, all, dall, dell, nell, sull, un, quest, com, dov, cos",
  // "La prima sera" is the first one, "prima" alone is earlier.
  homonyms: [{ afterArticle: "ordinal", elsewhere: "edit.move_earlier" }],
  dayOfMonth: { before: "il, dal, al, l, dall, all, del, giorno" },
};
