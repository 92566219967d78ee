import type { GeoLocation } from "../../contract/common.ts";
import { readUsualName, UsedProperties } from "../properties/guesses.ts";
import { emptyMapping, type Mapping, type Properties, readMapping } from "../properties/mapping.ts";
import { placeRecord, positionFault, SWAP_CURE, SwapWatch } from "../properties/place-fields.ts";
import { languagesAt } from "../properties/place-language.ts";
import { PropertyReader } from "../properties/property-record.ts";
import { ownSourceId, readDataset } from "../properties/source-ids.ts";
import { cutText, readNumber, textOf } from "../properties/values.ts";
import {
  BrokenFile,
  type SourceBatch,
  type SourceFault,
  type SourceOptions,
  type SourceReader,
} from "../source-record.ts";
import { type CsvRow, openCsv } from "./csv-rows.ts";

/** Rows that are handed on together. */
const BATCH_ROWS = 500;

/**
 * Tables with a header line: each row is a listing, unless the mapping says another kind. Columns have usual names or
 * are named in the mapping. A row without a position is a place without one.
 */
export const csvReader: SourceReader = {
  format: "csv",
  source: { name: "csv" },
  async *read(file, options) {
    const mapping = options.mapping === undefined ? emptyMapping : readMapping(options.mapping);
    const { columns, rows } = await openCsv(file.open(options.signal));
    checkColumns(columns, mapping);
    const places = new RowPlaces(file.name, mapping, options);
    let batch: CsvRow[] = [];
    for await (const row of rows) {
      if (batch.push(row) < BATCH_ROWS) continue;
      yield places.batchOf(batch);
      batch = [];
    }
    yield places.batchOf(batch);
    yield places.finish();
  },
};

/** @throws BrokenFile `invalid_mapping` when the columns do not hold what is looked for. */
function checkColumns(columns: readonly string[], mapping: Mapping): void {
  const used = new UsedProperties();
  used.see(columns.filter((name) => name !== ""));
  used.check(mapping);
  const isNamed =
    mapping.fields.has("name") ||
    (mapping.guess && columns.some((name) => readUsualName(name)?.meaning === "name"));
  if (isNamed) return;
  const cure = 'say with {"name": "…"} in a mapping which one does';
  throw new BrokenFile("invalid_mapping", `no column is known to hold a name: ${cure} (${used.list()})`);
}

/** Makes records of the rows of one file. */
class RowPlaces {
  readonly #dataset: string;
  readonly #properties: PropertyReader;
  readonly #swaps: SwapWatch;
  readonly #year: number | undefined;

  constructor(fileName: string, mapping: Mapping, options: SourceOptions) {
    this.#dataset = options.dataset ?? readDataset(fileName);
    this.#year = options.year;
    this.#properties = new PropertyReader(mapping, options);
    this.#swaps = new SwapWatch(mapping.swapped ? [] : options.hostLocations);
  }

  batchOf(rows: readonly CsvRow[]): SourceBatch {
    const batch: SourceBatch = { records: [], faults: [], skipped: 0 };
    this.#properties.see(rows.map(({ values }) => values));
    for (const row of rows) {
      if (!this.#properties.wants(row.values)) batch.skipped++;
      else this.#add(row, batch);
    }
    return batch;
  }

  /** What is known at the end. @throws BrokenFile when latitude and longitude are swapped in most rows. */
  finish(): SourceBatch {
    this.#swaps.check();
    return { records: [], faults: [], skipped: 0, warnings: this.#properties.warnings() };
  }

  #add({ line, values }: CsvRow, batch: SourceBatch): void {
    const place = { line };
    const kind = this.#properties.mapping.kind ?? "listing";
    const position = rowPosition(this.#properties, values);
    const location = position.fault ? undefined : position.location;
    const read = this.#properties.read(kind, values, () => languagesAt(location));
    const hours = read.fields.openingHours;
    const record = placeRecord(read, { kind, location, place, dataset: this.#dataset, year: this.#year });
    const faults: Omit<SourceFault, "place">[] = [...read.faults];
    if (position.fault) faults.push(position.fault);
    if (record === undefined)
      faults.push({ code: "missing_name", detail: "the row has a name in no language" });
    const sourceId = ownSourceId(this.#dataset, read.id);
    for (const fault of faults) batch.faults.push({ place, sourceId, ...fault });
    if (record === undefined || faults.length > 0) return;
    this.#properties.noteHours(hours, record);
    if (location) this.#swaps.see(location);
    batch.records.push(record);
  }
}

/** Where a row says that its place is: a position, nothing, or what cannot be one. */
export type RowPosition =
  | { location?: GeoLocation; fault?: undefined }
  | { fault: Omit<SourceFault, "place"> };

const NUMBER = String.raw`[-+\u2212]?\d+(?:[.,]\d+)?`;
/** `55.67, 12.57`, also in brackets, with semicolon or white space; decimal commas need one of the latter two. */
const PAIR = new RegExp(String.raw`^[(\[]?\s*(${NUMBER})\s*(?:[,;]\s*|\s+)(${NUMBER})\s*[)\]]?$`);
/** Well-known text (OGC 06-103r4): longitude before latitude. */
const WELL_KNOWN = new RegExp(
  String.raw`^(?:SRID=4326;)?\s*POINT\s*\(\s*(${NUMBER})\s+(${NUMBER})\s*\)$`,
  "i",
);

/** The position of a row: from its columns of latitude and longitude, else from one that holds both. */
function rowPosition(reader: PropertyReader, values: Properties): RowPosition {
  const latitude = textOf(reader.valueOf("latitude", values));
  const longitude = textOf(reader.valueOf("longitude", values));
  if (latitude === undefined && longitude === undefined) return pairPosition(reader, values);
  if (latitude === undefined || longitude === undefined) {
    const missing = latitude === undefined ? "latitude" : "longitude";
    return { fault: unreadable(`the ${missing} is missing`) };
  }
  const numbers = [readNumber(latitude, true), readNumber(longitude, true)] as const;
  const odd = [latitude, longitude].filter((_, index) => numbers[index] === undefined);
  if (odd.length > 0) return { fault: unreadable(`${odd.map(quoted).join(" and ")}: not decimal degrees`) };
  return checked(reader, numbers[0]!, numbers[1]!);
}

function pairPosition(reader: PropertyReader, values: Properties): RowPosition {
  const text = textOf(reader.valueOf("latlng", values));
  if (text === undefined) return {};
  const [, wellKnownLongitude, wellKnownLatitude] = WELL_KNOWN.exec(text) ?? [];
  const [, first, second] = PAIR.exec(text) ?? [];
  const latitude = readNumber(wellKnownLatitude ?? first, true);
  const longitude = readNumber(wellKnownLongitude ?? second, true);
  if (latitude === undefined || longitude === undefined) {
    // A column of another meaning may have a usual name of this one.
    return reader.mapping.latlng ? { fault: unreadable(`${quoted(text)} is not "latitude, longitude"`) } : {};
  }
  return checked(reader, latitude, longitude);
}

function checked(reader: PropertyReader, first: number, second: number): RowPosition {
  const [latitude, longitude] = reader.mapping.swapped ? [second, first] : [first, second];
  // Tables write zeros where they know nothing; nobody travels to 0, 0 in the Atlantic.
  if (latitude === 0 && longitude === 0) return {};
  const fault = positionFault(latitude, longitude, SWAP_CURE);
  return fault ? { fault } : { location: [latitude, longitude] };
}

function unreadable(detail: string): Omit<SourceFault, "place"> {
  return { field: "position", code: "invalid_geo_location", detail };
}

function quoted(text: string): string {
  return JSON.stringify(cutText(text, 60));
}
