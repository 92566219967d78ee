import type { GeoLocation } from "../../contract/common.ts";
import { metresBetween } from "../geometry/shapes.ts";
import {
  BrokenFile,
  type SourceFault,
  type SourceKind,
  type SourcePlace,
  type SourceRecord,
} from "../source-record.ts";
import { readHours } from "./field-values.ts";
import type { PropertyRecord } from "./property-record.ts";
import { readRecordId, readSourceId } from "./source-ids.ts";

/** Puts a position into the fields of a record, where its kind has it. */
function putLocation(kind: SourceKind, fields: Record<string, unknown>, location: GeoLocation): void {
  fields.geoLocation = location;
  if (kind !== "host") return;
  const [lat, lng] = location;
  fields.primaryLocation = { ...(fields.primaryLocation as object | undefined), geoLocation: { lat, lng } };
}

/** The name of a record in any language, the most stable thing that is known of a place; undefined when it has none. */
function readName(kind: SourceKind, fields: Record<string, unknown>): string | undefined {
  const names = fields[kind === "geoArea" ? "displayName" : "name"];
  if (typeof names === "string") return names;
  if (typeof names !== "object" || names === null) return undefined;
  const [first] = Object.entries(names as Record<string, string>).sort(([a], [b]) => (a < b ? -1 : 1));
  return first?.[1];
}

/** The fields that say something. */
export function withoutGaps(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  );
}

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
  { fields, id: told, photos, provenance }: PropertyRecord,
  { kind, location, place, dataset, id, year }: PlaceFacts,
): SourceRecord | undefined {
  const name = readName(kind, fields);
  if (name === undefined) return undefined;
  const where = location?.map((degrees) => degrees.toFixed(3)) ?? fields.address ?? null;
  const sourceId = readSourceId(dataset, told ?? id, [kind, name, where]);
  const recordId = readRecordId(sourceId);
  if (photos.length > 0)
    fields.photos = photos.map((photo, index) => ({ id: `${recordId}-${index + 1}`, ...photo }));
  if (location) putLocation(kind, fields, location);
  readHours(fields, location, year);
  return { kind, sourceId, id: recordId, fields, place, ...provenance };
}

/** A place farther from every host is far, one nearer to any is near (metres). */
const FAR = 500_000;
const NEAR = 150_000;
/** Share of the places that must tell the same before the file is refused. */
const MOST = 0.8;

/** What cures a file of properties that is swapped. */
export const SWAP_CURE = 'if all of the file is so, import it with {"swapped": true} in the mapping';

/** Watches the positions of one file for latitude and longitude in each other's place. */
export class SwapWatch {
  readonly #hosts: readonly GeoLocation[];
  #seen = 0;
  #swapped = 0;

  constructor(hosts: readonly GeoLocation[] = []) {
    this.#hosts = hosts;
  }

  see([latitude, longitude]: GeoLocation): void {
    if (this.#hosts.length === 0) return;
    this.#seen++;
    if (Math.abs(longitude) > 90) return;
    if (this.#nearest(latitude, longitude) > FAR && this.#nearest(longitude, latitude) < NEAR)
      this.#swapped++;
  }

  /** @throws BrokenFile when most places seen lie far from the organisation's hosts and near them when swapped. */
  check(): void {
    if (this.#swapped === 0 || this.#swapped < this.#seen * MOST) return;
    const detail =
      `latitude and longitude look swapped: ${this.#swapped} of ${this.#seen} places lie more than ${FAR / 1000} km from ` +
      `all hosts, and near them when the two change places; ${SWAP_CURE}`;
    throw new BrokenFile("invalid_geo_location", detail);
  }

  #nearest(latitude: number, longitude: number): number {
    return Math.min(...this.#hosts.map(([lat, lng]) => metresBetween([lng, lat], [longitude, latitude])));
  }
}

/** The fault of a position that is none on earth, or undefined when it is one; `cure` helps where the two are swapped. */
export function positionFault(
  latitude: number,
  longitude: number,
  cure?: string,
): Omit<SourceFault, "place"> | undefined {
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return undefined;
  const isSwapped = Math.abs(longitude) <= 90 && Math.abs(latitude) <= 180;
  const swapped = `latitude ${latitude} is beyond 90: latitude and longitude look swapped`;
  const none = `latitude ${latitude}, longitude ${longitude} is no position in degrees (WGS 84); convert projected ones`;
  const detail = isSwapped ? [swapped, cure].filter(Boolean).join("; ") : none;
  return { code: "invalid_geo_location", detail };
}
