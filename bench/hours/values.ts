import { createReadStream } from "node:fs";
import { findJurisdiction, type Jurisdiction } from "../../src/hours/jurisdiction.ts";
import { readPlaces } from "../../src/sources/osm/osm-reader.ts";

/** An `opening_hours` value and the position at which it was seen first. */
export interface SeenValue {
  value: string;
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  jurisdiction: Jurisdiction | undefined;
  /** Elements that have it in the same country and part of it. */
  times: number;
}

/**
 * The different values of files of OpenStreetMap (PBF, XML, Overpass JSON, GeoJSON), each once for a country and part of it.
 * @throws BrokenFile for a file that is none of these.
 */
export async function readValues(paths: readonly string[]): Promise<SeenValue[]> {
  const values = new Map<string, SeenValue>();
  for (const path of paths) {
    const file = { name: path, open: () => createReadStream(path) };
    for await (const { elements } of readPlaces(file, (tags) => tags.opening_hours !== undefined)) {
      for (const { tags, position } of elements) {
        const value = tags.opening_hours;
        if (value === undefined) continue;
        const [longitude, latitude] = position;
        const jurisdiction = findJurisdiction({ latitude, longitude });
        const key = JSON.stringify([value, jurisdiction]);
        const known = values.get(key);
        if (known) known.times++;
        else values.set(key, { value, latitude, longitude, jurisdiction, times: 1 });
      }
    }
  }
  return [...values.values()];
}
