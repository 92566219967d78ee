import { readFileSync } from "node:fs";

/** Numbers to dial in a country, which may be the same. */
export interface EmergencyNumbers {
  police: string;
  ambulance: string;
  fire: string;
}

/** Numbers to call where it can wait. */
export interface Helplines {
  doctor?: string;
  police?: string;
}

let emergencies: Record<string, string> | undefined;
let helplines: Record<string, Helplines> | undefined;

function readCountries<Of>(file: string): Record<string, Of> {
  const { countries } = JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as {
    countries: Record<string, Of>;
  };
  return Object.assign(Object.create(null), countries);
}

/** The helplines of a country (ISO 3166-1 alpha-2 code), as far as they are known. */
export function helplinesOf(country: string | undefined): Helplines {
  helplines ??= readCountries<Helplines>("helplines.json");
  return (country === undefined ? undefined : helplines[country]) ?? {};
}

/** The emergency numbers of a country (ISO 3166-1 alpha-2 code); undefined where they are not known. */
export function emergencyNumbersOf(country: string | undefined): EmergencyNumbers | undefined {
  emergencies ??= readCountries<string>("emergency-numbers.json");
  const listed = country === undefined ? undefined : emergencies[country];
  if (!listed) return undefined;
  const [police = listed, ambulance = police, fire = police] = listed.split(" ");
  return { police, ambulance, fire };
}
