import type { GeoLocation } from "../../contract/common.ts";
import type { SourceKind, SourcePlace, SourceRecord } from "../source-record.ts";
import { readHours } from "./hours-field.ts";
import { nameOf, putLocation } from "./place-fields.ts";
import type { PropertyRecord } from "./property-record.ts";
import { recordIdOf, sourceIdOf } from "./source-ids.ts";

/** What is known of a place besides its properties. */
export interface PlaceFacts {
  kind: SourceKind;
  /** [latitude, longitude], checked. */
  location: GeoLocation | undefined;
  place: SourcePlace;
  dataset: string;
  /** The id that the file gives it outside of its properties. */
  id?: string;
  /** The year of the import. */
  year: number | undefined;
}

/** The record of a place with its ids, position, hours and photo; undefined when it has a name in no language. */
export function placeRecord(
  { fields, id: told, photo, provenance }: PropertyRecord,
  { kind, location, place, dataset, id, year }: PlaceFacts,
): SourceRecord | undefined {
  const name = nameOf(kind, fields);
  if (name === undefined) return undefined;
  const where = location?.map((degrees) => degrees.toFixed(3)) ?? fields.address ?? null;
  const sourceId = sourceIdOf(dataset, told ?? id, [kind, name, where]);
  const recordId = recordIdOf(sourceId);
  if (photo && kind !== "host") fields.photos = [{ id: `${recordId}-1`, ...photo }];
  if (location) putLocation(kind, fields, location);
  readHours(fields, location, year);
  return { kind, sourceId, id: recordId, fields, place, ...provenance };
}
