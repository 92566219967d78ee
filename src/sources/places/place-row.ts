import { wkbToGeojson } from "hyparquet/src/wkb.js";
import type { Position } from "../geometry/shapes.ts";
import { asArray, asObject } from "../json-fault.ts";
import { readNumber, textOf } from "../properties/values.ts";
import type { SourceInfo } from "../source-record.ts";
import type { Tags } from "../taxonomy/presets.ts";
import type { Row } from "./parquet-rows.ts";

/** A row of a catalogue of places, in the words of OpenStreetMap. */
export interface PlaceRow {
  id: string;
  /** Everything but the category. */
  tags: Tags;
  /** Labels of categories, from the particular to the general; several where there are several categories. */
  paths: string[][];
  position?: Position;
  /** Its address in one line. */
  address?: string;
  /** How sure the catalogue is that the place is there, 0 to 1. */
  confidence?: number;
  isClosed: boolean;
  date?: string;
  url?: string;
  licence?: string;
}

/** A catalogue of places that comes as Parquet. */
export interface Catalogue {
  source: SourceInfo;
  /** What its files have and no other's. */
  marks: readonly string[];
  columns: readonly string[];
  /** Undefined without an id or a name. */
  read(row: Row): PlaceRow | undefined;
}

/** The first value that is an ISO date, or the day of a date. */
export function dayOf(value: unknown): string | undefined {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}/.exec(textOf(value) ?? "")?.[0];
}

/** The texts of a list that say something. */
export function texts(value: unknown): string[] {
  return asArray(value).flatMap((one) => textOf(one) ?? []);
}

/** The pairs of a map, in any of the forms that it is read in. */
export function pairs(value: unknown): [string, string][] {
  const entries =
    value instanceof Map ? [...value] : Array.isArray(value) ? value : Object.entries(asObject(value));
  return entries.flatMap((entry): [string, string][] => {
    const [key, text] = Array.isArray(entry) ? entry : [asObject(entry).key, asObject(entry).value];
    return textOf(key) !== undefined && textOf(text) !== undefined ? [[textOf(key)!, textOf(text)!]] : [];
  });
}

/** The tags that say something. */
export function tagsWith(tags: Record<string, unknown>): Tags {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([key, value]) => {
      const text = textOf(value);
      return text === undefined ? [] : [[key, text]];
    }),
  );
}

/** The position of a row: its point (well-known binary, or decoded), else the middle of its box. */
export function positionOf(geometry: unknown, bbox: unknown): Position | undefined {
  const point = asObject(geometry instanceof Uint8Array ? decoded(geometry) : geometry);
  if (point.type === "Point") return checked(asArray(point.coordinates) as number[]);
  const { xmin, xmax, ymin, ymax } = asObject(bbox);
  return checked([(Number(xmin) + Number(xmax)) / 2, (Number(ymin) + Number(ymax)) / 2]);
}

function decoded(bytes: Uint8Array): unknown {
  try {
    return wkbToGeojson({ view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 });
  } catch {
    return undefined;
  }
}

/** Longitude and latitude where they are a place on earth; nobody travels to 0, 0 in the Atlantic. */
export function checked([longitude, latitude]: readonly unknown[]): Position | undefined {
  const [x, y] = [readNumber(longitude), readNumber(latitude)];
  if (x === undefined || y === undefined || (x === 0 && y === 0)) return undefined;
  return Math.abs(x) <= 180 && Math.abs(y) <= 90 ? [x, y] : undefined;
}

/** Addresses of accounts as the tags of their networks. */
export function socialTags(addresses: readonly string[]): Tags {
  return tagsWith(
    Object.fromEntries(
      addresses.flatMap((address) => {
        const [, network] = /\b(facebook|instagram|twitter|x|youtube|tiktok)\.com\//i.exec(address) ?? [];
        const key = network?.toLowerCase() === "x" ? "twitter" : network?.toLowerCase();
        return key === undefined ? [] : [[`contact:${key}`, address]];
      }),
    ),
  );
}

/** The parts of an address that say something, in one line. */
export function line(...parts: unknown[]): string | undefined {
  const said = parts.flatMap((part) => textOf(part) ?? []);
  return said.length > 0 ? said.join(", ") : undefined;
}
