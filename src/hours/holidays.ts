import { createRequire } from "node:module";
import type { CountryOfPlace } from "./country-of.ts";
import { dayNumber, yearOf } from "./local-time.ts";
import type { Holiday } from "./notation/tokens.ts";

/** The holidays of a place. */
export interface Holidays {
  /** Whether a day (a number of local-time.ts) is one; undefined where the holidays of its year are not known. */
  isHoliday(holiday: Holiday, day: number): boolean | undefined;
}

const DAY_MS = 86_400_000;

type Library = typeof import("opening_hours").default;

let library: Library | undefined;

/**
 * The holidays of a country, or none known where it is unknown. They are the tables of the library opening_hours.js, which are read a
 * year at a time when first asked for; days that are holidays in some parts of a country only count where the part is known.
 */
export function holidaysOf(country: CountryOfPlace | undefined): Holidays {
  const years = new Map<string, ReadonlySet<number> | undefined>();
  return {
    isHoliday(holiday, day) {
      const year = yearOf(day);
      const key = `${holiday}${year}`;
      if (!years.has(key)) years.set(key, country && holidaysOfYear(holiday, year, country));
      return years.get(key)?.has(day);
    },
  };
}

function holidaysOfYear(
  holiday: Holiday,
  year: number,
  { countryCode, region = "" }: CountryOfPlace,
): ReadonlySet<number> | undefined {
  library ??= createRequire(import.meta.url)("opening_hours") as Library;
  const Table = library;
  const address = { country_code: countryCode.toLowerCase(), state: region };
  return quietly(() => {
    const table = new Table(holiday, { lat: 0, lon: 0, address });
    const days = new Set<number>();
    for (let day = dayNumber(year, 1, 1); day < dayNumber(year + 1, 1, 1); day++) {
      const date = new Date(day * DAY_MS);
      // The library reads the clock of the process; noon is on the same date whatever its zone.
      const noon = new Date(year, date.getUTCMonth(), date.getUTCDate(), 12);
      if (table.getState(noon)) days.add(day);
    }
    return days;
  });
}

/** Undefined where the library throws: so it says that it has no such table. It says it on the console as well, which is no operator's concern. */
function quietly<T>(read: () => T): T | undefined {
  const { error } = console;
  console.error = () => {};
  try {
    return read();
  } catch {
    return undefined;
  } finally {
    console.error = error;
  }
}
