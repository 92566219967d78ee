import { insidePoint, lineMiddle } from "../geometry/inside-point.ts";
import { isInPolygon, Plane, type Polygon, type Position, type Ring } from "../geometry/shapes.ts";
import type { PresetGeometry, Tags } from "../taxonomy/presets.ts";
import type { Corners, OsmMember } from "./element.ts";

/** An element with the place where it is. */
export interface LocatedElement {
  /** Such as `way/123`; names it in OpenStreetMap for good. */
  reference: string;
  tags: Tags;
  geometry: PresetGeometry;
  /** A point of the element: inside an area, on a line. */
  position: Position;
  /** The whole outline of an area; undefined for others, and where the file does not have all of it. */
  polygons?: readonly Polygon[];
  /** Where a person can look at the element. */
  url?: string;
  date?: string;
  line?: number;
}

/** How an element lies on the map. */
export type Lie = Pick<LocatedElement, "geometry" | "position" | "polygons">;

/** How a way lies; undefined when the file knows none of its corners. */
export function lieOfWay(corners: Corners, closed: boolean, centre: Position | undefined): Lie | undefined {
  const known = corners.filter((corner) => corner !== undefined);
  const geometry = closed ? "area" : "line";
  if (known.length < corners.length || known.length === 0) {
    const position = centre ?? middleCorner(known);
    return position && { geometry, position };
  }
  if (!closed || !isClosed(known)) return { geometry, position: lineMiddle(known)! };
  return lieOfPolygons([[known]]);
}

/** How an area of whole polygons lies; undefined when there are none. */
function lieOfPolygons(polygons: readonly Polygon[]): Lie | undefined {
  const position = insidePoint(polygons);
  return position && { geometry: "area", position, polygons };
}

/**
 * How a multipolygon lies. `cornersOf` tells the corners of a member that is a way.
 * An outline with gaps (at the edge of an extract) gives a corner of it rather than a point that may be outside.
 */
export function lieOfMultipolygon(
  members: readonly OsmMember[],
  cornersOf: (way: OsmMember) => Corners | undefined,
  centre: Position | undefined,
): Lie | undefined {
  const ways = members.filter(({ type, role }) => type === "way" && (role === "inner" || isOuter(role)));
  const inner = joinRings(wholeLines(ways.filter(({ role }) => role === "inner").map(cornersOf)).lines);
  const outerLines = wholeLines(ways.filter(({ role }) => isOuter(role)).map(cornersOf));
  const outer = joinRings(outerLines.lines);
  const whole = outer.rings.length > 0 && outer.open.length === 0 && !outerLines.hasGaps;
  if (whole) return lieOfPolygons(readPolygons(outer.rings, inner.rings));
  const ring = outer.rings[0];
  const position = centre ?? (ring ? insidePoint([[ring]]) : middleCorner(outerLines.lines.flat()));
  return position && { geometry: "area", position };
}

/** How a route lies: half way along what the file knows of it. */
export function lieOfRoute(
  members: readonly OsmMember[],
  cornersOf: (way: OsmMember) => Corners | undefined,
  centre: Position | undefined,
): Lie | undefined {
  const { lines } = wholeLines(members.filter(({ type }) => type === "way").map(cornersOf));
  const position = middleCorner(lines.flat()) ?? centre;
  return position && { geometry: "relation", position };
}

/** Roles of the lines around an area; old data leaves the role out. */
function isOuter(role: string): boolean {
  return role === "outer" || role === "" || role === "exclave" || role === "outline";
}

/** The known stretches of lines, and whether any of them lacks something. */
function wholeLines(lines: readonly (Corners | undefined)[]): { lines: Ring[]; hasGaps: boolean } {
  let hasGaps = false;
  const whole = lines.map((line) => {
    const known = line?.filter((corner) => corner !== undefined) ?? [];
    if (known.length === 0 || known.length !== line?.length) hasGaps = true;
    return known;
  });
  return { lines: whole, hasGaps };
}

function middleCorner(corners: Ring): Position | undefined {
  return corners[corners.length >> 1];
}

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
export function readPolygons(outer: readonly Ring[], inner: readonly Ring[]): Polygon[] {
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
