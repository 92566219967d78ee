import type { Table } from "../catalogue/table.ts";
import type { Ranking } from "../contract/host.ts";
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
  /** The place of the row's name in its language's alphabet; for the strategy `name`. */
  nameRank?: (row: number) => number;
}

/**
 * The rows at places `from` to `to` (exclusive) of the whole order. The order is total, so pages never overlap and never
 * lose a record: the strategy's own keys, then featured, priority, score, distance, newest, id.
 */
export function orderRows(request: OrderRequest, from: number, to: number): Uint32Array {
  const { rows } = request;
  const before = comparator(request);
  const end = Math.min(to, rows.length);
  if (from >= end) return new Uint32Array(0);
  const places = end * 4 < rows.length ? smallest(rows.length, end, before) : sorted(rows.length, before);
  return Uint32Array.from(places.slice(from, end), (place) => rows[place]!);
}

type Compare = (a: number, b: number) => number;

/** Compares two places of `rows`; negative when the first goes before. */
function comparator({ strategy, table, rows, scoreKey, textTier, metres, nameRank }: OrderRequest): Compare {
  const first = new Float64Array(rows.length);
  const second = new Float64Array(rows.length);
  const distance = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place]!;
    const away = metres?.(row) ?? 0;
    distance[place] = Number.isNaN(away) ? Number.POSITIVE_INFINITY : away;
    // Scores that differ by less than arithmetic is exact are alike: the further keys decide.
    second[place] = -Math.round(scoreKey(row) * 1e9);
    first[place] =
      strategy === "score"
        ? 0
        : strategy === "distance"
          ? distanceBand(distance[place]!)
          : ((strategy === "name" ? nameRank : textTier)?.(row) ?? 0);
  }
  const { featured, priority, score, updatedAt, ids } = table;
  return (a, b) => {
    if (first[a] !== first[b]) return first[a]! < first[b]! ? -1 : 1;
    if (second[a] !== second[b]) return second[a]! < second[b]! ? -1 : 1;
    const x = rows[a]!;
    const y = rows[b]!;
    if (featured[x] !== featured[y]) return featured[y]! - featured[x]!;
    if (priority[x] !== priority[y]) return priority[y]! - priority[x]!;
    const scoreX = Number.isNaN(score[x]) ? -1 : score[x]!;
    const scoreY = Number.isNaN(score[y]) ? -1 : score[y]!;
    if (scoreX !== scoreY) return scoreY - scoreX;
    if (distance[a] !== distance[b]) return distance[a]! < distance[b]! ? -1 : 1;
    if (updatedAt[x] !== updatedAt[y]) return updatedAt[y]! - updatedAt[x]!;
    return ids[x]! < ids[y]! ? -1 : ids[x]! > ids[y]! ? 1 : 0;
  };
}

/** The number of the distance band that so many metres lie in. */
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
