import type { Slices, Steps } from "../../content/slices.ts";
import type { Org } from "../../discovery/org/org.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import type { Lists } from "../../search/columns/lists.ts";
import type { Table } from "../../search/columns/table.ts";
import type { WrittenLabel } from "../../sources/taxonomy/recognise.ts";
import type { Nameable } from "../understanding/names.ts";
import type { OrgVocabulary } from "../understanding/org-words.ts";

/**
 * Different tags, or keywords, that are read as words of the organisation, the most frequent ones. Reading one takes some 60 µs, and in
 * an organisation of many thousands most are said by one listing only; a text search finds those as well.
 */
const MOST_LABELS = 4_000;
/** Rows that are looked at in one step: far less than a millisecond. */
const ROWS_A_STEP = 1_024;

/**
 * What understanding has to know of a reader's organisation, read in slices. Names of listings, or of guides, are left out where
 * there are more than `mostNames` rows of them.
 */
export async function readVocabulary(
  reader: OrgReader,
  slices: Slices,
  mostNames: number,
): Promise<OrgVocabulary> {
  const { view } = reader;
  const { labels, tables } = view.catalogue;
  const { listing, geoArea } = tables;
  const written = async (lists: Lists) =>
    (await slices.run(mostFrequent(lists, listing.gone, labels.size))).map((label) =>
      writtenLabel(view, label),
    );
  const wordsOf = (numbers: Iterable<number>) => Array.from(numbers, (label) => labels.words(label));
  return {
    categories: await slices.run(categoriesOf(view)),
    tags: await written(listing.tags),
    keywords: await written(listing.keywords),
    interests: view.interests.map(({ id, name = {} }) => ({
      id,
      names: Object.entries(name).map(([language, words]) => ({ language, words })),
    })),
    geoAreas: rowsOf(geoArea).map((row) => ({
      id: geoArea.ids[row]!,
      names: [...new Set(wordsOf(geoArea.names.of(row)))],
      description: wordsOf(geoArea.keywords.of(row)),
    })),
    neighborhoods: wordsOf(
      [...new Set(rowsOf(listing).map((row) => listing.neighborhood[row]!))].filter((label) => label >= 0),
    ),
    places: [
      ...(await placesOf(reader, "listing", mostNames)),
      ...(await placesOf(reader, "guide", mostNames)),
    ],
  };
}

/** The rows of a table that are there. */
function rowsOf({ gone, size }: Table): number[] {
  return Array.from({ length: size }, (_, row) => row).filter((row) => gone[row] !== 1);
}

/** A label of the dictionary and its language. */
export function writtenLabel({ catalogue: { labels } }: Org, label: number): WrittenLabel {
  return { language: labels.language(label), words: labels.words(label) };
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
  if (different.length <= MOST_LABELS) return different;
  return different.toSorted((a, b) => counts[b]! - counts[a]! || a - b).slice(0, MOST_LABELS);
}

/** The different categories of listings, each in its languages, the organisation's default language first. */
function* categoriesOf(view: Org): Steps<WrittenLabel[][]> {
  const { category, gone, size } = view.catalogue.tables.listing;
  const different = new Map<string, WrittenLabel[]>();
  for (let row = 0; row < size; row++) {
    if (row % ROWS_A_STEP === 0) yield;
    if (gone[row] === 1) continue;
    const numbers = category.of(row);
    const key = numbers.join();
    if (numbers.length === 0 || different.has(key)) continue;
    const written = Array.from(numbers, (label) => writtenLabel(view, label));
    const isDefault = ({ language }: WrittenLabel) => Number(language === view.defaultLanguage);
    different.set(
      key,
      written.sort((a, b) => isDefault(b) - isDefault(a)),
    );
  }
  return [...different.values()];
}

async function placesOf(
  reader: OrgReader,
  kind: "listing" | "guide",
  mostNames: number,
): Promise<Nameable[]> {
  const { ids, size } = reader.view.catalogue.tables[kind];
  if (size > mostNames) return [];
  const names = await reader.names(kind);
  return names.flatMap((own, row) => (own.length > 0 ? [{ kind, id: ids[row]!, names: own }] : []));
}
