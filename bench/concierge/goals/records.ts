import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Domain } from "./templates.ts";

/** A place of the catalogue, with what a traveller may wish of it. */
export interface Place {
  id: string;
  name: string;
  domain: Domain;
  location: [lat: number, lng: number];
  wishes: Readonly<Partial<Record<Wish, string>>>;
}

/** What can be wished for: values of the catalogue ("centre", "moderate", "modern european"); "yes" for parking and internet. */
export type Wish = "area" | "price" | "food" | "type" | "stars" | "parking" | "internet";

interface Row {
  name: string;
  location: [number, number];
  area: string;
  pricerange: string;
  type: string;
  food?: string;
  stars?: string;
  parking?: string;
  internet?: string;
}

const PRICE_LEVELS: Readonly<Record<string, number>> = { free: 0, cheap: 1, moderate: 2, expensive: 3 };
const HOST = { id: "station-hotel", at: [52.1944, 0.1376] };

/** The places of MultiWOZ's database: a folder with `restaurant_db.json`, `attraction_db.json` and `hotel_db.json`. */
export function readCatalogue(folder: string): Place[] {
  return (["restaurant", "attraction", "hotel"] as const).flatMap((domain) => {
    const rows: Row[] = JSON.parse(readFileSync(join(folder, `${domain}_db.json`), "utf8"));
    return rows.map((row, number) => ({
      id: `${domain}-${number}`,
      name: row.name,
      domain,
      location: row.location,
      wishes: wishesOf(domain, row),
    }));
  });
}

function wishesOf(domain: Domain, row: Row): Place["wishes"] {
  const { area, pricerange, type, food, stars, parking, internet } = row;
  return {
    area,
    ...(pricerange in PRICE_LEVELS ? { price: pricerange } : {}),
    ...(domain === "restaurant" ? { food } : { type }),
    ...(domain === "hotel" ? { stars } : {}),
    ...(parking === "yes" ? { parking } : {}),
    ...(internet === "yes" ? { internet } : {}),
  };
}

/** The same as records in the service's own format, with a host by the station. */
export function recordsOf(places: readonly Place[]): object[] {
  const host = {
    kind: "host",
    id: HOST.id,
    name: "Station Hotel",
    status: "active",
    geoLocation: HOST.at,
    timeZoneName: "Europe/London",
    languageCodes: ["en-GB"],
    defaultLanguageCode: "en-GB",
  };
  return [host, ...places.map(recordOf)];
}

export const PROFILE_ID = HOST.id;

function recordOf({ id, name, domain, location, wishes }: Place): object {
  const { area, price, food, type, stars, parking, internet } = wishes;
  const tags = [
    ...(domain === "restaurant" ? ["restaurant"] : []),
    ...(stars === undefined ? [] : [`${stars} stars`]),
    ...(parking ? ["parking"] : []),
    ...(internet ? ["internet"] : []),
  ];
  return {
    kind: "listing",
    id,
    status: "active",
    name: { "en-GB": name },
    category: { "en-GB": food ?? type },
    ...(tags.length > 0 ? { activityTags: { "en-GB": tags } } : {}),
    geoLocation: location,
    neighborhood: area,
    ...(price === undefined ? {} : { priceLevel: PRICE_LEVELS[price] }),
  };
}
