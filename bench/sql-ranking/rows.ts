import type { Listing } from "../../src/contract/listing.ts";
import { indexedText } from "../../src/search/postings/indexed-terms.ts";
import { RANKING } from "../../src/search/ranking/weights.ts";
import { fold, foldLabel } from "../../src/search/text/fold.ts";
import { languages } from "../generator/languages.ts";
import { interestTypes } from "../generator/tables/tags-and-interests.ts";

/** What stands for an interest: its id, and its names in every language. */
const wordsOfInterest = interestTypes.map(({ id, name }) => ({
  id,
  words: new Set([id, ...Object.values(name)].map(foldLabel)),
}));

/** A listing as its row of the table `listing`, its text in four weights; see src/search/ranking/weights.ts for `base`. */
export function rowOf(listing: Listing) {
  const [lat, lng] = listing.geoLocation!;
  const preferences = Object.values(listing.preferences ?? {});
  const declared = preferences.flatMap(({ userInterests = [] }) => userInterests);
  const named = [...Object.values(listing.activityTags ?? {}), ...Object.values(listing.keywords ?? {})];
  const { name, keywords, place, summary, rest } = indexedText("listing", listing);
  return {
    id: listing.id,
    lat,
    lng,
    hosts: listing.hostIds ?? [],
    base: baseOf(listing),
    featured: listing.featured ?? false,
    priority: listing.priority ?? 0,
    score: listing.score ?? -1,
    updated_at: listing.updatedAt ?? 0,
    trip: preferences.flatMap(({ tripType = [] }) => tripType),
    interests: interestsIn(declared),
    mentioned: interestsIn(named.flat()),
    name: textOf(name),
    keywords: textOf(keywords),
    summary: textOf(summary),
    rest: textOf([...place, ...rest]),
  };
}

/** A listing as rows of the table `listing_body`: for each language what it says in it. */
export function bodiesOf(listing: Listing) {
  return languages.map((lang) => {
    const inLanguage = Object.entries(listing).map(([field, value]) => [field, valueIn(value, lang)]);
    return { id: listing.id, lang, body: Object.fromEntries(inLanguage) };
  });
}

function valueIn(value: unknown, lang: string): unknown {
  const isMap = typeof value === "object" && value !== null && lang in value;
  return isMap ? (value as Record<string, unknown>)[lang] : value;
}

function baseOf({ score, providerRating, reviewSiteRating, featured, priority = 0 }: Listing): number {
  const ratings = [providerRating, reviewSiteRating].filter((rating) => rating !== undefined);
  const { ratingPrior, ratingPriorStrength, featuredBonus, priorityBonus, priorityHalf } = RANKING;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const mean = (ratingPriorStrength * ratingPrior + sum) / (ratingPriorStrength + ratings.length) / 5;
  const bonus = (featured ? featuredBonus : 0) + (priorityBonus * priority) / (priority + priorityHalf);
  return Math.min(1, (score === undefined ? mean : score / 100) + bonus);
}

function interestsIn(texts: readonly string[]): string[] {
  const folded = texts.map(foldLabel);
  return wordsOfInterest.filter(({ words }) => folded.some((text) => words.has(text))).map(({ id }) => id);
}

function textOf(texts: readonly { text: string }[]): string {
  return texts.map(({ text }) => fold(text)).join("\n");
}
