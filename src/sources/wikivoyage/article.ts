import type { SourcePlace } from "../source-record.ts";
import {
  allTemplateNames,
  articleLanguage,
  type Edition,
  type EditionTerms,
  editionFor,
  type ListingType,
  listingTypes,
} from "./editions.ts";
import { templatesIn, type WikitextTemplate } from "./wikitext.ts";

/** One article of Wikivoyage. */
export interface Article {
  /** As the wiki has it, with its parent's name: `Tokyo/Roppongi`. */
  title: string;
  wikitext: string;
  /** BCP 47; found by the article's templates when absent. */
  language?: string;
}

/** One listing of an article, its parameters by what they mean. */
export interface ArticleListing {
  type: ListingType;
  /** Plain texts by meaning; see editions.json. */
  values: ReadonlyMap<string, string>;
  /** Names of parameters that say something and that the edition has no meaning for. */
  unknown: readonly string[];
  headings: readonly string[];
  place: SourcePlace;
}

/** The listings of an article, and what is wrong with its text. */
export interface ArticleListings {
  edition: Edition;
  listings: ArticleListing[];
  /** Listing templates that are never closed. */
  unclosed: { name: string; place: SourcePlace }[];
  /** Whether the article is of a part of a city. */
  isDistrict: boolean;
}

/** Reads the listings of an article; `added` are terms that its edition has besides those that are known. */
export function readArticle(
  { title, wikitext, language }: Article,
  added: EditionTerms = {},
): ArticleListings {
  const own = new Set(Object.keys(added.templates ?? {}).map((name) => name.toLowerCase()));
  const known = allTemplateNames();
  const isListing = (name: string) => known.has(name.toLowerCase()) || own.has(name.toLowerCase());
  const { templates, unclosed, names } = templatesIn(wikitext, isListing);
  const edition = editionFor(language ?? articleLanguage(templates), added);
  const listings = templates
    .map((template) => readListing(template, edition, title))
    .filter((one) => one !== undefined);
  return {
    edition,
    listings,
    unclosed: unclosed
      .filter(({ name }) => Object.hasOwn(edition.templates, name.toLowerCase()))
      .map(({ name, line }) => ({ name, place: { line, element: title } })),
    isDistrict: title.includes("/") || [...names].some((name) => name.endsWith("district")),
  };
}

function readListing(
  template: WikitextTemplate,
  edition: Edition,
  title: string,
): ArticleListing | undefined {
  const byName = edition.templates[template.name.toLowerCase()];
  if (byName === undefined || !Object.hasOwn(edition.templates, template.name.toLowerCase()))
    return undefined;
  const values = new Map<string, string>();
  const unknown: string[] = [];
  for (const [name, value] of template.parameters) {
    const meaning = Object.hasOwn(edition.parameters, name) ? edition.parameters[name]! : undefined;
    if (meaning === undefined && value.trim() !== "" && !/^\d+$/.test(name)) unknown.push(name);
    // "description" and "content" of one listing mean the same: the first counts.
    if (meaning !== undefined && !values.has(meaning)) values.set(meaning, value);
  }
  // German articles go on after the card.
  const tail = template.tail.replace(/^[\s:,.;–-]+/, "").replace(/[\s,;:]+$/, "");
  if (!values.has("content") && template.name.toLowerCase() === "vcard" && tail.length > 2)
    values.set("content", tail);
  const subtype = /^[^,;]+/
    .exec(values.get("type") ?? "")?.[0]
    .trim()
    .toLowerCase();
  const place = { line: template.line, element: title };
  const told = { values, unknown, headings: template.headings, place };
  if (byName !== "listing") return { type: byName, ...told };
  return { type: readType(subtype ?? template.headings[0]?.toLowerCase() ?? "", edition), ...told };
}

function readType(subtype: string, { types, templates }: Edition): ListingType {
  if (Object.hasOwn(types, subtype)) return types[subtype]!;
  if (Object.hasOwn(templates, subtype)) return templates[subtype]!;
  return listingTypes.find((type) => type === subtype) ?? "listing";
}

/** Longest article that is read, in UTF-16 units; MediaWiki keeps none above 2 MiB. */
export const MAX_ARTICLE = 4 * 1024 * 1024;
