import { isObject } from "../is-object.ts";
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
