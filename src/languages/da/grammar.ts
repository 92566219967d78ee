import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  telling: [/[æøå]/iu],
  compounds: { links: ["", "s", "e", "n", "en", "er", "es"], firstMin: 4, lastMin: 3 },
  particles: "ud, væk, tilbage",
  definite: { before: "den, det", ending: /[^o]e[nt]$/ },
  dayOfMonth: { before: "den, d" },
  unparticular:
    "ekstra, døgn, brug, benyt, lån, lej, udlej, stil, stå, lad, kuffert, etage, sal, måned, mdr, køb, tilkøb, betal, inkl, skift, adgang, klar, bede, natten, hverdag, hjemme, hotel, værelse, altan, balkon",
  besideMatters:
    "babysitter, børnepasning, barnevogn, klapvogn, puslebord, babyalarm, løbebånd, jacuzzi, boblebad, spabad, dampbad, hammam, vaskemaskine, tørretumbler, rens, møntvask, badekåbe, hjemmesko, tøfler, netflix, chromecast, kat, lyskontakt, askebæger",
};
