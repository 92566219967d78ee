import type { GeoLocation } from "../../contract/common.ts";
import type { StoredOpeningHours } from "../../contract/opening-hours.ts";
import { findJurisdiction } from "../../hours/jurisdiction.ts";
import { isTimeZone } from "../../hours/local-time.ts";
import { readOpeningHours } from "../../hours/notation/read-opening-hours.ts";
import type { ImportFaultCode } from "../import-faults.ts";
import type { SourceKind } from "../source-record.ts";
import { languageInUse } from "./language-tag.ts";
import { cutText, readBoolean, readNumber, readTexts, readWebAddress, textOf } from "./values.ts";

/** Why a value does not fit a field. */
export interface MisfitValue {
  code: ImportFaultCode;
  /** What the field takes. */
  expected: string;
}

/** A value as a field takes it, or why it does not. */
export type FieldValue = { value: unknown; misfit?: undefined } | { misfit: MisfitValue };

/** How a property's value is to be read. */
export interface Reading {
  split?: string;
  times?: number;
}

/**
 * A property's value as a field takes it, within the limits of the contract: long texts are cut. Undefined when the
 * property says nothing. Opening hours and positions are read elsewhere.
 */
export function fieldValue(
  name: string,
  field: NativeField,
  raw: unknown,
  how: Reading = {},
): FieldValue | undefined {
  if (field.type === "texts" || field.type === "languages") return listValue(field, raw, how);
  const text = textOf(raw);
  if (text === undefined) return undefined;
  switch (field.type) {
    case "number":
      return numberValue(name, field, raw, how);
    case "boolean":
      return orMisfit(readBoolean(raw), "invalid_type", "yes or no");
    case "url":
      return orMisfit(readWebAddress(text), "invalid_value", "a web address such as https://example.org");
    case "language":
      return orMisfit(languageInUse(text), "invalid_language", "a language code such as en-GB");
    default:
      return textValue(name, field, text);
  }
}

function listValue(field: NativeField, raw: unknown, { split }: Reading): FieldValue | undefined {
  const entries = readTexts(raw, split);
  if (entries.length === 0) return undefined;
  if (field.type === "texts") return { value: entries.map((entry) => cutText(entry, field.most ?? 2_000)) };
  const codes = entries.map(languageInUse);
  const known = codes.every((code) => code !== undefined) ? [...new Set(codes)] : undefined;
  return orMisfit(known, "invalid_language", "language codes such as en-GB, da");
}

function numberValue(name: string, { range }: NativeField, raw: unknown, { times = 1 }: Reading): FieldValue {
  const signs = name === "priceLevel" ? readPriceLevel(raw) : undefined;
  const number = signs ?? readNumber(raw);
  if (number === undefined) return { misfit: { code: "invalid_type", expected: "a number" } };
  const value = Math.round(number * times * 1e6) / 1e6;
  const [least, most] = range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (value >= least && value <= most) return { value };
  const scale = `; a number on another scale becomes one with {"from": …, "times": …} in the mapping`;
  return { misfit: { code: "out_of_range", expected: `a number from ${least} to ${most}${scale}` } };
}

/** The level that signs of a currency tell (`$$` → 2), or undefined. */
export function readPriceLevel(raw: unknown): number | undefined {
  const text = textOf(raw);
  return text !== undefined && /^(\p{Sc})\1{0,4}$/u.test(text) ? text.length : undefined;
}

function textValue(name: string, { most = 2_000 }: NativeField, text: string): FieldValue {
  if (name === "timeZoneName") {
    const isZone = /^[A-Za-z]/.test(text) && text.length <= most && isTimeZone(text);
    return orMisfit(
      isZone ? text : undefined,
      "invalid_time_zone",
      "an IANA time zone such as Europe/Copenhagen",
    );
  }
  if (name === "currencyCode") {
    const isCode = /^[A-Z]{3}$/.test(text);
    return orMisfit(isCode ? text : undefined, "invalid_value", "an ISO 4217 code such as DKK");
  }
  return { value: cutText(text, most) };
}

function orMisfit(value: unknown, code: ImportFaultCode, expected: string): FieldValue {
  return value === undefined ? { misfit: { code, expected } } : { value };
}

/** What a property's value becomes in a field of the native record. */
type FieldType =
  | "text"
  | "texts"
  | "number"
  | "boolean"
  | "url"
  | "hours"
  | "language"
  | "languages"
  | "location";

/** One field that files of properties (GeoJSON, CSV) can fill. */
export interface NativeField {
  type: FieldType;
  /** Whether the field is a map of languages. */
  localised?: true;
  /** The record's field, when that has another name. */
  field?: string;
  /** Where it stands within the field (of a localised one: within each language). */
  inner?: readonly string[];
  /** Longest text, or longest entry of a list; see the contract. */
  most?: number;
  /** Range of a number. */
  range?: readonly [least: number, most: number];
}

const LONG = 20_000;
const SHORT = 2_000;
const localText: NativeField = { type: "text", localised: true, most: SHORT };
const localLongText: NativeField = { type: "text", localised: true, most: LONG };
const localTexts: NativeField = { type: "texts", localised: true, most: SHORT };
const url: NativeField = { type: "url", most: 4_000 };

function plain(most: number): NativeField {
  return { type: "text", most };
}

function number(least: number, most: number): NativeField {
  return { type: "number", range: [least, most] };
}

function preference(name: string): NativeField {
  return { type: "texts", localised: true, field: "preferences", inner: [name], most: 100 };
}

/** The fields of each kind by the name that a mapping gives them. `name` of a geo area is its `displayName`. */
export const nativeFields: { readonly [K in SourceKind]: Readonly<Record<string, NativeField>> } = {
  listing: {
    name: localText,
    tagline: localText,
    summary: localLongText,
    whatToExpect: localLongText,
    address: localText,
    category: localText,
    priceLevelText: localText,
    keywords: localTexts,
    activityTags: localTexts,
    userInterests: preference("userInterests"),
    userCategories: preference("userCategories"),
    tripType: preference("tripType"),
    timeOfDay: preference("timeOfDay"),
    timeOfYear: preference("timeOfYear"),
    weatherType: preference("weatherType"),
    location: { type: "location" },
    openingHours: { type: "hours" },
    featured: { type: "boolean" },
    score: number(0, 100),
    priority: number(0, Number.MAX_VALUE),
    neighborhood: plain(SHORT),
    currencyCode: plain(8),
    priceLevel: number(0, 10),
    phoneNumber: plain(100),
    websiteUrl: url,
    bookingUrl: { ...url, field: "tableBooking", inner: ["url"] },
    providerId: plain(500),
    providerMapsUrl: url,
    providerRating: number(0, 5),
    reviewSiteRating: number(0, 5),
    reviewSiteUrl: url,
    searchTerms: { type: "texts", most: SHORT },
    serviceTypes: { type: "texts", most: SHORT },
    timeZoneName: plain(64),
  },
  geoArea: {
    name: { ...localText, field: "displayName" },
    area: localText,
    headline: localText,
    description: localLongText,
    address: localText,
    keywords: localTexts,
    location: { type: "location" },
    radius: number(0, 20_037_508),
  },
  host: {
    name: plain(500),
    location: { type: "location" },
    address: { type: "text", field: "primaryLocation", inner: ["address"], most: 4_000 },
    searchRadius: { ...number(1, 20_037_508), field: "searchConfig", inner: ["searchRadius"] },
    currencyCode: plain(3),
    timeZoneName: plain(64),
    defaultLanguageCode: { type: "language" },
    languageCodes: { type: "languages" },
    phoneNumber: { type: "text", field: "uiConfig", inner: ["contact", "phone"], most: 4_000 },
    email: { type: "text", field: "uiConfig", inner: ["contact", "email"], most: 4_000 },
    websiteUrl: { ...url, field: "uiConfig", inner: ["contact", "website"] },
  },
};

/**
 * Opening hours told by a text in the opening_hours syntax of OpenStreetMap; undefined when it tells none. `year` is the
 * year of the import: without it nothing is told, and without a position nothing of holidays.
 */
export function hoursTold(
  text: unknown,
  location: GeoLocation | undefined,
  year: number | undefined,
): StoredOpeningHours | undefined {
  const value = textOf(text);
  if (value === undefined || year === undefined) return undefined;
  const jurisdiction = location && findJurisdiction({ latitude: location[0], longitude: location[1] });
  const { openingHours, untold } = readOpeningHours(value, jurisdiction, { year });
  return untold ? undefined : openingHours;
}
