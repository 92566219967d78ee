import type { Points } from "./points.ts";

/** Rows that lie close together, by their places in an order of all rows; in each leaf the best comes first. */
export interface Leaf {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** By axis (x, y, z) the least and the greatest coordinate; undefined for rows without coordinates. */
  readonly box: Float64Array | undefined;
}

/** A leaf has no fewer rows than this, and in a large table about as many as there are leaves. */
const LEAST_ROWS = 128;
const AXES = 3;

/**
 * Brings rows into the order of leaves, by a tree that halves them along their widest axis: each leaf has about the same number of rows,
 * those without coordinates have one of their own. In each the greatest `goods` comes first, in steps of `GOODS_STEP`.
 */
export function splitRows(
  points: Points,
  goods: Float64Array,
  all: Uint32Array,
): { rows: Uint32Array; leaves: Leaf[] } {
  const axes = [points.x, points.y, points.z];
  const isLocated = (row: number) => !Number.isNaN(points.x[row]!);
  const located = all.filter(isLocated);
  const rows = new Uint32Array(all.length);
  rows.set(located);
  rows.set(
    all.filter((row) => !isLocated(row)),
    located.length,
  );
  const most = Math.max(LEAST_ROWS, Math.ceil(Math.sqrt(located.length)));
  const leaves: Leaf[] = [];
  const add = (start: number, end: number, box: Leaf["box"]) => {
    if (start === end) return;
    sortByGoods(rows.subarray(start, end), goods);
    leaves.push({ number: leaves.length, start, end, box });
  };
  const split = (start: number, end: number) => {
    const some = rows.subarray(start, end);
    const box = boxOf(axes, some);
    if (some.length <= most) return add(start, end, box);
    const half = some.length >> 1;
    select(some, axes[widest(box)]!, half);
    split(start, start + half);
    split(start + half, end);
  };
  split(0, located.length);
  add(located.length, rows.length, undefined);
  return { rows, leaves };
}

/** Goods (0..1) that differ by less may stand in any order. */
export const GOODS_STEP = 1e-6;
/** More rows than any table has. */
const ROWS = 2 ** 30;

/** Brings the greatest goods to the front: rows are sorted as numbers made of both, which is ten times as fast as by a comparison. */
function sortByGoods(rows: Uint32Array, goods: Float64Array): void {
  const keys = Float64Array.from(rows, (row) => Math.round((1 - goods[row]!) / GOODS_STEP) * ROWS + row);
  keys.sort();
  for (let place = 0; place < rows.length; place++) rows[place] = keys[place]! % ROWS;
}

function boxOf(axes: readonly Float64Array[], rows: Uint32Array): Float64Array {
  const box = new Float64Array(2 * AXES);
  axes.forEach((values, axis) => {
    let least = Number.POSITIVE_INFINITY;
    let greatest = Number.NEGATIVE_INFINITY;
    for (const row of rows) {
      const value = values[row]!;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
    box[2 * axis] = least;
    box[2 * axis + 1] = greatest;
  });
  return box;
}

function widest(box: Float64Array): number {
  const width = (axis: number) => box[2 * axis + 1]! - box[2 * axis]!;
  let best = 0;
  for (let axis = 1; axis < AXES; axis++) if (width(axis) > width(best)) best = axis;
  return best;
}

/** Moves rows so that none before the place has a greater value than any from it on (quickselect). */
function select(rows: Uint32Array, values: Float64Array, place: number): void {
  let from = 0;
  let to = rows.length - 1;
  while (from < to) {
    const pivot = values[rows[(from + to) >> 1]!]!;
    let low = from;
    let high = to;
    while (low <= high) {
      while (values[rows[low]!]! < pivot) low++;
      while (values[rows[high]!]! > pivot) high--;
      if (low > high) break;
      const row = rows[low]!;
      rows[low++] = rows[high]!;
      rows[high--] = row;
    }
    if (place <= high) to = high;
    else if (place >= low) from = low;
    else return;
  }
}
