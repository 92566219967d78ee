import type { Camera } from "./camera.ts";
import { mercator, type Position, unmercator, WORLD_PIXELS } from "./geometry.ts";

/** How far from the edge a place stands at least, so that its name is seen as well. Pixels. */
const MARGIN_PIXELS = { x: 96, y: 52 };

/**
 * Where the middle of a map must be so that a place is seen: moved no farther than needed, or onto the place where that is
 * out of sight. Undefined where the map may stay.
 * @param size of the map, in pixels
 */
export function centreToShow(
  camera: Pick<Camera, "zoom" | "centre" | "project">,
  place: Position,
  size: { width: number; height: number },
): Position | undefined {
  const { x, y } = camera.project(place);
  if (x < 0 || y < 0 || x > size.width || y > size.height) return place;
  const [east, south] = [beyond(x, size.width, MARGIN_PIXELS.x), beyond(y, size.height, MARGIN_PIXELS.y)];
  if (east === 0 && south === 0) return undefined;
  const scale = WORLD_PIXELS * 2 ** camera.zoom;
  const middle = mercator(camera.centre);
  return unmercator({ x: middle.x + east / scale, y: middle.y + south / scale });
}

/** By how much something lies too near to one of two edges; negative at the first. */
function beyond(at: number, size: number, wanted: number): number {
  const margin = Math.min(wanted, size / 2);
  if (at < margin) return at - margin;
  return Math.max(at - (size - margin), 0);
}
