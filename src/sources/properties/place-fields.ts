import type { GeoLocation } from "../../contract/common.ts";
import type { Outline } from "../../contract/geo-area.ts";
import { metresBetween, type Polygon } from "../geometry/shapes.ts";
import {
  BrokenFile,
  type SourceBatch,
  type SourceFault,
  type SourceKind,
  type SourceOptions,
  type SourcePlace,
  type SourceRecord,
} from "../source-record.ts";
import { hoursTold } from "./field-values.ts";
import { languagesAt } from "./language-tag.ts";
import type { Mapping, Properties } from "./mapping.ts";
import { PropertyReader, type PropertyRecord } from "./property-record.ts";
import { ownSourceId, readDataset, readRecordId, readSourceId } from "./source-ids.ts";

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

/** One entry of a file of properties: a row, a feature. */
export interface PropertyEntry {
  place: SourcePlace;
  properties: Properties;
  /** The id that the file gives it outside of its properties. */
  id?: string;
  locate(reader: PropertyReader): Located;
}

/** Where an entry says that it is: a position ([latitude, longitude], checked) with what it covers, nothing, or what cannot be one. */
export interface Located {
  location?: GeoLocation;
  area?: { radius: number; outline?: Outline; polygons: readonly Polygon[] };
  fault?: Omit<SourceFault, "place">;
}

/** Makes records of the entries of one file. */
export class PropertyPlaces {
  readonly #reader: PropertyReader;
  readonly #dataset: string;
  readonly #year: number | undefined;
  readonly #swaps: SwapWatch;
  readonly #nameless: Omit<SourceFault, "place"> | undefined;
  /** How many entries had a name. */
  named = 0;

  /** @param nameless the fault of an entry without a name; absent: it is passed over */
  constructor(
    fileName: string,
    mapping: Mapping,
    options: SourceOptions,
    nameless?: Omit<SourceFault, "place">,
  ) {
    this.#reader = new PropertyReader(mapping, options);
    this.#dataset = options.dataset ?? readDataset(fileName);
    this.#year = options.year;
    this.#swaps = new SwapWatch(mapping.swapped ? [] : options.hostLocations);
    this.#nameless = nameless;
  }

  batchOf(entries: readonly PropertyEntry[]): SourceBatch {
    const batch: SourceBatch = { records: [], faults: [], skipped: 0 };
    this.#reader.see(entries.map(({ properties }) => properties));
    for (const entry of entries) {
      if (this.#reader.wants(entry.properties)) this.#add(entry, batch);
      else batch.skipped++;
    }
    return batch;
  }

  /** What is known at the end. @throws BrokenFile when latitude and longitude are swapped in most entries. */
  end(): SourceBatch {
    this.#swaps.check();
    return { records: [], faults: [], skipped: 0, warnings: this.#reader.warnings() };
  }

  #add({ place, properties, id: own, locate }: PropertyEntry, batch: SourceBatch): void {
    const reader = this.#reader;
    const { location, area, fault } = locate(reader);
    const isArea = area !== undefined && !reader.isPlace(properties);
    const kind = reader.mapping.kind ?? (isArea ? "geoArea" : "listing");
    const read = reader.read(kind, properties, () => languagesAt(location));
    if (kind === "geoArea" && area)
      read.fields = { radius: area.radius, ...read.fields, outline: area.outline };
    const id = read.id ?? (reader.mapping.id === false ? undefined : own);
    const hours = read.fields.openingHours;
    const name = readName(kind, read.fields);
    const faults = [fault, ...read.faults, name === undefined ? this.#nameless : undefined];
    const told = faults.filter((one) => one !== undefined);
    const sourceId = ownSourceId(this.#dataset, id);
    for (const one of told) batch.faults.push({ place, sourceId, ...one });
    if (name === undefined) {
      if (told.length === 0) batch.skipped++;
      return;
    }
    this.named++;
    if (location) this.#swaps.see(location);
    const record = this.#record(kind, name, id, location, { ...read, place });
    if (kind === "listing" && area) record.extent = area.polygons;
    reader.noteHours(hours, record);
    if (told.length === 0) batch.records.push(record);
  }

  /** The record of a place with its ids, position, hours and photos. */
  #record(
    kind: SourceKind,
    name: string,
    id: string | undefined,
    location: GeoLocation | undefined,
    { fields, photos, provenance, place }: PropertyRecord & { place: SourcePlace },
  ): SourceRecord {
    const where = location?.map((degrees) => degrees.toFixed(3)) ?? fields.address ?? null;
    const sourceId = readSourceId(this.#dataset, id, [kind, name, where]);
    const recordId = readRecordId(sourceId);
    if (photos.length > 0)
      fields.photos = photos.map((photo, index) => ({ id: `${recordId}-${index + 1}`, ...photo }));
    if (location) putLocation(kind, fields, location);
    fields.openingHours = hoursTold(fields.openingHours, location, this.#year);
    return { kind, sourceId, id: recordId, fields: withoutGaps(fields), place, ...provenance };
  }
}

/** A place farther from every host is far, one nearer to any is near (metres). */
const FAR = 500_000;
const NEAR = 150_000;
/** Share of the places that must tell the same before the file is refused. */
const MOST = 0.8;

/** What cures a file of properties that is swapped. */
export const SWAP_CURE = 'if all of the file is so, import it with {"swapped": true} in the mapping';

/** Watches the positions of one file for latitude and longitude in each other's place. */
class SwapWatch {
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
