import type { RankingExplanation } from "../../contract/answers.ts";
import { distanceBand, type OrderRequest } from "./order.ts";
import type { Fits } from "./personal.ts";

/** How the row's place came about: the values its keys were made of, rounded to six digits. */
export function explainRow(row: number, order: OrderRequest, base: number, fits: Fits): RankingExplanation {
  const away = order.metres?.(row);
  return {
    strategy: order.strategy,
    score: rounded(order.scoreKey(row)),
    base: rounded(base),
    ...(fits.interest && { interestFit: rounded(fits.interest(row)) }),
    ...(fits.trip && { tripFit: fits.trip(row) }),
    ...(fits.category && { categoryFit: fits.category(row) }),
    ...(order.textTier && { textTier: order.textTier(row) }),
    ...(away !== undefined && !Number.isNaN(away) && { distanceBand: distanceBand(away) }),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
