import { z } from "zod";
import type { GeoLocation } from "./common.ts";
import { decimalOf, ParameterFault, shown } from "./parameter.ts";

/** Half of the earth's circumference in metres: nothing is farther away. */
const MAX_RADIUS_METRES = 20_037_508;

/** `<lat>,<lng>` in decimal degrees. */
export const position = {
  schema: z.string().regex(/^\s*[+-]?[\d.]+\s*,\s*[+-]?[\d.]+\s*$/),
  read(text: string, name: string): GeoLocation {
    const [lat, lng, ...rest] = text.split(",").map((part) => decimalOf(part.trim()));
    if (lat === undefined || lng === undefined || rest.length > 0) {
      throw new ParameterFault(
        "invalid_latlng",
        `${name} must be <lat>,<lng> in decimal degrees, not ${shown(text)}`,
      );
    }
    if (Math.abs(lat) > 90 || Math.abs(lng) > 180) {
      const swapped =
        Math.abs(lng) <= 90 && Math.abs(lat) <= 180 ? "; latitude and longitude look swapped" : "";
      throw new ParameterFault(
        "invalid_latlng",
        `${name} must have lat within ±90 and lng within ±180, not ${shown(text)}${swapped}`,
      );
    }
    return [lat, lng];
  },
};

/** Metres, above 0 and at most half of the earth's circumference. */
export const radiusMetres = {
  schema: z.number().positive().max(MAX_RADIUS_METRES),
  read(text: string, name: string): number {
    const value = decimalOf(text);
    if (value === undefined || value <= 0 || value > MAX_RADIUS_METRES) {
      throw new ParameterFault(
        "invalid_radius",
        `${name} must be metres above 0 and at most ${MAX_RADIUS_METRES}, not ${shown(text)}`,
      );
    }
    return value;
  },
};

/** The same as a whole number. */
export const wholeRadiusMetres = {
  schema: z.int().positive().max(MAX_RADIUS_METRES),
  read(text: string, name: string): number {
    const value = radiusMetres.read(text, name);
    if (Number.isInteger(value)) return value;
    throw new ParameterFault("invalid_radius", `${name} must be whole metres, not ${shown(text)}`);
  },
};

/** A box of latitudes and longitudes, both ends included; west > east means that it crosses the date line. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** `swLat,swLng,neLat,neLng` in decimal degrees. */
export const box = {
  schema: z.string().meta({ examples: ["55.66,12.55,55.69,12.61"] }),
  read(text: string, name: string): Box {
    const numbers = text.split(",").map((part) => decimalOf(part.trim()));
    const [south, west, north, east, ...rest] = numbers;
    if (
      south === undefined ||
      west === undefined ||
      north === undefined ||
      east === undefined ||
      rest.length > 0 ||
      Math.abs(south) > 90 ||
      Math.abs(north) > 90 ||
      Math.abs(west) > 180 ||
      Math.abs(east) > 180
    ) {
      throw new ParameterFault(
        "invalid_bbox",
        `${name} must be swLat,swLng,neLat,neLng with latitudes within ±90 and longitudes within ±180, not ${shown(text)}`,
      );
    }
    if (south > north) {
      throw new ParameterFault("invalid_bbox", `${name} has its south (${south}) above its north (${north})`);
    }
    return { south, west, north, east };
  },
};
