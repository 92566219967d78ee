import { BoundedCache } from "../../content/bounded-cache.ts";
import type { SearchableKind } from "../../contract/records.ts";
import type { Catalogue } from "../columns/catalogue.ts";
import type { Lists } from "../columns/lists.ts";
import type { Table } from "../columns/table.ts";
import { RANKING } from "./weights.ts";

type Bases = Readonly<Record<SearchableKind, Float64Array>>;

const computed = new WeakMap<Catalogue, Bases>();

/** The base score (0..1) of every row, before anything personal. Computed once for a catalogue. */
export function computeBases(catalogue: Catalogue): Bases {
  let bases = computed.get(catalogue);
  if (!bases) {
    const { guide, listing, geoArea } = catalogue.tables;
    const ofListings = each(listing, (row) => ownBase(listing, row) ?? PRIOR);
    const ofGuides = each(
      guide,
      (row) => ownBase(guide, row) ?? mean(catalogue.guideListings.of(row), ofListings),
    );
    bases = { listing: ofListings, guide: ofGuides, geoArea: each(geoArea, () => PRIOR) };
    computed.set(catalogue, bases);
  }
  return bases;
}

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
  /** `words`: the interest's id and its names in every language. */
  interests: readonly { id: string; weight: number; words: readonly string[] }[];
}

/** Asks for nothing: every row fits alike. */
export const noWishes: Wishes = { tripType: "both", interests: [] };

/** How well a row fits each wish, 0..1; a part that was not asked for is absent. */
export interface Fits {
  interest?: (row: number) => number;
  trip?: (row: number) => number;
  category?: (row: number) => number;
}

/** The fits of a table's rows to the wishes. */
export function measureFits(catalogue: Catalogue, kind: SearchableKind, wishes: Wishes): Fits {
  const table = catalogue.tables[kind];
  const { labels } = catalogue;
  return {
    interest: wishes.interests.length > 0 ? interestFit(catalogue, table, wishes.interests) : undefined,
    trip:
      wishes.tripType === "both"
        ? undefined
        : tripFit(table.tripType, labels.mask([wishes.tripType, "both"])),
    category:
      wishes.userCategory === undefined
        ? undefined
        : categoryFit(table.userCategories, labels.mask([wishes.userCategory])),
  };
}

/** The factor that personal fit brings to the base: 1 when nothing was asked for. */
export function personalFactor({ interest, trip, category }: Fits): (row: number) => number {
  if (!interest && !trip && !category) return () => 1;
  return (row) =>
    1 +
    (interest ? RANKING.interest * interest(row) : 0) +
    (trip ? RANKING.trip * trip(row) : 0) +
    (category ? RANKING.category * category(row) : 0);
}

/** The factor of a row that fits every wish. */
export function greatestFactor({ interest, trip, category }: Fits): number {
  const whole = () => 1;
  return personalFactor({
    interest: interest && whole,
    trip: trip && whole,
    category: category && whole,
  })(0);
}

/** Rows that declare the user category: what guides are filtered by. */
export function declaringCategory(catalogue: Catalogue, kind: SearchableKind, userCategory: string) {
  const { userCategories } = catalogue.tables[kind];
  const mask = catalogue.labels.mask([userCategory]);
  return (row: number) => userCategories.some(row, mask);
}

function tripFit(declared: Lists, wanted: Uint8Array) {
  return (row: number) => {
    if (declared.isEmpty(row)) return RANKING.undeclared;
    return declared.some(row, wanted) ? 1 : 0;
  };
}

function categoryFit(declared: Lists, wanted: Uint8Array) {
  return (row: number) => (declared.some(row, wanted) ? 1 : RANKING.undeclared);
}

function interestFit(catalogue: Catalogue, table: Table, interests: Wishes["interests"]) {
  const total = interests.reduce((sum, { weight }) => sum + weight, 0);
  const wanted = interests.map(({ weight, words }) => ({
    weight: weight / total,
    matchOf: interestMatch(catalogue, table, words),
  }));
  return (row: number) => {
    let fit = 0;
    for (const { weight, matchOf } of wanted) fit += weight * matchOf(row);
    return fit;
  };
}

/** Interests whose matches are remembered for a table at the same time. */
const MAX_INTERESTS = 64;
const UNSEEN = 255;
const matchValues = [0, RANKING.mentioned, 1];

const matchesOfTables = new WeakMap<Table, BoundedCache<string, Uint8Array>>();

/** How a row meets an interest: 1, `mentioned` or 0. A row is looked at once; the same interest is asked for again and again. */
function interestMatch(
  { labels }: Catalogue,
  table: Table,
  words: readonly string[],
): (row: number) => number {
  const kept = matchesOfTables.get(table) ?? new BoundedCache(MAX_INTERESTS);
  matchesOfTables.set(table, kept);
  const seen = kept.getOrMake(JSON.stringify(words), () => new Uint8Array(table.size).fill(UNSEEN));
  const mask = labels.mask(words);
  return (row) => {
    if (seen[row] === UNSEEN) {
      const declared = table.userInterests.some(row, mask);
      seen[row] = declared ? 2 : table.tags.some(row, mask) || table.keywords.some(row, mask) ? 1 : 0;
    }
    return matchValues[seen[row]!]!;
  };
}
