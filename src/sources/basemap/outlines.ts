import {
  type Box,
  isInPolygon,
  Plane,
  type Polygon,
  type Position,
  type Ring,
  signedArea,
} from "../geometry/shapes.ts";
import { isClosed, joinRings, readPolygons } from "../osm/located-element.ts";

/**
 * The polygons of the outlines of an area of which the file may lack some (an extract ends in the middle of a river): the
 * open ends that are nearest to each other are joined by straight lines, which is where the extract cuts the area off.
 */
export function mendedPolygons(outer: readonly Ring[], inner: readonly Ring[]): Polygon[] {
  const { rings, open } = joinRings(outer);
  while (open.length > 0) {
    const { from, to, isFromTurned, isToTurned } = nearestEnds(open);
    const line = open[from]!;
    if (from === to) rings.push([...open.splice(from, 1)[0]!, line[0]!]);
    else {
      const other = open[to]!;
      open[from] = [
        ...(isFromTurned ? line.toReversed() : line),
        ...(isToTurned ? other.toReversed() : other),
      ];
      open.splice(to, 1);
    }
  }
  return readPolygons(
    rings.filter((ring) => isClosed(ring)),
    joinRings(inner).rings,
  );
}

/** The lines, one or two, that have the two ends nearest to each other, and which of them to turn to join these. */
function nearestEnds(lines: readonly Ring[]) {
  let best = { from: 0, to: 0, isFromTurned: false, isToTurned: false };
  let least = Number.POSITIVE_INFINITY;
  const take = (a: Position, b: Position, found: typeof best) => {
    const distance = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
    if (distance < least) [best, least] = [found, distance];
  };
  lines.forEach((line, from) => {
    const [first, last] = [line[0]!, line.at(-1)!];
    take(first, last, { from, to: from, isFromTurned: false, isToTurned: false });
    for (let to = from + 1; to < lines.length; to++) {
      const [start, end] = [lines[to]![0]!, lines[to]!.at(-1)!];
      take(last, start, { from, to, isFromTurned: false, isToTurned: false });
      take(last, end, { from, to, isFromTurned: false, isToTurned: true });
      take(first, start, { from, to, isFromTurned: true, isToTurned: false });
      take(first, end, { from, to, isFromTurned: true, isToTurned: true });
    }
  });
  return best;
}

/**
 * The sea within a box: on the right of coastlines, as OpenStreetMap draws them. A coastline that ends where the file does
 * goes on away from `centre` to the edge of the box. Nothing where the file has no coastline.
 * Source: https://wiki.openstreetmap.org/wiki/Tag:natural%3Dcoastline
 */
export function seaPolygons(coastlines: readonly Ring[], box: Box, centre: Position): Polygon[] {
  const chains = joinDirected(coastlines);
  const closed = chains.filter((chain) => isClosed(chain));
  const open = chains.filter((chain) => !isClosed(chain));
  const islands = closed.filter((ring) => signedArea(ring) > 0);
  const lagoons = closed.filter((ring) => signedArea(ring) < 0);
  if (open.length === 0 && islands.length === 0) return lagoons.map((ring) => [ring]);
  const outer = open.length > 0 ? closeAlong(box, open, centre) : [[...corners(box), corners(box)[0]!]];
  return [...lagoons, ...outer].map((ring) => {
    const polygon = new Plane(ring[0]!).polygonOf([ring]);
    const holes = islands.filter((island) => isInPolygon(new Plane(ring[0]!).pointOf(island[0]!), polygon));
    return [ring, ...holes];
  });
}

/** Where coastlines end because the file does. */
export function coastEnds(coastlines: readonly Ring[]): Position[] {
  const open = joinDirected(coastlines).filter((chain) => !isClosed(chain));
  return open.flatMap((chain) => [chain[0]!, chain.at(-1)!]);
}

/** Joins lines where one begins at another's end: their direction says on which side the water is. */
function joinDirected(lines: readonly Ring[]): Position[][] {
  const starts = new Map<string, Position[]>();
  for (const line of lines) if (line.length > 1) starts.set(String(line[0]), [...line]);
  for (const chain of [...starts.values()]) {
    const first = String(chain[0]);
    if (starts.get(first) !== chain) continue;
    for (;;) {
      const next = starts.get(String(chain.at(-1)));
      if (!next || next === chain) break;
      starts.delete(String(next[0]));
      chain.push(...next.slice(1));
    }
  }
  return [...starts.values()];
}

/** Rings of open coastlines and the edges of the box between them, clockwise: with the sea inside. */
function closeAlong(box: Box, lines: readonly Position[][], centre: Position): Ring[] {
  const chains = lines.map((line) => [
    toEdge(line[0]!, box, centre),
    ...line,
    toEdge(line.at(-1)!, box, centre),
  ]);
  const starts = chains.map((chain) => alongEdge(chain[0]!, box));
  const left = new Set(chains.keys());
  const rings: Ring[] = [];
  for (const first of left) {
    const ring: Position[] = [];
    let at = first;
    do {
      left.delete(at);
      const chain = chains[at]!;
      ring.push(...chain);
      const from = alongEdge(chain.at(-1)!, box);
      // The next beginning of a coastline along the edge; the one where this ring began may be it.
      const ahead = (index: number) => (starts[index]! - from + 4) % 4;
      at = [...left, first].reduce((best, index) => (ahead(index) < ahead(best) ? index : best), first);
      ring.push(...cornersBetween(from, from + ahead(at), box));
    } while (at !== first);
    ring.push(ring[0]!);
    rings.push(ring);
  }
  return rings;
}

/** Where the ray from the centre through a point meets the edge of the box. */
function toEdge(point: Position, { west, south, east, north }: Box, [x, y]: Position): Position {
  const [dx, dy] = [point[0] - x, point[1] - y];
  const across = dx === 0 ? Number.POSITIVE_INFINITY : ((dx > 0 ? east : west) - x) / dx;
  const along = dy === 0 ? Number.POSITIVE_INFINITY : ((dy > 0 ? north : south) - y) / dy;
  const reach = Math.min(across, along);
  return Number.isFinite(reach) ? [x + dx * reach, y + dy * reach] : [west, y];
}

/** The corners of a box, clockwise from the south-west. */
function corners({ west, south, east, north }: Box): Position[] {
  return [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ];
}

/** How far a point of the edge is from the south-west corner, clockwise, each side being 1. */
function alongEdge([x, y]: Position, { west, south, east, north }: Box): number {
  const [width, height] = [east - west, north - south];
  const sides = [
    { off: Math.abs(x - west) / width, at: (y - south) / height },
    { off: Math.abs(y - north) / height, at: 1 + (x - west) / width },
    { off: Math.abs(x - east) / width, at: 2 + (north - y) / height },
    { off: Math.abs(y - south) / height, at: 3 + (east - x) / width },
  ];
  return sides.reduce((best, side) => (side.off < best.off ? side : best)).at % 4;
}

function cornersBetween(from: number, to: number, box: Box): Position[] {
  const between: Position[] = [];
  for (let corner = Math.ceil(from); corner < to; corner++) between.push(corners(box)[corner % 4]!);
  return between;
}
