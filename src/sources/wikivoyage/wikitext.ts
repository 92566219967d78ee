import { withoutHiddenText } from "./hidden-text.ts";
import { inlineText } from "./inline-templates.ts";
import { plainText } from "./plain-text.ts";
import { headingOf, linkText, namedValues, type Part } from "./wikitext-parts.ts";

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
const MOST_DEPTH = 40;
/** Bars that part the values of one template; the largest ones have some hundred. */
const MOST_PARTS = 1_000;
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
    else if (token === "|" && top && top.parts.length < MOST_PARTS) top.parts.push({ text: "", equals: -1 });
    else this.#add(token);
  }

  end(): void {
    this.#endLine();
    this.#abandon();
  }

  #push(sort: Frame["sort"]): void {
    if (this.#frames.length >= MOST_DEPTH) this.#tooDeep++;
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
      const heading = headingOf(this.#source);
      // A heading stands in no template: what is open was never closed.
      if (heading) {
        this.#abandon();
        this.#enter(heading);
      } else this.#frames.at(-1)!.parts.at(-1)!.text += "\n";
    } else {
      const heading = headingOf(this.#lineText);
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
