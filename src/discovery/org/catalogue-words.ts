import type { Slices, Steps } from "../../content/slices.ts";
import type { Listing } from "../../contract/listing.ts";
import type { Label } from "../../search/columns/labels.ts";
import type { Lists } from "../../search/columns/lists.ts";
import type { Table } from "../../search/columns/table.ts";
import type { Org } from "./org.ts";

/** The words by which an organisation and its travellers may speak of what it has. */
export interface CatalogueWords {
  /** Categories of listings, each in its languages, the organisation's default language first. */
  categories: Label[][];
  /** Activity tags and keywords of listings; of too many the most frequent. */
  tags: Label[];
  keywords: Label[];
  /** Service types of listings. */
  services: Label[];
  interests: { id: string; names: Label[] }[];
  /** `description`: the keywords of the area. */
  geoAreas: { id: string; names: string[]; description: string[] }[];
  neighborhoods: string[];
  /** Listings and guides by their names in all languages, with what they are in all languages and how well they are known (0 to 100). */
  places: {
    kind: "listing" | "guide";
    id: string;
    names: string[];
    others: string[];
    score?: number;
    category?: string[];
  }[];
}

/**
 * Different tags, or keywords, that are read as words of the organisation, the most frequent ones. Reading one takes some 60 µs, and in
 * an organisation of many thousands most are said by one listing only; a text search finds those as well.
 */
const MAX_LABELS = 4_000;
/** Rows that are looked at in one step: far less than a millisecond. */
const ROWS_A_STEP = 1_024;

/** Reads the words of an organisation, in slices. Names of listings, or of guides, are left out where there are more than `maxNames`. */
export async function readCatalogueWords(
  org: Org,
  slices: Slices,
  maxNames: number,
): Promise<CatalogueWords> {
  const { labels, tables } = org.catalogue;
  const { listing, geoArea } = tables;
  const readLabels = async (lists: Lists) =>
    (await slices.run(mostFrequent(lists, listing.gone, labels.size))).map((label) => labels.read(label));
  const wordsIn = (numbers: Iterable<number>) => Array.from(numbers, (label) => labels.words(label));
  const neighborhoods = new Set(presentRows(listing).map((row) => listing.neighborhood[row]!));
  return {
    categories: await slices.run(readCategories(org)),
    tags: await readLabels(listing.tags),
    keywords: await readLabels(listing.keywords),
    services: await readLabels(listing.services),
    interests: org.interests.map(({ id, name = {} }) => ({
      id,
      names: Object.entries(name).map(([language, words]) => ({ language, words })),
    })),
    geoAreas: presentRows(geoArea).map((row) => ({
      id: geoArea.ids[row]!,
      names: [...new Set(wordsIn(geoArea.names.of(row)))],
      description: wordsIn(geoArea.keywords.of(row)),
    })),
    neighborhoods: wordsIn([...neighborhoods].filter((label) => label >= 0)),
    places: [...(await readNames(org, "listing", maxNames)), ...(await readNames(org, "guide", maxNames))],
  };
}

function presentRows({ gone, size }: Table): number[] {
  return Array.from({ length: size }, (_, row) => row).filter((row) => gone[row] !== 1);
}

/** The different numbers, in the order they first come in; of too many of them the most frequent, those first. */
function* mostFrequent(lists: Lists, gone: Uint8Array, labelCount: number): Steps<number[]> {
  const counts = new Uint32Array(labelCount);
  const different: number[] = [];
  for (let row = 0; row < lists.size; row++) {
    if (row % ROWS_A_STEP === 0) yield;
    if (gone[row] === 1) continue;
    for (const label of lists.of(row)) {
      if (counts[label]!++ === 0) different.push(label);
    }
  }
  if (different.length <= MAX_LABELS) return different;
  return different.toSorted((a, b) => counts[b]! - counts[a]! || a - b).slice(0, MAX_LABELS);
}

function* readCategories({ catalogue, defaultLanguage }: Org): Steps<Label[][]> {
  const { labels, tables } = catalogue;
  const { category, gone, size } = tables.listing;
  const different = new Map<string, Label[]>();
  for (let row = 0; row < size; row++) {
    if (row % ROWS_A_STEP === 0) yield;
    if (gone[row] === 1) continue;
    const numbers = category.of(row);
    const key = numbers.join();
    if (numbers.length === 0 || different.has(key)) continue;
    const read = Array.from(numbers, (label) => labels.read(label));
    const isDefault = ({ language }: Label) => Number(language === defaultLanguage);
    different.set(
      key,
      read.sort((a, b) => isDefault(b) - isDefault(a)),
    );
  }
  return [...different.values()];
}

type NamedRecord = Pick<Listing, "name" | "searchTerms" | "category" | "score">;

/**
 * What a listing or a guide is called: its names, and as others the search terms that are written as names. What is called as its kind
 * alone ("Toilets") has no name.
 */
export function namesOf({ name = {}, searchTerms = [], category = {} }: NamedRecord): {
  names: string[];
  others: string[];
} {
  const kinds = Object.values(category);
  const names = new Set(Object.values(name).filter((one) => !kinds.includes(one)));
  // Search terms are other names of a place, and words for what it is; names have no small first letter.
  return {
    names: [...names],
    others: searchTerms.filter((term) => /^(?!\p{Ll})[\p{L}\p{N}]/u.test(term) && !names.has(term)),
  };
}

/** The names of every active record of a kind, from the bodies: none where there are more than `maxNames` records. */
export async function readNames(
  org: Org,
  kind: "listing" | "guide",
  maxNames: number,
): Promise<CatalogueWords["places"]> {
  const { rowOfId, ids, size } = org.catalogue.tables[kind];
  if (size > maxNames) return [];
  const places: CatalogueWords["places"][number][] = Array.from({ length: size });
  for await (const { id, body } of org.records(kind)) {
    const row = rowOfId.get(id);
    if (row === undefined) continue;
    const record = JSON.parse(body) as NamedRecord;
    const { score, category = {} } = record;
    places[row] = { kind, id: ids[row]!, ...namesOf(record), score, category: Object.values(category) };
  }
  return places.filter((place) => place && place.names.length > 0);
}
