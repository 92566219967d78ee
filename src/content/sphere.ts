/** Mean radius of the earth in metres (IUGG R1): every distance is a great circle on this sphere. */
export const EARTH_RADIUS_METRES = 6_371_008.8;

const RADIANS = Math.PI / 180;

/** A position as a point on the unit sphere: the antimeridian and the poles become ordinary places. */
export interface SpherePoint {
  x: number;
  y: number;
  z: number;
}

/** The point of a latitude and longitude in decimal degrees. */
export function pointOf(lat: number, lng: number): SpherePoint {
  const cosLat = Math.cos(lat * RADIANS);
  return {
    x: cosLat * Math.cos(lng * RADIANS),
    y: cosLat * Math.sin(lng * RADIANS),
    z: Math.sin(lat * RADIANS),
  };
}

/** Great-circle metres for a squared chord between two points of the unit sphere (0..4). */
export function metresOfChord(squaredChord: number): number {
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2));
}

/** The squared chord of a great-circle distance in metres: compare it instead of computing each distance. */
export function chordOfMetres(metres: number): number {
  const angle = Math.min(Math.PI, metres / EARTH_RADIUS_METRES);
  return (2 * Math.sin(angle / 2)) ** 2;
}

/** Great-circle metres between two points. */
export function metresApart(a: SpherePoint, b: SpherePoint): number {
  return metresOfChord((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);
}
