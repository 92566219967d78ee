import type { GeoLocation } from "../../contract/common.ts";
import type { StoredOpeningHours } from "../../contract/opening-hours.ts";
import { openingHoursOf } from "../../hours/notation/opening-hours-of.ts";
import { textOf } from "./values.ts";

/** A position at sea, in no country: holidays and the sun of a place without a position are unknown. */
const NOWHERE: GeoLocation = [0, 0];

/**
 * Opening hours told by a text in the opening_hours syntax of OpenStreetMap; undefined when it tells none. `year` is the
 * year of the import; without it nothing is told.
 */
export function hoursTold(
  text: unknown,
  location: GeoLocation | undefined,
  year: number | undefined,
): StoredOpeningHours | undefined {
  const value = textOf(text);
  if (value === undefined || year === undefined) return undefined;
  const [latitude, longitude] = location ?? NOWHERE;
  const { openingHours, untold } = openingHoursOf(value, { latitude, longitude }, { year });
  return untold ? undefined : openingHours;
}

/** Replaces the text of a record's opening hours by what it tells; nothing stays when it tells nothing. */
export function readHours(
  fields: Record<string, unknown>,
  location: GeoLocation | undefined,
  year: number | undefined,
): void {
  const told = hoursTold(fields.openingHours, location, year);
  if (told) fields.openingHours = told;
  else delete fields.openingHours;
}
