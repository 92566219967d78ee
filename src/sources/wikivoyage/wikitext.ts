import { wikiNamespaces } from "../../languages/wiki-words.ts";
import { withCharacters } from "../reading/named-characters.ts";
/** One template of an article that was asked for. */
export interface WikitextTemplate {
  /** As it is written, blanks at its ends taken off. */
  name: string;
  /** Plain text of each named parameter, its name in lower case. */
  parameters: ReadonlyMap<string, string>;
  /** 1-based line on which it begins. */
  line: number;
  /** The headings above it, the top one first. */
  headings: readonly string[];
  /** Plain text after it on its last line. */
  tail: string;
}

/** The templates of a wikitext. */
export interface WikitextTemplates {
  templates: WikitextTemplate[];
  /** Wanted templates that are never closed. */
  unclosed: { name: string; line: number }[];
  /** The names of all templates, in lower case. */
  names: ReadonlySet<string>;
}

/** Templates and links deeper than this are passed over, as MediaWiki does. */
const MAX_DEPTH = 40;
/** Bars that part the values of one template; the largest ones have some hundred. */
const MAX_PARTS = 1_000;
const TOKEN = /\{\{|\}\}|\[\[|\]\]|[|=\n]|[^{}[\]|=\n]+|[{}[\]]/g;

/**
 * Finds templates in wikitext, at any depth, with the plain text of their parameters: nested templates and links are
 * rendered, comments and references are gone. One pass, in time that grows with the text alone whatever is in it; what is
 * never closed is text, and a heading ends it.
 */
export function templatesIn(wikitext: string, isWanted: (name: string) => boolean): WikitextTemplates {
  const reader = new TemplateReader(isWanted);
  for (const [token] of withoutHiddenText(wikitext).matchAll(TOKEN)) reader.take(token);
  reader.end();
  return { templates: reader.templates, unclosed: reader.unclosed, names: reader.names };
}

interface Frame {
  sort: "template" | "link";
  parts: Part[];
  line: number;
}

type Found = WikitextTemplate & { tail: string };

class TemplateReader {
  readonly templates: Found[] = [];
  readonly unclosed: WikitextTemplates["unclosed"] = [];
  readonly names = new Set<string>();
  readonly #isWanted: (name: string) => boolean;
  readonly #frames: Frame[] = [];
  readonly #headings: { level: number; text: string }[] = [];
  /** Openings beyond the depth that is read. */
  #tooDeep = 0;
  #line = 1;
  /** The present line as it is written. */
  #source = "";
  /** The rendered text of the present line outside of templates. */
  #lineText = "";
  /** The last wanted template of the present line, whose tail goes on. */
  #open: Found | undefined;

  constructor(isWanted: (name: string) => boolean) {
    this.#isWanted = isWanted;
  }

  take(token: string): void {
    const top = this.#frames.at(-1);
    if (token !== "\n") this.#source += token;
    if (token === "{{") this.#push("template");
    else if (token === "[[") this.#push("link");
    else if (token === "}}") this.#closeTemplate();
    else if (token === "]]") this.#closeLink();
    else if (token === "\n") this.#endLine();
    else if (token === "|" && top && top.parts.length < MAX_PARTS) top.parts.push({ text: "", equals: -1 });
    else this.#add(token);
  }

  end(): void {
    this.#endLine();
    this.#abandon();
  }

  #push(sort: Frame["sort"]): void {
    if (this.#frames.length >= MAX_DEPTH) this.#tooDeep++;
    else this.#frames.push({ sort, parts: [{ text: "", equals: -1 }], line: this.#line });
  }

  #add(text: string): void {
    const part = this.#frames.at(-1)?.parts.at(-1);
    if (part) {
      if (text === "=" && part.equals === -1) part.equals = part.text.length;
      part.text += text;
    } else {
      this.#lineText += text;
      if (this.#open) this.#open.tail += text;
    }
  }

  /** Adds what a template or link shows: an equals sign in it parts no name from a value. */
  #addRendered(text: string): void {
    const part = this.#frames.at(-1)?.parts.at(-1);
    if (part) part.text += text;
    else this.#add(text);
  }

  #closeLink(): void {
    if (this.#tooDeep > 0) this.#tooDeep--;
    else if (this.#frames.at(-1)?.sort !== "link") this.#add("]]");
    else this.#addRendered(linkText(this.#frames.pop()!.parts));
  }

  #closeTemplate(): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    if (!this.#frames.some(({ sort }) => sort === "template")) {
      this.#add("}}");
      return;
    }
    this.#closeOpenLinks();
    const { parts, line } = this.#frames.pop()!;
    const name = parts[0]!.text.trim().replaceAll("_", " ");
    this.names.add(name.toLowerCase());
    if (!this.#isWanted(name)) {
      this.#addRendered(
        inlineText(
          name,
          parts.slice(1).map(({ text }) => text.trim()),
        ),
      );
      return;
    }
    const headings = this.#headings.map(({ text }) => text);
    const found: Found = { name, parameters: namedValues(parts), line, headings, tail: "" };
    this.templates.push(found);
    if (this.#frames.length === 0) this.#open = found;
  }

  /** A link that its template ends before it does is text; its bars part values of the template. */
  #closeOpenLinks(): void {
    let values: Part[] = [];
    while (this.#frames.at(-1)!.sort === "link") {
      const [first, ...others] = this.#frames.pop()!.parts;
      values = [...others, ...values];
      this.#frames.at(-1)!.parts.at(-1)!.text += `[[${first!.text}`;
    }
    const frame = this.#frames.at(-1)!;
    frame.parts = [...frame.parts, ...values];
  }

  #endLine(): void {
    if (this.#frames.length > 0) {
      const heading = readHeading(this.#source);
      // No template contains a heading: what is open was never closed.
      if (heading) {
        this.#abandon();
        this.#enter(heading);
      } else this.#frames.at(-1)!.parts.at(-1)!.text += "\n";
    } else {
      const heading = readHeading(this.#lineText);
      if (heading) this.#enter(heading);
    }
    if (this.#open) this.#open.tail = plainText(this.#open.tail);
    this.#source = "";
    this.#lineText = "";
    this.#open = undefined;
    this.#line++;
  }

  #abandon(): void {
    for (const { sort, parts, line } of this.#frames) {
      const name = parts[0]!.text.split("\n", 1)[0]!.trim();
      if (sort === "template" && this.#isWanted(name)) this.unclosed.push({ name, line });
    }
    this.#frames.length = 0;
    this.#tooDeep = 0;
  }

  #enter(heading: { level: number; text: string }): void {
    while (this.#headings.length > 0 && this.#headings.at(-1)!.level >= heading.level) this.#headings.pop();
    this.#headings.push(heading);
  }
}

/** One value of a template or link. */
interface Part {
  text: string;
  /** Where its first equals sign stands, or -1. */
  equals: number;
}

/** The heading that a line is, or undefined. */
function readHeading(line: string): { level: number; text: string } | undefined {
  if (!line.startsWith("==")) return undefined;
  const trimmed = line.trimEnd();
  const level = Math.min(6, /^=+/.exec(trimmed)![0].length);
  if (trimmed.length <= level * 2 || !trimmed.endsWith("=".repeat(level))) return undefined;
  return { level, text: plainText(trimmed.slice(level, -level)) };
}

/** Files and categories are no text. */
const NO_TEXT = new RegExp(`^(?:${wikiNamespaces.join("|")}):`, "i");

/** What an internal link shows: its label, else its target; nothing for files and categories. */
function linkText(parts: readonly Part[]): string {
  const target = parts[0]!.text.trim();
  if (NO_TEXT.test(target)) return "";
  return parts.length > 1 ? parts.at(-1)!.text : target.replace(/^:/, "");
}

/** The plain text of each named value of a template, its name in lower case. */
function namedValues(parts: readonly Part[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { text, equals } of parts.slice(1)) {
    if (equals === -1) continue;
    const value = plainText(text.slice(equals + 1));
    const name = text.slice(0, equals).trim().toLowerCase().replaceAll("_", " ");
    // As in MediaWiki the last of two counts; one that is empty says nothing.
    if (value !== "") values.set(name, value);
  }
  return values;
}

/** Elements whose content is not part of the text. */
const HIDDEN = ["ref", "gallery", "math", "timeline", "templatestyles", "score", "imagemap"];

/**
 * Takes comments and hidden elements (references, galleries) out of wikitext. Their line ends stay, so that lines keep their
 * numbers. What is never closed is hidden to the end of a comment's text, and shown of an element's.
 */
export function withoutHiddenText(wikitext: string): string {
  let text = withoutSpans(wikitext, "<!--", "-->", "all");
  for (const name of HIDDEN) text = withoutElement(text, name);
  return text;
}

function withoutElement(text: string, name: string): string {
  // Cheaper than searching for each element in the lower-case copy.
  if (!new RegExp(`<${name}[\\s>/]`, "i").test(text)) return text;
  const isSelfClosed = new RegExp(`<${name}(?:\\s[^<>]*)?/>`, "gi");
  return withoutSpans(text.replaceAll(isSelfClosed, ""), `<${name}`, `</${name}>`, "nothing");
}

/** Takes out all that stands from `open` to `close`, in any case; what has no close hides `unclosed` of the rest. */
function withoutSpans(text: string, open: string, close: string, unclosed: "all" | "nothing"): string {
  const lower = text.toLowerCase();
  // Some letters change their length with their case; then only exact spellings are found.
  const where = lower.length === text.length ? lower : text;
  let kept = "";
  let at = 0;
  for (let start = where.indexOf(open); start !== -1; start = where.indexOf(open, Math.max(at, start + 1))) {
    // `<references` is not `<ref`.
    if (/[a-z]/.test(where[start + open.length] ?? "") && open !== "<!--") continue;
    const end = where.indexOf(close, start + open.length);
    if (end === -1) return kept + (unclosed === "all" ? text.slice(at, start) : text.slice(at));
    kept += text.slice(at, start) + text.slice(start, end).replaceAll(/[^\n]+/g, "");
    at = end + close.length;
  }
  return kept + text.slice(at);
}

/** What templates within a text show, by their name in lower case; what is not here shows nothing. */
const renderers = new Map<string, (values: readonly string[]) => string>();

function define(names: string, render: (values: readonly string[]) => string): void {
  for (const name of names.split(",")) renderers.set(name, render);
}

define("!", () => "|");
define("=", () => "=");
define(
  "nowrap,nobr,abbr,small,sc,phone,tel,iata,icao,faa lid,station,circa,unit\u00e9,formatnum,w,wp",
  ([first = ""]) => first,
);
define("lang,lang-ja,lang-zh,dia,hans,hant", (values) => values.at(-1) ?? "");
define("convert,cvt,unit", ([number = "", unit = ""]) => `${number} ${unit}`);
define("frac", (values) => values.join("/"));
define("prix,price,preis,prezzo,precio", ([amount = "", currency = ""]) => `${amount} ${currency}`.trim());
define("horaire", frenchHours);
for (const unit of "km,m,cm,mm,mi,ft,yd,in,ha,acre,km2,m2,kg,lb,l,gal,mph,kmh".split(",")) {
  define(unit, ([number = ""]) => `${number} ${unit}`);
}
define("f", ([degrees = ""]) => `${degrees} °F`);
define("c", ([degrees = ""]) => `${degrees} °C`);

/** The text that a template shows. Amounts of money are templates named by their currency: `{{JPY|500}}`. */
function inlineText(name: string, values: readonly string[]): string {
  if (/^[A-Z]{3}$/.test(name) && /^[\d.,–-]+$/.test(values[0] ?? "")) return `${values[0]} ${name}`;
  return renderers.get(name.toLowerCase())?.(values) ?? "";
}

/** `{{Horaire|from day|to day|hour|minute|hour|minute|…}}` of the French edition: `9h–12h, 15h30–19h30`. */
function frenchHours([firstDay = "", lastDay = "", ...times]: readonly string[]): string {
  const spoken: string[] = [];
  for (let i = 0; i < times.length; i += 2) {
    if (times[i]?.trim()) spoken.push(`${times[i]!.trim()}h${times[i + 1]?.trim() ?? ""}`);
  }
  const pairs = spoken.flatMap((time, i) =>
    i % 2 === 0 ? [[time, spoken[i + 1]].filter(Boolean).join("–")] : [],
  );
  const days = [firstDay, lastDay].filter((day) => day.trim() !== "").join("–");
  return [days, pairs.join(", ")].filter(Boolean).join(" ");
}

/**
 * Text without what wikitext uses to format it, after templates and internal links were rendered: tags, bold and italics,
 * external links (their label stays, else their address), marks of lists, named characters. Paragraphs stay apart.
 */
export function plainText(text: string): string {
  const bare = text
    .replaceAll(/<(?:br|p|li)\b[^<>]*>/gi, "\n")
    .replaceAll(/<\/?[a-z][^<>]*>/gi, "")
    .replaceAll(/\[((?:https?:)?\/\/[^\s[\]]+)(?:\s([^[\]]*))?\]/g, (_, address: string, label?: string) =>
      label?.trim() ? label : address,
    )
    .replaceAll(/'{2,}/g, "");
  return (
    withCharacters(bare)
      .replaceAll(/^[*#:;]+/gm, "")
      .replaceAll(/[^\S\n]+/g, " ")
      .replaceAll(/ ?\n ?/g, "\n")
      .replaceAll(/\n{2,}/g, "\n\n")
      // A single line end is a blank of a text that goes on.
      .replaceAll(/(?<!\n)\n(?!\n)/g, " ")
      .trim()
  );
}
