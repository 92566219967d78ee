import type { PlanePoint, PlanePolygon } from "./plane.ts";

/**
 * Whether a point lies in a polygon and in none of its holes: the even-odd rule over all rings. A point on an edge may
 * count as either.
 */
export function isInPolygon([east, north]: PlanePoint, polygon: PlanePolygon): boolean {
  let inside = false;
  for (const ring of polygon) {
    let previous = ring.at(-1);
    for (const corner of ring) {
      const [x, y] = corner;
      const [previousX, previousY] = previous!;
      const crosses = y > north !== previousY > north;
      if (crosses && east < ((previousX - x) * (north - y)) / (previousY - y) + x) inside = !inside;
      previous = corner;
    }
  }
  return inside;
}
