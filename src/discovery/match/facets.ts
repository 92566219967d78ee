import type { Localiser } from "../../content/localise.ts";
import type { PlaceGroup } from "../../contract/common.ts";
import type { FacetName, ListingSearch } from "../../contract/parameters.ts";
import type { Catalogue } from "../../search/columns/catalogue.ts";
import { listRows } from "../../search/columns/cut.ts";
import type { Lists } from "../../search/columns/lists.ts";
import { foldLabel } from "../../search/text/fold.ts";
import type { Filter, ListingMatch } from "./listings.ts";
import type { Sight } from "./sight.ts";

/** Values of a facet that an answer lists at most, besides the selected ones. */
const MAX_FACET_VALUES = 100;

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
  { org, localiser }: Sight,
  request: ListingSearch,
  { candidates, faceted, groupOf }: Pick<ListingMatch, "candidates" | "faceted" | "groupOf">,
): Facets {
  const { catalogue } = org;
  const facets: Facets = {};
  const { matching, without } = splitByFilter(listRows(candidates), faceted);
  for (const facet of request.facets ?? []) {
    const rows = matching.concat(without.get(facet) ?? []);
    facets[facet] =
      facet === "group"
        ? countGroups(rows, request.group, groupOf!)
        : countOne(catalogue, localiser, request, facet, rows);
  }
  return facets;
}

/** The rows that pass every filter, and by facet those that only its own filter keeps out: one pass for all facets. */
function splitByFilter(candidates: Uint32Array, filters: readonly Filter[]) {
  const matching: number[] = [];
  const without = new Map<FacetName, number[]>();
  for (const row of candidates) {
    let failed: Filter | undefined;
    let failures = 0;
    for (const filter of filters) {
      if (filter.passes(row)) continue;
      failed = filter;
      if (++failures === 2) break;
    }
    if (failures === 0) matching.push(row);
    else if (failures === 1 && failed?.facet) {
      const rows = without.get(failed.facet) ?? [];
      rows.push(row);
      without.set(failed.facet, rows);
    }
  }
  return { matching, without };
}

function countGroups(
  rows: readonly number[],
  selected: readonly PlaceGroup[] = [],
  groupOf: (row: number) => PlaceGroup | undefined,
): FacetCount[] {
  const counts = new Map<PlaceGroup, number>(selected.map((group) => [group, 0]));
  for (const row of rows) {
    const group = groupOf(row);
    if (group) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort(byCount);
}

function countOne(
  catalogue: Catalogue,
  localiser: Localiser,
  request: ListingSearch,
  facet: Exclude<FacetName, "group">,
  rows: readonly number[],
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
  const selected = request[facet] ?? [];
  if (facet === "neighborhood") {
    return countLabels(catalogue, rows, selected, {
      shown: (row, visit) => neighborhood[row]! >= 0 && visit(neighborhood[row]!),
      has: (row, mask) => mask[neighborhood[row]!] === 1,
      alike: (row) => neighborhood[row]!,
    });
  }
  const lists = facet === "category" ? category : tags;
  return countLabels(catalogue, rows, selected, {
    shown: labelsInLanguage(catalogue, lists, localiser),
    has: (row, mask) => lists.some(row, mask),
    // Rows with the same list mostly share it.
    alike: (row) => lists.starts[row]!,
  });
}

/** How the labels of a facet are read. */
interface LabelsOfRows {
  /** Visits the labels that an answer shows of a row. */
  shown: (row: number, visit: (label: number) => void) => unknown;
  /** Whether any label of the row is in the mask, as the filter sees it. */
  has: (row: number, mask: Uint8Array) => boolean;
  /** Rows for which this is the same have the same labels. */
  alike: (row: number) => number;
}

/**
 * Counts the labels that the rows show; words that fold alike are one value. A selected value that no row shows (one in
 * another language) is counted by all of a row's labels.
 */
function countLabels(
  { labels }: Catalogue,
  rows: readonly number[],
  selected: readonly string[],
  { shown, has, alike }: LabelsOfRows,
): FacetCount[] {
  const { foldOf, foldNumbers } = labels.index;
  const groups = new Map<number, { row: number; size: number }>();
  for (const row of rows) {
    const group = groups.get(alike(row));
    if (group) group.size++;
    else groups.set(alike(row), { row, size: 1 });
  }
  const counts = new Map<number, { label: number; count: number; lastRow: number }>();
  for (const { row, size } of groups.values()) {
    shown(row, (label) => {
      const known = counts.get(foldOf[label]!);
      if (!known) counts.set(foldOf[label]!, { label, count: size, lastRow: row });
      else {
        // The spelling that was first in the dictionary stands for all.
        known.label = Math.min(known.label, label);
        if (known.lastRow !== row) known.count += size;
        known.lastRow = row;
      }
    });
  }
  const selectedFolds = new Set(selected.map((value) => foldNumbers.get(foldLabel(value))));
  const listed = [...counts]
    .map(([fold, { label, count }]) => ({ fold, value: labels.words(label), count }))
    .sort(byCount)
    .filter(({ fold }, index) => index < MAX_FACET_VALUES || selectedFolds.has(fold))
    .map(({ value, count }) => ({ value, count }));
  const unseen = new Map(selected.map((value) => [foldLabel(value), value]));
  for (const { value } of listed) unseen.delete(foldLabel(value));
  for (const [fold, value] of unseen) {
    if (!foldNumbers.has(fold)) {
      listed.push({ value, count: 0 });
      continue;
    }
    const mask = labels.mask([value]);
    listed.push({ value, count: rows.reduce((sum, row) => sum + (has(row, mask) ? 1 : 0), 0) });
  }
  return listed.sort(byCount);
}

/** Visits the labels of a row in the language that the localiser picks for it; without a language, the default one. */
function labelsInLanguage(
  { labels }: Catalogue,
  lists: Lists,
  localiser: Localiser,
): (row: number, visit: (label: number) => void) => void {
  const { languages, languageOf } = labels.index;
  /** The language picked where these languages (numbers joined) have a word. */
  const picked = new Map<string, number>();
  return (row, visit) => {
    const own = lists.of(row);
    let has = "";
    let last = -1;
    for (const label of own) {
      if (languageOf[label] === last) continue;
      last = languageOf[label]!;
      const language = String.fromCharCode(languageOf[label]!);
      if (!has.includes(language)) has += language;
    }
    let language = picked.get(has);
    if (language === undefined) {
      const numbers = Array.from(has, (character) => character.charCodeAt(0));
      const map = Object.fromEntries(numbers.map((number) => [languages[number]!, number + 1]));
      language = (localiser.pick(map)?.value ?? 0) - 1;
      picked.set(has, language);
    }
    for (const label of own) if (languageOf[label] === language) visit(label);
  };
}

function byCount(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);
}
