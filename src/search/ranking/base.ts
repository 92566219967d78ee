import type { SearchableKind } from "../../contract/records.ts";
import type { Catalogue } from "../columns/catalogue.ts";
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
