import type { SourceKind } from "../source-record.ts";

/** What a property's value becomes in a field of the native record. */
export type FieldType =
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
