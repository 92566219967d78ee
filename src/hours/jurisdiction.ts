import { createRequire } from "node:module";
import { subdivisionsAround } from "./subdivision-borders.ts";

/** Whose laws hold at a place: which days are holidays there. */
export interface Jurisdiction {
  /** ISO 3166-1 alpha-2 in capitals; that of the territory where it has one of its own ("HK", "PR"). */
  country: string;
  /** ISO 3166-2 ("GB-SCT"), where the part of the country is known. */
  subdivision?: string;
  /** Where a border is too near to tell: the parts in one of which it lies. */
  near?: readonly string[];
}

type CountryCoder = typeof import("@rapideditor/country-coder");

let coder: CountryCoder | undefined;

/**
 * The country of a position in decimal degrees; undefined at sea. Of a country whose parts have holidays of their own its part is given,
 * or near a border those that come into question. The borders are loaded at the first call.
 */
export function findJurisdiction({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): Jurisdiction | undefined {
  coder ??= createRequire(import.meta.url)("@rapideditor/country-coder") as CountryCoder;
  const around = coder.featuresContaining([longitude, latitude]).map(({ properties }) => properties);
  const country = around.find(
    ({ iso1A2, level }) => iso1A2 && (level === "territory" || level === "country"),
  )?.iso1A2;
  if (!country) return undefined;
  const subdivision = around
    .filter(({ iso1A2 }) => !iso1A2)
    .flatMap(({ aliases = [] }) => aliases)
    .find((code) => code.startsWith(`${country}-`));
  if (subdivision !== undefined) return { country, subdivision };
  const near = subdivisionsAround(country, { latitude, longitude }) ?? [];
  if (near.length === 1) return { country, subdivision: near[0]! };
  return near.length === 0 ? { country } : { country, near };
}
