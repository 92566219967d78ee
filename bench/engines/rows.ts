import type { Listing } from "../../src/contract/listing.ts";
import { listingSearchParameters } from "../../src/contract/parameters.ts";
import { indexedText } from "../../src/search/postings/indexed-terms.ts";
import { RANKING } from "../../src/search/ranking/weights.ts";
import { fold, foldLabel } from "../../src/search/text/fold.ts";
import type { CorpusOptions } from "../generator/corpus.ts";
import { generateRecords } from "../generator/generate-records.ts";
import { interestTypes } from "../generator/tables/tags-and-interests.ts";
import { checked, type Query } from "../harness/requests.ts";

/** The language that questions are asked in. */
export const LANG = "en-GB";
/** Of every host of the generator. */
export const RADIUS_METRES = 25_000;
export const HITS = 20;

/** A listing as every engine but Waymark gets it: what is filtered and ranked by is ready, and its words are folded and cut. */
export interface Row {
  /** 1-based. */
  n: number;
  id: string;
  lat: number;
  lng: number;
  /** None: it is for every host. */
  hosts: string[];
  /** See src/search/ranking/weights.ts. */
  base: number;
  featured: number;
  priority: number;
  /** -1 where there is none. */
  score: number;
  updatedAt: number;
  /** Bits of {@link TRIPS}. */
  trip: number;
  /** Interests that it declares, and those that its tags or keywords name: bits by the vocabulary's order. */
  interests: number;
  mentioned: number;
  /** Each word of any language once, with spaces between. */
  words: string;
  /** What it says in {@link LANG}, as JSON. */
  body: string;
}

const TRIPS: Readonly<Record<string, number>> = { business: 1, pleasure: 2, both: 3 };

/** The active listings of a corpus, in the order of `n`. */
export function* rowsOf(options: CorpusOptions): Generator<Row> {
  let n = 0;
  for (const { kind, record } of generateRecords(options)) {
    if (kind === "listing" && record.status === "active") yield rowOf(record as Listing, ++n);
  }
}

function rowOf(listing: Listing, n: number): Row {
  const [lat, lng] = listing.geoLocation!;
  const preferences = Object.values(listing.preferences ?? {});
  const named = [...Object.values(listing.activityTags ?? {}), ...Object.values(listing.keywords ?? {})];
  const texts = Object.values(indexedText("listing", listing)).flat();
  return {
    n,
    id: listing.id,
    lat,
    lng,
    hosts: listing.hostIds ?? [],
    base: baseOf(listing),
    featured: listing.featured ? 1 : 0,
    priority: listing.priority ?? 0,
    score: listing.score ?? -1,
    updatedAt: listing.updatedAt ?? 0,
    trip: preferences.flatMap(({ tripType = [] }) => tripType).reduce((all, trip) => all | TRIPS[trip]!, 0),
    interests: interestsIn(preferences.flatMap(({ userInterests = [] }) => userInterests)),
    mentioned: interestsIn(named.flat()),
    words: [...new Set(texts.flatMap((text, i) => (i % 2 === 1 ? wordsOf(text) : [])))].join(" "),
    body: JSON.stringify(listing, (_, value) => value?.[LANG] ?? value),
  };
}

const known = new Map<string, readonly string[]>();

/** The words of a text, folded; each piece of text between spaces is looked at once. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((piece) => {
    const words = known.get(piece) ?? fold(piece).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    known.set(piece, words);
    return words;
  });
}

function baseOf({ score, providerRating, reviewSiteRating, featured, priority = 0 }: Listing): number {
  const ratings = [providerRating, reviewSiteRating].filter((rating) => rating !== undefined);
  const { ratingPrior, ratingPriorStrength, featuredBonus, priorityBonus, priorityHalf } = RANKING;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const mean = (ratingPriorStrength * ratingPrior + sum) / (ratingPriorStrength + ratings.length) / 5;
  const bonus = (featured ? featuredBonus : 0) + (priorityBonus * priority) / (priority + priorityHalf);
  return Math.min(1, (score === undefined ? mean : score / 100) + bonus);
}

/** What stands for an interest: its id, and its names in every language. */
const namesOfInterests = interestTypes.map(
  ({ id, name }) => new Set([id, ...Object.values(name)].map(foldLabel)),
);

function interestsIn(texts: readonly string[]): number {
  const folded = texts.map(foldLabel);
  return namesOfInterests.reduce(
    (bits, names, bit) => (folded.some((text) => names.has(text)) ? bits | (1 << bit) : bits),
    0,
  );
}

/** A listing search, as Waymark takes it and as the others do. */
export interface Question {
  query: Query;
  request: ReturnType<typeof checked<typeof listingSearchParameters>>[number];
  host: string | undefined;
  centre: [lat: number, lng: number] | undefined;
  /** The bits of an interest, and its share of all weights. */
  interests: { bit: number; weight: number }[];
  /** Bits of the trip that is asked for; 0: none is. */
  trip: number;
  /** Folded; all must be there, the last one also as the beginning of a word. Undefined: no words are asked for. */
  words: string[] | undefined;
}

export function questionOf(query: Query): Question {
  const [request] = checked(listingSearchParameters, [query]);
  const { profileId: host, latlng: centre, userInterests, tripType, searchQuery } = request!;
  const sum = userInterests.reduce((all, { weight }) => all + weight, 0);
  return {
    query,
    request: request!,
    host,
    centre: centre as Question["centre"],
    interests: userInterests.map(({ id, weight }) => ({
      bit: 1 << interestTypes.findIndex((one) => one.id === id),
      weight: weight / sum,
    })),
    trip: query.tripType ? TRIPS[tripType]! : 0,
    words: searchQuery === undefined ? undefined : wordsOf(searchQuery),
  };
}

/** An answer as JSON, of the bodies of its listings. */
export function answerOf(total: number, bodies: readonly string[]): Buffer {
  return Buffer.from(`{"results":[${bodies.join(",")}],"total":${total}}`, "utf8");
}
