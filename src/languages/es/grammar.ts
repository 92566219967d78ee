import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  telling: [/[ñ¿¡]/iu],
  dayOfMonth: { before: "el, del, al, dia" },
};
