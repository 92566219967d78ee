import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { holidaysIn } from "../../src/hours/holidays.ts";
import { findJurisdiction } from "../../src/hours/jurisdiction.ts";
import { dateOfDay, dayNumber, utcOffsetMs } from "../../src/hours/local-time.ts";
import { findTimeZone } from "../../src/hours/zone-at.ts";

/*
 * Holds what positions tell (time zone, part of a country, its holidays) against second sources, which are no dependencies:
 *
 *     mkdir FOLDER && npm install --prefix FOLDER geo-tz@8 date-holidays@3 country-state-city@3
 *     node bench/whereabouts/run.ts FOLDER
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("give the folder in which the second sources are installed");
const load = createRequire(join(resolve(folder), "x.js"));
const { find: zonesAt } = load("geo-tz/all") as { find: (latitude: number, longitude: number) => string[] };
const SecondHolidays = load("date-holidays") as new (
  country: string,
  state?: string,
) => { getHolidays(year: number): { date: string; type: string; start: Date; end: Date }[] };
type Row = [name: string, country: string, state: string, latitude: string, longitude: string];
const towns = (load("country-state-city/lib/assets/city.json") as Row[]).flatMap(
  ([name, country, state, y, x]) => {
    const town = { name, country, state, latitude: Number(y), longitude: Number(x) };
    const isOnEarth = Math.abs(town.latitude) <= 90 && Math.abs(town.longitude) <= 180;
    return isOnEarth && (town.latitude !== 0 || town.longitude !== 0) ? [town] : [];
  },
);

compareZones(20_000);
compareParts();
compareHolidays([2025, 2026, 2027]);

/** Towns drawn evenly from the list: does a clock there show what geo-tz says? */
function compareZones(count: number): void {
  const counts = { towns: 0, same: 0, none: 0, wrong: 0 };
  for (let at = 0; at < count; at++) {
    const town = towns[Math.floor((at * towns.length) / count)]!;
    const zones = zonesAt(town.latitude, town.longitude).filter((zone) => !zone.startsWith("Etc/"));
    if (zones.length === 0) continue;
    const found = findTimeZone(town);
    const isSame = found !== undefined && zones.some((zone) => clockOf(zone) === clockOf(found));
    counts.towns++;
    counts[found === undefined ? "none" : isSame ? "same" : "wrong"]++;
  }
  console.log("Time zones against geo-tz:", counts);
}

function clockOf(zone: string): string {
  return Array.from({ length: 12 }, (_, month) => utcOffsetMs(Date.UTC(2026, month, 15), zone)).join();
}

/** Countries whose states in the second source are those of our borders. */
function compareParts(): void {
  const told: Record<string, Record<string, number>> = {};
  for (const town of towns) {
    if (!/^(AR|AU|BO|BR|CA|CH|CL|DE|IN|MY|NI|NZ|SV|US)$/.test(town.country)) continue;
    const newer: Record<string, string> = {
      "IN-TG": "IN-TS",
      "IN-OR": "IN-OD",
      "IN-UT": "IN-UK",
      "IN-CT": "IN-CG",
    };
    const code = newer[`${town.country}-${town.state}`] ?? `${town.country}-${town.state}`;
    const found = findJurisdiction(town);
    if (found?.country !== town.country) continue;
    told[town.country] ??= { towns: 0, same: 0, near: 0, unknown: 0, wrong: 0 };
    const counts = told[town.country]!;
    const kind =
      found.subdivision === code ? "same" : found.subdivision ? "wrong" : found.near ? "near" : "unknown";
    counts.towns!++;
    counts[kind]!++;
  }
  console.log("Parts of countries against the states of towns:");
  console.table(told);
}

/** A town of each of 36 regions: public holidays of ours (told, uncertain) against those of date-holidays. */
function compareHolidays(years: readonly number[]): void {
  const regions: readonly (readonly [
    place: string,
    latitude: number,
    longitude: number,
    country: string,
    state?: string,
  ])[] = [
    ["Munich", 48.137, 11.575, "DE", "BY"],
    ["Berlin", 52.52, 13.405, "DE", "BE"],
    ["Stuttgart", 48.776, 9.183, "DE", "BW"],
    ["Cologne", 50.938, 6.96, "DE", "NW"],
    ["Dresden", 51.05, 13.738, "DE", "SN"],
    ["Hamburg", 53.551, 9.994, "DE", "HH"],
    ["Saarbrücken", 49.24, 6.997, "DE", "SL"],
    ["Erfurt", 50.978, 11.029, "DE", "TH"],
    ["Zurich", 47.377, 8.541, "CH", "ZH"],
    ["Lugano", 46.004, 8.951, "CH", "TI"],
    ["Geneva", 46.204, 6.143, "CH", "GE"],
    ["Bern", 46.948, 7.447, "CH", "BE"],
    ["Lucerne", 47.05, 8.309, "CH", "LU"],
    ["Barcelona", 41.387, 2.17, "ES", "CT"],
    ["Madrid", 40.417, -3.703, "ES", "MD"],
    ["Seville", 37.389, -5.984, "ES", "AN"],
    ["Bilbao", 43.263, -2.935, "ES", "PV"],
    ["Palma", 39.57, 2.65, "ES", "IB"],
    ["Santiago", 42.878, -8.545, "ES", "GA"],
    ["Edinburgh", 55.953, -3.188, "GB", "SCT"],
    ["London", 51.507, -0.128, "GB", "ENG"],
    ["Belfast", 54.597, -5.93, "GB", "NIR"],
    ["Cardiff", 51.481, -3.179, "GB", "WLS"],
    ["Sydney", -33.868, 151.209, "AU", "NSW"],
    ["Melbourne", -37.814, 144.963, "AU", "VIC"],
    ["Perth", -31.953, 115.857, "AU", "WA"],
    ["Toronto", 43.651, -79.383, "CA", "ON"],
    ["Montreal", 45.502, -73.567, "CA", "QC"],
    ["Vancouver", 49.283, -123.121, "CA", "BC"],
    ["Boston", 42.36, -71.058, "US", "MA"],
    ["San Francisco", 37.775, -122.419, "US", "CA"],
    ["New Orleans", 29.951, -90.072, "US", "LA"],
    ["Strasbourg", 48.573, 7.752, "FR", "GES"],
    ["Paris", 48.857, 2.352, "FR"],
    ["São Paulo", -23.55, -46.633, "BR", "SP"],
    ["Kyoto", 35.011, 135.768, "JP"],
  ];
  const rows: Record<string, object> = {};
  const sum = { both: 0, "uncertain, theirs": 0, "only ours": 0, "only theirs": 0 };
  for (const [place, latitude, longitude, country, state] of regions) {
    const jurisdiction = findJurisdiction({ latitude, longitude });
    const ours = holidaysIn(jurisdiction);
    const counts = { both: 0, "uncertain, theirs": 0, "only ours": 0, "only theirs": 0 };
    const differ: string[] = [];
    for (const year of years) {
      const second = new SecondHolidays(country, state).getHolidays(year);
      const theirs = new Set(
        second.filter(({ type }) => type === "public").map(({ date }) => date.slice(0, 10)),
      );
      for (let day = dayNumber(year, 1, 1); day < dayNumber(year + 1, 1, 1); day++) {
        const [own, has] = [ours.isHoliday("PH", day), theirs.has(dateOfDay(day))];
        const kind =
          own && has
            ? "both"
            : own
              ? "only ours"
              : has && own === undefined
                ? "uncertain, theirs"
                : has
                  ? "only theirs"
                  : undefined;
        if (kind === undefined) continue;
        counts[kind]++;
        sum[kind]++;
        if (kind !== "both")
          differ.push(`${own ? "+" : own === undefined ? "?" : "-"}${dateOfDay(day).slice(2)}`);
      }
    }
    const part = jurisdiction?.subdivision ?? jurisdiction?.near?.join("/") ?? jurisdiction?.country;
    rows[place] = { part, ...counts, differ: differ.join(" ").slice(0, 110) };
  }
  console.log(`Public holidays of ${years.join(", ")} against date-holidays:`);
  console.table(rows);
  console.log(sum);
}
