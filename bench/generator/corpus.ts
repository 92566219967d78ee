import { type City, cityOf } from "./cities.ts";
import { Random } from "./random.ts";

/** How large a corpus is and which one. All numbers are whole. */
export interface CorpusOptions {
  /** The same seed and numbers give the same records; below 2^32. */
  seed: number;
  /** Number of the organisation, from 0: others have other records (default 0). */
  organisation?: number;
  listings: number;
  guides: number;
  cities: number;
  /** Hosts of all cities together (default: two a city). */
  hosts?: number;
  /** Geo areas a city; every listing lies in one (default 12). */
  areasPerCity?: number;
}

/** Streams of random numbers: one for each kind of thing that is drawn. */
export const streams = { city: 1, host: 2, geoArea: 3, listing: 4, guide: 5, membership: 6 } as const;

/** What records need to know of each other before the first one is written. */
export interface Corpus extends Required<CorpusOptions> {
  cityList: readonly City[];
  /** The listings of each guide, by number. */
  listingsOfGuide: readonly (readonly number[])[];
  /** The guides of each listing that is in one, by number. */
  guidesOfListing: ReadonlyMap<number, readonly number[]>;
  /** The stream of one record. */
  random(stream: keyof typeof streams, index: number): Random;
}

/** Epoch milliseconds: the day generated records were last changed, or up to two years before it. */
const NEWEST_UPDATE = Date.UTC(2026, 0, 1);
const OLDEST_UPDATE = Date.UTC(2024, 0, 1);

/** Throws RangeError for numbers that make no corpus. */
export function corpusOf(options: CorpusOptions): Corpus {
  const { seed, organisation = 0, listings, guides, cities } = options;
  const { hosts = cities * 2, areasPerCity = 12 } = options;
  const numbers = { seed, organisation, listings, guides, cities, hosts, areasPerCity };
  for (const [name, value] of Object.entries(numbers)) {
    const least = name === "cities" || name === "areasPerCity" ? 1 : 0;
    if (!(Number.isSafeInteger(value) && value >= least)) {
      throw new RangeError(`${name} must be a whole number of at least ${least}, not ${value}`);
    }
  }
  const random = (stream: keyof typeof streams, index: number) =>
    new Random(seed, organisation * 16 + streams[stream], index);
  const cityList = Array.from({ length: cities }, (_, number) =>
    cityOf(seed, organisation * 16 + streams.city, number, areasPerCity),
  );
  const listingsOfGuide = Array.from({ length: guides }, (_, guide) =>
    listingsFor(numbers, guide % cities, random("membership", guide)),
  );
  return { ...numbers, cityList, listingsOfGuide, guidesOfListing: inverse(listingsOfGuide), random };
}

/** About 20 listings of a city. Listing `n` lies in city `n % cities`. */
function listingsFor({ listings, cities }: CorpusOptions, city: number, random: Random): number[] {
  const inCity = Math.max(0, Math.ceil((listings - city) / cities));
  const wanted = Math.min(random.between(14, 26), inCity);
  const chosen = new Set<number>();
  while (chosen.size < wanted) chosen.add(random.below(inCity) * cities + city);
  return [...chosen];
}

function inverse(listingsOfGuide: readonly (readonly number[])[]): Map<number, number[]> {
  const guidesOfListing = new Map<number, number[]>();
  listingsOfGuide.forEach((listings, guide) => {
    for (const listing of listings) {
      const guides = guidesOfListing.get(listing);
      if (guides) guides.push(guide);
      else guidesOfListing.set(listing, [guide]);
    }
  });
  return guidesOfListing;
}

export const ids = {
  host: (number: number) => `host-${number}`,
  geoArea: (city: number, number: number) => `area-${city}-${number}`,
  listing: (number: number) => `listing-${number}`,
  guide: (number: number) => `guide-${number}`,
};

/** Most hosts that one record names. */
const MAX_HOSTS = 8;

/** Hosts of a city that show a record. Host `n` belongs to city `n % cities`; one record in ten is for every host. */
export function hostIdsIn(corpus: Corpus, city: number, random: Random): string[] {
  if (random.chance(0.1)) return [];
  const hostIds: string[] = [];
  for (let host = city; host < corpus.hosts && hostIds.length < MAX_HOSTS; host += corpus.cities) {
    if (random.chance(0.8)) hostIds.push(ids.host(host));
  }
  return hostIds;
}

/** One record in fifty is not active. */
export function statusOf(random: Random): "active" | "draft" | "inactive" | "archived" {
  return random.chance(0.98) ? "active" : random.pick(["draft", "inactive", "archived"]);
}

export function updatedAtOf(random: Random): number {
  return OLDEST_UPDATE + random.below((NEWEST_UPDATE - OLDEST_UPDATE) / 1_000) * 1_000;
}
