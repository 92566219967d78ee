import { createRequire } from "node:module";
import { findJurisdiction } from "./jurisdiction.ts";
import { utcOffsetMs } from "./local-time.ts";

type LookUp = typeof import("@photostructure/tz-lookup");

let lookUp: LookUp | undefined;

/** How far around a position a zone of its own country is looked for, in degrees, nearest first. */
const RINGS = [0.1, 0.25, 0.5, 1, 2, 4];
const DIRECTIONS = 8;

/**
 * The IANA time zone of a position in decimal degrees; undefined on the open sea. The library's borders are coarse (some kilometres), so
 * a zone in which the country keeps no clock is never the answer: then it is the country's only one, or the nearest of its own.
 */
export function findTimeZone(position: { latitude: number; longitude: number }): string | undefined {
  lookUp ??= createRequire(import.meta.url)("@photostructure/tz-lookup") as LookUp;
  const { latitude, longitude } = position;
  const found = lookUp(latitude, longitude);
  const country = findJurisdiction(position)?.country;
  if (country === undefined) return found.startsWith("Etc/") ? undefined : found;
  const own = zonesOf(country);
  if (own.length === 0) return found;
  const isOwn = (zone: string) => own.some((one) => one === zone || nameOf(one) === nameOf(zone));
  if (isOwn(found)) return found;
  if (own.every((zone) => clockOf(zone) === clockOf(own[0]!))) return own[0];
  for (const distance of RINGS) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const angle = (2 * Math.PI * direction) / DIRECTIONS;
      const north = Math.max(-90, Math.min(90, latitude + distance * Math.sin(angle)));
      const east = ((longitude + distance * Math.cos(angle) + 540) % 360) - 180;
      const near = lookUp(north, east);
      if (isOwn(near)) return near;
    }
  }
  return undefined;
}

function once<T extends {}>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const made = known.get(name) ?? make(name);
    known.set(name, made);
    return made;
  };
}

/** The zones of a country as CLDR lists them. */
const zonesOf = once((country) => new Intl.Locale(`und-${country}`).getTimeZones() ?? []);

/** What the clocks of a zone show through a year: the same for zones that go alike. */
const clockOf = once((zone) => {
  const year = new Date().getUTCFullYear();
  return Array.from({ length: 12 }, (_, month) => utcOffsetMs(Date.UTC(year, month, 15), zone)).join();
});

/** A zone under the name that all its aliases share. */
const nameOf = once(
  (zone) => new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone,
);
