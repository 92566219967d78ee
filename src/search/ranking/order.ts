import { borrow, giveBack } from "../../content/lent-memory.ts";
import type { RankingExplanation } from "../../contract/answers.ts";
import type { Ranking } from "../../contract/host.ts";
import type { Table } from "../columns/table.ts";
import type { Fits } from "./scores.ts";
import { RANKING } from "./weights.ts";

export interface OrderRequest {
  strategy: Ranking | "name";
  table: Table;
  /** The rows to order. */
  rows: Uint32Array;
  /** base × personal factor; higher is better. */
  scoreKey: (row: number) => number;
  /** Text tier; lower is better. Without a text query every row is alike. */
  textTier?: (row: number) => number;
  /** Great-circle metres from the centre, NaN without coordinates. Without a centre every row is alike. */
  metres?: (row: number) => number;
  /** Metres at which a row counts half; for the strategy `balanced`. */
  halfMetres?: number;
  /** The place of the row's name in its language's alphabet; for the strategy `name`. */
  nameRank?: (row: number) => number;
}

/**
 * The rows at places `from` to `to` (exclusive) of the whole order. The order is total, so pages never overlap and never
 * lose a record: the strategy's own keys, then featured, priority, score, distance, newest, id.
 */
export function orderRows(request: OrderRequest, from: number, to: number): Uint32Array {
  const { rows } = request;
  const end = Math.min(to, rows.length);
  if (from >= end) return new Uint32Array(0);
  const keys = { first: primaryKeys(request), score: scoreKeys(request) };
  const before = comparator(request, keys);
  const places = end * 4 < rows.length ? smallest(rows.length, end, before) : sorted(rows.length, before);
  if (keys.first) giveBack(keys.first);
  giveBack(keys.score);
  return Uint32Array.from(places.slice(from, end), (place) => rows[place]!);
}

/** Scores that differ by less than arithmetic is exact are alike: the further keys decide. */
const SCORE_STEPS = 1e9;

type Compare = (a: number, b: number) => number;

/** What is compared first, by place of `rows`, in lent memory. */
interface Keys {
  first: Float64Array | undefined;
  score: Float64Array;
}

/** Compares two places of `rows`; negative when the first goes before. */
function comparator({ table, rows, metres }: OrderRequest, { first, score }: Keys): Compare {
  return (a, b) => {
    if (first && first[a] !== first[b]) return first[a]! < first[b]! ? -1 : 1;
    if (score[a] !== score[b]) return score[a]! > score[b]! ? -1 : 1;
    return compareAlike(table, metres, rows[a]!, rows[b]!);
  };
}

/** The scores in whole steps. */
function scoreKeys({ rows, scoreKey }: OrderRequest): Float64Array {
  return keysOf(rows, (row) => Math.round(scoreKey(row) * SCORE_STEPS));
}

function keysOf(rows: Uint32Array, keyOf: (row: number) => number): Float64Array {
  const keys = new Float64Array(borrow(8 * rows.length), 0, rows.length);
  for (let place = 0; place < rows.length; place++) keys[place] = keyOf(rows[place]!);
  return keys;
}

/** The key that goes before the score: the strategy's own, smaller first; none for the score itself. */
function primaryKeys(request: OrderRequest): Float64Array | undefined {
  const { strategy, rows, textTier, scoreKey, metres, nameRank } = request;
  const keyOf = {
    score: undefined,
    relevance: textTier,
    distance: (row: number) => distanceBand(knownMetres(metres, row)),
    balanced: (row: number) => {
      const near = nearness(request, row);
      // Whatever its score, a row without coordinates goes behind every other.
      return near === 0 ? Number.POSITIVE_INFINITY : -Math.round(scoreKey(row) * near * SCORE_STEPS);
    },
    name: nameRank,
  }[strategy];
  return keyOf && keysOf(rows, keyOf);
}

/** The keys that follow whatever the strategy, for rows that are alike so far: they settle every tie. */
function compareAlike(
  { featured, priority, score, updatedAt, ids }: Table,
  metres: OrderRequest["metres"],
  x: number,
  y: number,
): number {
  if (featured[x] !== featured[y]) return featured[y]! - featured[x]!;
  if (priority[x] !== priority[y]) return priority[y]! - priority[x]!;
  const scoreX = Number.isNaN(score[x]) ? -1 : score[x]!;
  const scoreY = Number.isNaN(score[y]) ? -1 : score[y]!;
  if (scoreX !== scoreY) return scoreY - scoreX;
  const awayX = knownMetres(metres, x);
  const awayY = knownMetres(metres, y);
  if (awayX !== awayY) return awayX < awayY ? -1 : 1;
  if (updatedAt[x] !== updatedAt[y]) return updatedAt[y]! - updatedAt[x]!;
  return ids[x]! < ids[y]! ? -1 : ids[x]! > ids[y]! ? 1 : 0;
}

/** Metres from the centre; infinitely many without coordinates, 0 for every row without a centre. */
function knownMetres(metres: OrderRequest["metres"], row: number): number {
  const away = metres?.(row) ?? 0;
  return Number.isNaN(away) ? Number.POSITIVE_INFINITY : away;
}

/** What the balanced ranking multiplies a score by: 1 at the centre, a half at the half-distance, 0 without coordinates. */
function nearness(
  { metres, halfMetres = RANKING.halfDistanceMetres }: Omit<OrderRequest, "rows">,
  row: number,
) {
  return 1 / (1 + knownMetres(metres, row) / halfMetres);
}

/** The number of the distance band that this many metres fall into. */
export function distanceBand(metres: number): number {
  return Math.floor(metres / RANKING.distanceBandMetres);
}

function sorted(size: number, compare: Compare): number[] {
  return Array.from({ length: size }, (_, place) => place).sort(compare);
}

/** The `count` first of 0..size-1 in order, by a heap whose root is the last of those kept so far. */
function smallest(size: number, count: number, compare: Compare): number[] {
  const heap: number[] = [];
  for (let place = 0; place < size; place++) {
    if (heap.length < count) {
      heap.push(place);
      siftUp(heap, compare);
    } else if (compare(place, heap[0]!) < 0) {
      heap[0] = place;
      siftDown(heap, compare);
    }
  }
  return heap.sort(compare);
}

function siftUp(heap: number[], compare: Compare): void {
  let child = heap.length - 1;
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (compare(heap[child]!, heap[parent]!) <= 0) return;
    [heap[child], heap[parent]] = [heap[parent]!, heap[child]!];
    child = parent;
  }
}

function siftDown(heap: number[], compare: Compare): void {
  let parent = 0;
  for (;;) {
    const left = 2 * parent + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const last = right < heap.length && compare(heap[right]!, heap[left]!) > 0 ? right : left;
    if (compare(heap[last]!, heap[parent]!) <= 0) return;
    [heap[last], heap[parent]] = [heap[parent]!, heap[last]!];
    parent = last;
  }
}

/** How the row's place came about: the values its keys were made of, rounded to six digits. */
export function explainRow(
  row: number,
  order: Omit<OrderRequest, "rows">,
  base: number,
  fits: Fits,
): RankingExplanation {
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
    ...(order.strategy === "balanced" && { nearness: rounded(nearness(order, row)) }),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
