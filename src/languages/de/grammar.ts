import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
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
};
