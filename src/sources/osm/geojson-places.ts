import { hash } from "node:crypto";
import { type Feature, FeatureReader, readShape } from "../geojson/features.ts";
import type { Position } from "../geometry/shapes.ts";
import type { ImportFile } from "../import-records.ts";
import { asObject } from "../json-fault.ts";
import { jsonElements } from "../reading/json-elements.ts";
import type { Tags } from "../taxonomy/presets.ts";
import { asDate, asPosition, asTags, isElementType } from "./element.ts";
import type { LocatedBatch } from "./locate-elements.ts";
import type { LocatedElement } from "./located-element.ts";

/**
 * The wanted features of a GeoJSON file whose properties are OpenStreetMap tags, as overpass turbo, osmium, ogr2ogr and
 * OSMnx write them. A feature that does not say which element it is gets a reference made of its place and name.
 * @throws BrokenFile when the file is no such GeoJSON.
 */
export async function* geojsonPlaces(
  file: ImportFile,
  isWanted: (tags: Tags) => boolean,
  signal?: AbortSignal,
): AsyncGenerator<LocatedBatch> {
  const reader = new FeatureReader();
  const seen = new Set<string>();
  for await (const found of jsonElements(file.open(signal), "features")) {
    const batch: LocatedBatch = { elements: [], skipped: 0 };
    for (const feature of found.flatMap((one) => reader.read(one))) {
      const element = readElement(feature, isWanted);
      if (!element || seen.has(element.reference)) batch.skipped++;
      else {
        seen.add(element.reference);
        batch.elements.push(element);
      }
    }
    yield batch;
  }
}

function readElement(feature: Feature, isWanted: (tags: Tags) => boolean): LocatedElement | undefined {
  const { properties } = feature;
  const tags = readTags(properties);
  const lie = isWanted(tags) ? readShape(feature.geometry) : undefined;
  if (!lie || !asPosition(...lie.position)) return undefined;
  const reference = readReference(feature);
  return {
    reference: reference ?? `place/${readHash(lie.position, tags)}`,
    ...(reference && { url: `https://www.openstreetmap.org/${reference}` }),
    tags,
    date: asDate(properties["@timestamp"] ?? properties.timestamp),
    ...lie,
  };
}

/** The tags among the properties, or in `tags` or `other_tags` (`"key"=>"value"`, by ogr2ogr) beside them. */
function readTags(properties: Record<string, unknown>): Tags {
  const { tags, other_tags: others, ...rest } = properties;
  const own = Object.entries(rest).filter(([key]) => !key.startsWith("@"));
  const hstore =
    typeof others === "string" ? others.matchAll(/"((?:[^"\\]|\\.)*)"=>"((?:[^"\\]|\\.)*)"/g) : [];
  const pairs = [...hstore].map(([, key, value]) => [unescaped(key!), unescaped(value!)]);
  return asTags({ ...Object.fromEntries(own), ...Object.fromEntries(pairs), ...asObject(tags) });
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, "$1");
}

/** Such as `way/123`; undefined when the feature does not say. */
function readReference({ id: own, properties }: Feature): string | undefined {
  const ids = [properties["@id"], own, properties.osm_id, properties.osmid, properties.id];
  const types = [properties["@type"], properties.osm_type, properties.element_type, properties.element];
  for (const id of ids) {
    const [, whole] = /^(?:osm:)?((?:node|way|relation)\/\d+)$/.exec(String(id)) ?? [];
    if (whole) return whole;
  }
  const type = types.find(isElementType);
  const id = ids.find((one) => /^\d+$/.test(String(one)));
  return type && id !== undefined ? `${type}/${id}` : undefined;
}

/** Names a place by what it is and where (to a metre), so that it keeps its name when the file is made again. */
function readHash([longitude, latitude]: Position, tags: Tags): string {
  const name = tags.name ?? Object.entries(tags).find(([key]) => key.startsWith("name:"))?.[1] ?? "";
  const what = ["tourism", "amenity", "shop", "historic", "leisure"].map((key) => tags[key] ?? "");
  const text = [longitude.toFixed(5), latitude.toFixed(5), name, ...what].join("\n");
  return hash("sha256", text, "hex").slice(0, 16);
}
