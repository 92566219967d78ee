import { insidePoint, lineMiddle } from "../geometry/inside-point.ts";
import type { Polygon, Position, Ring } from "../geometry/shapes.ts";
import { isObject } from "../json-fault.ts";
import type { JsonElement } from "../reading/json-elements.ts";
import { BrokenFile } from "../source-record.ts";

/** One feature of a file. */
export interface Feature {
  /** 1-based, in the order of the file. */
  number: number;
  id?: string;
  properties: Record<string, unknown>;
  geometry: unknown;
}

const GEOMETRIES = new Set([
  "Point",
  "MultiPoint",
  "LineString",
  "MultiLineString",
  "Polygon",
  "MultiPolygon",
  "GeometryCollection",
]);

/** Names of WGS 84 in longitude, latitude, as old files spell them ("crs" of GeoJSON 2008). */
const WGS84 = /(^|[:/])(CRS84h?|4326|WGS_?84)$/i;

/** Takes the features out of a file's JSON values and refuses what is no GeoJSON. */
export class FeatureReader {
  #number = 0;

  /** @throws BrokenFile for JSON that is not GeoJSON, and for coordinates that are not WGS 84. */
  read({ value, part }: JsonElement): Feature[] {
    if (!isObject(value)) {
      // What is left of a list whose entries have come.
      if (Array.isArray(value) && part === "whole" && this.#number > 0) return [];
      throw notGeoJson("expected an object with a type");
    }
    refuseForeignCrs(value.crs);
    if (value.type === "Feature") return [this.#feature(value)];
    if (value.type === "FeatureCollection" && part === "whole" && Array.isArray(value.features)) return [];
    if (GEOMETRIES.has(String(value.type))) return [this.#feature({ geometry: value })];
    if (part === "whole" && Array.isArray(value.elements)) {
      throw notGeoJson("this looks like Overpass JSON: import it with --format osm");
    }
    throw notGeoJson(`expected a FeatureCollection, a Feature or a geometry, not ${typeName(value.type)}`);
  }

  #feature({ id, properties, geometry }: Record<string, unknown>): Feature {
    const number = ++this.#number;
    const own = typeof id === "string" || typeof id === "number" ? String(id).trim() : "";
    return {
      number,
      ...(own !== "" && { id: own }),
      properties: isObject(properties) ? properties : {},
      geometry,
    };
  }
}

function typeName(type: unknown): string {
  return typeof type === "string" ? JSON.stringify(type.slice(0, 40)) : "an object without a type";
}

function refuseForeignCrs(crs: unknown): void {
  if (!isObject(crs)) return;
  const { name } = isObject(crs.properties) ? crs.properties : {};
  if (typeof name === "string" && WGS84.test(name)) return;
  const told = typeof name === "string" ? JSON.stringify(name.slice(0, 80)) : "without a name";
  throw new BrokenFile(
    "invalid_geo_location",
    `the file's coordinate system is ${told}; convert it to WGS 84 (EPSG:4326, longitude before latitude)`,
  );
}

function notGeoJson(detail: string): BrokenFile {
  return new BrokenFile("broken_file", `not GeoJSON: ${detail}`);
}

/** Where a feature is, as the file has it, to be checked: of a line its middle, of an area a point inside. */
export interface Shape {
  geometry: "point" | "line" | "area";
  position: Position;
  /** Of an area. */
  polygons?: readonly Polygon[];
}

/**
 * The shape of a GeoJSON geometry (RFC 7946); of a collection the area counts, else the line. Several lines count as the
 * one with most corners. `isSwapped`: the file has latitude before longitude.
 */
export function readShape(geometry: unknown, isSwapped = false): Shape | undefined {
  if (!isObject(geometry)) return undefined;
  const { type } = geometry;
  const coordinates = isSwapped ? swapped(geometry.coordinates) : geometry.coordinates;
  switch (type) {
    case "Point":
      return pointShape(readPosition(coordinates));
    case "MultiPoint":
      return pointShape(readList(coordinates, readPosition)?.[0]);
    case "LineString":
      return lineShape([lineOf(coordinates)]);
    case "MultiLineString":
      return lineShape(readList(coordinates, lineOf) ?? []);
    case "Polygon":
      return areaShape([readList(coordinates, lineOf)]);
    case "MultiPolygon":
      return areaShape(readList(coordinates, (polygon) => readList(polygon, lineOf)) ?? []);
    case "GeometryCollection":
      return collectionShape(geometry.geometries, isSwapped);
    default:
      return undefined;
  }
}

function pointShape(position: Position | undefined): Shape | undefined {
  return position && { geometry: "point", position };
}

function lineShape(lines: readonly (Ring | undefined)[]): Shape | undefined {
  const longest = lines.filter((line) => line !== undefined).sort((a, b) => b.length - a.length)[0];
  const position = longest && lineMiddle(longest);
  return position && { geometry: "line", position };
}

function areaShape(given: readonly (Polygon | undefined)[]): Shape | undefined {
  const polygons = given.filter((polygon) => polygon !== undefined);
  const position = insidePoint(polygons);
  return position && { geometry: "area", position, polygons };
}

function collectionShape(geometries: unknown, isSwapped: boolean): Shape | undefined {
  const shapes = readList(geometries, (geometry) => readShape(geometry, isSwapped)) ?? [];
  const order = ["area", "line", "point"];
  return shapes.sort((a, b) => order.indexOf(a.geometry) - order.indexOf(b.geometry))[0];
}

function readPosition(raw: unknown): Position | undefined {
  if (!Array.isArray(raw)) return undefined;
  const [longitude, latitude] = raw;
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? [longitude, latitude] : undefined;
}

function lineOf(raw: unknown): Ring | undefined {
  return readList(raw, readPosition);
}

/** The entries of a list that can be read; undefined when it is none or none of them can. */
function readList<T>(raw: unknown, read: (entry: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const entries = raw.map(read).filter((entry) => entry !== undefined);
  return entries.length > 0 ? entries : undefined;
}

function swapped(coordinates: unknown): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  const [first, second, ...rest] = coordinates;
  return typeof first === "number" ? [second, first, ...rest] : coordinates.map(swapped);
}
