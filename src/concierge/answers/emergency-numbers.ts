import { readFileSync } from "node:fs";

/** Numbers to dial in a country, which may be the same. */
export interface EmergencyNumbers {
  police: string;
  ambulance: string;
  fire: string;
}

let countries: Record<string, string> | undefined;

/** The emergency numbers of a country (ISO 3166-1 alpha-2 code); undefined where they are not known. */
export function emergencyNumbersOf(country: string | undefined): EmergencyNumbers | undefined {
  countries ??= (
    JSON.parse(readFileSync(new URL("emergency-numbers.json", import.meta.url), "utf8")) as {
      countries: Record<string, string>;
    }
  ).countries;
  const listed = country !== undefined && Object.hasOwn(countries, country) ? countries[country] : undefined;
  if (!listed) return undefined;
  const [police = listed, ambulance = police, fire = police] = listed.split(" ");
  return { police, ambulance, fire };
}
