import { SaxesParser } from "saxes";
import { MOST_XML_LEVELS } from "../reading/utf8-text.ts";
import { BrokenFile } from "../source-record.ts";
import { type Article, MAX_ARTICLE } from "./article.ts";

/** The namespace of articles, in MediaWiki's count. */
const ARTICLES = "0";

/**
 * The articles of an XML export of MediaWiki (of a dump, or of Special:Export), as they come; redirects are left out. The
 * language is the one that the export says for itself.
 * @throws BrokenFile when the XML is not well-formed, is cut off, or is no such export.
 */
export async function* dumpPages(text: AsyncIterable<string>): AsyncGenerator<Article[]> {
  const pages = new PageCollector();
  for await (const part of text) {
    pages.write(part);
    const found = pages.take();
    if (found.length > 0) yield found;
  }
  pages.close();
  yield pages.take();
}

class PageCollector {
  readonly #parser = new SaxesParser();
  readonly #path: string[] = [];
  #pages: Article[] = [];
  #language: string | undefined;
  #text = "";
  #page: { title?: string; namespace?: string; wikitext?: string; isRedirect?: true } = {};

  constructor() {
    const parser = this.#parser;
    parser.on("opentag", ({ name, attributes }) => this.#open(name, attributes as Record<string, string>));
    parser.on("closetag", ({ name }) => this.#close(name));
    parser.on("text", (text) => this.#add(text));
    parser.on("cdata", (text) => this.#add(text));
    parser.on("error", (error) => {
      const reason = error.message.replace(/^.*?\d+:\d+: /, "");
      throw new BrokenFile(
        "broken_file",
        `not well-formed XML: ${reason}`,
        { line: parser.line },
        { cause: error },
      );
    });
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  close(): void {
    this.#parser.close();
  }

  take(): Article[] {
    const pages = this.#pages;
    this.#pages = [];
    return pages;
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (this.#path.length === 0 && name !== "mediawiki") {
      throw new BrokenFile("broken_file", `expected an export of MediaWiki, not <${name}>`, {
        line: this.#parser.line,
      });
    }
    if (this.#path.length === MOST_XML_LEVELS) {
      const detail = `tags nest more than ${MOST_XML_LEVELS} deep`;
      throw new BrokenFile("broken_file", detail, { line: this.#parser.line });
    }
    if (name === "mediawiki") this.#language = attributes["xml:lang"];
    if (name === "page") this.#page = {};
    if (name === "redirect") this.#page.isRedirect = true;
    this.#path.push(name);
    this.#text = "";
  }

  #add(text: string): void {
    const name = this.#path.at(-1);
    if (name !== "title" && name !== "ns" && name !== "text") return;
    if (this.#text.length + text.length <= MAX_ARTICLE) this.#text += text;
  }

  #close(name: string): void {
    this.#path.pop();
    if (name === "title") this.#page.title = this.#text.trim();
    if (name === "ns") this.#page.namespace = this.#text.trim();
    if (name === "text") this.#page.wikitext = this.#text;
    if (name !== "page") return;
    const { title, namespace = ARTICLES, wikitext, isRedirect } = this.#page;
    if (!title || !wikitext || namespace !== ARTICLES || isRedirect) return;
    this.#pages.push({ title, wikitext, language: this.#language });
  }
}
