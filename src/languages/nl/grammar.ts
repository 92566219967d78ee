import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  compounds: { links: ["", "s", "e", "n", "en", "er", "es"], firstMin: 4, lastMin: 3 },
  // "Een meer" is a lake, "meer" alone is more.
  homonyms: [{ afterArticle: "concept", elsewhere: "act.more" }],
  // "souvenirtjes", "barretje".
  suffixes: "je, jes, tje, tjes, pje, pjes, etje, etjes, retje, retjes",
  particles: "weg, eruit, terug",
  definite: { before: "de, het, t", many: /musea$|^de .*(?:[^r]en|s)$/ },
  dayOfMonth: { before: "de", after: "e, de, ste" },
};
