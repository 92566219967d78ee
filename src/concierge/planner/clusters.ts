import type { SpherePoint } from "../../content/sphere.ts";

/** A point that weighs more the better it is. */
export interface Weighted {
  readonly point: SpherePoint;
  readonly weight: number;
}

const ROUNDS = 12;

/**
 * Parts points into `count` groups that lie close together and are nearly of one size, as lists of places in `points`:
 * k-means (Lloyd 1957) on the unit sphere, its first middles as far from each other as can be, then each point given to
 * the nearest middle that has room, the closest pairs first. Deterministic.
 */
export function buildClusters(points: readonly Weighted[], count: number): number[][] {
  if (points.length === 0) return Array.from({ length: count }, () => []);
  let middles = firstMiddles(points, count);
  for (let round = 0; round < ROUNDS; round++) {
    const members = nearestMembers(points, middles);
    const moved = members.map((list, cluster) => findMiddle(points, list) ?? middles[cluster]!);
    if (moved.every((middle, cluster) => squaredChord(middle, middles[cluster]!) < 1e-14)) break;
    middles = moved;
  }
  return balancedMembers(points, middles);
}

/** The middle of some of the points, weighted; undefined of none. */
export function findMiddle(points: readonly Weighted[], members: readonly number[]): SpherePoint | undefined {
  let x = 0;
  let y = 0;
  let z = 0;
  for (const member of members) {
    const { point, weight } = points[member]!;
    x += point.x * weight;
    y += point.y * weight;
    z += point.z * weight;
  }
  const length = Math.hypot(x, y, z);
  return length > 0 ? { x: x / length, y: y / length, z: z / length } : undefined;
}

function squaredChord(a: SpherePoint, b: SpherePoint): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;
}

/** The best point first, then always the one farthest from those taken. */
function firstMiddles(points: readonly Weighted[], count: number): SpherePoint[] {
  const best = points.reduce((a, b) => (b.weight > a.weight ? b : a));
  const middles = [best.point];
  while (middles.length < count) {
    let farthest = points[0]!;
    let most = -1;
    for (const candidate of points) {
      const nearest = Math.min(...middles.map((middle) => squaredChord(middle, candidate.point)));
      const far = nearest * candidate.weight;
      if (far > most) {
        most = far;
        farthest = candidate;
      }
    }
    middles.push(farthest.point);
  }
  return middles;
}

function nearestMembers(points: readonly Weighted[], middles: readonly SpherePoint[]): number[][] {
  const members: number[][] = middles.map(() => []);
  points.forEach(({ point }, index) => {
    let nearest = 0;
    for (let cluster = 1; cluster < middles.length; cluster++) {
      if (squaredChord(middles[cluster]!, point) < squaredChord(middles[nearest]!, point)) nearest = cluster;
    }
    members[nearest]!.push(index);
  });
  return members;
}

function balancedMembers(points: readonly Weighted[], middles: readonly SpherePoint[]): number[][] {
  const room = Math.ceil(points.length / middles.length) + 1;
  const pairs = points.flatMap(({ point }, index) =>
    middles.map((middle, cluster) => ({ index, cluster, far: squaredChord(middle, point) })),
  );
  pairs.sort((a, b) => a.far - b.far || a.index - b.index || a.cluster - b.cluster);
  const members: number[][] = middles.map(() => []);
  const placed = new Set<number>();
  for (const { index, cluster } of pairs) {
    if (placed.has(index) || members[cluster]!.length >= room) continue;
    placed.add(index);
    members[cluster]!.push(index);
  }
  return members;
}

/**
 * Gives each row a column of its own so that the sum of the values is largest: exact, by dynamic programming over the sets
 * of columns taken. `values[row][column]`; at most as many rows as columns, at most some ten columns.
 */
export function bestAssignment(values: readonly (readonly number[])[], columns: number): number[] {
  const sets = 1 << columns;
  const best = new Float64Array(sets).fill(Number.NEGATIVE_INFINITY);
  const taken = new Int8Array(sets);
  best[0] = 0;
  for (let set = 1; set < sets; set++) {
    const row = bits(set) - 1;
    if (row >= values.length) continue;
    for (let column = 0; column < columns; column++) {
      if ((set & (1 << column)) === 0) continue;
      const sum = best[set ^ (1 << column)]! + values[row]![column]!;
      if (sum > best[set]!) {
        best[set] = sum;
        taken[set] = column;
      }
    }
  }
  let set = 0;
  for (let other = 0; other < sets; other++) {
    if (bits(other) === values.length && (bits(set) !== values.length || best[other]! > best[set]!))
      set = other;
  }
  const columnOf = new Array<number>(values.length);
  for (let row = values.length - 1; row >= 0; row--) {
    columnOf[row] = taken[set]!;
    set ^= 1 << taken[set]!;
  }
  return columnOf;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}
