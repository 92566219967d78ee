import { EARTH_RADIUS_METRES, metresApart, pointOf } from "../../content/sphere.ts";

/** [longitude, latitude] in decimal degrees, WGS 84: the order of GeoJSON (RFC 7946). */
export type Position = readonly [longitude: number, latitude: number];

/** At least three different corners; the last may repeat the first. */
export type Ring = readonly Position[];

/** The outer ring, then the rings of its holes. Which way a ring runs does not matter. */
export type Polygon = readonly Ring[];

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

/** What points cover, in the units that they are in; upside down where there is none. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function boxAround(points: Iterable<readonly [east: number, north: number]>): Box {
  const box: Box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of points) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

/** A longitude, or a difference of two, brought into -180..180. */
function wrapLongitude(degrees: number): number {
  return degrees >= -180 && degrees <= 180 ? degrees : degrees - 360 * Math.round(degrees / 360);
}

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

/** Great-circle metres between two positions. */
export function metresBetween(one: Position, other: Position): number {
  return metresApart(pointOf(one[1], one[0]), pointOf(other[1], other[0]));
}

/** Radius in whole metres, rounded up, of the smallest circle around a centre that covers all corners of the polygons. */
export function coveringRadius(centre: Position, polygons: readonly Polygon[]): number {
  let farthest = 0;
  for (const [outer = []] of polygons) {
    for (const corner of outer) farthest = Math.max(farthest, metresBetween(centre, corner));
  }
  return Math.ceil(farthest);
}

/** Square metres of polygons, their holes left out. */
export function areaOfPolygons(polygons: readonly Polygon[]): number {
  let area = 0;
  for (const polygon of polygons) {
    const first = polygon[0]?.[0];
    if (!first) continue;
    const [outer = 0, ...holes] = new Plane(first)
      .polygonOf(polygon)
      .map((ring) => Math.abs(signedArea(ring)));
    area += holes.reduce((rest, hole) => rest - hole, outer);
  }
  return area;
}

/** The shoelace formula, in squares of the ring's own unit: positive for a ring that runs counterclockwise. */
export function signedArea(ring: PlaneRing): number {
  let twice = 0;
  let [x, y] = ring.at(-1) ?? [0, 0];
  for (const [east, north] of ring) {
    twice += x * north - east * y;
    [x, y] = [east, north];
  }
  return twice / 2;
}
