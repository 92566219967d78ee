import type { GeoLocation } from "../../contract/common.ts";
import type { Outline } from "../../contract/geo-area.ts";
import { metresTo, type Test, within } from "./match.ts";
import type { Points } from "./points.ts";
import type { Table } from "./table.ts";

/** Millionths of a degree: 11 cm. */
const PER_DEGREE = 1e6;
const DEGREES = 180 / Math.PI;

/** An outline as a list of whole numbers: of each ring how many corners it has, then the longitude and latitude of each. */
export function packOutline({ coordinates }: Outline): number[] {
  return coordinates.flat().flatMap((ring) => {
    const corners = ring.flatMap(([longitude, latitude]) => [longitude + 180, latitude + 90]);
    return [ring.length, ...corners.map((degrees) => Math.round(degrees * PER_DEGREE))];
  });
}

/** Rows in a geo area: within its outline where it has one, else in its circle; undefined for an area that has neither. */
export function insideArea(
  { lat, lng, radius, outline }: Table,
  area: number,
  points: Points,
): Test | undefined {
  if (outline.isEmpty(area)) {
    const hasCircle = radius[area]! > 0 && !Number.isNaN(lat[area]!);
    return hasCircle ? within(points, [lat[area]!, lng[area]!], radius[area]!) : undefined;
  }
  const rings = outline.of(area);
  const [southmost, westmost, northmost, eastmost] = boxOf(rings);
  return (row) => {
    // Also false where nobody knows where the row is.
    const latitude = Math.asin(points.z[row]!) * DEGREES;
    if (!(latitude >= southmost && latitude <= northmost)) return false;
    const longitude = Math.atan2(points.y[row]!, points.x[row]!) * DEGREES;
    const fromWest = (((longitude - westmost) % 360) + 360) % 360;
    return fromWest <= eastmost - westmost && holds(rings, longitude, latitude);
  };
}

/** The box around rings, which spares most rows the longer test; of rings on both sides of the date line all around the earth. */
function boxOf(rings: Uint32Array): [south: number, west: number, north: number, east: number] {
  const box: [number, number, number, number] = [90, 180, -90, -180];
  for (let start = 0; start < rings.length; start += 1 + 2 * rings[start]!) {
    for (let corner = start + 1; corner <= start + 2 * rings[start]!; corner += 2) {
      const [longitude, latitude] = [east(rings, corner, 0), north(rings, corner, 0)];
      box[0] = Math.min(box[0], latitude);
      box[1] = Math.min(box[1], longitude);
      box[2] = Math.max(box[2], latitude);
      box[3] = Math.max(box[3], longitude);
    }
  }
  return box[3] - box[1] > 180 ? [box[0], -180, box[2], 180] : box;
}

/** Geo areas that hold a position, by their outline or else their circle; one that has neither is not known to. */
export function holding(table: Table, position: GeoLocation): Test {
  const metres = metresTo(table, position);
  const [latitude, longitude] = position;
  return (row) =>
    table.outline.isEmpty(row)
      ? metres(row) <= table.radius[row]!
      : holds(table.outline.of(row), longitude, latitude);
}

/** The even-odd rule over all rings, so that holes and islands in them count; longitudes are taken the short way round. */
function holds(rings: Uint32Array, longitude: number, latitude: number): boolean {
  let inside = false;
  for (let start = 0; start < rings.length; start += 1 + 2 * rings[start]!) {
    const last = start + 2 * rings[start]! - 1;
    let ax = east(rings, start + 1, longitude);
    let ay = north(rings, start + 1, latitude);
    // A ring is closed: its last corner is the first.
    for (let at = start + 3; at <= last; at += 2) {
      const bx = ax + shortWay((rings[at]! - rings[at - 2]!) / PER_DEGREE);
      const by = north(rings, at, latitude);
      if (ay > 0 !== by > 0 && ax + ((bx - ax) * ay) / (ay - by) > 0) inside = !inside;
      [ax, ay] = [bx, by];
    }
  }
  return inside;
}

function north(rings: Uint32Array, corner: number, latitude: number): number {
  return rings[corner + 1]! / PER_DEGREE - 90 - latitude;
}

function east(rings: Uint32Array, corner: number, longitude: number): number {
  return shortWay(rings[corner]! / PER_DEGREE - 180 - longitude);
}

/** A difference of longitudes, in -180..180. */
function shortWay(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
