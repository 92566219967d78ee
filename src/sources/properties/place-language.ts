import type { GeoLocation } from "../../contract/common.ts";
import { findJurisdiction } from "../../hours/jurisdiction.ts";
import { mainLanguage } from "../../languages/compare.ts";

/** The main language of the country around a position, as a list to look through; empty at sea. */
export function languagesAt(location: GeoLocation | undefined): string[] {
  if (location === undefined) return [];
  const found = findJurisdiction({ latitude: location[0], longitude: location[1] });
  return found ? [mainLanguage(found.country)] : [];
}
