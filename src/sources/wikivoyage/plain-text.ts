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
  minus: "−",
  hellip: "…",
  middot: "·",
  bull: "•",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  deg: "°",
  times: "×",
  plusmn: "±",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  euro: "€",
  pound: "£",
  yen: "¥",
  cent: "¢",
  sect: "§",
  copy: "©",
  reg: "®",
  trade: "™",
  rarr: "→",
  larr: "←",
  prime: "′",
  Prime: "″",
  szlig: "ß",
  aelig: "æ",
  oslash: "ø",
  aring: "å",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
};

/**
 * Text without what wikitext uses to format it, after templates and internal links were rendered: tags, bold and italics,
 * external links (their label stays, else their address), marks of lists, named characters. Paragraphs stay apart.
 */
export function plainText(text: string): string {
  return (
    text
      .replaceAll(/<(?:br|p|li)\b[^<>]*>/gi, "\n")
      .replaceAll(/<\/?[a-z][^<>]*>/gi, "")
      .replaceAll(/\[((?:https?:)?\/\/[^\s[\]]+)(?:\s([^[\]]*))?\]/g, (_, address: string, label?: string) =>
        label?.trim() ? label : address,
      )
      .replaceAll(/'{2,}/g, "")
      .replaceAll(/&(#?\w{2,8});/g, entity)
      .replaceAll(/^[*#:;]+/gm, "")
      .replaceAll(/[^\S\n]+/g, " ")
      .replaceAll(/ ?\n ?/g, "\n")
      .replaceAll(/\n{2,}/g, "\n\n")
      // A single line end is a blank of a text that goes on.
      .replaceAll(/(?<!\n)\n(?!\n)/g, " ")
      .trim()
  );
}

function entity(whole: string, name: string): string {
  if (!name.startsWith("#")) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : whole;
}
