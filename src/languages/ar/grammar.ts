import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Arab"],
  asks: /(?:^|[.!،]\s*)(?:هل|وين|فين|أين|كم|متى|كيف)\s/u,
  headFirst: true,
  foreignNames: { never: "عحضظذثصؤئء" },
  prefixes: "و, ف, ب, ل, ك, ال, لل, بال, وال, وبال, فال, ولل, كال, وب, ول, ه, هال, بها, لها",
  suffixes: "ه, ها, هم, نا, ي, ك, كم, ا, ات, ين, ون, ان, ة, تي, تنا, ته, تها, تك, اتي, اتنا, يه, ية",
  definite: { ending: /^(?:ال|لل)/u, many: / (?:ال|لل)(?:[^ا]{2}ا[^ا]{1,3}|\S*ات|[^ا]{2}و[^ا])$/u },
  dayOfMonth: { before: "يوم" },
};
