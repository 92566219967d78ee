import type { Problem, Visit } from "./problem.ts";
import { buildRoute, measureWay, type Route, worthTogether } from "./route.ts";

/** The longest piece of a day that is moved as a whole. */
const MAX_SEGMENT_LENGTH = 3;

/**
 * A day's stops in a better order: pieces of it are turned round (2-opt, Croes 1958), or one to three stops in a row moved
 * elsewhere, also turned round (Or-opt, Or 1976), or two stops changed about, the best of all such moves first, until none
 * helps. Orders that miss an opening time or a meal are no candidates.
 */
export function improveOrder(problem: Problem, route: Route): Route {
  let best = route;
  const worth = worthTogether(route.visits);
  for (;;) {
    let score = best.score + 1e-9;
    let better: readonly Visit[] | undefined;
    for (const visits of buildNeighbours(best.visits)) {
      const way = measureWay(problem, route.day, visits, [], worth, score);
      if (way === undefined || way.score <= score) continue;
      score = way.score;
      better = visits;
    }
    if (better === undefined) return best;
    best = buildRoute(problem, route.day, better)!;
  }
}

function* buildNeighbours(visits: readonly Visit[]): Generator<Visit[]> {
  const { length } = visits;
  for (let from = 0; from < length - 1; from++) {
    for (let to = from + 2; to <= length; to++) {
      yield [...visits.slice(0, from), ...visits.slice(from, to).reverse(), ...visits.slice(to)];
      if (to - from > 3) yield exchanged(visits, from, to - 1);
    }
  }
  for (let size = 1; size <= MAX_SEGMENT_LENGTH; size++) {
    for (let from = 0; from + size <= length; from++) {
      const segment = visits.slice(from, from + size);
      const rest = visits.toSpliced(from, size);
      for (let to = 0; to <= rest.length; to++) {
        if (to === from) continue;
        yield rest.toSpliced(to, 0, ...segment);
        if (size > 1) yield rest.toSpliced(to, 0, ...segment.toReversed());
      }
    }
  }
}

function exchanged(visits: readonly Visit[], a: number, b: number): Visit[] {
  const other = [...visits];
  other[a] = visits[b]!;
  other[b] = visits[a]!;
  return other;
}
