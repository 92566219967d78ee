import type { GeoLocation } from "../../contract/common.ts";
import type { PropertyReader } from "../properties/property-record.ts";
import type { Properties } from "../properties/rule-values.ts";
import { positionFault, SWAP_CURE } from "../properties/swapped-positions.ts";
import { cutText, numberOf, textOf } from "../properties/values.ts";
import type { SourceFault } from "../source-record.ts";

/** Where a row says that its place is: a position, nothing, or what cannot be one. */
export type RowPosition =
  | { location?: GeoLocation; fault?: undefined }
  | { fault: Omit<SourceFault, "place"> };

const NUMBER = String.raw`[-+−]?\d+(?:[.,]\d+)?`;
/** `55.67, 12.57`, also in brackets, with semicolon or white space; decimal commas need one of the latter two. */
const PAIR = new RegExp(String.raw`^[(\[]?\s*(${NUMBER})\s*(?:[,;]\s*|\s+)(${NUMBER})\s*[)\]]?$`);
/** Well-known text (OGC 06-103r4): longitude before latitude. */
const WELL_KNOWN = new RegExp(
  String.raw`^(?:SRID=4326;)?\s*POINT\s*\(\s*(${NUMBER})\s+(${NUMBER})\s*\)$`,
  "i",
);

/** The position of a row: from its columns of latitude and longitude, else from one that holds both. */
export function rowPosition(reader: PropertyReader, values: Properties): RowPosition {
  const latitude = textOf(reader.valueOf("latitude", values));
  const longitude = textOf(reader.valueOf("longitude", values));
  if (latitude === undefined && longitude === undefined) return pairPosition(reader, values);
  if (latitude === undefined || longitude === undefined) {
    const missing = latitude === undefined ? "latitude" : "longitude";
    return { fault: unreadable(`the ${missing} is missing`) };
  }
  const numbers = [numberOf(latitude, true), numberOf(longitude, true)] as const;
  const odd = [latitude, longitude].filter((_, index) => numbers[index] === undefined);
  if (odd.length > 0) return { fault: unreadable(`${odd.map(quoted).join(" and ")}: not decimal degrees`) };
  return checked(reader, numbers[0]!, numbers[1]!);
}

function pairPosition(reader: PropertyReader, values: Properties): RowPosition {
  const text = textOf(reader.valueOf("latlng", values));
  if (text === undefined) return {};
  const [, wellKnownLongitude, wellKnownLatitude] = WELL_KNOWN.exec(text) ?? [];
  const [, first, second] = PAIR.exec(text) ?? [];
  const latitude = numberOf(wellKnownLatitude ?? first, true);
  const longitude = numberOf(wellKnownLongitude ?? second, true);
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
