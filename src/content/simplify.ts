/** A point of a plane. */
type Point = readonly [x: number, y: number];

/**
 * The corners of a line that it cannot do without, by their places in it: no other one lies farther than a tolerance from the line
 * through them (Douglas and Peucker 1973). The first and the last stay.
 */
export function neededCorners(line: readonly Point[], tolerance: number): number[] {
  const needed = new Set([0, line.length - 1]);
  const spans: [first: number, last: number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let [farthest, most] = [-1, tolerance];
    for (let at = first + 1; at < last; at++) {
      const away = distanceFrom(line[first]!, line[last]!, line[at]!);
      if (away > most) [farthest, most] = [at, away];
    }
    if (farthest === -1) continue;
    needed.add(farthest);
    spans.push([first, farthest], [farthest, last]);
  }
  return [...needed].sort((a, b) => a - b);
}

/** How far a point lies from the stretch between two others. */
function distanceFrom([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(ax + along * dx - x, ay + along * dy - y);
}
