import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  telling: [/[æøå]/iu],
  compounds: { links: ["", "s", "e", "n", "en", "er", "es"], firstMin: 4, lastMin: 3 },
  particles: "ud, væk, tilbage",
  definite: { before: "den, det", ending: /[^o]e[nt]$/ },
  dayOfMonth: { before: "den, d" },
};
