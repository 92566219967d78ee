import { neededCorners } from "../../content/simplify.ts";
import type { Outline } from "../../contract/geo-area.ts";
import { Plane, type PlanePoint, type Polygon, type Ring } from "./shapes.ts";

/** How far a kept line may lie from the true one: this many metres, or this share of the area's radius. */
const [LEAST_METRES, SHARE] = [5, 1 / 200];
/** Corners that all rings of an outline have at most. */
const MAX_CORNERS = 600;
const DECIMALS = 1e5;

/** The outline of an area with no more corners than a map of it needs; undefined where nothing is left of it. */
export function outlineOf(polygons: readonly Polygon[], radiusMetres: number): Outline | undefined {
  let tolerance = Math.max(LEAST_METRES, radiusMetres * SHARE);
  for (;;) {
    const coordinates = polygons
      .map((polygon) => polygon.flatMap((ring) => keptRing(ring, tolerance)))
      .filter(([outer]) => outer !== undefined);
    if (coordinates.flat(2).length <= MAX_CORNERS) {
      return coordinates.length > 0 ? { type: "MultiPolygon", coordinates } : undefined;
    }
    tolerance *= 1.5;
  }
}

/** The ring, closed, without the corners that hardly bend it; none of it where no area is left. */
function keptRing(ring: Ring, tolerance: number): [number, number][][] {
  const [first] = ring;
  if (!first) return [];
  const plane = new Plane(first);
  const corners = ring.map((position) => plane.pointOf(position));
  const half = farthestFrom(corners[0]!, corners);
  const simplified = (line: readonly PlanePoint[]) => neededCorners(line, tolerance).map((at) => line[at]!);
  const kept = [
    ...simplified(corners.slice(0, half + 1)),
    ...simplified([...corners.slice(half), corners[0]!]).slice(1),
  ];
  if (kept.length < 4) return [];
  const positions = kept.map((corner): [number, number] => {
    const [longitude, latitude] = plane.positionOf(corner);
    return [Math.round(longitude * DECIMALS) / DECIMALS, Math.round(latitude * DECIMALS) / DECIMALS];
  });
  return [positions];
}

function farthestFrom([x, y]: PlanePoint, corners: readonly PlanePoint[]): number {
  const metres = corners.map(([east, north]) => Math.hypot(east - x, north - y));
  return metres.indexOf(Math.max(...metres));
}
