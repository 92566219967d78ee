import { findJurisdiction } from "../hours/jurisdiction.ts";
import { findTimeZone } from "../hours/zone-at.ts";

/** What the position of a record says of it: whose clock and whose laws hold there. */
export interface Whereabouts {
  timeZoneName?: string;
  /** Of listings: ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** Of listings: ISO 3166-2, where the part of the country is sure. */
  subdivisionCode?: string;
}

/**
 * What a record does not say itself of where it is, told by its position ([latitude, longitude]). A host gets a time zone, a listing its
 * country and the part of it as well; other kinds, and records without a position, get nothing.
 */
export function missingWhereabouts(kind: string, record: Readonly<Record<string, unknown>>): Whereabouts {
  const position = positionOf(record.geoLocation);
  if (!position || (kind !== "listing" && kind !== "host")) return {};
  const found: Whereabouts = {};
  if (record.timeZoneName === undefined) found.timeZoneName = findTimeZone(position);
  if (kind === "listing" && record.countryCode === undefined) {
    const jurisdiction = findJurisdiction(position);
    found.countryCode = jurisdiction?.country;
    found.subdivisionCode = jurisdiction?.subdivision;
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

function positionOf(value: unknown): { latitude: number; longitude: number } | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [latitude, longitude] = value;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}
