import { z } from "zod";
import type { GeoLocation } from "./common.ts";
import { decimalOf, kindOf, ParameterFault, shown } from "./parameter.ts";

/** Half of the earth's circumference in metres: nothing is farther away. */
const MAX_RADIUS_METRES = 20_037_508;

/** `<lat>,<lng>` in decimal degrees. */
export const position = {
  schema: z.string().regex(/^\s*[+-]?[\d.]+\s*,\s*[+-]?[\d.]+\s*$/),
  read(text: string, name: string): GeoLocation {
    const [lat, lng, ...rest] = text.split(",").map((part) => decimalOf(part.trim()));
    const refuse = (expected: string) => {
      throw new ParameterFault("invalid_latlng", `${name} must ${expected}`);
    };
    if (lat === undefined || lng === undefined || rest.length > 0)
      return refuse(`be <lat>,<lng> in decimal degrees, not ${shown(text)}`);
    const swapped = isLatitude(lng) && isLongitude(lat) ? "; latitude and longitude look swapped" : "";
    if (!isLatitude(lat) || !isLongitude(lng))
      return refuse(`have lat within ±90 and lng within ±180, not ${shown(text)}${swapped}`);
    return [lat, lng];
  },
};

/** Metres, above 0 and at most half of the earth's circumference. */
export const radiusMetres = kindOf(
  z.number().positive().max(MAX_RADIUS_METRES),
  "invalid_radius",
  `metres above 0 and at most ${MAX_RADIUS_METRES}`,
  radiusOf,
);

/** The same as a whole number. */
export const wholeRadiusMetres = kindOf(
  z.int().positive().max(MAX_RADIUS_METRES),
  "invalid_radius",
  `whole metres above 0 and at most ${MAX_RADIUS_METRES}`,
  (text) => (Number.isInteger(radiusOf(text)) ? radiusOf(text) : undefined),
);

function radiusOf(text: string): number | undefined {
  const value = decimalOf(text);
  return value !== undefined && value > 0 && value <= MAX_RADIUS_METRES ? value : undefined;
}

/** A box of latitudes and longitudes, both ends included; west > east means that it crosses the date line. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** `swLat,swLng,neLat,neLng` in decimal degrees. */
export const box = kindOf(
  z.string().meta({ examples: ["55.66,12.55,55.69,12.61"] }),
  "invalid_bbox",
  "swLat,swLng,neLat,neLng with latitudes within ±90, longitudes within ±180 and the south below the north",
  (text): Box | undefined => {
    const numbers = text.split(",").map((part) => decimalOf(part.trim()) ?? Number.NaN);
    const [south = 91, west = 181, north = 91, east = 181] = numbers;
    const isOnEarth = [south, north].every(isLatitude) && [west, east].every(isLongitude);
    return numbers.length === 4 && isOnEarth && south <= north ? { south, west, north, east } : undefined;
  },
);

const isLatitude = (degrees: number) => Math.abs(degrees) <= 90;
const isLongitude = (degrees: number) => Math.abs(degrees) <= 180;
