import type { Rendition } from "../../content/rendition.ts";
import type { RankingExplanation } from "../../contract/answers.ts";
import type { SearchableKind } from "../../contract/records.ts";
import { metresTo } from "../../search/columns/match.ts";
import { basesOf } from "../../search/ranking/base.ts";
import { explainRow, type OrderRequest, orderRows } from "../../search/ranking/order.ts";
import { type Fits, fitsOf, personalFactor, type Wishes } from "../../search/ranking/personal.ts";
import type { SearchFrame } from "./search-frame.ts";
import type { TextMatch } from "./text-match.ts";

/** How to rank the rows of one kind, but for which rows. */
export interface Ranker {
  order: Omit<OrderRequest, "rows">;
  fits: Fits;
  bases: Float64Array;
}

/** The ranker of a search: personal wishes, the centre's distances and the text's tiers in one. */
export function rankerOf(
  { view, centre }: SearchFrame,
  kind: SearchableKind,
  strategy: OrderRequest["strategy"],
  wishes: Wishes,
  more: { text?: TextMatch; nameRank?: (row: number) => number } = {},
): Ranker {
  const table = view.catalogue.tables[kind];
  const bases = basesOf(view.catalogue)[kind];
  const fits = fitsOf(view.catalogue, kind, wishes);
  const factor = personalFactor(fits);
  return {
    bases,
    fits,
    order: {
      strategy,
      table,
      scoreKey: (row) => bases[row]! * factor(row),
      textTier: more.text?.tier,
      metres: centre && metresTo(table, centre),
      nameRank: more.nameRank,
    },
  };
}

/** One page of an ordered match. */
export interface Page {
  rows: Uint32Array;
  total: number;
  pages: number;
}

/** The rows of a page (1-based); past the end it is empty, with the true totals. */
export function pageOf(ranker: Ranker, rows: Uint32Array, page: number, perPage: number): Page {
  const from = (page - 1) * perPage;
  return {
    rows: orderRows({ ...ranker.order, rows }, from, from + perPage),
    total: rows.length,
    pages: Math.ceil(rows.length / perPage),
  };
}

/** The first rows of an order, at most `count`. */
export function firstOf(ranker: Ranker, rows: Uint32Array, count: number): Uint32Array {
  return orderRows({ ...ranker.order, rows }, 0, count);
}

/** `,"geoDistance":…` of a row, or nothing where there is no centre or no position. */
export function distanceJson({ order }: Ranker, row: number): string {
  const away = order.metres?.(row) ?? Number.NaN;
  return Number.isNaN(away) ? "" : `,"geoDistance":${Math.round(away)}`;
}

/** `,"ranking":{…}` of a row. */
export function rankingJson(ranker: Ranker, rows: Uint32Array, row: number): string {
  const explanation: RankingExplanation = explainRow(
    row,
    { ...ranker.order, rows },
    ranker.bases[row]!,
    ranker.fits,
  );
  return `,"ranking":${JSON.stringify(explanation)}`;
}

/** The languages that stand in these renditions, sorted. */
export function languagesOf(renditions: Iterable<Rendition>): string[] {
  const languages = new Set<string>();
  for (const rendition of renditions) for (const language of rendition.languages) languages.add(language);
  return [...languages].sort();
}

/** How many bytes renditions will take in an answer, with room for what moves. */
export function sizeOf(renditions: readonly Rendition[]): number {
  return renditions.reduce((sum, { head }) => sum + head.length + 120, 0);
}
