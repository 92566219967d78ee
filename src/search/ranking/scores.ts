import { BoundedCache } from "../../content/bounded-cache.ts";
import { keptWith } from "../../content/kept-with.ts";
import type { SearchableKind } from "../../contract/records.ts";
import type { Catalogue } from "../columns/catalogue.ts";
import type { Leaf } from "../columns/leaves.ts";
import type { Lists } from "../columns/lists.ts";
import type { Space } from "../columns/space.ts";
import type { Table } from "../columns/table.ts";
import { RANKING } from "./weights.ts";

type Bases = Readonly<Record<SearchableKind, Float64Array>>;

/** The base score (0..1) of every row, before anything personal. Computed once for a catalogue. */
export const computeBases = keptWith(({ tables, guideListings }: Catalogue): Bases => {
  const { guide, listing, geoArea } = tables;
  const ofListings = each(listing, (row) => ownBase(listing, row) ?? PRIOR);
  const ofGuides = each(guide, (row) => ownBase(guide, row) ?? mean(guideListings.of(row), ofListings));
  return { listing: ofListings, guide: ofGuides, geoArea: each(geoArea, () => PRIOR) };
});

const PRIOR = RANKING.ratingPrior / 5;

function each(table: Table, quality: (row: number) => number): Float64Array {
  const bases = new Float64Array(table.size);
  for (let row = 0; row < table.size; row++) {
    const priority = table.priority[row]!;
    const bonus =
      (table.featured[row] ? RANKING.featuredBonus : 0) +
      (RANKING.priorityBonus * priority) / (priority + RANKING.priorityHalf);
    bases[row] = Math.min(1, quality(row) + bonus);
  }
  return bases;
}

/** What the record itself says of its quality, or undefined when it says nothing. */
function ownBase(table: Table, row: number): number | undefined {
  const score = table.score[row]!;
  if (!Number.isNaN(score)) return score / 100;
  const count = table.ratingCount[row]!;
  if (count === 0) return undefined;
  const { ratingPrior, ratingPriorStrength } = RANKING;
  return (ratingPriorStrength * ratingPrior + table.ratingSum[row]!) / (ratingPriorStrength + count) / 5;
}

function mean(rows: Uint32Array, bases: Float64Array): number {
  if (rows.length === 0) return PRIOR;
  let sum = 0;
  for (const row of rows) sum += bases[row]!;
  return sum / rows.length;
}

/** What the traveller asks for. */
export interface Wishes {
  userCategory?: string;
  /** `both` is neutral. */
  tripType: string;
  /** `words`: the interest's id and its names in every language; what is known of their matches is found by this array. */
  interests: readonly { id: string; weight: number; words: readonly string[] }[];
}

/** Asks for nothing: every row fits alike. */
export const noWishes: Wishes = { tripType: "both", interests: [] };

/** How well a row fits each wish, 0..1; a part that was not asked for is absent. */
export interface Fits {
  interest?: (row: number) => number;
  trip?: (row: number) => number;
  category?: (row: number) => number;
  /** What the factor is made of. */
  parts: readonly FitPart[];
}

/** A wish by itself: its weight in the factor, and how well a row meets it. The same key stands for the same matches. */
export interface FitPart extends Matches {
  key: unknown;
  weight: number;
}

/** How well rows match, 0..1: few different values, and the place among them of each row's. */
export interface Matches {
  values: readonly number[];
  placeOf: (row: number) => number;
}

/** The fits of a table's rows to the wishes. */
export function measureFits(
  catalogue: Catalogue,
  kind: SearchableKind,
  { interests, tripType, userCategory }: Wishes,
): Fits {
  const table = catalogue.tables[kind];
  const { labels } = catalogue;
  const total = interests.reduce((sum, { weight }) => sum + weight, 0);
  const wanted: FitPart[] = interests.map(({ weight, words }) => ({
    key: words,
    weight: weight / total,
    ...interestMatches(catalogue, table, words),
  }));
  const trip = tripType === "both" ? undefined : tripMatches(catalogue, table, tripType);
  const category =
    userCategory === undefined
      ? undefined
      : categoryMatches(table.userCategories, labels.mask([userCategory]));
  return {
    interest: interests.length > 0 ? summing(0, wanted) : undefined,
    trip: trip && matchOf(trip),
    category: category && matchOf(category),
    parts: [
      ...wanted.map((part) => ({ ...part, weight: RANKING.interest * part.weight })),
      ...(trip ? [{ key: `trip ${tripType}`, weight: RANKING.trip, ...trip }] : []),
      ...(category ? [{ key: `category ${userCategory}`, weight: RANKING.category, ...category }] : []),
    ],
  };
}

/** The factor that personal fit brings to the base: 1 when nothing was asked for. */
export function personalFactor({ parts }: Pick<Fits, "parts">): (row: number) => number {
  return summing(1, parts);
}

/** A number and the matches of a row by their weights, added up in their order. */
function summing(first: number, parts: readonly FitPart[]): (row: number) => number {
  return (row) => {
    let sum = first;
    for (const { weight, values, placeOf } of parts) sum += weight * values[placeOf(row)]!;
    return sum;
  };
}

function matchOf({ values, placeOf }: Matches): (row: number) => number {
  return (row) => values[placeOf(row)]!;
}

/** Rows that declare the user category: what guides are filtered by. */
export function declaringCategory(catalogue: Catalogue, kind: SearchableKind, userCategory: string) {
  const { userCategories } = catalogue.tables[kind];
  const mask = catalogue.labels.mask([userCategory]);
  return (row: number) => userCategories.some(row, mask);
}

function tripMatches({ labels }: Catalogue, table: Table, tripType: string): Matches {
  const declared = table.tripType;
  return remembering(table, `trip ${tripType}`, [0, RANKING.undeclared, 1], () => {
    const mask = labels.mask([tripType, "both"]);
    return (row) => (declared.isEmpty(row) ? 1 : declared.some(row, mask) ? 2 : 0);
  });
}

function categoryMatches(declared: Lists, wanted: Uint8Array): Matches {
  return { values: [RANKING.undeclared, 1], placeOf: (row) => (declared.some(row, wanted) ? 1 : 0) };
}

/** What matches by leaf take for a table at most. */
const MAX_MATCH_BYTES = 32 * 1_024 * 1_024;

/** By place in the leaves, a row's place among the values of a wish; those of a leaf are looked at when it is first asked for. */
interface LeafMatches {
  places: Uint8Array;
  isKnown: Uint8Array;
}

const leafMatches = keptWith(
  (_: Space) => new BoundedCache<unknown, LeafMatches>(MAX_MATCH_BYTES, ({ places }) => places.length),
);

/**
 * The factors of rows in leaves, as `personalFactor` has them to the bit: a sum over a few arrays that lie in the order of the leaves. Of
 * rows that may have changed (`Space.changed`) they are those of some version.
 */
export function leafFactors(space: Space, parts: readonly FitPart[]) {
  const kept = leafMatches(space);
  const matches = parts.map(({ key }) =>
    kept.getOrMake(key, () => ({
      places: new Uint8Array(space.rows.length),
      isKnown: new Uint8Array(space.leaves.length),
    })),
  );
  const products = parts.map(({ weight, values }) => values.map((value) => weight * value));
  const look = ({ places, isKnown }: LeafMatches, { placeOf }: FitPart, { number, start, end }: Leaf) => {
    for (let place = start; place < end; place++) places[place] = placeOf(space.rows[place]!);
    isKnown[number] = 1;
  };
  /** Writes the factors of some places of a leaf. */
  return (leaf: Leaf, from: number, end: number, factors: Float64Array) => {
    factors.fill(1);
    for (let part = 0; part < parts.length; part++) {
      const { places, isKnown } = matches[part]!;
      if (isKnown[leaf.number] === 0) look(matches[part]!, parts[part]!, leaf);
      const product = products[part]!;
      for (let place = from; place < end; place++) factors[place - from]! += product[places[place]!]!;
    }
  };
}

/** How rows meet an interest: 1, `mentioned` or 0. */
function interestMatches({ labels }: Catalogue, table: Table, words: readonly string[]): Matches {
  return remembering(table, words, [0, RANKING.mentioned, 1], () => {
    const mask = labels.mask(words);
    return (row) => {
      if (table.userInterests.some(row, mask)) return 2;
      return table.tags.some(row, mask) || table.keywords.some(row, mask) ? 1 : 0;
    };
  });
}

/** Wishes whose matches are remembered for a table at the same time. */
const MAX_WISHES = 64;
const UNSEEN = 255;

const matchesOfTables = keptWith((_: Table) => new BoundedCache<unknown, Matches>(MAX_WISHES));

/** Matches whose values `make` chooses for a row, which is looked at once: the same is wished again and again. */
function remembering(
  table: Table,
  key: unknown,
  values: readonly number[],
  make: () => Matches["placeOf"],
): Matches {
  return matchesOfTables(table).getOrMake(key, () => {
    const seen = new Uint8Array(table.size).fill(UNSEEN);
    const choose = make();
    const placeOf = (row: number) => {
      if (seen[row] === UNSEEN) seen[row] = choose(row);
      return seen[row]!;
    };
    return { values, placeOf };
  });
}
