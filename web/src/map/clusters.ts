import { mercator, type Position, unmercator, WORLD_PIXELS } from "./geometry.ts";

/** Points that stand so close together that one sign stands for them. One alone is a cluster of one. */
export interface Cluster<T> {
  points: [T, ...T[]];
  at: Position;
}

/**
 * Gathers points that lie within `radiusPixels` of each other at a zoom. Points are taken in their order: each that is
 * still free gathers the free ones around it, so a list's first places keep their own sign longest. What is gathered does
 * not depend on where the map stands, only on its zoom.
 */
export function clustersOf<T extends { at: Position }>(
  points: readonly T[],
  zoom: number,
  radiusPixels: number,
): Cluster<T>[] {
  const scale = WORLD_PIXELS * 2 ** zoom;
  const spots = points.map(({ at }) => mercator(at));
  const free = new Set(points.keys());
  const clusters: Cluster<T>[] = [];
  for (const seed of points.keys()) {
    if (!free.has(seed)) continue;
    const { x, y } = spots[seed]!;
    const members = [...free].filter(
      (index) => Math.hypot(spots[index]!.x - x, spots[index]!.y - y) * scale <= radiusPixels,
    );
    for (const index of members) free.delete(index);
    const at = unmercator({
      x: mean(members.map((index) => spots[index]!.x)),
      y: mean(members.map((index) => spots[index]!.y)),
    });
    const [first, ...others] = members.map((index) => points[index]!);
    clusters.push({ points: [first!, ...others], at: others.length === 0 ? first!.at : at });
  }
  return clusters;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
