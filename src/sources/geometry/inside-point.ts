import {
  boxAround,
  isInPolygon,
  Plane,
  type PlanePoint,
  type PlanePolygon,
  type PlaneRing,
  type Polygon,
  type Position,
  type Ring,
} from "./shapes.ts";

/**
 * Where an area is on a map: the centre of mass of its polygons when that lies inside one of them, else in the
 * middle of the largest where that is widest. A shape without area (a line drawn there and back) gives the middle of its first outer ring.
 * Undefined when there are no corners.
 */
export function insidePoint(polygons: readonly Polygon[]): Position | undefined {
  const origin = polygons[0]?.[0]?.[0];
  if (origin === undefined) return undefined;
  const plane = new Plane(origin);
  const flat = polygons.map((polygon) => plane.polygonOf(polygon));
  const centroids = flat.map((polygon) => ({ polygon, centroid: centroidOf(polygon) }));
  const solid = centroids.filter((part): part is Part => part.centroid !== undefined);
  if (solid.length === 0) return lineMiddle(polygons[0]![0]!);
  const whole = sumOf(solid.map((part) => part.centroid));
  if (solid.some((part) => isInPolygon(whole.point, part.polygon))) return plane.positionOf(whole.point);
  const largest = solid.reduce((one, other) => (other.centroid.area > one.centroid.area ? other : one));
  const { point } = largest.centroid;
  const inside = isInPolygon(point, largest.polygon) ? point : middleOf(largest.polygon);
  return plane.positionOf(inside ?? point);
}

interface Part {
  polygon: PlanePolygon;
  centroid: Centroid;
}

function sumOf(centroids: readonly Centroid[]): Centroid {
  const area = centroids.reduce((sum, part) => sum + part.area, 0);
  const east = centroids.reduce((sum, part) => sum + part.area * part.point[0], 0) / area;
  const north = centroids.reduce((sum, part) => sum + part.area * part.point[1], 0) / area;
  return { point: [east, north], area };
}

/** The point half way along a line; undefined when it has no corners. */
export function lineMiddle(line: Ring): Position | undefined {
  const first = line[0];
  if (first === undefined) return undefined;
  const plane = new Plane(first);
  const points = line.map((position) => plane.pointOf(position));
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i]![0], y - points[i]![1]));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [i, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [x, y] = points[i]!;
      const [nextX, nextY] = points[i + 1]!;
      const share = left / length;
      return plane.positionOf([x + share * (nextX - x), y + share * (nextY - y)]);
    }
    left -= length;
  }
  return first;
}

/** A centre of mass and the area it stands for, in square metres. */
interface Centroid {
  point: PlanePoint;
  area: number;
}

/** The centre of mass of a polygon, holes taken out; undefined when it has no area. */
function centroidOf(polygon: PlanePolygon): Centroid | undefined {
  let area = 0;
  let east = 0;
  let north = 0;
  polygon.forEach((ring, index) => {
    const moments = momentsOf(ring);
    const sign = (index === 0 ? 1 : -1) * (moments.area < 0 ? -1 : 1);
    area += sign * moments.area;
    east += sign * moments.east;
    north += sign * moments.north;
  });
  // Less than a square metre is a line that was drawn there and back.
  return area >= 1 ? { point: [east / area, north / area], area } : undefined;
}

/** Signed area and first moments of a ring by the shoelace formula, relative to its first corner for precision. */
function momentsOf(ring: PlaneRing): { area: number; east: number; north: number } {
  const [originX, originY] = ring[0] ?? [0, 0];
  let area = 0;
  let east = 0;
  let north = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x, y] = ring[i]!;
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    const cross = (x - originX) * (nextY - originY) - (nextX - originX) * (y - originY);
    area += cross / 2;
    east += (cross * (x + nextX - 2 * originX)) / 6;
    north += (cross * (y + nextY - 2 * originY)) / 6;
  }
  return { area, east: east + area * originX, north: north + area * originY };
}

/** Level lines across a polygon on which a point inside is looked for. */
const LINES = 15;

/** A point inside a polygon: the middle of the widest stretch that some level lines across it run inside; undefined where none does. */
export function middleOf(polygon: PlanePolygon): PlanePoint | undefined {
  const { south, north } = boxAround(polygon[0] ?? []);
  let widest = 0;
  let found: PlanePoint | undefined;
  for (let line = 0.5; line < LINES; line++) {
    const y = south + ((north - south) * line) / LINES;
    const crossed = polygon.flatMap((ring) => crossings(ring, y)).sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossed.length; index += 2) {
      const [from, to] = [crossed[index]!, crossed[index + 1]!];
      if (to - from > widest) [widest, found] = [to - from, [(from + to) / 2, y]];
    }
  }
  return found;
}

/** Where a ring crosses a level line, in metres east. */
function crossings(ring: PlaneRing, y: number): number[] {
  return ring.flatMap(([x, from], index) => {
    const [nextX, to] = ring[(index + 1) % ring.length]!;
    return from <= y === to <= y ? [] : [x + ((y - from) / (to - from)) * (nextX - x)];
  });
}
