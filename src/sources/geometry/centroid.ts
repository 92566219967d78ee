import type { PlanePoint, PlanePolygon, PlaneRing } from "./plane.ts";

/** A centre of mass and the area it stands for, in square metres. */
export interface Centroid {
  point: PlanePoint;
  area: number;
}

/** The centre of mass of a polygon, holes taken out; undefined when it has no area. */
export function centroidOf(polygon: PlanePolygon): Centroid | undefined {
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
