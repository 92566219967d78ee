import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  joining: "wat",
  compounds: { links: ["", "s", "e", "n", "en", "er", "es"], firstMin: 4, lastMin: 3 },
  // "Een meer" is a lake, "meer" alone is more.
  homonyms: [{ afterArticle: "concept", elsewhere: "act.more" }],
  // "souvenirtjes", "barretje".
  suffixes: "je, jes, tje, tjes, pje, pjes, etje, etjes, retje, retjes",
  particles: "weg, eruit, terug",
  definite: { before: "de, het, t", many: /musea$|^de .*(?:[^r]en|s)$/ },
  dayOfMonth: { before: "de", after: "e, de, ste" },
  unparticular:
    "extra, gebruik, aanwezig, betaal, kamer, hotel, krijg, stal, mogelijk, maand, leen, leh, huur, dicht, pas, wissel, gewissel, balie, laten, staan, hulp, vast, beschikbaar, balkon, terras",
  besideMatters:
    "oppas, babysitter, buggy, kinderwagen, commode, babyfoon, loopband, jacuzzi, bubbelbad, stoombad, hammam, wasmachine, droger, stomerij, badjas, slippers, pantoffels, netflix, chromecast, kat, lichtschakelaar",
};
