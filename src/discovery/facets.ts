import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Lists } from "../catalogue/columns.ts";
import { foldLabel } from "../catalogue/labels.ts";
import type { Localiser } from "../content/localise.ts";
import type { FacetName, ListingSearch } from "../contract/parameters.ts";
import type { Filter } from "./listing-filters.ts";

/** Values of a facet that an answer lists at most, besides the selected ones. */
export const FACET_VALUES_MAX = 100;

export interface FacetCount {
  value: string | number;
  count: number;
}
export type Facets = Partial<Record<FacetName, FacetCount[]>>;

/**
 * Counts values over the whole match, disjunctively: a facet's own filter does not narrow its own counts. Most frequent
 * first, then by value; the selected values are always listed.
 */
export function countFacets(
  catalogue: Catalogue,
  localiser: Localiser,
  request: ListingSearch,
  candidates: Uint32Array,
  filters: readonly Filter[],
): Facets {
  const facets: Facets = {};
  for (const facet of request.facets ?? []) {
    const others = filters.filter((filter) => filter.facet !== facet);
    const rows = candidates.filter((row) => others.every(({ passes }) => passes(row)));
    facets[facet] = countOne(catalogue, localiser, request, facet, rows);
  }
  return facets;
}

function countOne(
  catalogue: Catalogue,
  localiser: Localiser,
  request: ListingSearch,
  facet: FacetName,
  rows: Uint32Array,
): FacetCount[] {
  const { price, neighborhood, category, tags } = catalogue.tables.listing;
  if (facet === "priceLevel") {
    const counts = new Map<number, number>();
    for (const row of rows) {
      if (!Number.isNaN(price[row]!)) counts.set(price[row]!, (counts.get(price[row]!) ?? 0) + 1);
    }
    for (const level of request.priceLevel ?? []) if (!counts.has(level)) counts.set(level, 0);
    return [...counts].map(([value, count]) => ({ value, count })).sort(byCount);
  }
  if (facet === "neighborhood") {
    const labelsOf = (row: number) => (neighborhood[row]! < 0 ? [] : [neighborhood[row]!]);
    return countLabels(catalogue, rows, labelsOf, labelsOf, request.neighborhood);
  }
  const lists = facet === "category" ? category : tags;
  const shown = labelsInLanguage(catalogue, lists, localiser);
  return countLabels(catalogue, rows, shown, (row) => lists.of(row), request[facet]);
}

/**
 * Counts the labels that each row shows. A selected value that no row shows (one in another language) is counted by all
 * of a row's labels, as the filter sees them.
 */
function countLabels(
  { labels }: Catalogue,
  rows: Uint32Array,
  shownOf: (row: number) => ArrayLike<number> & Iterable<number>,
  allOf: (row: number) => Iterable<number>,
  selected: readonly string[] = [],
): FacetCount[] {
  const folds = new Map<number, string>();
  const foldOf = (label: number) => {
    let fold = folds.get(label);
    if (fold === undefined) {
      fold = foldLabel(labels.words(label));
      folds.set(label, fold);
    }
    return fold;
  };
  const counts = new Map<string, { label: number; count: number }>();
  for (const row of rows) {
    const seen = new Set<string>();
    for (const label of shownOf(row)) {
      const fold = foldOf(label);
      if (seen.has(fold)) continue;
      seen.add(fold);
      const known = counts.get(fold);
      if (!known) counts.set(fold, { label, count: 1 });
      else {
        known.count++;
        // The spelling that was first in the dictionary stands for all.
        known.label = Math.min(known.label, label);
      }
    }
  }
  const selectedFolds = new Map(selected.map((value) => [foldLabel(value), value]));
  const listed = [...counts].map(([fold, { label, count }]) => ({ fold, value: labels.words(label), count }));
  const sorted = listed.sort(byCount);
  const kept = sorted.filter(({ fold }, index) => index < FACET_VALUES_MAX || selectedFolds.has(fold));
  const unseen = [...selectedFolds]
    .filter(([fold]) => !counts.has(fold))
    .map(([, value]) => {
      const mask = labels.mask([value]);
      const count = rows.reduce((sum, row) => sum + (some(allOf(row), mask) ? 1 : 0), 0);
      return { value, count };
    });
  return [...kept.map(({ value, count }) => ({ value, count })), ...unseen].sort(byCount);
}

function some(labels: Iterable<number>, mask: Uint8Array): boolean {
  for (const label of labels) if (mask[label] === 1) return true;
  return false;
}

/** For each row the labels in the language that the localiser picks for it; without a language, the default one. */
function labelsInLanguage(
  { labels }: Catalogue,
  lists: Lists,
  localiser: Localiser,
): (row: number) => number[] {
  return (row) => {
    const byLanguage: Record<string, number[]> = {};
    for (const label of lists.of(row)) {
      const language = labels.language(label);
      byLanguage[language] ??= [];
      byLanguage[language].push(label);
    }
    return localiser.pick(byLanguage)?.value ?? [];
  };
}

function byCount(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);
}
