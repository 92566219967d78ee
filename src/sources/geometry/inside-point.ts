import FlatQueue from "flatqueue";
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
 * Where an area is on a map: the centre of mass of its polygons when that lies inside one of them, else the label point
 * of the largest. A shape without area (a line drawn there and back) gives the middle of its first outer ring.
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
  const inside = isInPolygon(point, largest.polygon) ? point : labelPointOf(largest.polygon);
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

/** Found to within this share of the shorter side of the polygon's box. */
const PRECISION = 0.01;
/** Cells looked at; ordinary shapes take some hundred. */
const MAX_CELLS = 5_000;
/** Edges looked at in all cells together, so that a coast of a million corners ends as well. */
const MAX_EDGES = 50_000_000;

/** A square that is searched. */
interface Cell {
  centre: PlanePoint;
  /** Half of the side, metres. */
  half: number;
  /** Metres from the centre to the outline, negative outside. */
  clearance: number;
  /** The greatest clearance that any point of the square can have. */
  bound: number;
}

/**
 * The point of a polygon that is farthest from its outline, where a label would stand ("pole of inaccessibility"):
 * squares are split where they can still hold a better point, the most promising first.
 * Source: V. Agafonkin, "A new algorithm for finding a visual center of a polygon" (polylabel), Mapbox 2016.
 */
export function labelPointOf(polygon: PlanePolygon): PlanePoint | undefined {
  const { west, south, east, north } = boxAround(polygon[0] ?? []);
  const [width, height] = [east - west, north - south];
  const shorter = Math.min(width, height);
  if (!(shorter > 0)) return undefined;
  const longer = Math.max(width, height);
  // A very long and thin shape begins with a bounded number of squares.
  const half = Math.max(shorter, longer / 64) / 2;
  const queue = new FlatQueue<Cell>();
  for (let x = west + half; x < east + half; x += half * 2) {
    for (let y = south + half; y < north + half; y += half * 2) {
      const cell = cellAt([x, y], half, polygon);
      queue.push(cell, -cell.bound);
    }
  }
  let best = cellAt([west + width / 2, south + height / 2], 0, polygon);
  const corners = polygon.reduce((sum, ring) => sum + ring.length, 0);
  const most = Math.min(MAX_CELLS, MAX_EDGES / corners);
  for (let seen = queue.length; queue.length > 0 && seen < most; seen += 4) {
    const cell = queue.pop()!;
    if (cell.clearance > best.clearance) best = cell;
    if (cell.bound - best.clearance <= shorter * PRECISION) break;
    for (const quarter of quartersOf(cell, polygon)) queue.push(quarter, -quarter.bound);
  }
  return best.clearance > 0 ? best.centre : undefined;
}

function quartersOf({ centre: [x, y], half }: Cell, polygon: PlanePolygon): Cell[] {
  const step = half / 2;
  const centres: PlanePoint[] = [
    [x - step, y - step],
    [x + step, y - step],
    [x - step, y + step],
    [x + step, y + step],
  ];
  return centres.map((centre) => cellAt(centre, step, polygon));
}

function cellAt(centre: PlanePoint, half: number, polygon: PlanePolygon): Cell {
  const distance = Math.sqrt(Math.min(...polygon.map((ring) => squaredDistance(centre, ring))));
  const clearance = isInPolygon(centre, polygon) ? distance : -distance;
  return { centre, half, clearance, bound: clearance + half * Math.SQRT2 };
}

/** Squared metres from a point to the nearest edge of a ring. */
function squaredDistance([east, north]: PlanePoint, ring: PlaneRing): number {
  let least = Number.POSITIVE_INFINITY;
  let [startX, startY] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    const dx = x - startX;
    const dy = y - startY;
    const length = dx * dx + dy * dy;
    const along = length > 0 ? ((east - startX) * dx + (north - startY) * dy) / length : 0;
    const share = Math.max(0, Math.min(1, along));
    least = Math.min(least, (east - startX - share * dx) ** 2 + (north - startY - share * dy) ** 2);
    [startX, startY] = [x, y];
  }
  return least;
}
