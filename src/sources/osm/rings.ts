import { Plane } from "../geometry/plane.ts";
import { isInPolygon } from "../geometry/point-in-polygon.ts";
import type { Polygon, Position, Ring } from "../geometry/shapes.ts";

/** What the lines of a multipolygon come to. */
export interface Joined {
  rings: Ring[];
  /** Lines that close no ring, because others are missing. */
  open: Ring[];
}

/** Joins lines at their ends to closed rings, whichever way each runs. */
export function joinRings(lines: readonly Ring[]): Joined {
  const joined: Joined = { rings: [], open: [] };
  const ends = new Map<string, Set<number>>();
  const left = new Set<number>();
  lines.forEach((line, index) => {
    if (line.length < 2) return;
    left.add(index);
    for (const end of [line[0]!, line.at(-1)!]) {
      const others = ends.get(keyOf(end));
      if (others) others.add(index);
      else ends.set(keyOf(end), new Set([index]));
    }
  });
  for (const first of left) {
    left.delete(first);
    const chain = [...lines[first]!];
    while (!isClosed(chain)) {
      const tail = chain.at(-1)!;
      const next = [...(ends.get(keyOf(tail)) ?? [])].find((index) => left.has(index));
      if (next === undefined) break;
      left.delete(next);
      const line = lines[next]!;
      const forward = keyOf(line[0]!) === keyOf(tail);
      chain.push(...(forward ? line : line.toReversed()).slice(1));
    }
    (isClosed(chain) ? joined.rings : joined.open).push(chain);
  }
  return joined;
}

/** The polygons of outer and inner rings: each hole goes to an outer ring that it lies in. */
export function polygonsOf(outer: readonly Ring[], inner: readonly Ring[]): Polygon[] {
  const polygons = outer.map((ring): Ring[] => [ring]);
  for (const hole of inner) {
    const corner = hole[0]!;
    const plane = new Plane(corner);
    const home = polygons.find(([ring]) => isInPolygon([0, 0], plane.polygonOf([ring!])));
    home?.push(hole);
  }
  return polygons;
}

/** Whether a line ends where it began and encloses something. */
export function isClosed(line: Ring): boolean {
  return line.length >= 4 && keyOf(line[0]!) === keyOf(line.at(-1)!);
}

function keyOf([longitude, latitude]: Position): string {
  return `${longitude},${latitude}`;
}
