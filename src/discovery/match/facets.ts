import type { Localiser } from "../../content/localise.ts";
import type { FacetName, ListingSearch } from "../../contract/parameters.ts";
import type { Catalogue } from "../../search/columns/catalogue.ts";
import type { Labels } from "../../search/columns/labels.ts";
import { shownLabels } from "../../search/columns/shown-labels.ts";
import { foldLabel } from "../../search/text/fold.ts";
import type { ListingMatch } from "./listings.ts";
import type { Sight } from "./sight.ts";

/** Values of a facet that an answer lists at most, besides the selected ones. */
const MAX_FACET_VALUES = 100;

interface FacetCount {
  value: string | number;
  count: number;
}
export type Facets = Partial<Record<FacetName, FacetCount[]>>;

/** Rows whose values are counted, in two parts: those that pass every filter, and those that only the facet's own keeps out. */
type Counted = readonly [ArrayLike<number>, ArrayLike<number>];

/**
 * Counts values over the whole match, disjunctively: a facet's own filter does not narrow its own counts. Most frequent
 * first, then by value; the selected values are always listed.
 */
export function countFacets(
  { org, localiser }: Sight,
  request: ListingSearch,
  { matching, besides, groupOf }: Pick<ListingMatch, "besides" | "groupOf"> & { matching: ArrayLike<number> },
): Facets {
  const facets: Facets = {};
  for (const facet of request.facets ?? []) {
    const counted: Counted = [matching, besides?.get(facet) ?? []];
    facets[facet] =
      facet === "group"
        ? countValues(counted, request.group, groupOf!)
        : countOne(org.catalogue, localiser, request, facet, counted);
  }
  return facets;
}

/** Counts what a row has one of at most. */
function countValues<Value extends string | number>(
  counted: Counted,
  selected: readonly Value[] = [],
  read: (row: number) => Value | undefined,
): FacetCount[] {
  const counts = new Map(selected.map((value) => [value, 0]));
  eachRow(counted, (row) => {
    const value = read(row);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return [...counts].map(([value, count]) => ({ value, count })).sort(byCount);
}

function eachRow(counted: Counted, use: (row: number) => void): void {
  for (const rows of counted) for (let place = 0; place < rows.length; place++) use(rows[place]!);
}

function countOne(
  { labels, tables }: Catalogue,
  localiser: Localiser,
  request: ListingSearch,
  facet: Exclude<FacetName, "group">,
  counted: Counted,
): FacetCount[] {
  const { price, neighborhood, category, tags } = tables.listing;
  if (facet === "priceLevel") {
    const levelOf = (row: number) => (Number.isNaN(price[row]!) ? undefined : price[row]!);
    return countValues(counted, request.priceLevel, levelOf);
  }
  const tally = new Tally(labels);
  const selected = request[facet] ?? [];
  if (facet === "neighborhood") {
    eachRow(counted, (row) => {
      if (neighborhood[row]! >= 0) tally.add(neighborhood[row]!);
    });
    return listCounts(labels, tally, selected, counted, (row, mask) => mask[neighborhood[row]!] === 1);
  }
  const lists = facet === "category" ? category : tags;
  const shown = shownLabels(labels, lists, localiser);
  for (const rows of counted) shown.each(rows, tally.add);
  return listCounts(labels, tally, selected, counted, (row, mask) => lists.some(row, mask));
}

/** Counts by number of folded text, all 0 between two tallies; and the label that was first in the dictionary of each. */
let counts = new Uint32Array(0);
let firsts = new Uint32Array(0);

/** Counts labels; words that fold alike are one value. One at a time. */
class Tally {
  readonly #folds: number[] = [];
  /** Counts a label that a row shows, once for each row. */
  readonly add: (label: number) => void;

  constructor(labels: Labels) {
    const { foldOf, foldNumbers } = labels.index;
    if (counts.length < foldNumbers.size) {
      counts = new Uint32Array(2 * foldNumbers.size);
      firsts = new Uint32Array(2 * foldNumbers.size);
    }
    this.add = (label) => {
      const fold = foldOf[label]!;
      if (counts[fold]!++ === 0) {
        this.#folds.push(fold);
        firsts[fold] = label;
      } else if (label < firsts[fold]!) firsts[fold] = label;
    };
  }

  /** What was counted: the spelling that was first in the dictionary stands for all. Nothing can be added afterwards. */
  done(): { fold: number; label: number; count: number }[] {
    return this.#folds.map((fold) => {
      const count = counts[fold]!;
      counts[fold] = 0;
      return { fold, label: firsts[fold]!, count };
    });
  }
}

/**
 * The values that were counted, the most frequent and those selected. A selected value that no row shows (one in another language) is
 * counted by all of a row's labels: `has` tells whether one of them is in a mask, as the filter sees it.
 */
function listCounts(
  labels: Labels,
  tally: Tally,
  selected: readonly string[],
  counted: Counted,
  has: (row: number, mask: Uint8Array) => boolean,
): FacetCount[] {
  const { foldNumbers } = labels.index;
  const selectedFolds = new Set(selected.map((value) => foldNumbers.get(foldLabel(value))));
  const listed = tally
    .done()
    .map(({ fold, label, count }) => ({ fold, value: labels.words(label), count }))
    .sort(byCount)
    .filter(({ fold }, index) => index < MAX_FACET_VALUES || selectedFolds.has(fold))
    .map(({ value, count }) => ({ value, count }));
  const unseen = new Map(selected.map((value) => [foldLabel(value), value]));
  for (const { value } of listed) unseen.delete(foldLabel(value));
  for (const [fold, value] of unseen) {
    let count = 0;
    if (foldNumbers.has(fold)) {
      const mask = labels.mask([value]);
      eachRow(counted, (row) => {
        if (has(row, mask)) count++;
      });
    }
    listed.push({ value, count });
  }
  return listed.sort(byCount);
}

function byCount(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);
}
