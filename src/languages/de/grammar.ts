import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  joining: "was",
  capitalNouns: true,
  telling: [/ß/iu, /[äöü]/iu],
  compounds: { links: ["", "s", "e", "n", "en", "er", "es"], firstMin: 4, lastMin: 3 },
  // "Kaffeechen", "Weinderl".
  suffixes: "chen, erl, derl, erln, le, li",
  definite: {
    before: "der, die, das, dem, den, des, vom, zum, zur, am, im, ins, beim, ans, aufs",
    many: /^die .*(?:en|ser|[^su]s|rme|kte|der)$/,
  },
  dayOfMonth: { before: "am, vom, zum, den, dem" },
  unparticular:
    "extra, monat, vorhanden, hierlass, dalass, lass, abstell, unterstell, pro, benutz, nutz, gebucht, zahl, lautet, beginnt, verleih, leih, ausleih, miet, stell, stock, möglich, zimmer, darf, derf, drin, verfügbar, hotel, balkon, terrasse",
  besideMatters:
    "babysitter, kinderbetreuung, kinderwagen, wickeltisch, kindersitz, babyphon, laufband, whirlpool, dampfbad, hammam, waschmaschine, trockner, reinigung, waschsalon, bademantel, bademäntel, hausschuhe, slipper, netflix, chromecast, katze, lichtschalter, aschenbecher",
};
