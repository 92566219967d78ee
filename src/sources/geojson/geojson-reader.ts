import { outlineOf } from "../geometry/outline.ts";
import { coveringRadius } from "../geometry/shapes.ts";
import { UsedProperties } from "../properties/guesses.ts";
import { readMapping } from "../properties/mapping.ts";
import {
  type Located,
  type PropertyEntry,
  PropertyPlaces,
  positionFault,
  SWAP_CURE,
} from "../properties/place-fields.ts";
import { jsonElements } from "../reading/json-elements.ts";
import { BrokenFile, type SourceReader } from "../source-record.ts";
import { type Feature, FeatureReader, readShape } from "./features.ts";

/**
 * GeoJSON of any kind (RFC 7946; also GeoJSON 2008, newline-delimited features and text sequences): points and lines become
 * listings, polygons become geo areas with a centre inside and a covering radius, unless the mapping says otherwise.
 * Features without a name are passed over.
 */
export const geoJsonReader: SourceReader = {
  format: "geojson",
  source: { name: "geojson" },
  async *read(file, options) {
    const mapping = readMapping(options.mapping);
    const places = new PropertyPlaces(file.name, mapping, options);
    const used = new UsedProperties();
    const reader = new FeatureReader();
    let count = 0;
    for await (const elements of jsonElements(file.open(options.signal), "features")) {
      const features = elements.flatMap((element) => reader.read(element));
      for (const { properties } of features) used.see(Object.keys(properties));
      count += features.length;
      yield places.batchOf(features.map((feature) => entryOf(feature, mapping.swapped)));
    }
    if (count > 0) used.check(mapping);
    yield places.end();
    if (count === 0 || places.named > 0 || mapping.only.size > 0) return;
    const detail = `no feature has a name; say with a mapping which property holds it (${used.list()})`;
    throw new BrokenFile("invalid_mapping", detail);
  },
};

function entryOf({ number, id, properties, geometry }: Feature, isSwapped: boolean): PropertyEntry {
  return {
    place: { element: `feature ${number}` },
    properties,
    id,
    locate: () => placeOf(geometry, isSwapped),
  };
}

function placeOf(geometry: unknown, isSwapped: boolean): Located {
  const shape = readShape(geometry, isSwapped);
  if (!shape) {
    const detail = "the feature has no geometry that can be read";
    return { fault: { field: "geometry", code: "invalid_geo_location", detail } };
  }
  const [longitude, latitude] = shape.position.map((degrees) => Math.round(degrees * PRECISION) / PRECISION);
  const fault = positionFault(latitude!, longitude!, SWAP_CURE);
  if (fault) return { fault: { field: "geometry", ...fault } };
  const { polygons } = shape;
  const radius = polygons && coveringRadius([longitude!, latitude!], polygons);
  const area = polygons && { radius: radius!, outline: outlineOf(polygons, radius!), polygons };
  return { location: [latitude!, longitude!], area };
}

/** Decimals of a position that are kept: 11 mm. */
const PRECISION = 1e7;
