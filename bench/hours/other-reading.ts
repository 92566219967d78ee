import Library from "opening_hours";
import type { Jurisdiction } from "../../src/hours/jurisdiction.ts";

/** How the library calls parts of countries. */
const states: Readonly<Record<string, string>> = {
  "GB-ENG": "England",
  "GB-NIR": "Northern Ireland",
  "GB-SCT": "Scotland",
  "GB-WLS": "Wales",
};

/** Whether a place is open at an instant (epoch milliseconds, the wall clock in UTC); undefined where nobody can tell. */
export type Reading = (epochMs: number) => boolean | undefined;

/**
 * What the library opening_hours.js makes of a value; undefined where it refuses it. It takes the clock of the process for the
 * place's, so the process must run in UTC.
 */
export function otherReading(
  value: string,
  { latitude, longitude, jurisdiction }: { latitude: number; longitude: number; jurisdiction?: Jurisdiction },
): Reading | undefined {
  const address = {
    country_code: jurisdiction?.country.toLowerCase() ?? "",
    state: states[jurisdiction?.subdivision ?? ""] ?? "",
  };
  let library: Library;
  try {
    library = new Library(value, { lat: latitude, lon: longitude, address });
  } catch {
    return undefined;
  }
  return (epochMs) => {
    try {
      const state = library.getStateString(new Date(epochMs), true);
      return state === "unknown" ? undefined : state === "open";
    } catch {
      return undefined;
    }
  };
}
