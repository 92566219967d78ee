import type { LatLng } from "./graph.ts";

/**
 * The corners of a line that it cannot do without: no other one lies farther than a tolerance (in degrees of latitude) from the
 * line through them (Douglas and Peucker 1973). The first and the last stay.
 */
export function simplify(line: readonly LatLng[], tolerance: number): LatLng[] {
  const kept = new Set([0, line.length - 1]);
  const open: [first: number, last: number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let most = tolerance;
    let farthest = -1;
    for (let corner = first + 1; corner < last; corner++) {
      const away = degreesFrom(line[corner]!, line[first]!, line[last]!);
      if (away <= most) continue;
      most = away;
      farthest = corner;
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, corner) => kept.has(corner));
}

/** How far a position lies from the straight line between two others, in degrees of latitude. */
function degreesFrom(at: LatLng, from: LatLng, to: LatLng): number {
  const narrower = Math.cos((from.lat * Math.PI) / 180);
  const [dx, dy] = [(to.lng - from.lng) * narrower, to.lat - from.lat];
  const [x, y] = [(at.lng - from.lng) * narrower, at.lat - from.lat];
  const squared = dx * dx + dy * dy;
  const share = squared > 0 ? Math.max(0, Math.min(1, (x * dx + y * dy) / squared)) : 0;
  return Math.hypot(x - share * dx, y - share * dy);
}
