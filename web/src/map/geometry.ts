/** Latitude and longitude in decimal degrees, as the interface orders them. */
export type Position = readonly [latitude: number, longitude: number];

/** A box in degrees. `east` may lie beyond 180 where the box crosses the date line: it is never west of `west`. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Pixels from the map's top left corner. */
export interface Pixel {
  x: number;
  y: number;
}

/** Pixels that the whole world is wide at zoom 0, as vector maps count. */
export const WORLD_PIXELS = 512;
/** Where the web Mercator projection ends. Degrees. */
const MAX_LATITUDE = 85.051129;
const EARTH_RADIUS_METRES = 6_371_008.8;
const METRES_PER_DEGREE = (Math.PI * EARTH_RADIUS_METRES) / 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A position in web Mercator, both axes from 0 to 1, north at 0. */
export function mercator([latitude, longitude]: Position): Pixel {
  const sine = Math.sin(radians(Math.min(Math.max(latitude, -MAX_LATITUDE), MAX_LATITUDE)));
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The position of a point in web Mercator. */
export function unmercator({ x, y }: Pixel): Position {
  const latitude = (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
  return [latitude, x * 360 - 180];
}

/** The same meridian, named so that it lies within half a turn of another. */
export function nearLongitude(longitude: number, other: number): number {
  return longitude - 360 * Math.round((longitude - other) / 360);
}

/** The smallest box around positions that lie within half the world of the first one; undefined without any. */
export function boundsAround(positions: readonly Position[]): Bounds | undefined {
  const [first] = positions;
  if (!first) return undefined;
  const latitudes = positions.map(([latitude]) => latitude);
  const longitudes = positions.map(([, longitude]) => nearLongitude(longitude, first[1]));
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** A box as the interface's `bbox`: south-west then north-east corner, to about a metre. */
export function bboxText({ south, west, north, east }: Bounds): string {
  const isWorld = east - west >= 360;
  const [left, right] = isWorld ? [-180, 180] : [nearLongitude(west, 0), nearLongitude(east, 0)];
  return [Math.max(south, -90), left, Math.min(north, 90), right]
    .map((degrees) => degrees.toFixed(5))
    .join(",");
}

/** The box that a `bbox` names; undefined for a text that is none. */
export function boundsOfText(text: string | undefined): Bounds | undefined {
  const [south, west, north, east, ...rest] = (text ?? "").split(",").map(Number);
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return undefined;
  if (rest.length > 0 || ![south, west, north, east].every(Number.isFinite)) return undefined;
  return { south, west, north, east: east < west ? east + 360 : east };
}

/** A flat system of metres east and north of a centre, good for a city. */
export function planeAt(centre: Position) {
  const east = METRES_PER_DEGREE * Math.cos(radians(centre[0]));
  return {
    toPlane: ([latitude, longitude]: Position): Pixel => ({
      x: (nearLongitude(longitude, centre[1]) - centre[1]) * east,
      y: (latitude - centre[0]) * METRES_PER_DEGREE,
    }),
    toPosition: ({ x, y }: Pixel): Position => [centre[0] + y / METRES_PER_DEGREE, centre[1] + x / east],
  };
}

/** A circle of `radiusMetres` as a ring of positions, the first not repeated at the end. */
export function circleAround(centre: Position, radiusMetres: number, corners = 72): Position[] {
  const { toPosition } = planeAt(centre);
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return toPosition({ x: radiusMetres * Math.cos(angle), y: radiusMetres * Math.sin(angle) });
  });
}
