import { metresOfChord } from "../../content/sphere.ts";
import type { RankingExplanation } from "../../contract/answers.ts";
import type { Ranking } from "../../contract/host.ts";
import { Cut, type Piece, type Rows } from "../columns/cut.ts";
import { GOODS_STEP } from "../columns/space.ts";
import type { Table } from "../columns/table.ts";
import type { Fits } from "./scores.ts";
import { RANKING } from "./weights.ts";

/** How rows of a table are ordered. */
export interface Order {
  strategy: Ranking | "name";
  table: Table;
  /** The score of each row before anything personal; higher is better. */
  bases: Float64Array;
  /** What personal fit multiplies it by. */
  factor: (row: number) => number;
  /** The greatest factor that a row may have. */
  greatestFactor: number;
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
 * lose a record: the strategy's own keys, then featured, priority, score, distance, newest, id. Of a cut only those rows are
 * looked at that may come to these places.
 */
export function orderRows(order: Order, rows: Rows, from: number, to: number): Uint32Array {
  const end = Math.min(to, rows.length);
  if (from >= end) return new Uint32Array(0);
  const best = new Best(order, end);
  if (rows instanceof Cut) offerCut(best, order, rows);
  else for (const row of rows) best.offer(row);
  return best.rows(from);
}

/** Scores that differ by less than arithmetic is exact are alike: the further keys decide. */
const SCORE_STEPS = 1e9;

/** base × personal factor; higher is better. */
export function scoreOf({ bases, factor }: Pick<Order, "bases" | "factor">, row: number): number {
  return bases[row]! * factor(row);
}

/** The score in whole steps. */
export function stepsOf(score: number): number {
  return Math.round(score * SCORE_STEPS);
}

type Compare = (a: number, b: number) => number;

/** The first rows in order of those that are offered, in a heap whose root is the last of them. */
class Best {
  readonly #count: number;
  readonly #firstOf: (row: number) => number;
  readonly #order: Order;
  /** By slot: a row, and what is compared first. */
  readonly #rows: number[] = [];
  readonly #firsts: number[] = [];
  readonly #scores: number[] = [];
  /** Slots; the one that is not among them takes the next row. */
  readonly #heap: number[] = [];
  #free = 0;

  constructor(order: Order, count: number) {
    this.#order = order;
    this.#count = count;
    this.#firstOf = primaryKey(order);
  }

  /** Whether a row may still come in whose first key is this or a later one. */
  mayTake(first: number): boolean {
    return this.#heap.length < this.#count || first <= this.#firsts[this.#heap[0]!]!;
  }

  offer(row: number): void {
    const first = this.#firstOf(row);
    if (!this.mayTake(first)) return;
    const slot = this.#free;
    this.#rows[slot] = row;
    this.#firsts[slot] = first;
    this.#scores[slot] = stepsOf(scoreOf(this.#order, row));
    const heap = this.#heap;
    if (heap.length < this.#count) {
      heap.push(slot);
      this.#free = heap.length;
      siftUp(heap, this.#compare);
    } else if (this.#compare(slot, heap[0]!) < 0) {
      this.#free = heap[0]!;
      heap[0] = slot;
      siftDown(heap, this.#compare);
    }
  }

  /** Those that were kept from this place on, in order; nothing can be offered afterwards. */
  rows(from: number): Uint32Array {
    const slots = this.#heap.sort(this.#compare).slice(from);
    return Uint32Array.from(slots, (slot) => this.#rows[slot]!);
  }

  /** Compares two slots; negative when the first goes before. */
  readonly #compare: Compare = (a, b) => {
    const firsts = this.#firsts;
    if (firsts[a] !== firsts[b]) return firsts[a]! < firsts[b]! ? -1 : 1;
    const scores = this.#scores;
    if (scores[a] !== scores[b]) return scores[a]! > scores[b]! ? -1 : 1;
    return compareAlike(this.#order, this.#rows[a]!, this.#rows[b]!);
  };
}

/** Rows of a piece that are offered at a time. */
const CHUNK = 16;

/** Offers the rows of a cut, always those of the piece in which the best may be, until none may come in any more. */
function offerCut(best: Best, order: Order, cut: Cut): void {
  const { pieces } = cut;
  const boundOf = primaryBound(order);
  const nexts = new Uint32Array(pieces.length);
  const bounds = Float64Array.from(pieces, (piece) => boundOf(piece, 0));
  const byBound: Compare = (a, b) => bounds[b]! - bounds[a]!;
  const queue: number[] = [];
  for (let number = 0; number < pieces.length; number++) {
    queue.push(number);
    siftUp(queue, byBound);
  }
  while (queue.length > 0) {
    const number = queue[0]!;
    if (!best.mayTake(bounds[number]!)) return;
    const piece = pieces[number]!;
    const { rows } = piece;
    const from = nexts[number]!;
    const end = Math.min(from + CHUNK, rows.length);
    for (let place = from; place < end; place++) if (cut.holds(piece, rows[place]!)) best.offer(rows[place]!);
    if (end < rows.length) {
      nexts[number] = end;
      bounds[number] = boundOf(piece, end);
    } else {
      const last = queue.pop()!;
      if (queue.length === 0) return;
      queue[0] = last;
    }
    siftDown(queue, byBound);
  }
}

/** No primary key of the rows of a piece from a place on is less than this. */
function primaryBound(order: Order): (piece: Piece, place: number) => number {
  const { strategy, bases, greatestFactor, metres, textTier } = order;
  const leastMetres = ({ nearest }: Piece) =>
    !metres ? 0 : Number.isFinite(nearest) ? metresOfChord(nearest) : nearest;
  const scoreBound = ({ rows, isSorted }: Piece, place: number) =>
    (isSorted ? Math.min(1, bases[rows[place]!]! + GOODS_STEP) : 1) * greatestFactor;
  // What is rounded differs by a step at most.
  const scoreKey = (piece: Piece, place: number) => -stepsOf(scoreBound(piece, place)) - 1;
  return {
    score: scoreKey,
    relevance: textTier ? () => Number.NEGATIVE_INFINITY : scoreKey,
    distance: (piece: Piece) => distanceBand(leastMetres(piece) - LITTLE_METRES),
    balanced(piece: Piece, place: number) {
      const near = nearness(order, leastMetres(piece));
      return near === 0 ? Number.POSITIVE_INFINITY : -stepsOf(scoreBound(piece, place) * near) - 1;
    },
    name: () => Number.NEGATIVE_INFINITY,
  }[strategy];
}

/** More than rounding makes of a distance. */
const LITTLE_METRES = 1e-3;

/** The key that is compared first, by the strategy; smaller goes first. */
function primaryKey(order: Order): (row: number) => number {
  const { strategy, textTier, metres, nameRank } = order;
  const scoreKey = (row: number) => -stepsOf(scoreOf(order, row));
  return {
    score: scoreKey,
    relevance: textTier ?? scoreKey,
    distance: (row: number) => distanceBand(knownMetres(metres, row)),
    balanced(row: number) {
      const near = nearness(order, knownMetres(metres, row));
      // Whatever its score, a row without coordinates goes behind every other.
      return near === 0 ? Number.POSITIVE_INFINITY : -stepsOf(scoreOf(order, row) * near);
    },
    name: nameRank ?? scoreKey,
  }[strategy];
}

/** The keys that follow whatever the strategy, for rows that are alike so far: they settle every tie. */
function compareAlike(order: Order, x: number, y: number): number {
  return compareWorth(order.table, x, y) || compareNear(order, x, y);
}

/** Of these keys those that go before the distance. */
export function compareWorth({ featured, priority, score }: Table, x: number, y: number): number {
  if (featured[x] !== featured[y]) return featured[y]! - featured[x]!;
  if (priority[x] !== priority[y]) return priority[y]! - priority[x]!;
  const scoreX = Number.isNaN(score[x]) ? -1 : score[x]!;
  const scoreY = Number.isNaN(score[y]) ? -1 : score[y]!;
  return scoreY - scoreX;
}

/** The distance and those after it. */
export function compareNear(
  { table, metres }: Pick<Order, "table" | "metres">,
  x: number,
  y: number,
): number {
  const awayX = knownMetres(metres, x);
  const awayY = knownMetres(metres, y);
  if (awayX !== awayY) return awayX < awayY ? -1 : 1;
  const { updatedAt, ids } = table;
  if (updatedAt[x] !== updatedAt[y]) return updatedAt[y]! - updatedAt[x]!;
  return ids[x]! < ids[y]! ? -1 : ids[x]! > ids[y]! ? 1 : 0;
}

/** Metres from the centre; infinitely many without coordinates, 0 for every row without a centre. */
function knownMetres(metres: Order["metres"], row: number): number {
  const away = metres?.(row) ?? 0;
  return Number.isNaN(away) ? Number.POSITIVE_INFINITY : away;
}

/** What the balanced ranking multiplies a score by: 1 at the centre, a half at the half-distance, 0 without coordinates. */
function nearness({ halfMetres = RANKING.halfDistanceMetres }: Pick<Order, "halfMetres">, metres: number) {
  return 1 / (1 + metres / halfMetres);
}

/** The number of the distance band that this many metres fall into. */
export function distanceBand(metres: number): number {
  return Math.floor(metres / RANKING.distanceBandMetres);
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
export function explainRow(row: number, order: Order, fits: Fits): RankingExplanation {
  const away = order.metres?.(row);
  return {
    strategy: order.strategy,
    score: rounded(scoreOf(order, row)),
    base: rounded(order.bases[row]!),
    ...(fits.interest && { interestFit: rounded(fits.interest(row)) }),
    ...(fits.trip && { tripFit: fits.trip(row) }),
    ...(fits.category && { categoryFit: fits.category(row) }),
    ...(order.textTier && { textTier: order.textTier(row) }),
    ...(away !== undefined && !Number.isNaN(away) && { distanceBand: distanceBand(away) }),
    ...(order.strategy === "balanced" && {
      nearness: rounded(nearness(order, knownMetres(order.metres, row))),
    }),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
