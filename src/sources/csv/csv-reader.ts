import { readUsualName, UsedProperties } from "../properties/guesses.ts";
import { type Mapping, type Properties, readMapping } from "../properties/mapping.ts";
import {
  type Located,
  type PropertyEntry,
  PropertyPlaces,
  positionFault,
  SWAP_CURE,
} from "../properties/place-fields.ts";
import type { PropertyReader } from "../properties/property-record.ts";
import { cutText, readNumber, textOf } from "../properties/values.ts";
import { BrokenFile, type SourceFault, type SourceReader } from "../source-record.ts";
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
    const mapping = readMapping(options.mapping);
    const { columns, rows } = await openCsv(file.open(options.signal));
    checkColumns(columns, mapping);
    const places = new PropertyPlaces(file.name, mapping, options, NAMELESS);
    let batch: PropertyEntry[] = [];
    for await (const row of rows) {
      if (batch.push(entryOf(row)) < BATCH_ROWS) continue;
      yield places.batchOf(batch);
      batch = [];
    }
    yield places.batchOf(batch);
    yield places.end();
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

const NAMELESS = { code: "missing_name", detail: "the row has a name in no language" } as const;

function entryOf({ line, values }: CsvRow): PropertyEntry {
  return { place: { line }, properties: values, locate: (reader) => rowPosition(reader, values) };
}

const NUMBER = String.raw`[-+\u2212]?\d+(?:[.,]\d+)?`;
/** `55.67, 12.57`, also in brackets, with semicolon or white space; decimal commas need one of the latter two. */
const PAIR = new RegExp(String.raw`^[(\[]?\s*(${NUMBER})\s*(?:[,;]\s*|\s+)(${NUMBER})\s*[)\]]?$`);
/** Well-known text (OGC 06-103r4): longitude before latitude. */
const WELL_KNOWN = new RegExp(
  String.raw`^(?:SRID=4326;)?\s*POINT\s*\(\s*(${NUMBER})\s+(${NUMBER})\s*\)$`,
  "i",
);

/** The position of a row: from its columns of latitude and longitude, else from one that holds both. */
function rowPosition(reader: PropertyReader, values: Properties): Located {
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

function pairPosition(reader: PropertyReader, values: Properties): Located {
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

function checked(reader: PropertyReader, first: number, second: number): Located {
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
