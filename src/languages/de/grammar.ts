import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  telling: [/ß/iu, /[äöü]/iu],
  compounds: { links: ["", "s", "e", "n", "en", "er", "es"], firstMin: 4, lastMin: 3 },
  // "Kaffeechen", "Weinderl".
  suffixes: "chen, erl, derl, erln, le, li",
  dayOfMonth: { before: "am, vom, zum, den, dem" },
};
