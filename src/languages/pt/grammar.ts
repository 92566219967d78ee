import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  telling: [/[ãõ]/iu, /(?<!\p{L})é(?!\p{L})/iu],
  // "A segunda" is the second one, "segunda" alone is Monday.
  homonyms: [{ afterArticle: "ordinal", elsewhere: "weekday" }],
  dayOfMonth: { before: "dia" },
};
