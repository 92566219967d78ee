import type { GeoLocation } from "../../contract/common.ts";
import { countryOf } from "../../hours/country-of.ts";
import { mainLanguage } from "../../languages/compare.ts";

/** The main language of the country around a position, as a list to look through; empty at sea. */
export function languagesAt(location: GeoLocation | undefined): string[] {
  if (location === undefined) return [];
  const country = countryOf({ latitude: location[0], longitude: location[1] });
  return country ? [mainLanguage(country.countryCode)] : [];
}
