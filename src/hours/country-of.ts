import { createRequire } from "node:module";

/** A country and, where one is known, the part of it that has laws of its own. */
export interface CountryOfPlace {
  /** ISO 3166-1 alpha-2 in capitals; that of the territory where it has one of its own ("HK", "PR"). */
  countryCode: string;
  /** English name of a part without such a code ("Scotland"). */
  region?: string;
}

type CountryCoder = typeof import("@rapideditor/country-coder");

let coder: CountryCoder | undefined;

/** The country of a position in decimal degrees; undefined at sea. The borders are loaded at the first call. */
export function countryOf({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): CountryOfPlace | undefined {
  coder ??= createRequire(import.meta.url)("@rapideditor/country-coder") as CountryCoder;
  const around = coder.featuresContaining([longitude, latitude]).map(({ properties }) => properties);
  const country = around.find(
    ({ iso1A2, level }) => iso1A2 && (level === "territory" || level === "country"),
  );
  if (!country?.iso1A2) return undefined;
  const region = around.find(({ iso1A2, level }) => !iso1A2 && level === "territory")?.nameEn;
  return region === undefined ? { countryCode: country.iso1A2 } : { countryCode: country.iso1A2, region };
}
