import type { Test } from "../columns/match.ts";
import { compareWorth, type Order, scoreOf, stepsOf } from "./order.ts";

/**
 * Rows in the order that they have wherever the centre is: it moves rows only within a run of those that are alike in score and
 * worth. So a question that is asked from many places is ordered once.
 */
export interface Standing {
  rows: readonly number[];
  /** For each place of `rows`, where its run ends. */
  ends: readonly number[];
  /** Whether no two are alike. */
  isSettled: boolean;
}

/** The places of these rows, each of which stands for its row. */
export function standPlaces(order: Omit<Order, "strategy" | "metres">, rows: Uint32Array): Standing {
  const places: number[] = [];
  const scores: number[] = [];
  for (let place = 0; place < rows.length; place++) {
    places.push(place);
    scores.push(stepsOf(scoreOf(order, rows[place]!)));
  }
  const compare = (x: number, y: number) =>
    scores[y]! - scores[x]! || compareWorth(order.table, rows[x]!, rows[y]!);
  sortFrom(places, 0, compare);
  const ends = new Array<number>(places.length);
  for (let end = places.length, at = end - 1; at >= 0; at--) {
    ends[at] = end;
    if (at > 0 && compare(places[at - 1]!, places[at]!) !== 0) end = at;
  }
  return { rows: places, ends, isSettled: ends.every((end, at) => end === at + 1) };
}

/**
 * Of the rows that pass, those at places `from` to `to` (exclusive) by score, as `orderRows` gives them; and how many pass. `near`
 * compares rows of a run.
 */
export function settleRows(
  { rows, ends }: Standing,
  near: (x: number, y: number) => number,
  passes: Test,
  from: number,
  to: number,
): { rows: number[]; total: number } {
  const settled: number[] = [];
  let total = 0;
  for (let place = 0; place < rows.length; ) {
    const end = ends[place]!;
    const start = settled.length;
    for (; place < end; place++) {
      const row = rows[place]!;
      if (!passes(row)) continue;
      if (total++ < to || settled.length > start) settled.push(row);
    }
    if (settled.length - start > 1) sortFrom(settled, start, near);
    if (settled.length > to) settled.length = to;
  }
  return { rows: settled.slice(from), total };
}

/** Sorts the end of an array in place: runs are short. */
function sortFrom(list: number[], start: number, compare: (x: number, y: number) => number): void {
  if (list.length - start > 32) {
    list.push(...list.splice(start).sort(compare));
    return;
  }
  for (let next = start + 1; next < list.length; next++) {
    const value = list[next]!;
    let at = next;
    for (; at > start && compare(list[at - 1]!, value) > 0; at--) list[at] = list[at - 1]!;
    list[at] = value;
  }
}
