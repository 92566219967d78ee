import { EARTH_RADIUS_METRES } from "../../content/sphere.ts";
import type { Polygon, Position } from "./shapes.ts";

/** A point of a local plane, in metres east and north of its origin. */
export type PlanePoint = readonly [east: number, north: number];
export type PlaneRing = readonly PlanePoint[];
/** An outline and its holes. */
export type PlanePolygon = readonly PlaneRing[];

const METRES_PER_DEGREE = (EARTH_RADIUS_METRES * Math.PI) / 180;

/**
 * A plane that touches the earth near a place (equirectangular): true enough for shapes up to a country's size, and the
 * antimeridian is an ordinary line on it.
 */
export class Plane {
  readonly #origin: Position;
  readonly #metresPerDegreeEast: number;

  constructor(origin: Position) {
    this.#origin = origin;
    // A pole has no east; a shape around one keeps some width.
    this.#metresPerDegreeEast = METRES_PER_DEGREE * Math.max(1e-6, Math.cos((origin[1] * Math.PI) / 180));
  }

  pointOf([longitude, latitude]: Position): PlanePoint {
    const [originLongitude, originLatitude] = this.#origin;
    return [
      wrapLongitude(longitude - originLongitude) * this.#metresPerDegreeEast,
      (latitude - originLatitude) * METRES_PER_DEGREE,
    ];
  }

  positionOf([east, north]: PlanePoint): Position {
    const [longitude, latitude] = this.#origin;
    return [
      wrapLongitude(longitude + east / this.#metresPerDegreeEast),
      Math.max(-90, Math.min(90, latitude + north / METRES_PER_DEGREE)),
    ];
  }

  polygonOf(polygon: Polygon): PlanePolygon {
    return polygon.map((ring) => ring.map((position) => this.pointOf(position)));
  }
}

/** A longitude, or a difference of two, brought into -180..180. */
export function wrapLongitude(degrees: number): number {
  return degrees >= -180 && degrees <= 180 ? degrees : degrees - 360 * Math.round(degrees / 360);
}
