import type { GeoLocation } from "../../src/contract/common.ts";
import { type ProperName, properName, streetName } from "./names.ts";
import { Random } from "./random.ts";

export interface Neighbourhood {
  name: ProperName;
  at: GeoLocation;
}

export interface City {
  number: number;
  name: ProperName;
  at: GeoLocation;
  timeZoneName: string;
  currencyCode: string;
  /** First digits of its postcodes. */
  postcode: number;
  streets: readonly string[];
  neighbourhoods: readonly Neighbourhood[];
}

type Anchor = readonly [lat: number, lng: number, timeZoneName: string, currencyCode: string];

/** Where cities lie, all continents and the two awkward places first: on the antimeridian, and around a pole. */
const anchors: readonly Anchor[] = [
  [55.676, 12.568, "Europe/Copenhagen", "DKK"],
  [-16.85, 179.995, "Pacific/Fiji", "FJD"],
  [89.99, -30, "Arctic/Longyearbyen", "NOK"],
  [35.681, 139.767, "Asia/Tokyo", "JPY"],
  [40.713, -74.006, "America/New_York", "USD"],
  [-33.869, 151.209, "Australia/Sydney", "AUD"],
  [-22.907, -43.173, "America/Sao_Paulo", "BRL"],
  [-1.286, 36.817, "Africa/Nairobi", "KES"],
  [48.857, 2.352, "Europe/Paris", "EUR"],
  [28.614, 77.209, "Asia/Kolkata", "INR"],
  [0.0, 0.0, "Africa/Accra", "GHS"],
  [-77.846, 166.676, "Antarctica/McMurdo", "NZD"],
];

const EARTH_RADIUS_METRES = 6_371_008.8;
/** Deviation of the middles of neighbourhoods around the middle of their city. */
const CITY_METRES = 3_000;
/** Deviation of places around the middle of their neighbourhood. */
const NEIGHBOURHOOD_METRES = 800;
const STREETS = 150;

/** City `number` of a corpus (from 0): the anchors in turn; further rounds lie some hundred kilometres beside them. */
export function cityOf(seed: number, stream: number, number: number, neighbourhoodCount: number): City {
  const random = new Random(seed, stream, number);
  const [lat, lng, timeZoneName, currencyCode] = anchors[number % anchors.length]!;
  const at = number < anchors.length ? ([lat, lng] as GeoLocation) : around([lat, lng], 200_000, random);
  return {
    number,
    name: properName(random),
    at,
    timeZoneName,
    currencyCode,
    postcode: random.between(100, 999),
    streets: Array.from({ length: STREETS }, () => streetName(random)),
    neighbourhoods: Array.from({ length: neighbourhoodCount }, () => ({
      name: properName(random),
      at: around(at, CITY_METRES, random),
    })),
  };
}

/** A place in a neighbourhood. */
export function placeIn(neighbourhood: Neighbourhood, random: Random): GeoLocation {
  return around(neighbourhood.at, NEIGHBOURHOOD_METRES, random);
}

/**
 * A position normally distributed around another, with this deviation in metres to the north and to the east, to six
 * decimals (11 cm). It goes along a great circle, so that nothing special happens at poles and antimeridian.
 */
export function around([lat, lng]: GeoLocation, deviationMetres: number, random: Random): GeoLocation {
  const north = random.normal() * deviationMetres;
  const east = random.normal() * deviationMetres;
  const distance = Math.hypot(north, east) / EARTH_RADIUS_METRES;
  const bearing = Math.atan2(east, north);
  const from = radians(lat);
  const sine = Math.sin(from) * Math.cos(distance) + Math.cos(from) * Math.sin(distance) * Math.cos(bearing);
  const to = Math.asin(Math.max(-1, Math.min(1, sine)));
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(distance) * Math.cos(from),
    Math.cos(distance) - Math.sin(from) * sine,
  );
  return [rounded(degrees(to)), rounded(((((lng + degrees(turn) + 180) % 360) + 360) % 360) - 180)];
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function rounded(angle: number): number {
  return Math.round(angle * 1e6) / 1e6;
}
