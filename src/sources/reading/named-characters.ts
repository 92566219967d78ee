import { namedLetters } from "../../languages/wiki-words.ts";

/** Named characters of HTML that articles use; numbered ones are worked out. */
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: " ",
  thinsp: " ",
  ensp: " ",
  emsp: " ",
  zwj: "",
  zwnj: "",
  shy: "",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  ndash: "–",
  mdash: "—",
  minus: "\u2212",
  hellip: "…",
  middot: "·",
  bull: "•",
  lsquo: "\u2018",
  rsquo: "\u2019",
  ldquo: "\u201c",
  rdquo: "\u201d",
  laquo: "\u00ab",
  raquo: "\u00bb",
  deg: "°",
  times: "×",
  plusmn: "\u00b1",
  frac12: "\u00bd",
  frac14: "\u00bc",
  frac34: "\u00be",
  euro: "\u20ac",
  pound: "\u00a3",
  yen: "\u00a5",
  cent: "\u00a2",
  sect: "\u00a7",
  copy: "©",
  reg: "\u00ae",
  trade: "\u2122",
  rarr: "→",
  larr: "←",
  prime: "′",
  Prime: "″",
  ...namedLetters,
};

/** The character that HTML writes as `&name;`, a blank for a number that is none; `whole` for a name that is not known. */
export function characterOf(whole: string, name: string): string {
  if (!name.startsWith("#")) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : " ";
}
