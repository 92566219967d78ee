import type { GeoArea } from "../../contract/geo-area.ts";
import type { Guide } from "../../contract/guide.ts";
import type { Listing } from "../../contract/listing.ts";
import type { LanguageMap } from "../../contract/localised.ts";
import type { SearchableKind } from "../../contract/records.ts";
import type { Field, LocalisedFields } from "../text/fields.ts";
import { type RecordTerms, recordTerms } from "../text/record-terms.ts";
import type { TermBook } from "../text/term-book.ts";

/**
 * Which text of a record is searched as which field; every store indexes this and nothing else.
 *
 * | field    | listing                                                              | guide                  | geoArea               |
 * |----------|----------------------------------------------------------------------|------------------------|-----------------------|
 * | name     | name                                                                 | name                   | displayName           |
 * | keywords | keywords, category, activityTags, searchTerms, integratedCategories  | keywords               | keywords              |
 * | place    | address, neighborhood                                                | centerLocation         | area, address         |
 * | summary  | tagline, summary                                                     | introText, description | headline, description |
 * | rest     | whatToExpect, additionalTextAttributes, priceLevelText, serviceTypes, venue name | attribution | -                     |
 *
 * Text that is written once for all languages has the language "und".
 */
export function indexedText(kind: SearchableKind, record: object): LocalisedFields {
  const texts = { name: [], keywords: [], place: [], summary: [], rest: [] };
  if (kind === "listing") addListing(texts, record as Listing);
  else if (kind === "guide") addGuide(texts, record as Guide);
  else addGeoArea(texts, record as GeoArea);
  return texts;
}

type Texts = Record<Field, string[]>;

function addListing({ name, keywords, place, summary, rest }: Texts, listing: Listing): void {
  const { integratedCategories, additionalTextAttributes, additionalData } = listing;
  add(name, listing.name);
  add(keywords, listing.keywords);
  add(keywords, listing.category);
  add(keywords, listing.activityTags);
  addAs(keywords, "und", listing.searchTerms);
  for (const language in integratedCategories) {
    for (const { full_label } of integratedCategories[language]!) addAs(keywords, language, full_label);
  }
  add(place, listing.address);
  addAs(place, "und", listing.neighborhood);
  add(summary, listing.tagline);
  add(summary, listing.summary);
  add(rest, listing.whatToExpect);
  for (const language in additionalTextAttributes) {
    addAs(rest, language, Object.values(additionalTextAttributes[language]!));
  }
  add(rest, listing.priceLevelText);
  addAs(rest, "und", listing.serviceTypes);
  addAs(rest, "und", additionalData?.venue?.name);
}

function addGuide({ name, keywords, place, summary, rest }: Texts, guide: Guide): void {
  add(name, guide.name);
  add(keywords, guide.keywords);
  add(place, guide.centerLocation);
  add(summary, guide.introText);
  add(summary, guide.description);
  add(rest, guide.attribution);
}

function addGeoArea({ name, keywords, place, summary }: Texts, area: GeoArea): void {
  add(name, area.displayName);
  add(keywords, area.keywords);
  add(place, area.area);
  add(place, area.address);
  add(summary, area.headline);
  add(summary, area.description);
}

// Plain loops and no lists in between: an import comes by some dozens of times for each record.
function add(to: string[], map: LanguageMap<string | string[]> | undefined): void {
  for (const language in map) addAs(to, language, map[language]);
}

function addAs(to: string[], language: string, said: string | readonly string[] | undefined): void {
  if (typeof said === "string") to.push(language, said);
  else if (said !== undefined) for (const text of said) to.push(language, text);
}

/** What the postings hold of a record. */
export function indexedTerms(kind: SearchableKind, record: object): RecordTerms {
  return recordTerms(indexedText(kind, record));
}

/** What a record had and has in the postings, undefined for nothing; at least one is given. */
export interface IndexedChange {
  readonly book: TermBook;
  readonly was: RecordTerms | undefined;
  readonly is: RecordTerms | undefined;
}

/** Of the texts that a record had and has, undefined for none. Both of one book. To be read at once, as `indexedTerms`. */
export function indexedChange(
  former: LocalisedFields | undefined,
  texts: LocalisedFields | undefined,
): IndexedChange {
  if (!former || !texts) {
    const is = texts && recordTerms(texts);
    const was = former && recordTerms(former);
    return { book: (is ?? was)!.book, was, is };
  }
  const { terms, ...rest } = recordTerms(former);
  const was = { ...rest, terms: terms.slice() };
  const is = recordTerms(texts);
  // The book of the former terms may have been given up for the new ones: they are found once more, in the new book.
  if (was.book !== is.book) return indexedChange(former, texts);
  return { book: is.book, was, is };
}
