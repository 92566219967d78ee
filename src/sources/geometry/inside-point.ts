import { type Centroid, centroidOf } from "./centroid.ts";
import { labelPointOf } from "./label-point.ts";
import { Plane, type PlanePolygon } from "./plane.ts";
import { isInPolygon } from "./point-in-polygon.ts";
import type { Polygon, Position, Ring } from "./shapes.ts";

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
