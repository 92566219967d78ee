import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  telling: [/[êîœûù]/iu],
  elided: "c, d, j, l, m, n, s, t, qu, jusqu, lorsqu, puisqu",
  dayOfMonth: { before: "le, du, au" },
};
