import type { Points } from "./points.ts";

/** Rows that lie close together, the best first. */
export interface Leaf {
  readonly rows: Uint32Array;
  /** By axis (x, y, z) the least and the greatest coordinate; undefined for rows without coordinates. */
  readonly box: Float64Array | undefined;
}

/** A leaf has no fewer rows than this, and in a large table about as many as there are leaves. */
const LEAST_ROWS = 128;
const AXES = 3;

/**
 * These rows in leaves, by a tree that halves them along their widest axis: each leaf has the same number of rows, those
 * without coordinates have one of their own. In each the greatest `goods` comes first, in steps of `GOODS_STEP`.
 */
export function splitSpace(points: Points, goods: Float64Array, rows: Uint32Array): Leaf[] {
  const axes = [points.x, points.y, points.z];
  const located = rows.filter((row) => !Number.isNaN(points.x[row]!));
  const most = Math.max(LEAST_ROWS, Math.ceil(Math.sqrt(located.length)));
  const leaves: Leaf[] = [];
  const split = (some: Uint32Array) => {
    const box = boxOf(axes, some);
    if (some.length <= most) {
      leaves.push({ rows: sortByGoods(some, goods), box });
      return;
    }
    const middle = some.length >> 1;
    select(some, axes[widest(box)]!, middle);
    split(some.subarray(0, middle));
    split(some.subarray(middle));
  };
  if (located.length > 0) split(located);
  const nowhere = rows.filter((row) => Number.isNaN(points.x[row]!));
  if (nowhere.length > 0) leaves.push({ rows: sortByGoods(nowhere, goods), box: undefined });
  return leaves;
}

/** Goods (0..1) that differ by less may stand in any order. */
export const GOODS_STEP = 1e-6;
/** More rows than any table has. */
const ROWS = 2 ** 30;

/** The rows with the greatest goods first: sorted as numbers made of both, which is ten times as fast as by a comparison. */
function sortByGoods(rows: Uint32Array, goods: Float64Array): Uint32Array {
  const keys = Float64Array.from(rows, (row) => Math.round((1 - goods[row]!) / GOODS_STEP) * ROWS + row);
  keys.sort();
  return rows.map((_, place) => keys[place]! % ROWS);
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
