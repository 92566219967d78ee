import { chordOfMetres, metresOfChord } from "../../content/sphere.ts";
import type { RankingExplanation } from "../../contract/answers.ts";
import type { Ranking } from "../../contract/host.ts";
import { Cut, type Rows } from "../columns/cut.ts";
import { GOODS_STEP } from "../columns/leaves.ts";
import type { Table } from "../columns/table.ts";
import { type FitPart, type Fits, leafFactors } from "./scores.ts";
import { RANKING } from "./weights.ts";

/** How rows of a table are ordered. */
export interface Order {
  strategy: Ranking | "name";
  table: Table;
  /** The score of each row before anything personal; higher is better. */
  bases: Float64Array;
  /** What personal fit multiplies it by. */
  factor: (row: number) => number;
  /** What the factor is made of. */
  parts: readonly FitPart[];
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

export function stepsOf(score: number): number {
  return Math.round(score * SCORE_STEPS);
}

type Compare = (a: number, b: number) => number;

/** The first rows in order of those that are offered, in a heap whose root is the last of them. */
class Best {
  /** How many are kept. */
  readonly count: number;
  /** Undefined where the score itself is compared first. */
  readonly #firstOf: PrimaryKey | undefined;
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
    this.count = count;
    this.#firstOf = primaryKey(order);
  }

  /** No row whose first key is greater may come in any more. */
  get worst(): number {
    return this.#heap.length < this.count ? Number.POSITIVE_INFINITY : this.#firsts[this.#heap[0]!]!;
  }

  /** `known`: its score. */
  offer(row: number, known?: number): void {
    const first = this.#firstOf ? this.#firstOf(row, known) : -stepsOf(known ?? scoreOf(this.#order, row));
    if (first > this.worst) return;
    const slot = this.#free;
    this.#rows[slot] = row;
    this.#firsts[slot] = first;
    this.#scores[slot] = this.#firstOf ? stepsOf(known ?? scoreOf(this.#order, row)) : -first;
    const heap = this.#heap;
    if (heap.length < this.count) {
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

/** Scores are counted together in so many steps: the greatest is two, of 1,000,000,000 steps each. */
const STEPS_TOGETHER = 2 ** 21;
const counts = new Uint32Array(1_024);

/**
 * Holds rows back from a heap that orders by score until it is known from which score on they may be among its first: to count a row is
 * less work than to order it.
 */
class Sieve {
  readonly #best: Best;
  readonly #rows: number[] = [];
  readonly #scores: number[] = [];
  /** The place of the least count that matters still, and how many rows have come from it on. */
  #least = 0;
  #above = 0;
  /** See `Best`. */
  worst = 0;

  constructor(best: Best) {
    this.#best = best;
    counts.fill(0);
  }

  /** `known`: its score. */
  offer(row: number, known?: number): void {
    if (known === undefined) {
      this.#best.offer(row);
      return;
    }
    const place = placeOfScore(known);
    if (place < this.#least) return;
    this.#rows.push(row);
    this.#scores.push(known);
    counts[place]!++;
    this.#above++;
    while (this.#above - counts[this.#least]! >= this.#best.count) this.#above -= counts[this.#least++]!;
    this.worst = -this.#least * STEPS_TOGETHER;
  }

  /** Offers the heap what was held back and may come in. */
  letThrough(): void {
    for (let at = 0; at < this.#rows.length; at++) {
      const score = this.#scores[at]!;
      if (placeOfScore(score) >= this.#least) this.#best.offer(this.#rows[at]!, score);
    }
  }
}

function placeOfScore(score: number): number {
  return Math.min(counts.length - 1, Math.floor(stepsOf(score) / STEPS_TOGETHER));
}

/** Rows of a leaf that are offered at a time. */
const CHUNK = 32;
const factors = new Float64Array(CHUNK);

/**
 * Offers the rows of a cut, always those of the leaf in which the best may be, until none may come in any more. By score nearly every leaf
 * is begun: first of all, in the order in which they lie in memory.
 */
function offerCut(best: Best, order: Order, cut: Cut): void {
  const { leaves } = cut;
  const { rows, goods } = cut.space;
  const { strategy, metres: metresOf, textTier } = order;
  const isBalanced = strategy === "balanced";
  const isByScore = isBalanced || strategy === "score" || (strategy === "relevance" && !textTier);
  const sieve = isByScore && !isBalanced ? new Sieve(best) : undefined;
  const into = sieve ?? best;
  const parts = isByScore ? order.parts : [];
  const writeFactors = leafFactors(cut.space, parts);
  const hasChanged = cut.space.changed(order.table);
  const greatest = parts.reduce((sum, { weight }) => sum + weight, 1);
  for (const row of cut.changed) best.offer(row);
  const metresTo = (number: number) => (metresOf ? metresOfChord(leaves[number]!.nearest) : 0);
  /** By leaf of the cut: the place that is offered next, what distance makes of a score at most, and the first key of no row to come is less. */
  const nexts = leaves.map(({ leaf }) => leaf.start);
  const nears = leaves.map((_, number) => (isBalanced ? nearness(order, metresTo(number)) : 1));
  const bounds = leaves.map(() => Number.NEGATIVE_INFINITY);
  /** What the row at a place, and all that follow in its leaf, score at most where distance does not matter. */
  const greatestOf = (place: number) => (goods[place]! + GOODS_STEP) * greatest;
  const bind = (number: number) => {
    if (isByScore) {
      const greatestScore = greatestOf(nexts[number]!) * nears[number]!;
      bounds[number] = -greatestScore * SCORE_STEPS - 1;
    } else if (strategy === "distance") bounds[number] = distanceBand(metresTo(number) - LITTLE_METRES);
  };
  // Less than this, and a row cannot come in: nearly all end there, before anything is looked up.
  const leastScore = (near: number) =>
    isByScore ? (-into.worst - 1) / (SCORE_STEPS * near) : Number.NEGATIVE_INFINITY;
  const reach = () => (strategy === "distance" && metresOf ? reachOf(into.worst) : Number.POSITIVE_INFINITY);
  /** Offers the next rows of a leaf; whether there are more. */
  const offerNext = (number: number): boolean => {
    const of = leaves[number]!;
    const near = nears[number]!;
    const next = nexts[number]!;
    const chunkEnd = Math.min(next + CHUNK, of.leaf.end);
    let least = leastScore(near);
    let most = reach();
    // In a leaf the best comes first: with too little of its own, none comes in that follows, whatever fits it.
    let end = next;
    while (end < chunkEnd && !(greatestOf(end) < least)) end++;
    writeFactors(of.leaf, next, end, factors);
    for (let place = next; place < end; place++) {
      const score = goods[place]! * factors[place - next]!;
      if (score < least && hasChanged[place] === 0) continue;
      if (!cut.holds(of, place)) continue;
      // Where rows are lies far away in memory.
      if (most < Number.POSITIVE_INFINITY && cut.chordAt(place) > most) continue;
      into.offer(rows[place]!, isByScore && hasChanged[place] === 0 ? score : undefined);
      least = leastScore(near);
      most = reach();
    }
    nexts[number] = end;
    if (end < chunkEnd || end === of.leaf.end) return false;
    bind(number);
    return true;
  };
  const byBound: Compare = (a, b) => bounds[b]! - bounds[a]!;
  const queue: number[] = [];
  for (let number = 0; number < leaves.length; number++) {
    bind(number);
    if (sieve && bounds[number]! <= into.worst && !offerNext(number)) continue;
    if (bounds[number]! > into.worst) continue;
    queue.push(number);
    siftUp(queue, byBound);
  }
  while (queue.length > 0 && bounds[queue[0]!]! <= into.worst) {
    if (!offerNext(queue[0]!)) {
      const last = queue.pop()!;
      if (queue.length === 0) break;
      queue[0] = last;
    }
    siftDown(queue, byBound);
  }
  sieve?.letThrough();
}

/** The squared chord beyond which every row is in a later band of distance. */
function reachOf(band: number): number {
  return chordOfMetres((band + 1) * RANKING.distanceBandMetres + LITTLE_METRES);
}

/** More than rounding makes of a distance. */
const LITTLE_METRES = 1e-3;

/** The key of a row, whose score may be known; smaller goes first. */
type PrimaryKey = (row: number, score?: number) => number;

/** The key that is compared first, by the strategy. Undefined where that is the score. */
function primaryKey(order: Order): PrimaryKey | undefined {
  const { strategy, textTier, metres, nameRank } = order;
  return {
    score: undefined,
    relevance: textTier,
    distance: (row: number) => distanceBand(knownMetres(metres, row)),
    balanced(row: number, score = scoreOf(order, row)) {
      const near = nearness(order, knownMetres(metres, row));
      // Whatever its score, a row without coordinates goes behind every other.
      return near === 0 ? Number.POSITIVE_INFINITY : -stepsOf(score * near);
    },
    name: nameRank,
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
function distanceBand(metres: number): number {
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
