import { pointOf, type SpherePoint } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { Provenance } from "../../contract/provenance.ts";
import { categoryIds, type PlaceGroup, placeGroupOf } from "./place-group.ts";
import { PlaceNames } from "./place-names.ts";
import type { LooseRecord } from "./record-fields.ts";

/** Shorter numbers are those of an exchange or an emergency line; the end of a number is the same with and without country code. */
const SHORTEST_PHONE = 7;
const PHONE_DIGITS = 9;

/** What of a place takes part in telling whether two records are one place. Can be written as JSON. */
export interface PlaceTraits {
  names: PlaceNames;
  at?: SpherePoint;
  /** Host and path. */
  website?: string;
  /** The last digits. */
  phone?: string;
  wikidata?: string;
  group?: PlaceGroup;
  /** The most special category id, or the category's label. */
  category?: string;
  /** Of an area: metres. */
  radius?: number;
  /** Of an event: when it begins, as its source writes it. */
  start?: string;
}

/** The traits of a stored or imported listing, geo area or host. `wikidata` is what a source says that is not stored yet. */
export function traitsOf(record: LooseRecord, wikidata?: string): PlaceTraits {
  const { geoLocation, uiConfig, radius, sources = [] } = record;
  const contact = (uiConfig as { contact?: { website?: string; phone?: string } } | undefined)?.contact;
  return {
    names: namesOf(record),
    at: geoLocation ? pointOf(...(geoLocation as GeoLocation)) : undefined,
    website: websiteKey((record.websiteUrl ?? contact?.website) as string | undefined),
    phone: phoneKey((record.phoneNumber ?? contact?.phone) as string | undefined),
    wikidata: wikidata ?? (sources as Provenance[]).find((entry) => entry.wikidata)?.wikidata,
    group: placeGroupOf(record),
    category: categoryIds(record).at(-1) ?? Object.values((record.category ?? {}) as object)[0],
    radius: radius as number | undefined,
    start: startOf(record),
  };
}

/** The traits of a JSON text of traits. */
export function parseTraits(text: string): PlaceTraits {
  const { names, ...traits } = JSON.parse(text);
  return { ...traits, names: new PlaceNames(names) };
}

function startOf({ additionalData }: LooseRecord): string | undefined {
  const { date } = (additionalData ?? {}) as { date?: { start_date?: string } };
  return date?.start_date;
}

function namesOf({ name, displayName }: LooseRecord): PlaceNames {
  const given = name ?? displayName ?? {};
  return new PlaceNames(typeof given === "string" ? [given] : Object.values(given as Record<string, string>));
}

/** Host and path of a website, without what two spellings of one address differ in; undefined for what is no address. */
export function websiteKey(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  const path = pathname
    .toLowerCase()
    .replace(/\/(index|default|home)(\.\w+)?\/?$/, "")
    .replace(/^\/[a-z]{2}(-[a-z]{2})?(?=\/|$)/, "")
    .replace(/\/+$/, "");
  return `${hostname.replace(/^www\./, "")}${path}`;
}

/** The last digits of the first number of a text; undefined where it has none of a telephone's length. */
export function phoneKey(text: string | undefined): string | undefined {
  const [first = ""] = (text ?? "").split(/[;,/]/);
  const digits = first.replace(/\D/g, "");
  return digits.length < SHORTEST_PHONE ? undefined : digits.slice(-PHONE_DIGITS);
}
